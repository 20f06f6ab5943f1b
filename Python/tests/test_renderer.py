import asyncio
import copy as copying
import os
import pickle
import signal
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

import galley
from conftest import children, is_running, write_fake


def test_an_image_has_its_bytes_its_size_and_its_hash(scene: str) -> None:
    image = galley.render(scene, {"color": "red"})
    assert (image.width, image.height) == (40, 20)
    assert image.data.startswith(b"\x89PNG") and len(image.data) == image.size
    assert image._repr_png_() == image.data and list(image._repr_mimebundle_()) == ["image/png"]
    assert image.hash != galley.render(scene).hash
    assert image.path is None and not image.warnings


def test_pillow_reads_an_image(scene: str) -> None:
    pytest.importorskip("PIL")
    assert galley.render(scene, {"color": "#ff0000"}).to_pil().convert("RGB").getpixel((3, 3)) == (255, 0, 0)


def test_a_name_sets_the_format_and_a_canvas_the_size(scene: str) -> None:
    image = galley.render(scene, name="a.webp", canvas="tall")
    assert image.data.startswith(b"RIFF") and image._repr_png_() is None
    assert (image.width, image.height) == (20, 40)


def test_a_scene_may_be_a_mapping() -> None:
    scene = {"galley": 1, "canvas": {"width": 7, "height": 5}, "view": {"type": "Color", "color": "red"}}
    image = galley.render(scene)
    assert (image.width, image.height) == (7, 5)


def test_an_image_is_saved_or_written_below_a_folder(scene: str, tmp_path: Path) -> None:
    galley.render(scene).save(tmp_path / "saved.png")
    with galley.Renderer(scene, folder=tmp_path / "out") as renderer:
        image = renderer.render(name="deep/a.png")
        assert not image.is_unchanged and image.path is not None
        assert renderer.render(name="deep/a.png").is_unchanged
    assert (tmp_path / "out/deep/a.png").read_bytes() == (tmp_path / "saved.png").read_bytes() == bytes(image)


def test_an_image_is_saved_whole_or_not_at_all(scene: str, tmp_path: Path) -> None:
    with galley.Renderer(scene, folder=tmp_path / "out") as renderer:
        image = renderer.render(name="a.png")
    for path in (tmp_path / "none/a.png", tmp_path, str(scene) + "/a.png"):
        with pytest.raises(galley.FileError, match="cannot be written"):
            image.save(path)
    image.save(tmp_path / "out/a.png")
    assert (tmp_path / "out/a.png").read_bytes() == bytes(image)
    (tmp_path / "out/a.png").unlink()
    (tmp_path / "old.png").write_text("earlier")
    with pytest.raises(galley.FileError, match="cannot be read"):
        image.save(tmp_path / "old.png")
    assert (tmp_path / "old.png").read_text() == "earlier"
    read, write = os.pipe()
    galley.render(scene).save(f"/dev/fd/{write}")
    os.close(write)
    with os.fdopen(read, "rb") as file:
        assert file.read().startswith(b"\x89PNG")


def test_a_row_that_is_no_mapping_is_a_data_error(scene: str) -> None:
    row: Any = [1]
    with pytest.raises(galley.DataError, match="found a row of list"):
        galley.render(scene, row)


def test_errors_have_file_line_column_and_path(scene: str) -> None:
    with pytest.raises(galley.SceneError) as caught:
        galley.render(scene, {"color": "rde"})
    error = caught.value
    assert error.file is not None and error.file.endswith("scene.json")
    assert (error.line, error.column, error.path) == (5, 39, "$.view.color")
    assert "rde" in str(error) and "in request" not in str(error)
    copy = pickle.loads(pickle.dumps(error))
    assert copy.problems == error.problems and str(copy) == str(error)


def test_each_fault_has_its_class(scene: str, tmp_path: Path) -> None:
    with galley.Renderer(scene, processes=1) as renderer:
        with pytest.raises(galley.RequestError):
            renderer.render(name="a.gif2")
        with pytest.raises(galley.RequestError):
            renderer.render(name="../a.png")
        process = children()
        assert renderer.render().width == 40
        assert children() == process
    with pytest.raises(galley.FileError, match="nothing.json"):
        galley.render(tmp_path / "nothing.json")
    (tmp_path / "half.json").write_text('{"galley": 1,')
    with pytest.raises(galley.SceneError) as caught:
        galley.render(tmp_path / "half.json")
    assert caught.value.line == 1
    with pytest.raises(galley.LimitError):
        galley.render({"galley": 1, "view": {"type": "Text", "text": "word " * 20_000}}, time_limit=0.001)


def test_a_process_is_kept_and_a_dead_one_replaced(scene: str) -> None:
    with galley.Renderer(scene, processes=1) as renderer:
        first = renderer.render()
        [process] = children()
        renderer.render()
        assert children() == [process]
        os.kill(process, signal.SIGKILL)
        assert renderer.render().data == first.data
        assert children() != [process]
    assert children() == []
    with pytest.raises(ValueError, match="closed"):
        renderer.render()


def test_a_process_that_stops_is_that_image_s_error(scene: str) -> None:
    with galley.Renderer(scene, processes=1, time_limit=0.2, grace=0.2) as renderer:
        renderer.render()
        [process] = children()
        os.kill(process, signal.SIGSTOP)
        with pytest.raises(galley.HangError):
            renderer.render()
        assert not is_running(process)
        assert renderer.render().width == 40


def test_a_crash_is_tried_twice(fake: str, tmp_path: Path) -> None:
    with galley.Renderer("scene.json", processes=1) as renderer:
        assert renderer.render({"once": str(tmp_path / "crashed")}).height == 1
        with pytest.raises(galley.CrashError, match="signal 6: last words"):
            renderer.render({"crash": True})
        assert renderer.render({}).height == 1


