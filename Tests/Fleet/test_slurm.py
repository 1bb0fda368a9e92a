"""The array script, run by a fake scheduler: SLURM itself is not here."""
import json
import subprocess
from collections.abc import Sequence

from fake_slurm import run_array
from fleet import FLEET, PROGRAM, Folder

SCRIPT = FLEET / "SLURM/scan-array.sh"


class SlurmTests(Folder):
    def run_tasks(self, tasks: Sequence[int], program: str = PROGRAM, **more: str) -> dict[int, list[int]]:
        photos = self.folder / "photos"
        if not photos.exists():
            self.photos("photos", odd=True)
        return run_array(
            SCRIPT, self.folder, tasks, VINYLCRATE=program, PHOTOS=str(photos),
            OUTPUT=str(self.folder / "scans"), VINYLCRATE_DATA=str(self.folder / "nothing"), **more)

    def outcomes(self) -> list[bytes]:
        return [json.loads(line)["path"].encode("utf-8", "surrogateescape")
                for file in (self.folder / "scans").glob("outcomes-*.jsonl")
                for line in file.read_text().splitlines()]

    def program(self, text: str) -> str:
        file = self.folder / "program"
        file.write_text("#!/bin/sh\n" + text)
        file.chmod(0o755)
        return str(file)

    def test_the_parts_of_an_array_are_the_whole_each_photo_once(self):
        # An array may begin anywhere.
        codes = self.run_tasks(range(5, 9))
        expected = self.plain_outcomes(self.folder / "photos")
        self.assertEqual(sorted(self.outcomes()), sorted(expected))
        # One photo cannot be read: its part says so.
        self.assertEqual(sorted(each for runs in codes.values() for each in runs), [0, 0, 0, 2])
        self.assertEqual(len(list((self.folder / "scans").glob("library-*.sqlite"))), 4)

    def test_a_task_that_has_to_wait_is_started_again_so_often(self):
        waits = self.program("exit 75")
        self.assertEqual(self.run_tasks(range(1, 2), waits, RETRIES="2"), {1: [75, 75, 75]})

    def test_a_task_that_needs_somebody_is_not_started_again(self):
        for code in (2, 64, 74):
            with self.subTest(code):
                self.assertEqual(
                    self.run_tasks(range(1, 3), self.program(f"exit {code}")),
                    {1: [code], 2: [code]})

    def test_an_array_with_gaps_is_refused_before_photos_are_left_out(self):
        codes = self.run_tasks([1, 2, 4])
        self.assertEqual(codes, {1: [64], 2: [64], 4: [64]})

    def test_what_is_missing_is_named(self):
        found = subprocess.run(["bash", SCRIPT], capture_output=True, text=True, env={"PATH": "/bin"})
        self.assertNotEqual(found.returncode, 0)
        self.assertIn("--export=ALL,PHOTOS=", found.stderr)
