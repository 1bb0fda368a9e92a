"""The real releases of a folder of samples, for counting and for measuring how pressings are ranked.

Those that share a barcode with another are never counted: they are measured. The others are in two
halves by a checksum of their master: what is counted on one half is measured on the other."""

import collections
import glob
import gzip
import json
import os
import re
import xml.etree.ElementTree as ElementTree
import zlib

COUNTRIES = {
    "Argentina": "AR", "Australia": "AU", "Austria": "AT", "Belarus": "BY", "Belgium": "BE",
    "Brazil": "BR", "Bulgaria": "BG", "Canada": "CA", "Chile": "CL", "China": "CN", "Colombia": "CO",
    "Croatia": "HR", "Czech Republic": "CZ", "Czechoslovakia": "CS", "Denmark": "DK", "Europe": "XE",
    "Finland": "FI", "France": "FR", "Georgia": "GE", "Germany": "DE", "Greece": "GR", "Hungary": "HU",
    "Iceland": "IS", "India": "IN", "Indonesia": "ID", "Ireland": "IE", "Israel": "IL", "Italy": "IT",
    "Jamaica": "JM", "Japan": "JP", "Malaysia": "MY", "Mexico": "MX", "Netherlands": "NL",
    "New Zealand": "NZ", "Nigeria": "NG", "Norway": "NO", "Peru": "PE", "Philippines": "PH",
    "Poland": "PL", "Portugal": "PT", "Rhodesia": "RH", "Romania": "RO", "Russia": "RU",
    "Serbia": "RS", "Singapore": "SG", "Slovakia": "SK", "South Africa": "ZA", "Spain": "ES",
    "Sweden": "SE", "Switzerland": "CH", "Taiwan": "TW", "Turkey": "TR", "UK": "GB", "USSR": "SU",
    "Ukraine": "UA", "Venezuela": "VE", "Yugoslavia": "YU", "Zimbabwe": "ZW",
}

Release = collections.namedtuple(
    "Release", "id master title artists country year numbers labels formats gtins main")


def check_digit_fits(digits):
    total = sum(int(d) * (3 if i % 2 == 0 else 1) for i, d in enumerate(reversed(digits[:-1])))
    return (10 - total % 10) % 10 == int(digits[-1])


def gtin(text):
    """The 14 digits of a barcode; None for anything else."""
    digits = re.sub(r"\D", "", text or "")
    fits = len(digits) in (8, 12, 13, 14) and int(digits) > 0 and check_digit_fits(digits)
    return digits.zfill(14) if fits else None


def key(number):
    """As CatalogueNumber.key."""
    characters = [c for c in number.lower() if c.isalnum()]
    found = ""
    for i, c in enumerate(characters):
        following = characters[i + 1] if i + 1 < len(characters) else ""
        if c == "0" and not found[-1:].isdigit() and following.isdigit():
            continue
        found += c
    return found


def discogs(folder):
    name = os.path.join(folder, "discogs-dump", "discogs_20200806_releases.xml.gz")
    for _, element in ElementTree.iterparse(gzip.open(name)):
        if element.tag != "release":
            continue
        labels = element.findall("labels/label")
        master = element.find("master_id")
        country = element.findtext("country")
        codes = [gtin(i.get("value")) for i in element.findall("identifiers/identifier")
                 if i.get("type") == "Barcode"]
        yield Release(
            "discogs:" + element.get("id"),
            None if master is None else "discogs:" + master.text,
            element.findtext("title"), [a.findtext("name") for a in element.findall("artists/artist")],
            COUNTRIES.get(country, country), (element.findtext("released") or "")[:4] or None,
            [n for n in (l.get("catno") for l in labels) if n and n.lower() != "none"],
            [l.get("name") for l in labels],
            [f.get("name") for f in element.findall("formats/format")],
            sorted({c for c in codes if c}),
            master is not None and master.get("is_main_release") == "true")
        element.clear()


def musicbrainz(folder):
    """Each release once, as the reply has it that tells most."""
    best = {}

    def visit(value, group):
        if isinstance(value, list):
            for part in value:
                visit(part, group)
        elif isinstance(value, dict):
            if "primary-type" in value and "releases" in value:
                group = value["id"]
            if "barcode" in value and len(value.get("id") or "") == 36:
                own = ((value.get("release-group") or {}).get("id")) or group
                kept = best.get(value["id"])
                if not kept or len(value) > len(kept[1]):
                    best[value["id"]] = (own or (kept and kept[0]), value)
            for part in value.values():
                visit(part, group)

    for name in sorted(glob.glob(os.path.join(folder, "musicbrainz-ws2-json", "*.json"))):
        with open(name) as file:
            visit(json.load(file), None)
    for id, (group, value) in sorted(best.items()):
        labels = [l for l in value.get("label-info") or [] if l]
        code = gtin(value.get("barcode"))
        yield Release(
            "musicbrainz:" + id, group and "musicbrainz:" + group, value.get("title"),
            [c.get("name") or c["artist"]["name"] for c in value.get("artist-credit") or []
             if isinstance(c, dict)],
            value.get("country"), (value.get("date") or "")[:4] or None,
            [l["catalog-number"] for l in labels if l.get("catalog-number")],
            [l["label"]["name"] for l in labels if l.get("label")],
            [m["format"] for m in value.get("media") or [] if m and m.get("format")],
            [code] if code else [], False)


def split(folder):
    """The releases to count, those to make confusable groups from, and the groups that share a
    barcode, by barcode."""
    releases = list(discogs(folder)) + list(musicbrainz(folder))
    by_code = collections.defaultdict(list)
    for release in releases:
        for code in release.gtins:
            by_code[code].append(release)
    groups = {code: found for code, found in sorted(by_code.items()) if len(found) > 1}
    shared = {r.master or r.id for found in groups.values() for r in found}
    halves = [], []
    for release in releases:
        family = release.master or release.id
        if family not in shared:
            halves[zlib.crc32(family.encode()) & 1].append(release)
    return halves[0], halves[1], groups
