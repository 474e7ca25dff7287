"""Lines of Python in kernels: each instruction has its file and line, and the machine code is the same."""

import inspect
import math
from dataclasses import replace
from pathlib import Path
from types import FunctionType

import numpy as np
import pytest

import udf
from tests.nvrtc.test_group_units import groups_of
from tests.support import native_functions
from tests.support.budget import some
from udf import cuda
from udf.base.dtypes import DTYPES
from udf.base.handling import handling
from udf.bind.bind import bind
from udf.bind.folds import fold_function
from udf.bind.window_shapes import window_shape
from udf.cuda.cuda_backend import translation_unit
from udf.cuda.group_build import group_units
from udf.cuda.nvrtc import compile_unit
from udf.cuda.source_lines import debug_files, debug_lines, sections
from udf.frontend import compile_to_ptx

HERE = Path(__file__).name


def steps(x):
    if x < 0:
        raise ValueError("x is negative")
    y = math.exp(x)
    return y / (x + 2.0)


def calls(x):
    y = x * 3.0
    return native_functions.squared(y) + 1


def spread(w):
    low = w.min()
    return w.max() - low


def longest(w):
    run = 0.0
    for value in w:
        run = run + 1 if value > 0 else 0.0
    return run


def apart(w):
    total = 0.0
    for value in w:
        total += native_functions.squared(value) % 3
    return total


def shout(s):
    t = s.strip()
    return t.upper()


NUMBERS = udf.Series(np.linspace(0.0, 4.0, 64))
TEXT = udf.Series(["ab ", "c"])


def unit(function, lineinfo):
    """Return ``function`` in its kernel, and compiled."""
    with udf.options(lineinfo=lineinfo):
        if function in (spread, longest, apart):
            windows = NUMBERS.rolling(8)
            window = window_shape(windows.bounds, 1, DTYPES["float64"], cuda.BACKEND)
            call = bind(function, windows.columns, how=handling("skip", "raise", "numpy"), window=window)
        else:
            call = bind(
                function, ((TEXT if function is shout else NUMBERS).column,), how=handling("pass", "raise", "python")
            )
        made = translation_unit(compile_to_ptx(call), call)
    return made, compile_unit(made, "sm_90").code


def places(code):
    """Return every file and line that an instruction is of."""
    files = debug_files(code)
    return {(files[file - 1], line) for _, file, line in debug_lines(code)}


def lines_of(function):
    lines, start = inspect.getsourcelines(function)
    return range(start, start + len(lines))


@pytest.mark.parametrize("function", some([steps, shout, spread, calls, apart, longest], 2), ids=lambda f: f.__name__)
def test_every_kernel_knows_the_lines_and_has_the_same_code(function) -> None:
    """Of rows, text, windows and reductions: the table names lines of the function, and no others of its file."""
    with_lines, code = unit(function, lineinfo=True)
    without, plain = unit(function, lineinfo=False)
    name = b".text." + with_lines.entry.encode()
    assert sections(code, name) == sections(plain, name) != []
    assert debug_files(code)[0] == HERE
    own = {line for file, line in places(code) if file == HERE}
    assert own <= set(lines_of(function))
    assert own & set(lines_of(function)[1:])
    assert "#line" not in without.source
    assert ".loc" not in without.source


def decayed(state, x):
    state = 0.5 * state + x
    return state, state * 2.0


GROUPS = {
    "in memory": (longest, {}),
    "row by row": (lambda s: (s - s.mean()) / s.std(), {"spread": True}),
    "a fold": (fold_function("scan", decayed, 0, (), 0.0, of_rows=False), {"args": (0.0,)}),
}


@pytest.mark.parametrize("name", GROUPS)
def test_kernels_of_groups_know_the_lines(name) -> None:
    """In the same machine code; a fold's step is in this file, and what calls it is ours."""
    function, how = GROUPS[name]
    _, call = groups_of(function, "float64", **how)
    lined = replace(call, how=replace(call.how, lineinfo=True))
    with_lines, plain = (
        compile_unit(group_units(compile_to_ptx(one), one, "sm_90")["groups"], "sm_90").code for one in (lined, call)
    )
    assert sections(with_lines, b".text.map_groups") == sections(plain, b".text.map_groups") != []
    own = lines_of(decayed if name == "a fold" else function)
    assert {line for file, line in places(with_lines) if file == HERE} & set(own)


def test_a_helper_in_another_file_has_lines_of_that_file() -> None:
    """It is inlined, and its instruction is its own line's."""
    _, code = unit(calls, lineinfo=True)
    assert debug_files(code)[:2] == (HERE, "native_functions.py")
    there = {line for file, line in places(code) if file == "native_functions.py"}
    assert there & set(lines_of(native_functions.squared)[1:])


def test_foreign_code_is_of_the_line_that_calls_it() -> None:
    """It has no lines of its own, and nothing else may stand on that line."""
    cube = udf.cpp("double cube(double x) { return x * x * x; }", "cube")

    def through(x):
        y = x + 1.0
        z = cube(y)
        return z - 0.5

    made, code = unit(through, lineinfo=True)
    start = through.__code__.co_firstlineno
    assert {line for file, line in places(code) if file == HERE} >= {start + 1, start + 2}
    at = made.source.index(f".loc 1 {start + 2} 0")
    assert at < made.source.index("mul") < made.source.index(f".loc 1 {start + 3} 0")


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("/a b/f.py", "f.py"), ("<stdin>", "<stdin>"), ("/ü/é.py", "_.py"), ('/a/q"\\n\n.py', "q__n_.py"),
        ("", "<unknown>"),
    ],
)  # fmt: skip
def test_any_name_of_a_file_is_taken(name, shown) -> None:
    """What ptxas cannot hold is replaced, character by character."""
    _, code = unit(FunctionType(steps.__code__.replace(co_filename=name), globals()), lineinfo=True)
    assert debug_files(code)[0] == shown


def test_equal_functions_on_other_lines_are_other_programs_with_lines() -> None:
    """Their tables differ; without lines they are one."""
    first, second = steps, FunctionType(steps.__code__.replace(co_firstlineno=900), globals())
    keys = {}
    for lineinfo in (True, False):
        with udf.options(lineinfo=lineinfo):
            how = handling("pass", "raise", "python")
            keys[lineinfo] = [bind(f, (NUMBERS.column,), how=how).key for f in (first, second)]
    assert keys[True][0] != keys[True][1]
    assert keys[False][0] == keys[False][1] != keys[True][0]
