#!/usr/bin/env python3
"""Pairs of EAN-13 symbols side by side that are read, and codes that are neither's, beside zbar and zxing-cpp.

Usage: pairs_of_symbols.py VINYLCRATE [--count N] [--seed N]

Draws N pairs of each kind, small and out of focus as well, turned as photos are. Of the hardest kind the left half of
the right symbol and the right half of the left one have a valid check digit: a reader that joins halves wherever it
met them reads a code that is printed nowhere. The same seed gives the same pictures.
"""
import argparse
import os
import random
import tempfile

import cv2
import numpy

import add_ons
from make_distractors import ean13, matching, modules, number

BLURS = [0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.9]
SIZES = [1.2, 1.5, 2, 2.5, 3]  # pixels a module


def pair(chance):
    return ean13(chance), ean13(chance)


def joining(chance):
    """The first half of the second symbol and the second half of the first one are a code."""
    return matching(chance)[::-1]


# The symbols, and how many modules more than 7 to 12 may be between them.
KINDS = {
    "two symbols, 7 to 12 modules apart": (pair, 0),
    "the same, up to 60 modules apart": (pair, 48),
    "two whose inner halves are a code": (joining, 0),
}


def photo(chance, symbols, farthest):
    left, right = (modules(symbol) for symbol in symbols)
    beside = "0" * (chance.randrange(farthest) if farthest else 0) + right
    picture = add_ons.photo(chance, left, beside, chance.choice(SIZES), chance.choice(BLURS))
    return numpy.ascontiguousarray(numpy.rot90(picture, chance.choice([0, 0, 1, 2])))


def main():
    arguments = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    arguments.add_argument("vinylcrate")
    arguments.add_argument("--count", type=int, default=1000)
    arguments.add_argument("--seed", type=int, default=1)
    options = arguments.parse_args()
    chance = random.Random(options.seed)
    readers = ["vinylcrate", "zbar", "zxing-cpp"]
    print(f"| | photos | symbols: {' | '.join(readers)} | codes of neither: {' | '.join(readers)} |")
    print("| --- |" + " ---: |" * 7)
    for title, (kind, farthest) in KINDS.items():
        with tempfile.TemporaryDirectory() as folder:
            pictures, truths, paths = [], [], []
            for index in range(options.count):
                symbols = kind(chance)
                pictures.append(photo(chance, symbols, farthest))
                truths.append({"".join(map(str, number(symbol))) for symbol in symbols})
                paths.append(os.path.join(folder, f"{index}.png"))
                cv2.imwrite(paths[-1], pictures[-1])
            answers = [
                add_ons.ours(options.vinylcrate, paths), list(map(add_ons.zbar, pictures)),
                list(map(add_ons.zxing, pictures))]
        numbers = [[read for read, _ in answer] for answer in answers]
        reads = [sum(len(read & truth) for read, truth in zip(answer, truths)) for answer in numbers]
        wrong = [sum(bool(read - truth) for read, truth in zip(answer, truths)) for answer in numbers]
        print(f"| {title} | {options.count} | {' | '.join(map(str, reads + wrong))} |", flush=True)


if __name__ == "__main__":
    main()
