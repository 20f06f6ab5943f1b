"""Copies of what is in an object store."""

from __future__ import annotations

import os
import pickle
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

import galley
from galley.partitions import Partitions

pytest.importorskip("fsspec")
S3 = tuple[Any, dict[str, Any]]


def put(s3: S3, **files: str | bytes) -> None:
    for key, body in files.items():
        s3[0].put_object(Bucket="bucket", Key=key.replace("__", "/").replace("_", "."), Body=body)


def copies(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.rglob("*") if path.is_file() and not path.name.endswith("lock"))


def test_a_file_is_copied_once_until_it_changes(s3: S3, tmp_path: Path) -> None:
    cache = galley.Cache(tmp_path / "cache", 1000, options=s3[1])
    put(s3, a_txt=b"one")
    with cache.file("s3://bucket/a.txt") as path:
        assert path.name == "a.txt" and path.read_bytes() == b"one"
        inode = path.stat().st_ino
    with cache.file("s3://bucket/a.txt") as path:
        assert path.stat().st_ino == inode
        put(s3, a_txt=b"other")
        with cache.file("s3://bucket/a.txt") as newer:
            assert (path.read_bytes(), newer.read_bytes()) == (b"one", b"other")
    assert cache.size == 8


def test_what_else_lies_in_the_folder_stays(tmp_path: Path) -> None:
    import fsspec

    memory = fsspec.filesystem("memory")
    memory.pipe({"/shop/a.txt": b"a" * 40, "/shop/b.txt": b"b" * 40})
    for name in ("photos-2024", "my-notes", "0" * 32 + "-x"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "own.txt").write_text("own")
    cache = galley.Cache(tmp_path, 50)
    for name in ("a", "b"):
        with cache.file(f"memory://shop/{name}.txt") as path:
            assert path.read_bytes() == name.encode() * 40 and cache.size == 40
    assert len(list(tmp_path.glob("*/own.txt"))) == 3


def test_a_store_that_does_not_say_how_many_bytes_there_are_is_an_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import fsspec

    memory = fsspec.filesystem("memory")
    memory.pipe({"/shop/c.txt": b"c"})
    monkeypatch.setattr(type(memory), "info", lambda *_: {"name": "/shop/c.txt", "type": "file", "size": None})
    with pytest.raises(galley.FileError, match="does not say how many bytes it has"):
        with galley.Cache(tmp_path, 50).file("memory://shop/c.txt"):
            pass


def test_copies_that_were_used_longest_ago_make_room(s3: S3, tmp_path: Path) -> None:
    cache = galley.Cache(tmp_path / "cache", 100, options=s3[1])
    put(s3, a_txt=b"a" * 40, b_txt=b"b" * 40, c_txt=b"c" * 40, large_txt=b"l" * 101)
    for name in ("a", "b", "a", "c"):
        with cache.file(f"s3://bucket/{name}.txt"):
            assert cache.size <= 100
        time.sleep(0.02)
    assert copies(tmp_path) == ["a.txt", "c.txt"]
    # What is in use stays, whoever asks.
    with cache.file("s3://bucket/c.txt") as used, cache.file("s3://bucket/a.txt"):
        with pytest.raises(galley.FileError, match="40 bytes do not fit: of the cache's 100, 80 are in use"):
            with cache.file("s3://bucket/b.txt"):
                pass
        assert used.read_bytes() == b"c" * 40
    with pytest.raises(galley.FileError, match="101 bytes do not fit"):
        with cache.file("s3://bucket/large.txt"):
            pass
    with cache.file("s3://bucket/b.txt"):
        assert cache.size <= 100


