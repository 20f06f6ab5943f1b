"""Copies of files of object stores, bounded in bytes and shared by processes."""

from __future__ import annotations

import csv
import fcntl
import hashlib
import json
import os
import re
import shutil
from collections.abc import Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import Any

from . import _values
from ._errors import FileError
from ._store import patient

# A key and its bytes.
_COPY = re.compile(r"[0-9a-f]{32}-[0-9]+(\.part)?")


@dataclass(frozen=True)
class _Source:
    """What is at a URL now: files with their bytes, and a key that changes when they do."""

    files: dict[str, str]
    """The path below the copy, and where each is in the store."""
    size: int
    key: str


class Cache:
    """A folder of copies of what fsspec's URLs name, for all processes of a machine that use it.

    A copy appears when it is whole. Copies that nobody uses go, those used longest ago first, where another needs their
    bytes: the folder never holds more than `max_bytes` of copies. Each use asks the store whether it has other bytes now,
    and old copies stay as they are for those who use them. A process that ends or is killed uses nothing any more.

    :param folder: A folder of this machine's own disk.
    :param max_bytes: The most bytes of all copies.
    :param options: The options of fsspec for the stores, such as ``{"anon": True}``.
    """

    def __init__(
        self, folder: str | os.PathLike[str], max_bytes: int, *, options: Mapping[str, Any] | None = None
    ) -> None:
        if max_bytes < 1:
            raise ValueError(f"expected a cache of 1 byte or more, found {max_bytes}")
        self._path = Path(os.path.abspath(folder))
        self.max_bytes = max_bytes
        self.options = dict(options or {})

    def file(self, url: str) -> AbstractContextManager[Path]:
        """The copy of a file, which keeps its name, for as long as the context lasts.

        Raises `FileError` where there is none, and where it does not fit beside what is in use.
        """
        return self._copy(url, self._file_source)

    def folder(self, url: str) -> AbstractContextManager[Path]:
        """The copy of all files below a URL, for as long as the context lasts."""
        return self._copy(url, self._folder_source)

    def rows(self, url: str) -> Iterator[dict[str, Any]]:
        """The rows of JSON Lines (``.jsonl``), CSV (``.csv``) or, with PyArrow, Parquet (``.parquet``); the file is kept until
        the last is read."""
        with self.file(url) as path:
            kind = path.suffix.lower()
            if kind == ".parquet":
                import pyarrow.parquet

                with pyarrow.parquet.ParquetFile(path) as table:
                    for batch in table.iter_batches():
                        yield from map(dict, _values.rows(batch))
            elif kind in (".jsonl", ".csv"):
                with path.open(encoding="utf-8-sig", newline="") as lines:
                    if kind == ".csv":
                        yield from csv.DictReader(lines)
                    else:
                        yield from (json.loads(line) for line in lines if line.strip())
            else:
                raise ValueError(f"{url}: expected .jsonl, .csv or .parquet")

    @property
    def size(self) -> int:
        """The bytes of all copies, also of those that are being made."""
        return sum(_size(entry) for entry in self._entries())

    @contextmanager
    def _copy(self, url: str, look: Any) -> Iterator[Path]:
        source: _Source = patient(lambda: look(url), f"{url}: cannot be read")
        self._path.mkdir(parents=True, exist_ok=True)
        name = f"{source.key}-{source.size}"
        with _Lease(self._path / f"{source.key}.lock") as lease:
            # Between making a copy and using it another process may remove it.
            while not lease.shares(self._path / name):
                with lease.alone():
                    if not (self._path / name).exists():
                        self._make(url, source, self._path / name)
            os.utime(self._path / f"{source.key}.lock")
            only = next(iter(source.files))
            yield self._path / name if look == self._folder_source else self._path / name / only

    def _make(self, url: str, source: _Source, final: Path) -> None:
        part = final.with_name(final.name + ".part")
        with _Lease(self._path / "lock") as lease, lease.alone():
            shutil.rmtree(part, ignore_errors=True)
            self._make_room(url, source.size)
            # From here its bytes are counted.
            part.mkdir()
        try:
            system = self._system(url)
            for name, place in source.files.items():
                target = part / name
                target.parent.mkdir(parents=True, exist_ok=True)
                patient(lambda: system.get_file(place, str(target)), f"{url}: cannot be read")
            size = sum(path.stat().st_size for path in part.rglob("*") if path.is_file())
            if size != source.size:
                raise FileError(f"{url}: expected {source.size} bytes, found {size}: it was written meanwhile")
            part.rename(final)
        finally:
            shutil.rmtree(part, ignore_errors=True)

    def _make_room(self, url: str, size: int) -> None:
        entries = sorted(self._entries(), key=self._last_use)
        used = sum(map(_size, entries))
        for entry in entries:
            if used + size <= self.max_bytes:
                return
            if self._remove(entry):
                used -= _size(entry)
        if used + size > self.max_bytes:
            raise FileError(f"{url}: {size} bytes do not fit: of the cache's {self.max_bytes}, {used} are in use")

    def _remove(self, entry: Path) -> bool:
        """Removes what nobody uses; false where somebody does."""
        lock = self._lock_of(entry)
        with _Lease(lock) as lease:
            if not lease.is_alone():
                return False
            dead = entry if entry.name.endswith(".part") else entry.with_name(entry.name + ".part")
            if dead != entry:
                # Half of a copy is never seen as a whole one.
                entry.rename(dead)
            shutil.rmtree(dead, ignore_errors=True)
            lock.unlink(missing_ok=True)
            return not dead.exists()

    def _entries(self) -> list[Path]:
        # What else lies in the folder is nobody's copy, and is not removed.
        return [path for path in self._path.glob("*-*") if _COPY.fullmatch(path.name) and path.is_dir()]

    def _lock_of(self, entry: Path) -> Path:
        return self._path / f"{entry.name.partition('-')[0]}.lock"

    def _last_use(self, entry: Path) -> float:
        try:
            return self._lock_of(entry).stat().st_mtime
        except FileNotFoundError:
            return 0.0

    def _file_source(self, url: str) -> _Source:
        system = self._system(url)
        path = system._strip_protocol(url)
        system.invalidate_cache()
        info = system.info(path)
        if info["type"] != "file":
            raise FileNotFoundError(f"{url} is no file")
        return _Source({PurePosixPath(path).name: path}, _bytes(url, [info]), _key(url, [info]))

    def _folder_source(self, url: str) -> _Source:
        system = self._system(url)
        path = str(system._strip_protocol(url)).rstrip("/")
        system.invalidate_cache()
        found: dict[str, dict[str, Any]] = system.find(path, detail=True)
        files = {place.removeprefix(path + "/"): place for place in sorted(found)}
        if not files:
            raise FileNotFoundError(f"{url} has no files")
        wrong = [name for name in files if ".." in PurePosixPath(name).parts or PurePosixPath(name).is_absolute()]
        if wrong:
            raise ValueError(f"{url}: the name {wrong[0]!r} leads out of the folder")
        infos = [found[place] for place in files.values()]
        return _Source(files, _bytes(url, infos), _key(url, infos))

    def _system(self, url: str) -> Any:
        import fsspec

        return fsspec.filesystem(url.partition("://")[0], **self.options)


