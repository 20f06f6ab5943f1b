"""Puts the program of GALLEY_BINARY and its libraries into the wheel, and tags it by the glibc that they need."""

import os
import platform
import re
import shutil
import subprocess
from pathlib import Path

from setuptools import setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_py import build_py

# What every manylinux system has.
BASE = re.compile(
    r"(linux-vdso|ld-linux.*|libc|libm|libdl|librt|libpthread|libresolv|libutil|libgcc_s|libstdc\+\+)\.so(\.\d+)?"
)


def libraries(ldd):
    """The paths of the libraries that the output of ldd names and that are not of the base."""
    found = {}
    for line in ldd.splitlines():
        name, arrow, rest = line.strip().partition(" => ")
        if not arrow or BASE.fullmatch(name):
            continue
        if rest.startswith("not found"):
            raise SystemExit(f"the library {name} is not on this machine")
        found[name] = rest.rsplit(" (", 1)[0]
    return found


def highest_glibc(symbols):
    """The highest version of glibc that the output of objdump -T names, such as (2, 36)."""
    versions = [tuple(map(int, match)) for match in re.findall(r"\bGLIBC_(\d+)\.(\d+)", symbols)]
    return max(versions, default=(2, 17))


def output(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def parts():
    """The program and its libraries by their names in the wheel."""
    binary = os.environ.get("GALLEY_BINARY")
    if not binary:
        return {}
    found = libraries(output("ldd", binary))
    return {"galley": binary, **{f"lib/{name}": path for name, path in found.items()}}


class BuildWithProgram(build_py):
    def run(self):
        super().run()
        target = Path(self.build_lib) / "galley" / "_bin"
        shutil.rmtree(target, ignore_errors=True)
        for name, path in parts().items():
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, target / name)
            (target / name).chmod(0o755)


class TaggedWheel(bdist_wheel):
    def finalize_options(self):
        super().finalize_options()
        self.root_is_pure = not parts()

    def get_tag(self):
        files = parts().values()
        if not files:
            return "py3", "none", "any"
        major, minor = max(highest_glibc(output("objdump", "-T", path)) for path in files)
        return "py3", "none", f"manylinux_{major}_{minor}_{platform.machine()}"


if __name__ == "__main__":
    setup(cmdclass={"build_py": BuildWithProgram, "bdist_wheel": TaggedWheel})
