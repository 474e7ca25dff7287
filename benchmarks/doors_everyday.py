"""``udf.pandas.install()`` on some 440 everyday functions over 100,000 rows, each new to its process.

    python -m benchmarks.doors_everyday [--rows 100000] [--batch 30] [--repeats 1] [--only values]

The functions (:mod:`benchmarks.everyday`) are called once each, in an order of no order, ``--batch`` of them in one
process as a notebook has them, or with ``--batch 1`` each in a process of its own: as pandas alone, with ``install()``
and an empty cache ("first"), and with the cache that this left ("second"). Processes are forked, in turns, from one
that has imported pandas and Inlay and made the table, and nothing of the compiler: so what they take is the calls, with
all that these load and compile. Python's bytecode of all of it is on disk, as an installation leaves it. Seconds are
the processor's, of all threads; of several repeats the least. Results are compared.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import sys
import tempfile
import time
import traceback
import warnings
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pandas as pd

import udf
import udf.pandas
from benchmarks.doors_pandas import equal
from benchmarks.everyday.groups import CELLS, COLUMNS, GROUPS, WINDOWS
from benchmarks.everyday.notebook_table import frame
from benchmarks.everyday.rows import ROWS
from benchmarks.everyday.texts import TEXTS
from benchmarks.everyday.times import TIMES
from benchmarks.everyday.values import VALUES
from benchmarks.record import write

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    Call = Callable[[pd.DataFrame], Any]

NUMBERS = ["price", "cost", "amount", "score"]
KINDS = ("pandas", "first", "second")
SLOWER, MORE = 1.1, 0.02
"""What counts as slower than pandas: times as long, and seconds more."""


def calls() -> Iterator[tuple[str, Call]]:
    """Yield every call, by name."""
    for kind, by_column in (("values", VALUES), ("texts", TEXTS), ("times", TIMES)):
        for column, functions in by_column.items():
            for n, function in enumerate(functions):
                yield f"{kind}.{column}.{n}", lambda f, c=column, u=function: f[c].apply(u)
    for n, (columns, options, functions) in enumerate(ROWS):
        for m, function in enumerate(functions):
            yield f"rows.{n}.{m}", lambda f, c=columns, o=options, u=function: f[c].apply(u, axis=1, **o)
    for m, function in enumerate(COLUMNS):
        yield f"columns.{m}", lambda f, u=function: f[NUMBERS].apply(u)
    for m, function in enumerate(CELLS):
        yield f"cells.{m}", lambda f, u=function: f[NUMBERS].map(u)
    yield from calls_of_many_rows()


def calls_of_many_rows() -> Iterator[tuple[str, Call]]:
    """Yield those of windows and groups."""
    for column, length, raw, functions in WINDOWS:
        for m, function in enumerate(functions):
            name = f"windows.{column}.{m}"
            yield name, lambda f, c=column, n=length, r=raw, u=function: f[c].rolling(n).apply(u, raw=r)
    for n, (method, key, column, functions) in enumerate(GROUPS):
        for m, function in enumerate(functions):
            yield f"groups.{n}.{method}.{m}", grouped(method, key, column, function)


def grouped(method: str, key: str, column: str | None, function: Any) -> Call:
    """Return a call of a method of groups."""

    def call(f: pd.DataFrame) -> Any:
        given = f.groupby(key) if column is None else f.groupby(key)[column]
        return getattr(given, method)(function)

    return call


def timed(batch: list[Call], data: pd.DataFrame, out: Path) -> None:
    """Make calls, one after the other, and write what each took: the processor's seconds and the clock's."""
    warnings.simplefilter("ignore")
    told, made = [], []
    for call in batch:
        udf.pandas.report(clear=True)
        began, clock = time.process_time(), time.perf_counter()
        made.append(call(data))
        took = [time.process_time() - began, time.perf_counter() - clock]
        sites = list(udf.pandas.report())
        why = "; ".join(site.why for site in sites)
        told.append({"took": took, "compiled": any(site.compiled for site in sites), "why": why})
    out.write_text(json.dumps(told))
    pd.to_pickle(made, f"{out}.result")


def forked(kind: str, batch: list[Call], data: pd.DataFrame, folder: Path) -> list[dict[str, Any]]:
    """Make calls in a process of their own."""
    out = folder / kind
    child = os.fork()
    if not child:
        try:
            udf.options.backend, udf.options.cache_dir = "cpu", str(folder / "cache")
            if kind != "pandas":
                udf.pandas.install()
            timed(batch, data, out)
        except Exception:  # noqa: BLE001 - whatever it is, it is shown, and this process ends
            traceback.print_exc()
        finally:
            os._exit(0)
    os.waitpid(child, 0)
    found: list[dict[str, Any]] = json.loads(out.read_text())
    return found


def keep_bytecode(folder: str, data: pd.DataFrame) -> None:
    """Have Python keep the bytecode of the compiler, as an installation does, whatever the environment says."""
    sys.dont_write_bytecode, sys.pycache_prefix = False, folder
    with tempfile.TemporaryDirectory() as other:
        child = os.fork()
        if not child:
            try:
                udf.options.backend, udf.options.cache_dir = "cpu", other
                data["price"].head().udf.map(lambda x: x + 1)
            finally:
                os._exit(0)
        os.waitpid(child, 0)


def of_batch(batch: list[Call], data: pd.DataFrame, repeats: int) -> list[dict[str, Any]]:
    """Return what each call takes as pandas, and of us in a first and in a second process: the least of all repeats."""
    found: dict[str, list[list[dict[str, Any]]]] = {kind: [] for kind in KINDS}
    same = [True] * len(batch)
    for _ in range(repeats):
        with tempfile.TemporaryDirectory() as folder:
            for kind in KINDS:
                found[kind].append(forked(kind, batch, data, Path(folder)))
            same = [one and now for one, now in zip(same, alike(Path(folder)), strict=True)]
    return [of_call({kind: [run[at] for run in found[kind]] for kind in KINDS}, same[at]) for at in range(len(batch))]


def of_call(found: dict[str, list[dict[str, Any]]], same: bool) -> dict[str, Any]:  # noqa: FBT001 - one more column
    """Return the least of all repeats of one call, and what became of it."""
    least = {kind: min(runs, key=lambda one: one["took"][0]) for kind, runs in found.items()}
    return {
        **{kind: round(one["took"][0], 5) for kind, one in least.items()},
        **{f"{kind}_clock": round(one["took"][1], 5) for kind, one in least.items()},
        **{f"{kind}_{what}": least[kind][what] for kind in KINDS[1:] for what in ("compiled", "why")},
        "same": same,
    }


def alike(folder: Path) -> list[bool]:
    """Return whether the results of pandas and of ours are equal, floats within pandas' own tolerance."""
    theirs, *ours = (pd.read_pickle(folder / f"{kind}.result") for kind in KINDS)  # noqa: S301 our own
    return [all(equal(run[at], one) for run in ours) for at, one in enumerate(theirs)]


