"""The processor's row loop: every length and type, nulls, several columns and results, loops put off, threads."""

import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

import udf
from tests.support.corpus_check import ptx_of
from tests.support.ptx_program import HEADER, apply, bitmask, program, unary
from tests.support.seam import columns_in, columns_out
from udf.base.address import address
from udf.base.dtypes import DTYPES
from udf.base.stages import Parameter
from udf.bind.udf_call import PtxUdf, UdfCall
from udf.columns.column import Column
from udf.cpu import describe
from udf.cpu.cpu_backend import RowProgram
from udf.cpu.halt import BRIEF

LENGTHS = [0, 1, 2, 3, 7, 31, 32, 33, 511, 512, 513, 1023, 1024, 1025, 5000]
AFFINE = unary("f64", "mul.rn.f64 %y, %x, 0d4000000000000000; add.rn.f64 %y, %y, 0d3FF0000000000000;")

TWO_AND_TWO = """
.func (.param .align 8 .b8 r[16]) f(.param .f64 a, .param .f64 b) {
  .reg .f64 %a, %b, %s, %d;
  ld.param.f64 %a, [a]; ld.param.f64 %b, [b];
  add.rn.f64 %s, %a, %b; sub.rn.f64 %d, %a, %b;
  st.param.f64 [r], %s; st.param.f64 [r+8], %d;
  ret;
}"""

# doubles a positive x until it is at least 16; 1.0 for all else, with no loop
DOUBLING = unary(
    "u32",
    "mov.u32 %y, 1; setp.eq.u32 %p, %x, 0; @%p bra DONE; setp.gt.u32 %p, %x, 1000; @%p bra DONE; mov.u32 %y, %x;"
    "L: setp.ge.u32 %p, %y, 16; @%p bra DONE; shl.b32 %y, %y, 1; bra L; DONE:",
)
ALWAYS = unary("u32", "mov.u32 %y, 0; L: add.u32 %y, %y, %x; sub.u32 %x, %x, 1; setp.ne.u32 %p, %x, 0; @%p bra L;")


def doubled(x: int) -> int:
    y = x if 0 < x <= 1000 else 1
    while 0 < x <= 1000 and y < 16:
        y *= 2
    return y


@pytest.mark.parametrize("rows", LENGTHS)
def test_every_length_gives_every_row(rows: int) -> None:
    """Whole chunks, the last rows, and none at all."""
    x = np.arange(rows, dtype=np.float64) - 3
    (result,) = apply(program(AFFINE, "float64", "float64"), x)
    np.testing.assert_array_equal(result, x * 2 + 1)


@pytest.mark.parametrize("name", DTYPES)
def test_every_type_goes_in_and_out(name: str) -> None:
    """Each column type keeps its edge values through a function that returns its argument."""
    dtype = DTYPES[name]
    kind = "b32" if dtype.kind == "b" else dtype.ptx if dtype.size > 2 else f"b{8 * dtype.size}"
    register = "b16" if dtype.size == 1 and dtype.kind != "b" else kind
    load = "ld.param.u8" if dtype.kind == "b" else f"ld.param.{dtype.ptx}"
    taken = "b8" if dtype.kind == "b" else kind
    text = f""".func (.param .{kind} r) f(.param .{taken} a) {{
  .reg .{register} %x; {load} %x, [a]; st.param.{kind} [r], %x; ret; }}"""
    bits = np.random.default_rng(5).integers(0, 256, 700 * dtype.size, np.uint8)
    values = bits.view(dtype.numpy) if dtype.kind != "b" else bits > 100
    (result,) = apply(program(text, name, name), values)
    assert result.dtype == dtype.numpy
    np.testing.assert_array_equal(result.view(np.uint8), values.view(np.uint8))


def test_a_bool_result_is_0_or_1_whatever_ptx_returns() -> None:
    """A result of 32 bits that is not 0 is True, in one byte of 1."""
    (result,) = apply(program(unary("b32", "mov.b32 %y, %x;"), "uint32", "bool"), [0, 1, 2, 256, 1 << 31])
    assert result.view(np.uint8).tolist() == [0, 1, 1, 1, 1]


@pytest.mark.parametrize("rows", [1, 513, 2000])
def test_several_columns_and_results(rows: int) -> None:
    """Two columns in, two out, each result in its own column."""
    a, b = np.random.default_rng(1).standard_normal((2, rows))
    total, difference = apply(program(TWO_AND_TWO, "float64 float64", "float64 float64"), a, b)
    np.testing.assert_array_equal(total, a + b)
    np.testing.assert_array_equal(difference, a - b)


