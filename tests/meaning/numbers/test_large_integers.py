"""Integers near the end of 64 bits: averages are those of floats, as in pandas; Python's sums are exact or raise."""

import warnings

import numpy as np
import pandas as pd
import pytest

import udf
import udf.doors.pandas.pandas_accessor
from tests.support.budget import in_turn
from tests.support.frontend_cases import on_cpu
from tests.support.group_frames import function_of
from udf.errors import FallbackWarning

RANDOM = np.random.default_rng(20)
LARGE = RANDOM.integers(2**60, 2**63 - 1, 30)
FRAME = pd.DataFrame({"k": RANDOM.integers(0, 4, 30), "s": LARGE, "n": pd.array(LARGE, "Int64"), "o": LARGE // 3})
ROWS = pd.DataFrame({name: LARGE // (1 + place % 2) for place, name in enumerate("abcde")})

AVERAGES = (
    "s.mean()", "s.std()", "s.var()", "s.sem()", "np.mean(s)", "np.std(s)", "np.average(s)", "s.values.mean()",
    "s.to_numpy().std()", "(s // 1).mean()", "s.head(5).mean()", "s[s > 2**61].std()", "(s - s.mean()).abs().mean()",
    "np.nanmean(s)", "s.cumsum().mean()", "s.cov(s)", "np.cov(s, s)[0, 1]", "s.sort_values().tail(3).mean()",
)  # fmt: skip
SUMS = ("sum(s)", "sum(s) / len(s)", "sum(s[s > 0])", "sum(s.tolist())", "sum([v for v in s])", "sum(s, 1)")


def close(found, wanted) -> None:
    """Assert that ours is pandas', but for the last digits of a sum."""
    if isinstance(wanted, pd.DataFrame):
        pd.testing.assert_frame_equal(found, wanted, rtol=1e-12)
    elif isinstance(wanted, pd.Series):
        pd.testing.assert_series_equal(found, wanted, rtol=1e-12)
    else:
        assert found == pytest.approx(wanted, rel=1e-12)


@pytest.mark.parametrize(
    ("source", "column"),
    [(source, column) for source, column in in_turn(AVERAGES, "sn") if column == "s" or ".values" not in source],
)
def test_averages_of_groups_are_those_of_floats(source, column) -> None:
    """A sum of integers that needs more than 64 bits is on the way to none of them."""
    function = function_of(source)
    close(FRAME.udf.groupby("k")[column].agg(function), FRAME.groupby("k")[column].agg(function))


@pytest.mark.parametrize("source", AVERAGES)
def test_averages_of_columns_are_those_of_floats(source) -> None:
    """A whole column, and each column of a frame."""
    function = function_of(source)
    close(FRAME["s"].udf.agg(function), FRAME["s"].agg(function))
    numbers = FRAME[["s", "o"]]
    close(numbers.udf.agg(function), numbers.agg(function))


@pytest.mark.parametrize("source", ["g.mean()", "g.std()", "np.average(g.s, weights=g.o)", "g.mean(axis=1).max()"])
def test_averages_of_a_groups_frame_are_those_of_floats(source) -> None:
    """Of each column, of each row, and with weights."""
    function, by = function_of(source), FRAME["k"].to_numpy()
    numbers = FRAME[["s", "o"]]
    close(numbers.udf.groupby(by).apply(function), numbers.groupby(by).apply(function))


@pytest.mark.parametrize(
    "function",
    [
        lambda r: r.mean(), lambda r: r.std(), lambda r: r.sem(), lambda r: np.mean(r), lambda r: r.values.mean(),
        lambda r: np.std([r.a, r.b, r.c, r.d]), lambda r: r[["a", "b", "c", "d"]].mean(),
    ],
)  # fmt: skip
def test_averages_of_rows_are_those_of_floats(function) -> None:
    """Of a row, of some of its values, of a list of them."""
    close(ROWS.udf.apply(function, axis=1), ROWS.apply(function, axis=1))


@pytest.mark.parametrize(
    "function",
    [
        lambda x: x * (LARGE.mean() / LARGE.std()),
        lambda x: LARGE[LARGE > 2**61].mean() + x,
        lambda x: (LARGE - 5).mean() + x,
        lambda x: np.average(LARGE, weights=LARGE) + x,
    ],
)
def test_averages_of_captured_arrays_are_those_of_floats(function) -> None:
    """An array of a million integers is no other."""
    values = pd.Series([1.0, 2.5])
    close(values.udf.map(function), values.map(function))


@pytest.mark.parametrize(("source", "rows"), in_turn(SUMS, [3, 8, 30]))
def test_pythons_sum_raises_where_it_needs_more_than_64_bits(source, rows) -> None:
    """NumPy's wraps; Python's has any number of digits, of which a column has 64 bits."""
    function = function_of(source)
    with pytest.raises(OverflowError, match="64 bits"):
        FRAME["s"].head(rows).udf.agg(function)
    small = FRAME["s"].head(rows) // 100
    assert small.udf.agg(function) == small.agg(function)


def test_a_list_of_a_row_is_summed_in_pythons_way() -> None:
    """``sum`` of a list that the row makes."""
    texts = pd.Series([f"{2**62} {2**61} 1", "1 2 3"])
    close(texts.udf.map(lambda s: sum([int(word) for word in s.split()])), pd.Series([2**62 + 2**61 + 1, 6]))
    with pytest.raises(OverflowError, match="64 bits"):
        (texts + f" {2**62}").udf.map(lambda s: sum([int(word) for word in s.split()]))


@pytest.mark.parametrize("source", ["s - s.mean()", "(s - s.mean()) / s.std()", "s / s.sum()", "s * 0.5"])
def test_a_column_computed_of_large_integers_is_pandas(source) -> None:
    """Arithmetic with a float gives floats; no integer is lost where a function returns."""
    function = function_of(source)
    close(FRAME.udf.groupby("k")["s"].transform(function), FRAME.groupby("k")["s"].transform(function))


AMOUNTS = (0, 1, 63, 64, 2**31, 2**32, 2**32 + 1, 2**40, 2**62)


@pytest.mark.parametrize("dtype", ["int64", "uint64"])
def test_all_bits_of_a_shifts_amount_count(dtype: str) -> None:
    """LLVM's back end for PTX once took the low 32: ``x >> 2**32`` was ``x``, and ``x << 2**32`` raised nothing."""
    rows = [(9, amount) for amount in AMOUNTS]
    assert on_cpu(lambda x, y: x >> y, [dtype, "int64"], rows).tolist() == [9 >> y for y in AMOUNTS]
    wrapped = on_cpu(lambda x, y: x << y, [dtype, "int64"], rows, overflow="wrap").astype("uint64")
    assert wrapped.tolist() == [9 << y & (2**64 - 1) if y < 64 else 0 for y in AMOUNTS]
    assert on_cpu(lambda x, y: np.left_shift(x, y), ["int64"] * 2, [(9, 2**32)]).tolist() == [0]
    for row in [row for row in rows if row[1] > 63]:
        with pytest.raises(OverflowError, match="64 bits"):
            on_cpu(lambda x, y: x << y, [dtype, "int64"], [row])


UNSIGNED = pd.Series([2**63, 2**64 - 1, 1, 2], dtype="uint64")


@pytest.mark.parametrize(
    "source", ["np.mean([x, 1])", "np.max((x, x > 1))", "np.array([x, 7]).min()", "np.sum([x, 5])"]
)
def test_an_array_of_integers_beyond_int64_is_pythons(source) -> None:
    """Such a list was read as int64: ``np.max([2**63, 1])`` was 1."""
    function = eval("lambda x: " + source)  # noqa: S307 - text from above
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", FallbackWarning)
        close(UNSIGNED.udf.map(function, fallback="python"), UNSIGNED.map(function))
    with pytest.raises(OverflowError, match="64 bits"):
        udf.Series(UNSIGNED).map(function)


def test_a_place_outside_is_seen_before_the_items_meet() -> None:
    """``[x, 1][x]``: a list of Python's has any ints, and an int64 has not."""
    numbers = pd.Series([1, 2**64 - 1], dtype="uint64")
    for function in (lambda x: [x, 1][x], lambda x: (x, 0.5)[x]):
        with pytest.raises(IndexError), udf.options(fallback="error"):
            numbers.udf.map(function)
        assert numbers[:1].udf.map(function).tolist() == numbers[:1].map(function).tolist()
