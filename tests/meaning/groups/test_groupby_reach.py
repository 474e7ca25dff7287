"""Functions of groups in the manner of public code: pandas' answers, on random groups with ties and missing values."""

import warnings
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pandas as pd
import pytest

import udf
from tests.support.budget import THOROUGH, budget, some
from tests.support.group_reach import COLUMNS, NUMBERS, ROWS, VALUES


def frame(rows: int, seed: int) -> pd.DataFrame:
    """Return a frame of groups of at least three rows, whose index is shuffled numbers."""
    random = np.random.default_rng(seed)
    keys = np.concatenate((np.repeat(np.arange(3), 3), random.integers(0, 5, rows)))
    count = len(keys)
    made = pd.DataFrame(
        {
            "k": random.permutation(keys),
            "x": random.integers(-20, 20, count) / 4.0 + random.permutation(count) * 64.0,
            "y": np.where(random.random(count) < 0.3, np.nan, random.integers(-4, 5, count) / 4.0),
            "i": random.integers(0, 5, count),
            "t": random.permutation(count),
            "s": random.choice(["a", "bb", "c", "Ä", ""], count),
        },
        index=random.permutation(count) * 10,
    )
    made["when"] = pd.Timestamp("2024-01-01") + pd.to_timedelta(random.permutation(count), unit="D")
    return made[made.groupby("k")["x"].transform("size") > 2]


