"""Images and what is known of them as rows of Parquet files, by PyArrow."""

from __future__ import annotations

import contextlib
import io
import os
import threading
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

from . import _errors

_WORDS = {
    "row": "int64", "name": "string", "path": "string", "status": "string", "width": "int64", "height": "int64", "bytes": "int64",
    "pixels": "string", "warnings": "list", "notes": "list", "error": "string", "fault": "string", "image": "binary",
}
# They are compressed already, or as good as random.
_PLAIN = ("image", "pixels")


@dataclass(frozen=True)
class Written:
    """What became of the rows of a table that was written."""

    rows: int
    failed: int


class Tables:
    """Tables of one schema: the first rows say the types of the columns that are kept of the data.

    :param names: The columns of `_WORDS` that there are.
    :param kept: Columns of the data that come before them.
    """

    def __init__(self, names: Iterable[str], kept: Sequence[str] = ()) -> None:
        import pyarrow

        self._arrow = pyarrow
        kinds = {
            "int64": pyarrow.int64(), "string": pyarrow.string(), "binary": pyarrow.binary(), "list": pyarrow.list_(pyarrow.string()),
        }
        self._own = [pyarrow.field(name, kinds[_WORDS[name]]) for name in names]
        self._kept = tuple(kept)
        own = {field.name for field in self._own}
        for name in self._kept:
            if name in own:
                raise ValueError(f"the column {name!r} is Galley's own: give that of the table another name")
        self._fields: list[Any] | None = None

    def table(self, lines: Sequence[Mapping[str, Any]], data: Sequence[Mapping[str, Any]] = ()) -> Any:
        """The table of lines of a manifest, whose ``image`` is a file's bytes. Raises `ValueError` for a value that is not of
        its column's type."""
        if self._fields is None:
            self._fields = [
                self._arrow.field(name, self._inferred(name, [row.get(name) for row in data])) for name in self._kept
            ]
        columns = [self._array(field, [row.get(field.name) for row in data]) for field in self._fields]
        columns += [self._arrow.array([line.get(field.name) for line in lines], field.type) for field in self._own]
        return self._arrow.Table.from_arrays(columns, schema=self.schema)

    @property
    def schema(self) -> Any:
        return self._arrow.schema([*(self._fields or []), *self._own])

    def _inferred(self, name: str, values: list[Any]) -> Any:
        try:
            kind = self._arrow.array(values).type
        except self._arrow.ArrowException as error:
            raise ValueError(f"the column {name!r} has values of several types: {error}") from error
        return self._arrow.string() if self._arrow.types.is_null(kind) else kind

    def _array(self, field: Any, values: list[Any]) -> Any:
        try:
            return self._arrow.array(values, field.type)
        except (self._arrow.ArrowException, TypeError, OverflowError) as error:
            raise ValueError(f"the column {field.name!r} has type {field.type} by its first rows: {error}") from error

    @property
    def settings(self) -> dict[str, Any]:
        """How columns are written. The same table gives the same bytes."""
        names = [field.name for field in self.schema]
        return {
            "compression": {name: "none" if name in _PLAIN else "snappy" for name in names},
            "use_dictionary": [name for name in names if name not in _PLAIN],
        }


def encoded(names: Iterable[str], lines: Sequence[Mapping[str, Any]]) -> bytes:
    """A file with one group of rows."""
    import pyarrow.parquet

    tables = Tables(names)
    table = tables.table(lines)
    file = io.BytesIO()
    pyarrow.parquet.write_table(table, file, **tables.settings)
    return file.getvalue()


def lines(file: str | IO[bytes]) -> list[dict[str, Any]]:
    """The lines that a file was made of, without the images, which are not read."""
    import pyarrow.parquet

    with pyarrow.parquet.ParquetFile(file) as opened:
        names = [name for name in opened.schema_arrow.names if name != "image"]
        found = opened.read(columns=names).to_pylist()
    return [{key: value for key, value in line.items() if key == "name" or value is not None} for line in found]


class Writer:
    """A Parquet file that is there whole or not at all."""

    def __init__(self, path: str | os.PathLike[str], tables: Tables) -> None:
        self._path = Path(path)
        self._part = self._path.with_name(f".{self._path.name}.{os.getpid()}.{threading.get_ident()}")
        self._tables = tables
        self._writer: Any = None

    def write(self, lines: Sequence[Mapping[str, Any]], data: Sequence[Mapping[str, Any]]) -> None:
        """Adds a group of rows."""
        table = self._tables.table(lines, data)
        with self._refusing():
            self._open().write_table(table)

    def _open(self) -> Any:
        import pyarrow.parquet

        if self._writer is None:
            self._writer = pyarrow.parquet.ParquetWriter(self._part, self._tables.schema, **self._tables.settings)
        return self._writer

    def finish(self) -> None:
        """Gives the file its name."""
        if self._writer is None:
            # Without a row the columns of the table are texts.
            self._tables.table([])
        with self._refusing():
            self._open().close()
            with self._part.open("rb") as file:
                os.fsync(file.fileno())
            self._part.replace(self._path)

    def __enter__(self) -> Writer:
        return self

    def __exit__(self, *error: object) -> None:
        if self._writer is not None:
            try:
                self._writer.close()
            except OSError:
                # The error before it is the one that counts.
                pass
        self._part.unlink(missing_ok=True)

    @contextlib.contextmanager
    def _refusing(self) -> Iterator[None]:
        try:
            yield
        except OSError as error:
            raise _errors.FileError(f"{self._path}: cannot be written: {error}") from error
