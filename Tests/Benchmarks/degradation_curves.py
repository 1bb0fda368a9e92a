#!/usr/bin/env python3
"""Read rate against pixels a module, blur, angle, noise and crumpled paper, beside zbar, zxing-cpp and OpenCV.

Usage: degradation_curves.py VINYLCRATE [--count N] [--seed N] [--curve QUANTITY]

Renders true EAN-13 symbols by zint on a light card, each picture worse in one way only, and counts
how many of N each reader reads. A wrong code is counted apart. The same seed gives the same pictures.
Needs zint and the packages that reader_against_peers.py names.
"""
import argparse
import os
import random
import subprocess
import tempfile

import cv2
import numpy

from reader_against_peers import PEERS, ours

WIDTH, HEIGHT = 640, 480
FINE = 20  # pixels a module in zint's picture
QUIET = 9  # modules of quiet zone added on each side
CREASES = 5  # places across the symbol, and along its bars, that are moved by themselves on crumpled paper
USUAL = {"pixels a module": 2.0, "blur (modules)": 0.3, "angle (degrees)": 3.0, "noise (levels)": 4.0,
         "crumpled (modules)": 0.0, "blur of light bars (modules)": None}
CURVES = {
    "pixels a module": [0.8, 0.9, 1.0, 1.1, 1.2, 1.35, 1.5, 1.75, 2.0, 2.5, 3.0],
    "blur (modules)": [0.2, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0, 1.2, 1.4],
    "blur of light bars (modules)": [0.2, 0.5, 0.7, 0.8, 0.9, 1.0],
    "angle (degrees)": [0, 5, 10, 15, 20, 25, 30, 35, 40, 45],
    "noise (levels)": [0, 10, 20, 30, 40, 50, 60, 80],
    "crumpled (modules)": [0.5, 1.0, 1.5, 2.0, 3.0],
}


def new_code(chance):
    body = str(chance.randrange(4, 10)) + "".join(str(chance.randrange(10)) for _ in range(11))
    total = sum(int(digit) * (3 if index % 2 else 1) for index, digit in enumerate(body))
    return body + str(-total % 10)


def symbol(code, folder):
    """The symbol as gray levels, FINE pixels a module, with quiet zones."""
    path = os.path.join(folder, "symbol.png")
    command = ["zint", "-b", "EANX", "-d", code[:12], f"--scale={FINE / 2}", "--notext", "--height=50"]
    subprocess.run([*command, "-o", path], check=True, stdout=subprocess.DEVNULL)
    bars = cv2.imread(path, cv2.IMREAD_GRAYSCALE)
    margin = QUIET * FINE
    return cv2.copyMakeBorder(bars, margin, margin, margin, margin, cv2.BORDER_CONSTANT, value=255)


def crumpled(fine, modules, numbers):
    """Every place of a symbol moved across its bars, smoothly, by so many modules (standard deviation)."""
    height, width = fine.shape
    moves = numbers.normal(0, modules * FINE, (CREASES, CREASES)).astype(numpy.float32)
    moves = cv2.resize(moves, (width, height), interpolation=cv2.INTER_CUBIC)
    y, x = numpy.mgrid[0:height, 0:width].astype(numpy.float32)
    return cv2.remap(fine, x + moves, y, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)


def picture(code, settings, chance, folder):
    """A photo of the symbol on a card, degraded as the settings say."""
    fine = symbol(code, folder)
    if settings["crumpled (modules)"]:
        numbers = numpy.random.default_rng(chance.randrange(2**32))
        fine = crumpled(fine, settings["crumpled (modules)"], numbers)
    scale = settings["pixels a module"] / FINE
    # A pixel of the photo sees the mean over its own area.
    pixel = 1 / scale * 0.29
    light = settings["blur of light bars (modules)"]
    blur = settings["blur (modules)"] if light is None else light
    sigma = (pixel**2 + (blur * FINE) ** 2) ** 0.5
    fine = cv2.GaussianBlur(fine.astype(numpy.float32), (0, 0), sigma, borderType=cv2.BORDER_REPLICATE)
    height, width = fine.shape
    turn = cv2.getRotationMatrix2D((width / 2, height / 2), settings["angle (degrees)"], scale)
    turn[0, 2] += WIDTH / 2 - width / 2 + chance.uniform(-20, 20)
    turn[1, 2] += HEIGHT / 2 - height / 2 + chance.uniform(-20, 20)
    photo = cv2.warpAffine(fine, turn, (WIDTH, HEIGHT), flags=cv2.INTER_LINEAR, borderValue=255)
    photo = 40 + photo * (180 / 255)
    if light is not None:
        photo = 255 - photo
    numbers = numpy.random.default_rng(chance.randrange(2**32))
    photo += numbers.normal(0, settings["noise (levels)"], photo.shape)
    return numpy.clip(photo, 0, 255).astype(numpy.uint8)


def main():
    arguments = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    arguments.add_argument("vinylcrate")
    arguments.add_argument("--count", type=int, default=40)
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--curve", choices=CURVES, help="only this one")
    options = arguments.parse_args()
    wrong = dict.fromkeys(["vinylcrate", *PEERS], 0)
    with tempfile.TemporaryDirectory() as folder:
        for quantity, values in CURVES.items():
            if options.curve not in (None, quantity):
                continue
            chance = random.Random(f"{options.seed} {quantity}")
            print(f"\n| {quantity} | vinylcrate | {' | '.join(PEERS)} |\n|" + " ---: |" * (len(PEERS) + 2))
            for value in values:
                codes, photos = {}, {}
                for index in range(options.count):
                    path = os.path.join(folder, f"{index}.png")
                    codes[path] = new_code(chance)
                    photos[path] = picture(codes[path], {**USUAL, quantity: value}, chance, folder)
                    cv2.imwrite(path, photos[path])
                results = {"vinylcrate": ours(options.vinylcrate, list(codes))}
                for name, read in PEERS.items():
                    results[name] = {path: read(photo) for path, photo in photos.items()}
                right = {
                    name: sum(code.zfill(14) in found[path] for path, code in codes.items())
                    for name, found in results.items()}
                for name, found in results.items():
                    wrong[name] += sum(len(found[path] - {code.zfill(14)}) for path, code in codes.items())
                print(f"| {value} | {' | '.join(str(right[name]) for name in results)} |", flush=True)
    print(f"\neach of {options.count}; wrong codes: {wrong}")


if __name__ == "__main__":
    main()
