"""A browser without a page: speaks the messages of a session over a WebSocket, with nothing but the standard library."""
import base64
import json
import os
import pathlib
import socket
import struct
import urllib.parse

SUBPROTOCOL = "galley.live.1"


class LiveClient:
    """A session of galley-live at the address that it prints."""

    def __init__(self, address):
        place = urllib.parse.urlsplit(address)
        self.socket = socket.create_connection((place.hostname, place.port), timeout=60)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            (f"GET {place.path}live HTTP/1.1\r\nHost: {place.netloc}\r\nOrigin: http://{place.netloc}\r\n"
             f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
             f"Sec-WebSocket-Protocol: {SUBPROTOCOL}\r\n\r\n").encode())
        self.bytes = b""
        while b"\r\n\r\n" not in self.bytes:
            self.read_more()
        head, self.bytes = self.bytes.split(b"\r\n\r\n", 1)
        if b" 101 " not in head.split(b"\r\n")[0]:
            raise ConnectionError(head.decode(errors="replace"))
        self.event = 0
        self.frames = self.frame_bytes = 0
        self.elements, self.width, self.height, self.scale = [], 0, 0, 1.0

    def read_more(self):
        part = self.socket.recv(1 << 20)
        if not part:
            raise ConnectionError("the server has ended the connection")
        self.bytes += part

    def take(self, count):
        while len(self.bytes) < count:
            self.read_more()
        taken, self.bytes = self.bytes[:count], self.bytes[count:]
        return taken

    def send(self, *messages):
        """Several messages at once."""
        data = b""
        for message in messages:
            text = json.dumps(message).encode()
            length = len(text)
            # A mask of zeros is a mask.
            data += b"\x81" + (bytes([0x80 | length]) if length < 126 else b"\xfe" + struct.pack(">H", length)) + bytes(4) + text
        self.socket.sendall(data)

    def send_events(self, *messages):
        """Gives each a number, and returns the last one."""
        numbered = []
        for message in messages:
            self.event += 1
            numbered.append({**message, "event": self.event})
        self.send(*numbered)
        return self.event

    def receive(self):
        """The next message: its JSON, or the number of the last event that is in a frame."""
        kind, length = self.take(2)
        if length > 125:
            length = int.from_bytes(self.take(2 if length == 126 else 8), "big")
        data = self.take(length)
        if kind & 15 == 8:
            raise ConnectionError("the server has ended the session")
        if kind & 15 == 2:
            _, _, _, event, self.width, self.height, self.scale = struct.unpack("<4sIIIIIf", data[:28])
            self.frames += 1
            self.frame_bytes += length
            self.framed(data)
            return event
        message = json.loads(data) if kind & 15 == 1 else {}
        if message.get("type") == "elements":
            self.elements = message["elements"]
        return message

    def framed(self, data):
        """Is given the bytes of each frame."""

    def wait_for(self, holds):
        """Reads until a message holds; a number is a frame's last event."""
        while not holds(message := self.receive()):
            pass
        return message

    def show(self, name):
        """Shows a preview by its name, once it is listed, until its elements are there."""
        def listed(message):
            return isinstance(message, dict) and any(one["name"] == name for one in message.get("previews", []))
        previews = self.wait_for(listed)["previews"]
        self.send({"type": "show", "preview": next(one["id"] for one in previews if one["name"] == name)})
        self.wait_for(lambda message: isinstance(message, dict) and message.get("type") == "elements")

    def close(self):
        self.socket.close()


def resident_bytes(process):
    """Memory of a process that is not in files."""
    fields = dict(line.split(":", 1) for line in pathlib.Path(f"/proc/{process}/status").read_text().splitlines())
    return int(fields["RssAnon"].split()[0]) * 1024


def children(process):
    """Processes that a process has started, the newest last."""
    found = []
    for status in pathlib.Path("/proc").glob("[0-9]*/stat"):
        try:
            number, rest = int(status.parent.name), status.read_text().rsplit(")", 1)[1].split()
        except (OSError, IndexError):
            continue  # It has ended.
        if int(rest[1]) == process:
            found.append((int(rest[19]), number))
    return [number for _, number in sorted(found)]