def test_one_column_may_be_given_twice() -> None:
    """Inputs may be the same memory."""
    a = np.arange(1000.0)
    total, difference = apply(program(TWO_AND_TWO, "float64 float64", "float64 float64"), a, a)
    assert total.tolist() == (a + a).tolist()
    assert not difference.any()


@pytest.mark.parametrize("shift", [1, 3, 4, 8, 24])
def test_values_may_start_anywhere(shift: int) -> None:
    """Values at an odd address, or at any that is no multiple of a vector."""
    x = np.zeros(8 * 1000 + shift, np.uint8)[shift:].view(np.float64)
    x[:] = np.arange(1000)
    (result,) = apply(program(AFFINE, "float64", "float64"), x)
    np.testing.assert_array_equal(result, x * 2 + 1)


def test_multiply_and_add_are_rounded_twice() -> None:
    """X * x - 1 for x = 1 + 2^-30 loses the last bit of the square, as in Python; a fused one would not."""
    x = np.full(600, 1 + 2.0**-30)
    body = "mul.rn.f64 %y, %x, %x; sub.rn.f64 %y, %y, 0d3FF0000000000000;"
    (result,) = apply(program(unary("f64", body), "float64", "float64"), x)
    assert set(result.tolist()) == {x[0] * x[0] - 1} != {2.0**-29 + 2.0**-60}


def test_addresses_are_numpys() -> None:
    """Whatever an array is: empty, a slice, read-only, of any type, on memory that is not NumPy's."""
    frozen = np.arange(5, dtype=np.int8)
    frozen.flags.writeable = False
    for array in (np.empty(0), np.arange(9.0)[3:], frozen, np.frombuffer(b"12345678", np.float64), np.zeros(3, bool)):
        assert address(array) == array.ctypes.data


# --- nulls ---------------------------------------------------------------------------------------


def test_a_null_in_any_column_is_a_null() -> None:
    """The result's mask is the intersection, in memory of its own; without masks there is none."""
    built, rows = program(TWO_AND_TWO, "float64 float64", "float64 float64"), 1003
    dice = np.random.default_rng(2)
    values = dice.standard_normal((2, rows))
    first, second = dice.random((2, rows)) > 0.2
    masks = bitmask(first), np.concatenate([bitmask(second), np.full(3, 255, np.uint8)])
    columns = [Column(values=v, validity=m) for v, m in zip(values, masks, strict=True)]
    for result in built.run(tuple(columns)):
        valid = np.unpackbits(result.validity, count=rows, bitorder="little").astype(bool)
        np.testing.assert_array_equal(valid, first & second)
        assert not any(np.shares_memory(result.validity, mask) for mask in masks)
    one = built.run((columns[0], Column(values=values[1])))[0]
    assert one.validity.tolist()[:-1] == masks[0].tolist()[:-1]
    assert built.run(tuple(Column(values=v) for v in values))[0].validity is None


# --- loops that are put off ----------------------------------------------------------------------


@pytest.mark.parametrize("rows", [1, 512, 3000])
@pytest.mark.parametrize("often", [0.0, 0.01, 0.9, 1.0])
def test_rows_that_loop_are_run_one_by_one(rows: int, often: float) -> None:
    """Whether no row, few, most or all of them enter the loop: same values."""
    dice = np.random.default_rng(3)
    x = np.where(dice.random(rows) < often, dice.integers(1, 1000, rows), 5000).astype(np.uint32)
    (result,) = apply(program(DOUBLING, "uint32", "uint32"), x)
    assert result.tolist() == [doubled(int(v)) for v in x]


def compiled(built: RowProgram) -> list[str]:
    """Return the loops that are there as machine code."""
    return [name for name in built.artefact.code if name in ("udf_fast", "udf_slow")]


def test_the_whole_function_is_compiled_when_a_row_needs_it() -> None:
    """Not before, not for the empty rows behind the last, and not for a null."""
    built = program(DOUBLING.replace("%x, 0;", "%x, 7;"), "uint32", "uint32")  # 0 would loop
    assert compiled(built) == ["udf_fast"]
    assert apply(built, [7, 5000])[0].tolist() == [1, 1]
    nulls = Column(values=np.array([3, 5000], np.uint32), validity=bitmask([False, True]))
    (result,) = built.run((nulls,))
    assert result.values.tolist()[1] == 1
    assert compiled(built) == ["udf_fast"]
    assert apply(built, [7, 3, 5000])[0].tolist() == [1, 24, 1]
    assert compiled(built) == ["udf_fast", "udf_slow"]


