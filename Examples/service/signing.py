#!/usr/bin/env python3
"""URLs that only those who have the key can make: signing.py KEYFILE ROW.json [SECONDS].

The path has the request, base64 of JSON; the query the second until which the URL holds, and an HMAC of both. A service takes
URLs of any of its keys, and the first one signs: a new key goes on top, and the old one goes when its URLs are over.
"""

import base64
import hashlib
import hmac
import json
import re
import sys
import time

TARGET = re.compile(r"/images/([A-Za-z0-9_-]+)\.(png|jpeg|webp)\?expires=([0-9]{1,12})&signature=([A-Za-z0-9_-]{43})")


class Refused(Exception):
    """A URL that nobody signed, or whose time is over."""


def _encode(data):
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode("ascii")


def _signature(key, path, expires):
    return _encode(hmac.new(key, f"{path}?expires={expires}".encode("ascii"), hashlib.sha256).digest())


def sign(key, row, *, canvas=None, kind="png", seconds=86_400, now=None):
    """The target of an image: its path and query."""
    request = {"row": row} if canvas is None else {"row": row, "canvas": canvas}
    # Without the order of keys one image has several URLs, and each is drawn.
    text = json.dumps(request, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    path = f"/images/{_encode(text.encode())}.{kind}"
    expires = int((time.time() if now is None else now) + seconds)
    return f"{path}?expires={expires}&signature={_signature(key, path, expires)}"


def verify(keys, target, now=None):
    """The path of a target, its request, the extension and the second until which it holds. Raises `Refused`."""
    match = TARGET.fullmatch(target)
    if match is None:
        raise Refused("the URL is none of this service")
    payload, kind, expires, signature = match.groups()
    path = target.partition("?")[0]
    if not any([hmac.compare_digest(_signature(key, path, int(expires)), signature) for key in keys]):
        raise Refused("the signature is wrong")
    if int(expires) < (time.time() if now is None else now):
        raise Refused("the URL is over")
    request = json.loads(base64.urlsafe_b64decode(payload + "=" * (-len(payload) % 4)))
    return path, request, kind, int(expires)


def read_keys(path):
    """The keys of a file: one a line, 32 characters or more."""
    with open(path, encoding="ascii") as file:
        keys = [line.strip().encode() for line in file if line.strip()]
    if not keys or any(len(key) < 32 for key in keys):
        raise SystemExit(f"{path}: expected a key of 32 characters or more on each line")
    return keys


if __name__ == "__main__":
    with open(sys.argv[2], encoding="utf-8") as file:
        print(sign(read_keys(sys.argv[1])[0], json.load(file), seconds=int((sys.argv[3:] or ["86400"])[0])))
