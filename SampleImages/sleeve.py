"""A sleeve: artwork, type from the catalogue, and a barcode drawn by zint. All lengths are mm."""
import subprocess
import tempfile
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np
from PIL import Image, ImageDraw, ImageFont, ImageOps

from artwork import SLEEVE, Canvas

FONTS = Path("/usr/share/fonts/truetype/dejavu")
NOMINAL_MODULE = 0.33   # width in mm of one module at 100 %

SANS, BOLD = "DejaVuSansCondensed", "DejaVuSansCondensed-Bold"
LIGHT, WIDE = "DejaVuSans-ExtraLight", "DejaVuSans-Bold"
SERIF, SERIF_BOLD = "DejaVuSerifCondensed", "DejaVuSerifCondensed-Bold"
ITALIC, MONO = "DejaVuSerifCondensed-Italic", "DejaVuSansMono"


@dataclass
class Sleeve:
    """How one side of a sleeve is set."""
    record: str                       # id in the catalogue
    art: object
    palette: list
    ink: tuple = (20, 20, 22)
    panel: tuple = None               # x, y, width, height in mm of a plain field
    paper: tuple = (240, 236, 226)    # its colour
    fonts: tuple = (WIDE, SANS)       # for the heading, for the tracks
    head: tuple = (20, 118, 270, 15)  # x, y, width, size in mm
    tracks: tuple = (20, 160, 275, 4.6)
    columns: int = 2
    foot: tuple = (20, 268)
    code: tuple = (246, 266)          # middle of the symbol in mm; None: no symbol
    scale: float = 0.9                # 1 is a module of 0.33 mm
    gtin: str = None                  # 14 digits; None: the record's first barcode
    addon: str = None
    front: bool = False               # a front cover has no tracks and no code
    seed: int = 1


class Page:
    """Type on a sleeve, all in mm."""

    def __init__(self, image, per_mm):
        self.draw, self.k = ImageDraw.Draw(image), per_mm

    def font(self, name, size):
        return ImageFont.truetype(str(FONTS / f"{name}.ttf"), max(4, round(size * self.k)))

    def wrap(self, text, font, width):
        lines = [""]
        for word in text.split():
            longer = f"{lines[-1]} {word}".strip()
            if lines[-1] and font.getlength(longer) > width * self.k:
                lines.append(word)
            else:
                lines[-1] = longer
        return lines

    def write(self, x, y, text, size, name, ink, width=300, leading=1.22):
        """Writes text from the top left; returns the y below it."""
        font = self.font(name, size)
        for line in self.wrap(text, font, width):
            self.draw.text((x * self.k, y * self.k), line, ink, font)
            y += size * leading
        return y


def digits_of(value):
    return "".join(ch for ch in value if ch.isdigit())


def gtins(record):
    """The record's barcodes as GTINs of 14 digits, in order."""
    found = []
    for item in record["identifiers"]:
        value = digits_of(item["value"])
        if item["kind"] == "barcode" and len(value) in (8, 12, 13, 14):
            if value.zfill(14) not in found:
                found.append(value.zfill(14))
    return found


def zint(kind, data, *options):
    """The symbol zint draws, 10 pixels a module."""
    with tempfile.TemporaryDirectory() as folder:
        target = f"{folder}/code.png"
        subprocess.run(["zint", "-b", kind, "--quietzones", "--scale=5", *options, "-d", data, "-o", target], check=True)
        return Image.open(target).convert("L")


def symbol(gtin, addon):
    """The symbol of a GTIN, its name and its digits."""
    upc = gtin.startswith("00")
    text = gtin[2:] if upc else gtin[1:]
    picture = zint("UPCA" if upc else "EANX", f"{text}+{addon}" if addon else text, "--height=58")
    return picture, "upcA" if upc else "ean13", text


def put_symbol(image, picture, middle, scale, per_mm, colours=None):
    """Puts a symbol of 10 pixels a module on a field of its own; colours: of bars and field."""
    size = [round(n / 10 * NOMINAL_MODULE * scale * per_mm) for n in picture.size]
    left, top = (round(m * per_mm - n / 2) for m, n in zip(middle, size))
    edge = round(1.6 * per_mm)
    outline = (left - edge, top - edge, left + size[0] + edge, top + size[1] + edge)
    ImageDraw.Draw(image).rectangle(outline, colours[1] if colours else (252, 252, 250))
    picture = picture.resize(size, Image.Resampling.BOX)
    image.paste(ImageOps.colorize(picture, *colours) if colours else picture, (left, top))


def put_code(image, sleeve, per_mm, gtin):
    """Puts the sleeve's symbol on it. Returns what the symbol says."""
    picture, kind, text = symbol(gtin, sleeve.addon)
    put_symbol(image, picture, sleeve.code, sleeve.scale, per_mm)
    return {"gtin": gtin, "text": text, "symbology": kind, "addOn": sleeve.addon}


