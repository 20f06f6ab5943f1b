"""Object stores that fsspec knows."""

from __future__ import annotations

import contextlib
import os
import time
from collections.abc import Callable, Iterator, Mapping
from pathlib import PurePosixPath
from typing import IO, Any, TypeVar

from ._errors import ExistsError, FileError, RequestError

_CONTENT_TYPES = {
    ".png": "image/png", ".jpg": "image/jpeg", ".jpeg": "image/jpeg", ".webp": "image/webp", ".jsonl": "application/jsonl",
    ".parquet": "application/vnd.apache.parquet",
}
LASTING = (FileNotFoundError, PermissionError, TypeError, ValueError)
"""Errors of stores that no further try takes away."""
_Result = TypeVar("_Result")


def patient(work: Callable[[], _Result], words: str) -> _Result:
    """What the work gives. An error that may pass is met by further tries for about 8 s; the last is a `FileError`."""
    for pause in (0.5, 1.0, 2.0, 4.0, None):
        try:
            return work()
        except FileError:
            raise
        except Exception as error:
            if pause is None or isinstance(error, LASTING):
                raise FileError(f"{words}: {error}") from error
            time.sleep(pause)
    raise AssertionError("the last turn returns or raises")


class Store:
    """A place for images in an object store, such as ``s3://bucket/cards``; fsspec and its package for the store are needed.

    An image is put only where nothing is (a conditional put), so that of two runs neither overwrites the other. What is
    there with the same bytes is left, and the image is unchanged; other bytes are an `ExistsError` unless `replace` is true.
    A put that fails for a reason that may pass is tried again for about 8 s.

    :param cache_control: The header that the store sends with each image; of ``s3`` and ``gs`` only.
    :param replace: Whether other bytes under the same name are replaced.
    :param options: The options of fsspec for the store, such as ``{"anon": True}``.
    """

    def __init__(
        self, url: str, *, cache_control: str | None = None, replace: bool = False, options: Mapping[str, Any] | None = None
    ) -> None:
        if "://" not in url:
            raise ValueError(f"expected a URL such as s3://bucket/cards, found {url!r}")
        self.url = url.rstrip("/")
        self.cache_control = cache_control
        self.replace = replace
        self.options = dict(options or {})
        self.protocol = url.partition("://")[0]
        if cache_control is not None and self.protocol not in ("s3", "s3a", "gs", "gcs"):
            raise ValueError(f"{self.protocol}:// keeps no cache header")
        # A package that is missing is said now, and not by each row.
        self._system()

    def put(self, name: str, data: bytes) -> tuple[str, bool]:
        """Puts an image; gives back its URL, and whether it was there already with the same bytes."""
        url = self._url(name)
        return url, patient(lambda: self._put(url, data), f"{url}: cannot be written")

    def get(self, name: str) -> bytes | None:
        """The bytes of a name, or `None` where nothing is. Raises `FileError` where that cannot be found out."""
        url = self._url(name)
        try:
            data: bytes = patient(lambda: self._system().cat_file(url), f"{url}: cannot be read")
        except FileError as error:
            if isinstance(error.__cause__, FileNotFoundError):
                return None
            raise
        return data

    @contextlib.contextmanager
    def opened(self, name: str) -> Iterator[IO[bytes] | None]:
        """What is under a name, for reading parts of it, or `None` where nothing is. Raises `FileError` where that cannot be found
        out or read."""
        url = self._url(name)
        words = f"{url}: cannot be read"
        try:
            file: IO[bytes] = patient(lambda: self._open(url), words)
        except FileError as error:
            if not isinstance(error.__cause__, FileNotFoundError):
                raise
            yield None
            return
        try:
            with file:
                yield file
        except Exception as error:
            # Reading goes to the store, whose package has errors of its own, such as botocore's.
            raise FileError(f"{words}: {error}") from error

    def _open(self, url: str) -> Any:
        system = self._system()
        system.invalidate_cache(system._parent(url))
        return system.open(url, "rb")

    def names(self, folder: str) -> list[str]:
        """The names of all that is below a folder of the place, in the order of their letters."""
        url = self._url(folder)
        system = self._system()
        system.invalidate_cache()
        found: list[str] = patient(lambda: system.find(url), f"{url}: cannot be read")
        start = str(system._strip_protocol(self.url)).rstrip("/") + "/"
        return sorted(path.removeprefix(start) for path in found)

    def _url(self, name: str) -> str:
        path = PurePosixPath(name)
        if path.is_absolute() or ".." in path.parts or not path.parts:
            raise RequestError(f"the name {name!r} leads out of {self.url}")
        return f"{self.url}/{path}"

    def _put(self, url: str, data: bytes) -> bool:
        system = self._system()
        try:
            self._write(system, url, data, mode="create")
            return False
        except FileExistsError:
            pass
        if system.cat_file(url) == data:
            return True
        if not self.replace:
            raise ExistsError(f"{url}: another image is there already; replace=True replaces it")
        self._write(system, url, data, mode="overwrite")
        return False

    def _system(self) -> Any:
        import fsspec

        return fsspec.filesystem(self.protocol, **self.options)

    def _write(self, system: Any, url: str, data: bytes, mode: str) -> None:
        kind = _CONTENT_TYPES.get(os.path.splitext(url)[1].lower(), "application/octet-stream")
        more: dict[str, Any] = {}
        if self.protocol in ("s3", "s3a"):
            more = {"ContentType": kind}
            if self.cache_control is not None:
                more["CacheControl"] = self.cache_control
        elif self.protocol in ("gs", "gcs"):
            more = {"content_type": kind}
            if self.cache_control is not None:
                more["fixed_key_metadata"] = {"cache_control": self.cache_control}
        system.pipe_file(url, data, mode=mode, **more)
