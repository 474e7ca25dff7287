"""Kernels that reduce windows compile for every supported GPU with no GPU here, and keep everything in registers."""

import pytest

from tests.support.budget import THOROUGH, in_turn, slowly, some
from tests.support.reduced_windows import EVERY, FUNCTIONS, every_reduction, units_of
from udf.base.dtypes import DTYPES
from udf.cuda.nvrtc import compile_unit, frame_bytes
from udf.cuda.reduce_plan import ReducePolicy, is_chunked, reducers_of

FEW_BYTES = 32
"""Most stack of the kernel of a column's ends, which few tiles run, and of one that keeps twelve results."""


@pytest.mark.parametrize(("arch", "kernel"), in_turn(["sm_75", "sm_80", "sm_90", "sm_100", "sm_120"], range(3)))
def test_kernels_compile_for_every_gpu(arch: str, kernel: int) -> None:
    """Windows short and chunked, and the runs of rows that are reduced before; with an empty stack."""
    units, chunks, _, _ = units_of(*FUNCTIONS["zscore"], length=100)
    unit = (units[False, False], units[False, True], chunks)[kernel]
    assert frame_bytes(compile_unit(unit, arch)) == 0


LENGTHS = (10, 100, 300, 1000, 10_000)


@pytest.mark.parametrize(
    ("length", "column", "name", "clipped"),
    in_turn(LENGTHS, ("float64", "float64?"), FUNCTIONS, slowly([False, True])),
)
def test_whole_windows_have_an_empty_stack(length: int, column: str, name: str, *, clipped: bool) -> None:
    """In the geometry of each length; those at the ends of the column have next to none."""
    units, chunks, _, _ = units_of(*FUNCTIONS[name], length=length, column=column)
    chunked = is_chunked(length, chunks.policy)
    # two reducers of chunked windows spill two registers
    most = FEW_BYTES if clipped or (chunked and name == "about") else 0
    assert frame_bytes(compile_unit(units[clipped, chunked], "sm_90")) <= most


@pytest.mark.parametrize("dtype", some(DTYPES, 3))
def test_every_dtype_compiles(dtype: str) -> None:
    """Any number becomes a float64 in shared memory."""
    units, chunks, _, _ = units_of(*FUNCTIONS["range"], length=100, column=f"{dtype}?")
    assert frame_bytes(compile_unit(units[False, False], "sm_75")) == 0
    if THOROUGH or dtype == "float64":  # what comes after is float64
        assert frame_bytes(compile_unit(chunks, "sm_75")) == 0


def test_a_function_of_every_reduction_compiles() -> None:
    """Five reducers, twelve results, a status."""
    reducers = ("greatest", "least", "moments<false>", "sum<false>", "sum<true>")
    policy = ReducePolicy(threads=64, items_per_thread=5, reducers=reducers)
    units, _, udf, _ = every_reduction(policy, column="int16?", length=7)
    assert [taken.reduction for taken in udf.takes] == [word.partition(":")[0] for word in EVERY]
    assert frame_bytes(compile_unit(units[False, True], "sm_90")) <= FEW_BYTES


def test_what_goes_together_shares_its_work() -> None:
    """A function of both takes one reducer; of one, that alone."""
    takes = {name: units_of(*FUNCTIONS[name], length=10)[2].takes for name in FUNCTIONS}
    assert {name: reducers_of(taken) for name, taken in takes.items()} == {
        "mean": ("sum<false>",), "std": ("moments<false>",), "range": ("extremes",),
        "about": ("exact_sum", "moments<false>"), "zscore": ("moments<true>",),
    }  # fmt: skip
