"""``python -m tests.support.matrix``: run the matrix in several processes, and write the table of outcomes.

A part may be run: ``--receiver group --operation mean --dtype Int64``; other cells keep their outcomes. ``--show``
prints what is run and found, and writes nothing.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

import udf.pipeline
from tests.support.matrix.cells import Cell, cells
from tests.support.matrix.evidence import evidence_of
from tests.support.matrix.judge import judged
from tests.support.matrix.operations import TABLES
from tests.support.matrix.page import FILE as PAGE
from tests.support.matrix.page import page
from tests.support.matrix.run import OUTCOMES
from tests.support.matrix.table import Entry, Key, keys, read, write
from udf.bind.evidence_table import FILE


def main(arguments: Sequence[str] | None = None) -> None:
    """Run what the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m tests.support.matrix")
    parser.add_argument("--receiver", action="append", choices=list(TABLES))
    parser.add_argument("--operation", action="append")
    parser.add_argument("--dtype", action="append")
    parser.add_argument("--rounds", type=int, default=2, help="cases of each form of a cell")
    parser.add_argument("--seconds", type=float, default=7200.0, help="when to stop")
    cores = len(os.sched_getaffinity(0))
    parser.add_argument("--processes", type=int, default=cores, help="at once; the table is the same with any number")
    parser.add_argument("--open", action="store_true", help="only cells that differ, are faults, or were not run")
    parser.add_argument("--show", action="store_true")
    parser.add_argument("--part", help=argparse.SUPPRESS)
    parser.add_argument("--into", type=Path, help=argparse.SUPPRESS)
    asked = parser.parse_args(arguments)
    if asked.show or asked.part:
        _run_part(asked)
    else:
        _run_all(asked, list(sys.argv[1:] if arguments is None else arguments))


def _chosen(asked: argparse.Namespace) -> Iterator[Cell]:
    """Yield the cells of a run, or of its part: operations are dealt out in turn."""
    part, parts = map(int, asked.part.split("/")) if asked.part else (0, 1)
    table = read() if asked.open else {}
    known: dict[tuple[str, str], int] = {}
    for cell in cells(tuple(asked.receiver or TABLES)):
        if (asked.operation and cell.operation.name not in asked.operation) or (
            asked.dtype and cell.dtype not in asked.dtype
        ):
            continue
        entry = table.get(Key(cell.receiver, cell.operation.name, cell.dtype))
        if entry is not None and entry.outcome not in ("differs", "fault"):
            continue
        number = known.setdefault((cell.receiver, cell.operation.name), len(known))
        if number % parts == part:
            yield cell


def _run_part(asked: argparse.Namespace) -> None:
    """Run a part of the cells, and append what becomes of each to a file, a line a cell.

    Nothing is refused for want of evidence: this is where it comes from.
    """
    udf.pipeline.require_admitted = lambda call: None
    udf.options.cache_dir = "off"  # a program that another version of the rules compiled is no evidence
    end = time.monotonic() + asked.seconds
    done = len(asked.into.read_text().splitlines()) if asked.into and asked.into.exists() else 0
    for number, cell in enumerate(_chosen(asked)):
        if number < done:
            continue
        if time.monotonic() > end:
            return
        key = (cell.receiver, cell.operation.name, cell.dtype)
        if asked.show:
            judged(cell, asked.rounds, show=True)
            continue
        with asked.into.open("a") as file:  # what ends the process is seen as a line without an outcome
            file.write(json.dumps(key))
            file.flush()
            file.write("\t" + json.dumps(judged(cell, asked.rounds)) + "\n")


def _run_all(asked: argparse.Namespace, arguments: list[str]) -> None:
    """Run the parts in processes of their own, again where one died, and write the table."""
    began, table = time.monotonic(), read()
    with tempfile.TemporaryDirectory() as folder:
        files = [Path(folder) / f"{part}" for part in range(asked.processes)]
        running = {part: _start(part, file, asked, arguments) for part, file in enumerate(files)}
        while running:
            time.sleep(1)
            for part, process in list(running.items()):
                if process.poll() is None:
                    continue
                del running[part]
                if process.returncode:
                    with files[part].open("a") as file:
                        file.write("\t" + json.dumps(("fault", f"the process ended: {process.returncode}")) + "\n")
                    running[part] = _start(part, files[part], asked, arguments)
        for file in files:
            for line in file.read_text().splitlines() if file.exists() else ():
                key, entry = line.split("\t")
                outcome, shows, *more = json.loads(entry)
                table[Key(*json.loads(key))] = Entry(outcome, shows, *map(tuple, more))
    write(table)
    FILE.write_text(evidence_of(table), encoding="utf-8")
    PAGE.write_text(page(table), encoding="utf-8")
    known = Counter(table[key].outcome if key in table else "untested" for key in keys())
    tally = ", ".join(f"{known[name]} {name}" for name in (*OUTCOMES, "documented", "untested"))
    print(f"{tally}; {(time.monotonic() - began) / 60:.1f} min")  # noqa: T201 - a command


def _start(part: int, file: Path, asked: argparse.Namespace, arguments: list[str]) -> subprocess.Popen[bytes]:
    more = ["--part", f"{part}/{asked.processes}", "--into", str(file)]
    return subprocess.Popen([sys.executable, "-m", "tests.support.matrix", *arguments, *more])  # noqa: S603 - our own


if __name__ == "__main__":
    main()
