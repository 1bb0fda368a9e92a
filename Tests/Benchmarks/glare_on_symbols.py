#!/usr/bin/env python3
"""Reads and wrong codes where a strip of light lies on the symbol, beside zbar, zxing-cpp and OpenCV.

Usage: glare_on_symbols.py VINYLCRATE PHOTOS [--count N] [--seed N]

PHOTOS is a folder with labels.csv, as for reader_against_peers.py. Each copy is of a photo that vinylcrate reads, with
a strip of light through the middle half of one of its symbols, up to 75 degrees off the direction of the bars. Light
falls off as a Gaussian, whose half width is given in percent of the symbol's width; its peak is 100 to 255 levels. The
same seed gives the same copies of the same photos.
"""
import argparse
import json
import os
import random
import subprocess
import tempfile

import cv2
import numpy

from degraded_photos import print_reads, to_bytes
from reader_against_peers import gtin, rows

HALF_WIDTHS = [1, 2, 4, 8]


def symbols(binary, labelled):
    """The corners of the symbols of each photo whose labelled codes are all read, from where reading begins."""
    command = [binary, "scan", "--format", "jsonl", "--jobs", "1", "--files-from", "-"]
    output = subprocess.run(
        command, input="\n".join(row["path"] for row in labelled), stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL, text=True)
    codes = {}
    for outcome in map(json.loads, output.stdout.splitlines()):
        for code in outcome["barcodes"]:
            codes.setdefault(outcome["path"], {})[gtin(code["gtin"])] = numpy.array(code["quad"], numpy.float32)
    found = {}
    for row in labelled:
        wanted, read = [gtin(code) for code in row["gtin"].split(";")], codes.get(row["path"], {})
        if all(code in read for code in wanted):
            found[row["path"]] = [read[code] for code in wanted]
    return found


def light(shape, quad, percent, chance):
    """A strip of light through a point of the symbol."""
    across, along = quad[1] - quad[0], quad[3] - quad[0]
    middle = quad.mean(0) + across * chance.uniform(-0.25, 0.25) + along * chance.uniform(-0.25, 0.25)
    turn = numpy.arctan2(across[1], across[0]) + numpy.radians(chance.uniform(-75, 75))
    y, x = numpy.mgrid[0:shape[0], 0:shape[1]].astype(numpy.float32)
    distance = (x - middle[0]) * numpy.cos(turn) + (y - middle[1]) * numpy.sin(turn)
    half = max(numpy.linalg.norm(across) * percent / 100, 1)
    return chance.choice([100, 160, 255]) * numpy.exp(-((distance / half) ** 2))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("vinylcrate")
    parser.add_argument("photos")
    parser.add_argument("--count", type=int, default=600)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    if not os.path.exists(os.path.join(options.photos, "labels.csv")):
        print(f"skipped: there are no labelled photos in {options.photos}")
        return
    labelled = rows(options.photos, "labels.csv")
    read = symbols(options.vinylcrate, labelled)
    with tempfile.TemporaryDirectory() as folder:
        copies = []
        for index in range(options.count):
            # Each copy has its own chances, so that what another program reads changes no other copy.
            chance, percent = random.Random(f"{options.seed} {index}"), HALF_WIDTHS[index % len(HALF_WIDTHS)]
            row = chance.choice(labelled)
            while row["path"] not in read:
                row = chance.choice(labelled)
            quad = chance.choice(read[row["path"]])
            picture = cv2.imread(row["path"], cv2.IMREAD_GRAYSCALE).astype(numpy.float32)
            path = os.path.join(folder, "%04d.png" % index)
            cv2.imwrite(path, to_bytes(picture + light(picture.shape, quad, percent, chance)))
            copies.append((path, f"{percent} %", row))
        print_reads(options.vinylcrate, copies, "half width of the light")


if __name__ == "__main__":
    main()
