"""Tables on engines such as Ray, Dask and Spark, which cut them into partitions, and draw a partition again when its worker
dies. The guide is Guides/Scale.md.

A partition is drawn in parts. Each part has a manifest, which is written when all of its images are there. The name of a
manifest is a hash of what the part's images are made from, so that the same rows find it again whoever draws them: a part
that is finished is passed over, and one that is not gives the same files with the same bytes.
"""

from __future__ import annotations

import collections
import contextlib
import functools
import hashlib
import itertools
import json
import os
import pickle
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from types import TracebackType
from typing import Any, NamedTuple

from . import _batch, _cache, _errors, _image, _program, _values
from ._parts import Line, Manifests, Puts, Tables, UnfinishedError
from ._renderer import Renderer, Scene
from ._store import LASTING, Store

__all__ = ["Part", "Partitions", "UnfinishedError"]

# Seconds after which a process that is kept and draws nothing ends.
_IDLE = 60.0
_FAULTS: dict[type[Exception], str] = {
    _errors.DataError: "row", _errors.RequestError: "request", _errors.SceneError: "scene", _errors.HangError: "hang", _errors.LimitError: "limit",
    _errors.WarningError: "warning", _errors.CrashError: "crash", _errors.ExistsError: "exists",
    TypeError: "row", ValueError: "row",
}


@dataclass(frozen=True)
class Part:
    """What became of a part: its manifest, and how many of its rows were drawn, were there already, and failed."""

    manifest: str
    """The path or URL."""
    rows: int
    drawn: int = 0
    unchanged: int = 0
    failed: int = 0
    is_skipped: bool = False
    """Whether the part was finished before."""

    def to_json(self) -> dict[str, Any]:
        """The part as a row of a table, for engines."""
        return asdict(self)


@dataclass(frozen=True)
class _Inputs:
    """Where a scene, its images and its fonts are on this machine."""

    scene: Scene
    options: tuple[str, ...]


