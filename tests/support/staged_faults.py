"""Bodies with what the staged compiler does not take: the docstring is what it says."""

# ruff: noqa: D400, D401, D403, F821, RET504
from __future__ import annotations

from typing import Any


def has_a_list(a: Any) -> Any:
    """no List here: write a tuple"""
    found = []
    return found


def has_a_comprehension(a: Any) -> Any:
    """no ListComp here: an array has items where they are read: write the function of one item"""
    return [x for x in a]  # noqa: C416 - what is tested


def has_a_try(a: Any) -> Any:
    """no Try here: test before: there are no exceptions to catch here"""
    try:
        return a[0]
    except IndexError:
        return 0.0


def has_a_slice(a: Any) -> Any:
    """no Slice here: write a loop over range(first, stop)"""
    return a[1:]


def has_no_such_name(a: Any) -> Any:
    """there is no 'other': import it from the library"""
    return other(a)  # type: ignore[name-defined]


def has_a_call_of_itself(a: Any) -> Any:
    """has_a_call_of_itself calls itself: write a loop"""
    return has_a_call_of_itself(a)


def has_an_else_of_a_loop(a: Any) -> Any:
    """no else of a loop here: set a variable"""
    for x in a:
        if x:
            return 1.0
    else:  # noqa: PLW0120 - what is tested
        return 0.0


def has_a_raise_among_others(a: Any) -> Any:
    """raise stands alone under an if"""
    if len(a) == 0:
        count = 1
        raise ValueError(count)
    return 0.0


def is_of_two_types(a: Any) -> Any:
    """it was int64 and is float64 now: write 0.0, float(x) or int(x)"""
    total = 0
    for x in a:
        total += x
    return total
