"""A UDF that raises on the processor: the first failing row, its type, message and place; nulls do not count."""

import numpy as np
import pytest

import udf
from tests.support.budget import in_turn
from tests.support.ptx_program import apply, bitmask, program
from udf.base.raising import CODE_BITS, RowFailure, exception_at
from udf.base.stages import RaiseSite
from udf.columns.column import Column
from udf.cpu import row_slices

SITES = (
    RaiseSite(exception="ValueError", arguments=("too small", 3), function="checked", file="here.py", line=12),
    RaiseSite(exception="ZeroDivisionError", arguments=("by zero",), function="helper", file="there.py", line=5),
)

# 2 / x; status 1 for x < 0, 2 for x == 0
CHECKED = """
.func (.param .align 8 .b8 r[16]) f(.param .f64 a) {
  .reg .f64 %x, %y; .reg .b32 %s; .reg .pred %p;
  ld.param.f64 %x, [a];
  mov.f64 %y, 0d0000000000000000; mov.u32 %s, 1;
  setp.lt.f64 %p, %x, 0d0000000000000000; @%p bra DONE;
  mov.u32 %s, 2;
  setp.eq.f64 %p, %x, 0d0000000000000000; @%p bra DONE;
  mov.u32 %s, 0;
  div.rn.f64 %y, 0d4000000000000000, %x;
DONE:
  st.param.f64 [r], %y; st.param.b32 [r+8], %s;
  ret;
}"""
# the same, and first halves x until it is at most 8
LOOPING = CHECKED.replace(
    "  mov.u32 %s, 0;",
    "  mov.u32 %s, 0;\nL: setp.le.f64 %p, %x, 0d4020000000000000; @%p bra OUT;"
    "mul.rn.f64 %x, %x, 0d3FE0000000000000; bra L;\nOUT:",
).replace("DONE:", "setp.eq.f64 %p, %x, 0d4014000000000000; @!%p bra DONE; mov.u32 %s, 1;\nDONE:")


@pytest.fixture(params=[CHECKED, LOOPING], ids=["straight", "looping"])
def checked(request):
    return program(request.param, "float64", "float64", SITES)


@pytest.mark.parametrize(
    ("row", "value", "error"),
    [
        (a, *b)
        for a, b in in_turn([0, 1, 511, 512, 513, 1023, 1024, 2047], [(-1.0, ValueError), (0.0, ZeroDivisionError)])
    ],
)
def test_the_first_failing_row_is_raised(checked, row: int, value: float, error: type[Exception]) -> None:
    """Wherever it lies in a chunk; rows behind it that fail in another way do not matter."""
    x = np.full(2048, 4.0)
    x[row + 1 :: 100] = 0.0 if value else -1.0
    x[row] = value
    with pytest.raises(error) as raised:
        apply(checked, x)
    assert f"at row position {row}" in raised.value.__notes__[0]


def test_rows_that_do_not_fail_give_values(checked) -> None:
    """The same program, with nothing to raise."""
    x = np.linspace(1, 8, 1700)[1:]
    x = x[x != 5]
    np.testing.assert_array_equal(apply(checked, x)[0], 2 / x)


def test_a_row_that_loops_can_fail() -> None:
    """80 is halved to 5, which LOOPING refuses; 20 rows before it loop too."""
    x = np.full(600, 6.0)
    x[5:25], x[40] = 48.0, 80.0
    with pytest.raises(ValueError, match="too small") as raised:
        apply(program(LOOPING, "float64", "float64", SITES), x)
    assert raised.value.__notes__ == ["raised by the UDF checked (here.py:12) at row position 40"]


def test_what_lies_under_a_null_does_not_fail(checked) -> None:
    """A null's value is not looked at; the first failing row is counted over all rows."""
    x = np.full(3000, 2.0)
    x[::7] = 0.0
    valid = x != 0
    column = Column(values=x, validity=bitmask(valid))
    (result,) = checked.run((column,))
    np.testing.assert_array_equal(result.values[valid], 1.0)
    x[2000], valid[2000] = -1.0, True
    with pytest.raises(RowFailure) as raised:
        checked.run((Column(values=x, validity=bitmask(valid)),))
    assert (raised.value.row, raised.value.site) == (2000, SITES[0])


@pytest.mark.parametrize("first", [3, 20_000, 150_001, 299_999])
def test_the_first_failing_row_of_all_threads_is_raised(checked, first: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whichever thread fails first in time."""
    monkeypatch.setattr(row_slices, "HANDOVER", 1e-12)
    x = np.full(300_000, 4.0)
    x[first::1000] = 0.0
    x[first] = -1.0
    with udf.options(threads=4):
        for _ in range(5):
            with pytest.raises(ValueError, match="too small") as raised:
                apply(checked, x)
            assert f"at row position {first}" in raised.value.__notes__[0]


def test_exception_has_type_arguments_and_place() -> None:
    """The exception is the UDF's own; the note says function, file, line and row."""
    failure = RowFailure(SITES, 2**40 << CODE_BITS | 2)
    error = exception_at(failure.site, failure.row)
    assert type(error) is ZeroDivisionError
    assert error.args == ("by zero",)
    assert error.__notes__ == [f"raised by the UDF helper (there.py:5) at row position {2**40}"]
    assert exception_at(SITES[0], 0).args == ("too small", 3)
