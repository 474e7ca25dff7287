"""Groups at pandas' door by random keys, options and methods: index, names, order and dtypes are pandas'."""

import warnings
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pandas as pd
import pytest

import udf
from tests.support.budget import budget, in_turn, some
from tests.support.group_frames import KEYS, by_of, frame, quietly
from udf.base.pandas_meaning import meaning


def alike(found: Any, wanted: Any) -> None:
    """Assert that a result is pandas', with its dtypes and the names of its index and columns."""
    assert type(found) is type(wanted)
    equal = pd.testing.assert_frame_equal if wanted.ndim == 2 else pd.testing.assert_series_equal
    equal(found, wanted, rtol=1e-9, atol=1e-9)


def longest(s: Any) -> Any:
    """Return the greatest value, under a name that is no lambda's."""
    return s.max()


METHODS: dict[str, tuple[Callable[[Any], Any], ...]] = {
    "values": (lambda g: g["x"].agg(lambda s: s.sum()), lambda g: g["i"].agg([lambda s: len(s), longest]),
        lambda g: g[["x", "i"]].agg(lambda s: s.max()),
        lambda g: g.agg({"i": lambda s: s.max(), "x": lambda s: s.count()}),
        lambda g: g.agg(low=("x", lambda s: s.min()), rows=("i", lambda s: len(s))),
        lambda g: g["x"].apply(lambda s: (s.min(), s.max()))),
    "rows": (lambda g: g["x"].transform(lambda s: s > s.mean()), lambda g: g[["x", "i"]].transform(lambda s: s.max()),
        lambda g: g[["x", "b", "i"]].transform(lambda s: s.iloc[0]),
        lambda g: g[["x", "i"]].transform(lambda s: s.shift()), lambda g: g[["x", "i"]].filter(lambda d: len(d) > 1),
        lambda g: g[["x", "i"]].rolling(2, min_periods=1).apply(lambda w: w.sum())),
    "frames": (lambda g: g[["x", "i"]].apply(lambda d: d.x - d.x.mean()),
        lambda g: g[["x", "i", "n"]].apply(lambda d: d.head(2)), lambda g: g[["x", "i"]].apply(lambda d: d.iloc[0]),
        lambda g: g[["x", "i"]].apply(lambda d: d.i.max()),
        lambda g: g[["x", "i"]].apply(lambda d: pd.Series({"rows": len(d), "mean": d.x.mean()}))),
}  # fmt: skip


@pytest.mark.skipif(not meaning().narrows, reason="pandas 2 has other dtypes of keys, and hands keys over")
@pytest.mark.parametrize("seed", range(budget(60)))
def test_any_groups_are_pandas(seed: int) -> None:
    """Also without a row, of one row, of keys that are all null; categories and nullable keys as columns."""
    random = Random(seed)
    given = frame(random.choice((0, 1, 2, 5, 40)), seed)
    given["none"] = np.nan
    given["number"] = given["cat"].cat.rename_categories([3, 1, 4, 5])
    given.columns.name = random.choice((None, "columns"))
    key = random.choice(("none", "number", *KEYS))
    by = random.choice((key, [key], [key, random.choice(("k", "flag"))], by_of(given, random)))
    by = given["k"].rename("x") if random.random() < 0.1 else by
    how = {name: False for name in ("sort", "dropna", "as_index", "group_keys") if random.random() < 0.3}
    method = random.choice(METHODS[random.choice(list(METHODS))])
    try:
        wanted = quietly(lambda: method(given.groupby(by, **how)))
    except (ValueError, IndexError, TypeError):
        return  # windows beside null keys, nothing to concatenate: pandas' own limits
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            found = method(given.udf.groupby(by, **how))
        except udf.errors.ArgumentError:
            return  # columns side by side, of labels that are there twice
    alike(found, wanted)


TOLD = (
    "s.sum() if len(s) > {n} else np.nan", "np.nan if len(s) > {n} else 2", "1 if len(s) > {n} else 2.5",
    "0 if len(s) < {n} else s.mean()", "True if len(s) > {n} else 2", "True if len(s) > {n} else s.mean()",
    "np.nan if len(s) < {n} else s.iloc[0] > 0", "None if len(s) < {n} else s.iloc[0] > 0",
    "None if len(s) < {n} else s.iloc[0]", "pd.NaT if len(s) < {n} else s.iloc[0]", "s.iloc[0] if len(s) > {n} else 1",
    "pd.NA if len(s) < {n} else s.iloc[0]", "'a' if len(s) > {n} else None", "np.nan if len(s) > {n} else 'a'",
    "s.mode()[0] if len(s) > {n} else np.nan",
)  # fmt: skip
TELLING = pd.DataFrame(
    {"k": [1, 2, 1, 3, 3, 3], "x": [1.0, 2, -3, 4, 6, 5], "i": [1, 2, 3, 4, 6, 5], "s": list("abcdef")}
)
TELLING["t"], TELLING["m"] = pd.Timestamp("2024-01-01"), pd.array([1, 2, None, 4, 6, 5], "Int64")