def summary(found: dict[str, dict[str, Any]]) -> dict[str, Any]:
    """Return the sums, and who is slower than pandas."""
    sums = {kind: sum(one[kind] for one in found.values()) for kind in KINDS}
    slower = {
        kind: sorted(
            (name for name, one in found.items() if one[kind] > max(SLOWER * one["pandas"], one["pandas"] + MORE)),
            key=lambda name: found[name]["pandas"] - found[name][kind],
        )
        for kind in KINDS[1:]
    }
    return {
        "functions": len(found),
        **{f"{kind}_s": round(one, 2) for kind, one in sums.items()},
        **{f"{kind}_compiled": sum(one[f"{kind}_compiled"] for one in found.values()) for kind in KINDS[1:]},
        **{f"{kind}_slower": names for kind, names in slower.items()},
        "differing": [name for name, one in found.items() if not one["same"]],
    }


def main() -> None:
    """Measure, show and write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rows", type=int, default=100_000)
    parser.add_argument("--repeats", type=int, default=1)
    parser.add_argument("--batch", type=int, default=30, help="calls a process, in an order of no order")
    parser.add_argument("--only", default="", help="only those whose names begin so, and no file is written")
    parser.add_argument("--names", nargs="*", default=[], help="only these, written to a file of their own")
    asked = parser.parse_args()
    data, found, bytecode = frame(asked.rows), {}, tempfile.TemporaryDirectory()
    keep_bytecode(bytecode.name, data)
    asked_for = [one for one in calls() if one[0].startswith(asked.only)]
    random.Random(1).shuffle(asked_for)  # noqa: S311 - an order
    asked_for = [one for one in asked_for if not asked.names or one[0] in asked.names]
    for start in range(0, len(asked_for), asked.batch):
        names, batch = zip(*asked_for[start : start + asked.batch], strict=True)
        for name, one in zip(names, of_batch(list(batch), data, asked.repeats), strict=True):
            found[name] = one
            times = " ".join(f"{one[kind] * 1e3:9.1f}" for kind in KINDS)
            whys = " / ".join(dict.fromkeys(one[f"{kind}_why"] for kind in KINDS[1:]))
            print(f"{name:22}{times}  {'' if one['same'] else 'DIFFERS '}{whys}", flush=True)
    told = summary(found)
    print(told)
    if not asked.only:
        kept = {name: {k: one[k] for k in one if not k.endswith(("_why", "_clock"))} for name, one in found.items()}
        given = {"rows": asked.rows, "repeats": asked.repeats, "batch": asked.batch}
        write(f"doors_everyday_{'some' if asked.names else asked.batch}", {**given, **told, "calls": kept})


if __name__ == "__main__":
    main()
