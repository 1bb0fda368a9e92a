#!/usr/bin/env python3
"""Cases for PressingBench: releases that share a barcode, the one that is in somebody's hands, and
what that person says of it; one JSON object a line.

    make_cases.py [folder of samples] [times as many mistakes] [seed]

"real": the releases of the sample that share a barcode, each of them in turn in the hands.

"made": each release of the half that no weight was counted on, with 1 to 5 pressings made from it
which carry its barcode: represses (another year, sometimes another number), foreign pressings
(another country and year, mostly another number or label), other carriers, and variants that differ
in nothing, such as coloured vinyl. Any of them may be in the hands, but where there is vinyl it is
vinyl 98 times in 100. The oldest of a group is its main release. Ids are random, so that no order of
theirs helps.

What a person says is wrong now and then: a number that is typed wrong, or that of another pressing;
the year of the first pressing for that of a later one; records from a country that is not preferred."""

import json
import random
import sys

import pressing_data

WORDS = ["back", "front", "IMG_20190817_1432", "2021-05-03 11.02.44", "scan", "spine", "mint", "A"]
NAMES = {"GB": "UK", "US": "USA", "DE": "Germany", "FR": "France", "IT": "Italy", "JP": "Japan",
         "XE": "Europe"}


def summary(release, is_main):
    return {
        "id": release.id, "title": release.title or "",
        "artists": [{"name": a} for a in release.artists],
        "labels": [{"name": (release.labels or [""])[min(i, len(release.labels) - 1)] if release.labels
                    else "", "catalogueNumber": n} for i, n in enumerate(release.numbers)]
        or [{"name": l} for l in release.labels],
        "formats": [{"name": f, "quantity": 1, "descriptions": []} for f in release.formats],
        "country": release.country, "released": release.year, "isMainRelease": is_main,
    }


class Maker:
    def __init__(self, sample, mistakes, seed):
        self.random = random.Random(seed)
        self.mistakes = mistakes
        self.countries = [r.country for r in sample if r.country]
        self.labels = [l for r in sample for l in r.labels]
        self.numbers = [n for r in sample for n in r.numbers]

    def happens(self, probability):
        return self.random.random() < probability

    def errs(self, probability):
        return self.happens(probability * self.mistakes)

    def later(self, year, low, high):
        return str(min(2025, int(year) + self.random.randint(low, high))) if year else None

    def altered(self, numbers):
        """The same numbers with another last digit, or with a suffix."""
        found = []
        for number in numbers:
            digit = self.random.choice("0123456789")
            changed = number[:-1] + digit
            found.append(changed if changed != number and number[-1:].isdigit() else number + "-" + digit)
        return found

    def sibling(self, release):
        identifier = f"discogs:{self.random.randint(1, 30_000_000)}"
        made = release._replace(id=identifier)
        kind = self.random.random()
        if kind < 0.30:  # a repress
            made = made._replace(year=self.later(release.year, 1, 20))
            return made if self.happens(0.6) else made._replace(numbers=self.altered(release.numbers))
        if kind < 0.70:  # a foreign pressing
            if not self.happens(0.4):
                made = made._replace(numbers=[self.random.choice(self.numbers)])
            if not self.happens(0.7):
                made = made._replace(labels=[self.random.choice(self.labels)])
            return made._replace(
                country=self.random.choice(self.countries), year=self.later(release.year, 0, 2))
        if kind < 0.85:  # another carrier
            carrier = "CD" if "Vinyl" in release.formats else "Vinyl"
            return made._replace(
                formats=[carrier], year=self.later(release.year, 0, 10),
                numbers=self.altered(release.numbers))
        return made  # a variant

    def group(self, release):
        own = release._replace(id=f"discogs:{self.random.randint(1, 30_000_000)}")
        return [own] + [self.sibling(own) for _ in range(self.random.randint(1, 5))]

    def in_hands(self, group):
        vinyl = [i for i, r in enumerate(group) if any("Vinyl" in f for f in r.formats)]
        if vinyl and not self.errs(0.02):
            return self.random.choice(vinyl)
        return self.random.randrange(len(group))

    def written(self, number):
        """The number as somebody writes it."""
        style = self.random.randrange(4)
        if style == 0:
            return number
        if style == 1:
            return number.replace(" ", "").replace("-", "").lower()
        return number.replace(" ", "-") if style == 2 else number.lower()

    def number(self, release, group, mistakes):
        if self.errs(mistakes):
            others = [n for r in group if r is not release for n in r.numbers]
            if others and self.happens(0.5):
                return self.random.choice(others)
            return self.altered(release.numbers[:1])[0] if release.numbers else ""
        return self.written(self.random.choice(release.numbers)) if release.numbers else ""

    def country(self, release, mistakes):
        country = self.random.choice(self.countries) if self.errs(mistakes) else release.country
        return NAMES.get(country, country or "")

    def year(self, release, group, mistakes):
        first = min((r.year for r in group if r.year), default="")
        return first if self.errs(mistakes) else release.year or ""

    def case(self, name, barcode, group, truth):
        release = group[truth]
        oldest = min(group, key=lambda r: (r.year or "9999", r.id))
        wrong_country = not release.country or self.errs(0.25)
        photo = [self.random.choice(WORDS), release.title or ""]
        if self.happens(0.7):
            photo.insert(self.random.randrange(3), self.number(release, group, 0.02))
        folder = [self.country(release, 0.02), self.year(release, group, 0.1)]
        return {
            "set": name, "barcode": barcode, "truth": truth,
            "releases": [summary(r, name == "made" and r is oldest) for r in group],
            "preferred": [self.random.choice(self.countries) if wrong_country else release.country],
            "number": self.number(release, group, 0.01),
            "pressing": f"{self.country(release, 0.01)} {self.year(release, group, 0.05)}".strip(),
            "photo": " ".join(photo).replace("/", " "),
            "folder": " ".join(folder) if self.happens(0.5) else "sleeves",
        }


def main():
    folder = sys.argv[1] if len(sys.argv) > 1 else "../shared/data"
    _, sample, groups = pressing_data.split(folder)
    mistakes = float(sys.argv[2]) if len(sys.argv) > 2 else 1
    maker = Maker(sample, mistakes, int(sys.argv[3]) if len(sys.argv) > 3 else 1977)
    cases = [maker.case("real", code, group, truth)
             for code, group in groups.items() for truth in range(len(group))]
    coded = [r for r in sample if r.gtins and r.country]
    for _ in range(20):
        for release in coded:
            group = maker.group(release)
            cases.append(maker.case("made", release.gtins[0], group, maker.in_hands(group)))
    for case in cases:
        print(json.dumps(case))


if __name__ == "__main__":
    main()
