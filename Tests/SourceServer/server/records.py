"""The records that both sources know: real replies where they are at hand, and small ones of a test."""
import glob
import json
import os
import re


def load(path):
    with open(path, encoding="utf-8") as file:
        # One of the replies has a comma too many.
        return json.loads(re.sub(r",(\s*[\]}])", r"\1", file.read()))


class Records:
    def __init__(self, data, path):
        """data: a folder with discogs-api and musicbrainz-ws2-json; path: a list of small records."""
        self.releases, self.masters, self.versions, self.lists = {}, {}, {}, {}
        self.musicbrainz = {}
        if data:
            self.load_discogs(os.path.join(data, "discogs-api"))
            for name in glob.glob(os.path.join(data, "musicbrainz-ws2-json", "eval_release_*.json")):
                release = load(name)
                self.musicbrainz[release["id"]] = release
        for record in load(path) if path else []:
            if record.get("mbid"):
                self.musicbrainz[record["mbid"]] = musicbrainz_release(record)
            if record.get("id"):
                self.releases[record["id"]] = discogs_release(record)

    def load_discogs(self, folder):
        for name in os.listdir(folder):
            path = os.path.join(folder, name)
            if re.fullmatch(r"releases__\d+\.json", name) or name == "Database_get-release-200.json":
                release = load(path)
                self.releases[release["id"]] = release
            elif match := re.fullmatch(r"masters__(\d+)\.json", name):
                self.masters[int(match[1])] = load(path)
            elif match := re.fullmatch(r"masters__(\d+)__versions.*\.json", name):
                self.versions[int(match[1])] = load(path)
            elif name.startswith("users__"):
                # users__example__wants_per_page=50&page=1.json
                self.lists["/" + re.sub(r"_(per_)?page=.*|\.json$", "", name).replace("__", "/")] = load(path)

    def with_barcode(self, text):
        """Discogs' releases: a number with a zero before it is another text."""
        digits = lambda value: re.sub(r"[^0-9]", "", value)
        return [
            release
            for release in self.releases.values()
            if any(
                each["type"] == "Barcode" and digits(each["value"]) == text
                for each in release.get("identifiers", [])
            )
        ]

    def with_words(self, words):
        words = words.lower().split()
        return [
            release
            for release in self.releases.values()
            if words and all(word in discogs_title(release).lower() for word in words)
        ]


def discogs_title(release):
    return ", ".join(each["name"] for each in release["artists"]) + " - " + release["title"]


def discogs_release(record):
    number = record["id"]
    return {
        "id": number, "status": "Accepted", "title": record["title"],
        "resource_url": f"https://api.discogs.com/releases/{number}",
        "uri": f"https://www.discogs.com/release/{number}",
        "artists": [
            {"id": 1, "name": record["artist"], "anv": "", "join": "", "role": "", "tracks": ""}
        ],
        "labels": [{"id": 2, "name": "Svek", "catno": f"SK{number}", "entity_type_name": "Label"}],
        "formats": [{"name": "Vinyl", "qty": "1", "text": "", "descriptions": ["LP", "Album"]}],
        "country": "UK", "released": "1987-03-00", "year": 1987, "genres": ["Electronic"],
        "styles": ["House"], "master_id": 0, "notes": "", "images": [], "companies": [],
        "extraartists": [], "community": {"have": 3, "want": 1},
        "tracklist": [{"type_": "track", "position": "A1", "title": "One", "duration": "3:00"}],
        "identifiers": [{"type": "Barcode", "value": record["barcode"], "description": "Scanned"}],
    }


def discogs_result(release):
    """A release among search results."""
    label, format = release["labels"][0], release["formats"][0]
    return {
        "id": release["id"], "type": "release", "title": discogs_title(release),
        "barcode": [
            each["value"] for each in release.get("identifiers", [])
        ] + [label["catno"], "LC 0316"],
        "label": [each["name"] for each in release["labels"]], "catno": label["catno"],
        "format": [format["name"]] + format.get("descriptions", []), "year": str(release.get("year", "")),
        "country": release.get("country", ""), "thumb": "", "uri": f"/release/{release['id']}",
        "resource_url": release.get("resource_url", ""), "community": {"have": 3, "want": 1},
    }


def musicbrainz_release(record):
    return {
        "id": record["mbid"], "title": record["title"], "status": "Official",
        "barcode": record["barcode"], "date": "1987-03", "country": "GB", "disambiguation": "",
        "artist-credit": [{"name": record["artist"], "joinphrase": "", "artist": {"name": record["artist"]}}],
        "label-info": [{"catalog-number": "SK1", "label": {"name": "Svek"}}],
        "media": [
            {"format": "12\" Vinyl", "track-count": 1,
             "tracks": [{"number": "A1", "title": "One", "length": 180000}]}
        ],
        "release-group": {"id": record["mbid"], "primary-type": "Album", "secondary-types": []},
        "relations": [
            {"type": "discogs", "url": {"resource": f"https://www.discogs.com/release/{record['id']}"}}
        ] if record.get("id") else [],
        "cover-art-archive": {"front": True},
    }
