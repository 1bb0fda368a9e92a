"""Releases out of a model, in chunks that do not depend on one another."""
import random
import re
from itertools import islice
from operator import attrgetter
from typing import NamedTuple, Optional

from .real import check_digit
from .template import Template

CHUNK = 5_000
DIGITS = bytes(ord("0") + each % 10 for each in range(256))
YEAR = re.compile(r"<released>(\d{4})")


class Plan(NamedTuple):
    """Of which templates a release is made."""
    has_master: bool
    # The earlier release of the chunk whose identity this pressing repeats.
    main: Optional[int]
    identity: Optional[Template]
    pressing: Template
    credits: Template
    media: Template
    shares_barcode: bool
    quality: str


class Chunk:
    """CHUNK releases in a row; the same seed and number give the same ones."""

    def __init__(self, model, seed, number, first_id):
        self.model = model
        self.rng = random.Random(f"{seed} {number}")
        # Every other id is free, as about half of Discogs' are.
        self.id = first_id + 2 * CHUNK * number
        self.master = first_id + CHUNK * number
        self.mains = {True: [], False: []}
        self.plans = []
        self.made = {}

    def write(self, count):
        """The XML of so many releases, and of their masters, in UTF-8."""
        for _ in range(count):
            self.plans.append(self.plan())
        self.draw([template for plan in self.plans for template in plan[2:6] if template])
        releases, masters = [], []
        for number, plan in enumerate(self.plans):
            self.id += 2
            release, master = self.release(number, plan)
            # One by one: a single letter that takes more bytes would widen the text of all.
            releases.append(release.encode())
            masters.append(master.encode())
        return b"".join(releases), b"".join(masters)

    def plan(self):
        random, choice = self.rng.random, self.rng.choice
        vinyl = random() < self.model.vinyl
        templates, mains = self.model.templates[vinyl], self.mains[vinyl]
        has_master = random() < templates["has master"]
        main = identity = None
        pressing = choice(templates["pressing"])
        shares = False
        if has_master and mains and random() >= templates["is main"]:
            main = choice(mains)
            gtins = self.plans[main].pressing.gtins
            if gtins and pressing.gtins and random() < self.model.takes_barcode:
                shares = True
                pressing = choice([each for each in templates["with barcode"]
                                   if len(each.gtins[0]) == len(gtins[0])])
        else:
            identity = choice(templates["master" if has_master else "alone"])
            if has_master:
                mains.append(len(self.plans))
        return Plan(has_master, main, identity, pressing, choice(templates["credits"]),
                    choice(templates["media"]), shares, choice(self.model.qualities))

    def draw(self, templates):
        """Draws all words, names and digits of the chunk at once."""
        model, rng = self.model, self.rng

        def drawn(source, field):
            return iter(source.draw(rng, sum(map(attrgetter(field), templates))))

        self.titles, self.texts = drawn(model.titles, "titles"), drawn(model.texts, "texts")
        self.artists, self.companies = (
            drawn(model.artists, "artists"), drawn(model.companies, "companies"))
        self.labels = drawn(model.labels, "labels")
        self.digits = rng.randbytes(
            sum(map(attrgetter("digits"), templates))).translate(DIGITS).decode()
        self.digit = 0

    def fill(self, template, gtins=()):
        """The parts of a section, its holes filled."""
        values = [*islice(self.titles, template.titles), *islice(self.texts, template.texts)]
        for pair in islice(self.artists, template.artists):
            values += pair
        for pair in islice(self.companies, template.companies):
            values += pair
        for identifier, name in islice(self.labels, template.labels):
            letters = [each for each in name.partition("&")[0] if each.isalpha()]
            code = "".join(letters[:2 + len(identifier) % 3])
            values += identifier, name, code.upper(), code.lower()
        end = self.digit + template.digits
        digits = self.digits[self.digit:end]
        self.digit = end
        values += [digits[cut] for cut in template.cuts]
        for gtin in gtins:
            values += gtin
        return template.fill(values).split("\0")

    def gtin(self, like):
        """A new GTIN with the GS1 prefix of another."""
        kept = len(like) - 10 if len(like) > 8 else 2
        free = len(like) - kept - 1
        body = like[:kept] + f"{self.rng.randrange(10 ** free):0{free}}"
        return body + check_digit(body)

    def release(self, number, plan):
        """The XML of a release, and of its master where it is the main release of one."""
        gtins = [self.gtin(each) for each in plan.pressing.gtins]
        if plan.main is None:
            parts, master = self.fill(plan.identity), self.master + number
            if plan.has_master:
                self.made[number] = parts, gtins, master
        else:
            parts, shared, master = self.made[plan.main]
            if plan.shares_barcode:
                gtins[0] = shared[0]
        artists, title, genres, tracklist = parts
        labels, formats, country, identifiers = self.fill(plan.pressing, gtins)
        extra, notes, companies = self.fill(plan.credits)
        images, videos = self.fill(plan.media)
        main = "true" if plan.main is None else "false"
        reference = (
            f'<master_id is_main_release="{main}">{master}</master_id>' if plan.has_master else "")
        release = (
            f'<release id="{self.id}" status="Accepted">{images}{artists}{title}{labels}{extra}'
            f"{formats}{genres}{country}{notes}{plan.quality}{reference}{tracklist}{identifiers}"
            f"{videos}{companies}</release>\n")
        if not plan.has_master or plan.main is not None:
            return release, ""
        year = YEAR.search(country)
        return release, (
            f'<master id="{master}"><main_release>{self.id}</main_release>{images}{artists}{genres}'
            f"<year>{year.group(1) if year else 0}</year>{title}{plan.quality}{videos}</master>\n")
