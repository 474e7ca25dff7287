"""Python's values for Python's operators: generated operands of every pair of types, on the processor.

An integer result is Python's, or OverflowError where its column does not hold it; with ``overflow="wrap"`` it is
Python's modulo 2**64. Where Python raises, or gives what no column holds, so is it here.
"""

from __future__ import annotations

import math
import operator
import warnings
from types import SimpleNamespace

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import udf
from tests.support.corpus_check import differs
from tests.support.frontend_cases import on_cpu

WHOLE = {"bool": (0, 1)}
for _bits in (8, 16, 32, 64):
    WHOLE[f"int{_bits}"] = (-(2 ** (_bits - 1)), 2 ** (_bits - 1) - 1)
    WHOLE[f"uint{_bits}"] = (0, 2**_bits - 1)

NEAR = [0, 1, -1, 2, 7, -8, 2**53 + 1, 2**63 - 1, -(2**63), 2**63, 2**64 - 1, 2**31, -(2**31), 255, 64]
FLOATS = [
    0.0,
    -0.0,
    1.0,
    -1.5,
    2.5,
    math.nan,
    math.inf,
    -math.inf,
    5e-324,
    1e308,
    2.0**53,
    2.0**63,
    2.0**64,
    -(2.0**63),
]


def operands(dtype):
    """Return a strategy for a column's values: anything it holds, and often an edge."""
    if dtype == "bool":
        return st.booleans()
    if dtype.startswith("float"):
        width = int(dtype[5:])
        narrow = [x for x in FLOATS if width == 64 or x not in {5e-324, 1e308}]
        return st.sampled_from(narrow) | st.floats(width=width)
    low, high = WHOLE[dtype]
    return st.sampled_from([v for v in NEAR if low <= v <= high]) | st.integers(low, high)


def fits(value, dtype):
    """Return whether a column of ``dtype`` holds ``value``, as far as it is an integer."""
    if dtype.kind not in "iu" or not isinstance(value, int):
        return True
    limits = np.iinfo(dtype)
    return limits.min <= value <= limits.max


def check_overflow(function, dtypes, found, parts):
    """Rows whose ``parts`` (results on the way) fit give what wrapping gave; the others raise OverflowError."""
    held = {all(fits(part, got.dtype) for part in parts(*row, want)): [] for row, want, got in found}
    for row, want, got in found:
        held[all(fits(part, got.dtype) for part in parts(*row, want))].append((row, got))
    if held.get(True):
        rows, wrapped = zip(*held[True], strict=True)
        np.testing.assert_array_equal(on_cpu(function, dtypes, rows), np.array(wrapped))
    for row, _ in held.get(False, [])[:3]:
        with pytest.raises(OverflowError, match="does not fit 64 bits"):
            on_cpu(function, dtypes, [row])


def check(function, dtypes, rows, ulp=0, parts=lambda *row_and_result: row_and_result[-1:]):
    """Compare ``function`` over ``rows`` with Python: values, and the exception of each row that raises."""
    fine, values, failing = [], [], []
    for row in rows:
        try:
            values.append(function(*row))
            fine.append(row)
        except (ArithmeticError, ValueError) as error:
            failing.append((row, error))
    if fine:
        wrapped = on_cpu(function, dtypes, fine, overflow="wrap")
        for row, got, want in zip(fine, wrapped, values, strict=True):
            assert not differs(got, want, ulp), (row, got, want)
        check_overflow(function, dtypes, list(zip(fine, values, wrapped, strict=True)), parts)
    for row, error in failing[:2]:
        with pytest.raises(type(error)) as caught:
            on_cpu(function, dtypes, [row])
        assert caught.value.args == error.args


def rows_of(*dtypes, size=40):
    return st.lists(st.tuples(*(operands(dtype) for dtype in dtypes)), min_size=1, max_size=size)


FEW = settings(max_examples=8, deadline=None, suppress_health_check=list(HealthCheck))
PAIRS = [
    ("bool", "bool"),
    ("int8", "int8"),
    ("uint8", "uint8"),
    ("uint8", "int16"),
    ("int32", "uint32"),
    ("int64", "int64"),
    ("uint64", "uint64"),
    ("uint64", "int64"),
    ("int32", "uint64"),
    ("bool", "uint64"),
]

WHOLE_OPERATIONS = {
    "+": operator.add,
    "-": operator.sub,
    "*": operator.mul,
    "//": operator.floordiv,
    "%": operator.mod,
    "divmod": None,
    "its remainder": None,
    "&": operator.and_,
    "|": operator.or_,
    "^": operator.xor,
    "<": operator.lt,
    "<=": operator.le,
    "==": operator.eq,
    "!=": operator.ne,
    ">": operator.gt,
    "min": None,
    "max": None,
}
SOURCES = {
    "divmod": "lambda x, y: divmod(x, y)[0]",
    "its remainder": "lambda x, y: divmod(x, y)[1]",
    "min": "lambda x, y: min(x, y)",
    "max": "lambda x, y: max(x, y)",
}


