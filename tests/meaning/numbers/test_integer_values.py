"""Integers keep what they are: beside an unsigned one, divided beyond 2**53, and as powers of NA."""

import random

import numpy as np
import pandas as pd
import pytest

import udf
from tests.support.frontend_cases import compiled, on_cpu

NA = pd.NA
BEYOND = 2**63 + 5


def chosen(x, y):
    z = y
    if x > y:
        z = x
    return z


def returned(x, y):
    """Return one of two, at once."""
    if x > y:
        return x
    return y


@pytest.mark.parametrize("function", [chosen, returned, lambda x, y: y if x <= y else x + 0])
def test_an_unsigned_integer_never_turns_negative(function) -> None:
    """A variable that is a uint64 or an int64 is an int64: from 2**63 on that is an error, below it is exact."""
    dtypes = ["uint64", "int64"]
    assert on_cpu(function, dtypes, [(2**62, -1), (3, 4)]).tolist() == [2**62, 4]
    with pytest.raises(OverflowError, match="does not fit 64 bits"):
        on_cpu(function, dtypes, [(BEYOND, -1)])
    assert on_cpu(function, dtypes, [(BEYOND, -1)], overflow="wrap").tolist() == [BEYOND - 2**64]


def test_an_unsigned_integer_beside_a_constant_keeps_its_type() -> None:
    """No constant of these is negative."""
    assert on_cpu(lambda x: x if x > 3 else 0, ["uint64"], [(BEYOND,)]).tolist() == [BEYOND]


def test_what_lies_under_a_null_does_not_meet_others() -> None:
    """A hidden uint64 may be anything."""
    hidden = pd.arrays.IntegerArray(np.array([BEYOND, 7], np.uint64), np.array([True, False]))
    assert list(udf.Series(pd.Series(hidden)).applymap(lambda x, k: x if x is NA or x > 5 else k, k=-1)) == [None, 7]


def test_the_largest_of_both_is_exact() -> None:
    """Also where a signed one is asked first; the least one is never too large."""
    rows = [(BEYOND, -1), (3, 4), (2**64 - 1, 2**63 - 1)]
    for function in (lambda x, y: max(y, y - 1, x), lambda x, y: max(x, y), lambda x, y: min(x, x, y)):
        small = [(x, max(y, -(2**62))) for x, y in rows]
        assert on_cpu(function, ["uint64", "int64"], small).tolist() == [function(*row) for row in small]


@pytest.mark.parametrize("choice", [np.where, lambda c, x, y: np.clip(x, y, y)])
def test_numpys_choices_do_not_change_a_value(choice) -> None:
    """NumPy would go to float64; here it is an error, not a negative number."""
    where = choice is np.where
    function = (lambda x, y: np.where(x > y, x, y)) if where else (lambda x, y: np.clip(x, y, y))
    with pytest.raises(OverflowError):
        on_cpu(function, ["uint64", "int64"], [(BEYOND, 1)])


# --- quotients ----------------------------------------------------------------------------------------


def integers(random_, dtype, count):
    """Return integers of every size, often next to a power of two."""
    limits = np.iinfo(dtype)
    sizes = (random_.getrandbits(random_.randrange(1, 65)) + random_.choice((0, 1)) for _ in range(count))
    signed = (size * random_.choice((-1, 1) if limits.min else (1,)) for size in sizes)
    return [min(max(value, limits.min), limits.max) for value in signed]


@pytest.mark.parametrize("left", ["int64", "uint64"])
@pytest.mark.parametrize("right", ["int64", "uint64"])
def test_a_quotient_of_integers_is_correctly_rounded(left, right) -> None:
    """Every bit is CPython's, signs of zero too, beyond 2**53 as below."""
    drawn = random.Random(f"{left} {right}")
    rows = list(zip(integers(drawn, left, 5000), (v or 1 for v in integers(drawn, right, 5000)), strict=True))
    rows += [(2**60 + 1, 2**53 + 1), (0, 2**60), (2**63 - 1, 2**63 - 1), (2**53 + 1, 1), (1, 2**63 - 1)]
    found = on_cpu(lambda x, y: x / y, [left, right], rows)
    assert found.tobytes() == np.array([x / y for x, y in rows]).tobytes()


def test_a_quotient_of_small_integers_is_one_division() -> None:
    """Of types and ranges up to 2**53; a constant is one too."""
    assert "bra" not in compiled(lambda x, y: x / (abs(y) + 1), "int32", "int16").text
    assert "bra" not in compiled(lambda x: (x % 1000) / 7, "uint64").text


def test_division_by_zero_stays() -> None:
    """An exception, or infinity as NumPy's."""
    with pytest.raises(ZeroDivisionError, match="division by zero"):
        on_cpu(lambda x, y: x / y, ["int64"] * 2, [(2**60 + 1, 0)])
    found = on_cpu(lambda x, y: x / y, ["int64"] * 2, [(2**60 + 1, 0), (-1, 0)], error_model="numpy")
    assert found.tolist() == [np.inf, -np.inf]


# --- powers of NA -------------------------------------------------------------------------------------

POWERS = [
    lambda x: x**NA, lambda x: NA**x, lambda x: 1**NA, lambda x: NA**0, lambda x: 2**NA, lambda x: NA**2,
    lambda x: 1.0**NA, lambda x: NA**0.0, lambda x: NA**NA, lambda x: pow(x, NA),
]  # fmt: skip


@pytest.mark.filterwarnings("ignore::udf.errors.FallbackWarning")
@pytest.mark.parametrize("dtype", ["Int64", "Float64"])
def test_powers_of_a_written_na_are_pandas(dtype) -> None:
    """1 to any power is 1, and any power of 0: Python's, as it is refused in compiled code."""
    given = pd.Series([1, 0, 2, None], dtype=dtype)
    for number, function in enumerate(POWERS):
        with udf.options(fallback="python"):
            found, wanted = given.udf.map(function), given.map(function)
        pd.testing.assert_series_equal(found, wanted, obj=f"function {number}")
