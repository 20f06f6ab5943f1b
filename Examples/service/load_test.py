#!/usr/bin/env python3
"""Asks a service of this machine for images from many connections at once: load_test.py [--requests N] [--clients N] [--kept]
[--slow N] [--kills N].

It starts `service.py` with the badge of `Examples/pipelines`, and prints requests a second, latencies, and what memory the
service and its processes have before, at each fifth, and after. Each request is another image; with --kept the same hundred are
asked for. Meanwhile slow clients send their heads byte by byte or take no answer, and processes of galley are killed.
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


def children(process):
    """The processes that a process started."""
    threads = pathlib.Path(f"/proc/{process}/task").glob("*/children")
    return [int(child) for task in threads for child in task.read_text(encoding="ascii").split()]


def memory(process):
    """The resident megabytes of a process, and of its children together."""

    def own(number):
        fields = pathlib.Path(f"/proc/{number}/statm").read_text(encoding="ascii").split()
        return int(fields[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6

    total = 0
    for child in children(process):
        try:
            total += own(child)
        except (FileNotFoundError, ProcessLookupError):
            # It ended just now.
            pass
    return own(process), total


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


async def slow_client(port, takes_no_answer):
    """Sends its head byte by byte, or takes no answer, again and again; ends when it is cancelled."""
    while True:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        try:
            head = f"GET {signing.sign(KEY, row(0))} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode()
            if takes_no_answer:
                for _ in range(200):
                    writer.write(head)
                await asyncio.sleep(5)
            for byte in head:
                writer.write(bytes([byte]))
                await writer.drain()
                await asyncio.sleep(0.1)
        except ConnectionError:
            # The service has no more patience with it.
            pass
        finally:
            writer.close()


async def disturb(options, service, times, killed):
    """Kills processes of galley at equal distances, and notes the memory at each fifth."""
    marks = [options.requests * part // 5 for part in range(1, 5)]
    kills = [options.requests * (2 * part + 1) // (2 * options.kills) for part in range(options.kills)]
    while True:
        if marks and len(times) >= marks[0]:
            print("{} requests: {:.0f} MB, processes {:.0f} MB".format(marks.pop(0), *memory(service)), flush=True)
        if kills and len(times) >= kills[0] and (alive := children(service)):
            kills.pop(0)
            os.kill(alive[0], signal.SIGKILL)
            killed.append(alive[0])
        await asyncio.sleep(0.05)


async def load(options, port, service):
    times, statuses, numbers, killed = [], collections.Counter(), iter(range(options.requests)), []
    distinct = 100 if options.kept else sys.maxsize
    others = [asyncio.create_task(slow_client(port, number % 2 == 1)) for number in range(options.slow)]
    others.append(asyncio.create_task(disturb(options, service, times, killed)))
    begun = time.perf_counter()
    await asyncio.gather(*(client(port, numbers, times, statuses, distinct) for _ in range(options.clients)))
    seconds = time.perf_counter() - begun
    for task in others:
        task.cancel()
    await asyncio.gather(*others, return_exceptions=True)
    times.sort()
    shares = {share: 1000 * times[min(len(times) - 1, int(len(times) * share))] for share in (0.5, 0.95, 0.99)}
    print(
        f"{len(times)} requests by {options.clients} clients in {seconds:.1f} s: {len(times) / seconds:.0f} a second, "
        f"median {shares[0.5]:.1f} ms, 95 % {shares[0.95]:.1f} ms, 99 % {shares[0.99]:.1f} ms; statuses {dict(statuses)}, "
        f"{options.slow} slow clients, {len(killed)} processes killed"
    )
    return set(statuses) == {"200"} and len(killed) == options.kills


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--requests", type=int, default=10_000)
    parser.add_argument("--clients", type=int, default=16)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--kept", action="store_true")
    parser.add_argument("--slow", type=int, default=0, help="how many slow clients there are besides")
    parser.add_argument("--kills", type=int, default=0, help="how many processes of galley are killed")
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
            warm = argparse.Namespace(**{**vars(options), "requests": 200, "slow": 0, "kills": 0})
            is_good = asyncio.run(load(warm, port, service.pid))
            before = memory(service.pid)
            is_good = asyncio.run(load(options, port, service.pid)) and is_good
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
