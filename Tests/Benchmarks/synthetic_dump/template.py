"""A section of a real release whose texts became holes."""
import re
from itertools import accumulate
from operator import itemgetter

# References to characters and addresses stay as they are; words are holes.
TEXT = re.compile(r"(&#?\w+;|https?://[^\s<]+|www\.[^\s<]+|\[[a-z]=?\d+\])|([^\W\d_]{2,})")


def words_of(text):
    return [match.group(2) for match in TEXT.finditer(text) if match.group(2)]


class Builder:
    """Collects the text between the holes, and the values that the holes take.

    The same text gets the same hole, so that a release repeats itself as the real one does.
    """

    def __init__(self):
        self.parts = []
        self.holes = []
        self.kinds = {"title": {}, "text": {}, "artist": {}, "company": {}, "label": {}}
        self.numbers = {}
        self.gtins = []

    def literal(self, text):
        self.parts.append(text.replace("%", "%%"))

    def hole(self, *key):
        self.parts.append("%s")
        self.holes.append(key)

    def index(self, kind, value):
        return self.kinds[kind].setdefault(value, len(self.kinds[kind]))

    def words(self, kind, text):
        """Text in which each word is a hole."""
        position = 0
        for match in TEXT.finditer(text):
            if match.group(2):
                self.literal(text[position:match.start()])
                self.hole(kind, self.index(kind, match.group(2)))
                position = match.end()
        self.literal(text[position:])

    def name(self, kind, pair, field):
        self.hole(kind, self.index(kind, pair), field)

    def number(self, key, length):
        """A number of so many digits; the same key gets the same one."""
        index, _ = self.numbers.setdefault((key, length), (len(self.numbers), length))
        self.hole("number", index)

    def build(self):
        return Template(self)


class Template:
    """A format and the places of its values.

    The values are one list: words of titles, words of texts, ids and names of artists, ids and names of
    companies, ids, names and letters of labels, numbers, digits of barcodes.
    """

    def __init__(self, builder):
        self.format = "".join(builder.parts)
        kinds = builder.kinds
        self.titles, self.texts = len(kinds["title"]), len(kinds["text"])
        self.artists, self.companies = len(kinds["artist"]), len(kinds["company"])
        self.labels = len(kinds["label"])
        lengths = [length for _, length in builder.numbers]
        self.cuts = [slice(end - length, end) for end, length in zip(accumulate(lengths), lengths)]
        self.digits = sum(lengths)
        self.gtins = builder.gtins
        starts, start = {}, 0
        for kind, size in (("title", self.titles), ("text", self.texts), ("artist", 2 * self.artists),
                           ("company", 2 * self.companies), ("label", 4 * self.labels),
                           ("number", len(lengths))):
            starts[kind] = start
            start += size
        for number, gtin in enumerate(self.gtins):
            starts[f"gtin {number}"] = start
            start += len(gtin)
        # A list of two, so that the getter always gives a tuple.
        places = [self.place(starts, key) for key in builder.holes]
        self.pick = itemgetter(*places, 0, 0) if places else None
        self.format += "%.0s%.0s" if places else ""

    def place(self, starts, key):
        kind, index, *field = key
        width = {"artist": 2, "company": 2, "label": 4}.get(kind, 1)
        return starts[kind] + width * index + (field[0] if field else 0)

    def fill(self, values):
        return self.format % self.pick(values) if self.pick else self.format % ()
