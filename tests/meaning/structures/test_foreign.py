"""C++ and PTX in a function: what it gives, how values come and go, and what is refused."""

import functools
import math
import pickle
from pathlib import Path

import numpy as np
import pandas as pd
import pytest

import udf
from tests.support.headers import folders_of
from udf.errors import ArgumentError, ExternCallError, ForeignFunctionError, UdfCompileError

pytest.importorskip("cuda.bindings.nvrtc")

TYPES = {
    "bool": bool, "signed char": np.int8, "unsigned char": np.uint8, "short": np.int16, "unsigned short": np.uint16,
    "int": np.int32, "unsigned": np.uint32, "long": np.int64, "unsigned long": np.uint64, "float": np.float32,
    "double": np.float64,
}  # fmt: skip
TWICE = """
.version 8.0
.target sm_75
.address_size 64
.func (.param .b64 r) helper(.param .b64 x) { .reg .f64 %a; ld.param.f64 %a, [x]; st.param.f64 [r], %a; ret; }
.visible .func (.param .b64 r) twice(.param .b64 x)
{
    .reg .f64 %a;
    ld.param.f64 %a, [x];
    { .param .b64 p; .param .b64 q; st.param.f64 [p], %a; call (q), helper, (p); ld.param.f64 %a, [q]; }
    add.f64 %a, %a, %a;
    st.param.f64 [r], %a;
    ret;
}
"""


@pytest.mark.parametrize(("cpp", "dtype"), TYPES.items(), ids=TYPES)
def test_a_value_of_every_type_comes_and_goes(cpp, dtype) -> None:
    """The least, the greatest and some between come back as they went, in the type that was declared."""
    same = udf.cpp(f"{cpp} same({cpp} x) {{ return x; }}", "same")
    if dtype is bool:
        values = np.array([True, False])
    elif issubclass(dtype, np.integer):
        values = np.array([np.iinfo(dtype).min, 0, 1, 77, np.iinfo(dtype).max], dtype)
    else:
        values = np.array([-1.5, 0.0, math.inf, np.finfo(dtype).max, np.finfo(dtype).smallest_subnormal], dtype)
    found = udf.Series(values).applymap(lambda x: same(x)).to_numpy()
    assert found.dtype == values.dtype
    assert found.tolist() == values.tolist()


@pytest.mark.parametrize("cpp", [name for name in TYPES if name not in ("bool", "long", "float", "double")])
def test_an_integer_that_the_parameter_cannot_hold_raises(cpp) -> None:
    """OverflowError with the row, never a value cut short."""
    same = udf.cpp(f"{cpp} same({cpp} x) {{ return x; }}", "same")
    limits = np.iinfo(TYPES[cpp])
    for outside in (limits.min - 1, limits.max + 1):
        if -(2**63) <= outside < 2**63:
            with pytest.raises(OverflowError, match="too large to convert to C") as raised:
                udf.Series([0, outside]).applymap(lambda x: same(x))
            assert "row position 1" in raised.value.__notes__[0]


@pytest.mark.slow
def test_helpers_constants_templates_and_headers(tmp_path) -> None:
    """What a function uses of its text comes along; a folder of headers is where #include looks."""
    (tmp_path / "scale.h").write_text("inline double scale(double x) { return x * FACTOR; }")
    text = """
    #include "scale.h"
    __constant__ double table[4] = {1.5, 2.5, 3.5, 4.5};
    static double helper(int k) { return table[k & 3]; }
    double f(double x, int k) { return scale(x) + helper(k); }
    template <class T> T twice(T x) { return x + x; }"""
    f = udf.cpp(text, "f", includes=[tmp_path], options=["-DFACTOR=10"], trusted=True)
    twice = udf.cpp(text, "twice<long>", includes=[tmp_path], options=["-DFACTOR=10"])
    assert list(udf.Series([1.0, 2.0]).applymap(lambda x: f(x, 2) + twice(3))) == [19.5, 29.5]
    file = tmp_path / "g.cu"
    file.write_text("double g(double x) { return x - 1; }")
    g = udf.cpp(Path(file), "g")
    assert list(udf.Series([1.0]).applymap(lambda x: g(f(x, 0)))) == [10.5]


