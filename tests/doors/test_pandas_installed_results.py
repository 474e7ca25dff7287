"""``udf.pandas.install()``: pandas' own results of values, rows, groups, windows and columns."""

import itertools

import numpy as np
import pandas as pd
import pytest

import udf
import udf.pandas
from tests.support.budget import in_turn, rotated
from tests.support.installed import WIDE, both, on_cpu, same  # noqa: F401 - a fixture

VALUES = {
    "int64": [3, -1, 0, 7, 2**40], "int8": [1, -5, 100, 127, 0], "uint16": [0, 1, 40_000, 65_535, 9],
    "float64": [0.5, np.nan, -3.0, np.inf, 2.0], "float32": [0.5, np.nan, 2.0, -1.25, 0.0], "bool": [True, False] * 3,
    "Int64": [1, None, 3, -4, 0], "Float64": [1.5, None, 0.0, -2.0, 4.0], "str": ["a", "bc", "", "a b", "Zz"],
    "datetime64[ns]": pd.to_datetime(["2024-01-31", None, "1999-12-31", "2024-02-29", "2025-07-01"]),
    "category": ["x", "y", "x", "z", "y"],
}  # fmt: skip
OF_VALUES = {
    "+ 1": lambda x: x + 1, "half": lambda x: x / 2, "//": lambda x: x // 3, "sign": lambda x: 1 if x > 0 else -1,
    "mixed": lambda x: max(x, 0.5), "none": lambda x: None if x == 3 else x, "text": lambda x: str(x),
    "bool": lambda x: x == 3, "int or bool": lambda x: x if x > 2 else False, "len": lambda x: len(x),
    "upper": lambda x: x.upper(), "year": lambda x: x.year, "is null": lambda x: pd.isna(x), "same": lambda x: x,
    "pair": lambda x: (x, 1), "inverse": lambda x: 1 / x if x else 0, "one": lambda x: 1, "nothing": lambda x: None,
}  # fmt: skip


TURNS = in_turn(["map", "apply", "ignore"], VALUES, rounds=2)


@pytest.mark.parametrize(("method", "dtype"), TURNS)
def test_every_function_of_every_dtype(dtype, method) -> None:
    """Results, or the exception's type and text; with an index and a name. Other functions for each, in turn."""
    values = VALUES[dtype]
    data = pd.Series(values, index=pd.Index(range(10, 10 + len(values)), name="i"), name="given", dtype=dtype)
    for function in rotated(OF_VALUES.values(), TURNS.index((method, dtype)), 3):
        how = {"na_action": "ignore"} if method == "ignore" else {}
        result_or_exception(lambda f=function, h=how: getattr(data, "map" if h else method)(f, **h))


def result_or_exception(call) -> None:
    """Compare what ``call()`` gives, or raises, with and without us."""
    expected = raised_by(call)
    if expected is None:
        both(call)
        return
    with udf.pandas.accelerated(always=True):
        found = raised_by(call)
    assert (type(found), str(found)) == (type(expected), str(expected))
    assert not getattr(found, "__notes__", [])


@np.errstate(all="ignore")
def raised_by(call) -> Exception | None:
    """Return what ``call()`` raises."""
    try:
        call()
    except Exception as error:  # noqa: BLE001 - whatever it is, it is the answer
        return error
    return None


OF_ROWS = (
    lambda r: r.a + r.b, lambda r: r["a"] / r["b"], lambda r: r.a > r.b, lambda r: r.sum(), lambda r: max(r.a, 0),
    lambda r: pd.Series({"x": r.a, "y": r.b}), lambda r: [r.a, r.b], lambda r: 1 if r.a > 1 else None, lambda r: r,
    lambda r: f"{r.a}", lambda r: r.iloc[0] * 2, lambda r: r.a if r.a > 2 else False,
)  # fmt: skip


PAIRS = list(itertools.combinations_with_replacement(["int64", "float64", "int8", "Int64", "bool", "str"], 2))


@pytest.mark.parametrize("pair", PAIRS)
def test_functions_of_rows_of_any_columns(pair) -> None:
    """Numbers meet in one type, text and bools do not; result_type too."""
    frame = pd.DataFrame(
        {name: pd.Series(VALUES[dtype][:5], dtype=dtype) for name, dtype in zip("ab", pair, strict=True)}
    )
    ways = itertools.product(OF_ROWS, [{}, {"result_type": "expand"}])
    for function, how in rotated(ways, PAIRS.index(pair), 2):
        result_or_exception(lambda f=function, h=how: frame.apply(f, axis=1, **h))


