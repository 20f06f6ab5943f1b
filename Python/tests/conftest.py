import os
import stat
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

# A program that speaks the protocol and misbehaves as rows ask it to.
FAKE = '''#!{python}
import base64, json, os, sys, time
print(json.dumps({{"protocol": "galley-requests", "version": {version}, "galley": "0", **{more}}}), flush=True)
for number, line in enumerate(sys.stdin, 1):
    request = json.loads(line)
    row = request.get("row", {{}})
    once = row.get("once")
    if row.get("crash") or (once and not os.path.exists(once)):
        if once: open(once, "w").close()
        print("last words", file=sys.stderr, flush=True)
        os.abort()
    if row.get("hang"):
        time.sleep(1000)
    size = row.get("size", 0)
    answer = {{"id": None, "request": number, "status": "drawn", "path": None, "width": os.getpid(), "height": 1, "bytes": size,
              "pixels": "0", "milliseconds": 1}}
    if request.get("framing") != "bytes":
        answer["data"] = base64.b64encode(bytes(size)).decode()
        print(json.dumps(answer), flush=True)
        continue
    # With lines and ends of lines in it, in parts; the next answer comes at once.
    file = (b"\\n{{}}\\n" * size)[:size]
    output = json.dumps({{**answer, "follows": size}}).encode() + b"\\n" + file
    output = output[:len(output) - row.get("cut", 0)]
    step = row.get("step", 1 << 20)
    for start in range(0, len(output), step):
        sys.stdout.buffer.write(output[start:start + step])
        sys.stdout.flush()
    if row.get("cut"):
        os.abort()
'''


@pytest.fixture
def scene(tmp_path: Path) -> str:
    path = tmp_path / "scene.json"
    path.write_text(
        '{\n  "galley": 1,\n'
        '  "canvases": { "wide": { "width": 40, "height": 20 }, "tall": { "width": 20, "height": 40 } },\n'
        '  "sample": { "color": "teal" },\n'
        '  "view": { "type": "Color", "color": "{{color}}" }\n}\n'
    )
    return str(path)


@pytest.fixture
def fake(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    path = write_fake(tmp_path / "fake-galley", 1)
    monkeypatch.setenv("GALLEY", path)
    yield path


# moto's server stands for S3.
@pytest.fixture(scope="session")
def server() -> Iterator[Any]:
    pytest.importorskip("s3fs")
    server = pytest.importorskip("moto.server").ThreadedMotoServer(port=0)
    server.start()
    yield server
    server.stop()


@pytest.fixture
def s3(server: Any, monkeypatch: pytest.MonkeyPatch) -> tuple[Any, dict[str, Any]]:
    import boto3

    for name in ("AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY"):
        monkeypatch.setenv(name, "test")
    monkeypatch.setenv("AWS_DEFAULT_REGION", "us-east-1")
    host, port = server.get_host_and_port()
    url = f"http://{host}:{port}"
    client = boto3.client("s3", endpoint_url=url)
    client.create_bucket(Bucket="bucket")
    for old in client.list_objects_v2(Bucket="bucket").get("Contents", []):
        client.delete_object(Bucket="bucket", Key=old["Key"])
    return client, {"endpoint_url": url}


def write_fake(path: Path, version: int, **more: object) -> str:
    path.write_text(FAKE.format(python=sys.executable, version=version, more=more))
    path.chmod(path.stat().st_mode | stat.S_IXUSR)
    return str(path)


def is_running(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


def is_helper(folder: Path) -> bool:
    """Whether a process is the one with which multiprocessing tracks locks, such as that of tqdm."""
    try:
        return b"multiprocessing." in (folder / "cmdline").read_bytes()
    except OSError:
        return False


def children(process: int | None = None) -> list[int]:
    """The child processes of a process that run."""
    found = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                fields = (folder / "stat").read_text().rsplit(")", 1)[1].split()
            except OSError:
                continue
            if int(fields[1]) == (process or os.getpid()) and fields[0] != "Z" and not is_helper(folder):
                found.append(int(folder.name))
    return found
