"""Decimals: what a context of 28 digits gives, written out, quantized and looked up, as in Python."""

import decimal
import random
import warnings
from decimal import ROUND_HALF_UP, Decimal

import numpy as np
import pandas as pd
import pyarrow as pa
import pytest
from pyarrow import compute

import udf
from tests.support.budget import budget
from udf.errors import ArgumentError, CapturedValueError, DTypeError, FallbackWarning, UdfCompileError

RATE, ZERO = Decimal("1.05"), Decimal("0.00")


class Row:
    """A row in Python."""

    def __init__(self, p, q, k):
        self.p, self.q, self.k = p, q, k


def decimals(rng, sizes, scale):
    """Return decimals of up to so many digits each, some of them the odd ones: 0, 1, ties, the largest."""
    made = []
    for digits in sizes:
        most = 10**digits - 1
        size = min(
            rng.choice([0, 1, 5, 15, 25, most, most // 10 + 1, rng.randint(0, most), rng.randint(0, most)]), most
        )
        made.append(Decimal(rng.choice([1, -1]) * size).scaleb(-scale, decimal.Context(prec=50)))
    return made


def frame(seed, sizes=(7, 12, 28, 38), scales=(2, 3), rows=80):
    """Return columns as Python and as Arrow have them, a quarter of the rows of each size."""
    rng = random.Random(seed)
    digits = [sizes[i * len(sizes) // rows] for i in range(rows)]
    columns = [decimals(rng, digits, scale) for scale in scales]
    numbers = [rng.choice([0, 1, -1, 7, -(2**40), 2**62]) for _ in range(rows)]
    arrays = [pa.array(one, pa.decimal128(38, scale)) for one, scale in zip(columns, scales, strict=True)]
    table = pa.table({"p": arrays[0], "q": arrays[1], "k": numbers})
    return udf.DataFrame(table), [Row(*row) for row in zip(*columns, numbers, strict=True)]


def outcome(function, row):
    """Return what Python gives; "rounded" where its 28 digits do not hold the result, as those of a wider one do."""
    made = []
    for digits in (28, 400):
        with decimal.localcontext() as context:
            context.prec = digits
            try:
                made.append(function(row))
            except decimal.InvalidOperation:
                return "rounded"
    if str(made[0]) != str(made[1]) or (type(made[0]) is int and not -(2**63) <= made[0] < 2**63):
        return "rounded"
    return made[0]


def check(function, table, rows, small=0):
    """Compare each row: value, type and the places behind the point.

    Beyond the ``small`` first rows some step may be rounded in Python, whose result is the exact one none the less.
    """
    wanted = [outcome(function, row) for row in rows]
    given = list(table.apply(function, errors="null"))
    for number, (one, other, row) in enumerate(zip(given, wanted, rows, strict=True)):
        if one is None:
            assert other == "rounded" or number >= small, (row.p, row.q, row.k, other)
            continue
        assert type(one) is type(other), (row.p, row.q, row.k, one, other)
        assert str(one).lstrip("-") == str(other).lstrip("-"), (row.p, row.q, row.k)
        assert one == other
    assert any(one is not None for one in given)


FUNCTIONS = [
    lambda row: row.p + row.q,
    lambda row: row.q - row.p,
    lambda row: row.p * row.q,
    lambda row: row.p * RATE,
    lambda row: row.p * row.k,
    lambda row: row.k - row.q,
    lambda row: row.p + True,
    lambda row: -row.p,
    lambda row: +row.q,
    lambda row: abs(row.p),
    lambda row: row.p < row.q,
    lambda row: row.q <= row.p,
    lambda row: row.p == row.q,
    lambda row: row.p != ZERO,
    lambda row: row.k > row.q,
    lambda row: row.q >= row.k,
    lambda row: row.p if row.p > row.q else -row.p,
    lambda row: 1 if row.p else 2,
    lambda row: not row.q,
    lambda row: int(row.p),
    lambda row: round(row.q),
    lambda row: round(row.q, 2) + round(row.q, 1) + round(row.q, 0),
    lambda row: round(row.p, 5),
    lambda row: round(row.p * row.q, 2),
    lambda row: (row.p + row.q) * (row.p - row.q) + 1,
]


@pytest.mark.parametrize("number", range(len(FUNCTIONS)))
def test_means_what_python_means(number):
    """Every digit, of small values to the largest; what Python would round to 28 digits raises."""
    check(FUNCTIONS[number], *frame(number), small=20)


def _expression(rng, depth):
    if depth == 0:
        return rng.choice(["row.p", "row.q", "RATE", "row.k"])
    one, other = _expression(rng, depth - 1), _expression(rng, rng.randrange(depth))
    forms = [f"({one} {sign} {other})" for sign in ("+", "-", "*")] + [f"round({one} * RATE, {rng.randrange(5)})"]
    return rng.choice([*forms, f"(-({one} + ZERO))", f"abs({other} - RATE)"])


@pytest.mark.parametrize("seed", range(budget(20)))
def test_random_expressions(seed):
    rng = random.Random(seed)
    text = _expression(rng, 3)
    function = eval(f"lambda row: ({text}) + ZERO")  # noqa: S307 - made above
    scales = rng.choice([(0, 0), (2, 3), (7, 1), (10, 10)])
    check(function, *frame(seed, (4, 7, 15, 20), scales))


@pytest.mark.slow
def test_as_pyarrow():
    """Its kernels have the same digits for sums, products, comparisons and rounds to even."""
    table = pa.table(
        {"p": [Decimal("1.15"), Decimal("-2.25"), None], "q": [Decimal("0.125"), Decimal("9.5"), Decimal(1)]}
    )
    ours = udf.DataFrame(table)
    p, q = table["p"].combine_chunks(), table["q"].combine_chunks()
    for function, theirs in (
        (lambda row: row.p + row.q, compute.add(p, q)),
        (lambda row: row.p - row.q, compute.subtract(p, q)),
        (lambda row: row.p * row.q, compute.multiply(p, q)),
        (lambda row: row.p < row.q, compute.less(p, q)),
    ):
        made = ours.apply(function).to_arrow()
        assert made.to_pylist() == theirs.to_pylist()
        assert getattr(made.type, "scale", 0) == getattr(theirs.type, "scale", 0)
    rounded = udf.Series(q).applymap(lambda x: round(x, 1)).to_arrow().to_pylist()
    assert rounded == compute.round(q, 1, round_mode="half_to_even").to_pylist()


@pytest.mark.slow
def test_values_as_a_user_sees_them():
    """Decimals of a Series, to NumPy, Arrow and pandas; the result's type has 38 digits."""
    given = pa.array([Decimal("1.10"), None, Decimal("-2.35")], pa.decimal128(5, 2))
    series = udf.Series(given)
    assert list(series) == given.to_pylist()
    assert series.to_arrow().equals(given)
    assert series.to_pandas().dtype == pd.ArrowDtype(given.type)
    assert "-2.35" in repr(series)
    assert "1.10" in repr(udf.Series(given[:1]))
    assert series.to_numpy(na_value=ZERO).tolist() == [Decimal("1.10"), ZERO, Decimal("-2.35")]
    assert str(series.applymap(lambda x: x * 2).dtype) == "decimal128(38, 2)"
    assert list(udf.Series(given[2:]).applymap(lambda x: x * RATE)) == [Decimal("-2.4675")]
    chunks = pa.chunked_array([given[:1], given[1:]])
    assert list(udf.Series(chunks).applymap(lambda x: x - 1)) == [Decimal("0.10"), None, Decimal("-3.35")]
    assert list(udf.Series(given[:0]).applymap(lambda x: x - 1)) == []


@pytest.mark.slow
def test_nulls():
    """NA in a row, as of every other type; results that are null."""
    table = udf.DataFrame(pa.table({"p": pa.array([Decimal("1.10"), None], pa.decimal128(5, 2)), "k": [1, 2]}))
    assert list(table.apply(lambda row: ZERO if row.p is udf.NA else row.p)) == [Decimal("1.10"), ZERO]
    assert list(table.apply(lambda row: None if row.k > 1 else RATE)) == [RATE, None]
    assert list(table.apply(lambda row: row.p > 1)) == [True, None]


def test_an_argument_is_a_constant():
    series = udf.Series(pa.array([Decimal("1.10")]))
    for rate in (RATE, Decimal(2)):
        assert list(series.applymap(lambda x, rate: x * rate, args=(rate,))) == [Decimal("1.10") * rate]


def test_floats_that_are_exact():
    """float() of up to 2**53 units is the nearest float; beyond it raises."""
    table, rows = frame(5, (7, 15), (2, 14))
    given = table.apply(lambda row: (float(row.p), float(row.q)))
    assert [list(given[i]) for i in (0, 1)] == [[float(row.p) for row in rows], [float(row.q) for row in rows]]
    with pytest.raises(OverflowError, match="not exact"):
        udf.Series(pa.array([Decimal(2**53 + 1)])).applymap(lambda x: float(x))


class OwnError(Exception):
    """An exception that Python makes, of the values that the row had."""


@pytest.mark.slow
def test_exceptions_and_plain_python_see_decimals():
    """The row's own value in what is raised; the same results where functions run in plain Python."""

    def failing(row):
        if row.p is not udf.NA and row.p > 2:
            raise OwnError(row.p, "large")
        return row.p * RATE

    given = pa.array([Decimal("1.10"), None, Decimal("2.35")], pa.decimal128(5, 2))
    with pytest.raises(OwnError) as raised:
        udf.DataFrame(pa.table({"p": given})).apply(failing)
    assert raised.value.args == (Decimal("2.35"), "large")
    with udf.options(debug="compare"):
        made = udf.Series(given).applymap(lambda x: x * RATE - 1)
    assert list(made) == [Decimal("0.1550"), None, Decimal("1.4675")]


@pytest.mark.slow
def test_with_pandas():
    """Of ArrowDtype: what is no decimal comes out as in pandas; decimals are refused with what to do."""
    given = pa.array([Decimal("1.10"), None, Decimal("-2.35")], pa.decimal128(5, 2))
    series = pd.Series(given, dtype=pd.ArrowDtype(given.type))
    over = lambda x: x > 1
    pd.testing.assert_series_equal(series.udf.map(over, "ignore"), series.map(over, "ignore"))
    dense = series.dropna().to_frame("p").assign(k=[1, 2])
    rows = lambda row: row["p"] * 2 > row["k"]
    pd.testing.assert_series_equal(dense.udf.apply(rows, axis=1), dense.apply(rows, axis=1))
    for refused in (
        lambda: series.udf.map(lambda x: x * 2, "ignore"),
        lambda: dense.udf.apply(lambda row: row["p"], axis=1),
        lambda: dense.udf.apply(lambda row: (row["p"], 1), axis=1),
    ):
        with pytest.raises(ArgumentError, match="decimal128"):
            refused()
    with pytest.raises(DTypeError, match=r"pyarrow.array\(values, pyarrow.decimal128"):
        pd.Series([Decimal("1.1")]).udf.map(lambda x: x)


def test_other_doors():
    given = pa.array([Decimal("1.10"), Decimal("-2.35")], pa.decimal128(10, 2))
    made = udf.arrow_function(lambda x: x * RATE, "decimal128(10, 2)")
    assert made(given).to_pylist() == [Decimal("1.1550"), Decimal("-2.4675")]
    assert made.type == pa.decimal128(38, 4)
    polars = pytest.importorskip("polars")
    table = udf.DataFrame(polars.DataFrame({"p": given}))
    assert list(table.apply(lambda row: row.p + 1)) == [Decimal("2.10"), Decimal("-1.35")]
    names = [value.name for value in udf.compiler.compile(lambda x: -x, "decimal128(9, 2)").cpp().results]
    assert names == ["r0", "r0_high", "status"]


@pytest.mark.parametrize(
    ("name", "value"), [("prec", 10), ("prec", 40), ("rounding", decimal.ROUND_UP), ("traps", False)]
)
def test_a_context_that_is_not_pythons_own_is_refused(name, value):
    """It rounds what is exact here, or a quotient and ``quantize`` in another way, or does not raise."""
    given = pa.array([Decimal("1.10")])
    with decimal.localcontext() as context:
        if name == "traps":
            context.traps[decimal.DivisionByZero] = value
        else:
            setattr(context, name, value)
        with pytest.raises(ArgumentError, match=r"prec = 28"):
            udf.Series(given)


def test_what_is_refused():
    """Quotients, powers, the larger of two, floats, other scales, arguments, groups, windows, conversions, widths."""
    given = pa.array([Decimal("1.10"), Decimal("-2.35")], pa.decimal128(10, 2))
    series, table = (
        udf.Series(given),
        udf.DataFrame(pa.table({"p": given, "k": [1, 1], "q": given.cast(pa.decimal128(30, 20))})),
    )
    exponent = Decimal("1E+3")
    for function in (
        lambda row: row.p / row.q,
        lambda row: row.p * 1.5,
        lambda row: row.p == 1.1,
        lambda row: str(row.p),
        lambda row: round(row.p, -1),
        lambda row: round(row.p, row.k),
        lambda row: row.q * row.q,
        lambda row: row.p if row.k > 2 else row.q,
        lambda row: max(row.p, row.q),
        lambda row: min(row.p, ZERO),
        lambda row: row.p**2,
        lambda row: row.p * exponent,
    ):
        with pytest.raises((UdfCompileError, CapturedValueError)):
            table.apply(function)
    for refused, message in (
        (lambda: table.groupby("k")["p"].apply(lambda g: g.sum()), "cast it in Arrow"),
        (lambda: table.groupby("k").apply(lambda g: g["p"].sum()), "cast it in Arrow"),
        (lambda: table.groupby("k")["k"].apply(lambda g: RATE), "returns a decimal"),
        (lambda: series.rolling(2).apply(lambda w: 1.0), "cast it in Arrow"),
        (lambda: series.scan(lambda a, v: a + v, 0), "cast it in Arrow"),
        (lambda: udf.Series(given, dtype="float64"), "pyarrow.float64"),
        (lambda: udf.Series([1.5], dtype="decimal128(10, 2)"), "pyarrow.decimal128"),
        (lambda: udf.vectorize(lambda x: RATE)(np.ones(2)), "udf.Series"),
        (lambda: udf.Series([RATE]), "decimal128"),
        (lambda: udf.Series(pa.array([Decimal("1E+3")], pa.decimal128(5, -2))), "decimal128"),
        (lambda: udf.Series(given.cast(pa.decimal256(50, 2))), "decimal128"),
    ):
        with pytest.raises((DTypeError, UdfCompileError, ArgumentError), match=message):
            refused()
    assert str(udf.Series(given, dtype="decimal128(38, 2)").dtype) == "decimal128(38, 2)"


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
