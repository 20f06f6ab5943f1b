"""The three programs with workers that die, rows that are wrong, rows that end their process and rows that hang."""

import collections
import functools
import json
import os
import pathlib
import random
import re
import stat
import subprocess
import sys
import time
import urllib.request

import pytest

import proxy
import trial

# Passes requests on to galley, but for rows that end it or that hang.
HOSTILE = """#!{python}
import os, subprocess, sys, time
if "--protocol" not in sys.argv:
    os.execvp({galley!r}, ["galley", *sys.argv[1:]])
galley = subprocess.Popen([{galley!r}, *sys.argv[1:]], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
# It passes lines on, and no bytes behind them.
print(galley.stdout.readline().decode().replace(',"bytes"', ""), end="", flush=True)
for line in sys.stdin.buffer:
    if b'"name":"crash"' in line:
        os.abort()
    if b'"name":"hang"' in line:
        time.sleep(1000)
    galley.stdin.write(line)
    galley.stdin.flush()
    print(galley.stdout.readline().decode(), end="", flush=True)
"""


def write(path, rows):
    path.write_text("".join(json.dumps(row, ensure_ascii=False) + "\n" for row in rows), encoding="utf-8")


def read(path):
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


@pytest.fixture(params=list(trial.ENGINES))
def engine(request):
    pytest.importorskip({"ray": "ray", "spark": "pyspark"}.get(request.param.partition("-")[0], "dask"))
    return request.param


def test_workers_that_are_killed_lose_nothing(engine, tmp_path, monkeypatch):
    # A machine on which no worker starts anew as fast as Dask expects it to.
    monkeypatch.setenv("DASK_DISTRIBUTED__DEPLOY__LOST_WORKER_TIMEOUT", "10ms")
    trial.make_rows(tmp_path / "rows.jsonl", 1500)
    rows = read(tmp_path / "rows.jsonl")
    rows[700]["color"] = "no such colour"
    write(tmp_path / "rows.jsonl", rows)
    expected = trial.plain(tmp_path / "rows.jsonl", tmp_path / "plain")
    assert len(expected) == 1499
    options = ["--rows-of-part", "100", "--block", "20000"]
    with trial.Run(engine, tmp_path / "rows.jsonl", tmp_path / "out", *options) as run:
        killed = run.kill_workers(random.Random(7), tmp_path / "out", 2, 300)
        # A process of galley ends with its worker, and not with the run.
        assert run.orphans and not trial.left(run.orphans, 20)
        code, words = run.wait()
    assert (code, killed) == (4, 2), words
    assert trial.compare(tmp_path / "out", expected) == []
    before = {path: path.stat().st_mtime_ns for path in (tmp_path / "out").glob("*.png")}
    with trial.Run(engine, tmp_path / "rows.jsonl", tmp_path / "out", *options) as run:
        code, words = run.wait()
    assert code == 4
    [line] = [line for line in words.splitlines() if line.startswith("1500 rows in ")]
    assert line.split(" parts, of which ")[1].split()[0] == line.split()[3], line
    assert {path: path.stat().st_mtime_ns for path in (tmp_path / "out").glob("*.png")} == before
    # Images have the same bytes as those of one batch.
    for path in (tmp_path / "out").glob("*.png"):
        assert path.read_bytes() == (tmp_path / "plain" / path.name).read_bytes()


def test_rows_that_end_their_process_and_rows_that_hang_are_their_own_errors(engine, tmp_path, monkeypatch):
    trial.make_rows(tmp_path / "rows.jsonl", 300)
    rows = read(tmp_path / "rows.jsonl")
    expected = trial.plain(tmp_path / "rows.jsonl", tmp_path / "plain")
    for number, name in ((50, "crash"), (51, "crash"), (170, "hang")):
        rows[number]["name"] = name
        del expected[f"{number + 1}.png"]
    write(tmp_path / "rows.jsonl", rows)
    program = tmp_path / "hostile-galley"
    program.write_text(HOSTILE.format(python=sys.executable, galley=os.environ.get("GALLEY", "galley")))
    program.chmod(program.stat().st_mode | stat.S_IXUSR)
    monkeypatch.setenv("GALLEY", str(program))
    options = ["--rows-of-part", "100", "--time-limit", "2"]
    with trial.Run(engine, tmp_path / "rows.jsonl", tmp_path / "out", *options) as run:
        code, words = run.wait()
    assert code == 4, words
    assert trial.compare(tmp_path / "out", expected) == []
    lines = [line for path in pathlib.Path(f"{tmp_path}/out.manifests").glob("*/*.jsonl") for line in read(path)]
    faults = {line["name"]: line["fault"] for line in lines if line["status"] == "failed"}
    assert faults == {"51.png": "crash", "52.png": "crash", "171.png": "hang"}


