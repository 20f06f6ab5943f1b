"""One image for each row of a table."""

from __future__ import annotations

import collections
import contextlib
import itertools
import json
import os
import string
import sys
import urllib.parse
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, replace
from typing import Any

from . import _disk, _errors, _image, _parquet, _values
from ._renderer import Renderer, Scene
from ._store import Store

Name = str | Callable[[Mapping[str, Any]], str]
_COLUMNS = ("row", "path", "status", "width", "height", "bytes", "pixels", "warnings", "notes", "error")


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
            return {"row": self.number, "status": "failed", "error": _values.unicode(str(self.error))}
        image = self.image
        line: dict[str, Any] = {
            "row": self.number, "path": image.path, "status": "unchanged" if image.is_unchanged else "drawn",
            "width": image.width, "height": image.height, "bytes": image.size, "pixels": image.hash,
        }
        if image.warnings:
            line["warnings"] = list(image.warnings)
        if image.notes:
            line["notes"] = list(image.notes)
        return line


def batch(
    table: Any, scene: Scene, *, name: Name | None = None, folder: str | os.PathLike[str] | Store | None = None,
    canvas: str | None = None, manifest: str | os.PathLike[str] | None = None, progress: bool | None = None,
    **settings: Any,
) -> Batch:
    """Draws the scene with each row of a table and gives back what became of each, in the table's order.

    The table may be an Arrow table, batch, reader or dataset, a pandas or Polars frame, or any iterable of mappings, which is
    read while images are drawn: few rows are in memory at once. A row that fails, that ends its process or that hangs has
    an error, and the others are drawn.

    :param name: The name of each row's file, by `str.format` of its values, as in ``"{id}.png"``, or a function of the row. Two
        rows with one name are an error of the second. Needed with `folder`.
    :param folder: Where files are written, or a `Store` or its URL, such as ``s3://bucket/cards``; without it images have their
        bytes.
    :param manifest: A file that gets a line of JSON for each row. It is there when the last row is given back; a batch that ends
        before that leaves the file as it was. Raises `FileError` where it cannot be written, and `RequestError` for the scene.
    :param progress: Whether tqdm shows how far it is; by default where it is installed and somebody looks on.
    :param settings: Those of `Renderer`.
    """
    if folder is not None and name is None:
        raise ValueError("a folder needs names: name=\"{id}.png\", or a function of the row")
    output = None if folder is None else place(folder)
    store = output if isinstance(output, Store) else None
    if manifest is not None:
        _keep_inputs(manifest, table, scene)
    renderer = Renderer(scene, folder=None if isinstance(output, Store) else output, **settings)
    work = _Work(name, canvas, output, manifest)
    return Batch(work.run(table, renderer, progress), has_bytes=store is None)


def _keep_inputs(manifest: str | os.PathLike[str], table: Any, scene: Scene) -> None:
    """Raises `RequestError` where the manifest is the scene or a file of the table, as an Arrow dataset names them."""
    files = getattr(table, "files", None)
    inputs = [*(files if isinstance(files, list) else []), *([] if isinstance(scene, Mapping) else [scene])]
    for path in inputs:
        if isinstance(path, (str, os.PathLike)) and _disk.is_same(path, manifest):
            raise _errors.RequestError(f"{os.fsdecode(manifest)} is an input of this batch and cannot be its manifest")


class Batch(Iterator[Row]):
    """What became of the rows of a table, one after the other, while they are drawn."""

    def __init__(self, rows: Generator[Row, None, None], has_bytes: bool) -> None:
        self._rows = rows
        self._has_bytes = has_bytes

    def __next__(self) -> Row:
        return next(self._rows)

    def close(self) -> None:
        """Ends the processes; rows that were not drawn are not."""
        self._rows.close()

    def to_parquet(
        self, path: str | os.PathLike[str], *, columns: Sequence[str] = (), images: bool = True, rows_of_group: int = 1000
    ) -> _parquet.Written:
        """Writes a row for each of the table into a Parquet file, by PyArrow: ``row``, ``path``, ``status``, ``width``,
        ``height``, ``bytes``, ``pixels`` (the hash), ``warnings``, ``notes``, ``error`` and ``image``, the file's bytes.

        The file is there when all rows are, whole or not at all; `rows_of_group` images are in memory at once. Raises
        `FileError` where it cannot be written, and `ValueError` for values of other types than those before them, and for
        images that are in a store.

        :param columns: Columns of the table that come along; their first `rows_of_group` values say their types.
        :param images: Whether images are in the file, and not their hashes alone.
        """
        if rows_of_group < 1:
            raise ValueError(f"expected 1 row or more in a group, found {rows_of_group}")
        if images and not self._has_bytes:
            raise ValueError("the images go into a store: images=False writes their hashes, and no folder the images")
        tables = _parquet.Tables([*_COLUMNS, *(["image"] if images else [])], columns)
        total = failed = 0
        try:
            with _parquet.Writer(path, tables) as file:
                while group := list(itertools.islice(self, rows_of_group)):
                    lines = [row.to_json() for row in group]
                    for line, row in zip(lines, group):
                        if images and row.image is not None:
                            line["image"] = bytes(row.image)
                    file.write(lines, [row.data if isinstance(row.data, Mapping) else {} for row in group])
                    total += len(group)
                    failed += sum(row.image is None for row in group)
                file.finish()
        finally:
            self.close()
        return _parquet.Written(total, failed)


