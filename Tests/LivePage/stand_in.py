"""A stand-in for galley-live: serves the page and speaks the messages of a session without a compiler. Its one preview has a
button that counts, a slider and a text field. HTTP and RFC 6455 with nothing but the standard library.
"""
import base64
import hashlib
import http.server
import json
import pathlib
import re
import socket
import struct
import threading
import time
import zlib

ASSETS = pathlib.Path(__file__).resolve().parents[2] / "Sources/CLiveAssets"
SCHEMA = ASSETS.parents[1] / "Guides/Reference/scene.schema.json"
TOKEN, SUBPROTOCOL = "stand-in", "galley.live.1"
POLICY = ("default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; font-src 'self'; "
          "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'")
WIDTH, HEIGHT = 320, 400
# The time line's end, in seconds.
RECORDED = 3.4
BUTTON, COUNTER, SLIDER, FIELD = (24, 312, 272, 56), (24, 24, 272, 120), (24, 176, 272, 32), (24, 240, 272, 44)
PREVIEWS = [
    {"id": "Sources/Cards/Card.swift#0", "name": "Card", "file": "Sources/Cards/Card.swift", "line": 12, "failure": None},
    {"id": "Sources/Cards/Card.swift#1", "name": "Card, dark", "file": "Sources/Cards/Card.swift", "line": 20,
     "failure": None},
    {"id": "Sources/Rows/Row.swift#0", "name": "Row", "file": "Sources/Rows/Row.swift", "line": 8,
     "failure": "Rows are made on macOS alone: #if os(macOS)"},
    {"id": "Sources/Table.swift#0", "name": "Table", "file": "Sources/Table.swift", "line": 31, "failure": None},
]
ERRORS = [
    {"severity": "error", "file": "Sources/Cards/Card.swift", "line": 14, "column": 9,
     "message": "cannot convert value of type 'String' to expected argument type 'Int'"},
    {"severity": "warning", "file": "Sources/Table.swift", "line": 3, "column": 7,
     "message": "variable 'width' was never used"},
]


def asset(name):
    """The bytes of an asset, put together as LiveAssets.c does."""
    source = (ASSETS / "LiveAssets.c").read_text()
    files = re.search(r"char " + name + r"\[\] = \{(.*?)\};", source, re.DOTALL).group(1)
    return b"".join((ASSETS / file).read_bytes() for file in re.findall(r'#embed "([^"]+)"', files))


def png(width, height, color):
    """An image of one color: red, green, blue."""
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    row = b"\0" + bytes(color) * width
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
            + chunk(b"IDAT", zlib.compress(row * height, 1)) + chunk(b"IEND", b""))


