#!/usr/bin/env python3
"""Make the sample photos and expected.json.

Each picture looks like a photo of a record sleeve on a table. The artwork is
made up from simple shapes (artwork.py); the words on a sleeve (artist, title,
tracks, label, catalogue number) and its barcode come from the sample catalogue
(sleeve.py). The barcode is a true symbol drawn by zint, at 80 to 100 % of the
nominal size on a sleeve of 315 x 315 mm. photo.py lays the sleeves on a table
and takes the picture.

expected.json is written from what was drawn, never from what some reader saw.
A photo without a code, or with a code blurred beyond all reading, has no
barcodes there. "release" is the one record of the catalogue that the first
barcode names; it is null when there are several or none.

Needs: zint and fonts-dejavu-core and fonts-dejavu-extra (Debian packages);
python3 with numpy, pillow and opencv-python-headless.

Usage:
    make_samples.py [--out DIR] [--catalogue FILE] [--only TEXT] [--seed N]

The same seed with the same versions of the tools gives the same bytes.
"""
import argparse
import json
from pathlib import Path

import cv2

import artwork as art
from photo import Photo, save, take
from sleeve import BOLD, ITALIC, LIGHT, MONO, SANS, SERIF, SERIF_BOLD, WIDE, Sleeve, gtins

HERE = Path(__file__).resolve().parent
SCHEMA = "vinylcrate.samples/1"
CREAM, WHITE, BLACK, INK = (243, 236, 218), (246, 245, 242), (20, 20, 22), (32, 30, 34)

# A record that no catalogue lists. Its number is a well known example, given to no product.
PROMO = {
    "id": None, "title": "Night Ferry EP",
    "artists": [{"name": "Harbour Lights", "join": None}],
    "labels": [{"name": "White Label", "catalogueNumber": "PROMO 01"}],
    "formats": [{"name": "Vinyl", "quantity": 1, "descriptions": ['12"', "45 RPM", "Promo"], "text": None}],
    "released": None,
    "tracklist": [{"position": "A", "title": "Night Ferry", "duration": "6:12"},
                  {"position": "B", "title": "Lantern Dub", "duration": "5:47"}],
    "identifiers": [{"kind": "barcode", "value": "4012345678901", "note": None}],
}

DANCE_HALL = Sleeve(
    "discogs:1586389", art.sunset, [(20, 62, 48), (196, 120, 36), (150, 40, 34), (250, 208, 92)],
    ink=(252, 240, 208), paper=(24, 44, 38), panel=(0, 146, 315, 169), gtin="00667209300210",
    head=(20, 156, 280, 22), tracks=(20, 212, 200, 6.4), foot=(20, 280), code=(266, 280), seed=11)
GUMBO = Sleeve(
    "discogs:4497821", art.stripes, [(226, 88, 44), (244, 186, 66), (34, 110, 112), (246, 230, 196), (122, 30, 52)],
    ink=(72, 22, 34), paper=CREAM, panel=(14, 96, 287, 205), fonts=(SERIF_BOLD, SERIF),
    head=(44, 108, 240, 20), tracks=(44, 158, 250, 5.8), foot=(44, 274), code=(268, 272), scale=0.85, seed=12)
RAUTA = Sleeve(
    "discogs:1586384", art.tiles, [(28, 34, 44), (206, 70, 52), (228, 224, 212), (92, 128, 138), (236, 176, 84)],
    ink=BLACK, paper=(232, 228, 216), panel=(0, 156.5, 315, 158.5), fonts=(LIGHT, SANS),
    head=(22, 172, 270, 24), tracks=(22, 226, 180, 6.0), foot=(22, 272), code=(264, 274), seed=4)
STEPS = Sleeve(
    "discogs:1586399", art.rays, [(250, 214, 60), (232, 62, 88), (250, 214, 60), (244, 132, 60), (30, 28, 48)],
    ink=(30, 28, 48), paper=(250, 226, 120), panel=(132, 150, 171, 153), fonts=(WIDE, BOLD),
    head=(142, 158, 155, 14), tracks=(142, 192, 160, 4.4), foot=(142, 276), code=(266, 276), scale=0.95, seed=14)
