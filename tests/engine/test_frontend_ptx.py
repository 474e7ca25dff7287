"""The PTX: one function of values, the same text for equal functions in any process, no more than needed."""

# ruff: noqa: RUF060, S603 - functions under test; our own interpreter is run
import math
import os
import re
import subprocess
import sys
import textwrap

import numpy as np
import pytest

import ptx2cpp
from tests.support.at_once import at_once
from tests.support.frontend_cases import body, call_of, compiled
from udf.base.dtypes import DTYPES
from udf.frontend import compile_to_ptx
from udf.frontend.base import declarations as rules
from udf.frontend.driver.compile import compile_to_module

PROGRAM = """
import sys, math
import numpy as np
from udf.bind.bind import bind
from udf.columns.column import Column
from udf.frontend import compile_to_ptx

def warm_up():
    for f in (lambda x: (1, 2)[x], lambda x: math.comb(x, 2), lambda x: 7 // x):
        compile_to_ptx(bind(f, (Column(values=np.zeros(1, "int64")),)))

if sys.argv[1] == "warm":
    warm_up()
SCALE = 3

def helper(v):
    if v > 100:
        raise ValueError("high")
    return v * SCALE
{lines}
def function(x, y):
    total = 0
    for i in range(3):
        total += helper(x + i) % y
    if x in (1, 5, 7):
        raise KeyError(x)
    last = (10, 20, 30)[x % 4]
    return total + last + math.comb(x, 3)

print(compile_to_ptx(bind(function, (Column(values=np.zeros(1, "int64")),) * 2)).text)
"""


@pytest.mark.slow
def test_equal_functions_give_equal_text_in_any_process():
    """Hash seed, what was compiled before, name of the file and lines do not change a byte."""
    texts = set()
    for seed, start, lines in [("0", "cold", ""), ("77", "warm", "\n# moved\n")]:
        program = PROGRAM.replace("{lines}", lines)
        done = subprocess.run(
            [sys.executable, "-W", "ignore", "-c", program, start],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        )
        texts.add(done.stdout)
    assert len(texts) == 1
    assert "udf_row" in texts.pop()


def test_a_udf_is_one_function_without_numbas_globals():
    """Everything is inlined; Numba's environment, mangled names and our tokens are gone."""
    helper = lambda v: v * 2 if v > 0 else -v

    def outer(x):
        inner = lambda v: helper(v) + 1
        return inner(x) + math.hypot(x, 1.0) + min(x, 3.0)

    text = compiled(outer, "float64").text
    assert re.findall(r"\.func[^;{]*?(\w+)\(\n", text) == ["udf_row"]
    assert not re.search(r"NumbaEnv|_ZN|lambda|UDF_STATUS|\.global|call", text)


def test_arguments_and_result_are_values():
    """No pointer goes in; the result comes back through func_retval0."""
    text = body(lambda x, y: x * y, "float64", "float64")
    assert "ld.param.f64" in text
    assert "st.param.f64 \t[func_retval0]" in text
    assert not re.search(r"\b(ld|st)\.(?!param)", text)


@pytest.mark.parametrize("name", DTYPES)
def test_every_dtype_goes_in_and_comes_out(name):
    """The parameter has the dtype's width, the result of the identity its type."""
    udf = compiled(lambda x: x, name)
    assert [d.name for d in (*udf.parameters, *udf.results)] == [name, name]
    size = DTYPES[name].size
    assert f".b8 func_retval0[{size}]" in udf.text
    assert re.search(rf"ld\.param\.[usbf]{8 * size} ", udf.text)


RESULTS = [
    ("x + 1", "int8", "int64"),
    ("x + y", "uint8 uint8", "int64"),
    ("x - y", "uint64 uint64", "int64"),
    ("x + y", "uint64 uint64", "uint64"),
    ("x + 1", "uint64", "uint64"),
    ("x + y", "uint64 int64", "int64"),
    ("x & 255", "uint64", "uint64"),
    ("-x", "uint8", "int64"),
    ("x / 2", "int32", "float64"),
    ("x // 2", "int32", "int64"),
    ("x * 2", "float32", "float64"),
    ("x * y", "float32 float32", "float32"),
    ("x * y", "float32 float64", "float64"),
    ("x < y", "int64 float64", "bool"),
    ("x and y", "bool bool", "bool"),
    ("x + y", "bool bool", "int64"),
    ("not x", "float64", "bool"),
    ("math.sqrt(x)", "float32", "float32"),
    ("math.sqrt(x)", "int8", "float64"),
    ("math.floor(x)", "float32", "int64"),
    ("round(x)", "float64", "int64"),
    ("round(x, 1)", "float32", "float32"),
    ("x ** 2", "int32", "int64"),
    ("x ** -1", "int32", "float64"),
    ("x ** 2", "float32", "float32"),
    ("x ** 0.5", "int64", "float64"),
    ("1 if x else 2.5", "bool", "float64"),
    ("x if x > 3 else 0", "uint64", "uint64"),
    ("x if x > 3 else 0", "int16", "int64"),
    ("True", "float64", "bool"),
    ("x == 'a'", "float64", "bool"),
    ("min(x, y)", "int32 int8", "int64"),
    ("max(x, y)", "int32 float32", "float64"),
    ("np.float32(x)", "float64", "float32"),
    ("np.int16(x)", "int64", "int16"),
    ("float(x)", "bool", "float64"),
    ("int(x)", "uint64", "uint64"),
    ("abs(x)", "int8", "int64"),
    ("math.isnan(x)", "float64", "bool"),
]  # fmt: skip


