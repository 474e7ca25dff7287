"""``transform``, ``filter``, ``rolling`` and ``expanding`` of groups: one result a row, as pandas has it."""

import copy
import pickle
from typing import Any

import numpy as np
import pandas as pd
import pytest

import udf
from tests.support.budget import in_turn, rotated
from tests.support.group_frames import assert_groups_are_pandas, assert_same, frame, function_of

GIVEN = frame(60, 5)

COLUMNS = (
    "(s - s.mean()) / s.std()", "s.fillna(s.median())", "s.mean()", "len(s)", "s - s.iloc[0]", "s.shift()", "s.diff()",
    "s.shift(-2)", "s.rank()", "s.rank(pct=True)", "s.rank(method='first', ascending=False)", "s.cumsum()",
    "s.cumsum() / s.sum()", "s.cumsum() - s.cummax()", "s.cummin()", "np.where(s > 0, s, 0.0)", "s.to_numpy() + 1",
    "s.clip(-1, 1)", "np.exp(s / 64)", "s.abs()", "s.pct_change(fill_method=None)", "(s > s.mean()) * 1.0", "s.round()",
    "s.cumsum().shift()",
)  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("source", COLUMNS)
def test_transform_is_pandas(source: str) -> None:
    """A value of each group for all of its rows, or a column; rows of a null key are NaN."""
    function = function_of(source)
    every = in_turn(("x", "y", "i"), ("k", "text", ["k", "cat"]))
    for column, by in rotated(every, COLUMNS.index(source), 1):
        assert_groups_are_pandas(GIVEN, lambda d, by=by, column=column: d.groupby(by)[column].transform(function))


CALLS = {
    "transform of a frame": lambda d: d.groupby("k")[["x", "y", "i"]].transform(lambda s: (s - s.mean()) / s.std()),
    "expanding": lambda d: d.groupby("k")["x"].expanding().apply(lambda w: w.mean()),
    "expanding from three": lambda d: d.groupby("k")["y"].expanding(3).apply(lambda w: w.mean()),
    "windows of a frame": lambda d: d.groupby("k")[["x", "i"]].rolling(2).apply(lambda w: w.mean()),
}


@pytest.mark.slow
@pytest.mark.parametrize("name", CALLS)
def test_a_call_gives_what_pandas_gives(name: str) -> None:
    """A value for every row, and all rows so far; of every column of a frame."""
    assert_groups_are_pandas(GIVEN, CALLS[name])


@pytest.mark.slow
def test_conditions_of_dropped_rows_are_nan() -> None:
    """Among bools, so of dtype object, as in pandas."""
    function = lambda s: s > s.mean()
    for columns in ("x", ["x", "i"]):
        found, wanted = (one.groupby("text")[columns].transform(function) for one in (GIVEN.udf, GIVEN))
        assert found.equals(wanted)
        assert np.array_equal(found.dtypes, wanted.dtypes)


@pytest.mark.slow
@pytest.mark.parametrize(("groups", "threads"), in_turn([1, 7, 70_000], [2, 1, 3]))
def test_columns_come_back_to_their_rows(groups: int, threads: int) -> None:
    """Whatever the sizes of groups; codes of more than 16 bits too."""
    random, rows = np.random.default_rng(groups), 200_000 if groups < 10 else 80_000  # pandas takes seconds for many
    given = pd.DataFrame({"k": random.integers(0, groups, rows), "x": random.integers(-99, 99, rows) / 4})
    with udf.options(threads=threads):
        found = given.udf.groupby("k")["x"].transform(lambda s: s.cumsum() - s.mean())
        last = given.udf.groupby("k")["x"].rolling(3, min_periods=1).apply(lambda w: w.sum())
    pandas = given.groupby("k")["x"]
    assert_same(found, (pandas.cumsum() - pandas.transform("mean")).rename("x"))
    assert_same(last, pandas.rolling(3, min_periods=1).sum())