def test_a_folder_is_one_copy(s3: S3, tmp_path: Path) -> None:
    cache = galley.Cache(tmp_path / "cache", 1000, options=s3[1])
    put(s3, fonts__a_ttf=b"1", fonts__deep__b_ttf=b"22", other_ttf=b"3")
    with cache.folder("s3://bucket/fonts/") as folder:
        assert {path.relative_to(folder).as_posix() for path in folder.rglob("*.ttf")} == {"a.ttf", "deep/b.ttf"}
        put(s3, fonts__c_ttf=b"333")
        with cache.folder("s3://bucket/fonts") as newer:
            assert newer != folder and (newer / "c.ttf").read_bytes() == b"333"
    for wrong in ("s3://bucket/none", "s3://nowhere/fonts"):
        with pytest.raises(galley.FileError):
            with cache.folder(wrong):
                pass
        with pytest.raises(galley.FileError):
            with cache.file(wrong):
                pass


def test_rows_are_read_in_all_forms(s3: S3, tmp_path: Path) -> None:
    arrow = pytest.importorskip("pyarrow")
    parquet = pytest.importorskip("pyarrow.parquet")
    rows = [{"id": "1", "name": "Évora"}, {"id": "2", "name": "Łódź"}]
    parquet.write_table(arrow.Table.from_pylist(rows), tmp_path / "rows.parquet")
    put(
        s3, rows_jsonl='{"id": "1", "name": "Évora"}\n\n{"id": "2", "name": "Łódź"}\n'.encode(),
        rows_csv="\ufeffid,name\n1,Évora\n2,Łódź\n".encode(), rows_parquet=(tmp_path / "rows.parquet").read_bytes(),
        rows_txt=b"",
    )
    cache = galley.Cache(tmp_path / "cache", 1_000_000, options=s3[1])
    for kind in ("jsonl", "csv", "parquet"):
        assert list(cache.rows(f"s3://bucket/rows.{kind}")) == rows
    with pytest.raises(ValueError, match="rows.txt"):
        list(cache.rows("s3://bucket/rows.txt"))


