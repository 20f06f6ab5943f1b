"""The wheel with the program, and what its build finds out."""

import importlib.util
import os
import re
import subprocess
import sys
import zipfile
from pathlib import Path
from types import ModuleType

import pytest

import galley

PACKAGE = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def setup() -> ModuleType:
    pytest.importorskip("setuptools.command.bdist_wheel")
    spec = importlib.util.spec_from_file_location("galley_setup", PACKAGE / "setup.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_libraries_of_the_base_stay_out(setup: ModuleType) -> None:
    ldd = """
        linux-vdso.so.1 (0x00007f15df7da000)
        libpng16.so.16 => /lib/x86_64-linux-gnu/libpng16.so.16 (0x00007f15df576000)
        libc.so.6 => /lib/x86_64-linux-gnu/libc.so.6 (0x00007f15df1de000)
        libstdc++.so.6 => /lib/x86_64-linux-gnu/libstdc++.so.6 (0x00007f15df1de000)
        /lib64/ld-linux-x86-64.so.2 (0x00007f15df7dc000)
    """
    assert setup.libraries(ldd) == {"libpng16.so.16": "/lib/x86_64-linux-gnu/libpng16.so.16"}
    with pytest.raises(SystemExit, match="libgone.so.1"):
        setup.libraries("\tlibgone.so.1 => not found\n")


def test_the_highest_glibc_is_a_number_and_no_text(setup: ModuleType) -> None:
    symbols = """
0000000000000000      DF *UND*  0000000000000000 (GLIBC_2.9)   epoll_create1
0000000000000000      DF *UND*  0000000000000000 (GLIBC_2.34)  pthread_create
0000000000000000      DF *UND*  0000000000000000 (GLIBC_2.2.5) free
0000000000000000      DF *UND*  0000000000000000 (GLIBCXX_3.4) _Znwm
"""
    assert setup.highest_glibc(symbols) == (2, 34)
    assert setup.highest_glibc("") == (2, 17)


def build(folder: Path, binary: str | None) -> Path:
    source = folder / "source"
    subprocess.run(["cp", "-r", str(PACKAGE), str(source)], check=True)
    environment = {name: value for name, value in os.environ.items() if name not in ("GALLEY_BINARY", "PYTHONPATH")}
    if binary is not None:
        environment["GALLEY_BINARY"] = binary
    subprocess.run(
        [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(folder), str(source)],
        check=True, capture_output=True, env=environment,
    )
    [wheel] = folder.glob("*.whl")
    return wheel


def test_a_wheel_without_a_program_is_pure_and_typed(tmp_path: Path) -> None:
    pytest.importorskip("build")
    wheel = build(tmp_path, None)
    assert wheel.name == "galley-0.1.0-py3-none-any.whl"
    names = zipfile.ZipFile(wheel).namelist()
    assert "galley/py.typed" in names and not any("_bin" in name for name in names)


def test_a_wheel_with_the_program_draws_without_any_other(tmp_path: Path, scene: str, setup: ModuleType) -> None:
    pytest.importorskip("build")
    binary = tmp_path / "stripped"
    # The symbols of a debug build weigh more than the rest and take long to compress.
    subprocess.run(["strip", "-o", str(binary), galley.find_galley()], check=True)
    wheel = build(tmp_path, str(binary))
    found = setup.libraries(setup.output("ldd", str(binary)))
    floor = max(setup.highest_glibc(setup.output("objdump", "-T", path)) for path in (binary, *found.values()))
    match = re.fullmatch(r"galley-0\.1\.0-py3-none-manylinux_(\d+)_(\d+)_(\w+)\.whl", wheel.name)
    assert match is not None and (int(match[1]), int(match[2])) == floor
    site = tmp_path / "site"
    subprocess.run(
        [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--target", str(site), str(wheel)], check=True
    )
    assert {path.name for path in (site / "galley/_bin/lib").iterdir()} == set(found)
    program = "import galley, sys; print(galley.find_galley()); print(galley.render(sys.argv[1]).hash)"
    done = subprocess.run(
        [sys.executable, "-c", program, scene], check=True, capture_output=True, text=True,
        env={"PYTHONPATH": str(site), "PATH": "/nowhere"},
    )
    assert done.stdout.split() == [str(site / "galley/_bin/galley"), galley.render(scene).hash]
    version = subprocess.run([site / "bin/galley", "--version"], check=True, capture_output=True, text=True,
                             env={"PYTHONPATH": str(site)})
    assert version.stdout.startswith("galley ")
