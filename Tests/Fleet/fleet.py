"""What the tests of the fleet share: the program, jobs of Spark, folders of photos."""
import json
import os
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FLEET = ROOT / "Sources/Fleet"
PROGRAM = os.environ.get("VINYLCRATE", str(ROOT / ".build/release/vinylcrate"))
SAMPLES = sorted(each for end in ("jpg", "png") for each in ROOT.glob(f"SampleImages/*.{end}"))

sys.path.insert(0, str(FLEET / "Spark"))

# Java starts faster, and does less for the few photos of a test.
QUICK = [word for setting in (
    "spark.ui.enabled=false", "spark.sql.shuffle.partitions=2",
    "spark.driver.extraJavaOptions=-XX:TieredStopAtLevel=1 -XX:+UseSerialGC",
    "spark.executor.extraJavaOptions=-XX:TieredStopAtLevel=1 -XX:+UseSerialGC",
) for word in ("--conf", setting)]

# Names that a file system has and that are no usual text: a line break, no UTF-8, a pattern, an address.
ODD_NAMES = [b"two\nlines.jpg", b"caf\xe9 \xff.jpg", b"[a-z]{1,2}*?.jpg", b"50%25 #1?.jpg",
             "Bj\u00f6rk \u2013 Debut.jpg".encode(), b" space .jpg", b"\\n.jpg"]


def has_java() -> bool:
    return shutil.which("java") is not None


class Folder(unittest.TestCase):
    """A test with a folder of its own."""

    def setUp(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="vinylcrate-fleet-"))
        self.addCleanup(shutil.rmtree, self.folder)

    def photos(self, name: str, copies: int = 1, odd: bool = False) -> Path:
        """The sample photos, so many times, in a folder with a folder inside it."""
        photos = self.folder / name
        for copy in range(copies):
            (photos / f"shelf {copy}").mkdir(parents=True)
            for sample in SAMPLES:
                shutil.copyfile(sample, photos / f"shelf {copy}" / sample.name)
        (photos / "broken.jpg").write_text("This is no picture.")
        (photos / "list.csv").write_text("no photo")
        if odd:
            for number, each in enumerate(ODD_NAMES):
                shutil.copyfile(SAMPLES[number], os.fsencode(photos) + b"/" + each)
        return photos

    def run_program(self, *words: str, stdin: bytes = b"") -> subprocess.CompletedProcess:
        nothing = self.folder / "nothing"
        environment = os.environ | {
            "VINYLCRATE_DATA": str(nothing), "VINYLCRATE_CONFIG": str(nothing),
            "VINYLCRATE_ONLINE": "no"}
        return subprocess.run([PROGRAM, *words], input=stdin, capture_output=True, env=environment)

    def plain_outcomes(self, photos: Path) -> dict[bytes, dict]:
        """What one plain run says of each photo of a folder, by its name."""
        listed = self.run_program("batch", "--dry-run", "--format", "jsonl", str(photos)).stdout
        names = [json.loads(line)["path"].encode("utf-8", "surrogateescape")
                 for line in listed.splitlines()]
        found = self.run_program("scan", "--format", "jsonl", "-0", "--files-from", "-",
                                 stdin=b"".join(name + b"\0" for name in names))
        outcomes = [json.loads(line) for line in found.stdout.splitlines()]
        self.assertEqual(len(outcomes), len(names))
        return {outcome["path"].encode("utf-8", "surrogateescape"): outcome
                for outcome in outcomes}


def start_job(
    job: str, *words: str, master: str = "local[2]", settings: dict[str, str] = {}
) -> subprocess.Popen:
    """A job as a user starts it, with settings of Spark."""
    environment = os.environ | {
        "PYSPARK_PYTHON": sys.executable, "LC_ALL": "C.UTF-8", "SPARK_LOCAL_IP": "127.0.0.1"}
    submit = Path(sys.executable).parent / "spark-submit"
    more = [word for key, value in settings.items() for word in ("--conf", f"{key}={value}")]
    return subprocess.Popen(
        [str(submit), "--master", master, *QUICK, *more, str(FLEET / "Spark" / job), *map(str, words)],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, errors="replace",
        env=environment)


def run_job(job: str, *words: str, master: str = "local[2]") -> tuple[int, str, str]:
    """The exit code, standard output and standard error of a job."""
    process = start_job(job, *words, master=master)
    output, complaints = process.communicate()
    return process.returncode, output, complaints


def read_batches(output: Path) -> list[dict]:
    """All outcomes of complete batches, read without Spark."""
    import pyarrow.parquet

    rows: list[dict] = []
    for batch in sorted(output.glob("batch-*")):
        if (batch / "_SUCCESS").exists():
            for part in sorted(batch.glob("*.parquet")):
                rows += pyarrow.parquet.read_table(part).to_pylist()
    return rows


def without_nulls(value):
    """A value of JSON without the keys that say nothing: Parquet has all of them in every row."""
    if isinstance(value, dict):
        return {key: without_nulls(each) for key, each in value.items() if each is not None}
    return [without_nulls(each) for each in value] if isinstance(value, list) else value
