"""What the three programs have in common: their arguments, and what they print."""

import argparse
import os
import pathlib
import sys

import galley
from galley.partitions import Partitions

BADGE = pathlib.Path(__file__).resolve().parent.parent / "pipelines" / "badge.json"


def arguments(text):
    parser = argparse.ArgumentParser(description=text)
    parser.add_argument("rows", help="a file of JSON Lines that all workers can read")
    parser.add_argument("folder", help="a folder that all workers have, or a URL such as s3://bucket/cards")
    parser.add_argument("--scene", default=str(BADGE), help="a scene that all workers have, or a URL")
    parser.add_argument("--name", default="{id}.png", help="the name of each row's file")
    parser.add_argument("--parquet", action="store_true", help="the folder gets Parquet files with the images in them")
    parser.add_argument("--workers", type=int, default=2, help="how many images are drawn at once on this machine")
    parser.add_argument("--rows-of-part", type=int, default=500, metavar="N", help="how many rows have a manifest")
    parser.add_argument("--block", type=int, default=256 * 1024, metavar="BYTES", help="how much of the file a task reads")
    parser.add_argument("--time-limit", type=float, default=60, metavar="SECONDS", help="the most of an image")
    parser.add_argument("--cache", default="/tmp/galley-inputs", help="where copies of what is at URLs are")
    return parser.parse_args()


def partitions(options):
    """How partitions are drawn; engines send it to their workers."""
    return Partitions(
        options.scene, name=options.name, rows=options.rows_of_part,
        cache=galley.Cache(options.cache, 1_000_000_000), time_limit=options.time_limit,
        **{"parquet" if options.parquet else "folder": options.folder},
    )


def finish(parts):
    """Prints what became of all parts; the exit code is 4, as Galley's, where rows failed."""
    # Without a row there is no part.
    total = {key: sum(part[key] for part in parts) for key in ("rows", "drawn", "unchanged", "failed", "is_skipped")}
    print(
        f"{total['rows']} rows in {len(parts)} parts, of which {total['is_skipped']} were finished before: "
        f"{total['drawn']} drawn, {total['unchanged']} unchanged, {total['failed']} failed"
    )
    sys.stdout.flush()
    return 4 if total["failed"] else 0


def workers_path():
    """The folders of modules that workers need, too."""
    folders = [os.path.dirname(os.path.dirname(os.path.abspath(galley.__file__))), os.environ.get("PYTHONPATH", "")]
    return os.pathsep.join(folder for folder in folders if folder)
