"""numba-cuda-mlir as a front end: what it is asked to do gives our own front end's bits, all else is refused by name.

What needs the package itself (``pip install numba-cuda-mlir==0.6.0``) is skipped without it; the table of what is taken
is looked at over Numba's own types, too.
"""

from __future__ import annotations

import importlib.util
import itertools
import json
import math
import operator
import re
import sys
from pathlib import Path

import numba
import numpy as np
import pandas as pd
import pytest

import udf
from tests.support.budget import some
from tests.support.corpus_check import CASES, columns, expected
from udf.base.dtypes import DTYPES
from udf.base.handling import Handling
from udf.base.stages import Result, ScalarParameter
from udf.bind.bind import bind
from udf.bind.udf_call import PtxUdf
from udf.cpu import BACKEND
from udf.errors import MissingPackageError, PackageVersionError, UdfCompileError
from udf.frontend import compile_to_ptx
from udf.frontend.driver import mlir
from udf.frontend.driver.mlir import BINARY, BY_CONSTANT, FUNCTIONS, KINDS, UNARY, refusal

installed = pytest.mark.skipif(
    importlib.util.find_spec("numba_cuda_mlir") is None, reason="numba-cuda-mlir is not installed"
)
PINNED = json.loads((Path(__file__).parents[1] / "golden" / "numba_cuda_mlir.json").read_text())["functions"]
WRAPS = {"overflow": "wrap", "error_model": "numpy"}
EDGES = {
    "float64": [
        0.0,
        -0.0,
        1.0,
        -3.7,
        5e-324,
        -1.7976931348623157e308,
        math.inf,
        -math.inf,
        math.nan,
        2.0**53,
        0.1,
        2.5,
    ],
    "float32": [0.0, -0.0, 1.0, -3.7, 1e-40, 3.4028235e38, math.inf, -math.inf, math.nan, 16777217.0, 0.1, 2.5],
    "int64": [0, 1, -1, 2, -7, 63, 64, 2**31, 2**53 + 1, 2**63 - 1, -(2**63), 12345678901],
    "int32": [0, 1, -1, 3, -7, 2**31 - 1, -(2**31), 46341],
    "int16": [0, 1, -1, 3, 32767, -32768],
    "int8": [0, 1, -1, 3, 127, -128],
    "bool": [False, True],
}
SIGNS = {
    operator.add: "+", operator.sub: "-", operator.mul: "*", operator.truediv: "/", operator.floordiv: "//",
    operator.mod: "%", operator.lt: "<", operator.le: "<=", operator.gt: ">", operator.ge: ">=", operator.eq: "==",
    operator.ne: "!=", operator.and_: "&", operator.or_: "|", operator.xor: "^", operator.lshift: "<<",
    operator.rshift: ">>", operator.neg: "-", operator.pos: "+", operator.invert: "~", operator.not_: "not ",
}  # fmt: skip


def function_of(expression):
    """Return a function of x and y; of x alone, where it names no y."""
    return eval(f"lambda x{', y' * ('y' in expression)}: {expression}", {"math": math})  # noqa: S307 - ours


def operations():
    """Yield every operation that is taken, with the types that it is taken for."""
    types = {kind: [name for name, own in KINDS.items() if own == kind] for kind in KINDS.values()}
    for fn, pairs in BINARY.items():
        for pair in sorted(pairs):
            for both in itertools.product(*(types[kind] for kind in pair)):
                yield f"x {SIGNS[fn]} y", both
    for fn, kinds in UNARY.items():
        for name in (name for kind in sorted(kinds) for name in types[kind]):
            yield f"{SIGNS[fn]}x" if fn in SIGNS else f"{fn.__name__}(x)", (name,)
    for fn, name, constant in itertools.product(BY_CONSTANT, (*types["n"], "int64"), (1, 3, 63)):
        yield f"x {SIGNS[fn]} {constant}", (name,)
    for fn, name in itertools.product(sorted(FUNCTIONS, key=lambda one: one.__name__), types["f"]):
        two = fn in (math.atan2, math.copysign, math.fmod, math.hypot, math.remainder)
        yield f"math.{fn.__name__}(x{', y' * two})", (name,) * (1 + two)
    for expression, name in itertools.product(
        ("x > 0", "2 <= x", "x == 9007199254740992", "1 - x", "x / 3"), types["f"]
    ):
        yield expression, (name,)


def given(function, columns, front, **how):
    """Return what a front end's code gives on the processor."""
    call = bind(function, columns, how=Handling(frontend=front, **WRAPS, **how))
    return values_of(compile_to_ptx(call), call, columns)


