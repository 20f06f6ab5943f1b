"""Processes that are kept alive and draw."""

from __future__ import annotations

import asyncio
import os
import tempfile
import threading
import time
import weakref
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from json.encoder import encode_basestring_ascii as quoted
from pathlib import Path
from types import TracebackType
from typing import Any

from . import _errors, _image, _process, _values

# How many small images galley draws together, at most.
_GROUP = 8
Scene = str | os.PathLike[str] | Mapping[str, Any]


class _Pool:
    """Idle processes; the state of a renderer that ends with it."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.idle: list[_process.Process] = []
        self.is_closed = False
        self.folder: tempfile.TemporaryDirectory[str] | None = None

    def take(self) -> _process.Process | None:
        with self.lock:
            while self.idle:
                process = self.idle.pop()
                if process.is_alive:
                    return process
                process.kill()
        return None

    def give(self, process: _process.Process) -> None:
        with self.lock:
            if not self.is_closed:
                self.idle.append(process)
                return
        process.close()

    def close(self) -> None:
        with self.lock:
            self.is_closed = True
            idle, self.idle = self.idle, []
        for process in idle:
            process.close()
        if self.folder is not None:
            self.folder.cleanup()


_renderers: weakref.WeakSet[Renderer] = weakref.WeakSet()


class Renderer:
    """Draws a scene with one row of data after the other, in processes that stay alive.

    Threads may share it: at most `processes` images are drawn at once, and each process draws one at a time. A process that
    ends is replaced, and its image is drawn once more; if that ends the process, too, the image is a `CrashError`. A
    process that does not answer until its image's time and `grace` are over is ended, and the image is a `HangError`.
    Other images do not notice. Close the renderer, or use it in ``with`` or ``async with``. When Python ends or is killed,
    its processes end.

    :param scene: The path of a scene, or a scene as a mapping.
    :param processes: How many images are drawn at once; by default as many as there are cores.
    :param time_limit: The most seconds of an image, above 0.
    :param max_memory: The most memory of an image, such as ``"300M"``.
    :param folder: Where images with a name are written; without it they are given back with their bytes.
    :param options: More options of ``galley batch``, such as ``["--scale", "2"]``.
    """

    def __init__(
        self, scene: Scene, *, processes: int | None = None, time_limit: float = 60, max_memory: str | None = None,
        folder: str | os.PathLike[str] | None = None, strict: bool = False, options: Sequence[str] = (), grace: float = 5,
    ) -> None:
        if processes is not None and processes < 1:
            raise ValueError(f"expected 1 process or more, found {processes}")
        _check_limit(time_limit)
        if not 0 <= grace <= 86_400:
            raise ValueError(f"expected a grace of at most 86,400 s, found {grace}")
        self._settings: dict[str, Any] = {
            "scene": scene, "processes": processes, "time_limit": time_limit, "max_memory": max_memory, "folder": folder,
            "strict": strict, "options": tuple(options), "grace": grace,
        }
        self.processes = processes or len(os.sched_getaffinity(0))
        self.time_limit = time_limit
        self._grace = grace
        self._folder = folder
        self._begin()
        _renderers.add(self)

    def _begin(self) -> None:
        self._pool = _Pool()
        self._places = threading.BoundedSemaphore(self.processes)
        self._threads: ThreadPoolExecutor | None = None
        self._threads_lock = threading.Lock()
        self._finalizer = weakref.finalize(self, self._pool.close)
        self._arguments = self._command()

    def _command(self) -> list[str]:
        scene = self._settings["scene"]
        command = ["batch"]
        if isinstance(scene, Mapping):
            self._pool.folder = tempfile.TemporaryDirectory(prefix="galley-")
            path = Path(self._pool.folder.name) / "scene.json"
            path.write_text(_values.to_json(scene), encoding="utf-8")
            command += [str(path), "--images", os.getcwd()]
        else:
            command.append(os.path.abspath(scene))
        command += ["--protocol", "jsonl", "--jobs", "1", "--quiet"]
        command += ["--inline"] if self._folder is None else ["--out", os.fspath(self._folder)]
        if self._settings["max_memory"] is not None:
            command += ["--max-memory", self._settings["max_memory"]]
        if self._settings["strict"]:
            command.append("--strict")
        return command + list(self._settings["options"])

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (self._settings,)

    def render(
        self, data: Mapping[str, Any] | None = None, *, name: str | None = None, canvas: str | None = None,
        time_limit: float | None = None,
    ) -> _image.Image:
        """Draws the scene with a row; without one with the scene's sample.

        :param name: The file below `folder`, or, where nothing is written, a name whose extension sets the format:
            ``"a.png"``, ``"a.jpeg"``, ``"a.webp"``. The default is PNG.
        :param canvas: One of the scene's canvases; the default is the first.
        """
        limit = self.time_limit if time_limit is None else time_limit
        _check_limit(limit)
        return self._drawn(_request(data, name, canvas, limit), limit)

    def _drawn(self, line: str, limit: float) -> _image.Image:
        with self._places:
            answer = self._answer(line, limit)
        image = _of_answer(answer)
        if isinstance(image, Exception):
            raise image
        return image

    def _images(
        self, rows: Sequence[tuple[str, str | None]], canvas: str | None
    ) -> Iterator[_image.Image | Exception]:
        """The image or the error of each row, which is JSON, and name, in their order, by one process.

        Requests are written ahead of answers. Where the process ends, hangs or has too little time, the rows that it may have
        drawn together are drawn alone, as `render` does, and then those after them.
        """
        requests = [_request_of(text, name, canvas, self.time_limit) for text, name in rows]
        done = 0
        while done < len(requests):
            for answer in self._streamed(requests[done:] if done else requests):
                done += 1
                yield _of_answer(answer)
            for request in requests[done : done + _GROUP]:
                done += 1
                yield self._alone(request)

    def _alone(self, request: str) -> _image.Image | _errors.GalleyError:
        try:
            return self._drawn(request, self.time_limit)
        except _errors.GalleyError as error:
            return error

    def _streamed(self, lines: Sequence[str]) -> Iterator[dict[str, Any]]:
        """The answers to lines until one has none."""
        if not lines:
            return
        process = self._take()
        is_whole = False
        before = time.monotonic()
        try:
            for answer in process.ask_all(lines, self.time_limit + self._grace):
                now = time.monotonic()
                if answer.get("fault") == "limit" and now - before < self.time_limit:
                    # The row may have waited for those before it; alone it has all its time.
                    return
                before = now
                yield answer
            is_whole = True
        except (_process.Silence, _process.Ended):
            pass
        finally:
            if is_whole:
                self._pool.give(process)
            else:
                process.kill()

    def _take(self) -> _process.Process:
        if self._pool.is_closed:
            raise ValueError("the renderer is closed")
        return self._pool.take() or _process.Process(self._arguments, max(30.0, self._grace))

    def _answer(self, line: str, limit: float) -> dict[str, Any]:
        for is_last in (False, True):
            process = self._take()
            try:
                answer = process.ask(line, time.monotonic() + limit + self._grace)
            except _process.Silence:
                process.kill()
                raise _errors.HangError(f"galley gave no answer in {limit + self._grace:g} s and was ended") from None
            except _process.Ended:
                error = process.end_error()
                process.forget()
                if is_last:
                    raise error from None
            except BaseException:
                process.kill()
                raise
            else:
                self._pool.give(process)
                return answer
        raise AssertionError("the last turn returns or raises")

    def submit(self, data: Mapping[str, Any] | None = None, **options: Any) -> Future[_image.Image]:
        """The future of an image; the options are those of `render`."""
        return self._submit(self.render, data, **options)

    def _submit(self, draw: Callable[..., _image.Image], *values: Any, **options: Any) -> Future[_image.Image]:
        with self._threads_lock:
            if self._threads is None:
                self._threads = ThreadPoolExecutor(self.processes, thread_name_prefix="galley")
            return self._threads.submit(draw, *values, **options)

    async def render_async(self, data: Mapping[str, Any] | None = None, **options: Any) -> _image.Image:
        """Draws without blocking the event loop; the options are those of `render`."""
        return await asyncio.wrap_future(self.submit(data, **options))

    def close(self) -> None:
        """Waits for the images that are being drawn and ends the processes. Images that wait for a turn are cancelled."""
        with self._threads_lock:
            threads, self._threads = self._threads, None
        if threads is not None:
            threads.shutdown(cancel_futures=True)
        self._finalizer()

    def __enter__(self) -> Renderer:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    async def __aenter__(self) -> Renderer:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await asyncio.to_thread(self.close)

    def _after_fork(self) -> None:
        pool = self._pool
        self._finalizer.detach()
        if pool.folder is not None:
            # The parent removes it.
            pool.folder._finalizer.detach()  # type: ignore[attr-defined]
        for process in pool.idle:
            process.forget()
        pool.idle = []
        is_closed = pool.is_closed
        self._begin()
        if is_closed:
            self._finalizer()


def _check_limit(seconds: float) -> None:
    if isinstance(seconds, bool):
        raise TypeError(f"expected a time limit in seconds, found {seconds}")
    if not 0 < seconds <= 86_400:
        raise ValueError(f"expected a time limit above 0 and at most 86,400 s, found {seconds}")


def _request(data: Mapping[str, Any] | None, name: str | None, canvas: str | None, limit: float) -> str:
    return _request_of(None if data is None else _values.to_json(_values.mapping(data)), name, canvas, limit)


def _request_of(row: str | None, name: str | None, canvas: str | None, limit: float) -> str:
    """A request; the row is JSON."""
    data = "" if row is None else f'"row":{row},'
    out = "" if name is None else f'"out":{quoted(name)},'
    other = "" if canvas is None else f'"canvas":{quoted(canvas)},'
    return f'{{{data}{out}{other}"timeLimit":{float(limit)}}}'


def _of_answer(answer: Mapping[str, Any]) -> _image.Image | _errors.GalleyError:
    return _errors.of_answer(answer) if answer.get("status") == "failed" else _image.Image.from_answer(answer)


def _restored(settings: dict[str, Any]) -> Renderer:
    return Renderer(**settings)


def _after_fork() -> None:
    for renderer in list(_renderers):
        renderer._after_fork()


os.register_at_fork(after_in_child=_after_fork)


def render(scene: Scene, data: Mapping[str, Any] | None = None, *, name: str | None = None, canvas: str | None = None,
           **settings: Any) -> _image.Image:
    """Draws one image, in a process of its own; of many, `Renderer` and `batch` cost less.

    `name` and `canvas` are those of `Renderer.render`, the settings those of `Renderer`.
    """
    with Renderer(scene, processes=1, **settings) as renderer:
        return renderer.render(data, name=name, canvas=canvas)
