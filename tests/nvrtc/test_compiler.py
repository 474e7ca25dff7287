"""C++ as CUDA kernels for every architecture: ``udf.compiler``'s, functions that print, loops that nothing bounds."""

import itertools
import math

import numpy as np
import pytest

import udf
from tests.engine.test_compiler import C_TYPES
from tests.nvrtc.test_group_units import groups_of
from tests.nvrtc.test_window_units import interface_of
from tests.support.budget import in_turn, some
from tests.support.loop_functions import ENDLESS, FUNCTIONS, endless_mean, endless_window, last_sum
from tests.support.ptxas import resources
from udf import compiler
from udf.base.dtypes import dtype_of
from udf.base.handling import Handling
from udf.base.stages import WindowShape
from udf.bind.bind import bind
from udf.columns.column import Column
from udf.cuda.cuda_backend import translation_unit
from udf.cuda.group_build import group_units
from udf.cuda.group_plan import MAIN
from udf.cuda.nvrtc import compile_source, compile_unit
from udf.cuda.window_render import render_windows
from udf.errors import ArgumentError
from udf.frontend import compile_to_ptx

TEMPLATE = """{{ function.text }}
extern "C" __global__ void apply({{ function.parameters[0].type }} x, {{ function.return_type }}* to)
{
    *to = {{ function.name }}(x);
}
"""


@pytest.mark.parametrize("dtype", C_TYPES)
def test_every_type_is_its_own_in_cpp(dtype) -> None:
    """What it takes and returns has the type that was asked for; nothing goes through memory."""
    made = compiler.compile(lambda x: x, dtype, name="same")
    function = made.cpp()
    assert [value.type for value in function.parameters] == [value.type for value in function.results]
    used = resources(made.native(TEMPLATE).cubin("sm_90"))
    assert (used.stack_bytes, used.spill_bytes) == (0, 0)


def test_two_functions_with_tables_of_their_own_are_in_one_kernel() -> None:
    """Both have the constants of math.sin, which have one name in PTX; one is there under two names."""
    first = compiler.compile(lambda x: math.sin(x), "float64", name="first", error_model="numpy")
    second = compiler.compile(lambda x: (math.sin(x) + 1, x > 2), "float64", error_model="numpy")
    names = ("first", "again", "second")
    text = "".join(one.cpp(name).text for one, name in zip((first, first, second), names, strict=True))
    kernel = 'extern "C" __global__ void k(double* x) { *x = first(*x) + again(*x) + second(*x).r0; }'
    assert compile_source(text + kernel, "k", "sm_90").code.startswith(b"\x7fELF")
    assert text.count("struct second_result") == 1


def test_a_kernel_that_is_no_cpp_is_refused_with_nvrtcs_words() -> None:
    """And a GPU that NVRTC does not know."""
    made = compiler.compile(lambda x: x, "float64", name="same")
    with pytest.raises(ArgumentError, match=r'identifier "nothing" is undefined(.|\n)*the lines are those of \.source'):
        made.native("{{ function.text }} __global__ void k() { nothing(); }").cubin("sm_90")
    with pytest.raises(ArgumentError, match="sm_12345"):
        made.native(TEMPLATE).cubin("sm_12345")


def test_a_table_is_a_pointer() -> None:
    """Its length comes behind it, and the index is looked at."""
    made = compiler.compile(lambda i, table: table[i], "int64", args=(np.zeros(3, np.float32),), name="look")
    assert [value.type for value in made.cpp().parameters] == ["long long", "const float*", "long long"]
    kernel = "{{ function.text }} __global__ void k(long long i, float* t) { t[0] = look(i, t, 3).r0; }"
    assert made.native(kernel).cubin("sm_75").code.startswith(b"\x7fELF")


F = udf.cpp(r'double f(double x, int k) { if (x > 1) printf("%d of %5.1f\n", k, x); return x * k; }', "f")


def rows_of(function, values, **how):
    """Return the unit of a function of rows."""
    call = bind(function, (udf.Series(values).column,), how=Handling(**how))
    return translation_unit(compile_to_ptx(call), call)


def windows_of(function, **shape):
    """Return the unit of a function of windows."""
    ptx, call = interface_of(function, ("float64",), 4, **shape)
    return render_windows(ptx, call) if ptx.form == "windows" else translation_unit(ptx, call)


UNITS = {
    "rows": lambda: rows_of(lambda x: F(x, 3), [1.0]),
    "rows with lines": lambda: rows_of(lambda x: F(x, 3), [1.0], lineinfo=True),
    "rows with nulls that raise": lambda: rows_of(lambda x: 1 / F(x, 3), [1.0, None]),
    "rows of text": lambda: rows_of(lambda s: s.upper() if F(len(s), 3) else s, ["a"]),
    "windows": lambda: windows_of(lambda w: F(w[0] - w[3], 3)),
    "windows of reductions": lambda: windows_of(lambda w: F(w.mean(), 3), reducible=True),
    "groups": lambda: group_units(*groups_of(lambda g: F(g.iloc[0], 3), "float64"))[MAIN],
    "groups of reductions": lambda: group_units(*groups_of(lambda g: F(g.mean(), 3), "float64"))[MAIN],
}


@pytest.mark.parametrize(("arch", "name"), in_turn(["sm_75", "sm_90"], UNITS))
def test_every_kernel_can_print(name, arch) -> None:
    """The machine code names the driver's function and holds the format; arguments lie on the stack."""
    made = compile_unit(UNITS[name](), arch)
    assert b"vprintf" in made.code
    assert b"%d of %5.1f\n\0" in made.code
    assert resources(made).stack_bytes >= 16


def test_a_call_whose_result_nobody_uses_stays() -> None:
    """It is there for what it prints."""
    unit = rows_of(lambda x: (F(x, 3), x)[1], [1.0])
    assert "vprintf" in unit.source
    assert "asm volatile" in unit.source


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
