"""Photos and outcomes as Spark and Python hand them to each other in Arrow's format.

Spark's other way pickles bytes one letter at a time.
"""
import itertools
from collections.abc import Iterable, Iterator

import pyarrow
from pyspark.sql.pandas.types import to_arrow_schema

from outcome_rows import OUTCOME
from vinylcrate_task import LARGEST, Photo

OUTCOMES = to_arrow_schema(OUTCOME)


def photos(batches: Iterable[pyarrow.RecordBatch]) -> Iterator[Photo]:
    """The rows of `path` and `content`."""
    for batch in batches:
        for path, content in zip(batch["path"], batch["content"]):
            content = content.as_buffer()
            yield (Photo(path.as_py().encode(), content) if content.size <= LARGEST
                   else Photo(path.as_py().encode(), None, content.size))


def outcomes(rows: Iterator[tuple]) -> Iterator[pyarrow.RecordBatch]:
    """Rows of the schema of outcomes, a thousand at once."""
    while some := list(itertools.islice(rows, 1000)):
        columns = [pyarrow.array(column, type=kind) for column, kind in zip(zip(*some), OUTCOMES.types)]
        yield pyarrow.RecordBatch.from_arrays(columns, schema=OUTCOMES)