class Session:
    """One browser: its socket, and the state of its preview."""

    def __init__(self, stand_in, connection):
        self.stand_in, self.connection, self.lock = stand_in, connection, threading.Lock()
        self.number, self.shown = 0, None
        self.canvas = {"width": None, "height": None, "scale": 1, "colorScheme": None}
        self.count, self.level, self.text, self.pressed, self.time = 0, 0.5, "", None, RECORDED

    # The socket

    def send_bytes(self, kind, data):
        head = bytes([0x80 | kind])
        length = len(data)
        head += (bytes([length]) if length < 126 else b"\x7e" + struct.pack(">H", length) if length < 65536
                 else b"\x7f" + struct.pack(">Q", length))
        with self.lock:
            self.connection.sendall(head + data)

    def send(self, **message):
        self.send_bytes(1, json.dumps(message).encode())

    def read(self, count):
        data = b""
        while len(data) < count:
            part = self.connection.recv(count - len(data))
            if not part:
                raise ConnectionError
            data += part
        return data

    def run(self):
        self.list_previews()
        text = b""
        while True:
            first, second = self.read(2)
            length = second & 127
            if length > 125:
                length = int.from_bytes(self.read(2 if length == 126 else 8), "big")
            mask, data = self.read(4), self.read(length)
            data = bytes(byte ^ mask[index % 4] for index, byte in enumerate(data))
            if first & 15 == 8:
                return
            text += data
            if first & 128:
                self.receive(json.loads(text))
                text = b""

    def list_previews(self):
        self.send(type="previews", previews=self.stand_in.previews, shown=self.shown,
                  diagnostics=self.stand_in.diagnostics, isCompiling=self.stand_in.is_compiling)

    # The preview

    @property
    def size(self):
        return self.canvas["width"] or WIDTH, self.canvas["height"] or HEIGHT

    def frame(self, event, rectangles, is_whole=False):
        """`rectangles`: of a box in points and a color each."""
        scale = self.canvas["scale"]
        width, height = (round(side * scale) for side in self.size)
        parts = []
        for (x, y, across, down), color in rectangles:
            left, top = round(x * scale), round(y * scale)
            box = left, top, min(round(across * scale), width - left), min(round(down * scale), height - top)
            if box[2] > 0 and box[3] > 0:
                image = png(box[2], box[3], color)
                parts.append(struct.pack("<5I", *box, len(image)) + image)
        self.number += 1
        head = struct.pack("<5IfII", 1, self.number, event, width, height, scale, 2 if is_whole else 0, len(parts))
        self.send_bytes(2, b"GLYF" + head + b"".join(parts))

    def colors(self):
        dark = self.canvas["colorScheme"] == "dark"
        return ((28, 28, 30), (58, 58, 62)) if dark else ((255, 255, 255), (229, 229, 234))

    def counter(self):
        """A bar for each touch of the button."""
        ground, soft = self.colors()
        bars = [((COUNTER[0] + 8 + 24 * index, COUNTER[1] + 12, 16, COUNTER[3] - 24), (10, 110, 200))
                for index in range(self.count % 11)]
        return [(COUNTER, soft)] + bars

    def slider(self):
        ground, soft = self.colors()
        x, y, width, height = SLIDER
        return [(SLIDER, ground), ((x, y + 14, width, 4), soft), ((x, y + 14, width * self.level, 4), (10, 110, 200)),
                ((x + (width - 16) * self.level, y + 4, 16, 24), (90, 90, 96))]

    def field(self):
        _, soft = self.colors()
        letters = [((FIELD[0] + 10 + 11 * index, FIELD[1] + 14, 8, 16), (90, 90, 96))
                   for index in range(min(len(self.text), 22))]
        return [(FIELD, soft)] + letters

    def whole(self, event):
        self.frame(event, [((0, 0, *self.size), self.colors()[0]), *self.counter(), *self.slider(), *self.field(),
                           (BUTTON, (10, 110, 200))], is_whole=True)
        self.elements()

    def elements(self):
        def element(number, role, label, frame, **others):
            return {"id": number, "role": role, "label": label, "frame": list(frame), "isEnabled": True, **others}
        self.send(type="elements", elements=[
            element(1, "heading", "Counter", COUNTER), element(2, "text", f"{self.count} touches", COUNTER),
            element(3, "slider", "Level", SLIDER, value=f"{self.level * 100:.0f} %"),
            element(4, "textbox", "Name", FIELD, value=self.text), element(5, "button", "Add", BUTTON, hint="Counts on")])

    def start(self, event=0):
        self.number, self.count, self.level, self.text, self.pressed = 0, 0, 0.5, "", None
        self.whole(event)

    def receive(self, message):
        self.stand_in.messages.append(message)
        time.sleep(self.stand_in.delay)
        kind, event = message["type"], message.get("event", 0)
        if kind in ("show", "restart"):
            self.shown = message.get("preview", self.shown)
            self.list_previews()
            self.start()
        elif kind == "canvas":
            self.canvas.update({key: value for key, value in message.items() if key in self.canvas})
            self.whole(event)
        elif kind == "inspect":
            self.inspect(message)
        elif kind == "tree":
            self.send(type="tree", root=TREE)
        elif kind == "timeline":
            self.tell_time()
        elif kind == "seek":
            self.time = min(message["time"], RECORDED)
            self.frame(event, [((0, 0, WIDTH, 8), self.colors()[0]), ((0, 0, 40 + 20 * self.time, 8), (10, 110, 200))])
            self.tell_time()
        elif kind in ("pointer", "wheel", "key", "text", "composition"):
            getattr(self, "typed" if kind == "text" else kind)(message, event)

    def tell_time(self):
        self.send(type="timeline", time=self.time, end=RECORDED, recorded=RECORDED, isPast=self.time < RECORDED,
                  isFull=False, events=[0.5, 1.254])

    def inspect(self, message):
        frame = next((box for box in (BUTTON, COUNTER, SLIDER, FIELD)
                      if box[0] <= message["x"] < box[0] + box[2] and box[1] <= message["y"] < box[1] + box[3]), None)
        view = frame and {
            "kind": "Button", "name": "Add", "views": ["Card", "Card.Foot"], "file": "Sources/Cards/Card.swift", "line": 31, "frame": list(frame),
            "proposal": [272, None], "answer": [272, frame[3]], "padding": [12, 16, 12, 16], "baselines": [frame[1] + 20],
            "why": ["It takes the whole width that is proposed: frame(maxWidth: .infinity).",
                    "Its height is that of the text, 32, and the padding of 12 above and below."],
            "path": ["VStack", "Card", "Button"]}
        self.send(type="inspected", event=message["event"], view=view)

    def pointer(self, message, event):
        def is_in(box):
            return box[0] <= message["x"] < box[0] + box[2] and box[1] <= message["y"] < box[1] + box[3]
        changed = []
        if message["phase"] == "down":
            self.pressed = BUTTON if is_in(BUTTON) else SLIDER if is_in(SLIDER) else None
            if not any(is_in(box) for box in (BUTTON, SLIDER, FIELD)):
                self.send(type="report", event=event, messages=["nothing there reacts to a touch"])
        if self.pressed == SLIDER and message["phase"] in ("down", "move"):
            self.level = min(max((message["x"] - SLIDER[0]) / SLIDER[2], 0), 1)
            changed = self.slider()
        if message["phase"] == "up":
            if self.pressed == BUTTON and is_in(BUTTON):
                self.count += 1
                changed = self.counter()
            self.pressed = None
        self.frame(event, changed)
        if changed:
            self.elements()

    def wheel(self, message, event):
        self.frame(event, [])

    def key(self, message, event):
        if message["key"] == "Backspace":
            self.text = self.text[:-1]
        self.frame(event, self.field())
        self.elements()

    def typed(self, message, event):
        self.text += message["text"]
        self.frame(event, self.field())
        self.elements()

    def composition(self, message, event):
        self.frame(event, [])


