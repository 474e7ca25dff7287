"""Window kernels compile for every supported GPU with no GPU here, and keep everything in registers."""

import json
import re
from functools import cache, partial
from typing import Any

import numpy as np
import pytest

from tests.support.budget import in_turn, pairs, slowly, some
from tests.support.ptxas import resources
from tests.support.window_functions import checked, first_above, largest, mean, powers, product, weighted
from udf.base.dtypes import DTYPES, dtype_of
from udf.base.handling import Handling
from udf.base.stages import WindowShape
from udf.bind.bind import bind
from udf.bind.udf_call import PtxUdf, UdfCall
from udf.columns.column import Column
from udf.cuda.kernel_plan import WindowPlan
from udf.cuda.nvrtc import compile_unit, frame_bytes
from udf.cuda.unit import TranslationUnit
from udf.cuda.window_build import units_artefact
from udf.cuda.window_policy import choose_windows, fit_space
from udf.cuda.window_render import compile_windows, convert_unit, convert_units, render_windows
from udf.frontend import compile_to_ptx
from udf.runtime.store.serialize import deserialize, serialize
from udf.windows.bounds import FixedBounds

ARCHITECTURES = ("sm_75", "sm_80", "sm_90", "sm_100", "sm_120")
OPTIN = {"sm_75": 64, "sm_80": 163, "sm_90": 227, "sm_100": 227, "sm_120": 99}
"""Shared memory that a block can ask for, KiB (CUDA C++ Programming Guide, "Technical Specifications")."""


def interface_of(
    function: Any,
    columns: tuple[str, ...],
    length: int | None,
    *args: Any,
    result: str = "float64",
    errors: str = "raise",
    **shape: Any,
) -> tuple[PtxUdf, UdfCall]:
    """Return ``function`` over windows of ``columns``, compiled to PTX; a dtype with ``?`` can be null."""
    taken = tuple(
        Column(values=np.zeros(8, c.rstrip("?")), validity=np.zeros(1, "uint8") if c.endswith("?") else None)
        for c in columns
    )
    shape = {"space": "shared", "table": len(columns) > 1, **shape}
    window = WindowShape(length=length, result=dtype_of(result), **shape)
    how = Handling(errors=errors, error_model="numpy")
    call = bind(function, taken, args=args, window=window, how=how)
    return compile_to_ptx(call), call


CASES = {
    "mean_10": partial(interface_of, mean, ("float64",), 10),
    "mean_10_null": partial(interface_of, mean, ("float64?",), 10),
    "mean_10_int8": partial(interface_of, mean, ("int8?",), 10),
    "mean_1000": partial(interface_of, mean, ("float64",), 1000),
    "mean_whole_only": partial(interface_of, mean, ("float64",), 10, clipped=False),
    "mean_any": partial(interface_of, mean, ("float64",), None),
    "mean_far": partial(interface_of, mean, ("float32",), 100_000, space="global"),
    "largest_100": partial(interface_of, largest, ("float64",), 100),
    "largest_any": partial(interface_of, largest, ("float64?",), None),
    "branches": partial(interface_of, first_above, ("float64",), 20),
    "branches_any": partial(interface_of, first_above, ("float64",), None),
    "raises": partial(interface_of, checked, ("float64",), 5),
    "raises_null": partial(interface_of, checked, ("float64",), 5, errors="null"),
    "counts": partial(interface_of, lambda w: len(w), ("float64",), 5, result="int64"),
    "weights": partial(interface_of, weighted, ("float64",), 12, np.zeros(12), 1.5),
    "in_numpys_order": partial(interface_of, lambda w: (w > w.mean()).sum(), ("float64",), 20, exact=True),
    "in_numpys_order_of_a_mask": partial(interface_of, lambda w: w[w > 1].mean(), ("float64",), 100, exact=True),
    "table": partial(interface_of, product, ("float64", "int32?"), 20),
    "table_any": partial(interface_of, product, ("float64", "int32?"), None),
}


@cache
def case_of(name: str) -> tuple[PtxUdf, UdfCall]:
    """Return a case, compiled once: by the process that runs a test of it."""
    return CASES[name]()


def unit_of(name: str) -> TranslationUnit:
    return render_windows(*case_of(name))


@pytest.mark.parametrize(("name", "arch"), in_turn(some(CASES, 2), ARCHITECTURES))
def test_every_shape_of_window_has_an_empty_stack_on_every_gpu(name: str, arch: str) -> None:
    """Fixed, clipped, any length, far, tables, statuses, arguments: no stack, no spills."""
    unit, cubin = compile_windows(*case_of(name), arch, OPTIN[arch] * 1024)
    used = resources(cubin)
    assert cubin.code.startswith(b"\x7fELF")
    assert (used.stack_bytes, used.spill_bytes) == (0, 0)
    assert used.registers * unit.policy.threads <= 65536


