#!/usr/bin/env python3
"""A drawing process for tests: it opens any library, and does in live use what a message's "do" says."""
import json
import os
import struct
import sys
import time

REQUESTS, ANSWERS = 4, 3


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
    return struct.pack("<IB", len(data), kind) + data


def text(value):
    write(packet(0, json.dumps(value).encode()))


frames = 0
# How states are said: not at all ("mute"), a second later ("late"), or in one piece with a frame ("more").
saying = None


def framed(event, rest=b""):
    global frames
    frames += 1
    return packet(1, b"GLYF" + struct.pack("<IIIIIfII", 1, frames, event, 8, 8, 1.0, 0, 0) + rest)


def frame(event, rest=b""):
    write(framed(event, rest))


def act(message):
    global saying
    event = message.get("event", 0)
    what = message.get("do")
    if what == "exit":
        sys.exit(3)
    elif what == "trap":
        print("Card/Card.swift:3: Fatal error: Index out of range", file=sys.stderr, flush=True)
        os.abort()
    elif what == "hang":
        time.sleep(600)
    elif what == "report":
        text({"type": "report", "event": event, "messages": ["nothing there reacts to a touch"]})
    elif what == "say":
        text({"type": "inspected", "event": event, "view": message})
    elif what == "breach":
        write(b"print" * 4)
    elif what == "forge":
        text({"type": "previews", "previews": []})
    elif what == "flood":
        for _ in range(message["count"]):
            frame(event, bytes(1 << 20))
    elif what == "stream":
        for _ in range(message["count"]):
            frame(event)
            time.sleep(0.05)
    elif message["type"] == "states":
        if saying == "mute":
            return
        if saying == "late":
            time.sleep(1)
        carried = {"states": [], "lost": ["process %d" % os.getpid()]}
        said = packet(0, json.dumps({"type": "states", "carried": carried}).encode())
        write(said + (framed(event) if saying == "more" else b""))
    elif what in ("mute", "late", "more"):
        saying = what
        frame(event)
    elif message["type"] in ("canvas", "clock"):
        text({"type": "inspected", "view": message})
    else:
        frame(event)


with open(os.path.dirname(sys.argv[0]) + "/pids", "a") as pids:
    print(os.getpid(), file=pids)
while True:
    question = line()
    request = question["request"]
    if "open" in request:
        answer(question, {"opened": {"_0": [
            {"index": number, "path": "Card.swift", "line": 3 + number, "number": number}
            for number in range(2)
        ], "notes": []}})
    elif "live" in request:
        states = request["live"]["_2"]["sources"].get("states")
        break
frame(0)
if states:
    text({"type": "carried", "lost": states["carried"]["lost"]})
while True:
    size, kind = struct.unpack("<IB", exactly(5))
    act(json.loads(exactly(size)))
