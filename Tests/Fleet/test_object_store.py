"""The job on photos in S3, of a store that the test starts."""
import os
import subprocess
import time
import unittest
import urllib.error
import urllib.request
from unittest import mock

from fleet import ROOT, SAMPLES, PROGRAM, Folder, has_java, read_batches, run_job, without_nulls

STORE = ROOT / ".build/object-store/bin/moto_server"
PORT = 5063
ADDRESS = f"http://127.0.0.1:{PORT}"
SETTINGS = {"AWS_ENDPOINT_URL": ADDRESS, "AWS_ACCESS_KEY_ID": "test", "AWS_SECRET_ACCESS_KEY": "test",
            "AWS_DEFAULT_REGION": "us-east-1", "AWS_EC2_METADATA_DISABLED": "true"}
# Keys that an address or Hadoop would take for something else.
KEYS = ["50%25 #1?.jpg", "[a-z]{1,2}*?.jpg", "Bj\u00f6rk \u2013 Debut.jpg", "_side.jpg"]


@unittest.skipUnless(has_java(), "no Java: install openjdk-17-jre-headless")
@unittest.skipUnless(STORE.exists(), "no store of S3 to start: make fleet")
class ObjectStoreTests(Folder):
    def setUp(self) -> None:
        super().setUp()
        store = subprocess.Popen([STORE, "-H", "127.0.0.1", "-p", str(PORT)],
                                 stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.addCleanup(store.wait)
        self.addCleanup(store.terminate)
        self.enterContext(mock.patch.dict(os.environ, SETTINGS))
        while not is_up():
            self.assertIsNone(store.poll(), "the store has ended")
            time.sleep(0.1)

    def upload(self, photos) -> None:
        """A folder into the bucket `sleeves`, below `box 1`."""
        from pyarrow import fs

        store, _ = fs.FileSystem.from_uri("s3://sleeves?allow_bucket_creation=true")
        store.create_dir("sleeves")
        for file in photos.rglob("*"):
            if file.is_file():
                with store.open_output_stream(f"sleeves/box 1/{file.relative_to(photos)}") as stream:
                    stream.write(file.read_bytes())

    def scan(self, address: str) -> tuple[int, str, str]:
        return run_job("scan_photos.py", "--input", address, "--output", self.folder / "outcomes",
                       "--program", PROGRAM)

    def test_photos_have_the_outcomes_of_a_plain_run_and_only_new_ones_are_scanned(self):
        photos = self.photos("photos")
        for number, key in enumerate(KEYS):
            (photos / key).write_bytes(SAMPLES[number].read_bytes())
        expected = self.plain_outcomes(photos)
        self.upload(photos)
        code, output, complaints = self.scan("s3://sleeves/box%201")
        self.assertEqual(code, 0, output + complaints[-3000:])
        rows = read_batches(self.folder / "outcomes")
        self.assertEqual(len(rows), len(expected))
        for row in rows:
            self.assertEqual(row["path"].encode(), row["pathBytes"])
            name = os.fsencode(photos) + row["pathBytes"].removeprefix(b"s3://sleeves/box 1")
            found = {key: value for key, value in row.items() if "Bytes" not in key}
            plain = {**expected[name], "path": row["path"], "record": row["record"]}
            self.assertEqual(without_nulls(found), without_nulls(plain))
        code, output, _ = self.scan("s3://sleeves/box%201")
        self.assertEqual(code, 0)
        self.assertIn("0 new photos in", output)

    def test_a_bucket_that_is_not_there_is_said(self):
        code, output, _ = self.scan("s3://no-such-bucket")
        self.assertEqual(code, 2)
        self.assertRegex(output, "scan_photos: s3://no-such-bucket: .*check --input")


def is_up() -> bool:
    try:
        urllib.request.urlopen(ADDRESS)
    except urllib.error.HTTPError:
        return True
    except OSError:
        return False
    return True


if __name__ == "__main__":
    unittest.main()
