"""What always raises, in the rows that get there; limits of ours, which no ``except`` of a function's own catches."""

import ast
import importlib
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pandas as pd
import pytest

import udf
from tests.support.against_python import assert_is_python
from udf.errors import UdfCompileError
from udf.frontend.base.messages import LIMITS

MODE, KNOWN = 3, (1, 2, 3)


def unsupported_mode(a):
    if MODE == 1:
        return a
    if MODE == 2:
        return -a
    raise NotImplementedError("bad mode")


def mode_in_an_endless_loop(a):
    while True:
        if MODE == 1:
            return a
        if a > 5:
            raise NotImplementedError("bad mode")
        a += 1


def mode_in_a_loop(a):
    total = 0
    for i in range(a + 1):
        total += i
        if MODE == 1:
            break
        if MODE == 2:
            continue
        raise NotImplementedError("bad mode")
    return total


def loop_that_raises(a):
    total = 0
    for _ in range(a):
        raise NotImplementedError("bad mode")
    return total


def loop_that_raises_over_a_tuple(a):
    total = 0
    for i in (1, 2, 3):
        if MODE == 1:
            total += i
        else:
            raise NotImplementedError("bad mode")
    return total + a


def loop_that_returns(a):
    for i in range(a):
        return i + 10
    return a


def after_the_loop(a):
    total = 0
    for i in range(3):
        total += i * a
        if total > 1:
            raise NotImplementedError("bad mode")
    raise ValueError("no end")


def refuse(a):
    raise ValueError("no", 3)


def refuse_either(a):
    if a > 1:
        raise KeyError("k")
    else:  # noqa: RET506 - two raises, no return
        raise ValueError("v")


def on_a_path(a):
    if a == 2:
        refuse(a)
    return a


def list_on_a_path(a):
    if a == 2:
        return [1, a][2]  # noqa: PLE0643 - the test is about it
    return a


OF_MODES = (
    unsupported_mode, mode_in_an_endless_loop, mode_in_a_loop, loop_that_raises, loop_that_raises_over_a_tuple,
    loop_that_returns, after_the_loop,
)  # fmt: skip
FUNCTIONS = {function.__name__: function for function in OF_MODES} | {
    "in bounds": lambda a: KNOWN[2] + (a, a)[-2],
    "a helper": lambda a: refuse(a),
    "either": lambda a: refuse_either(a),
    "helper on a path": lambda a: a if a < 3 else refuse(a),
    "its value": lambda a: refuse(a) + 1,
    "as a statement": on_a_path,
}


@pytest.mark.parametrize("name", FUNCTIONS)
def test_the_row_raises_as_in_python(name) -> None:
    """And no other row, nor the function as a whole; no internal error, whatever is left of it."""
    assert_is_python(FUNCTIONS[name], -1, 0, 1, 2, 7)


LACKING = {
    "captured": lambda a: KNOWN[5],
    "on a path": lambda a: KNOWN[3] if a == 9 else a,
    "from the end": lambda a: KNOWN[-4] if a == 2 else KNOWN[-3],
    "written out": lambda a: (a, a)[2] if a == 2 else a,  # noqa: PLE0643 - the test is about it
    "a list": list_on_a_path,
}


@pytest.mark.parametrize("name", LACKING)
def test_an_item_that_a_tuple_has_not_is_pythons(name, by_default) -> None:
    """The place is left to Python at `.udf`, and refused elsewhere."""
    del by_default
    numbers = pd.Series([-1, 0, 7])
    try:
        expected = numbers.map(LACKING[name])
    except IndexError as error:
        with pytest.raises(IndexError, match=str(error)):
            numbers.udf.map(LACKING[name])
    else:
        pd.testing.assert_series_equal(numbers.udf.map(LACKING[name]), expected)
    with pytest.raises(UdfCompileError, match="tuple index out of range"):
        udf.Series(numbers).applymap(LACKING[name])


def test_no_row_gives_no_exception() -> None:
    """An empty column has nothing to raise; its result is float64."""
    assert udf.Series(pd.Series([], dtype="int64")).applymap(unsupported_mode).dtype.name == "float64"


def test_a_window_that_raises() -> None:
    """The same for windows, whose results are float64 anyway."""
    with pytest.raises(NotImplementedError, match="bad mode"):
        udf.Series([1.0, 2.0, 3.0]).rolling(2).apply(unsupported_mode)


OWN = re.compile(r"in a UDF|64 bits|2\*\*\d\d|Python would|in Python|: (write|use) ")
"""What a text of ours says, and none of Python's, NumPy's or pandas' does."""

