"""Text in functions of groups: as values, by ``s.str``, compared, joined, made, as results, against pandas itself."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pandas as pd
import pyarrow as pa
import pytest

import udf
from tests.support.against_python import assert_is_pandas
from tests.support.budget import in_turn, slowly, some
from udf.errors import UdfCompileError

GIVEN = pd.DataFrame(
    {
        "k": [1, 2, 1, 2, 3, 1, 1],
        "name": ["b", "x", "", "x", "ßß-Ä", "b", "东京"],
        "plain": ["N1", "x y", "N22", "", "a-b", "N1", "zz"],
        "x": [1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0],
        "i": [3, 1, 2, 5, 4, 0, 9],
    }
)

OF_ONE = (
    "s.iloc[0]", "s.iloc[-1].upper()", "(s == 'x').sum()", "(s != s.iloc[0]).any()", "s.nunique()", "len(s)",
    "s.max()", "s.min()", "','.join(s)", "'|'.join(s[s != 'b'])", "' '.join(v.lower() for v in s)",
    "'many' if len(s) > 1 else 'one'", "f'{s.iloc[0]}-{len(s):03d}'", "s.iloc[0] == s.iloc[-1]",
    "max(len(v) for v in s)", "s[s > 'a'].count()", "s.dropna().iloc[0]", "s.isna().sum()", "s.notna().all()",
    "s.values[0]", "s.iloc[1:].count()", "(s + '!').iloc[0]", "'none' if s.iloc[0] == 'x' else s.iloc[0]",
    "s.eq('b').mean()", "sum(1 for v in s if v.startswith('x'))", "s.iloc[::-1].iloc[0]", "s.iloc[0].split('-')[0]",
    "(s.min(), s.max(), len(s))[1]", "len(set(s))", "','.join(sorted(set(s)))", "','.join([v.upper() for v in s])",
)  # fmt: skip


OF_FRAMES = (
    "g['name'].iloc[-1]", "g['x'][g['name'] == 'x'].sum()", "g.iloc[0]['name'] + g.iloc[-1].plain",
    "(g['name'] + g['plain']).iloc[0]", "g[g['name'] == 'x'].x.sum()", "g['name'].nunique() * g.x.mean()",
    "g['name'].iloc[g.x.argmax()]", "sum(x for n, x in zip(g['name'], g.x) if n != 'x')",
    "pd.Series({'first': g['name'].iloc[0], 'total': g.x.sum(), 'rows': len(g)})",
    "','.join(g[g.i > 1].plain)",
)  # fmt: skip


def _of(text: str) -> Any:
    """Return the function of an expression of a group's column ``s``, or frame ``g``."""
    return eval(f"lambda {'g' if 'g.' in text or 'g[' in text else 's'}: {text}", {"pd": pd})  # noqa: S307 - texts from above


MANY = pd.DataFrame({
    "k": np.arange(20_000) % 3 == 0,
    "name": [None if i % 10 == 9 else "long shared beginning " * (i % 3) + str(i % 7000) for i in range(20_000)],
})  # fmt: skip
AS_LONG = (lambda s: s.iloc[-1] + "!", lambda s: "a" if len(s) > 1 else "b", lambda s: s.nunique())
AGG = lambda d, f: d.groupby("k")["name"].agg(f)
CALLS: dict[str, tuple[pd.DataFrame, Any, Any]] = {
    **{f"{of}: {text}": (GIVEN, _of(text), lambda d, f, of=of: d.groupby("k")[of].agg(f))
       for of, text in some(in_turn(["name", "plain"], OF_ONE), 3)},
    **{f"beside numbers: {text}": (GIVEN, _of(text), lambda d, f: d.groupby("k")[["name", "plain", "x", "i"]].apply(f))
       for text in OF_FRAMES},
    **{f"for every row, {i}": (GIVEN, f, lambda d, f: d.groupby("k")["name"].transform(f))
       for i, f in enumerate(AS_LONG)},
    "one of several aggregations": (
        GIVEN, lambda s: s.iloc[0], lambda d, f: d.groupby("k").agg(first=("name", f), mean=("x", lambda s: s.mean()))
    ),
    "rows that are kept": (GIVEN, lambda s: (s == "x").any(), lambda d, f: d.groupby("k")["name"].filter(f)),
    "no rows": (GIVEN[:0], lambda s: s.iloc[0], AGG),
    "reductions as text": (GIVEN, lambda s: f"{s.mean():.2f}", lambda d, f: d.groupby("k")["x"].agg(f)),
    "texts that outgrow the first memory": (MANY, lambda s: s.nunique(), AGG),
}  # fmt: skip


@pytest.mark.parametrize("name", CALLS)
def test_text_of_groups_is_what_pandas_gives(name: str) -> None:
    """In its dtype: values, columns beside numbers, named results, a text for every row of a group."""
    given, function, call = CALLS[name]
    assert_is_pandas(given, lambda d: call(d, function))


