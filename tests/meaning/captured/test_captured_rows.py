"""Rows of captured frames and Series by a condition, and what is asked of their columns as a whole."""

import numpy as np
import pandas as pd
import pytest

from tests.support.against_python import assert_is_pandas
from udf.errors import UdfCompileError

# what people write
SHOPS = pd.DataFrame({
    "id": [1, 2, 3, 4], "name": ["ann", "bo", None, "Dee"], "rate": [0.1, np.nan, 0.3, 0.4],
    "open": [True, False, True, False], "n": [5, 6, 7, 8],
})  # fmt: skip
PRICES = pd.DataFrame({
    "kind": ["a", "a", "b", "b"], "price": [1.0, 1.5, 2.0, 2.5],
    "start": pd.to_datetime(["2024-01-01", "2024-03-01", "2023-06-01", "2024-07-01"]),
})  # fmt: skip
STEPS = pd.Series([1.5, 2.5, -1.0], index=["p", "q", "r"])
HALVES = pd.Series(np.array([0.1, 0.2, 0.3], "f4"))
BYTES = pd.Series(np.array([100, 50], "i1"))


def name_of(x):
    """Ask whether there is a row first."""
    found = SHOPS[SHOPS.id == x]
    if found.empty:
        return "missing"
    return found["name"].iloc[0]


def first_row(x):
    """Take a row, and then its values."""
    try:
        return SHOPS[SHOPS.id == x].iloc[0]["rate"]
    except IndexError:
        return -9.0


def several(x):
    """Give the condition a name."""
    chosen = SHOPS["id"] >= x
    if not chosen.any():
        return 0
    row = SHOPS[chosen].iloc[0]
    return row["n"] + row.id + SHOPS[chosen].shape[0]


OF_NUMBERS = [
    name_of, first_row, several,
    lambda x: SHOPS.loc[SHOPS["id"] == x, "rate"].values[0] if x in SHOPS.id.values else np.nan,
    lambda x: SHOPS.loc[SHOPS.id == x].n.sum() + len(SHOPS[SHOPS.n > x]),
    lambda x: SHOPS[SHOPS.open & (SHOPS.n > x)].n.max() if x < 7 else 0,
    lambda x: SHOPS[~SHOPS.open & SHOPS.rate.notna()].n.sum() + x,
    lambda x: SHOPS["rate"][SHOPS["id"] != x].mean() / x,
    lambda x: SHOPS[(SHOPS.id == x) | SHOPS.n.isin([x, 8])].rate.sum(),
    lambda x: SHOPS[SHOPS.id == x].index[0] if x in SHOPS.id.tolist() else -1,
    lambda x: SHOPS.iloc[x % 4]["n"] + SHOPS.iloc[x % 4, 4] + SHOPS.iloc[x % 4].name,
    lambda x: SHOPS.loc[(SHOPS.n - x).abs().idxmin(), "rate"],
    lambda x: SHOPS[SHOPS.n > 5].rate.idxmax() + x,
    lambda x: STEPS.iloc[x % 3] / (x - 1),
    lambda x: STEPS.index[(STEPS - x).abs().argmin()],
    lambda x: STEPS[x < STEPS].sum() / STEPS.values[x % 3],
    lambda x: np.dot(STEPS.values, STEPS) + np.interp(x, SHOPS.id, SHOPS.n),
    lambda x: HALVES.iloc[x % 3] * 3 + HALVES[HALVES > 0.15].sum(),
    lambda x: HALVES[x % 3] * 3,
    lambda x: BYTES.iloc[x % 2] + BYTES.iloc[0],
    lambda x: STEPS[STEPS.index[x % 3]] + (x in SHOPS.index),
]  # fmt: skip
OF_TEXTS = [
    lambda t: SHOPS[SHOPS.name == t].n.sum(),
    lambda t: SHOPS[SHOPS["name"] != t]["n"].sum(),
    lambda t: SHOPS.loc[SHOPS.name == t, "n"].iloc[0] if t in SHOPS["name"].unique() else -1,
]
OF_ROWS = [
    lambda r: PRICES[(PRICES.kind == r.kind) & (PRICES.start <= r.when)].price.sum(),
    lambda r: PRICES.loc[(PRICES["kind"] == r["kind"]) & PRICES["start"].le(r["when"]), "price"].max(),
    lambda r: len(PRICES[PRICES.start.between(r.when, r.when + pd.Timedelta(days=200))]),
]