def written(symbol):
    """Return the function of two columns that applies an operator, as a user writes it."""
    return eval(SOURCES.get(symbol, f"lambda x, y: x {symbol} y"))  # noqa: S307 - a table of text


@pytest.mark.parametrize("dtypes", PAIRS, ids=" ".join)
@pytest.mark.parametrize("symbol", WHOLE_OPERATIONS)
@given(data=st.data())
@FEW
def test_integers(symbol, dtypes, data):
    """Every pair of integer types: signs, widths and 2**63 to 2**64 included."""
    both = (lambda x, y, _: divmod(x, y)) if symbol in {"divmod", "its remainder"} else (lambda *row: row[-1:])
    check(written(symbol), dtypes, data.draw(rows_of(*dtypes)), parts=both)


FLOAT_PAIRS = [
    ("float64", "float64"),
    ("float32", "float32"),
    ("float64", "int64"),
    ("uint64", "float64"),
    ("int16", "float32"),
]


@pytest.mark.parametrize("dtypes", FLOAT_PAIRS, ids=" ".join)
@pytest.mark.parametrize("symbol", ["+", "-", "*", "/", "<", "<=", "==", "!=", ">", "min", "max"])
@given(data=st.data())
@FEW
def test_floats(symbol, dtypes, data):
    """Floats and integers with floats: NaN, infinities, signs of zero, and integers that no float holds."""
    check(written(symbol), dtypes, data.draw(rows_of(*dtypes)))


@pytest.mark.parametrize("symbol", ["//", "%"])
@given(rows=rows_of("float64", "float64"))
@settings(FEW, max_examples=40)
def test_floor_division_of_floats(symbol, rows):
    """The floored quotient and the remainder with the divisor's sign."""
    check(written(symbol), ("float64", "float64"), rows)


@pytest.mark.parametrize("digits", [-15, -3, -1, 0, 1, 2, 3, 5, 10, 22])
@given(data=st.data())
@settings(FEW, max_examples=25)
def test_rounding_to_digits_is_correct(digits, data):
    """round(x, n) is the nearest decimal, ties to even, for every float; halves and decimals most of all."""
    number = st.integers(-(10**17), 10**17)
    near = st.tuples(number, st.sampled_from([1, 2, 8, 10, 100, 1000, 2000, 10**6])).map(lambda pair: pair[0] / pair[1])
    values = data.draw(st.lists(st.tuples(near | operands("float64")), min_size=1, max_size=100))
    check(eval(f"lambda x: round(x, {digits})"), ("float64",), values)  # noqa: S307 - a table of text


@pytest.mark.parametrize("digits", [2, 0, -1, -2, -18, -30])
@given(data=st.data())
@FEW
def test_rounding_integers(digits, data):
    """round(i, -n) rounds to tens, ties to even."""
    check(eval(f"lambda x: round(x, {digits})"), ("int64",), data.draw(rows_of("int64")))  # noqa: S307 - as above


TO_INTEGER = {"int": int, "round": round, "math.floor": math.floor, "math.ceil": math.ceil, "math.trunc": math.trunc}


@pytest.mark.parametrize("name", TO_INTEGER)
@given(rows=rows_of("float64"))
@settings(FEW, max_examples=30)
def test_float_to_integer(name, rows):
    """Python's integer, its exception for NaN and infinity, and OverflowError beyond 64 bits."""
    function = eval(f"lambda x: {name}(x)", {"math": math})  # noqa: S307 - as above
    fitting = [row for row in rows if not math.isfinite(row[0]) or -(2.0**63) <= row[0] < 2.0**63]
    check(function, ("float64",), fitting)
    for row in [row for row in rows if row not in fitting][:2]:
        with pytest.raises(OverflowError, match="too large"):
            on_cpu(function, ("float64",), [row])


@pytest.mark.parametrize("symbol", ["<<", ">>"])
@pytest.mark.parametrize("dtype", ["int64", "uint64", "int8", "uint16", "bool"])
@given(data=st.data())
@FEW
def test_shifts(symbol, dtype, data):
    """Shifts by any amount: 64 and more give what is left of the number, a negative one raises."""
    amounts = st.integers(-3, 130)
    rows = data.draw(st.lists(st.tuples(operands(dtype), amounts), min_size=1, max_size=40))
    check(written(symbol), (dtype, "int64"), rows)


