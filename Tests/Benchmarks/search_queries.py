"""Queries as people type them, made from a release."""
import html
import re

from synthetic_dump import real
from synthetic_dump.sections import LABEL, NAMED

WORD = re.compile(r"[^\W_]+(?:'[^\W_]+)*")
LETTERS = "abcdefghijklmnopqrstuvwxyz"


def texts(pattern, text):
    return [html.unescape(each) for each in re.findall(pattern, text)]


class Release:
    """What of a release is searched."""

    def __init__(self, xml):
        self.id = re.match(r'<release id="(\d+)"', xml).group(1)
        # Discogs tells namesakes apart by a number that is not part of the name.
        self.artists = [re.sub(r" \(\d+\)$", "", html.unescape(name))
                        for _, name in NAMED.findall(real.section(xml, "artists"))]
        self.title = html.unescape(real.title(xml)[7:-8])
        labels = LABEL.findall(real.section(xml, "labels"))
        self.labels = [html.unescape(name) for name, _, _ in labels]
        self.catalog_numbers = [html.unescape(number) for _, number, _ in labels]
        self.tracks = texts(r"<title>([^<]*)<", real.section(xml, "tracklist"))

    @property
    def record(self):
        return words(" ".join(self.artists)), words(self.title)


def words(text):
    return tuple(each.lower() for each in WORD.findall(text))


def part(rng, found, count):
    """So many of the words, in their order."""
    return [found[index] for index in sorted(rng.sample(range(len(found)), min(count, len(found))))]


def enough(release):
    """The words of artist and title, where both have some and the artist is no mere 'Various'."""
    artist, title = release.record
    return (artist, title) if artist and title and artist != ("various",) else None


def in_part(rng, release):
    found = enough(release)
    return found and " ".join(part(rng, found[0], 1) + part(rng, found[1], 2))


def in_full(rng, release):
    found = enough(release)
    return found and " ".join(found[0] + found[1])


def reordered(rng, release):
    found = enough(release)
    if not found or len(found[0] + found[1]) < 3:
        return None
    shuffled = list(found[0] + found[1])
    while shuffled == list(found[0] + found[1]) and len(set(shuffled)) > 1:
        rng.shuffle(shuffled)
    return " ".join(shuffled)


def mistyped(rng, release):
    """One letter of a word of six or more is missing, doubled, another, or changed places."""
    found = enough(release)
    typed = list(found[0] + found[1]) if found else []
    long = [index for index, word in enumerate(typed) if len(word) >= 6]
    if not long:
        return None
    index = rng.choice(long)
    word, at = typed[index], rng.randrange(1, len(typed[index]) - 1)
    other = rng.choice([each for each in LETTERS if each != word[at]])
    changed = [word[:at] + word[at + 1:], word[:at] + word[at] + word[at:],
               word[:at] + other + word[at + 1:], word[:at] + word[at + 1] + word[at] + word[at + 2:]]
    typed[index] = rng.choice([each for each in changed if each != word])
    return " ".join(typed)


def respaced(rng, release):
    """A catalogue number with other spaces, hyphens and capitals."""
    for number in release.catalog_numbers:
        runs = re.findall(r"[A-Za-z]+|[0-9]+", number)
        if number.lower() != "none" and len("".join(runs)) >= 5 and len(runs) > 1:
            others = [each for each in ("", " ", "-") if each.join(runs).lower() != number.lower()]
            return rng.choice((str.lower, str.upper))(rng.choice(others).join(runs))
    return None


def with_catalog_number(rng, release):
    """A word of the artist and the catalogue number as it is printed."""
    found = enough(release)
    number = release.catalog_numbers and release.catalog_numbers[0]
    if not found or not number or number.lower() == "none":
        return None
    return f"{rng.choice(found[0])} {number}"


# What it is, how it is made, whether only that pressing counts.
KINDS = (
    ("artist and title", in_full, False),
    ("a word of the artist, two of the title", in_part, False),
    ("all words in another order", reordered, False),
    ("one typing error in a word of six or more", mistyped, False),
    ("catalogue number, other spaces", respaced, True),
    ("a word of the artist, catalogue number", with_catalog_number, True),
)
