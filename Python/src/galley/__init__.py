"""Galley from Python: images of scenes, drawn by processes of ``galley``. The guide is Guides/Python.md."""

from ._batch import Batch, Row, batch
from ._cache import Cache
from ._commands import GoldenCase, GoldenResult, check, golden_check, schema
from ._errors import (
    CrashError,
    DataError,
    ExistsError,
    FileError,
    GalleyError,
    HangError,
    LimitError,
    NotFoundError,
    Problem,
    RequestError,
    SceneError,
    WarningError,
)
from ._image import Image
from ._program import find_galley
from ._renderer import Renderer, render
from ._store import Store

__all__ = [
    "Batch", "Cache", "CrashError", "DataError", "ExistsError", "FileError", "GalleyError", "GoldenCase", "GoldenResult",
    "HangError", "Image", "LimitError", "NotFoundError", "Problem", "Renderer", "RequestError", "Row", "SceneError", "Store",
    "WarningError", "batch", "check", "find_galley", "golden_check", "render", "schema",
]
