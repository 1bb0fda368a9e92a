"""The program in a task of Spark: photos go in, its outcomes come out, in the same order."""
import itertools
import json
import os
import socket
import struct
import subprocess
import tempfile
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from typing import Any, BinaryIO, NamedTuple

# What the program ends with when all photos have an outcome; anything else is a broken program.
ENDS = {0, 1, 2, 75}
# A content above this is only announced: the program says that the photo is too large.
LARGEST = 1 << 30


class Photo(NamedTuple):
    name: bytes
    # None where the program opens the file of that name, or where the content is above LARGEST.
    content: bytes | None = None
    # Of a content that is not there, in bytes.
    size: int = 0


Write = Callable[[BinaryIO, Photo], None]


class BrokenProgram(Exception):
    """The program ended before every photo had an outcome."""


def scanned_by_name(command: list[str], names: Iterable[bytes]) -> Iterator[dict[str, Any]]:
    """The outcomes of photos that the program opens, by one process of `vinylcrate scan`."""
    return answered([*command, "-0", "--files-from", "-"], map(Photo, names), write_name)


def scanned_by_content(command: list[str], photos: Iterable[Photo]) -> Iterator[dict[str, Any]]:
    """The outcomes of photos that are handed over as frames, by one process of `vinylcrate scan`."""
    return answered([*command, "--frames-from", "-"], photos, write_frame)


def looked_up(command: list[str], barcodes: Iterable[str]) -> Iterator[dict[str, Any]]:
    """The outcomes of typed barcodes, by one process of `vinylcrate lookup`."""
    return answered([*command, "-"], (Photo(each.encode()) for each in barcodes), write_line)


def write_name(pipe: BinaryIO, photo: Photo) -> None:
    pipe.write(photo.name + b"\0")


def write_line(pipe: BinaryIO, photo: Photo) -> None:
    pipe.write(photo.name + b"\n")


def write_frame(pipe: BinaryIO, photo: Photo) -> None:
    size = photo.size if photo.content is None else len(photo.content)
    pipe.write(struct.pack(">4sIQ", b"VCF1", len(photo.name), size) + photo.name)
    pipe.write(photo.content or b"")
    pipe.flush()


class Feeder(threading.Thread):
    """Writes photos to the program, as fast as it takes them, and knows which wait for an outcome."""

    def __init__(self, photos: Iterable[Photo], pipe: BinaryIO, write: Write) -> None:
        super().__init__(daemon=True)
        self.photos, self.pipe, self.write_photo = photos, pipe, write
        self.waiting: deque[bytes] = deque()
        self.failure: BaseException | None = None

    def run(self) -> None:
        try:
            for photo in self.photos:
                self.waiting.append(photo.name)
                try:
                    self.write_photo(self.pipe, photo)
                except ConnectionError:
                    break  # The program has ended, and says why.
        except BaseException as failure:  # What could not be read fails the task.
            self.failure = failure
        finally:
            with suppress(ConnectionError):
                self.pipe.close()


def answered(
    command: list[str], photos: Iterable[Photo], write: Write
) -> Iterator[dict[str, Any]]:
    """What the program says of each photo, in their order; nothing is started for none."""
    photos = iter(photos)
    first = next(photos, None)
    if first is None:
        return
    with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryFile() as complaints:
        # A socket: a pipe takes four times as long for contents of megabytes.
        ours, theirs = socket.socketpair()
        with ours, theirs:
            process = start(command, theirs, folder, complaints)
            pipe = ours.makefile("wb")
        feeder = Feeder(itertools.chain([first], photos), pipe, write)
        feeder.start()
        try:
            current = None
            for line in process.stdout:
                outcome = json.loads(line)
                name = outcome["path"].encode("utf-8", "surrogateescape")
                # Pages of one file follow one another.
                if outcome.get("page", 1) == 1 or name != current:
                    current = feeder.waiting.popleft() if feeder.waiting else None
                if name != current:
                    raise BrokenProgram(f"vinylcrate answered {name!r}, where {current!r} was due")
                yield outcome
            code = process.wait()
            feeder.join()
            if feeder.failure:
                raise feeder.failure
            if code not in ENDS or feeder.waiting:
                raise BrokenProgram(ending(code, feeder.waiting, complaints))
        finally:
            process.kill()
            process.wait()
            process.stdout.close()


def start(
    command: list[str], photos: socket.socket, folder: str, complaints: BinaryIO
) -> subprocess.Popen:
    """The program, which sees no settings, library or catalogues of whoever runs the executor."""
    hidden = ("VINYLCRATE_LIBRARY", "VINYLCRATE_CATALOG", "VINYLCRATE_CONFIG_FILE")
    environment = {name: value for name, value in os.environ.items() if name not in hidden}
    environment |= {"VINYLCRATE_DATA": folder, "VINYLCRATE_CONFIG": folder}
    try:
        return subprocess.Popen(
            command, stdin=photos, stdout=subprocess.PIPE, stderr=complaints,
            env=environment)
    except OSError as error:
        raise BrokenProgram(
            f"{command[0]}: {error.strerror}: install vinylcrate on every machine, or name it with "
            "--program") from None


def ending(code: int, waiting: deque[bytes], complaints: BinaryIO) -> str:
    complaints.seek(max(0, complaints.seek(0, os.SEEK_END) - 4096))
    last = complaints.read().decode("utf-8", "replace").splitlines()[-5:]
    how = f"was ended by signal {-code}" if code < 0 else f"ended with {code}"
    due = f", {len(waiting)} photos before their outcome, first {waiting[0]!r}" if waiting else ""
    return "\n".join([f"vinylcrate {how}{due}", *last])

