"""Categories: strings inside a function, as pandas has them there; codes in a column."""

import numpy as np
import pandas as pd
import polars as pl
import pyarrow as pa
import pytest

import udf
import udf.doors.pandas.pandas_accessor
from tests.support.frontend_cases import together
from udf.errors import ArgumentError, DTypeError, UdfCompileError
from udf.runtime.store.serialize import deserialize, serialize

HOME = "UA"
CARRIERS = ["UA", "AA", "DL", "B6", "9E", "", "aa"]


def frame(rows: int = 200, categories: list[str] = CARRIERS) -> pd.DataFrame:
    rng = np.random.default_rng(7)
    letters = pd.Categorical(rng.choice(["b", "UA", "a"], rows), categories=["b", "UA", "a"], ordered=True)
    codes = rng.integers(0, len(categories), rows)
    return pd.DataFrame(
        {
            "c": pd.Categorical.from_codes(codes, categories),
            "o": letters,
            "x": rng.normal(size=rows),
            "k": pd.Categorical(rng.integers(1, 4, rows)),
        }
    )


def kind(row):
    name = "short"
    if row["x"] > 0:
        name = "mid"
    if row["x"] > 1:
        name = "long"
    return name


FUNCTIONS = [
    lambda row: row["c"] == "UA",
    lambda row: HOME != row["c"],  # noqa: SIM300 - the string on the left
    lambda row: row["c"] == "nowhere",
    lambda row: row["c"] < "C",
    lambda row: row["c"] >= "9E",
    lambda row: "B" > row["c"],  # noqa: SIM300 - as above
    lambda row: row["c"] in ("UA", "AA"),
    lambda row: row["c"] not in {"UA", "B6", "zz"},
    lambda row: row["c"] in "AAUA",
    lambda row: "A" in row["c"],
    lambda row: row["x"] * 2 if row["c"] == HOME else -row["x"],
    lambda row: row["k"] * 2 + row["x"],
    lambda row: row["o"] <= "b",
    lambda row: row["c"] == row["o"],
    lambda row: row["c"] < row["o"],
    lambda row: row["o"] in row["c"],
    lambda row: row["c"].lower() == "aa",
    lambda row: row["c"].lower().startswith("u") or row["c"].isdigit(),
    lambda row: len(row["c"]) + row["c"].count("A") + row["c"].find("6"),
    lambda row: 1 if row["c"] else 0,
    lambda row: row["c"],
    lambda row: row["c"].replace("A", "").strip(),
    lambda row: "late" if row["x"] > 0.5 else "on time",
    lambda row: row["c"].istitle() or row["c"].isidentifier() or row["c"].isprintable(),
    lambda row: row["c"].center(5, "*") + row["c"].ljust(4).rjust(6, "-").zfill(9),
    lambda row: row["c"] + "-" + row["o"],
    lambda row: HOME + row["c"],
    lambda row: (row["c"] + ("+" if row["x"] > 0 else "-")).startswith("UA+"),
    lambda row: row["c"] if row["x"] > 0 else "none",
    lambda row: row["c"] if row["x"] > 0 else row["o"],
    kind,
]


@pytest.mark.slow
def test_a_category_is_the_string_that_pandas_has() -> None:
    """Comparison is that of strings, also of an ordered category; numbers are numbers; strings come out."""
    given = frame()
    found = udf.DataFrame(given).apply(together(FUNCTIONS))
    for number, function in enumerate(FUNCTIONS):
        assert list(found[number]) == list(given.apply(function, axis=1)), number


@pytest.mark.parametrize("function", FUNCTIONS[:3])
def test_many_categories_and_none(function) -> None:
    """A table of results is as long as the categories; without rows there may be none."""
    many = frame(3000, [f"{i:04}" for i in range(1500)] + ["UA"])
    assert list(udf.DataFrame(many).apply(function)) == list(many.apply(function, axis=1))
    assert len(udf.DataFrame(frame(0, [])).apply(function)) == 0


def test_results_are_categories_in_every_layout() -> None:
    """Those of pandas, Arrow's dictionary, objects; None for null, and the column's own categories in their order."""
    given = pd.Series(pd.Categorical(["b", None, "a"], categories=["b", "a"], ordered=True), name="n")
    series = udf.Series(given)
    pd.testing.assert_series_equal(series.to_pandas(), given)
    pd.testing.assert_series_equal(series.applymap(lambda x: x).to_pandas().astype(object), given.astype(object))
    assert series.to_arrow().to_pylist() == list(series) == ["b", None, "a"]
    assert series.to_numpy(na_value="?").tolist() == ["b", "?", "a"]
    assert series.to_arrow().type.ordered
    assert str(series).split("\n")[:3] == ["0       b", "1    <NA>", "2       a"]
    assert udf.Series(series.to_arrow()).equals(series)


@pytest.mark.slow
def test_a_missing_category_is_null() -> None:
    """It propagates, and ``is udf.NA`` asks for it; na_action="ignore" does not ask the function."""
    series = udf.Series(pd.Categorical(["x", None, "y"]))
    assert list(series.applymap(lambda x: x == "x")) == [True, None, False]
    assert list(series.applymap(lambda x: "gone" if x is udf.NA else x.upper())) == ["X", "gone", "Y"]
    assert list(series.applymap(lambda x: x is None)) == [False, True, False]
    assert list(series.applymap(lambda x: len(x) + 1, na_action="ignore")) == [2, None, 2]
    assert list(series.applymap(lambda x: None if x == "y" else "kept", na_action="ignore")) == ["kept", None, None]


