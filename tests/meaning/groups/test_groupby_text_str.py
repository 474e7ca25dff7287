"""``s.str`` in functions of groups of text: what pandas gives."""

from collections.abc import Callable
from typing import Any

import pandas as pd
import pytest

import udf
from udf.errors import UdfCompileError

TEXTS = ["ab-Ab", "  x1 ", "", "Argerb", "b.b", "ABC", "123", "Stra(e x", "ab", "title Case", "-7", "ab-Ab"]
FRAME = pd.DataFrame({"k": [1, 1, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4], "s": TEXTS, "v": range(12)})
OTHER = FRAME.assign(s=[text.replace("A", "Ä").replace("x", "東ß") for text in TEXTS])

OF_TEXTS: dict[str, Callable[[Any], Any]] = {
    "len": lambda s: s.str.len().sum(),
    "longest": lambda s: s.str.len().max() - s.str.len().min(),
    "lower": lambda s: "|".join(s.str.lower()),
    "upper": lambda s: s.str.upper().iloc[-1],
    "case": lambda s: "|".join(s.str.title()) + "|".join(s.str.swapcase()) + "|".join(s.str.capitalize()),
    "casefold": lambda s: "|".join(s.str.casefold()),
    "strip": lambda s: "|".join(s.str.strip()) + s.str.lstrip().iloc[0] + s.str.rstrip("b1 ").iloc[1],
    "chained": lambda s: ",".join(s.str.strip().str.lower().str.replace("b", "__")),
    "starts": lambda s: s.str.startswith("ab").sum() * 10 + s.str.endswith(("b", "x")).sum(),
    "contains": lambda s: s.str.contains("b").any(),
    "contains text": lambda s: s.str.contains("b.b", regex=False).sum(),
    "kinds": lambda s: s.str.isdigit().sum() * 100 + s.str.isupper().sum() * 10 + s.str.isalpha().sum(),
    "find": lambda s: s.str.find("b").sum() + s.str.rfind("b", 1).max() + s.str.find("b", 1, 3).min(),
    "count": lambda s: s.str.count("b").sum(),
    "replace": lambda s: "|".join(s.str.replace(".", "<>").str.replace("b", "", n=1)),
    "pad": lambda s: "|".join(s.str.zfill(6)) + "|".join(s.str.ljust(4, "*")) + "|".join(s.str.rjust(3)),
    "removes": lambda s: "|".join(s.str.removeprefix("ab").str.removesuffix("b")),
    "slices": lambda s: "|".join(s.str[1:3]) + "|".join(s.str[::-1]) + s.str[-2:].iloc[0],
    "compared": lambda s: (s.str.lower() == "ab").sum() + (s.str.len() > 2).sum(),
    "kept": lambda s: "|".join(s[s.str.len() > 2]) + "|".join(s[s.str.len() > 2].str.upper()),
    "kept of": lambda s: s[s.str.contains("b")].str.len().sum(),
    "loop": lambda s: sum([len(t) for t in s.str.strip()]),
    "counted": lambda s: s.str.strip().str.len().nunique(),
}


def of_both(function: Callable[[Any], Any], frame: pd.DataFrame = FRAME) -> tuple[list[Any], list[Any]]:
    """Return what pandas gives for every group, and what we do."""
    wanted = frame.groupby("k")["s"].agg(function).tolist()
    return wanted, list(udf.DataFrame(frame).groupby("k")["s"].agg(function))


@pytest.mark.parametrize("name", OF_TEXTS)
def test_methods_on_every_text(name: str) -> None:
    """As pandas has them, over texts of a group."""
    wanted, made = of_both(OF_TEXTS[name])
    assert made == wanted


BEYOND = ("len", "casefold", "strip", "starts", "contains", "find", "count", "replace", "pad", "removes", "slices")


@pytest.mark.parametrize("name", BEYOND)
def test_methods_on_texts_beyond_ascii(name: str) -> None:
    """The same, where Python and pyarrow agree."""
    wanted, made = of_both(OF_TEXTS[name], OTHER)
    assert made == wanted


def test_what_depends_on_the_storage_is_refused_beyond_ascii() -> None:
    """Python's and pyarrow's capitals differ there: those of a loop are Python's."""
    with pytest.raises(UdfCompileError, match=r"\[t\.upper\(\) for t in s\] is Python's"):
        of_both(lambda s: s.str.upper().iloc[0], OTHER)
    wanted, made = of_both(lambda s: "|".join([t.upper() for t in s]), OTHER)
    assert made == wanted


def test_a_column_of_a_group_of_rows() -> None:
    """``g["s"].str`` as a mask of another column."""
    function = lambda g: g["v"][g["s"].str.strip().str.startswith("a")].sum() + g[g["s"].str.len() > 3]["v"].sum()
    wanted = FRAME.groupby("k")[["s", "v"]].apply(function).tolist()
    assert list(udf.DataFrame(FRAME).groupby("k")[["s", "v"]].apply(function)) == wanted


@pytest.mark.parametrize(
    ("function", "words"),
    [
        (lambda s: s.str.contains("a|b").sum(), "contains.. of a regular expression"),
        (lambda s: s.str.contains("a", case=False).sum(), "contains.. of a regular expression"),
        (lambda s: s.str.count("[ab]").sum(), "count.. of a regular expression"),
        (lambda s: s.str.replace("a", "b", regex=True).iloc[0], "replace.. of a regular expression"),
        (lambda s: s.str.get(0).iloc[0], "s.str.get is not supported"),
        (lambda s: s.str[0].iloc[0], r"s.str\[i:i \+ 1\] is empty there"),
        (lambda s: s.str.split("-").iloc[0], "s.str.split is not supported in a UDF; loop over s"),
    ],
)
def test_what_is_refused(function: Callable[[Any], Any], words: str) -> None:
    """By name, with what to write."""
    with pytest.raises(UdfCompileError, match=words):
        udf.DataFrame(FRAME).groupby("k")["s"].agg(function)


def test_nulls_and_numbers_have_none() -> None:
    """Texts with nulls are taken without them; numbers have no ``str``, as in pandas."""
    frame = pd.DataFrame({"k": [1, 1, 2, 2], "s": ["ab", None, "c", "dd"], "x": [1.0, 2.0, 3.0, 4.0]})
    groups = udf.DataFrame(frame).groupby("k")
    with pytest.raises(UdfCompileError, match=r"s\.dropna\(\)\.str"):
        groups["s"].agg(lambda s: s.str.len().sum())
    assert list(groups["s"].agg(lambda s: s.dropna().str.len().sum())) == [2, 3]
    with pytest.raises(UdfCompileError, match=r"Can only use \.str accessor with string values"):
        groups["x"].agg(lambda s: s.str.len().sum())
