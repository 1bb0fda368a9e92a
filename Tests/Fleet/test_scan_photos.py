"""The job that scans, without Spark around it."""
import sys
import unittest
from unittest import mock

import fleet  # Where the job's files are found.

from photo_listing import Listed
from scan_photos import check_packages, partitions, who_opens


class ScanPhotosTests(unittest.TestCase):
    def test_a_package_that_is_not_there_is_said_with_what_to_do(self):
        check_packages()
        with mock.patch.dict(sys.modules, {"pandas": None}):
            with self.assertRaisesRegex(SystemExit, "pandas are needed.*pip install"):
                check_packages()

    def test_the_input_says_who_opens_the_photos(self):
        for photos, who in (("sleeves", "name"), ("/mnt/a:b/c", "name"), ("s3://bucket/sleeves", "arrow"),
                            ("S3://bucket", "arrow"), ("file:///mnt/sleeves", "arrow"),
                            ("s3a://bucket", "hadoop"), ("hdfs://name/sleeves", "hadoop")):
            self.assertEqual(who_opens(photos), who, photos)

    def test_each_photo_is_in_one_part_and_parts_are_even(self):
        photos = [Listed(b"%d" % number, 300_000) for number in range(1000)]
        parts = partitions(photos, 64_000_000, 4)
        self.assertEqual(sorted(photo for part in parts for photo in part), sorted(photos))
        # A thousand MB of work in parts of 64, as many for each of four cores.
        self.assertEqual(len(parts), 16)
        self.assertLessEqual(max(map(len, parts)) - min(map(len, parts)), 1)

    def test_photos_that_are_alike_at_even_intervals_do_not_come_into_one_part(self):
        photos = [Listed(b"hard" if number % 16 == 0 else b"easy", 300_000) for number in range(1600)]
        counts = [part.count(Listed(b"hard", 300_000)) for part in partitions(photos, 100_000_000, 4)]
        self.assertEqual(len(counts), 16)
        self.assertLess(max(counts), 20)

    def test_a_few_photos_are_not_divided(self):
        self.assertEqual(partitions([Listed(b"a", 1)], 1 << 20, 8), [[Listed(b"a", 1)]])


if __name__ == "__main__":
    unittest.main()
