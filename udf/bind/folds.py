"""Folds as functions of groups: ``state, out = f(state, value)`` for each row in order, ``state = f(state, value)``.

A fold is compiled as the loop that calls the user's function; :func:`emit` in it stands for the row of the results.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from functools import lru_cache
from types import CodeType, FunctionType
from typing import Final, NamedTuple

from udf.base.signatures import by_parameter
from udf.bind.callables import as_function


class FoldTemplate(NamedTuple):
    """How a fold is written: its step, its end, what it takes and begins with in place of a state, and its loop."""

    step: str = "state = function(state, {})"
    end: str = "return state"
    takes: str | None = None
    begins: str = ""
    rows: str = ""
    given: bool = False


SCOPE: Final = "udf_fold"
"""The name of a fold's globals."""

EMIT_STEP: Final = "state, out = function(state, {})\n        emit(i, out)"
FOLD_TEMPLATES: Final = {
    "scan": FoldTemplate(step=EMIT_STEP, end="return len(g)"),
    "carry": FoldTemplate(step=EMIT_STEP, end="keep(state)\n    return len(g)"),
    "last": FoldTemplate(end="keep(state)\n    return len(g)"),
    "reduce": FoldTemplate(),
    "join": FoldTemplate(
        takes="", begins="state = g.iloc[0]", rows="for i in range(1, len(g)):\n        row = g.iloc[i]"
    ),
    "reduce rows": FoldTemplate(rows="for i in range(len(g)):\n        row = {}", given=True),
    "join rows": FoldTemplate(takes="", rows="for i in range(1, len(g)):\n        row = {}"),
    "compose": FoldTemplate(
        step="p, q = function({})\n        a, b = p * a, p * b + q",
        end="return a, b",
        takes="one, none",
        begins="a, b = one, none",
    ),
    "compose limits": FoldTemplate(
        step="p, q, r = function({})\n        a, b, c = a + p, max(b + p, q), min(max(c + p, q), r)",
        end="return a, b, c",
        takes="none, low, high",
        begins="a, b, c = none, low, high",
    ),
    "scan from": FoldTemplate(step=EMIT_STEP, end="return len(g)", takes="states", begins="state = states[g.name]"),
}
"""A scan from row to row, one that gives its last state too, and that alone; a reduction, and one from the first row's
value on; the steps ``p * state + q`` of all rows as one, ``a * state + b``, and ``min(max(state + p, q), r)`` likewise;
a scan of each group from a state of its own. A row that is joined is a state, of the columns ``labels``."""

ROWS: Final = {False: "for i, row in enumerate(g):", True: "for i in range(len(g)):\n        row = g.iloc[i]"}
"""Whether a fold goes over the rows of a frame -> how."""


def emit(index: int, out: object) -> None:
    """Give ``out``, a number or a tuple of numbers, as the result of row ``index`` of the group."""


def keep(state: object) -> None:
    """Give ``state``, a number or a tuple of numbers, in the group's first row, behind what :func:`emit` gave."""


def fold_function(
    way: str,
    function: Callable[..., object],
    further: int,
    keywords: Iterable[str],
    like: object = 0,
    labels: tuple[Hashable, ...] = (),
    value: Hashable = None,
    *,
    of_rows: bool,
) -> FunctionType:
    """Return the function of a group that folds with ``function``: ``fold(group, *initial, *further, **keywords)``.

    ``way`` is one of FORMS, of which some have other parameters in place of ``initial``.
    ``like`` is a state: a number, or a tuple or NamedTuple, whose values are arguments one by one. With ``labels`` the
    state begins as these columns of the group's first row, which are in place of those arguments; ``value`` is then the
    column that the function takes, None if it takes rows.

    Examples
    --------
    >>> fold_function("reduce", lambda total, x: total + x, 0, (), of_rows=False)([1, 2, 3], 10)
    16
    """
    names, form = tuple(keywords), FOLD_TEMPLATES[way]
    positional = 1 + form.step.count("state, {}") + further
    plain = as_function(function, positional, names)
    by_parameter(plain, (0,) * positional, dict.fromkeys(names))  # Python's TypeError, if it does not take them
    scope = {"__name__": SCOPE, "function": plain, "emit": emit, "keep": keep, "kind": type(like)}
    leaves = len(like) if isinstance(like, tuple) else None
    texts = tuple(isinstance(one, str) for one in like) if isinstance(like, tuple) else ()
    code = _loop(form, further, names, of_rows, (leaves, hasattr(like, "_fields"), labels, value, texts))
    return FunctionType(code, scope, plain.__name__)


def steps_before(fold: FunctionType, *given: object, **named: object) -> int | None:
    """Return how many rows ``fold`` takes of a group before its function raises, in Python; None if it raises not.

    Examples
    --------
    >>> steps_before(fold_function("reduce", lambda n, x: n // x, 0, (), of_rows=False), [1, 2, 0], 10)
    2
    """
    step, taken = fold.__globals__["function"], 0

    def counted(*arguments: object, **keywords: object) -> object:
        nonlocal taken
        result = step(*arguments, **keywords)
        taken += 1
        return result

    try:
        FunctionType(fold.__code__, {**fold.__globals__, "function": counted})(*given, **named)
    except Exception:  # noqa: BLE001 - whatever it is, it is known already: which row it was is asked
        return taken
    return None


def is_fold(function: object) -> bool:
    """Return whether a function is one of :func:`fold_function`."""
    return isinstance(function, FunctionType) and function.__globals__.get("__name__") == SCOPE


@lru_cache(maxsize=256)
def _loop(
    form: FoldTemplate,
    further: int,
    keywords: tuple[str, ...],
    of_rows: bool,  # noqa: FBT001 - as a key
    state: tuple[int | None, bool, tuple[Hashable, ...], Hashable, tuple[bool, ...]],
) -> CodeType:
    leaves, has_names, labels, value, texts = state
    begin = [f"initial{i}" for i in range(1 if leaves is None else leaves)] if form.given or not labels else []

    def made(values: list[str]) -> str:
        listed = ", ".join(values)
        return listed if leaves is None else f"kind({listed})" if has_names else f"({listed},)"

    first = [f"str({one})" if any(texts[i : i + 1]) else one for i, one in enumerate(begin)]
    values = made(first or [f"g[{label!r}].iloc[0]" for label in labels])
    given = [f"x{i}" for i in range(further)]
    passed = ", ".join(["row", *given, *(f"{name}={name}" for name in keywords)])
    takes = ", ".join(filter(None, ["g", *(begin if form.takes is None else [form.takes]), *given, *keywords]))
    rows = ROWS[of_rows] if value is None else f"for i in range(len(g)):\n        row = g[{value!r}].iloc[i]"
    rows = form.rows.format(made([f"g[{label!r}].iloc[i]" for label in labels])) or rows
    text = (
        f"def fold({takes}):\n    {form.begins or f'state = {values}'}\n    {rows}\n"
        f"        {form.step.format(passed)}\n    {form.end}"
    )
    (code,) = (one for one in compile(text, "<fold>", "exec").co_consts if isinstance(one, CodeType))
    return code
