"""Python's values for what is built of operators, for methods of numbers, and for constants that are no numbers."""

import math
import warnings
from types import SimpleNamespace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import udf
from tests.support.budget import in_turn
from tests.support.frontend_cases import on_cpu
from tests.support.scalar_checks import FEW, WHOLE, check, rows_of

UNARY = ["-x", "+x", "~x", "abs(x)", "not x", "bool(x)", "float(x)", "int(x)", "x // -1", "x % -1", "x / 3", "x * 0.5"]


@pytest.mark.parametrize(("expression", "dtype"), in_turn(UNARY, WHOLE, rounds=2))
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


@pytest.mark.slow
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


ZEROS = (
    lambda x: min(0.0, x), lambda x: max(0.0, x), lambda x: min(x, 0.0), lambda x: max(x, 0), lambda x: min(-0.0, x),
    lambda x: max(0.0, min(x, 1.0)), lambda x: min(0.0, x, -0.0),
)  # fmt: skip


@pytest.mark.parametrize(("function", "dtype"), in_turn(ZEROS, ["float64", "float32"]))
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
