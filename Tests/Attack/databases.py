"""Libraries and catalogues with damage, and files of other programs in their places."""
import sqlite3

from trial import samples

COMMANDS = [["collection"], ["scans"], ["doctor"], ["undo", "--list"], ["lookup", "5012394144777"],
            ["search", "hidden", "orchestra"], ["collection", "insights"]]


def damaged(target, random, count):
    library = make_library(target)
    catalog = make_catalog(target)
    for path in (library, catalog):
        whole = path.read_bytes()
        for number in range(count):
            path.write_bytes(broken(whole, random))
            for command in random.sample(COMMANDS, 3):
                target.run(*command, about=f"{path.name} {number}: {' '.join(command)}")
            for other in path.parent.glob(path.name + "-*"):
                other.unlink()
        path.write_bytes(whole)
        for table, column in columns(path):
            path.write_bytes(whole)
            if spoil(path, table, column):
                for command in COMMANDS:
                    target.run(*command, about=f"{table}.{column}: {' '.join(command)}")
        path.write_bytes(whole)


def broken(whole, random):
    content = bytearray(whole)
    for _ in range(random.choice([1, 8, 200])):
        content[random.randrange(random.choice([100, 4096, len(content)]))] = random.randrange(256)
    if random.random() < 0.2:
        del content[random.randrange(len(content)):]
    return bytes(content)


def spoil(path, table, column):
    """Values of a wrong type, which a strict table would refuse."""
    database = sqlite3.connect(path)
    try:
        database.execute("PRAGMA writable_schema = ON")
        for strict, lax in ((") STRICT, WITHOUT ROWID", ") WITHOUT ROWID"), (") STRICT", ")")):
            database.execute("UPDATE sqlite_master SET sql = replace(sql, ?, ?)", (strict, lax))
        database.commit()
        database.close()
        database = sqlite3.connect(path)
        database.execute(f"UPDATE \"{table}\" SET \"{column}\" = x'00ff'")
        database.commit()
        return True
    except sqlite3.Error:
        return False
    finally:
        database.close()


def foreign(target, random, count):
    """Files that are not ours stay byte for byte as they were."""
    other = target.folder / "other.sqlite"
    with sqlite3.connect(other) as database:
        database.execute("CREATE TABLE bookmark (url TEXT)")
        database.execute("INSERT INTO bookmark VALUES ('x')")
    database.close()
    before = other.read_bytes()
    for command in COMMANDS + [["batch", "in"], ["collection", "add", "discogs:249504"]]:
        target.write("in/a.jpg", samples()[0].read_bytes())
        for option in ("--library", "--catalog"):
            if option == "--catalog" and command[0] not in ("batch", "lookup", "search"):
                continue
            target.run(*command, option, "other.sqlite", about=f"{' '.join(command)} {option}")
            target.expect(other.read_bytes() == before, f"{' '.join(command)} {option} changed it")
            left = [path.name for path in target.folder.glob("other.sqlite?*")]
            target.expect(not left, f"{' '.join(command)} {option} left {left}")
    photo = target.write("photo.jpg", samples()[0].read_bytes())
    before = photo.read_bytes()
    for command in (["scan", "--report", "photo.jpg", "photo.jpg"],
                    ["batch", "--csv", "photo.jpg", "in"], ["collection", "export", "photo.jpg"]):
        result = target.run(*command)
        target.expect(photo.read_bytes() == before, f"{' '.join(command)} overwrote the photo")
        target.expect(result.code != 0, f"{' '.join(command)} said nothing")


def make_library(target):
    for photo in samples()[:4]:
        target.write(f"in/{photo.name}", photo.read_bytes())
    target.run("batch", "in", about="making a library")
    target.run("crate", "create", "Sunday", about="making a library")
    target.run("wants", "add", "discogs:21", about="making a library")
    library = target.folder / "home/data/vinylcrate/library.sqlite"
    database = sqlite3.connect(library)
    database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    database.close()
    return library


def make_catalog(target):
    releases = "".join(
        f'<release id="{number}"><artists><artist><name>Artist {number}</name></artist></artists>'
        f"<title>Title {number}</title><country>UK</country><identifiers>"
        f'<identifier type="Barcode" value="{5012394144777 if number == 7 else ""}"/>'
        "</identifiers></release>" for number in range(1, 200))
    target.write("discogs_20261101_releases.xml", f"<releases>{releases}</releases>".encode())
    target.run("catalog", "import", "discogs_20261101_releases.xml", about="making a catalogue",
               allowed={0})
    return next((target.folder / "home/data/vinylcrate").glob("catalog*/*.sqlite"))


def columns(path):
    database = sqlite3.connect(path)
    try:
        tables = [row[0] for row in database.execute(
            "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")]
        return [(table, row[1]) for table in tables
                for row in database.execute(f'PRAGMA table_info("{table}")')]
    finally:
        database.close()
