"""Copies of labelled photos that vinylcrate reads, with something on one of their symbols, read by each program."""
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


def compare(doc, title, groups, change):
    """Reads the copies that the command line asks for, and prints a table.

    change has a picture, the corners of a symbol on it, a group and a source of chances, and gives the changed picture.
    """
    parser = argparse.ArgumentParser(description=doc, formatter_class=argparse.RawDescriptionHelpFormatter)
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
            chance, group = random.Random(f"{options.seed} {index}"), groups[index % len(groups)]
            row = chance.choice(labelled)
            while row["path"] not in read:
                row = chance.choice(labelled)
            quad = chance.choice(read[row["path"]])
            picture = cv2.imread(row["path"], cv2.IMREAD_GRAYSCALE).astype(numpy.float32)
            path = os.path.join(folder, "%04d.png" % index)
            cv2.imwrite(path, to_bytes(change(picture, quad, group, chance)))
            copies.append((path, f"{group} %", row))
        print_reads(options.vinylcrate, copies, title)