OF_GROUPS = {
    "agg": lambda: WIDE.groupby("k")["x"].agg(lambda s: s.max() - s.min()),
    "agg of ints": lambda: WIDE.groupby("n")["y"].agg(lambda s: s.max()),
    "agg of names": lambda: WIDE.groupby("k").agg(low=("x", lambda s: s.min()), high=("y", lambda s: s.max())),
    "agg of two lambdas": lambda: WIDE.groupby("k")["x"].agg([lambda s: s.min(), lambda s: s.max()]),
    "agg of a dict": lambda: WIDE.groupby("k").agg({"x": lambda s: s.sum(), "y": "max"}),
    "agg of all": lambda: WIDE.groupby("k").agg(lambda s: s.sum()),
    "agg of all, between keys": lambda: WIDE[["k", "x", "y", "n"]].groupby(["k", "n"]).agg(lambda s: s.sum()),
    "agg of all, beside a key": lambda: WIDE[["x", "k", "y"]].groupby("k").agg(lambda s: s.sum()),
    "labels": lambda: WIDE.set_axis(np.arange(120) * 3, axis=0).groupby("k")["x"].apply(lambda s: s.idxmax()),
    "apply": lambda: WIDE.groupby("k")[["x", "y"]].apply(lambda g: (g.x * g.y).sum()),
    "apply, two keys": lambda: WIDE.groupby(["k", "n"])[["x"]].apply(lambda g: g.x.mean()),
    "apply, arguments": lambda: WIDE.groupby("k")["x"].apply(lambda s, c: s.sum() + c, c=2),
    "transform": lambda: WIDE.groupby("k")["x"].transform(lambda s: s - s.mean()),
    "transform of all": lambda: WIDE.assign(z=WIDE.x).groupby("k")[["x", "z"]].transform(lambda s: s.max()),
    "filter": lambda: WIDE.groupby("n").filter(lambda g: g.x.mean() > 0),
    "filter of chosen columns": lambda: WIDE.groupby("n")[["x", "y"]].filter(lambda g: g.x.mean() > 0),
    "filter of a column": lambda: WIDE.groupby("n")["x"].filter(lambda s: s.mean() > 0),
    "times": lambda: WIDE.iloc[[0, 1, 50, 119]].groupby(pd.Grouper(freq="D"))["x"].agg(lambda s: len(s)),
    "times and keys": lambda: WIDE.groupby(["k", pd.Grouper(freq="2D")])["x"].agg(lambda s: s.max()),
    "missing keys": lambda: WIDE.groupby(WIDE.n.where(WIDE.n > 2))["x"].transform(lambda s: s.max()),
    "missing keys kept": lambda: WIDE.groupby(WIDE.n.where(WIDE.n > 2), dropna=False)["x"].agg(lambda s: s.max()),
    "categories": lambda: WIDE.x.groupby(pd.Categorical(WIDE.k, categories=list("abcd")), observed=False).agg(
        lambda s: len(s)
    ),
    "in their order": lambda: WIDE[::-1].groupby("k", sort=False)["x"].agg(lambda s: s.max()),
    "by a function": lambda: WIDE.groupby(lambda label: label.hour)["x"].agg(lambda s: s.max()),
    "level": lambda: WIDE.set_index("k").groupby(level=0)["x"].agg(lambda s: s.max()),
    "spread": lambda: WIDE.groupby("k")["x"].apply(lambda s: s - s.mean()),
    "frames": lambda: WIDE.groupby("k")[["x"]].apply(lambda g: g.head(2)),
}
LEFT_OF_GROUPS = {
    "no group_keys": lambda: WIDE.groupby("k", group_keys=False)[["x"]].apply(lambda g: g.head(2)),
    "spread, missing keys kept": lambda: WIDE.groupby("n", dropna=False)["x"].apply(lambda s: s - s.mean()),
    "no index": lambda: WIDE.groupby("k", as_index=False)["x"].agg(lambda s: s.max()),
    "dropna": lambda: WIDE.groupby("n").filter(lambda g: g.x.mean() > 0, dropna=False),
}
OF_WINDOWS = {
    "rows": lambda: WIDE.x.rolling(5).apply(lambda w: w.max() - w.min()),
    "raw": lambda: WIDE.x.rolling(5, min_periods=2).apply(lambda w: w[-1] - w[0], raw=True),
    "center": lambda: WIDE[["x", "y"]].rolling(4, center=True, closed="both").apply(lambda w: w.sum()),
    "time": lambda: WIDE.x.rolling("7h").apply(lambda w: len(w)),
    "step": lambda: WIDE.y.rolling(6, step=3).apply(lambda w: w.mean()),
    "expanding": lambda: WIDE.x.expanding(3).apply(lambda w: w.std()),
    "groups": lambda: WIDE.groupby("k")["x"].rolling(3).apply(lambda w: w.max()),
    "expanding groups": lambda: WIDE.groupby("k")[["x", "y"]].expanding().apply(lambda w: w.min()),
    "on": lambda: WIDE.reset_index(names="t").rolling("5h", on="t")[["x"]].apply(lambda w: w.sum()),
    "forward": lambda: WIDE.x.rolling(pd.api.indexers.FixedForwardWindowIndexer(window_size=3)).apply(
        lambda w: w.sum()
    ),
    "arguments": lambda: WIDE.x.rolling(3).apply(lambda w, k, j: w.sum() * k + j, args=(2,), kwargs={"j": 1}),
    "agg": lambda: WIDE.x.rolling(3).agg(lambda w: w.sum()),
}
OF_COLUMNS = {
    "apply": lambda: WIDE[["x", "y"]].apply(lambda c: c.max() - c.min()),
    "agg": lambda: WIDE[["x", "y"]].agg(lambda c: c.sum()),
    "transform": lambda: WIDE[["x", "y"]].transform(lambda c: c - c.mean()),
    "series agg": lambda: WIDE.x.agg(lambda c: c.max() - c.min()),
    "series transform": lambda: WIDE.x.transform(lambda v: v * 2),
    "frame map": lambda: WIDE[["x", "y"]].map(lambda v: v * 2),
}


