"""Lists and sets that a row makes are Python's: what is appended, sorted, mapped, kept once, and what raises."""

import random
import sys

import numpy as np
import pandas as pd
import pytest

import udf
from tests.support.against_python import assert_is_python
from tests.support.budget import some
from udf.errors import UdfCompileError

ROWS = ["Owen Harris, Mr.", "IV smith", "a_b_c", "", "zoë Ärger x zoë", "b a b a", "x" * 300 + " y"]

TEXTS = """
len([c for c in s if c.isupper()])
" ".join([w for w in s.split() if len(w) > 2])
"_".join(s.split("_")[:-1])
" ".join(s.split()[::-1])
" ".join(s.split()[1:3])
len(set(s))
len(set(s.split()))
"".join(sorted(s))
"".join(sorted(set(s)))
" ".join(sorted(s.split(), reverse=True))
" ".join(sorted(s.split(), key=len))
" ".join(sorted(s.split(), key=lambda w: (w.count("a")), reverse=True))
sorted(s.split())[0]
max(s.split(), key=len)
min(s.split(), key=lambda w: w.lower())
max(list(s.split()))
min([len(w) for w in s.split()])
sum([len(w) for w in s.split()])
len(set(s.lower()) & set("aeiou"))
len(set(s.split()) | set("ab"))
len(set(s) - set("ab"))
set("ab") <= set(s)
set(s.split()).isdisjoint(["a"])
"a" in [w for w in s.split() if w != "b"]
[w for w in s.split()].count("a")
[w for w in s.split()].index("a")
[w for w in s.split()][-1]
[len(w) for w in s.split()] == [1, 1, 1, 1]
any([w == "a" for w in s.split()])
all([len(w) < 9 for w in s.split()])
" ".join(map(str.title, s.split()))
",".join(map(str, [len(w) for w in s.split()]))
" ".join(filter(None, s.split("_")))
"".join(filter(str.isalpha, s))
len(list(filter(lambda w: "a" in w, s.split())))
next((w for w in s.split() if len(w) > 5), "none")
next((w for w in ["Mr", "IV"] if w in s), "other")
len(sorted(len(w) for w in s.split()))
list(w for w in s.split())[0]
str.lower(s)
["low", "mid", "high"][len(s) % 3]
[[c for c in w] for w in s.split()][0][0]
list(s.split()) + ["end"] == list(s)
(list(s.split()) + ["end"])[-1]
[w.strip(",.") for w in s.split()][0]
sum(1 for c in s if c in "aeiou")
""".strip().splitlines()


@pytest.mark.parametrize("expression", some(TEXTS, 2))
def test_lists_of_texts(expression) -> None:
    """Of each row, the exceptions of empty ones included."""
    assert_is_python(eval(f"lambda s: {expression}"), *ROWS)  # noqa: S307 - of this file


def growing(s):
    found = []
    for word in s.split():
        if word not in found:
            found.append(word)
        elif len(found) > 1:
            found.pop()
    found.extend(["x", "y"])
    other = found
    other.append("z")
    return "-".join(found)


def unpacked(s):
    hours, minutes = map(int, s.split(":"))
    return 60 * hours + minutes


def unpacked_list(s):
    hours, minutes = [int(part) for part in s.split(":")]
    return 60 * hours + minutes


def filled(values):
    values.append(4)
    return values[0]


def through_a_helper(s):
    values = [len(s)]
    return filled(values) + len(values)


@pytest.mark.slow
def two_names(s):
    found = s.split()[:1]
    other = found
    for word in s.split():
        found += [word, word]
    found.append("x")
    return "-".join(other) + str(len(found))


def changed_while_read(s):
    found = [s[:1]]
    for one in found:
        if len(found) < 4:
            found.append(one + "q")
    return "".join(found)


@pytest.mark.slow
@pytest.mark.parametrize("function", [growing, through_a_helper, two_names, changed_while_read])
def test_lists_that_grow(function) -> None:
    """In loops and branches, under two names, in a helper."""
    assert_is_python(function, *ROWS)


@pytest.mark.parametrize("function", [unpacked, unpacked_list])
def test_what_is_unpacked(function) -> None:
    """As many as there are names; else, and of what is no number, Python's error."""
    assert_is_python(function, "12:30", "7:05", "1:2:3", "5", "a:b", "")


