"""Looks up what scan_photos has read: spark-submit look_up.py --outcomes FOLDER --output FOLDER

Each barcode is looked up once, however many photos show it. Writes the tables of a report: `photos`,
`barcodes`, `records` and `statuses`, which the article `Fleet` of VinylCrate explains.
"""
import argparse
import sys

from pyspark.sql import DataFrame, SparkSession
from pyspark.sql import functions as f
from pyspark.sql.window import Window

import session
from outcome_rows import OUTCOME, row
from outcome_store import OutcomeStore
from session import Program
from vinylcrate_task import looked_up

# Of several barcodes in one photo, the one that ended best stands for it.
BEST_FIRST = ["resolved", "ambiguous", "pending", "failed", "unknown"]


def options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="look_up", description=__doc__.split("\n")[0])
    parser.add_argument("--outcomes", required=True, help="the output of scan_photos")
    parser.add_argument("--output", required=True, help="the folder or address of the tables")
    session.add_program_options(parser)
    parser.add_argument("--partitions", type=int, default=0,
                        help="processes that look up; without it as many as there are cores")
    return parser.parse_args()


def answers(spark: SparkSession, seen: DataFrame, program: Program, count: int) -> DataFrame:
    """What the program says of each barcode, by one process a partition."""
    texts = seen.select("text").distinct().repartition(count)

    def look_up(part):
        return map(row, looked_up(program.command("lookup"), (each.text for each in part)))

    return spark.createDataFrame(texts.rdd.mapPartitions(look_up), OUTCOME)


def barcodes(outcomes: DataFrame) -> DataFrame:
    """Each barcode of each photo, the topmost first."""
    return outcomes.select(
        "pathBytes", "page", f.posexplode("barcodes").alias("place", "barcode")
    ).select("pathBytes", "page", "place", "barcode.gtin", "barcode.text")


def table_of_barcodes(seen: DataFrame, answers: DataFrame) -> DataFrame:
    first = f.get("barcodes", f.lit(0))
    said = answers.select(
        f.col("path").alias("text"), "status", first["releases"].alias("releases"),
        first["name"].alias("name"), f.col("route.release").alias("release"), "error")
    photos = seen.groupBy("gtin", "text").agg(f.count_distinct("pathBytes").alias("photos"))
    return photos.join(said, "text", "left")


def table_of_photos(outcomes: DataFrame, seen: DataFrame, barcodes: DataFrame) -> DataFrame:
    rank = f.array_position(f.array(*map(f.lit, BEST_FIRST)), f.col("status"))
    order = Window.partitionBy("pathBytes", "page").orderBy(rank, "place")
    best = (seen.join(barcodes.drop("text", "photos"), "gtin")
            .withColumn("order", f.row_number().over(order)).where("order = 1"))
    said = best.select(
        f.col("pathBytes").alias("key"), f.col("page").alias("keyPage"), "gtin",
        f.col("status").alias("found"), f.col("release.id").alias("release"), "name")
    here = (f.col("pathBytes") == f.col("key")) & f.col("page").eqNullSafe(f.col("keyPage"))
    return outcomes.join(said, here, "left").select(
        "path", "pathBytes", "page", f.coalesce("found", "status").alias("status"), "gtin",
        "release", "name", f.col("error.kind").alias("problem"),
        f.col("error.message").alias("message"))


def table_of_records(photos: DataFrame, barcodes: DataFrame) -> DataFrame:
    """The records that the photos show, with all that the catalogue knows of them."""
    shown = photos.where("release is not null").groupBy("release").agg(
        f.count_distinct("pathBytes").alias("photos"), f.collect_set("gtin").alias("gtins"),
        f.max(f.col("status") == "resolved").alias("isCertain"))
    known = barcodes.where("release is not null").select(
        f.col("release.id").alias("release"), "name", f.col("release").alias("detail"))
    return shown.join(known.dropDuplicates(["release"]), "release")


def main() -> None:
    given = options()
    spark = session.start("look_up")
    program = session.program(spark.sparkContext, given)
    outcomes = OutcomeStore(spark, given.outcomes).outcomes()
    if outcomes.isEmpty():
        sys.exit(f"look_up: {given.outcomes}: no outcomes: run scan_photos first, or check --outcomes")
    seen = barcodes(outcomes)
    count = given.partitions or spark.sparkContext.defaultParallelism

    def write(table: DataFrame, name: str) -> DataFrame:
        table.write.mode("overwrite").parquet(f"{given.output}/{name}")
        return spark.read.parquet(f"{given.output}/{name}")

    of_barcodes = write(table_of_barcodes(seen, answers(spark, seen, program, count)), "barcodes")
    of_photos = write(table_of_photos(outcomes, seen, of_barcodes), "photos")
    of_records = write(table_of_records(of_photos, of_barcodes), "records")
    statuses = write(of_photos.groupBy("status").count(), "statuses").collect()
    said = ", ".join(f"{each['count']:,} {each.status}" for each in sorted(statuses))
    print(f"{of_barcodes.count():,} barcodes, {of_records.count():,} records; photos: {said}")


if __name__ == "__main__":
    main()
