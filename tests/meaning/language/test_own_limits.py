"""Limits of ours are no exceptions of Python's: no ``except`` of a function's own catches one."""

import ast
import importlib
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pandas as pd
import pytest

import udf
from udf.frontend.base.messages import LIMITS

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
