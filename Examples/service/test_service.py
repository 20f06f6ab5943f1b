"""The service with clients and rows of all kinds."""

import base64
import hashlib
import http.client
import json
import os
import pathlib
import random
import signal
import socket
import stat
import subprocess
import sys
import threading
import time

import pytest

import galley
import signing

HERE = pathlib.Path(__file__).resolve().parent
KEY = b"0123456789abcdef0123456789abcdef"
SCENE = {
    "galley": 1,
    "canvases": {"wide": {"width": 40, "height": 20}, "huge": {"width": 9000, "height": 9000}},
    "sample": {"color": "teal"}, "view": {"type": "Color", "color": "{{color}}"},
}
# A galley that ends or hangs where a row says so.
HOSTILE = """#!{python}
import os, subprocess, sys, time
os.environ["GALLEY"] = {galley!r}
galley = subprocess.Popen([sys.executable, "-m", "galley", *sys.argv[1:]], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
# It passes lines on, and no bytes behind them.
print(galley.stdout.readline().decode().replace(',"bytes"', ""), end="", flush=True)
for line in sys.stdin.buffer:
    if b'"color":"crash"' in line:
        os.abort()
    time.sleep(1000 if b'"color":"hang"' in line else 0.5 if b'"slow"' in line else 0)
    galley.stdin.write(line)
    galley.stdin.flush()
    print(galley.stdout.readline().decode(), end="", flush=True)
"""


class Running:
    """A service and its ports."""

    def __init__(self, folder, *options, program=None):
        (folder / "keys").write_text(KEY.decode() + "\n" + "f" * 40 + "\n")
        (folder / "scene.json").write_text(json.dumps(SCENE))
        command = [sys.executable, str(HERE / "service.py"), str(folder / "scene.json"), "--keys", str(folder / "keys")]
        environment = {**os.environ, **({"GALLEY": str(program)} if program else {})}
        self.process = subprocess.Popen(
            [*command, "--port", "0", "--admin-port", "0", "--processes", "2", *options], stdout=subprocess.PIPE, text=True,
            env=environment,
        )
        words = self.process.stdout.readline().split()
        self.port, self.admin_port = int(words[3].rstrip(",")), int(words[-1])

    def get(self, target, headers={}, *, method="GET", port=None):
        connection = http.client.HTTPConnection("127.0.0.1", port or self.port, timeout=30)
        try:
            connection.request(method, target, headers=headers)
            answer = connection.getresponse()
            return answer.status, dict(answer.getheaders()), answer.read()
        finally:
            connection.close()

    def image(self, color, headers={}, **more):
        return self.get(signing.sign(KEY, {"color": color}, **more), headers)

    def metric(self, name):
        lines = self.get("/metrics", port=self.admin_port)[2].decode().splitlines()
        return next((float(line.split()[-1]) for line in lines if line.startswith(name + " ")), 0.0)

    def raw(self, data, seconds=10):
        """What comes back for bytes, until the connection ends."""
        with socket.create_connection(("127.0.0.1", self.port), timeout=seconds) as connection:
            connection.sendall(data)
            parts = []
            while part := connection.recv(65_536):
                parts.append(part)
            return b"".join(parts)

    def end(self):
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                return self.process.wait(15)
            except subprocess.TimeoutExpired:
                self.process.kill()
        return self.process.wait()


@pytest.fixture(scope="module")
def service(tmp_path_factory):
    running = Running(tmp_path_factory.mktemp("service"), "--head-seconds", "1", "--write-seconds", "1", "--connections", "20")
    yield running
    assert running.end() == 0


def hostile(folder):
    program = folder / "hostile-galley"
    program.write_text(HOSTILE.format(python=sys.executable, galley=galley.find_galley()))
    program.chmod(program.stat().st_mode | stat.S_IXUSR)
    return program


def test_an_image_has_its_headers_and_is_not_sent_twice(service):
    status, headers, body = service.image("red")
    assert status == 200 and headers["Content-Type"] == "image/png"
    assert body == galley.render(SCENE, {"color": "red"}).data
    assert headers["ETag"] == f'"{hashlib.sha256(body).hexdigest()[:32]}"'
    assert headers["Cache-Control"].startswith("public, max-age=86") and headers["X-Content-Type-Options"] == "nosniff"
    for asked in (headers["ETag"], f'"x", W/{headers["ETag"]}', "*"):
        status, again, nothing = service.image("red", {"If-None-Match": asked})
        assert (status, nothing, again["ETag"]) == (304, b"", headers["ETag"])
    assert service.image("red", {"If-None-Match": '"other"'})[0] == 200
    status, head, nothing = service.get(signing.sign(KEY, {"color": "red"}), method="HEAD")
    assert (status, nothing, head["Content-Length"]) == (200, b"", str(len(body)))
    assert service.metric("galley_kept_total") >= 5
    assert service.image("red", kind="webp")[2].startswith(b"RIFF")


