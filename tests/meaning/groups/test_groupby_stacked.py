"""What functions of groups give, put together as pandas does: below or beside each other, with which index."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pandas as pd
import pytest

import udf
from tests.support.budget import in_turn
from udf.base.pandas_meaning import meaning
from udf.errors import ArgumentError


def frame() -> pd.DataFrame:
    """Return rows of two groups, one of another size than the other."""
    return pd.DataFrame(
        {
            "k": [2, 1, 2, 1, 2], "j": list("ababa"), "x": [1.0, 2.0, 3.0, 5.0, 0.5], "y": [1, 2, 3, 4, 5],
            "b": [False, True, True, False, True], "s": ["a", None, "b", "c", None],
        },
        index=[10, 11, 12, 13, 14],
    )  # fmt: skip


def alike(found: Any, wanted: Any) -> None:
    """Hold a result against pandas'."""
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
                alike(given.udf.groupby(by, **how).apply(function), given.groupby(by, **how).apply(function))


@pytest.mark.slow
def test_groups_of_the_same_labels_are_rows_of_a_frame() -> None:
    """One group, or several with the same labels in order; where it would be far too wide, it is refused."""
    one, several = frame().assign(k=1), frame()[:4].set_axis([0, 0, 1, 1])
    for given in (one, several):
        for function in COLUMNS[:3]:
            alike(given.udf.groupby("k").apply(function), given.groupby("k").apply(function))
    with pytest.raises(ArgumentError, match="all groups have the same labels"):
        pd.DataFrame({"k": np.ones(20_000), "x": 1.0}).udf.groupby("k").apply(lambda d: d.x * 2)
    other = frame()[:4].set_axis([0, 0, 1, 2])
    alike(other.udf.groupby("k").apply(COLUMNS[0]), other.groupby("k").apply(COLUMNS[0]))


@pytest.mark.slow
@pytest.mark.parametrize("how", WAYS)
def test_what_a_series_group_gives_is_put_together_in_every_way(how: dict[str, bool]) -> None:
    """Columns, windows, and rows of frames: with as_index=False by their own labels."""
    given = frame()
    mine, other = given.udf.groupby("k", **how), given.groupby("k", **how)
    alike(mine["x"].apply(lambda s: s.cumsum()), other["x"].apply(lambda s: s.cumsum()))
    alike(mine["x"].rolling(2).apply(lambda w: w.sum()), other["x"].rolling(2).apply(lambda w: w.sum()))
    alike(mine[["x", "y"]].rolling(2).apply(lambda w: w.sum()), other[["x", "y"]].rolling(2).apply(lambda w: w.sum()))
    alike(mine["x"].expanding().apply(lambda w: w.max()), other["x"].expanding().apply(lambda w: w.max()))
    for function in (lambda d: d.nlargest(1, "x"), lambda d: d.sort_values("x"), lambda d: d[d.x > 0.7]):
        alike(mine.apply(function), other.apply(function))
    ordered = frame().sort_values("x")
    whole = (lambda d: d.sort_values("x"),)[0]
    alike(ordered.udf.groupby("k", **how).apply(whole), ordered.groupby("k", **how).apply(whole))
    unnamed = pd.Categorical(given["j"])
    alike(
        given.udf.groupby(unnamed, **how)[["x"]].agg(np.max),
        given.groupby(unnamed, **how)[["x"]].agg(lambda s: s.max()),
    )


def test_rows_have_several_levels_of_labels() -> None:
    """Each is a level of its own in what comes out."""
    given = frame().set_index(["j", "y"])
    for function in (
        lambda g: g["x"].apply(lambda s: s.cumsum()),
        lambda g: g["x"].rolling(2).apply(lambda w: w.sum()),
    ):
        alike(function(given.udf.groupby("k")), function(given.groupby("k")))
    alike(given.udf.groupby("k").filter(lambda d: len(d) > 2), given.groupby("k").filter(lambda d: len(d) > 2))


@pytest.mark.slow
def test_a_tuple_is_an_object_in_pandas() -> None:
    """One a group, in a Series; udf.DataFrame has a column for each of its values."""
    given = frame()
    for function in (lambda d: (d.x.sum(), len(d)), lambda d: (len(d), True)):
        alike(given.udf.groupby("k").apply(function), given.groupby("k").apply(function))
    alike(given.udf.groupby("k")["x"].agg(lambda s: (s.min(), 1)), given.groupby("k")["x"].agg(lambda s: (s.min(), 1)))
    assert list(udf.DataFrame({"k": [1], "x": [2.0]}).groupby("k").apply(lambda d: (d.x.sum(), 1)).columns) == [0, 1]


