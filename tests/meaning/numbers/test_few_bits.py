"""NumPy's numbers of few bits, and those that are Python's on another path: pandas' values and dtypes, or refused."""

import random
import sys
import warnings
from collections.abc import Callable
from typing import Any

import numpy as np
import pandas as pd
import pytest

import udf
import udf.doors.pandas  # the accessor  # the accessor
from tests.support.against_python import outcome
from tests.support.budget import in_turn, some
from tests.support.frontend_cases import compiled, on_cpu
from udf.errors import UdfCompileError

NUMBERS = (
    "np.power(np.int8(2), x)", "np.power(np.int8(x), 2)", "np.power(np.int8(x), -1)", "np.lcm(np.int8(x), np.int8(3))",
    "np.lcm(np.int8(100), 3)", "np.gcd(np.int8(x), 6)", "np.fmax(np.int8(x), np.int16(3))", "np.fmax(np.int8(x), 300)",
    "np.fmax(np.int8(1), x)", "np.fmax(np.float32(x), 0.1)", "np.fmod(np.float32(0.3), 0.1)",
    "np.fmod(np.float16(0.3), 0.1)", "np.remainder(np.float32(0.3), 0.1)", "np.minimum(np.uint8(x), 300)",
    "np.less(np.float32(0.1), 0.1)", "np.equal(np.float32(0.1), 0.1)", "np.less(np.int8(x), 300)",
    "np.isclose(np.float32(x), np.float32(x) + np.float32(1e-5))", "np.isclose(np.int8(x), 100)",
    "np.round(np.int32(x))", "np.round(np.int16(x), 1)", "np.around(x > 2)", "np.round(np.float32(x), 1) * 100",
    "np.nan_to_num(np.uint8(x))", "np.nan_to_num(np.bool_(x))", "np.clip(np.int8(x), 0, 3)",
    "np.max([np.True_, x > 2])", "np.clip(np.int8(x), 0, 3) * 100",
    "np.max([np.int8(x), np.int8(2)])", "np.mean([np.float32(x), np.float32(.1)])",
    "np.sum([np.int8(x), np.int8(100)])",
    "np.median([np.float32(x), np.float32(2)])", "np.divmod(np.int8(x), np.int8(2))[0]", "np.modf(np.float32(x))[0]",
    "np.nextafter(np.float16(x), np.float16(9))", "np.nextafter(np.uint16(x), True)", "np.spacing(np.float16(x))",
    "np.spacing(np.float32(x))", "np.hypot(np.int8(x), 300)", "np.copysign(np.int16(x), -1)",
    "np.ldexp(np.float32(x), 1)",
    "pow(np.int8(x), 2)", "pow(np.int64(2), -1)", "np.uint64(x) & np.int16(7)", "min(np.float16(x), True)",
    "np.ceil(min(True, x))", "np.int8(x).item()", "(x + 0).item() if x > 200 else np.int64(x).item()",
    "np.int64(x)", "np.int32(x) + np.int8(100)", "np.int64(2.7)", "np.int64(x) if x > 2 else 0", "np.float32(x) / 3",
)  # fmt: skip
"""Expressions of NumPy's scalars, or of Python's numbers that NumPy takes for such."""

BOOLS = (
    "np.True_", "np.True_ if x > 2 else np.False_", "np.True_ + True", "np.True_ + np.True_", "~np.True_", "-np.True_",
    "np.True_ is True", "(x > 2) is np.True_", "isinstance(np.True_, bool)", "isinstance(np.True_, np.bool_)",
    "np.True_ - np.False_", "round(np.True_)", "1 / np.False_", "np.True_ and x", "x * np.True_", "np.True_ == 1",
)  # fmt: skip

TEXTS = (
    "repr(np.int64(x))", "repr(np.float64(x))", "f'{np.int64(x)!r}'", "'%r' % np.int64(x)", "'%s %r' % (x, np.int8(x))",
    "'{!r}'.format(np.float64(x))", "repr(np.True_)", "ascii(np.float32(x))", "str(np.int64(x))", "f'{np.int8(x)}'",
    "'{}'.format(np.float64(x))", "'%s' % np.int64(x)",
)  # fmt: skip


