"""Words and names whose number grows with the text drawn, as in real text.

What the real releases have more than three times is drawn as often as there. All else is the tail: ranks
without an end from a power law, P(R > r) = (1 + r / r0) ^ -(1 / growth - 1), so that the number of
different words grows with the `growth`-th power of the text (Heaps' law). `r0` is set so that text as long
as the real one has as many different words.
"""
import math
import statistics
import unicodedata
from array import array
from collections import Counter

CELLS = 65536
CACHED = 400_000
# Above this rank, words have three pieces: two would give the same word too often.
TWO_PIECES = 500_000


def growth_of(rng, documents):
    """The exponent of Heaps' law: how the number of different words grows when the text doubles."""
    exponents = []
    for _ in range(9):
        chosen = rng.sample(documents, len(documents) // 2)
        half, whole = ([word for words in each for word in words] for each in (chosen, documents))
        exponents.append(
            math.log(len(set(whole)) / len(set(half))) / math.log(len(whole) / len(half)))
    return statistics.mean(exponents)


class Tail:
    """Ranks from a power law without an end."""

    def __init__(self, rng, drawn, different, growth):
        self.power = -1 / (1 / growth - 1)
        self.scale = 1.0
        low, high = 1.0, 1e7
        for _ in range(22):
            self.scale = math.sqrt(low * high)
            if len(set(self.ranks(rng, drawn))) < different:
                low = self.scale
            else:
                high = self.scale

    def ranks(self, rng, count):
        scale, power, random = self.scale, self.power, rng.random
        return [int(scale * ((1.0 - random()) ** power - 1)) for _ in range(count)]

    def rank(self, uniform):
        return int(self.scale * ((1.0 - uniform) ** self.power - 1))


class Vocabulary:
    """Words of one kind of text; `documents` holds the different words of each real release."""

    def __init__(self, rng, documents):
        counts = Counter(word for words in documents for word in words)
        total = sum(counts.values())
        head = {word: count for word, count in counts.items() if count > 3}
        rare = [word for word in counts if word not in head]
        self.cells = [word for word, count in head.items()
                      for _ in range(round(count / total * CELLS))][:CELLS]
        self.growth = growth_of(rng, documents)
        self.tail = Tail(rng, total - sum(head.values()), len(rare), self.growth)
        self.pieces = pieces(rare)
        self.made = {}

    def word(self, rank):
        """The word of a rank in the tail: the start of one real word and the end of another."""
        word = self.made.get(rank)
        if word is None:
            number = rank * 2654435761 % (1 << 44)
            starts, ends = self.pieces[number >> 8 & 63]
            word = starts[number % len(starts)] + ends[number // len(starts) % len(ends)]
            if rank >= TWO_PIECES:
                word += ends[rank % len(ends)]
            if rank < CACHED:
                self.made[rank] = word
        return word

    def draw(self, rng, count):
        """So many words."""
        cells, heads = self.cells, len(self.cells)
        indices = array("H", rng.randbytes(2 * count))
        words = [cells[index] if index < heads else None for index in indices]
        places = [place for place, word in enumerate(words) if word is None]
        made, word = self.made.get, self.word
        for place, rank in zip(places, self.tail.ranks(rng, len(places))):
            words[place] = made(rank) or word(rank)
        return words

    def nth(self, number):
        """The word that a number stands for; the same one each time."""
        index = number & 0xFFFF
        if index < len(self.cells):
            return self.cells[index]
        return self.word(self.tail.rank((number >> 16 & 0xFFFFFF) / (1 << 24)))


def pieces(words):
    """64 pairs of lists, starts and ends of words of one script each, as often as the script is.

    Words are cut in the middle; a start keeps its capital.
    """
    scripts = {}
    for word in sorted(words):
        scripts.setdefault(unicodedata.name(word[0], "?").split()[0], []).append(word)
    large = sorted(scripts.values(), key=len)[-4:]
    total = sum(map(len, large))
    pairs = []
    for script in large:
        usual = [word for word in script if word[1:] == word[1:].lower()] or script
        starts = [word[: (len(word) + 1) // 2] for word in usual]
        ends = [word[(len(word) + 1) // 2:] for word in usual]
        pairs += [(starts, ends)] * max(1, round(64 * len(script) / total))
    return (pairs + pairs[-1:] * 64)[:64] if len(pairs) < 64 else pairs[-64:]