def test_a_program_that_is_killed_leaves_no_process_and_goes_on(engine, tmp_path):
    trial.make_rows(tmp_path / "rows.jsonl", 3000)
    options = ["--rows-of-part", "100", "--block", "20000"]
    with trial.Run(engine, tmp_path / "rows.jsonl", tmp_path / "out", *options) as run:
        assert run.kill_workers(random.Random(1), tmp_path / "out", 1, 100) == 1
        started = trial.descendants(run.process.pid)
    # Leaving the context kills the program and its workers; their processes of galley end by themselves.
    assert started and not trial.left(started, 20)
    with trial.Run(engine, tmp_path / "rows.jsonl", tmp_path / "out", *options) as run:
        code, words = run.wait()
    assert code == 0, words
    assert trial.compare(tmp_path / "out", trial.plain(tmp_path / "rows.jsonl", tmp_path / "plain")) == []


def test_two_runs_at_once_agree(engine, tmp_path):
    trial.make_rows(tmp_path / "rows.jsonl", 1000)
    expected = trial.plain(tmp_path / "rows.jsonl", tmp_path / "plain")
    options = ["--rows-of-part", "100", "--block", "20000"]
    begin = functools.partial(trial.Run, engine, tmp_path / "rows.jsonl", tmp_path / "out", *options)
    with begin() as first, begin() as second:
        for run in (first, second):
            code, words = run.wait()
            assert code == 0 and "1000 rows in " in words, words
    assert trial.compare(tmp_path / "out", expected) == []


@pytest.fixture
def small_disk(tmp_path):
    """A disk that is full after some hundred images."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=2m", "galley-test", str(folder)]
    if os.getuid() != 0 or subprocess.run(mount, capture_output=True, check=False).returncode != 0:
        pytest.skip("no right to mount a small disk")
    yield folder
    subprocess.run(["umount", "-l", str(folder)], check=True)


def test_a_disk_that_is_full_is_waited_for(engine, small_disk, tmp_path):
    trial.make_rows(tmp_path / "rows.jsonl", 600)
    expected = trial.plain(tmp_path / "rows.jsonl", tmp_path / "plain")
    with trial.Run(engine, tmp_path / "rows.jsonl", small_disk / "out", "--rows-of-part", "100") as run:
        end = time.monotonic() + 300
        while os.statvfs(small_disk).f_bavail > 1 and run.process.poll() is None and time.monotonic() < end:
            time.sleep(0.1)
        assert run.process.poll() is None and os.statvfs(small_disk).f_bavail <= 1
        # Both workers meet it.
        time.sleep(3)
        subprocess.run(["mount", "-o", "remount,size=100m", str(small_disk)], check=True)
        code, words = run.wait()
    assert code == 0 and " 0 failed" in words, words
    assert trial.compare(small_disk / "out", expected) == []


def test_values_are_those_of_the_file(engine, tmp_path):
    """Texts that look like numbers and dates stay texts, and a row may lack what others have."""
    trial.make_rows(tmp_path / "rows.jsonl", 60)
    rows = read(tmp_path / "rows.jsonl")
    for row in rows[::2]:
        row |= {"name": f"{row['id']:03}", "town": f"2026-11-{row['id'] % 28 + 1:02}", "locale": "de"}
    write(tmp_path / "rows.jsonl", rows)
    with trial.Run(engine, tmp_path / "rows.jsonl", tmp_path / "out") as run:
        code, words = run.wait()
    assert code == 0, words
    assert trial.compare(tmp_path / "out", trial.plain(tmp_path / "rows.jsonl", tmp_path / "plain")) == []


def test_tables_of_images_are_there_once(engine, tmp_path):
    parquet = pytest.importorskip("pyarrow.parquet")
    trial.make_rows(tmp_path / "rows.jsonl", 300)
    expected = trial.plain(tmp_path / "rows.jsonl", tmp_path / "plain")
    options = ["--rows-of-part", "100", "--parquet"]
    with trial.Run(engine, tmp_path / "rows.jsonl", tmp_path / "out", *options) as run:
        code, words = run.wait()
    assert code == 0, words
    found = parquet.read_table(tmp_path / "out", columns=["name", "pixels", "image"]).to_pylist()
    assert {line["name"]: line["pixels"] for line in found} == expected and len(found) == 300
    for line in found:
        assert line["image"] == (tmp_path / "plain" / line["name"]).read_bytes()
    before = {path: path.stat().st_mtime_ns for path in (tmp_path / "out").glob("*/*.parquet")}
    with trial.Run(engine, tmp_path / "rows.jsonl", tmp_path / "out", *options) as run:
        assert run.wait()[0] == 0
    assert {path: path.stat().st_mtime_ns for path in (tmp_path / "out").glob("*/*.parquet")} == before


class Bucket:
    """moto's server in the place of S3. It keeps what was overwritten, too."""

    def __init__(self, server, client):
        self.address = server.get_host_and_port()
        self.client = client
        client.create_bucket(Bucket="bucket")
        client.put_bucket_versioning(Bucket="bucket", VersioningConfiguration={"Status": "Enabled"})

    def copy(self, folder):
        """Writes all files below a folder, and gives back how often each was written."""
        counts = collections.Counter()
        for page in self.client.get_paginator("list_object_versions").paginate(Bucket="bucket"):
            counts.update(version["Key"] for version in page.get("Versions", ()))
        for key in counts:
            path = folder / key
            path.parent.mkdir(parents=True, exist_ok=True)
            self.client.download_file("bucket", key, str(path))
        return counts