def values_of(ptx, call, columns):
    """Return what PTX gives on the processor."""
    return np.asarray(BACKEND.load(BACKEND.build(ptx, call)).run(columns)[0].values)


def is_same(first, second):
    """Return whether two arrays have the same type and bits, of NaN any."""
    if first.dtype != second.dtype or not np.array_equal(first, second, equal_nan=first.dtype.kind == "f"):
        return False
    there = first == first
    return first.dtype.kind != "f" or np.array_equal(np.signbit(first[there]), np.signbit(second[there]))


@installed
@pytest.mark.slow
def test_every_operation_that_is_taken_gives_our_bits() -> None:
    """Over all pairs of the values at which types end: zeros, signs, NaN, infinities, the largest and the least."""
    wrong, seen = [], 0
    for expression, names in operations():
        rows = list(itertools.product(*(EDGES[name] for name in names)))
        taken = tuple(udf.Series(np.array(v, n)).column for v, n in zip(zip(*rows, strict=True), names, strict=True))
        function, seen = function_of(expression), seen + 1
        try:
            theirs = given(function, taken, "mlir")
        except UdfCompileError as error:  # numba-cuda-mlir has no rule for it
            assert "numba-cuda-mlir cannot compile it" in str(error) or "No implementation" in str(error), error  # noqa: PT017
            continue
        if not is_same(given(function, taken, "numba", errors="null"), theirs):
            wrong.append((expression, names))
    assert wrong == []
    assert seen > 200


@installed
def test_the_corpus_gives_our_bits_or_is_refused_by_name() -> None:
    """In every row that Python has a value of; the benchmark has the whole of it."""
    found = {"same": 0, "refused": 0}
    for name in list(CASES)[::6]:
        case = CASES[name]
        taken = columns(case, expected(name).rows)
        try:
            theirs = given(case.function, taken, "mlir")
        except UdfCompileError:
            found["refused"] += 1
        else:
            assert is_same(given(case.function, taken, "numba"), theirs), name
            found["same"] += 1
    assert min(found.values()) > 5, found


@installed
def test_it_is_asked_for_by_an_option() -> None:
    """For a call over a Series, with nulls and arguments; its programs are its own."""

    def scaled(x, k):
        total = 0.0
        for i in range(3):
            total += x * k + i
        return total if total > 1 else -total

    series = udf.Series([1.5, None, -2.0])
    with udf.options(backend="cpu"):
        ours = series.applymap(scaled, "ignore", args=(2.5,))
        with udf.options(frontend="mlir"):
            assert list(series.applymap(scaled, "ignore", args=(2.5,))) == list(ours)
            with pytest.raises(UdfCompileError, match=r"it does not support round \(udf.options.frontend is 'mlir'"):
                series.applymap(lambda x: round(x), "ignore")
            with pytest.raises(UdfCompileError, match="Untyped global name"):
                series.applymap(lambda x: scaled(x, 1.0), "ignore")
            assert list(series.applymap(lambda x: 3, "ignore")) == [3, None, 3]
            once = series.applymap(lambda x: x * x + 0.1, "ignore", fma=True)
        assert list(once) == list(series.applymap(lambda x: x * x + 0.1, "ignore", fma=True))


@installed
def test_another_release_is_refused(monkeypatch) -> None:
    """Its inner functions are called."""
    monkeypatch.setattr(mlir, "version_of", lambda _: "0.7.1")
    with pytest.raises(PackageVersionError, match=r"numba-cuda-mlir==0\.6\.\*"):
        mlir.library.__wrapped__()


@pytest.mark.parametrize("name", some(PINNED, each=2))
def test_its_own_ptx_gives_our_bits(name) -> None:
    """What it compiled by itself, pinned: an oracle where it is not installed. What it would contract is rounded."""
    case, (text, dtype) = CASES[name], PINNED[name].values()
    taken = columns(case, expected(name).rows)
    call = bind(case.function, taken, how=Handling(**WRAPS))
    theirs = PtxUdf(
        text=re.sub(r"\b(mul|add|sub)\.(f64|f32)\b", r"\1.rn.\2", text) + "\n",
        name="udf_row",
        takes=tuple(ScalarParameter(what="value", index=i, dtype=p.dtype) for i, p in enumerate(call.parameters)),
        returns=(Result(dtype=DTYPES[dtype.replace("boolean", "bool")]),),
        raises=(),
    )
    assert is_same(given(case.function, taken, "numba"), values_of(theirs, call, taken))


