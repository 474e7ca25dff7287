"""A function that changes what it captured is refused, however it gets there; at pandas' door Python runs it."""

import copy
import warnings

import numpy as np
import pandas as pd
import pytest

import udf
from udf.errors import FallbackWarning, UdfError

CASES = {
    "a list of a list": ([[1, 2], [3]], "y = kept[x % 2]; y.append(x); return len(y)"),
    "a list of a dict": ({0: [1, 2], 1: [3]}, "kept[x % 2].append(x); return x"),
    "a list of a tuple": (([1, 2], [3]), "kept[x % 2].append(x); return x"),
    "a set of a list": ([{1, 2}, {3}], "kept[x % 2].add(x); return x"),
    "a list by a helper": ([[1, 2], [3]], "return append(kept[x % 2], x)"),
    "a list by an operator": ([[1, 2], [3]], "y = kept[x % 2]; y += [x]; return len(y)"),
    "an array": (np.zeros(2), "y = kept; y += x; return y[0]"),
    "a row of an array": (np.zeros((2, 2)), "y = kept[x % 2]; y += x; return y[0]"),
    "an array by a helper": (np.ones(2), "return doubled(kept)"),
    "a slice of an array": (np.ones(3), "y = kept[1:]; y *= 2; return y[0]"),
}


def append(items, x):
    items.append(x)
    return x


def doubled(items):
    items *= 2
    return items[0]


@pytest.mark.parametrize("case", CASES)
def test_what_changes_a_captured_container_is_pythons(case: str) -> None:
    given, body = CASES[case]
    space = {"append": append, "doubled": doubled, "kept": copy.deepcopy(given)}
    exec("def f(x):\n    " + body.replace("; ", "\n    "), space)  # noqa: S102 - what is tested
    data = pd.Series([1, 2, 3])
    with pytest.raises(UdfError):
        data.udf.map(space["f"], fallback="error")
    assert repr(space["kept"]) == repr(given)
    with udf.options(fallback="python"), warnings.catch_warnings():
        warnings.simplefilter("ignore", FallbackWarning)
        found = data.udf.map(space["f"])
    ours, space["kept"] = space["kept"], copy.deepcopy(given)
    pd.testing.assert_series_equal(found, data.map(space["f"]))
    assert repr(ours) == repr(space["kept"])
