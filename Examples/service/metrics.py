"""Counts and times in the text form that Prometheus reads."""

import bisect
import collections

_BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)


class Metrics:
    """Counters by name and label, a histogram of seconds, and gauges that are read when they are asked for."""

    def __init__(self, gauges):
        self._gauges = gauges
        self._counts = collections.Counter()
        self._times = [0] * (len(_BOUNDS) + 1)
        self._seconds = 0.0

    def count(self, name, label=None, value=None):
        self._counts[name, "" if label is None else f'{{{label}="{value}"}}'] += 1

    def drawn(self, seconds):
        self._times[bisect.bisect_left(_BOUNDS, seconds)] += 1
        self._seconds += seconds

    def text(self):
        lines = []
        for name in sorted({name for name, _ in self._counts}):
            lines.append(f"# TYPE galley_{name}_total counter")
            found = sorted((label, count) for (own, label), count in self._counts.items() if own == name)
            lines += [f"galley_{name}_total{label} {count}" for label, count in found]
        lines.append("# TYPE galley_drawing_seconds histogram")
        total = 0
        for bound, count in zip((*_BOUNDS, "+Inf"), self._times):
            total += count
            lines.append(f'galley_drawing_seconds_bucket{{le="{bound}"}} {total}')
        lines += [f"galley_drawing_seconds_sum {self._seconds:.6f}", f"galley_drawing_seconds_count {total}"]
        for name, read in self._gauges.items():
            lines += [f"# TYPE galley_{name} gauge", f"galley_{name} {read()}"]
        return "\n".join(lines) + "\n"