@pytest.mark.slow
def test_two_texts_with_the_same_names_do_not_meet() -> None:
    """Each has its own helper and its own constants."""
    first = udf.cpp("double h(double x) { return sin(x) + 1; } double f(double x) { return h(x); }", "f")
    second = udf.cpp("double h(double x) { return cos(x) + 2; } double f(double x) { return h(x); }", "f")
    found = list(udf.Series([1e22]).applymap(lambda x: first(x) * 1000 + second(x)))
    assert found == [pytest.approx((math.sin(1e22) + 1) * 1000 + math.cos(1e22) + 2, rel=1e-14)]


def test_nulls_arguments_keywords_and_defaults_of_the_caller() -> None:
    """A null goes through, as through every function; exceptions are Python's."""
    half = udf.cpp("double half(long x) { return x * 0.5; }", "half")
    assert list(udf.Series([3, None, 5]).applymap(lambda x: half(x))) == [1.5, None, 2.5]
    assert list(udf.Series([3, None]).applymap(lambda x: -1.0 if x is None else half(x), na_action=None)) in (
        [1.5, -1.0],
        [1.5, None],
    )
    with pytest.raises(ZeroDivisionError):
        udf.Series([0]).applymap(lambda x: 1 / half(x))


def test_arrays_are_taken_on_trust() -> None:
    """Captured and given ones; without trust, refused."""
    text = "double pick(const double* values, long n, long i) { return i < n ? values[i] : -1.0; }"
    with pytest.raises(ForeignFunctionError, match="trusted=True"):
        udf.cpp(text, "pick")
    pick = udf.cpp(text, "pick", trusted=True)
    assert repr(pick) == "<foreign function pick(float64[], int64, int64) -> float64>"
    table = np.arange(5.0) * 3
    assert list(udf.Series([1, 4, 5]).applymap(lambda i: pick(table, len(table), i))) == [3.0, 12.0, -1.0]
    assert list(udf.Series([2]).applymap(lambda i, values: pick(values, len(values), i), args=(table + 1,))) == [7.0]
    whole = np.arange(5)
    with pytest.raises(UdfCompileError, match=r"argument 1 of pick\(float64\[\], int64, int64\)"):
        udf.Series([2]).applymap(lambda i: pick(whole, 5, i))


TEXT = """
static bool is_vowel(char c) { return c == 'a' || c == 'e' || c == 'i' || c == 'o' || c == 'u'; }
struct Found { int vowels; long long bytes; unsigned hash; };
Found found(udf::text s, const long* weights, int from) {
    Found made = {0, s.size, 2166136261u};
    for (long long i = from; i < s.size; ++i) made.vowels += is_vowel(s[i]);
    for (char c : s) made.hash = (made.hash ^ (unsigned char)c) * 16777619u * (unsigned)weights[s.size & 1];
    return made;
}
"""
WORDS = ["banana", "", "äöü é", "onomatopoeia", "x" * 100, "aeiou\0a"]
WEIGHTS = np.array([1, 3])


def found(s, start):
    """Return what ``found`` of TEXT gives."""
    image, made = s.encode(), 2166136261
    for byte in image:
        made = (made ^ byte) * 16777619 * int(WEIGHTS[len(image) & 1]) % 2**32
    return sum(chr(byte) in "aeiou" for byte in image[start:]), len(image), made


def asking(f):
    """Return functions of a word that call ``f``."""
    return [
        lambda s: f(s, 0),
        lambda s: f(s.upper().lower() + "eee", 1),
        lambda s: f(s[2:5], 0),
        lambda s: f("aeiou" if len(s) > 3 else "é", 1),
    ]


