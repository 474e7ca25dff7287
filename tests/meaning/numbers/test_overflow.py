"""Integers that need more than 64 bits: OverflowError by default, modulo 2**64 on request, and what is not checked."""

import numpy as np
import pandas as pd
import pytest

import udf
from tests.support.frontend_cases import compiled, on_cpu
from tests.support.overflow_functions import BEYOND, MOST, doubling, looping, product
from udf.errors import ArgumentError, CompiledForError, OptionError

WORD = 0xFFFFFFFFFFFFFFFF


def raises(function, *row, dtypes=("int64", "int64")):
    """Return whether ``function`` raises our OverflowError for one row."""
    try:
        on_cpu(function, dtypes[: len(row)], [row])
    except OverflowError as error:
        return "does not fit 64 bits" in str(error)
    return False


@pytest.mark.parametrize("name", BEYOND)
def test_what_needs_more_than_64_bits_raises(name) -> None:
    """A number next to it, which needs no more, does not; and on request it wraps, to Python's value modulo 2**64."""
    function, value = BEYOND[name]
    assert raises(function, value)
    wrapped = list(udf.Series([value]).applymap(function, overflow="wrap"))
    assert [one & WORD for one in wrapped] == [function(value) & WORD]
    near = value + 5 if value < 0 else value // 2 - (value > 100)
    assert on_cpu(function, ["int64"], [(near,)]).tolist() == [function(near)]


@pytest.mark.parametrize(
    ("function", "fits", "beyond"),
    [(looping, (5, 1000), (2**60, 1000)), (doubling, (3, 2**62), (3, MOST)), (product, (2**15, 1), (2**16, 1))],
)
def test_loops_raise_and_end(function, fits, beyond) -> None:
    """What was noted in a loop ends it, though the wrapped numbers would not."""
    assert on_cpu(function, ["int64"] * 2, [fits]).tolist() == [function(*fits)]
    assert raises(function, *beyond)


def test_the_first_row_that_overflows_is_named() -> None:
    """With its line, as any exception."""
    with pytest.raises(OverflowError) as caught:
        udf.Series([1, 2**62, 2**62], index=None).applymap(lambda x: x * 4)
    assert "raised by the UDF <lambda>" in str(caught.value.__notes__)
    assert "row position 1" in str(caught.value.__notes__)


@pytest.mark.slow
def test_the_call_the_options_and_a_compiled_function_say_wrap() -> None:
    """The keyword wins over the option; each is another program."""
    series, beyond = udf.Series([2**62]), lambda x: x * 4
    assert list(series.applymap(beyond, overflow="wrap")) == [0]
    with pytest.raises(OverflowError):
        series.applymap(beyond)
    with udf.options(overflow="wrap"):
        assert list(series.applymap(beyond)) == [0]
        with pytest.raises(OverflowError):
            series.applymap(beyond, overflow="raise")
    assert list(udf.DataFrame({"a": [2**62]}).apply(lambda row: row.a * 4, overflow="wrap")) == [0]
    made = udf.compile(beyond, "int64", archs=(), overflow="wrap")
    assert list(made([2**62])) == [0]
    with pytest.raises(CompiledForError, match="overflow='wrap'"):
        series.applymap(made)
    windows = udf.Series([1.0, 2.0]).rolling(1)
    assert list(windows.apply(lambda w: (len(w) << 62) * 4, overflow="wrap")) == [0.0, 0.0]
    with pytest.raises(OverflowError):
        windows.apply(lambda w: (int(w[0]) << 62) * 4, raw=True)


def test_another_word_is_refused() -> None:
    """By name, with what it can be."""
    with pytest.raises(ArgumentError, match="overflow cannot be 'ignore'"):
        udf.Series([1]).applymap(lambda x: x, overflow="ignore")
    with pytest.raises(OptionError, match="overflow is 'raise'"):
        udf.options.overflow = "never"


def test_rows_that_overflow_can_be_null() -> None:
    assert list(udf.Series([2**62, 1]).applymap(lambda x: x * 4, errors="null")) == [None, 4]


def test_what_lies_under_a_null_does_not_overflow() -> None:
    """Pandas' nullable integers keep some number there."""
    hidden = pd.arrays.IntegerArray(np.array([2**62, 3]), np.array([True, False]))
    assert list(udf.Series(pd.Series(hidden)).applymap(lambda x: x * 4)) == [None, 12]


def splitmix(x):
    z = (x + 0x9E3779B97F4A7C15) & WORD
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & WORD
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & WORD
    return z ^ (z >> 31)


def fnv(x):
    h = 0xCBF29CE484222325
    for i in range(8):
        h = ((h ^ ((x >> (8 * i)) & 255)) * 0x100000001B3) & WORD
    return h


@pytest.mark.parametrize("function", [splitmix, fnv])
@pytest.mark.parametrize("dtype", ["int64", "uint64"])
def test_masked_hashes_are_pythons_without_a_check(function, dtype) -> None:
    """A hash that masks, as it must in Python, needs the low bits only: it is exact, and cannot raise."""
    limits = np.iinfo(dtype)
    values = [0, 1, 255, limits.max, limits.min, limits.max // 3]
    assert on_cpu(function, [dtype], [(v,) for v in values]).tolist() == [function(v) for v in values]
    assert compiled(function, dtype).raises == ()


def counter(x):
    found = 0
    for i in range(x):
        if i * i % 7 == 1:
            found += 1
    return found


def digits(x):
    total = 0
    while x > 0:
        total += x % 10
        x //= 10
    return total


UNCHECKED = {
    "a polynomial of int16": (lambda x: x * x * x + 3 * x - 7, "int16"),
    "sums of int32": (lambda x: (x + 1) * (x - 1) - x * x, "int16"),
    "a counter": (counter, "int32"),
    "digits": (digits, "int64"),
    "a remainder": (lambda x: (x % 1000) * 1000 + abs(x) % 10, "uint64"),
}


@pytest.mark.parametrize("name", UNCHECKED)
def test_what_is_known_to_fit_is_not_checked(name) -> None:
    """No status, no branch: ranges of types, constants, counters."""
    function, dtype = UNCHECKED[name]
    assert compiled(function, dtype).raises == ()
    values = [0, 1, 17, 1000, 32767]
    assert on_cpu(function, [dtype], [(v,) for v in values]).tolist() == [function(v) for v in values]


@pytest.mark.parametrize("step", [1, 7, 2**40, 2**63 - 1, -1, -7, -(2**40), -(2**63)])
def test_the_last_integer_that_fits_is_a_value(step) -> None:
    """A constant added, or taken away, up to the ends of 64 bits: one more raises."""
    end = 2**63 - 1 if step > 0 else -(2**63)
    for function, start in ((lambda x: x + step, end - step), (lambda x: step + x, end - step)):
        assert function(start) == end
        assert udf.Series([start, 0]).applymap(function).to_numpy().tolist() == [end, step]
        if abs(start) < 2**63 - 1:
            with pytest.raises(OverflowError):
                udf.Series([start + (1 if step > 0 else -1)]).applymap(function)
    if step > -(2**63):
        less, end = (lambda x: x - step), (-(2**63) if step > 0 else 2**63 - 1)
        assert udf.Series([end + step]).applymap(less).to_numpy().tolist() == [end]
        with pytest.raises(OverflowError):
            udf.Series([end + step + (-1 if step > 0 else 1)]).applymap(less)