@pytest.mark.parametrize("dtype", ["int64", "float64"])
@pytest.mark.parametrize("expression", some((*NUMBERS, *BOOLS, *TEXTS), each=3))
def test_values_and_types_are_pandas(expression: str, dtype: str) -> None:
    """In Python where it is refused, and compiled where it is not."""
    function = eval(f"lambda x: {expression}", {"np": np})  # noqa: S307 - the tables
    series = pd.Series([1, 2, 5, 100], dtype=dtype)
    wanted = outcome(lambda: series.map(function))
    with udf.options(fallback="python"):
        assert outcome(lambda: series.udf.map(function)) == wanted
    assert outcome(lambda: series.udf.map(function)) in (wanted, None)


def test_a_window_that_gives_a_half_gives_its_value() -> None:
    """And not its bits, which are read as a float."""
    third = lambda w: np.float16(w.sum()) / np.float16(3)
    values = pd.Series([1.0, 2.0, 3.0, 4.5])
    assert udf.Series(values).rolling(2).apply(third).to_numpy()[1:].tolist() == [1.0, 1.6669921875, 2.5]
    pd.testing.assert_series_equal(values.udf.rolling(2).apply(third), values.rolling(2).apply(third))
    frame = udf.DataFrame({"k": [0, 0, 1, 1], "x": values})
    assert list(frame.groupby("k")["x"].agg(third)) == [1.0, 2.5]


REFUSED = "NumPy's on one path and Python's on another"

INTEGERS = pd.DataFrame({"a": [1, -2, 0, 3], "b": [5, 0, -1, 7]})

FUNCTIONS = (
    lambda r: (r.a if r.a > 100 else 0) * 2,
    lambda r: (r.a if r.a > 0 else 1) + r.b,
    lambda r: (r.a if r.a > 1 else 0) / 100,
    lambda r: (r.a if r.a > 1 else 0) // 2 - (r.b or 0.5) % 3,
    lambda r: min((-1 and 2.5), 2) - r.b,
    lambda r: (3 if r.a > 99 else r.a * 0.5) + 0,
    lambda r: ((-1 + 2) if r.b > 3 else False) - ((r.a / 2) and r.b),
    lambda r: abs(r.a or 2) ** 2,
    lambda r: (r.a if r.b > 0 else 0) > 1,
)
"""Ints of Python's among NumPy's numbers: what is compiled is what pandas gives."""

TOLD = (
    lambda r: (r.a or 0.5) // r.b, lambda r: r.b % (r.a / 2 or min(r.a, 1)),
    lambda r: np.maximum(r.a / 2 if r.b > 1 else 0, 0), lambda r: (r.a > 0 or False) + 1, lambda r: ~(r.a > 0 or True),
    lambda r: round(r.a / 3 if r.b > 0 else 0.5, 1),
)  # fmt: skip
"""A divisor of zero, ``+`` and ``~`` tell which it is, and so do a function's type and ``round``."""


def refused_or_right(frame: pd.DataFrame, function: Callable[[Any], Any]) -> None:
    """Check that a function is refused; Python 3.12 compiles what follows the paths once for each: it may be right."""
    try:
        found = frame.udf.apply(function, axis=1)
    except UdfCompileError as refused:
        assert REFUSED in str(refused)  # noqa: PT017 - or it is right
    except OverflowError as error:
        with pytest.raises(OverflowError, match=str(error)):
            frame.apply(function, axis=1)
    else:
        assert sys.version_info >= (3, 12)
        with np.errstate(all="ignore"), warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)  # of ~True
            pd.testing.assert_series_equal(found, frame.apply(function, axis=1))


@pytest.mark.parametrize(("dtype", "number"), in_turn(["int64", "float64"], range(len(FUNCTIONS))))
def test_pythons_operator_means_the_same_on_both_paths(number: int, dtype: str) -> None:
    """Also the dtype of the column: int64 where every row took Python's int."""
    frame = INTEGERS.astype(dtype)
    pd.testing.assert_series_equal(frame.udf.apply(FUNCTIONS[number], axis=1), frame.apply(FUNCTIONS[number], axis=1))