class Partitions:
    """Draws partitions of a table so that each may be drawn any number of times, by any worker.

    Engines send it to their workers: it is pickled without its process, and each worker has one process for each of its
    threads that draw. That process ends when its worker does, however that ends.

    :param scene: A path that all workers have, a URL, or a scene as a mapping.
    :param name: The name of each row's file, as in ``"{id}.png"``, or a function of the row. It has to come from the row's key,
        never from its place.
    :param folder: A folder that all workers have, a `Store`, or its URL.
    :param parquet: In the place of `folder`, where each part is a Parquet file with its images and what is known of them; it is
        the part's manifest, too. PyArrow is needed. A name is then no file's, and needs no extension.
    :param manifests: Where manifests are written; by default beside the folder, with ``.manifests`` at the end of its name.
    :param rows: The most rows of a part: what a worker that dies draws twice. A manifest costs a file or a put.
    :param canvas: One of the scene's canvases; the default is the first.
    :param images: The folder or URL of the scene's images.
    :param fonts: A folder or URL of more fonts.
    :param cache: The copies of what URLs name; needed where `scene`, `images` or `fonts` is a URL.
    :param retry_failed: Whether parts with rows that failed are drawn again. Otherwise, they are finished.
    :param puts: How many images are put into a store at once.
    :param patience: For how many seconds a part is tried again, from its start, where files cannot be written.
    :param settings: Those of `Renderer` but `folder` and `processes`.
    """

    def __init__(
        self, scene: Scene, *, name: _batch.Name, folder: str | os.PathLike[str] | Store | None = None,
        parquet: str | os.PathLike[str] | Store | None = None,
        manifests: str | os.PathLike[str] | Store | None = None, rows: int = 1000, canvas: str | None = None,
        images: str | os.PathLike[str] | None = None, fonts: str | os.PathLike[str] | None = None,
        cache: _cache.Cache | None = None, retry_failed: bool = False, puts: int = 8, patience: float = 300,
        **settings: Any,
    ) -> None:
        if rows < 1 or puts < 1:
            raise ValueError(f"expected 1 or more rows and puts, found {rows} and {puts}")
        if cache is None and any(isinstance(place, str) and "://" in place for place in (scene, images, fonts)):
            raise ValueError("a scene, images or fonts at a URL need a cache: cache=galley.Cache(folder, max_bytes)")
        if (folder is None) == (parquet is None) or (manifests is not None and folder is None):
            raise ValueError("expected either a folder, and manifests where that is said, or parquet")
        scene, folder, parquet, images, fonts = map(_absolute, (scene, folder, parquet, images, fonts))
        self._arguments: dict[str, Any] = {
            "scene": scene, "name": name, "folder": folder, "parquet": parquet, "manifests": _absolute(manifests), "rows": rows,
            "canvas": canvas, "images": images, "fonts": fonts, "cache": cache, "retry_failed": retry_failed, "puts": puts,
            "patience": patience, **settings,
        }
        self._settings = settings
        self._folder = None if folder is None else _batch.place(folder)
        self._manifests = self._places(parquet, _absolute(manifests))
        self._lock = threading.Lock()
        self._stack = ExitStack()
        self._renderer: Renderer | None = None
        self._job = ""
        self._users = 0
        self._timer: threading.Timer | None = None
        self._kept_as: bytes | None = None

    def _places(
        self, parquet: str | os.PathLike[str] | Store | None, manifests: str | os.PathLike[str] | Store | None
    ) -> Manifests:
        if self._folder is None:
            assert parquet is not None
            return Tables(_rewritable(_batch.place(parquet)))
        return Manifests(_beside(self._folder) if manifests is None else _batch.place(manifests))

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (self._arguments,)

    def kept(self) -> Partitions:
        """The one of these settings that this process keeps, so that the tasks of a worker have one process of galley, and not
        each its own, which would have to start and to read its fonts again. Do not close it: it ends with this process, or when
        it drew nothing for a minute. Where `name` is a function that cannot be pickled it is this one.
        """
        try:
            key = pickle.dumps(self._arguments)
        except (pickle.PicklingError, AttributeError, TypeError):
            return self
        with _kept_lock:
            found = _kept.setdefault(key, self)
            found._kept_as = key
            return found

    def draw(self, table: Any) -> Iterator[Part]:
        """Draws the rows of a partition: a table as for `batch`, or an iterable of mappings, which is read part by part.

        Raises `UnfinishedError` or `FileError` where files cannot be written; the parts before it are finished.
        """
        rows = _values.rows(table)
        with self._used():
            while part := list(itertools.islice(rows, self._arguments["rows"])):
                yield self._draw_patiently(part)

    @contextlib.contextmanager
    def _used(self) -> Iterator[None]:
        with self._lock:
            self._users += 1
            if self._timer is not None:
                self._timer.cancel()
        try:
            yield
        finally:
            with self._lock:
                self._users -= 1
                if self._kept_as is not None and self._users == 0:
                    self._timer = threading.Timer(_IDLE, self._end_idle)
                    self._timer.daemon = True
                    self._timer.start()

    def _end_idle(self) -> None:
        with _kept_lock, self._lock:
            if self._users == 0:
                if self._kept_as is not None:
                    _kept.pop(self._kept_as, None)
                self._end()

    def _draw_patiently(self, rows: Sequence[Mapping[str, Any]]) -> Part:
        """Engines that try a task again do so at once, and a few times: what passes in minutes is waited for here."""
        end = time.monotonic() + self._arguments["patience"]
        pause = 1.0
        while True:
            try:
                return self._draw_part(rows)
            except (UnfinishedError, _errors.FileError) as error:
                if _lasts(error) or time.monotonic() + pause > end:
                    raise
                time.sleep(pause)
                pause = min(2 * pause, 30.0)

    def lines(self) -> Iterator[dict[str, Any]]:
        """The lines of all manifests of this scene with these settings, in the order of the manifests' names: one for each row
        that was drawn or failed."""
        self._start()
        for name in self._manifests.names(self._job):
            yield from map(dict, self._manifests.read(name) or [])

    def close(self) -> None:
        """Ends the processes. The next partition starts others."""
        with self._lock:
            self._end()

    def _end(self) -> None:
        self._stack.close()
        self._renderer = None

    def __enter__(self) -> Partitions:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _start(self) -> Renderer:
        with self._lock:
            if self._renderer is None:
                inputs = self._inputs()
                settings = {**self._settings, "options": inputs.options}
                folder = None if isinstance(self._folder, Store) else self._folder
                self._renderer = self._stack.enter_context(
                    Renderer(inputs.scene, folder=folder, processes=len(os.sched_getaffinity(0)), **settings)
                )
                self._job = self._job_key(inputs.scene)
            return self._renderer

    def _inputs(self) -> _Inputs:
        options = list(self._settings.get("options", ()))
        for option in ("images", "fonts"):
            place = self._arguments[option]
            if place is not None:
                options += [f"--{option}", self._local(place, lambda cache: cache.folder)]
        scene = self._arguments["scene"]
        return _Inputs(scene if isinstance(scene, Mapping) else self._local(scene, lambda cache: cache.file), tuple(options))

    def _local(self, place: str | os.PathLike[str], kind: Callable[[_cache.Cache], Any]) -> str:
        cache: _cache.Cache | None = self._arguments["cache"]
        if cache is None or not (isinstance(place, str) and "://" in place):
            return os.fspath(place)
        return str(self._stack.enter_context(kind(cache)(place)))

    def _job_key(self, scene: Scene) -> str:
        """What all parts have in common and images depend on, but for the files that the scene names."""
        data = _values.to_json(scene).encode() if isinstance(scene, Mapping) else Path(scene).read_bytes()
        options = [str(self._arguments[key]) for key in ("canvas", "images", "fonts")]
        options += [*self._settings.get("options", ()), str(self._settings.get("strict", False)), _version()]
        return hashlib.sha256(data + json.dumps(options).encode()).hexdigest()[:16]

    def _draw_part(self, rows: Sequence[Mapping[str, Any]]) -> Part:
        renderer = self._start()
        part = _Rows(self._arguments["name"], rows)
        name = f"{self._job}/{part.key}{self._manifests.extension}"
        manifest = self._manifests.path(name)
        old = self._manifests.read(name)
        if old is not None:
            found = replace(_counted(manifest, old), is_skipped=True)
            if found.failed == 0 or not self._arguments["retry_failed"]:
                return found
        outcomes = self._outcomes(renderer, part)
        _refuse_unfinished(outcomes)
        lines = [_line(number, *pair) for number, pair in enumerate(zip(part.names, outcomes, strict=True), 1)]
        self._manifests.write(name, lines, outcomes)
        return _counted(manifest, lines)

    def _outcomes(self, renderer: Renderer, part: _Rows) -> list[_image.Image | Exception]:
        # Those in a table are no files: nothing is asked of their names.
        has_files = self._folder is not None
        asked = [(row.text, row.name if has_files else None) for row in part.rows if isinstance(row, _Row)]
        images = renderer._images(asked, self._arguments["canvas"])
        with ExitStack() as stack:
            if isinstance(self._folder, Store):
                puts = stack.enter_context(Puts(self._folder, self._arguments["puts"]))
                images = puts.run(images, [row.name for row in part.rows if isinstance(row, _Row)])
            # To the end: a process whose answers are not all read is ended.
            outcomes = iter(list(images))
        return [next(outcomes) if isinstance(row, _Row) else row for row in part.rows]