def held(ours: Callable[[], Any], theirs: Callable[[], Any], source: str) -> None:
    """Hold an answer against pandas'; where it raises, ours raises the same kind."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            wanted = theirs()
        except (KeyError, IndexError, ValueError) as error:
            with pytest.raises(type(error)):
                ours()
            return
    found = ours()
    try:
        pd.testing.assert_series_equal(found, wanted, rtol=1e-9, atol=1e-11)
    except AssertionError as error:
        raise AssertionError(source) from error


def one(given: pd.DataFrame, kind: str, source: str, column: str) -> None:
    """Hold one function of the groups of a frame, or of one of its columns."""
    function = eval(f"lambda {'d' if kind == 'rows' else 's'}: {source}", {"np": np, "pd": pd})  # noqa: S307 - texts of ours
    mine, other = given.udf.groupby("k"), given.groupby("k")
    if kind == "rows":
        held(lambda: mine.apply(function), lambda: other.apply(function), source)
    else:
        way = "transform" if kind == "columns" else "agg"
        of = f"{source} of {column}"
        held(lambda: getattr(mine[column], way)(function), lambda: getattr(other[column], way)(function), of)


def every() -> list[tuple[str, str, str]]:
    """Return all functions with the columns that they are of."""
    found = [("rows", source, "") for source in ROWS]
    found += [("values", source, column) for source in VALUES for column in "yis"]
    found += [("values", source, column) for source in NUMBERS for column in "yi"]
    return found + [("columns", source, column) for source in COLUMNS for column in "yi"]


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(budget(12)))
def test_functions_of_public_code_are_pandas(seed: int) -> None:
    """A few of them, drawn by the seed; ``make thorough`` has them all."""
    random = Random(seed)
    given = frame(random.choice((4, 30, 120)), seed)
    for kind, source, column in random.sample(every(), 3):
        one(given, kind, source, column)


@pytest.mark.slow
@pytest.mark.parametrize("which", some(range(len(every())), each=37))
def test_each_of_them_is_pandas(which: int) -> None:
    """Each one, on groups of three rows and of many."""
    kind, source, column = every()[which]
    for rows in (0, 90):
        one(frame(rows, which), kind, source, column)


RETURNED = (
    "d.loc[d.x.idxmax()]", "d.sort_values('t').iloc[-1]", "d.iloc[0]", "d[d.i > 0].iloc[-1]",
    "d.nlargest(1, 'x').iloc[0]", "d.x.idxmax()", "d[d.i > 1].t.idxmin()",
)  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("source", RETURNED if THOROUGH else RETURNED[::3])
def test_a_row_of_the_group_is_returned_as_pandas_has_it(source: str) -> None:
    """And its label: with the dtypes that pandas gives rows one below the other."""
    function = eval(f"lambda d: {source}")  # noqa: S307 - text from above
    given = frame(40, 1)
    given = given[given.groupby("k")["i"].transform(lambda s: (s > 1).any())]
    for columns in (["k", "x", "i", "t"], ["k", "i", "x", "t", "s"], list(given.columns)):
        for how in ({}, {"as_index": False}):
            wanted = given[columns].groupby("k", **how).apply(function)
            found = given[columns].udf.groupby("k", **how).apply(function)
            alike = pd.testing.assert_frame_equal if wanted.ndim == 2 else pd.testing.assert_series_equal
            alike(found, wanted)
    labels = given.udf.groupby("k")["x"].agg(lambda s: s.idxmin())
    pd.testing.assert_series_equal(labels, given.groupby("k")["x"].agg(lambda s: s.idxmin()))


PARTS = (
    "d.nlargest(2, 'x')", "d.head(3)", "d[d.x > d.x.mean()]", "d[d.i > 2].sort_values('x').tail(1)", "d.iloc[::2]",
    "d.drop_duplicates('i')", "d.sort_values('t')", "d.loc[d.i == d.i.max()]", "d[d.i < 0]",
)  # fmt: skip


@pytest.mark.parametrize("source", ["d.tail(1)", "d.iloc[-1:]", "d.iloc[::-1]", "d.tail(1).head(1)", "d.iloc[-1]"])
def test_the_first_group_gives_rows_of_its_own(source: str) -> None:
    """Of a function that writes without a loop too: what runs behind the last group writes into none."""
    function = eval(f"lambda d: {source}")  # noqa: S307 - text from above
    for rows, groups in ((7, 3), (40, 7), (400, 130)):
        given = pd.DataFrame({"k": [i * 5 % groups for i in range(rows)][::-1], "x": np.arange(rows) / 4, "i": rows})
        for mine in (given, given.sort_values("k", kind="stable")):
            found = mine.udf.groupby("k")[["x", "i"]].apply(function)
            pd.testing.assert_frame_equal(found, mine.groupby("k")[["x", "i"]].apply(function))


@pytest.mark.slow
@pytest.mark.parametrize("source", PARTS if THOROUGH else PARTS[::4])
def test_rows_of_the_group_are_returned_under_its_key(source: str) -> None:
    """Each column with its own dtype; the index has the keys, then the rows' own labels."""
    function = eval(f"lambda d: {source}")  # noqa: S307 - text from above
    given = frame(40, 2)
    for one in (given, given.set_axis([f"r{i}" for i in range(len(given))])):
        for by in ("k", ["k", "s"]):
            pd.testing.assert_frame_equal(one.udf.groupby(by).apply(function), one.groupby(by).apply(function))


@pytest.mark.slow
def test_rows_keep_the_dtypes_of_their_columns() -> None:
    """Categories, text of dtype object and narrow numbers, of rows that a function chose and of those that stay."""
    given = frame(40, 3)
    given["c"] = pd.Categorical(given["s"])
    given["o"] = given["s"].astype(object).where(given["i"] > 0, None)
    given["n"] = given["i"].astype("int8")
    mine, other = given.udf.groupby("k"), given.groupby("k")
    for function in (lambda d: d.head(2), lambda d: d.nlargest(1, "x"), lambda d: d.iloc[0], lambda d: d[d.i > 2]):
        pd.testing.assert_frame_equal(mine.apply(function), other.apply(function))
    large = lambda d: len(d) > 9
    with udf.options(fallback=None), warnings.catch_warnings():
        warnings.simplefilter("ignore", udf.errors.FallbackWarning)  # objects are pandas' own there
        pd.testing.assert_frame_equal(mine.filter(large), other.filter(large))
    assert udf.DataFrame(given).to_pandas().dtypes.tolist() == given.dtypes.tolist()


