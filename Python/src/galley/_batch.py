"""One image for each row of a table."""

from __future__ import annotations

import collections
import json
import os
import sys
import urllib.parse
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import Future
from dataclasses import dataclass, replace
from typing import Any

from . import _errors, _image, _values
from ._renderer import Renderer, Scene
from ._store import Store

Name = str | Callable[[Mapping[str, Any]], str]


@dataclass(frozen=True)
class Row:
    """What became of a row: an image, or an error."""

    number: int
    """From 1, in the order of the table."""
    data: Mapping[str, Any]
    image: _image.Image | None = None
    error: Exception | None = None

    def result(self) -> _image.Image:
        """The image. Raises the row's error where there is none."""
        if self.image is None:
            raise self.error or _errors.GalleyError(f"row {self.number} has no image")
        return self.image

    def to_json(self) -> dict[str, Any]:
        """The row's line of a manifest."""
        if self.image is None:
            return {"row": self.number, "status": "failed", "error": str(self.error)}
        image = self.image
        line: dict[str, Any] = {
            "row": self.number, "path": image.path, "status": "unchanged" if image.is_unchanged else "drawn",
            "width": image.width, "height": image.height, "bytes": image.size, "pixels": image.hash,
        }
        for key, words in (("warnings", image.warnings), ("notes", image.notes)):
            if words:
                line[key] = list(words)
        return line


def batch(
    table: Any, scene: Scene, *, name: Name | None = None, folder: str | os.PathLike[str] | Store | None = None,
    canvas: str | None = None, manifest: str | os.PathLike[str] | None = None, progress: bool | None = None,
    **settings: Any,
) -> Iterator[Row]:
    """Draws the scene with each row of a table and gives back what became of each, in the table's order.

    The table may be an Arrow table, batch, reader or dataset, a pandas or Polars frame, or any iterable of mappings, which is
    read while images are drawn: few rows are in memory at once. A row that fails, that ends its process or that hangs has
    an error, and the others are drawn.

    :param name: The name of each row's file, by `str.format` of its values, as in ``"{id}.png"``, or a function of the row. Two
        rows with one name are an error of the second. Needed with `folder`.
    :param folder: Where files are written, or a `Store` or its URL, such as ``s3://bucket/cards``; without it images have their
        bytes.
    :param manifest: A file that gets a line of JSON for each row.
    :param progress: Whether tqdm shows how far it is; by default where it is installed and somebody looks on.
    :param settings: Those of `Renderer`.
    """
    if folder is not None and name is None:
        raise ValueError("a folder needs names: name=\"{id}.png\", or a function of the row")
    output = None if folder is None else place(folder)
    store = output if isinstance(output, Store) else None
    renderer = Renderer(scene, folder=None if isinstance(output, Store) else output, **settings)
    return _Batch(name, canvas, store).run(table, renderer, manifest, progress)


class Names:
    """The names of the files of rows, each once."""

    def __init__(self, name: Name) -> None:
        self._name = name
        self._numbers: dict[str, int] = {}

    def of(self, number: int, data: Mapping[str, Any]) -> str:
        """The name of a row's file. Raises `RequestError` for a name that an earlier row has, or that lacks a value."""
        try:
            name = self._name.format_map(data) if isinstance(self._name, str) else self._name(data)
        except KeyError as error:
            raise _errors.RequestError(f"the name {self._name!r} needs {error}, which the row does not have") from None
        other = self._numbers.setdefault(name.casefold(), number)
        if other != number:
            raise _errors.RequestError(f"row {other} has the name {name!r}, too")
        return name


def place(folder: str | os.PathLike[str] | Store) -> str | os.PathLike[str] | Store:
    """The folder of this machine, or the store, that a folder or URL means."""
    if isinstance(folder, str) and folder.startswith("file://"):
        # Galley's own files are renamed when they are whole; fsspec's are not.
        return urllib.parse.unquote(urllib.parse.urlsplit(folder).path)
    if isinstance(folder, str) and "://" in folder:
        return Store(folder)
    return folder


class _Batch:
    def __init__(self, name: Name | None, canvas: str | None, store: Store | None) -> None:
        self._names = None if name is None else Names(name)
        self._store = store
        self._canvas = canvas

    def run(self, table: Any, renderer: Renderer, manifest: Any, progress: bool | None) -> Iterator[Row]:
        with renderer:
            lines = None if manifest is None else open(manifest, "w", encoding="utf-8")
            bar = _bar(progress, _values.length(table))
            try:
                for row in self._rows(table, renderer):
                    if lines is not None:
                        lines.write(json.dumps(row.to_json(), ensure_ascii=False) + "\n")
                    if bar is not None:
                        bar.update(1)
                    yield row
            finally:
                for end in (lines, bar):
                    if end is not None:
                        end.close()

    def _rows(self, table: Any, renderer: Renderer) -> Iterator[Row]:
        waiting: collections.deque[tuple[int, Mapping[str, Any], Future[_image.Image]]] = collections.deque()
        for number, data in enumerate(_values.rows(table), 1):
            waiting.append((number, data, self._begin(number, data, renderer)))
            if len(waiting) >= 4 * renderer.processes:
                yield _done(*waiting.popleft())
        while waiting:
            yield _done(*waiting.popleft())

    def _begin(self, number: int, data: Mapping[str, Any], renderer: Renderer) -> Future[_image.Image]:
        try:
            if not isinstance(data, Mapping):
                raise TypeError(f"expected a mapping of names to values, found {type(data).__name__}")
            name = None if self._names is None else self._names.of(number, data)
            return renderer._submit(self._draw, renderer, data, name)
        except Exception as error:
            failed: Future[_image.Image] = Future()
            failed.set_exception(error)
            return failed

    def _draw(self, renderer: Renderer, data: Mapping[str, Any], name: str | None) -> _image.Image:
        image = renderer.render(data, name=name, canvas=self._canvas)
        if self._store is None or name is None:
            return image
        url, is_unchanged = self._store.put(name, image.data)
        return replace(image, data=b"", path=url, is_unchanged=is_unchanged)


def _done(number: int, data: Mapping[str, Any], future: Future[_image.Image]) -> Row:
    try:
        return Row(number, data, image=future.result())
    except Exception as error:
        return Row(number, data, error=error)


def _bar(progress: bool | None, total: int | None) -> Any:
    if progress is False or (progress is None and not sys.stderr.isatty()):
        return None
    try:
        import tqdm.auto
    except ImportError:
        if progress:
            raise
        return None
    return tqdm.auto.tqdm(total=total, unit=" images")
