"""Images that were drawn."""

from __future__ import annotations

import base64
import io
import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from . import _disk, _errors

if TYPE_CHECKING:
    import PIL.Image


@dataclass(frozen=True)
class Image:
    """An image: its file, or where the file is, its size in pixels, and what was said about it."""

    width: int
    """In pixels."""
    height: int
    """In pixels."""
    hash: str
    """A hash of the pixels, the same on every machine."""
    size: int
    """The bytes of the file."""
    milliseconds: float
    """How long it took."""
    data: bytes = field(default=b"", repr=False)
    """The file; empty where it was written to `path`."""
    path: str | None = None
    """The file that was written, its URL in a store, or `None`."""
    is_unchanged: bool = False
    """Whether the file was there already, with the same bytes."""
    warnings: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()

    @classmethod
    def from_answer(cls, answer: Mapping[str, Any]) -> Image:
        """The image of an answer of the protocol that did not fail."""
        data = answer.get("data")
        image = object.__new__(cls)
        # The usual way sets each field of what cannot be changed by a call of its own, which takes three times as long.
        image.__dict__.update({
            "width": answer["width"], "height": answer["height"], "hash": answer["pixels"], "size": answer["bytes"],
            "milliseconds": answer["milliseconds"],
            "data": base64.b64decode(data) if isinstance(data, str) else data or b"",
            "path": answer.get("path") if data is None else None, "is_unchanged": answer["status"] == "unchanged",
            "warnings": tuple(answer.get("warnings", ())), "notes": tuple(answer.get("notes", ())),
        })
        return image

    def __bytes__(self) -> bytes:
        if self.path is None:
            return self.data
        if "://" in self.path:
            raise ValueError(f"{self.path} is in a store: read it there")
        try:
            return Path(self.path).read_bytes()
        except OSError as error:
            raise _errors.FileError(f"{self.path}: cannot be read: {error}") from error

    def save(self, path: str | os.PathLike[str]) -> None:
        """Writes the file as it is, whole or not at all; the extension does not change its format. Raises `FileError` where it
        cannot be written."""
        data = bytes(self)
        with _disk.WholeFile(path) as file:
            file.write(data)
            file.finish()

    def to_pil(self) -> PIL.Image.Image:
        """The image for Pillow, which has to be installed."""
        import PIL.Image

        image = PIL.Image.open(io.BytesIO(bytes(self)))
        image.load()
        return image

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, bytes]:
        data = bytes(self)
        kinds = {b"\x89PNG": "image/png", b"\xff\xd8\xff": "image/jpeg", b"RIFF": "image/webp"}
        return {kind: data for start, kind in kinds.items() if data.startswith(start)}

    def _repr_png_(self) -> bytes | None:
        data = bytes(self)
        return data if data.startswith(b"\x89PNG") else None
