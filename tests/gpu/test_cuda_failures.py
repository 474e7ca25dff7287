"""A UDF that raises on the GPU: the first row's exception, whichever thread came first."""

import cupy
import numpy as np
import pytest

from tests.support.native_functions import native
from tests.support.native_programs import packed, program_of
from udf.base.raising import RowFailure
from udf.columns.column import Column

# 1 for a negative value, 2 for one above 100
CHECKED = native("return {a * 2, a < 0 ? 1u : a > 100 ? 2u : 0u};", ("double",), ("double", "unsigned int"))
RAISES = ("ValueError", "KeyError")


def values_with(rows: int, failing: dict[int, float]) -> np.ndarray:
    values = np.linspace(0, 100, rows)
    for row, value in failing.items():
        values[row] = value
    return values


@pytest.mark.parametrize(("first", "error"), [(-1.0, ValueError), (200.0, KeyError)])
def test_call_raises_the_exception_of_the_first_failing_row(first: float, error: type[Exception]) -> None:
    program = program_of(CHECKED, ("float64",), ("float64",), RAISES)
    later = 99.5 - first
    with pytest.raises(RowFailure) as raised:
        program.run((Column(values=values_with(100_000, {4711: first, 4712: later, 90_000: later})),))
    assert raised.value.site.exception == error.__name__
    assert raised.value.site.arguments == ("at work",)


@pytest.mark.parametrize("row", [0, 1, 511, 512, 100_001, 299_999])
def test_lowest_row_wins(row: int) -> None:
    """In a whole tile and in the last; with failures after it in every later tile."""
    failing = dict.fromkeys(range(row, 300_000, 37), 200.0) | {row: -1.0}
    program = program_of(CHECKED, ("float64",), ("float64",), RAISES)
    with pytest.raises(RowFailure) as error:
        program.run((Column(values=values_with(300_000, failing)),))
    assert (error.value.row, error.value.site.exception) == (row, RAISES[1 - 1])


def test_every_row_fails() -> None:
    """Four million failures report row 0, without a queue at one address."""
    program = program_of(CHECKED, ("float64",), ("float64",), RAISES)
    with pytest.raises(RowFailure) as error:
        program.run((Column(values=cupy.full(2**22, -1.0)),))
    assert (error.value.row, error.value.site.exception) == (0, RAISES[1 - 1])


def test_failing_rows_that_are_null_do_not_count() -> None:
    """The function does not run there."""
    values = values_with(5000, {10: -1.0, 20: 200.0})
    mask = np.ones(5000, bool)
    mask[10] = False
    program = program_of(CHECKED, ("float64?",), ("float64",), RAISES)
    with pytest.raises(RowFailure) as error:
        program.run((Column(values=values, validity=packed(mask)),))
    assert (error.value.row, error.value.site.exception) == (20, RAISES[2 - 1])
    mask[20] = False
    (result,) = program.run((Column(values=values, validity=packed(mask)),))
    np.testing.assert_array_equal(cupy.asnumpy(result.values), np.where(mask, values * 2, 0))


def test_row_behind_two_to_the_31() -> None:
    """The row of a failure is 64-bit."""
    rows = 2**31 + 5000
    if cupy.cuda.runtime.memGetInfo()[0] < 3 * rows:
        pytest.skip("needs 7 GB of free GPU memory")
    function = native("return {a, a ? 1u : 0u};", ("signed char",), ("signed char", "unsigned int"))
    values = cupy.zeros(rows, "int8")
    values[2**31 + 77] = values[2**31 + 4000] = 1
    with pytest.raises(RowFailure) as error:
        program_of(function, ("int8",), ("int8",), ("ValueError",)).run((Column(values=values),))
    assert (error.value.row, error.value.site.exception) == (2**31 + 77, RAISES[1 - 1])


def test_program_serves_again_after_a_failure() -> None:
    """The word that remembers a failure is new in every call."""
    program = program_of(CHECKED, ("float64",), ("float64",), RAISES)
    with pytest.raises(RowFailure):
        program.run((Column(values=np.array([1.0, -1.0])),))
    (result,) = program.run((Column(values=np.array([1.0, 2.0])),))
    np.testing.assert_array_equal(cupy.asnumpy(result.values), [2.0, 4.0])


def test_no_rows_do_not_fail() -> None:
    """An empty column has nothing that could raise."""
    (result,) = program_of(CHECKED, ("float64",), ("float64",), RAISES).run((Column(values=np.empty(0)),))
    assert len(result) == 0
