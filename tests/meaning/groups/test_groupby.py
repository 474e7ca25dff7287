"""``groupby`` at both doors: keys, index and dtypes, levels, nulls and infinities, frames without rows."""

from typing import Any

import numpy as np
import pandas as pd
import pyarrow as pa
import pytest

import udf
from tests.support.budget import in_turn, rotated
from tests.support.group_frames import assert_groups_are_pandas, assert_same, frame, quietly
from udf.base.pandas_meaning import meaning
from udf.errors import ArgumentError, ColumnNotFoundError

GIVEN = frame(60, 4)


NAMED, PAIRS, SERIES = GIVEN.set_index("text"), GIVEN.set_index(["k", "flag"]), GIVEN["x"]
WEEKS = GIVEN.assign(when=pd.date_range("2024-01-01", periods=60, freq="D"))
ODD = GIVEN.rename(columns={"text": "median", "when": "max", "cat": "iloc"})
FEW = pd.DataFrame({"k": [1, 1, 1, 2], "x": [1.0, 2.0, 2.0, 3.0]})
WEIGHTS = np.array([1.0, 0.5])
MENTIONED = eval("lambda g: g.i.max() if False else g.x.mean()")  # noqa: S307 - the compiler keeps the name i
CALLS: dict[str, tuple[Any, Any]] = {
    "one value of a column": (GIVEN, lambda d: d.groupby("k")["x"].apply(lambda s: s.max() - s.min())),
    "one value of a frame": (GIVEN, lambda d: d.groupby("text").apply(lambda g: g["x"].mean() - g["y"].min())),
    "a named index": (NAMED, lambda d: d.groupby(level="text")["x"].agg(lambda s: s.sum())),
    "a named index, as a key": (NAMED, lambda d: d.groupby("text")["x"].agg(lambda s: s.sum())),
    "a level by number": (PAIRS, lambda d: d.groupby(level=1)["x"].agg(lambda s: s.sum())),
    "a level by name": (PAIRS, lambda d: d.groupby(level="flag")["x"].agg(lambda s: s.sum())),
    "two levels": (PAIRS, lambda d: d.groupby(level=["k", "flag"])["x"].agg(lambda s: s.sum())),
    "a level of a Series": (PAIRS["x"], lambda d: d.groupby(level=0).agg(lambda s: s.mean())),
    "an array": (SERIES, lambda d: d.groupby(GIVEN["k"].to_numpy()).apply(lambda s: s.iloc[-1])),
    "another Series": (SERIES, lambda d: d.groupby(GIVEN["text"]).apply(lambda s: s.iloc[-1])),
    "a function of labels": (SERIES, lambda d: d.groupby(lambda label: label % 5).apply(lambda s: s.iloc[-1])),
    "two Series": (SERIES, lambda d: d.groupby([GIVEN["k"], GIVEN["flag"]]).apply(lambda s: s.iloc[-1])),
    "pd.Grouper of weeks": (WEEKS, lambda d: d.groupby(pd.Grouper(key="when", freq="W"))["x"].agg(lambda s: s.sum())),
    "pd.Grouper of a column": (WEEKS, lambda d: d.groupby(pd.Grouper(key="k"))["x"].agg(lambda s: s.sum())),
    "pd.Grouper beside a key": (
        WEEKS, lambda d: d.groupby([pd.Grouper(key="when", freq="ME"), "flag"])["x"].agg(lambda s: s.sum())
    ),
    "further arguments": (
        GIVEN,
        lambda d: d.groupby("k")["x"].apply(lambda s, w, p: s.iloc[0] * w[0] + s.iloc[-1] * w[1] + p, WEIGHTS, p=2.0),
    ),
    "a tuple of several keys is the name": (
        GIVEN, lambda d: d.groupby(["k", "flag"]).apply(lambda g: g.name[0] * 10 + g.name[1] + g.x.median())
    ),
    "a column named like a method": (
        ODD, lambda d: d.groupby("k").apply(lambda g: g.x.median() + g.y.max() + g.x.iloc[0])
    ),
    "a column that is mentioned and not used": (GIVEN, lambda d: d.groupby("k").apply(MENTIONED)),
    "a method in several functions": (FEW, lambda d: d.groupby("k")["x"].agg(lambda s: s.skew())),
    "a method in a product": (FEW, lambda d: d.groupby("k")["x"].agg(lambda s: s.skew() * 2)),
    "a method in a difference": (FEW, lambda d: d.groupby("k")["x"].agg(lambda s: 1 - s.nunique())),
}  # fmt: skip
"""Calls of ``groupby``: by what it groups, what the function is given, and what it mentions."""


