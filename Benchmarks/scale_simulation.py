#!/usr/bin/env python3
"""What becomes of a hundred million images on workers that are slow, that die, and whose store fails: scale_simulation.py
[--runs N] [NAME=VALUE...]. `Guides/Scale.md` explains the figures; the names are those of `Model`.

Simulated are tasks, which an engine gives to workers, and their parts, which have a manifest. A task that is given again passes
over its finished parts. Times are in seconds.
"""

import argparse
import bisect
import collections
import dataclasses
import heapq
import random
import statistics


@dataclasses.dataclass(frozen=True)
class Model:
    """What is known of the machines, the store and the engine."""

    images: int = 100_000_000
    workers: int = 50
    task: int = 10_000
    part: int = 1_000
    image: float = 0.0008
    """The processor's time of an image, with Python's share."""
    put: float = 0.0025
    """The processor's time of a put. Its latency is hidden by others."""
    look: float = 0.03
    """Passing over a finished part."""
    given: float = 0.02
    """Giving a task to a worker."""
    slow: float = 0.05
    """The share of workers that are slow."""
    factor: float = 3
    """By how much they are slow."""
    deaths: float = 0.1
    """Of a worker in an hour."""
    restart: float = 60
    """Until another worker is there."""
    outages: float = 1.0
    """Of the store in an hour."""
    outage: float = 60
    """The mean length of one; lengths are exponential."""
    patience: float = 300
    """For how long a worker tries a part again."""
    copies: int = 0
    """Whether tasks that run at the end are given to idle workers, too."""


@dataclasses.dataclass
class Result:
    """What a run took, and what it did twice."""

    seconds: float
    nearly: float
    """When 99 of 100 tasks were done."""
    deaths: int
    lost: float
    """Workers' time that was for nothing, as a share of all."""
    failed: int
    """Tasks' tries that were given up because the store stayed away."""
    tries: int
    """The most of one task."""


class Run:
    """A run of all tasks."""

    def __init__(self, model, seed):
        self.model = model
        self.source = random.Random(seed)
        self.outages = self._outages()
        self.starts = [start for start, _ in self.outages]
        self.lost, self.busy, self.deaths, self.failed = 0.0, 0.0, 0, 0

    def _outages(self):
        found, now = [], 0.0
        while now < 400 * 3600:
            now += self.source.expovariate(self.model.outages / 3600) if self.model.outages else 1e9
            end = now + self.source.expovariate(1 / self.model.outage)
            found.append((now, end))
            now = end
        return found

    def outage(self, begun, end):
        """The first outage that meets a time, if one does."""
        place = max(0, bisect.bisect_right(self.starts, begun) - 1)
        for start, over in self.outages[place : place + 3]:
            if start < end and over > begun:
                return start, over
        return None

    def part(self, begun, speed):
        """When a part that is begun ends, and whether it is done."""
        work = self.model.part * (self.model.image + self.model.put) * speed
        end = begun + work
        broken = self.outage(begun, end)
        while broken is not None:
            start, over = broken
            # What eight seconds of tries do not bridge begins anew.
            if over - max(start, begun) > 8:
                if over - max(start, begun) > self.model.patience:
                    return max(start, begun) + self.model.patience, False
                self.lost += max(0.0, start - begun)
                begun = over
                end = over + work
            else:
                end += over - max(start, begun)
            broken = self.outage(max(begun, over), end)
        return end, True

    def task(self, begun, speed, done, death):
        """Draws the parts of a task that are not done; gives back when it ends, how many are done, and how it ended."""
        now = begun + self.model.given + done * self.model.look
        while done < self.model.task // self.model.part:
            end, is_done = self.part(now, speed)
            if death < end:
                self.lost += max(0.0, death - now)
                self.busy += death - begun
                return death, done, "died"
            if not is_done:
                self.lost += end - now
                self.busy += end - begun
                return end, done, "failed"
            now, done = end, done + 1
        self.busy += now - begun
        return now, done, "done"

    def life(self, now):
        """When a worker that starts now dies."""
        return now + (self.source.expovariate(self.model.deaths / 3600) if self.model.deaths else 1e12)

    def run(self):
        model = self.model
        count = model.images // model.task
        waiting = collections.deque((number, 0, 1) for number in range(count))
        # The time from which a task may be given again, with what is done of it.
        later = []
        speeds = [model.factor if self.source.random() < model.slow else 1.0 for _ in range(model.workers)]
        free = [(0.0, worker, self.life(0.0)) for worker in range(model.workers)]
        heapq.heapify(free)
        ends, copied, tries = {}, set(), 1
        while True:
            now, worker, death = heapq.heappop(free)
            # Engines try a task again before they begin another.
            while later and later[0][0] <= now:
                waiting.appendleft(heapq.heappop(later)[1:])
            if not waiting:
                if later:
                    heapq.heappush(free, (later[0][0], worker, death))
                    continue
                number = self.copy(ends, copied, now) if model.copies else None
                if number is None:
                    break
                waiting.append((number, 0, 1))
            number, done, attempt = waiting.popleft()
            tries = max(tries, attempt)
            end, done, how = self.task(now, speeds[worker], done, death)
            if how == "done":
                ends[number] = min(end, ends.get(number, end))
            elif number not in copied:
                heapq.heappush(later, (end, number, done, attempt + 1))
            if how == "died":
                self.deaths += 1
                end += model.restart
                death = self.life(end)
            self.failed += how == "failed"
            heapq.heappush(free, (end, worker, death))
        times = sorted(ends.values())
        return Result(times[-1], times[int(len(times) * 0.99)], self.deaths, self.lost / self.busy, self.failed, tries)

    def copy(self, ends, copied, now):
        """The task that ends last of those that still run and have no copy."""
        running = [(end, number) for number, end in ends.items() if end > now and number not in copied]
        if not running:
            return None
        copied.add(max(running)[1])
        return max(running)[1]