MANY = pd.DataFrame({
    "id": np.arange(5000)[::-1], "v": np.where(np.arange(5000) % 7 == 0, np.nan, np.arange(5000) * 0.5),
    "name": [None if i % 3 == 0 else f"k{i % 500}" for i in range(5000)],
})  # fmt: skip
LONG = pd.Series(np.arange(5000) * 1.5, index=[f"i{i}" for i in range(5000)])
WIDE = pd.DataFrame({
    "i": [3, 1, 0, 1], "flag": [True, False, True, True], "part": np.array([0.1, 0.5, 2.5, 3.0], "f4"),
    "small": np.array([250, 3, 1, 0], "u1"), "whole": pd.array([3, None, 0, 1], dtype="Int64"),
})  # fmt: skip
OF_MANY = [
    lambda x: MANY[MANY.id == x].name.values[0] if (MANY.id == x).any() else "none",
    lambda x: MANY[(MANY.id > x) & MANY.v.notna()].v.sum() + len(MANY[MANY.id > x]),
    lambda x: MANY.iloc[x % 5000, 1] / (x - 3) + (x in MANY.id.values),
    lambda x: LONG.iloc[x % 5000] / (x - 3) + LONG[x < LONG].mean() + LONG["i3"],
    lambda x: MANY.loc[MANY.name == "k5", "id"].max() - x,
]
OF_WIDE = [
    lambda x: WIDE[WIDE.i == x].flag.iloc[0] / 0 if x in {0, 1, 3} else 0,
    lambda x: WIDE[WIDE.i == x].flag.sum() / (x - x) if x in {0, 1, 3} else 0,
    lambda x: WIDE[WIDE.i == x].part.iloc[0] if x in {0, 1, 3} else None,
    lambda x: WIDE[WIDE.flag].part.sum() * x,
]
TRIPS = pd.DataFrame({"kind": ["a", "b", "c"], "when": pd.to_datetime(["2024-01-05", "2024-08-10", "2024-03-01"])})
CASES = [
    *((function, pd.Series([3, 1, 2, 9, 0])) for function in OF_NUMBERS),
    *((function, pd.Series(["ann", "cy", "", "Dee"])) for function in OF_TEXTS),
    *((function, TRIPS) for function in OF_ROWS),
    *((function, pd.Series([3, 4999, 2, 12345])) for function in OF_MANY),
    *((function, pd.Series([3, 1, 0, -2])) for function in OF_WIDE),
]


@pytest.mark.filterwarnings("ignore")  # NumPy's own, of a division by zero
@pytest.mark.parametrize(("function", "given"), CASES)
def test_a_function_gives_what_pandas_gives(function, given) -> None:
    """Values and dtype; a number that a column gives is NumPy's. Of many rows a table has each one's place."""
    assert_is_pandas(given, lambda d: d.map(function) if given.ndim == 1 else d.apply(function, axis=1))


def test_an_item_of_a_series_is_no_question_to_all_of_it() -> None:
    """``series[x].sum()`` asks one number, which has no such method here; it was the sum of all."""
    with pytest.raises(UdfCompileError, match="no attribute 'sum'"):
        pd.Series(["p", "r"]).udf.map(lambda k: STEPS[k].sum())


def test_no_row_is_pythons_own_error() -> None:
    with pytest.raises(IndexError):
        pd.Series([7]).udf.map(lambda x: SHOPS[SHOPS.id == x].n.iloc[0])


def in_a_loop(x):
    """Change the condition after rows were taken by it."""
    total = 0
    for i in range(3):
        chosen = SHOPS.id == x + i
        if i != 1:
            total += SHOPS[chosen].n.sum()
    return total


def test_a_condition_with_a_name_in_a_loop_is_refused() -> None:
    """It could be another by the time that it is looked at."""
    with pytest.raises(UdfCompileError, match="write it where they are chosen"):
        pd.Series([1]).udf.map(in_a_loop)


def test_many_values_that_change_are_seen() -> None:
    frame = MANY.copy()
    ask = lambda x: frame[frame.id == x].v.sum()
    pd.Series([4998]).udf.map(ask)
    frame.loc[1, "v"] = -1.0
    assert pd.Series([4998]).udf.map(ask).tolist() == [-1.0]


@pytest.mark.parametrize("function", [lambda r: round(r.a > 1), lambda r: np.sign(r.a > 1)])
def test_numpys_bools_are_not_rounded(function) -> None:
    """NumPy raises TypeError; it was a number."""
    with pytest.raises(UdfCompileError, match="of a bool"):
        pd.DataFrame({"a": [1, 2]}).udf.apply(function, axis=1)


@pytest.mark.parametrize("label", ["small", "whole"])
def test_columns_of_which_pandas_gives_other_numbers_are_refused(label) -> None:
    """Unsigned ones, of which sums are uint64, and nullable ones with nulls, which give NA."""
    with pytest.raises(UdfCompileError, match="cannot be used as a whole"):
        pd.Series([1]).udf.map(lambda x: WIDE[WIDE[label] == x].i.sum())
