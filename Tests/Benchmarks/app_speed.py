#!/usr/bin/env python3
"""The app in a pseudo-terminal: its first frame, its keys, its memory and its sleep.

Usage: app_speed.py VINYLCRATE [--counts N,N] [--rounds N] [--keys N]

Libraries of COUNTS records are imported from a generated collection file. The first frame is the one with
records in it; its work is the processor time of the whole process until then, its time is that on the
clock. A key's time is from the key to the last byte of what it changes: a row down, a page down, the end
and the beginning of the collection in turn, a tab further; once more while a batch scans photos into
another library with a worker for each processor. Memory is what belongs to the process alone and what it ever had of all, files included.
Wake-ups are counted over ten seconds of quiet.

Beside it stand those of mc, htop and tig that are installed: the clock and the work until their screen
stands still, and a row down in it.

Exits 1 when a limit is missed.
"""
import argparse
import csv
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

from catalog_runs import Musts
from driven_terminal import Terminal

SAMPLES = os.path.join(os.path.dirname(__file__), "../../SampleImages")
KEYS = {"row": [b"j"], "page": [b"\x1b[6~"], "end": [b"G", b"g"], "tab": [b"\t"]}
FIRST_FRAME_MS = {10_000: 50, 100_000: 80}
KEY_MS, MEMORY_MIB = 16, 100
# Their commands, and what the keys of a row down and up send in them.
PEERS = {"mc": (["mc", "-d"], b"\x1bOB", b"\x1bOA"),
         "htop": (["htop", "-d", "1000"], b"\x1b[B", b"\x1b[A"),
         "tig": (["tig"], b"j", b"k")}


def environment(folder):
    """The environment in which a folder holds all of the user's data, for somebody who was welcomed."""
    state = os.path.join(folder, "state")
    os.makedirs(state, exist_ok=True)
    with open(os.path.join(state, "session.json"), "w") as file:
        choices = {"catalogue": "sample", "countries": [], "medium": "vinyl"}
        json.dump({"choices": choices, "hasSkippedSignIn": True}, file)
    own = {f"VINYLCRATE_{name.upper()}": os.path.join(folder, name)
           for name in ("data", "state", "config", "cache")}
    return {"PATH": os.environ["PATH"], "LANG": "C.UTF-8", "HOME": folder, "VINYLCRATE_ONLINE": "no", **own}


def make_library(vinylcrate, folder, count):
    """A library of so many records."""
    path = os.path.join(folder, "collection.csv")
    with open(path, "w", newline="") as file:
        rows = csv.writer(file)
        rows.writerow(["Catalog#", "Artist", "Title", "Label", "Format", "Rating", "Released", "release_id",
                       "CollectionFolder", "Date Added", "Collection Media Condition",
                       "Collection Sleeve Condition", "Collection Notes"])
        for number in range(count):
            rows.writerow([f"VC {number}", f"Artist {number % 997}", f"Title {number}",
                           f"Label {number % 97}", "LP, Album", number % 6, 1960 + number % 60,
                           30_000_000 + number, f"Shelf {number % 9}", "2020-01-02 03:04:05",
                           "Near Mint (NM or M-)", "Very Good Plus (VG+)", f"note {number}"])
    ended = subprocess.run([vinylcrate, "collection", "import", path], stdout=subprocess.DEVNULL,
                           env=environment(folder))
    # 1: the sample catalogue does not know these records.
    if ended.returncode not in (0, 1):
        sys.exit("the collection could not be imported")


def percentile(values, share):
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


def first_frames(vinylcrate, folder, rounds):
    """Milliseconds of work and on the clock, the median of each."""
    frames = []
    for _ in range(rounds):
        terminal = Terminal([vinylcrate, "app"], environment(folder))
        seconds = terminal.wait_for(b"Title 1")
        frames.append((terminal.cpu_seconds * 1000, seconds * 1000))
        terminal.settle()
        terminal.end()
    return tuple(map(statistics.median, zip(*frames)))


def press_keys(terminal, count):
    """Milliseconds of each key, by what it does; the app is at its first tab before and after."""
    times = {}
    for name, keys in KEYS.items():
        presses = [terminal.press(keys[index % len(keys)]) for index in range(count)]
        times[name] = [seconds * 1000 for seconds in presses if seconds is not None]
        terminal.press(b"1")
        terminal.press(b"g")
        terminal.settle()
    return times


def make_photos(folder):
    """Some thousand photos, each of its own content."""
    photos = os.path.join(folder, "photos")
    os.makedirs(photos)
    names = sorted(name for name in os.listdir(SAMPLES) if name.endswith(".jpg"))
    for index in range(8000):
        with open(os.path.join(SAMPLES, names[index % len(names)]), "rb") as file:
            picture = file.read()
        with open(f"{photos}/{index:05}.jpg", "wb") as file:
            file.write(picture + index.to_bytes(4, "big"))
    return photos


