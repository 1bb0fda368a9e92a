"""What the benchmarks of the catalogue share: dumps, imports into empty folders, runs that are measured."""
import os
import subprocess
import sys
import tempfile
import time
from typing import NamedTuple

MAKE_DUMP = os.path.join(os.path.dirname(__file__), "make_dump.py")
DUMP = "discogs_20261101_releases.xml.gz"


class Run(NamedTuple):
    seconds: float
    cpu_seconds: float
    peak_mib: float


def run(command, environment=None):
    """One run; ends the program where it fails."""
    with tempfile.TemporaryFile() as messages:
        start = time.perf_counter()
        process = subprocess.Popen(
            command, stdout=subprocess.DEVNULL, stderr=messages, env=environment)
        _, status, usage = os.wait4(process.pid, 0)
        seconds = time.perf_counter() - start
        process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode:
            messages.seek(0)
            sys.exit(f"{' '.join(command)}: {messages.read().decode(errors='replace')}")
    return Run(seconds, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024)


def make_dump(folder, count, *arguments):
    """A dump of so many releases; ends the program with a message where there are no real ones."""
    path = os.path.join(folder, DUMP)
    subprocess.run([sys.executable, MAKE_DUMP, path, "--count", str(count), *arguments], check=True)
    if not os.path.exists(path):
        sys.exit(0)
    return path


def xml_size(dump):
    """Bytes of the XML in a dump."""
    count = subprocess.run(f'gzip -dc "{dump}" | wc -c', shell=True, check=True, capture_output=True)
    return int(count.stdout)


def environment(folder):
    """The environment in which a folder holds all of the user's data."""
    named = ["VINYLCRATE_CATALOG", "VINYLCRATE_LIBRARY"]
    return {key: value for key, value in os.environ.items() if key not in named} | {"VINYLCRATE_DATA": folder}


def import_dump(vinylcrate, dump, folder, *options):
    """An import into a folder of data."""
    return run([vinylcrate, "catalog", "import", *options, dump], environment(folder))


def catalog_files(folder):
    """The files of the catalogue in a folder of data, the largest first."""
    paths = [os.path.join(parent, name) for parent, _, names in os.walk(folder) for name in names
             if not name.startswith("library.sqlite")]
    return sorted(paths, key=os.path.getsize, reverse=True)


class Musts:
    """Prints whether each must is met."""

    def __init__(self):
        self.missed = 0

    def check(self, text, met):
        self.missed += not met
        print(f"  {'met   ' if met else 'MISSED'}  {text}")