CALLS = {
    **{f"groups: {name}": (call, True) for name, call in OF_GROUPS.items()},
    **{f"groups: {name}": (call, False) for name, call in LEFT_OF_GROUPS.items()},
    **{f"windows: {name}": (call, True) for name, call in OF_WINDOWS.items()},
    **{f"columns: {name}": (call, True) for name, call in OF_COLUMNS.items()},
}


@pytest.mark.parametrize("name", CALLS)
def test_a_call_is_pandas(name) -> None:
    """Its index, names and dtypes; pandas runs it where a group has no single value, or options no counterpart."""
    call, compiled = CALLS[name]
    both(call, compiled=compiled)


GIVING_ROWS = {
    "a column": lambda g: g.x - g.x.mean(), "the largest": lambda g: g.nlargest(1, "x"), "all": lambda g: g,
    "chosen rows": lambda g: g[g.x > g.x.mean()], "no rows": lambda g: g[g.x > 1e9], "some": lambda g: g[g.x > 1.2],
    "running": lambda g: g["y"].cumsum(), "bools": lambda g: g.x > 0, "before": lambda g: g["y"].shift(),
    "first of some columns": lambda g: g[["x", "y"]].head(1), "the last": lambda g: g.tail(1),
}  # fmt: skip
INDEXES = {
    "times": lambda frame: frame,
    "in any order": lambda frame: frame.sample(frac=1, random_state=1).reset_index(drop=True).sample(frac=1),
    "labels twice": lambda frame: frame.set_axis(np.arange(len(frame)) % 5, axis=0),
    "two levels": lambda frame: frame.set_index(frame.n.rename("level"), append=True),
    "one group": lambda frame: frame.assign(k="a", n=1),
    "a row each": lambda frame: frame.assign(n=np.arange(len(frame))),
    "missing keys": lambda frame: frame.assign(n=frame.n.where(frame.n > 2)),
}


@pytest.mark.slow
@pytest.mark.parametrize(("name", "index"), in_turn(GIVING_ROWS, INDEXES, rounds=2))
def test_rows_that_groups_give_are_put_together_as_by_pandas(name: str, index: str) -> None:
    """By one key, two, and in the order of the rows; for rows of any labels."""
    function, frame = GIVING_ROWS[name], INDEXES[index](WIDE)
    for by, how in (("k", {}), ("n", {"sort": False}), (["k", "n"], {"observed": True})):
        call = lambda by=by, how=how: frame.groupby(by, **how)[["x", "y"]].apply(function)
        both(call)
        theirs = call().index
        with udf.pandas.accelerated(always=True):
            ours = call().index
        for mine, other in zip(*([*i.levels] if i.nlevels > 1 else [i] for i in (ours, theirs)), strict=True):
            assert mine.equals(other)


