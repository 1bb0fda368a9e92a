#!/usr/bin/env python3
"""Speed, size and memory of `vinylcrate catalog import` beside `gzip -dc`, on a generated dump.

Usage: import_speed.py VINYLCRATE [--count N | --dump FILE] [--no-memory]

`gzip -dc` of the same file is the limit. It runs before and after each import, and an import is compared
with the mean of the two, so that a busy machine slows both. Each import goes into an empty folder.
Memory is also that of dumps of 10,000 and 100,000 releases.

A monthly dump has 19 million releases in 63 GB of XML. Those of the generated dump are longer, as the real
ones are that its statistics come from: a million of them has as much XML as 1.4 million of a monthly dump. So
time is scaled up by bytes of XML, and shown by releases too; size is scaled up by releases, which is the
worse.

Exits 1 when a limit is missed.
"""
import argparse
import os
import sys
import tempfile

from catalog_runs import Musts, catalog_files, import_dump, make_dump, run, xml_size

RELEASES, XML_BYTES = 19e6, 63e9
MODES = (("only barcodes", ["--only-barcodes"]), ("everything", []), ("vinyl only", ["--only", "vinyl"]))
# What disco-quick parses, without storing it.
PARSED = 22_199
MEMORY_LIMIT = 256


def limit(dump):
    return run(["gzip", "-dc", dump]).seconds


def measure(vinylcrate, dump):
    """By mode: the import, the seconds of gzip beside it, the bytes of the catalogue."""
    limit(dump)
    results, before = {}, limit(dump)
    for name, options in MODES:
        with tempfile.TemporaryDirectory() as folder:
            taken = import_dump(vinylcrate, dump, folder, *options)
            size = sum(map(os.path.getsize, catalog_files(folder)))
        after = limit(dump)
        results[name] = taken, (before + after) / 2, size
        before = after
    return results


def table(results, count, size):
    print(f"{count:,} releases, {size / 1e9:.2f} GB of XML, {size / count:.0f} bytes a release\n")
    print(f"{'':16}{'seconds':>9}{'releases/s':>12}{'MB/s':>8}{'of gzip -dc':>13}{'MiB':>7}"
          f"{'bytes a release':>17}")
    seconds = [beside for _, beside, _ in results.values()]
    seconds = sum(seconds) / len(seconds)
    print(f"{'gzip -dc':16}{seconds:9.1f}{count / seconds:12,.0f}{size / seconds / 1e6:8.0f}")
    for name, (taken, beside, stored) in results.items():
        print(f"{name:16}{taken.seconds:9.1f}{count / taken.seconds:12,.0f}"
              f"{size / taken.seconds / 1e6:8.0f}{beside / taken.seconds:13.2f}{taken.peak_mib:7.0f}"
              f"{stored / count:17.0f}")
    print("\nfor 19 million releases (63 GB of XML)")
    for name, (taken, _, stored) in results.items():
        print(f"{name:16}{taken.seconds * RELEASES / count / 60:7.1f} min by releases"
              f"{taken.seconds * XML_BYTES / size / 60:8.1f} min by bytes of XML"
              f"{stored * RELEASES / count / 1e9:8.2f} GB")


def memory(vinylcrate, counts):
    """Peak MiB of importing everything, by the number of releases."""
    peaks = {}
    for count in counts:
        with tempfile.TemporaryDirectory() as folder:
            dump = make_dump(folder, count)
            peaks[count] = import_dump(vinylcrate, dump, os.path.join(folder, "data")).peak_mib
    return peaks


def check(results, count, xml_bytes, peaks):
    musts = Musts()
    print("\nlimits")
    barcodes, everything, vinyl = (results[name] for name, _ in MODES)
    ratio = {name: beside / taken.seconds for name, (taken, beside, _) in results.items()}
    musts.check(f"only barcodes {ratio['only barcodes']:.2f} of gzip -dc (at least 1.00)",
                ratio["only barcodes"] >= 1)
    musts.check(f"everything {ratio['everything']:.2f} of gzip -dc (at least 0.33, aim 0.50)",
                ratio["everything"] >= 1 / 3)
    rate = count / barcodes[0].seconds
    musts.check(f"parsing, with barcodes, {rate:,.0f} releases/s (above {PARSED:,})", rate > PARSED)
    minutes = everything[0].seconds * XML_BYTES / xml_bytes / 60
    musts.check(f"everything of 63 GB of XML in {minutes:.1f} min (under 15, aim 8)", minutes < 15)
    size = everything[2] * RELEASES / count / 1e9
    musts.check(f"everything of 19 million in {size:.2f} GB (under 12)", size < 12)
    size = vinyl[2] * RELEASES / count / 1e9
    musts.check(f"vinyl of 19 million in {size:.2f} GB (under 6)", size < 6)
    peak = max([*peaks.values(), *(taken.peak_mib for taken, _, _ in results.values())])
    musts.check(f"memory {peak:.0f} MiB (under {MEMORY_LIMIT})", peak < MEMORY_LIMIT)
    return musts.missed


def main():
    arguments = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    arguments.add_argument("vinylcrate")
    arguments.add_argument("--count", type=int, default=1_000_000, help="releases of the dump")
    arguments.add_argument("--dump", help="a dump made before, of as many releases")
    arguments.add_argument("--no-memory", action="store_true", help="only the one dump")
    options = arguments.parse_args()

    with tempfile.TemporaryDirectory() as folder:
        dump = options.dump or make_dump(folder, options.count)
        size = xml_size(dump)
        results = measure(options.vinylcrate, dump)
    table(results, options.count, size)
    counts = [] if options.no_memory else [each for each in (10_000, 100_000) if each < options.count]
    peaks = memory(options.vinylcrate, counts) | {options.count: results["everything"][0].peak_mib}
    print("\npeak memory, everything")
    for count, peak in peaks.items():
        print(f"{count:>16,} releases {peak:7.0f} MiB")
    sys.exit(check(results, options.count, size, peaks) > 0)


if __name__ == "__main__":
    main()
