"""The real releases that the statistics are taken from."""
import gzip
import html
import os
import re
import sys

FOLDER = os.path.join(os.path.dirname(__file__), "../../../../shared/data/discogs-dump")
NAME = "discogs_20200806_releases.xml.gz"
RELEASE = re.compile(r"<release id=.*?</release>", re.DOTALL)
VALID_LENGTHS = (8, 12, 13, 14)
KEPT = {"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "\r": "&#13;", "\n": "&#10;"}


def add_arguments(arguments):
    arguments.add_argument("--real", default=os.path.join(FOLDER, NAME), metavar="FILE",
                           help="the real releases, a dump in Discogs' format")


def releases(path):
    """The text of each real release, in UTF-8 as in Discogs' own files. Ends the program with a
    message where there are none."""
    if not os.path.exists(path):
        print(f"skipped: no real releases at {path} (name a dump with --real)")
        sys.exit(0)
    with gzip.open(path, "rt", encoding="utf-8") as file:
        return [re.sub(r"&#(x?[0-9A-Fa-f]+);", character, each)
                for each in RELEASE.findall(file.read())]


def character(match):
    text = html.unescape(match.group())
    return KEPT.get(text, text)


def section(release, name):
    """The text of an element of a release with its tags; empty where it has none."""
    match = re.search(rf"<{name}(?: [^>]*)?(?:/>|>.*?</{name}>)", release, re.DOTALL)
    return match.group() if match else ""


def title(release):
    """The title of the release itself, with its tags."""
    return re.search(r"</artists>(<title>[^<]*</title>)", release).group(1)


def barcodes(text):
    """What identifiers of the type Barcode hold."""
    return re.findall(r'<identifier type="Barcode"(?: description="[^"]*")? value="([^"]*)"', text)


def digits(text):
    return "".join(each for each in html.unescape(text) if each in "0123456789")


def check_digit(body):
    total = sum(int(each) * (3 if index % 2 == 0 else 1) for index, each in enumerate(body[::-1]))
    return str(-total % 10)


def is_gtin(number):
    return len(number) in VALID_LENGTHS and check_digit(number[:-1]) == number[-1]


def is_vinyl(release):
    return '<format name="Vinyl"' in release