@pytest.mark.parametrize("number", range(len(TOLD)))
def test_an_operator_that_tells_them_apart_is_pythons_to_run(number: int) -> None:
    """Compiled it would have one meaning for both; by default Python runs the function."""
    refused_or_right(INTEGERS, TOLD[number])
    with udf.options(fallback="python"), np.errstate(all="ignore"), warnings.catch_warnings():
        warnings.simplefilter("ignore")
        found = INTEGERS.udf.apply(TOLD[number], axis=1)
    with np.errstate(all="ignore"), warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # of ~True
        pd.testing.assert_series_equal(found, INTEGERS.apply(TOLD[number], axis=1))


@pytest.mark.parametrize("dtype", ["int32", "int8", "float32"])
def test_narrow_numbers_beside_pythons_are_refused(dtype: str) -> None:
    """``x * 300`` is in the type of a NumPy scalar, which wraps, or Python's."""
    refused_or_right(INTEGERS.astype(dtype), lambda r: (r.a if r.a > 0 else 1) * 300)
    refused_or_right(
        INTEGERS.astype(dtype), lambda r: r.a if r.a > -9 else 0
    )  # int8 if each took the column, else int64


def test_an_item_at_a_known_place_is_that_item() -> None:
    """``(row.b, 1)[0]`` is NumPy's: 1 / 0 of it is inf."""
    with np.errstate(all="ignore"):
        wanted = INTEGERS.apply(lambda r: 1 / (r.b, 1)[0], axis=1)
    pd.testing.assert_series_equal(INTEGERS.udf.apply(lambda r: 1 / (r.b, 1)[0], axis=1), wanted)


def test_integers_beside_missing_values_are_integers_of_a_nullable_column() -> None:
    """``Float64`` in, whole numbers and NA out: pandas has ``Int64``, also if the first rows are missing."""
    column = pd.Series([None] * 40 + [1.0, 0.25, 3.0], dtype="Float64")
    rounded = lambda x: (x < 0.5) % (abs(2) or abs(0.5))
    for function in (rounded, lambda x: (x < 0.5) % (2.5 and 2)):
        pd.testing.assert_series_equal(column.udf.map(function), column.map(function))


CAPTURED = {"zero": 0, "two": 2}
TRUE = {"t": True}

MIXED = {"zero": 0.0, "two": 2}

BESIDE = (
    lambda x: CAPTURED["two"] / (x > np.float32(200)), lambda x: CAPTURED.get("zero") / (x > np.float32(200)),
    lambda x: CAPTURED.get("absent", 3) // (np.int64(x) - x), lambda x: TRUE["t"] + (x > np.float32(0)),
    lambda x: TRUE.get("t") - (x > np.float32(0)), lambda x: CAPTURED["two"] % (np.int64(x) - x),
    lambda x: MIXED["two"] / np.float64(x - x), lambda x: np.sqrt(x) / MIXED["zero"],
    lambda x: MIXED["zero"] ** np.float64(-x), lambda x: CAPTURED.get("two", 0.5) * np.float32(x),
)  # fmt: skip
"""What a captured dict has, of one type or of two, and a number of NumPy's."""


@pytest.mark.parametrize("number", range(len(BESIDE)))
def test_a_number_beside_numpys_raises_what_numpy_raises(number: int) -> None:
    """Also where the function catches ZeroDivisionError, which NumPy does not raise."""
    function = BESIDE[number]

    def caught(x: Any) -> Any:
        try:
            return function(x)
        except (ZeroDivisionError, TypeError):
            return -1

    series = pd.Series([1, 2, 100])
    with udf.options(fallback="python"), np.errstate(all="ignore"), warnings.catch_warnings():
        warnings.simplefilter("ignore")
        pd.testing.assert_series_equal(series.udf.map(caught), series.map(caught))


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
