#!/usr/bin/env python3
"""Photos a second of `vinylcrate batch`, and its memory on long folders.

Usage: batch_speed.py VINYLCRATE [--photos FOLDER] [--count N] [--rounds N]

The folder holds COUNT sleeve photos of 12 megapixels: those of FOLDER, or else the sample photos,
scaled. One worker, two workers and a shell loop of zbarimg over the same folder take turns, so that
a busy machine slows all of them; each batch begins with an empty library. Memory is the peak of a
batch over 100 and over 100,000 tiny pictures, no two of the same content.

Exits 1 when a limit is missed: two workers 1.8 times the photos a second of one, and 5 times those
of zbarimg; memory for 100,000 paths 1.2 times that for 100.
"""
import argparse
import glob
import multiprocessing
import os
import statistics
import subprocess
import sys
import tempfile
import time

SAMPLES = os.path.join(os.path.dirname(__file__), "../../SampleImages")
ZBARIMG = "zbarimg -q -Sdisable -Sean13.enable -Sean8.enable -Supca.enable -Supce.enable"
MEGAPIXELS = 12.2e6


def make_photos(source, folder, count):
    """COUNT JPEG files of 12 megapixels, each of its own content."""
    import cv2

    names = sorted(glob.glob(f"{source}/*.jpg") + glob.glob(f"{source}/*.png"))
    pictures = {}
    for index in range(count):
        name = names[index % len(names)]
        if name not in pictures:
            picture = cv2.imread(name)
            scale = (MEGAPIXELS / (picture.shape[0] * picture.shape[1])) ** 0.5
            picture = cv2.resize(picture, None, fx=scale, fy=scale, interpolation=cv2.INTER_CUBIC)
            pictures[name] = cv2.imencode(".jpg", picture, [cv2.IMWRITE_JPEG_QUALITY, 90])[1].tobytes()
        with open(f"{folder}/{index:05}.jpg", "wb") as file:
            # What stands behind the picture's end only makes the content another.
            file.write(pictures[name] + index.to_bytes(4, "big"))


def make_tiny(folder, count):
    """COUNT gray pictures of 16 × 16 pixels, a thousand a folder."""
    for index in range(count):
        if index % 1000 == 0:
            os.makedirs(f"{folder}/{index // 1000:03}")
        with open(f"{folder}/{index // 1000:03}/{index:06}.pgm", "wb") as file:
            file.write(b"P5\n# %d\n16 16\n255\n" % index + bytes(256))


def run(command):
    """Wall seconds and peak memory in MiB of one run."""
    start = time.perf_counter()
    process = subprocess.Popen(
        command, shell=isinstance(command, str), stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    if not os.WIFEXITED(status):
        sys.exit(f"{command} was ended by a signal")
    return time.perf_counter() - start, usage.ru_maxrss / 1024


def batch(vinylcrate, folder, jobs):
    """One batch with a library of its own."""
    with tempfile.TemporaryDirectory() as library:
        # A library that is named must be there; an empty file is one with nothing in it.
        open(f"{library}/library.sqlite", "x").close()
        return run([vinylcrate, "batch", "--jobs", str(jobs), "--library", f"{library}/library.sqlite",
                    folder])


def main():
    arguments = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    arguments.add_argument("vinylcrate")
    arguments.add_argument("--photos", default=SAMPLES)
    arguments.add_argument("--count", type=int, default=120)
    arguments.add_argument("--rounds", type=int, default=3)
    arguments.add_argument("--paths", type=int, default=100_000)
    options = arguments.parse_args()

    with tempfile.TemporaryDirectory() as folder:
        # In a process of its own: what this one takes would count as the programs' peak memory.
        maker = multiprocessing.Process(
            target=make_photos, args=(options.photos, folder, options.count))
        maker.start()
        maker.join()
        loop = f'for photo in {folder}/*.jpg; do {ZBARIMG} "$photo"; done'
        batch(options.vinylcrate, folder, 2)
        rounds = [
            (batch(options.vinylcrate, folder, 1), batch(options.vinylcrate, folder, 2), run(loop))
            for _ in range(options.rounds)
        ]
    print(f"{options.count} photos of 12 megapixels, medians of {options.rounds} rounds, in turn")
    rates = []
    for name, column in (("batch --jobs 1", 0), ("batch --jobs 2", 1), ("loop of zbarimg", 2)):
        rates.append(options.count / statistics.median(each[column][0] for each in rounds))
        memory = statistics.median(each[column][1] for each in rounds)
        print(f"  {name:16} {rates[-1]:7.2f} photos/s  {memory:6.1f} MiB peak")
    workers = statistics.median(one[0] / two[0] for one, two, _ in rounds)
    peers = statistics.median(loop[0] / two[0] for _, two, loop in rounds)
    print(f"  two workers to one {workers:.2f} (limit 1.80); to zbarimg {peers:.2f} (limit 5.00)")

    memory = []
    for count in (100, options.paths):
        with tempfile.TemporaryDirectory() as folder:
            make_tiny(folder, count)
            seconds, peak = batch(options.vinylcrate, folder, 2)
        memory.append(peak)
        print(f"  {count:6} tiny pictures {seconds:7.1f} s  {memory[-1]:6.1f} MiB peak")
    growth = memory[1] / memory[0]
    print(f"  memory ratio {growth:.2f} (limit 1.20)")
    sys.exit(workers < 1.8 or peers < 5 or growth > 1.2)


if __name__ == "__main__":
    main()