@pytest.mark.parametrize("name", CALLS)
def test_a_call_gives_what_pandas_gives(name: str) -> None:
    assert_groups_are_pandas(*CALLS[name])


def test_a_column_that_is_the_frames_own_is_no_value() -> None:
    key = GIVEN["k"]
    for groups in (GIVEN.groupby(key), GIVEN.groupby([key, "flag"])):
        assert "k" in groups.exclusions
    assert "k" not in GIVEN.udf.groupby(key)._groups.columns  # type: ignore[union-attr]
    key = GIVEN["k"]  # pandas 2 forgets it with every copy of the frame
    assert "k" not in GIVEN.udf.groupby([key, "flag"])._groups.columns  # type: ignore[union-attr]


@pytest.mark.parametrize("dtype", ["int8", "uint16", "int64", "uint64"])
def test_whole_numbers_are_counted(dtype: str) -> None:
    """Keys that lie close together, and far apart, from the least to the greatest of their dtype."""
    info = np.iinfo(dtype)
    for keys in (
        [3, 1, 3, 2],
        [info.min, info.min + 2, info.min],
        [info.max, info.max - 1, info.max],
        [info.min, info.max],
    ):
        given = pd.DataFrame({"k": np.array(keys, dtype), "x": np.arange(len(keys)) / 4})
        for by in ("k", ["k"]):
            for sort in (True, False):
                assert_groups_are_pandas(
                    given, lambda d, by=by, sort=sort: d.groupby(by, sort=sort)["x"].agg(lambda s: s.sum())
                )


@pytest.mark.parametrize("source", ["s.sum()", "s.mean()", "s.std()", "s.var()", "s.min()", "s.max()", "s.count()",
                                    "np.isfinite(s).sum()", "(s - s.mean()).sum()", "s.median()",
                                    "sum(v * v for v in s)", "sum((v - 1.0) ** 2 for v in s)",
                                    "sum(a * b for a, b in zip(s, s))", "(s.to_numpy() ** 2).mean()",
                                    "((s.values - 1) ** 2).sum()", "np.square(s.values - 2).sum()"])  # fmt: skip
def test_infinities_stay(source: str) -> None:
    """Unlike those of rolling windows; sums and deviations of them are NaN where pandas' are."""
    values = [1.0, np.inf, 2.0, np.inf, -np.inf, -np.inf, 1.0, np.nan, np.inf, np.nan, 3.5, 4.0]
    given = pd.DataFrame({"k": [0, 0, 0, 1, 1, 2, 2, 2, 3, 4, 5, 5], "x": values})
    function = eval(f"lambda s: {source}", {"np": np})  # noqa: S307 - text from above
    wanted = quietly(lambda: given.groupby("k")["x"].apply(function))
    with np.errstate(all="ignore"):
        assert_same(given.udf.groupby("k")["x"].apply(function), wanted)


def test_whole_numbers_stay_exact() -> None:
    """A sum of int64 beyond 2**53 is the integer's."""
    given = pd.DataFrame({"k": [1, 1, 2], "i": [2**62, 3, 2**53 + 1]})
    found = given.udf.groupby("k")["i"].agg(lambda s: s.sum())
    assert found.to_dict() == {1: 2**62 + 3, 2: 2**53 + 1}


@pytest.mark.parametrize("rows", [0, 3])
def test_no_group(rows: int) -> None:
    """A frame without rows, and one whose keys are all null: functions are compiled, and never called."""
    given = pd.DataFrame({"k": np.full(rows, np.nan), "x": np.arange(rows) / 2, "i": np.arange(rows)})
    for column in ("x", "i"):
        for way in ("agg", "apply"):
            wanted = getattr(given.groupby("k")[column], way)(lambda s: s.sum())
            assert_same(getattr(given.udf.groupby("k")[column], way)(lambda s: s.sum()), wanted)
    assert_same(given.udf.groupby("k").apply(lambda g: g.x.sum()), given.groupby("k").apply(lambda g: g.x.sum()))


