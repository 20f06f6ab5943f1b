#!/usr/bin/env python3
"""A drawing process for tests: it opens any library, and shows a form of its own: a button that counts, a text with two actions, a
field, buttons of one name, and buttons that trap, hang and print what is no packet."""
import json
import os
import struct
import sys
import time
import zlib

REQUESTS, ANSWERS = 4, 3
WIDTH, HEIGHT = 100, 200


def exactly(count):
    data = b""
    while len(data) < count:
        part = os.read(REQUESTS, count - len(data))
        if not part:
            sys.exit(0)
        data += part
    return data


def line():
    data = b""
    while not data.endswith(b"\n"):
        data += exactly(1)
    return json.loads(data)


def write(data):
    while data:
        data = data[os.write(ANSWERS, data):]


def answer(question, value):
    write(json.dumps({"number": question["number"], "answer": value}).encode() + b"\n")


def packet(kind, data):
    write(struct.pack("<IB", len(data), kind) + data)


def text(value):
    packet(0, json.dumps(value).encode())


def png(width, height):
    def chunk(name, data):
        check = zlib.crc32(name + data)
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", check)

    rows = (b"\0" + b"\xff\x80\x00" * width) * height
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


class Form:
    def __init__(self):
        self.frames = 0
        self.count = 0
        self.name = ""
        self.warned = False
        self.size = (WIDTH, HEIGHT)

    def frame(self, event, whole=False):
        self.frames += 1
        width, height = (2 * side for side in self.size)
        data = b"GLYF" + struct.pack(
            "<IIIIIfII", 1, self.frames, event, width, height, 2.0, 2 if whole else 0, 1 if whole else 0)
        if whole:
            image = png(width, height)
            data += struct.pack("<IIIII", 0, 0, width, height, len(image)) + image
        packet(1, data)

    @property
    def elements(self):
        def element(type, top, label=None, actions=(), **others):
            return {"type": type, "depth": 0, "frame": [0, top, 100, 20], **({"label": label} if label else {}),
                    **({"actions": list(actions)} if actions else {}), **others}

        found = [
            element("Button", 0, "Add", ["tap"], role="button", traits=["isButton"]),
            element("Text", 20, f"Count {self.count}", ["default"], customActions=["Reset"]),
            element("text field", 40, actions=["tap", "type"], identifier="name", value=self.name),
            element("Button", 60, "Same", ["tap"]), element("Button", 80, "Same", ["tap"]),
            element("Button", 100, "Never", ["tap"], disabled=True),
            element("Button", 120, "Trap", ["tap"]), element("Button", 140, "Hang", ["tap"]),
            element("Button", 160, "Breach", ["tap"]),
        ]
        if self.count > 2:
            del found[3]
        return [{"number": number, **element} for number, element in enumerate(found, 1)]

    def touch(self, message):
        event = message["event"]
        named = [e for e in self.elements if message.get("label") in (e.get("label"), e.get("identifier"))]
        at = [e for e in self.elements if e["frame"][1] <= message["y"] < e["frame"][1] + 20]
        hit = (named if "label" in message else at)[:1]
        label = hit[0].get("label") if hit else None
        if message["action"] == "perform":
            self.count = {"Reset": 0, "default": 100}[message["name"]]
            text({"type": "reacted", "event": event, "views": ["Text"]})
            return
        if label == "Trap":
            print("Card/Card.swift:3: Fatal error: Index out of range", file=sys.stderr, flush=True)
            os.abort()
        elif label == "Hang":
            time.sleep(600)
        elif label == "Breach":
            write(b"print" * 4)
        elif label == "Add":
            self.count += message.get("count", 1)
        elif label == "Same":
            self.count += 10 if message["y"] < 80 else 20
        reacts = label in ("Add", "Same")
        text({"type": "reacted", "event": event, "views": ["Button"] if reacts else []})

    def act(self, message):
        event, kind, whole = message.get("event", 0), message["type"], False
        if kind == "touch":
            self.touch(message)
        elif kind == "elements":
            tree = {"version": 1, "size": list(self.size), "elements": self.elements}
            text({"type": "elementTree", "event": event, "isMoving": False, "tree": tree})
        elif kind == "entry":
            self.name = ("" if message["replaces"] else self.name) + message["text"]
        elif kind == "key":
            text({"type": "report", "event": event, "messages": ["nothing hears of this key"]})
        elif kind == "canvas":
            if "width" in message:
                self.size = (message["width"] or WIDTH, message["height"] or HEIGHT)
            whole = True
        elif kind == "why":
            text({"type": "explanation", "event": event, "text": f"asked: {json.dumps(message, sort_keys=True)}"})
        elif kind == "clock" and message["step"] == 13:
            text({"type": "report", "event": event, "messages": ["it is too large"], "isUndrawn": True})
            return
        elif kind == "wheel" or kind == "reveal":
            text({"type": "report", "messages": [f"{kind} {json.dumps(message, sort_keys=True)}"]})
        if not self.warned:
            text({"type": "report", "messages": ["a font is missing"]})
            self.warned = True
        self.frame(event, whole)
        text({"type": "elements", "elements": []})


with open(os.path.dirname(sys.argv[0]) + "/pids", "a") as pids:
    print(os.getpid(), file=pids)
while True:
    question = line()
    request = question["request"]
    if "open" in request:
        answer(question, {"opened": {"_0": [
            {"index": number, "path": "Card.swift", "line": 3 + number, "number": number,
             **({"displayName": "Large"} if number else {})}
            for number in range(2)
        ], "notes": []}})
    elif "live" in request:
        assert request["live"]["_2"]["isRunning"] is False
        preview = request["live"]["preview"]
        break
form = Form()
form.frame(0, whole=True)
while True:
    size, kind = struct.unpack("<IB", exactly(5))
    form.act(json.loads(exactly(size)))
