"""Quotients of decimals, ``//``, ``%``, ``divmod``, ``quantize``, powers, lookups: as Python's ``decimal`` has them."""

import decimal
import random
from decimal import ROUND_HALF_UP, Decimal

import pyarrow as pa
import pytest

import udf
from tests.support.budget import budget
from udf.errors import DTypeError, UdfCompileError

MODES = ("HALF_EVEN", "HALF_UP", "HALF_DOWN", "UP", "DOWN", "CEILING", "FLOOR", "05UP")
SCALES = [
    (2, 10, 0, 3), (2, 18, 2, 18), (0, 38, 5, 38), (5, 28, 3, 28), (38, 38, 0, 38), (1, 5, 4, 12), (20, 38, 20, 38),
]  # fmt: skip
RATES = {"a": Decimal("0.19"), "b": Decimal("0.07"), "c": Decimal("123456789012345678901234.56")}


def in_mode(mode):
    """Return functions that round in a way, one for a quotient and one for a decimal."""
    rounding = f"ROUND_{mode}"
    return (
        lambda row: (row.a / row.b).quantize(Decimal("0.01"), rounding),
        lambda row: row.a.quantize(Decimal("0.1"), rounding=rounding),
    )


FUNCTIONS = [
    lambda row: row.a // row.b, lambda row: row.a % row.b, lambda row: round(row.a / row.b, 2),
    lambda row: round(row.a / row.b, 10), lambda row: round(row.a / row.b), lambda row: int(row.a / row.b),
    *(function for mode in MODES for function in in_mode(mode)),
]  # fmt: skip


def number(rng, scale, digits):
    """Return a decimal, some of them odd ones: ties, powers of ten, the largest, zero."""
    size = rng.choice([rng.randrange(10 ** rng.randint(1, digits)), 10**digits - 1, 0])
    size = rng.choice([size, min(rng.choice([1, 2, 5, 25, 125]) * 10 ** rng.randint(0, digits - 1), 10**digits - 1)])
    return Decimal(rng.choice([1, -1]) * size).scaleb(-scale, decimal.Context(prec=60))


class Row:
    """A row in Python."""

    def __init__(self, a, b):
        self.a, self.b = a, b


def outcome(function, row, digits=28):
    """Return what Python gives, None for an exception."""
    with decimal.localcontext() as context:
        context.prec = digits
        try:
            return Decimal(function(row))
        except ArithmeticError:
            return None


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(budget(40)))
def test_random_quotients(seed):
    """As Python gives them; what it would round, and what needs more than 64 bits or 38 digits, is refused."""
    rng = random.Random(seed)
    (scale, digits, other, most), function = rng.choice(SCALES), rng.choice(FUNCTIONS)
    rows = [Row(number(rng, scale, digits), number(rng, other, most)) for _ in range(60)]
    columns = {name: [getattr(row, name) for row in rows] for name in ("a", "b")}
    kinds = {"a": pa.decimal128(38, scale), "b": pa.decimal128(38, other)}
    frame = udf.DataFrame(pa.table({name: pa.array(columns[name], kinds[name]) for name in kinds}))
    found = frame.apply(function, errors="null").to_arrow().to_pylist()
    for row, made in zip(rows, found, strict=True):
        wanted = outcome(function, row)
        if made is None and wanted is not None:
            wide = abs(wanted) >= 2**63 or max(row.a.adjusted() + scale, row.b.adjusted() + other) + 1 > 38 - abs(
                scale - other
            )
            assert wide or outcome(function, row, 400) != wanted or digits >= 28, (row.a, row.b, wanted)
        else:
            assert made is None if wanted is None else made == wanted, (row.a, row.b, wanted)


def both(a, b, scale=2):
    """Return a frame of one row."""
    kind = pa.decimal128(20, scale)
    return udf.DataFrame(pa.table({"a": pa.array([Decimal(a)], kind), "b": pa.array([Decimal(b)], kind)}))