@pytest.mark.parametrize("rows", [1, 512, 1300])
def test_a_function_that_always_loops_has_no_vector_loop(rows: int) -> None:
    """Every row is run one by one; under a null stands zero."""
    built = program(ALWAYS, "uint32", "uint32")
    assert compiled(built) == ["udf_slow"]
    x = np.arange(1, rows + 1, dtype=np.uint32) % 50 + 1
    assert apply(built, x)[0].tolist() == [int(v) * (int(v) + 1) // 2 for v in x]
    valid = np.arange(rows) % 3 == 0
    (result,) = built.run((Column(values=x, validity=bitmask(valid)),))
    assert not result.values[~valid].any()


# --- threads -------------------------------------------------------------------------------------


@pytest.mark.parametrize("threads", [1, 2, 7, None])
def test_any_number_of_threads_gives_the_same(threads: int | None) -> None:
    """Every row once, on as many threads as the options say."""
    x = np.random.default_rng(4).integers(1, 5000, 200_001).astype(np.uint32)
    with udf.options(threads=threads):
        (result,) = apply(program(DOUBLING, "uint32", "uint32"), x)
    table = np.array([doubled(v) for v in range(5000)], np.uint32)
    np.testing.assert_array_equal(result, table[x])


def test_one_program_runs_in_several_threads_at_once() -> None:
    """Calls share nothing but the code, also while one of them compiles the rest of it."""
    built = program(DOUBLING, "uint32", "uint32")
    columns = [np.full(20_000 + i, 1 + i, np.uint32) for i in range(12)]
    with ThreadPoolExecutor(6) as pool:
        results = list(pool.map(lambda x: apply(built, x)[0], columns))
    assert [set(r.tolist()) for r in results] == [{doubled(1 + i)} for i in range(12)]


@pytest.mark.parametrize(
    ("ptx", "dtype", "rows", "keeps"),
    [(AFFINE, "float64", 4096, True), (AFFINE, "float64", 4097, False), (DOUBLING, "uint32", 10, False)],
)
def test_few_rows_of_a_function_without_loops_keep_the_gil(ptx, dtype, rows, keeps) -> None:
    """They are done before a thread that waits for it could have had it; the result is the same."""
    built, x, seen = program(ptx, dtype, dtype), np.full(rows, 20, dtype), []
    (expected,) = apply(built, x)
    run = built._run
    built._run = lambda *given: seen.append(given[-1]) or run(*given)
    (result,) = apply(built, x)
    assert [halt is BRIEF for halt in seen] == [keeps]
    np.testing.assert_array_equal(result, expected)


@pytest.mark.slow
def test_a_forked_process_has_threads_of_its_own() -> None:
    """The pool of the parent is not waited for in the child."""
    script = """
import os, numpy as np, udf
from tests.support.ptx_program import apply, program
from tests.backends.test_cpu_rows import AFFINE
from udf.cpu import row_slices
row_slices.HANDOVER = 1e-12
built, x = program(AFFINE, "float64", "float64"), np.arange(300_000.0)
with udf.options(threads=3):
    assert apply(built, x)[0][-1] == 2 * x[-1] + 1
    child = os.fork()
    if child == 0:
        os._exit(0 if apply(built, x)[0][-1] == 2 * x[-1] + 1 else 1)
    assert os.waitpid(child, 0)[1] == 0
"""
    subprocess.run([sys.executable, "-W", "ignore", "-c", script], check=True, timeout=60)  # noqa: S603 our own script


# --- what is made --------------------------------------------------------------------------------


@pytest.mark.slow
def test_importing_the_back_end_does_not_load_llvm() -> None:
    """Neither the import nor the target that a cached program is found by."""
    script = "import sys; from udf import cpu; assert cpu.BACKEND.target(); assert 'llvmlite' not in sys.modules"
    subprocess.run([sys.executable, "-c", script], check=True, timeout=60)  # noqa: S603 our own script


def test_description_shows_a_vector_loop_and_its_assembly() -> None:
    """Branches become selects; several rows are in one instruction."""
    branch = "setp.gt.f64 %p, %x, 0d3FF0000000000000; mov.f64 %y, %x; @!%p bra DONE; sqrt.rn.f64 %y, %x; DONE:"
    f64 = DTYPES["float64"]
    ptx = PtxUdf(
        text=HEADER + unary("f64", branch), name="f", takes=columns_in(f64), returns=columns_out(f64), raises=()
    )
    call = UdfCall(function=unary, parameters=(Parameter(dtype=f64, nullable=False),), key="")
    shown = describe(ptx, call)
    assert " x double> @llvm.sqrt" in shown.llvm
    assert "udf_fast" in shown.assembly


@pytest.mark.slow
@pytest.mark.parametrize("name", ["haversine", "newton_root"])
def test_checks_before_the_work_do_not_keep_vectors_away(name: str) -> None:
    """Functions that LLVM's cost model would leave scalar, because it counts what is behind a branch as half."""
    call, function = ptx_of(name)
    assert re.search(r"<\d+ x double>", describe(function, call).llvm)