DOPESMOKER = Sleeve(
    "discogs:4497837", art.marble, [(28, 40, 32), (64, 92, 58), (140, 150, 84), (206, 190, 120), (60, 44, 36), (120, 76, 48)],
    ink=(238, 226, 180), paper=(26, 32, 28), panel=(0, 150, 315, 165), fonts=(SERIF_BOLD, SERIF),
    head=(22, 162, 270, 30), tracks=(22, 226, 196, 4.6), foot=(22, 286), code=(266, 284), seed=15)
WINGBEATS = Sleeve(
    "discogs:9342979", art.hills, [(238, 206, 186), (246, 232, 212), (252, 246, 232), (176, 168, 178), (38, 52, 72)],
    ink=(244, 238, 226), paper=(38, 52, 72), panel=(0, 168, 315, 147), fonts=(LIGHT, SANS),
    head=(22, 176, 270, 21), tracks=(22, 223, 280, 4.7), foot=(22, 278), code=(262, 280), scale=0.85, seed=3)
TEJADA = Sleeve(
    "discogs:66", art.contours, [(18, 34, 32), (70, 200, 130), (190, 250, 180)],
    ink=(206, 250, 214), paper=(18, 34, 32), panel=(0, 120, 315, 195), fonts=(MONO, MONO),
    head=(20, 130, 280, 15), tracks=(20, 186, 285, 5.0), columns=3, foot=(20, 278), code=(262, 274), seed=17)
STEINBAECKER = Sleeve(
    "discogs:9342990", art.rings, [(40, 72, 120), (232, 158, 96), (246, 226, 190), (214, 92, 70), (60, 110, 150)],
    ink=INK, paper=(244, 232, 208), panel=(18, 150, 279, 148), fonts=(ITALIC, SERIF),
    head=(30, 158, 250, 19), tracks=(30, 202, 256, 5.0), foot=(30, 272), code=(268, 277), scale=0.8, seed=18)
SESSION_ONE = Sleeve(
    "discogs:24", art.tiles, [(18, 30, 80), (40, 96, 200), (120, 190, 240), (246, 246, 240)],
    ink=(240, 244, 250), paper=(18, 30, 80), panel=(0, 156.5, 315, 158.5),
    head=(22, 170, 270, 19), tracks=(22, 216, 220, 6.4), foot=(22, 276), code=(262, 276), seed=21)
SESSION_TWO = Sleeve(
    "discogs:25", art.tiles, [(92, 20, 40), (214, 74, 50), (246, 176, 90), (250, 240, 226)],
    ink=(252, 240, 226), paper=(92, 20, 40), panel=(0, 156.5, 315, 158.5),
    head=(22, 170, 270, 19), tracks=(22, 216, 220, 6.4), foot=(22, 276), code=(262, 276), seed=25)
CHICKEN_SKIN = Sleeve(
    "discogs:14220525", art.rays, [(246, 226, 150), (236, 190, 70), (250, 236, 190), (206, 128, 50), (120, 50, 40)],
    ink=(96, 36, 30), paper=(250, 240, 206), panel=(14, 130, 287, 171), fonts=(SERIF_BOLD, SERIF),
    head=(44, 140, 240, 18), tracks=(44, 184, 220, 5.8), foot=(44, 276), code=(256, 271), addon="12", seed=23)
SUNSET_FRONT = Sleeve(
    "discogs:68", art.sunset, [(46, 28, 84), (222, 84, 110), (30, 30, 74), (255, 206, 110)],
    ink=(255, 236, 214), fonts=(WIDE, SANS), head=(20, 264, 290, 21), front=True, seed=24)
