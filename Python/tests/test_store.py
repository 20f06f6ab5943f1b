"""Images in an object store: moto's server stands for S3."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import galley

ROWS = [{"id": 1, "color": "red"}, {"id": 2, "color": "green"}, {"id": 3, "color": "blue"}]


def draw(scene: str, store: Any, rows: Any = ROWS) -> list[galley.Row]:
    return list(galley.batch(rows, scene, name="{id}.png", folder=store, processes=2))


def test_images_are_put_once_with_their_headers(scene: str, s3: tuple[Any, dict[str, Any]]) -> None:
    client, options = s3
    store = galley.Store("s3://bucket/cards/", cache_control="max-age=60", options=options)
    rows = draw(scene, store)
    assert [row.result().path for row in rows] == [f"s3://bucket/cards/{number}.png" for number in (1, 2, 3)]
    assert not any(row.result().is_unchanged for row in rows)
    found = client.get_object(Bucket="bucket", Key="cards/2.png")
    assert (found["ContentType"], found["CacheControl"]) == ("image/png", "max-age=60")
    assert found["Body"].read() == galley.render(scene, {"color": "green"}).data
    when = found["LastModified"]
    assert all(row.result().is_unchanged for row in draw(scene, store))
    assert client.get_object(Bucket="bucket", Key="cards/2.png")["LastModified"] == when


def test_other_bytes_are_replaced_only_when_that_is_said(scene: str, s3: tuple[Any, dict[str, Any]]) -> None:
    client, options = s3
    client.put_object(Bucket="bucket", Key="cards/2.png", Body=b"mine")
    rows = draw(scene, galley.Store("s3://bucket/cards", options=options))
    assert [type(row.error) for row in rows] == [type(None), galley.ExistsError, type(None)]
    assert client.get_object(Bucket="bucket", Key="cards/2.png")["Body"].read() == b"mine"
    rows = draw(scene, galley.Store("s3://bucket/cards", replace=True, options=options))
    assert [row.result().is_unchanged for row in rows] == [True, False, True]
    assert client.get_object(Bucket="bucket", Key="cards/2.png")["Body"].read().startswith(b"\x89PNG")


def test_a_bucket_that_is_not_there_is_each_row_s_error(scene: str, s3: tuple[Any, dict[str, Any]]) -> None:
    rows = draw(scene, galley.Store("s3://nowhere/cards", options=s3[1]))
    assert all(isinstance(row.error, galley.FileError) for row in rows)


def test_the_listing_of_the_guide_fills_a_bucket(
    scene: str, s3: tuple[Any, dict[str, Any]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = (Path(__file__).parents[2] / "Guides/Python.md").read_text(encoding="utf-8")
    [listing] = [part for part in re.findall(r"```python\n(.*?)```", text, re.S) if "s3://" in part]
    Path(scene).rename(tmp_path / "badge.json")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("AWS_ENDPOINT_URL", s3[1]["endpoint_url"])
    exec(listing, {"galley": galley, "rows": ROWS})
    found = s3[0].list_objects_v2(Bucket="bucket")["Contents"]
    assert [item["Key"] for item in found] == ["badges/1.png", "badges/2.png", "badges/3.png"]


def test_a_store_that_fails_for_a_while_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("fsspec")
    store = galley.Store("memory://cards")
    failures = [OSError("reset"), OSError("reset")]

    def put(url: str, data: bytes) -> bool:
        if failures:
            raise failures.pop()
        return False

    pauses: list[float] = []
    monkeypatch.setattr(store, "_put", put)
    monkeypatch.setattr("time.sleep", pauses.append)
    assert store.put("a.png", b"x") == ("memory://cards/a.png", False)
    assert pauses == [0.5, 1.0]
    failures[:] = [OSError("reset")] * 5
    with pytest.raises(galley.FileError, match="a.png: cannot be written: reset"):
        store.put("a.png", b"x")


def test_file_urls_are_folders(scene: str, tmp_path: Path) -> None:
    rows = draw(scene, f"file://{tmp_path}/with%20blank")
    assert all(bytes(row.result()).startswith(b"\x89PNG") for row in rows)
    assert {path.name for path in (tmp_path / "with blank").glob("*.png")} == {"1.png", "2.png", "3.png"}


def test_what_a_store_cannot_do_is_refused() -> None:
    pytest.importorskip("fsspec")
    with pytest.raises(ValueError, match="cards"):
        galley.Store("cards")
    with pytest.raises(ValueError, match="cache"):
        galley.Store("memory://cards", cache_control="max-age=1")
    with pytest.raises(galley.RequestError, match="leads out"):
        galley.Store("memory://cards").put("../a.png", b"")
