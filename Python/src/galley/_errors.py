"""Errors: what is wrong, and where."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

_PLACED = re.compile(
    r"^(?P<file>[^\n]*?):(?P<line>\d+):(?P<column>\d+): error(?: at (?P<path>\$[^\n]*?))?: (?P<message>.*)$", re.S
)
# A file that the program cannot read or write.
_FILE = re.compile(r"^(?P<file>[^\n]+?): (?P<message>cannot be (?:read|written)\b.*)$", re.S)


@dataclass(frozen=True)
class Problem:
    """One thing that is wrong. Lines and columns count from 1; `None` where they are not known."""

    message: str
    file: str | None = None
    line: int | None = None
    column: int | None = None
    path: str | None = None
    """The way to the value in the scene, such as ``$.view.children[0].text``."""
    row: int | None = None
    """The first row that has the problem, from 1."""
    count: int = 1
    """How many rows have it."""

    def __str__(self) -> str:
        place = "" if self.file is None else self.file
        if place and self.line is not None:
            place += f":{self.line}" + ("" if self.column is None else f":{self.column}")
        if self.path is not None:
            place += f" at {self.path}" if place else self.path
        return f"{place}: {self.message}" if place else self.message

    @classmethod
    def from_json(cls, value: Mapping[str, Any]) -> Problem:
        """The problem of an object of the protocol or of ``galley check --json``."""
        return cls(
            message=str(value.get("message", "")),
            file=value.get("file"),
            line=value.get("line"),
            column=value.get("column"),
            path=value.get("at"),
            row=value.get("row"),
            count=value.get("count", 1),
        )

    @classmethod
    def from_line(cls, line: str) -> Problem:
        """The problem of a line that ``galley`` prints for people."""
        text = line.removeprefix("galley: ")
        match = _PLACED.match(text)
        if match is None:
            unread = _FILE.match(text)
            return cls(message=text) if unread is None else cls(message=unread["message"], file=unread["file"])
        return cls(
            message=match["message"],
            file=match["file"],
            line=int(match["line"]),
            column=int(match["column"]),
            path=match["path"],
        )


class GalleyError(Exception):
    """What all errors of this package are. `file`, `line`, `column` and `path` are those of the first problem."""

    def __init__(self, message: str, problems: Sequence[Problem] = ()) -> None:
        super().__init__(message)
        self.message = message
        self.problems: tuple[Problem, ...] = tuple(problems)

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.message, self.problems)

    @property
    def _first(self) -> Problem:
        return self.problems[0] if self.problems else Problem.from_line(self.message)

    @property
    def file(self) -> str | None:
        """The file with the first problem."""
        return self._first.file

    @property
    def line(self) -> int | None:
        """Its line, from 1."""
        return self._first.line

    @property
    def column(self) -> int | None:
        """Its column, from 1."""
        return self._first.column

    @property
    def path(self) -> str | None:
        """The way to its value in the scene."""
        return self._first.path


class NotFoundError(GalleyError):
    """There is no program ``galley``; the message says where it was looked for."""


class RequestError(GalleyError):
    """The request is wrong, such as a name that leads out of the folder."""


class SceneError(GalleyError):
    """The scene or the data is wrong."""


class DataError(SceneError):
    """A row, or a scene that is a mapping, has a value that JSON has not, such as infinity, or is no mapping. `path` is the way
    to the value."""


class LimitError(GalleyError):
    """The image needs more time or memory than it may have."""


class HangError(LimitError):
    """The process gave no answer long after the image's time; it was ended."""


class WarningError(GalleyError):
    """With ``strict`` a warning is an error."""


class FileError(GalleyError):
    """A file or folder cannot be read or written."""


class ExistsError(FileError):
    """Other bytes are in the store under the image's name."""


class CrashError(GalleyError):
    """The process ended while it drew the image. The message has its exit code or signal and its last words."""


_FAULTS: dict[str, type[GalleyError]] = {
    "request": RequestError,
    "scene": SceneError,
    "limit": LimitError,
    "warning": WarningError,
    "file": FileError,
}
_EXIT_CODES: dict[int, type[GalleyError]] = {2: RequestError, 3: SceneError, 4: SceneError, 5: FileError, 6: LimitError}


def of_answer(answer: Mapping[str, Any]) -> GalleyError:
    """The error of an answer that failed. Faults that are not known count as the scene's."""
    problems = [
        Problem.from_json({**problem, "message": _without_request(problem.get("message", ""))})
        for problem in answer.get("errors", [])
    ]
    message = _without_request(answer.get("error", "no reason was given"))
    return _FAULTS.get(answer.get("fault", ""), SceneError)(message, problems)


def _without_request(message: str) -> str:
    """A message without the number of the request, which counts the images of one process."""
    return re.sub(r"^request \d+: |, in request \d+$", "", message)


def of_exit(code: int, words: str) -> GalleyError:
    """The error of a process that ended with a code, and of what it printed."""
    problems: list[Problem] = []
    for line in words.splitlines():
        if line.startswith("galley: ") and not re.match(r"galley: \d+ requests? failed$", line):
            problems.append(Problem.from_line(line))
    if code in _EXIT_CODES and problems:
        return _EXIT_CODES[code](str(problems[0]), problems)
    how = f"signal {-code}" if code < 0 else f"exit code {code}"
    return CrashError(f"galley ended with {how}" + (f": {words.strip()[-2000:]}" if words.strip() else ""))