@pytest.mark.parametrize("dtype", ["int64", "uint64", "int8", "uint8", "bool"])
@given(data=st.data())
@FEW
def test_integer_powers(dtype, data):
    """An integer to a variable power is Python's."""
    rows = data.draw(st.lists(st.tuples(operands(dtype), st.integers(0, 80)), min_size=1, max_size=40))
    check(lambda x, y: x**y, (dtype, "int32"), rows)


def test_an_integer_to_a_negative_variable_power_raises():
    """Python gives a float there, which an integer column cannot hold: ValueError, as in NumPy."""
    with pytest.raises(ValueError, match="Integers to negative integer powers are not allowed"):
        on_cpu(lambda x, y: x**y, ["int64", "int64"], [(2, -1)])


@pytest.mark.parametrize("exponent", [0, 1, 2, 3, 8, 9, -1, -2, 0.5, -0.5, 1.5, 2.0])
@given(data=st.data())
@FEW
def test_constant_powers_of_floats(exponent, data):
    """Within 4 ulp of Python; zero to a negative power raises; a complex result raises ValueError."""
    rows = [row for row in data.draw(rows_of("float64")) if not _leaves_floats(row[0], exponent)]
    check(eval(f"lambda x: x ** {exponent}"), ("float64",), rows, ulp=4)  # noqa: S307 - as above


def _leaves_floats(base, exponent):
    try:
        return isinstance(base**exponent, complex)
    except OverflowError:
        return True
    except ZeroDivisionError:
        return False


def test_a_complex_power_raises():
    """(-8.0) ** (1/3) is complex in Python; a column of floats cannot hold it."""
    with pytest.raises(ValueError, match="negative number cannot be raised to a fractional power"):
        on_cpu(lambda x, y: x**y, ["float64"] * 2, [(-8.0, 1 / 3)])


UNARY = ["-x", "+x", "~x", "abs(x)", "not x", "bool(x)", "float(x)", "int(x)", "x // -1", "x % -1", "x / 3", "x * 0.5"]


@pytest.mark.parametrize("expression", UNARY)
@pytest.mark.parametrize("dtype", list(WHOLE))
def test_one_integer(expression, dtype):
    """Each operation on the edges of each type: abs(-128) is 128, -x of an unsigned is negative."""
    low, high = WHOLE[dtype]
    values = sorted({v for v in (low, low + 1, 0, 1, 5, high - 1, high) if low <= v <= high})
    function = eval(f"lambda x: {expression}")  # noqa: S307 - as above
    rows = [(bool(v) if dtype == "bool" else v,) for v in values]
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # ~True, which Python 3.12 warns of
        check(function, (dtype,), rows, ulp=1 if "/ 3" in expression else 0)


METHODS = {
    "x.bit_count()": "int64 int8 uint64",
    "x.bit_length()": "int64 int8 uint64",
    "x.is_integer()": "float64 float32",
    "x.conjugate() + x.real - x.imag": "float64 int8",
}


@pytest.mark.parametrize(("expression", "dtype"), [(e, d) for e, dtypes in METHODS.items() for d in dtypes.split()])
@given(data=st.data())
@FEW
def test_methods_of_numbers(expression, dtype, data):
    """The bits of a negative number are those of its magnitude, as in Python."""
    check(eval(f"lambda x: {expression}"), (dtype,), data.draw(rows_of(dtype)))  # noqa: S307 - as above


CONTROL = {
    "chained comparison": ("lambda x, y: 0 < x <= y != 5", "int64 int64"),
    "walrus": ("lambda x, y: (z := x + y) * z", "float64 float64"),
    "walrus in a condition": ("lambda x, y: (z if (z := x + y) > 2 else -z) + z", "int32 int8"),
    "walrus and": ("lambda x, y: (z := x) > 0 and z < y", "int64 int64"),
    "conditional of two types": ("lambda x, y: x if x > y else 1", "float64 int64"),
    "unsigned or signed": ("lambda x, y: x if y > 0 else 0", "uint64 int8"),
    "and, or": ("lambda x, y: (x and y) or 7", "int64 int64"),
    "min of three types": ("lambda x, y: min(x, y, 2.5)", "int8 uint16"),
    "max of a tuple": ("lambda x, y: max((x, y, 1))", "int8 uint16"),
    "membership of both": ("lambda x, y: x in (1, y, 2.0)", "int64 int8"),
    "tuple index": ("lambda x, y: (x, y, 3)[-1] + (x, y)[0]", "int64 int64"),
    "low bits": ("lambda x, y: ((x * y + (y << 7)) ^ -x) & 0xFFFFFFFFFFFFFFFF", "int64 int64"),
    "a power of two": ("lambda x, y: (x * y - ~x) % 2**40", "int64 uint64"),
    "comparison with a constant": ("lambda x, y: (x < -1) + (x == 2**53 + 1) + (y >= 0.5)", "uint64 int64"),
}


