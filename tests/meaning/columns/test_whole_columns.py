"""Functions of whole columns, and ``transform``, at pandas' door: labels, tuples, types of every kind of number."""

import math

import numpy as np
import pandas as pd
import pytest

import udf
from tests.support.against_python import assert_is_pandas, outcome
from tests.support.budget import in_turn
from udf.doors.pandas.pandas_fallback import WHY
from udf.errors import ArgumentError, ColumnNotFoundError, UdfCompileError, UdfError
from udf.options import options

VALUES = [3, 1, 4, 1, 5, 9, 2, 6]
INDEXES = {
    "default": pd.RangeIndex(8),
    "times": pd.date_range("2024", periods=8),
    "times of a zone": pd.date_range("2024", periods=8, tz="UTC"),
    "periods": pd.period_range("2024", periods=8, freq="M"),
    "spans": pd.to_timedelta(range(8), unit="h"),
    "text": list("abcdefgh"),
    "categories": pd.CategoricalIndex(list("abcdefgh")),
    "numbers": range(10, 18),
    "floats": np.arange(8) / 2,
    "twice": [1, 1, 2, 2, 3, 3, 4, 4],
    "objects": [1, "a", 2, "b", 3, "c", 4, "d"],
    "levels": pd.MultiIndex.from_product([[1, 2], list("abcd")]),
}
OF_LABELS = [lambda c: c.idxmax(), lambda c: c[c > 2].idxmin(), lambda c: c.loc[c.idxmax()]]
OF_VALUES = [
    lambda c: c.sum(), lambda c: (c > 3).sum(), lambda c: c.max() - c.min(), lambda c: np.sum(c),
    lambda c: c.cumsum().iloc[-1], lambda c: c.quantile(), lambda c: c.astype(float).max() ** 2,
    lambda c: c.iloc[-1] / c.iloc[0],
]  # fmt: skip


def same(found, wanted) -> None:
    """Values, and their type where NumPy gives one: Python's own numbers are NumPy's here."""
    assert found == wanted
    if not isinstance(wanted, (int, float)) or isinstance(wanted, np.generic):
        assert type(found) is type(wanted)


@pytest.mark.filterwarnings("ignore:.*without timezone information:UserWarning")  # pandas', of periods
@pytest.mark.parametrize(("index", "function"), in_turn(INDEXES, range(len(OF_LABELS)), rounds=2))
def test_a_label_is_the_columns_own(index, function) -> None:
    """Or it is refused by name, where no column could hold it."""
    series = pd.Series(VALUES, index=INDEXES[index])
    try:
        wanted = series.agg(OF_LABELS[function])
    except ValueError as ambiguous:
        wanted = type(ambiguous)
    try:
        found = series.udf.agg(OF_LABELS[function])
    except UdfError:
        assert index in {"times of a zone", "periods", "categories", "objects", "levels", "twice", "text"}
        return
    same(found, wanted)


@pytest.mark.filterwarnings("ignore:using <function:FutureWarning")  # pandas 2, which tries each value first
@pytest.mark.parametrize(
    ("dtype", "function"),
    in_turn(["int8", "uint8", "int16", "int32", "uint32", "int64", "float32", "float64", "Int64", "bool"], OF_VALUES),
)
def test_a_value_has_the_type_that_its_function_gives_it(dtype, function) -> None:
    """A sum of int32 is an int64, a count of them too."""
    series = pd.Series([v % 2 for v in VALUES] if dtype == "bool" else VALUES).astype(dtype)
    try:
        wanted = series.agg(function)
    except TypeError:  # NumPy does not subtract bools
        return
    if isinstance(wanted, pd.Series):
        return  # pandas 2 calls what takes a number for each value, and warns that it will not
    try:
        found = series.udf.agg(function)
    except UdfCompileError:
        assert dtype == "uint32"  # whose running sums are uint64
        return
    same(found, wanted)


