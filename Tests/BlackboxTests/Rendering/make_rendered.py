#!/usr/bin/env python3
"""Draws the hundred photos that the tests read everywhere, with labels.csv and negatives.csv.

The renderer is that of the sample photos (SampleImages/); the sleeves are of records that do not
exist, and each photo has one kind of fault. The lists are written from what was drawn, never from
what some reader saw: labels.csv names the photos whose symbols are there to be read, negatives.csv
those in which nothing can be.

Usage: make_rendered.py [--out DIR] [--only TEXT] [--seed N]

Needs what make_samples.py needs. The same seed with the same versions of the tools gives the same
bytes.
"""
import argparse
import csv
import sys
from pathlib import Path

import cv2

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]
sys.path += [str(ROOT / "SampleImages"), str(ROOT / "Tests/Benchmarks")]

from photo import save, take
from plan import PLAN
from sleeve import print_sleeve
from sleeves import RECORDS


class Press:
    """Prints each sleeve once at each size."""

    def __init__(self):
        self.prints = {}

    def __call__(self, sleeve, record, per_mm):
        key = sleeve.record, sleeve.front, per_mm
        if key not in self.prints:
            self.prints[key] = print_sleeve(sleeve, record, per_mm)
        image, code = self.prints[key]
        return image.copy(), code


def write(path, rows):
    with open(path, "w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, rows[0], lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)


def label(shot):
    return {"path": shot.path, "gtin": ";".join(s.digits if s.kind != "UPC-E" else s.gtin[2:] for s in shot.symbols),
            "symbology": ";".join(s.kind for s in shot.symbols), "source": source(shot), "also_visible": ""}


def source(shot):
    return "rendered/" + shot.path.split("-")[0]


def main():
    options = argparse.ArgumentParser(description="Draw the hundred photos of the reader's tests.")
    options.add_argument("--out", type=Path, default=HERE.parent / "Rendered", help="folder to write into")
    options.add_argument("--only", default="", help="draw only photos with this in their name; leaves the lists alone")
    options.add_argument("--seed", type=int, default=1)
    options = options.parse_args()
    cv2.setNumThreads(1)  # the same sums in the same order, always
    options.out.mkdir(parents=True, exist_ok=True)
    press = Press()
    for shot in PLAN:
        if options.only in shot.path:
            pixels, _ = take(shot, RECORDS, options.seed, press)
            save(shot, pixels, options.out)
            print(shot.path, (options.out / shot.path).stat().st_size // 1024, "KB", flush=True)
    if not options.only:
        write(options.out / "labels.csv", [label(shot) for shot in PLAN if shot.symbols])
        write(options.out / "negatives.csv",
              [{"path": shot.path, "source": source(shot)} for shot in PLAN if not shot.symbols])


if __name__ == "__main__":
    main()
