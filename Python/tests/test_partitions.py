"""Partitions that are drawn any number of times, by anybody."""

from __future__ import annotations

import json
import os
import pickle
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import pytest

import galley
from conftest import children, is_running
from galley.partitions import Part, Partitions, UnfinishedError

ROWS: list[dict[str, Any]] = [{"id": number, "color": ["red", "green", "blue"][number % 3]} for number in range(1, 11)]


def partitions(scene: str, folder: Path, **more: Any) -> Partitions:
    settings = {"name": "{id}.png", "folder": folder / "out", "rows": 4, "patience": 0, **more}
    return Partitions(scene, **settings)


def draw(work: Partitions, rows: Any = ROWS) -> list[Part]:
    with work:
        return list(work.draw(rows))


def files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in (folder / "out").glob("*.png")}


def test_parts_that_are_finished_are_passed_over(scene: str, tmp_path: Path) -> None:
    first = draw(partitions(scene, tmp_path))
    assert [(part.rows, part.drawn, part.is_skipped) for part in first] == [(4, 4, False), (4, 4, False), (2, 2, False)]
    before = {path: path.stat().st_mtime_ns for path in tmp_path.rglob("*") if path.is_file()}
    again = draw(partitions(scene, tmp_path), iter(ROWS))
    assert [part.to_json() for part in again] == [{**part.to_json(), "is_skipped": True} for part in first]
    assert {path: path.stat().st_mtime_ns for path in tmp_path.rglob("*") if path.is_file()} == before
    lines = list(partitions(scene, tmp_path).lines())
    assert sorted(line["name"] for line in lines) == sorted(f"{row['id']}.png" for row in ROWS)
    assert {line["pixels"] for line in lines} == {galley.render(scene, row).hash for row in ROWS[:3]}


def test_a_part_without_its_manifest_gives_the_same_files(scene: str, tmp_path: Path) -> None:
    first = draw(partitions(scene, tmp_path))
    before = files(tmp_path)
    Path(first[1].manifest).unlink()
    (tmp_path / "out/5.png").unlink()
    again = draw(partitions(scene, tmp_path))
    assert [(part.drawn, part.unchanged, part.is_skipped) for part in again] == [(4, 0, True), (1, 3, False), (2, 0, True)]
    assert files(tmp_path) == before


def test_a_manifest_is_found_by_what_images_are_made_from(scene: str, tmp_path: Path) -> None:
    def is_skipped(rows: Any = ROWS[:4], scene: str = scene, **more: Any) -> bool:
        return draw(partitions(scene, tmp_path, **more), rows)[0].is_skipped

    assert not is_skipped()
    pandas = pytest.importorskip("pandas")
    # The kind of table, the order of columns and the limits change no image.
    assert is_skipped([dict(reversed(row.items())) for row in ROWS[:4]])
    assert is_skipped(pandas.DataFrame(ROWS[:4])) and is_skipped(time_limit=5.0, max_memory="200M")
    assert not is_skipped([{**row, "color": "teal"} for row in ROWS[:4]], name="t{id}.png")
    assert not is_skipped(name="n{id}.png") and not is_skipped(canvas="tall", name="t{id}.png")
    assert not is_skipped(options=["--scale", "3"], name="s{id}.png")
    Path(scene).write_text(Path(scene).read_text().replace("40", "41"))
    assert not is_skipped()


