"""Runs of the program, with what each took and what it did that it should not."""
import os
import signal
import subprocess
import time
from dataclasses import dataclass, field
from pathlib import Path

# The documented exit codes; anything else is a crash.
EXIT_CODES = {0, 1, 2, 64, 74, 75, 130}
# A photo may take 30 seconds of processor time; no attack has more than a few photos that need them.
HANGS_AFTER = 120
# Five bytes for each of 200 million pixels, and the program itself; the files that are read come on top.
MEGABYTES = 1200


@dataclass
class Tally:
    tried: int = 0
    crashes: list = field(default_factory=list)
    hangs: list = field(default_factory=list)
    wrong: list = field(default_factory=list)
    seconds: float = 0
    megabytes: float = 0


@dataclass
class Result:
    code: int
    stdout: bytes
    stderr: bytes


class Target:
    """The program in a folder of its own, where nothing of the user's can be found."""

    def __init__(self, program, folder):
        self.program, self.folder, self.tally = program, folder, Tally()

    def environment(self):
        home = str(self.folder / "home")
        return {"HOME": home, "XDG_DATA_HOME": home + "/data", "XDG_CONFIG_HOME": home + "/config",
                "XDG_CACHE_HOME": home + "/cache", "PATH": os.environ["PATH"], "LANG": "C.UTF-8",
                "SWIFT_BACKTRACE": "enable=no"}

    def run(self, *arguments, about="", allowed=EXIT_CODES, kill_after=None, cwd=None, reading=0):
        """Runs the program once; `about` says in the report which attack it was, and `reading` how many
        bytes of files the program has to hold."""
        command = [str(self.program), *map(str, arguments)]
        with (self.folder / "stdout").open("wb") as out, (self.folder / "stderr").open("wb") as err:
            process = subprocess.Popen(
                command, stdout=out, stderr=err, stdin=subprocess.DEVNULL, cwd=cwd or self.folder,
                env=self.environment(), start_new_session=True)
            started, status, usage = time.monotonic(), None, None
            while status is None:
                ended, state, usage = os.wait4(process.pid, os.WNOHANG)
                passed = time.monotonic() - started
                if ended:
                    status = os.waitstatus_to_exitcode(state)
                elif passed > (kill_after or HANGS_AFTER):
                    os.killpg(process.pid, signal.SIGKILL)
                    _, state, usage = os.wait4(process.pid, 0)
                    status = os.waitstatus_to_exitcode(state)
                    break
                else:
                    time.sleep(0.002)
            process.returncode = status
        name = about or " ".join(map(str, arguments))
        self.tally.tried += 1
        self.tally.seconds = max(self.tally.seconds, usage.ru_utime + usage.ru_stime)
        megabytes = usage.ru_maxrss / 1024
        self.tally.megabytes = max(self.tally.megabytes, megabytes)
        self.expect(
            megabytes <= MEGABYTES + reading / (1 << 20), f"{name}: {megabytes:.0f} MB of memory")
        result = Result(status, (self.folder / "stdout").read_bytes(),
                        (self.folder / "stderr").read_bytes())
        if status == -signal.SIGKILL and kill_after is None:
            self.tally.hangs.append(name)
        elif status not in allowed and not (status == -signal.SIGKILL and kill_after is not None):
            self.tally.crashes.append(f"{name}: exit code {status}: {result.stderr[-200:]!r}")
        return result

    def write(self, name, content):
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
        return path

    def expect(self, holds, complaint):
        if not holds:
            self.tally.wrong.append(complaint)


def samples():
    """The sample photos, in the order of their names."""
    folder = Path(__file__).resolve().parents[2] / "SampleImages"
    return sorted(path for path in folder.iterdir() if path.suffix in (".jpg", ".png"))