def line(name, model, seeds):
    results = [Run(model, seed).run() for seed in seeds]
    hours, tail, deaths, lost, failed, tries = (
        statistics.median(values) for values in zip(*(
            (run.seconds / 3600, (run.seconds - run.nearly) / 60, run.deaths, 100 * run.lost, run.failed, run.tries)
            for run in results
        ))
    )
    return f"{name:<22} {hours:6.2f} {tail:6.1f} {deaths:7.0f} {lost:8.2f} {failed:7.0f} {tries:6.0f}"


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=3, help="with the seeds from 1; printed are medians")
    parser.add_argument("values", nargs="*", metavar="NAME=VALUE")
    options = parser.parse_args()
    kinds = {field.name: type(field.default) for field in dataclasses.fields(Model)}
    pairs = [value.partition("=")[::2] for value in options.values]
    unknown = [name for name, _ in pairs if name not in kinds]
    if unknown:
        parser.error(f"no value is named {unknown[0]}; expected one of {', '.join(kinds)}")
    usual = dataclasses.replace(Model(), **{name: kinds[name](float(text)) for name, text in pairs})
    calm = {"slow": 0.0, "deaths": 0.0, "outages": 0.0}
    cases = {
        "nothing goes wrong": calm, "slow workers": {**calm, "slow": usual.slow},
        "workers that die": {**calm, "deaths": usual.deaths}, "a store that fails": {**calm, "outages": usual.outages},
        "all of it": {}, "ten times the deaths": {"deaths": 10 * usual.deaths}, "no patience": {"patience": 8.0},
        "tasks of 1,000": {"task": 1_000}, "tasks of 100,000": {"task": 100_000}, "tasks of 500,000": {"task": 500_000},
        "parts of 10,000": {"part": 10_000}, "files, no puts": {"put": 0.0}, "copies at the end": {"copies": 1},
    }
    print(f"{'':<22} {'hours':>6} {'tail':>6} {'deaths':>7} {'lost %':>8} {'failed':>7} {'tries':>6}")
    for name, values in cases.items():
        print(line(name, dataclasses.replace(usual, **values), range(1, options.runs + 1)))


if __name__ == "__main__":
    main()