@pytest.fixture
def bucket(monkeypatch):
    boto3 = pytest.importorskip("boto3")
    server = pytest.importorskip("moto.server").ThreadedMotoServer(port=0)
    for name in ("AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY"):
        monkeypatch.setenv(name, "test")
    monkeypatch.setenv("AWS_DEFAULT_REGION", "us-east-1")
    server.start()
    url = "http://127.0.0.1:{}".format(server.get_host_and_port()[1])
    monkeypatch.setenv("AWS_ENDPOINT_URL", url)
    try:
        # All servers of a process have the same buckets.
        urllib.request.urlopen(f"{url}/moto-api/reset", data=b"").close()
        yield Bucket(server, boto3.client("s3"))
    finally:
        server.stop()


def assert_once(bucket, tmp_path, expected, words):
    """All images are in the store, written once, with the bytes of one batch; manifests have each once, and say of them what
    the program says."""
    counts = bucket.copy(tmp_path / "stored")
    assert trial.compare(tmp_path / "stored" / "out", expected) == []
    lines = [line for path in (tmp_path / "stored" / "out.manifests").glob("*/*.jsonl") for line in read(path)]
    said = collections.Counter(line["status"] for line in lines)
    assert f": {said['drawn']} drawn, {said['unchanged']} unchanged, 0 failed" in words
    assert said.total() == len(expected)
    for name in expected:
        assert counts[f"out/{name}"] == 1
        assert (tmp_path / "stored" / "out" / name).read_bytes() == (tmp_path / "plain" / name).read_bytes()


def test_a_store_gives_the_scene_and_takes_the_images(engine, bucket, tmp_path):
    bucket.client.upload_file(str(trial.PIPELINES / "badge.json"), "bucket", "scenes/badge.json")
    trial.make_rows(tmp_path / "rows.jsonl", 200)
    expected = trial.plain(tmp_path / "rows.jsonl", tmp_path / "plain")
    options = ["--scene", "s3://bucket/scenes/badge.json", "--cache", str(tmp_path / "cache"), "--rows-of-part", "50"]
    parts = 0
    for _ in range(2):
        with trial.Run(engine, tmp_path / "rows.jsonl", "s3://bucket/out", *options) as run:
            code, words = run.wait()
        found = re.search(r"^200 rows in (\d+) parts, of which (\d+) were finished before: .* 0 failed$", words, re.M)
        assert code == 0 and found, words
        assert int(found[2]) == parts, words
        parts = int(found[1])
    assert parts >= 4
    assert_once(bucket, tmp_path, expected, words)


def test_a_store_that_is_cut_for_seconds_loses_nothing(engine, bucket, tmp_path, monkeypatch):
    trial.make_rows(tmp_path / "rows.jsonl", 300)
    expected = trial.plain(tmp_path / "rows.jsonl", tmp_path / "plain")
    way = proxy.Proxy(bucket.address)
    monkeypatch.setenv("AWS_ENDPOINT_URL", way.url)
    # Both workers are in the middle of their parts.
    way.cut_at = 100
    options = ["--rows-of-part", "50", "--block", "20000"]
    try:
        with trial.Run(engine, tmp_path / "rows.jsonl", "s3://bucket/out", *options) as run:
            code, words = run.wait()
    finally:
        way.close()
    assert code == 0 and "300 rows in " in words, words
    assert way.refused > 0
    assert_once(bucket, tmp_path, expected, words)
