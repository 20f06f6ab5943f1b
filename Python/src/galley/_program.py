"""Where ``galley`` is, and how it is started."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from ._errors import NotFoundError

_OWN = Path(__file__).parent / "_bin"


def find_galley() -> str:
    """The path of the program: that in ``GALLEY``, that of the wheel, or the first in ``PATH``.

    That of a wheel needs the wheel's libraries: ``python -m galley`` starts it with them.

    Raises `NotFoundError`, which says what was looked for.
    """
    named = os.environ.get("GALLEY")
    if named:
        found = shutil.which(named)
        if found is None:
            raise NotFoundError(f"GALLEY is {named!r}, which is no program that can be run")
        return os.path.abspath(found)
    own = _OWN / "galley"
    if os.access(own, os.X_OK):
        return str(own)
    found = shutil.which("galley")
    if found is None:
        raise NotFoundError(
            "there is no program galley: the environment variable GALLEY is not set, "
            f"{own} is not there (this wheel carries none), "
            f"and no folder of PATH has one ({os.environ.get('PATH', '')})"
        )
    return found


def environment(program: str) -> dict[str, str]:
    """The environment of the program; the one of the wheel finds its libraries next to it."""
    values = dict(os.environ)
    if Path(program).parent == _OWN:
        paths = [str(_OWN / "lib"), values.get("LD_LIBRARY_PATH", "")]
        values["LD_LIBRARY_PATH"] = os.pathsep.join(path for path in paths if path)
    return values


def run(arguments: Sequence[str], text: str | None = None) -> subprocess.CompletedProcess[str]:
    """Runs ``galley`` once and gives back its code and its words."""
    program = find_galley()
    return subprocess.run(
        [program, *arguments], input=text, stdin=subprocess.DEVNULL if text is None else None, capture_output=True,
        encoding="utf-8", errors="replace", env=environment(program), check=False,
    )


def main() -> None:
    """The command ``galley`` of the wheel: the program takes the place of Python."""
    try:
        program = find_galley()
    except NotFoundError as error:
        sys.exit(f"galley: {error}")
    os.execve(program, [program, *sys.argv[1:]], environment(program))