@pytest.mark.parametrize("dtype", [object, "string[python]", "string[pyarrow]", pd.ArrowDtype(pa.large_string())])
def test_other_text(dtype: Any) -> None:
    """Every kind of text column has pandas' values in pandas' dtype: counts of Arrow's text are text in pandas 2."""
    given = GIVEN.assign(name=GIVEN["name"].astype(dtype))
    for function in (lambda s: s.iloc[0], lambda s: ",".join(s), lambda s: s.nunique()):
        found = given.udf.groupby("k")["name"].agg(function)
        wanted = given.groupby("k")["name"].agg(function)
        pd.testing.assert_series_equal(found, wanted)
        found, wanted = (one.groupby("k").agg(z=("name", function)) for one in (given.udf, given))
        pd.testing.assert_frame_equal(found, wanted)


def test_arrow_and_polars_layouts() -> None:
    """Offsets of 32 and 64 bits, views, sliced and chunked columns."""
    names = [f"n{i % 7}" * (i % 4) for i in range(200)]
    keys = pa.array(np.arange(200) % 11)
    wanted = ["".join(names[i] for i in range(g, 200, 11)) for g in range(11)]
    for kind in (pa.string(), pa.large_string(), pa.string_view()):
        whole = pa.array(["zz", *names, "zz"], kind)[1:201]
        for column in (whole, pa.chunked_array([whole[:70], whole[70:]])):
            frame = udf.DataFrame(pa.table({"k": keys, "s": column}))
            assert list(frame.groupby("k")["s"].agg(lambda s: "".join(s))) == wanted


@pytest.mark.slow
@pytest.mark.parametrize("groups", [1, 513, 100_000])
def test_many_groups_and_long_text(groups: int) -> None:
    """Chunks, slices of several threads, and groups that need more memory than a slice begins with."""
    rows = 200_000
    keys, numbers = np.arange(rows) % groups, np.arange(rows)
    frame = pd.DataFrame({"k": keys, "s": pd.Series(numbers).astype(str)})
    for function in (lambda s: ",".join(s), lambda s: s.iloc[-1], lambda s: (s.iloc[0] + "-") * 40):
        found = frame.udf.groupby("k")["s"].agg(function)
        wanted = frame.groupby("k")["s"].agg(function) if groups < 1000 else None
        if wanted is None:
            parts = [(str(g), str(g + groups)) for g in range(groups)]
            table = {
                ",": [f"{a},{b}" for a, b in parts],
                "1": [b for _, b in parts],
                "*": [f"{a}-" * 40 for a, _ in parts],
            }
            assert found.tolist() in table.values()
        else:
            pd.testing.assert_series_equal(found, wanted)


WITH_NULLS = (
    "(s == 'x').sum()", "(s != 'x').sum()", "s.isna().sum()", "s.notna().all()", "s.count()", "s.nunique()", "len(s)",
    "','.join(s.dropna())", "len(s[s.notna()])", "sum(1 for v in s if isinstance(v, str))",
    "sum(len(v) for v in s.dropna())", "s.iloc[0]",
    "s.dropna().iloc[0] if s.notna().any() else 'none'", "sum(1 for v in s if not pd.isna(v))", "s[s == 'x'].count()",
    "s.dropna().max() if s.count() else ''", "s[s != 'x'].dropna().count()", "'there' if s.iloc[-1] == 'x' else 'not'",
)  # fmt: skip


@pytest.mark.parametrize(("dtype", "source", "of"), in_turn(["str", object], WITH_NULLS, slowly(["column", "frame"])))
def test_nulls_among_text(source: str, dtype: Any, of: str) -> None:
    """They equal nothing, and are left out where pandas leaves them out."""
    names = [None if i % 3 == 0 else name for i, name in enumerate(GIVEN["name"])]
    given = GIVEN.assign(name=pd.Series(names, dtype=object).astype(dtype).where(lambda s: s.notna(), None))
    function = eval(f"lambda s: {source}", {"pd": pd})  # noqa: S307 - text from above
    wanted = given.groupby("k")["name"].agg(function)
    if of == "column":
        pd.testing.assert_series_equal(given.udf.groupby("k")["name"].agg(function), wanted)
        return
    framed = eval(f"lambda g: (lambda s: {source})(g['name'])", {"pd": pd})  # noqa: S307 - as above
    assert given.udf.groupby("k").apply(framed).tolist() == pytest.approx(wanted.tolist(), nan_ok=True)


def test_errors_by_name() -> None:
    """An exception names the group, ``errors="null"`` skips it; what is not for text is refused with what there is."""
    groups = GIVEN.udf.groupby("k")["plain"]
    with pytest.raises(ValueError, match="invalid literal") as caught:
        groups.agg(lambda s: int(s.iloc[0][1:]))
    assert "group" in str(caught.value.__notes__)
    found = groups.agg(lambda s: int(s.iloc[0][1:]), errors="null")
    assert found.isna().tolist() == [False, True, True]
    with pytest.raises(UdfCompileError, match=r"sum\(\) of text"):
        groups.agg(lambda s: s.sum())


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