@pytest.mark.slow
def test_what_pandas_raises_or_would_do_otherwise() -> None:
    """NaN is no whole number; a whole number is replaced by one; columns that are asked for twice."""
    given = frame(40, 1)
    for function in (lambda d: d.y.astype(int).sum(), lambda d: (d.y * 0 + d.y).astype("int64").max()):
        for door in (given, given.udf):
            with pytest.raises((ValueError, udf.errors.UdfCompileError)):
                door.groupby("k").apply(function)
    for function in (
        lambda d: d.i.replace(0, np.nan).sum(),
        lambda d: d.s.replace("a", "b").nunique(),
        lambda d: d[["x", "x"]].sum(axis=1).sum(),
        lambda d: d[["x", "s"]].sum(axis=1).sum(),
        lambda d: d[["x", "y"]].std(axis=1).sum(),
    ):
        with pytest.raises(udf.errors.UdfCompileError):
            given.udf.groupby("k").apply(function)


def test_a_label_that_occurs_twice_is_refused() -> None:
    """In one group pandas would give two rows; in two groups it is no other row's."""
    given = pd.DataFrame({"k": [1, 1, 2], "x": [1.0, 3.0, 2.0], "y": [4, 5, 6]})
    apart = given.set_axis([7, 8, 7])
    assert apart.udf.groupby("k").apply(lambda d: d.loc[d.x.idxmax(), "y"]).tolist() == [5, 6]
    twice = given.set_axis([7, 7, 8])
    with pytest.raises(udf.errors.UdfCompileError, match="more than once"):
        twice.udf.groupby("k").apply(lambda d: d.loc[d.x.idxmax(), "y"])


@pytest.mark.slow
def test_two_parts_of_other_rows_do_not_meet() -> None:
    """Pandas would align them: two masks of one type are told apart when the code runs."""
    given = pd.DataFrame({"k": [1, 1, 1], "x": [1.0, 2.0, 3.0], "y": [4.0, 5.0, 6.0]})
    groups = given.udf.groupby("k")
    same = groups.apply(lambda g: (g[g.x > g.x.mean() - 1].y + g[g.x > g.x.mean() - 1].x).sum())
    assert same.tolist() == [16.0]
    with pytest.raises(ValueError, match="other labels"):
        groups.apply(lambda g: (g[g.x > g.x.mean()].y + g[g.x > g.y.mean() - 4].x).sum())
    with pytest.raises(ValueError, match="other labels"):
        groups.apply(lambda g: (g.iloc[:2].y * g.iloc[1:3].x).sum())


@pytest.mark.parametrize(
    ("function", "word"),
    [
        (lambda g: (g.x.idxmax(), 1), "label of a row"),
        (lambda g: g.loc[3, "x"], "loc takes a label"),
        (lambda g: g.sort_values("x", na_position="first").x.iloc[0], "sort_values"),
        (lambda g: g.x.rolling(2).quantile(0.5).sum(), "there are sum, mean"),
        (lambda g: g.x.ewm(span=2).sum().sum(), "there are mean, std, var"),
        (lambda g: g.x.iloc[[0, -1]].sum(), "does not take"),
        (lambda g: g.drop_duplicates().x.sum(), "name them"),
    ],
)
def test_what_is_not_there_is_refused_by_name(function: Callable[..., Any], word: str) -> None:
    given = pd.DataFrame({"k": [1, 1, 2], "x": [1.0, 3.0, 2.0], "y": [4, 5, 6]})
    with pytest.raises(udf.errors.UdfError, match=word):
        given.udf.groupby("k").apply(function)


