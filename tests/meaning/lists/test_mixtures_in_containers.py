"""An int and a float side by side in a tuple, a list or a dict: what tells them apart is Python's, or refused.

Programs are made of a way in which ``y`` becomes one or the other, and of a use of it.
"""

from typing import Any

import numpy as np
import pandas as pd
import pytest

import udf
from tests.support.against_python import outcome
from tests.support.budget import in_turn
from tests.support.written import from_source

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
