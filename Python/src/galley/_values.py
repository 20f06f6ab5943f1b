"""Rows of tables, and the JSON of their values."""

from __future__ import annotations

import datetime
import decimal
import json
import math
import uuid
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from . import _errors


# What the largest `float` has.
_BITS, _EXPONENT = 1024, 308
_ENCODERS = [
    json.JSONEncoder(allow_nan=False, separators=(",", ":"), sort_keys=is_sorted) for is_sorted in (False, True)
]


def mapping(row: Any) -> Mapping[str, Any]:
    """The row. Raises `DataError` for what is no mapping."""
    if not isinstance(row, Mapping):
        raise _errors.DataError(f"found a row of {type(row).__name__}, expected a mapping of names to values")
    return row


def _fault(message: str, path: str) -> _errors.DataError:
    return _errors.DataError(f"{path}: {message}", [_errors.Problem(message, path=path)])


def unicode(text: str) -> str:
    """The text as UTF-8 can have it: half of a surrogate pair, which a row may hold, is its escape."""
    return text.encode("utf-8", "backslashreplace").decode("utf-8")


def _too_large(path: str) -> _errors.DataError:
    return _fault("found a number that is too large, expected at most 1.8e308", path)


def is_missing(value: Any) -> bool:
    """Whether a value is null in JSON: `None`, NaN, NaT and NA."""
    try:
        return _plain(value) is None
    except _errors.DataError:
        return False


def _plain(value: Any, path: str = "$") -> Any:
    """A value that JSON has: what is missing is `None`, a date its text in ISO 8601. Raises `DataError` for another one."""
    if value is None or isinstance(value, (str, bool)):
        return value
    if isinstance(value, int):
        # Python writes none of more than 4,300 digits, and galley reads none that is no `float`.
        if value.bit_length() > _BITS:
            raise _too_large(path)
        return value
    if isinstance(value, float):
        if math.isinf(value):
            raise _fault("found infinity, expected a finite number", path)
        return None if math.isnan(value) else value
    if isinstance(value, Mapping):
        return {str(key): _plain(part, f"{path}.{key}") for key, part in value.items()}
    if isinstance(value, (list, tuple)):
        return [_plain(part, f"{path}[{place}]") for place, part in enumerate(value)]
    # pandas' NaT and NA are neither equal to themselves nor, for NA, true or false.
    if type(value).__name__ in ("NaTType", "NAType"):
        return None
    if isinstance(value, (datetime.date, datetime.time)):
        return value.isoformat()
    if isinstance(value, decimal.Decimal):
        if not value.is_finite():
            return None
        # As a whole number 1e999999999 would have all of its digits.
        if value and value.adjusted() > _EXPONENT:
            raise _too_large(path)
        return int(value) if value == value.to_integral_value() else float(value)
    if isinstance(value, uuid.UUID):
        return str(value)
    if str(getattr(value, "dtype", "")) in ("datetime64[ns]", "timedelta64[ns]") and hasattr(value, "astype"):
        # numpy gives those in nanoseconds back as numbers.
        value = value.astype(f"{value.dtype.kind}8[us]")
    # Not `item` first: of an array with one value it gives the value.
    for method in ("tolist", "item"):
        change = getattr(value, method, None)
        if callable(change):
            try:
                return _plain(change(), path)
            except ValueError:
                continue
    raise _fault(f"found a value of {type(value).__name__}, expected a value of JSON", path)


def to_json(value: Any, *, is_sorted: bool = False) -> str:
    """One line of JSON, with sorted keys where that is said. Raises `DataError` for a value that JSON has not."""
    encoder = _ENCODERS[is_sorted]
    try:
        return encoder.encode(value)
    except (TypeError, ValueError, RecursionError):
        # Few rows have anything but values of JSON: what is missing as NaN, dates, numbers of arrays.
        try:
            return encoder.encode(_plain(value))
        except RecursionError:
            raise _fault("found values within values without an end, expected a value of JSON", "$") from None


def rows(table: Any) -> Iterator[Mapping[str, Any]]:
    """The rows of an Arrow table, record batch, reader or dataset, a pandas or Polars frame, or an iterable of mappings."""
    if hasattr(table, "collect") and hasattr(table, "collect_schema"):
        table = table.collect()
    if hasattr(table, "iter_rows") and hasattr(table, "columns"):
        yield from table.iter_rows(named=True)
    elif hasattr(table, "itertuples") and hasattr(table, "columns"):
        names = [str(name) for name in table.columns]
        for values in table.itertuples(index=False, name=None):
            yield dict(zip(names, values, strict=True))
    elif hasattr(table, "to_batches"):
        for batch in table.to_batches():
            yield from _dicts(batch)
    elif hasattr(table, "to_pylist"):
        yield from _dicts(table) if hasattr(table, "schema") else table.to_pylist()
    elif isinstance(table, Mapping) or isinstance(table, (str, bytes)):
        raise TypeError(f"expected a table or an iterable of mappings, found {type(table).__name__}")
    else:
        yield from _iterable(table)


def _iterable(table: Iterable[Any]) -> Iterator[Mapping[str, Any]]:
    for row in table:
        # A reader of Arrow gives batches.
        if hasattr(row, "to_pylist") and hasattr(row, "num_rows"):
            yield from _dicts(row)
        else:
            yield row


def _dicts(table: Any) -> list[Mapping[str, Any]]:
    """The rows of Arrow. Its maps are mappings, as elsewhere, and no lists of pairs; of a key that is there twice the later value
    counts, and PyArrow warns."""
    # With it each row takes seven times as long.
    has_maps = any("map<" in str(kind) for kind in table.schema.types)
    found: list[Mapping[str, Any]] = table.to_pylist(maps_as_pydicts="lossy") if has_maps else table.to_pylist()
    return found


def length(table: Any) -> int | None:
    """How many rows a table has, where it knows."""
    try:
        return len(table)
    except (TypeError, NotImplementedError):
        return None