class _Row(NamedTuple):
    """A row that is drawn: its JSON with sorted keys, and its name."""

    text: str
    name: str


class _Rows:
    """The rows of a part, each with its name or why it is not drawn, and a hash that does not depend on the order of columns."""

    def __init__(self, name: _batch.Name, rows: Sequence[Mapping[str, Any]]) -> None:
        names = _batch.Names(name)
        digest = hashlib.sha256()
        self.rows: list[_Row | Exception] = []
        self.names: list[str | None] = []
        for number, data in enumerate(rows, 1):
            found, named, text = self._read(names, number, data)
            self.rows.append(found)
            self.names.append(named)
            digest.update(f"{named}\n{text}\n".encode("utf-8", "surrogatepass"))
        self.key = digest.hexdigest()[:32]

    @staticmethod
    def _read(
        names: _batch.Names, number: int, data: Mapping[str, Any]
    ) -> tuple[_Row | Exception, str | None, str]:
        named: str | None = None
        fault: Exception | None = None
        try:
            named = names.of(number, _values.mapping(data))
        except Exception as error:
            fault = error
        try:
            text = _values.to_json(data, is_sorted=True)
        except _errors.DataError as error:
            # What JSON does not have fails its row; its form in Python tells it from others.
            return fault or error, named, repr(data)
        return _Row(text, named) if named is not None else fault or ValueError("no name"), named, text


_kept: dict[bytes, Partitions] = {}
_kept_lock = threading.Lock()


def _restored(arguments: dict[str, Any]) -> Partitions:
    return Partitions(**arguments)


def _absolute(place: Any) -> Any:
    """A path as workers in other folders read it; what is no path as it is."""
    is_path = isinstance(place, (str, os.PathLike)) and not (isinstance(place, str) and "://" in place)
    return os.path.abspath(place) if is_path else place


@functools.cache
def _version() -> str:
    return _program.run(["--version"]).stdout.strip()


def _rewritable(place: str | os.PathLike[str] | Store) -> str | os.PathLike[str] | Store:
    """A part that is drawn again may have other bytes, as of another version of PyArrow."""
    return Store(place.url, options=place.options, replace=True) if isinstance(place, Store) else place


def _beside(folder: str | os.PathLike[str] | Store) -> str | os.PathLike[str] | Store:
    if isinstance(folder, Store):
        return _rewritable(Store(f"{folder.url}.manifests", options=folder.options))
    return os.fspath(folder).rstrip("/") + ".manifests"


def _line(number: int, name: str | None, outcome: _image.Image | Exception) -> dict[str, Any]:
    name = None if name is None else _values.unicode(name)
    if not isinstance(outcome, Exception):
        return {"name": name, **_batch.Row(number, {}, image=outcome).to_json()}
    fault = next((word for kind, word in _FAULTS.items() if isinstance(outcome, kind)), "row")
    return {"name": name, **_batch.Row(number, {}, error=outcome).to_json(), "fault": fault}


def _counted(manifest: str, lines: Iterable[Line]) -> Part:
    counts = collections.Counter(line["status"] for line in lines)
    return Part(manifest, sum(counts.values()), counts["drawn"], counts["unchanged"], counts["failed"])


def _lasts(error: BaseException | None) -> bool:
    """Whether an error comes from one that no further try takes away."""
    return error is not None and (isinstance(error, LASTING) or _lasts(error.__cause__))


def _refuse_unfinished(outcomes: Sequence[_image.Image | Exception]) -> None:
    """A file that cannot be written may be written later, and what this package does not know is no error of the row."""
    lasting = tuple(_FAULTS)
    passing = [outcome for outcome in outcomes if isinstance(outcome, Exception) and not isinstance(outcome, lasting)]
    if passing:
        raise UnfinishedError(
            f"{len(passing)} of {len(outcomes)} images could not be drawn or written; the first: {passing[0]}"
        ) from passing[0]
