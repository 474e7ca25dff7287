"""Labels of every kind as keys of a row, and a row as a whole: its values, positions, items and methods, as pandas'."""

import numpy as np
import pandas as pd
import pytest

# ruff: noqa: C416, PD008, PERF401, RUF015 - what people write
import udf
import udf.doors.pandas.pandas_accessor
from tests.support.budget import budget, some
from udf.columns.column_use import uses_whole_row
from udf.errors import ColumnNotFoundError, DTypeError, UdfCompileError

LEVELS = pd.DataFrame(
    np.arange(8.0).reshape(2, 4), columns=pd.MultiIndex.from_product([("a", "b"), ("x", "y")]), index=["p", "q"]
)
MIXED = pd.DataFrame({1.5: [1, 2], True: [3, 4], 2.5: [0, 5], "a": [6, 7]})
FLAGS = pd.DataFrame(np.arange(4).reshape(2, 2), columns=[True, False])
PAIR = ("a", "y")
NUMBER = 2.5
LEVEL = "y"


def of_pairs(row):
    total = 0.0
    for key in (("a", "x"), ("b", "y")):
        total = total * 10 + row[key]
    return total


def of_numbers(row):
    total = 0
    for key in (1.5, NUMBER):
        total = total * 10 + row[key]
    return total


def given_keys(row, keys=(("b", "x"), PAIR)):
    return sum(row[key] for key in keys)


@pytest.mark.parametrize(
    ("frame", "function"),
    [
        (LEVELS, lambda row: row["a", "x"] - 2 * row[("b", "y")]), (LEVELS, lambda row: row[PAIR]), (LEVELS, of_pairs),
        (LEVELS, given_keys), (MIXED, lambda row: row[1.5] * 10 + row[NUMBER]),
        (MIXED, lambda row: row[True] + row["a"]), (MIXED, lambda row: row[1] + row.a), (MIXED, of_numbers),
        (FLAGS, lambda row: row[False] - 3 * row[True]),
    ],
)  # fmt: skip
def test_a_label_is_a_string_a_number_a_bool_or_a_tuple_of_them(frame, function) -> None:
    """As it is in pandas, a MultiIndex too; twice, since the second call is found by its types."""
    for _ in range(2):
        pd.testing.assert_series_equal(frame.udf.apply(function, axis=1), frame.apply(function, axis=1))


@pytest.mark.parametrize(
    ("function", "hint"),
    [
        (lambda row: row["a"]["x"], r"all of its levels: row\['a', 'x'\]"),
        (lambda row: row.get("a"), r"all of its levels: row\['a', 'x'\]"),
        (lambda row: row["a", "z"], r"no column \('a', 'z'\)"),
    ],
)
def test_a_column_of_a_multiindex_is_named_by_all_levels(function, hint) -> None:
    """Part of a label is refused, with the way to write it."""
    with pytest.raises(ColumnNotFoundError, match=hint):
        LEVELS.udf.apply(function, axis=1)


def test_a_label_put_together_of_parts_must_be_constant() -> None:
    """What is refused is the key, not the column, which is there."""
    parts = lambda row: row["a", LEVEL]
    looped = lambda row: sum(row[top, "x"] for top in ("a", "b"))
    assert parts(LEVELS.iloc[0]) == 1.0
    with pytest.raises(UdfCompileError, match="the key of a row must be constant"):
        LEVELS.udf.apply(parts, axis=1)
    try:
        found = LEVELS.udf.apply(looped, axis=1)
    except UdfCompileError as refused:  # by some Pythons, whose bytecode does not say the items
        assert "the key of a row must be constant" in str(refused)  # noqa: PT017 - or none is raised
    else:
        pd.testing.assert_series_equal(found, LEVELS.apply(looped, axis=1))


# --- row.get -----------------------------------------------------------------------------------------

FRAME = pd.DataFrame({"a": [1.5, 2.5], "n": [3, 4]})


@pytest.mark.parametrize(
    "function",
    [
        lambda row: row.get("a"), lambda row: row.get("a", 0) + row.get("z", 7), lambda row: row.get("z", row.n) * 2,
        lambda row: row.get("z", default=row.n) + row.get(key="a"), lambda row: 1 if row.get("z") is None else 0,
        lambda row: row.get("z", row.get("a")),
    ],
)  # fmt: skip
def test_get_is_the_column_or_the_default(function) -> None:
    """As pandas has it; None if there is none."""
    assert FRAME.udf.apply(function, axis=1).tolist() == FRAME.apply(function, axis=1).tolist()


def test_get_of_a_column_that_cannot_enter_is_refused() -> None:
    """It is no missing column, also after a call in which there was none of that label."""
    asked = lambda row: row.get("z", 7) + row["a"]
    assert FRAME.udf.apply(asked, axis=1).tolist() == [8.5, 9.5]
    with pytest.raises(DTypeError, match="'z'"):
        FRAME.assign(z=[b"x", b"y"]).udf.apply(asked, axis=1)
    assert FRAME.assign(z=[1, 2]).udf.apply(asked, axis=1).tolist() == [2.5, 4.5]


