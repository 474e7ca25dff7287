"""Groups, columns and windows where pandas has an oddity of its own: it is pandas' answer."""

# ruff: noqa: BLE001 - what is raised is compared
import datetime as dt
import warnings
from decimal import Decimal

import numpy as np
import pandas as pd
import pytest

import udf
from udf.base.pandas_meaning import meaning
from udf.errors import DuplicateColumnError, FallbackWarning, UdfCompileError


@pytest.fixture(autouse=True)
def _falls_back():
    with udf.options(backend="cpu", fallback=None), warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@pytest.mark.slow
@pytest.mark.parametrize("dtype", ["Int64", "UInt64", "int64[pyarrow]"])
def test_groups_of_nullable_integers_beyond_2_to_53(dtype: str) -> None:
    """Pandas differences Int64 exactly, and Arrow raises where a sum wraps or a float would lose digits."""
    frame = pd.DataFrame({"k": [0, 0, 0, 1, 1, 1], "a": pd.Series([2**62, 2**62, 2**62, 1, 2, 2**62], dtype=dtype)})
    functions = (
        lambda g: g.diff().sum(), lambda g: g.cumsum().iloc[-1], lambda g: (g - g.mean()).abs().max(),
        lambda g: g.mean(), lambda g: g.max() - g.min(),
    )  # fmt: skip
    for function in functions:
        outcomes = []
        for data in (frame, frame.udf):
            try:
                made = data.groupby("k")["a"].agg(function)
                outcomes.append((made.dtype, [repr(one) for one in made]))
            except Exception as error:
                outcomes.append(type(error))
        assert outcomes[0] == outcomes[1]


@pytest.mark.parametrize(
    "function",
    [
        lambda g: np.percentile(g, 75) - np.percentile(g, 25), lambda g: np.quantile(g, 0.5) + 1,
        lambda g: g.quantile(0.5) * 2,
    ],
)  # fmt: skip
def test_quantiles_of_bools_raise(function) -> None:
    """NumPy subtracts no bools, whatever is made of the quantiles."""
    frame = pd.DataFrame({"k": [0, 0, 1], "a": [True, False, True]})
    for data in (frame, frame.udf):
        with pytest.raises(TypeError, match="boolean subtract"):
            data.groupby("k")["a"].agg(function)


def test_numbers_beside_na_are_of_pandas_type() -> None:
    """``np.float64`` and ``np.int64``, or Python's own where a function counts."""
    frame = pd.DataFrame({"k": [0, 0, 1, 1], "a": pd.array([1.5, None, None, None], "Float64"), "b": [1, 2, 3, 4]})
    functions = (
        lambda g: g["a"].mean(), lambda g: np.sqrt(((g["a"] - g["b"]) ** 2).mean()),
        lambda g: g["b"].sum() if len(g["a"].dropna()) else None,
    )  # fmt: skip
    for function in functions:
        wanted, found = (data.groupby("k")[["a", "b"]].apply(function) for data in (frame, frame.udf))
        assert [(type(one), repr(one)) for one in found] == [(type(one), repr(one)) for one in wanted]


@pytest.mark.parametrize("dtype", ["boolean", "bool[pyarrow]", "float[pyarrow]", "Int8"])
def test_one_value_a_group_of_bools_with_a_mask_where_rows_have_no_group(dtype: str) -> None:
    """Pandas has objects there, and NaN."""
    frame = pd.DataFrame({"k": ["p", None, "q", "p"], "a": pd.array([1, 0, None, 0], dtype)})
    for function in (lambda w: w.max(), lambda w: w, lambda w: w.shift(1), lambda w: len(w) > 1, lambda w: w.isna()):
        wanted = frame.groupby("k")["a"].transform(function)
        pd.testing.assert_series_equal(frame.udf.groupby("k")["a"].transform(function), wanted)


@pytest.mark.parametrize("dtype", ["Int16", "Int64", "Float32", "int16[pyarrow]"])
def test_a_value_of_a_group_beside_a_null_is_pandas_object(dtype: str) -> None:
    """NumPy's number, as a nullable column holds it, or Python's, as Arrow's."""
    frame = pd.DataFrame({"k": ["a", "b", "b", "c"], "v": pd.array([1, 2, 3, None], dtype)})
    for method in ("apply", "agg"):
        ours, theirs = (
            getattr(one.groupby("k")["v"], method)(lambda s: s.iloc[0]).map(lambda x: f"{type(x)} {x!r}")
            for one in (frame.udf, frame)
        )
        pd.testing.assert_series_equal(ours, theirs)