def measure(vinylcrate, count, options):
    with tempfile.TemporaryDirectory() as folder:
        make_library(vinylcrate, folder, count)
        work, clock = first_frames(vinylcrate, folder, options.rounds)
        terminal = Terminal([vinylcrate, "app"], environment(folder))
        terminal.wait_for(b"Title 1")
        terminal.settle()
        alone = press_keys(terminal, options.keys)
        # Threads of the system's library that have nothing to do end after some seconds.
        terminal.settle(15)
        wake_ups = terminal.wake_ups(10)
        memory = terminal.memory_mib
        # Of the same library each photo would change the screen, and no key could be told from it.
        other = environment(os.path.join(folder, "other"))
        batch = subprocess.Popen([vinylcrate, "batch", make_photos(folder)], stdout=subprocess.DEVNULL,
                                 stderr=subprocess.DEVNULL, env=other)
        beside = press_keys(terminal, options.keys)
        if batch.poll() is not None:
            print("the batch was over before the last key")
        batch.kill()
        batch.wait()
        memory = tuple(map(max, memory, terminal.memory_mib))
        terminal.end()
    return {"work": work, "clock": clock, "alone": alone, "beside": beside, "wake-ups": wake_ups,
            "memory": memory}


def show(count, result):
    print(f"\n{count:,} records")
    print(f"first frame   {result['work']:6.1f} ms of work {result['clock']:8.1f} ms on the clock")
    print(f"memory        {result['memory'][0]:6.1f} MiB of its own {result['memory'][1]:5.1f} MiB at most")
    print(f"wake-ups      {result['wake-ups']:6} in 10 seconds")
    for title, times in (("keys", result["alone"]), ("keys, beside a batch", result["beside"])):
        print(f"{title + ', ms':24}{'p50':>8}{'p99':>8}")
        for name, values in times.items():
            print(f"  {name:22}{percentile(values, 0.5):8.1f}{percentile(values, 0.99):8.1f}")


def show_peers(keys):
    print(f"\n{'others, ms':14}{'work':>8}{'clock':>8}{'row p50':>9}{'p99':>8}")
    repository = os.path.join(os.path.dirname(__file__), "../..")
    for name, (command, *rows) in PEERS.items():
        if not shutil.which(name):
            print(f"{name:14} is not installed")
            continue
        with tempfile.TemporaryDirectory() as home:
            terminal = Terminal(
                command, {"PATH": os.environ["PATH"], "LANG": "C.UTF-8", "HOME": home}, repository)
            last = terminal.start
            while True:
                new, arrived = terminal.read(0.5)
                if not new:
                    break
                last = arrived
            work, clock = terminal.cpu_seconds * 1000, (last - terminal.start) * 1000
            times = [terminal.press(rows[index % 2]) for index in range(keys)]
            times = [seconds * 1000 for seconds in times if seconds is not None] or [float("nan")]
            print(f"{name:14}{work:8.1f}{clock:8.1f}{percentile(times, 0.5):9.1f}"
                  f"{percentile(times, 0.99):8.1f}")
            terminal.end()


def main():
    arguments = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    arguments.add_argument("vinylcrate")
    arguments.add_argument("--counts", default="10000,100000", help="records of the libraries")
    arguments.add_argument("--rounds", type=int, default=9, help="starts, of which the median counts")
    arguments.add_argument("--keys", type=int, default=300, help="presses of each key")
    options = arguments.parse_args()

    vinylcrate = os.path.abspath(options.vinylcrate)
    musts = Musts()
    results = {}
    for count in map(int, options.counts.split(",")):
        results[count] = measure(vinylcrate, count, options)
        show(count, results[count])
    show_peers(min(options.keys, 100))
    print("\nlimits")
    for count, result in results.items():
        limit = FIRST_FRAME_MS.get(count, max(FIRST_FRAME_MS.values()))
        musts.check(f"{count:,} records: {result['work']:.1f} ms of work for the first frame (under {limit})",
                    result["work"] < limit)
        keys = percentile(sum(result["beside"].values(), []), 0.99)
        musts.check(f"{count:,} records: {keys:.1f} ms a key beside a batch, p99 (under {KEY_MS})",
                    keys < KEY_MS)
        musts.check(f"{count:,} records: {result['memory'][1]:.1f} MiB at most (under {MEMORY_MIB})",
                    result["memory"][1] < MEMORY_MIB)
        musts.check(f"{count:,} records: {result['wake-ups']} wake-ups in 10 s of quiet (none)",
                    result["wake-ups"] == 0)
    sys.exit(musts.missed > 0)


if __name__ == "__main__":
    main()
