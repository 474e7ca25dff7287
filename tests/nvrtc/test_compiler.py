"""Functions of ``udf.compiler`` in C++: NVRTC takes their text, and kernels of other people's with it inside."""

import math

import numpy as np
import pytest

from tests.engine.test_compiler import C_TYPES
from tests.support.ptxas import resources
from udf import compiler
from udf.cuda.nvrtc import compile_source
from udf.errors import ArgumentError

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