@pytest.mark.slow
@pytest.mark.parametrize("number", range(4))
def test_text_is_taken_as_bytes(number) -> None:
    """Of a column, a part of it, made in the row, written out."""
    inner = udf.cpp(TEXT, "found", trusted=True)
    given = udf.Series(WORDS).applymap(asking(lambda s, start: inner(s, WEIGHTS, start))[number])
    assert list(zip(*(given[name] for name in given), strict=True)) == list(map(asking(found)[number], WORDS))
    assert str(inner.parameters[0]) == "str"


@pytest.mark.slow
def test_text_and_nulls_categories_and_calls() -> None:
    """NA in gives NA out; the string of a category; one row outside of a function."""
    size = udf.cpp("long long size(udf::text s) { return s.size; }", "size")  # reads no memory
    assert list(udf.Series(["ä", None, ""]).applymap(lambda s: size(s))) == [2, None, 0]
    assert pd.Series(["ab", "c", "ab"], dtype="category").udf.map(lambda s: size(s)).tolist() == [2, 1, 2]
    assert size("äb") == 3
    with pytest.raises(UdfCompileError, match=r"argument 1 of size\(str\) cannot be float64"):
        udf.Series([1.0]).applymap(lambda x: size(x))
    for text, message in (
        ("int f(udf::text s) { return s[0]; }", "trusted=True"),
        ("udf::text f(udf::text s) { return s; }", "return a number"),
        ("struct P { udf::text a; int b; }; int f(P p) { return p.b; }", "parameter 1"),
    ):
        with pytest.raises(ForeignFunctionError, match=message):
            udf.cpp(text, "f")


def test_in_windows() -> None:
    """A function of windows calls it like one of rows."""
    blend = udf.cpp("double blend(double a, double b) { return 0.25 * a + 0.75 * b; }", "blend")
    found = udf.Series([1.0, 2.0, 4.0]).rolling(2).apply(lambda w: blend(w[0], w[1]), raw=True)
    assert list(found)[1:] == [1.75, 3.5]


def test_it_is_applied_itself() -> None:
    """As a builtin is, and with arguments that are given before."""
    scaled = udf.cpp("double scaled(double k, double x) { return k * x; }", "scaled")
    root = udf.cpp("double root(double x) { return sqrt(x); }", "root")
    assert list(udf.Series([4.0, None]).applymap(root)) == [2.0, None]
    assert list(udf.Series([4.0]).applymap(functools.partial(scaled, 3))) == [12.0]
    assert pd.Series([4.0, 9.0]).udf.map(root).tolist() == [2.0, 3.0]


@pytest.mark.slow
def test_a_call_outside_of_a_function() -> None:
    """One row on the processor: what a debugger, or the text of an exception, asks."""
    area = udf.cpp("struct P { double a; long b; }; P area(double x, int k) { return {x * k, k}; }", "area")
    assert area(1.5, 4) == (6.0, 4)
    assert udf.cpp("bool odd(int x) { return x & 1; }", "odd")(3) is True
    with pytest.raises(TypeError, match=r"area\(\) takes 2 arguments \(1 given\)"):
        area(1.5)

    def checked(x):
        if area(x, 2)[0] > 3:
            raise ValueError(f"too large: {area(x, 2)[0]}")
        return x

    with pytest.raises(ValueError, match=r"too large: 4\.0"):
        udf.Series([1.0, 2.0]).applymap(checked)


def test_the_same_text_is_one_program_another_text_another(tmp_path) -> None:
    """The text is part of the key; it is kept on disk, and pickled, with what it is."""
    with udf.options(cache_dir=str(tmp_path)):
        for factor in (2, 3, 2):
            f = udf.cpp(f"double f(double x) {{ return x * {factor}; }}", "f")
            assert list(udf.Series([1.0]).applymap(lambda x, f=f: f(x))) == [factor]
            assert pickle.loads(pickle.dumps(f)) == f  # noqa: S301 - our own


