"""Kernels whose rows may leave: one more result says where, and nothing is raised."""

import pyarrow as pa
import pytest

import udf
from tests.support.ptxas import resources
from udf.base.handling import Handling
from udf.base.raising import LEFT
from udf.base.stages import GroupShape
from udf.bind.bind import bind
from udf.bind.leaving import blocks_of, with_code, without_blocks
from udf.cuda.builtin_kernels import builtin_unit
from udf.cuda.cuda_backend import BACKEND, translation_unit
from udf.cuda.nvrtc import compile_unit
from udf.frontend import compile_to_ptx


def formula(x):
    if x < 0:
        print(x)  # noqa: T201 - what leaves
    return x * 2 + 1


def clean(x):
    if x == "":
        print(x)  # noqa: T201 - what leaves
    return x.upper() + "!"


@pytest.mark.parametrize(
    ("function", "column"), [(formula, [1.0, 2.0]), (formula, [1, 2]), (clean, pa.array(["a", "b"], pa.large_string()))]
)
def test_a_kernel_whose_rows_leave_has_one_result_more_and_no_status(function, column) -> None:
    start = next(block.start for block in blocks_of(function.__code__)[1:] if "print" in block.names)
    cut = with_code(function, without_blocks(function.__code__, frozenset({start})))
    call = bind(cut, (udf.Series(column).column,), how=Handling(leaves=True))
    ptx = compile_to_ptx(call)
    assert not ptx.raises
    assert ptx.returns[-1].dtype.name == "uint8"
    assert LEFT in {site.own for site in ptx.returns[-1].left}
    unit = translation_unit(ptx, call)
    assert resources(compile_unit(unit, "sm_90")).spill_bytes == 0


def stopped(s):
    if s.min() < 0:
        raise ValueError("below")
    return s - s.mean()


@pytest.mark.parametrize("arch", ["sm_75", "sm_90"])
def test_rows_of_groups_that_leave_compile(arch) -> None:
    """Row by row a group is marked by its rows; all that is written beside their values is in registers."""
    shape = BACKEND.fit(GroupShape(series=True, frame=False, spread=True), 1, 1, 0, 0)
    how = Handling(nulls="skip", error_model="numpy", leaves=True)
    call = bind(stopped, (udf.Series([1.0, 2.0]).column,), window=shape, how=how)
    ptx = compile_to_ptx(call)
    assert ptx.items
    assert ptx.returns[-1].left
    used = resources(compile_unit(translation_unit(ptx, call), arch))
    assert (used.stack_bytes, used.spill_bytes) == (0, 0)


@pytest.mark.parametrize("type_", ["unsigned char", "int"])
@pytest.mark.parametrize("arch", ["sm_75", "sm_90", "sm_120"])
def test_what_lists_rows_that_left_has_an_empty_stack(type_, arch) -> None:
    """It reads 16 bytes at once."""
    made = compile_unit(builtin_unit("left", (type_,)), arch)
    used = resources(made)
    assert (used.stack_bytes, used.spill_bytes) == (0, 0)
    assert used.registers <= 64
    assert "ld.global.nc.v4" in made.ptx or "ld.global.v4" in made.ptx