NAN = float("nan")
OF_NAN = sys.version_info < (3, 13)
"""Whether CPython's sort compares in the order that ours does, which shows where a NaN is: Python 3.13 changed it."""


@pytest.mark.slow
def test_sorted_numbers_are_pythons() -> None:
    """Ties stay, NaN ends where CPython has it, many are merged."""
    generator = random.Random(3)
    kinds = [0.0, -0.0, 1.5, NAN, float("inf"), -2.0]
    for count in (0, 1, 2, 7, 40, 63, 64, 200):
        some = [kind for kind in kinds if kind == kind or OF_NAN] if count < 64 else kinds[:3]
        parts = [generator.choice(some) for _ in range(count)]
        text = " ".join(map(repr, parts))
        assert_is_python(lambda s: " ".join([str(v) for v in sorted([float(p) for p in s.split()])]), text)
        assert_is_python(
            lambda s: " ".join([str(v) for v in sorted([float(p) for p in s.split()], key=abs, reverse=True)]), text
        )
    whole = " ".join(str(generator.randrange(-50, 50)) for _ in range(500))
    assert_is_python(lambda s: " ".join(map(str, sorted(map(int, s.split())))), whole)


@pytest.mark.slow
def test_numbers_have_lists_too() -> None:
    """Rows and values without any text; each is Python's."""
    assert_is_python(lambda x: sorted([x, 1.0, 2.0])[1], 0.5, 1.5, 9.0)
    assert_is_python(lambda x: sum([i * x for i in range(int(x)) if i % 2]), 4.0, 9.0)
    assert_is_python(lambda n: len(set([n % 2, n % 3])), 5, 6)  # noqa: C405 - what is tested
    frame = pd.DataFrame({"a": [3.0, 1.0], "b": [2.0, 5.0], "c": [9.0, -1.0]})
    for f in (lambda r: sorted(r)[1], lambda r: max(r["a"], r["b"], r["c"], key=abs)):
        pd.testing.assert_series_equal(frame.udf.apply(f, axis=1), frame.apply(f, axis=1))


@pytest.mark.slow
def test_two_functions_share_no_memory() -> None:
    """A rule that is compiled with one function is compiled anew with the next, which has memory of its own."""
    column = pd.Series(ROWS)
    for f in (lambda s: len(set(s.split())), lambda s: len(list(list(s.split()))), lambda s: len(set(list(s)))):  # noqa: C414 - as above
        assert column.udf.map(f).tolist() == column.map(f).tolist()


@pytest.mark.slow
def test_a_list_that_outgrows_its_memory_takes_more() -> None:
    """Beyond the first 64 KiB of a slice: nothing is cut."""
    long = " ".join(str(i % 977) for i in range(60_000))
    assert_is_python(lambda s: len([w for w in s.split() if w != "5"]), long)
    assert_is_python(lambda s: sorted(s.split())[-1], long)


def of_what(s):
    found = []
    for word in s.split():
        found += [word]
    return len(found)


def in_place(s):
    letters = set(s)
    letters |= set("ab")
    return len(letters)


@pytest.mark.parametrize(
    ("function", "cause"),
    [
        (lambda s: s.split(), "it returns a list"),
        (lambda s: str(s.split()), r"str\(\) does not take"),
        (lambda s: [1, 2.5 * len(s)].append(s), "list"),
        (lambda s: list(set(s))[0], r"does not take \(set|lists, arrays"),  # noqa: RUF015 - as above
        (lambda s: " ".join(set(s)), "iterating over a set"),
        (lambda s: [w for w in set(s)][0], "iterating over a set"),  # noqa: C416, RUF015 - as above
        (lambda s: max(set(s), key=s.count) if s else "", "iterating over a set"),
        (of_what, "what the list 'found' holds is not known"),
        (in_place, "of a set are not supported"),
        (lambda s: len(str(map(len, s.split()))), r"map\(\) and filter\(\)"),
    ],
)
def test_what_is_refused(function, cause) -> None:
    """By name, never by another answer."""
    with pytest.raises(UdfCompileError, match=cause):
        udf.Series(ROWS).applymap(function)


def test_windows_have_no_memory_for_lists() -> None:
    """A function of windows says so."""
    with pytest.raises(UdfCompileError, match="a list that grows is not supported"):
        udf.Series(np.arange(9.0)).rolling(3).apply(lambda w: len([v for v in w if v > 1]))
