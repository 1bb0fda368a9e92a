"""What both jobs share: the program in a task, its catalogue, and Spark's own settings."""
import argparse
import sys
from pathlib import Path
from typing import NamedTuple

from pyspark import SparkConf, SparkContext, SparkFiles
from pyspark.sql import SparkSession

QUICK_JAVA = "-XX:TieredStopAtLevel=1"


class Program(NamedTuple):
    """The program as a task starts it."""

    path: str
    # An address, or the name of a file that was sent to every machine.
    catalog: str | None
    catalog_is_file: bool

    def command(self, name: str, *options: str) -> list[str]:
        """A command of the program; `name` is that of the command."""
        catalog = SparkFiles.get(self.catalog) if self.catalog_is_file else self.catalog
        return [self.path, name, "--format", "jsonl", "--offline", *options,
                *(["--catalog", catalog] if catalog else [])]


def add_program_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--program", default="vinylcrate",
                        help="the program, as every machine finds it")
    parser.add_argument("--catalog", help="a catalogue's file, which is sent to every machine, or "
                        "postgresql://…; without it the sample")


def start(name: str) -> SparkSession:
    settings = SparkConf()
    # Java does little here: its second compiler would take more time than it saves.
    settings.setIfMissing("spark.executor.extraJavaOptions", QUICK_JAVA)
    session = SparkSession.builder.config(conf=settings).appName(f"vinylcrate {name}").getOrCreate()
    # The tasks import what stands beside this file.
    for file in Path(__file__).resolve().parent.glob("*.py"):
        session.sparkContext.addPyFile(str(file))
    return session


def program(context: SparkContext, given: argparse.Namespace) -> Program:
    """The program that the options name; a catalogue that is not there ends the job."""
    if given.catalog is None or "://" in given.catalog:
        return Program(given.program, given.catalog, False)
    file = Path(given.catalog)
    if not file.is_file():
        sys.exit(f"{file}: no such file: name a catalogue's file or postgresql://… with --catalog")
    context.addFile(str(file.resolve()))
    return Program(given.program, file.name, True)