AREA = "trapezoid" if hasattr(np, "trapezoid") else "trapz"  # before NumPy 2
FILLED = (
    "s.bfill()", "s.interpolate()", "s.interpolate(limit_direction='both')", "s.ffill().bfill()",
    "s.interpolate().bfill()", "s.duplicated()", "s.duplicated(keep='last')",
)  # fmt: skip
LOOKED = (
    "s.is_unique", "s.is_monotonic_increasing", "s.is_monotonic_decreasing", "s.duplicated().sum()", "s.dot(s)",
    "s.sort_values().is_monotonic_increasing", "s.dropna().is_monotonic_decreasing", "s.pow(2).sum()",
    "s.iloc[:1].item()", "s.equals(s)", "s.equals(s.fillna(0.0))", "np.array_equal(s, s, equal_nan=True)",
    "np.allclose(s, s * 1.01, rtol=0.1, equal_nan=True)", f"np.{AREA}(s)", "np.maximum.accumulate(s).sum()",
    "np.minimum.accumulate(s.fillna(0.0)).iloc[-1]", "s.skew(skipna=False)", "s.kurt(skipna=False)",
    "s.quantile(0.3, interpolation='lower')", "s.quantile(0.3, interpolation='midpoint')", "s.nunique(dropna=False)",
    "s.between(1, 2.5, inclusive='left').sum()", "s.sort_values().searchsorted(2.5)", "s.rank(pct=True).sum()",
    "np.interp(s, [0.0, 2.0, 3.0], [1.0, 5.0, 2.0]).sum()", "s.subtract(1).multiply(2).divide(3).sum()",
)  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("source", some([*FILLED, *LOOKED], 3))
def test_gaps_and_order_are_pandas(source: str) -> None:
    """Of gaps at both ends, of one value, of none that is there; the matrix has a cell for each method."""
    function = eval(f"lambda s: {source}", {"np": np})  # noqa: S307 - text from above
    values = [np.nan, 1.0, np.nan, np.nan, 2.5, 2.5, np.nan, 3.0, np.nan, np.nan, 4.0, 4.0, 1.0]
    given = pd.DataFrame({"k": [1, 1, 1, 1, 1, 1, 1, 2, 3, 3, 4, 4, 4], "x": values})
    way = "transform" if source in FILLED else "agg"
    mine, other = given.udf.groupby("k")["x"], given.groupby("k")["x"]
    held(lambda: getattr(mine, way)(function), lambda: getattr(other, way)(function), source)


@pytest.mark.slow
def test_equal_texts_and_times_are_duplicates() -> None:
    given = pd.DataFrame({"k": [1, 1, 1, 2, 2], "s": ["a", None, "a", None, None]})
    given["t"] = pd.to_datetime(["2024-01-01", "2024-01-02", "2024-01-01", "2024-01-01", "2024-01-03"])
    for column in "st":
        mine, other = given.udf.groupby("k")[column], given.groupby("k")[column]
        for function in (lambda s: s.duplicated().sum(), lambda s: s.is_unique):
            pd.testing.assert_series_equal(mine.agg(function), other.agg(function), check_dtype=False)


SPREAD = (
    "(s.diff() > pd.Timedelta(days=2)).cumsum()", "s.dt.day", "s.dt.day + 1", "s.diff().dt.days", "s > '2024-01-09'",
    "(s - s.min()).dt.days", "s.diff().dt.total_seconds().fillna(0)", "s == s.max()", "s.dt.is_month_start",
)  # fmt: skip


@pytest.mark.parametrize("source", SPREAD)
def test_columns_of_times_are_pandas(source: str) -> None:
    """Fields have 32 bits there; the first row has none before it."""
    function = eval(f"lambda s: {source}", {"pd": pd})  # noqa: S307 - text from above
    given = frame(40, 6)
    wanted = given.groupby("k")["when"].transform(function)
    pd.testing.assert_series_equal(given.udf.groupby("k")["when"].transform(function), wanted)


@pytest.mark.slow
def test_a_column_may_be_called_as_a_method_is() -> None:
    """``g.dt`` is then the column, ``g["query"]`` too."""
    given = pd.DataFrame({"k": [1, 1, 2], "dt": [1.0, 3.0, 2.0], "query": [4, 5, 6], "map": [7, 8, 9]})
    for function in (
        lambda g: g.dt.sum() + g["query"].max(),
        lambda g: g.iloc[0]["dt"],
        lambda g: g["map"].map(lambda v: v + 1).sum(),
        lambda g: g[["map", "query"]].max()["map"],
        lambda g: g.assign(dt=g["map"]).dt.sum(),
    ):
        wanted = given.groupby("k").apply(function)
        pd.testing.assert_series_equal(given.udf.groupby("k").apply(function), wanted)
