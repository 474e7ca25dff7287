"""State that rows in Python change and compiled rows would read: then all rows are Python's."""

import json
import signal
from types import FunctionType, SimpleNamespace
from typing import Any

import numpy as np
import pandas as pd
import pytest

import udf.pandas
from udf.errors import FallbackWarning
from udf.runtime.choice.last_call import last_call

pytestmark = pytest.mark.usefixtures("by_default")


def aliased(space: dict[str, Any]) -> str:
    space["a"] = [0]
    space["b"] = [space["a"]]
    return "def f(x):\n    if x % 7 == 0:\n        b[0][0] += 1\n    return x + a[0]\n"


def bound(space: dict[str, Any]) -> str:
    space["a"] = [0, 0]
    space["push"] = space["a"].__setitem__
    return "def f(x):\n    if x % 7 == 0:\n        push(0, x)\n    return x + a[0]\n"


def instance(space: dict[str, Any]) -> str:
    space["n"] = 0
    exec("class K:\n    def up(self):\n        global n\n        n += 1\n\nk = K()\n", space)  # noqa: S102
    return "def f(x):\n    if x % 7 == 0:\n        k.up()\n    return x + n\n"


def rebinding(statement: str, space: dict[str, Any]) -> str:
    space["n"] = 0
    return f"def f(x):\n    if x % 7 == 0:\n        {statement}\n    return x + n\n"


STATE = {
    "a mutable default": lambda _: "def f(x, a=[0]):\n    if x % 7 == 0:\n        a[0] += 1\n    return x + a[0]\n",
    "globals()": lambda s: (
        s.update(n=0) or "def f(x):\n    if x % 7 == 0:\n        globals()['n'] = x\n    return x + n\n"
    ),
    "exec": lambda s: (
        s.update(n=0) or "def f(x):\n    if x % 7 == 0:\n        exec('n = 5', globals())\n    return x + n\n"
    ),
    "a list in a list": aliased,
    "a bound method": bound,
    "a method that assigns a global": instance,
    "a global that a comprehension reads": lambda s: (
        s.update(a=[])
        or "def f(x):\n    if x % 7 == 0:\n        a.append(x)\n    return sum([len(a) for _ in (1, 2)]) + x\n"
    ),
    "a function inside that assigns a global": lambda s: (
        s.update(n=0)
        or "def f(x):\n    if x % 7 == 0:\n        def g():\n            global n\n            n += 1\n        g()\n"
        "    return x + n\n"
    ),
}


@pytest.mark.parametrize("case", STATE)
@pytest.mark.parametrize("installed", [False, True])
def test_state_that_rows_in_python_change_in_another_way(case: str, installed: bool) -> None:
    """What compiled rows would read of it is what it was before the call."""
    results = []
    for way in ("pandas", "ours"):
        space: dict[str, Any] = {"__name__": "users"}
        exec(STATE[case](space), space)  # noqa: S102 - what is tested
        data = pd.Series(range(1, 60))
        if way == "ours" and installed:
            with udf.pandas.accelerated(always=True):
                results.append(data.map(space["f"]).tolist())
        else:
            results.append((data if way == "pandas" else data.udf).map(space["f"]).tolist())
    assert results[0] == results[1]


def test_sets_beside_what_python_gives_stay_sets() -> None:
    made = lambda x: {x} if x < "m" else json.loads('"q"')
    for dtype in ("string", "str", object):
        data = pd.Series(["b", "a", "z", "c"], dtype=dtype)
        assert list(data.udf.map(made)) == list(data.map(made)) == [{"b"}, {"a"}, "q", {"c"}]


def test_rows_of_a_category_of_integers_with_missing_ones() -> None:
    frame = pd.DataFrame({"a": pd.Series([None, -7], dtype="category"), "b": [0.0, 0.5]})
    function = lambda row: 1.5 if isinstance(row.a, float) else row.a / 4
    for some in (frame, frame.assign(a=frame.a.cat.codes.astype("category"))):
        assert some.udf.apply(function, axis=1).equals(some.apply(function, axis=1))
        assert some[["a"]].udf.apply(function, axis=1).equals(some[["a"]].apply(function, axis=1))


def test_a_function_of_categories_with_a_side_effect_is_run_once() -> None:
    seen: list[str] = []

    def noted(x: str) -> str:
        seen[len(seen) :] = [x]
        return x * 2

    with udf.pandas.accelerated(always=True):
        pd.Series(["a", "b", "a"], dtype="category").map(noted)
    assert seen == ["a", "b"]


SHARED = {
    "values": ("x ** 13", lambda data, f: data["x"].udf.map(f)),
    "rows": ("int(x.x) ** 13 % 7 + int(x.k)", lambda data, f: data.udf.apply(f, axis=1)),
    "windows": ("int(x.max()) ** 13 % 7", lambda data, f: data["x"].udf.rolling(2, min_periods=1).apply(f)),
    "groups": ("float(int(x.max()) ** 13)", lambda data, f: data.udf.groupby("k")["x"].agg(f)),
}


