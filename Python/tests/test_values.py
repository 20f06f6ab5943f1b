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


def test_what_is_missing_is_null() -> None:
    assert _values.to_json({"a": decimal.Decimal("NaN"), "b": float("nan")}) == '{"a":null,"b":null}'


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
