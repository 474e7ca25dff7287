"""Random functions in which a sum decides something, and values of which many are equal to their means.

A function is a reduction, what is computed from it, and an operation that makes of its last digit another result: a
comparison, a rounding, a quotient, an index. ``python -m tests.support.deciding_functions --cases 1000`` compares as
many with pandas, bit by bit.
"""

import argparse
import random
import warnings
from collections.abc import Callable
from typing import Any, Final

import numpy as np
import pandas as pd

import udf.pandas
from udf.doors.installed.decisions import decides

REDUCTIONS: Final = (
    "x.mean()", "x.sum()", "x.std()", "x.var()", "x.sem()", "x.median()", "x.quantile(0.3)", "np.mean(x)",
    "np.sum(x)", "x.sum() / len(x)", "(x * x).sum()", "x[x > 1.0].mean()", "x.std(ddof=0)", "x.dropna().mean()",
    "added(x)", "x.min()", "np.var(x)", "np.nanmean(x)", "x.mean(skipna=False)", "(x - x.min()).mean()",
    "x.diff().mean()", "x.cumsum().mean()", "x.agg('mean')", "np.std(x)", "(x > 1.0).mean()", "x.prod()",
    "x.head(9).sum()", "x.iloc[2:].mean()", "(x / 10).sum()", "x.where(x > 1.0, 0.5).mean()",
    "x.clip(0.5, 2.0).sum()", "x.abs().sum()", "x.sort_values().mean()", "x.max()",
)  # fmt: skip
COMPUTED: Final = ("{a}", "{a}", "{a}", "{a} * 10", "{a} - {b}", "{a} / 3", "pair({a}, {b})[0]", "twice({a})", "-{a}")
DECIDED: Final = (
    "(x > {a}).sum()", "(x == {a}).sum()", "(x >= {a}).mean()", "int({a} * 10)", "{a} // 0.1", "round({a}, 1)",
    "float({a} > {b})", "1.0 if {a} >= {b} else 0.0", "x[x > {a}].sum()", "x.iloc[int(abs({a})) % len(x)]",
    "(x - {a}).abs().argmin()", "np.floor({a})", "float({a} == {b})", "{a} % 0.5", "(x.iloc[-1] - {a}) / {b}",
    "counted(x, {a})", "float(max(x.iloc[0], {a}) == {a})", "(x.sub({a}).gt(0)).sum()", "np.sign({a} - {b})",
    "float(x.eq({a}).any())", "np.where(x >= {a}, 1.0, 0.0).sum()", "chosen({a}, {b})", "x.isin([{a}]).sum()",
    "x.between({a}, {b}).sum()", "{a} / ({b} - {a})", "float(bool({a} - {b}))", "np.sqrt({a} - {b})", "ends({a})",
)  # fmt: skip


def added(x: Any) -> float:
    """Return a sum that is added by hand."""
    total = 0.0
    for v in x:
        if v == v:
            total += v
    return total


def counted(x: Any, least: float) -> float:
    """Return how many values are above another."""
    count = 0.0
    for v in x:
        if v > least:
            count += 1.0
    return count


def pair(a: float, b: float) -> tuple[float, float]:
    """Return both."""
    return a, b


def twice(a: float) -> float:
    """Return twice a number."""
    return a + a


def chosen(a: float, b: float) -> float:
    """Return which is greater."""
    least, most = (a, b) if a < b else (b, a)
    return 1.0 if least == a and most > least else 0.0


def ends(a: float) -> float:
    """Return how often a number can be lessened."""
    steps = 0.0
    while a > 0.5 and steps < 50.0:
        a, steps = a - 0.7, steps + 1.0
    return steps


def function_of(seed: int) -> tuple[str, Callable[[Any], Any]]:
    """Return a function of a Series, and its text."""
    chance = random.Random(seed)

    def computed() -> str:
        a, b = (chance.choice(REDUCTIONS) for _ in range(2))
        return chance.choice(COMPUTED).format(a=a, b=b)

    text = chance.choice(DECIDED).format(a=f"({computed()})", b=f"({computed()})")
    if chance.random() < 0.3:
        text = text.replace("x.mean()", "m")
        text = f"(lambda m: {text})(x.mean())" if "m" in text else text
    return text, eval(f"lambda x: {text}", globals())  # noqa: S307 - our own text


def values_of(seed: int, rows: int) -> pd.Series:
    """Return values that meet their means: decimals, small whole numbers, few of them, the same over many rows."""
    chance = np.random.default_rng(seed)
    kind = seed % 5
    if kind == 0:
        made = chance.integers(0, 40, rows) / 10.0
    elif kind == 1:
        made = chance.integers(-3, 4, rows).astype(float)
    elif kind == 2:
        made = np.repeat(chance.integers(0, 20, rows // 15 + 1) * 0.1, 15)[:rows]
    elif kind == 3:
        made = chance.choice([0.1, 0.2, 0.3, 0.7, 1.1], rows)
    else:
        made = np.round(np.cumsum(chance.normal(size=rows)), 1)
    if seed % 3 == 0:
        made[chance.random(rows) < 0.1] = np.nan
    return pd.Series(made, name="v")


LENGTHS: Final = (3, 7, 8, 12, 30, 129, 140)


def calls_of(seed: int, function: Callable[[Any], Any]) -> Callable[[], Any]:
    """Return a call of pandas that hands a function windows, groups, or a whole column."""
    rows = 260 + seed % 97
    values, way = values_of(seed, rows), seed % 7
    keys = np.sort(np.random.default_rng(seed).integers(0, 12, rows)) if way == 3 else np.arange(rows) * 7 % 9
    length = LENGTHS[seed // 7 % len(LENGTHS)]
    frame = pd.DataFrame({"k": keys, "v": values, "w": values + 0.1})
    return (
        lambda: values.rolling(length).apply(function),
        lambda: values.rolling(length, min_periods=2).apply(function),
        lambda: values.expanding(3).apply(function),
        lambda: values.groupby(keys).agg(function),
        lambda: frame.groupby("k")["v"].apply(function),
        lambda: frame.groupby("k")[["v", "w"]].apply(lambda g: function(g["v"]) + function(g["w"])),
        lambda: frame[["v", "w"]].apply(function),
    )[way]


def difference(seed: int) -> str:
    """Return how a call differs from pandas' own, in any bit where a sum decides; "" if it does not."""
    text, function = function_of(seed)
    call = calls_of(seed, function)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            expected = call()
        except Exception:  # noqa: BLE001 - pandas runs it again, and raises the same
            return ""
        udf.pandas.report(clear=True)
        with udf.pandas.accelerated(always=True):
            found = call()
    how: dict[str, Any] = {"check_exact": True} if decides(function) else {"rtol": 1e-12, "atol": 1e-12}
    try:
        pd.testing.assert_series_equal(found, expected, **how)
    except AssertionError as error:
        return f"{seed}: {text}: {error}"
    return ""


def was_compiled() -> bool:
    """Return whether compiled code ran the last call."""
    report = udf.pandas.report()
    return bool(report) and bool(report[0].compiled)


def main() -> None:
    """Compare as many functions as are asked for."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--cases", type=int, default=100)
    parser.add_argument("--first", type=int, default=0)
    given = parser.parse_args()
    compiled = wrong = 0
    with udf.options(backend="cpu"):
        for seed in range(given.first, given.first + given.cases):
            found = difference(seed)
            compiled += was_compiled()
            wrong += bool(found)
            if found:
                print(found)  # noqa: T201 - a command prints
    print(f"{given.cases} functions, {compiled} compiled, {wrong} differ")  # noqa: T201 - the same


if __name__ == "__main__":
    main()