def test_rows_that_are_wrong_are_named_and_drawn_again_when_asked(scene: str, tmp_path: Path) -> None:
    rows: list[Any] = [
        {"id": 1, "color": "red"}, {"id": 2, "color": "rde"}, {"color": "red"}, {"id": 1, "color": "red"}, 7,
        {"id": 4, "color": float("inf")}, {"id": 5, "color": object}, {"id": 6, "color": "red"},
    ]
    [part] = draw(partitions(scene, tmp_path, rows=100), rows)
    assert (part.rows, part.drawn, part.failed) == (8, 2, 6)
    lines = [json.loads(line) for line in Path(part.manifest).read_text().splitlines()]
    faults = [(line["name"], line.get("fault")) for line in lines]
    assert faults == [
        ("1.png", None), ("2.png", "scene"), (None, "request"), (None, "request"), (None, "row"), ("4.png", "row"),
        ("5.png", "row"), ("6.png", None),
    ]
    assert "rde" in lines[1]["error"]
    assert draw(partitions(scene, tmp_path, rows=100), rows)[0].is_skipped
    [part] = draw(partitions(scene, tmp_path, rows=100, retry_failed=True), rows)
    assert (part.unchanged, part.failed, part.is_skipped) == (2, 6, False)


def test_a_crash_and_a_hang_are_those_rows_errors(fake: str, tmp_path: Path) -> None:
    (tmp_path / "scene.json").write_text("{}")
    rows: list[dict[str, Any]] = [{"id": number} for number in range(40)]
    rows[3] = {"id": 3, "crash": True}
    rows[4] = {"id": 4, "crash": True}
    rows[17] = {"id": 17, "hang": True}
    rows[39] = {"id": 39, "once": str(tmp_path / "once")}
    work = partitions(str(tmp_path / "scene.json"), tmp_path, rows=100, time_limit=0.3, grace=0.3)
    [part] = draw(work, rows)
    lines = [json.loads(line) for line in Path(part.manifest).read_text().splitlines()]
    assert {line["name"]: line["fault"] for line in lines if line["status"] == "failed"} == {
        "3.png": "crash", "4.png": "crash", "17.png": "hang"
    }
    assert len(lines) == 40 and [line["row"] for line in lines] == list(range(1, 41))
    assert children() == []


def test_a_name_that_no_file_can_have_is_written_as_it_can_be(fake: str, tmp_path: Path) -> None:
    (tmp_path / "scene.json").write_text("{}")
    [part] = draw(partitions(str(tmp_path / "scene.json"), tmp_path), [{"id": "\ud800"}, {"id": 1}])
    lines = [json.loads(line) for line in Path(part.manifest).read_text().splitlines()]
    assert [line["name"] for line in lines] == ["\\ud800.png", "1.png"]


def test_a_row_that_ends_or_holds_those_drawn_with_it_fails_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "scene.json").write_text("{}")
    # Answers of a group come together: those before the row are lost with it.
    program = tmp_path / "grouping-galley"
    program.write_text(GROUPING.format(python=sys.executable))
    program.chmod(0o755)
    monkeypatch.setenv("GALLEY", str(program))
    for number, fault in enumerate(["crash", "hang"]):
        rows: list[dict[str, Any]] = [{"id": row} for row in range(40)]
        rows[13][fault] = True
        place = tmp_path / str(number)
        place.mkdir()
        begun = time.monotonic()
        [part] = draw(partitions(str(tmp_path / "scene.json"), place, rows=100, time_limit=0.3, grace=0.3), rows)
        lines = [json.loads(line) for line in Path(part.manifest).read_text().splitlines()]
        assert {line["name"]: line["fault"] for line in lines if line["status"] == "failed"} == {"13.png": fault}
        # A hang is waited for twice: with its group, and alone.
        assert part.drawn == 39 and (fault == "crash" or 1.2 <= time.monotonic() - begun < 6)


def test_a_row_that_waited_for_a_slow_one_has_all_its_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "scene.json").write_text("{}")
    # Counts the time of a request from when it was read, and reads ahead.
    program = tmp_path / "late-galley"
    program.write_text(LATE.format(python=sys.executable))
    program.chmod(0o755)
    monkeypatch.setenv("GALLEY", str(program))
    rows = [{"id": number, "seconds": 0.3 if number == 2 else 0.0} for number in range(6)]
    [part] = draw(partitions(str(tmp_path / "scene.json"), tmp_path, time_limit=0.4, rows=100), rows)
    assert (part.drawn, part.failed) == (6, 0)