@pytest.mark.parametrize(
    "data",
    [
        pa.array(["u", None, "v", "u"]).dictionary_encode(),
        pa.array(["t", "u", None, "v", "u"]).dictionary_encode()[1:],
        pa.array(["u", None, "v", "u"], pa.large_string()).dictionary_encode(),
        pa.DictionaryArray.from_arrays(pa.array([0, 1, 3, 2], pa.uint8()), ["u", None, "u", "v"]),
        pa.chunked_array(
            [pa.array([x], "string").dictionary_encode() for x in ("u", None, "v", "u")],
            pa.dictionary("int32", "string"),
        ),
        pl.Series(["u", None, "v", "u"], dtype=pl.Categorical),
        pl.Series(["u", None, "v", "u"], dtype=pl.Enum(["w", "v", "u"])),
        pd.Series(["u", None, "v", "u"], dtype=pd.ArrowDtype(pa.dictionary(pa.int32(), pa.string()))),
    ],
    ids=lambda data: type(data).__module__ + "." + type(data).__name__,
)
def test_dictionaries_of_arrow_and_polars(data) -> None:
    """Whatever the width of their codes, nulls in codes or dictionary, chunks with dictionaries of their own."""
    series = udf.Series(data)
    assert list(series) == ["u", None, "v", "u"]
    assert list(series.applymap(lambda x: x == "u")) == [True, None, False, True]


@pytest.mark.slow
def test_categories_of_numbers_and_times_are_those() -> None:
    """Also with nulls; a dictionary of numbers too."""
    days = pd.Series(pd.Categorical(pd.to_datetime(["2013-01-02", None, "2014-01-01"])))
    assert list(udf.Series(days).applymap(lambda t: t.year)) == [2013, None, 2014]
    assert list(udf.Series(pd.Categorical([2.5, None, 1.0])).applymap(lambda x: x * 2)) == [5.0, None, 2.0]
    assert list(udf.Series(pa.array([7, None, 7]).dictionary_encode())) == [7, None, 7]
    assert list(udf.Series(pd.Categorical([None, None]))) == [None, None]


def test_other_categories_are_another_function() -> None:
    """The same codes with other strings compile anew, and the same strings do not."""
    is_a = lambda x: x == "a"
    first = udf.Series(pd.Categorical(["a", "b"]))
    second = udf.Series(pd.Categorical.from_codes([0, 1], ["b", "a"]))
    assert list(first.applymap(is_a)) == [True, False]
    assert list(second.applymap(is_a)) == [False, True]
    assert list(first.applymap(is_a)) == [True, False]


def test_a_category_is_written_with_its_strings() -> None:
    """So that a stored function knows which strings its codes were."""
    dtype = udf.Series(pd.Categorical(["b", "a"], categories=["b", "a"], ordered=True)).dtype
    assert deserialize(serialize(dtype), type(dtype)) == dtype


@pytest.mark.parametrize(
    ("function", "text"),
    [
        (lambda x: x + 1, r"\+ does not take \(category, int\)"),
        (lambda x: x.split("a"), "a category has no attribute 'split'"),
        (lambda x: x.startswith(("a", "b")), "takes constant strings"),
        (lambda x: x.startswith(), "takes constant strings"),
        (lambda x: x.center(3, "xy"), "takes constant strings"),
        (lambda x: x.find(3), "takes constant strings"),
        (lambda x: x if x == "a" else 1, "category on one path and int on another"),
    ],
)
def test_what_a_category_cannot_is_named(function, text) -> None:
    """The error says category, and nothing of how we keep it."""
    with pytest.raises(UdfCompileError, match=text):
        udf.Series(pd.Categorical(["a", "b"])).applymap(function)


def test_a_category_is_not_converted() -> None:
    with pytest.raises(DTypeError, match="comparison"):
        udf.Series(pd.Categorical(["a"]), dtype="int64")


def test_pandas_accessor_has_pandas_defaults() -> None:
    """So axis is 0 where it is left out, as in the call that it stands for: a category is no column of values there."""
    given = frame(5)
    with pytest.raises(DTypeError, match="column 'c'"):
        given.udf.apply(lambda column: column.max())
    with pytest.raises(ArgumentError, match="raw=True"):
        given.udf.apply(lambda row: row["x"], axis=1, raw=True)
    with pytest.raises(ArgumentError, match="broadcast"):
        given.udf.apply(lambda row: row["x"], axis=1, result_type="broadcast")
    expected = given.apply(lambda row: (row["x"], row["c"]), axis=1, result_type="expand")
    got = given.udf.apply(lambda row: (row["x"], row["c"]), axis=1, result_type="expand")
    assert got.astype(object).equals(expected.astype(object))


@pytest.mark.parametrize("ordered", [True, False])
def test_a_category_chosen_by_a_condition_keeps_its_order(ordered) -> None:
    """Of its own strings; a string that it has not makes another category."""
    dtype = pd.CategoricalDtype(["low", "mid", "high"], ordered=ordered)
    levels = pd.Series(["low", "high", None], dtype=dtype)
    series = udf.Series(levels)
    assert series.applymap(lambda c: c if c == "low" else "mid", na_action="ignore").to_pandas().dtype == dtype
    assert series.applymap(lambda c: "mid" if c == "low" else c, na_action="ignore").to_pandas().dtype == dtype
    other = series.applymap(lambda c: c if c == "low" else "none", na_action="ignore").to_pandas()
    assert other.dtype.categories.tolist() == ["high", "low", "mid", "none"]
    assert other.tolist()[:2] == ["low", "none"]
