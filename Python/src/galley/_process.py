"""One process of ``galley batch --protocol jsonl`` that answers one request at a time."""

from __future__ import annotations

import contextlib
import json
import os
import selectors
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from typing import Any

from . import _errors, _program

VERSION = 1
# Seconds, answers and bytes: answers of small images are read a few at a time, and the last ones and large ones at once.
_NAP, _FEW, _LARGE = 0.02, 16, 32_768


class Silence(Exception):
    """Nothing came until the deadline."""


class Ended(Exception):
    """The process is gone."""


class Process:
    """A child that lives until it is closed, ends, or Python does: then its standard input is at its end."""

    def __init__(self, arguments: Sequence[str], start_limit: float) -> None:
        program = _program.find_galley()
        self._words = tempfile.TemporaryFile()
        self._rest = b""
        self._end = "}\n"
        self._child = subprocess.Popen(
            [program, *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self._words,
            env=_program.environment(program), bufsize=0,
            # Ctrl-C is for Python, which then closes its children.
            process_group=0,
        )
        assert self._child.stdin is not None and self._child.stdout is not None
        self._input = self._child.stdin.fileno()
        self._output = self._child.stdout.fileno()
        for descriptor in (self._input, self._output):
            os.set_blocking(descriptor, False)
        try:
            self._greet(start_limit)
        except BaseException:
            self.kill()
            raise

    def _greet(self, limit: float) -> None:
        try:
            first = json.loads(self._line(time.monotonic() + limit))
        except Silence:
            raise _errors.HangError(f"galley said nothing for {limit:g} s after its start") from None
        except Ended:
            raise self.end_error() from None
        except ValueError:
            first = {}
        if first.get("protocol") != "galley-requests" or first.get("version") != VERSION:
            raise _errors.RequestError(
                f"galley speaks version {first.get('version')} of its protocol; this package knows version {VERSION}"
            )
        # Programs that do not say it know no such key, and answer with base64.
        self._end = ',"framing":"bytes"}\n' if "bytes" in first.get("framings", ()) else "}\n"

    @property
    def pid(self) -> int:
        return self._child.pid

    @property
    def is_alive(self) -> bool:
        return self._child.poll() is None

    def ask(self, request: str, deadline: float) -> dict[str, Any]:
        """The answer to a request, the JSON of an object that is not empty.

        A file that follows the answer is its ``data``, as bytes. Raises `Silence` at the deadline and `Ended` when the process
        is gone.
        """
        waiting = memoryview((request[:-1] + self._end).encode("ascii"))
        with selectors.DefaultSelector() as selector:
            selector.register(self._input, selectors.EVENT_WRITE)
            while waiting:
                try:
                    waiting = waiting[os.write(self._input, waiting) :]
                except BlockingIOError:
                    if not selector.select(max(0.0, deadline - time.monotonic())):
                        raise Silence from None
                except OSError:
                    raise Ended from None
        answer = json.loads(self._line(deadline))
        if not isinstance(answer, dict):
            raise Ended
        if "follows" in answer:
            answer["data"] = self._bytes(answer["follows"], deadline)
        return answer

    def ask_all(self, requests: Sequence[str], patience: float) -> Iterator[dict[str, Any]]:
        """The answers to lines, in their order; lines are written ahead of answers, which costs less than one at a time.

        Raises `Silence` when nothing came for `patience` seconds, and `Ended` when the process is gone. Where not all
        answers are read, the process cannot be asked again.
        """
        waiting = memoryview("".join(request + "\n" for request in requests).encode("ascii"))
        left = len(requests)
        begun = time.monotonic()
        with selectors.DefaultSelector() as selector:
            selector.register(self._output, selectors.EVENT_READ)
            if waiting:
                selector.register(self._input, selectors.EVENT_WRITE)
            while left > 0:
                ready = {key.fd for key, _ in selector.select(patience)}
                if not ready:
                    raise Silence
                if self._input in ready:
                    try:
                        waiting = waiting[os.write(self._input, waiting[:65_536]) :]
                    except OSError:
                        raise Ended from None
                    if not waiting:
                        selector.unregister(self._input)
                if self._output in ready:
                    part = os.read(self._output, 1 << 20)
                    if not part:
                        raise Ended
                    *lines, self._rest = (self._rest + part).split(b"\n")
                    left -= len(lines)
                    # One call for all of them costs half of one for each.
                    yield from json.loads(b"[" + b",".join(lines) + b"]")
                    if left > _FEW and len(part) < _LARGE:
                        # To wake for several answers costs half of waking for each; not so long that the last ones wait.
                        time.sleep(min(_NAP, (left - _FEW) * (time.monotonic() - begun) / (len(requests) - left + 1)))

    def _line(self, deadline: float) -> bytes:
        parts = [self._rest]
        with self._reading() as selector:
            while b"\n" not in parts[-1]:
                parts.append(self._part(selector, 1 << 20, deadline))
        line, _, self._rest = b"".join(parts).partition(b"\n")
        return line

    def _bytes(self, count: int, deadline: float) -> bytes:
        parts, self._rest = [self._rest[:count]], self._rest[count:]
        missing = count - len(parts[0])
        with self._reading() as selector:
            while missing:
                parts.append(self._part(selector, min(missing, 1 << 20), deadline))
                missing -= len(parts[-1])
        return b"".join(parts)

    @contextlib.contextmanager
    def _reading(self) -> Iterator[selectors.BaseSelector]:
        with selectors.DefaultSelector() as selector:
            selector.register(self._output, selectors.EVENT_READ)
            yield selector

    def _part(self, selector: selectors.BaseSelector, limit: int, deadline: float) -> bytes:
        if not selector.select(max(0.0, deadline - time.monotonic())):
            raise Silence
        part = os.read(self._output, limit)
        if not part:
            raise Ended
        return part

    def end_error(self) -> _errors.GalleyError:
        """Why a process that is gone is gone."""
        try:
            code = self._child.wait(5)
        except subprocess.TimeoutExpired:
            self._child.kill()
            code = self._child.wait()
        self._words.seek(0, os.SEEK_END)
        self._words.seek(max(0, self._words.tell() - 65_536))
        return _errors.of_exit(code, self._words.read().decode("utf-8", "replace"))

    def kill(self) -> None:
        """Ends the child at once."""
        if self._child.poll() is None:
            self._child.kill()
        self._child.wait()
        self.forget()

    def close(self, patience: float = 2.0) -> None:
        """Ends the child by the end of its input, and by force when it does not end."""
        assert self._child.stdin is not None
        self._child.stdin.close()
        try:
            self._child.wait(patience)
        except subprocess.TimeoutExpired:
            pass
        self.kill()

    def forget(self) -> None:
        """Closes this end of the pipes and leaves the child alone: after a fork it is the parent's."""
        for file in (self._child.stdin, self._child.stdout, self._words):
            if file is not None:
                file.close()
