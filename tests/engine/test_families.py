"""Rules by family: a function of numbers loads those of numbers, and means what it means with all of them."""

import json
import math
import os
import subprocess
import sys
from dataclasses import replace
from math import log
from pathlib import Path

import numpy as np
import pytest

import udf
from tests.support.budget import THOROUGH
from udf.base.dtypes import TIMES
from udf.base.handling import Handling
from udf.base.stages import WindowShape
from udf.bind.bind import bind
from udf.columns.column import Column
from udf.frontend.passes.control.excluded_bytecode import NUMBERS, family_of
from udf.runtime.store import cache

ROOT = Path(__file__).parents[2]

FIRST_CALL = """
import json, sys
import pandas as pd
import udf
udf.options.backend, udf.options.fallback = "cpu", "error"
before = set(sys.modules)
assert list(eval(sys.argv[1])(lambda x: x * 2 + 1)) == [3.0, 5.0]
print(json.dumps(sorted(set(sys.modules) - before)))
"""

NEEDLESS = ("series", "array", "text", "time", "list", "frame", "row", "lookup", "structure", "decimal", "foreign")
"""Families of rules that a function of numbers does without; of arrays it has where code is put."""

BOTH_WAYS = """
import itertools, json, math, operator, sys
import numpy as np
from tests.support.budget import rotated
from udf.base.dtypes import DTYPES
from udf.base.handling import Handling
from udf.base.numba_settings import TARGET
from udf.base.stages import GroupShape, WindowShape
from udf.bind.bind import bind
from udf.columns.column import Column
from udf.cpu.cpu_backend import BACKEND
from udf.errors import UdfError
from udf.frontend import compile_to_ptx
from udf.frontend.driver import compile as front_end, contexts
from udf.frontend.driver.interface import compilation_of
from udf.frontend.numba.names import TypingError, target_override, types
from udf.frontend.passes.control.excluded_bytecode import CALLED, family_of

PLAIN = [
    lambda x, y: x * 2 + y if x > y else x - 1,
    lambda x, y: (x // 3) % 4 + x / 7 if not x < y <= 9 else -x ** 2,
    lambda x, y: x and y or x,
    lambda x, y: math.sqrt(abs(x)) * math.exp(-x * x) + max(x, y, 1) + round(x, 2) + int(y) + math.pi,
    lambda x, y: math.floor(x / 3) + math.atan2(x, y) + min(x, 2) + math.hypot(x, y) + math.log(2, x) - pow(x, 2),
]
def weighted(w):
    total = 0.0
    for v in w:
        total = total * 0.5 + v if v > 0.25 else total + 1.0
    return total

def summed(w):
    total = 0
    for v in w:
        total += v
    return total

def deviation(w):
    total = 0.0
    n = 0
    for v in w:
        total += v
        n += 1
    mean, squares = total / n, 0.0
    for v in w:
        squares += (v - mean) ** 2
    return math.sqrt(squares / (n - 1)) if n > 1 else 0.0

def last_of(w):
    for v in w:
        pass
    return v

def largest(w):
    found = -math.inf
    for v in w:
        found = max(found, v) if not v < 0 else found
    return found

def counted(w):
    n = 0
    for v in w:
        if v != v or (v > 1 and v < 2) or -1 <= v < 0:
            continue
        n += 1
        if n > 5:
            break
    else:
        n = -1
    return n

def first_above(w):
    before = 0
    for v in w:
        if v > before:
            return v
        before = int(v) // 2 % 3
    return 1 / before

def pairs(w):
    n = 0
    for a in w:
        for b in w:
            n += int(a) * 2 ** 3 if abs(a - b) < 0.5 else round(b, 1) + min(a, b, 3) + pow(a, 2)
    return n and -n

def unbound(w):
    for v in w:
        if v > 2:
            found = math.log(v) + float(3)
    return found

LOOPS = [weighted, summed, deviation, last_of, largest, counted, first_above, pairs, unbound]
def scores(w):
    mean = w.mean()
    spread = w.std()
    return (w - mean) / spread if spread > 0 else w - mean

REDUCED = [
    scores, lambda w: (w - w.mean()) / w.std(), lambda w: (w[-1] - w.mean()) / w.std(), lambda w: w.max() - w.min(),
    lambda w: math.sqrt(w.var()) + w.sum() if w.mean() > 0 else -1.0, lambda w: w[0] * 2 + w[1] // 3 % 4,
    lambda w: -w * 2 + 1, lambda w: w / w.sum() ** 2, lambda w: 3 - w ** 2, lambda w: w * w - w.min(),
    lambda w: w, lambda w: w.mean(), lambda w: w.var(), lambda w: (w - w.mean()).std() or 5,
    lambda w: w[-3] and w.max(),
    lambda w: w // w.max() + w % 7, lambda w: (w - 1).sum() / (w + 1).max(), lambda w: w.std() if w[0] > w[1] else 0,
]
SHAPES = [
    WindowShape(length=5, result=DTYPES["float64"]),
    WindowShape(length=40, result=DTYPES["float64"], clipped=False, series=True),
    WindowShape(length=None, result=DTYPES["float64"], empty=True),
    GroupShape(series=True), GroupShape(series=True, spread=True),
]
OPERATORS = {name: getattr(operator, name) for name in sys.argv[1].split(",")}
OPERATORS |= {one.__name__ + "()": one for one in CALLED}
KINDS = [types.boolean, types.int64, types.uint64, types.float32, types.float64, types.literal(2)]

def typed(call, operation, kinds):
    function = contexts.typing_context().resolve_value_type(operation)
    try:
        signature = contexts.typing_context().resolve_function_type(function, kinds, {})
    except (TypingError, ValueError):  # of too few operands that Numba unpacks
        return "refused"
    key = function.get_impl_key(signature)
    parts = key if isinstance(key, tuple) else (key,)
    return str(signature), [getattr(one, "__qualname__", str(one).partition("$")[0]) for one in parts]

def told():
    call = bind(PLAIN[0], (Column(values=np.ones(2)), Column(values=np.ones(2))))
    assert family_of(call) == "numbers"
    typing, target = contexts.typing_context(), contexts.target_context()
    found = {}
    with target_override(TARGET), typing.compiling(compilation_of(call, typing, family="numbers"), target):
        typing.refresh(), target.refresh()
        for name, operation in OPERATORS.items():
            for count in (1, 2):
                for kinds in itertools.product(KINDS if count == 1 or name[-1] != ")" else KINDS[1::2], repeat=count):
                    found[f"{name}{kinds}"] = typed(call, operation, kinds)
    return found

OBJECTS = Handling(nulls="pass", values="object", objects=True)

def compiled():
    texts = []
    for function in PLAIN:
        for name, how in itertools.product(("float64", "int64", "uint8"), (Handling(), OBJECTS)):
            columns = Column(values=np.ones(2, name)), Column(values=np.ones(2, "int32"))
            call = bind(function, columns, how=how)
            assert family_of(call) == "numbers"
            made = front_end._compiled_with(call, "" if contexts.is_complete() else family_of(call))
            texts.append(told_of(made))
    for number, function in enumerate((*LOOPS, *REDUCED)):
        whose = ((SHAPES[number % 4], ""), (SHAPES[number % 5], "numpy"), (SHAPES[-1], ("", "python")[number % 2]))
        for shape, scalars in rotated(whose, number, 1):
            how = Handling(nulls="pass", error_model="numpy", scalars=scalars)
            call = bind(function, (Column(values=np.ones(50)),), window=BACKEND.fit(shape, 1, 1, 50, 0), how=how)
            assert family_of(call) == ("loop" if function in LOOPS else "series"), function
            contexts.register(family_of(call))
            try:
                made = front_end._compiled_with(call, "" if contexts.is_complete() else family_of(call))
                texts.append(None if made is None else told_of(made))
            except UdfError as refused:
                texts.append(str(refused))
    return texts

def told_of(made):
    sites = [site.exception.__name__ for site in made[0].sites]
    return (made[1].span.source.text, sites, str(made[0].form), str(made[0].returns))

some = told()
first = compiled()
assert not contexts.is_complete()
contexts.register_all()
second = compiled()
every = told()
print(json.dumps({
    "typed": len(some), "known": sum(not isinstance(one, str) for one in some.values()),
    "differs": [name for name in some if some[name] != every[name]],
    "texts": len(first), "refused": [one for one in first if isinstance(one, str)],
    "apart": [number for number, pair in enumerate(zip(first, second)) if pair[0] != pair[1]],
}))
"""


