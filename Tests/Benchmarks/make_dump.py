#!/usr/bin/env python3
"""Makes a dump in Discogs' format, of any length, with the statistics of real releases.

Usage: make_dump.py OUT --count N [--masters OUT] [--seed N] [--first-id N] [--level 1..9]
       make_dump.py FILE --check

OUT ends in .xml, .xml.gz or .xml.zst, or is - for standard output. The same seed gives the same
releases, however many processes make them. --check prints the statistics of a dump beside those of the
real releases. Without the real releases there is a message and no dump.
"""
import argparse
import gc
import multiprocessing
import os
import shutil
import subprocess
import sys
import time

from synthetic_dump import check, real
from synthetic_dump.model import Model
from synthetic_dump.writer import CHUNK, Chunk

PENDING = 4


def prepare(path):
    global model
    # Chunks hold no cycles, and looking for them takes a third of the time.
    gc.disable()
    model = Model(path)


def chunk(task):
    number, count, seed, first_id = task
    return count, *Chunk(model, seed, number, first_id).write(count)


class Output:
    """An element around what is written, through a compressor where the name asks for one."""

    def __init__(self, path, element, level):
        self.element = element
        self.process = None
        if path == "-":
            self.file = sys.stdout.buffer
            return self.start()
        self.file = open(path, "wb")
        if path.endswith((".gz", ".zst")):
            program = "zstd" if path.endswith(".zst") else shutil.which("pigz") or "gzip"
            self.process = subprocess.Popen(
                [program, f"-{level}", "-c"], stdin=subprocess.PIPE, stdout=self.file)
            self.file = self.process.stdin
        self.start()

    def start(self):
        self.file.write(f"<{self.element}>\n".encode())

    def write(self, text):
        self.file.write(text)

    def close(self):
        self.file.write(f"</{self.element}>\n".encode())
        self.file.close()
        if self.process and self.process.wait():
            sys.exit("the compressor failed")


def make(options):
    start = time.perf_counter()
    releases = Output(options.file, "releases", options.level)
    masters = Output(options.masters, "masters", options.level) if options.masters else None
    # Without a bound, what is made would wait in memory for a compressor that is slower.
    slots = multiprocessing.Semaphore(options.jobs + PENDING)

    def tasks():
        for first in range(0, options.count, CHUNK):
            slots.acquire()
            yield (first // CHUNK, min(CHUNK, options.count - first), options.seed, options.first_id)

    size = done = 0
    with multiprocessing.Pool(options.jobs, prepare, (options.real,)) as pool:
        for count, text, master_text in pool.imap(chunk, tasks()):
            slots.release()
            releases.write(text)
            if masters:
                masters.write(master_text)
            size, done = size + len(text), done + count
            if sys.stderr.isatty():
                print(f"\r{done} releases", end="", file=sys.stderr, flush=True)
    releases.close()
    if masters:
        masters.close()
    seconds = time.perf_counter() - start
    print(f"{options.count} releases, {size / 1e6:.0f} MB of XML in {seconds:.0f} s "
          f"({options.count / seconds:.0f} releases/s)", file=sys.stderr)


def main():
    arguments = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    arguments.add_argument("file")
    arguments.add_argument("--count", type=int, default=1_000_000)
    arguments.add_argument("--masters", metavar="FILE")
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--first-id", type=int, default=0)
    arguments.add_argument("--level", type=int, default=1)
    arguments.add_argument("--jobs", type=int, default=os.cpu_count())
    arguments.add_argument("--check", action="store_true")
    real.add_arguments(arguments)
    options = arguments.parse_args()
    if not os.path.exists(options.real):
        real.releases(options.real)
    check.compare(options.real, options.file) if options.check else make(options)


if __name__ == "__main__":
    main()
