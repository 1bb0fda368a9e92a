"""Scans photos on Spark: spark-submit scan_photos.py --input FOLDER --output FOLDER

Photos of a folder that all machines see are read by name; those at an address such as s3://… are read by
the task and handed to the program with their content. Only photos without an outcome in the output are
scanned. The article `Fleet` of VinylCrate has the schema of the output.
"""
import argparse
import importlib.util
import random
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from pyspark.sql import DataFrame, SparkSession
from pyspark.sql import functions as f

import photo_listing
import session
from outcome_rows import OUTCOME, row
from outcome_store import OutcomeStore
from photo_listing import Listed
from session import Program
from vinylcrate_task import scanned_by_content, scanned_by_name

# A photo takes as long as so many bytes of content do, whatever its size: 18 ms and 27 ms a MB, by a
# line through 804 photos of 0.01 to 2 MB.
PHOTO_COST = 700_000


def options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="scan_photos", description=__doc__.split("\n")[0])
    parser.add_argument("--input", required=True, help="a folder, or an address such as s3://…")
    parser.add_argument("--output", required=True, help="the folder or address of the outcomes")
    parser.add_argument("--by", choices=["name", "arrow", "hadoop"],
                        help="who opens the photos: the program by their names, or Arrow or Hadoop by an "
                        "address; as the input needs, if not given")
    session.add_program_options(parser)
    parser.add_argument("--effort", default="normal", choices=["fast", "normal", "max"])
    parser.add_argument("--jobs", type=int, default=1,
                        help="photos that a task reads at once, as many as it has cores (spark.task.cpus)")
    parser.add_argument("--partition-mib", type=int, default=512,
                        help="work of a task: MiB of photos, and 0.7 MB more for each")
    parser.add_argument("--batch", type=int, default=100_000, help="photos that are written at once")
    given = parser.parse_args()
    given.by = given.by or who_opens(given.input)
    if given.by != "name":
        check_packages()
    return given


def who_opens(photos: str) -> str:
    """What `--by` is, if it is not given."""
    scheme = photo_listing.scheme(photos)
    return "name" if scheme is None else "arrow" if scheme in photo_listing.ARROW else "hadoop"


def check_packages() -> None:
    """Ends the job where what only reading by content needs is not there."""
    if not all(map(importlib.util.find_spec, ("pandas", "pyarrow"))):
        sys.exit("scan_photos: to read by content, pyarrow and pandas are needed on every machine: "
                 "pip install 'pyspark[sql]>=4,<5' 'pandas<3'")


def partitions(photos: list[Listed], size: int, cores: int) -> list[list[Listed]]:
    """Photos in parts of at most about SIZE bytes of work, as many for each core."""
    rounds = -(-sum(photo.size + PHOTO_COST for photo in photos) // (size * cores))
    count = min(len(photos), cores * rounds)
    # Shuffled and dealt like cards: neighbours are alike, and a part of hard photos would be waited for.
    dealt = photos.copy()
    random.Random(0).shuffle(dealt)
    return [dealt[part::count] for part in range(count)]


# What the program says of photos, by its command.
Scan = Callable[[list[str], Iterator[Listed]], Iterator[dict[str, Any]]]


def in_parts(
    spark: SparkSession, photos: list[Listed], program: Program, given: argparse.Namespace, scan: Scan
) -> DataFrame:
    context, more = spark.sparkContext, ["--effort", given.effort, "--jobs", str(given.jobs)]
    parts = partitions(photos, given.partition_mib << 20, context.defaultParallelism)

    def rows(groups: Iterator[list[Listed]]) -> Iterator[tuple]:
        listed = (photo for group in groups for photo in group)
        return map(row, scan(program.command("scan", *more), listed))

    outcomes = context.parallelize(parts, len(parts)).mapPartitions(rows)
    return spark.createDataFrame(outcomes, OUTCOME, verifySchema=False)


def by_name(
    spark: SparkSession, photos: list[Listed], program: Program, given: argparse.Namespace
) -> DataFrame:
    return in_parts(spark, photos, program, given, lambda command, listed: scanned_by_name(
        command, (photo.name for photo in listed)))


def by_arrow(
    spark: SparkSession, photos: list[Listed], program: Program, given: argparse.Namespace
) -> DataFrame:
    def scan(command: list[str], listed: Iterator[Listed]) -> Iterator[dict[str, Any]]:
        import arrow_files  # It needs packages that reading by name does not.

        return scanned_by_content(command, arrow_files.photos(given.input, listed))

    return in_parts(spark, photos, program, given, scan)


def by_hadoop(
    spark: SparkSession, photos: list[Listed], program: Program, given: argparse.Namespace
) -> DataFrame:
    more = ["--effort", given.effort, "--jobs", str(given.jobs)]
    spark.conf.set("spark.sql.files.maxPartitionBytes", given.partition_mib << 20)
    spark.conf.set("spark.sql.files.openCostInBytes", PHOTO_COST)
    # Else each photo is looked up by a task of its own.
    spark.conf.set("spark.sql.sources.parallelPartitionDiscovery.parallelism",
                   4 * spark.sparkContext.defaultParallelism)
    # A batch in Arrow's format ends with the photo that fills it.
    spark.conf.set("spark.sql.execution.arrow.maxBytesPerBatch", 4 << 20)
    files = photo_listing.contents(spark, photos).select("path", "content")

    def scan(batches):
        import arrow_batches

        photos = arrow_batches.photos(batches)
        return arrow_batches.outcomes(
            map(row, scanned_by_content(program.command("scan", *more), photos)))

    return files.mapInArrow(scan, OUTCOME)


def photos_and_reader(
    spark: SparkSession, given: argparse.Namespace
) -> tuple[Iterator[Listed], Callable[..., DataFrame]]:
    match given.by:
        case "name":
            return photo_listing.in_folder(given.program, given.input), by_name
        case "arrow":
            return photo_listing.by_arrow(given.program, given.input), by_arrow
        case _:
            return photo_listing.by_hadoop(spark, given.input), by_hadoop


def main() -> None:
    given = options()
    spark = session.start("scan_photos")
    program = session.program(spark.sparkContext, given)
    listing, read = photos_and_reader(spark, given)
    store = OutcomeStore(spark, given.output)
    store.clean()
    counts: Counter[str] = Counter()
    scanned = missing = 0
    problems: list[str] = []
    try:
        for photos in store.new(listing, given.batch):
            batch = store.add(read(spark, photos, program, given))
            # Further pages of a file are further outcomes of one photo.
            tally = batch.groupBy("status").agg(
                f.count("*").alias("outcomes"), f.expr("count_if(ifnull(page, 1) = 1)").alias("photos"))
            missing += len(photos)
            for each in tally.collect():
                counts[each.status] += each.outcomes
                scanned += each.photos
                missing -= each.photos
    except photo_listing.Incomplete as problem:
        problems.append(str(problem))
    finally:
        said = ", ".join(f"{count:,} {status}" for status, count in sorted(counts.items()))
        print(f"{scanned:,} new photos in {given.output}" + (f": {said}" if said else ""))
    if missing:
        problems.append(f"{missing:,} photos were listed, but not handed over: "
                        "run the same command again")
    if given.by == "hadoop":
        problems += photo_listing.problems_of_names(given.input)
    for problem in problems:
        print(f"scan_photos: {problem}", file=sys.stderr)
    # As the program itself ends.
    sys.exit(75 if missing else 2 if problems else 0)


if __name__ == "__main__":
    main()
