"""``udf.cpp``: what C++ may look like, what NVRTC's log is made of, and that a function stays in its own memory."""

import os

import numpy as np
import pytest

import udf
from udf.errors import ArgumentError, ForeignFunctionError

pytest.importorskip("cuda.bindings.nvrtc")
TWICE = {
    "a template": ("template <class T> T f(T x) { return x * 2; }", "f<double>"),
    "an overload": (
        "double f(double x) { return x * 2; } int f(int x) { return x; }",
        "static_cast<double (*)(double)>(f)",
    ),
    "a lambda": ("constexpr auto f = [](double x) { return x * 2; };", "f"),
    "a pointer": ("double g(double x) { return x * 2; } constexpr double (*f)(double) = g;", "f"),
    "noexcept": ("double f(double x) noexcept { return x * 2; }", "f"),
    "const": ("const double f(const double x) { return x * 2; }", "f"),
    "a member": ("namespace n { struct A { static double f(double x) { return x * 2; } }; }", "n::A::f"),
    "a macro": ("#define NAMED(n) double n(double x /* ) */)\nNAMED(f) { return x * 2; }", "f"),
    "a line that goes on": ("double f(double x) { return x * 2; } // \\", "f"),
}


@pytest.mark.parametrize(("text", "name"), TWICE.values(), ids=TWICE)
def test_a_function_as_people_write_one(text, name) -> None:
    """By an expression that is one function."""
    twice = udf.cpp(text, name)
    assert list(udf.Series([1.5, -2.0]).applymap(lambda x: twice(x))) == [3.0, -4.0]


REFUSED = {
    "an overloaded name": ("double f(double x) { return x; } int f(int x) { return x; }", "static_cast"),
    "a template's name": ("template <class T> T f(T x) { return x; }", "f<double>"),
    "an array in a structure": ("struct S { double a[2]; }; S f(double x) { return {{x, x}}; }", "no arrays"),
    "a base class": ("struct B { int a; }; struct S : B { int b; }; S f(double x) { S s; return s; }", "base classes"),
    "a union": ("union U { double a; long b; }; double f(U u) { return u.a; }", "parameter 1"),
    "a header": ("#include <vector>\ndouble f(double x) { return x; }", "includes="),
    "an open brace": ("double f(double x) { return x;", 'expected a "}"'),
    "an indirect call": (
        "int a(int) { return 1; } int b(int) { return 2; } int f(int i) { int (*p[])(int) = {a, b}; return p[i](1); }",
        "indirect calls",
    ),
    "a path": ("functions.cu", "pathlib.Path"),
}


@pytest.mark.parametrize(("text", "message"), REFUSED.values(), ids=REFUSED)
def test_what_is_refused_says_what_to_do(text, message) -> None:
    """Without the messages of what stands behind the text."""
    with pytest.raises(ForeignFunctionError, match=message) as refused:
        udf.cpp(text, "f")
    assert str(refused.value).count("error:") <= 2


def test_paths_and_options(tmp_path) -> None:
    """One folder or option needs no list; a path is anything with one."""
    (tmp_path / "seven.cuh").write_text("double seven(double x) { return x * N; }\n")
    (tmp_path / "f.cu").write_text('#include "seven.cuh"\ndouble f(double x) { return seven(x); }\n')

    class Somewhere(os.PathLike):
        def __fspath__(self):
            return str(tmp_path / "f.cu")

    assert udf.cpp(Somewhere(), "f", includes=tmp_path, options="-DN=7")(2.0) == 14.0
    for text, name in ((None, "f"), (b"double f();", "f"), ("double f(double x) { return x; }", "")):
        with pytest.raises(ArgumentError, match=r"write udf\.cpp"):
            udf.cpp(text, name)


OUTSIDE = {
    "a constant": "double f(int i) { static const double n[3] = {1, 2, 3}; return n[i]; }",
    "the stack": "double f(int i) { double n[3] = {1, 2, 3}; n[i] = i; return n[1]; }",
    "by bytes": "double f(long i) { double n[2] = {1, 2}; return *(double*)((char*)n + i); }",
    "beside a sine": "float f(float x, int i) { float n[3] = {1, 2, x}; n[i] = sinf(x); return n[1] + sin(x); }",
}


@pytest.mark.parametrize("text", OUTSIDE.values(), ids=OUTSIDE)
def test_an_index_that_is_not_known_needs_trust(text) -> None:
    """It ended the process, or read what lay beside the array."""
    with pytest.raises(ForeignFunctionError, match="trusted=True"):
        udf.cpp(text, "f")
    assert udf.cpp(text, "f", trusted=True).name == "f"


@pytest.mark.slow
def test_own_arrays_at_known_places_and_cudas_tables_need_none() -> None:
    """CUDA's sine looks into a table, and reduces a large angle on the stack."""
    udf.cpp(
        "double f(double x) { double n[4] = {1, 2, 3, x}; for (int i = 0; i < 4; i++) n[i] *= 2; return n[3]; }", "f"
    )
    sines = udf.cpp("double f(double x) { return sin(x) + cosf(x) + j0(x) + lgamma(x); }", "f")
    assert sines.name == "f"


@pytest.mark.parametrize("trusted", [False, True])
def test_what_rows_would_share_is_refused(trusted) -> None:
    """A static array that is written by a computed index kept what another row had left."""
    text = "__device__ double n[2] = {1, 2}; double f(double x) { n[x > 0] = x; return n[1]; }"
    with pytest.raises(ForeignFunctionError, match="writes to a static variable"):
        udf.cpp(text, "f", trusted=trusted)


def test_an_array_that_is_given_beside_one_on_the_stack() -> None:
    """Both need trust, which is what is asked for."""
    text = "double f(const double* p, int i) { double n[3] = {1, 2, 3}; n[i] = p[i]; return n[1]; }"
    with pytest.raises(ForeignFunctionError, match="trusted=True"):
        udf.cpp(text, "f")
    values = np.arange(4.0) + 5
    f = udf.cpp(text, "f", trusted=True)
    assert list(udf.Series([0, 1]).applymap(lambda i: f(values, i))) == [2.0, 6.0]