def test_frames_of_other_libraries() -> None:
    """Of Arrow and of plain values: an index of keys, results as udf's own."""
    table = pa.table({"k": ["b", "a", None, "b"], "x": [1.0, 2.0, 3.0, 4.0]})
    found = udf.DataFrame(table).groupby("k").apply(lambda g: g.x.sum())
    assert list(found.index) == ["a", "b"]
    assert list(found) == [2.0, 5.0]
    nulls = udf.DataFrame({"k": [1, 1, 2], "x": [1, None, None]}).groupby("k")["x"].agg(lambda s: s.count())
    assert list(nulls) == [1, 0]


@pytest.mark.slow
def test_many_aggregations() -> None:
    """By name, by dict, in a list; a name that pandas makes of lambdas."""
    ours, theirs = GIVEN.udf.groupby("k"), GIVEN.groupby("k")
    low, high = (lambda s: s.min()), (lambda s: s.max())
    assert_same(ours["x"].agg(low=low, high=high), theirs["x"].agg(low=low, high=high))
    assert_same(ours["x"].agg([low, high]), theirs["x"].agg([low, high]))
    assert_same(ours.agg({"x": low, "i": high}), theirs.agg({"x": low, "i": high}))
    named = {"a": ("x", low), "b": pd.NamedAgg("i", high)}
    assert_same(ours.agg(**named), theirs.agg(**named))
    assert_same(ours[["x", "n"]].agg(low), theirs[["x", "n"]].agg(low))
    assert_same(ours.x.aggregate(low), theirs.x.aggregate(low))


def test_a_tuple_is_several_columns() -> None:
    """As in ``apply`` of rows; the fields of a NamedTuple are their labels. Pandas holds objects."""
    found = udf.DataFrame(GIVEN).groupby("k").apply(lambda g: (g.x.min(), g.x.max())).to_pandas()
    assert_same(found, GIVEN.groupby("k")["x"].agg([lambda s: s.min(), lambda s: s.max()]).set_axis([0, 1], axis=1))


def extent(g: Any) -> Any:
    return pd.Series({"low": g.x.min(), "n": len(g), "high": g["y"].max()})


def listed(g: Any) -> Any:
    return pd.Series([g.x.min(), g.i.max()], index=["low", "i"])


def either(g: Any) -> Any:
    if len(g) > 3:
        return pd.Series({"total": g.i.sum(), "rows": len(g)})
    return pd.Series({"total": 0, "rows": 1})


@pytest.mark.parametrize("function", [extent, listed, either])
def test_a_series_of_names_is_several_columns(function: Any) -> None:
    """Of one dtype, as pandas makes them; with the keys as index or columns."""
    for by in ("k", ["text", "flag"]):
        for as_index in (True, False):
            wanted = GIVEN.groupby(by, as_index=as_index).apply(function)
            assert_same(GIVEN.udf.groupby(by, as_index=as_index).apply(function), wanted)


def test_a_frame_is_asked_for_what_is_mentioned() -> None:
    """Also where a row would be asked for all; with the first call and the next, and columns that no group can have."""
    function = lambda g: g["x"].iloc[0] + g.y.size + g.i.max()
    wanted = GIVEN.groupby("k").apply(function)
    groups = GIVEN.udf.groupby("k")
    for _ in range(3):
        assert_same(groups.apply(function), wanted)
    assert_same(GIVEN[["y", "k", "text", "i", "x"]].udf.groupby("k").apply(function), wanted)


@pytest.mark.slow
@pytest.mark.parametrize("by", ["k", "flag", "far", "real"])
def test_a_group_has_its_key_as_name(by: str) -> None:
    """Of numbers; where the rows are gathered and where they are not, in ``apply`` and ``transform``."""
    for function in (lambda g: g.name * 2, lambda g: g.name + g.x.sum(), lambda g: g.x.median() - g.name):
        assert_same(GIVEN.udf.groupby(by).apply(function), GIVEN.groupby(by).apply(function))
    apart = lambda s: s - s.name
    assert_same(GIVEN.udf.groupby(by)["x"].transform(apart), GIVEN.groupby(by)["x"].transform(apart))
    total = lambda s: s.sum() + s.name
    assert_same(GIVEN.udf.groupby(by)["x"].apply(total), GIVEN.groupby(by)["x"].apply(total))


