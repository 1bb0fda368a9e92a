"""Questions that a large catalogue is asked, made from the releases of its dump with a fixed seed."""
import random
import subprocess

from search_queries import Release, words
from synthetic_dump import real

# Of so many releases one is asked for.
SPARSE = 97


def chosen(dump, limit):
    """Releases from all over a dump, at most so many."""
    rng = random.Random(1)
    process = subprocess.Popen(["gzip", "-dc", dump], stdout=subprocess.PIPE, text=True, encoding="utf-8")
    found, seen = [], 0
    for line in process.stdout:
        if not line.startswith("<release ") or hash_of(line) % SPARSE or "</release>" not in line:
            continue
        # Each release has the same chance to stay.
        seen += 1
        if len(found) < limit:
            found.append(line)
        elif (index := rng.randrange(seen)) < limit:
            found[index] = line
    process.wait()
    return found


def hash_of(line):
    return int(line[len('<release id="'):line.index('"', len('<release id="'))]) // 2


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
    import sys
    print("\n".join(make(sys.argv[1], int(sys.argv[2]))))