@pytest.mark.slow
def test_each_column_may_have_a_function_of_its_own() -> None:
    """In the order of the dict; a column that is not there, a list and a function that gives a column are refused."""
    frame = pd.DataFrame({"x": [1, 2], "y": [1.5, 2.0], 3: [1, 1]})
    for functions in (
        {"x": lambda c: c.max()},
        {"y": lambda c: c.sum(), "x": lambda c: c.max()},
        {3: lambda c: c.sum()},
    ):
        for method in ("agg", "apply"):
            assert_is_pandas(frame, lambda d, method=method, of=functions: getattr(d, method)(of))
    for functions, error in (
        ({"z": lambda c: c.sum()}, ColumnNotFoundError),
        ({"x": ["sum"]}, ArgumentError),
        ({"x": lambda c: c * 2}, UdfCompileError),
    ):
        with pytest.raises(error):
            frame.udf.agg(functions)


def test_objects_of_two_nulls_are_refused_where_they_are_told_apart() -> None:
    """As by groups: here they are one null."""
    given = pd.Series(["a", None, np.nan, "b"], dtype=object)
    with pytest.raises(ArgumentError, match="None and some NaN"):
        given.udf.agg(lambda c: len(c.unique()))
    assert given.udf.agg(lambda c: c.count()) == 2


OF_METHODS = [
    lambda c: c.sum(), lambda c: c.std(), lambda c: c.max() - c.min(), lambda c: c.median(), lambda c: c.quantile(0.9),
    lambda c: c.quantile(0.75) - c.quantile(0.25), lambda c: c.count(), lambda c: c.isna().mean(),
    lambda c: c.nunique(), lambda c: c.mode()[0], lambda c: c.value_counts().index[0], lambda c: (c > 0).sum(),
    lambda c: c[c > 0].mean(),
    lambda c: c.diff().abs().mean(), lambda c: c.skew(), lambda c: np.percentile(c, 95), lambda c: c.idxmax(),
    lambda c: c.max() if c.is_monotonic_increasing else c.cumsum().max(), lambda c: np.ptp(c), np.mean,
    lambda c: (c - c.mean()) / c.std(), lambda c: c.fillna(c.mean()), lambda c: c.rank(), lambda c: c.clip(1, 4),
    lambda c: c.pct_change(), lambda c: round(c.mean(), VALUES_DIGITS), {"x": lambda c: c.max()},
    lambda c: c.rolling(3).max(), lambda c: c.ewm(alpha=0.5).mean().iloc[-1], lambda c: c.expanding().sum(),
    lambda c: c.astype(str).str.len().sum(), lambda c: c.groupby(c > 2).cumsum(),
]  # fmt: skip
VALUES_DIGITS = 2


@pytest.mark.parametrize("function", OF_METHODS)
def test_pandas_runs_what_only_calls_its_own_methods(function) -> None:
    """Its loops over a column are compiled, too: so it takes less there, says no warning, and gives its own result."""
    frame = pd.DataFrame({"x": VALUES, "y": [v / 2 for v in VALUES]})
    with options(fallback="python"):
        found = frame.udf.apply(function)
        assert (udf.last_call().backend, udf.last_call().why) == ("python", WHY)
        wanted = frame.apply(function)
        (pd.testing.assert_frame_equal if wanted.ndim == 2 else pd.testing.assert_series_equal)(found, wanted)


def _positive(c) -> int:
    return sum(1 for v in c if v > 2)


@pytest.mark.parametrize(
    "function",
    [_positive, lambda c: _positive(c), lambda c: c.map(lambda v: v * 2).sum(), lambda c: max(c), lambda c: sum(c)],
)
def test_what_goes_from_value_to_value_is_compiled(function) -> None:
    """In a loop, in a function that it calls, or in a builtin; and so is all that asks for compiled code only."""
    series = pd.Series(VALUES, dtype="float64")
    with options(fallback="python", backend="cpu"):
        assert series.udf.agg(function) == function(series)
        assert udf.last_call().backend == "cpu"
        assert series.udf.agg(lambda c: c.sum(), fallback="error") == series.sum()
        assert udf.last_call().backend == "cpu"


