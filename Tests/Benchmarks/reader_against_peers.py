#!/usr/bin/env python3
"""Reads, wrong codes and times of vinylcrate beside zbar, zxing-cpp and OpenCV on labelled photos.

Usage: reader_against_peers.py VINYLCRATE PHOTOS

PHOTOS is a folder with labels.csv (path, gtin, source, also_visible), negatives.csv (path) and, for
times, sleeves-timing.csv and sleeves-timing-none.csv (path). All run on one processor; every reader
gets the whole picture and its defaults. A photo counts as read when each labelled code is read; a
code that is neither labelled nor also visible is wrong.

Needs the Python packages pyzbar, zxing-cpp, opencv-python-headless, and zbarimg.
"""
import csv
import ctypes
import json
import os
import statistics
import subprocess
import sys
import time

import cv2
import zxingcpp
from pyzbar import pyzbar

ROUNDS = 5
COPIES = 8
ZBARIMG = "zbarimg -q --raw -Sdisable -Sean13.enable -Sean8.enable -Supca.enable -Supce.enable".split()


def expand_upc_e(text):
    """The twelve digits of UPC-A that an eight-digit UPC-E text stands for."""
    system, digits, check = text[0], text[1:7], text[7]
    last = digits[5]
    if last in "012":
        body = digits[:2] + last + "0000" + digits[2:5]
    elif last == "3":
        body = digits[:3] + "00000" + digits[3:5]
    elif last == "4":
        body = digits[:4] + "00000" + digits[4]
    else:
        body = digits[:5] + "0000" + last
    return system + body + check


def gtin(text, symbology=""):
    """The canonical 14 digits of what a reader returned."""
    digits = "".join(character for character in text.split(" ")[0] if character.isdigit())
    if symbology.upper().replace("-", "").replace("_", "").endswith("UPCE") and len(digits) == 8:
        digits = expand_upc_e(digits)
    return digits.zfill(14)


def rows(photos, name):
    with open(os.path.join(photos, name), newline="") as file:
        return [dict(row, path=os.path.join(photos, row["path"])) for row in csv.DictReader(file)]