LABELS = pd.MultiIndex.from_tuples([("a", "x"), ("a", "y"), ("b", "x")], names=["top", "below"])
CELLS = np.arange(12.0).reshape(4, 3)
ODD = {
    "objects": lambda: pd.Series([object, [1], {"a": 2}], name="o").map(lambda v: v),
    "objects of a row": lambda: pd.DataFrame({"o": [[1], {2}], "x": [1.0, 2.0]}).apply(lambda r: len(r.o), axis=1),
    "a label twice": lambda: pd.DataFrame(CELLS, columns=list("aab")).apply(lambda r: r["b"] * 2, axis=1),
    "that label": lambda: pd.DataFrame(CELLS, columns=list("aab")).apply(lambda r: r["a"].sum(), axis=1),
    "values under it": lambda: pd.DataFrame(CELLS, columns=list("aab")).map(lambda v: v + 1),
    "levels of rows": lambda: pd.Series(CELLS[0], index=LABELS).map(lambda v: v * 2),
    "levels of a frame's rows": lambda: pd.DataFrame(CELLS.T, index=LABELS).apply(lambda r: r[0] + r[3], axis=1),
    "levels of columns": lambda: pd.DataFrame(CELLS, columns=LABELS).apply(lambda r: r["a", "x"] * 2, axis=1),
    "a level alone": lambda: pd.DataFrame(CELLS, columns=LABELS).apply(lambda r: r["a"].sum(), axis=1),
    "groups of a level": lambda: pd.Series(CELLS[0], index=LABELS).groupby(level="top").agg(lambda s: s.max()),
    "windows of levels": lambda: pd.Series(CELLS[0], index=LABELS).rolling(2).apply(lambda w: w.sum()),
    "no rows": lambda: pd.DataFrame(CELLS[:0], columns=list("abc")).apply(lambda r: r.a, axis=1),
    "no columns": lambda: pd.DataFrame(index=range(3)).apply(lambda r: 1, axis=1),
    "no groups": lambda: pd.DataFrame({"k": [], "x": []}).groupby("k")["x"].agg(lambda s: s.max()),
    "no windows": lambda: pd.Series([], dtype="float64").rolling(2).apply(lambda w: w.sum()),
    "periods": lambda: pd.Series(pd.period_range("2024", periods=3, freq="M")).map(lambda p: p.month),
    "intervals": lambda: pd.Series(pd.interval_range(0, 3)).map(lambda i: i.left),
    "sparse": lambda: pd.Series(pd.arrays.SparseArray([0.0, 0.0, 1.0])).map(lambda v: v + 1),
    "a zone": lambda: pd.Series(pd.date_range("2024", periods=3, tz="Europe/Berlin")).map(lambda t: t.hour),
    "complex": lambda: pd.Series([1j, 2.0]).map(lambda z: z.real),
}


@pytest.mark.parametrize("name", ODD)
def test_columns_of_every_kind(name) -> None:
    """What cannot be compiled for them is pandas' own, result or exception."""
    result_or_exception(ODD[name])


@pytest.mark.parametrize("dtype", ["int64", "int8", "uint64", "int32"])
@pytest.mark.parametrize("by", ["column", "array", "level", "far apart", "nothing"])
def test_groups_of_whole_numbers_are_pandas(by, dtype) -> None:
    """They are counted, and not asked of pandas: index, its dtype and name, and which columns functions see."""
    keys = np.array([5, 3, 3, 9, 5, 120], dtype).repeat(40)
    frame = pd.DataFrame({"k": keys, "x": np.arange(240.0), "y": np.arange(240) % 7})
    if by == "far apart":
        frame["k"] = frame["k"].astype("int64") * 10**15
    if by == "nothing":
        frame = frame[:0]
    given = {"column": "k", "far apart": "k", "nothing": "k", "array": keys[: len(frame)], "level": None}[by]
    level = 0 if by == "level" else None
    frame = frame.set_index("k") if by == "level" else frame
    both(lambda: frame.groupby(given, level=level)[["x", "y"]].apply(lambda g: (g.x * g.y).sum()))
    both(lambda: frame.groupby(given, level=level)["x"].agg(lambda s: s.max() - s.min()))
    both(lambda: frame.groupby(given, level=level)["x"].transform(lambda s: s - s.mean()))
    both(lambda: frame.groupby(given, level=level, sort=False)["x"].agg(lambda s: s.max() - s.min()))


