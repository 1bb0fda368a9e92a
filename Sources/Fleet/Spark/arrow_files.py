"""Photos that a task reads by Arrow from addresses such as s3://…: Java never has their bytes.

Storage far away answers late. So the next photos are asked for while one is read.
"""
from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor

from pyarrow import fs

from photo_listing import Listed
from vinylcrate_task import LARGEST, Photo

# Photos that are asked for at once. A photo is read in 25 to 40 ms: so 200 ms of waiting do not show.
AHEAD = 8
# Bytes of them, but for one photo that is larger.
AHEAD_BYTES = 64 << 20


def photos(address: str, listed: Iterable[Listed]) -> Iterator[Photo]:
    """The photos in their order; one that is gone since it was listed is left out."""
    system, _ = fs.FileSystem.from_uri(address)

    def read(photo: Listed) -> Photo | None:
        try:
            with system.open_input_file(photo.name.split(b"://", 1)[1]) as file:
                size = file.size()
                return Photo(photo.name, file.read_buffer(size)) if size <= LARGEST else Photo(
                    photo.name, None, size)
        except FileNotFoundError:
            return None

    with ThreadPoolExecutor(AHEAD) as pool:
        coming: deque[tuple[int, Future]] = deque()
        total = 0
        for photo in listed:
            while coming and (len(coming) == AHEAD or total + photo.size > AHEAD_BYTES):
                size, first = coming.popleft()
                total -= size
                if found := first.result():
                    yield found
            coming.append((photo.size, pool.submit(read, photo)))
            total += photo.size
        for _, each in coming:
            if found := each.result():
                yield found