@pytest.mark.parametrize("step", [1, 7, 1000, 1 << 20])
def test_bytes_behind_an_answer_are_read_in_parts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: int) -> None:
    monkeypatch.setenv("GALLEY", write_fake(tmp_path / "new", 1, framings=["base64", "bytes"]))
    with galley.Renderer("scene.json", processes=1) as renderer:
        for size in (0, 1, 5, 999, 300_000 if step > 7 else 3000):
            image = renderer.render({"size": size, "step": step})
            assert image.data == (b"\n{}\n" * size)[:size] and image.size == size
            assert image.path is None
        # An end within the bytes is that image's error.
        with pytest.raises(galley.CrashError):
            renderer.render({"size": 100, "step": step, "cut": 40})
        assert renderer.render({"size": 4}).data == b"\n{}\n"


def test_a_program_without_framings_is_asked_for_base64(fake: str) -> None:
    with galley.Renderer("scene.json", processes=1) as renderer:
        assert renderer.render({"size": 300_000}).data == bytes(300_000)


def test_another_version_of_the_protocol_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GALLEY", write_fake(tmp_path / "newer", 2))
    with pytest.raises(galley.RequestError, match="version 2"):
        galley.render("scene.json")


def test_threads_share_a_renderer(scene: str) -> None:
    colors = ["red", "green", "blue", "teal"] * 10
    with galley.Renderer(scene, processes=2) as renderer, ThreadPoolExecutor(8) as threads:
        images = list(threads.map(lambda color: renderer.render({"color": color}), colors))
        assert 1 <= len(children()) <= 2
    hashes = {color: image.hash for color, image in zip(colors, images, strict=True)}
    assert len(set(hashes.values())) == 4
    assert [image.hash for image in images] == [hashes[color] for color in colors]


def test_asyncio_draws_while_the_loop_runs(scene: str) -> None:
    async def draw() -> list[int]:
        async with galley.Renderer(scene, processes=2) as renderer:
            return [image.width for image in await asyncio.gather(*(renderer.render_async() for _ in range(10)))]

    assert asyncio.run(draw()) == [40] * 10
    assert children() == []


def test_a_large_row_goes_through_the_pipe(scene: str) -> None:
    assert galley.render(scene, {"color": "red", "more": "x" * 3_000_000}).width == 40


def test_a_renderer_is_pickled_without_its_processes(scene: str) -> None:
    with galley.Renderer(scene, processes=1, options=["--scale", "2"]) as renderer:
        renderer.render()
        with pickle.loads(pickle.dumps(renderer)) as copy:
            assert copy.render().width == 80
        with copying.copy(renderer) as twin:
            assert twin.render().width == renderer.render().width == 80


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_a_fork_has_processes_of_its_own(scene: str) -> None:
    with galley.Renderer(scene, processes=1) as renderer:
        first = renderer.render()
        fork = os.fork()
        if fork == 0:
            os._exit(0 if renderer.render().hash == first.hash and len(children()) == 1 else 1)
        assert os.waitpid(fork, 0)[1] == 0
        assert renderer.render().hash == first.hash


PROGRAM = """
import galley, sys
renderer = galley.Renderer(sys.argv[1], processes=1)
renderer.render()
print(renderer._pool.idle[0].pid, flush=True)
if sys.argv[2] == "wait":
    sys.stdin.read()
"""


@pytest.mark.parametrize("how", ["end", "wait"])
def test_no_child_is_left_when_python_ends_or_is_killed(scene: str, how: str) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", PROGRAM, scene, how], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as python:
        assert python.stdout is not None
        child = int(python.stdout.readline())
        if how == "wait":
            assert is_running(child)
            python.kill()
        python.wait(10)
    end = time.monotonic() + 5
    while is_running(child) and time.monotonic() < end:
        time.sleep(0.02)
    assert not is_running(child)


def test_a_program_that_is_missing_is_said_with_all_places(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("GALLEY", str(tmp_path / "no-galley"))
    with pytest.raises(galley.NotFoundError, match="GALLEY is .*no-galley"):
        galley.find_galley()
    monkeypatch.delenv("GALLEY")
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(galley.NotFoundError) as caught:
        galley.find_galley()
    for place in ("GALLEY", "_bin", "PATH", str(tmp_path)):
        assert place in str(caught.value)
    (tmp_path / "galley").write_text("#!/bin/sh\n")
    (tmp_path / "galley").chmod(0o755)
    assert galley.find_galley() == str(tmp_path / "galley")


def test_settings_that_cannot_be_are_refused(scene: str) -> None:
    settings: list[dict[str, Any]] = [{"processes": 0}]
    settings += [{"time_limit": limit} for limit in (0, -1, 1e9, float("inf"), float("nan"))]
    settings += [{"grace": grace} for grace in (-1, float("inf"), float("nan"))]
    for wrong in settings:
        with pytest.raises(ValueError):
            galley.Renderer(scene, **wrong)
    for is_limited in (True, False):
        with pytest.raises(TypeError, match="time limit"):
            galley.Renderer(scene, time_limit=is_limited)
    with galley.Renderer(scene, processes=1, time_limit=30) as renderer:
        assert renderer.render(time_limit=Fraction(61, 2)).width == 40  # type: ignore[arg-type]
        with pytest.raises(TypeError, match="time limit"):
            renderer.render(time_limit=True)
        for limit in (0, float("inf"), float("nan")):
            with pytest.raises(ValueError):
                renderer.render({"color": "red"}, time_limit=limit)
