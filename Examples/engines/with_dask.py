#!/usr/bin/env python3
"""Dask draws a bag or a DataFrame: with_dask.py ROWS.jsonl FOLDER [--frame]. `pip install 'dask[distributed,dataframe]'`.

A partition is a task. Where a worker dies, Dask starts another one, which draws the partitions that the dead one had not given
back; parts that it had finished are passed over.
"""

import json
import sys

import dask.bag
import dask.config
import dask.dataframe
import pandas
from dask.distributed import Client, LocalCluster

import job


def draw_lines(lines, partitions):
    """A partition of a bag: lines of JSON in, what became of their parts out."""
    return [part.to_json() for part in partitions.kept().draw(map(json.loads, lines))]


def draw_frame(frame, partitions):
    """A partition of a DataFrame."""
    return pandas.DataFrame([part.to_json() for part in partitions.kept().draw(frame)], columns=list(COLUMNS))


COLUMNS = {"manifest": str, "rows": int, "drawn": int, "unchanged": int, "failed": int, "is_skipped": bool}


# Dask looks at its processes up to a hundred times a second, for a page that nobody opens: once in a while is enough.
CALM = {
    "distributed.worker.profile.enabled": False, "distributed.worker.memory.monitor-interval": "1s",
    "distributed.admin.tick.interval": "1s", "distributed.admin.system-monitor.interval": "10s",
    "distributed.admin.system-monitor.disk": False,
}


# A worker that starts anew on a busy machine takes longer than the 15 s after which Dask would give it up; without any
# worker, Dask would wait without a word.
PATIENT = {"distributed.deploy.lost-worker-timeout": "10 minutes", "distributed.scheduler.no-workers-timeout": "15 minutes"}


def main():
    is_frame = "--frame" in sys.argv
    sys.argv = [word for word in sys.argv if word != "--frame"]
    options = job.arguments(__doc__)
    partitions = job.partitions(options)
    # A partition that meets three dying workers is given up; one that cannot write is tried three times more.
    dask.config.set({"distributed.scheduler.allowed-failures": 3, **CALM, **PATIENT})
    # On a cluster: Client("scheduler:8786").
    with LocalCluster(n_workers=options.workers, threads_per_worker=1, dashboard_address=None) as cluster, Client(cluster):
        if is_frame:
            # Otherwise pandas takes "007" for a number, and texts in columns such as `date` for dates.
            exact = {"dtype": False, "convert_dates": False}
            frame = dask.dataframe.read_json(
                options.rows, lines=True, orient="records", blocksize=options.block, **exact
            )
            parts = frame.map_partitions(draw_frame, partitions, meta=COLUMNS).compute(retries=3)
            found = parts.to_dict("records")
        else:
            bag = dask.bag.read_text(options.rows, blocksize=options.block)
            found = bag.map_partitions(draw_lines, partitions).compute(retries=3)
    return job.finish(found)


if __name__ == "__main__":
    sys.exit(main())
