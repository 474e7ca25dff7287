"""Calls of issue 37 beside their peers, in turn, in processor time: loops, folds, powers, large dicts, Polars' door.

python -m benchmarks.peers_cpu [--rounds 7] [--scale 1.0] [--only TEXT] [--out FILE]

Kept is the best of all rounds, in milliseconds of the processor (all threads) and by the wall. Results are compared
first. ``ratio`` is the peer's processor time over ours. What is called on one thread says so.
"""

from __future__ import annotations

import argparse
import os
import time
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numba
import numpy as np
import pandas as pd
import polars as pl

import udf
from benchmarks.groups_functions import loop, session
from benchmarks.record import RESULTS, load, machine, save

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    Pair = tuple[str, Callable[[], Any], Callable[[], Any]]


@numba.njit  # type: ignore[untyped-decorator]
def affine(x: Any) -> Any:
    """Return ``x * 2 + 1`` of each value."""
    out = np.empty_like(x)
    for i in range(x.size):
        out[i] = x[i] * 2 + 1
    return out


@numba.njit  # type: ignore[untyped-decorator]
def branches(x: Any) -> Any:
    """Return one of three values for each."""
    out = np.empty_like(x)
    for i in range(x.size):
        v = x[i]
        out[i] = v * 2 if v > 0.5 else v + 1 if v > -0.5 else -v
    return out


@numba.njit  # type: ignore[untyped-decorator]
def fused(a: Any, b: Any, c: Any) -> Any:
    """Return ``a * b + c`` of each row."""
    out = np.empty_like(a)
    for i in range(a.size):
        out[i] = a[i] * b[i] + c[i]
    return out


@numba.njit  # type: ignore[untyped-decorator]
def loop_of_dense(keys: Any, x: Any, groups: int) -> Any:
    """Return the loop over each group that has a row, by who knows that keys are ``0 .. groups``."""
    totals, there, count = np.zeros(groups), np.zeros(groups, np.bool_), 0
    for i in range(keys.size):
        there[keys[i]] = True
        if x[i] > 0:
            totals[keys[i]] = totals[keys[i]] * 0.5 + x[i]
    for k in range(groups):
        if there[k]:
            totals[count] = totals[k]
            count += 1
    return totals[:count]


@numba.njit  # type: ignore[untyped-decorator]
def sessions(user: Any, minute: Any, users: int) -> Any:
    """Return the number of each row's session, by who knows that users are ``0 .. users``."""
    last, number, out = np.full(users, -(10**9)), np.zeros(users, np.int64), np.empty_like(minute)
    for i in range(user.size):
        who = user[i]
        if minute[i] - last[who] > 30:
            number[who] += 1
        last[who] = minute[i]
        out[i] = number[who]
    return out


def three(x: float) -> float:
    """Return one of three values."""
    return x * 2 if x > 0.5 else x + 1 if x > -0.5 else -x


def of_rows(rows: int) -> Iterator[Pair]:
    """Yield loops over rows, on one thread."""
    generator = np.random.default_rng(0)
    frame = pd.DataFrame({name: generator.normal(size=rows) for name in "abc"})
    ours, table = udf.Series(frame["a"]), udf.DataFrame(frame)
    a, b, c = (frame[name].to_numpy() for name in "abc")
    one = udf.options(threads=1)

    def alone(work: Callable[[], Any]) -> Callable[[], Any]:
        def called() -> Any:
            with one:
                return work()

        return called

    yield "x * 2 + 1, njit, one thread", alone(lambda: ours.applymap(lambda x: x * 2 + 1)), lambda: affine(a)
    yield "branch, njit, one thread", alone(lambda: ours.applymap(three)), lambda: branches(a)
    yield "a * b + c, njit, one thread", alone(lambda: table.apply(lambda r: r.a * r.b + r.c)), lambda: fused(a, b, c)
    yield (
        "x * 2 + 1, ours on one thread",
        lambda: ours.applymap(lambda x: x * 2 + 1),
        alone(lambda: ours.applymap(lambda x: x * 2 + 1)),
    )
    yield (
        "abs(x) ** 1.7, NumPy, one thread",
        alone(lambda: ours.applymap(lambda x: abs(x) ** 1.7)),
        lambda: np.abs(a) ** 1.7,
    )


def of_groups(rows: int) -> Iterator[Pair]:
    """Yield a loop over groups of dense keys, and sessions."""
    generator = np.random.default_rng(1)
    for groups in (100, 10_000, 1_000_000):
        keys, x = generator.integers(0, groups, rows), generator.normal(size=rows)
        frame = pd.DataFrame({"k": keys, "x": x})
        yield (
            f"loop of {groups:,} dense groups, njit that knows them",
            partial(_loops, frame),
            partial(loop_of_dense, keys, x, groups),
        )
    users, minutes = generator.integers(0, 10**5, rows), np.sort(generator.integers(0, 10**6, rows))
    frame = pd.DataFrame({"user": users, "minute": minutes})
    yield (
        "sessions of 100,000 users, njit that knows them",
        lambda: frame.udf.groupby("user")["minute"].scan(session, (-(10**9), 0)),
        lambda: sessions(users, minutes, 10**5),
    )


