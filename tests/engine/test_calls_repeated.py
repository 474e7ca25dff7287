"""The same call again with other values: what the first one learned must not decide what the second one reads."""

from random import Random
from typing import Any

import numpy as np
import pytest

import udf
from tests.support.budget import budget
from tests.support.repeated_calls import KINDS, Case
from udf import pipeline
from udf.runtime.store import cache
from udf.runtime.store.cache import MemoryCache


@pytest.fixture(autouse=True)
def bound(monkeypatch) -> list[str]:
    """Return a list that gets the key of every call that is bound anew, with nothing remembered before."""
    monkeypatch.setattr(cache, "PROGRAMS", MemoryCache())
    keys: list[str] = []
    bind = pipeline.bind
    monkeypatch.setattr(pipeline, "bind", lambda *args, **how: _noted(keys, bind(*args, **how)))
    return keys


def _noted(keys: list[str], call: Any) -> Any:
    keys.append(call.key)
    return call


@pytest.mark.parametrize("columns", [1, 2, 3])
def test_a_table_window_reads_its_own_arguments_in_each_call(columns, bound) -> None:
    """A window of a whole table is one parameter, however many columns the table has."""
    frame = udf.DataFrame({f"c{i}": [1.0, 2.0] for i in range(columns)})
    for args in ((1, 3), (2, 4), (5, 6), (1.5, 2.5), (7, 8)):
        result = frame.rolling(1, method="table").apply(lambda _, a, b: 10 * a + b, args=args)
        for label in frame.columns:
            assert list(result[label]) == [10 * args[0] + args[1]] * 2
    assert len(bound) == 2


RESIZED = """
import types
module = types.ModuleType("module")
A, B, C, module.D, E = (np.full(n, n / 2) for n in (2, 3, 4, 5, 6))
def helper(x):
    return A[0] + B[x]
def made(c):
    return lambda x, e=E, *, a=A: helper(x) + A[0] + c[x] + module.D[x] + e[x] + len(a) + len(E)
f = made(C)
"""
"""Arrays that are read as globals, of a helper too, as a captured variable, a default, and a module's attribute."""


def test_a_program_resizes_its_own_arrays_after_a_call(bound) -> None:
    """NumPy resizes no array to which there is a reference, a weak one either; values are still those of each call."""
    scope: dict[str, Any] = {"np": np}
    exec(RESIZED, scope)  # noqa: S102 - names that a test would hold
    data, function = udf.Series([0, 1, 1]), scope["f"]
    for size in (7, 9):
        assert list(data.map(function)) == [function(x) for x in (0, 1, 1)]
        assert list(data.map(function)) == [function(x) for x in (0, 1, 1)]
        for array in (scope["A"], scope["B"], scope["C"], scope["module"].D, scope["E"]):
            array.resize(size, refcheck=False)
            array[:] = np.arange(size) * 1.5
    assert list(data.map(function)) == [function(x) for x in (0, 1, 1)]
    assert len(bound) == 1
    scope["A"], scope["module"].D = np.ones(2), np.ones(2, "int64")
    assert list(data.map(function)) == [function(x) for x in (0, 1, 1)]


def agrees(case: Case) -> None:
    """Make the call as it stands; every value must be what Python gives."""
    function, (args, kwargs) = case.function(), case.given()
    want = case.kind.plain(function, args, kwargs)
    got = case.kind.call(function, args, kwargs)
    assert got == want, (case.text, args, kwargs)


def repeated(case: Case) -> None:
    """Call three times with other values, twice with other types as well, and once more."""
    for types in (False, False, False, True, True, False):
        case.change(types=types)
        agrees(case)


@pytest.mark.parametrize("kind", KINDS)
def test_another_value_in_the_next_call(kind) -> None:
    """Arguments by position, by name and left out; tables; what is captured: one function of each kind of call."""
    repeated(Case(Random(kind), kind))


@pytest.mark.thorough
@pytest.mark.parametrize("kind", KINDS)
def test_another_value_in_the_next_call_of_many_functions(kind) -> None:
    for number in range(budget(12)):
        repeated(Case(Random(f"{kind} {number}"), kind))


@pytest.mark.parametrize("kind", KINDS)
def test_calls_that_differ_in_values_are_remembered(kind, bound) -> None:
    """What these tests are about: the second call is not bound again, whatever kind of call it is."""
    case = Case(Random(1), kind, ways=("position", "name", "keyword only"), kinds=("int", "float", "array"))
    for _ in range(3):
        case.change(types=False)
        agrees(case)
    assert len(bound) == len(set(bound))


@pytest.mark.parametrize("number", range(6))
def test_a_compiled_function_takes_the_values_of_each_call(number) -> None:
    """In the place of its function, in a Series and in rows, with those of when it was compiled where none is given."""
    random = Random(number)
    for kind in ("values", "rows"):
        ways, kinds = ("position", "name", "default", "cell", "global"), ("int", "float", "array", "int8", "bool")
        case = Case(random, kind, ways=ways, kinds=kinds)
        case.change(types=False)
        function, (args, kwargs) = case.function(), case.given(everything=True)
        dtypes = "float64" if kind == "values" else dict.fromkeys(("c0", "c1", "c2"), "float64")
        made = udf.compile(function, dtypes, archs=(), args=args, **kwargs)
        assert case.kind.call(made, (), {}) == case.kind.plain(function, args, kwargs)
        for _ in range(3):
            case.change(types=False, captured=False)
            args, kwargs = case.given(everything=True)
            want = case.kind.plain(function, args, kwargs)
            assert case.kind.call(made, args, kwargs) == want, (case.text, args, kwargs)


def test_threads_that_call_one_function_keep_their_values_apart() -> None:
    """Each has the values of its own call."""
    from concurrent.futures import ThreadPoolExecutor  # noqa: PLC0415 - one test needs it

    series = udf.Series(np.zeros(3))
    call = lambda k: list(series.applymap(lambda x, a, b: x + 100 * a + b, args=(k, k + 1))) == [101.0 * k + 1] * 3
    with ThreadPoolExecutor(4) as pool:
        assert all(pool.map(call, range(200)))