JUNKYARD = Sleeve(
    "discogs:85", art.dots, [(226, 226, 222), (36, 36, 38)],
    ink=BLACK, paper=(226, 226, 222), panel=(0, 206, 315, 109), fonts=(WIDE, SANS),
    head=(160, 211, 150, 12), tracks=(160, 238, 104, 3.6), foot=(160, 284), code=(280, 286), scale=1.0, seed=25)
KILLING = Sleeve(
    "discogs:6084132", art.stripes, [(24, 22, 26), (140, 24, 30), (60, 56, 60), (206, 196, 180)],
    ink=(230, 220, 200), paper=(24, 22, 26), panel=(12, 120, 291, 183), fonts=(SERIF_BOLD, SERIF),
    head=(44, 128, 250, 16), tracks=(44, 196, 250, 5.2), foot=(44, 276), code=(262, 272), seed=26)
SKINNY_FISTS = Sleeve(
    "musicbrainz:e3334c4e-9612-43a2-923b-27e33acbd705", art.marble,
    [(150, 112, 70), (170, 130, 84), (60, 46, 36), (190, 154, 104), (120, 86, 54)],
    ink=(48, 34, 26), paper=(206, 182, 140), panel=(14, 112, 287, 189), fonts=(SERIF_BOLD, SERIF),
    head=(26, 122, 262, 15), tracks=(26, 172, 264, 4.3), foot=(26, 278), code=(260, 274), seed=27)
NIGHT_FERRY = Sleeve(
    "promo", art.card, [(186, 150, 106), WHITE, (214, 210, 200)],
    ink=(30, 34, 60), paper=WHITE, panel=(168, 222, 136, 80), fonts=(MONO, MONO),
    head=(176, 227, 124, 7.5), tracks=(176, 247, 126, 3.6), foot=(176, 276), code=(270, 278), scale=0.8, seed=28)

PLAN = [
    Photo("01-horace-andy-dance-hall-style.jpg", [(DANCE_HALL, 0, 0, 0)], middle=(166, 212)),
    Photo("02-dr-john-gumbo.jpg", [(GUMBO, 0, 0, 0)], table="slate", size=(2592, 1944), width=300, middle=(180, 216),
          tilt=(5, 6, -2), light=(0.84, 1.03, 140), glare=(0.75, 0.1, 0.2)),
    Photo("03-trentemoller-rauta-ep.jpg", [(RAUTA, 0, 0, 0)], table="cloth", tilt=(10, 3, 2.5), light=(0.8, 1.02, 200)),
    Photo("04-boonaraaas-5-steps-ahead.jpg", [(STEPS, 0, 0, 0)], table="paper", size=(1800, 2400), width=205, middle=(226, 204),
          tilt=(6, 5, -1), light=(0.8, 1.0, 80), warmth=0.04, glare=(0.2, 0.1, 0.25)),
    Photo("05-sleep-dopesmoker.jpg", [(DOPESMOKER, 0, 0, 0)], width=330, middle=(160, 218), tilt=(9, -6, -3),
          light=(0.72, 1.08, 330), noise=2.5),
    Photo("06-hidden-orchestra-wingbeats.jpg", [(WINGBEATS, 0, 0, 0)], table="cloth", middle=(160, 214), tilt=(4, -7, 1),
          warmth=-0.02, glare=(0.7, 0.1, 0.14)),
    Photo("07-whole-sleeve-steinbaecker-einmal-im-lebn.jpg", [(STEINBAECKER, 0, 0, 0)], size=(4032, 3024), width=442,
          middle=(157, 157), tilt=(3, -2, 1), light=(0.82, 1.03, 45), noise=1.5, quality=80),
    Photo("08-sideways-john-tejada-little-green-lights.jpg", [(TEJADA, 0, 0, 0)], table="slate", size=(2592, 1944), width=318,
          middle=(168, 210), tilt=(6, 4, 2), sideways=True, light=(0.82, 1.12, 250)),
    Photo("09-two-records-kerri-chandler-digitalsoul.jpg", [(SESSION_ONE, 0, 0, 3), (SESSION_TWO, -128, 62, -3)],
          size=(2592, 1944), width=318, middle=(140, 250), tilt=(5, -2, 0), light=(0.84, 1.06, 60)),
    Photo("10-add-on-ry-cooder-chicken-skin-music.jpg", [(CHICKEN_SKIN, 0, 0, 0)], table="cloth", size=(2592, 1944), width=302,
          middle=(180, 216), tilt=(8, 3, -1.5), warmth=0.03),
    Photo("11-shared-barcode-godspeed-skinny-fists.jpg", [(SKINNY_FISTS, 0, 0, 0)], table="slate", tilt=(6, -3, 1),
          expects="ambiguous"),
    Photo("12-no-barcode-wagon-christ-front-cover.jpg", [(SUNSET_FRONT, 0, 0, 0)], table="paper", size=(2000, 1600), width=412,
          middle=(157, 160), tilt=(8, 4, -4), expects="unread", light=(0.82, 1.02, 120), glare=(0.7, 0.2, 0.2)),
    Photo("13-grey-peace-division-junkyard-funk.png", [(JUNKYARD, 0, 0, 0)], table="paper", size=(1200, 900), width=170,
          middle=(238, 252), tilt=(3, 2, -1), warmth=0, noise=1.2),
    Photo("14-out-of-focus-megadeth-killing-is-my-business.jpg", [(KILLING, 0, 0, 0)], size=(2048, 1536), width=305,
          middle=(180, 214), tilt=(6, 3, 3), blur=18, expects="unread"),
    Photo("15-unknown-white-label-promo.jpg", [(NIGHT_FERRY, 0, 0, 0)], table="slate", size=(2592, 1944), width=290,
          middle=(186, 208), tilt=(5, -4, -2), expects="unknown"),
]