@pytest.mark.parametrize("dtype", ["float32", "Float32"])
def test_groups_and_columns_of_float32_stay_with_pandas(dtype) -> None:
    """It adds them in float32, compiled code in float64: the last digits would tell."""
    frame = pd.DataFrame({"k": [0, 1] * 500, "x": np.linspace(0, 1, 1000)}).astype({"x": dtype})
    function = lambda g: g.std() / 2
    wanted = frame.groupby("k")["x"].agg(function), frame[["x"]].agg(function)
    with udf.pandas.accelerated(always=True):
        found = frame.groupby("k")["x"].agg(function), frame[["x"]].agg(function)
        assert not any(one.compiled for one in udf.pandas.report() if one.line >= function.__code__.co_firstlineno)
    for ours, theirs in zip(found, wanted, strict=True):
        pd.testing.assert_series_equal(ours, theirs, check_exact=True)


@pytest.mark.parametrize(
    ("function", "compiled"),
    [
        (lambda r: (r.a * 2, r["b"]), True),
        (lambda r: [r.a, 1], True),
        (lambda r: {"a": -r.a, "b": len("x"), "c": abs(r.b), "d": r.b > 3}, True),
        (lambda r: (r.a, 1) if r.a > 5 else (r.b * 0.5, 2), True),
        (lambda r: (r.a, 1) if r.a > 5 else (2.0, 2), False),
        (lambda r: (float(r.a), int(r.b)), True),
        (lambda r: f"{r.a:.1f}", True),
    ],
)
def test_numbers_that_rows_return_in_objects_are_numpys_where_pandas_has_them(function, compiled) -> None:
    """Which ones are is known of each member; a function in which it depends on the row is pandas'."""
    frame = pd.DataFrame({"a": np.arange(300.0), "b": np.arange(300)})
    expected = frame.apply(function, axis=1)
    with udf.options(fallback=None), udf.pandas.accelerated(always=True):
        found = frame.apply(function, axis=1)
    assert list(map(repr, found)) == list(map(repr, expected))
    same(found, expected)
    (site,) = udf.pandas.report()
    assert bool(site.compiled) is compiled, site.why
    if not compiled:
        assert site.why.startswith("it returns numbers in a tuple")
        assert "result_type='expand'" in site.hint


def test_groups_of_objects_of_several_types_are_pandas_own() -> None:
    """They were read as floats: the text of 1 was '1.0'. So are results that are tuples, whose numbers are NumPy's."""
    values = [1, 2.5, True, 2**60 + 1, np.int8(7)] * 60
    frame = pd.DataFrame({"k": [0, 1, 2] * 100, "o": pd.Series(values, dtype=object), "f": np.arange(300) / 2})
    for function in (lambda g: str(g.iloc[0]), lambda g: g.max(), lambda g: len(g)):
        both(lambda of=function: frame.groupby("k")["o"].agg(of))
        both(lambda of=function: frame.groupby("k")[["o"]].agg(of))
    pairs = lambda: frame.groupby("k")["f"].agg(lambda g: (g.min(), g.max()))
    expected = pairs()
    with udf.pandas.accelerated(always=True):
        found = pairs()
    assert repr(found.tolist()) == repr(expected.tolist())


NAMED = pd.crosstab(WIDE["k"].rename("who"), WIDE["n"].map("n{}".format).rename("what")).astype("float64") + 0.5
COUNTED = WIDE[["x", "y"]].set_axis([0, 1], axis=1)
OBJECTS = pd.Index(["x", "y"], dtype=object)


@pytest.mark.parametrize(
    "call",
    [
        lambda: NAMED.apply(lambda r: r / r.sum(), axis=1),
        lambda: NAMED.apply(lambda r: pd.Series({"a": r.sum()}), axis=1),
        lambda: NAMED.groupby([1, 2, 1]).apply(lambda g: g.sum()),
        lambda: NAMED.groupby([1, 2, 1]).apply(lambda g: pd.Series({"a": g.sum().sum()})),
        lambda: COUNTED.apply(lambda r: r * 2, axis=1),
        lambda: WIDE[["x", "y"]].set_axis(OBJECTS, axis=1).apply(lambda r: r * 2, axis=1),
        lambda: WIDE[["x", "y"]].set_axis(OBJECTS, axis=1).groupby(WIDE["n"]).apply(lambda g: g.max()),
    ],
)
def test_labels_of_a_row_or_a_group_have_their_name(call) -> None:
    """Those that a function makes have none."""
    both(call, compiled=True)
