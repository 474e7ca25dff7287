"""PTX by LLVM's own NVPTX back end, and libdevice's functions from the archive."""

import hashlib
import math
from contextlib import nullcontext
from types import SimpleNamespace

import llvmlite.binding as llvm
import numpy as np
import pandas as pd
import pytest

import udf
from ptx2cpp import parse
from tests.support.frontend_cases import body, compiled, together
from tests.support.nvvm import by_nvvm, libdevice
from tests.support.ship.libdevice import _alone, made
from udf.base.handling import Handling
from udf.bind.bind import bind
from udf.columns.column import Column
from udf.errors import BrokenPackageError
from udf.frontend import compile_to_ptx
from udf.frontend.base.unroll_requests import with_loops_left
from udf.frontend.nvptx import archive, module_ptx
from udf.frontend.nvptx import module_ptx as nvptx
from udf.frontend.nvptx.module_ptx import with_plain_ends, with_plain_interface

RANDOM = np.random.default_rng(34)
DOUBLES = np.concatenate([
    RANDOM.normal(size=400), RANDOM.uniform(-800, 800, 200), 10.0 ** RANDOM.uniform(-300, 300, 200),
    [0.0, -0.0, 1.0, -1.0, 0.5, np.inf, -np.inf, np.nan, 5e-324, 2.0**-1022, 1.7976931348623157e308, 2.0**53, 1e22],
])  # fmt: skip
FUNCTIONS = [
    "sin", "cos", "tan", "asin", "acos", "atan", "sinh", "cosh", "tanh", "asinh", "acosh", "atanh", "exp", "expm1",
    "log", "log2", "log10", "log1p", "sqrt", "erf", "erfc", "gamma", "lgamma", "fabs",
]  # fmt: skip
SINGLE = [
    np.sin, np.cos, np.tan, np.exp, np.log, np.log10, np.sqrt, np.tanh, np.arctan, np.cbrt, np.exp2, np.floor, np.rint,
]  # fmt: skip


def results(function, left, right) -> bytes:
    """Return what the processor gives, to the bit."""
    frame = udf.DataFrame({"c0": left, "c1": right})
    return bytes(frame.apply(lambda row: function(row.c0, row.c1), axis=1, error_model="numpy").to_numpy().tobytes())


def by_handling(function, dtype: str, **how) -> str:
    """Return the PTX of a function of two columns."""
    columns = tuple(Column(values=np.zeros(1, dtype)) for _ in range(2))
    return compile_to_ptx(bind(function, columns, how=Handling(**how))).text


def differing(functions, values) -> list[str]:
    """Return the names of the functions of which LLVM's PTX and libNVVM's give other bits: of all in one program."""
    bits = []
    for by in (nullcontext, by_nvvm):
        with by():
            found = udf.Series(values).applymap(together(functions), error_model="numpy")
        bits.append([found[i].to_numpy().tobytes() for i in range(len(functions))])
    return [f.__name__ for f, mine, theirs in zip(functions, *bits, strict=True) if mine != theirs]


@pytest.mark.slow
@pytest.mark.parametrize("third", range(3))
def test_doubles_have_the_same_bits_as_by_libnvvm(third: int) -> None:
    """Functions of libdevice are the same code, and nothing is contracted."""
    assert differing([getattr(math, name) for name in FUNCTIONS[third::3]], DOUBLES) == []


@pytest.mark.slow
def test_singles_have_the_same_bits_as_by_libnvvm() -> None:
    """In float32, where libdevice asks by ``__nvvm_reflect`` what it is compiled for."""
    assert differing(SINGLE, np.clip(DOUBLES, -3e38, 3e38).astype(np.float32)) == []


