"""Values of rows as JSON, and what is wrong with others."""

from __future__ import annotations

import decimal
from typing import Any

import galley
import pytest
from galley import _values


@pytest.mark.parametrize(("value", "path"), [(float("inf"), "$.a"), ([1, {"b": object()}], "$.a[1].b")])
def test_what_json_has_not_is_an_error_with_its_place(value: Any, path: str) -> None:
    with pytest.raises(galley.DataError) as caught:
        _values.to_json({"a": value})
    assert caught.value.path == path and isinstance(caught.value, galley.SceneError)


def test_numbers_that_no_float_has_are_errors_before_their_digits_are_written() -> None:
    values: list[Any] = [decimal.Decimal("1e999999999"), decimal.Decimal("-1e309"), 10**5000, [-(10**5000)]]
    for value in values:
        with pytest.raises(galley.DataError, match="a number that is too large"):
            _values.to_json({"a": value})


def test_zeros_and_fractions_of_decimals_are_numbers() -> None:
    row = {"a": decimal.Decimal("0E+999999999"), "b": decimal.Decimal("1e-999999999"), "c": decimal.Decimal("1e308")}
    assert _values.to_json(row) == '{"a":0,"b":0.0,"c":1' + 308 * "0" + "}"


def test_what_is_missing_is_null() -> None:
    assert _values.to_json({"a": decimal.Decimal("NaN"), "b": float("nan")}) == '{"a":null,"b":null}'


def test_lists_of_arrays_are_lists_also_with_one_value() -> None:
    numpy = pytest.importorskip("numpy")
    lists = {"a": numpy.array(["x"], dtype=object), "b": numpy.array([1, 2]), "c": numpy.array([])}
    row = {**lists, "d": numpy.int64(7), "e": numpy.array(8)}
    assert _values.to_json(row) == '{"a":["x"],"b":[1,2],"c":[],"d":7,"e":8}'


def test_times_of_arrays_are_texts_also_in_nanoseconds() -> None:
    numpy = pytest.importorskip("numpy")
    text = "2026-11-28T01:02:03"
    for unit in ("s", "us", "ns"):
        kind = f"datetime64[{unit}]"
        row = {"a": numpy.array([text, "NaT"], dtype=kind), "b": numpy.array([text], dtype=kind)[0]}
        assert _values.to_json(row) == f'{{"a":["{text}",null],"b":"{text}"}}'
        with pytest.raises(galley.DataError, match="a value of timedelta"):
            _values.to_json({"a": numpy.array([1], dtype=f"timedelta64[{unit}]")})


def test_maps_of_arrow_are_mappings() -> None:
    arrow = pytest.importorskip("pyarrow")
    kind = arrow.map_(arrow.string(), arrow.int32())
    lists = arrow.array([[[("z", 2)]], []], arrow.list_(kind))
    table = arrow.table({"a": arrow.array([[("x", 1), ("y", None)], None], kind), "b": lists})
    expected = [{"a": {"x": 1, "y": None}, "b": [{"z": 2}]}, {"a": None, "b": []}]
    for rows in (table, table.to_batches()[0], table.to_reader()):
        assert list(_values.rows(rows)) == expected


def test_a_value_in_itself_is_an_error() -> None:
    value: list[Any] = []
    value.append(value)
    with pytest.raises(galley.DataError):
        _values.to_json({"a": value})


def test_rows_that_are_no_json_are_problems_of_a_check(scene: str) -> None:
    rows: list[Any] = [{"color": "red"}, {"color": float("inf")}, 7]
    found = galley.check(scene, rows)
    assert [(one.row, one.path) for one in found[:2]] == [(2, "$.color"), (3, None)]
    with pytest.raises(galley.DataError):
        galley.render(scene, {"color": object()})


def test_a_file_that_is_not_there_is_named() -> None:
    with pytest.raises(galley.FileError) as caught:
        galley.render("nope.json", {})
    assert caught.value.file is not None and caught.value.file.endswith("nope.json")