@pytest.mark.slow
@pytest.mark.parametrize("by", ["k", "text", ["k", "cat"]])
@pytest.mark.parametrize("group_keys", [True, False])
def test_apply_of_a_column_of_the_groups_length(by: Any, group_keys: bool) -> None:
    """Group by group, with the keys in the index, or at their rows."""
    of = lambda d: d.groupby(by, group_keys=group_keys, observed=True)["x"]
    for function in (lambda s: s - s.mean(), lambda s: s.cumsum(), lambda s: s.shift()):
        assert_groups_are_pandas(GIVEN, lambda d, function=function: of(d).apply(function))


REFUSED = {
    "other rows": (lambda s: s.iloc[::-1], udf.errors.UdfCompileError, "whose rows are not the group's"),
    "some rows": (lambda s: s[s > 0], udf.errors.UdfCompileError, "whose rows are not the group's"),
    "a tuple": (lambda s: (1.0, 2.0), udf.errors.GroupError, "returned a tuple"),
    "another length": (lambda s: np.diff(s.to_numpy()), udf.errors.GroupError, "returned .* values for the"),
}  # fmt: skip


@pytest.mark.parametrize("name", REFUSED)
def test_what_is_no_column_of_the_group_is_refused(name: str) -> None:
    """Pandas would align it, or fail."""
    function, kind, text = REFUSED[name]
    with pytest.raises(kind, match=text):
        GIVEN.udf.groupby("k")["x"].transform(function)


@pytest.mark.slow
@pytest.mark.parametrize("dropna", [True, False])
def test_filter_is_pandas(dropna: bool) -> None:
    """Of a column and of the frame, which has the keys too; all other rows keep their place."""
    ours, theirs = GIVEN.udf.groupby("k"), GIVEN.groupby("k")
    for condition in (lambda s: s.mean() > 0, lambda s: len(s) > 7, lambda s: s.max() > 1e9):
        assert_same(ours["x"].filter(condition, dropna=dropna), theirs["x"].filter(condition, dropna=dropna))
    if dropna:
        for condition in (lambda g: g.x.mean() > 0, lambda g: len(g) > 7, lambda g: g.k.sum() > 0):
            assert_same(ours.filter(condition), theirs.filter(condition))
    with pytest.raises(udf.errors.GroupError, match="returned no bool"):
        ours["x"].filter(lambda s: s.mean())


WINDOWS: tuple[dict[str, Any], ...] = (
    {"window": 3}, {"window": 3, "min_periods": 1}, {"window": 4, "center": True, "min_periods": 2},
    {"window": 2, "closed": "left"}, {"window": 3, "closed": "both", "min_periods": 1},
    {"window": 3, "closed": "neither", "min_periods": 1},
)  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("how", WINDOWS, ids=str)
def test_rolling_stays_in_its_group(how: dict[str, Any]) -> None:
    """Rows of neighbours are never seen; the index has the keys, then the row."""
    functions = (lambda w: w.sum(), lambda w: w.iloc[-1] - w.iloc[0], lambda w: w.median())
    for by, function in in_turn(("k", "flag", ["k", "flag"], "cat"), functions):
        windows = lambda d, by=by: d.groupby(by, observed=True)["x"].rolling(**how)
        assert_groups_are_pandas(GIVEN, lambda d, windows=windows, f=function: windows(d).apply(f))


@pytest.mark.parametrize("how", [{}, {"min_periods": 2}, {"closed": "both"}, {"center": True}])
def test_rolling_by_time_stays_in_its_group(how: dict[str, Any]) -> None:
    """Times go on within a group, and begin anew with the next."""
    given = GIVEN.set_index(pd.date_range("2024", periods=60, freq="7h"))
    for by in ("k", "flag"):
        for function in (lambda w: w.mean(), lambda w: w.iloc[0]):
            call = lambda d, by=by, f=function: d.groupby(by)["x"].rolling("3D", **how).apply(f)
            assert_groups_are_pandas(given, call)
    shuffled = given.iloc[::-1].sort_values("x")
    with pytest.raises(ValueError, match="sorted by time within each group"):
        shuffled.udf.groupby("k")["x"].rolling("3D")


