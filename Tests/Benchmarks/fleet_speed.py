#!/usr/bin/env python3
"""Photos a second and core on Spark beside a plain run of the program on the same photos.

Usage: fleet_speed.py VINYLCRATE [--photos FOLDER [--copies N]] [--count N] [--rounds N] [--core-hour PRICE]

The photos are those of FOLDER, N times over, or else COUNT sample photos scaled to 12 megapixels: enough
for a round of a minute. A plain
`vinylcrate scan` with two jobs, Spark by name and Spark by content, both on two cores, take turns, so
that a busy machine slows all of them. A round of Spark is counted from its event log: scanning is the
time of the stage in which the program runs; everything else, from the start of Java to the end of the
job, is start. Then come core hours, reads and cost for more photos, by the formula that is printed.

Exits 1 when Spark does less than 0.9 of the photos a second of the plain run.
"""
import argparse
import json
import multiprocessing
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from batch_speed import make_photos

JOB = Path(__file__).resolve().parents[2] / "Sources/Fleet/Spark/scan_photos.py"
LIMIT = 0.9
CORES = 2
# As published: GET and HEAD, and LIST of a thousand names, in dollars.
READ_REQUEST, LIST_REQUEST = 0.0004 / 1000, 0.005 / 1000


def names_of(vinylcrate: str, photos: Path) -> list[bytes]:
    """The photos that a batch finds."""
    with tempfile.TemporaryDirectory() as nothing:
        lines = subprocess.check_output(
            [vinylcrate, "batch", "--dry-run", "--format", "jsonl", str(photos)],
            env=os.environ | {"VINYLCRATE_DATA": nothing, "VINYLCRATE_CONFIG": nothing})
    return [json.loads(line)["path"].encode("utf-8", "surrogateescape")
            for line in lines.splitlines()]


def plain(vinylcrate: str, names: list[bytes]) -> float:
    """The seconds of one plain run."""
    start = time.perf_counter()
    subprocess.run([vinylcrate, "scan", "--format", "jsonl", "--jobs", str(CORES), "--offline", "-0",
                    "--files-from", "-"], input=b"".join(name + b"\0" for name in names),
                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return time.perf_counter() - start


def spark(vinylcrate: str, source: str, *options: str) -> tuple[float, float]:
    """The seconds of scanning and of all else in one run of the job."""
    with tempfile.TemporaryDirectory() as folder:
        submit = Path(sys.executable).parent / "spark-submit"
        start = time.perf_counter()
        subprocess.run(
            [submit, "--master", f"local[{CORES}]", "--conf", "spark.ui.enabled=false",
             "--conf", "spark.eventLog.enabled=true", "--conf", "spark.eventLog.rolling.enabled=false",
             "--conf", f"spark.eventLog.dir=file:{folder}",
             "--conf", "spark.eventLog.compress=false",
             # As the job sets for executors; here the driver is the executor.
             "--driver-java-options", "-XX:TieredStopAtLevel=1",
             JOB, "--input", source, "--output", f"{folder}/outcomes", "--program", vinylcrate, *options],
            env=os.environ | {"PYSPARK_PYTHON": sys.executable, "LC_ALL": "C.UTF-8"},
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)
        whole = time.perf_counter() - start
        [log] = [each for each in Path(folder).iterdir() if each.is_file()]
        events = map(json.loads, log.read_text().splitlines())
        stages = [event["Stage Info"] for event in events
                  if event["Event"] == "SparkListenerStageCompleted"]
        # No other stage takes as long.
        scanning = max(stage["Completion Time"] - stage["Submission Time"] for stage in stages) / 1000
    return scanning, whole - scanning


def print_paper(rate: float, size: float, core_hour: float) -> None:
    """What more photos take: `rate` in photos a second and core, `size` in bytes a photo."""
    print(f"\nOn paper, with r = {rate:.1f} photos a second and core and s = {size / 1e6:.2f} MB a photo:")
    print("core hours n / r / 3600; reads n · s; requests 2 n (HEAD, GET) and n / 1000 (LIST)")
    print(f"at {core_hour:.4f} dollars a core hour, 0.0004 a thousand reads and 0.005 a thousand lists")
    print("     photos  core hours  reads TiB  cores $  requests $")
    for count in (10**6, 10**7, 10**8):
        hours = count / rate / 3600
        requests = 2 * count * READ_REQUEST + count / 1000 * LIST_REQUEST
        print(f"{count:11,} {hours:11,.0f} {count * size / 2**40:10.2f} {hours * core_hour:8,.2f} "
              f"{requests:11,.2f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("vinylcrate")
    parser.add_argument("--photos")
    parser.add_argument("--copies", type=int, default=1)
    parser.add_argument("--count", type=int, default=4800)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--core-hour", type=float, default=0.0408,
                        help="dollars; half of m7g.large in us-east-1 as of June 2026")
    options = parser.parse_args()
    program = str(Path(options.vinylcrate).resolve())
    with tempfile.TemporaryDirectory() as folder:
        photos = Path(folder).resolve()
        if options.photos:
            for copy in range(options.copies):
                shutil.copytree(options.photos, photos / str(copy))
        else:
            samples = JOB.parents[3] / "SampleImages"
            maker = multiprocessing.Process(target=make_photos, args=(samples, folder, options.count))
            maker.start()
            maker.join()
        names = names_of(program, photos)
        size = sum(os.stat(name).st_size for name in names) / len(names)
        rounds = [(plain(program, names), spark(program, str(photos)),
                   spark(program, photos.as_uri())) for _ in range(options.rounds)]

    count = len(names)
    print(f"{count} photos of {size / 1e6:.2f} MB on {CORES} cores, medians of {options.rounds} rounds")
    base = statistics.median(count / each[0] for each in rounds)
    print(f"  scan --jobs 2     {base / CORES:6.1f} photos a second and core")
    ratios = []
    for name, column in (("Spark by name", 1), ("Spark by content", 2)):
        rate = statistics.median(count / each[column][0] for each in rounds)
        start = statistics.median(each[column][1] for each in rounds)
        ratios.append(statistics.median(each[0] / each[column][0] for each in rounds))
        print(f"  {name:17} {rate / CORES:6.1f} photos a second and core, {ratios[-1]:.2f} of the "
              f"plain run (limit {LIMIT}); start {start:.1f} s")
    print_paper(base * ratios[1] / CORES, size, options.core_hour)
    sys.exit(min(ratios) < LIMIT)


if __name__ == "__main__":
    main()
