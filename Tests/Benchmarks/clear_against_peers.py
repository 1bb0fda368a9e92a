#!/usr/bin/env python3
"""Drawn photos that nobody should miss, read by vinylcrate, zbar, zxing-cpp and OpenCV.

Usage: clear_against_peers.py VINYLCRATE CLEARBENCH [--count N] [--seed N]

ClearBench draws N photos of each kind (default 20); a photo counts as read when all its codes are.
"""
import argparse
import subprocess
import tempfile

from reader_against_peers import PEERS, gtin, read_all, rows


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("vinylcrate")
    parser.add_argument("bench")
    parser.add_argument("--count", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    readers = ["vinylcrate", *PEERS]
    with tempfile.TemporaryDirectory() as folder:
        counts = ["--count", str(options.count), "--seed", str(options.seed)]
        subprocess.run([options.bench, "--folder", folder, *counts], check=True)
        photos = rows(folder, "labels.csv")
        codes = read_all(options.vinylcrate, photos)
    print("| | photos | " + " | ".join(readers) + " |")
    print("| --- |" + " ---: |" * (len(readers) + 1))
    kinds = list(dict.fromkeys(row["source"] for row in photos))
    wrong = dict.fromkeys(readers, 0)
    for kind in [*kinds, "all"]:
        own = [row for row in photos if kind in (row["source"], "all")]
        read = []
        for name in readers:
            found = [(codes[name].get(row["path"], set()), {gtin(code) for code in row["gtin"].split(";")}) for row in own]
            read.append(sum(wanted <= seen for seen, wanted in found))
            wrong[name] = sum(len(seen - wanted) for seen, wanted in found)
        print(f"| {kind} | {len(own)} | " + " | ".join(map(str, read)) + " |")
    print("| wrong codes | | " + " | ".join(str(wrong[name]) for name in readers) + " |")


if __name__ == "__main__":
    main()