@pytest.mark.slow
@pytest.mark.skipif(not meaning().narrows, reason="as above")
@pytest.mark.parametrize("source", some(TOLD))
def test_an_int_and_a_float_are_told_apart_by_group(source: str) -> None:
    """As pandas does: of ints beside NaN alone int64, of bools beside others objects; each null is what it was."""
    for few, column, way in in_turn((0, 1, 2, 9), "xistm", ("agg", "apply", "transform")):
        function = eval(f"lambda s: {source.format(n=few)}", {"np": np, "pd": pd})  # noqa: S307 - text from above
        call = lambda door, way=way, function=function: getattr(door.groupby("k")[column], way)(function)  # noqa: B023
        try:
            wanted = quietly(lambda: call(TELLING))  # noqa: B023
        except (TypeError, ValueError):
            continue
        try:
            found = call(TELLING.udf)
        except udf.errors.UdfError:
            continue  # of other types on its paths
        alike(found, wanted)
        if wanted.dtype == object:
            assert [str(one) for one in found] == [str(one) for one in wanted], (found, wanted)


NARROW = {
    "s.max() - s.min()": "agg",
    "s.mean()": "agg",
    "s.iloc[0] * 2": "agg",
    "(s + 100).max()": "agg",
} | dict.fromkeys(("s - s.iloc[0]", "s * 2", "s + 100", "s ** 2", "np.sqrt(s)", "s / 3", "s.max()"), "transform")


@pytest.mark.slow
@pytest.mark.skipif(not meaning().narrows, reason="as above")
@pytest.mark.parametrize(("dtype", "source"), in_turn(["int8", "uint8", "Int8", "UInt16", "int16", "float32"], NARROW))
def test_narrow_results_are_pandas_or_say_why_not(dtype: str, source: str) -> None:
    """-100 - 100 is 56 in an int8, which pandas keeps; floats are rounded to what it has."""
    way, function = NARROW[source], eval(f"lambda s: {source}", {"np": np})  # noqa: S307 - text from above
    for values in ([1, 2, 3, 4], [120, 7, 3, 120], [0, 100, 120, 1]):
        given = pd.DataFrame({"k": [1, 1, 2, 2], "x": pd.array(values, dtype)})
        wanted = quietly(lambda: getattr(given.groupby("k")["x"], way)(function))  # noqa: B023
        try:
            found = getattr(given.udf.groupby("k")["x"], way)(function)
        except (udf.errors.ArgumentError, udf.errors.UdfCompileError, OverflowError) as refused:
            texts = ("wrap around", "float16", "not known to give exactly", "Python may raise")
            assert any(text in str(refused) for text in texts)  # noqa: PT017 - it says so
            continue
        rtol = 1e-6 if "32" in dtype else 1e-3 if "8" in dtype else 1e-9
        pd.testing.assert_series_equal(found, wanted, rtol=rtol)


@pytest.mark.skipif(not meaning().narrows, reason="as above")
def test_results_beyond_float32_are_pandas_own() -> None:
    """They are infinite there; compiled code has computed in float64."""
    given = pd.DataFrame({"k": [1, 1, 2], "x": np.array([1.5, np.nan, 3.0], "float32")})
    for way in ("transform", "apply"):
        with pytest.raises(udf.errors.ArgumentError, match="infinite"):
            getattr(given.udf.groupby("k")["x"], way)(lambda s: s + 1e300)
        alike(*(getattr(one.groupby("k")["x"], way)(lambda s: s + 1e30) for one in (given.udf, given)))


@pytest.mark.slow
def test_none_beside_nan_is_refused_where_they_are_told_apart() -> None:
    """Of objects; what is there, and how many, is the same of both."""
    given = pd.DataFrame({"k": [1, 1, 1, 2, 2], "s": pd.Series(["a", None, np.nan, None, "b"], dtype=object)})
    for function in (lambda s: len(s.unique()), lambda s: s.duplicated().sum(), lambda s: s.is_unique):
        with pytest.raises(udf.errors.ArgumentError, match="None and some NaN"):
            given.udf.groupby("k")["s"].agg(function)
        one = given[given["s"] != given["s"]].fillna("c")
        alike(one.udf.groupby("k")["s"].agg(function), one.groupby("k")["s"].agg(function))
    with pytest.raises(udf.errors.ArgumentError, match="None and some NaN"):
        given.udf.groupby("k").apply(lambda g: len(g.s.unique()))
    if meaning().has_str:
        with pytest.raises(udf.errors.ArgumentError, match="None or nan"):
            given.udf.groupby("k")["s"].transform(lambda s: s.iloc[0])
    for function in (lambda s: s.count(), lambda s: s.nunique(), lambda s: s.isna().sum()):
        alike(given.udf.groupby("k")["s"].agg(function), given.groupby("k")["s"].agg(function))