@pytest.mark.parametrize("name", CONTROL)
@given(data=st.data())
@FEW
def test_expressions(name, data):
    """What is built of operators keeps their meaning."""
    source, dtypes = CONTROL[name]
    check(eval(source), dtypes.split(), data.draw(rows_of(*dtypes.split())))  # noqa: S307 - as above


def test_integer_results_wrap_at_64_bits_on_request():
    """The documented difference to Python: 2**63 is an OverflowError, or -2**63."""
    with pytest.raises(OverflowError, match="does not fit 64 bits"):
        on_cpu(lambda x: x + 1, ["int64"], [(2**63 - 1,)])
    assert on_cpu(lambda x: x + 1, ["int64"], [(2**63 - 1,)], overflow="wrap") == [-(2**63)]
    assert on_cpu(lambda x: x + 1, ["uint64"], [(2**64 - 1,)], overflow="wrap") == [0]


@pytest.mark.parametrize("spread", [2, 50, 120, 2000])
def test_remainders_are_exact_at_any_distance(spread) -> None:
    """Quotients from below 1 to beyond 2**53, multiples, neighbours and subnormals: every bit is CPython's."""
    rng = np.random.default_rng(spread)
    left = np.ldexp(rng.integers(-(2**53), 2**53, 20_000).astype(float), rng.integers(-1074, 900, 20_000))
    with np.errstate(all="ignore"):
        apart = np.ldexp(rng.uniform(1, 2, 20_000), rng.integers(-spread, spread, 20_000))
        choices = [left * apart, np.nextafter(left, 0), left / rng.integers(1, 1000, 20_000)]
    right = np.choose(rng.integers(0, 3, 20_000), choices) * rng.choice([-1.0, 1.0], 20_000)
    fits = (right != 0) & np.isfinite(right)
    left, right = left[fits], right[fits]
    frame = udf.DataFrame({"a": left, "b": right})
    pairs = list(zip(left.tolist(), right.tolist(), strict=True))
    for function in (lambda row: row.a % row.b, lambda row: row.a // row.b, lambda row: math.fmod(row.a, row.b)):
        expected = [function(SimpleNamespace(a=a, b=b)) for a, b in pairs]
        got = frame.apply(function).to_numpy()
        assert got.tobytes() == np.array(expected).tobytes()


@pytest.mark.parametrize("dtype", ["float64", "float32"])
@pytest.mark.parametrize(
    "function",
    [
        lambda x: min(0.0, x),
        lambda x: max(0.0, x),
        lambda x: min(x, 0.0),
        lambda x: max(x, 0),
        lambda x: min(-0.0, x),
        lambda x: max(0.0, min(x, 1.0)),
        lambda x: min(0.0, x, -0.0),
    ],
)
def test_the_first_of_two_zeros_is_kept(function, dtype) -> None:
    """NVVM's own minimum would take -0.0 for less than 0.0."""
    given = np.array([-0.0, 0.0, 1.0, -1.0, math.inf, -math.inf, math.nan, 1e-40, -1e-40], dtype)
    expected = np.array([float(function(x)) for x in given.tolist()])
    np.testing.assert_array_equal(got := udf.Series(given).applymap(function).to_numpy(), expected)
    np.testing.assert_array_equal(np.signbit(got), np.signbit(expected))


LARGE = 1e308
NOT_NUMBERS = {
    "nan": lambda: math.nan - 1.0,
    "a difference": lambda: math.inf - math.inf,
    "a product": lambda: math.inf * 0.0,
    "from text": lambda: float("inf") - float("inf"),
    "overflow": lambda: LARGE * 10 - LARGE * 10,
    "a square": lambda: math.nan**2,
    "a remainder": lambda: math.inf % 2.0,
    "a function": lambda: np.log(-1.0),
    "a root": lambda: np.sqrt(-1.0),
    "an overflow of a function": lambda: np.exp(1000.0) - np.exp(1000.0),
    "float32": lambda: np.float32(np.inf) - np.float32(np.inf),
}


@pytest.mark.parametrize("name", NOT_NUMBERS)
def test_a_constant_that_is_no_number_is_not_itself(name) -> None:
    """NVVM took two equal expressions of constants for equal, though they are NaN: constants are opaque to it."""
    made = NOT_NUMBERS[name]

    def compared(x):
        first, second = made(), made()
        return (first == second, first <= second, first != second, first == first, first != first)

    for how in ({}, {"error_model": "numpy"}):
        found = udf.Series([1.0]).applymap(compared, **how).to_pandas()
        assert found.iloc[0].tolist() == [False, False, True, False, True], how
