"""Loops over captured containers of texts, nested ones and dicts: what they give is what pandas' ``map`` gives."""

# ruff: noqa: PLC0206, RUF005 - what people write
import calendar
import string

import pandas as pd
import pytest

from udf.errors import UdfCompileError

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