def ours(binary, paths):
    """Codes of each path, from one batch on one worker."""
    command = [binary, "scan", "--format", "jsonl", "--jobs", "1", "--files-from", "-"]
    output = subprocess.run(
        command, input="\n".join(paths), stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    codes = {}
    for line in output.stdout.splitlines():
        outcome = json.loads(line)
        codes.setdefault(outcome["path"], set()).update(
            code["gtin"] for code in outcome["barcodes"])
    return codes


def batch_milliseconds(binary, path):
    """What one more photo costs a batch: a batch of it many times against a batch of it once.

    What the program says of each photo counts some time twice, since it reads on while it looks up.
    """
    start = time.perf_counter()
    ours(binary, [path])
    once = time.perf_counter() - start
    start = time.perf_counter()
    ours(binary, [path] * (1 + COPIES))
    return (time.perf_counter() - start - once) / COPIES * 1000


def zbar(image):
    kinds = [pyzbar.ZBarSymbol[name] for name in ("EAN13", "EAN8", "UPCA", "UPCE")]
    return {gtin(code.data.decode(), code.type) for code in pyzbar.decode(image, symbols=kinds)}


ZXING_FORMATS = zxingcpp.barcode_formats_from_str("EAN-13,EAN-8,UPC-A,UPC-E")


def zxing(image):
    codes = zxingcpp.read_barcodes(image, formats=ZXING_FORMATS)
    return {gtin(code.text, str(code.format).split(".")[-1]) for code in codes}


def opencv(image):
    _, texts, kinds, _ = cv2.barcode.BarcodeDetector().detectAndDecodeWithType(image)
    return {gtin(text, kind) for text, kind in zip(texts or (), kinds or ()) if text}


PEERS = {"zbar": zbar, "zxing-cpp": zxing, "OpenCV": opencv}


def read_all(binary, photos):
    """For each reader its codes by path."""
    paths = [row["path"] for row in photos]
    codes = {"vinylcrate": ours(binary, paths)} | {name: {} for name in PEERS}
    for path in paths:
        image = cv2.imread(path, cv2.IMREAD_GRAYSCALE)
        for name, read in PEERS.items():
            codes[name][path] = read(image) if image is not None else set()
    return codes


def print_reads(binary, photos):
    labelled, negatives = rows(photos, "labels.csv"), rows(photos, "negatives.csv")
    codes = read_all(binary, labelled)
    names = ["vinylcrate", *PEERS]
    by_source = {}
    wrong = dict.fromkeys(names, 0)
    lost = []
    for row in labelled:
        wanted = {gtin(code) for code in row["gtin"].split(";")}
        allowed = wanted | {gtin(code) for code in row["also_visible"].split(";") if code}
        read = {name: wanted <= codes[name].get(row["path"], set()) for name in names}
        any_peer = any(read[name] for name in PEERS)
        if any_peer and not read["vinylcrate"]:
            lost.append(os.path.relpath(row["path"], photos))
        counts = by_source.setdefault(row["source"], [0] * (len(names) + 2))
        for column, hit in enumerate([True, *read.values(), any_peer]):
            counts[column] += hit
        for name in names:
            wrong[name] += len(codes[name].get(row["path"], set()) - allowed)

    print(f"| source | photos | {' | '.join(names)} | any peer |")
    print("| --- |" + " ---: |" * (len(names) + 2))
    for source, counts in sorted(by_source.items()):
        print(f"| {source} | {' | '.join(map(str, counts))} |")
    totals = [sum(column) for column in zip(*by_source.values())]
    print(f"| **all** | {' | '.join(map(str, totals))} |")
    print(f"| wrong codes | | {' | '.join(str(wrong[name]) for name in names)} | |")
    codes = read_all(binary, negatives)
    found = [sum(len(codes[name].get(row["path"], ())) for row in negatives) for name in names]
    print(f"| wrong codes, {len(negatives)} without a barcode | | {' | '.join(map(str, found))} | |")
    print(f"\nread by a peer and not here: {len(lost)}")
    for path in lost:
        print(f"  {path}")


def bare_decoder():
    """A function that decodes a JPEG to luma with libjpeg-turbo and nothing else."""
    library = ctypes.CDLL("libturbojpeg.so.0")
    library.tjInitDecompress.restype = ctypes.c_void_p
    handle = ctypes.c_void_p(library.tjInitDecompress())
    gray = 6

    def decode(data):
        values = [ctypes.c_int() for _ in range(4)]
        size = ctypes.c_ulong(len(data))
        library.tjDecompressHeader3(handle, data, size, *map(ctypes.byref, values))
        width, height = values[0].value, values[1].value
        plane = ctypes.create_string_buffer(width * height)
        start = time.perf_counter()
        library.tjDecompress2(handle, data, size, plane, width, 0, height, gray, 0)
        return (time.perf_counter() - start) * 1000

    return decode


def times(binary, paths):
    """For each reader the milliseconds of each path, medians over the rounds."""
    decode = bare_decoder()
    samples = {name: {path: [] for path in paths} for name in ("bare", "vinylcrate", "zxing-cpp", "zbarimg")}
    codes = ours(binary, paths)
    read = {path for path in paths if codes[path]}
    for _ in range(ROUNDS):
        for path in paths:
            samples["vinylcrate"][path].append(batch_milliseconds(binary, path))
            with open(path, "rb") as file:
                samples["bare"][path].append(decode(file.read()))
            start = time.perf_counter()
            zxing(cv2.imread(path, cv2.IMREAD_GRAYSCALE))
            samples["zxing-cpp"][path].append((time.perf_counter() - start) * 1000)
            start = time.perf_counter()
            subprocess.run([*ZBARIMG, path], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            samples["zbarimg"][path].append((time.perf_counter() - start) * 1000)
    medians = {
        name: {path: statistics.median(values) for path, values in by_path.items()}
        for name, by_path in samples.items()}
    return medians, read


def print_times(binary, photos):
    # On one core, as is said: what else the machine does goes to the others.
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    for name, title in (
        ("sleeves-timing.csv", "12-megapixel sleeves that are read"),
        ("sleeves-timing-none.csv", "12-megapixel photos with nothing to read"),
    ):
        if not os.path.exists(os.path.join(photos, name)):
            continue
        paths = [row["path"] for row in rows(photos, name)]
        medians, read = times(binary, paths)
        chosen = [path for path in paths if path in read] if "none" not in name else paths
        print(f"\n{title}: {len(chosen)} of {len(paths)}, ratio of milliseconds, median (worst)")
        for peer in ("bare", "zxing-cpp", "zbarimg"):
            ratios = [medians["vinylcrate"][path] / medians[peer][path] for path in chosen]
            label = "bare luma decode" if peer == "bare" else peer
            print(f"  to {label:16} {statistics.median(ratios):5.2f} ({max(ratios):.2f})")
        for peer in medians:
            label = "bare luma decode" if peer == "bare" else peer
            print(f"  {label:19} {statistics.median(medians[peer][path] for path in chosen):7.1f} ms")


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    binary, photos = sys.argv[1:]
    if not os.path.exists(os.path.join(photos, "labels.csv")):
        print(f"skipped: there are no labelled photos in {photos}")
        return
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    cv2.setNumThreads(1)
    print_reads(binary, photos)
    print_times(binary, photos)


if __name__ == "__main__":
    main()
