"""The hundred photos, fault by fault."""
import random
from dataclasses import dataclass, field, replace

from PIL import Image

from faults import blinds, cylinder, fold, haze, motion, shadow, shine
from make_distractors import altered, bars, mixed
from photo import Photo
from sleeve import NOMINAL_MODULE, zint
from sleeves import CODE, SLEEVES
from stickers import Patch, Picture, Symbol, box, new_digits

TABLES = ["wood", "slate", "cloth", "paper"]
PLAN = []


@dataclass
class Shot(Photo):
    symbols: list = field(default_factory=list)   # what a reader should read in it


def add(fault, *stickers, module=2.5, size=(880, 660), off=(-4, -2), sleeve=None, hidden=False, suffix="jpg", turn=0,
        others=(), **more):
    """Plans a photo of a sleeve with these stickers, by default an EAN-13 symbol of its own.

    module: pixels of the photo a module; off: mm from the symbol's usual place to what is in the middle
    of the photo; hidden: no symbol can be read; others: further sleeves, as in Photo.sleeves.
    """
    number = sum(shot.path.startswith(fault + "-") for shot in PLAN) + 1
    name = f"{fault}-{number}"
    stickers = stickers or [Symbol(name)]
    sleeves = [(sleeve or SLEEVES[len(PLAN) % len(SLEEVES)], 0, 0, 0, *stickers), *others]
    symbols = [sticker for _, _, _, _, *all in sleeves for sticker in all if isinstance(sticker, Symbol)]
    scale = symbols[0].scale if symbols else 0.9
    settings = {
        "width": size[0] * NOMINAL_MODULE * scale / module, "middle": (CODE[0] + off[0], CODE[1] + off[1]),
        "tilt": (4, -3, turn + [2, -3, 1, -1.5][len(PLAN) % 4]), "table": TABLES[len(PLAN) % 4], "noise": 1.6, "blur": 0.6,
        "quality": 76, "print_per_mm": 12 if module > 1.4 else 6, "light": (0.86, 1.02, 40 * len(PLAN) % 360),
        "glare": (0.2, 0.1, 0.05), **more}
    PLAN.append(Shot(f"{name}.{suffix}", sleeves, size=size, symbols=[] if hidden else symbols, **settings))


def code(kind, data, name=None, **more):
    """A symbol of another symbology."""
    return Picture(zint(kind, data, *(["--height=58"] if kind != "QRCODE" else [])), **more)


