"""What else ``galley`` does: checks, schemas, goldens."""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from . import _disk, _errors, _program, _values
from ._renderer import Scene


@contextmanager
def _files(scene: Scene, data: Any, faults: list[_errors.Problem]) -> Iterator[list[str]]:
    """The arguments of a scene and its data, which are files for as long as the context lasts. `faults` gets the problems of rows
    that are no JSON."""
    with tempfile.TemporaryDirectory(prefix="galley-") as folder:
        if isinstance(scene, Mapping):
            path = Path(folder) / "scene.json"
            path.write_text(_values.to_json(scene), encoding="utf-8")
            arguments = [str(path)]
        else:
            arguments = [_disk.operand(scene)]
        if isinstance(data, (str, os.PathLike)):
            arguments += ["--data", _disk.operand(data)]
        elif data is not None:
            lines = Path(folder) / "data.jsonl"
            with lines.open("w", encoding="utf-8") as file:
                file.writelines(_row(number, row, faults) + "\n" for number, row in enumerate(_values.rows(data), 1))
            arguments += ["--data", str(lines)]
        yield arguments


def _row(number: int, row: Any, faults: list[_errors.Problem]) -> str:
    """A line; that of a row which is no JSON is empty of names, and its problem is noted."""
    try:
        return _values.to_json(_values.mapping(row))
    except _errors.DataError as error:
        first = error.problems[0] if error.problems else _errors.Problem(error.message)
        faults.append(replace(first, row=number))
        return "{}"


def _events(words: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in words.splitlines() if line.startswith("{")]


def check(scene: Scene, data: Any = None, *, options: Sequence[str] = ()) -> list[_errors.Problem]:
    """All problems of a scene, with rows also those of its data; empty where there are none. Nothing is drawn.

    `data` is the path of a file of rows, or a table as for `batch`. Raises `FileError` for files that cannot be read.
    """
    faults: list[_errors.Problem] = []
    with _files(scene, data, faults) as arguments:
        done = _program.run(["check", *arguments, "--json", *options])
    problems = faults + [_errors.Problem.from_json(event) for event in _events(done.stdout) if event["event"] == "problem"]
    if done.returncode == 0 or problems:
        return problems
    error = _errors.of_exit(done.returncode, done.stderr)
    # A file that is no JSON has no events, but a place.
    if isinstance(error, _errors.SceneError):
        return list(error.problems)
    raise error


def schema(*, project: bool = False) -> dict[str, Any]:
    """The JSON Schema of scenes, or of ``galley.json``."""
    done = _program.run(["schema", *(["--project"] if project else [])])
    if done.returncode != 0:
        raise _errors.of_exit(done.returncode, done.stderr)
    value: dict[str, Any] = json.loads(done.stdout)
    return value


@dataclass(frozen=True)
class GoldenCase:
    """An image and its golden."""

    name: str
    verdict: str
    """``same`` where they match, otherwise what is wrong, such as ``different``."""
    explanation: tuple[str, ...]
    files: tuple[str, ...]
    """Images that show the difference."""


@dataclass(frozen=True)
class GoldenResult:
    """The comparison of a folder with its goldens."""

    passed: bool
    message: str
    cases: tuple[GoldenCase, ...]

    @property
    def failed(self) -> tuple[GoldenCase, ...]:
        """The cases that are not the same."""
        return tuple(case for case in self.cases if case.verdict != "same")

    def __bool__(self) -> bool:
        return self.passed


def golden_check(folder: str | os.PathLike[str], *names: str, options: Sequence[str] = ()) -> GoldenResult:
    """Compares the scenes of a folder with their goldens, as ``galley golden check`` does; a test asserts the result.

    Raises a `GalleyError` where nothing could be compared.
    """
    done = _program.run(["golden", "check", "--json", *options, "--", _disk.operand(folder), *names])
    events = _events(done.stdout)
    cases = tuple(
        GoldenCase(
            result["key"], result["verdict"], tuple(result.get("explanation", ())), tuple(result.get("files", ()))
        )
        for result in (event["result"] for event in events if event["event"] == "golden")
    )
    if done.returncode not in (0, 1):
        raise _errors.of_exit(done.returncode, done.stderr)
    message = next((event["message"] for event in events if event["event"] == "end"), done.stderr.strip())
    return GoldenResult(done.returncode == 0, message, cases)
