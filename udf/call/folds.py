"""Folds as functions of groups: ``state, out = f(state, value)`` for each row in order, ``state = f(state, value)``.

A "join" is the second from the first row's value on, of a group that has a row.

A fold is compiled as the loop that calls the user's function; :func:`emit` in it stands for the row of the results.
"""

from __future__ import annotations

from functools import lru_cache
from types import CodeType, FunctionType
from typing import TYPE_CHECKING, Any, Final

from udf.call.callables import as_function

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

STEPS: Final = {"scan": "state, out = {call}\n        emit(i, out)"}
"""What a fold does with a row, if it is not to take the next state alone."""
BEGINS: Final = {"join": "g.iloc[0]"}
"""What a state begins as that is not given."""
ENDS: Final = {"scan": "len(g)"}
EACH: Final = {False: "for i, row in enumerate(g):", True: "for i in range(len(g)):\n        row = g.iloc[i]"}
"""Whether a fold goes over the rows of a frame -> how."""
ROWS: Final = {"join": "for i in range(1, len(g)):\n        row = g.iloc[i]"}
"""How one does that begins with the first row."""


def emit(index: int, out: Any) -> None:
    """Give ``out``, a number or a tuple of numbers, as the result of row ``index`` of the group."""


def folding(
    way: str, function: Callable[..., Any], further: int, keywords: Iterable[str], *, of_rows: bool
) -> FunctionType:
    """Return the function of a group that folds with ``function``: ``fold(group, initial, *further, **keywords)``.

    A join takes no ``initial``.

    Examples
    --------
    >>> folding("reduce", lambda total, x: total + x, 0, (), of_rows=False)([1, 2, 3], 10)
    16
    """
    names = tuple(keywords)
    plain = as_function(function, 2 + further, names)
    scope = {"__name__": "udf_fold", "function": plain, "emit": emit}
    code = _loop(way, further, names, of_rows)
    return FunctionType(code, scope, plain.__name__)


@lru_cache(maxsize=256)
def _loop(way: str, further: int, keywords: tuple[str, ...], of_rows: bool) -> CodeType:  # noqa: FBT001 - as a key
    given = [f"x{i}" for i in range(further)]
    passed = ", ".join(["state", "row", *given, *(f"{name}={name}" for name in keywords)])
    step = STEPS.get(way, "state = {call}").format(call=f"function({passed})")
    takes = ", ".join(["g", *["initial"] * (way not in BEGINS), *given, *keywords])
    text = (
        f"def fold({takes}):\n    state = {BEGINS.get(way, 'initial')}\n    {ROWS.get(way, EACH[of_rows])}\n"
        f"        {step}\n    return {ENDS.get(way, 'state')}"
    )
    (code,) = (one for one in compile(text, "<fold>", "exec").co_consts if isinstance(one, CodeType))
    return code