@pytest.mark.slow
def test_reductions_move_no_row() -> None:
    """What is recognised is known from codes and values; all else is gathered once, and sorted once."""
    groups = udf.DataFrame(GIVEN).groupby("k")
    groups.apply(lambda g: g["x"].mean() - g["y"].min())
    assert "order" not in groups._keys.bounds.kept
    groups.apply(lambda g: g.x.median())
    assert groups._keys.bounds.kept["order"].passes
    ordered = udf.DataFrame(GIVEN.sort_values("k")).groupby("k")
    ordered.apply(lambda g: g.x.median())
    assert not ordered._keys.bounds.kept["order"].passes


@pytest.mark.slow
@pytest.mark.parametrize("threads", [1, 2, 3])
def test_threads_share_rows(threads: int) -> None:
    """One group of all rows, as many as rows, and skewed ones: each is its own rows' on any number of threads."""
    rows = 300_000
    random = np.random.default_rng(7)
    values = random.integers(-100, 100, rows) / 4
    values[random.random(rows) < 0.1] = np.nan
    keys = (np.zeros(rows, int), random.permutation(rows), np.minimum(random.zipf(1.3, rows), 10**5))
    for key in keys:
        given = pd.DataFrame({"k": key, "x": values})
        theirs, ours = given.groupby("k")["x"], given.udf.groupby("k")["x"]
        with udf.options(threads=threads, backend="cpu"):
            for function, wanted in ((lambda s: s.mean(), theirs.mean()), (lambda s: s.var(), theirs.var()),
                                     (lambda s: s.max() - s.min(), theirs.max() - theirs.min()),
                                     (lambda s: s.iloc[-1], theirs.nth(-1))):  # fmt: skip
                found = ours.apply(function)
                np.testing.assert_allclose(np.sort(found), np.sort(wanted), rtol=1e-9, atol=1e-12)
            total = lambda s: sum(v for v in s if v > 0)
            assert ours.apply(total).sum() == values[values > 0].sum()


@pytest.mark.slow
@pytest.mark.parametrize("rows", [1000, 1 << 14, 100_000])
def test_few_groups_are_each_their_own_rows_in_every_slice(rows: int) -> None:
    """Of few rows all groups run at once, of more those that begin in a slice: with keys, nulls and whole results."""
    given = pd.DataFrame({"k": np.arange(rows) * 7 % 611 % 40, "x": np.arange(rows) % 89 - 44.5, "i": np.arange(rows)})
    given.loc[given.k == 7, "x"] = np.nan
    functions = (
        lambda s: sum(v for v in s if v > 0),
        lambda s: sum(1 for v in s if v > 0),
        lambda s: s.iloc[3] + s.name,
    )
    for function in functions:
        for column in ("x", "i"):
            wanted = given.groupby("k")[column].apply(function)
            for threads in (1, 2):
                with udf.options(threads=threads, backend="cpu"):
                    pd.testing.assert_series_equal(given.udf.groupby("k")[column].apply(function), wanted)


