"""Kernels of functions with loops that nothing bounds compile for every GPU, and stay in registers."""

import itertools

import numpy as np
import pytest

from tests.support.budget import in_turn, some
from tests.support.loop_functions import ENDLESS, FUNCTIONS, endless_mean, endless_window, last_sum
from tests.support.ptxas import resources
from udf.base.dtypes import dtype_of
from udf.base.handling import Handling
from udf.base.stages import WindowShape
from udf.bind.bind import bind
from udf.columns.column import Column
from udf.cuda.cuda_backend import translation_unit
from udf.cuda.nvrtc import compile_unit
from udf.frontend import compile_to_ptx

ARCHITECTURES = ("sm_75", "sm_90", "sm_120")


def named(value: object) -> str:
    """Return what a case is called."""
    if isinstance(value, tuple):
        return "-".join(map(named, value))
    return getattr(value, "__name__", str(value))


@pytest.mark.parametrize(
    ("function", "nulls", "arch"), in_turn([*FUNCTIONS, *ENDLESS], [False, True], ARCHITECTURES), ids=named
)
def test_row_functions(function, nulls, arch):
    column = Column(values=np.arange(9), validity=np.ones(2, np.uint8) if nulls else None)
    call = bind(function, (column,))
    unit = translation_unit(compile_to_ptx(call), call)
    assert unit.stops
    used = resources(compile_unit(unit, arch))
    assert (used.stack_bytes, used.spill_bytes) == (0, 0)


WINDOWS = [
    *(
        (*shape, False)
        for shape in in_turn([last_sum, endless_window, endless_mean], [5, None], ["shared", "global"], rounds=2)
    ),
    *itertools.product([endless_mean], [5], ["shared", "global"], [True]),  # the GPU reduces windows of one length
]


@pytest.mark.parametrize(("shape", "arch"), in_turn(some(WINDOWS, 2), ARCHITECTURES), ids=named)
def test_window_functions(shape, arch):
    """So do windows of one length and of any, in shared memory and global, and functions of a window's reductions."""
    function, length, space, reducible = shape
    window = WindowShape(length=length, result=dtype_of("float64"), space=space, reducible=reducible)
    call = bind(function, (Column(values=np.arange(9.0)),), window=window, how=Handling(nulls="pass"))
    unit = translation_unit(compile_to_ptx(call), call)
    assert unit.stops
    used = resources(compile_unit(unit, arch))
    assert used.spill_bytes <= 16 * reducible  # five items a thread, 40 registers: two are too few


def test_a_function_without_such_loops_does_not_look():
    """Its kernel is what it was."""
    call = bind(lambda x: sum(x * k for k in range(40)), (Column(values=np.arange(9.0)),))
    unit = translation_unit(compile_to_ptx(call), call)
    assert not unit.stops
    assert "stop" not in unit.source
