#!/usr/bin/env python3
"""Spark draws a DataFrame by `mapInPandas`: with_spark.py ROWS.jsonl FOLDER. `pip install pyspark 'pandas<3' pyarrow`, and
Java 17, in Debian `openjdk-17-jre-headless`.

A task reads a part of the file and draws it frame by frame. Where its Python worker dies, Spark runs the task again, up to four
times in all; frames that it had finished are passed over.
"""
import os
import sys

import pandas
from pyspark.sql import SparkSession

import job

SCHEMA = "manifest string, rows long, drawn long, unchanged long, failed long, is_skipped boolean"


def main():
    options = job.arguments(__doc__)
    partitions = job.partitions(options)
    os.environ.setdefault("PYSPARK_PYTHON", sys.executable)

    def draw(frames):
        # Spark keeps a Python worker for further tasks, and so it keeps its galley.
        for frame in frames:
            yield pandas.DataFrame([part.to_json() for part in partitions.kept().draw(frame)])

    spark = (
        # On a cluster spark-submit names the master; `local[2,4]` is two threads here, and four tries of a task.
        SparkSession.builder.master(f"local[{options.workers},4]").appName("galley")
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
        parts = spark.read.json(options.rows).mapInPandas(draw, SCHEMA).collect()
    finally:
        spark.stop()
    return job.finish([part.asDict() for part in parts])


if __name__ == "__main__":
    sys.exit(main())
