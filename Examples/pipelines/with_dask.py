#!/usr/bin/env python3
"""A Dask bag whose partitions are drawn by a process each: with_dask.py ROWS.jsonl FOLDER.

Rows go to Galley's standard input and results come back on its standard output while it draws; both sides
wait for each other, so memory stays small. Rows that are wrong are named at the end, and the exit code is 4.
"""
import json
import os
import pathlib
import subprocess
import sys
import threading

import dask.bag

HERE = pathlib.Path(__file__).resolve().parent
GALLEY = os.environ.get("GALLEY", "galley")


def draw(rows, folder):
    """The results of a partition."""
    command = [GALLEY, "batch", str(HERE / "badge.json"), "--protocol", "jsonl", "--out", folder, "--jobs", "1"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:

        def feed():
            with process.stdin:
                for line in rows:
                    row = json.loads(line)
                    request = {"id": row["id"], "row": row, "out": f"{row['id']}.png"}
                    process.stdin.write(json.dumps(request) + "\n")

        sender = threading.Thread(target=feed)
        sender.start()
        version = json.loads(process.stdout.readline() or "{}").get("version")
        results = [json.loads(line) for line in process.stdout]
        sender.join()
    # With 4 some rows failed, which their results say; the others are drawn.
    if process.returncode not in (0, 4):
        raise RuntimeError(f"galley ended with {process.returncode}")
    if version != 1:
        raise RuntimeError(f"galley speaks version {version} of its protocol, not 1")
    return results


def main():
    rows, folder = sys.argv[1:]
    os.makedirs(folder, exist_ok=True)
    lines = dask.bag.read_text(rows, blocksize="256KiB")
    results = lines.map_partitions(draw, folder).compute(scheduler="threads", num_workers=2)
    with open(folder + ".jsonl", "w", encoding="utf-8") as output:
        for result in results:
            output.write(json.dumps(result) + "\n")
    return subprocess.run([str(HERE / "failures"), folder + ".jsonl"], check=False).returncode


sys.exit(main())