def test_ptx() -> None:
    """A module of somebody else's: the visible function and what it calls."""
    twice = udf.ptx(TWICE, "float64(float64)")
    assert list(udf.Series([1.5, None]).applymap(lambda x: twice(x) + 1)) == [4.0, None]
    assert udf.ptx(TWICE, "float64(float64)", name="twice")(2) == 4.0


REFUSED = {
    "an undefined name": ("double f(double x) { return y; }", r'f.cu\(1\): error: identifier "y" is undefined'),
    "another name": ("double g(double x) { return x; }", 'identifier "f" is undefined'),
    "a text to print": ('double f(double x) { printf("%s", x > 0 ? "a" : "b"); return x; }', "trusted=True"),
    "values that are not there": (r'double f(double x) { printf("%d\n"); return x; }', "trusted=True"),
    "a NUL": ("double f(double x) { return x; }\0", "NUL"),
    "a format of its own": ("double f(double x) { printf((const char*)(long)x); return x; }", "trusted=True"),
    "an end of its own": ('double f(double x) { asm("exit;"); return x; }', "exit"),
    "static": ("double f(double x) { static double s; s += x; return s; }", "not a constant"),
    "recursion": ("double f(double x) { return x < 1 ? 1 : x * f(x - 1); }", "calls itself"),
    "a pointer that is written": ("double f(double* x) { return *x; }", "a type that a UDF has not in parameter 1"),
    "nothing": ("void f(double x) {}", "what f returns is no"),
    "a structure with a pointer": (
        "struct S { const double* p; }; S f(double x) { return {nullptr}; }",
        "what f returns is not a number",
    ),
    "an address in a structure": ("struct S { double* a; }; double f(S s) { return 1.0; }", "parameter 1"),
    "a call of the host's": ("double f(double x) { return std::sqrt(x); }", "error"),
    "memory": ("double f(long at) { return *(const double*)at; }", "parameter 0 is used as an address"),
    "overloads": ("double f(double x) { return x; } int f(int x) { return x; }", "error"),
}


@pytest.mark.parametrize(("text", "message"), REFUSED.values(), ids=REFUSED)
def test_what_no_function_can_be_is_refused_at_once(text, message) -> None:
    """With the line of the text where it is NVRTC's error."""
    with pytest.raises(ForeignFunctionError, match=message):
        udf.cpp(text, "f")


@pytest.mark.parametrize(
    ("signature", "message"),
    [
        ("float64", "cannot be read"),
        ("float64(float64, float64)", "has 1 parameters"),
        ("float64(complex128)", "types that a UDF has not: complex128"),
        ("float64(float32)", r"a \.b64 where the signature says float32"),
        ("int32(float64)", r"a \.b64 where the signature says int32"),
        ("()(float64)", "no result"),
    ],
)
def test_a_signature_that_does_not_fit_is_refused(signature, message) -> None:
    """By what is wrong with it."""
    with pytest.raises(ForeignFunctionError, match=message):
        udf.ptx(TWICE, signature)


def test_a_structure_that_the_signature_does_not_name_is_refused() -> None:
    """Of another number of members, or of others' width."""
    both = TWICE.replace(".visible .func (.param .b64 r) twice", ".visible .func (.param .align 8 .b8 r[16]) twice")
    both = both.replace("add.f64 %a, %a, %a;", "st.param.f64 [r+8], %a; add.f64 %a, %a, %a;")
    twice = udf.ptx(both, "(float64, float64)(float64)")
    assert list(udf.Series([1.5]).applymap(lambda x: twice(x)[0] - twice(x)[1])) == [1.5]
    for text, signature in (
        (TWICE, "(float64, float64)(float64)"),
        (both, "(float64, float64, int32)(float64)"),
        (both, "(float64, float32)(float64)"),
    ):
        with pytest.raises(ForeignFunctionError, match=r"gives \.b64"):
            udf.ptx(text, signature)
    with pytest.raises(ForeignFunctionError, match=r"no \.visible \.func"):
        udf.ptx(".version 8.0\n.target sm_75\n.address_size 64\n.visible .entry f() { ret; }", "float64(float64)")


