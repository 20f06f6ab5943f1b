"""Runs of the three programs whose workers are killed, and what has to come out of them."""

import json
import os
import pathlib
import random
import signal
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
PIPELINES = HERE.parent / "pipelines"
ENGINES = {
    "dask": ["with_dask.py"], "dask-frame": ["with_dask.py", "--frame"], "ray": ["with_ray.py"], "spark": ["with_spark.py"],
    "spark-pandas": ["with_spark.py", "--pandas"],
}


def make_rows(path, count):
    """Writes rows of the badge."""
    with open(path, "w", encoding="utf-8") as file:
        subprocess.run([sys.executable, str(PIPELINES / "make-rows"), str(count)], stdout=file, check=True)


def plain(rows, folder):
    """What one `galley batch` makes of the rows: the hash of the pixels of each name. Rows that fail are not there."""
    galley = os.environ.get("GALLEY", "galley")
    manifest = pathlib.Path(f"{folder}.jsonl")
    command = [galley, "batch", str(PIPELINES / "badge.json"), "--data", str(rows), "--out", f"{folder}/{{{{id}}}}.png"]
    done = subprocess.run([*command, "--manifest", str(manifest), "--quiet"], check=False)
    if done.returncode not in (0, 4):
        raise RuntimeError(f"galley ended with {done.returncode}")
    lines = map(json.loads, manifest.read_text(encoding="utf-8").splitlines())
    return {pathlib.Path(line["path"]).name: line["pixels"] for line in lines if line["status"] != "failed"}


def table():
    """The parent, the name and the state of each process."""
    found = {}
    for folder in pathlib.Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                head, _, rest = (folder / "stat").read_text().rpartition(")")
            except OSError:
                continue
            state, parent = rest.split()[:2]
            if state != "Z":
                found[int(folder.name)] = (int(parent), head.partition("(")[2])
    return found


def descendants(process):
    """The processes that a process started, and those that they did."""
    processes = table()
    found = [process]
    for parent in found:
        found += [child for child, (mother, _) in processes.items() if mother == parent]
    return found[1:]


def program():
    """The name of galley in the table of processes."""
    return os.path.basename(os.environ.get("GALLEY", "galley"))[:15]


def workers(process):
    """The workers of an engine: the processes below it that have a process of galley."""
    processes = table()
    return sorted({processes[child][0] for child in descendants(process) if processes.get(child, (0, ""))[1] == program()})


def left(processes, seconds):
    """Those of some processes that still run after a while."""
    end = time.monotonic() + seconds
    while (found := [process for process in processes if process in table()]) and time.monotonic() < end:
        time.sleep(0.1)
    return found


class Run:
    """A program at work. Its processes end with the context."""

    def __init__(self, engine, rows, folder, *options):
        program, *more = ENGINES[engine]
        # The processes that killed workers had.
        self.orphans = []
        self.output = tempfile.TemporaryFile("w+", encoding="utf-8")
        self.process = subprocess.Popen(
            [sys.executable, str(HERE / program), str(rows), str(folder), *more, *options],
            stdout=self.output, stderr=subprocess.STDOUT, start_new_session=True,
        )

    def __enter__(self):
        return self

    def __exit__(self, *error):
        for process in [self.process.pid, *descendants(self.process.pid)] if self.process.poll() is None else []:
            try:
                os.kill(process, signal.SIGKILL)
            except ProcessLookupError:
                pass
        self.process.wait()
        self.output.close()

    def wait(self, limit=600):
        """The exit code and what was printed."""
        code = self.process.wait(limit)
        self.output.seek(0)
        return code, self.output.read()

    def kill_workers(self, source, folder, count, spread):
        """Kills workers at random moments, each after more images were drawn; gives back how many were killed."""
        killed, drawn = 0, 0
        while killed < count and self.process.poll() is None:
            names = len(list(pathlib.Path(folder).glob("*.png")))
            alive = workers(self.process.pid)
            if alive and names > drawn:
                time.sleep(source.random() * 0.2)
                drawn = names + spread
                worker = source.choice(alive)
                children = descendants(worker)
                try:
                    os.kill(worker, signal.SIGKILL)
                    killed += 1
                    self.orphans += children
                except ProcessLookupError:
                    pass
            time.sleep(0.02)
        return killed


def compare(folder, expected):
    """Says how the manifests and the files of a folder differ from what is expected: all names once with their hashes."""
    lines = []
    for manifest in pathlib.Path(f"{folder}.manifests").glob("*/*.jsonl"):
        lines += map(json.loads, manifest.read_text(encoding="utf-8").splitlines())
    found = {line["name"]: line["pixels"] for line in lines if line["status"] != "failed"}
    names = {path.name for path in pathlib.Path(folder).glob("*.png")}
    problems = []
    if len(found) != sum(line["status"] != "failed" for line in lines):
        problems.append("a name is in two manifests")
    if found != expected:
        problems.append(f"{sum(expected.get(name) != found.get(name) for name in {**expected, **found})} hashes differ")
    if names != set(expected):
        problems.append(f"{len(names ^ set(expected))} files are missing or too many")
    return problems


def main():
    """trial.py ENGINE [RUNS [ROWS]]: in each run two workers are killed at random; the seeds are the numbers of the runs."""
    engine, runs, count = sys.argv[1], int((sys.argv[2:] or ["20"])[0]), int((sys.argv[3:] or ["4000"])[0])
    failed = 0
    base = pathlib.Path(os.environ.get("TMPDIR", "/tmp")) / f"galley-trial-{os.getpid()}"
    base.mkdir()
    make_rows(base / "rows.jsonl", count)
    expected = plain(base / "rows.jsonl", base / "plain")
    for seed in range(1, runs + 1):
        folder, begun = base / f"run-{seed}", time.monotonic()
        with Run(engine, base / "rows.jsonl", folder) as run:
            killed = run.kill_workers(random.Random(seed), folder, 2, count // 4)
            living = left(run.orphans, 20)
            code, words = run.wait()
        problems = [f"{len(living)} processes outlived their workers"] if living else []
        problems += compare(folder, expected) + ([f"exit code {code}: {words[-2000:]}"] if code else [])
        failed += bool(problems)
        [summary] = [line for line in words.splitlines() if " parts, of which " in line] or ["no summary"]
        seconds = time.monotonic() - begun
        print(f"{engine} {seed}: {killed} killed, {seconds:.0f} s: {'; '.join(problems) or summary}", flush=True)
    subprocess.run(["rm", "-r", str(base)], check=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
