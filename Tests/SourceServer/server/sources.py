"""What Discogs and MusicBrainz answer: a status and a value for a path and its query."""
import re

from records import discogs_result


class Discogs:
    def __init__(self, records, token):
        self.records, self.token = records, token

    def answer(self, path, query, authorization):
        if authorization is not None and authorization != f"Discogs token={self.token}":
            return 401, {"message": "Invalid consumer token. Please register an app before making requests."}
        if authorization is None and not re.match(r"/(releases|masters)/", path):
            return 401, {"message": "You must authenticate to access this resource."}
        if path == "/oauth/identity":
            return 200, {
                "id": 1, "username": "example", "consumer_name": "Your Application Name",
                "resource_url": "https://api.discogs.com/users/example",
            }
        if path == "/database/search":
            found = (
                self.records.with_barcode(query["barcode"])
                if "barcode" in query else self.records.with_words(query.get("q", ""))
            )
            return 200, self.page("results", [discogs_result(each) for each in found], query)
        if match := re.fullmatch(r"/releases/(\d+)", path):
            return self.known(self.records.releases, match, "Release not found.")
        if match := re.fullmatch(r"/masters/(\d+)", path):
            return self.known(self.records.masters, match, "Master Release not found.")
        if match := re.fullmatch(r"/masters/(\d+)/versions", path):
            return self.known(self.records.versions, match, "Master Release not found.")
        if match := re.fullmatch(r"/marketplace/stats/(\d+)", path):
            return 200, {"num_for_sale": 2, "blocked_from_sale": False,
                         "lowest_price": {"value": 12.5, "currency": "EUR"}}
        if match := re.fullmatch(r"/marketplace/price_suggestions/(\d+)", path):
            return 200, {"Very Good Plus (VG+)": {"value": 20.0, "currency": "EUR"}}
        if path in self.records.lists:
            return 200, self.records.lists[path]
        return 404, {"message": "The requested resource was not found."}

    @staticmethod
    def known(values, match, words):
        value = values.get(int(match[1]))
        return (200, value) if value else (404, {"message": words})

    @staticmethod
    def page(name, values, query):
        size, number = int(query.get("per_page", 50)), int(query.get("page", 1))
        return {
            "pagination": {
                "per_page": size, "page": number, "items": len(values), "urls": {},
                "pages": max(1, -(-len(values) // size)),
            },
            name: values[(number - 1) * size:number * size],
        }


class MusicBrainz:
    def __init__(self, records):
        self.records = records

    def answer(self, path, query, authorization):
        if match := re.fullmatch(r"/ws/2/release/([0-9a-f-]{36})", path):
            release = self.records.musicbrainz.get(match[1])
            return (200, release) if release else (404, {"error": "Not Found", "help": "…"})
        if path == "/ws/2/release":
            barcodes = re.findall(r"barcode:(\d+)", query.get("query", ""))
            found = [
                dict(release, score=100)
                for release in self.records.musicbrainz.values()
                if release.get("barcode") in barcodes
            ]
            return 200, {"created": "2026-11-22T00:00:00Z", "count": len(found), "offset": 0,
                         "releases": found}
        return 404, {"error": "Not Found", "help": "…"}