KEYS = {
    "text": pd.Series(["p", None, "q", "p"]),
    "floats": pd.Series([1.0, np.nan, 2.0, 1.0]),
    "nullable": pd.Series([1, None, 2, 1], dtype="Int64"),
    "categories": pd.Series(["p", None, "q", "p"], dtype="category"),
    "categories, all null": pd.Series([None] * 4, dtype=pd.CategoricalDtype(["p"])),
    "all there": pd.Series([2, 1, 2, 1]),
}


@pytest.mark.parametrize("raw", [True, False])
@pytest.mark.parametrize("dropna", [True, False])
@pytest.mark.parametrize("name", KEYS)
def test_windows_of_groups_whose_keys_are_null(name: str, dropna: bool, raw: bool) -> None:
    """Pandas has them of arrays, and raises of Series, as it labels them with the labels of all rows."""
    frame = pd.DataFrame({"k": KEYS[name], "v": [1.0, 2.0, 4.0, 3.0]})
    for windows in (lambda g: g.rolling(2, 1), lambda g: g.expanding(), lambda g: g.rolling(2, win_type=None)):
        outcomes = []
        for door in (frame, frame.udf):
            try:
                made = windows(door.groupby("k", dropna=dropna, observed=True)["v"]).apply(lambda w: w.max(), raw=raw)
                outcomes.append((made.index.tolist(), made.tolist()))
            except Exception as error:
                outcomes.append(type(error))
        assert str(outcomes[0]) == str(outcomes[1])


@pytest.mark.parametrize("dtype", ["int64", "float32", "Float64", "double[pyarrow]"])
def test_a_group_without_rows_counts_for_the_dtype(dtype: str) -> None:
    """Pandas puts together what a function gives of each, also of none of the rows."""
    keys = pd.Categorical(["a", "b", "a"], ["b", "a", "z"])
    frame = pd.DataFrame({"k": keys, "v": pd.Series([1, 0, 1], dtype=dtype)})
    for method in ("transform", "apply"):
        for function in (lambda s: s.max(), lambda s: s - s.mean(), lambda s: s - s.min()):
            doors = (one.groupby("k", observed=False)["v"] for one in (frame.udf, frame))
            ours, theirs = (getattr(one, method)(function) for one in doors)
            pd.testing.assert_series_equal(ours, theirs)
    ours, theirs = (
        one.groupby("k", observed=False).apply(lambda g: g["v"] - g["v"].mean()) for one in (frame.udf, frame)
    )
    pd.testing.assert_series_equal(ours, theirs)


@pytest.mark.parametrize("dtype", ["Int64", "int64[pyarrow]", "float64"])
@pytest.mark.parametrize("by", ["k", ["k", "l"]])
@pytest.mark.parametrize("method", ["transform", "apply", "agg"])
def test_groups_whose_key_is_na(method: str, by: str | list[str], dtype: str) -> None:
    """Pandas raises where it puts columns together that have it as their name."""
    frame = pd.DataFrame({"k": pd.Series([1, 1, None], dtype=dtype), "l": 1, "v": [1.0, 2.0, 3.0]})
    for function in (lambda s: s.max(), *([] if method == "agg" else [lambda s: s * 2])):
        outcomes = []
        for door in (frame, frame.udf):
            try:
                made = getattr(door.groupby(by, dropna=False)["v"], method)(function)
                outcomes.append((made.index.tolist(), made.tolist()))
            except Exception as error:
                outcomes.append(type(error))
        assert str(outcomes[0]) == str(outcomes[1])


def test_columns_of_rows_side_by_side_have_the_name_of_the_index() -> None:
    for name in ("i", None):
        frame = pd.DataFrame({"k": [1, 1], "v": [1.0, 2.0]}, index=pd.Index(["s", "t"], name=name))
        ours, theirs = (one.groupby("k").apply(lambda g: g["v"] - g["v"].mean()) for one in (frame.udf, frame))
        pd.testing.assert_frame_equal(ours, theirs)


@pytest.mark.skipif(not meaning().has_str, reason="pandas 2 cannot make them")
def test_tuples_of_arrows_columns_are_lists_of_arrow() -> None:
    column = pd.Series([1.5, 2.0, 1.0], dtype="double[pyarrow]")
    ours, theirs = (one.groupby([1, 1, 2]).agg(lambda s: (len(s), 1)) for one in (column.udf, column))
    pd.testing.assert_series_equal(ours, theirs)


