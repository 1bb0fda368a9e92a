"""A folder of outcomes: one folder a batch, which counts once it is complete.

A batch is complete when it has `_SUCCESS`, which Spark writes last, after exactly one attempt of each
task was committed. What else is there was left by a run that ended early, and is removed by the next.
"""
from collections.abc import Iterable, Iterator

from pyspark.sql import DataFrame, SparkSession

from outcome_rows import OUTCOME
from photo_listing import Listed


class OutcomeStore:
    def __init__(self, spark: SparkSession, address: str) -> None:
        self.spark, self.address = spark, address.rstrip("/")
        self.make_path = spark.sparkContext._jvm.org.apache.hadoop.fs.Path
        self.system = self.make_path(address).getFileSystem(
            spark.sparkContext._jsc.hadoopConfiguration())

    def batches(self) -> dict[str, bool]:
        """The addresses of all batches, and whether each is complete."""
        if not self.system.exists(self.make_path(self.address)):
            return {}
        entries = self.system.listStatus(self.make_path(self.address))
        found = [entry.getPath().toString() for entry in entries
                 if entry.getPath().getName().startswith("batch-")]
        return {each: self.system.exists(self.make_path(each + "/_SUCCESS")) for each in found}

    def clean(self) -> None:
        for batch, is_complete in self.batches().items():
            if not is_complete:
                self.system.delete(self.make_path(batch), True)

    def outcomes(self) -> DataFrame:
        """The outcomes of all complete batches."""
        complete = [batch for batch, is_complete in self.batches().items() if is_complete]
        if not complete:
            return self.spark.createDataFrame([], OUTCOME)
        return self.spark.read.schema(OUTCOME).parquet(*complete)

    def add(self, outcomes: DataFrame) -> DataFrame:
        """Writes a batch. A batch of this number that is there already ends the run: there is another
        run on this folder."""
        numbers = [int(batch.rsplit("-", 1)[1]) for batch in self.batches()]
        address = f"{self.address}/batch-{max(numbers, default=0) + 1:06}"
        outcomes.write.parquet(address)
        return self.spark.read.schema(OUTCOME).parquet(address)

    def new(self, photos: Iterable[Listed], count: int) -> Iterator[list[Listed]]:
        """The photos without an outcome, so many at once."""
        if not any(self.batches().values()):
            yield from chunks(photos, count)
            return
        known = self.outcomes().select("pathBytes")
        chunk: list[Listed] = []
        for some in chunks(photos, 10 * count):
            listed = self.spark.createDataFrame(some, "pathBytes binary, size long")
            rows = listed.join(known, "pathBytes", "left_anti").toLocalIterator()
            chunk += [Listed(bytes(row.pathBytes), row.size) for row in rows]
            while len(chunk) >= count:
                yield chunk[:count]
                chunk = chunk[count:]
        if chunk:
            yield chunk


def chunks(photos: Iterable[Listed], count: int) -> Iterator[list[Listed]]:
    chunk: list[Listed] = []
    for photo in photos:
        chunk.append(photo)
        if len(chunk) == count:
            yield chunk
            chunk = []
    if chunk:
        yield chunk