def _loops(frame: pd.DataFrame) -> Any:
    return frame.udf.groupby("k")["x"].apply(loop)


def of_dicts(keys: int) -> Iterator[Pair]:
    """Yield first calls with a captured dict, of integers and of text, and calls after a value of it changed.

    A first call frees the dict of the one before, too: its table holds it until then.
    """
    generator = np.random.default_rng(2)
    values = generator.normal(size=keys)
    numbers = generator.choice(10 * keys, keys, replace=False)
    for kind, labels in (("int", numbers.tolist()), ("text", [str(n) for n in numbers])):
        asked = pd.Series(labels[:1000])

        def first(labels: Any = labels, asked: Any = asked) -> Any:
            table = dict(zip(labels, values.tolist(), strict=True))
            began = time.process_time()
            found = asked.udf.map(lambda x: table[x])
            return found, time.process_time() - began

        def theirs(labels: Any = labels, asked: Any = asked) -> Any:
            table = dict(zip(labels, values.tolist(), strict=True))
            began = time.process_time()
            found = asked.map(table)
            return found, time.process_time() - began

        yield f"first call with a dict of {keys:,} {kind} keys, pandas map(dict)", first, theirs
        table = dict(zip(labels, values.tolist(), strict=True))

        def changed(table: Any = table, labels: Any = labels, asked: Any = asked) -> Any:
            table[labels[0]] += 1.0
            began = time.process_time()
            found = asked.udf.map(lambda x: table[x])
            return found, time.process_time() - began

        def again(table: Any = table, asked: Any = asked) -> Any:
            began = time.process_time()
            found = asked.map(table)
            return found, time.process_time() - began

        yield f"after a change of it, {kind} keys, pandas map(dict)", changed, again


def of_polars(rows: int) -> Iterator[Pair]:
    """Yield Polars' door beside njit in ``map_batches``, in memory and streaming."""
    frame = pl.DataFrame({"x": np.random.default_rng(3).normal(size=rows)})

    def by_hand(s: pl.Series) -> pl.Series:
        return pl.Series(affine(s.to_numpy()))

    ours = pl.col("x").udf.map(lambda x: x * 2 + 1)
    theirs = pl.col("x").map_batches(by_hand, return_dtype=pl.Float64, is_elementwise=True)
    yield "Polars in memory, njit in map_batches", lambda: frame.select(ours), lambda: frame.select(theirs)
    yield (
        "Polars streaming, njit in map_batches",
        lambda: frame.lazy().select(ours).collect(engine="streaming"),
        lambda: frame.lazy().select(theirs).collect(engine="streaming"),
    )


def measured(ours: Callable[[], Any], theirs: Callable[[], Any], rounds: int) -> dict[str, float]:
    """Return the best of both, which take turns: by what they say themselves, where they give (result, seconds)."""
    found: dict[str, list[float]] = {"ours": [], "peer": []}
    wall: dict[str, list[float]] = {"ours": [], "peer": []}
    given, wanted = (np.asarray(r[0] if isinstance(r, tuple) else r).ravel() for r in (ours(), theirs()))
    np.testing.assert_allclose(given, wanted, rtol=1e-12)
    del given, wanted
    for _ in range(rounds):
        for name, work in (("ours", ours), ("peer", theirs)):
            began, used = time.perf_counter(), time.process_time()
            made = work()
            own = time.process_time() - used
            found[name].append(made[1] if isinstance(made, tuple) else own)
            wall[name].append(time.perf_counter() - began)
    best = {name: min(taken) for name, taken in found.items()}
    kept = {f"{name}_processor_ms": round(taken * 1e3, 3) for name, taken in best.items()}
    kept |= {f"{name}_wall_ms": round(min(taken) * 1e3, 3) for name, taken in wall.items()}
    return kept | {"ratio": round(best["peer"] / best["ours"], 2)}


def main() -> None:
    """Measure, and keep what was measured."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--scale", type=float, default=1.0, help="of all numbers of rows and keys")
    parser.add_argument("--only", default="", help="calls whose names have this; those of others are kept")
    parser.add_argument("--out", type=Path, default=RESULTS / "peers_cpu.json")
    given = parser.parse_args()
    found = load(given.out)["calls"] if given.only else {}
    million = int(1_000_000 * given.scale)
    about = {"command": "python -m benchmarks.peers_cpu", "machine": machine(), "scale": given.scale}
    works = (of_rows(million), of_groups(2 * million), of_dicts(million), of_polars(4 * million))
    with udf.options(backend="cpu"):
        for pairs in works:
            for name, ours, theirs in pairs:
                if given.only in name:
                    found[name] = measured(ours, theirs, given.rounds)
                    found[name] |= {"rounds": given.rounds, "load": round(os.getloadavg()[0], 1)}
                    print(f"{name:56} {found[name]}", flush=True)
                    save(given.out, {**about, "calls": found})


if __name__ == "__main__":
    main()