TREE = {"kind": "Card", "file": "Sources/Cards/Card.swift", "line": 4, "frame": [0, 0, WIDTH, HEIGHT], "children": [
    {"kind": "VStack", "view": "Card", "file": "Sources/Cards/Card.swift", "line": 12, "frame": [24, 24, 272, 344], "children": [
        {"kind": "Counter", "frame": list(COUNTER), "children": [{"kind": "Text", "name": "touches", "frame": list(COUNTER)}]},
        {"kind": "Slider", "name": "Level", "frame": list(SLIDER)}, {"kind": "TextField", "name": "Name", "frame": list(FIELD)},
        {"kind": "Button", "name": "Add", "frame": list(BUTTON)}]}]}


class SceneSession(Session):
    """A browser that edits scenes. A text that is JSON is drawn in the colour that it names, another one is an error."""

    COLORS = {"red": (200, 30, 30), "blue": (30, 30, 200)}
    version = 0

    def list_previews(self):
        self.send(type="scenes", scenes=list(self.stand_in.scenes), rows=3, data="rows.csv")

    def receive(self, message):
        self.stand_in.messages.append(message)
        time.sleep(self.stand_in.delay)
        kind = message["type"]
        if kind == "open":
            self.shown = message["scene"]
            self.tell_file(isNew=True)
        elif kind == "save" and (message["scene"], message["version"]) != (self.shown, self.version):
            self.send(type="report", message="not saved")
        elif kind == "save":
            self.stand_in.scenes[self.shown] = message["text"]
            self.send(type="saved", scene=self.shown, text=message["text"], event=message["event"])
        elif kind == "draw":
            self.draw(message)

    def tell_file(self, **others):
        self.version += 1
        self.send(type="file", scene=self.shown, text=self.stand_in.scenes[self.shown], version=self.version, **others)

    def draw(self, message):
        try:
            scene = json.loads(message["text"])
        except json.JSONDecodeError as error:
            self.send(type="drawn", event=message["event"], problems=[
                {"severity": "error", "line": error.lineno, "column": error.colno, "path": "$", "message": error.msg}])
            return
        width, height = 40 * message["row"], 60
        self.send_bytes(2, png(width, height, self.COLORS.get(scene.get("view", {}).get("color"), (90, 90, 96))))
        canvases = list(scene.get("canvases", {}))
        color = scene.get("view", {}).get("color")
        others = {"swift": f"import SwiftUI\n\n// {color}\n"} if message.get("swift") else {}
        self.send(type="drawn", event=message["event"], width=width, height=height, scale=1, canvases=canvases,
                  canvas=message["canvas"] or (canvases[0] if canvases else None), problems=[], **others)