@pytest.mark.parametrize(("expression", "dtypes", "result"), RESULTS)
def test_result_dtypes(expression, dtypes, result):
    """Integers are int64 (uint64 where none can be negative); float32 stays only among float32."""
    names = "xy"[: len(dtypes.split())]
    function = eval(f"lambda {', '.join(names)}: {expression}", {"math": math, "np": np})  # noqa: S307 - a table of text
    assert [d.name for d in compiled(function, *dtypes.split()).results] == [result]


def test_multiply_and_add_stay_two_roundings():
    """No fused multiply-add: the GPU rounds as Python does."""
    text = body(lambda x, y: x * y + 1.5, "float64", "float64")
    assert "mul.rn.f64" in text
    assert "fma" not in text


def test_a_status_is_a_word_after_the_values():
    """With a raise the result is {value, status}: 8 + 4 bytes, aligned to 16; without, the value alone."""

    def fails(x):
        if x > 3:
            raise ValueError("a")
        return x

    assert "func_retval0[16]" in body(fails, "float64")
    assert "st.param.b32 \t[func_retval0+8]" in body(fails, "float64")
    assert "func_retval0[16]" in body(fails, "int64")
    assert "func_retval0[8]" in body(lambda x: x + 1, "float64")


MEMBERSHIPS = [
    lambda x: x in (1, 2, 3), lambda x: x in {1, 2, 3}, lambda x: x in [1, 2, 3], lambda x: x not in (1, 2, 3),
    lambda x, limits=(1, 2, 3): x in limits, lambda x, limits=frozenset({1, 2, 3}): x in limits,
    lambda x: x in (x, 2, 3), lambda x: x in [x ^ 1, 2], lambda x: x in (),
]  # fmt: skip


@pytest.mark.parametrize("function", MEMBERSHIPS)
def test_membership_is_compares_without_a_loop(function):
    """No loop, no local array, no status is left of `in` over constants."""
    udf = compiled(function, "int64")
    assert udf.raises == ()
    assert not re.search(r"\.local|depot|bra\.uni|\.global|BB0_[3-9]", udf.text)


DEFAULTS = [
    (lambda x, y=3: x * y, ("int64",), "int64"),
    (lambda x, y=2.5, z=(1, 2): x * y + z[1], ("int64",), "float64"),
    (lambda x, y=2.5: x * y, ("int64", "int8"), "int64"),
]


@pytest.mark.parametrize(("function", "dtypes", "result"), DEFAULTS)
def test_a_parameter_beyond_the_columns_is_a_constant(function, dtypes, result):
    """Its default is compiled in; it is no parameter of the PTX."""
    udf = compiled(function, *dtypes)
    assert [d.name for d in udf.results] == [result]
    assert f"udf_row_param_{len(dtypes)}" not in udf.text
    assert f"udf_row_param_{len(dtypes) - 1}" in udf.text


def test_keyword_only_defaults_are_constants():
    """A keyword-only parameter with a default is one, too."""
    assert ", 7;" in body(lambda x, *, factor=7: x * factor, "int64")


def test_what_is_lowered_has_each_stage():
    """The texts of explain come from the path that compiles."""
    call = call_of(lambda x: x + 1, "float64")
    lowered, module = compile_to_module(call)
    assert module.span.source.text == compile_to_ptx(call).text
    assert "float64" in str(lowered.annotation)
    assert any('define {double} @"udf_row"(double' in text for text in lowered.modules)


def test_the_translator_takes_what_the_front_end_writes():
    """ptx2cpp finds the inputs and outputs in the order of the columns, the status last."""

    def function(x, y, z):
        if x:
            raise ValueError("a")
        return y * z

    udf = compiled(function, "bool", "int8", "float32")
    flat = ptx2cpp.flat_function(udf.text, name=udf.name)
    assert [i.cpp for i in flat.inputs] == ["unsigned char", "signed char", "float"]
    assert [(o.offset, o.type) for o in flat.outputs] == [(0, "f64"), (8, "b32")]


@pytest.mark.slow
def test_threads_compile_at_once():
    """Compiling is safe from several threads, each with its own function."""
    texts = {}

    def work(number):
        texts[number] = body(lambda x: x * number + (1, 2, 3)[int(x)], "float64")

    at_once(work, range(6))
    together = dict(texts)
    for number in range(6):
        work(number)
    assert texts == together


@pytest.mark.slow
def test_importing_the_package_imports_no_numba():
    """Only a compile imports numba and llvmlite; bind and `import udf.frontend` do not."""
    program = textwrap.dedent(
        """
        import sys
        import numpy as np
        import udf.frontend
        from udf.bind.bind import bind
        from udf.columns.column import Column
        bind(lambda x: x + 1, (Column(values=np.zeros(1)),))
        print(sorted(name for name in ("numba", "numba_cuda", "llvmlite") if name in sys.modules))
        """
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


@pytest.mark.parametrize("name", rules._INTRINSICS)
def test_an_intrinsic_is_the_function_of_libdevice(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same instruction, whichever of the two NVVM is asked for."""
    function = {"fabs": abs, "sqrt": math.sqrt, "rint": np.rint}.get(name[5:], getattr(np, name[5:], None))
    text = body(lambda x: function(x) * 2.0, "float64")
    monkeypatch.setattr(rules, "_INTRINSICS", {})
    assert body(lambda x: function(x) * 2.0, "float64") == text