def test_a_column_may_be_called_like_a_method() -> None:
    """Then it is the column, of rows of our own."""
    frame = udf.DataFrame({"get": [1.0, 2.0], "sum": [3, 4]})
    assert list(frame.apply(lambda row: row.get + row.sum)) == [4.0, 6.0]


@pytest.mark.slow
@pytest.mark.parametrize("name", some((n for n in dir(pd.DataFrame) if n[0] != "_" and hasattr(pd.Series, n)), each=23))
def test_what_pandas_calls_a_method_is_no_column_there(name) -> None:
    """``row.rank`` was the column, where pandas has the method: silently, since a method is true, and compares."""
    frame = pd.DataFrame({name: [0.0, 2.0], "k": [1, 2]})
    row, group = (eval(f"lambda r: 1 if r.{name}{end} else 0") for end in ("", ".sum()"))  # noqa: S307 - names of pandas'
    with pytest.raises(UdfCompileError, match=f"{name}"):
        frame.udf.apply(row, axis=1)
    with pytest.raises(UdfCompileError, match=f"{name}"):
        frame.udf.groupby("k").apply(group)


@pytest.mark.parametrize(
    ("function", "text"),
    [
        (lambda row: row.xs("a"), r"row.xs is not supported .*name the column"),
        (lambda row: row.dtype, r"row.dtype is not supported"),
    ],
)
def test_what_a_pandas_row_has_is_named_with_what_works(function, text) -> None:
    """It is no missing column; the error has the line of the function."""
    with pytest.raises(UdfCompileError, match=text) as refused:
        FRAME.udf.apply(function, axis=1)
    assert refused.value.line == function.__code__.co_firstlineno


METHODS = {
    "sum": lambda row: row.sum(),
    "mean": lambda row: row.mean(),
    "min": lambda row: row.min(),
    "max": lambda row: row.max(),
    "std": lambda row: row.std(),
    "var of all": lambda row: row.var(ddof=0),
    "median": lambda row: row.median(),
    "prod": lambda row: row.prod(),
    "count": lambda row: row.count(),
    "isna": lambda row: row.isna().sum(),
    "notna": lambda row: row.notna().all(),
    "fillna": lambda row: row.fillna(-1.0).sum(),
    "dropna": lambda row: row.dropna().mean(),
    "above": lambda row: (row > 1).sum(),
    "share": lambda row: (row / 4).max(),
    "quantile": lambda row: row.quantile(0.25),
    "abs": lambda row: row.abs().max(),
    "first two": lambda row: row.iloc[:2].sum(),
    "last": lambda row: row.iloc[-1],
    "some": lambda row: row[["a", "c"]].max(),
    "slice": lambda row: row["b":].sum(),
    "len": lambda row: len(row),
    "nansum": lambda row: np.nansum(row),
    "items": lambda row: sum(v for k, v in row.items() if k != "b"),
    "values": lambda row: row.values[0] - row.values[2],
    "index": lambda row: sum(row[k] for k in row.index if k > "a"),
    "loc": lambda row: row.loc["a"] + row.at["b"],
    "nunique": lambda row: row.nunique(),
}


def _frames() -> list[pd.DataFrame]:
    rng = np.random.default_rng(5)
    floats = pd.DataFrame(rng.integers(-3, 4, (20, 4)) / 2, columns=list("abcd"))
    gaps = floats.mask(pd.DataFrame(rng.random((20, 4)) < 0.3, columns=list("abcd")))
    whole = pd.DataFrame(rng.integers(-3, 9, (20, 4)), columns=list("abcd"))
    mixed = floats.assign(b=whole.b, d=whole.d)
    return [floats, gaps, whole, mixed][: max(2, budget(4))]


@pytest.mark.parametrize("name", METHODS)
def test_a_method_gives_what_pandas_gives(name) -> None:
    """Over floats, floats with gaps, whole numbers, and both side by side: values and dtype."""
    function = METHODS[name]
    for frame in _frames():
        if name == "nunique" and frame.dtypes.iloc[0] == "int64":
            continue  # refused: of floats only
        expected = frame.apply(function, axis=1)
        pd.testing.assert_series_equal(frame.udf.apply(function, axis=1), expected)


@pytest.mark.parametrize("best", [lambda row: row.idxmax() == "c", lambda row: row.idxmin() == "a"])
def test_the_label_of_the_best(best) -> None:
    """The first of several; a row of NaN raises ValueError."""
    for frame in _frames():
        frame = frame.dropna(how="all")  # noqa: PLW2901
        assert frame.udf.apply(best, axis=1).tolist() == frame.apply(best, axis=1).tolist()
    with pytest.raises(ValueError, match="Encountered all NA values"):
        pd.DataFrame({"a": [np.nan], "b": [np.nan]}).udf.apply(lambda row: row.idxmax() == "a", axis=1)


@pytest.mark.parametrize("index", [[3, 1, 2], ["x", "y", "z"], [0.5, 1.5, 2.5], pd.date_range("2024-01-01", periods=3)])
def test_the_name_of_a_row_is_its_label(index) -> None:
    frame = pd.DataFrame({"a": [1.0, 2.0, 3.0]}, index=index)
    label = frame.index[1]
    function = lambda row: row.a if row.name == label else 0.0
    assert frame.udf.apply(function, axis=1).tolist() == [0.0, 2.0, 0.0]