@pytest.mark.parametrize(
    "function",
    [
        lambda row: row.a // row.b,
        lambda row: row.a % row.b,
        lambda row: round(row.a / row.b, 2),
        lambda row: divmod(row.a, row.b),
    ],
)
@pytest.mark.parametrize(("a", "b"), [("5", "0"), ("0", "0")])
def test_what_python_raises(function, a, b):
    """DivisionByZero, or InvalidOperation, with what it says."""
    with pytest.raises(ArithmeticError) as wanted:
        function(Row(Decimal(a), Decimal(b)))
    with pytest.raises(type(wanted.value)) as found:
        both(a, b).apply(function)
    assert found.value.args == wanted.value.args


@pytest.mark.slow
def test_a_division_by_zero_is_caught():
    """It is a ZeroDivisionError, too."""

    def caught(row):
        try:
            return round(row.a / row.b, 2)
        except ZeroDivisionError:
            return Decimal("-1.00")

    assert both("5", "0").apply(caught).to_arrow().to_pylist() == [Decimal("-1.00")]


@pytest.mark.slow
def test_in_a_function():
    """divmod, constants that are written in it, nulls, powers, max and min, and rounding up at a half."""
    given = pa.array([Decimal("19.99"), None, Decimal("-0.05")], pa.decimal128(10, 2))
    series = udf.Series(given)
    for function in (
        lambda x: x.quantize(Decimal("0.1"), ROUND_HALF_UP),
        lambda x: x.quantize(Decimal(1)),
        lambda x: round(1 / x, 3),
        lambda x: x + Decimal("1.5") * 2,
        lambda x: x**2 - x**3,
        lambda x: max(x, Decimal("1.00"), Decimal("0.50")) - min(x, Decimal("0.00")),
        lambda x: divmod(x, 3)[1],
    ):
        wanted = [None if x is None else function(x) for x in given.to_pylist()]
        assert series.applymap(function).to_arrow().to_pylist() == wanted
    rated = udf.DataFrame(pa.table({"k": ["b", "a", "c"], "p": given}))
    assert rated.apply(lambda row: RATES[row.k], axis=1).to_arrow().to_pylist() == [RATES[k] for k in "bac"]
    listed = list(RATES.values())
    assert udf.Series([1, -1]).applymap(lambda i: listed[i]).to_arrow().to_pylist() == [listed[1], listed[-1]]


UNEQUAL = {1: Decimal("1.5"), 2: Decimal("1.25")}


@pytest.mark.parametrize(
    ("function", "message"),
    [
        (lambda x: x / 3, "is to be rounded: round"),
        (lambda x: x / 3 + 1, "is to be rounded: round"),
        (lambda x: float(x / 3), "is to be rounded: round"),
        (lambda x: round(x / 3, -1), "from 0 on"),
        (lambda x: x.quantize(0.1), "quantize.. takes a Decimal"),
        (lambda x: x.quantize(Decimal(1), "UPWARDS"), "one of ROUND_HALF_EVEN"),
        (lambda x: Decimal(x), "of a value that is computed"),
        (lambda x: x + Decimal(0.1), "more than 38 digits"),  # noqa: RUF032 - as people write it
        (lambda x: x + Decimal("nan"), "more than 38 digits"),
        (lambda x: x + Decimal("x"), "ConversionSyntax"),
        (lambda x: x**0.5, r"x \*\* 2 or x \*\* 3"),
        (lambda x: max(x, 1), "of as many places"),
        (lambda x: x * UNEQUAL[int(x)], "decimals of other numbers of places"),
    ],
)
def test_what_has_no_places_that_are_known_is_refused(function, message):
    """By what to write."""
    with pytest.raises(UdfCompileError, match=message):
        udf.Series(pa.array([Decimal("1.50")], pa.decimal128(10, 2))).applymap(function)


def test_groups_and_windows_say_what_to_do():
    """They take no decimals."""
    given = pa.array([Decimal("1.50")], pa.decimal128(10, 2))
    frame = udf.DataFrame(pa.table({"k": [1], "p": given}))
    for refused in (
        lambda: frame.groupby("k").apply(lambda g: g.p.sum()),
        lambda: frame.groupby("k")["p"].agg(lambda g: g.sum()),
        lambda: frame["p"].rolling(1).apply(lambda w: 1.0),
    ):
        with pytest.raises(DTypeError, match=r"cast it in Arrow: column.cast\(pyarrow.float64"):
            refused()
