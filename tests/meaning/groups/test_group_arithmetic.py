"""Arithmetic of Series of integers of few bits, by zero, with conditions of nulls: pandas', or refused."""

import contextlib
import itertools

import numpy as np
import pandas as pd
import pytest

import udf
import udf.doors.pandas.pandas_accessor
from tests.support.budget import some
from tests.support.group_frames import assert_same, function_of, quietly
from udf.base.operators import KEEPING, keeps_bits
from udf.errors import ArgumentError, UdfCompileError
from udf.frontend.rules.array.elementwise import NUMPY

RANDOM = np.random.default_rng(31)
ROWS = 60
NARROW = ("int8", "int16", "int32", "uint8", "uint16", "uint32")
ENDS = {name: np.iinfo(name) for name in NARROW}
FRAME = pd.DataFrame(
    {
        "k": RANDOM.integers(0, 4, ROWS),
        "c": pd.Categorical(RANDOM.choice(np.array(["a", "b", None], object), ROWS)),
        "i": RANDOM.integers(-5, 6, ROWS),
        "n": pd.array(RANDOM.choice(np.array([None, 1, 2, 5], object), ROWS), "Int64"),
        **{name: RANDOM.integers(ENDS[name].min, ENDS[name].max, ROWS, dtype=name) for name in NARROW},
    }
)
WRAPS = (
    "(s - 4).max()", "(-s).max()", "(4 - s).min()", "(s * 100).max()", "(s ** 2).max()", "(s + s).mean()",
    "s.sub(4).max()", "(~s).min()", "abs(s - 7).max()", "(s.values * 3).max()", "np.subtract(s, 4).max()",
    "np.square(s).max()",    "(s[s > 3] - 9).min()", "(s * 2 + 1).max()", "(np.fmax(s, s) + s).max()",
    "(np.sign(s) + s + s).max()", "(s.round() * 2).min()", "(np.gcd(s, s) + s).max()",
)  # fmt: skip
BY_ZERO = ("(s // s).sum()", "(s % s).sum()", "(7 // s).sum()", "np.mod(s, s).max()", "s.floordiv(s).min()")


@pytest.mark.parametrize(("source", "column"), some(itertools.product(WRAPS, NARROW), each=8))
def test_integers_of_few_bits_wrap_as_in_pandas(source, column) -> None:
    """uint8 less 4 is 255; a Python int that does not fit such a column is pandas' OverflowError, refused here."""
    function = function_of(source)
    try:
        wanted = quietly(lambda: FRAME.groupby("k")[column].agg(function))
    except OverflowError:
        return
    assert_same(FRAME.udf.groupby("k")[column].agg(function), wanted)


def test_what_keeps_integers_of_few_bits_in_numpy_keeps_them_here() -> None:
    """Each function of items that has integers of 8 bits of such, of the NumPy that is installed."""
    one, kept = np.array([1], dtype="int8"), set()
    for function in NUMPY:
        for count in [function.nin] if isinstance(function, np.ufunc) else (1, 2, 3):
            with contextlib.suppress(TypeError, ValueError):
                made = quietly(lambda: function(*[one] * count))  # noqa: B023 - it is called right here
                new = made is not one or function in KEEPING  # NumPy 1's round() gives integers back
                kept |= {function} if getattr(made, "dtype", None) == one.dtype and new else set()
    assert len(kept) > 20
    assert [function.__name__ for function in kept if not keeps_bits(function)] == []
    assert [function.__name__ for function in NUMPY if keeps_bits(function) and function not in kept] == []


@pytest.mark.parametrize("made", ["np.fmax(a, b)", "np.clip(a, 0, 120)"])
def test_a_single_integer_of_few_bits_wraps_as_in_pandas(made) -> None:
    """In the last group, which the groups that are tried first do not tell."""
    frame = pd.DataFrame({"k": np.repeat(np.arange(40), 2), "x": np.repeat([1, 100], [78, 2]).astype("int8")})
    function = function_of(f"(lambda a, b: {made} + {made} > 50)(s.iloc[0], s.iloc[1])")
    wanted = quietly(lambda: frame.groupby("k")["x"].agg(function))
    assert not wanted.any() or np.__version__ < "2"  # whose clip() of one integer gives 64 bits
    with udf.options(fallback=None):
        assert_same(quietly(lambda: frame.udf.groupby("k")["x"].agg(function)), wanted)


@pytest.mark.parametrize("source", ["(s - len(s)).max()", "(s * s.sum()).max()", "(s + 1000).max()"])
def test_a_width_that_is_unknown_is_refused(source) -> None:
    """A number of NumPy's decides on the type where one of Python's does not."""
    with pytest.raises(UdfCompileError, match="not a constant"):
        FRAME.udf.groupby("k")["uint8"].agg(function_of(source))


