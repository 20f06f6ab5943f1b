"""Paths and files of this machine."""

from __future__ import annotations

import contextlib
import os
import secrets
import stat
from collections.abc import Iterator
from types import TracebackType
from typing import IO

from . import _errors

Path = str | os.PathLike[str]


def operand(path: Path) -> str:
    """The path as the program takes it: one that begins with a hyphen is no option, and ``-`` no input."""
    text = os.fsdecode(path)
    return os.path.join(".", text) if text.startswith("-") else text


def is_same(one: Path, other: Path) -> bool:
    """Whether two paths lead to one file, which need not be there."""
    try:
        return os.path.samefile(one, other)
    except OSError:
        return os.path.realpath(one) == os.path.realpath(other)


class WholeFile:
    """A file that is there whole or not at all: it is written beside its place, and `finish` gives it its name. What is no file,
    such as a pipe, is written at once.

    Raises `FileError` where it cannot be written.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._part: str | None = None
        with self._refusing():
            # A link stays, and its file is replaced.
            self._place = os.path.realpath(path)
            mode = self._mode()
            if mode is None or stat.S_ISREG(mode):
                self._part = os.path.join(os.path.dirname(self._place), f".galley-{secrets.token_hex(8)}")
            self._file: IO[bytes] = open(self._part or path, "wb" if self._part is None else "xb")
            if mode is not None and self._part is not None:
                os.chmod(self._part, stat.S_IMODE(mode))

    def _mode(self) -> int | None:
        try:
            return os.stat(self._path).st_mode
        except FileNotFoundError:
            return None

    def write(self, data: bytes) -> None:
        """Adds bytes."""
        with self._refusing():
            self._file.write(data)

    def finish(self) -> None:
        """Gives the file its name. Nothing is written after it."""
        with self._refusing():
            self._file.close()
            if self._part is not None:
                os.replace(self._part, self._place)
                self._part = None

    def __enter__(self) -> WholeFile:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        # The error before one of these is the one that counts.
        with contextlib.suppress(OSError):
            self._file.close()
        if self._part is not None:
            with contextlib.suppress(OSError):
                os.unlink(self._part)

    @contextlib.contextmanager
    def _refusing(self) -> Iterator[None]:
        try:
            yield
        except OSError as error:
            # The error's own words name the part.
            words = error.strerror or error
            raise _errors.FileError(f"{os.fsdecode(self._path)}: cannot be written: {words}") from error
