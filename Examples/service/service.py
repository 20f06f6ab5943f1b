#!/usr/bin/env python3
"""Serves images of a scene over HTTP: service.py SCENE.json --keys KEYFILE [--port 8080] [--admin-port 8081].

Images are at signed URLs (`signing.py`). Health and metrics are on a port of their own, which the world does not see. SIGTERM
ends it when the requests that are there have their answers.
"""

import argparse
import asyncio
import collections
import hashlib
import os
import signal
import sys
import time
from dataclasses import dataclass

import galley
import signing
from http_server import Answer, Limits, Server, words
from metrics import Metrics

STATUSES = [
    (galley.LimitError, 504), (galley.SceneError, 422), (galley.RequestError, 422), (galley.WarningError, 422),
    (galley.CrashError, 500), (galley.GalleyError, 503),
]


@dataclass(frozen=True)
class File:
    """An image as it is sent."""

    data: bytes
    etag: str


class Kept:
    """Images that were asked for lately, at most so many bytes of them."""

    def __init__(self, max_bytes):
        self._max_bytes = max_bytes
        self._files = collections.OrderedDict()
        self.bytes = 0

    def get(self, path):
        file = self._files.get(path)
        if file is not None:
            self._files.move_to_end(path)
        return file

    def keep(self, path, file):
        self._files[path] = file
        self.bytes += len(file.data) + len(path)
        while self.bytes > self._max_bytes:
            old, gone = self._files.popitem(last=False)
            self.bytes -= len(gone.data) + len(old)


class Service:
    """Answers requests with images of a renderer."""

    def __init__(self, renderer, keys, *, max_waiting, kept_bytes, max_age, limits):
        self._renderer = renderer
        self._keys = keys
        self._max_waiting = max_waiting
        self._max_age = max_age
        self._kept = Kept(kept_bytes)
        self._drawing = {}
        self._health = (0.0, words(503, "starting"))
        self._probe = asyncio.Lock()
        gauges = {
            "connections": lambda: self.images.connections, "waiting": lambda: len(self._drawing),
            "kept_bytes": lambda: self._kept.bytes, "resident_bytes": resident_bytes,
        }
        self._metrics = Metrics(gauges)
        self.images = Server(self._image, limits, lambda status: self._metrics.count("requests", "status", status))
        self.admin = Server(self._admin, limits)

    async def _image(self, method, target, headers):
        try:
            path, request, kind, expires = signing.verify(self._keys, target)
        except signing.Refused as error:
            return words(404 if "none of this" in str(error) else 403, error)
        except (ValueError, RecursionError):
            return words(400, "the request in the URL is no JSON")
        try:
            file = await self._file(path, request, kind)
        except galley.GalleyError as error:
            self._metrics.count("errors", "kind", type(error).__name__)
            return words(next(status for own, status in STATUSES if isinstance(error, own)), public(error))
        except Busy:
            answer = words(503, "too many images wait")
            answer.headers["Retry-After"] = "1"
            return answer
        except (TypeError, ValueError, AttributeError) as error:
            return words(400, f"the request in the URL is wrong: {error}")
        age = max(0, min(self._max_age, expires - int(time.time())))
        sent = {"ETag": file.etag, "Cache-Control": f"public, max-age={age}, immutable"}
        asked = [tag.strip().removeprefix("W/") for tag in headers.get("if-none-match", "").split(",")]
        if file.etag in asked or asked == ["*"]:
            return Answer(304, b"", sent)
        return Answer(200, file.data, {**sent, "Content-Type": f"image/{kind}"})

    async def _file(self, path, request, kind):
        """The image of a path, drawn once for all who wait for it."""
        file = self._kept.get(path)
        if file is not None:
            self._metrics.count("kept")
            return file
        task = self._drawing.get(path)
        if task is None:
            if len(self._drawing) >= self._max_waiting:
                raise Busy
            task = asyncio.create_task(self._draw(path, request, kind))
            self._drawing[path] = task
            task.add_done_callback(lambda _: self._drawing.pop(path))
        # A client that goes away ends nobody else's image.
        return await asyncio.shield(task)

    async def _draw(self, path, request, kind):
        begun = time.perf_counter()
        image = await self._renderer.render_async(request.get("row"), canvas=request.get("canvas"), name=f"a.{kind}")
        self._metrics.drawn(time.perf_counter() - begun)
        file = File(image.data, f'"{hashlib.sha256(image.data).hexdigest()[:32]}"')
        self._kept.keep(path, file)
        return file

    async def _admin(self, method, target, headers):
        if target == "/metrics":
            return Answer(200, self._metrics.text().encode(), {"Content-Type": "text/plain; version=0.0.4"})
        if target == "/health":
            return await self._healthy()
        return words(404, "expected /health or /metrics")

    async def _healthy(self):
        """Draws the scene's sample, at most once a second."""
        # Who asks meanwhile has the answer of the one before.
        async with self._probe:
            if time.monotonic() - self._health[0] > 1:
                try:
                    await asyncio.wait_for(self._renderer.render_async(), 10)
                    answer = words(200, "it draws")
                except (galley.GalleyError, TimeoutError) as error:
                    answer = words(503, f"it does not draw: {error}")
                self._health = (time.monotonic(), answer)
            return self._health[1]


class Busy(Exception):
    """More images wait than may."""


def public(error):
    """What is wrong, without the names of files."""
    return "; ".join(problem.message for problem in error.problems[:5]) if error.problems else type(error).__name__


def resident_bytes():
    with open("/proc/self/statm", encoding="ascii") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def arguments():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("scene")
    parser.add_argument("--keys", required=True, help="a file with a key of 32 characters or more on each line")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8080, help="0 takes one that is free")
    parser.add_argument("--admin-port", type=int, default=8081)
    parser.add_argument("--processes", type=int, default=len(os.sched_getaffinity(0)))
    parser.add_argument("--time-limit", type=float, default=5, help="seconds of an image")
    parser.add_argument("--max-memory", default="300M", help="memory of an image")
    parser.add_argument("--max-waiting", type=int, default=128, help="images that are drawn or wait")
    parser.add_argument("--connections", type=int, default=256)
    parser.add_argument("--head-seconds", type=float, default=5)
    parser.add_argument("--write-seconds", type=float, default=20)
    parser.add_argument("--kept-bytes", type=int, default=64_000_000, help="images in memory")
    parser.add_argument("--max-age", type=int, default=86_400, help="seconds that others may keep an image")
    return parser.parse_args()


async def serve(options):
    limits = Limits(options.connections, head_seconds=options.head_seconds, write_seconds=options.write_seconds)
    async with galley.Renderer(
        options.scene, processes=options.processes, time_limit=options.time_limit, max_memory=options.max_memory, grace=2
    ) as renderer:
        service = Service(
            renderer, signing.read_keys(options.keys), max_waiting=options.max_waiting, kept_bytes=options.kept_bytes,
            max_age=options.max_age, limits=limits,
        )
        port = await service.images.start(options.host, options.port)
        admin_port = await service.admin.start("127.0.0.1", options.admin_port)
        print(f"images on port {port}, health and metrics on port {admin_port}", flush=True)
        ended = asyncio.Event()
        for number in (signal.SIGTERM, signal.SIGINT):
            asyncio.get_running_loop().add_signal_handler(number, ended.set)
        await ended.wait()
        await service.images.stop(options.time_limit + 5)
        await service.admin.stop(1)


if __name__ == "__main__":
    sys.exit(asyncio.run(serve(arguments())))