def test_files_that_cannot_be_written_leave_the_part_unfinished(scene: str, tmp_path: Path) -> None:
    (tmp_path / "out").write_text("no folder")
    with pytest.raises(galley.GalleyError) as caught:
        draw(partitions(scene, tmp_path))
    assert type(pickle.loads(pickle.dumps(caught.value))) is type(caught.value)
    (tmp_path / "out").unlink()
    assert list(tmp_path.rglob("*.jsonl")) == []
    assert [part.drawn for part in draw(partitions(scene, tmp_path))] == [4, 4, 2]


def test_a_folder_that_comes_back_is_waited_for(scene: str, tmp_path: Path) -> None:
    (tmp_path / "out").write_text("no folder")
    threading.Timer(0.5, (tmp_path / "out").unlink).start()
    assert [part.drawn for part in draw(partitions(scene, tmp_path, patience=20))] == [4, 4, 2]


def test_a_program_that_is_missing_is_no_row_s_error(scene: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GALLEY", str(tmp_path / "nothing"))
    with pytest.raises(galley.NotFoundError):
        draw(partitions(scene, tmp_path))


def test_processes_that_are_killed_lose_no_row(scene: str, tmp_path: Path) -> None:
    rows = [{"id": number, "color": "red"} for number in range(600)]

    def killing() -> Any:
        for number, row in enumerate(rows):
            if number % 40 == 30:
                for child in children():
                    os.kill(child, signal.SIGKILL)
            yield row

    parts = draw(partitions(scene, tmp_path, rows=20), killing())
    assert sum(part.drawn + part.unchanged for part in parts) == 600 and len(files(tmp_path)) == 600


LATE = """#!{python}
import json, sys, time
print(json.dumps({{"protocol": "galley-requests", "version": 1}}), flush=True)
number, is_late = 0, False
for line in sys.stdin:
    number += 1
    answer = {{"id": None, "request": number, "status": "drawn", "path": "a", "width": 1, "height": 1, "bytes": 1,
               "pixels": "0", "milliseconds": 1}}
    if is_late:
        answer = {{"status": "failed", "fault": "limit", "error": "it takes too long"}}
    is_late = json.loads(line)["row"]["seconds"] > 0
    time.sleep(json.loads(line)["row"]["seconds"])
    print(json.dumps(answer), flush=True)
"""

# Draws eight rows together.
GROUPING = """#!{python}
import json, os, select, sys, time
print(json.dumps({{"protocol": "galley-requests", "version": 1}}), flush=True)
rest, number = b"", 0
while True:
    part = os.read(0, 1 << 16)
    *lines, rest = (rest + part).split(b"\\n")
    while lines:
        group, lines = lines[:8], lines[8:]
        answers = []
        for line in group:
            row = json.loads(line)["row"]
            if row.get("crash"):
                os.abort()
            if row.get("hang"):
                time.sleep(1000)
            number += 1
            answers.append({{"id": None, "request": number, "status": "drawn", "path": "a", "width": 1, "height": 1, "bytes": 1,
                             "pixels": "0", "milliseconds": 1}})
        print("\\n".join(map(json.dumps, answers)), flush=True)
    if not part:
        break
"""

PROGRAM = """
import json, sys
from galley.partitions import Partitions
scene, folder, rows = sys.argv[1:]
with Partitions(scene, name="{id}.png", folder=folder, rows=50) as work:
    for part in work.draw(json.loads(rows)):
        print(part.drawn, flush=True)
"""


def test_a_worker_that_is_killed_leaves_whole_files_and_no_process(scene: str, tmp_path: Path) -> None:
    rows = [{"id": number, "color": "green"} for number in range(3000)]
    command = [sys.executable, "-c", PROGRAM, scene, str(tmp_path / "out"), json.dumps(rows)]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as worker:
        assert worker.stdout is not None
        worker.stdout.readline()
        [child] = children(worker.pid)
        worker.kill()
        worker.wait(10)
    end = time.monotonic() + 5
    while is_running(child) and time.monotonic() < end:
        time.sleep(0.02)
    assert not is_running(child)
    [expected] = {galley.render(scene, rows[0]).data}
    assert set(files(tmp_path).values()) == {expected}
    parts = draw(partitions(scene, tmp_path, rows=50), rows)
    assert parts[0].is_skipped and sum(not part.is_skipped for part in parts) > 10
    assert files(tmp_path) == {f"{number}.png": expected for number in range(3000)}
    assert len(list(partitions(scene, tmp_path).lines())) == 3000


def test_two_runs_over_one_output_agree(scene: str, tmp_path: Path) -> None:
    rows = [{"id": number, "color": "blue"} for number in range(500)]
    command = [sys.executable, "-c", PROGRAM, scene, str(tmp_path / "out"), json.dumps(rows)]
    runs = [subprocess.Popen(command, stdout=subprocess.PIPE) for _ in range(2)]
    assert [run.communicate(timeout=60) and run.returncode for run in runs] == [0, 0]
    lines = list(partitions(scene, tmp_path).lines())
    assert len(lines) == 500 and {line["status"] for line in lines} <= {"drawn", "unchanged"}
    assert len(set(files(tmp_path).values())) == 1 and len(files(tmp_path)) == 500


def test_one_process_draws_all_parts(scene: str, tmp_path: Path) -> None:
    with partitions(scene, tmp_path) as work:
        processes = set()
        for _ in work.draw(ROWS):
            processes |= set(children())
        assert len(processes) == 1 and set(children()) == processes
    assert children() == []


def test_the_tasks_of_a_worker_share_a_process(
    scene: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent = pickle.dumps(partitions(scene, tmp_path))
    monkeypatch.setattr("galley.partitions._IDLE", 0.2)
    processes = set()
    for rows in (ROWS[:4], ROWS[4:8], ROWS[8:]):
        assert [part.is_skipped for part in pickle.loads(sent).kept().draw(rows)] == [False]
        processes |= set(children())
    assert len(processes) == 1
    end = time.monotonic() + 5
    while children() and time.monotonic() < end:
        time.sleep(0.02)
    # What draws nothing ends, and another one begins where there is more.
    assert children() == [] and len(files(tmp_path)) == 10
    assert [part.is_skipped for part in pickle.loads(sent).kept().draw(ROWS)] == [True] * 3
    other = pickle.loads(sent).kept()
    assert other is pickle.loads(sent).kept() and other is not partitions(scene, tmp_path, rows=5).kept()
    other.close()


def test_names_that_cannot_be_pickled_are_not_kept(scene: str, tmp_path: Path) -> None:
    work = partitions(scene, tmp_path, name=lambda row: f"{row['id']}.png")
    assert work.kept() is work and draw(work)[0].drawn == 4


def test_paths_are_those_of_the_folder_in_which_they_were_said(
    scene: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    work = Partitions("scene.json", name="{id}.png", folder="out")
    (tmp_path / "other").mkdir()
    monkeypatch.chdir(tmp_path / "other")
    [part] = draw(pickle.loads(pickle.dumps(work)))
    assert part.manifest.startswith(f"{tmp_path}/out.manifests/") and len(files(tmp_path)) == 10


def test_partitions_are_pickled_without_their_process(scene: str, tmp_path: Path) -> None:
    with partitions(scene, tmp_path) as work:
        list(work.draw(ROWS[:4]))
        copy = pickle.loads(pickle.dumps(work))
        assert [part.is_skipped for part in draw(copy)] == [True, False, False]


@pytest.mark.parametrize("wrong", [{"rows": 0}, {"puts": 0}, {"fonts": "s3://bucket/fonts"}])
def test_settings_that_cannot_be_are_refused(scene: str, tmp_path: Path, wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError):
        partitions(scene, tmp_path, **wrong)
    assert UnfinishedError.__mro__[1] is galley.GalleyError
