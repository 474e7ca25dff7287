"""Folds as functions of groups: ``state, out = f(state, value)`` for each row in order, ``state = f(state, value)``.

A fold is compiled as the loop that calls the user's function; :func:`emit` in it stands for the row of the results.
"""

from __future__ import annotations

from functools import lru_cache
from types import CodeType, FunctionType
from typing import TYPE_CHECKING, Any, Final

from udf.call.callables import as_function

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterable

EMITTED: Final = "state, out = {call}\n        emit(i, out)"
STEPS: Final = {"scan": EMITTED, "carry": EMITTED, "reduce": "state = {call}", "last": "state = {call}"}
KEPT: Final = "keep(state)\n    return len(g)"
ENDS: Final = {"scan": "return len(g)", "carry": KEPT, "reduce": "return state", "last": KEPT}
ROWS: Final = {False: "for i, row in enumerate(g):", True: "for i in range(len(g)):\n        row = g.iloc[i]"}
"""Whether a fold goes over the rows of a frame -> how."""


def emit(index: int, out: Any) -> None:
    """Give ``out``, a number or a tuple of numbers, as the result of row ``index`` of the group."""


def keep(state: Any) -> None:
    """Give ``state``, a number or a tuple of numbers, in the group's first row, behind what :func:`emit` gave."""


def folding(
    way: str,
    function: Callable[..., Any],
    further: int,
    keywords: Iterable[str],
    *,
    of_rows: bool,
    like: Any = 0,
    labels: tuple[str, ...] = (),
    value: Hashable = None,
) -> FunctionType:
    """Return the function of a group that folds with ``function``: ``fold(group, *initial, *further, **keywords)``.

    ``like`` is a state: a number, or a tuple or NamedTuple, whose values are arguments one by one. With ``labels`` the
    state begins as these columns of the group's first row, which are in place of those arguments; ``value`` is then the
    column that the function takes, None if it takes rows.

    Examples
    --------
    >>> folding("reduce", lambda total, x: total + x, 0, (), of_rows=False)([1, 2, 3], 10)
    16
    """
    names = tuple(keywords)
    plain = as_function(function, 2 + further, names)
    scope = {"__name__": "udf_fold", "function": plain, "emit": emit, "keep": keep, "kind": type(like)}
    leaves = len(like) if isinstance(like, tuple) else None
    code = _loop(way, further, names, of_rows, (leaves, hasattr(like, "_fields"), labels, value))
    return FunctionType(code, scope, plain.__name__)


@lru_cache(maxsize=256)
def _loop(
    way: str,
    further: int,
    keywords: tuple[str, ...],
    of_rows: bool,  # noqa: FBT001 - as a key
    state: tuple[int | None, bool, tuple[str, ...], Hashable],
) -> CodeType:
    leaves, has_names, labels, value = state
    begin = [] if labels else [f"initial{i}" for i in range(1 if leaves is None else leaves)]
    values = ", ".join([f"g[{label!r}].iloc[0]" for label in labels] or begin)
    if leaves is not None:
        values = f"kind({values})" if has_names else f"({values},)"
    given = [f"x{i}" for i in range(further)]
    passed = ", ".join(["state", "row", *given, *(f"{name}={name}" for name in keywords)])
    step = STEPS[way].format(call=f"function({passed})")
    rows = ROWS[of_rows] if value is None else f"for i in range(len(g)):\n        row = g[{value!r}].iloc[i]"
    text = (
        f"def fold({', '.join(['g', *begin, *given, *keywords])}):\n"
        f"    state = {values}\n    {rows}\n        {step}\n    {ENDS[way]}"
    )
    (code,) = (one for one in compile(text, "<fold>", "exec").co_consts if isinstance(one, CodeType))
    return code
