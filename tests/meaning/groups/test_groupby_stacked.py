"""What functions of groups give, put together as pandas does: below or beside each other, with which index."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pandas as pd
import pytest

import udf
from tests.support.budget import in_turn
from udf.base.pandas_meaning import meaning
from udf.errors import ArgumentError, FallbackWarning


def frame() -> pd.DataFrame:
    """Return rows of two groups, one of another size than the other."""
    return pd.DataFrame(
        {
            "k": [2, 1, 2, 1, 2], "j": list("ababa"), "x": [1.0, 2.0, 3.0, 5.0, 0.5], "y": [1, 2, 3, 4, 5],
            "b": [False, True, True, False, True], "s": ["a", None, "b", "c", None],
        },
        index=[10, 11, 12, 13, 14],
    )  # fmt: skip


def alike(given: pd.DataFrame, call: Callable[[Any], Any]) -> None:
    """Hold what a call gives of ``given.udf`` against pandas'."""
    found, wanted = call(given.udf), call(given)
    check = pd.testing.assert_frame_equal if isinstance(wanted, pd.DataFrame) else pd.testing.assert_series_equal
    check(found, wanted)


COLUMNS = (
    lambda d: d.x.cumsum(), lambda d: d.x / d.x.sum(), lambda d: d.x / d.y, lambda d: (d.x > 1) & (d.y > 2),
    lambda d: d.x.where(d.y > 2, 0.0),
)  # fmt: skip
WAYS = ({}, {"as_index": False}, {"group_keys": False}, {"as_index": False, "group_keys": False}, {"sort": False})


@pytest.mark.slow
@pytest.mark.parametrize("how", WAYS)
def test_a_column_of_a_frames_group_is_stacked(how: dict[str, bool]) -> None:
    """Under the keys, in the order of the groups, with the name that pandas finds; or by its own labels alone."""
    for given in (frame(), frame().set_index(["j", "y"], drop=False).rename_axis([None, "z"])):
        for by in ("k", ["k", "j"]) if given.index.nlevels == 1 else ("k",):
            for function in COLUMNS:
                alike(given, lambda d, by=by, function=function: d.groupby(by, **how).apply(function))


def test_all_rows_of_groups_with_labels_twice_are_pandas() -> None:
    """Without their keys they go into the order of the labels; of fewer rows they stay as the groups gave them."""
    given = frame()[:4].assign(k=[1, 0, 1, 0], x=[1.0, 2.0, 3.0, 4.0]).set_axis([0, 1, 0, 1])
    alike(given, lambda d: d.groupby("k", group_keys=False).apply(lambda g: g[g.x > 1]))
    for function in (lambda g: g[g.x > 0], lambda g: g.sort_values("x")):
        call = lambda d, function=function: d.groupby("k", group_keys=False).apply(function)
        with pytest.raises(ArgumentError, match="some labels are there twice"):
            call(given.udf)
        with udf.options(fallback="python"), pytest.warns(FallbackWarning, match="there twice"):
            alike(given, call)


@pytest.mark.slow
def test_groups_of_the_same_labels_are_rows_of_a_frame() -> None:
    """One group, or several with the same labels in order; where it would be far too wide, it is refused."""
    one, several = frame().assign(k=1), frame()[:4].set_axis([0, 0, 1, 1])
    for given in (one, several):
        for function in COLUMNS[:3]:
            alike(given, lambda d, function=function: d.groupby("k").apply(function))
    with pytest.raises(ArgumentError, match="all groups have the same labels"):
        pd.DataFrame({"k": np.ones(20_000), "x": 1.0}).udf.groupby("k").apply(lambda d: d.x * 2)
    alike(frame()[:4].set_axis([0, 0, 1, 2]), lambda d: d.groupby("k").apply(COLUMNS[0]))


