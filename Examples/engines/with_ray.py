#!/usr/bin/env python3
"""Ray Data draws a table with a pool of actors: with_ray.py ROWS.jsonl FOLDER. `pip install 'ray[data]'`.

An actor gets rows as lines of JSON in Arrow; a table with columns, as of Parquet, goes to `draw` as it is. Each actor keeps one
process of galley, which ends when the actor does, however that ends. Ray starts an actor that died anew and gives its block to
it once more. The pool leaves a CPU free: with an actor on each, nothing could read the rows, and Ray waits forever.
"""

import json
import os
import sys

import pyarrow
import ray
import ray.data

import job

CALM = {
    # Each process of Ray counts what it does, for a dashboard that nobody opens.
    "RAY_enable_metrics_collection": "0", "RAY_task_events_report_interval_ms": "0", "RAY_event_stats": "0",
    # Ray's workers give way to every other program: on a busy machine they, and their galleys, hardly draw.
    "RAY_worker_niceness": "0",
}


class Draw:
    """An actor: batches of rows in, what became of their parts out."""

    def __init__(self, partitions):
        self.partitions = partitions

    def __call__(self, batch):
        rows = map(json.loads, batch["text"].to_pylist())
        return pyarrow.Table.from_pylist([part.to_json() for part in self.partitions.draw(rows)])


def main():
    options = job.arguments(__doc__)
    os.environ.update(CALM)
    # On a cluster: ray.init(address="auto"), and the cluster says how many CPUs there are.
    ray.init(num_cpus=options.workers + 1, include_dashboard=False, log_to_driver=False, logging_level="warning",
             runtime_env={"env_vars": {"PYTHONPATH": job.workers_path()}})
    context = ray.data.DataContext.get_current()
    # Batches have the same rows in each run, so that finished parts are found.
    context.execution_options.preserve_order = True
    context.enable_progress_bars = False
    # Nobody asks how much memory a worker has, which Ray would look up each second.
    context.memory_usage_poll_interval_s = None
    free = int(ray.cluster_resources()["CPU"]) - 1
    if free < 1:
        sys.exit("with_ray.py: Ray needs two CPUs or more: one stays free to read rows")
    parts = ray.data.read_text(options.rows).map_batches(
        Draw, fn_constructor_args=[job.partitions(options)], batch_format="pyarrow", batch_size=options.rows_of_part,
        compute=ray.data.ActorPoolStrategy(size=min(options.workers, free)), num_cpus=1,
    )
    return job.finish(parts.take_all())


if __name__ == "__main__":
    sys.exit(main())
