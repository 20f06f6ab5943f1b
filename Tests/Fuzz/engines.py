"""How altered things reach Galley, and what is held: no signal, no hang, the documented exit codes, an answer for each
request, whole files and nothing else."""
import json
import os
import pathlib
import random
import select
import shutil
import signal
import subprocess
import tempfile
import time

import mutations

# Of `galley --help`; a usage error would be this script's own fault.
EXIT_CODES = {0, 3, 4, 5}
# Seconds beyond Galley's own limit before a process counts as hanging.
PATIENCE = 30
# What a process may hold besides the images' budget: fonts, tables, the program itself.
PEAK_MEGABYTES = 700
ENDS = [(b"\x89PNG\r\n\x1a\n", b"IEND\xaeB`\x82")]


class Failure(Exception):
    """What a case did that none may."""


def source_of(case):
    """The random numbers of a case."""
    return random.Random(f"{case['seed']}/{case['kind']}/{case['index']}")


def whole(path):
    """Whether a file of an image has its beginning and its end."""
    data = path.read_bytes()
    return any(data.startswith(start) and data.endswith(end) for start, end in ENDS)


def leftovers(folder):
    """Files that are no whole images, and unfinished ones."""
    found = []
    for path in folder.rglob("*"):
        private = ".galley" in path.parts
        if path.is_file() and (path.suffix == ".tmp" if private else not whole(path)):
            found.append(str(path.relative_to(folder)))
    return found


def ended(code, errors):
    """Says how a process ended, where it should not have."""
    if code < 0:
        return f"ended by {signal.Signals(-code).name}"
    if code not in EXIT_CODES or "*** " in errors or "Fatal error" in errors:
        return f"ended with {code}"
    return None


class Protocol:
    """A process that answers requests, one at a time, so that what ends it is known."""

    def __init__(self, options, scene, folder):
        self.folder = folder
        self.errors = tempfile.TemporaryFile()
        command = [options["galley"], "batch", scene, "--protocol", "jsonl", "--out", str(folder / "out"), "--jobs", "1", *options["limits"]]
        if scene == "-":
            command += ["--scenes", str(folder)]
        environment = dict(os.environ, SWIFT_BACKTRACE="enable=no")
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self.errors, env=environment)
        # The first line says the version of the protocol.
        ready, _, _ = select.select([self.process.stdout], [], [], PATIENCE)
        self.begun = os.read(self.process.stdout.fileno(), 1 << 20).partition(b"\n")[2] if ready else b""

    def text_of_errors(self):
        self.errors.seek(0)
        return self.errors.read()[-4000:].decode("utf-8", "replace")

    def ask(self, line, limit):
        """The answer to a request. Raises Failure for none."""
        try:
            self.process.stdin.write(line + b"\n")
            self.process.stdin.flush()
        except BrokenPipeError:
            pass
        deadline = time.monotonic() + limit
        while b"\n" not in self.begun:
            ready, _, _ = select.select([self.process.stdout], [], [], max(0, deadline - time.monotonic()))
            if not ready:
                self.process.kill()
                self.process.wait()
                raise Failure(f"no answer for {limit} s")
            part = os.read(self.process.stdout.fileno(), 1 << 20)
            if not part:
                code = self.process.wait()
                raise Failure(f"{ended(code, '') or f'ended with {code}'} without an answer\n{self.text_of_errors()}")
            self.begun += part
        answer, _, self.begun = self.begun.partition(b"\n")
        return answer

    def peak(self):
        """Megabytes at most."""
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        line = next((line for line in status.splitlines() if line.startswith("VmHWM")), "0 0")
        return int(line.split()[1]) // 1024

    def finish(self, limit):
        """Ends the process. Raises Failure for what it should not have done."""
        self.process.stdin.close()
        try:
            code = self.process.wait(limit)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
            raise Failure(f"no end for {limit} s after the last request") from None
        wrong = ended(code, self.text_of_errors())
        if wrong or self.begun or self.process.stdout.read():
            raise Failure(f"{wrong or 'more answers than requests'}\n{self.text_of_errors()}")

    def kill(self):
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()