@pytest.mark.parametrize("source", BY_ZERO)
def test_an_integer_by_zero_is_refused_in_a_series(source) -> None:
    """The column is floats then in pandas: NaN, inf; without a zero there is nothing to say."""
    function, apart = function_of(source), FRAME.assign(i=FRAME["i"].abs() + 1)
    with pytest.raises(ZeroDivisionError, match="pandas makes floats"):
        FRAME.udf.groupby("k")["i"].agg(function)
    with pytest.raises(ZeroDivisionError, match="pandas makes floats"):
        FRAME["i"].udf.agg(function)
    assert_same(apart.udf.groupby("k")["i"].agg(function), apart.groupby("k")["i"].agg(function))
    for constant in ("(s // 0).sum()", "s.mod(0).count()"):
        with pytest.raises(ZeroDivisionError, match="pandas makes floats"):
            FRAME.udf.groupby("k")["i"].agg(function_of(constant))


@pytest.mark.parametrize("source", ["((s > 1) * 1).max()", "((s > 1) - 1).sum()", "((s == 2) / 2).mean()"])
def test_arithmetic_with_a_condition_of_nulls_is_refused(source) -> None:
    """A null is neither 0 nor 1."""
    with pytest.raises(UdfCompileError, match="arithmetic with a condition"):
        FRAME.udf.groupby("k")["n"].agg(function_of(source))
    whole = FRAME.assign(n=FRAME["n"].fillna(0))
    assert_same(whole.udf.groupby("k")["n"].agg(function_of(source)), whole.groupby("k")["n"].agg(function_of(source)))


@pytest.mark.slow
def test_a_sum_of_negative_zeros_is_none() -> None:
    """Nor is a mean or a median: of what a function computes, of rows that it chooses, of arrays, of windows."""

    def sums(g: pd.DataFrame) -> pd.Series:
        x = g["x"]
        return pd.Series({
            "a": x.sum(), "b": (x * 1).sum(), "c": (-abs(x)).sum(), "d": x[x <= 0].sum(), "e": np.sum(x.values * 2.0),
            "f": np.where(x > 0, x, x).sum(), "g": x.fillna(0).sum(), "h": x.shift(1).sum(), "i": x.median(),
            "j": (x * 1).mean(), "k": (x * 1).prod(), "l": np.nansum(x + x), "m": x.max(),
        })  # fmt: skip

    frame = pd.DataFrame({"k": [1, 1, 2, 3, 3, 3], "x": [-0.0] * 6})
    found, wanted = (of.groupby("k")[["x"]].apply(sums).to_numpy() for of in (frame.udf, frame))
    assert list(map(repr, found.ravel())) == list(map(repr, wanted.ravel()))
    found, wanted = (of.rolling(2).apply(lambda w: (w * 1).sum() + w.median()) for of in (frame["x"].udf, frame["x"]))
    assert list(map(repr, found)) == list(map(repr, wanted))


@pytest.mark.parametrize("source", ["s.values.std()", "s.array.var()", "np.nanstd(s.values)"])
def test_the_arrays_of_nullable_columns_are_refused(source) -> None:
    """Their ``std`` has another ddof than NumPy's, and leaves NA out."""
    with pytest.raises(ArgumentError, match="array of pandas"):
        FRAME.udf.groupby("k")["n"].agg(function_of(source))
    with pytest.raises(ArgumentError, match="array of pandas"):
        FRAME["n"].udf.agg(function_of(source))


@pytest.mark.parametrize("by", ["c", ["c", "k"]])
def test_a_filter_of_null_categories_is_refused(by) -> None:
    """The rows whose category is null are left out in pandas, whatever the function says."""
    groups = FRAME.udf.groupby(by, dropna=False, observed=True)
    with pytest.raises(ArgumentError, match="null category"):
        groups.filter(lambda g: g.i.sum() > -100)
    wanted = FRAME.groupby(by, observed=True).filter(lambda g: g.i.sum() > -100)
    pd.testing.assert_frame_equal(FRAME.udf.groupby(by, observed=True).filter(lambda g: g.i.sum() > -100), wanted)


FEW_BITS = {
    "a type": "np.float32(s.max())",
    "on all paths that are taken": "np.float32(s.max()) if s.max() > -99 else s.min()",
    "an integer": "np.int32(s.max())",
    "of a helper": "narrow(s.max())",
}


def narrow(x):
    return np.float32(x) * 2


@pytest.mark.parametrize("case", FEW_BITS)
def test_results_of_few_bits_have_pandas_dtype(case) -> None:
    """Of columns of 64 bits, where the function itself names the type."""
    function = eval(f"lambda s: {FEW_BITS[case]}", {"np": np, "narrow": narrow})  # noqa: S307 - what is tested
    for frame in (FRAME, FRAME.assign(i=FRAME["i"] * 0.3)):
        assert_same(frame.udf.groupby("k")["i"].agg(function), frame.groupby("k")["i"].agg(function))
