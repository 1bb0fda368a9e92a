"""The search that others are measured by: an FTS5 table as it comes."""
import sqlite3

from search_queries import words


class PlainSearch:
    def __init__(self, path):
        self.database = sqlite3.connect(path)
        self.database.execute("PRAGMA synchronous = OFF")
        self.database.execute(
            "CREATE VIRTUAL TABLE releases USING fts5(artists, title, labels, numbers, tracks)")

    def fill(self, releases):
        self.database.executemany(
            "INSERT INTO releases (rowid, artists, title, labels, numbers, tracks)"
            " VALUES (?, ?, ?, ?, ?, ?)",
            ((int(each.id), " ".join(each.artists), each.title, " ".join(each.labels),
              " ".join(each.catalog_numbers), " ".join(each.tracks)) for each in releases))
        self.database.execute("INSERT INTO releases (releases) VALUES ('optimize')")
        self.database.commit()

    def find(self, query):
        """Ids, best first."""
        quoted = [f'"{word}"' for word in words(query)]
        for operator in (" ", " OR "):
            found = self.database.execute(
                "SELECT rowid FROM releases WHERE releases MATCH ? ORDER BY rank LIMIT 20",
                (operator.join(quoted),)).fetchall()
            if found:
                return [str(row[0]) for row in found]
        return []

    def close(self):
        self.database.close()
