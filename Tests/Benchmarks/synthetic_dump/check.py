"""The statistics of a dump beside those of the real releases."""
import gzip
import random
import re
import subprocess
from itertools import islice

from . import real
from .model import sharing, without_media
from .sections import IDENTIFIER, LABEL, NAMED
from .template import words_of

# Different words can only be compared over as many releases, and of as many masters.
SAMPLE = 900
LONGEST = 100_000


def compare(real_path, path):
    truth = real.releases(real_path)
    dump = list(islice(read(path), LONGEST))
    print(f"{len(truth)} real releases; {len(dump)} of the dump\n")
    print(f"{'':44}{'real':>10}{'dump':>10}")
    theirs, ours = (figures(each, one_a_master(each)[:SAMPLE]) for each in (truth, dump))
    for name, value in theirs.items():
        print(f"{name:44}{value:>10}{ours[name]:>10}")
    for name, releases in (("real", truth), ("dump", dump)):
        together, pairs = sharing(releases)
        print(f"\n{name}: of {pairs} pairs of pressings that both have barcodes, {together} share one",
              end="")
    print("\n\ndifferent words in titles, by releases")
    count = 1_000
    while count <= len(dump):
        print(f"{count:>10}{len(set(title_words(dump[:count]))):>10}")
        count *= 10


def read(path):
    """The releases of a dump, a release a line or over several."""
    command = {"gz": ["gzip", "-dc"], "st": ["zstd", "-dc"]}.get(path[-2:], ["cat"])
    with subprocess.Popen(command + [path], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                          text=True, encoding="utf-8") as process:
        lines = []
        for line in process.stdout:
            lines.append(line)
            if line.endswith("</release>\n"):
                text = "".join(lines)
                yield text[text.index("<release "):].rstrip()
                lines = []


def one_a_master(releases):
    """One release of each master, from all over the dump."""
    masters = {}
    for number, each in enumerate(releases):
        match = re.search(r"<master_id[^>]*>(\d+)", each)
        masters.setdefault(match.group(1) if match else -number, each)
    return random.Random(1).sample(list(masters.values()), len(masters))


def title_words(releases):
    return [word for each in releases for text in re.findall(r"<title>([^<]*)<", without_media(each))
            for word in words_of(text)]


def figures(releases, sample):
    """Lines of the table; the sample is for what grows with the number of releases."""
    count = len(releases)
    parts = [without_media(each) for each in releases]
    sample_parts = [without_media(each) for each in sample]
    text = "\n".join(sample).encode()
    barcodes = [real.barcodes(each) for each in parts]
    written = [value for each in barcodes for value in each]
    numbers = [real.digits(value) for value in written]
    gtins = [{number.zfill(14) for number in map(real.digits, each) if real.is_gtin(number)}
             for each in barcodes]
    vinyl = [bool(each) for each, release in zip(barcodes, parts) if real.is_vinyl(release)]
    tracks = [each.count("<track>") for each in parts]
    notes = [real.section(each, "notes") for each in parts]
    titles = [words_of(text) for each in parts for text in re.findall(r"<title>([^<]*)<", each)]
    catnos = [catno for each in parts for _, catno, _ in LABEL.findall(each)]
    extra = [each.count("<role>") for each in parts]
    masters = sum("<master_id" in each for each in parts)
    artists = [pair for each in sample_parts for pair in NAMED.findall(each.partition("<companies>")[0])]

    def share(part, whole=count):
        return f"{part / whole:.1%}" if whole else "-"

    def mean(values):
        return f"{sum(values) / max(1, len(values)):.2f}"

    def length(number):
        return share(sum(len(each) == number for each in numbers), len(numbers))

    return {
        "bytes of XML a release": f"{sum(len(each.encode()) for each in releases) / count:.0f}",
        "the same without images and videos": f"{sum(len(each.encode()) for each in parts) / count:.0f}",
        "gzip -6 makes it so many times smaller": f"{len(text) / len(gzip.compress(text, 6)):.2f}",
        "vinyl": share(len(vinyl)),
        "with a barcode": share(sum(map(bool, barcodes))),
        "vinyl with a barcode": share(sum(vinyl), len(vinyl)),
        "with a valid GTIN": share(sum(map(bool, gtins))),
        "barcodes a release": mean([len(each) for each in barcodes]),
        "barcodes of 12 digits": length(12),
        "barcodes of 13 digits": length(13),
        "barcodes with spaces": share(sum(" " in each for each in written), len(written)),
        "barcodes without valid check digit": share(
            sum(not real.is_gtin(each) for each in numbers), len(numbers)),
        "tracks a release": mean(tracks),
        "at most 4 tracks": share(sum(each <= 4 for each in tracks)),
        "more than 20 tracks": share(sum(each > 20 for each in tracks)),
        "words a title": mean(list(map(len, titles))),
        "letters a word of titles": mean([len(word) for each in titles for word in each]),
        "labels a release": mean([len(LABEL.findall(each)) for each in parts]),
        "characters a catalogue number": mean(list(map(len, catnos))),
        "identifiers a release": mean([len(IDENTIFIER.findall(each)) for each in parts]),
        "further artists a release": mean(extra),
        "companies a release": mean([each.count("<company>") for each in parts]),
        "with notes": share(sum(map(bool, notes))),
        "characters of notes a release": mean(list(map(len, notes))),
        "with a master": share(masters),
        "of these the main release": share(
            sum('is_main_release="true"' in each for each in parts), masters),
        "different words of titles in 900 masters": len(set(title_words(sample))),
        "different artists in 900 masters": len(set(artists)),
    }
