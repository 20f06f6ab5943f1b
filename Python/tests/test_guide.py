"""The listings of Guides/Python.md, run one after the other in one folder, and those of Guides/Scale.md."""

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import galley

ROOT = Path(__file__).parents[2]
GUIDE = ROOT / "Guides/Python.md"
SCALE = ROOT / "Guides/Scale.md"


def test_the_listings_of_the_guide_do_what_it_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("pyarrow")
    monkeypatch.chdir(tmp_path)
    text = GUIDE.read_text(encoding="utf-8")
    [scene] = re.findall(r"```json\n(.*?)```", text, re.S)
    Path("badge.json").write_text(scene, encoding="utf-8")
    # That of a bucket is run by the tests of stores.
    listings = [part for part in re.findall(r"```python\n(.*?)```", text, re.S) if "s3://" not in part]
    assert len(listings) == 8
    names: dict[str, Any] = {}
    printed = []
    for number, listing in enumerate(listings, 1):
        exec(compile(listing, f"listing {number} of {GUIDE.name}", "exec"), names)
        printed.append(capsys.readouterr().out.splitlines())
    assert {path.name for path in tmp_path.glob("*.png")} == {"oak.png", "Elm.png", "Ash.png"}
    assert {path.name for path in (tmp_path / "badges").glob("*.png")} == {"1.png", "3.png"}
    [batch], _, [error], checks = printed[3:7]
    assert batch.startswith("2 badge.json:") and "grene" in batch
    assert re.fullmatch(r"\d+ \d+ \$\.view\.children\[1\]\.text", error)
    assert checks[0].startswith("2 badge.json:") and checks[-1] == "A Galley scene, version 1"
    names["test_badges"]()


def test_the_guide_has_all_errors() -> None:
    table = GUIDE.read_text(encoding="utf-8")
    for name in galley.__all__:
        if name.endswith("Error") and name != "GalleyError":
            assert f"| `{name}`" in table


def test_the_listings_of_partitions_do_what_the_guide_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("pyarrow")
    # That of a bucket is run by the tests of the cache.
    files, tables = (
        part for part in re.findall(r"```python\n(.*?)```", SCALE.read_text(), re.S) if "s3://" not in part
    )
    for name, listing in (("files", files), ("tables", tables)):
        (tmp_path / name).mkdir()
        monkeypatch.chdir(tmp_path / name)
        exec(compile(listing, f"the listing of {name} of {SCALE.name}", "exec"), {})
    printed = capsys.readouterr().out.splitlines()
    assert printed[:3] == ["100 100 0 0 False"] * 2 + ["50 50 0 0 False"]
    assert printed[3:] == ["[100, 100, 50]", "[True, True, True]"]
    assert len(list((tmp_path / "files/oaks").glob("*.png"))) == 250
    assert len(list((tmp_path / "files/oaks.manifests").glob("*/*.jsonl"))) == 3
    assert len(list((tmp_path / "tables/oaks").glob("*/*.parquet"))) == 3


def test_the_simulation_prints_what_the_guide_shows() -> None:
    [(command, shown)] = re.findall(r"^```\n\$ (Benchmarks/\S+)\n(.*?)^```", SCALE.read_text(), re.S | re.M)
    done = subprocess.run([sys.executable, ROOT / command], capture_output=True, text=True, check=True)
    assert done.stdout == shown
    program = ROOT / "Benchmarks/scale_simulation.py"
    wrong = subprocess.run([sys.executable, program, "worker=3"], capture_output=True, text=True)
    assert wrong.returncode == 2 and "expected one of images, workers" in wrong.stderr


def test_the_guide_of_scale_names_all_faults_and_settings() -> None:
    text = SCALE.read_text()
    from galley import partitions

    for word in ["row", *partitions._FAULTS.values()]:
        assert f"`{word}`" in text
    for name in partitions.__all__[1:]:
        assert f"`{name}`" in text