SCENES = {"Cards/card.json": """{
  "galley": 1,
  "view": { "type": "Color", "color": "red" }
}
""", "Cards/other.json": '{ "galley": 1, "canvases": { "wide": {}, "high": {} }, "view": { "type": "Color" } }\n'}


class StandIn:
    """The server, in threads of its own. What it answers with can be changed at any time.

    `scenes` are the texts of files by their paths: with them, it is the server of scenes."""

    def __init__(self, scenes=None):
        self.scenes = scenes
        self.previews, self.diagnostics, self.is_compiling, self.delay = PREVIEWS, [], False, 0
        self.messages, self.sessions, self.refuses = [], [], False
        stand_in = self

        class Handler(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def log_message(self, *_):
                pass

            def do_GET(self):
                stand_in.answer(self)

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.address = f"http://127.0.0.1:{self.server.server_port}/{TOKEN}/"

    def answer(self, request):
        files = {"": ("page", "text/html"), "page.css": ("style", "text/css"), "page.js": ("script", "text/javascript")}
        if self.scenes is not None:
            files = {path: (f"scene_{name}", kind) for path, (name, kind) in files.items()}
            files["scene.schema.json"] = (None, "application/json")
        path = request.path.removeprefix(f"/{TOKEN}/")
        if path == "live":
            self.open(request)
        elif path in files:
            name, kind = files[path]
            data = asset(name) if name else SCHEMA.read_bytes()
            request.send_response(200)
            for header, value in (("Content-Type", f"{kind}; charset=utf-8"), ("Content-Length", str(len(data))),
                                  ("Content-Security-Policy", POLICY), ("Cache-Control", "no-store")):
                request.send_header(header, value)
            request.end_headers()
            request.wfile.write(data)
        else:
            request.send_error(404)

    def open(self, request):
        request.close_connection = True
        if self.refuses or request.headers["Sec-WebSocket-Protocol"] != SUBPROTOCOL:
            request.send_error(403)
            return
        key = request.headers["Sec-WebSocket-Key"] + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
        request.send_response(101)
        request.send_header("Upgrade", "websocket")
        request.send_header("Connection", "Upgrade")
        request.send_header("Sec-WebSocket-Accept", base64.b64encode(hashlib.sha1(key.encode()).digest()).decode())
        request.send_header("Sec-WebSocket-Protocol", SUBPROTOCOL)
        request.end_headers()
        request.connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        session = (Session if self.scenes is None else SceneSession)(self, request.connection)
        self.sessions.append(session)
        try:
            session.run()
        except (ConnectionError, OSError, ValueError):
            pass
        finally:
            self.sessions.remove(session)

    @property
    def session(self):
        """The newest."""
        return self.sessions[-1]

    def list_previews(self, **changes):
        for name, value in changes.items():
            setattr(self, name, value)
        for session in list(self.sessions):
            session.list_previews()

    def drop(self):
        """Ends all connections."""
        for session in list(self.sessions):
            session.connection.shutdown(socket.SHUT_RDWR)