def credit(record):
    words = []
    for artist in record["artists"]:
        words += [artist["name"], artist["join"] or ""]
    return " ".join(words).replace(" ,", ",").strip()


def sides(record):
    """The tracks by side; a list without sides is cut in two halves."""
    tracks = record["tracklist"]
    if tracks[0]["position"].isdigit():
        half = (len(tracks) + 1) // 2
        return [("", tracks[:half]), ("", tracks[half:])]
    groups = {}
    for track in tracks:
        groups.setdefault(track["position"].rstrip("0123456789"), []).append(track)
    return [(f"SIDE {name}", group) for name, group in groups.items()]


def put_tracks(page, sleeve, record):
    x, y, width, size = sleeve.tracks
    step = width / sleeve.columns
    groups, tops = sides(record), [y] * sleeve.columns
    for i, (name, group) in enumerate(groups):
        col = i % sleeve.columns
        at, left = tops[col], x + col * step
        if name:
            at = page.write(left, at, name, size * 0.72, WIDE, sleeve.ink) + size * 0.3
        for track in group:
            length = f" ({track['duration']})" if track["duration"] else ""
            number = "" if name else f"{track['position']}.  "
            at = page.write(left, at, number + track["title"] + length, size, sleeve.fonts[1], sleeve.ink, step - 8) + size * 0.12
        tops[col] = at + size


def put_foot(page, sleeve, record):
    """A small mark, the label's name, the number and the year."""
    x, y = sleeve.foot
    label, k = record["labels"][0], page.k
    for r, colour in ((7, sleeve.ink), (3, sleeve.paper), (0.9, sleeve.ink)):
        page.draw.ellipse(((x + 7 - r) * k, (y + 7 - r) * k, (x + 7 + r) * k, (y + 7 + r) * k), colour)
    page.write(x + 18, y, label["name"], 5.2, BOLD, sleeve.ink)
    form = record["formats"][0]
    year = (record["released"] or "")[:4]
    details = " · ".join(v for v in (label["catalogueNumber"], year) if v)
    page.write(x + 18, y + 6.6, details, 3.6, SANS, sleeve.ink)
    count = f"{form['quantity']} × " if form["quantity"] > 1 else ""
    page.write(x + 18, y + 11.4, count + " · ".join(form["descriptions"]), 2.9, SANS, sleeve.ink, 110)


def wear(image, rng):
    """Rubbed edges and the faint round mark of the record inside."""
    n = image.size[0]
    axis = (np.arange(n, dtype=np.float32) + 0.5) * SLEEVE / n
    side = np.minimum(axis, SLEEVE - axis)
    edge = np.minimum(side[:, None], side[None, :])
    r = np.hypot(axis[:, None] - 158, axis[None, :] - 158)
    grain = sum(cv2.resize(rng.random((k, k), np.float32), (n, n), interpolation=cv2.INTER_CUBIC) / 2 for k in (70, 900))
    rub = 1.5 * np.exp(-edge / 0.55) * grain**2 + 0.2 * np.exp(-((r - 149) / 3) ** 2) * grain**3
    rgb = np.asarray(image, np.float32)
    rgb += (np.float32([226, 222, 214]) - rgb) * np.clip(rub, 0, 0.85)[..., None]
    rgb *= (0.98 + 0.04 * grain)[..., None]
    return Image.fromarray(np.clip(rgb, 0, 255).astype(np.uint8))


def print_sleeve(sleeve, record, per_mm):
    """Draws one side. Returns the picture and what its barcode says, or None."""
    rng = np.random.default_rng(sleeve.seed)
    canvas = Canvas(sleeve.palette[0], rng)
    sleeve.art(canvas, sleeve.palette)
    n = round(SLEEVE * per_mm)
    image = Image.fromarray(np.clip(canvas.rgb, 0, 255).astype(np.uint8)).resize((n, n), Image.Resampling.BICUBIC)
    page = Page(image, per_mm)
    if sleeve.panel:
        x, y, w, h = (v * per_mm for v in sleeve.panel)
        page.draw.rectangle((x, y, x + w, y + h), sleeve.paper)
    x, y, width, size = sleeve.head
    y = page.write(x, y, credit(record).upper(), size * 0.62, sleeve.fonts[0], sleeve.ink, width)
    page.write(x, y, record["title"], size, sleeve.fonts[0], sleeve.ink, width, 1.1)
    if not sleeve.front:
        put_tracks(page, sleeve, record)
        put_foot(page, sleeve, record)
    image = wear(image, rng)
    bare = sleeve.front or not sleeve.code
    code = None if bare else put_code(image, sleeve, per_mm, sleeve.gtin or gtins(record)[0])
    return image, code
