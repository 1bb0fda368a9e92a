"""Both jobs on Spark, as they are submitted."""
import os
import shutil
import signal
import time
import unittest
from collections import Counter
from pathlib import Path

from fleet import (
    ODD_NAMES, PROGRAM, SAMPLES, Folder, has_java, read_batches, run_job, start_job, without_nulls)


# A second copy of each task, as soon as a core is free.
SPECULATION = {"spark.speculation": "true", "spark.speculation.interval": "10ms",
               "spark.speculation.multiplier": "0.01", "spark.speculation.quantile": "0.1",
               "spark.speculation.minTaskRuntime": "0"}


@unittest.skipUnless(has_java(), "no Java: install openjdk-17-jre-headless")
class SparkTests(Folder):
    """Photos are read by name on a cluster, of which an executor is killed; each test goes on there."""

    @classmethod
    def setUpClass(cls) -> None:
        cls.place = Folder("run_program")
        cls.place.setUp()
        cls.addClassCleanup(cls.place.doCleanups)
        cls.source = cls.place.photos("photos", copies=8, odd=True)
        cls.expected = cls.place.plain_outcomes(cls.source)
        job = start_job(
            "scan_photos.py", "--input", cls.source, "--output", cls.place.folder / "outcomes",
            "--program", PROGRAM, "--partition-mib", "8", "--batch", "60",
            master="local-cluster[2,1,1024]", settings=SPECULATION)
        cls.was_killed = kill_executor(job.pid)
        output, complaints = job.communicate()
        cls.first = (job.returncode, output, complaints)

    def scan(self, photos, *more: str, output: str = "outcomes") -> tuple[int, str, str]:
        return run_job("scan_photos.py", "--input", photos, "--output", self.folder / output,
                       "--program", PROGRAM, *more)

    def outcomes(self, folder: Path) -> dict[bytes, dict]:
        """The outcomes by name; a photo with two is an error."""
        rows = read_batches(folder)
        found = {row["pathBytes"]: row for row in rows}
        self.assertEqual(len(found), len(rows))
        return found

    def assert_same(self, found: dict[bytes, dict], expected: dict[bytes, dict]) -> None:
        """The same photos with the same outcomes, but for how they are named."""
        self.assertEqual(set(found), set(expected))
        for name, outcome in expected.items():
            row = {key: value for key, value in found[name].items() if "Bytes" not in key}
            plain = {**outcome, "path": row["path"], "record": row["record"]}
            self.assertEqual(without_nulls(row), without_nulls(plain))
            self.assertEqual(row["record"] is None, outcome["record"] is None)

    def test_a_lost_executor_leaves_one_outcome_a_photo_that_of_a_plain_run(self):
        code, output, complaints = self.first
        self.assertTrue(self.was_killed, "no executor was seen at work")
        self.assertEqual(code, 0, complaints[-3000:])
        self.assertIn("Lost executor", complaints)
        self.assertRegex(complaints, "Marking task .* as speculatable", "no task was given a second copy")
        self.assertIn(f"{len(self.expected)} new photos in", output)
        self.assert_same(self.outcomes(self.place.folder / "outcomes"), self.expected)

    def test_only_new_photos_are_scanned_and_half_a_batch_does_not_count(self):
        outcomes = shutil.copytree(self.place.folder / "outcomes", self.folder / "outcomes")
        batches = sorted(outcomes.glob("batch-*"))
        self.assertEqual(len(batches), (len(self.expected) + 59) // 60)
        # As a run that ended while it wrote a batch leaves it.
        (batches[1] / "_SUCCESS").unlink()
        lost = 60
        kept = {file: file.stat().st_ino for batch in batches if batch != batches[1]
                for file in batch.glob("*.parquet")}
        new = Path(shutil.copyfile(SAMPLES[0], self.source / "new.jpg"))
        self.addCleanup(new.unlink)
        code, output, complaints = self.scan(self.source)
        self.assertEqual(code, 0, complaints[-3000:])
        self.assertIn(f"{lost + 1} new photos in", output)
        self.assertEqual(set(self.outcomes(outcomes)), {*self.expected, bytes(new)})
        self.assertEqual({file: file.stat().st_ino for file in kept}, kept)

    def test_photos_by_hadoop_have_the_outcomes_of_a_plain_run(self):
        photos = self.photos("photos", odd=True)
        expected = self.plain_outcomes(photos)
        code, output, complaints = self.scan(photos.as_uri(), "--by", "hadoop")
        # Hadoop has no name for what is not UTF-8: that is said, and nothing else is missing.
        self.assertEqual(code, 2, complaints[-3000:])
        self.assertIn("1 file has a name that is not UTF-8", output)
        found = {name.removeprefix(b"file:"): row
                 for name, row in self.outcomes(self.folder / "outcomes").items()}
        del expected[os.fsencode(photos) + b"/" + ODD_NAMES[1]]
        self.assert_same(found, expected)

    def test_photos_by_arrow_have_the_outcomes_of_a_plain_run(self):
        photos = self.photos("photos", odd=True)
        expected = self.plain_outcomes(photos)
        code, output, complaints = self.scan(photos.as_uri())
        self.assertEqual(code, 0, complaints[-3000:])
        found = {name.removeprefix(b"file://"): row
                 for name, row in self.outcomes(self.folder / "outcomes").items()}
        self.assert_same(found, expected)

    def test_an_empty_folder_is_no_failure(self):
        (self.folder / "empty").mkdir()
        code, output, complaints = self.scan(self.folder / "empty")
        self.assertEqual(code, 0, complaints[-3000:])
        self.assertIn("0 new photos in", output)

    def test_a_broken_program_fails_the_job_with_its_message(self):
        broken = self.folder / "catalogue.sqlite"
        broken.write_text("no catalogue")
        code, _, complaints = self.scan(self.source, "--catalog", str(broken))
        self.assertNotEqual(code, 0)
        self.assertRegex(complaints, "(?s)vinylcrate ended with 2.*catalogue.sqlite")
        self.assertEqual(read_batches(self.folder / "outcomes"), [])

    def test_the_second_job_writes_the_tables_of_a_report(self):
        code, output, complaints = run_job(
            "look_up.py", "--outcomes", self.place.folder / "outcomes",
            "--output", self.folder / "report", "--program", PROGRAM)
        self.assertEqual(code, 0, complaints[-3000:])
        tables = {name: read_table(self.folder / "report" / name)
                  for name in ("photos", "barcodes", "records", "statuses")}
        self.assertEqual(sorted(row["pathBytes"] for row in tables["photos"]),
                         sorted(self.expected))
        gtins = {each["gtin"] for outcome in self.expected.values() for each in outcome["barcodes"]}
        self.assertEqual(sorted(row["gtin"] for row in tables["barcodes"]), sorted(gtins))
        self.assertEqual(sum(row["count"] for row in tables["statuses"]), len(self.expected))
        for row in tables["photos"]:
            outcome = self.expected[row["pathBytes"]]
            if outcome["status"] == "resolved":
                self.assertEqual((row["status"], row["release"]),
                                 ("resolved", outcome["route"]["release"]["id"]))
            elif outcome["status"] in ("unread", "unreadable", "unknown"):
                self.assertEqual(row["status"], outcome["status"])
        shown = Counter(row["release"] for row in tables["photos"] if row["release"])
        self.assertEqual({row["release"]: row["photos"] for row in tables["records"]}, shown)
        self.assertIn(f"{len(gtins)} barcodes", output)


def read_table(folder: Path) -> list[dict]:
    import pyarrow.parquet

    return [row for part in sorted(folder.glob("*.parquet"))
            for row in pyarrow.parquet.read_table(part).to_pylist()]


def kill_executor(ancestor: int) -> bool:
    """Kills one executor of a job while the program is at work under it; false if the job ended
    before."""
    while Path(f"/proc/{ancestor}").exists():
        parents = processes()
        for pid in parents:
            lineage = [pid]
            while lineage[-1] in parents:
                lineage.append(parents[lineage[-1]])
            if ancestor not in lineage or not is_called(pid, b"vinylcrate"):
                continue
            for each in lineage:
                if is_called(each, b"CoarseGrainedExecutorBackend"):
                    os.kill(each, signal.SIGKILL)
                    return True
        if os.waitid(os.P_PID, ancestor, os.WEXITED | os.WNOHANG | os.WNOWAIT):
            return False
        time.sleep(0.05)
    return False


def processes() -> dict[int, int]:
    """The parent of each process."""
    found = {}
    for entry in Path("/proc").glob("[0-9]*/stat"):
        try:
            found[int(entry.parent.name)] = int(entry.read_text().rsplit(")", 1)[1].split()[1])
        except OSError:
            pass
    return found


def is_called(pid: int, word: bytes) -> bool:
    try:
        return word in Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return False


if __name__ == "__main__":
    unittest.main()
