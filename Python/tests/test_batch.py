import datetime
import decimal
import json
import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import galley
from conftest import children
from galley._values import to_json

ROWS: list[dict[str, Any]] = [{"id": number, "color": color} for number, color in enumerate(["red", "green", "blue"], 1)]


def hashes(table: Any, scene: str) -> list[str]:
    return [row.result().hash for row in galley.batch(table, scene, processes=2)]


def test_tables_of_all_kinds_give_the_same_images(scene: str) -> None:
    expected = hashes(ROWS, scene)
    assert len(set(expected)) == 3
    assert hashes(iter(ROWS), scene) == expected
    pandas = pytest.importorskip("pandas")
    polars = pytest.importorskip("polars")
    arrow = pytest.importorskip("pyarrow")
    table = arrow.Table.from_pylist(ROWS)
    for other in (
        pandas.DataFrame(ROWS), polars.DataFrame(ROWS), polars.DataFrame(ROWS).lazy(), table, table.to_batches()[0],
        table.to_reader(max_chunksize=2),
    ):
        assert hashes(other, scene) == expected


def test_files_are_written_once_with_a_manifest(scene: str, tmp_path: Path) -> None:
    def draw() -> list[galley.Row]:
        return list(
            galley.batch(
                ROWS, scene, name="{color}/{id}.png", folder=tmp_path / "out", manifest=tmp_path / "m.jsonl", processes=2
            )
        )

    assert [row.result().is_unchanged for row in draw()] == [False] * 3
    lines = [json.loads(line) for line in (tmp_path / "m.jsonl").read_text().splitlines()]
    assert [line["row"] for line in lines] == [1, 2, 3]
    assert [Path(line["path"]).relative_to(tmp_path / "out").as_posix() for line in lines] == [
        "red/1.png", "green/2.png", "blue/3.png"
    ]
    assert all(Path(line["path"]).stat().st_size == line["bytes"] for line in lines)
    assert [row.result().is_unchanged for row in draw()] == [True] * 3


def test_a_manifest_is_there_when_the_last_row_is(scene: str, tmp_path: Path) -> None:
    manifest = tmp_path / "m.jsonl"
    manifest.write_text("earlier")

    def fails(count: int) -> Iterator[dict[str, Any]]:
        yield from [{"color": "red"}] * count
        raise KeyError("a row")

    for count in (0, 20):
        with pytest.raises(KeyError):
            list(galley.batch(fails(count), scene, processes=1, manifest=manifest))
        assert manifest.read_text() == "earlier"
    rows = galley.batch(ROWS, scene, processes=1, manifest=manifest)
    next(rows)
    assert manifest.read_text() == "earlier"
    rows.close()
    assert manifest.read_text() == "earlier"
    # Nobody asks for a fourth row.
    rows = galley.batch(ROWS, scene, processes=1, manifest=manifest)
    assert [next(rows).number for _ in ROWS] == [1, 2, 3]
    assert [json.loads(line)["row"] for line in manifest.read_text().splitlines()] == [1, 2, 3]
    rows.close()
    assert list(galley.batch([], scene, manifest=manifest)) == [] and manifest.read_text() == ""
    assert {path.name for path in tmp_path.iterdir()} == {"scene.json", "m.jsonl"}


def test_a_manifest_replaces_no_input_and_no_image(scene: str, tmp_path: Path) -> None:
    text = Path(scene).read_text()
    (tmp_path / "link.json").symlink_to("scene.json")
    for path in (scene, tmp_path / "link.json", Path(scene).parent / "." / "scene.json"):
        with pytest.raises(galley.RequestError, match="is an input of this batch"):
            galley.batch(ROWS, scene, manifest=path)
    assert Path(scene).read_text() == text
    (tmp_path / "out").mkdir()
    rows = list(
        galley.batch(ROWS, scene, name="{id}.png", folder=tmp_path / "out", manifest=tmp_path / "out/../out/2.png", processes=1)
    )
    assert [type(row.error) for row in rows] == [type(None), galley.RequestError, type(None)]
    lines = [json.loads(line) for line in (tmp_path / "out/2.png").read_text().splitlines()]
    assert [line["status"] for line in lines] == ["drawn", "failed", "drawn"]


def test_a_manifest_replaces_no_file_of_a_dataset(scene: str, tmp_path: Path) -> None:
    dataset = pytest.importorskip("pyarrow.dataset")
    (tmp_path / "rows.csv").write_text("color\nred\n")
    with pytest.raises(galley.RequestError, match="is an input of this batch"):
        galley.batch(dataset.dataset(tmp_path / "rows.csv", format="csv"), scene, manifest=tmp_path / "rows.csv")


def test_a_manifest_that_cannot_be_written_is_a_file_error(scene: str, tmp_path: Path) -> None:
    for path in (tmp_path / "none/m.jsonl", tmp_path, Path(scene) / "m.jsonl"):
        with pytest.raises(galley.FileError, match="cannot be written"):
            list(galley.batch(ROWS, scene, manifest=path))
    # A link stays, and its file keeps who may read it.
    (tmp_path / "m.jsonl").write_text("")
    (tmp_path / "m.jsonl").chmod(0o640)
    (tmp_path / "link").symlink_to("m.jsonl")
    list(galley.batch(ROWS, scene, manifest=tmp_path / "link"))
    assert (tmp_path / "link").is_symlink() and len((tmp_path / "m.jsonl").read_text().splitlines()) == 3
    assert (tmp_path / "m.jsonl").stat().st_mode & 0o777 == 0o640