def test_a_field_of_blanks_is_read_at_once(service):
    begin = time.monotonic()
    assert service.raw(b"GET / HTTP/1.1\r\na:" + b"\t" * 8_000 + b"\x01\r\n\r\n").startswith(b"HTTP/1.1 400")
    assert time.monotonic() - begin < 5


def test_nobody_keeps_an_image_for_longer_than_its_url(service):
    kept = service.image("blue", seconds=100)[1]["Cache-Control"]
    assert kept in ("public, max-age=100, immutable", "public, max-age=99, immutable")


def test_urls_are_taken_only_as_they_were_signed(service):
    target = signing.sign(KEY, {"color": "red"})
    path, _, query = target.partition("?")
    other = signing.sign(KEY, {"color": "blue"})
    old = signing.sign(KEY, {"color": "red"}, seconds=-5)
    later = old.replace(old.split("expires=")[1].split("&")[0], "99999999999")
    changed = {
        target[:-1] + ("A" if target[-1] != "A" else "B"): 403, f"{other.partition('?')[0]}?{query}": 403, old: 403, later: 403,
        path.replace(".png", ".webp") + "?" + query: 403, target + "&x=1": 404, path: 404, "/": 404,
        "/images/..%2f..%2fetc.png": 404,
        signing.sign(b"x" * 40, {"color": "red"}): 403,
    }
    for wrong, expected in changed.items():
        status, headers, _ = service.get(wrong)
        assert (status, headers["Cache-Control"]) == (expected, "no-store"), wrong
    # The second key of the file is taken, too.
    assert service.get(signing.sign(b"f" * 40, {"color": "red"}))[0] == 200


def test_rows_that_are_wrong_are_said_without_names_of_files(service):
    status, _, body = service.image("rde")
    assert status == 422 and b"rde" in body and b"/" not in body and b"scene.json" not in body
    assert service.image("red", canvas="none")[0] == 422
    assert service.image("red", canvas="huge")[0] in (200, 504)
    for payload in (b"no json", b"7", b"[1]", b'{"row": 7}', b'{"row": {"color": 1e999}}', b"[" * 3000):
        path = "/images/" + base64.urlsafe_b64encode(payload).rstrip(b"=").decode() + ".png"
        expires = int(time.time()) + 100
        target = f"{path}?expires={expires}&signature={signing._signature(KEY, path, expires)}"
        assert service.get(target)[0] in (400, 422), payload
    assert service.image("red")[0] == 200


