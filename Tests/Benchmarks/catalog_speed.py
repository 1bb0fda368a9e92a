#!/usr/bin/env python3
"""How fast a large catalogue answers: look-ups, searches, and the first look-up of a cold start.

Usage: catalog_speed.py VINYLCRATE BENCHMARK [--count N | --dump FILE] [--questions N] [--starts N]

BENCHMARK is the program of Tests/Benchmarks/CatalogBenchmark, which asks the catalogue within one process.
Its times are of a file that the system has read once; every reader opens the file itself. For a cold
start the file is taken out of the system's memory before each `vinylcrate lookup`; the program's own work is
its processor time.

Exits 1 when a limit is missed.
"""
import argparse
import os
import statistics
import subprocess
import sys
import tempfile

from catalog_runs import Musts, catalog_files, environment, import_dump, make_dump, run

QUESTIONS = os.path.join(os.path.dirname(__file__), "catalog_questions.py")
LOOK_UPS = ("known barcode", "unknown barcode", "release by id")
PREFIXES = ("prefix", "prefix of one word")


def answers(benchmark, catalog, questions):
    """Rows of group, readers, answers, answers that found something, and three percentiles in µs."""
    with open(catalog, "rb") as file:
        while file.read(1 << 24):
            pass
    with open(questions, "rb") as file:
        output = subprocess.run([benchmark, catalog, "1", "2", "4"], stdin=file, stdout=subprocess.PIPE, check=True)
    rows = [line.split("\t")[:-1] for line in output.stdout.decode().splitlines()]
    return [(row[0], *map(int, row[1:])) for row in rows]


def table(rows):
    print(f"{'milliseconds':42}{'readers':>8}{'found':>8}{'p50':>9}{'p95':>9}{'p99':>9}")
    for group, readers, count, found, *percentiles in rows:
        print(f"{group if readers == 1 else '':42}{readers:8}{found / count:8.0%}"
              + "".join(f"{each / 1000:9.3f}" for each in percentiles))


def forget(path):
    """Takes a file out of the system's memory."""
    with open(path, "rb") as file:
        os.fsync(file.fileno())
        os.posix_fadvise(file.fileno(), 0, 0, os.POSIX_FADV_DONTNEED)


def starts(vinylcrate, data, gtins):
    """Wall and processor milliseconds of single look-ups with the catalogue not in memory."""
    files = catalog_files(data)
    times = []
    for gtin in gtins:
        for path in files:
            forget(path)
        times.append(run([vinylcrate, "lookup", "--exit-zero", gtin], environment(data)))
    alone = [run([vinylcrate, "--version"], environment(data)) for _ in gtins]
    median = statistics.median
    print(f"\na single look-up, medians of {len(times)}"
          f"\n  catalogue not in memory {median(each.seconds for each in times) * 1000:7.1f} ms,"
          f" processor {median(each.cpu_seconds for each in times) * 1000:6.1f} ms"
          f"\n  the program without one  {median(each.seconds for each in alone) * 1000:6.1f} ms,"
          f" processor {median(each.cpu_seconds for each in alone) * 1000:6.1f} ms")
    return median(each.cpu_seconds for each in times) * 1000


def check(rows, start):
    musts = Musts()
    print("\nlimits, one reader")
    for group, readers, _, _, _, middle, high in rows:
        if readers > 1:
            continue
        if group in LOOK_UPS:
            musts.check(f"{group}: p99 {high / 1000:.3f} ms (under 1)", high < 1000)
        else:
            limit = 20 if group in PREFIXES else 30
            musts.check(f"{group}: p95 {middle / 1000:.1f} ms (under {limit})", middle < limit * 1000)
    musts.check(f"first look-up of a cold start: {start:.1f} ms of processor time (under 20)", start < 20)
    return musts.missed


def main():
    arguments = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    arguments.add_argument("vinylcrate")
    arguments.add_argument("benchmark")
    arguments.add_argument("--count", type=int, default=5_000_000, help="releases of the dump")
    arguments.add_argument("--dump", help="a dump made before")
    arguments.add_argument("--questions", type=int, default=2_000, help="of each kind")
    arguments.add_argument("--starts", type=int, default=20)
    options = arguments.parse_args()

    with tempfile.TemporaryDirectory() as folder:
        dump = options.dump or make_dump(folder, options.count)
        questions, data = os.path.join(folder, "questions"), os.path.join(folder, "data")
        # In a process of its own: what this one takes would count as the program's memory.
        with open(questions, "wb") as file:
            subprocess.run([sys.executable, QUESTIONS, dump, str(options.questions)], stdout=file, check=True)
        imported = import_dump(options.vinylcrate, dump, data)
        catalog = catalog_files(data)[0]
        print(f"a catalogue of {os.path.getsize(catalog) / 1e9:.2f} GB, imported in "
              f"{imported.seconds:.0f} s with {imported.peak_mib:.0f} MiB\n")
        rows = answers(options.benchmark, catalog, questions)
        table(rows)
        with open(questions, encoding="utf-8") as file:
            known = [line.split("\t")[2].strip() for line in file if line.startswith("known barcode\t")]
        start = starts(options.vinylcrate, data, known[:options.starts])
    sys.exit(check(rows, start) > 0)


if __name__ == "__main__":
    main()
