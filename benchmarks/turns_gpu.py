"""Two checkouts of Inlay on one GPU, taking turns: what a change of the front end or of kernels costs.

python -m benchmarks.turns_gpu --other FOLDER [--rows 33554432] [--turns 3] [--only TEXT] [--out FILE]

Each turn is a process of its own with one of the checkouts on its path. Milliseconds of the GPU by CUDA events around
one call over columns that lie there, the median of a turn's calls; kept is the least of all turns. A ratio above 1
means that this checkout takes longer than the other.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import statistics
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

    Works = dict[str, Callable[[], Any]]

HERE = Path(__file__).parents[1]


def branch(x: float) -> float:
    """Return one of three values."""
    if x < -1.0:
        return -x
    return x * x if x < 1.0 else x + 0.5


def formula(x: float) -> float:
    """Return a formula of functions."""
    return math.sqrt(abs(x)) * math.exp(-x * x) + math.log1p(abs(x))


def haversine(r: Any) -> float:
    """Return what a distance on a sphere takes."""
    squares = math.sin(r.a) ** 2 + abs(math.cos(r.b) * math.cos(r.c)) * math.sin(r.d) ** 2
    return 2 * math.asin(math.sqrt(squares / 2))


def loop(w: Any) -> float:
    """Return the largest value, by a loop."""
    found = -math.inf
    for value in w:
        found = max(found, value)
    return found


def score(w: Any) -> float:
    """Return the z-score of the last value."""
    return (w[-1] - w.mean()) / w.std()


def scores(s: Any) -> Any:
    """Return the z-scores of a group."""
    return (s - s.mean()) / s.std()


def decayed(state: float, x: float) -> tuple[float, float]:
    """Return a decaying sum, twice."""
    state = 0.9 * state + x
    return state, state


def works(rows: int) -> Works:
    """Return the calls that are measured."""
    import cupy  # noqa: PLC0415 - the worker has a GPU
    import numpy as np  # noqa: PLC0415 - as above
    import pyarrow as pa  # noqa: PLC0415 - as above

    import udf  # noqa: PLC0415 - the checkout whose turn it is

    random = cupy.random.default_rng(0)
    host = np.random.default_rng(0)
    values = random.standard_normal(rows)
    many = udf.Series(random.standard_normal(4 * rows))
    series, small = udf.Series(values), udf.Series((values * 10).astype("int8"))
    single, whole = udf.Series(values.astype("float32")), udf.Series((values * 1000).astype("int64"))
    frame = udf.DataFrame({name: random.standard_normal(rows) for name in "abcdefghij"})
    nulls = udf.Series(pa.array(host.random(rows), mask=host.random(rows) < 0.25)).to_device()
    texts = udf.Series(pa.array(host.choice(["Abc def", "x1", "", "äöü ß", "2024-05-06"], rows // 8))).to_device()
    groups = udf.DataFrame({"k": cupy.asarray(host.integers(0, 10**4, rows)), "x": values}).groupby("k")
    found: Works = {
        "x * 2 + 1": lambda: many.applymap(lambda x: x * 2 + 1),
        "three branches": lambda: many.applymap(branch),
        "formula": lambda: many.applymap(formula),
        "x ** 1.7": lambda: series.applymap(lambda x: abs(x) ** 1.7),
        "haversine": lambda: frame.apply(haversine),
        "x * 2 + 1, nulls": lambda: nulls.applymap(lambda x: x * 2 + 1),
        "x * 2 + 1, float32": lambda: single.applymap(lambda x: x * 2 + 1),
        "x + 1, int8": lambda: small.applymap(lambda x: x + 1),
        "x * 3 // 7, int64": lambda: whole.applymap(lambda x: x * 3 // 7),
        "a * b + c": lambda: frame.apply(lambda r: r.a * r.b + r.c),
        "ten columns": lambda: frame.apply(lambda r: r.a + r.b * r.c - r.d if r.e > 0 else r.f * r.g + r.h * r.i - r.j),
        "text, upper": lambda: texts.applymap(lambda s: s.upper()),
        "text, parsed": lambda: texts.applymap(lambda s: int(s[:4]) if s[:4].isdigit() else len(s.split(" "))),
        "groups, mean - min": lambda: groups["x"].agg(lambda s: s.mean() - s.min()),
        "groups, loop": lambda: groups["x"].agg(loop),
        "groups, z-scores": lambda: groups["x"].transform(scores),
        "scan": lambda: many.scan(decayed, 0.0),
    }
    for length in (10, 100, 1000):
        windows = series.rolling(length)
        found[f"rolling({length}), loop"] = lambda windows=windows: windows.apply(loop)
        found[f"rolling({length}), mean"] = lambda windows=windows: windows.apply(lambda w: w.mean())
        found[f"rolling({length}), max - min"] = lambda windows=windows: windows.apply(lambda w: w.max() - w.min())
        found[f"rolling({length}), z-score"] = lambda windows=windows: windows.apply(score, raw=True)
    return found


def work(rows: int, only: str) -> dict[str, float | str]:
    """Return the milliseconds of each call whose name holds one word of ``only``, or what it raises."""
    import cupy  # noqa: PLC0415 - as above

    import udf  # noqa: PLC0415 - as above

    taken: dict[str, float | str] = {}
    with udf.options(backend="cuda"):
        for name, call in works(rows).items():
            if not any(word in name for word in only.split("|")):
                continue
            try:
                taken[name] = _milliseconds(call, cupy)
            except Exception as error:  # noqa: BLE001 - a checkout that cannot do it says so in the table
                taken[name] = f"{type(error).__name__}: {error}"[:200]
    return taken


def _milliseconds(call: Callable[[], Any], cupy: Any) -> float:
    times = []
    for turn in range(9):
        start, stop = cupy.cuda.Event(), cupy.cuda.Event()
        start.record()
        made = call()
        stop.record()
        stop.synchronize()
        if turn > 1:
            times.append(cupy.cuda.get_elapsed_time(start, stop))
        del made
    return round(statistics.median(times), 5)


def turn(checkout: Path, rows: int, only: str) -> dict[str, float | str]:
    """Return what a process with ``checkout`` on its path measures."""
    command = [sys.executable, str(Path(__file__)), "--work", "--rows", str(rows), "--only", only]
    where = {**os.environ, "PYTHONPATH": str(checkout), "INLAY_CACHE_DIR": f"/tmp/inlay-turns-{checkout.name}"}  # noqa: S108 - of a lent machine
    ran = subprocess.run(command, env=where, cwd=checkout, capture_output=True, text=True, check=False)  # noqa: S603 - ourselves
    if ran.returncode:
        raise RuntimeError(ran.stderr[-3000:])
    return dict(json.loads(ran.stdout.splitlines()[-1]))


def main() -> None:
    """Measure, show and keep, or take one turn."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--other", type=Path)
    parser.add_argument("--rows", type=int, default=1 << 25)
    parser.add_argument("--turns", type=int, default=3)
    parser.add_argument("--only", default="", help="words of calls' names, with | between them")
    parser.add_argument("--out", type=Path, default=HERE / "benchmarks" / "results" / "turns_gpu.json")
    parser.add_argument("--work", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.work:
        print(json.dumps(work(given.rows, given.only)))
        return
    sides: dict[str, list[dict[str, float | str]]] = {"this": [], "other": []}
    for _ in range(given.turns):
        for side, checkout in (("this", HERE), ("other", given.other.resolve())):
            sides[side].append(turn(checkout, given.rows, given.only))
    lines: dict[str, dict[str, Any]] = {}
    for name in sides["this"][0]:
        both = {side: [one[name] for one in turns] for side, turns in sides.items()}
        best = {s: min((t for t in times if isinstance(t, float)), default=times[0]) for s, times in both.items()}
        are_times = all(isinstance(one, float) for one in best.values())
        lines[name] = {**best, "ratio": round(best["this"] / best["other"], 3) if are_times else None}  # type: ignore[operator]
        print(name, lines[name], flush=True)
    sys.path.insert(0, str(HERE))
    from benchmarks.record import gpu, machine, save  # noqa: PLC0415 - of this checkout

    about = {"machine": machine(), "device": gpu(), "rows": given.rows, "turns": given.turns, "unit": "ms"}
    save(given.out, {**about, "calls": lines})


if __name__ == "__main__":
    main()
