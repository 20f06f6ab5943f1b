"""The listings of Guides/Python.md, run one after the other in one folder."""

import re
from pathlib import Path
from typing import Any

import pytest

import galley

GUIDE = Path(__file__).parents[2] / "Guides/Python.md"


def test_the_listings_of_the_guide_do_what_it_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    text = GUIDE.read_text(encoding="utf-8")
    [scene] = re.findall(r"```json\n(.*?)```", text, re.S)
    Path("badge.json").write_text(scene, encoding="utf-8")
    # That of a bucket is run by the tests of stores.
    listings = [part for part in re.findall(r"```python\n(.*?)```", text, re.S) if "s3://" not in part]
    assert len(listings) == 7
    names: dict[str, Any] = {}
    printed = []
    for number, listing in enumerate(listings, 1):
        exec(compile(listing, f"listing {number} of {GUIDE.name}", "exec"), names)
        printed.append(capsys.readouterr().out.splitlines())
    assert {path.name for path in tmp_path.glob("*.png")} == {"oak.png", "Elm.png", "Ash.png"}
    assert {path.name for path in (tmp_path / "badges").glob("*.png")} == {"1.png", "3.png"}
    [batch], [error], checks = printed[3:6]
    assert batch.startswith("2 badge.json:") and "grene" in batch
    assert re.fullmatch(r"\d+ \d+ \$\.view\.children\[1\]\.text", error)
    assert checks[0].startswith("2 badge.json:") and checks[-1] == "A Galley scene, version 1"
    names["test_badges"]()


def test_the_guide_has_all_errors() -> None:
    table = GUIDE.read_text(encoding="utf-8")
    for name in galley.__all__:
        if name.endswith("Error") and name != "GalleyError":
            assert f"| `{name}`" in table
