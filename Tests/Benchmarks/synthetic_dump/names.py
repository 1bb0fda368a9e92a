"""Artists, labels and companies: an id and a name that always go together."""
from .template import TEXT, words_of
from .vocabulary import CACHED, Tail

# Some nine million artists stand in a dump of nineteen million releases. A thousand releases are too few
# to show how often a name comes back, so the growth is set to arrive there.
GROWTH = 0.75
# Below this prime, multiplying scatters the ids without giving one twice.
PRIME = 8_000_009


class Names:
    """Names made after the patterns of real ones; `mentions` holds the (id, name) pairs met."""

    def __init__(self, rng, mentions, words):
        names = sorted({name for _, name in mentions})
        self.patterns = [
            TEXT.sub(lambda match: match.group(1) or "%s", name.replace("%", "%%")) for name in names]
        self.counts = [len(words_of(name)) for name in names]
        self.words = words
        self.tail = Tail(rng, len(mentions), len(set(mentions)), GROWTH)
        self.made = {}

    def draw(self, rng, count):
        """So many (id, name) pairs."""
        made = self.made.get
        return [made(rank) or self.name(rank) for rank in self.tail.ranks(rng, count)]

    def name(self, rank):
        number = (rank + 1) * 0x9E3779B97F4A7C15 % (1 << 64)
        number ^= number >> 29
        pattern = number % len(self.patterns)
        words = []
        for _ in range(self.counts[pattern]):
            number = (number * 0xBF58476D1CE4E5B9 + 0x94D049BB133111EB) % (1 << 64)
            words.append(self.words.nth(number >> 24))
        identifier = (rank + 1) * 48271 % PRIME if rank < PRIME - 1 else rank + 1
        pair = (str(identifier), self.patterns[pattern] % tuple(words))
        if rank < CACHED:
            self.made[rank] = pair
        return pair