def run(code: str, *arguments: str) -> object:
    environment = {**os.environ, "INLAY_CACHE_DIR": "off"}
    command = [sys.executable, "-W", "error", "-c", code, *arguments]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)  # noqa: S603 - our own interpreter
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@pytest.mark.slow
@pytest.mark.parametrize("entry", ["udf.Series([1.0, 2.0]).applymap", "pd.Series([1.0, 2.0]).udf.map"])
def test_the_first_call_of_numbers_imports_what_numbers_need(entry) -> None:
    """Counted, for time is not asserted: 150 modules of the front end's 335, at pandas' accessor, too."""
    loaded = set(run(FIRST_CALL, entry))
    front_end = {name for name in loaded if name.startswith("udf.frontend.")}
    assert len(front_end) <= 150
    assert sum(name.partition(".")[0] in ("udf", "ptx2cpp", "numba", "llvmlite") for name in loaded) <= 550
    rules = {tuple(name.split(".")[3:]) for name in front_end if name.startswith("udf.frontend.rules.")}
    assert {name for name in rules if name[0] in NEEDLESS and len(name) > 1} <= {("array", "insert_point")}


@pytest.mark.slow
def test_rules_of_numbers_mean_what_all_rules_mean() -> None:
    """Each operator and function of types of numbers: its signature and implementation; and PTX of whole functions."""
    names = [
        *("add", "sub", "mul", "truediv", "floordiv", "mod", "pow", "lshift", "rshift", "and_", "or_", "xor"),
        *("iadd", "ifloordiv", "ipow", "lt", "le", "gt", "ge", "eq", "ne", "neg", "pos", "invert", "not_", "truth"),
    ]
    found = run(BOTH_WAYS, ",".join(names))
    assert found["differs"] == []
    assert found["known"] > 700
    assert found["apart"] == []
    assert len(found["refused"]) == (25 if THOROUGH else 10)  # columns that windows give, in the same words
    assert found["texts"] == 15 * 2 + (9 + 18) * (3 if THOROUGH else 1)