def distractor(draw, seed, **more):
    """A picture of make_distractors.py, 4 pixels a module there."""
    image = Image.fromarray(draw(random.Random(seed)))
    return Picture(image.resize((image.width * 5 // 2, image.height * 5 // 2), Image.Resampling.NEAREST), **more)


# Nothing is wrong with these.
add("clean")
add("clean", module=3.2, suffix="png", size=(480, 360))
add("clean", Symbol("clean-3", "UPC-A"), module=2.8, size=(800, 600))
add("clean", module=3.0, suffix="webp")
add("clean", size=(4032, 3024), module=2.75, off=(-104, -120), table="paper", noise=0.4, quality=55)

for module in (2.0, 1.3, 1.0, 0.85, 0.75, 0.64):
    add("small", module=module, size=(480, 360), off=(-16, -9))

for modules in (0.8, 1.1, 1.3, 1.5, 1.8):   # of blur
    add("defocus", module=3, blur=modules * 3)

add("motion", faults=(motion(8, 90),))
add("motion", faults=(motion(7, 10),))
add("motion", faults=(motion(13, 50, 0.2),))
add("motion", faults=(motion(10, -5),), module=3)
add("motion", faults=(motion(13, 15, 0.3),), module=3)

for noise in (20, 45, 65, 85, 110):
    add("noise", noise=noise, size=(400, 300), module=2.0, quality=70, off=(-2, -1))

add("contrast", Symbol("contrast-1", colours=((90, 90, 96), (170, 168, 160))))
add("contrast", Symbol("contrast-2", colours=((120, 90, 60), (150, 116, 84))), noise=4, module=2.2)
add("contrast", Symbol("contrast-3", colours=((60, 110, 60), (84, 132, 84))), noise=6, module=2.0)
add("contrast", faults=(haze(0.05),), noise=3)
add("contrast", Symbol("contrast-5", colours=((128, 130, 134), (146, 146, 146))), noise=8, module=2)

add("glare", faults=(shine(0.62, 0.4, 0.08, 0.5, 0, 0.94),))
add("glare", faults=(shine(0.56, 0.42, 0.5, 0.07, 0, 1.5),))
add("glare", faults=(shine(0.5, 0.5, 0.5, 0.06, 60, 1.4),))
add("glare", faults=(shine(0.55, 0.3, 0.2, 0.2, 0, 1.6),))
add("glare", faults=(shine(0.5, 0.5, 0.6, 0.1, -50, 0.96), haze(0.6, 200)))

add("shadow", faults=(shadow(0.5, 20, 0.75),))
add("shadow", faults=(shadow(0.6, -50, 0.88, 0.003),), suffix="webp")
add("shadow", faults=(blinds(7, 0.7, 25),))
add("shadow", faults=(blinds(14, 0.8, 3),), module=2.2)
add("shadow", light=(0.02, 0.3, 0), noise=3, module=2.2)

for forward, sideways in ((35, 0), (0, 40), (45, 20), (-20, 55), (0, 64)):
    add("perspective", tilt=(forward, sideways, 3), module=2.6, off=(-2, -1))

add("angle", turn=20)
add("angle", turn=45, module=1.4)
add("angle", turn=-63, module=1.2, blur=0.8)
add("angle", turn=137, module=1.05, noise=4)
add("angle", turn=88, sideways=True, size=(4032, 3024), module=2.4, off=(-104, -110), table="slate", noise=0.4, quality=50)

add("bent", faults=(cylinder(0.55),))
add("bent", faults=(cylinder(0.4, 0.45),))
add("bent", faults=(cylinder(0.34, 0.36),), turn=8)
add("bent", faults=(cylinder(0.3, 0.36, upright=False),), turn=15)
add("bent", faults=(fold(0.5, 15, 0.65),))
add("bent", faults=(fold(0.52, 4, 0.45, 0.5),), module=2.2)

for module, quality in ((2.5, 10), (1.8, 8), (1.6, 5), (1.15, 4), (0.9, 6)):
    add("jpeg", module=module, quality=quality, size=(800, 600), off=(-10, 4))

add("covered", Symbol("covered-1"), Patch(box(-20, 1, 20, 14), (250, 220, 60), "SALE 4.99"))
add("covered", Symbol("covered-2"), Patch(box(-22, -12, 6, 5, 3), (240, 240, 236), "2nd HAND"),
    Patch(box(4, -12, 22, 3), (236, 90, 60)))
add("covered", Symbol("covered-3"), *(Patch(box(left, -11, left + 0.7, 11, -5), (30, 40, 120)) for left in (-9, -2, 5, 9)))
add("covered", Symbol("covered-4"), Patch(box(-22, -11, 1, 0), (246, 244, 240), "1"), Patch(box(0, -1, 22, 11), (246, 244, 240), "2"))
add("covered", Symbol("covered-5"), Patch(box(3, -13, 9, 13), (180, 150, 100)), hidden=True)

add("cut", off=(-2, -37))
add("cut", off=(18, 0), size=(560, 420))
add("cut", off=(-8, -13), turn=20, size=(480, 360), module=2.6)
add("cut", off=(-46, -4), hidden=True)
add("cut", off=(46, 3), hidden=True)

add("inverted", Symbol("inverted-1", colours=((250, 250, 250), (12, 12, 14))))
add("inverted", Symbol("inverted-2", colours=((240, 226, 190), (110, 20, 30))), turn=14)
add("inverted", Symbol("inverted-3", colours=((170, 172, 176), (40, 40, 44))), module=1.7)
add("inverted", Symbol("inverted-4", "UPC-A", colours=((140, 200, 150), (20, 60, 40))), blur=2.0)
add("inverted", Symbol("inverted-5", "EAN-8", colours=((250, 210, 60), (20, 20, 24))), turn=75, suffix="tif", size=(400, 300))

add("several", Symbol("several-1a", at=(262, 284)), Symbol("several-1b", at=(262, 254)), size=(640, 560), off=(0, -8))
add("several", Symbol("several-2a", at=(270, 277)), Symbol("several-2b", "UPC-A", at=(228, 277)), size=(720, 480), off=(-12, 0),
    module=2.2)
add("several", Symbol("several-3a", at=(276, 286)), Symbol("several-3b", "EAN-8", at=(240, 290)),
    Symbol("several-3c", at=(250, 258), scale=0.7), size=(720, 600), off=(-6, -4), module=2.2)
add("several", Symbol("several-4a"), others=[(SLEEVES[5], 605, 615, 180, Symbol("several-4b", at=(250, 285)))], size=(1000, 750),
    off=(46, 26), module=1.8)
add("several", *(Symbol(f"several-5{'abcdef'[i]}", at=(228 + 40 * (i % 2), 232 + 27 * (i // 2)), scale=0.8) for i in range(6)),
    size=(1000, 900), off=(-14, -18), module=1.8, suffix="webp")

add("symbology", Symbol("symbology-1", "EAN-8"))
add("symbology", Symbol("symbology-2", "EAN-8"), module=1.5, size=(400, 300), off=(-14, -6))
add("symbology", Symbol("symbology-3", "UPC-A"), turn=-30, module=1.8)
add("symbology", Symbol("symbology-4", "UPC-E"))
add("symbology", Symbol("symbology-5", "UPC-E"), module=1.6, size=(400, 300), blur=1.0)
add("symbology", Symbol("symbology-6", addon="07"))
add("symbology", Symbol("symbology-7", addon="52495"), module=2.0, suffix="tif", size=(480, 300))
add("symbology", Symbol("symbology-8", "UPC-A", addon="31"), module=1.5, turn=12)

add("none", Patch(box(-250, 2, -226, 14), (236, 60, 60), "LP"), sleeve=replace(SLEEVES[0], front=True), size=(4032, 3024), module=2.6, off=(-104, -120), noise=0.4, quality=50)
add("none", Patch(box(-150, -160, -126, -148), (250, 220, 60), "7.50"), sleeve=SLEEVES[3], off=(-120, -170), module=1.2)
add("none", distractor(lambda rng: bars(rng, lambda: 4 * rng.choice([1, 2, 3, 4])), 3))
add("none", code("QRCODE", "HTTPS://EXAMPLE.ORG/LP", scale=2.5))
add("none", code("CODE39", "TOW014"))

add("misleading", Symbol("misleading-1", printed=new_digits("EAN-13", "another number")))
add("misleading", distractor(altered, 2))
add("misleading", distractor(mixed, 5))
add("misleading", code("CODE128", new_digits("EAN-13", "in Code 128")))
add("misleading", code("ITF14", new_digits("EAN-13", "in ITF-14")))