def test_names_that_are_no_texts_are_their_rows_errors(scene: str, tmp_path: Path) -> None:
    def none(row: Any) -> Any:
        return None

    for name in (none, "{color.none}", "{}", "{0}", "{id:s}"):
        rows = list(galley.batch([{"color": "red", "id": 1}], scene, name=name, folder=tmp_path / "out", processes=1))
        assert [type(row.error) for row in rows] == [galley.RequestError], rows
        assert "name" in str(rows[0].error)


def test_what_is_missing_is_no_part_of_a_name(scene: str, tmp_path: Path) -> None:
    for missing in (None, float("nan"), decimal.Decimal("nan")):
        table = [{"color": "red", "id": missing, "place": {"id": 7}}]
        rows = list(galley.batch(table, scene, name="{id}.png", folder=tmp_path / "out", processes=1))
        assert [type(row.error) for row in rows] == [galley.RequestError], rows
        assert "'id', which is null" in str(rows[0].error)
        assert not list((tmp_path / "out").glob("*.png"))
        [row] = galley.batch(table, scene, name="{place[id]:03}.png", folder=tmp_path / "out", processes=1)
        assert row.result() and (tmp_path / "out" / "007.png").exists()
        (tmp_path / "out" / "007.png").unlink()


def test_a_row_that_is_wrong_is_its_own_error(scene: str, tmp_path: Path) -> None:
    table = [
        {"color": "red", "id": "a"}, {"color": "rde", "id": "b"}, {"color": "red", "id": "A"}, {"color": "red"},
        {"color": object(), "id": "e"}, {"color": "red", "id": "../f"}, 7, {"color": "red", "id": "h"},
    ]
    rows = list(galley.batch(table, scene, name="{id}.png", folder=tmp_path / "out", processes=2))
    kinds = [type(row.error) for row in rows]
    assert kinds == [
        type(None), galley.SceneError, galley.RequestError, galley.RequestError, galley.DataError, galley.RequestError,
        galley.DataError, type(None),
    ]
    assert "row 1" in str(rows[2].error)
    with pytest.raises(galley.SceneError):
        rows[1].result()


def test_half_of_a_surrogate_pair_spoils_its_row_alone(fake: str, tmp_path: Path) -> None:
    table: list[dict[str, Any]] = [{"\ud800": float("inf")}, {"n": 1}]
    assert len(list(galley.batch(table, "scene.json", processes=1, manifest=tmp_path / "m.jsonl"))) == 2
    lines = [json.loads(line) for line in (tmp_path / "m.jsonl").read_text().splitlines()]
    assert [line["status"] for line in lines] == ["failed", "drawn"] and "$.\\ud800" in lines[0]["error"]


def test_a_crash_and_a_hang_are_those_rows_errors_and_nobody_else_s(fake: str) -> None:
    table: list[dict[str, Any]] = [{"n": number} for number in range(12)]
    table[3] = {"crash": True}
    table[7] = {"hang": True}
    begun = time.monotonic()
    rows = list(galley.batch(table, "scene.json", processes=2, time_limit=0.5, grace=0.5))
    assert [row.number for row in rows if row.error is not None] == [4, 8]
    assert isinstance(rows[3].error, galley.CrashError) and isinstance(rows[7].error, galley.HangError)
    assert time.monotonic() - begun < 10


def test_processes_that_are_killed_lose_no_row(scene: str) -> None:
    [expected] = set(hashes([{"color": "red"}], scene))
    killed = 0
    numbers = []
    # Between two kills all rows that a kill met are done: no row meets two.
    for row in galley.batch(({"color": "red"} for _ in range(420)), scene, processes=2):
        numbers.append(row.number)
        assert row.result().hash == expected
        if row.number % 20 == 0 and row.number < 410:
            for process in children()[:1]:
                os.kill(process, signal.SIGKILL)
                killed += 1
    assert numbers == list(range(1, 421)) and killed == 20


def test_an_iterable_is_read_while_images_are_drawn(scene: str) -> None:
    read = 0

    def table() -> Iterator[dict[str, Any]]:
        nonlocal read
        for _ in range(1000):
            read += 1
            yield {"color": "red"}

    images = galley.batch(table(), scene, processes=2)
    assert next(images).number == 1
    assert read <= 8
    images.close()
    assert children() == []


def test_a_progress_bar_counts(scene: str, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("tqdm")
    list(galley.batch(ROWS, scene, progress=True))
    assert "3/3" in capsys.readouterr().err
    list(galley.batch(ROWS, scene))
    assert capsys.readouterr().err == ""


def test_what_is_no_table_is_refused(scene: str) -> None:
    with pytest.raises(TypeError, match="str"):
        list(galley.batch("rows.csv", scene))
    with pytest.raises(ValueError, match="names"):
        galley.batch(ROWS, scene, folder="out")


def test_values_become_json() -> None:
    row = {
        "day": datetime.date(2026, 3, 14), "price": decimal.Decimal("1.5"), "whole": decimal.Decimal("2"),
        "nan": float("nan"), "list": (1, None), "deep": {"a": True}, "word": "é",
    }
    assert json.loads(to_json(row)) == {
        "day": "2026-03-14", "price": 1.5, "whole": 2, "nan": None, "list": [1, None], "deep": {"a": True}, "word": "é",
    }
    with pytest.raises(galley.DataError):
        to_json({"x": float("inf")})


def test_values_of_pandas_become_json() -> None:
    pandas = pytest.importorskip("pandas")
    frame = pandas.DataFrame({
        "n": pandas.array([1, None], dtype="Int64"), "t": [pandas.Timestamp("2026-03-14"), None], "b": [True, False]
    })
    lines = [json.loads(to_json(dict(zip(frame.columns, row)))) for row in frame.itertuples(index=False, name=None)]
    assert lines == [{"n": 1, "t": "2026-03-14T00:00:00", "b": True}, {"n": None, "t": None, "b": False}]
