"""As much of HTTP/1.1 as a service of images needs: GET and HEAD, without bodies, with a bound on everything that a client
can make long or slow. Python's own library and nothing else: servers that are to be had have no time limit for a client that
sends its head byte by byte, and what they do beyond is of no use here.
"""

import asyncio
import email.utils
import re
import socket
from dataclasses import dataclass, field

REASONS = {
    200: "OK", 304: "Not Modified", 400: "Bad Request", 403: "Forbidden", 404: "Not Found", 405: "Method Not Allowed",
    408: "Request Timeout", 422: "Unprocessable Content", 431: "Request Header Fields Too Large", 500: "Internal Server Error",
    503: "Service Unavailable", 504: "Gateway Timeout",
}
_START = re.compile(rb"([A-Z]{1,16}) (/[!-~]*) HTTP/1\.([01])")
_FIELD = re.compile(rb"([A-Za-z0-9!#$%&'*+.^_`|~-]+):([\x20-\x7e\x80-\xff\t]*)")


@dataclass
class Answer:
    """A status, headers and a body."""

    status: int
    body: bytes = b""
    headers: dict = field(default_factory=dict)


def words(status, text):
    """An answer of a line of text, which nobody keeps."""
    return Answer(status, f"{text}\n".encode(), {"Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store"})


@dataclass(frozen=True)
class Limits:
    """What a client may do."""

    connections: int = 256
    head_bytes: int = 16_384
    head_seconds: float = 5
    """From the first wait for a request to the end of its head; for the next request on a connection, too."""
    write_seconds: float = 20
    """From the start of an answer until the client has taken it."""
    requests: int = 10_000
    """Of one connection."""


class Server:
    """Gives each request to `handle(method, target, headers)`, which gives back an `Answer`."""

    def __init__(self, handle, limits, count=lambda status: None):
        self._handle = handle
        self._limits = limits
        self._count = count
        self._tasks = set()
        self._is_ending = False

    async def start(self, host, port):
        """Listens; gives back the port."""
        self._server = await asyncio.start_server(
            self._connected, host, port, limit=self._limits.head_bytes, backlog=self._limits.connections
        )
        return self._server.sockets[0].getsockname()[1]

    async def stop(self, seconds):
        """Takes no more requests, and waits for the answers to those that are there."""
        self._is_ending = True
        self._server.close()
        if self._tasks:
            _, late = await asyncio.wait(self._tasks, timeout=seconds)
            for task in late:
                task.cancel()

    @property
    def connections(self):
        return len(self._tasks)

    async def _connected(self, reader, writer):
        task = asyncio.current_task()
        self._tasks.add(task)
        try:
            writer.get_extra_info("socket").setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            if len(self._tasks) > self._limits.connections:
                await self._write(writer, "GET", words(503, "too many connections"), False)
                return
            writer.transport.set_write_buffer_limits(high=0)
            for number in range(self._limits.requests):
                if self._is_ending or not await self._turn(reader, writer, number == 0):
                    return
        except (ConnectionError, TimeoutError, asyncio.IncompleteReadError):
            pass
        finally:
            self._tasks.discard(task)
            # What a slow client has not taken is not kept for it.
            writer.transport.abort() if writer.transport.get_write_buffer_size() else writer.close()

    async def _turn(self, reader, writer, is_first):
        """One request; whether the connection lives on."""
        try:
            async with asyncio.timeout(self._limits.head_seconds):
                head = await reader.readuntil(b"\r\n\r\n")
        except asyncio.LimitOverrunError:
            await self._write(writer, "GET", words(431, f"a head has at most {self._limits.head_bytes} bytes"), False)
            return False
        except TimeoutError:
            # A connection that is kept and not used ends without a word.
            if is_first:
                await self._write(writer, "GET", words(408, "the request took too long"), False)
            return False
        request = _parsed(head)
        if isinstance(request, Answer):
            await self._write(writer, "GET", request, False)
            return False
        method, target, headers, is_kept = request
        answer = await self._handle(method, target, headers)
        await self._write(writer, method, answer, is_kept and not self._is_ending)
        return is_kept

    async def _write(self, writer, method, answer, is_kept):
        self._count(answer.status)
        headers = {
            "Date": email.utils.formatdate(usegmt=True), **answer.headers, "X-Content-Type-Options": "nosniff",
            "Connection": "keep-alive" if is_kept else "close",
        }
        if answer.status != 304:
            headers["Content-Length"] = str(len(answer.body))
        lines = [f"HTTP/1.1 {answer.status} {REASONS[answer.status]}", *(f"{name}: {text}" for name, text in headers.items())]
        writer.write(("\r\n".join(lines) + "\r\n\r\n").encode("latin-1"))
        if method != "HEAD" and answer.status != 304:
            writer.write(answer.body)
        async with asyncio.timeout(self._limits.write_seconds):
            await writer.drain()


def _parsed(head):
    """The method, the target, the headers and whether the connection is kept; an answer where the head is wrong."""
    start, *lines = head[:-4].split(b"\r\n")
    match = _START.fullmatch(start)
    fields = [_FIELD.fullmatch(line) for line in lines]
    if match is None or not all(fields):
        return words(400, "this is no request of HTTP/1.1")
    headers = {}
    for found in fields:
        name, value = found[1].decode("ascii").lower(), found[2].strip(b" \t").decode("latin-1")
        headers[name] = f"{headers[name]}, {value}" if name in headers else value
    # What has a body may hide another request in it.
    if headers.get("content-length", "0") != "0" or "transfer-encoding" in headers:
        return words(400, "a request has no body here")
    method = match[1].decode("ascii")
    if method not in ("GET", "HEAD"):
        answer = words(405, f"{method} is not supported")
        answer.headers["Allow"] = "GET, HEAD"
        return answer
    connection = headers.get("connection", "").lower()
    is_kept = "close" not in connection and (match[3] == b"1" or "keep-alive" in connection)
    return method, match[2].decode("ascii"), headers, is_kept