def test_dropped_rows_have_no_window() -> None:
    """As arrays; as Series pandas fails on its own index."""
    windows = GIVEN.udf.groupby("text")["x"].rolling(2)
    with pytest.raises(ValueError, match="null key"):
        windows.apply(lambda w: w.sum())
    found = windows.apply(lambda w: w.sum(), raw=True)
    kept = GIVEN[GIVEN["text"].notna()]
    assert_same(found, kept.groupby("text")["x"].rolling(2).sum())


def test_what_windows_of_groups_cannot() -> None:
    groups = GIVEN.udf.groupby("k")
    with pytest.raises(NotImplementedError, match="step is not supported"):
        groups["x"].rolling(2, step=2)
    with pytest.raises(NotImplementedError, match="an indexer is not supported"):
        groups["x"].rolling(pd.api.indexers.FixedForwardWindowIndexer(window_size=2))
    with pytest.raises(ValueError, match="on= is not supported"):
        groups[["x"]].rolling("2D", on="when")
    with pytest.raises(ValueError, match="has no times"):
        groups["x"].rolling("2D")


def test_labels_are_made_when_they_are_asked_for() -> None:
    """Of windows of groups; a frame of ours can be copied, sent, shown and extended before that."""
    ours = udf.DataFrame(GIVEN[["k", "x"]]).groupby("k")["x"].rolling(2).apply(lambda w: w.sum())
    wanted = GIVEN.groupby("k")["x"].rolling(2).sum()
    for one in (pickle.loads(pickle.dumps(ours)), copy.copy(ours), ours):  # noqa: S301 - our own
        assert_same(one.to_pandas(), wanted)
        assert one.index.equals(wanted.index)
    assert str(ours).splitlines()[:3] == str(wanted).splitlines()[:3]
    again = ours.applymap(lambda x: x * 2)
    assert_same(again.to_pandas(), wanted * 2)


def failing(s: Any) -> Any:
    """Raise in groups of less than 100."""
    if s.max() < 100:
        raise ValueError("few")
    return s - s.min()


@pytest.mark.slow
@pytest.mark.parametrize(("threads", "rows"), in_turn([1, 3], [1, 511, 512, 513, 70_000]))
def test_rows_run_by_themselves_where_they_lie(rows: int, threads: int) -> None:
    """Of columns of any width, beside rows of no group; reductions, the key, the group's length are looked up."""
    random = np.random.default_rng(rows)
    given = pd.DataFrame({"k": random.integers(0, 9, rows).astype(float), "x": random.normal(size=rows)})
    given["n"], given["y"] = random.integers(-9, 9, rows, np.int8), np.where(given["x"] > 1, np.nan, given["x"])
    given.loc[random.random(rows) < 0.1, "k"] = np.nan
    share = lambda g: g.x / g.n.abs().max() + g.y.mean()
    with udf.options(threads=threads, backend="cpu"):
        ours, theirs = given.udf.groupby("k"), given.groupby("k")
        for column in ("x", "n", "y"):
            function = lambda s: (s - s.mean()) / len(s)
            assert_same(ours[column].transform(function), theirs[column].transform(function))
        assert_same(ours["x"].transform(lambda s: s + s.name), theirs["x"].transform(lambda s: s + s.name))
        if rows > 1:
            assert_same(ours.apply(share), theirs.apply(share))


def test_rows_of_no_group_at_all_are_null() -> None:
    given = pd.DataFrame({"k": [np.nan] * 3, "x": [1.0, 2.0, 3.0]})
    assert given.udf.groupby("k")["x"].transform(lambda s: s - s.mean()).isna().all()


def test_the_first_group_that_raises_is_named_also_where_rows_could_run_by_themselves() -> None:
    given = pd.DataFrame({"k": [3, 2, 1, 2], "x": [1.0, 2.0, 300.0, 4.0]})
    with pytest.raises(ValueError, match="few") as raised:
        given.udf.groupby("k")["x"].transform(failing)
    assert "in the group of key 2" in raised.value.__notes__[0]