class _Lease:
    """A lock of a file that others may remove while nobody holds it."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._descriptor = -1

    def __enter__(self) -> _Lease:
        return self

    def __exit__(self, *error: object) -> None:
        self._release()

    def shares(self, entry: Path) -> bool:
        """Keeps an entry that is there from being removed, until the lease ends."""
        self._take(fcntl.LOCK_SH)
        if entry.exists():
            return True
        self._release()
        return False

    @contextmanager
    def alone(self) -> Iterator[None]:
        """Waits until nobody else holds the lock."""
        self._take(fcntl.LOCK_EX)
        try:
            yield
        finally:
            self._release()

    def is_alone(self) -> bool:
        """Takes the lock if nobody holds it."""
        try:
            self._take(fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True

    def _take(self, how: int) -> None:
        while True:
            descriptor = os.open(self._path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o666)
            try:
                fcntl.flock(descriptor, how)
                if self._is_there(descriptor):
                    self._descriptor = descriptor
                    return
            except BaseException:
                os.close(descriptor)
                raise
            os.close(descriptor)

    def _is_there(self, descriptor: int) -> bool:
        try:
            return os.path.samestat(os.fstat(descriptor), os.stat(self._path))
        except FileNotFoundError:
            return False

    def _release(self) -> None:
        if self._descriptor >= 0:
            os.close(self._descriptor)
            self._descriptor = -1


def _size(entry: Path) -> int:
    return int(entry.name.removesuffix(".part").rpartition("-")[2])


def _bytes(url: str, infos: list[dict[str, Any]]) -> int:
    """How many bytes files have. Some stores, such as HTTP, do not say it of all."""
    sizes = [info["size"] for info in infos]
    if any(size is None for size in sizes):
        raise ValueError(f"{url}: the store does not say how many bytes it has")
    return sum(sizes)


def _key(url: str, infos: list[dict[str, Any]]) -> str:
    return hashlib.sha256(json.dumps([url, infos], default=str, sort_keys=True).encode()).hexdigest()[:32]
