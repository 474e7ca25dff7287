"""``udf.pandas.install()`` on a script of 30 ordinary calls, each new to it; and what it costs a call that pandas runs.

    python -m benchmarks.doors_pandas [--rows 1000000] [--share 10] [--repeats 3] [--calls columns]
    python -m benchmarks.doors_pandas --maps [--repeats 3]

With ``--maps``: seven ``Series.map`` over 2,000,000 rows, as pandas, in a first process with an empty cache, and in a
second one with the first's cache; seconds, and those of the processor, each the least of all repeats.

The script runs all calls, and then all once more, in a fresh process with an empty cache: import, compiler and
compilation are part of its first time. pandas runs the same calls, in the same order, in another process, in turns with
ours: those of rows and of windows over 1 / ``share`` of the rows, times ``share``, since they are linear in their rows.
Of each call the least of all processes is taken. With ``--share 1`` all results are compared.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import tempfile
import time
import timeit
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import pandas as pd

from benchmarks.record import ROOT, write

if TYPE_CHECKING:
    from collections.abc import Callable

RATES = {1: 0.05, 2: 0.08, 3: 0.21}
NAMES = ["low", "middle", "high"]
LIMIT = 12
PATHS = os.pathsep.join([str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])])


def data(rows: int) -> pd.DataFrame:
    """Return orders: numbers, text, times, keys of which each has some 200 rows."""
    rng = np.random.default_rng(17)
    return pd.DataFrame(
        {
            "price": rng.gamma(2.0, 20.0, rows).round(2),
            "quantity": rng.integers(0, 30, rows),
            "discount": np.where(rng.random(rows) < 0.2, np.nan, rng.random(rows).round(2)),
            "region": rng.integers(1, 4, rows),
            "lat": rng.uniform(40, 50, rows),
            "lon": rng.uniform(-10, 10, rows),
            "customer": np.sort(rng.integers(0, max(rows // 200, 1), rows)),
            "when": pd.Timestamp("2024-01-01") + pd.to_timedelta(np.arange(rows), unit="min"),
        }
    )


def haversine(r: Any) -> Any:
    """Return the distance in km from a fixed place."""
    lat, lon = np.radians(r["lat"]), np.radians(r["lon"])
    a = np.sin((lat - 0.8) / 2) ** 2 + np.cos(lat) * np.cos(0.8) * np.sin(lon / 2) ** 2
    return 6371.0 * 2 * np.arcsin(np.sqrt(a))


def shipping(r: Any) -> float:
    """Return a price by conditions."""
    if r["quantity"] == 0:
        return 0.0
    if r["price"] * r["quantity"] > 1000:
        return 0.0
    return 4.9 if r["region"] == 1 else 9.9 + 0.5 * r["quantity"]


def band(x: float) -> str:
    """Return a name of a band."""
    if x < 10:
        return "low"
    return "middle" if x < 60 else "high"


def collatz(n: int) -> int:
    """Return how many steps a number takes to 1."""
    steps = 0
    while n > 1:
        n = n // 2 if n % 2 == 0 else 3 * n + 1
        steps += 1
    return steps


def drawdown(w: Any) -> float:
    """Return the largest fall from a maximum."""
    high, worst = w[0], 0.0
    for v in w:
        high = max(high, v)
        worst = max(worst, high - v)
    return worst


NUMBERS = ["price", "quantity", "region", "lat", "lon"]

CALLS: dict[str, Callable[[pd.DataFrame], Any]] = {
    "map: double": lambda f: f.price.map(lambda x: x * 2 + 1),
    "map: bands of text": lambda f: f.price.map(band),
    "map: a captured dict": lambda f: f.region.map(lambda x: RATES[x]),
    "map: get of a dict": lambda f: f.quantity.map(lambda x: RATES.get(x, 0.0)),
    "map: missing": lambda f: f.discount.map(lambda x: 0.0 if pd.isna(x) else x),
    "map: round": lambda f: f.price.map(lambda x: round(x / 3, 2)),
    "map: month": lambda f: f.when.map(lambda t: t.month),
    "map: weekend": lambda f: f.when.map(lambda t: t.weekday() >= 5),
    "map: a loop": lambda f: f.quantity.map(collatz),
    "map: sqrt": lambda f: f.price.map(lambda x: np.sqrt(x) * 10),
    "apply: a value": lambda f: f.quantity.apply(lambda q: min(q, LIMIT)),
    "apply: with arguments": lambda f: f.price.apply(lambda p, k: p * k, args=(1.19,)),
    "rows: product": lambda f: f.apply(lambda r: r["price"] * r["quantity"], axis=1),
    "rows: conditions": lambda f: f[NUMBERS].apply(shipping, axis=1),
    "rows: haversine": lambda f: f[NUMBERS].apply(haversine, axis=1),
    "rows: missing": lambda f: f.apply(
        lambda r: r.price if pd.isna(r.discount) else r.price * (1 - r.discount), axis=1
    ),
    "rows: a lookup": lambda f: f[NUMBERS].apply(lambda r: r.price * (1 + RATES[r.region]), axis=1),
    "rows: sum": lambda f: f[["price", "lat", "lon"]].apply(lambda r: r.sum(), axis=1),
    "rows: the larger": lambda f: f[NUMBERS].apply(lambda r: max(r.price, r.quantity), axis=1),
    "rows: flag": lambda f: f[NUMBERS].apply(lambda r: 1 if r.quantity > LIMIT and r.price > 20 else 0, axis=1),
    "rows: two columns": lambda f: f[NUMBERS].apply(
        lambda r: pd.Series({"net": r.price, "tax": r.price * 0.2}), axis=1
    ),
    "rows: times": lambda f: f.apply(lambda r: r.when.hour * 60 + r.quantity, axis=1),
    "rolling: range": lambda f: f.price.rolling(24).apply(lambda w: w.max() - w.min()),
    "rolling: growth": lambda f: f.price.rolling(10).apply(lambda w: w[-1] - w[0], raw=True),
    "rolling: a loop": lambda f: f.price.rolling(30).apply(drawdown, raw=True),
    "groups: range": lambda f: f.groupby("customer")["price"].agg(lambda s: s.max() - s.min()),
    "groups: weighted": lambda f: f.groupby("customer").apply(lambda g: (g.price * g.quantity).sum()),
    "groups: transform": lambda f: f.groupby("customer")["price"].transform(lambda s: s - s.mean()),
    "columns: range": lambda f: f[["price", "lat"]].apply(lambda c: c.max() - c.min()),
    "columns: z-score": lambda f: f[["price", "lat"]].apply(lambda c: (c - c.mean()) / c.std()),
}


def tax(x: float) -> float:
    """Return a tax by brackets."""
    if x < 10:
        return 0.0
    if x < 50:
        return (x - 10) * 0.1
    return 4.0 + (x - 50) * 0.25


MAPS: tuple[Callable[[pd.DataFrame], Any], ...] = (
    lambda f: f.price.map(lambda x: round(np.sqrt(x) * 10, 2)),
    lambda f: f.quantity.map(collatz),
    lambda f: f.price.map(lambda x: np.log(x + 1) * 1.5),
    lambda f: f.when.map(lambda t: t.month * 100 + t.day),
    lambda f: f.price.map(tax),
    lambda f: f.discount.map(lambda x: 0.0 if pd.isna(x) else x),
    lambda f: f.quantity.map(lambda x: RATES.get(x, 0.0)),
)
MAP_ROWS = 2_000_000


def maps_script(out: str, *, installed: bool) -> None:
    """Run the seven maps, and write what they took: seconds, and the processor's."""
    frame = data(MAP_ROWS)
    if installed:
        import udf  # noqa: PLC0415 - as below
        import udf.pandas  # noqa: PLC0415 - as below

        udf.options.backend = "cpu"
        udf.pandas.install()
    began, own = time.perf_counter(), time.process_time()
    for call in MAPS:
        call(frame)
    Path(out).write_text(json.dumps([time.perf_counter() - began, time.process_time() - own]))


