"""What is left of a part when it is drawn: images in a store, and the file that says so."""

from __future__ import annotations

import collections
import contextlib
import io
import json
import os
import threading
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from types import TracebackType
from typing import IO, Any

from . import _errors, _image, _parquet
from ._store import Store

Line = Mapping[str, Any]
# `json.dumps` would make one for each line.
_ENCODER = json.JSONEncoder(ensure_ascii=False)
_COLUMNS = (
    "name", "row", "status", "width", "height", "bytes", "pixels", "warnings", "notes", "error", "fault", "image",
)


class UnfinishedError(_errors.GalleyError):
    """Images of a part could not be written, or galley could not be started: the part has no manifest. The engine draws it
    again."""


class Manifests:
    """Files of JSON Lines in a folder or a store; each is there whole or not at all."""

    extension = ".jsonl"

    def __init__(self, place: str | os.PathLike[str] | Store) -> None:
        self._place = place

    def path(self, name: str) -> str:
        """The path or URL of a file."""
        place = self._place
        return f"{place.url}/{name}" if isinstance(place, Store) else os.path.join(place, name)

    def read(self, name: str) -> list[Line] | None:
        """The lines of a file, `None` where there is none."""
        with self._opened(name) as file:
            return None if file is None else self._lines(file)

    def _lines(self, file: IO[bytes]) -> list[Line]:
        return [json.loads(line) for line in file]

    @contextlib.contextmanager
    def _opened(self, name: str) -> Iterator[IO[bytes] | None]:
        if isinstance(self._place, Store):
            with self._stored(self._place, name) as stored:
                yield stored
            return
        try:
            file = open(self.path(name), "rb")
        except FileNotFoundError:
            yield None
            return
        with file:
            yield file

    @contextlib.contextmanager
    def _stored(self, store: Store, name: str) -> Iterator[IO[bytes] | None]:
        data = store.get(name)
        yield None if data is None else io.BytesIO(data)

    def encoded(self, lines: Sequence[Line], images: Sequence[_image.Image | Exception]) -> bytes:
        """The file of a part."""
        return "".join([_ENCODER.encode(line) + "\n" for line in lines]).encode()

    def write(self, name: str, lines: Sequence[Line], images: Sequence[_image.Image | Exception]) -> None:
        """Writes the file of a part. Raises `UnfinishedError` or `FileError`."""
        data = self.encoded(lines, images)
        if isinstance(self._place, Store):
            self._place.put(name, data)
            return
        path = Path(self.path(name))
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            part = path.with_name(f".{path.name}.{os.uname().nodename}.{os.getpid()}.{threading.get_ident()}")
            try:
                with part.open("wb") as file:
                    file.write(data)
                    file.flush()
                    os.fsync(file.fileno())
                part.replace(path)
            finally:
                part.unlink(missing_ok=True)
        except OSError as error:
            raise UnfinishedError(f"{path}: cannot be written: {error}") from error

    def names(self, job: str) -> list[str]:
        """The names of all files of a job."""
        if isinstance(self._place, Store):
            return [name for name in self._place.names(job) if name.endswith(self.extension)]
        found = Path(self.path(job)).glob(f"*{self.extension}")
        return sorted(f"{job}/{path.name}" for path in found if not path.name.startswith("."))


class Tables(Manifests):
    """Files of Parquet that have the images, too."""

    extension = ".parquet"

    def _lines(self, file: IO[bytes]) -> list[Line]:
        return list(_parquet.lines(file))

    @contextlib.contextmanager
    def _stored(self, store: Store, name: str) -> Iterator[IO[bytes] | None]:
        # The images in it are not fetched.
        with store.opened(name) as file:
            yield file

    def encoded(self, lines: Sequence[Line], images: Sequence[_image.Image | Exception]) -> bytes:
        pairs = zip(lines, images, strict=True)
        return _parquet.encoded(_COLUMNS, [
            line if isinstance(image, Exception) else {**line, "image": image.data} for line, image in pairs
        ])


class Puts:
    """Puts images into a store while others are drawn."""

    def __init__(self, store: Store, count: int) -> None:
        self._store = store
        self._count = count
        self._threads = ThreadPoolExecutor(count, thread_name_prefix="galley-put")

    def __enter__(self) -> Puts:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._threads.shutdown(cancel_futures=True)

    def run(
        self, images: Iterator[_image.Image | Exception], names: Sequence[str]
    ) -> Iterator[_image.Image | Exception]:
        waiting: collections.deque[Future[_image.Image | Exception]] = collections.deque()
        for image, name in zip(images, names):
            waiting.append(self._threads.submit(self._put, image, name))
            if len(waiting) > 2 * self._count:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()

    def _put(self, image: _image.Image | Exception, name: str) -> _image.Image | Exception:
        if isinstance(image, Exception):
            return image
        try:
            url, is_unchanged = self._store.put(name, image.data)
        except _errors.GalleyError as error:
            return error
        return replace(image, data=b"", path=url, is_unchanged=is_unchanged)