def is_plain(call) -> bool:
    """Return whether the rules of numbers, and of a loop over them, are enough for a call."""
    return family_of(call) in ("numbers", "loop")


COUNT, NUMPYS = 3, np.float32(3)


@pytest.mark.parametrize(
    ("is_one", "function"),
    [
        (True, lambda x: x * 2 + 1), (True, lambda x: x if x > 0.5 and x < 1 else -x), (True, lambda x: x * COUNT),
        (False, lambda x: x * NUMPYS), (True, lambda x: math.sqrt(abs(x)) + log(x)), (False, lambda x: math.fsum([x])),
        (False, lambda x: math.comb(x, 2)), (False, lambda x: len(x)), (False, lambda x: x if x > 0 else None),
        (False, lambda x: x * 1j), (False, lambda x: (x, x)), (False, lambda x, k=2: x * k),
        (False, lambda x: x + 99999999999999999999), (False, lambda x: x @ x), (False, lambda x: x[0]),
        (False, lambda x: "a" if x > 0 else "b"),
    ],
)  # fmt: skip
def test_what_is_plain_by_its_bytecode(is_one, function) -> None:
    """Operators, choices and functions of numbers; what asks for another name, or makes anything else, is not."""
    assert is_plain(bind(function, (Column(values=np.ones(2)),))) == is_one


def looped(body: str):
    """Return a function that loops over its window."""
    space = {"math": math, "np": np}
    exec("def f(w):\n    n = 0\n    for v in w:\n        " + body + "\n    return n\n", space)  # noqa: S102 - our own text
    return space["f"]


@pytest.mark.parametrize(
    ("is_one", "body"),
    [
        (True, "n += v"), (True, "n = max(n, v) if v > 0 else math.sqrt(-v)"), (False, "n += v > 1"),
        (False, "n += len(w)"), (False, "n += w[0]"), (False, "n = w"), (False, "w = v"), (False, "n = not v"),
        (False, "n = ~n"), (False, "n = True"), (False, "n += np.sqrt(v)"), (False, "n = bool(v)"),
        (False, "n += sum(x for x in w)"), (False, "for x in (1, 2): n += x"), (False, "n = v > 1 and v"),
    ],
)  # fmt: skip
def test_which_loops_over_a_window_are_plain(is_one, body) -> None:
    """Those that do nothing else with it, and have no bool as a value: it may be NumPy's."""
    shape, how = WindowShape(length=5, result=None), Handling(error_model="numpy")
    call = bind(looped(body), (Column(values=np.ones(9)),), window=shape, how=how)
    assert is_plain(call) == is_one
    assert not is_plain(replace(call, how=Handling(error_model="python")))
    assert not is_plain(replace(call, window=replace(shape, table=True)))
    assert not is_plain(bind(looped(body), (Column(values=np.ones(9, "int64")),), window=shape, how=how))


def test_columns_of_numbers_without_nulls_are_plain() -> None:
    """Of each type; nulls that the function sees, and times, need rules of their own."""
    for name in NUMBERS:
        assert is_plain(bind(lambda x: x + 1, (Column(values=np.ones(2, name)),)))
    nullable = Column(values=np.ones(2), validity=np.array([1], "uint8"))
    assert is_plain(bind(lambda x: x + 1, (nullable,)))
    assert not is_plain(bind(lambda x: x + 1, (nullable,), how=Handling(nulls="pass")))
    assert not is_plain(bind(lambda x: x + x, (Column(values=np.ones(2, "int64"), logical=TIMES["timedelta64[ns]"]),)))


def test_what_numbers_refuse_all_rules_refuse(monkeypatch, tmp_path) -> None:
    """The error of a function that is plain and cannot be compiled is that of all rules."""
    monkeypatch.setattr(cache, "PROGRAMS", cache.MemoryCache())
    monkeypatch.setenv("INLAY_STAGE_DIR", str(tmp_path))
    with pytest.raises(udf.errors.UdfCompileError, match="<<"):
        udf.Series([1.0]).applymap(lambda x: x << 2)
