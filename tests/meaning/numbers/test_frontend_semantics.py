"""Python's values for Python's operators: generated operands of every pair of types, on the processor."""

import math
import operator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.support.budget import THOROUGH, in_turn
from tests.support.frontend_cases import on_cpu
from tests.support.scalar_checks import FEW, check, operands, rows_of

PAIRS = [
    ("bool", "bool"), ("int8", "int8"), ("uint8", "uint8"), ("uint8", "int16"), ("int32", "uint32"),
    ("int64", "int64"), ("uint64", "uint64"), ("uint64", "int64"), ("int32", "uint64"), ("bool", "uint64"),
]  # fmt: skip

WHOLE_OPERATIONS = {
    "+": operator.add, "-": operator.sub, "*": operator.mul, "//": operator.floordiv, "%": operator.mod,
    "divmod": None, "its remainder": None, "&": operator.and_, "|": operator.or_, "^": operator.xor,
    "<": operator.lt, "<=": operator.le, "==": operator.eq, "!=": operator.ne, ">": operator.gt, "min": None,
    "max": None,
}  # fmt: skip
SOURCES = {
    "divmod": "lambda x, y: divmod(x, y)[0]",
    "its remainder": "lambda x, y: divmod(x, y)[1]",
    "min": "lambda x, y: min(x, y)",
    "max": "lambda x, y: max(x, y)",
}


def written(symbol):
    """Return the function of two columns that applies an operator, as a user writes it."""
    return eval(SOURCES.get(symbol, f"lambda x, y: x {symbol} y"))  # noqa: S307 - a table of text


@pytest.mark.parametrize(("symbol", "dtypes"), in_turn(WHOLE_OPERATIONS, PAIRS))
@given(data=st.data())
@FEW
def test_integers(symbol, dtypes, data):
    """Every pair of integer types: signs, widths and 2**63 to 2**64 included."""
    both = (lambda x, y, _: divmod(x, y)) if symbol in {"divmod", "its remainder"} else (lambda *row: row[-1:])
    check(written(symbol), dtypes, data.draw(rows_of(*dtypes)), parts=both)


FLOAT_PAIRS = [
    ("float64", "float64"), ("float32", "float32"), ("float64", "int64"), ("uint64", "float64"), ("int16", "float32"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("symbol", "dtypes"), in_turn(["+", "-", "*", "/", "<", "<=", "==", "!=", ">", "min", "max"], FLOAT_PAIRS)
)
@given(data=st.data())
@FEW
def test_floats(symbol, dtypes, data):
    """Floats and integers with floats: NaN, infinities, signs of zero, and integers that no float holds."""
    check(written(symbol), dtypes, data.draw(rows_of(*dtypes)))


@pytest.mark.slow
@pytest.mark.parametrize("symbol", ["//", "%"])
@given(rows=rows_of("float64", "float64"))
@settings(FEW, max_examples=40 if THOROUGH else 10)
def test_floor_division_of_floats(symbol, rows):
    """The floored quotient and the remainder with the divisor's sign."""
    check(written(symbol), ("float64", "float64"), rows)


@pytest.mark.slow
@pytest.mark.parametrize("digits", [-15, -3, -1, 0, 1, 2, 3, 5, 10, 22])
@given(data=st.data())
@settings(FEW, max_examples=25 if THOROUGH else 8)
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
@settings(FEW, max_examples=30 if THOROUGH else 10)
def test_float_to_integer(name, rows):
    """Python's integer, its exception for NaN and infinity, and OverflowError beyond 64 bits."""
    function = eval(f"lambda x: {name}(x)", {"math": math})  # noqa: S307 - as above
    fitting = [row for row in rows if not math.isfinite(row[0]) or -(2.0**63) <= row[0] < 2.0**63]
    check(function, ("float64",), fitting)
    for row in [row for row in rows if row not in fitting][:2]:
        with pytest.raises(OverflowError, match="too large"):
            on_cpu(function, ("float64",), [row])


@pytest.mark.parametrize(("symbol", "dtype"), in_turn(["<<", ">>"], ["int64", "uint64", "int8", "uint16", "bool"]))
@given(data=st.data())
@FEW
def test_shifts(symbol, dtype, data):
    """Shifts by any amount: 64 and more give what is left of the number, a negative one raises."""
    amounts = st.integers(-3, 130)
    rows = data.draw(st.lists(st.tuples(operands(dtype), amounts), min_size=1, max_size=40))
    check(written(symbol), (dtype, "int64"), rows)


@pytest.mark.slow
@pytest.mark.parametrize("dtype", ["int64", "uint64", "int8", "uint8", "bool"])
@given(data=st.data())
@FEW
def test_integer_powers(dtype, data):
    """An integer to a variable power is Python's."""
    rows = data.draw(st.lists(st.tuples(operands(dtype), st.integers(0, 80)), min_size=1, max_size=40))
    check(lambda x, y: x**y, (dtype, "int32"), rows)


def test_an_integer_to_a_negative_variable_power_raises():
    """Python gives a float there, which an integer column cannot hold: a limit of ours."""
    with pytest.raises(ValueError, match="a float in Python"):
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