def test_without_the_package_it_is_named(monkeypatch) -> None:
    """With the extra that has it."""
    monkeypatch.setitem(sys.modules, "numba_cuda_mlir", None)
    monkeypatch.setattr(mlir, "library", mlir.library.__wrapped__)
    with udf.options(backend="cpu", frontend="mlir"), pytest.raises(MissingPackageError, match=r"inlay-udf\[mlir\]"):
        udf.Series([1.0]).applymap(lambda x: x + 1)


def test_it_is_part_of_the_key() -> None:
    """A program of one front end is never another's."""
    column = (udf.Series([1.0]).column,)
    keys = [bind(lambda x: x + 1, column, how=Handling(frontend=front)).key for front in ("numba", "mlir")]
    assert keys[0] != keys[1]


def test_calls_that_it_does_not_take() -> None:
    """Rows, windows, groups, text, missing values, tables, approximations: by name, before anything is compiled."""
    series, table = udf.Series([1.0, 2.0]), np.arange(3.0)
    frame = udf.DataFrame({"k": [1, 1], "x": [1.0, 2.0]})
    calls = {
        "functions of values only": lambda: frame.apply(lambda row: row["x"] + 1, axis=1),
        "of values only, not of rows, windows": lambda: series.rolling(2).apply(lambda w: w[0], raw=True),
        "not of rows, windows or groups": lambda: frame.groupby("k")["x"].apply(lambda g: g.sum()),
        "not support values of type": lambda: udf.Series(["a"]).applymap(lambda s: len(s)),
        "can be null": lambda: udf.Series([1.0, None]).applymap(lambda x: x is None, na_action=None),
        "only numbers as arguments": lambda: series.applymap(lambda x, t: t[0] + x, args=(table,)),
        "neither fastmath nor lineinfo": lambda: series.applymap(lambda x: x + 1, fastmath=True),
        "another type than their column": lambda: pd.Series(np.ones(2, "int8")).udf.map(lambda x: x + 1),
    }
    with udf.options(backend="cpu", frontend="mlir"):
        for message, call in calls.items():
            with pytest.raises(UdfCompileError, match=message):
                call()


def loop(x):
    """Return what a loop makes of a float."""
    total = 0
    for i in range(3):
        total += x * i
    return total


REFUSED = {
    "x != y": "it does not support ne of a float and a float",
    "min(x, y)": "it does not support min",
    "round(x)": "it does not support round",
    "x ** 2": "it does not support pow of a float",
    "not x": "it does not support not_ of a float",
    "int(x)": "it does not support int of a float",
    "abs(x) + math.floor(y)": "it does not support floor",
    "math.sqrt(int(1.0) + 2)": "it does not support int of a float",
    "(x, y)[0]": "it does not support (build tuple|static getitem)",
    "1 if x > 0 else x": "a value is not of one type on every path",
}


@pytest.mark.parametrize("expression", REFUSED)
def test_what_it_does_in_another_way_is_refused_by_name(expression) -> None:
    """Over Numba's typed code, which is of the same shape."""
    line, why = refusal(typed(function_of(expression), "float64", "float64"), Handling(**WRAPS))
    assert line >= 1
    assert re.match(REFUSED[expression], why), why


def typed(function, *names):
    """Return a function as Numba types it."""
    compiled = numba.njit(function)
    count = function.__code__.co_argcount
    compiled.compile(tuple(getattr(numba.types, name) for name in names[:count]))
    return compiled.overloads[next(iter(compiled.overloads))].type_annotation


@pytest.mark.slow
def test_what_it_takes_and_what_it_cannot_raise() -> None:
    """A division, a function of math and a sum of integers are taken by who says what becomes of their errors."""
    assert refusal(typed(loop, "float64"), Handling())[1] == "total is not of one type on every path"
    for expression, dtype, how in (
        ("x / y", "float64", "error_model='numpy'"),
        ("math.sqrt(x)", "float64", "error_model='numpy'"),
        ("x * 3", "int64", "overflow='wrap'"),
    ):
        function = function_of(expression)
        assert refusal(typed(function, dtype, dtype), Handling(**WRAPS)) is None
        assert how in refusal(typed(function, dtype, dtype), Handling())[1]
    for expression in ("x * y + 0.5 if x > 0 else -y", "math.tanh(x) + abs(y)", "2 <= x"):
        assert refusal(typed(function_of(expression), "float64", "float64"), Handling()) is None
    assert refusal(typed(function_of("x % 7 >> 2"), "int64"), Handling()) is None
    assert "mod of an integer" in refusal(typed(function_of("x % y"), "int64", "int64"), Handling(**WRAPS))[1]
