"""Decimals that are written out, ``quantize``, lookups: as in Python, which computes quotients and powers itself."""

import warnings
from decimal import ROUND_HALF_UP, Decimal

import pandas as pd
import pyarrow as pa
import pytest

import udf
from udf.errors import DTypeError, FallbackWarning, UdfCompileError

RATES = {"a": Decimal("0.19"), "b": Decimal("0.07"), "c": Decimal("123456789012345678901234.56")}


@pytest.mark.slow
def test_in_a_function():
    """Constants that are written in it, nulls, quantize."""
    given = pa.array([Decimal("19.99"), None, Decimal("-0.05")], pa.decimal128(10, 2))
    series = udf.Series(given)
    for function in (
        lambda x: x.quantize(Decimal("0.1")),
        lambda x: x.quantize(Decimal(1)),
        lambda x: x.quantize(Decimal("0.0001")),
        lambda x: x + Decimal("1.5") * 2,
    ):
        wanted = [None if x is None else function(x) for x in given.to_pylist()]
        assert series.applymap(function).to_arrow().to_pylist() == wanted
    rated = udf.DataFrame(pa.table({"k": ["b", "a", "c"], "p": given}))
    assert rated.apply(lambda row: RATES[row.k], axis=1).to_arrow().to_pylist() == [RATES[k] for k in "bac"]
    listed = list(RATES.values())
    assert udf.Series([1, -1]).applymap(lambda i: listed[i]).to_arrow().to_pylist() == [listed[1], listed[-1]]


@pytest.mark.parametrize(
    "function",
    [
        lambda x: x / 3, lambda x: x // 3, lambda x: x % 3, lambda x: round(1 / x, 3) > 1,
        lambda x: divmod(x, 3)[1] == 0, lambda x: x.quantize(Decimal("0.1"), ROUND_HALF_UP) == 2,
        lambda x: x**2 > 4, lambda x: x**3 < 0, lambda x: max(x, Decimal("1.00")) > 1, lambda x: min(x, 0) < 0,
    ],
)  # fmt: skip
def test_what_does_not_compile_runs_in_python(function):
    """At pandas' entry points: quotients, other ways to round, powers, the larger of two."""
    series = pd.Series([Decimal("1.95"), Decimal("-2.25")], dtype=pd.ArrowDtype(pa.decimal128(10, 2)))
    with udf.options(fallback="python"), warnings.catch_warnings():
        warnings.simplefilter("ignore", FallbackWarning)
        pd.testing.assert_series_equal(series.udf.map(function), series.map(function))
    with pytest.raises(UdfCompileError):
        udf.Series(series).applymap(function)


UNEQUAL = {1: Decimal("1.5"), 2: Decimal("1.25")}


@pytest.mark.parametrize(
    ("function", "message"),
    [
        (lambda x: x / 3, "/ does not take"),
        (lambda x: x.quantize(0.1), "quantize.. takes a Decimal"),
        (lambda x: x.quantize(Decimal(1), "ROUND_UP"), "no attribute 'quantize'"),
        (lambda x: Decimal(x), "of a value that is computed"),
        (lambda x: x + Decimal(0.1), "more than 38 digits"),  # noqa: RUF032 - as people write it
        (lambda x: x + Decimal("nan"), "more than 38 digits"),
        (lambda x: x + Decimal("x"), "ConversionSyntax"),
        (lambda x: x**2, r"\*\* does not take"),
        (lambda x: max(x, x), r"max.. does not take"),
        (lambda x: x * UNEQUAL[int(x)], "decimals of other numbers of places"),
    ],
)
def test_what_has_no_places_that_are_known_is_refused(function, message):
    with pytest.raises(UdfCompileError, match=message):
        udf.Series(pa.array([Decimal("1.50")], pa.decimal128(10, 2))).applymap(function)


def test_groups_and_windows_say_what_to_do():
    given = pa.array([Decimal("1.50")], pa.decimal128(10, 2))
    frame = udf.DataFrame(pa.table({"k": [1], "p": given}))
    for refused in (
        lambda: frame.groupby("k").apply(lambda g: g.p.sum()),
        lambda: frame.groupby("k")["p"].agg(lambda g: g.sum()),
        lambda: frame["p"].rolling(1).apply(lambda w: 1.0),
    ):
        with pytest.raises(DTypeError, match=r"cast it in Arrow: column.cast\(pyarrow.float64"):
            refused()
