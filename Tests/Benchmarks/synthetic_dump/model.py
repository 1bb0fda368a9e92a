"""All that a generator takes from the real releases.

A real release is taken apart into four sections: identity (artists, title, tracklist, genres), pressing
(labels, formats, country, identifiers), credits (further artists, notes, companies) and media (images,
videos). What is text in a section becomes a hole; the rest stays. A generated release joins sections of
different real releases and fills the holes with words, names and numbers drawn anew, so that only the
shapes come from the real releases.
"""
import random
import re
from collections import Counter

from . import real
from .names import Names
from .sections import IDENTIFIER, LABEL, NAMED, RUNS, Sections
from .template import words_of
from .vocabulary import Vocabulary

# A name that so large a share of the releases carries stands for many ("Various", "Not On Label").
COMMON = 0.02
# A word of so many releases' identifiers belongs to a plant or a society, not to a release.
SHARED = 3


class Model:
    """Templates by section and medium, vocabularies, and how releases hang together."""

    def __init__(self, path):
        releases = real.releases(path)
        rng = random.Random(1)
        self.releases = len(releases)
        parts = [without_media(each) for each in releases]
        artists = [NAMED.findall(each.partition("<companies>")[0]) for each in parts]
        companies = [NAMED.findall(each.partition("<companies>")[2]) for each in parts]
        labels = [[(identifier, name) for name, _, identifier in LABEL.findall(each)] for each in parts]
        sections = Sections(common_ids(artists + companies + labels, len(releases)), known_words(parts))

        # A word or a name that a release repeats is drawn once.
        self.titles, self.texts, words = (
            Vocabulary(rng, [list(dict.fromkeys(words_of(text))) for text in texts])
            for texts in (
                [" ".join(re.findall(r"<title>([^<]*)<", each)) for each in parts],
                [real.section(each, "notes") for each in parts],
                [" ".join(name for _, name in each) for each in artists]))
        self.artists, self.companies, self.labels = (
            Names(rng, [pair for each in mentions for pair in dict.fromkeys(each)], words)
            for mentions in (artists, companies, labels))

        # By medium, since vinyl has other tracklists, formats and barcodes than the rest.
        self.vinyl = sum(map(real.is_vinyl, releases)) / len(releases)
        self.templates = {}
        for vinyl in (True, False):
            chosen = [each for each in releases if real.is_vinyl(each) == vinyl]
            with_master = [each for each in chosen if "<master_id" in each]
            without = [each for each in chosen if "<master_id" not in each]
            main = sum('is_main_release="true"' in each for each in with_master)
            pressings = [sections.pressing(each) for each in chosen]
            self.templates[vinyl] = {
                "alone": [sections.identity(each) for each in without],
                "master": [sections.identity(each) for each in with_master],
                "pressing": pressings,
                "with barcode": [each for each in pressings if each.gtins],
                "credits": [sections.credits(each) for each in chosen],
                "media": [sections.media(each) for each in chosen],
                "has master": len(with_master) / len(chosen),
                "is main": main / len(with_master),
            }
        self.qualities = [real.section(each, "data_quality") for each in releases]
        # Two pressings share a barcode when both took that of their master.
        together, pairs = sharing(releases)
        self.takes_barcode = (together / pairs) ** 0.5 if pairs else 0


def without_media(release):
    return re.sub(r"<(images|videos)>.*?</\1>", "", release, flags=re.DOTALL)


def common_ids(mentions, count):
    found = Counter(identifier for pairs in mentions for identifier, _ in set(pairs))
    return {identifier for identifier, times in found.items() if times > COMMON * count}


def known_words(releases):
    found = Counter(
        run for each in releases
        for run in {run.lower() for _, _, value in IDENTIFIER.findall(each) for run in RUNS.findall(value)})
    return {run for run, times in found.items() if times >= SHARED}


def sharing(releases):
    """How many pairs of pressings of one master that both have barcodes share one, and of how many."""
    masters = {}
    for each in releases:
        master = re.search(r"<master_id[^>]*>(\d+)", each)
        gtins = {number for number in map(real.digits, real.barcodes(each)) if real.is_gtin(number)}
        if master and gtins:
            masters.setdefault(master.group(1), []).append(gtins)
    pairs = [bool(one & other) for each in masters.values()
             for index, one in enumerate(each) for other in each[:index]]
    return sum(pairs), len(pairs)
