#!/usr/bin/env python3
"""A catalogue in PostgreSQL: COPY beside psql's, the whole import, and look-ups beside SQLite's.

Usage: postgres_speed.py VINYLCRATE CATALOG_BENCHMARK COPY_BENCHMARK [--count N | --dump FILE] [--questions N]

COPY_BENCHMARK sends rows that are ready; psql then sends the same rows, from a file in the same format, into
a table of the same columns, in turn, three times each. The server is one of this run's own, on a socket, with
its usual settings. Look-ups are those of CATALOG_BENCHMARK, with 1, 8 and 32 clients, each with its own
connections.

Exits 1 when a limit is missed.
"""
import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time
from contextlib import contextmanager

from catalog_runs import Musts, catalog_files, environment, import_dump, make_dump, run

QUESTIONS = os.path.join(os.path.dirname(__file__), "catalog_questions.py")
PROGRAMS = "/usr/lib/postgresql/15/bin"
CLIENTS = ("1", "8", "32")
GROUPS = ("known barcode\t", "unknown barcode\t", "release by id\t")
ROUNDS = 3


def as_server(*command):
    """The server does not run as root."""
    user = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
    subprocess.run(user + list(command), check=True, stdout=subprocess.DEVNULL, cwd="/")


@contextmanager
def server():
    """The address of a new server."""
    with tempfile.TemporaryDirectory() as folder:
        os.chmod(folder, 0o777)
        data = os.path.join(folder, "data")
        as_server(f"{PROGRAMS}/initdb", "--pgdata", data, "--auth=trust", "--username=tester",
                  "--encoding=UTF8", "--locale=C")
        options = f"-c listen_addresses='' -c unix_socket_directories={folder} -c max_connections=150"
        as_server(f"{PROGRAMS}/pg_ctl", "start", "--wait", "--silent", "--pgdata", data,
                  "--log", f"{folder}/log", "--options", options)
        try:
            yield f"postgresql://tester@{folder.replace('/', '%2F')}/postgres"
        finally:
            as_server(f"{PROGRAMS}/pg_ctl", "stop", "--wait", "--silent", "--mode=fast", "--pgdata", data)


def psql(address, *commands):
    arguments = [each for command in commands for each in ("--command", command)]
    subprocess.run(["psql", "--no-psqlrc", "--quiet", "--set=ON_ERROR_STOP=1", *arguments, address],
                   check=True, stdout=subprocess.DEVNULL,
                   env=os.environ | {"PGOPTIONS": "-c client_min_messages=warning"})


def copies(address, benchmark, dump):
    """Rows a second of our COPY and of psql's, medians of rounds in turn."""
    ours, theirs = [], []
    with tempfile.TemporaryDirectory() as folder:
        os.chmod(folder, 0o777)
        file = os.path.join(folder, "rows")
        for _ in range(ROUNDS):
            output = subprocess.run([benchmark, dump, address], stdout=subprocess.PIPE, check=True)
            count, seconds = output.stdout.split()
            ours.append(int(count) / float(seconds))
            if not theirs:
                psql(address, f"\\copy vinylcrate_copied.release TO '{file}' (FORMAT binary)")
            begin = ("BEGIN", "CREATE TABLE copied (LIKE vinylcrate_copied.release)")
            start = time.perf_counter()
            psql(address, *begin, f"\\copy copied FROM '{file}' (FORMAT binary, FREEZE)", "COMMIT")
            theirs.append(int(count) / (time.perf_counter() - start))
            psql(address, "DROP TABLE copied")
    psql(address, "DROP SCHEMA vinylcrate_copied CASCADE")
    return statistics.median(ours), statistics.median(theirs)


def look_ups(benchmark, catalog, questions):
    with open(questions, "rb") as file:
        output = subprocess.run([benchmark, catalog, *CLIENTS], stdin=file, stdout=subprocess.PIPE,
                                check=True)
    return [line.split("\t") for line in output.stdout.decode().splitlines()]


def table(rows):
    print(f"\n{'':24}{'clients':>8}{'p50 ms':>9}{'p99 ms':>9}{'a second':>10}")
    for group, clients, _, _, p50, _, p99, rate in rows:
        print(f"{group if clients == '1' else '':24}{clients:>8}{int(p50) / 1000:9.2f}"
              f"{int(p99) / 1000:9.2f}{int(rate):10,}")


def main():
    arguments = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    for name in ("vinylcrate", "catalog_benchmark", "copy_benchmark"):
        arguments.add_argument(name)
    arguments.add_argument("--count", type=int, default=100_000, help="releases of the dump")
    arguments.add_argument("--dump", help="a dump made before")
    arguments.add_argument("--questions", type=int, default=500, help="of each kind")
    options = arguments.parse_args()
    musts = Musts()
    with tempfile.TemporaryDirectory() as folder, server() as address:
        dump = options.dump or make_dump(folder, options.count)
        ours, theirs = copies(address, options.copy_benchmark, dump)
        print(f"COPY of releases that are ready: {ours:,.0f} rows a second, psql {theirs:,.0f}")
        musts.check(f"COPY: {ours / theirs:.2f} of psql's (at least 0.8)", ours >= 0.8 * theirs)
        data = os.path.join(folder, "data")
        file = import_dump(options.vinylcrate, dump, data)
        database = import_dump(options.vinylcrate, dump, data, "--to", address)
        print(f"the whole import: {options.count / database.seconds:,.0f} releases a second,"
              f" {database.peak_mib:.0f} MiB; into a file {options.count / file.seconds:,.0f},"
              f" {file.peak_mib:.0f} MiB")
        questions = os.path.join(folder, "questions")
        asked = subprocess.run([sys.executable, QUESTIONS, dump, str(options.questions)],
                               stdout=subprocess.PIPE, check=True).stdout.decode().splitlines(True)
        with open(questions, "w", encoding="utf-8") as output:
            output.writelines(line for line in asked if line.startswith(GROUPS))
        for name, catalog in (("PostgreSQL", address), ("SQLite", catalog_files(data)[0])):
            print(f"\n{name}")
            table(look_ups(options.catalog_benchmark, catalog, questions))
    sys.exit(musts.missed > 0)


if __name__ == "__main__":
    main()