def run_maps(repeats: int) -> dict[str, Any]:
    """Run the seven maps in fresh processes; return the least seconds of each kind."""
    took: dict[str, list[list[float]]] = {"pandas": [], "first": [], "second": []}
    with tempfile.TemporaryDirectory() as folder:
        for number in range(repeats):
            for kind, found in took.items():
                environment = {**os.environ, "INLAY_CACHE_DIR": f"{folder}/cache{number}", "PYTHONPATH": PATHS}
                script = "pandas" if kind == "pandas" else "installed"
                command = [sys.executable, "-m", "benchmarks.doors_pandas", "--maps", "--script", script]
                subprocess.run([*command, "--out", f"{folder}/took"], cwd=ROOT, env=environment, check=True)  # noqa: S603
                found.append(json.loads(Path(folder, "took").read_text()))
    return {
        f"{kind}_{name}": round(min(one[place] for one in found), 3)
        for kind, found in took.items()
        for place, name in enumerate(("s", "processor_s"))
    }


PASSES = ("first", "second")


def script(rows: int, share: int, out: str, calls: str, *, installed: bool) -> None:
    """Run every call twice, in a fixed order of no order, and write what each took, and its results."""
    frame, names = data(rows), [name for name in CALLS if name.startswith(calls)]
    part = data(rows // share)
    random.Random(1).shuffle(names)  # noqa: S311 - an order
    began = time.perf_counter()
    if installed:
        import udf  # noqa: PLC0415 - what it takes is measured
        import udf.pandas  # noqa: PLC0415 - as above

        udf.options.backend = "cpu"
        udf.pandas.install()
    took: dict[str, Any] = {"install": time.perf_counter() - began}
    for each in PASSES:
        took[each] = {}
        for name in names:
            least = not installed and name.startswith(("rows", "rolling"))
            given, times = (part, share) if least else (frame, 1)
            start = time.perf_counter()
            made = CALLS[name](given)
            took[each][name] = (time.perf_counter() - start) * times
            if share == 1:
                pd.to_pickle(made, f"{out}.{name}")
    if installed:
        sites = [site for site in udf.pandas.report() if site.calls]
        took["compiled"] = sum(bool(site.compiled) for site in sites)
        took["left"] = sorted(f"line {site.line}, {site.method}: {site.why}" for site in sites if site.why)
    Path(out).write_text(json.dumps(took))


def run(rows: int, share: int, repeats: int, calls: str) -> dict[str, Any]:
    """Run the script in fresh processes; compare, and return what each call took."""
    took: dict[str, list[Any]] = {"pandas": [], "installed": []}
    with tempfile.TemporaryDirectory() as folder:
        for _ in range(repeats):
            for kind, found in took.items():
                environment = {**os.environ, "INLAY_CACHE_DIR": f"{folder}/cache{len(found)}", "PYTHONPATH": PATHS}
                out = f"{folder}/{kind}"
                given = {"rows": rows, "share": share, "script": kind, "out": out, "calls": calls}
                options = [word for name, value in given.items() for word in (f"--{name}", str(value))]
                command = [sys.executable, "-m", "benchmarks.doors_pandas", *options]
                subprocess.run(command, cwd=ROOT, env=environment, check=True)  # noqa: S603 - our own
                found.append(json.loads(Path(out).read_text()))
        differing = (
            [name for name in took["pandas"][0]["first"] if not alike(folder, name)] if share == 1 else "not compared"
        )
    return {
        "rows": rows,
        "share": share,
        "repeats": repeats,
        **of_passes(took),
        "compiled": took["installed"][-1]["compiled"],
        "left": took["installed"][-1]["left"],
        "differing": differing,
    }


def of_passes(took: dict[str, list[Any]]) -> dict[str, Any]:
    """Return what each call took at least, by pass, and by how much ours are slower than pandas' at most."""
    names = took["pandas"][0]["first"]
    least = {
        (kind, each): {name: min(one[each][name] for one in found) for name in names}
        for kind, found in took.items()
        for each in PASSES
    }
    calls = {
        name: {f"{each}_{kind}_s": round(found[name], 5) for (kind, each), found in least.items()} for name in names
    }
    install = min(one["install"] for one in took["installed"])
    sums = {key: sum(found.values()) + install * (key == ("installed", "first")) for key, found in least.items()}
    return {
        "calls": calls,
        "install_s": install,
        **{f"{each}_{kind}_s": sums[kind, each] for kind, each in sums},
        **{f"{each}_times_faster": sums["pandas", each] / sums["installed", each] for each in PASSES},
        **{
            f"{each}_slowest": max(least["installed", each][name] / least["pandas", each][name] for name in names)
            for each in PASSES
        },
    }


def alike(folder: str, name: str) -> bool:
    """Return whether two results are equal, floats within pandas' own tolerance."""
    ours, theirs = (pd.read_pickle(f"{folder}/{kind}.{name}") for kind in ("installed", "pandas"))  # noqa: S301 our own
    return equal(ours, theirs)


def equal(ours: Any, theirs: Any) -> bool:
    """Return whether two results are equal, floats within pandas' own tolerance."""
    check = pd.testing.assert_frame_equal if isinstance(theirs, pd.DataFrame) else pd.testing.assert_series_equal
    try:
        check(ours, theirs)
    except AssertionError:
        return False
    return True


class Nothing:
    """A class with a method that does nothing, to see what a method in its place adds."""

    def __len__(self) -> int:
        return 10

    def map(self, function: Any) -> None:
        """Do nothing."""


def overheads() -> dict[str, float]:
    """Return the microseconds that a call which pandas runs takes more, and the ms of import and install."""
    from udf.doors.installed.patches import Patch, patch_method  # noqa: PLC0415 - in this process only
    from udf.doors.installed.settings import SETTINGS  # noqa: PLC0415 - as above

    SETTINGS.is_installed = True
    own, patched, function = Nothing(), type("Patched", (Nothing,), {})(), lambda x: x
    type(patched).map = patch_method(Patch(Nothing, "map", None, 1000), Nothing.map)  # type: ignore[attr-defined, arg-type]
    each = {
        name: min(timeit.repeat(lambda one=one: one.map(function), number=20_000, repeat=25)) / 20_000 * 1e6
        for name, one in (("own", own), ("patched", patched))
    }
    code = (
        "import time, pandas, udf\nt = time.perf_counter()\n"
        "import udf.pandas\nudf.pandas.install()\nprint(time.perf_counter() - t)"
    )
    environment = {**os.environ, "PYTHONPATH": PATHS}
    command = [sys.executable, "-c", code]
    shown = [
        subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout  # noqa: S603 - ours
        for _ in range(5)
    ]
    loads = map(float, shown)
    return {"left_us": each["patched"] - each["own"], "install_ms": min(loads) * 1e3}


def main() -> None:
    """Measure, show and write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rows", type=int, default=1_000_000)
    parser.add_argument("--share", type=int, default=10, help="pandas runs the first 1 / SHARE of the rows")
    parser.add_argument("--repeats", type=int, default=3)
    parser.add_argument("--script", choices=("pandas", "installed"), help=argparse.SUPPRESS)
    parser.add_argument("--out", help=argparse.SUPPRESS)
    parser.add_argument("--maps", action="store_true", help="seven maps of 2,000,000 rows, and no file is written")
    parser.add_argument("--calls", default="", help="only those whose names begin so, and no file is written")
    asked = parser.parse_args()
    if asked.maps:
        if asked.script:
            maps_script(asked.out, installed=asked.script == "installed")
        else:
            print(run_maps(asked.repeats))
        return
    if asked.script:
        script(asked.rows, asked.share, asked.out, asked.calls, installed=asked.script == "installed")
        return
    found = {"overheads": overheads(), **run(asked.rows, asked.share, asked.repeats, asked.calls)}
    print(f"{'':24} {'pandas':>9} {'first':>9} {'':8} {'pandas':>9} {'second':>9}")
    for name, one in found["calls"].items():
        shown = [(one[f"{each}_pandas_s"], one[f"{each}_installed_s"]) for each in PASSES]
        print(f"{name:24}", *(f"{theirs:9.3f} {ours:9.3f} {theirs / ours:7.1f}x" for theirs, ours in shown))
    print({name: value for name, value in found.items() if name != "calls"})
    if not asked.calls:
        write("doors_pandas", found)


if __name__ == "__main__":
    main()
