"""Lists and tuples that are written out, and an int beside a float in one: Python's, or refused by name."""

# ruff: noqa: C417 - map, lists in builtins, and truths are what is tested

from typing import Any

import numpy as np
import pandas as pd
import pytest

import udf
from tests.support.against_python import assert_is_python, outcome
from tests.support.budget import in_turn
from tests.support.frontend_cases import compiled
from tests.support.written import from_source
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


WAYS = {
    "swapped": "y, z = (x, .5) if x > 0 else (.5, x)",
    "swapped bool": "y, z = (x > 2, .5) if x > 0 else (.5, x > 2)",
    "chosen": "y = ((x, .5) if x > 0 else (.5, x))[0]",
    "unpacked": "a = (x, 0.5) if x > 2 else (0.5, x)\n    y = a[1]",
    "loop": "y = 0\n    for v in (x, 0.5):\n        y = v\n        if x > 0:\n            break",
    "last of a loop": "y = 0.5\n    for v in (0.5, x):\n        y = v",
    "enumerate": "y = 0\n    for i, v in enumerate((x, 0.5)):\n        if i == x % 2:\n            y = v",
    "zip": "y = 0\n    for a, b in zip((x, 0.5), (0.5, x)):\n        y = a if x > 2 else b",
    "nested": "y = 0\n    for a, b in ((x, 1), (0.5, 2)):\n        if b == x % 2 + 1:\n            y = a",
    "tuple": "t = (x, 0.5)\n    y = t[x % 2]",
    "list": "t = [x, 0.5]\n    y = t[x % 2]",
    "append": "t = []\n    t.append(x)\n    t.append(0.5)\n    y = t[x % 2]",
    "comprehension": "y = [v for v in (x, 0.5)][x % 2]",
    "any length": "y = sum([x if x > i else 0.5 for i in range(2)][x % 2:])",
    "appended": "t = []\n    for i in range(2):\n        t.append(x if x > i else 0.5)\n    y = np.max(t)",
    "dict": "y = {1: x, 2: 0.5}[x % 2 + 1]",
    "get": "y = {1: x, 2: 0.5}.get(x % 2 + 1, 0)",
    "largest": "y = max([x, 0.5])",
    "least of a tuple": "t = (x, 2.5)\n    y = min(t)",
    "sorted": "y = sorted([x, 2.5])[0]",
    "helper": "y = chosen(x)[0]",
    "branch": "y = x if x > 0 else 0.5",
    "bool, int": "y = (x > 2) if x > 0 else x",
}
USES = (
    *("y", "str(y)", "f'{y}'", "format(y, '')", "'%s' % y", "'{}'.format(y)", "repr(y)", "isinstance(y, int)"),
    *(
        "isinstance(y, float)", "y + 0", "str(y * 2)", "str(-y)", "str(abs(y))", "divmod(y, 2)[0]",
        "str(divmod(y, 2)[0])",
    ),
    *("str(y // 1)", "y * (2**60 + 1) % 7", "y == 2**62 + 1", "y.is_integer()", "(y, 1)", "{'a': y}", "[y]", "int(y)"),
)  # fmt: skip
VALUES = {"small": pd.Series([3, -2, 1, 4]), "large": pd.Series([3, 2**62 + 1])}


def chosen(x: int) -> Any:
    return (x, 0.5) if x > 0 else (0.5, x)


def program(way: str, use: str) -> Any:
    """Return the function of a way and a use."""
    return from_source(f"def f(x):\n    {WAYS[way]}\n    return {use}\n", {"chosen": chosen, "np": np})


@pytest.mark.parametrize(("way", "use", "values"), in_turn(WAYS, USES, VALUES, rounds=2))
def test_an_int_stays_one(way: str, use: str, values: str) -> None:
    """In its text, its type, its digits, and as a result."""
    given, function = VALUES[values], program(way, use)
    ours = outcome(lambda: given.udf.map(function))
    if ours is not None:
        assert ours == outcome(lambda: given.map(function))


@pytest.mark.slow
@pytest.mark.parametrize("way", ["tuple", "list", "dict", "loop", "largest", "zip"])
def test_what_tells_nothing_compiles(way: str) -> None:
    """The number itself, its sum with a float, a comparison."""
    for use in ("y", "y + 0.5", "y > 2", "round(y + 0.25, 1)"):
        made = outcome(lambda use=use: VALUES["small"].udf.map(program(way, use)))
        assert made == outcome(lambda use=use: VALUES["small"].map(program(way, use)))


RETURNED = (
    "(x, .5) if x > 0 else (.5, x)", '{"a": x, "b": .5} if x > 0 else {"a": .5, "b": x}',
    "[x, .5] if x > 0 else [.5, x]", "divmod(x if x > 0 else .5, 2)", "(x > 2, 1) if x > 0 else (1, x > 2)",
    "([x if x > 1 else .5],)[0]", "[x if x > i else .5 for i in range(2)][x % 2:] + [2.5]", "{x if x > 1 else .5}",
    "(lambda m: [v for v in m if v < 4])((x, .5))", "[True if x > i else x for i in range(2)]",
)  # fmt: skip


@pytest.mark.parametrize("source", RETURNED)
def test_a_container_by_branch_keeps_its_types(source: str) -> None:
    """Each of its values is one or the other; a list of any length that mixes them is refused."""
    function = eval(f"lambda x: {source}")  # noqa: S307 - text from above
    ours, theirs = (outcome(lambda of=of: of.map(function)) for of in (VALUES["small"].udf, VALUES["small"]))
    assert ours == theirs or (ours is None and source not in RETURNED[:5])


def test_a_helper_that_gives_one_or_the_other_in_a_tuple_is_refused() -> None:
    """Its caller is not told which; one whose places have one type each is taken."""
    with pytest.raises(udf.errors.UdfCompileError, match="a tuple of which a value is an int in one row"):
        VALUES["small"].udf.map(lambda x: chosen(x)[0])