@pytest.mark.slow
def test_the_header_is_that_of_the_columns() -> None:
    """Of several levels, or of labels of several types; a row that all groups took by one label is called so."""
    nested = frame()[["k", "x", "y"]].set_axis(pd.MultiIndex.from_tuples([("k", ""), ("v", "x"), ("v", "y")]), axis=1)
    mixed = frame()[["k", "x", "y"]].set_axis(["k", 0, 1], axis=1)
    for given, by in ((nested, [("k", "")]), (mixed, ["k"])):
        mine, other = given.udf.groupby(by), given.groupby(by)
        alike(mine.agg(lambda s: s.max()), other.agg(lambda s: s.max()))
        alike(mine.transform(lambda s: s - s.mean()), other.transform(lambda s: s - s.mean()))
        alike(mine.rolling(2).apply(lambda w: w.sum()), other.rolling(2).apply(lambda w: w.sum()))
        functions = {given.columns[1]: np.min, given.columns[2]: np.max}
        alike(
            mine.agg(functions), other.agg({given.columns[1]: lambda s: s.min(), given.columns[2]: lambda s: s.max()})
        )
    for given in (frame()[["k", "x"]].set_axis([7] * 5), frame()[["k", "x"]][:1]):
        alike(given.udf.groupby("k").apply(lambda d: d.iloc[-1]), given.groupby("k").apply(lambda d: d.iloc[-1]))


def test_how_many_columns_there_are_is_part_of_what_is_compiled() -> None:
    """The same function of a wider frame gives another number."""
    function = (lambda d: d.shape[0] * d.shape[1],)[0]
    for given in (frame()[["k", "x"]], frame(), frame()[["k", "x", "y"]]):
        alike(given.udf.groupby("k").apply(function), given.groupby("k").apply(function))


def test_times_that_a_grouper_cuts_are_in_order() -> None:
    """Pandas sorts the rows by them first: other rows are refused, with what to do."""
    given = frame().assign(t=pd.to_datetime(["2024-01-01", "2024-01-01", "2024-01-02", "2024-01-04", "2024-01-04"]))
    by = pd.Grouper(key="t", freq="D")
    alike(given.udf.groupby(by)["x"].agg(lambda s: s.sum()), given.groupby(by)["x"].agg(lambda s: s.sum()))
    with pytest.raises(ArgumentError, match="sort them first"):
        given[::-1].udf.groupby(by)["x"].agg(lambda s: s.sum())


@pytest.mark.parametrize(
    "function",
    [
        lambda s: s.argmax(),
        lambda s: s.argmin(),
        lambda s: (s == True).argmax(),  # noqa: E712 - a Series
        lambda s: s.isna().sum(),
        lambda s: s.notna().all(),
        lambda s: s.dropna().iloc[0],
        lambda s: s.abs().max(),
        lambda s: s.hasnans,
    ],
)
def test_bools_are_values_like_others(function: Callable[..., Any]) -> None:
    """True is more than False, and none is missing."""
    alike(frame().udf.groupby("k")["b"].agg(function), frame().groupby("k")["b"].agg(function))


@pytest.mark.slow
def test_conditions_of_unsigned_numbers_and_missing_texts() -> None:
    """``(s > 0).argmax()`` is the first True; 200 is more than 100 in 8 bits; a text can be missing."""
    given = frame().assign(u=np.array([100, 200, 250, 3, 7], "uint8"))
    for function in (lambda s: (s > 99).argmax(), lambda s: s.argmax(), lambda s: s[s > 5].argmin()):
        alike(given.udf.groupby("k")["u"].agg(function), given.groupby("k")["u"].agg(function))
    alike(given.udf.groupby("k")["s"].agg(lambda s: s.hasnans), given.groupby("k")["s"].agg(lambda s: s.hasnans))


def test_an_array_is_an_object_in_pandas() -> None:
    """Refused in apply, with what to do; transform takes it, as pandas does."""
    given = frame()
    for groups, function in (
        (given.udf.groupby("k")["x"], lambda s: np.where(s > 1, s, 0.0)),
        (given.udf.groupby("k"), lambda d: d.x.to_numpy()),
    ):
        with pytest.raises(udf.errors.GroupError, match="no labels"):
            groups.apply(function)
    alike(
        given.udf.groupby("k")["x"].transform(lambda s: np.where(s > 1, s, 0.0)),
        given.groupby("k")["x"].transform(lambda s: np.where(s > 1, s, 0.0)),
    )


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
