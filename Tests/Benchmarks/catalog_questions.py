"""Questions that a large catalogue is asked, made from the releases of its dump with a fixed seed."""
import random
import sys
from itertools import islice

from search_queries import Release, words
from synthetic_dump import check, real

# Of so many releases one may be asked for.
SPARSE = 97


def chosen(dump, limit):
    """Releases from all over a dump, at most so many."""
    rng = random.Random(1)
    found = []
    for seen, text in enumerate(islice(check.read(dump), 0, None, SPARSE), 1):
        # Each release has the same chance to stay.
        if len(found) < limit:
            found.append(text)
        elif (index := rng.randrange(seen)) < limit:
            found[index] = text
    return found


def unknown_gtin(rng):
    body = f"{rng.randrange(10 ** 10):010}"
    # GS1 gives the prefix 99 to coupons only.
    return "99" + body + real.check_digit("99" + body)


def make(dump, count):
    """Lines of group, kind and text: so many questions of each group."""
    rng = random.Random(2)
    texts = chosen(dump, 8 * count)
    releases = [Release(text) for text in texts]
    gtins = [number for text in texts for number in map(real.digits, real.barcodes(text))
             if real.is_gtin(number)]
    numbers = [number for each in releases for number in each.catalog_numbers
               if number.lower() != "none" and words(number)]
    found = [(artist, title) for artist, title in (each.record for each in releases) if artist and title]
    groups = [
        ("known barcode", "barcode", gtins),
        ("unknown barcode", "barcode", [unknown_gtin(rng) for _ in range(count)]),
        ("release by id", "release", [f"discogs:{each.id}" for each in releases]),
        ("words", "search", [" ".join((rng.choice(artist), *title[:2])) for artist, title in found]),
        ("one word", "search", [rng.choice(title) for _, title in found]),
        ("prefix", "search", [f"{artist[0]} {title[0][:rng.randrange(1, 4)]}" for artist, title in found]),
        ("prefix of one word", "search", [artist[0][:rng.randrange(2, 5)] for artist, _ in found]),
        ("catalogue number", "search", numbers),
        ("catalogue number, lower case, no spaces", "search",
         [number.lower().replace(" ", "") for number in numbers]),
        ("filters", "search", [f"{artist[0]} format:Vinyl year:1970..2015" for artist, _ in found]),
    ]
    return [f"{group}\t{kind}\t{text}" for group, kind, asked in groups for text in asked[:count]]


if __name__ == "__main__":
    print("\n".join(make(sys.argv[1], int(sys.argv[2]))))
