#!/usr/bin/env python3
"""The processor's time of the engines beside that of `galley batch`, in turn: measure.py [--rows N] [--rounds N] ENGINE...

For each run: the seconds until a tenth of the images was there (the start), the images a second after it, and the processor's
milliseconds that each of them took, of all processes: in galley, in the workers that feed it, and in the rest of the engine. A
plain batch has no start: it counts whole. In each round each engine stands beside the batch of that round, so that what other
programs do meanwhile counts for both.

No folder is removed before the last run: some file systems look at each file that was removed lately when they make another,
which would count for the next run.
"""

import argparse
import os
import pathlib
import statistics
import subprocess
import tempfile
import time

import trial

TICK = 1 / os.sysconf("SC_CLK_TCK")


class Spent:
    """The processor's seconds of a program by who spent them: galley, the workers that feed it, and the rest of the engine."""

    def __init__(self, process):
        self._process = process
        self._times, self._workers = {}, set()

    def read(self):
        table = trial.table()
        self._workers |= {parent for parent, name in table.values() if name == trial.program()}
        # Those that ended keep what they had.
        for number in [self._process, *trial.descendants(self._process)]:
            try:
                fields = pathlib.Path(f"/proc/{number}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
            except (OSError, UnicodeDecodeError):
                continue
            kind = 0 if table.get(number, (0, ""))[1] == trial.program() else 1 if number in self._workers else 2
            self._times[number] = (kind, (int(fields[11]) + int(fields[12])) * TICK)
        return [sum(seconds for own, seconds in self._times.values() if own == kind) for kind in range(3)]


def measured(process, folder, count, skipped):
    """The start, the rate and the milliseconds of a run that has begun just now; the first images are part of the start."""
    begun, spent = time.time(), Spent(process.pid)
    before, total = [0.0] * 3, [0.0] * 3
    while process.poll() is None:
        total = spent.read()
        if not any(before) and skipped and os.path.isdir(folder) and len(os.listdir(folder)) > skipped:
            before = total
        time.sleep(0.1)
    written = sorted(entry.stat().st_mtime for entry in os.scandir(folder) if entry.name.endswith(".png"))
    if len(written) != count or process.returncode != 0:
        raise SystemExit(f"{len(written)} of {count} images, exit code {process.returncode}")
    first = written[skipped] if skipped else begun
    milliseconds = [1000 * (late - early) / (count - skipped) for early, late in zip(before, total)]
    return first - begun, (count - skipped) / (written[-1] - first), milliseconds


def plain(rows, folder, count):
    command = [os.environ.get("GALLEY", "galley"), "batch", str(trial.PIPELINES / "badge.json"), "--data", str(rows)]
    more = ["--out", f"{folder}/{{{{id}}}}.png", "--manifest", f"{folder}.jsonl", "--jobs", "2", "--quiet"]
    # A session of its own, as engines have: it decides what share of a busy machine a run gets.
    with subprocess.Popen([*command, *more], start_new_session=True) as process:
        # That all rows are checked first is work, and no start.
        return measured(process, folder, count, 0)


def engine(name, rows, folder, count):
    with trial.Run(name, rows, folder, "--rows-of-part", "1000", "--block", "524288") as run:
        return measured(run.process, folder, count, count // 10)


def show(name, run):
    parts = " + ".join(f"{part:.3f}" for part in run[2])
    line = f"{name}: start {run[0]:.1f} s, {run[1]:.0f} images a second, {sum(run[2]):.3f} ms of CPU each: {parts}"
    print(line, flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("engines", nargs="+", choices=list(trial.ENGINES))
    parser.add_argument("--rows", type=int, default=20_000)
    parser.add_argument("--rounds", type=int, default=5)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as base:
        rows = pathlib.Path(base) / "rows.jsonl"
        trial.make_rows(rows, options.rows)
        found = {name: [] for name in ["batch", *options.engines]}
        for number in range(options.rounds):
            for name in found:
                folder = pathlib.Path(base) / f"{name}-{number}"
                run = plain(rows, folder, options.rows) if name == "batch" else engine(name, rows, folder, options.rows)
                found[name].append(run)
                show(name, run)
        print(f"of {options.rounds} rounds with {options.rows} rows, medians; and the CPU by that of the batch of its round:")
        for name, runs in found.items():
            middle = [statistics.median(run[place] for run in runs) for place in (0, 1)]
            parts = [statistics.median(run[2][kind] for run in runs) for kind in range(3)]
            show(name, (*middle, parts))
            ratios = sorted(sum(run[2]) / sum(beside[2]) for run, beside in zip(runs, found["batch"]))
            print(f"    {statistics.median(ratios):.3f} ({ratios[0]:.3f} to {ratios[-1]:.3f})", flush=True)


if __name__ == "__main__":
    main()