@pytest.mark.parametrize("threads", [2, 8])
def test_many_at_once_stay_below_the_bound(s3: S3, tmp_path: Path, threads: int) -> None:
    put(s3, **{f"f{number}_bin": bytes([number]) * (10 + number) for number in range(8)})
    cache = galley.Cache(tmp_path / "cache", 17 * threads + 20, options=s3[1])
    wrong: list[object] = []
    sizes: list[int] = []

    def use(seed: int) -> None:
        for turn in range(15):
            number = (seed * 5 + turn * 3) % 8
            try:
                with cache.file(f"s3://bucket/f{number}.bin") as path:
                    if path.read_bytes() != bytes([number]) * (10 + number):
                        wrong.append(path)
            except Exception as error:
                wrong.append(error)
            sizes.append(cache.size)

    workers = [threading.Thread(target=use, args=(seed,)) for seed in range(threads)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    assert wrong == [] and max(sizes) <= cache.max_bytes


HOLDER = """
import galley, sys, time
cache = galley.Cache(sys.argv[1], 100)
with cache.file(sys.argv[2]) as path:
    print(path.read_text(), flush=True)
    sys.stdin.read()
"""


def test_a_process_that_is_killed_uses_nothing(tmp_path: Path) -> None:
    for name in "ab":
        (tmp_path / f"{name}.txt").write_text(name * 60)
    cache = galley.Cache(tmp_path / "cache", 100)
    command = [sys.executable, "-c", HOLDER, str(tmp_path / "cache"), f"file://{tmp_path}/a.txt"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as holder:
        assert holder.stdout is not None and holder.stdout.readline() == "a" * 60 + "\n"
        with pytest.raises(galley.FileError, match="60 are in use"):
            with cache.file(f"file://{tmp_path}/b.txt"):
                pass
        holder.send_signal(signal.SIGKILL)
        holder.wait(10)
    with cache.file(f"file://{tmp_path}/b.txt") as path:
        assert path.read_text() == "b" * 60 and cache.size == 60


def test_half_of_a_copy_is_removed(tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text("a" * 60)
    cache = galley.Cache(tmp_path / "cache", 100)
    # What a process that was killed left.
    half = tmp_path / "cache" / ("0" * 32 + "-60.part")
    half.mkdir(parents=True)
    (half / "x").write_text("half")
    with cache.file(f"file://{tmp_path}/a.txt") as path:
        assert path.read_text() == "a" * 60
    assert not half.exists() and cache.size == 60


def test_a_file_that_changes_while_it_is_copied_is_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "a.txt").write_text("aaa")
    cache = galley.Cache(tmp_path / "cache", 100)
    look: Callable[[str], Any] = cache._file_source

    def late(url: str) -> Any:
        found = look(url)
        (tmp_path / "a.txt").write_text("longer")
        return found

    monkeypatch.setattr(cache, "_file_source", late)
    with pytest.raises(galley.FileError, match="expected 3 bytes, found 6"):
        with cache.file(f"file://{tmp_path}/a.txt"):
            pass
    assert cache.size == 0


def test_a_scene_with_its_rows_images_and_fonts_comes_from_a_store(s3: S3, tmp_path: Path) -> None:
    root = Path(__file__).parents[2]
    scene = (
        '{"galley": 1, "canvas": {"width": 90, "height": 40}, "sample": {"id": 1, "text": "a"}, "view": {"type": "HStack",'
        ' "children": [{"type": "Image", "name": "forest", "resizable": true,'
        ' "modifiers": [{"frame": {"width": 40, "height": 40}}]},'
        ' {"type": "Text", "text": "{{text}}"}]}}'
    )
    fonts = sorted((root / "Fonts").rglob("*.ttf"))[:1]
    put(s3, scenes__card_json=scene, images__forest_png=(root / "Examples/pictures/forest.png").read_bytes())
    put(s3, fonts__one_ttf=fonts[0].read_bytes(), rows_jsonl=b'{"id": 1, "text": "one"}\n{"id": 2, "text": "two"}\n')
    cache = galley.Cache(tmp_path / "cache", 50_000_000, options=s3[1])
    store = galley.Store("s3://bucket/out", options=s3[1])
    work = Partitions(
        "s3://bucket/scenes/card.json", name="{id}.png", folder=store, cache=cache, images="s3://bucket/images",
        fonts="s3://bucket/fonts",
    )
    with pickle.loads(pickle.dumps(work)) as copy:
        [part] = copy.draw(cache.rows("s3://bucket/rows.jsonl"))
        assert (part.rows, part.drawn) == (2, 2), s3[0].get_object(
            Bucket="bucket", Key=part.manifest.removeprefix("s3://bucket/"))["Body"].read()
        assert not any("warnings" in line and "forest" in str(line) for line in copy.lines())
        assert part.manifest.startswith("s3://bucket/out.manifests/")
        [again] = copy.draw(cache.rows("s3://bucket/rows.jsonl"))
        assert again.is_skipped
    with ExitStack() as stack:
        folder = stack.enter_context(cache.folder("s3://bucket/images"))
        file = stack.enter_context(cache.file("s3://bucket/scenes/card.json"))
        image = galley.render(file, {"id": 1, "text": "one"}, options=["--images", os.fspath(folder)])
        assert s3[0].get_object(Bucket="bucket", Key="out/1.png")["Body"].read() == image.data


def test_the_listing_of_the_guide_draws_what_is_in_a_bucket(
    scene: str, s3: S3, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text = (Path(__file__).parents[2] / "Guides/Scale.md").read_text(encoding="utf-8")
    [listing] = [part for part in re.findall(r"```python\n(.*?)```", text, re.S) if "s3://" in part]
    put(s3, scenes__badge_json=Path(scene).read_bytes(), rows_jsonl=b'{"id": 1, "color": "red"}\n')
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("AWS_ENDPOINT_URL", s3[1]["endpoint_url"])
    exec(listing, {})
    assert capsys.readouterr().out.endswith(".jsonl 1\n")
    found = s3[0].get_object(Bucket="bucket", Key="cards/1.png")["Body"].read()
    assert found == galley.render(scene, {"color": "red"}).data


def test_a_bound_of_nothing_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError):
        galley.Cache(tmp_path, 0)
