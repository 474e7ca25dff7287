"""Folds as functions of groups: ``state, out = f(state, value)`` for each row in order, ``state = f(state, value)``.

A fold is compiled as the loop that calls the user's function; :func:`emit` in it stands for the row of the results.
"""

from __future__ import annotations

from functools import lru_cache
from types import CodeType, FunctionType
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from udf.call.callables import as_function

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable


class Form(NamedTuple):
    """How a fold is written: what it takes, the state that it begins with, its step, and what it gives."""

    takes: str = "initial"
    begins: str = "state = initial"
    step: str = "state = function(state, {})"
    gives: str = "state"
    rows: str = ""


FORMS: Final = {
    "scan": Form(step="state, out = function(state, {})\n        emit(i, out)", gives="len(g)"),
    "reduce": Form(),
    "join": Form(takes="", begins="state = g.iloc[0]", rows="for i in range(1, len(g)):\n        row = g.iloc[i]"),
    "compose": Form(
        takes="one, none",
        begins="a, b = one, none",
        step="p, q = function({})\n        a, b = p * a, p * b + q",
        gives="a, b",
    ),
    "scan from": Form(
        takes="states",
        begins="state = states[g.name]",
        step="state, out = function(state, {})\n        emit(i, out)",
        gives="len(g)",
    ),
}
"""A scan from row to row; a reduction, and one from the first row's value on; the steps ``p * state + q`` of all rows
as one, ``a * state + b``; a scan of each group from a state of its own."""

EACH: Final = {False: "for i, row in enumerate(g):", True: "for i in range(len(g)):\n        row = g.iloc[i]"}
"""Whether a fold goes over the rows of a frame -> how."""


def emit(index: int, out: Any) -> None:
    """Give ``out``, a number or a tuple of numbers, as the result of row ``index`` of the group."""


def folding(
    way: str, function: Callable[..., Any], further: int, keywords: Iterable[str], *, of_rows: bool, members: int = 0
) -> FunctionType:
    """Return the function of a group that folds with ``function``, in one of FORMS.

    For "scan" and "reduce" that is ``fold(group, initial, *further, **keywords)``; with ``members``, for a state that
    is a tuple of so many, ``fold(group, *initial, *further, **keywords)``.

    Examples
    --------
    >>> folding("reduce", lambda total, x: total + x, 0, (), of_rows=False)([1, 2, 3], 10)
    16
    """
    names, form = tuple(keywords), FORMS[way]
    if members:
        parts = ", ".join(f"s{i}" for i in range(members))
        form = form._replace(takes=parts, begins=f"state = ({parts},)")
    plain = as_function(function, form.step.count("state, {}") + 1 + further, names)
    scope = {"__name__": "udf_fold", "function": plain, "emit": emit}
    code = _loop(form, further, names, of_rows)
    return FunctionType(code, scope, plain.__name__)


@lru_cache(maxsize=256)
def _loop(form: Form, further: int, keywords: tuple[str, ...], of_rows: bool) -> CodeType:  # noqa: FBT001 - as a key
    given = [f"x{i}" for i in range(further)]
    passed = ", ".join(["row", *given, *(f"{name}={name}" for name in keywords)])
    takes = ", ".join(filter(None, ["g", form.takes, *given, *keywords]))
    text = (
        f"def fold({takes}):\n    {form.begins}\n    {form.rows or EACH[of_rows]}\n"
        f"        {form.step.format(passed)}\n    return {form.gives}"
    )
    (code,) = (one for one in compile(text, "<fold>", "exec").co_consts if isinstance(one, CodeType))
    return code