@pytest.mark.parametrize("head, status", [
    (b"GET\r\n\r\n", 400), (b"GET / HTTP/2\r\n\r\n", 400), (b"POST / HTTP/1.1\r\n\r\n", 405),
    (b"GET http://other/ HTTP/1.1\r\n\r\n", 400), (b"GET / HTTP/1.1\r\nContent-Length: 5\r\n\r\nhello", 400),
    (b"GET / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 400), (b"GET / HTTP/1.1\r\nno field\r\n\r\n", 400),
    (b"GET / HTTP/1.1\r\n folded: x\r\n\r\n", 400), (b"GET /" + b"a" * 20_000 + b" HTTP/1.1\r\n\r\n", 431),
    (b"GET / HTTP/1.1\r\nX: " + b"a" * 20_000 + b"\r\n\r\n", 431), (b"GET /\x00 HTTP/1.1\r\n\r\n", 400),
    (b"\x16\x03\x01\x02\x00\x01\x00\r\n\r\n", 400), (b"GET / HTTP/1.0\r\n\r\n", 404),
])
def test_heads_that_are_wrong_are_refused(service, head, status):
    assert service.raw(head).startswith(b"HTTP/1.1 %d " % status)
    assert service.image("red")[0] == 200


def test_random_bytes_end_nothing(service):
    source = random.Random(3)
    for _ in range(60):
        try:
            service.raw(source.randbytes(source.randrange(1, 400)) + b"\r\n\r\n")
        except ConnectionError:
            pass
    assert service.image("red")[0] == 200


def test_requests_on_one_connection_are_answered_in_their_order(service):
    targets = [signing.sign(KEY, {"color": color}) for color in ("red", "nothing", "blue")]
    fields = ["A: b", "A: b", "Connection: close"]
    heads = [f"GET {target} HTTP/1.1\r\n{field}\r\n\r\n" for target, field in zip(targets, fields)]
    answers = service.raw("".join(heads).encode())
    assert [int(part[:3]) for part in answers.split(b"HTTP/1.1 ")[1:]] == [200, 422, 200]


def test_a_client_that_is_slow_holds_nobody_up(service):
    begun = time.monotonic()
    with socket.create_connection(("127.0.0.1", service.port), timeout=20) as slow:
        # A byte now and then is no request.
        slow.sendall(b"GET / HTTP/1.1\r\n")
        for _ in range(4):
            time.sleep(0.2)
            slow.sendall(b"a")
            assert service.image("red")[0] == 200
        assert b" 408 " in slow.recv(1000) and 0.9 < time.monotonic() - begun < 5


def test_a_client_that_reads_nothing_is_left(service):
    request = f"GET {signing.sign(KEY, {'color': 'red'})} HTTP/1.1\r\nA: b\r\n\r\n".encode()
    with socket.socket() as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.settimeout(10)
        deaf.connect(("127.0.0.1", service.port))
        # Answers fill all buffers; then the service waits for a second.
        with pytest.raises(ConnectionError):
            for _ in range(100_000):
                deaf.sendall(request)
    assert service.image("red")[0] == 200
    assert service.metric("galley_connections") <= 2


def test_connections_are_bounded(service):
    idle = [socket.create_connection(("127.0.0.1", service.port)) for _ in range(20)]
    time.sleep(0.2)
    assert service.raw(b"").startswith(b"HTTP/1.1 503 ")
    for connection in idle:
        connection.close()
    time.sleep(0.3)
    assert service.image("red")[0] == 200


def test_health_and_metrics_are_not_for_the_world(service):
    assert service.get("/health", port=service.admin_port)[0] == 200
    assert service.get("/health")[0] == service.get("/metrics")[0] == 404
    service.image("red")
    text = service.get("/metrics", port=service.admin_port)[2].decode()
    assert 'galley_requests_total{status="200"}' in text and 'galley_drawing_seconds_bucket{le="+Inf"}' in text
    for line in text.splitlines():
        assert line.startswith("# TYPE galley_") or float(line.split()[-1]) >= 0


def test_processes_that_end_or_hang_are_their_images_errors(tmp_path):
    service = Running(tmp_path, "--time-limit", "1", program=hostile(tmp_path))
    try:
        found = {}

        def ask(color):
            found[color] = service.image(color)[0]

        threads = [threading.Thread(target=ask, args=(color,)) for color in ("crash", "hang", "red", "blue", "green", "teal")]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert found == {"crash": 500, "hang": 504, "red": 200, "blue": 200, "green": 200, "teal": 200}
        assert service.metric('galley_errors_total{kind="CrashError"}') == 1
        # A worker that somebody kills is replaced.
        for child in pathlib.Path(f"/proc/{service.process.pid}/task").glob("*/children"):
            for number in child.read_text().split():
                os.kill(int(number), signal.SIGKILL)
        assert service.image("orange")[0] == 200
        assert service.get("/health", port=service.admin_port)[0] == 200
    finally:
        assert service.end() == 0


def test_images_that_wait_are_bounded_and_those_that_are_alike_are_drawn_once(tmp_path):
    service = Running(tmp_path, "--max-waiting", "4", program=hostile(tmp_path))
    try:
        found = []

        def ask(row):
            status, headers, _ = service.get(signing.sign(KEY, row))
            found.append((status, headers.get("Retry-After")))

        rows = [{"color": "red", "slow": number} for number in range(12)]
        threads = [threading.Thread(target=ask, args=(row,)) for row in rows]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(found, key=str) == [(200, None)] * 4 + [(503, "1")] * 8
        drawn = service.metric("galley_drawing_seconds_count")
        threads = [threading.Thread(target=ask, args=({"color": "blue", "slow": 1},)) for _ in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert service.metric("galley_drawing_seconds_count") == drawn + 1
        # What was asked for before the end is answered.
        last = threading.Thread(target=ask, args=({"color": "green", "slow": 1},))
        last.start()
        time.sleep(0.2)
        assert service.end() == 0
        last.join()
        assert found[-1] == (200, None)
    finally:
        service.end()


def test_what_is_kept_is_bounded(tmp_path):
    service = Running(tmp_path, "--kept-bytes", "1000")
    try:
        for number in range(30):
            assert service.get(signing.sign(KEY, {"color": "red", "number": number}))[0] == 200
        assert 0 < service.metric("galley_kept_bytes") <= 1000
    finally:
        assert service.end() == 0


def test_keys_that_are_short_are_refused(tmp_path):
    (tmp_path / "keys").write_text("short\n")
    with pytest.raises(SystemExit, match="32 characters"):
        signing.read_keys(tmp_path / "keys")