OF_GROUPS = (
    lambda g: g["x"].apply(lambda s: s.cumsum()), lambda g: g["x"].rolling(2).apply(lambda w: w.sum()),
    lambda g: g[["x", "y"]].rolling(2).apply(lambda w: w.sum()), lambda g: g["x"].expanding().apply(lambda w: w.max()),
    lambda g: g.apply(lambda d: d.nlargest(1, "x")), lambda g: g.apply(lambda d: d.sort_values("x")),
    lambda g: g.apply(lambda d: d[d.x > 0.7]),
)  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("how", WAYS)
def test_what_a_series_group_gives_is_put_together_in_every_way(how: dict[str, bool]) -> None:
    """Columns, windows, and rows of frames: with as_index=False by their own labels."""
    for call in OF_GROUPS:
        alike(frame(), lambda d, call=call: call(d.groupby("k", **how)))
    alike(frame().sort_values("x"), lambda d: OF_GROUPS[-2](d.groupby("k", **how)))
    unnamed = pd.Categorical(frame()["j"])
    alike(frame(), lambda d: d.groupby(unnamed, **how)[["x"]].agg(np.max))


LEVELS = frame().set_index(["j", "y"])
TIMED = frame().assign(t=pd.to_datetime(["2024-01-01", "2024-01-01", "2024-01-02", "2024-01-04", "2024-01-04"]))
UNSIGNED = frame().assign(u=np.array([100, 200, 250, 3, 7], "uint8"))
NAMED = frame()[["k", "x", "y"]]
HEADERS = {
    "several levels": NAMED.set_axis(pd.MultiIndex.from_tuples([("k", ""), ("v", "x"), ("v", "y")]), axis=1),
    "labels of several types": NAMED.set_axis(["k", 0, 1], axis=1),
}
OF_BOOLS = (
    lambda s: s.argmax(), lambda s: s.argmin(), lambda s: (s == True).argmax(), lambda s: s.isna().sum(),  # noqa: E712 - a Series
    lambda s: s.notna().all(), lambda s: s.dropna().iloc[0], lambda s: s.abs().max(), lambda s: s.hasnans,
)  # fmt: skip
CALLS: dict[str, tuple[pd.DataFrame, Callable[[Any], Any]]] = {
    "each level of the rows is one of a column": (LEVELS, lambda d: OF_GROUPS[0](d.groupby("k"))),
    "and of windows": (LEVELS, lambda d: OF_GROUPS[1](d.groupby("k"))),
    "and of rows that are kept": (LEVELS, lambda d: d.groupby("k").filter(lambda g: len(g) > 2)),
    "a tuple is an object": (frame(), lambda d: d.groupby("k").apply(lambda g: (g.x.sum(), len(g)))),
    "a tuple of a bool": (frame(), lambda d: d.groupby("k").apply(lambda g: (len(g), True))),
    "a tuple of a column": (frame(), lambda d: d.groupby("k")["x"].agg(lambda s: (s.min(), 1))),
    "a row that all groups took by one label": (
        frame()[["k", "x"]].set_axis([7] * 5), lambda d: d.groupby("k").apply(lambda g: g.iloc[-1])
    ),
    "a row of the only group": (frame()[["k", "x"]][:1], lambda d: d.groupby("k").apply(lambda g: g.iloc[-1])),
    "times that a grouper cuts": (
        TIMED, lambda d: d.groupby(pd.Grouper(key="t", freq="D"))["x"].agg(lambda s: s.sum())
    ),
    "the first True of unsigned numbers": (UNSIGNED, lambda d: d.groupby("k")["u"].agg(lambda s: (s > 99).argmax())),
    "the greatest of unsigned numbers": (UNSIGNED, lambda d: d.groupby("k")["u"].agg(lambda s: s.argmax())),
    "the least of some": (UNSIGNED, lambda d: d.groupby("k")["u"].agg(lambda s: s[s > 5].argmin())),
    "a text that is missing": (frame(), lambda d: d.groupby("k")["s"].agg(lambda s: s.hasnans)),
    "an array in transform": (frame(), lambda d: d.groupby("k")["x"].transform(lambda s: np.where(s > 1, s, 0.0))),
    **{f"bools, {i}": (frame(), lambda d, f=f: d.groupby("k")["b"].agg(f)) for i, f in enumerate(OF_BOOLS)},
    **{f"{name}, {way}": (given, lambda d, call=call, by=given.columns[0]: call(d.groupby([by])))
       for name, given in HEADERS.items()
       for way, call in {
           "agg": lambda g: g.agg(lambda s: s.max()), "transform": lambda g: g.transform(lambda s: s - s.mean()),
           "windows": lambda g: g.rolling(2).apply(lambda w: w.sum()),
           "a dict": lambda g, of=given.columns: g.agg({of[1]: np.min, of[2]: np.max}),
       }.items()},
}  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("name", CALLS)
def test_a_result_is_put_together_as_pandas_does_it(name: str) -> None:
    alike(*CALLS[name])