@pytest.mark.slow
@pytest.mark.parametrize(
    "function",
    [lambda x, y: x**y, math.atan2, math.hypot, math.fmod, math.copysign, lambda x, y: x % y, lambda x, y: x // y,
     lambda x, y: x / y - y * x + x, max, min, lambda x, y: math.ldexp(x, int(max(-9, min(9, y)))) if y == y else x],
)  # fmt: skip
def test_pairs_have_the_same_bits_as_by_libnvvm(function) -> None:
    """Of doubles: powers, remainders, quotients, extremes of NaN, products and sums."""
    others = RANDOM.permutation(DOUBLES)
    found = results(function, DOUBLES, others)
    with by_nvvm():
        assert results(function, DOUBLES, others) == found


def test_ptx_is_of_the_first_version_that_has_the_oldest_gpu() -> None:
    """A driver that knows the GPU takes it; libNVVM writes its own newest version."""
    text = compiled(lambda x: x * 2 + 1, "float64").text
    assert ".version 6.3\n.target sm_75\n.address_size 64\n" in text


def test_nothing_is_contracted_unless_it_is_asked_for() -> None:
    """A product and a sum stay two roundings; with ``fma`` they are one."""
    line = lambda x, y: x * y + y
    assert "fma" not in body(line, "float64", "float64")
    assert "fma.rn.f64" in by_handling(line, "float64", fma=True)


def test_fastmath_takes_the_instructions_that_libnvvm_takes() -> None:
    """A quotient and a root of float32 in a few instructions, and small numbers for zero; float64 stays exact."""
    both = lambda x, y: math.sqrt(x) / y
    for by in (nullcontext, by_nvvm):
        with by():
            text = by_handling(both, "float32", fma=True, fastmath=True)
            assert "div.full.ftz.f32" in text, by
            assert "sqrt.approx.ftz.f32" in text, by
            assert "div.rn.f64" in by_handling(both, "float64", fma=True, fastmath=True), by


# -- the archive ---------------------------------------------------------------------------------------


@pytest.mark.slow
def test_the_archive_has_every_function_of_libdevice() -> None:
    """The same that NVIDIA's file has, which it was made of; a function made again is the same code."""
    whole, known = libdevice(), archive.shipped()
    if hashlib.sha256(whole).hexdigest() != known.made_of["libdevice"]:
        pytest.skip("another libdevice is installed than the archive was made of")
    defined = {f.name for f in llvm.parse_bitcode(whole).functions if not f.is_declaration}
    named = {name for name in defined if name.startswith("__nv_")}
    assert {name for name in known.places if name and not name.endswith(archive.FAST)} == named
    for name in ("__nv_exp", "__nv_sinf", "__nv_tgamma", "__nv_pow"):
        again = llvm.parse_bitcode(_alone(whole, name, fast=False))
        kept = llvm.parse_bitcode(known.bitcode(name) or b"")
        assert {f.name for f in again.functions if not f.is_declaration} == {
            f.name for f in kept.functions if not f.is_declaration
        }
        assert "__nvvm_reflect" not in str(kept)


@pytest.mark.thorough
def test_the_archive_is_what_its_llvm_makes_again() -> None:
    """Byte for byte: with the oldest Numba that is supported, whose LLVM made it (35 s)."""
    whole, known = libdevice(), archive.shipped()
    here = {"libdevice": hashlib.sha256(whole).hexdigest(), "llvm": ".".join(map(str, llvm.llvm_version_info))}
    if here != known.made_of:
        pytest.skip(f"the archive was made of {known.made_of}, here is {here}")
    assert made(whole) == archive.FILE.read_bytes()


def test_fastmath_has_functions_of_its_own() -> None:
    """Where libdevice asks for ``__CUDA_FTZ`` or ``__CUDA_PREC_SQRT``; others are there once."""
    known = archive.shipped()
    assert known.bitcode("__nv_sqrtf") != known.bitcode("__nv_sqrtf", fast=True)
    assert known.bitcode("__nv_fma") == known.bitcode("__nv_fma", fast=True)
    assert known.bitcode("__nv_no_such_function") is None


