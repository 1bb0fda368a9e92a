"""The program in a task, without Spark around it."""
import re
import struct
import unittest
from pathlib import Path

from fleet import PROGRAM, ROOT, SAMPLES, Folder, without_nulls

from outcome_rows import OUTCOME, row
from vinylcrate_task import BrokenProgram, Photo, looked_up, scanned_by_content, scanned_by_name

SCAN = [PROGRAM, "scan", "--format", "jsonl", "--offline"]


class TaskTests(Folder):
    def script(self, text: str) -> str:
        file = self.folder / "program"
        file.write_text("#!/bin/sh\n" + text)
        file.chmod(0o755)
        return str(file)

    def test_photos_by_content_have_the_outcomes_of_those_by_name(self):
        names = [str(each).encode() for each in SAMPLES]
        by_name = list(scanned_by_name(SCAN, names))
        photos = (Photo(name, Path(name.decode()).read_bytes()) for name in names)
        self.assertEqual(list(scanned_by_content(SCAN, photos)), by_name)
        self.assertEqual([each["path"].encode() for each in by_name], names)

    def test_a_photo_that_is_too_large_is_only_announced(self):
        photos = [Photo(b"large.jpg", None, (1 << 30) + 1), Photo(b"empty.jpg", b""),
                  Photo(b"small.jpg", SAMPLES[0].read_bytes())]
        large, empty, small = scanned_by_content(SCAN, photos)
        self.assertEqual(large["status"], "unreadable")
        self.assertIn("larger than 1024 MiB", large["error"]["message"])
        self.assertEqual(empty["status"], "unreadable")
        self.assertNotEqual(small["status"], "unreadable")

    def test_no_photos_start_nothing(self):
        self.assertEqual(list(scanned_by_name(["/nonexistent/program"], [])), [])

    def test_a_program_that_is_not_there_is_named_with_what_to_do(self):
        with self.assertRaisesRegex(BrokenProgram, "nonexistent.*install vinylcrate.*--program"):
            list(scanned_by_name(["/nonexistent/program"], [b"a.jpg"]))

    def test_a_program_that_ends_early_fails_with_its_last_words(self):
        for text, words in [("echo 'no memory' >&2; exit 3", "ended with 3.*no memory"),
                            ("exit 0", "ended with 0, .* before their outcome, first b'a.jpg'"),
                            ("kill -9 $$", "ended by signal 9")]:
            with self.subTest(text), self.assertRaisesRegex(BrokenProgram, "(?s)" + words):
                list(scanned_by_name([self.script(text)], [b"a.jpg"]))

    def test_a_program_that_ends_with_photos_unread_fails_with_its_last_words(self):
        photos = (Photo(b"%d.jpg" % number, bytes(1 << 20)) for number in range(8))
        with self.assertRaisesRegex(BrokenProgram, "(?s)vinylcrate ended with 3.*no memory left"):
            list(scanned_by_content(
                [self.script("sleep 0.3; echo 'no memory left' >&2; exit 3")], photos))

    def test_a_lost_connection_to_the_photos_fails_the_task(self):
        def photos():
            yield Photo(b"a.jpg", SAMPLES[0].read_bytes())
            raise ConnectionResetError("the storage has hung up")

        with self.assertRaisesRegex(ConnectionResetError, "the storage has hung up"):
            list(scanned_by_content(SCAN, photos()))

    def test_a_broken_catalogue_fails_with_the_programs_message(self):
        broken = self.folder / "catalogue.sqlite"
        broken.write_text("no catalogue")
        with self.assertRaisesRegex(BrokenProgram, "(?s)ended with 2.*catalogue.sqlite"):
            list(scanned_by_name([*SCAN, "--catalog", str(broken)], [b"a.jpg"]))

    def test_an_answer_about_another_photo_is_refused(self):
        other = '{"path":"b.jpg","status":"unread"}'
        with self.assertRaisesRegex(BrokenProgram, "answered b'b.jpg', where b'a.jpg' was due"):
            list(scanned_by_name([self.script(f"echo '{other}'; cat >/dev/null")], [b"a.jpg"]))

    def test_photos_that_cannot_be_had_fail_the_task(self):
        def photos():
            yield Photo(b"a.jpg", SAMPLES[0].read_bytes())
            raise OSError("the bucket is gone")

        with self.assertRaisesRegex(OSError, "the bucket is gone"):
            list(scanned_by_content(SCAN, photos()))

    def test_a_reader_that_leaves_early_leaves_no_process(self):
        outcomes = scanned_by_name(SCAN, [str(SAMPLES[0]).encode()] * 1000)
        next(outcomes)
        outcomes.close()

    def test_only_so_many_photos_are_in_hand(self):
        taken = 0

        def photos():
            nonlocal taken
            for taken in range(1, 2001):
                yield Photo(b"%d.jpg" % taken, b"x" * (1 << 18))

        furthest = 0
        for count, _ in enumerate(scanned_by_content(SCAN, photos())):
            furthest = max(furthest, taken - count)
        self.assertEqual(taken, 2000)
        self.assertLess(furthest, 300, "256 of the program, and what the pipe holds")

    def test_pages_of_one_file_are_outcomes_of_one_photo(self):
        page = (b"II*\0" + struct.pack("<I", 8))
        name = self.folder / "pages.tif"
        name.write_bytes(tiff_of_two_pages(page))
        found = list(scanned_by_name(SCAN, [bytes(name), str(SAMPLES[0]).encode()]))
        self.assertEqual([each.get("page") for each in found], [1, 2, None])

    def test_typed_barcodes_are_looked_up_in_their_order(self):
        command = [PROGRAM, "lookup", "--format", "jsonl", "--offline"]
        found = list(looked_up(command, ["5012394144777", "4012345678901"]))
        self.assertEqual([each["status"] for each in found], ["resolved", "unknown"])


