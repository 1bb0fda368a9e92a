#!/usr/bin/env python3
"""Counts on one half of the sample releases what PressingEvidence+Weight.swift weighs evidence by.

    count_evidence.py [folder of samples]

A share is over pairs: "right" is a release with its own barcode, "others" is another release in its
place. For what hints name, others are pressings of the same master, each master counted as one. One
is added to either side of each count, so that no share is 0 or 1."""

import collections
import itertools
import math
import os
import re
import sys

import pressing_data

PREFIXES = os.path.join(os.path.dirname(__file__), "../../../Sources/Barcodes/GTIN+Prefix.swift")


def prefixes():
    """The program's own table: the first and the last prefix, and the countries."""
    with open(PREFIXES) as file:
        rows = re.findall(r"^ +(\d+)(?:-(\d+))? ([A-Z]{2}(?: [A-Z]{2})*)$", file.read(), re.M)
    return [(int(first), int(last or first), set(countries.split())) for first, last, countries in rows]


def issuing(code, table):
    prefix = int(code[1:4])
    return next((names for first, last, names in table if first <= prefix <= last), set())


def is_within(country, countries):
    """Whether a pressing was sold in these countries only."""
    return country in countries or (country == "USA & Canada" and {"US", "CA"} <= countries)


class Share:
    def __init__(self):
        self.count = self.total = 0

    def add(self, fits, weight=1):
        self.total += weight
        self.count += weight if fits else 0

    @property
    def value(self):
        return (self.count + 1) / (self.total + 2)

    def __str__(self):
        return f"{self.value:.3f} ({self.count:.1f} of {self.total:.1f})"


def odds(right, others):
    return math.log(right / (1 - right)) - math.log(others / (1 - others))


def shared(a, b):
    return bool(set(a) & set(b))


def main():
    folder = sys.argv[1] if len(sys.argv) > 1 else "../shared/data"
    sample = pressing_data.split(folder)[0]
    coded = [r for r in sample if r.gtins and r.country]
    print(f"{len(sample)} releases of the half that is counted, {len(coded)} with barcode and country\n")
    print(f"{'evidence':32}{'right':>26}{'others':>26}{'log-odds':>10}")

    def row(name, right, others):
        print(f"{name:32}{str(right):>26}{str(others):>26}{odds(right.value, others.value):10.2f}")

    table = prefixes()
    for kind in ["UPC-A", "EAN"]:
        right, others = Share(), Share()
        for a in coded:
            countries = issuing(a.gtins[0], table)
            if not countries or (countries == {"US", "CA"}) != (kind == "UPC-A"):
                continue
            right.add(is_within(a.country, countries))
            for b in coded:
                if b is not a:
                    others.add(is_within(b.country, countries))
        row(f"country of the barcode, {kind}", right, others)

    vinyl = Share()
    for release in [r for r in sample if r.gtins]:
        vinyl.add(any("Vinyl" in f for f in release.formats))
    print(f"\nvinyl among releases with a barcode:    {vinyl}")
    countries = collections.Counter(r.country for r in sample if r.country)
    country, count = countries.most_common(1)[0]
    print(f"the commonest country, {country}:             {count / countries.total():.3f}")

    masters = collections.defaultdict(list)
    for release in sample:
        if release.master:
            masters[release.master].append(release)
    same = {name: Share() for name in ["catalogue number", "country", "label", "year"]}
    several = [m for m in masters.values() if len(m) > 1]
    for master in several:
        pairs = list(itertools.combinations(master, 2))
        for a, b in pairs:
            weight = 1 / len(pairs)
            numbers = [set(map(pressing_data.key, r.numbers)) for r in (a, b)]
            if all(numbers):
                same["catalogue number"].add(shared(*numbers), weight)
            same["country"].add(a.country == b.country, weight)
            if a.labels and b.labels:
                same["label"].add(shared(a.labels, b.labels), weight)
            same["year"].add(a.year == b.year, weight)
    print(f"\nthe same in another pressing, {len(several)} masters")
    for name, share in same.items():
        print(f"  {name:20}{share}")


if __name__ == "__main__":
    main()
