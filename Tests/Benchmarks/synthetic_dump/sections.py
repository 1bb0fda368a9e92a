"""The four sections of a real release as templates. Parts within one stand between NULs."""
import re

from . import real
from .template import Builder

NAMED = re.compile(r"<id>(\d+)</id><name>([^<]*)</name>")
PIECES = re.compile(
    r"<id>(?P<id>\d+)</id><name>(?P<name>[^<]*)</name>|<duration>\d+:(?P<seconds>\d\d)</duration>"
    r"|<(?P<element>title|anv|notes|description)>(?P<text>[^<]+)<"
    r"|watch\?v=(?P<video>[\w-]+)|/labels/(?P<company>\d+)<|<catno>(?P<catno>[^<]+)<")
LABEL = re.compile(r'<label name="([^"]*)" catno="([^"]*)" id="(\d+)"/>')
IDENTIFIER = re.compile(r'(<identifier type="([^"]*)"(?: description="[^"]*")?) value="([^"]*)"/>')
RUNS = re.compile(r"&#?\w+;|[0-9]+|[^\W\d_]{2,}")


class Sections:
    """Takes real releases apart. `common` are ids of artists, labels and companies that stand for many
    ("Various", "Not On Label"), and `known` the words that many identifiers share; they stay."""

    def __init__(self, common, known):
        self.common, self.known = common, known

    def identity(self, release):
        builder = Builder()
        self.text(builder, real.section(release, "artists"), "title", "artist")
        builder.literal("\0")
        self.text(builder, real.title(release), "title", "artist")
        builder.literal("\0" + real.section(release, "genres") + real.section(release, "styles") + "\0")
        self.text(builder, real.section(release, "tracklist"), "title", "artist")
        return builder.build()

    def credits(self, release):
        builder = Builder()
        before, _, after = release.partition("<tracklist")
        self.text(builder, real.section(before, "extraartists"), "title", "artist")
        builder.literal("\0")
        self.text(builder, real.section(before, "notes"), "text", "artist")
        builder.literal("\0")
        self.text(builder, real.section(after, "companies"), "title", "company")
        return builder.build()

    def media(self, release):
        builder = Builder()
        builder.literal(real.section(release, "images") + "\0")
        self.text(builder, real.section(release, "videos"), "text", "artist")
        return builder.build()

    def text(self, builder, text, words, names):
        """XML whose texts, names and numbers become holes."""
        ids = {identifier: (identifier, name) for identifier, name in NAMED.findall(text)}
        position = 0
        for match in PIECES.finditer(text):
            kind = match.lastgroup
            if (match["id"] or match["company"]) in self.common:
                continue
            first = {"name": "id"}.get(kind, kind)
            builder.literal(text[position:match.start(first)])
            if kind == "name":
                pair = ids[match["id"]]
                builder.name(names, pair, 0)
                builder.literal("</id><name>")
                builder.name(names, pair, 1)
            elif kind == "company":
                builder.name(names, ids.get(match["company"], (match["company"], "")), 0)
            elif kind == "seconds":
                builder.literal(match["seconds"][0])
                builder.number(match["seconds"], 1)
            elif kind == "text":
                builder.words(words, match["text"])
            elif kind == "video":
                builder.number(match["video"], 11)
            else:
                self.code(builder, match["catno"], {})
            position = match.end(kind)
        builder.literal(text[position:])

    def pressing(self, release):
        builder = Builder()
        letters = {}
        builder.literal("<labels>")
        for name, catno, identifier in LABEL.findall(real.section(release, "labels")):
            if identifier in self.common:
                builder.literal(f'<label name="{name}" catno="')
                self.code(builder, catno, letters)
                builder.literal(f'" id="{identifier}"/>')
                continue
            pair = (identifier, name)
            for run in RUNS.findall(catno):
                if run[0].isalpha():
                    letters.setdefault(run.lower(), pair)
            builder.literal('<label name="')
            builder.name("label", pair, 1)
            builder.literal('" catno="')
            self.code(builder, catno, letters)
            builder.literal('" id="')
            builder.name("label", pair, 0)
            builder.literal('"/>')
        builder.literal("</labels>\0" + real.section(release, "formats") + "\0")
        builder.literal(real.section(release, "country") + real.section(release, "released") + "\0")
        self.identifiers(builder, release, letters)
        return builder.build()

    def identifiers(self, builder, release, letters):
        text = real.section(release, "identifiers")
        for number in dict.fromkeys(map(real.digits, real.barcodes(text))):
            if real.is_gtin(number):
                builder.gtins.append(number)
        builder.literal("<identifiers>" if text[:13] == "<identifiers>" else text)
        for opening, kind, value in IDENTIFIER.findall(text):
            builder.literal(f'{opening} value="')
            if kind == "Barcode":
                barcode(builder, value)
            else:
                self.code(builder, value, letters)
            builder.literal('"/>')
        builder.literal("</identifiers>" if text[:13] == "<identifiers>" else "")

    def code(self, builder, value, letters):
        """A catalogue number or a runout: its digits, the letters of its label, its words."""
        position = 0
        for match in RUNS.finditer(value):
            run = match.group()
            builder.literal(value[position:match.start()])
            position = match.end()
            if run[0] == "&":
                builder.literal(run)
            elif run[0].isdigit():
                builder.number(run, len(run)) if len(run) > 1 else builder.literal(run)
            elif run.lower() in letters:
                builder.name("label", letters[run.lower()], 3 if run.islower() else 2)
            elif run.lower() in self.known or "none" == run.lower():
                builder.literal(run)
            else:
                builder.hole("title", builder.index("title", run))
        builder.literal(value[position:])


def barcode(builder, value):
    """A barcode as somebody typed it: with spaces, without its check digit, or something else."""
    number = real.digits(value)
    for index, gtin in enumerate(builder.gtins):
        start = gtin.find(number)
        if start >= 0 and len(number) >= len(gtin) - 2:
            break
    else:
        index = start = None
    places = iter(range(len(number)))
    position = 0
    for match in re.finditer(r"&#?\w+;|[0-9]", value):
        if match.group()[0] == "&":
            continue
        builder.literal(value[position:match.start()])
        position = match.end()
        if index is None:
            builder.number(match.group(), 1)
        else:
            builder.hole(f"gtin {index}", 0, start + next(places))
    builder.literal(value[position:])
