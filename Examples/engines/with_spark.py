#!/usr/bin/env python3
"""Spark draws a DataFrame by `mapInArrow`, with `--pandas` by `mapInPandas`: with_spark.py ROWS.jsonl FOLDER [--pandas].
`pip install pyspark 'pandas<3' pyarrow`, and Java 17, in Debian `openjdk-17-jre-headless`.

A task reads a part of the file and draws it batch by batch. Its rows are lines of JSON; a table with columns, as of Parquet, goes
to `draw` as it is. Where a Python worker dies, Spark runs its task again, up to four times in all; batches that it had finished
are passed over.

For lines of JSON both give the same rows, and find each other's manifests. `mapInArrow` is the default for tables with times in
their columns: in pandas' frames they have lost their zone, and one before 1677 or after 2262 ends the task.
"""

import json
import os
import sys

import pandas
import pyarrow
from pyspark.sql import SparkSession

import job

SCHEMA = "manifest string, rows long, drawn long, unchanged long, failed long, is_skipped boolean"


# Spark keeps a Python worker for further tasks, and so it keeps its galley.
def drawn(lines, partitions):
    """Lines of JSON in, what became of their parts out."""
    return [part.to_json() for part in partitions.kept().draw(map(json.loads, lines))]


def main():
    is_pandas = "--pandas" in sys.argv
    sys.argv = [word for word in sys.argv if word != "--pandas"]
    options = job.arguments(__doc__)
    partitions = job.partitions(options)
    os.environ.setdefault("PYSPARK_PYTHON", sys.executable)

    def draw_batches(batches):
        for batch in batches:
            yield pyarrow.RecordBatch.from_pylist(drawn(batch["value"].to_pylist(), partitions))

    def draw_frames(frames):
        for frame in frames:
            yield pandas.DataFrame(drawn(frame["value"], partitions))

    spark = (
        # On a cluster spark-submit names the master; `local[2,4]` is two threads here, and four tries of a task.
        SparkSession.builder.master(f"local[{options.workers},4]").appName("galley")
        # What Java compiles well pays after minutes of work of its own, and all work is Python's and Galley's.
        .config("spark.driver.extraJavaOptions", "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC")
        .config("spark.executor.extraJavaOptions", "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC")
        .config("spark.ui.enabled", "false")
        .config("spark.driver.host", "127.0.0.1")
        .config("spark.log.level", "ERROR").config("spark.ui.showConsoleProgress", "false")
        # Modules beside this program: `--py-files job.py` on a cluster.
        .config("spark.executorEnv.PYTHONPATH", job.workers_path())
        .config("spark.sql.files.maxPartitionBytes", options.block)
        .config("spark.sql.files.openCostInBytes", 0)
        .config("spark.sql.execution.arrow.maxRecordsPerBatch", options.rows_of_part)
        .getOrCreate()
    )
    try:
        lines = spark.read.text(options.rows)
        parts = (lines.mapInPandas(draw_frames, SCHEMA) if is_pandas else lines.mapInArrow(draw_batches, SCHEMA)).collect()
    finally:
        spark.stop()
    return job.finish([part.asDict() for part in parts])


if __name__ == "__main__":
    sys.exit(main())
