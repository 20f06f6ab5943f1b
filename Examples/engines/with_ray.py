#!/usr/bin/env python3
"""Ray Data draws a table with a pool of actors: with_ray.py ROWS.jsonl FOLDER. `pip install 'ray[data]'`.

Each actor keeps one process of galley, which ends when the actor does, however that ends. Ray starts an actor that died anew
and gives its block to it once more. The pool leaves a CPU free: with an actor on each, nothing could read the rows, and Ray
waits forever.
"""
import dataclasses
import sys

import ray
import ray.data
from galley.partitions import Part

import job


class Draw:
    """An actor: batches of rows in, what became of their parts out."""

    def __init__(self, partitions):
        self.partitions = partitions

    def __call__(self, batch):
        parts = list(self.partitions.draw(batch))
        return {field.name: [getattr(part, field.name) for part in parts] for field in dataclasses.fields(Part)}


def main():
    options = job.arguments(__doc__)
    # On a cluster: ray.init(address="auto"), and the cluster says how many CPUs there are.
    ray.init(num_cpus=options.workers + 1, include_dashboard=False, log_to_driver=False, logging_level="warning",
             runtime_env={"env_vars": {"PYTHONPATH": job.workers_path()}})
    context = ray.data.DataContext.get_current()
    # Batches have the same rows in each run, so that finished parts are found.
    context.execution_options.preserve_order = True
    context.enable_progress_bars = False
    free = int(ray.cluster_resources()["CPU"]) - 1
    if free < 1:
        sys.exit("with_ray.py: Ray needs two CPUs or more: one stays free to read rows")
    rows = ray.data.read_json(options.rows, lines=True)
    parts = rows.map_batches(
        Draw, fn_constructor_args=[job.partitions(options)], batch_format="pyarrow", batch_size=options.rows_of_part,
        compute=ray.data.ActorPoolStrategy(size=min(options.workers, free)), num_cpus=1,
    )
    return job.finish(parts.take_all())


if __name__ == "__main__":
    sys.exit(main())
