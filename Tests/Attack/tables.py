"""Tables with broken, endless and misleading fields."""
HEADER = ("Catalog#,Artist,Title,Label,Format,Rating,Released,release_id,CollectionFolder,Date Added,"
          "Collection Media Condition,Collection Sleeve Condition,Collection Notes")
FIELDS = ["", '"', '""', "=1+1", "-2", "@x", "\t", "\r", "\0", "x" * 70_000, "9" * 400, "-1", "1e999",
          "\u202e", "\x1b[2J", "2021-13-45 99:99:99", "../../etc/passwd", '"a\nb"', "é" * 500]


def broken(target, random, count):
    for number in range(count):
        rows = [HEADER]
        for _ in range(random.randint(1, 40)):
            row = ["x", "Artist", "Title", "Label", "LP", "3", "1987", "249504", "Shelf", "", "", "", ""]
            for _ in range(random.randint(0, 4)):
                row[random.randrange(13)] = random.choice(FIELDS)
            rows.append(random.choice([",", ",", ";", "\t"]).join(row))
        content = random.choice(["\n", "\r\n", "\r"]).join(rows).encode("utf-8", "surrogatepass")
        if random.random() < 0.4:
            content = bytearray(content)
            for _ in range(random.randint(1, 20)):
                content[random.randrange(len(content))] = random.randrange(256)
        target.write("table.csv", bytes(content))
        result = target.run("collection", "import", "table.csv", about=f"table {number}")
        target.expect(b"\x1b" not in result.stdout + result.stderr,
                      f"table {number}: a control sequence was printed")
        target.run("collection", "import", "--dry-run", "-", about=f"table {number} on input")
    target.write("list.txt", b"9" * 50_000_000)
    target.run("scan", "--files-from", "list.txt", about="a line of 50 MB")
    result = target.run("collection", "export", "out.csv")
    target.expect(result.code == 0, "what was imported cannot be exported")
