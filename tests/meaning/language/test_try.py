"""``try``: every function gives what Python gives, and raises what Python raises."""

# ruff: noqa: PT017, TRY203 - what Python raises is what is compared
import math
import sys
import warnings

import pandas as pd
import pytest

import udf
from tests.support.try_functions import CATCHING
from udf.errors import UdfCompileError

NUMBERS = [0.0, 1.0, 2.0, 3.0, 4.0, -1.0, 7.0, 0.5]


@pytest.mark.parametrize("function", CATCHING, ids=lambda function: function.__name__)
def test_what_python_gives(function) -> None:
    """Value by value; where Python raises, so does the UDF, the same with the same text."""
    if function.__name__ == "in_a_generator" and sys.version_info >= (3, 13):
        with pytest.raises(UdfCompileError, match="a function or generator inside try that uses variables"):
            udf.Series(NUMBERS).applymap(function)
        return
    for number in NUMBERS:
        series = udf.Series([number])
        try:
            expected = function(number)
        except Exception as error:  # noqa: BLE001 - whatever it is
            with pytest.raises(type(error)) as found:
                series.applymap(function)
            assert str(found.value) == str(error)
        else:
            assert list(series.applymap(function)) == [expected]


def test_finally_runs_and_the_exception_goes_on() -> None:
    """At the row that raised, with its line."""

    def function(x):
        n = 0
        try:
            n = 1 // int(x)
        finally:
            n += 5
        return n

    assert list(udf.Series([1.0, 2.0]).applymap(function)) == [6, 5]
    with pytest.raises(ZeroDivisionError) as found:
        udf.Series([1.0, 0.0]).applymap(function)
    assert "at row position 1" in found.value.__notes__[0]


def test_a_raise_in_a_handler_has_its_cause() -> None:
    def function(x):
        try:
            return 1 // int(x)
        except ZeroDivisionError as error:
            raise ValueError("bad") from error

    with pytest.raises(ValueError, match="bad") as found:
        udf.Series([0.0]).applymap(function)
    assert isinstance(found.value.__cause__, ZeroDivisionError)


@pytest.mark.slow
@pytest.mark.parametrize("bare", [False, True])
def test_what_64_bits_cannot_hold_is_not_caught(bare) -> None:
    """Python has no such exception: no handler gets it."""

    def named(x):
        try:
            return x * 2**62
        except OverflowError:
            return -1

    def unnamed(x):
        try:
            return x * 2**62
        except:  # noqa: E722
            return -1

    with pytest.raises(OverflowError, match="64 bits"):
        udf.Series([1, 9]).applymap(unnamed if bare else named)


def test_an_exception_of_math_is_caught_as_python_has_it() -> None:
    """math.exp(1000) is an OverflowError of Python's own."""

    def function(x):
        try:
            return math.exp(x)
        except OverflowError:
            return math.inf

    assert list(udf.Series([0.0, 1000.0]).applymap(function)) == [1.0, math.inf]


def _uses_text(x):
    try:
        return 1 // int(x)
    except ZeroDivisionError as error:
        return len(error.args)


def _inner_bare(x):
    try:
        try:
            return 1 // int(x)
        except ZeroDivisionError:
            raise
    except ArithmeticError:
        return 0


def outer_bare(x):
    """Raise again in the outer handler."""
    try:
        try:
            return 1 / x
        except ValueError:
            return 0.0
    except ZeroDivisionError:
        if x == 0:
            raise
        return 2.0


def one_after_the_other(x):
    """Raise again in the second of two."""
    try:
        first = 1 / x
    except ZeroDivisionError:
        first = 0.0
    try:
        second = math.sqrt(x)
    except ValueError:
        if x < -3:
            raise
        second = 0.0
    return first + second


@pytest.mark.parametrize("function", [outer_bare, one_after_the_other])
def test_several_try_raise_again(function) -> None:
    """Where no other ``try`` is around it."""
    for value in (4.0, 0.0, -1.0, -4.0, -9.0):
        try:
            wanted = function(value)
        except (ValueError, ZeroDivisionError) as error:
            with pytest.raises(type(error)):
                udf.Series([value]).applymap(function)
        else:
            assert list(udf.Series([value]).applymap(function)) == [wanted]


def test_what_is_refused_is_named() -> None:
    with pytest.raises(UdfCompileError, match="has no value in a UDF"):
        udf.Series([1.0]).applymap(_uses_text)


def _unknown_class(x):
    try:
        if x < 1:
            raise ERRORS[int(x)](x)  # noqa: TRY301 - what is tested
    except ValueError:
        return -1
    except Exception:  # noqa: BLE001 - as above
        return -2
    return 1


ERRORS = {0: ValueError, -1: KeyError}


@pytest.mark.slow
@pytest.mark.parametrize("function", [_inner_bare, _unknown_class])
def test_what_is_raised_is_pythons_to_know_where_compiled_code_does_not(function) -> None:
    """Such a row leaves, past all handlers of compiled code: Python computes it, or an error says so."""
    values = pd.Series([1.0, 2.0, 0.0, 3.0, 4.0])
    assert list(udf.Series([1.0, 2.0]).applymap(function)) == list(map(function, [1.0, 2.0]))
    with pytest.raises(NotImplementedError, match="Python computes this row"):
        udf.Series(values).applymap(function)
    with udf.options(fallback="python"), warnings.catch_warnings():
        warnings.simplefilter("ignore", udf.errors.FallbackWarning)
        pd.testing.assert_series_equal(values.udf.map(function), values.map(function))
        assert udf.last_call().in_python == 1


NULLS = pd.DataFrame({"i": pd.Series([1, 2, None, 4]).astype("Int64"), "f": [1.5, math.nan, 2.0, 0.0]})


def branches(row):
    try:
        found = 1.0 if row.i < row.f else 2.0
    except TypeError:
        return -1.0
    return found


def least(row):
    found = 7.0
    try:
        found = min(row.i, row.f)
    except Exception:  # noqa: BLE001 - caught whatever it is
        found = -1.0
    return found


def kept(row):
    try:
        small = row.i < row.f
        found = 1.0
        while small:
            found, small = 2.0, False
    except TypeError:
        return -1.0
    return found


def beside(row):
    try:
        least = min(row.i, row.f)  # noqa: F841 - it raises
    except TypeError:
        return row.i
    return row.f


@pytest.mark.parametrize("function", [branches, least, kept, beside])
def test_what_the_truth_of_a_null_raises_is_caught(function) -> None:
    """In a condition, a loop and a comparison of two nulls, which raises in several places of one call."""
    pd.testing.assert_series_equal(NULLS.udf.apply(function, axis=1), NULLS.apply(function, axis=1))
