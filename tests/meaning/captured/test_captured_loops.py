"""Loops over captured containers, and functions that change what they captured: pandas' ``map``, or refused."""

# ruff: noqa: PLC0206, RUF005 - what people write
import calendar
import copy
import string
import warnings

import numpy as np
import pandas as pd
import pytest

import udf
from udf.errors import FallbackWarning, UdfCompileError, UdfError

KINDS = {"wifi": ["wifi", "internet"], "water": ["pool", "sea"], "food": ["breakfast"]}
WEIGHTS = {"a": 2, "b": 1.5, "c": -1}
BINS, LABELS = [0, 12, 20, 40], ["child", "teen", "adult"]
MANY = [f"w{i:03d}" for i in range(80)]
NEGATIVE = {"no", "not", "closed"}
PLACES = [("sea", 1.0), ("pool", 3.0)]
SCORES = pd.Series([1.5, 2.5], index=["pool", "sea"])


TEXTS = pd.Series(
    ["Free wifi and pool", "no breakfast", "sea view; w017 w079", "", "not closed", "Ärger am pool, w000"]
)


def first_kind(text):
    for kind, words in KINDS.items():
        for word in words:
            if word in text.lower():
                return kind
    return "other"


def all_kinds(text):
    found = []
    for kind, words in KINDS.items():
        if any(w in text for w in words):
            found.append(kind)
    return ",".join(found)


def hits(text):
    count = 0
    for kind in KINDS:
        for word in KINDS[kind]:
            count += text.count(word)
    return count


def marks(text):
    out = ""
    for word in ["pool", "sea"]:
        if word in text:
            out += word + ";"
    return out.rstrip(";")


def which_of_many(text):
    for word in MANY:
        if word in text:
            return word
    return "none"


FUNCTIONS = [
    first_kind,
    all_kinds,
    hits,
    marks,
    which_of_many,
    lambda text: sum(i for i, word in enumerate(MANY) if word in text),
    lambda t: sum(w in t for ws in KINDS.values() for w in ws),
    lambda t: any(w in t for w in MANY),
    lambda t: any(w in t for w in NEGATIVE),
    lambda t: all(w not in t for w in NEGATIVE),
    lambda t: len([w for w in t.split() if w in NEGATIVE]),
    lambda t: next((value for word, value in PLACES if word in t), -1.0),
    lambda t: "".join(c for c in t if c not in string.punctuation),
    lambda t: ",".join(KINDS) + t,
    lambda t: sum(t.count(w) * SCORES[w] for w in ("pool", "sea")),
    lambda t: sum(SCORES) + len(t),
    lambda t: (LABELS + ["?"])[len(t) % 4],
    lambda t: LABELS[::-1][len(t) % 3],
    lambda t: calendar.month_name[len(t) % 12 + 1] + calendar.day_abbr[len(t) % 7],
    lambda t: "*" * (len(t) % 3),
    lambda t: sorted(KINDS)[len(t) % 3],
    lambda t: ",".join(w for w in MANY if w in t),
    lambda t: list(KINDS)[len(t) % 3] + str(len(set(BINS))),
]


@pytest.mark.parametrize("function", FUNCTIONS)
def test_a_loop_over_captured_texts(function):
    pd.testing.assert_series_equal(TEXTS.udf.map(function), TEXTS.map(function))


def test_a_dict_is_gone_through_in_a_row():
    frame = pd.DataFrame({"a": [1, 0], "b": [2.0, 3.5], "c": [0, 1]})
    function = lambda row: sum(WEIGHTS[key] * row[key] for key in WEIGHTS)
    pd.testing.assert_series_equal(frame.udf.apply(function, axis=1), frame.apply(function, axis=1))


def test_a_dict_of_the_function_is_gone_through_by_an_inner_one():
    def points(text):
        weights = {"pool": 2, "sea": 1.5, "no": -1}
        return sum(weights[word] * text.count(word) for word in weights)

    pd.testing.assert_series_equal(TEXTS.udf.map(points), TEXTS.map(points))


def test_a_captured_dict_that_changes_is_gone_through_anew():
    kinds = {"wifi": ["wifi"]}
    function = lambda t: any(w in t for ws in kinds.values() for w in ws)
    assert TEXTS.udf.map(function).tolist() == TEXTS.map(function).tolist()
    kinds["pool"] = ["pool", "sea"]
    assert TEXTS.udf.map(function).tolist() == TEXTS.map(function).tolist()


def test_the_order_of_a_set_is_nobodys():
    def first(text):
        for word in NEGATIVE:
            if word in text:
                return word
        return ""

    with pytest.raises(UdfCompileError):
        TEXTS.udf.map(first)


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
