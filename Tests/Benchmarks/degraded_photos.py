#!/usr/bin/env python3
"""Reads and wrong codes on degraded copies of labelled photos, beside zbar, zxing-cpp and OpenCV.

Usage: degraded_photos.py VINYLCRATE PHOTOS [--count N] [--seed N]

PHOTOS is a folder with labels.csv, as for reader_against_peers.py. Each copy is of a photo drawn at random and
worse in one or two ways: out of focus, moved, noisy, dark, small, compressed, turned with a slant, mirrored in a
strip of light, with something over a part, with its edges cut off. What the photo shows may be read; anything else is a
wrong code. The same seed gives the same copies.
"""
import argparse
import os
import random
import tempfile

import cv2
import numpy

from reader_against_peers import PEERS, gtin, ours, rows


def blur(picture, chance, noise):
    return cv2.GaussianBlur(picture, (0, 0), chance.uniform(0.8, 4))


def motion(picture, chance, noise):
    length = chance.randrange(3, 16)
    kernel = numpy.zeros((length, length), numpy.float32)
    kernel[length // 2] = 1 / length
    turn = cv2.getRotationMatrix2D(((length - 1) / 2, (length - 1) / 2), chance.uniform(0, 180), 1)
    kernel = cv2.warpAffine(kernel, turn, (length, length))
    return cv2.filter2D(picture, -1, kernel / max(kernel.sum(), 1e-6))


def grain(picture, chance, noise):
    return picture + noise.normal(0, chance.uniform(5, 40), picture.shape)


def dark(picture, chance, noise):
    level = picture * chance.uniform(0.08, 0.4)
    return level + noise.normal(0, 2, picture.shape)


def small(picture, chance, noise):
    scale, (height, width) = chance.uniform(0.25, 0.8), picture.shape
    size = (max(1, round(width * scale)), max(1, round(height * scale)))
    return cv2.resize(picture, size, interpolation=cv2.INTER_AREA)


def compressed(picture, chance, noise):
    quality = [cv2.IMWRITE_JPEG_QUALITY, chance.randrange(3, 25)]
    return cv2.imdecode(cv2.imencode(".jpg", to_bytes(picture), quality)[1], cv2.IMREAD_GRAYSCALE)


def slanted(picture, chance, noise):
    height, width = picture.shape
    turn = cv2.getRotationMatrix2D((width / 2, height / 2), chance.uniform(-60, 60), 1)
    turn[0, 1] += chance.uniform(-0.2, 0.2)
    return cv2.warpAffine(picture, turn, (width, height), borderMode=cv2.BORDER_REPLICATE)


def glare(picture, chance, noise):
    height, width = picture.shape
    y, x = numpy.mgrid[0:height, 0:width].astype(numpy.float32)
    angle = chance.uniform(0, numpy.pi)
    across = (x - chance.uniform(0, width)) * numpy.cos(angle) + (y - chance.uniform(0, height)) * numpy.sin(angle)
    return picture + 255 * numpy.exp(-((across / chance.uniform(0.02, 0.15) / width) ** 2))


def covered(picture, chance, noise):
    picture = picture.copy()
    height, width = picture.shape
    for _ in range(chance.randrange(1, 4)):
        left, top = chance.randrange(width), chance.randrange(height)
        wide, high = chance.randrange(width // 20 + 1, width // 4 + 2), chance.randrange(height // 20 + 1, height // 4 + 2)
        picture[top:top + high, left:left + wide] = chance.choice([20, 128, 240])
    return picture


def cut(picture, chance, noise):
    height, width = picture.shape
    left, top = chance.randrange(width // 3 + 1), chance.randrange(height // 3 + 1)
    return picture[top:top + max(1, height * 2 // 3), left:left + max(1, width * 2 // 3)].copy()


WAYS = [blur, motion, grain, dark, small, compressed, slanted, glare, covered, cut]


def to_bytes(picture):
    return numpy.clip(picture, 0, 255).astype(numpy.uint8)


def print_reads(vinylcrate, copies, title):
    """A table of the copies that each reader reads, a row for each group.

    copies has the path of each copy, its group, and the row of labels.csv of the photo it is of.
    """
    readers = ["vinylcrate", *PEERS]
    groups = dict.fromkeys(group for _, group, _ in copies)
    read = {group: dict.fromkeys(["copies", *readers], 0) for group in groups}
    wrong = dict.fromkeys(readers, 0)
    codes = {"vinylcrate": ours(vinylcrate, [path for path, _, _ in copies])}
    codes |= {name: {} for name in PEERS}
    for path, _, _ in copies:
        picture = cv2.imread(path, cv2.IMREAD_GRAYSCALE)
        for name, reader in PEERS.items():
            codes[name][path] = reader(picture)
    for path, group, row in copies:
        wanted = {gtin(code) for code in row["gtin"].split(";")}
        allowed = wanted | {gtin(code) for code in row["also_visible"].split(";") if code}
        read[group]["copies"] += 1
        for name in readers:
            found = codes[name].get(path, set())
            read[group][name] += wanted <= found
            wrong[name] += len(found - allowed)
            if name == "vinylcrate" and found - allowed:
                print("wrong:", row["path"], os.path.basename(path), group, found - allowed)
    print(f"| {title} | copies | " + " | ".join(readers) + " |")
    print("| --- |" + " ---: |" * (len(readers) + 1))
    for group, counts in read.items():
        print(f"| {group} | " + " | ".join(str(counts[name]) for name in ["copies", *readers]) + " |")
    totals = [sum(counts[name] for counts in read.values()) for name in ["copies", *readers]]
    print("| **all** | " + " | ".join(map(str, totals)) + " |")
    print("| wrong codes | | " + " | ".join(str(wrong[name]) for name in readers) + " |")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("vinylcrate")
    parser.add_argument("photos")
    parser.add_argument("--count", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    if not os.path.exists(os.path.join(options.photos, "labels.csv")):
        print(f"skipped: there are no labelled photos in {options.photos}")
        return
    chance = random.Random(options.seed)
    labelled = rows(options.photos, "labels.csv")
    with tempfile.TemporaryDirectory() as folder:
        copies = []
        for index in range(options.count):
            row, ways = chance.choice(labelled), [WAYS[index % len(WAYS)]]
            if chance.random() < 0.5:
                ways.append(chance.choice(WAYS))
            noise = numpy.random.default_rng(chance.randrange(2**32))
            picture = cv2.imread(row["path"], cv2.IMREAD_GRAYSCALE).astype(numpy.float32)
            for way in ways:
                picture = numpy.asarray(way(picture, chance, noise), numpy.float32)
            path = os.path.join(folder, "%04d.png" % index)
            cv2.imwrite(path, to_bytes(picture))
            copies.append((path, ways[0].__name__, row))
        print_reads(options.vinylcrate, copies, "first fault")


if __name__ == "__main__":
    main()
