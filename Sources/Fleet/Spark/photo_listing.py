"""Which photos there are: their names and, but for Hadoop's, sizes."""
import json
import os
import re
import subprocess
import tempfile
from collections.abc import Iterator
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

from pyspark.sql import DataFrame, SparkSession

ENDINGS = (
    ".jpg", ".jpeg", ".png", ".webp", ".heic", ".heif", ".avif", ".tif", ".tiff", ".gif", ".bmp",
    ".pnm", ".pgm", ".ppm")
# Addresses that Arrow opens by itself; all others are Hadoop's.
ARROW = ("file", "s3", "gs")


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
        with process:
            for line in process.stdout:
                name = json.loads(line)["path"].encode("utf-8", "surrogateescape")
                try:
                    yield Listed(name, os.stat(name).st_size)
                except OSError:
                    yield Listed(name, 0)  # The program says what is wrong with it.
        if process.returncode != 0:
            raise Incomplete(f"{folder}: not everything could be listed; see the lines above")


def scheme(photos: str) -> str | None:
    """What an address begins with; nothing for a folder."""
    found = re.match(r"([A-Za-z][A-Za-z0-9+.-]*):/", photos)
    return found and found[1].lower()


def by_arrow(program: str, address: str) -> Iterator[Listed]:
    """The files that are called as photos are, at an address that Arrow opens."""
    from pyarrow import ArrowException, fs  # Reading by name does without it.

    if scheme(address) == "file":
        for photo in in_folder(program, unquote(urlsplit(address).path)):
            yield Listed(b"file://" + photo.name, photo.size)
        return
    try:
        system, folder = fs.FileSystem.from_uri(address)
        files = system.get_file_info(fs.FileSelector(folder, recursive=True))
    except FileNotFoundError:
        raise Incomplete(f"{address}: no such folder: check --input") from None
    except (OSError, ArrowException) as problem:
        what = next(iter(str(problem).splitlines()), type(problem).__name__)
        raise Incomplete(f"{address}: {what}: check --input; a space in it is %20") from None
    for file in files:
        below = file.path.removeprefix(folder)
        if file.is_file and below.lower().endswith(ENDINGS) and "/." not in "/" + below:
            yield Listed(f"{scheme(address)}://{file.path}".encode(), file.size)


def by_hadoop(spark: SparkSession, address: str) -> Iterator[Listed]:
    """The files of any file system of Hadoop that are called as photos are, without their sizes."""
    java = spark.sparkContext._jvm
    path = java.org.apache.hadoop.fs.Path(address)
    system = path.getFileSystem(spark.sparkContext._jsc.hadoopConfiguration())
    if not system.exists(path):
        raise Incomplete(f"{address}: no such folder: check --input")
    encoding = java.System.getProperty("sun.jnu.encoding")
    if path.toUri().getScheme() == "file" and encoding != "UTF-8":
        raise Incomplete(f"{address}: Java takes names for {encoding}: set LC_ALL=C.UTF-8")
    files = spark.read.format("binaryFile").option("recursiveFileLookup", True).load(pattern(address))
    # One word from Java for all: a question for each file would take longer than to read it.
    names = java.org.apache.hadoop.util.StringUtils.join("\n", files._jdf.inputFiles())
    for name in names.split("\n"):
        if name.lower().endswith(ENDINGS):
            yield Listed(unquote(name).encode(), 0)


def contents(spark: SparkSession, photos: list[Listed]) -> DataFrame:
    """Files as Spark reads them: `path`, `content` and more."""
    # One word for all here, too; a zero stands in no name.
    names = "\0".join(pattern(photo.name.decode()) for photo in photos)
    java = spark.sparkContext._jvm
    paths = java.org.apache.hadoop.util.StringUtils.getStringCollection(names, "\0")
    reader = spark.read.format("binaryFile")._jreader
    return DataFrame(reader.load(java.PythonUtils.toSeq(paths)), spark)


def pattern(address: str) -> str:
    """An address as Spark wants it, which takes some letters for wildcards."""
    return re.sub(r"([][{}*?\\])", r"\\\1", address)


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