def read_catalogue(path):
    """The records by id, in the file's order."""
    with open(path, encoding="utf-8") as lines:
        records = [json.loads(line) for line in lines if line.strip()]
    return {record["id"]: record for record in records}


def expectation(photo, codes, catalogue):
    """One entry of expected.json; stops when the plan and the catalogue disagree."""
    named = [[r["id"] for r in catalogue.values() if code["gtin"] in gtins(r)] for code in codes]
    if not codes:
        status = "unread"
    elif len(named[0]) == 1:
        status = "resolved"
    else:
        status = "ambiguous" if named[0] else "unknown"
    if status != photo.expects:
        raise SystemExit(f"{photo.path}: planned {photo.expects}, drawn {status}")
    return {"path": photo.path, "status": status, "barcodes": codes,
            "release": named[0][0] if status == "resolved" else None}


def main():
    options = argparse.ArgumentParser(description="Make the sample photos and expected.json.")
    options.add_argument("--out", type=Path, default=HERE, help="folder to write into (this script's own)")
    options.add_argument("--catalogue", type=Path, default=HERE.parent / "Sources/CatalogStore/Resources/sample-catalogue.jsonl")
    options.add_argument("--only", default="", help="make only photos with this in their name; leaves expected.json alone")
    options.add_argument("--seed", type=int, default=1)
    options = options.parse_args()
    cv2.setNumThreads(1)  # the same sums in the same order, always
    catalogue = read_catalogue(options.catalogue)
    options.out.mkdir(parents=True, exist_ok=True)
    entries = []
    for photo in PLAN:
        if options.only not in photo.path:
            continue
        pixels, codes = take(photo, {**catalogue, "promo": PROMO}, options.seed)
        save(photo, pixels, options.out)
        entries.append(expectation(photo, codes, catalogue))
        print(photo.path, (options.out / photo.path).stat().st_size // 1024, "KB")
    if options.only:
        return
    lines = ",\n".join("    " + json.dumps(entry, ensure_ascii=False) for entry in entries)
    text = f'{{\n  "schema": "{SCHEMA}",\n  "photos": [\n{lines}\n  ]\n}}\n'
    (options.out / "expected.json").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
