"""Images and their hashes in Parquet files."""

from __future__ import annotations

import io
import os
import pickle
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import galley
from conftest import children
from galley.partitions import Partitions, UnfinishedError

arrow = pytest.importorskip("pyarrow")
parquet = pytest.importorskip("pyarrow.parquet")

COLORS = ["red", "green", "blue"]
ROWS: list[dict[str, Any]] = [{"id": number, "color": COLORS[number % 3]} for number in range(1, 11)]


def images(scene: str) -> dict[str, galley.Image]:
    with galley.Renderer(scene, processes=1) as renderer:
        return {color: renderer.render({"color": color}) for color in COLORS}


def read(path: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = parquet.read_table(path).to_pylist()
    return found


def test_a_batch_is_a_table_of_images_and_hashes(scene: str, tmp_path: Path) -> None:
    rows = [*ROWS[:4], {"id": 5, "color": "rde"}, {"id": 6, "color": "red"}]
    written = galley.batch(rows, scene).to_parquet(tmp_path / "cards.parquet", columns=["id"], rows_of_group=4)
    assert (written.rows, written.failed) == (6, 1) and children() == []
    expected = images(scene)
    lines = read(tmp_path / "cards.parquet")
    assert [line["id"] for line in lines] == [1, 2, 3, 4, 5, 6] and [line["row"] for line in lines] == [1, 2, 3, 4, 5, 6]
    for line, row in zip(lines, rows):
        if row["color"] == "rde":
            assert (line["status"], line["image"], line["pixels"]) == ("failed", None, None) and "rde" in line["error"]
            continue
        image = expected[row["color"]]
        assert (line["status"], line["image"], line["pixels"]) == ("drawn", image.data, image.hash)
        assert (line["width"], line["height"], line["bytes"], line["error"]) == (40, 20, image.size, None)
    file = parquet.ParquetFile(tmp_path / "cards.parquet")
    assert file.num_row_groups == 2 and file.schema_arrow.field("image").type == arrow.binary()
    assert [path.name for path in tmp_path.iterdir() if path.name.startswith(".")] == []


def test_files_are_named_and_their_bytes_are_there_or_not(scene: str, tmp_path: Path) -> None:
    batch = galley.batch(ROWS, scene, name="{id}.png", folder=tmp_path / "out")
    batch.to_parquet(tmp_path / "a.parquet", columns=["color", "other"])
    for line in read(tmp_path / "a.parquet"):
        assert Path(line["path"]).read_bytes() == line["image"] and line["other"] is None
    galley.batch(ROWS, scene, name="{id}.png", folder=tmp_path / "out").to_parquet(tmp_path / "b.parquet", images=False)
    lines = read(tmp_path / "b.parquet")
    assert "image" not in lines[0] and {line["status"] for line in lines} == {"unchanged"}


def test_images_that_go_into_a_store_are_in_no_table(scene: str, tmp_path: Path) -> None:
    pytest.importorskip("fsspec")
    with pytest.raises(ValueError, match="a store"):
        galley.batch(ROWS, scene, name="{id}.png", folder=galley.Store("memory://out")).to_parquet(tmp_path / "c.parquet")


def test_the_same_table_gives_the_same_bytes(scene: str, tmp_path: Path) -> None:
    def data() -> bytes:
        galley.batch(iter(ROWS), scene, processes=2).to_parquet(tmp_path / "a.parquet", columns=["color"], rows_of_group=3)
        return (tmp_path / "a.parquet").read_bytes()

    assert data() == data()


def test_a_table_that_cannot_be_written_is_not_there(scene: str, tmp_path: Path) -> None:
    with pytest.raises(galley.FileError, match="cannot be written"):
        galley.batch(ROWS, scene).to_parquet(tmp_path / "nowhere" / "a.parquet")
    mixed = [{"id": 1, "color": "red"}, {"id": "two", "color": "red"}]
    with pytest.raises(ValueError, match="'id' has type int64 by its first rows"):
        galley.batch(mixed, scene).to_parquet(tmp_path / "a.parquet", columns=["id"], rows_of_group=1)
    with pytest.raises(ValueError, match="'id' has values of several types"):
        galley.batch(mixed, scene).to_parquet(tmp_path / "a.parquet", columns=["id"])
    with pytest.raises(ValueError, match="'row' is Galley's own"):
        galley.batch(ROWS, scene).to_parquet(tmp_path / "a.parquet", columns=["row"])
    with pytest.raises(ValueError, match="expected 1 row"):
        galley.batch(ROWS, scene).to_parquet(tmp_path / "a.parquet", rows_of_group=0)
    assert [path.name for path in tmp_path.iterdir()] == ["scene.json"] and children() == []


def test_a_table_without_rows_has_columns(scene: str, tmp_path: Path) -> None:
    assert galley.batch([], scene).to_parquet(tmp_path / "a.parquet", columns=["id"]).rows == 0
    assert parquet.read_table(tmp_path / "a.parquet").column_names[:2] == ["id", "row"]


def partitions(scene: str, place: Any, **more: Any) -> Partitions:
    return Partitions(scene, **{"name": "{id}", "parquet": place, "rows": 4, "patience": 0, **more})


def test_parts_are_tables_with_their_images(scene: str, tmp_path: Path) -> None:
    rows = [*ROWS, {"id": 11, "color": "rde"}, {"id": "v1.2", "color": "red"}]
    with partitions(scene, tmp_path / "out") as work:
        parts = list(work.draw(rows))
        assert [(part.drawn, part.failed, part.is_skipped) for part in parts] == [(4, 0, False), (4, 0, False), (3, 1, False)]
        assert [part.is_skipped for part in pickle.loads(pickle.dumps(work)).draw(rows)] == [True] * 3
        lines = list(work.lines())
    expected = images(scene)
    assert {line["name"]: line["pixels"] for line in lines if line["status"] == "drawn"} == {
        str(row["id"]): expected[row["color"]].hash for row in rows if row["color"] != "rde"
    }
    [failed] = [line for line in lines if line["status"] == "failed"]
    assert (failed["name"], failed["fault"]) == ("11", "scene") and "image" not in failed
    table = parquet.read_table(tmp_path / "out").to_pylist()
    assert {line["name"]: line["image"] for line in table if line["image"] is not None} == {
        str(row["id"]): expected[row["color"]].data for row in rows if row["color"] != "rde"
    }
    assert {path.suffix for path in (tmp_path / "out").rglob("*") if path.is_file()} == {".parquet"}
    with partitions(scene, tmp_path / "out", retry_failed=True) as work:
        assert [part.is_skipped for part in work.draw(rows)] == [True, True, False]


def test_a_part_that_is_drawn_again_has_the_same_bytes(scene: str, tmp_path: Path) -> None:
    with partitions(scene, tmp_path / "out") as work:
        parts = list(work.draw(ROWS))
        before = [Path(part.manifest).read_bytes() for part in parts]
        Path(parts[1].manifest).unlink()
        again = list(work.draw(ROWS))
    assert [part.is_skipped for part in again] == [True, False, True]
    assert [Path(part.manifest).read_bytes() for part in again] == before


PROGRAM = """
import json, sys
from galley.partitions import Partitions
with Partitions(sys.argv[1], name="{id}", parquet=sys.argv[2], rows=50) as work:
    for part in work.draw({"id": number, "color": "green"} for number in range(1500)):
        print(part.drawn, flush=True)
"""


def test_a_worker_that_is_killed_leaves_whole_tables(scene: str, tmp_path: Path) -> None:
    command = [sys.executable, "-c", PROGRAM, scene, str(tmp_path / "out")]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as worker:
        assert worker.stdout is not None
        worker.stdout.readline()
        worker.send_signal(signal.SIGKILL)
    finished = list((tmp_path / "out").glob("*/[!.]*.parquet"))
    assert 0 < len(finished) < 30 and all(len(read(path)) == 50 for path in finished)
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == ["50"] * 30
    lines = read(tmp_path / "out")
    assert {line["name"] for line in lines} == {str(number) for number in range(1500)} and len(lines) == 1500
    assert {line["image"] for line in lines} == {images(scene)["green"].data}


def test_two_runs_over_one_place_leave_each_image_once(scene: str, tmp_path: Path) -> None:
    command = [sys.executable, "-c", PROGRAM, scene, str(tmp_path / "out")]
    runs = [subprocess.Popen(command, stdout=subprocess.PIPE) for _ in range(2)]
    assert [run.communicate(timeout=120) and run.returncode for run in runs] == [0, 0]
    lines = read(tmp_path / "out")
    assert len({line["name"] for line in lines}) == len(lines) == 1500


def test_a_folder_that_cannot_be_written_leaves_no_part(scene: str, tmp_path: Path) -> None:
    (tmp_path / "out").write_text("no folder")
    with partitions(scene, tmp_path / "out") as work, pytest.raises((UnfinishedError, OSError)):
        list(work.draw(ROWS))


def test_parts_in_a_store_are_passed_over_without_their_images(
    scene: str, s3: tuple[Any, dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    store = galley.Store("s3://bucket/cards", options=s3[1])
    with partitions(scene, store, rows=10) as work:
        [part] = work.draw(ROWS)
        assert part.manifest.startswith("s3://bucket/cards/") and part.drawn == 10
        monkeypatch.setattr(galley.Store, "get", None)
        assert [again.is_skipped for again in work.draw(ROWS)] == [True]
        assert len(list(work.lines())) == 10
    [key] = [item["Key"] for item in s3[0].list_objects_v2(Bucket="bucket")["Contents"]]
    found = s3[0].get_object(Bucket="bucket", Key=key)
    assert found["ContentType"] == "application/vnd.apache.parquet"
    table = parquet.read_table(io.BytesIO(found["Body"].read()))
    assert {bytes(image.as_py()) for image in table["image"]} == {image.data for image in images(scene).values()}


@pytest.mark.parametrize("wrong", [{"parquet": None}, {"folder": "out"}, {"manifests": "m"}])
def test_a_place_is_one_of_two(scene: str, tmp_path: Path, wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="expected either a folder"):
        partitions(scene, tmp_path / "out", **wrong)


def test_one_process_draws_all_parts(scene: str, tmp_path: Path) -> None:
    with partitions(scene, tmp_path / "out") as work:
        processes = set()
        for _ in work.draw(ROWS):
            processes |= set(children())
        assert len(processes) == 1 and os.getpid() not in processes