@pytest.mark.parametrize(
    ("change", "message"),
    [(lambda data: b"", "not an archive"), (lambda data: data[:2000], "index is damaged"),
     (lambda data: data[:-9], "cut short"), (lambda data: data[:-9] + bytes(9), "is damaged"),
     (lambda data: data.replace(b'"places"', b'"placed"'), "index is damaged")],
)  # fmt: skip
def test_a_damaged_archive_is_named(change, message, tmp_path, monkeypatch) -> None:
    """With what to install; LLVM would end the process at bitcode that was cut short."""
    path = tmp_path / "libdevice.bca"
    path.write_bytes(change(archive.FILE.read_bytes()))
    monkeypatch.setattr(archive, "FILE", path)
    archive.shipped.cache_clear()
    try:
        with pytest.raises(BrokenPackageError, match=message) as caught:
            archive.shipped().bitcode(sorted(archive.shipped().places)[-1])
        assert "pip install --force-reinstall --no-deps inlay-udf" in str(caught.value)
    finally:
        archive.shipped.cache_clear()


def test_an_archive_that_is_not_there_is_named(tmp_path, monkeypatch) -> None:
    """As a file that cannot be read."""
    monkeypatch.setattr(archive, "FILE", tmp_path / "libdevice.bca")
    archive.shipped.cache_clear()
    with pytest.raises(BrokenPackageError, match=r"libdevice\.bca"):
        archive.shipped()


def test_an_llvm_without_nvptx_says_what_to_install(monkeypatch) -> None:
    """As a distribution's build may be."""

    def none(triple):
        raise RuntimeError("No available targets are compatible with triple")

    monkeypatch.setattr(module_ptx.llvm, "Target", SimpleNamespace(from_triple=none))
    module_ptx.machine.cache_clear()
    try:
        with pytest.raises(BrokenPackageError, match=r"llvmlite .* has no NVPTX back end") as caught:
            module_ptx.machine()
        assert "pip install --force-reinstall llvmlite" in str(caught.value)
    finally:
        module_ptx.machine.cache_clear()


SINE = """declare double @llvm.sin.f64(double)
define double @f(double %x) {
  %y = call double @llvm.sin.f64(double %x)
  ret double %y
}
"""


@pytest.mark.parametrize(
    ("text", "message"),
    [("define nonsense", "expected"),
     (SINE, "no code for llvm.sin.f64")],
)  # fmt: skip
def test_what_nvptx_does_not_take_is_refused(text, message) -> None:
    """By name; LLVM would end the process at an operation that it has no code for."""
    with pytest.raises(nvptx.NvptxError, match=message):
        nvptx.compile_modules([text])


# -- the text -------------------------------------------------------------------------------------------


def interface(llvm_text: str, ptx: str) -> str:
    """Return PTX of a module with its interface as ours is."""
    return with_plain_interface(ptx, llvm.parse_assembly(llvm_text).functions)


def test_floats_come_in_and_out_as_such() -> None:
    """Also several in one store, and literals."""
    text = "define { double, float, i32 } @f(double %x, i64 %y) { unreachable }"
    ptx = """.func f(
\tld.param.b64 \t%rd1, [f_param_0];
\tld.param.b64 \t%rd2, [f_param_1];
\tst.param.v2.b32 \t[func_retval0+8], {%r1, 7};
\tst.param.b64 \t[func_retval0], 4611686018427387904;
}
"""
    assert interface(text, ptx).split("\n")[1:6] == [
        "\tld.param.f64 \t%rd1, [f_param_0];",
        "\tld.param.b64 \t%rd2, [f_param_1];",
        "\tst.param.f32 \t[func_retval0+8], %r1;",
        "\tst.param.b32 \t[func_retval0+12], 7;",
        "\tst.param.f64 \t[func_retval0], 0d4000000000000000;",
    ]


def test_bytes_that_come_out_as_one_word_are_taken_apart() -> None:
    text = "define { i8, i8, i16, i32 } @f() { unreachable }"
    stores = "\tst.param.b32 \t[func_retval0], %r1;\n\tst.param.b32 \t[func_retval0], 16909060;\n}"
    lines = interface(text, f".func f(\n{stores}").split("\n")
    assert lines[1:] == [
        "\tst.param.b8 \t[func_retval0], %r1;",
        "\t{ .reg .b32 part; shr.b32 part, %r1, 8; st.param.b8 [func_retval0+1], part; }",
        "\t{ .reg .b32 part; shr.b32 part, %r1, 16; st.param.b16 [func_retval0+2], part; }",
        "\tst.param.b8 \t[func_retval0], 4;",
        "\tst.param.b8 \t[func_retval0+1], 3;",
        "\tst.param.b16 \t[func_retval0+2], 258;",
        "}",
    ]


