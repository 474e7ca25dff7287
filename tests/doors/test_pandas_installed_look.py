"""What a look at a function tells without a compiler: why it cannot be compiled, and whether it may run twice."""

import json
import sys

import numpy as np
import pandas as pd
import pytest

import udf.pandas
from tests.support.installed import on_cpu  # noqa: F401 - a fixture
from udf.doors.installed.screen import look

KEPT: list[float] = []
ARRAY = np.zeros(3)
KNOWN: dict[float, int] = {}


def adds_in_place(x):
    same = ARRAY
    same += x
    return x


def extends_in_place(x):
    same = KEPT
    same += [x]
    return x


def default_that_grows(x, kept=[]):  # noqa: B006 - what is tested
    kept.append(x)
    return x


def counts_in_a_loop(x):
    total = 0
    while total < x:
        total += 1
    return total


def collects(x):
    parts = []
    for i in range(3):
        parts.append(x + i)  # noqa: PERF401 - a UDF's
    return sum(parts)


@pytest.mark.parametrize(
    ("function", "repeats"),
    [
        (adds_in_place, False), (extends_in_place, False), (default_that_grows, False),
        (lambda x: KNOWN.setdefault(x, 1), False), (lambda x: ARRAY.__setitem__(0, x), False),
        (lambda x: np.add.at(ARRAY, 0, x), False), (lambda x: np.copyto(ARRAY, x), False),
        (lambda x: [KEPT.append(i) for i in range(2)], False), (counts_in_a_loop, True), (collects, True),
        (lambda x: KNOWN.get(x, 1) + ARRAY[0] + len(KEPT), True),
        (lambda x: counts_in_a_loop(x) if x > 1 else 0.0, False),
    ],
)  # fmt: skip
def test_what_may_be_run_twice(function, repeats) -> None:
    """Nothing that may change what it captures, or an object that it got another name for."""
    assert look(function).repeats is repeats


@pytest.mark.parametrize(
    ("function", "why"),
    [
        (lambda x: __import__("json").dumps(x), ""),
        (
            lambda x: print(x),  # noqa: T201 - a UDF's
            "print() is not supported in a UDF: it has a side effect",
        ),
        (lambda x: sys.getsizeof(x), "uses 'sys.getsizeof'"),
        (
            lambda x: np.random.rand() + x,  # noqa: NPY002 - as above
            "uses 'np.random.rand'",
        ),
    ],
)
def test_a_look_tells_why_a_function_cannot_be_compiled(function, why) -> None:
    assert why in look(function).why


SEEN: dict[float, int] = {}


def only_new(x):
    if x in SEEN:
        return False
    SEEN[x] = 1
    return True


def counts_up_of(x):
    if x > 0:
        x = x + 1
    SEEN[x + 1] += 1
    return x


def forgets(x):
    del SEEN[x]
    return x


def parsed(x):
    try:
        return json.loads(x)["a"]
    except ValueError:
        return None


def own_items(x):
    found = {}
    found[x] = SEEN[x]
    return found[x]


@pytest.mark.parametrize(
    ("function", "why", "whole"),
    [
        (only_new, "it assigns an item of the captured dict 'SEEN'", True),
        (counts_up_of, "it assigns an item of the captured dict 'SEEN'", True),
        (forgets, "it deletes an item of the captured dict 'SEEN'", True),
        (parsed, "json.loads", True),
        (lambda x: json.loads(x) if x else None, "json.loads", False),
        (lambda x: json.dumps(x) if x > 1 else 0, "json.dumps", False),
        (own_items, "", True),
    ],
)
def test_a_look_tells_whether_every_row_gets_there(function, why, whole) -> None:
    """Others are compiled, and those rows are Python's."""
    seen = look(function)
    assert (why in seen.why, bool(seen.why), seen.whole) == (True, bool(why), whole)


def test_what_leaves_with_every_row_is_not_compiled() -> None:
    """The report says why, from the first call on."""
    with udf.pandas.accelerated():
        pd.Series(np.arange(40_000.0)).map(only_new)
        pd.Series(['{"a": 1}'] * 40_000).map(parsed)
    causes = {site.function: (site.why, bool(site.hint)) for site in udf.pandas.report()}
    assert causes["only_new"] == ("it assigns an item of the captured dict 'SEEN'", True)
    assert "json.loads" in causes["parsed"][0]
