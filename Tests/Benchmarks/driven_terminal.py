"""Programs in a pseudo-terminal: what they draw, when, and what it costs them."""
import fcntl
import os
import pty
import select
import signal
import struct
import termios
import time

# What a terminal like xterm replies to those who ask what it is.
REPLIES = {
    b"\x1b[5n": b"\x1b[0n",
    b"\x1b[6n": b"\x1b[1;1R",
    b"\x1b[c": b"\x1b[?64;1;2;6;22c",
    b"\x1b[>c": b"\x1b[>41;372;0c",
}


class Terminal:
    """A program that runs in a terminal of 120 × 40 cells."""

    def __init__(self, command, environment=None, folder=None, answers=True):
        self.written = b""
        self.answers = answers
        self.start = time.perf_counter()
        self.pid, self.side = pty.fork()
        if self.pid == 0:
            # The other side may not have set the size yet.
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 120, 0, 0))
            if folder:
                os.chdir(folder)
            os.execvpe(command[0], command, {**(environment or os.environ), "TERM": "xterm-256color"})
        os.set_blocking(self.side, False)

    def read(self, patience):
        """What it writes next, with the time of its arrival; nothing after so many seconds."""
        if not select.select([self.side], [], [], patience)[0]:
            return b"", time.perf_counter()
        arrived = time.perf_counter()
        try:
            new = os.read(self.side, 1 << 20)
        except OSError:
            new = b""
        if self.answers:
            for question, reply in REPLIES.items():
                for _ in range(new.count(question)):
                    os.write(self.side, reply)
        self.written += new
        return new, arrived

    def wait_for(self, text, patience=30):
        """Seconds from the start until a text was written."""
        end = time.perf_counter() + patience
        while time.perf_counter() < end:
            _, arrived = self.read(0.05)
            if text in self.written:
                return arrived - self.start
        raise TimeoutError(f"{text} was not drawn; the last was {self.written[-400:]}")

    def settle(self, quiet=0.3):
        """Reads until nothing is written for a while."""
        while self.read(quiet)[0]:
            pass
        self.written = b""

    def press(self, key, quiet=0.02, patience=2):
        """Seconds from a key to the last byte of what it changes on the screen; None for nothing."""
        self.written = b""
        pressed = time.perf_counter()
        os.write(self.side, key)
        new, last = self.read(patience)
        if not new:
            return None
        while True:
            new, arrived = self.read(quiet)
            if not new:
                return last - pressed
            last = arrived

    @property
    def cpu_seconds(self):
        """What the program has worked so far, in all its threads."""
        return time.clock_gettime(~self.pid << 3 | 2)

    @property
    def memory_mib(self):
        """The memory that belongs to it alone, and the most that it ever had in all."""
        with open(f"/proc/{self.pid}/status") as file:
            fields = dict(line.split(":", 1) for line in file)
        return tuple(int(fields[name].split()[0]) / 1024 for name in ("RssAnon", "VmHWM"))

    def wake_ups(self, seconds):
        """How often its threads went on after a wait or lost their processor, while nothing happened."""
        def counts():
            counts = {}
            for task in os.listdir(f"/proc/{self.pid}/task"):
                with open(f"/proc/{self.pid}/task/{task}/status") as file:
                    counts[task] = sum(int(line.split()[1]) for line in file if "ctxt_switches" in line)
            return counts

        before = counts()
        time.sleep(seconds)
        after = counts()
        ended = sum(task not in after for task in before)
        return ended + sum(count - before.get(task, 0) for task, count in after.items())

    def end(self):
        """Ends it, and waits for that."""
        try:
            os.kill(self.pid, signal.SIGTERM)
        except ProcessLookupError:
            pass
        while True:
            ended, _ = os.waitpid(self.pid, os.WNOHANG)
            if ended:
                break
            self.read(0.02)
        os.close(self.side)
