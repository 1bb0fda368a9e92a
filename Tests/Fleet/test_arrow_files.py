"""Photos that a task reads by Arrow: their order, how many at once, and what is not there."""
import os
import unittest
from unittest import mock

import fleet

import arrow_files
import photo_listing
from photo_listing import Incomplete, Listed


class ArrowFilesTests(fleet.Folder):
    def listed(self, sizes: list[int]) -> list[Listed]:
        """Files of such sizes, each of its own letter."""
        photos = []
        for number, size in enumerate(sizes):
            file = self.folder / f"{number}.jpg"
            file.write_bytes(bytes([65 + number]) * size)
            photos.append(Listed(b"file://" + os.fsencode(file), size))
        return photos

    def test_photos_come_in_their_order_with_their_content(self):
        listed = self.listed([3, 0, 5] * 8)
        found = list(arrow_files.photos(self.folder.as_uri(), listed))
        self.assertEqual([photo.name for photo in found], [each.name for each in listed])
        self.assertEqual([bytes(photo.content) for photo in found],
                         [bytes([65 + number]) * each.size for number, each in enumerate(listed)])

    def test_photos_ahead_are_bounded_by_their_number_and_by_their_bytes(self):
        for size, most in ((1, arrow_files.AHEAD), (arrow_files.AHEAD_BYTES // 3, 3),
                           (arrow_files.AHEAD_BYTES * 2, 1)):
            taken = 0

            def listed(photos):
                nonlocal taken
                for photo in photos:
                    taken += 1
                    yield Listed(photo.name, size)

            given = 0
            for _ in arrow_files.photos(self.folder.as_uri(), listed(self.listed([1] * 20))):
                given += 1
                # One more is looked at, to see that it has no room.
                self.assertLessEqual(taken - given, most)
            self.assertEqual(given, 20)

    def test_a_photo_that_is_gone_is_left_out_and_one_that_cannot_be_read_fails_the_task(self):
        listed = self.listed([2, 2, 2])
        (self.folder / "1.jpg").unlink()
        found = list(arrow_files.photos(self.folder.as_uri(), listed))
        self.assertEqual([photo.name for photo in found], [listed[0].name, listed[2].name])
        (self.folder / "1.jpg").mkdir()
        with self.assertRaises(OSError):
            list(arrow_files.photos(self.folder.as_uri(), listed))

    def test_a_content_that_is_too_large_is_only_announced(self):
        listed = self.listed([2, 9])
        with mock.patch.object(arrow_files, "LARGEST", 8):
            small, large = arrow_files.photos(self.folder.as_uri(), listed)
        self.assertEqual((small.content.to_pybytes(), large.content, large.size), (b"AA", None, 9))

    def test_the_same_photos_are_listed_as_by_name(self):
        photos = self.photos("two words", odd=True)
        (photos / ".hidden.jpg").write_bytes(b"")
        (photos / "loop").symlink_to(photos / "shelf 0")
        by_name = list(photo_listing.in_folder(fleet.PROGRAM, str(photos)))
        by_arrow = list(photo_listing.by_arrow(fleet.PROGRAM, photos.as_uri()))
        self.assertEqual(by_arrow, [Listed(b"file://" + name, size) for name, size in by_name])
        self.assertIn(b"file://" + os.fsencode(photos) + b"/" + fleet.ODD_NAMES[1],
                      [each.name for each in by_arrow])

    def test_an_address_that_cannot_be_listed_says_so_in_one_line(self):
        for address in ("s3:/no-bucket", "s3://two words", "s3://"):
            with self.assertRaises(Incomplete) as said:
                list(photo_listing.by_arrow(fleet.PROGRAM, address))
            self.assertRegex(str(said.exception), f"^{address}: .*check --input.*$")


if __name__ == "__main__":
    unittest.main()