def check_answer(answer, folder):
    """Raises Failure for an answer that says nothing, or not what happened."""
    try:
        result = json.loads(answer)
        status = result["status"]
    except (ValueError, KeyError, TypeError):
        raise Failure(f"an answer that says nothing: {answer[:300]!r}") from None
    controls = [c for c in answer.decode("utf-8") if ord(c) < 32 or 127 <= ord(c) < 160 or 0x202A <= ord(c) <= 0x202E]
    if controls:
        raise Failure(f"an answer with control characters: {answer[:300]!r}")
    path = folder / "out" / "p.png"
    if status in ("drawn", "unchanged"):
        # An altered request may name another file, with another extension.
        path = pathlib.Path(result["path"])
        if folder / "out" not in path.parents:
            raise Failure(f"drawn outside of its folder: {path}")
        if not path.exists() or path.suffix in ("", ".png") and not whole(path):
            raise Failure("drawn, and there is no whole image")
        path.unlink()
    elif status != "failed" or not result.get("error"):
        raise Failure(f"neither drawn nor an error: {answer[:300]!r}")
    elif path.exists():
        raise Failure("failed, and there is a file")


def make_scene(source, folder, known):
    (folder / "scene.json").write_bytes(mutations.scene(source, known))
    return json.dumps({"scene": "scene.json", "out": "p.png"}).encode(), ["scene.json"]


def make_row(source, folder, known):
    line = json.dumps({"row": mutations.row(source), "out": "p.png"}, ensure_ascii=source.random() < 0.5)
    data = line.encode("utf-8", "surrogatepass")
    if source.random() < 0.1:
        data = mutations.altered(source, data).replace(b"\n", b" ").replace(b"\r", b" ")
    # A line of white space is no request and has no answer.
    data = data if data.strip() else b"{}"
    (folder / "request.jsonl").write_bytes(data)
    return data, ["request.jsonl"]


def make_image(source, folder, known):
    path = source.choice(known)
    name = "altered" + path.suffix
    for old in folder.glob("altered.*"):
        old.unlink()
    (folder / name).write_bytes(mutations.altered(source, path.read_bytes()))
    return json.dumps({"row": {"name": name}, "out": "p.png"}).encode(), [name]


MAKERS = {"scenes": make_scene, "rows": make_row, "images": make_image}


def scene_of(kind, folder):
    """The scene of all requests, or - where each has its own."""
    if kind == "scenes":
        return "-"
    path = folder / "all.json"
    if kind == "rows":
        shutil.copy(mutations.ROOT / "Tests/Fuzz/row.json", path)
    else:
        image = {"type": "Image", "name": "{{name}}", "resizable": True, "modifiers": [{"frame": {"width": 60, "height": 40}}]}
        path.write_text(json.dumps({"galley": 1, "sample": {"name": "a"}, "view": image}))
    return str(path)


def known_of(kind):
    if kind == "scenes":
        return mutations.corpus()
    if kind == "images":
        tests = mutations.ROOT / "Tests/Images"
        return sorted(path for path in tests.rglob("*") if path.suffix in (".png", ".jpg", ".webp") and path.stat().st_size < 200_000)
    if kind == "fonts":
        found = [*(mutations.ROOT / "Fonts").rglob("*"), *(mutations.ROOT / "Tests/Fonts").rglob("*")]
        return sorted(path for path in found if path.suffix in (".ttf", ".otf", ".ttc", ".woff", ".woff2") and path.stat().st_size < 1_000_000)
    return None


def requests(options, kind, indices):
    """Cases that a process answers one after the other. Returns what failed, and the largest peak."""
    known, failures, peak = known_of(kind), [], 0
    limit = options["patience"]
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        scene, process = scene_of(kind, folder), None
        for index in indices:
            case = {"seed": options["seed"], "kind": kind, "index": index}
            line, files = MAKERS[kind](source_of(case), folder, known)
            process = process or Protocol(options, scene, folder)
            try:
                check_answer(process.ask(line, limit), folder)
            except Failure as failure:
                failures.append(keep(options, case, folder, files, str(failure)))
                process.kill()
                process = None
                shutil.rmtree(folder / "out", ignore_errors=True)
        if process:
            case = {"seed": options["seed"], "kind": kind, "index": indices[-1]}
            peak = process.peak()
            try:
                if peak > options["peak"]:
                    raise Failure(f"{peak} MB at most in {len(indices)} cases until this one")
                process.finish(limit)
                if leftovers(folder / "out"):
                    raise Failure(f"left behind: {leftovers(folder / 'out')[:5]}")
            except Failure as failure:
                failures.append(keep(options, case, folder, files, str(failure)))
                process.kill()
    return failures, peak


