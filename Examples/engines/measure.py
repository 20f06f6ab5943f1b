#!/usr/bin/env python3
"""Rates of the engines beside `galley batch`, in turn: measure.py [--rows N] [--rounds N] ENGINE...

For each run: the seconds until a tenth of the images was there (the start), the images a second after it, and the processor's
milliseconds that each of them took in all processes of the run. A plain batch has no start: it counts whole.
"""

import argparse
import os
import pathlib
import shutil
import statistics
import subprocess
import tempfile
import time

import trial

TICK = 1 / os.sysconf("SC_CLK_TCK")


def spent(process, times):
    """The processor's seconds of a process and of all that it started so far; those that ended keep what they had."""
    for number in [process, *trial.descendants(process)]:
        try:
            fields = pathlib.Path(f"/proc/{number}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        except (OSError, UnicodeDecodeError):
            continue
        times[number] = (int(fields[11]) + int(fields[12])) * TICK
    return sum(times.values())


def measured(process, folder, count, skipped):
    """The start, the rate and the milliseconds of a run that has begun just now; the first images are part of the start."""
    begun, times, before, total = time.time(), {}, 0.0, 0.0
    while process.poll() is None:
        total = max(total, spent(process.pid, times))
        if not before and skipped and os.path.isdir(folder) and len(os.listdir(folder)) > skipped:
            before = total
        time.sleep(0.1)
    written = sorted(entry.stat().st_mtime for entry in os.scandir(folder) if entry.name.endswith(".png"))
    if len(written) != count or process.returncode != 0:
        raise SystemExit(f"{len(written)} of {count} images, exit code {process.returncode}")
    first = written[skipped] if skipped else begun
    return first - begun, (count - skipped) / (written[-1] - first), 1000 * (total - before) / (count - skipped)


def plain(rows, folder, count):
    command = [os.environ.get("GALLEY", "galley"), "batch", str(trial.PIPELINES / "badge.json"), "--data", str(rows)]
    more = ["--out", f"{folder}/{{{{id}}}}.png", "--manifest", f"{folder}.jsonl", "--jobs", "2", "--quiet"]
    # A session of its own, as engines have: it decides what share of a busy machine a run gets.
    with subprocess.Popen([*command, *more], start_new_session=True) as process:
        # That all rows are checked first is work, and no start.
        return measured(process, folder, count, 0)


def engine(name, rows, folder, count):
    with trial.Run(name, rows, folder, "--rows-of-part", "1000") as run:
        return measured(run.process, folder, count, count // 10)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("engines", nargs="+", choices=list(trial.ENGINES))
    parser.add_argument("--rows", type=int, default=20_000)
    parser.add_argument("--rounds", type=int, default=1)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as base:
        rows = pathlib.Path(base) / "rows.jsonl"
        trial.make_rows(rows, options.rows)
        found = {name: [] for name in ["batch", *options.engines]}
        for _ in range(options.rounds):
            for name in found:
                folder = pathlib.Path(base) / "out"
                run = plain(rows, folder, options.rows) if name == "batch" else engine(name, rows, folder, options.rows)
                found[name].append(run)
                print(f"{name}: start {run[0]:.1f} s, {run[1]:.0f} images a second, {run[2]:.2f} ms of CPU each", flush=True)
                shutil.rmtree(folder)
                shutil.rmtree(f"{folder}.manifests", ignore_errors=True)
        base_rate, base_cost = (statistics.median(run[place] for run in found["batch"]) for place in (1, 2))
        for name in options.engines:
            rate, cost = (statistics.median(run[place] for run in found[name]) for place in (1, 2))
            print(f"{name}: {rate / base_rate:.2f} of batch's rate, {cost / base_cost:.2f} of its CPU")


if __name__ == "__main__":
    main()