def test_a_tuple_is_several_columns_of_ours() -> None:
    """``udf.DataFrame`` has a column for each of its values."""
    assert list(udf.DataFrame({"k": [1], "x": [2.0]}).groupby("k").apply(lambda d: (d.x.sum(), 1)).columns) == [0, 1]


def test_how_many_columns_there_are_is_part_of_what_is_compiled() -> None:
    """The same function of a wider frame gives another number."""
    function = (lambda d: d.shape[0] * d.shape[1],)[0]
    for given in (frame()[["k", "x"]], frame(), frame()[["k", "x", "y"]]):
        alike(given, lambda d: d.groupby("k").apply(function))


def test_times_that_a_grouper_cuts_are_in_order() -> None:
    """Pandas sorts the rows by them first: other rows are refused, with what to do."""
    with pytest.raises(ArgumentError, match="sort them first"):
        TIMED[::-1].udf.groupby(pd.Grouper(key="t", freq="D"))["x"].agg(lambda s: s.sum())


def test_an_array_is_an_object_in_pandas() -> None:
    """Refused in apply, with what to do; transform takes it."""
    given = frame()
    for groups, function in (
        (given.udf.groupby("k")["x"], lambda s: np.where(s > 1, s, 0.0)),
        (given.udf.groupby("k"), lambda d: d.x.to_numpy()),
    ):
        with pytest.raises(udf.errors.GroupError, match="no labels"):
            groups.apply(function)


def _written(g: Any) -> Any:
    found = {}
    found["rows"] = len(g)
    found["high"] = g["x"].max()
    return pd.Series(found, index=["high", "rows"])


@pytest.mark.parametrize(
    "function",
    [
        _written,
        lambda g: pd.Series(dict(n=len(g), m=g.x.mean())),  # noqa: C408 - as people write it
        lambda g: g[["x", "i"]].sum(),
        lambda g: g[["i", "j"]].max(),
        lambda g: g.agg({"x": "mean", "i": "max"}),
        lambda g: g[["x", "i"]].apply(lambda c: c.max() - c.min()),
        lambda g: g[["x", "i"]].mean() / g.i.sum(),
        lambda g: g.mean(),
        lambda g: g.sum(numeric_only=True),
        lambda g: g[g.i > 0].count(),
        lambda g: g.isna().any(),
    ],
)
def test_a_series_of_a_value_a_column_is_a_row_of_the_result(function: Any) -> None:
    """Its labels are the columns; whole numbers beside floats are floats."""
    random = np.random.default_rng(3)
    given = pd.DataFrame({"k": random.integers(0, 4, 40), "x": random.random(40), "i": random.integers(-3, 9, 40)})
    given["j"] = given["i"].astype("int8")
    mine, other = given.udf.groupby("k"), given.groupby("k")
    pd.testing.assert_frame_equal(mine.apply(function), other.apply(function))
    if not meaning().hands_keys:  # a frame of ours groups as pandas 3 does
        ours = udf.DataFrame(given).groupby("k").apply(function).to_pandas()
        pd.testing.assert_frame_equal(ours, other.apply(function))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("by", "function"),
    in_turn(
        ["k", ["k", "t"]],
        [
            lambda s: s.describe(),
            lambda s: s.agg(["min", "max"]),
            lambda s: pd.Series({"low": s.min(), "rows": len(s)}),
            lambda s: pd.Series([s.max(), s.min()], index=["a", "b"]),
        ],
    ),
)
def test_series_of_one_columns_groups_are_stacked(function: Any, by: Any) -> None:
    """Their labels behind the keys; agg refuses them, as pandas does."""
    random = np.random.default_rng(4)
    given = pd.DataFrame({"k": random.integers(0, 4, 40), "t": random.choice(["a", "b"], 40), "x": random.random(40)})
    mine, other = given.udf.groupby(by)["x"], given.groupby(by)["x"]
    pd.testing.assert_series_equal(mine.apply(function), other.apply(function))
    with pytest.raises(ValueError, match=r"pd\.Series|Must produce"):
        mine.agg(function)
    with pytest.raises(udf.errors.ArgumentError, match="below its key"):
        given.udf.groupby(by, group_keys=False)["x"].apply(function)
