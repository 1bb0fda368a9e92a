#!/usr/bin/env python3
"""Add-ons of two and five digits that are read beside EAN-13 symbols, and what is taken for one but is none,
beside zbar and zxing-cpp.

Usage: add_ons.py VINYLCRATE [--count N] [--seed N]

Draws N symbols with an add-on at each blur, small and large, and N with something else to their right: nearly
right add-ons, parts of them, other bars and print. The same seed gives the same pictures.
"""
import argparse
import json
import os
import random
import subprocess
import tempfile

import cv2
import numpy
import zxingcpp
from pyzbar import pyzbar

from make_distractors import ean13, number, pattern

FINE = 8  # pixels a module in the drawing
MARGIN = 14  # modules of paper around it
HEIGHT = 60  # modules
BLURS = [0.3, 0.6, 0.9, 1.2]
SIZES = [1.2, 2, 3]  # pixels a module
FIVE = ["GGLLL", "GLGLL", "GLLGL", "GLLLG", "LGGLL", "LLGGL", "LLLGG", "LGLGL", "LGLLG", "LLGLG"]


def sets_of(digits):
    """The number sets of the digits of an add-on."""
    if len(digits) == 2:
        return ["LL", "LG", "GL", "GG"][(10 * digits[0] + digits[1]) % 4]
    return FIVE[(3 * (digits[0] + digits[2] + digits[4]) + 9 * (digits[1] + digits[3])) % 10]


def bars_of(digits, sets=None):
    return "1011" + "01".join(pattern(*pair) for pair in zip(digits, sets or sets_of(digits)))


def random_digits(chance, count=None):
    return [chance.randrange(10) for _ in range(count or chance.choice([2, 5]))]


def altered(chance):
    """One digit's bars are those of no digit."""
    digits = random_digits(chance)
    bars = bars_of(digits)
    start = 4 + 9 * chance.randrange(len(digits))
    known = {pattern(digit, number_set) for digit in range(10) for number_set in "LGR"}
    while True:
        strange = f"{chance.randrange(1, 127):07b}"
        if strange not in known and 2 <= strange.count("01") + strange.count("10") <= 4:
            return bars[:start] + strange + bars[start + 7:]


def other_sets(chance):
    """The digits are of number sets that none with these digits has."""
    digits = random_digits(chance)
    while True:
        sets = "".join(chance.choice("LG") for _ in digits)
        if sets != sets_of(digits):
            return bars_of(digits, sets)


def part(chance):
    """The first digits of five, or the last."""
    while True:
        digits = random_digits(chance, 5)
        if sets_of(digits)[:2] != sets_of(digits[:2]):
            bars = bars_of(digits)
            return bars[:chance.randrange(12, 44)] if chance.random() < 0.5 else bars[chance.randrange(4, 30):]


def other_bars(chance):
    widths = chance.choice([[1, 1, 1, 2, 2, 3, 4], [1, 1, 3], [2, 2, 5], [1, 2, 3, 4]])
    return "".join("10"[index % 2] * chance.choice(widths) for index in range(chance.randrange(11, 40)))


def other_symbol(chance):
    return "".join(bits for bits, _ in ean13(chance))


def print_beside(chance):
    return None


NONE = [altered, other_sets, part, other_bars, other_symbol, print_beside]


def photo(chance, symbol, beside, size, blur):
    """The symbol with bars beside it, or with print where these are None, as a photo shows them."""
    gap = chance.randrange(7, 13)
    bits = "0" * MARGIN + symbol + "0" * gap + (beside or "0" * 60) + "0" * MARGIN
    row = numpy.repeat(numpy.array([0 if bit == "1" else 255 for bit in bits], numpy.uint8), FINE)
    picture = numpy.full(((HEIGHT + 2 * MARGIN) * FINE, len(row)), 255, numpy.uint8)
    picture[MARGIN * FINE:-MARGIN * FINE] = row
    if beside is None:
        text = "".join(chance.choice("ABCDEIlHMN1|/0123456789") for _ in range(8))
        for y in range((MARGIN + 12) * FINE, (MARGIN + HEIGHT) * FINE, 19 * FINE):
            place = ((MARGIN + len(symbol) + gap) * FINE, y)
            cv2.putText(picture, text, place, cv2.FONT_HERSHEY_SIMPLEX, 4, 0, chance.choice([6, 10, 16]))
    height, width = picture.shape
    turn = cv2.getRotationMatrix2D((width / 2, height / 2), chance.uniform(-6, 6), 1)
    picture = cv2.warpAffine(picture, turn, (width, height), borderValue=255).astype(numpy.float32)
    picture = cv2.GaussianBlur(picture, (0, 0), blur * FINE)
    picture = cv2.resize(picture, None, fx=size / FINE, fy=size / FINE, interpolation=cv2.INTER_AREA)
    ink, paper = chance.uniform(20, 60), chance.uniform(180, 240)
    noise = numpy.random.default_rng(chance.randrange(2**32)).normal(0, chance.choice([1, 4, 8]), picture.shape)
    return numpy.clip(ink + picture * (paper - ink) / 255 + noise, 0, 255).astype(numpy.uint8)