def test_numbers_that_are_objects_are_refused() -> None:
    """They do not wrap, raise ZeroDivisionError, and NumPy does not take them; where none is used, they stay."""
    given = pd.DataFrame({"k": [1, 1, 2], "x": pd.Series([1, 2, 3], dtype=object), "y": [1.0, 2.0, 3.0]})
    for call in (
        lambda: given.udf.groupby("k")["x"].transform(lambda s: s * 2),
        lambda: given.udf.groupby("k").apply(lambda g: g.x.mean()),
        lambda: given["x"].udf.agg(lambda s: s.mean()),
        lambda: given["x"].udf.groupby(given["k"]).agg(lambda s: s.max()),
    ):
        with pytest.raises(udf.errors.DTypeError, match="a column of objects that has int"):
            call()
    alike(given.udf.groupby("x").apply(lambda g: g.y.sum()), given.groupby("x").apply(lambda g: g.y.sum()))


@pytest.mark.slow
@pytest.mark.skipif(not meaning().narrows, reason="as above")
def test_tuples_are_objects_beside_their_keys_and_groups_without_rows_say_no_dtype() -> None:
    """Of one column also with ``as_index=False``; a row of sums is floats if one of them is."""
    given = pd.DataFrame({"k": [1, 2, 1], "s": list("aba"), "x": [1.0, 2, 3], "i": [1, 2, 3]})
    for by in ("k", ["k", "s"]):
        mine, other = (one.groupby(by, as_index=False)["x"] for one in (given.udf, given))
        alike(mine.apply(lambda s: (s.min(), s.max())), other.apply(lambda s: (s.min(), s.max())))
    given["m"], given["s"] = pd.array([5, 2, None], "Int64"), pd.Categorical(given["s"], categories=list("cab"))
    mine, other = (one.groupby(["k", "s"], observed=False) for one in (given.udf, given))
    alike(mine.apply(lambda g: g[["x", "i"]].sum()), other.apply(lambda g: g[["x", "i"]].sum()))
    pairs = [one.groupby("k").apply(lambda g: (g["m"].sum(), 1)) for one in (given.udf, given)]
    assert [(type(value), value) for value, _ in pairs[0]] == [(type(value), value) for value, _ in pairs[1]]


def _renamed(data: Any) -> None:
    data.columns = ["k", "w", "v"]


CHANGES: dict[str, Callable[[Any], Any]] = {
    "a column set": lambda d: d.__setitem__("v", d["v"] * 100),
    "a value set": lambda d: d.loc.__setitem__((0, "v"), 500.0),
    "keys set": lambda d: d.__setitem__("k", [1, 1, 1, 2]),
    "a key set": lambda d: d.loc.__setitem__((0, "k"), 2),
    "a column more": lambda d: d.insert(3, "n", [1.0, 2.0, 3.0, 4.0]),
    "a column less": lambda d: d.pop("w"),
    "renamed": _renamed,
    "sorted": lambda d: d._update_inplace(d.sort_values("v", ascending=False)),
    "other labels": lambda d: setattr(d, "index", [5, 6, 7, 8]),
}
"""What is done to a frame between ``groupby`` and the call."""


@pytest.mark.skipif(meaning().axis_second, reason="pandas 2 writes to what was taken of a frame before")
@pytest.mark.parametrize("name", CHANGES)
def test_a_frame_that_changes_after_it_was_grouped(name: str) -> None:
    """Columns are those of the moment in which they are chosen, or all are handed out; keys those of ``groupby``."""
    total = lambda s: s.sum()
    calls: list[Callable[[Any], Any]] = [
        lambda g: g["v"].agg(total),
        lambda g: g.agg(total),
        lambda g: g.v.transform(total),
        lambda g: g.filter(lambda d: d.v.sum() > 4.5),
        lambda g: g["v"].agg(lambda s: repr(s.tolist())),  # which pandas runs
    ]
    for place, call in enumerate(calls):
        made, chosen = [], []
        for door in (lambda d: d, lambda d: d.udf):
            data = pd.DataFrame({"k": [1, 2, 1, 2], "v": [1.0, 2.0, 3.0, 4.0], "w": [10, 20, 30, 40]})
            groups = door(data).groupby("k")
            of_then = groups["v"]
            with warnings.catch_warnings(), udf.options(fallback=None):
                warnings.simplefilter("ignore")
                CHANGES[name](data)
                made.append(call(groups))
                chosen.append(of_then.agg(total))
        alike(made[1], made[0])
        if not place:
            alike(chosen[1], chosen[0])


def test_rows_that_come_after_they_were_grouped_are_seen() -> None:
    """Those of pandas leave them out, or raise."""
    data = pd.DataFrame({"k": [1, 2, 1], "v": [1.0, 2.0, 3.0]})
    groups = data.udf.groupby("k")
    data.loc[3] = [2, 4.0]
    with pytest.raises(ValueError, match="the frame has 4 rows and had 3 when they were grouped"):
        groups["v"].agg(lambda s: s.sum())
