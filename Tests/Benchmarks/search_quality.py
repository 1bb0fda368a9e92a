#!/usr/bin/env python3
"""How often `vinylcrate search` puts the wanted record first, beside plain FTS5 with bm25.

Usage: search_quality.py VINYLCRATE [--count N] [--queries N] [--real FILE]

The catalogue holds the real releases and N generated ones. Queries are made from real releases with a
fixed seed: the record that a query came from must be found, as that pressing or another of the same
artists and title; by catalogue number it must be that pressing. The other search has the same texts in an
FTS5 table, each word of the query in quotes, and bm25 as it comes; where all words together find nothing,
it takes any of them.

Without the real releases there is a message and nothing is measured.
"""
import argparse
import json
import os
import random
import subprocess
import sys
import tempfile

from catalog_runs import environment, import_dump, make_dump
from search_queries import KINDS, Release
from search_table import PlainSearch
from synthetic_dump import check, real

# Real ids are below.
FIRST_ID = 50_000_000
PLACES = (1, 5, 20)


def mix(folder, count, path, texts):
    """A dump of the real releases followed by generated ones."""
    generated = make_dump(folder, count, "--first-id", str(FIRST_ID), "--real", path)
    mixed = os.path.join(folder, "mixed")
    os.mkdir(mixed)
    mixed = os.path.join(mixed, os.path.basename(generated))
    with open(mixed, "wb") as file:
        gzip = subprocess.Popen(["gzip", "-1", "-c"], stdin=subprocess.PIPE, stdout=file)
        gzip.stdin.write(("<releases>\n" + "\n".join(texts) + "\n").encode())
        gzip.stdin.flush()
        subprocess.run(f'gzip -dc "{generated}" | tail -n +2', shell=True, check=True, stdout=gzip.stdin)
        gzip.stdin.close()
        if gzip.wait():
            sys.exit("gzip failed")
    return mixed


class Search:
    """`vinylcrate search` on the catalogue of a folder."""

    def __init__(self, vinylcrate, folder):
        self.command = [vinylcrate, "search", "--format", "json"]
        self.environment = environment(folder)

    def ask(self, query):
        """Ids of Discogs, best first, and what the answer offers instead of the query."""
        answer = subprocess.run([*self.command, query], env=self.environment, capture_output=True)
        # 1 says that nothing was found.
        if answer.returncode > 1:
            sys.exit(f"search {query!r}: {answer.stderr.decode(errors='replace')}")
        answer = json.loads(answer.stdout)
        route = answer.get("route") or {}
        offered = (answer.get("route") or {}).get("didYouMean")
        if isinstance(offered, dict):
            offered = offered["text"]
        results = route.get("results") or ([route["release"]] if "release" in route else [])
        return [each["id"].removeprefix("discogs:") for each in results], offered

    def find(self, query):
        return self.ask(query)[0]

    def find_corrected(self, query):
        """As somebody does who takes what is offered."""
        found, offered = self.ask(query)
        return self.find(offered) if offered else found


def place(found, wanted, releases, exact):
    """At which place the wanted record is, from 1; None where it is not found."""
    for number, identifier in enumerate(found, 1):
        same = identifier in releases and releases[identifier].record == wanted.record
        if identifier == wanted.id or (same and not exact):
            return number
    return None


def shares(places):
    return "".join(f"{sum(each is not None and each <= limit for each in places) / len(places):8.1%}"
                   for limit in PLACES)


def main():
    arguments = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    arguments.add_argument("vinylcrate")
    arguments.add_argument("--count", type=int, default=200_000, help="generated releases")
    arguments.add_argument("--queries", type=int, default=200, help="of each kind")
    real.add_arguments(arguments)
    options = arguments.parse_args()
    texts = real.releases(options.real)

    with tempfile.TemporaryDirectory() as folder:
        dump = mix(folder, options.count, options.real, texts)
        data = os.path.join(folder, "data")
        import_dump(options.vinylcrate, dump, data)
        ours = Search(options.vinylcrate, data)
        plain = PlainSearch(os.path.join(folder, "plain.sqlite"))
        plain.fill(map(Release, check.read(dump)))

        releases = {each.id: each for each in map(Release, texts)}
        print(f"{len(texts):,} real and {options.count:,} generated releases; the wanted record among the "
              f"first {', '.join(map(str, PLACES[:-1]))} and {PLACES[-1]}\n")
        print(f"{'':44}{'queries':>8}{'vinylcrate search':>24}{'plain FTS5':>24}")
        for name, make, exact in KINDS:
            rng = random.Random(name)
            chosen = rng.sample(list(releases.values()), len(releases))
            pairs = [(query, each) for each in chosen if (query := make(rng, each))][:options.queries]
            places = {search: [place(search(query), each, releases, exact) for query, each in pairs]
                      for search in (ours.find, plain.find, ours.find_corrected)}
            print(f"{name:44}{len(pairs):8}{shares(places[ours.find])}{shares(places[plain.find])}")
            if places[ours.find_corrected] != places[ours.find]:
                print(f"{'  taking what is offered instead':44}{'':8}{shares(places[ours.find_corrected])}")
        plain.close()


if __name__ == "__main__":
    main()
