"""A disk that is full and a store that cannot be reached: what is drawn in the end is what an undisturbed run draws."""

from __future__ import annotations

import os
import re
import resource
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import galley
from conftest import children
from galley import _parquet
from galley.partitions import Partitions, UnfinishedError
from proxy import Proxy

ROWS = [{"id": number, "color": ["red", "green", "blue"][number % 3]} for number in range(60)]


@pytest.fixture
def proxy(server: Any) -> Iterator[Proxy]:
    proxy = Proxy(server.get_host_and_port())
    yield proxy
    proxy.close()


def stored(client: Any) -> dict[str, bytes]:
    found = client.list_objects_v2(Bucket="bucket", Prefix="out/").get("Contents", [])
    return {item["Key"]: client.get_object(Bucket="bucket", Key=item["Key"])["Body"].read() for item in found}


def expected(scene: str) -> dict[str, bytes]:
    images = {color: galley.render(scene, {"color": color}).data for color in ("red", "green", "blue")}
    return {f"out/{row['id']}.png": images[str(row["color"])] for row in ROWS}


def test_a_store_that_is_cut_for_seconds_loses_nothing(
    scene: str, s3: tuple[Any, dict[str, Any]], proxy: Proxy
) -> None:
    store = galley.Store("s3://bucket/out", options={"endpoint_url": proxy.url})
    begun = time.monotonic()
    # In the middle of the second part.
    proxy.cut_at = 25
    with Partitions(scene, name="{id}.png", folder=store, rows=20) as work:
        parts = list(work.draw(ROWS))
        assert time.monotonic() - begun > 5 and proxy.refused > 0
        assert sum(part.drawn + part.unchanged for part in parts) == 60
        assert len({line["name"] for line in work.lines()}) == 60
    assert stored(s3[0]) == expected(scene)


def test_a_store_that_stays_away_leaves_the_part_for_another_try(
    scene: str, s3: tuple[Any, dict[str, Any]], proxy: Proxy, monkeypatch: pytest.MonkeyPatch
) -> None:
    options = {"endpoint_url": proxy.url, "config_kwargs": {"retries": {"max_attempts": 1}}}
    store = galley.Store("s3://bucket/out", options=options)
    work = Partitions(scene, name="{id}.png", folder=store, rows=20, patience=0)
    with work:
        parts = work.draw(ROWS)
        assert next(parts).drawn == 20
        # Tries without their pauses: the test does not wait for what cannot come.
        monkeypatch.setattr("galley._store.time.sleep", lambda seconds: None)
        store._system().retries = 1
        proxy.cut()
        with pytest.raises(galley.GalleyError, match="out"):
            next(parts)
        proxy.mend()
        assert [part.is_skipped for part in work.draw(ROWS)] == [True, False, False]
    assert stored(s3[0]) == expected(scene) and children() == []


def test_a_store_that_is_cut_while_a_table_is_read_is_waited_for(
    scene: str, s3: tuple[Any, dict[str, Any]], proxy: Proxy, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("pyarrow")
    options = {"endpoint_url": proxy.url, "config_kwargs": {"retries": {"max_attempts": 1}}}
    store = galley.Store("s3://bucket/out", options=options)
    store._system().retries = 1
    read = _parquet.lines
    cuts: list[Any] = []

    def cut(file: Any) -> list[dict[str, Any]]:
        """It was opened, and cannot be read."""
        if cuts:
            return read(file)
        cuts.append(file)
        proxy.cut()
        try:
            return read(file)
        finally:
            proxy.mend()

    with Partitions(scene, name="{id}", parquet=store, rows=20) as work:
        assert [part.drawn for part in work.draw(ROWS)] == [20, 20, 20]
        monkeypatch.setattr(_parquet, "lines", cut)
        assert [part.is_skipped for part in work.draw(ROWS)] == [True, True, True]
    assert len(cuts) == 1 and proxy.refused > 0


def test_what_no_try_takes_away_is_said_at_once(scene: str, s3: tuple[Any, dict[str, Any]]) -> None:
    begun = time.monotonic()
    store = galley.Store("s3://bucket/out", options=s3[1])
    s3[0].put_object(Bucket="bucket", Key="out/7.png", Body=b"mine")
    with Partitions(scene, name="{id}.png", folder=store) as work:
        [part] = work.draw(ROWS)
        assert (part.drawn, part.failed) == (59, 1)
        assert [line["fault"] for line in work.lines() if line["status"] == "failed"] == ["exists"]
    with Partitions(scene, name="{id}.png", folder=galley.Store("s3://nowhere/out", options=s3[1])) as work:
        with pytest.raises(galley.GalleyError, match="nowhere"):
            list(work.draw(ROWS))
    assert time.monotonic() - begun < 60


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    folder = tmp_path / "disk"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=64k", "galley-test", str(folder)]
    if os.getuid() != 0 or subprocess.run(mount, capture_output=True, check=False).returncode != 0:
        pytest.skip("no right to mount a small disk")
    yield folder
    subprocess.run(["umount", "-l", str(folder)], check=True)


@pytest.mark.parametrize("has_manifests", [True, False])
def test_a_disk_that_is_full_leaves_the_part_for_another_try(
    scene: str, small_disk: Path, tmp_path: Path, has_manifests: bool
) -> None:
    rows = [{"id": number, "color": "red"} for number in range(200)]
    manifests = (small_disk if has_manifests else tmp_path) / "manifests"
    work = Partitions(scene, name="{id}.png", folder=small_disk / "out", manifests=manifests, rows=5, patience=0)
    with work:
        done = []
        with pytest.raises(UnfinishedError, match="could not be drawn or written|cannot be written"):
            for part in work.draw(rows):
                done.append(part)
        assert 0 < len(done) < 40
        subprocess.run(["mount", "-o", "remount,size=50m", str(small_disk)], check=True)
        parts = list(work.draw(rows))
        assert [part.is_skipped for part in parts[: len(done)]] == [True] * len(done)
        assert sum(part.rows for part in parts) == 200 and sum(part.failed for part in parts) == 0
        assert len(list(work.lines())) == 200
    image = galley.render(scene, {"color": "red"}).data
    found = {path.name: path.read_bytes() for path in (small_disk / "out").glob("*.png")}
    assert found == {f"{number}.png": image for number in range(200)}


PROGRAM = """
import json, sys
from galley.partitions import Partitions, UnfinishedError
with Partitions(sys.argv[1], name="{id}.png", folder=sys.argv[2], rows=100, patience=0) as work:
    try:
        print(list(work.draw({"id": number, "color": "red"} for number in range(100))))
    except UnfinishedError as error:
        sys.exit(str(error))
"""


def test_a_manifest_that_cannot_be_written_is_not_there(scene: str, tmp_path: Path) -> None:
    command = [sys.executable, "-c", PROGRAM, scene, str(tmp_path / "out")]
    # A manifest has more than 4,096 bytes, an image less.
    done = subprocess.run(
        command, capture_output=True, text=True,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (4096, resource.RLIM_INFINITY)),
    )
    assert done.returncode == 1 and re.search(r"jsonl: cannot be written: .*File too large", done.stderr)
    assert [path for path in tmp_path.rglob("*") if "jsonl" in path.name] == []
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert "drawn=0, unchanged=100, failed=0" in done.stdout
