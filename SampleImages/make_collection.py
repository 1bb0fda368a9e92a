#!/usr/bin/env python3
"""Writes a collection of invented records as CSV, and copies of photos, each a file of its own.

Usage: make_collection.py FOLDER RECORDS PHOTOS PHOTO...

FOLDER/collection.csv has RECORDS records; FOLDER/photos has PHOTOS photos, the given ones in turn.
"""
import csv
import os
import sys

FIRST = "Amber Blue Broken Copper Distant Electric Golden Hollow Iron Lunar Marble Northern Paper Quiet Red Silver " \
    "Slow Summer Velvet White".split()
SECOND = "Anchors Birds Cities Engines Fields Gardens Harbours Islands Kites Lanterns Mirrors Oceans Pilots Rivers " \
    "Shadows Signals Stations Trains Winters Wolves".split()
LABELS = ["Harbour Light", "Paper Moon", "Third Rail", "Low Tide", "Night Bus"]
FIELDS = ["Catalog#", "Artist", "Title", "Label", "Format", "Rating", "Released", "release_id",
          "CollectionFolder", "Collection Media Condition"]
GRADES = ["Mint (M)", "Near Mint (NM or M-)", "Very Good Plus (VG+)", ""]


def record(number):
    first, second, rest = FIRST[number % 20], SECOND[number // 20 % 20], number // 400
    artist = f"The {first} {second}"
    title = f"{FIRST[(number * 7 + rest) % 20]} {SECOND[(number * 3 + rest) % 20]}"
    label = number * 13 % 5
    return [f"{LABELS[label][:2].upper()} {1000 + number}", artist, title, LABELS[label], "LP, Album", 0,
            1958 + number * 11 % 62, 90_000_000 + number, "Shelf " + "ABCDEF"[number % 6],
            GRADES[number * 5 % 4]]


def main():
    folder, records, count, *photos = sys.argv[1:]
    os.makedirs(f"{folder}/photos", exist_ok=True)
    with open(f"{folder}/collection.csv", "w", newline="") as file:
        rows = csv.writer(file)
        rows.writerow(FIELDS)
        rows.writerows(map(record, range(int(records))))
    for number in range(int(count)):
        photo = photos[number % len(photos)]
        with open(photo, "rb") as file:
            picture = file.read()
        name = f"{folder}/photos/{number:03}{os.path.splitext(photo)[1]}"
        with open(name, "wb") as file:
            # Bytes after the end of a picture change nothing that is seen.
            file.write(picture + number.to_bytes(2, "big"))


main()
