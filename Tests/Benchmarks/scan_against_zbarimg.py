#!/usr/bin/env python3
"""Time and memory of `vinylcrate scan` beside `zbarimg`, as whole processes, on one photo.

Usage: scan_against_zbarimg.py VINYLCRATE [PHOTO] [--runs N]

The photo is the 12-megapixel sample unless another is named. The two programs take turns, so that
a busy machine slows both; the ratio is taken pair by pair. Exits 1 when a limit is missed: half of
zbarimg's time at the median, and 64 MiB above one luma plane.
"""
import argparse
import os
import statistics
import subprocess
import sys
import time

SAMPLE = os.path.join(
    os.path.dirname(__file__), "../../SampleImages/07-whole-sleeve-steinbaecker-einmal-im-lebn.jpg")
ZBARIMG = "zbarimg -q -Sdisable -Sean13.enable -Sean8.enable -Supca.enable -Supce.enable".split()
PLANE_MIB = 4032 * 3024 / 2**20


def run(command):
    """Wall milliseconds and peak memory in MiB of one run."""
    start = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, _, usage = os.wait4(process.pid, 0)
    return (time.perf_counter() - start) * 1000, usage.ru_maxrss / 1024


def main():
    arguments = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    arguments.add_argument("vinylcrate")
    arguments.add_argument("photo", nargs="?", default=SAMPLE)
    arguments.add_argument("--runs", type=int, default=15)
    options = arguments.parse_args()

    ours = [options.vinylcrate, "scan", "--exit-zero", options.photo]
    theirs = ZBARIMG + [options.photo]
    run(ours), run(theirs)
    pairs = [(run(ours), run(theirs)) for _ in range(options.runs)]
    ratio = statistics.median(a[0] / b[0] for a, b in pairs)

    print(f"{options.runs} runs each of {os.path.basename(options.photo)}, medians of whole processes")
    for name, column in (("vinylcrate scan", 0), ("zbarimg", 1)):
        milliseconds = statistics.median(pair[column][0] for pair in pairs)
        memory = statistics.median(pair[column][1] for pair in pairs)
        print(f"  {name:16} {milliseconds:7.1f} ms  {memory:6.1f} MiB peak")
    above = max(pair[0][1] for pair in pairs) - PLANE_MIB
    print(f"  time ratio {ratio:.2f} (limit 0.50); memory above one luma plane {above:.1f} MiB (limit 64)")
    sys.exit(ratio > 0.5 or above > 64)


if __name__ == "__main__":
    main()