def run(options, arguments, folder):
    """A process of its own. Raises Failure for what it should not have done."""
    environment = dict(os.environ, SWIFT_BACKTRACE="enable=no")
    try:
        done = subprocess.run([options["galley"], *arguments, *options["limits"]], cwd=folder, capture_output=True,
                              timeout=options["patience"], env=environment, stdin=subprocess.DEVNULL, check=False)
    except subprocess.TimeoutExpired:
        raise Failure(f"no end for {options['patience']} s") from None
    wrong = ended(done.returncode, done.stderr.decode("utf-8", "replace"))
    if wrong:
        raise Failure(f"{wrong}\n{done.stderr[-4000:].decode('utf-8', 'replace')}")
    if (folder / "out").exists() and leftovers(folder / "out"):
        raise Failure(f"left behind: {leftovers(folder / 'out')[:5]}")


def make_font(source, folder, known):
    path = source.choice(known)
    (folder / "fonts").mkdir(exist_ok=True)
    name = f"fonts/altered{path.suffix}"
    (folder / name).write_bytes(mutations.altered(source, path.read_bytes()))
    sizes = [{"type": "Text", "text": mutations.text(source)[:300], "modifiers": [{"font": {"size": size}}]} for size in (11, 40)]
    view = {"type": "VStack", "children": sizes + [{"type": "Text", "text": "Hamburg 123 \u0645\u0631\u062d\u0628\u0627 \u4f60\u597d \U0001F600"}]}
    (folder / "scene.json").write_text(json.dumps({"galley": 1, "canvas": {"width": 300}, "view": view}))
    return ["render", "scene.json", "--fonts", "fonts", "-o", "out/p.png"], [name, "scene.json"]


def make_sheet(source, folder, known):
    del known
    extension = source.choice(["csv", "json", "jsonl"])
    rows = [mutations.row(source) for _ in range(3)]
    if extension == "csv":
        names = sorted({name for row in rows for name in row})
        lines = [names] + [[str(row.get(name, "")) for name in names] for row in rows]
        sheet = "\r\n".join(",".join('"' + cell.replace('"', '""') + '"' for cell in line) for line in lines)
    elif extension == "json":
        sheet = json.dumps(rows)
    else:
        sheet = "\n".join(json.dumps(row) for row in rows)
    data = sheet.encode("utf-8", "surrogatepass")
    (folder / f"rows.{extension}").write_bytes(mutations.altered(source, data) if source.random() < 0.9 else data)
    shutil.copy(mutations.ROOT / "Tests/Fuzz/row.json", folder / "scene.json")
    name = source.choice(["{{row.number}}", "{{title | slug}}-{{row.number}}", "{{name}}"])
    return ["batch", "scene.json", "--data", f"rows.{extension}", "--out", f"out/{name}.png", "--jobs", "2"], [f"rows.{extension}"]


def processes(options, kind, indices):
    """Cases that need a process each. Returns what failed, and nothing of memory."""
    known, failures = known_of(kind), []
    for index in indices:
        case = {"seed": options["seed"], "kind": kind, "index": index}
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            (folder / "out").mkdir()
            make = make_font if kind == "fonts" else make_sheet
            arguments, files = make(source_of(case), folder, known)
            try:
                run(options, arguments, folder)
            except Failure as failure:
                failures.append(keep(options, case, folder, files, f"{' '.join(arguments)}\n{failure}"))
    return failures, 0


def keep(options, case, folder, files, reason):
    """Keeps what failed with its reason. Returns a line about it."""
    place = pathlib.Path(options["keep"]) / f"{case['kind']}-{case['seed']}-{case['index']}"
    place.mkdir(parents=True, exist_ok=True)
    for file in files:
        if (folder / file).exists():
            shutil.copy(folder / file, place / pathlib.Path(file).name)
    (place / "reason.txt").write_text(reason + "\n")
    first = reason.splitlines()
    return f"{case['kind']} {case['index']}: {' '.join(first[:2])[:300]} ({place})"


def chunk(work):
    """A part of the cases, in a process of a pool."""
    options, kind, indices = work
    return kind, len(indices), (requests if kind in MAKERS else processes)(options, kind, indices)