@pytest.mark.slow
@pytest.mark.parametrize(("one_pass", "threads"), [(10**6, 1), (10**6, 3), (4, 1), (4, 3)])
def test_rows_go_to_their_groups_and_back(monkeypatch: pytest.MonkeyPatch, one_pass: int, threads: int) -> None:
    """In one pass or two, on any number of threads; columns of any width, rows of no group, uneven groups."""
    monkeypatch.setattr("udf.cpu.group_loops.ONE_PASS", one_pass)
    monkeypatch.setattr("udf.cpu.group_loops.DIGIT_BITS", 2)
    monkeypatch.setattr("udf.base.threads.SMALL", 64)
    random = np.random.default_rng(one_pass + threads)
    for some in (5, 17, 900):
        keys = np.where(random.random(1000) < 0.2, 3, random.integers(0, some, 1000)).astype(float)
        keys[random.random(1000) < 0.05] = np.nan
        given = pd.DataFrame({"k": keys, "x": random.normal(size=1000), "n": random.integers(-99, 99, 1000, np.int8)})
        given["t"] = given["n"].astype(str)
        with udf.options(threads=threads, backend="cpu"):
            ours, theirs = given.udf.groupby("k"), given.groupby("k")
            assert_same(ours["x"].transform(lambda s: s.cumsum()), theirs["x"].transform(lambda s: s.cumsum()))
            assert_same(ours["n"].transform(lambda s: s.shift()), theirs["n"].shift())
            assert_same(ours["n"].agg(lambda s: s.iloc[-1]), theirs["n"].last())
            assert_same(ours["t"].agg(lambda s: s.iloc[0]), theirs["t"].first())
            counted = ours["x"].scan(lambda n, x: (n + 1, n), 0).fillna(-1)
            np.testing.assert_array_equal(counted, theirs.cumcount().where(given["k"].notna(), -1))


TIMES = (
    "s.max()", "s.min()", "s.iloc[-1]", "s.iloc[0]", "s.max() - s.min()", "(s.max() - s.min()).total_seconds()",
    "len(s)", "s.count()", "max(s)", "np.max(s)", "s.iloc[1:].max()", "s.max() + pd.Timedelta(days=1)",
    "abs(s.iloc[0] - s.iloc[1])",
)  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("source", TIMES)
def test_values_may_be_times(source: str) -> None:
    """Before 1970 and after, and lengths of time: values and dtypes are pandas'."""
    random = np.random.default_rng(0)
    when = pd.Timestamp("1969-06-01") + pd.to_timedelta(random.integers(0, 5 * 10**7, 300), unit="s")
    given = pd.DataFrame({"k": random.integers(0, 9, 300), "when": when, "took": when - when[0]})
    function = eval(f"lambda s: {source}", {"np": np, "pd": pd})  # noqa: S307 - text from above
    every = in_turn(("agg", "apply", "transform"), ("when", "took"))
    for way, column in rotated(every, TIMES.index(source), 1):
        wanted = getattr(given.groupby("k")[column], way)(function)
        assert_same(getattr(given.udf.groupby("k")[column], way)(function), wanted)
    ours = given.udf.groupby("k").apply(lambda g: g.when.max() - g["when"].iloc[0])
    assert_same(ours, given.groupby("k").apply(lambda g: g.when.max() - g["when"].iloc[0]))


def test_what_differs_by_version_is_pandas_own() -> None:
    """Categories without a row, keys that a function sees, parameters by position: as here, or refused by name."""
    given = pd.DataFrame({"k": pd.Categorical(["a", "b", "a"], categories=list("abc")), "x": [1.0, 2.0, 4.0]})
    total = lambda s: s.sum()
    for observed in (True, False):
        wanted = given.groupby("k", observed=observed)["x"].agg(total)
        assert_same(given.udf.groupby("k", observed=observed)["x"].agg(total), wanted)
    assert_same(given.udf.groupby("k")["x"].transform(total), quietly(lambda: given.groupby("k")["x"].transform(total)))
    full = given.assign(k=given.k.cat.remove_unused_categories())
    assert_same(full.udf.groupby("k")["x"].agg(total), quietly(lambda: full.groupby("k")["x"].agg(total)))
    keyed = GIVEN.udf.groupby("k")
    if meaning().observed:
        assert len(given.udf.groupby("k")["x"].agg(total)) == 2
        with pytest.raises(ColumnNotFoundError):
            keyed.apply(lambda g: g.k.sum())
        return
    with pytest.raises(ArgumentError, match="pandas 2 makes groups of them too"):
        given.udf.groupby("k")["x"].agg(total)
    with pytest.raises(ArgumentError, match="axis in pandas 2"):
        GIVEN.udf.groupby("k", 0)
    assert_same(keyed.apply(lambda g: g.k.sum()), quietly(lambda: GIVEN.groupby("k").apply(lambda g: g.k.sum())))
    with pytest.raises(ColumnNotFoundError):
        keyed.apply(lambda g: g.k.sum(), include_groups=False)
