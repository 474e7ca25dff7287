"""Lists and tuples that are written out, ``map`` over them, and the truth of a string that is known."""

# ruff: noqa: C417 - map, lists in builtins, and truths are what is tested

import pandas as pd
import pytest

import udf
from tests.support.against_python import assert_is_python
from tests.support.frontend_cases import compiled
from udf.errors import UdfCompileError

UP, NOTHING = "up", ""


def over_a_list(a):
    total = 0
    for v in [a, 1, 2.5]:
        total = total * 2 + v
    return total


def map_in_a_loop(a):
    total = 0
    for v in map(lambda p: 6 // p, [5, a, 7]):
        total += v
        if a == 0:
            raise ValueError("first")
    return total


def map_of_what_was_there(a):
    b = a
    xs = [a, b]
    b = 50
    return sum(map(lambda v: v * v, xs)) + b


def unpacked(a):
    p, q = [a, 2]
    return p - q


def stepped_through(a):
    total = 0
    for i, v in enumerate([a, 2.5, True]):
        total += i * v
    for u, v in zip([a, 2], (1, 2.5), strict=False):
        total += u * v
    return total


def truths_of_text(a):
    return (a if UP else 7) * 100 + (a if not NOTHING else 9) * 10 + (bool(NOTHING) or (1 if UP and a else 3))


READ = [
    lambda a: min([a, 1]), lambda a: max([a, 1, 2]), lambda a: sum([a, 1]), lambda a: len([a, 1]) + len([]) + sum([]),
    lambda a: [a, 2][1] + [a, 2, 5][-1], lambda a: [a, 2, 5][a], lambda a: (a, 2.5, 7)[a],
    lambda a: any([a > 1, a < 0]) + all([a, 1]) + any((a, 0.0)), lambda a: sum(map(abs, [a, -1])),
    lambda a: min(map(abs, (a, -3))), lambda a: sum(map(max, [5, a, 7], (1, 9))), lambda a: a in [1, 2],
    lambda a: a if UP else -a, over_a_list, map_in_a_loop, map_of_what_was_there, unpacked, stepped_through,
    truths_of_text,
]  # fmt: skip


@pytest.mark.parametrize("function", READ, ids=[f"{f.__name__}{i}" for i, f in enumerate(READ)])
def test_what_is_read_is_pythons(function) -> None:
    """Whether it is written as a list or a tuple."""
    assert_is_python(function, 0, 1, 2)


def appended(a):
    items = [a, 2]
    if a > 1:
        items.append(3)
    return sum(items)


REFUSED = [
    (lambda a: [a, 1].sort(), "list"),
    (lambda a: [a, 1] == (a, 1), "=="),
    (lambda a: min([]) + a, r"min\(\) does not take"),
]


@pytest.mark.parametrize(("function", "cause"), REFUSED, ids=[f"refused{i}" for i in range(len(REFUSED))])
def test_what_needs_a_real_list_is_refused(function, cause) -> None:
    """By its name, and never by asking for a GPU."""
    with pytest.raises(UdfCompileError, match=cause):
        compiled(function, "int64")


def read_between(a):
    items = [a]
    first = sum(items)
    items.append(5)
    return first * 100 + sum(items)


def grown_at_once(a):
    items = [a]
    items.append(2)
    others = items
    others.append(a * 3)
    return sum(items) + len(others)


@pytest.mark.slow
def test_a_list_that_grows_at_once_is_written_out() -> None:
    """One that is read before it has grown, or grows in a loop, is a list of the row's memory."""
    for function in (grown_at_once, read_between, appended):
        assert list(udf.Series([1, 2]).applymap(function)) == [function(1), function(2)]


TABLES = [[1, 2], [3, 4]]


def test_a_list_of_lists_read_at_computed_places_is_pythons() -> None:
    """LLVM makes a table of addresses of it, which no kernel can hold; that was told as a fault of Inlay."""
    places = pd.Series([1, 0])
    for function in (lambda x: [[1, 2], [3, 4]][x][x], lambda x: TABLES[x][1 - x]):
        with udf.options(fallback="error"), pytest.raises(UdfCompileError, match="list of lists, read at places"):
            places.udf.map(function)
        with udf.options(fallback="python"), pytest.warns(udf.errors.FallbackWarning):
            found = places.udf.map(function)
        pd.testing.assert_series_equal(found, places.map(function))