def ours(binary, paths):
    """For each photo the numbers that are read, and the digits of their add-ons."""
    command = [binary, "scan", "--exit-zero", "--format", "json", *paths]
    answers = json.loads(subprocess.run(command, capture_output=True, check=True).stdout)
    return [
        ({barcode["text"].zfill(13) for barcode in answer["barcodes"]},
         {barcode["addOn"] for barcode in answer["barcodes"] if barcode["addOn"]})
        for answer in answers]


def zbar(picture):
    kinds = [pyzbar.ZBarSymbol.EAN13, pyzbar.ZBarSymbol.EAN2, pyzbar.ZBarSymbol.EAN5]
    texts = {symbol.data.decode() for symbol in pyzbar.decode(picture, symbols=kinds)}
    return {text for text in texts if len(text) == 13}, {text for text in texts if len(text) < 13}


def zxing(picture):
    found = zxingcpp.read_barcodes(
        picture, formats=zxingcpp.BarcodeFormat.EAN13, ean_add_on_symbol=zxingcpp.EanAddOnSymbol.Read)
    texts = [symbol.text.replace(" ", "") for symbol in found]
    return {text[:13] for text in texts}, {text[13:] for text in texts if len(text) > 13}


def main():
    arguments = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    arguments.add_argument("vinylcrate")
    arguments.add_argument("--count", type=int, default=300)
    arguments.add_argument("--seed", type=int, default=1)
    options = arguments.parse_args()
    chance = random.Random(options.seed)
    readers = ["vinylcrate", "zbar", "zxing-cpp"]
    rows = [(f"blur of {blur} modules", [blur], None) for blur in BLURS]
    rows += [(kind.__name__.replace("_", " "), BLURS, kind) for kind in NONE]
    print(f"| beside the symbol | photos | symbols: {' | '.join(readers)} | add-ons: {' | '.join(readers)} |")
    print("| --- |" + " ---: |" * 7)
    wrong = dict.fromkeys(readers, 0)
    with tempfile.TemporaryDirectory() as folder:
        for title, blurs, kind in rows:
            truths, pictures, paths = [], [], []
            for index in range(options.count):
                parts = ean13(chance)
                digits = None if kind else random_digits(chance)
                beside = kind(chance) if kind else bars_of(digits)
                symbol = "".join(bits for bits, _ in parts)
                size, blur = SIZES[index % len(SIZES)], chance.choice(blurs)
                pictures.append(photo(chance, symbol, beside, size, blur))
                truths.append(("".join(map(str, number(parts))), digits and "".join(map(str, digits))))
                paths.append(os.path.join(folder, f"{index}.png"))
                cv2.imwrite(paths[-1], pictures[-1])
            answers = [ours(options.vinylcrate, paths), list(map(zbar, pictures)), list(map(zxing, pictures))]
            counts = [[], []]
            for reader, answer in zip(readers, answers):
                pairs = list(zip(answer, truths))
                counts[0].append(sum(number in numbers for (numbers, _), (number, _) in pairs))
                counts[1].append(sum(bool(addOn) and addOn in addOns for (_, addOns), (_, addOn) in pairs))
                wrong[reader] += sum(bool(addOns - {addOn}) for (_, addOns), (_, addOn) in pairs)
            print(f"| {title} | {options.count} | {' | '.join(map(str, counts[0] + counts[1]))} |", flush=True)
    print(f"| wrong add-ons | | | | | {' | '.join(str(wrong[reader]) for reader in readers)} |")


if __name__ == "__main__":
    main()
