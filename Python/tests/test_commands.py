import subprocess
import sys
from pathlib import Path

import pytest

import galley


def test_check_finds_all_problems_with_their_places(tmp_path: Path) -> None:
    path = tmp_path / "scene.json"
    path.write_text(
        '{\n "galley": 1,\n'
        ' "view": { "type": "Text", "text": "a", "modifiers": [{ "bold": 7 }, { "blod": 1 }] }\n}'
    )
    problems = galley.check(path)
    assert [(problem.line, problem.path) for problem in problems] == [
        (3, "$.view.modifiers[0].bold"), (3, "$.view.modifiers[1]")
    ]
    assert str(problems[0]).startswith(f"{path}:3:")


def test_check_counts_rows_and_reads_tables(scene: str) -> None:
    assert galley.check(scene, [{"color": "red"}]) == []
    [problem] = galley.check(scene, [{"color": "red"}, {"color": "rde"}, {"color": "rde"}])
    assert (problem.row, problem.count, problem.path) == (2, 2, "$.view.color")


def test_check_says_what_is_no_json_and_what_is_not_there(tmp_path: Path) -> None:
    (tmp_path / "half.json").write_text('{"galley": 1,')
    [problem] = galley.check(tmp_path / "half.json")
    assert problem.line == 1 and problem.column is not None
    with pytest.raises(galley.FileError, match="nothing.json"):
        galley.check(tmp_path / "nothing.json")


def test_schemas_are_schemas() -> None:
    assert galley.schema()["$schema"].startswith("https://json-schema.org/")
    assert galley.schema(project=True)["title"] != galley.schema()["title"]


def test_goldens_match_until_the_scene_changes(scene: str) -> None:
    folder = Path(scene).parent
    with pytest.raises(galley.FileError, match="goldens"):
        galley.golden_check(folder)
    subprocess.run([sys.executable, "-m", "galley", "golden", "record", str(folder)], check=True, capture_output=True)
    result = galley.golden_check(folder)
    assert result and {case.name for case in result.cases} == {"scene-wide", "scene-tall"} and result.failed == ()
    Path(scene).write_text(Path(scene).read_text().replace("teal", "red"))
    result = galley.golden_check(folder, "scene-wide")
    assert not result and [case.name for case in result.failed] == ["scene-wide"]
    assert any("teal became red" in line for line in result.failed[0].explanation)


def test_paths_that_begin_with_a_hyphen_are_no_options(
    scene: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "-gold"
    folder.mkdir()
    monkeypatch.chdir(folder)
    Path(scene).rename(folder / "-card.json")
    Path("-rows.jsonl").write_text('{"color": "rde"}\n')
    assert galley.check("-card.json") == []
    [problem] = galley.check("-card.json", "-rows.jsonl")
    assert problem.row == 1
    # This one would be the input of the program.
    with pytest.raises(galley.FileError):
        galley.check("-")
    subprocess.run([sys.executable, "-m", "galley", "golden", "record", "."], check=True, capture_output=True)
    monkeypatch.chdir(tmp_path)
    result = galley.golden_check("-gold", "-card-tall")
    assert result and [case.name for case in result.cases] == ["-card-tall"]
