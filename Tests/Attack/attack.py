#!/usr/bin/env python3
"""attack.py PROGRAM [--count N] [--seed N]: attacks the program with hostile files of every kind.

Every attack is made from the seed alone. Prints for each kind what was tried, what crashed or hung,
the worst time and memory of one run, and wrong codes; the exit code is 1 where anything is amiss.
"""
import argparse
import random
import sys
import tempfile
from pathlib import Path

import databases
import disturbances
import pictures
import symbols
import tables
from trial import Target

FRONTS = {
    "bombs": pictures.bombs,
    "broken pictures": pictures.broken,
    "drawn symbols": symbols.drawn,
    "tables": tables.broken,
    "damaged databases": databases.damaged,
    "others' files": databases.foreign,
    "planted links": disturbances.links,
    "many files": disturbances.many,
    "kills": disturbances.kills,
    "full disk": disturbances.full_disk,
}


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("program", type=Path)
    parser.add_argument("--count", type=int, default=20, help="attacks of each kind")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", choices=FRONTS, action="append")
    arguments = parser.parse_args()

    print(f"{'attack':18} {'tried':>6} {'crashes':>8} {'hangs':>6} {'wrong':>6}"
          f" {'worst s':>8} {'worst MB':>9}")
    faults = []
    for name, front in FRONTS.items():
        if arguments.only and name not in arguments.only:
            continue
        with tempfile.TemporaryDirectory(prefix="vinylcrate-attack-") as folder:
            target = Target(arguments.program.resolve(), Path(folder))
            skipped = front(target, random.Random(f"{arguments.seed} {name}"), arguments.count)
        if skipped:
            print(f"{name:18} skipped: {skipped}")
            continue
        tally = target.tally
        print(f"{name:18} {tally.tried:6} {len(tally.crashes):8} {len(tally.hangs):6}"
              f" {len(tally.wrong):6} {tally.seconds:8.2f} {tally.megabytes:9.0f}", flush=True)
        faults += [f"{name}: {fault}" for fault in tally.crashes + tally.hangs + tally.wrong]
    print("\n".join(faults) if faults else "nothing crashed, hung or was wrong")
    sys.exit(bool(faults))


if __name__ == "__main__":
    main()