SERIES = {
    "floats": pd.Series([1.0, 2.0, 4.0], name="n"),
    "ints": pd.Series([1, 2, 4]),
    "a zero": pd.Series([1, 0, -4], index=list("abc")),
}
SOURCES = (
    *("(s - np.mean(s)) / np.std(s)", "s / np.sum(s)", "np.mean(s)", "np.cumsum(s)", "(s - s.mean()) / s.std()"),
    *("s * 2", "1 / s", "10 // s", "s - s.max()", "math.sqrt(s)", "s.fillna(0)", "int(s)", "np.sqrt(s)", "s.rank()"),
    *("0.0 if s > 2 else 1.5", "s.clip(0, 2)", "np.where(s > 2, s, 0)", "abs(s)", "round(s)"),
)


@pytest.mark.parametrize(("name", "source"), in_turn(SERIES, SOURCES))
def test_transform_asks_what_pandas_asks(name: str, source: str) -> None:
    """``np.mean`` takes one value, too; what raises of a value is asked of the column."""
    given, function = SERIES[name], eval(f"lambda s: {source}", {"np": np, "math": math})  # noqa: S307 - text from above
    ours = outcome(lambda: given.udf.transform(function))
    assert ours is None or ours == outcome(lambda: given.transform(function))


def test_parameters_of_pandas_are_no_arguments() -> None:
    """``axis`` is pandas' second parameter of ``transform``, ``by_row`` one of ``apply``."""
    given, frame = SERIES["floats"], pd.DataFrame({"a": [1.0, 2.0], "b": [3.0, 5.0]})
    for call in (
        lambda door: door.transform(lambda s, k: s * k, 0, 3),
        lambda door: door.transform(lambda s, k: s * k, axis="index", k=3),
        lambda door: door.apply(lambda s, by_row=3: s * by_row, by_row="compat"),
        lambda door: door.apply(lambda s, k: s - s.mean() * k, by_row=False, k=2),
        lambda door: door.apply(lambda s: s.max(), by_row=False),
    ):
        assert_is_pandas(given, call)
    assert_is_pandas(frame, lambda d: d.apply(lambda c: c.max() - c.min(), axis="rows"))
    for refused in (
        lambda: given.udf.transform(lambda s: s * 2, axis=1),
        lambda: given.to_frame().udf.transform(lambda s: s - s.mean(), axis=1),
        lambda: given.to_frame().udf.apply(lambda s: s.mean(), axis=2),
        lambda: given.udf.apply(lambda s: s, by_row="always"),
    ):
        with pytest.raises(udf.errors.ArgumentError, match="cannot be"):
            refused()


@pytest.mark.parametrize("labels", ["a", "ab", "abc"])
def test_a_tuple_a_column(labels: str) -> None:
    """Pandas makes rows of them, and labels these by the frame's where there are as many."""
    frame = pd.DataFrame({label: [1.0, 2.0, 4.0] for label in labels}, index=list("xyz"))
    for function in (lambda c: (c.min(), c.max()), lambda c: [c.min(), c.max(), c.sum()]):
        ours = outcome(lambda of=function: frame.udf.apply(of))
        assert ours is None or ours == outcome(lambda of=function: frame.apply(of))


def test_a_column_of_categories_or_objects_is_asked_as_a_whole() -> None:
    """Where a value, which pandas hands out itself, raises."""
    for given in (pd.Series([3, 1, 3], dtype="category"), pd.Series([None, None], dtype=object)):
        for function in (lambda s: s.isna(), lambda s: s.duplicated(), lambda s: s.isin([3, "b"])):
            assert_is_pandas(given, lambda d, function=function: d.transform(function))