def test_several_bools_come_out() -> None:
    """LLVM 21 and later return them in one word."""
    tests = lambda x: (x > 0, x < 1, x == 0.5, x != x, x >= 1, int(x))
    values = np.array([0.0, 0.5, 1.0, 2.0, -1.0])
    found = udf.Series(values).applymap(tests)
    columns = [found[name].to_numpy() for name in found.columns]
    assert [tuple(one) for one in zip(*columns, strict=True)] == [tests(value) for value in values]


def test_low_bits_of_a_number_are_taken_of_all_of_it() -> None:
    """LLVM loads those alone; the parameters of a C++ function are whole."""
    ptx = ".func f(\n\tld.param.b32 \t%r1, [f_param_0];\n\tld.param.b8 \t%rs1, [f_param_1];\n}\n"
    assert interface("define { i64 } @f(i64 %x, i1 %y) { unreachable }", ptx).split("\n")[1:3] == [
        "\t{ .reg .b64 wide; ld.param.b64 wide, [f_param_0]; cvt.u32.u64 %r1, wide; }",
        "\tld.param.b8 \t%rs1, [f_param_1];",
    ]
    numbers = udf.Series(pd.array([3, 1, None, 7, -1], "Int64"))
    assert list(numbers.applymap(lambda x: 100 >> (x & 3))) == [12, 50, None, 12, 12]


def test_an_end_that_is_never_reached_returns() -> None:
    """LLVM ends the thread there, which a function of a row cannot."""
    assert with_plain_ends("\t// begin inline asm\n\texit;\n\t// end inline asm\n}") == "\tret;\n}"
    assert parse(compiled(lambda n: math.factorial(n), "int64").text)


def test_a_loop_of_unknown_rounds_stays_one() -> None:
    """LLVM would write eight rounds out; a loop that says otherwise is left alone."""

    def total(x, n):
        for k in range(n):
            x = x * 0.5 + k
        return x

    text = compiled(total, "float64", "int64").text
    assert text.count("cvt.rn.f64") == 1
    told = "define void @f() {\na:\n  br label %a, !llvm.loop !1\n}\n!1 = distinct !{!1}"
    assert with_loops_left(told) == told


def test_a_selected_parameter_is_loaded_before_it_is_selected() -> None:
    """LLVM loads from the selected address, which a device function's parameters do not have."""
    text = "define { float } @f(double %x, float %y, float %z) { unreachable }"
    ptx = """.func f(
\tmov.b64 \t%rd2, f_param_1;
\tmov.b64 \t%rd3, f_param_2;
\tselp.b64 \t%rd4, %rd3, %rd2, %p2;
\tld.param.b32 \t%r5, [%rd4];
\tst.param.b32 \t[func_retval0], %r5;
}
"""
    assert interface(text, ptx).split("\n")[1:6] == [
        "\tld.param.f32 \t%rd2, [f_param_1];", "\tld.param.f32 \t%rd3, [f_param_2];",
        "\tselp.b64 \t%rd4, %rd3, %rd2, %p2;", "\tcvt.u32.u64 \t%r5, %rd4;", "\tst.param.f32 \t[func_retval0], %r5;",
    ]  # fmt: skip
    chosen = lambda x, y, n: y if n == 1 else x
    columns = [np.array([1.5, 2.5], dtype) for dtype in ("float32", "float32")]
    frame = udf.DataFrame({"x": columns[0], "y": columns[1], "n": np.array([0, 1])})
    found = frame.apply(lambda row: chosen(row.x, row.y, row.n), axis=1)
    assert list(found) == [1.5, 2.5]