class _NameFormat(string.Formatter):
    """What is missing in a row is no part of a name: two rows would share `None.png`."""

    def get_field(self, field_name: str, args: Sequence[Any], kwargs: Mapping[str, Any]) -> Any:
        value, first = super().get_field(field_name, args, kwargs)
        if _values.is_missing(value):
            raise _errors.RequestError(f"the name needs {field_name!r}, which is null in the row")
        return value, first


class Names:
    """The names of the files of rows, each once."""

    def __init__(self, name: Name) -> None:
        self._name = name
        self._numbers: dict[str, int] = {}

    def of(self, number: int, data: Mapping[str, Any]) -> str:
        """The name of a row's file. Raises `RequestError` for a name that an earlier row has, or that lacks a value."""
        try:
            name = _NameFormat().vformat(self._name, (), data) if isinstance(self._name, str) else self._name(data)
        except KeyError as error:
            raise _errors.RequestError(f"the name {self._name!r} needs {error}, which the row does not have") from None
        except (AttributeError, IndexError, TypeError, ValueError) as error:
            if callable(self._name):
                raise
            raise _errors.RequestError(f"the name {self._name!r} cannot be made of the row: {error}") from None
        if not isinstance(name, str):
            raise _errors.RequestError(f"found a name of {type(name).__name__}, expected a text")
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


class _Work:
    def __init__(
        self, name: Name | None, canvas: str | None, output: str | os.PathLike[str] | Store | None,
        manifest: str | os.PathLike[str] | None,
    ) -> None:
        self._names = None if name is None else Names(name)
        self._store = output if isinstance(output, Store) else None
        self._folder = None if isinstance(output, Store) else output
        self._canvas = canvas
        self._manifest = manifest
        self._taken: str | None = None
        if manifest is not None and self._folder is not None:
            self._taken = os.path.relpath(os.path.realpath(manifest), os.path.realpath(self._folder))

    def run(self, table: Any, renderer: Renderer, progress: bool | None) -> Generator[Row, None, None]:
        with contextlib.ExitStack() as ends:
            ends.enter_context(renderer)
            lines = None if self._manifest is None else ends.enter_context(_disk.WholeFile(self._manifest))
            bar = _bar(progress, _values.length(table))
            if bar is not None:
                ends.callback(bar.close)
            is_last = False
            for row, is_last in self._rows(table, renderer):
                if lines is not None:
                    lines.write((json.dumps(row.to_json(), ensure_ascii=False) + "\n").encode())
                    if is_last:
                        # Who knows the number of rows asks for no more than that.
                        lines.finish()
                if bar is not None:
                    bar.update(1)
                yield row
            if lines is not None and not is_last:
                lines.finish()

    def _rows(self, table: Any, renderer: Renderer) -> Iterator[tuple[Row, bool]]:
        """Each row, and whether it is the last one."""
        waiting: collections.deque[tuple[int, Mapping[str, Any], Future[_image.Image]]] = collections.deque()
        for number, data in enumerate(_values.rows(table), 1):
            waiting.append((number, data, self._begin(number, data, renderer)))
            if len(waiting) >= 4 * renderer.processes:
                yield _done(*waiting.popleft()), False
        while waiting:
            row = _done(*waiting.popleft())
            yield row, not waiting

    def _begin(self, number: int, data: Mapping[str, Any], renderer: Renderer) -> Future[_image.Image]:
        try:
            name = self._name(number, _values.mapping(data))
            return renderer._submit(self._draw, renderer, data, name)
        except Exception as error:
            failed: Future[_image.Image] = Future()
            failed.set_exception(error)
            return failed

    def _name(self, number: int, data: Mapping[str, Any]) -> str | None:
        name = None if self._names is None else self._names.of(number, data)
        if name is not None and self._taken is not None and os.path.normpath(name) == self._taken:
            raise _errors.RequestError(f"the image {name!r} would be the manifest")
        return name

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