@pytest.mark.parametrize(("dtype", "nullable", "alone"), in_turn(DTYPES, [False, True], slowly([False, True])))
def test_every_dtype_converts(dtype: str, nullable: bool, alone: bool) -> None:
    """Each scalar type becomes float64, by a kernel of its own and in the window kernel."""
    windows = partial(interface_of, mean, (dtype + "?" * nullable,), 3)
    unit = convert_unit(dtype_of(dtype), nullable=nullable) if alone else render_windows(*windows())
    used = resources(compile_unit(unit, "sm_75"))
    assert (used.stack_bytes, used.spill_bytes) == (0, 0)


@pytest.mark.parametrize("name", ["mean_10", "largest_100", "mean_any", "weights", "raises", "table"])
def test_windows_are_coarsened(name: str) -> None:
    """Functions without branches on values: their neighbours share loads."""
    unit = unit_of(name)
    assert re.search(rf"rows_of<row, {unit.policy.items_per_thread}> wide", unit.source)


@pytest.mark.parametrize("name", ["branches", "branches_any", "mean_far"])
def test_windows_that_go_their_own_ways_do_not(name: str) -> None:
    """A branch on a value, or windows in global memory."""
    assert "wide" not in unit_of(name).source


@pytest.mark.parametrize(
    ("length", "columns", "arch"),
    pairs([1, 10, 100, 1000, 3000, 10_000, 25_000, 100_000], [1, 2, 5, 40], ARCHITECTURES),
)
def test_shared_memory_is_chosen_where_it_holds_the_windows(length: int, columns: int, arch: str) -> None:
    """What is chosen fits; what does not fit by far is not; steps keep 32 windows in a tile."""
    limit = OPTIN[arch] * 1024
    shape = WindowShape(length=length, result=dtype_of("float64"), table=columns > 1)
    policy = choose_windows(length, columns, 9 * columns, limit=limit)
    assert policy.shared_bytes <= limit
    for step in (1, 2, 1000):
        bounds = FixedBounds(rows=10, length=length, first=0, step=step, min_periods=1)
        if fit_space(shape, columns, bounds.step, limit) == "shared":
            assert policy.space == "shared"
            assert policy.tile(length, step) % 32 == 0
        else:
            assert step == 1000 or columns * (length + 96) * 9 > limit


@pytest.mark.parametrize("columns", [1, 2, 5, 40, 100])
def test_windows_that_differ_in_length_have_a_tile_in_shared_memory(columns: int) -> None:
    """The more columns, the fewer rows; a hundred are read from global memory."""
    policy = choose_windows(None, columns, 9 * columns, limit=OPTIN["sm_75"] * 1024)
    assert policy.space == ("shared" if columns < 100 else "global")
    assert policy.shared_bytes <= OPTIN["sm_75"] * 1024


def test_a_function_of_many_values_takes_fewer_windows_a_thread() -> None:
    """Where nine coarsened windows do not fit the registers, five do.

    The stack is in the code too, for where the compiler's report is missing: NVRTC's cache has none.
    """
    udf, call = interface_of(powers, ("float64",), 1000)
    nine = compile_unit(render_windows(udf, call), "sm_90")
    unit, cubin = compile_windows(udf, call, "sm_90")
    assert (resources(nine).spill_bytes > 0, resources(cubin).spill_bytes) == (True, 0)
    assert unit.policy.tile_rows == unit.policy.threads * 5
    assert frame_bytes(nine) == resources(nine).stack_bytes > 0
    assert frame_bytes(cubin) == resources(cubin).stack_bytes == 0


@pytest.mark.parametrize("name", ["mean_10", "mean_any", "table_any", "mean_far"])
def test_a_plan_comes_back_from_the_disk(name: str) -> None:
    """Also of windows of any length and far ones, whose columns are converted by a kernel of their own."""
    udf, call = case_of(name)
    unit = unit_of(name)
    converts = {f"convert{i}": one for i, one in enumerate(convert_units(call, unit))}
    plan = units_artefact(udf, call, {"main": unit, **converts}, {}, "sm_90").plan
    assert len(plan.kernels) == 1 + (0 if name == "mean_10" else len(call.parameters))
    assert deserialize(json.loads(json.dumps(serialize(plan))), WindowPlan) == plan
