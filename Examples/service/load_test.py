#!/usr/bin/env python3
"""Asks a service of this machine for images from many connections at once: load_test.py [--requests N] [--clients N] [--kept].

It starts `service.py` with the badge of `Examples/pipelines`, and prints requests a second, latencies, and what memory the
service and its processes have before and after. Each request is another image; with --kept the same hundred are asked for.
"""

import argparse
import asyncio
import collections
import os
import pathlib
import signal
import subprocess
import sys
import tempfile
import time

import signing

HERE = pathlib.Path(__file__).resolve().parent
KEY = b"a-key-for-a-service-of-this-machine-alone"


def row(number):
    return {"id": number, "name": f"Maple {number}", "town": "Évora", "stops": number % 40, "color": "teal"}


def memory(process):
    """The resident megabytes of a process, and of its children together."""

    def own(number):
        fields = pathlib.Path(f"/proc/{number}/statm").read_text(encoding="ascii").split()
        return int(fields[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6

    threads = pathlib.Path(f"/proc/{process}/task").glob("*/children")
    return own(process), sum(own(child) for task in threads for child in task.read_text(encoding="ascii").split())


async def client(port, numbers, times, statuses, distinct):
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    for number in numbers:
        target = signing.sign(KEY, row(number % distinct))
        begun = time.perf_counter()
        writer.write(f"GET {target} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        length = int(head.lower().split("content-length: ")[1].split("\r\n")[0])
        await reader.readexactly(length)
        times.append(time.perf_counter() - begun)
        statuses[head.split()[1]] += 1
    writer.close()


async def load(options, port):
    times, statuses, numbers = [], collections.Counter(), iter(range(options.requests))
    distinct = 100 if options.kept else sys.maxsize
    begun = time.perf_counter()
    await asyncio.gather(*(client(port, numbers, times, statuses, distinct) for _ in range(options.clients)))
    seconds = time.perf_counter() - begun
    times.sort()
    shares = {share: 1000 * times[min(len(times) - 1, int(len(times) * share))] for share in (0.5, 0.95, 0.99)}
    print(
        f"{len(times)} requests by {options.clients} clients in {seconds:.1f} s: {len(times) / seconds:.0f} a second, "
        f"median {shares[0.5]:.1f} ms, 95 % {shares[0.95]:.1f} ms, 99 % {shares[0.99]:.1f} ms; statuses {dict(statuses)}"
    )
    return set(statuses) == {"200"}


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--requests", type=int, default=10_000)
    parser.add_argument("--clients", type=int, default=16)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--kept", action="store_true")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        keys = pathlib.Path(folder) / "keys"
        keys.write_bytes(KEY + b"\n")
        command = [sys.executable, str(HERE / "service.py"), str(HERE.parent / "pipelines" / "badge.json")]
        command += ["--keys", str(keys), "--port", "0", "--admin-port", "0", "--processes", str(options.processes)]
        service = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            port = int(service.stdout.readline().split()[3].rstrip(","))
            # A process grows to its size with the first images.
            warm = argparse.Namespace(**{**vars(options), "requests": 200})
            is_good = asyncio.run(load(warm, port))
            before = memory(service.pid)
            is_good = asyncio.run(load(options, port)) and is_good
            after = memory(service.pid)
        finally:
            service.send_signal(signal.SIGTERM)
            service.wait(30)
    print(
        f"memory of the service {before[0]:.0f} MB, then {after[0]:.0f} MB; "
        f"of its processes {before[1]:.0f} MB, then {after[1]:.0f} MB"
    )
    return 0 if is_good else 1


if __name__ == "__main__":
    sys.exit(main())