def test_text_that_is_no_ptx_and_names_that_are_not_there() -> None:
    with pytest.raises(ArgumentError, match="PTX is text, not bytes"):
        udf.ptx(b"hello", "float64(float64)")
    with pytest.raises(ForeignFunctionError, match="not PTX"):
        udf.ptx("hello", "float64(float64)")
    with pytest.raises(ForeignFunctionError, match="there are: twice"):
        udf.ptx(TWICE, "float64(float64)", name="thrice")


PRINTING = r'double f(double x, int k) { if (x > 1) printf("%d %% of %5.1f\n", k, x); return x * k; }'
OURS = ".func (.param .b32 r) vprintf(.param .b64 f) { st.param.b32 [r], 3; ret; }\n.visible"


@pytest.mark.slow
def test_what_prints_is_refused_by_the_processor() -> None:
    """By its name, wherever it is called; one that has a function of that name of its own does not print."""
    f = udf.cpp(PRINTING, "f")
    series, frame = udf.Series([1.0, 2.0]), udf.DataFrame({"k": [1, 1], "x": [1.0, 2.0]})
    for call in (
        lambda: series.applymap(lambda x: f(x, 3)),
        lambda: series.rolling(2).apply(lambda w: f(w[0], 3), raw=True),
        lambda: frame.groupby("k")["x"].apply(lambda g: f(g.sum(), 3)),
        lambda: udf.compiler.compile(lambda x: f(x, 3), "float64").llvm(),
        lambda: udf.compile(lambda x: f(x, 3), "float64", archs=()),
    ):
        with pytest.raises(ExternCallError, match="calls printf: device code that exists on a GPU only"):
            call()
    shown = udf.explain(lambda x: f(x, 3), "float64")
    assert "call.uni (retval0), vprintf" in shown.cpp
    assert "calls printf" in shown.cpu_llvm
    body = "{ .reg .b32 %a; { .param .b64 p; .param .b32 q; call (q), vprintf, (p); ld.param.b32 %a, [q]; }"
    text = TWICE.replace(".visible", OURS).replace("{ .param", f"{body} }} {{ .param", 1)
    assert list(series.applymap(udf.ptx(text, "float64(float64)"))) == [2.0, 4.0]


def test_arguments_that_do_not_fit_are_refused_by_the_declaration() -> None:
    """Too many, keywords, a float for an integer."""
    decay = udf.cpp("double decay(double x, int days) { return x * days; }", "decay")
    for function, message in [
        (lambda x: decay(x), r"decay\(float64, int32\) is called with 1 arguments"),
        (lambda x: decay(x, x), r"argument 2 of decay\(float64, int32\) cannot be float64"),
        (lambda x: decay(x, days=2), "takes no keyword arguments"),
    ]:
        with pytest.raises(UdfCompileError, match=message):
            udf.Series([1.0]).applymap(function)


def test_half_precision_of_cudas_own_header() -> None:
    """``cuda_fp16.h``: the processor computes what NumPy does."""
    text = """
    #include <cuda_fp16.h>
    double scaled(double x, double k) { return __half2float(__hmul(__double2half(x), __double2half(k))); }
    """
    scaled = udf.cpp(text, "scaled", includes=folders_of("cuda_fp16.h"))
    values = np.array([1.1, -2.3, 65504.0, 1e-7, np.inf])
    with np.errstate(over="ignore"):
        given = udf.Series(values).applymap(lambda x: scaled(x, 1.7)).to_numpy()
        assert given.tolist() == (values.astype(np.float16) * np.float16(1.7)).astype(np.float64).tolist()
