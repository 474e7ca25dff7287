"""``udf.compiler``: a function as PTX, C++ and LLVM IR, and kernels of one's own around it."""

import ctypes
import math
import re

import llvmlite.binding as llvm
import numpy as np
import pytest

from udf import compiler
from udf.errors import ArgumentError, UdfCompileError

C_TYPES = {
    "bool": ctypes.c_uint8, "int8": ctypes.c_int8, "int16": ctypes.c_int16, "int32": ctypes.c_int32,
    "int64": ctypes.c_int64, "uint8": ctypes.c_uint8, "uint16": ctypes.c_uint16, "uint32": ctypes.c_uint32,
    "uint64": ctypes.c_uint64, "float32": ctypes.c_float, "float64": ctypes.c_double,
}  # fmt: skip


def native(text, name, takes, gives):
    """Return the LLVM function ``name`` as one of C: it is compiled beside a caller that stores what it gives."""
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    whole, taken = re.search(rf"define (.+) @{name}\((.*)\) alwaysinline", text).groups()
    body = f"%r = call {whole} @{name}({taken})\n  store {whole} %r, ptr %to\n  ret void"
    module = llvm.parse_assembly(f"{text}\ndefine void @call(ptr %to, {taken}) {{\n  {body}\n}}")
    module.verify()
    engine = llvm.create_mcjit_compiler(module, llvm.Target.from_default_triple().create_target_machine())
    engine.finalize_object()
    call = ctypes.CFUNCTYPE(None, ctypes.c_void_p, *takes)(engine.get_function_address("call"))

    class Given(ctypes.Structure):
        _fields_ = [(f"r{i}", kind) for i, kind in enumerate(gives)]
        kept = engine  # the code lives as long as what it gave

    def run(*values):
        given = Given()
        call(ctypes.addressof(given), *values)
        return tuple(getattr(given, field) for field, _ in Given._fields_)

    return run


@pytest.mark.parametrize("dtype", C_TYPES)
def test_a_value_of_every_type_comes_and_goes_in_llvm(dtype) -> None:
    """The least, the greatest and some between come back as they went, as C has them."""
    kind = np.dtype(dtype)
    values = [0, 1] if dtype == "bool" else [0.0, -1.5, math.inf]
    if kind.kind in "iu":
        values = [np.iinfo(kind).min, 0, 1, 77, np.iinfo(kind).max]
    made = compiler.compile(lambda x: x, dtype, name="same")
    run = native(made.llvm(), "same", (C_TYPES[dtype],), (C_TYPES[dtype],))
    assert [run(value) for value in values] == [(value,) for value in values]


def test_llvm_computes_what_python_does() -> None:
    """Branches, loops, functions of math, several values, a status where it raises."""

    def f(x, n):
        if n < 0:
            raise ValueError("n is negative")
        total = 0.0
        for i in range(n):
            total += math.exp(-x * i)
        return total, n % 3 == 0

    made = compiler.compile(f, ("float64", "int32"))
    takes, gives = (ctypes.c_double, ctypes.c_int32), (ctypes.c_double, ctypes.c_uint8, ctypes.c_uint32)
    run = native(made.llvm(), "f", takes, gives)
    for x, n in ((0.5, 0), (0.25, 7), (-1.0, 9)):
        total, third, status = run(x, n)
        assert status == 0
        assert (total, bool(third)) == (pytest.approx(f(x, n)[0], rel=1e-15), f(x, n)[1])
    *_, status = run(1.0, -1)
    error = made.exception(status, row=4)
    assert isinstance(error, ValueError)
    assert error.args == ("n is negative",)
    assert "at row position 4" in error.__notes__[0]


def test_arrays_are_addresses_with_their_lengths() -> None:
    """A table that is captured, and one that is given, come as pointers; which, the function says."""
    weights = np.array([0.25, 0.5, 0.25])
    table = np.array([1.0, 2.0, 4.0])
    made = compiler.compile(lambda i, table: table[i] * weights[i], "int64", args=(table,), name="f")
    kept = [np.ascontiguousarray(array) for array in made.arguments]
    of = {"value": lambda _: 2, "pointer": lambda i: kept[i].ctypes.data, "length": lambda i: len(kept[i])}
    given = [of[taken.what](taken.index) for taken in made.takes]
    kinds = [ctypes.c_void_p if taken.what == "pointer" else ctypes.c_int64 for taken in made.takes]
    gives = [ctypes.c_double, *[ctypes.c_uint32] * bool(made.raises)]
    assert native(made.llvm(), "f", kinds, gives)(*given)[0] == 4.0 * 0.25
    assert [value.type for value in made.cpp().parameters].count("const double*") == 2


def test_a_null_comes_and_goes_as_its_validity() -> None:
    """Behind the value, in PTX, C++ and LLVM IR."""
    made = compiler.compile(lambda x: x + 1, "int64?", name="next_one")
    assert [taken.what for taken in made.takes] == ["value", "valid"]
    assert [value.name for value in made.cpp().results][:2] == ["r0", "r0_valid"]
    takes, gives = (ctypes.c_int64, ctypes.c_uint8), (ctypes.c_int64, ctypes.c_uint8, ctypes.c_uint32)
    run = native(made.llvm(), "next_one", takes, gives)
    assert run(4, 1)[:2] == (5, 1)
    assert run(4, 0)[1] == 0


def test_a_row_says_which_of_its_columns_it_takes() -> None:
    """In the order of the frame, and only those that it reads."""
    made = compiler.compile(lambda row: row.a - row["c"], {"a": "float64", "b": "int8", "c": "float32"}, name="f")
    assert [str(taken.dtype) for taken in made.takes] == ["float64", "float32"]


@pytest.mark.parametrize("name", ["", "a b", "1st", "größe", "f;g", 3])
def test_a_name_that_no_cpp_has_is_refused(name) -> None:
    """Before anything is made of it; a lambda's own is not taken."""
    with pytest.raises(ArgumentError, match="it is a C\\+\\+ name"):
        compiler.compile(lambda x: x, "float64", name=name)
    assert compiler.compile(lambda x: x, "float64").label == "udf_row"


@pytest.mark.parametrize(
    ("template", "said"),
    [
        ("no function here", "put {{ function.text }} before the kernel"),
        ("{{ function.text }}{{ block }}", "'block' is undefined"),
        ("\n{% for %}", "line 2 of the kernel's template"),
    ],
)
def test_a_template_that_is_none_is_refused(template, said) -> None:
    """With the line, and what it knows."""
    with pytest.raises(ArgumentError, match=re.escape(said)):
        compiler.compile(lambda x: x, "float64").native(template)


def test_what_needs_a_loop_of_ours_is_refused() -> None:
    """Text lies in the memory of a loop; a function that does not compile says its line."""
    with pytest.raises(ArgumentError, match="takes or makes text"):
        compiler.compile(lambda s: s.upper(), "text[utf8]")
    with pytest.raises(UdfCompileError, match=r"test_compiler.py:\d+"):
        compiler.compile(lambda x: x.nothing, "float64")
    with pytest.raises(ArgumentError, match="status cannot be 3"):
        compiler.compile(lambda x: 1 / x, "float64").exception(3, 0)