def test_windows_of_groups_of_decimals_are_pandas() -> None:
    frame = pd.DataFrame({"v": [Decimal("1.5"), Decimal("2.5"), None]})
    windows = [one.groupby([1, 1, 2]).rolling(2).apply(lambda w: w.max()) for one in (frame.udf, frame)]
    pd.testing.assert_frame_equal(*windows)


def test_a_transform_of_a_series_gives_no_single_value() -> None:
    """Pandas raises where a function of the column gives one number."""
    column = pd.Series([3.0, 1.0, 2.0])
    for function in (lambda w: w.max(), lambda w: w.sum(), lambda w: w.mean() if len(w) else 0.0):
        with pytest.raises(ValueError, match="Function did not transform"):
            column.transform(function)
        with pytest.raises(ValueError, match="Function did not transform"):
            column.udf.transform(function)
    same = lambda w: w - w + w.max()
    pd.testing.assert_series_equal(column.udf.transform(same), column.transform(same))


def test_windows_of_no_rows_are_what_pandas_has() -> None:
    """A tuple a window too, of which there is none."""
    for function in (lambda w: (1, 2), lambda w: w.sum(), lambda w: "a"):
        empty = pd.Series([], dtype="float64")
        pd.testing.assert_series_equal(empty.udf.rolling(3).apply(function), empty.rolling(3).apply(function))


def test_rows_of_no_group_are_nan_among_large_integers() -> None:
    """They were null in a column of Int64, of which pandas has none there."""
    keys = pd.Categorical(["p", None, "q", "p"])
    data = pd.DataFrame({"k": keys, "a": [2**62, 2**62 - 1, 5, 6]})
    function = lambda w: w.max()
    found = data.udf.groupby("k", observed=True)["a"].transform(function)
    pd.testing.assert_series_equal(found, data.groupby("k", observed=True)["a"].transform(function))


@pytest.mark.parametrize("text", ["(s / True).sum()", "(s // s).sum()"])
def test_bools_are_not_divided_by_bools(text: str) -> None:
    data = pd.DataFrame({"k": [0, 0, 1], "s": [True, True, True]})
    function = eval("lambda s: " + text)  # noqa: S307 - text from above
    with pytest.raises(NotImplementedError, match="not implemented for bool"):
        data.groupby("k")["s"].agg(function)
    with pytest.raises(UdfCompileError, match="does not take"):
        data.udf.groupby("k")["s"].agg(function, fallback="error")


def test_tuples_of_narrow_columns_hold_numpys_numbers() -> None:
    """Of two of them pandas makes a frame, of their dtypes."""
    data = pd.DataFrame({"a": np.array([1, 2], np.int8), "b": [1.5, 2.5]})
    function = lambda c: (c.min(), c.max())
    pd.testing.assert_frame_equal(data.udf.apply(function), data.apply(function))


def test_groups_of_a_frame_with_two_columns_of_one_label_are_pandas() -> None:
    """Also where the function uses another column; with ``fallback="error"`` the label is named."""
    frame = pd.DataFrame([[1.0, 5.0, 2.0, 0], [4.0, 6.0, 3.0, 0]], columns=["a", "b", "a", "k"])
    with udf.options(fallback=None), pytest.warns(FallbackWarning, match="'a' occurs 2 times"):
        found = frame.udf.groupby("k")["b"].agg(lambda s: s.max() - s.min())
    pd.testing.assert_series_equal(found, frame.groupby("k")["b"].agg(lambda s: s.max() - s.min()))
    with udf.options(fallback="error"), pytest.raises(DuplicateColumnError, match="'a' occurs 2 times"):
        frame.udf.groupby("k")


@pytest.mark.parametrize("values", [["a", "b", "c"], ["a", None, "b"], [None, None, "x"], [dt.date(2020, 1, 1)] * 3])
def test_rows_that_a_filter_keeps_are_the_objects_that_they_were(values: list[object]) -> None:
    """Also where none is left, or none but missing ones: their column is no ``str``, and no floats."""
    frame = pd.DataFrame({"k": [1, 1, 2], "o": pd.Series(values, dtype=object)})
    for function in (lambda s: len(s) > 1, lambda s: len(s) > 5, lambda s: s.count() == 0):
        found = frame.udf.groupby("k")["o"].filter(function)
        pd.testing.assert_series_equal(found, frame.groupby("k")["o"].filter(function))
