"""Which photos there are: names and sizes, one after another, never all in memory."""
import json
import os
import subprocess
import tempfile
from collections.abc import Iterator
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

from pyspark.sql import SparkSession

ENDINGS = (
    ".jpg", ".jpeg", ".png", ".webp", ".heic", ".heif", ".avif", ".tif", ".tiff", ".gif", ".bmp",
    ".pnm", ".pgm", ".ppm")


class Listed(NamedTuple):
    name: bytes
    size: int


class Incomplete(Exception):
    """Photos may be missing from a listing."""


def in_folder(program: str, folder: str) -> Iterator[Listed]:
    """The photos of a folder that all machines see, as `vinylcrate batch` finds them."""
    with tempfile.TemporaryDirectory() as nothing:
        environment = os.environ | {"VINYLCRATE_DATA": nothing, "VINYLCRATE_CONFIG": nothing}
        environment.pop("VINYLCRATE_LIBRARY", None)
        command = [program, "batch", "--dry-run", "--format", "jsonl", "--", os.path.abspath(folder)]
        try:
            process = subprocess.Popen(command, stdout=subprocess.PIPE, env=environment)
        except OSError as error:
            raise Incomplete(f"{program}: {error.strerror}: install vinylcrate here and on every "
                             "machine, or name it with --program") from None
        for line in process.stdout:
            name = json.loads(line)["path"].encode("utf-8", "surrogateescape")
            try:
                yield Listed(name, os.stat(name).st_size)
            except OSError:
                yield Listed(name, 0)  # The program says what is wrong with it.
        if process.wait() != 0:
            raise Incomplete(f"{folder}: not everything could be listed; see the lines above")


def at_address(spark: SparkSession, address: str) -> Iterator[Listed]:
    """The files of any file system of Hadoop that are called as photos are."""
    java = spark.sparkContext._jvm
    path = java.org.apache.hadoop.fs.Path(address)
    system = path.getFileSystem(spark.sparkContext._jsc.hadoopConfiguration())
    if not system.exists(path):
        raise Incomplete(f"{address}: no such folder: check --input")
    encoding = java.System.getProperty("sun.jnu.encoding")
    if path.toUri().getScheme() == "file" and encoding != "UTF-8":
        raise Incomplete(f"{address}: Java takes names for {encoding}: set LC_ALL=C.UTF-8")
    files = system.listFiles(path, True)
    start = len(system.makeQualified(path).toString())
    while files.hasNext():
        file = files.next()
        name = file.getPath().toString()
        # Spark takes what begins so for its own.
        hidden = any(part[:1] in "._" for part in name[start:].split("/") if part)
        if not hidden and name.lower().endswith(ENDINGS):
            yield Listed(name.encode(), file.getLen())


def problems_of_names(address: str) -> list[str]:
    """What Hadoop leaves out of a folder of this machine without a word: names that are not UTF-8."""
    parts = urlsplit(address)
    if parts.scheme != "file":
        return []
    found = [os.path.join(place, name) for place, _, names in os.walk(os.fsencode(unquote(parts.path)))
             for name in names if not is_text(name)]
    if not found:
        return []
    count = "1 file has a name" if len(found) == 1 else f"{len(found):,} files have names"
    return [f"{count} that is not UTF-8, which Hadoop cannot open: scan the folder with --by name; "
            f"first {found[0]!r}"]


def is_text(name: bytes) -> bool:
    try:
        name.decode()
    except UnicodeDecodeError:
        return False
    return True