def tiff_of_two_pages(head: bytes) -> bytes:
    """Two gray pages of 8 × 8 pixels, one strip each."""
    bytes_of_page = 2 + 8 * 12 + 4 + 64
    pages = b""
    for number in range(2):
        start = 8 + number * bytes_of_page
        strip = start + bytes_of_page - 64
        following = start + bytes_of_page if number == 0 else 0
        entries = [(256, 8), (257, 8), (258, 8), (259, 1), (262, 1), (273, strip), (278, 8),
                   (279, 64)]
        pages += struct.pack("<H", len(entries))
        pages += b"".join(struct.pack("<HHII", tag, 4, 1, value) for tag, value in entries)
        pages += struct.pack("<I", following) + bytes(range(64))
    return head + pages


class SchemaTests(Folder):
    """The schema in Parquet is in step with the program's JSON."""

    def test_no_key_of_any_outcome_is_lost_or_of_another_type(self):
        photos = self.photos("photos", odd=True)
        outcomes = list(self.plain_outcomes(photos).values())
        outcomes += list(looked_up([PROGRAM, "lookup", "--format", "jsonl"], ["5012394144777"]))
        pages = self.folder / "pages.tif"
        pages.write_bytes(tiff_of_two_pages(b"II*\0" + struct.pack("<I", 8)))
        outcomes += list(scanned_by_name([*SCAN, "--timings"], [bytes(pages)]))
        statuses = {each["status"] for each in outcomes}
        self.assertLessEqual({"resolved", "ambiguous", "unknown", "unread", "unreadable"}, statuses)
        for outcome in outcomes:
            self.check(outcome, OUTCOME, "outcome")
            values = as_json(row(outcome), OUTCOME)
            for key in ("path", "record"):
                if outcome[key] is not None:
                    values[key] = values.pop(key + "Bytes").decode("utf-8", "surrogateescape")
            self.assertEqual(without_nulls(values), without_nulls(outcome))

    def test_every_key_that_the_program_can_write_has_a_field(self):
        # The samples do not have all that a catalogue may know.
        written = set()
        for name in ("ScanOutcome", "Releases"):
            text = (ROOT / f"Sources/ScanReports/JSON/{name}+JSON.swift").read_text()
            written |= set(re.findall(r'(?:append\(|[\[,]\s*)"(\w+)"(?:, \.|: )', text))
        self.assertLessEqual({"path", "gtin", "masterYear", "companies", "place"}, written)
        # Only with a library or with --explain, which a task never has.
        never = {"scanned", "owned", "explanation"}
        self.assertEqual(written - set(names_of(OUTCOME)) - never, set())

    def check(self, value, kind, place):
        """Each key has a field, and each value its type."""
        from pyspark.sql.types import ArrayType, DoubleType, LongType, StringType, StructType

        if value is None:
            return
        if isinstance(kind, StructType):
            self.assertLessEqual(set(value), set(kind.names), place)
            for key, each in value.items():
                self.check(each, kind[key].dataType, f"{place}.{key}")
        elif isinstance(kind, ArrayType):
            for each in value:
                self.check(each, kind.elementType, place + "[]")
        else:
            types = {StringType: str, LongType: int, DoubleType: (int, float)}
            self.assertIsInstance(value, types.get(type(kind), bool), place)


def names_of(kind):
    """The names of all fields, also of those inside others."""
    from pyspark.sql.types import ArrayType, StructType

    if isinstance(kind, StructType):
        for field in kind.fields:
            yield field.name
            yield from names_of(field.dataType)
    elif isinstance(kind, ArrayType):
        yield from names_of(kind.elementType)


def as_json(value, kind):
    """What a row says, as JSON has it."""
    from pyspark.sql.types import ArrayType, StructType

    if value is None:
        return None
    if isinstance(kind, StructType):
        return {field.name: as_json(each, field.dataType)
                for field, each in zip(kind.fields, value, strict=True)}
    if isinstance(kind, ArrayType):
        return [as_json(each, kind.elementType) for each in value]
    return value


if __name__ == "__main__":
    unittest.main()
