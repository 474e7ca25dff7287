"""How much of what could be tested a run tests: a twentieth of what is generated, every pair of values of a grid.

``UDF_BUDGET=1`` (``make thorough``) makes all cases, runs every combination of a grid, and the tests marked
``thorough``; 10 makes ten times as many. Faults that a generator found have tests of their own; what it looks for in
every run is that whole families of functions broke, and of these the first cases already tell.

Source: Kuhn, Wallace, Gallo, "Software Fault Interactions and Implications for Software Testing", IEEE TSE 30 (2004):
nearly all faults take one value or two values that meet, hence one case for each pair.

A function costs 30 ms to compile, one more expression in it 4: tables of small expressions are one function of all
(``frontend_cases.together``). What is large is compiled by itself, ``some`` of a table in every run.
"""

import itertools
import os
from collections.abc import Iterable
from typing import Any

_FACTOR = float(os.environ.get("UDF_BUDGET", "0.05"))

THOROUGH = _FACTOR >= 1
"""Whether every case runs."""


def budget(cases: int) -> int:
    """Return ``cases``, times what the environment asks for.

    Examples
    --------
    >>> budget(100) >= 1
    True
    """
    return max(1, round(cases * _FACTOR))


def some(cases: Iterable[Any], each: int = 7) -> list[Any]:
    """Return one case of ``each`` so many, the first among them, or all.

    Examples
    --------
    >>> taken = some(range(20))
    >>> taken == (list(range(20)) if THOROUGH else [0, 7, 14])
    True
    """
    return list(cases)[:: 1 if THOROUGH else each]


def rotated(cases: Iterable[Any], number: int, count: int) -> list[Any]:
    """Return ``count`` cases, for each ``number`` the next ones, or all.

    Examples
    --------
    >>> rotated("abcd", 1, 3) == (list("abcd") if THOROUGH else ["d", "a", "b"])
    True
    """
    every = list(cases)
    return every if THOROUGH else [every[(number * count + i) % len(every)] for i in range(min(count, len(every)))]


def in_turn(*axes: Iterable[Any], rounds: int = 1) -> list[tuple[Any, ...]]:
    """Return combinations with every value of every axis, ``rounds`` for each of the longest, or all combinations.

    Examples
    --------
    >>> taken = in_turn("abcd", [1, 2])
    >>> taken if not THOROUGH else taken[::3]
    [('a', 1), ('b', 2), ('c', 1), ('d', 2)]
    """
    lists = [list(axis) for axis in axes]
    if THOROUGH:
        return list(itertools.product(*lists))
    length = max(map(len, lists))
    places = ((i, r) for r in range(rounds) for i in range(length))
    return [tuple(axis[(i if len(axis) == length else i + r) % len(axis)] for axis in lists) for i, r in places]


def slowly(axis: Iterable[Any]) -> list[Any]:
    """Return each value twice running: in turn with another axis of as many values it meets more than one of them.

    Examples
    --------
    >>> slowly("ab") == (["a", "b"] if THOROUGH else ["a", "a", "b", "b"])
    True
    """
    return [value for value in axis for _ in range(1 if THOROUGH else 2)]


def pairs(*axes: Iterable[Any]) -> list[tuple[Any, ...]]:
    """Return combinations in which any two values of two axes meet, or all combinations.

    Examples
    --------
    >>> some = pairs("ab", [1, 2], [True, False])
    >>> THOROUGH or len(some) <= 6
    True
    >>> {(a, c) for a, _, c in some} == {("a", True), ("a", False), ("b", True), ("b", False)}
    True
    """
    lists = [list(axis) for axis in axes]
    if THOROUGH:
        return list(itertools.product(*lists))
    numbered = [[(axis, value) for value in range(len(values))] for axis, values in enumerate(lists)]
    open_pairs = dict.fromkeys(
        pair for one, other in itertools.combinations(numbered, 2) for pair in itertools.product(one, other)
    )
    made = []
    while open_pairs:
        case = dict(next(iter(open_pairs)))
        for axis, values in enumerate(lists):
            if axis not in case:
                case[axis] = max(range(len(values)), key=lambda value: _new(axis, value, case, open_pairs))
        for met in itertools.combinations(sorted(case.items()), 2):
            open_pairs.pop(met, None)
        made.append(tuple(values[case[axis]] for axis, values in enumerate(lists)))
    return made


def _new(axis: int, value: int, case: dict[int, int], open_pairs: dict[Any, None]) -> int:
    """Return how many pairs a value of an axis adds to a case."""
    return sum(tuple(sorted(((axis, value), one))) in open_pairs for one in case.items())
