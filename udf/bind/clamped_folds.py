"""Folds whose next state is the state moved and limited, ``min(max(state + a, low), high)``: found as in ``linear``.

Running extremes, balances between limits. Such steps compose to one of their kind (max-plus algebra); numbers that are
not finite make ``a`` a NaN, so that whoever composes them sees it.
"""

from __future__ import annotations

import builtins
from collections.abc import Callable, Iterable
from types import FunctionType
from typing import Any

from udf.bind.callables import as_function
from udf.bind.linear_folds import SYMBOLIC_BUILTINS, Nonlinear, NotLinearError, is_state_free, source_of, symbolic_steps
from udf.bind.pytest_asserts import with_code


class ClampedState(Nonlinear):
    """``min(max(state + a, low), high)``, of which each is Python text."""

    def __init__(self, a: str = "0.0", low: str = "-INF", high: str = "INF") -> None:
        self.a, self.low, self.high = a, low, high

    def moved(self, by: str) -> ClampedState:
        """Return it and a known number, added."""
        return ClampedState(f"({self.a} + {by})", f"({self.low} + {by})", f"({self.high} + {by})")

    def __add__(self, other: Any) -> Any:
        return self.moved(source_of(other)) if is_state_free(other) else Nonlinear()

    __radd__ = __add__

    def __sub__(self, other: Any) -> Any:
        return self.moved(f"(-{source_of(other)})") if is_state_free(other) else Nonlinear()

    def limited(self, way: str, by: Any) -> ClampedState:
        """Return the greater ("max"), or the lesser, of it and a known number."""
        limit = source_of(by)
        a = f"({self.a} + ({limit} - {limit}))"  # NaN if that is not finite
        low = f"max({self.low}, {limit})" if way == "max" else self.low
        return ClampedState(a, low, f"{way}({self.high}, {limit})")


def _extreme(way: str) -> Callable[..., Any]:
    plainly = getattr(builtins, way)

    def chosen(*values: Any, **how: Any) -> Any:
        found = [one for one in values if isinstance(one, Nonlinear)]
        if not found:
            return plainly(*values, **how)
        others = [one for one in values if not isinstance(one, Nonlinear)]
        if how or len(found) > 1 or not isinstance(found[0], ClampedState) or not all(map(is_state_free, others)):
            return Nonlinear()
        for one in others:
            found[0] = found[0].limited(way, one)
        return found[0]

    SYMBOLIC_BUILTINS.add(id(chosen))
    return chosen


EXTREMES = {way: _extreme(way) for way in ("max", "min")}


def clamped_steps(
    function: Callable[..., Any], further: int, keywords: Iterable[str], labels: tuple[Any, ...] = ()
) -> FunctionType | None:
    """Return ``step(row, *further, **keywords)``, which gives ``a, low, high`` of a scan's row; None if it is no such.

    Parameters are those of :func:`udf.bind.linear_folds.linear_steps`.

    Examples
    --------
    >>> clamped_steps(lambda s, x: (min(max(s + x, 0.0), 10.0), s), 0, ())(3.0)
    (3.0, 0.0, 10.0)
    >>> clamped_steps(lambda s, x: (s * x, s), 0, ()) is None
    True
    """
    names = tuple(keywords)
    plain = as_function(function, 2 + further, names)
    ours = {way: made for way, made in EXTREMES.items() if way not in plain.__globals__}
    replaced = with_code(plain, plain.__code__, {**plain.__globals__, **ours})
    return symbolic_steps(replaced, ClampedState(), _limits, further, names, labels)


def _limits(state: Any) -> str:
    if isinstance(state, ClampedState):
        return f"{state.a}, {state.low}, {state.high}"
    if isinstance(state, Nonlinear):
        raise NotLinearError
    return f"({source_of(state)} - {source_of(state)}), {source_of(state)}, {source_of(state)}"