RAISING = {"raise_if": 4, "refuse_if": 4, "note_if": 4}
"""Functions that raise, and where their text is."""

VALUES = {
    "int(x) % 97": ["1" * 30, "12"],
    "int(x, 16) % 97": ["f" * 30, "12"],
    "int(x, base=2)": ["1" * 80, "1"],
    "len(chr(x))": [0xD800, 65],
    "x ** x": [-2, 3],
    "2 ** x": [-1, 3],
    "pow(x, x)": [-2, 3],
    "len(f'{x:{w}}')": [3, 5],
    "pd.Timestamp(x).year": ["2024-01-01 00:00:00.123456789", "2024-01-01"],
    "x * 2 ** 62": [1, 9],
    "int(x * 1e300)": [1.0, 9.0],
}
"""Expressions with a limit, and values for which Python has an answer."""


def trying(expression: str) -> Any:
    """Return a function that catches whatever an expression raises."""
    text = f"def f(x):\n    try:\n        return {expression}\n    except Exception:\n        return -1\n"
    scope: dict[str, Any] = {"pd": pd, "w": f"é>{9}"}
    exec(text, scope)  # noqa: S102 - text from above
    return scope["f"]


@pytest.mark.parametrize("expression", VALUES)
def test_no_handler_gets_a_limit(expression: str) -> None:
    """Python has an answer there, which the function's own handler would hide."""
    function, values = trying(expression), VALUES[expression]
    wanted = [function(value) for value in values]
    assert -1 not in wanted
    found: Any = None
    try:
        found = list(udf.Series(pd.Series(values)).applymap(function))
    except (OverflowError, ValueError) as limit:
        found = str(limit)
    assert found == wanted or found in LIMITS


@pytest.mark.parametrize("expression", ["int(x) // 0", "int(x) % 0", "{}[int(x)]", "[1][int(x)]"])
def test_what_python_raises_behind_a_limit_is_what_the_call_raises(expression: str) -> None:
    """A row may meet a limit of ours before the place where Python raises: the exception is Python's."""
    function, values = eval(f"lambda x: {expression}"), pd.Series(["9" * 30, "1"])  # noqa: S307 - text from above
    with pytest.raises((ArithmeticError, LookupError)) as wanted:
        values.map(function)
    with udf.options(backend="cpu", fallback="python"), pytest.raises(wanted.type, match=re.escape(str(wanted.value))):
        values.udf.map(function)


def test_no_handler_gets_a_limit_of_a_group() -> None:
    """The greatest of no whole numbers is NaN in pandas."""
    frame = pd.DataFrame({"k": [1, 1, 2], "x": [3, 4, 5]})

    def function(s: Any) -> Any:
        try:
            return s[s > 4].max()
        except ValueError:
            return -1

    with pytest.raises(ValueError, match="is NaN in pandas"):
        frame.udf.groupby("k")["x"].agg(function)


@pytest.mark.slow
def test_numpys_own_exceptions_are_caught() -> None:
    """Of NumPy's whole numbers a negative power raises."""
    frame = pd.DataFrame({"a": [2, 3], "b": [-1, 2]})

    def function(row: Any) -> Any:
        try:
            return row["a"] ** row["b"]
        except ValueError:
            return -1

    assert frame.udf.apply(function, axis=1).tolist() == frame.apply(function, axis=1).tolist() == [-1, 9]


def texts() -> Iterator[tuple[str, str]]:
    """Yield where the front end raises with a text, and the text."""
    root = Path(udf.__file__).parent
    for path in sorted((root / "frontend").rglob("*.py")):
        name = ".".join(path.relative_to(root.parent).with_suffix("").parts)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            for text in _texts_of(node, name):
                yield f"{name}:{node.lineno}", text  # type: ignore[attr-defined] # a call has a line


def _texts_of(node: Any, module: str) -> Iterator[str]:
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
        return
    place = RAISING.get(node.func.id)
    if place is None or len(node.args) <= place:
        return
    argument = node.args[place]
    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        yield argument.value
    elif isinstance(argument, ast.Name):
        value = getattr(importlib.import_module(module), argument.id, None)
        if isinstance(value, str):
            yield value


@pytest.mark.slow
def test_every_text_of_ours_is_known_for_a_limit() -> None:
    """A new one has to say so: ``limit(..)`` of udf.frontend.base.messages."""
    found = list(texts())
    assert len(found) > 30
    assert [place for place, text in found if OWN.search(text) and text not in LIMITS] == []