@pytest.mark.parametrize(
    "function",
    [
        lambda row: row.a * row.name, lambda row: row.a if row.name > 1 else 0.0, lambda row: row.text + str(row.name),
        lambda row: (row.name, row.a), lambda row: row.name * row["n"],
    ],
)  # fmt: skip
def test_the_name_of_a_row_of_several_dtypes_reads_no_column(function) -> None:
    """Beside columns of which one is text."""
    frame = pd.DataFrame({"a": [1.0, 2.0, 3.0], "n": [3, 4, 5], "text": ["x", "y", "z"]}, index=[3, 1, 2])
    with udf.options(fallback="error"):
        pd.testing.assert_series_equal(frame.udf.apply(function, axis=1), frame.apply(function, axis=1))


def test_only_columns_that_are_asked_for_are_read() -> None:
    """A text column does no harm to what does not ask for it; a method of the whole row names it."""
    frame = pd.DataFrame({"a": [1.0, 2.0], "text": [object(), object()], "b": [3.0, 4.0]})
    assert frame.udf.apply(lambda row: row.a + row["b"], axis=1).tolist() == [4.0, 6.0]
    assert frame.udf.apply(lambda row: row[["a", "b"]].sum(), axis=1).tolist() == [4.0, 6.0]
    with pytest.raises(TypeError, match="text"):
        frame.udf.apply(lambda row: row.sum(), axis=1)


@pytest.mark.parametrize(
    ("function", "whole"),
    [
        (lambda row: row.a + row["b"] * 2, False), (lambda row: row["a"] if row["b"] > 0 else 1, False),
        (lambda row: max(row.a, row.b), False), (lambda row: row.get("a", 0), False), (lambda row: sum(row), True),
        (lambda row: row.mean() + row.a, True), (lambda row: (row > 0).sum(), True),
        (lambda row: [v for v in row][0], True), (lambda row: np.max(row), True),
        (lambda row: row["text"][:2] + row.b[1:], False), (lambda row: row[:2].sum(), True),
        (lambda row: row.a[:2] if row.name else row.b, True), (lambda row: max(row.a, row), True),
        (lambda row: [row.a, row][0], True),
    ],
)  # fmt: skip
def test_what_asks_for_a_whole_row_is_seen(function, whole) -> None:
    code = function.__code__
    assert uses_whole_row([code, *(c for c in code.co_consts if hasattr(c, "co_code"))]) is whole


@pytest.mark.slow
def test_numpy_takes_lists_and_tuples() -> None:
    """Reductions, products with captured arrays, choices, tables."""
    frame = pd.DataFrame({"a": [1.0, 2.0, -3.0], "b": [0.5, np.nan, 4.0], "n": [1, 2, 3]})
    weights, edges = np.array([1.0, -2.0]), np.array([0, 1, 2, 5])
    for function in (
        lambda r: np.mean([r.a, r.b]), lambda r: np.nanmax([r.a, r.b]), lambda r: np.sum((r.a, r.n, 2)),
        lambda r: np.dot([r.a, r.b], weights), lambda r: np.linalg.norm([r.a, r.n] - weights),
        lambda r: float(np.select([r.a > 1, r.a > 0], [r.n, 2], default=-1)),
        lambda r: bool(np.isin(r.n, [1, 3])), lambda r: np.interp(r.a, [0, 1, 4], [0, 10, 20]),
        lambda r: np.polyval([1, 0, -2], r.a), lambda r: np.searchsorted(edges, r.n),
        lambda r: np.searchsorted(edges, r.n, side="right"), lambda r: np.digitize(r.a, edges),
        lambda r: np.std([r.a, r.n], ddof=1), lambda r: np.argmax([r.a, r.n]), lambda r: np.median([r.a, r.n, 0]),
        lambda r: sum([r[c] for c in ("a", "n")]),
    ):  # fmt: skip
        expected = frame.apply(function, axis=1)
        pd.testing.assert_series_equal(frame.udf.apply(function, axis=1), expected, check_dtype=False)


def test_a_list_that_grows_in_another_way() -> None:
    """It lies in the row's memory."""

    def grows(row):
        found = []
        for value in (row.a, row.b):
            if value > 1:
                found.append(value)
        return len(found)

    assert list(udf.DataFrame({"a": [1.0, 3.0], "b": [2.0, 4.0]}).apply(grows)) == [1, 2]


@pytest.mark.parametrize("dtype", ["int8", "int16", "int32"])
def test_running_extremes_of_narrow_numbers_are_refused(dtype: str) -> None:
    """They were a fault of ours: a step of 64 bits among items of fewer."""
    frame = pd.DataFrame({"a": [1, 2], "b": [3, -4]}, dtype=dtype)
    with pytest.raises(udf.errors.UdfCompileError, match=f"of {dtype} is not supported"):
        frame.udf.apply(lambda r: np.maximum.accumulate(r.to_numpy())[-1], axis=1)
