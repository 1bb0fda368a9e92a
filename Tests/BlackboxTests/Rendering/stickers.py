"""What is put on a printed sleeve: symbols of every kind, and what hides them. All lengths are mm."""
import random
from dataclasses import dataclass

from PIL import Image, ImageDraw, ImageFont

from sleeve import BOLD, FONTS, put_symbol, zint
from sleeves import CODE

ZINT = {"EAN-13": "EANX", "EAN-8": "EANX", "UPC-A": "UPCA", "UPC-E": "UPCE"}


def checked(body):
    """The digits with their check digit."""
    return body + str(-sum(int(d) * (1 if i % 2 else 3) for i, d in enumerate(reversed(body))) % 10)


def new_digits(kind, name):
    """Digits as printed, always the same for a name. No leading 0 in EAN-13, which would be UPC-A."""
    chance = random.Random(f"{kind} {name}")
    digits = "".join(str(chance.randrange(1, 10) if i == 0 else chance.randrange(10)) for i in range(12))
    if kind == "UPC-E":
        short = digits[:6]
        return "0" + short + checked(expanded(short))[-1]
    return checked({"EAN-13": digits, "EAN-8": digits[:7], "UPC-A": digits[:11]}[kind])


def expanded(short):
    """The first 11 digits of the UPC-A that the six digits of a UPC-E are short for."""
    last = int(short[5])
    if last <= 2:
        middle = short[:2] + short[5] + "0000" + short[2:5]
    elif last == 3:
        middle = short[:3] + "00000" + short[3:5]
    elif last == 4:
        middle = short[:4] + "00000" + short[4]
    else:
        middle = short[:5] + "0000" + short[5]
    return "0" + middle


@dataclass
class Symbol:
    """A true EAN or UPC symbol."""
    name: str                  # the digits come from it
    kind: str = "EAN-13"
    at: tuple = CODE
    scale: float = 0.9
    colours: tuple = None      # of the bars, of the field
    addon: str = None
    printed: str = None        # other digits under the bars than the symbol's own
    height: int = 58           # modules

    @property
    def digits(self):
        return new_digits(self.kind, self.name)

    @property
    def gtin(self):
        digits = self.digits
        return (checked(expanded(digits[1:7])) if self.kind == "UPC-E" else digits).zfill(14)

    def put(self, image, per_mm):
        # zint takes eight digits for an EAN-13 and adds the check digit of an EAN-8 and a UPC-E itself.
        digits = {"EAN-8": self.digits[:7], "UPC-E": self.digits[1:7]}.get(self.kind, self.digits)
        options = ["--notext"] if self.printed else []
        data = f"{digits}+{self.addon}" if self.addon else digits
        picture = zint(ZINT[self.kind], data, f"--height={self.height}", *options)
        if self.printed:
            picture = captioned(picture, self.printed)
        put_symbol(image, picture, self.at, self.scale, per_mm, self.colours)


def captioned(picture, text):
    """A symbol with a line of text below it."""
    font = ImageFont.truetype(str(FONTS / f"{BOLD}.ttf"), 80)
    high = Image.new("L", (picture.width, picture.height + 100), 255)
    high.paste(picture, (0, 0))
    ImageDraw.Draw(high).text((picture.width / 2, picture.height + 45), text, 0, font, anchor="mm")
    return high


@dataclass
class Picture:
    """A symbol that is no EAN or UPC symbol, or a damaged one; 10 pixels a module."""
    image: Image
    at: tuple = CODE
    scale: float = 0.9

    def put(self, image, per_mm):
        put_symbol(image, self.image, self.at, self.scale, per_mm)


@dataclass
class Patch:
    """A price sticker, a strip of tape or the line of a pen: a polygon with words on it."""
    corners: list
    colour: tuple
    words: str = ""
    opacity: float = 1.0

    def put(self, image, per_mm):
        mask = Image.new("L", image.size)
        corners = [(x * per_mm, y * per_mm) for x, y in self.corners]
        ImageDraw.Draw(mask).polygon(corners, round(255 * self.opacity))
        image.paste(self.colour, (0, 0), mask)
        if self.words:
            size = max(4, round(6 * per_mm))
            font = ImageFont.truetype(str(FONTS / f"{BOLD}.ttf"), size)
            middle = tuple(sum(values) / len(corners) for values in zip(*corners))
            ImageDraw.Draw(image).text(middle, self.words, (30, 30, 30), font, anchor="mm")


def box(left, top, right, bottom, slant=0):
    """The corners of a patch round a symbol's usual middle: mm right of it and below it."""
    x, y = CODE
    return [(x + left + slant, y + top), (x + right + slant, y + top), (x + right - slant, y + bottom),
            (x + left - slant, y + bottom)]