@pytest.mark.parametrize(("text", "call"), SHARED.values(), ids=SHARED)
def test_the_line_is_that_of_the_function_that_was_called(text: str, call: Any) -> None:
    """Equal functions share a program, wherever they are written."""
    data = pd.DataFrame({"x": np.where(np.arange(60) == 7, 1000, np.arange(60) % 9), "k": np.arange(60) // 2})
    for line in (3, 40):
        names: dict[str, Any] = {}
        exec(compile("\n" * (line - 2) + f"def f(x):\n    return {text}\n", "written.py", "exec"), names)  # noqa: S102
        with pytest.warns(FallbackWarning, match=rf"written\.py:{line - 1}\).*: line {line} gave a value"):
            call(data, names["f"])
        last = udf.last_call()
        assert last.lines == {line: last.in_python}
        assert last.in_python > 0


ACTS = {
    "values": lambda data, f: data.x.map(f),
    "rows": lambda data, f: data.frame.apply(lambda r: f(r.x), axis=1),
    "windows": lambda data, f: data.x.rolling(2).apply(lambda w: f(w.iloc[-1])),
    "groups": lambda data, f: data.frame.groupby("k")["x"].agg(lambda s: f(s.iloc[-1])),
}


@pytest.mark.parametrize("call", ACTS.values(), ids=ACTS)
def test_what_is_done_before_a_raise_is_done_once(call: Any) -> None:
    """Also if what is raised has to be computed, so that Python makes it."""
    data, seen = pd.DataFrame({"x": np.arange(60.0), "k": np.arange(60) // 2}), list[float]()

    def strict(x: float) -> float:
        if x > 30:
            seen.append(x)
            raise ValueError(f"{x} is too large")
        return x / 2

    done = []
    for door in (SimpleNamespace(x=data.x, frame=data), SimpleNamespace(x=data.x.udf, frame=data.udf)):
        seen.clear()
        with pytest.raises(ValueError, match=r"31\.0 is too large"):
            call(door, strict)
        done.append(list(seen))
    assert done[0] == done[1] == [31.0]


def test_a_variable_of_the_function_is_no_global_of_its_name() -> None:
    """In a notebook there is often one: ``x`` of a loop, which holds what the function changes."""
    seen: list[float] = []

    def notes(x):
        if x > 3:
            seen.append(x)
        return x * 2

    made = FunctionType(notes.__code__, {**globals(), "x": [seen]}, "notes", None, notes.__closure__)
    data = pd.Series([1.0, 2.0, 4.0, 1.5])
    assert data.udf.map(made).tolist() == [2, 4, 8, 3]
    assert (seen, last_call().in_python) == ([4.0], 1)


@pytest.mark.skipif(pd.__version__ < "3", reason="rows share the frame's memory in pandas 2")
@pytest.mark.parametrize("column", [range(10), np.arange(10.0)], ids=["of two types", "of one type"])
def test_a_function_that_changes_the_frame_while_it_runs(column: Any) -> None:
    """Rows are what they were when the call began, and the frame is as the function left it, as in pandas."""

    def changed(door: Any) -> Any:
        frame = pd.DataFrame({"a": [1.0, 2.0, -3.0, 4.0, 5.0, 6.0, 7.0, -8.0, 9.0, 1.0], "b": column})

        def changes(row):
            if row["a"] < 0:
                frame.loc[frame.index > row.name, "b"] = 100
                frame.loc[3, "a"] = 77.0
            return row["a"] + row["b"]

        return door(frame).apply(changes, axis=1).tolist(), frame.to_numpy().tolist()

    assert changed(lambda frame: frame.udf) == changed(lambda frame: frame)


@pytest.mark.slow
@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="an alarm of this process")
@pytest.mark.parametrize("call", ["map", "groups", "windows"])
def test_a_row_that_never_ends_in_python_is_ended_by_ctrl_c(call: str) -> None:
    def forever(values):
        if values.max() > 7:
            while True:
                pass
        return values.max() * 2.0

    def of_value(x):
        if x > 7:
            while True:
                pass
        return x * 2.0

    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    calls = {
        "map": lambda data: data.udf.map(of_value),
        "groups": lambda data: data.udf.groupby([0, 0, 1, 1, 2, 2, 3, 3, 4]).agg(forever),
        "windows": lambda data: data.udf.rolling(2).apply(forever, raw=True),
    }
    calls[call](pd.Series(np.arange(9.0) / 2))  # compiled now, so that the signal comes to a row in Python
    former = signal.signal(signal.SIGALRM, interrupted)
    signal.setitimer(signal.ITIMER_REAL, 0.3, 0.3)
    try:
        with pytest.raises(KeyboardInterrupt):
            calls[call](pd.Series(np.arange(9.0)))
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, former)


def test_what_captured_objects_hold_is_looked_at_in_each_call() -> None:
    """The objects are the same; between two calls one was put into the other."""
    seen, state = list[int](), {"log": [1, 2, 3]}

    def counted(x):
        if x == 7:
            seen.append(x)
            return -1
        return len(state["log"]) * 10 + x

    data = pd.Series(range(10))
    for log in (state["log"], seen):
        state["log"] = log
        expected = data.map(counted).tolist()
        seen.clear()
        assert data.udf.map(counted).tolist() == expected
        seen.clear()
