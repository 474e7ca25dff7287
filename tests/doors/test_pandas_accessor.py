"""What ``.udf`` of pandas gives is what pandas itself gives: None, no rows, orders, errors, repeated labels."""

import warnings
from dataclasses import replace

import numpy as np
import pandas as pd
import pytest

import udf
import udf.doors.pandas.pandas_accessor
from tests.support.against_python import assert_is_pandas
from tests.support.budget import in_turn
from udf.base.pandas_meaning import meaning
from udf.doors.pandas import pandas_nulls
from udf.errors import ArgumentError, DTypeError, DuplicateColumnError, WindowError

ORDERED = pd.Series(pd.Categorical(["lo", "hi", None, "lo"], categories=["lo", "hi", "no"], ordered=True))
TIMES = pd.Series(pd.to_datetime(["2020-03-01", None, "2021-01-31"]))


def kept(x):
    return x if x > 1 else None


@pytest.mark.parametrize("dtype", ["int64", object, "Int64"])
def test_an_integer_beside_none_is_rounded_as_pandas_rounds_it(dtype) -> None:
    """float64 does not hold it; a nullable column keeps it."""
    given = pd.Series([1, 2**53 + 1, -(2**63)], dtype=dtype)
    function = lambda x: None if x == 1 else x
    pd.testing.assert_series_equal(given.udf.map(function), given.map(function), check_exact=True)


@pytest.mark.parametrize(
    ("dtype", "function"),
    in_turn(
        ["Int64", "Float32", "Float64", "UInt8", "int32[pyarrow]", "double[pyarrow]"],
        [lambda x: x > 1, lambda x: x != 3, lambda x: x + 1, lambda x: x],
        rounds=2,
    ),
)
def test_a_null_is_handed_over_as_the_installed_pandas_does(dtype, function, monkeypatch) -> None:
    """NA from 3.1 on, NaN before, of which a comparison is False; a layout of the same kind comes out."""
    given = pd.Series([1, None, 3], dtype=dtype, name="n")
    got, want = given.udf.map(function), given.map(function)
    assert got.tolist() == want.tolist() or got.isna().tolist() == want.isna().tolist() == [False, True, False]
    monkeypatch.setattr(pandas_nulls, "meaning", lambda: replace(meaning(), hands_nulls=False))
    floats = pd.Series(given.to_numpy(), name="n")
    pd.testing.assert_series_equal(given.udf.map(function), floats.map(function), check_dtype=dtype != "Float32")
    pd.testing.assert_frame_equal(
        given.to_frame().udf.map(function), floats.to_frame().map(function), check_dtype=dtype != "Float32"
    )


@pytest.mark.parametrize("dtype", ["Int64", "UInt64", "int64[pyarrow]"])
def test_integers_beside_a_null_are_floats_before_pandas_3_1(dtype, monkeypatch) -> None:
    """Of any size, also in the rows that leave, in the sample, and of a frame's columns."""
    given = pd.Series([1, None, 2**60 + 1, 7], dtype=dtype, name="n")
    floats = pd.Series(given.to_numpy(np.float64, na_value=np.nan), name="n")
    monkeypatch.setattr(pandas_nulls, "meaning", lambda: replace(meaning(), hands_nulls=False))
    for function in (lambda x: {"a": x} if x > 4 else None, lambda x: (isinstance(x, int), x), lambda x: (x > 1) + 1):
        pd.testing.assert_series_equal(given.udf.map(function), floats.map(function))
        pd.testing.assert_frame_equal(given.to_frame().udf.map(function), floats.to_frame().map(function))
        whole = given[2:].astype("UInt64" if dtype == "UInt64" else "Int64")
        pd.testing.assert_series_equal(
            whole.udf.map(function), pd.Series(whole.to_numpy(), [2, 3], name="n").map(function)
        )


@pytest.mark.parametrize("dtype", ["Int64", "Float64", "double[pyarrow]"])
def test_layouts_that_have_nulls_keep_them(dtype) -> None:
    """A nullable column gives a nullable one."""
    given = pd.Series([1, None, 3], dtype=dtype)
    got = udf.Series(given).applymap(lambda x: x + 1).to_pandas()
    assert got.dtype == dtype
    assert got.isna().tolist() == [False, True, False]


def test_categories_that_become_one_have_no_order() -> None:
    """The same strings without an order are another function."""
    plain = ORDERED.cat.as_unordered()
    shout = lambda x: x.upper()
    assert ORDERED.udf.map(shout, na_action="ignore").cat.ordered
    assert not plain.udf.map(shout, na_action="ignore").cat.ordered


OF_TEXTS = (
    lambda x: x, lambda x: x.upper(), lambda x: x + "!", lambda x: "a " + x, lambda x: x.zfill(5).title(),
    lambda x: x.replace("lo", "hi"),
)  # fmt: skip
OF_TIMES = (lambda t: t.year, lambda t: t.year + 0.5, lambda t: t)
CALLS = {
    **{f"None among {dtype}: {name}": (pd.DataFrame({"n": pd.array([1, 2, 3], dtype)}, list("abc")), call)
       for dtype in ("float64", "float32", "int64", "int8", "uint16")
       for name, call in {
           "rows": lambda d: d.apply(lambda row: row["n"] if row["n"] > 1 else None, axis=1),
           "values": lambda d: d.map(kept),
       }.items()},
    **{f"None among {dtype}": (pd.Series([1, 2, 3], list("abc"), dtype, "n"), lambda d: d.map(kept))
       for dtype in ("float64", "float32", "int64", "int8", "uint16")},
    **{f"NaT, {i}": (TIMES, lambda d, f=f: d.map(f)) for i, f in enumerate(OF_TIMES)},
    **{f"nothing but NaT, {i}": (TIMES.where(TIMES.isna()), lambda d, f=f: d.map(f)) for i, f in enumerate(OF_TIMES)},
    **{f"ordered categories, {i}": (ORDERED, lambda d, f=f: d.map(f, na_action="ignore"))
       for i, f in enumerate(OF_TEXTS)},
    **{f"no rows of {dtype}: {name}": (given, call)
       for dtype in ("float64", "int8", "bool", "Int64", "datetime64[s]", "object")
       for none in [pd.Series([], dtype=dtype, name="n")]
       for name, given, call in (
           ("values", none, lambda d: d.map(lambda x: x)), ("is None", none, lambda d: d.map(lambda x: x is None)),
           ("a frame", none.to_frame(), lambda d: d.map(lambda x: x)),
           ("a frame, is None", none.to_frame(), lambda d: d.map(lambda x: x is None)),
           ("rows", none.to_frame(), lambda d: d.apply(lambda row: row["n"], axis=1)),
       )},
}  # fmt: skip


@pytest.mark.parametrize("name", CALLS)
def test_a_call_gives_what_pandas_gives(name) -> None:
    """None is NaN in NumPy's layout, NaT among times; categories stay ordered where strings stay different."""
    assert_is_pandas(*CALLS[name])


# --- errors ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "call",
    [
        lambda s, f: s.map(f, na_action="drop"),
        lambda s, f: s.to_frame("a").apply(f, axis=1, result_type="series"),
        lambda s, f: s.to_frame("a").apply(f, axis=2),
        lambda s, f: s.to_frame("a").apply(f, axis=1, by_row="always"),
        lambda s, f: s.to_frame("a").apply(f, axis=1, engine="c"),
        lambda s, f: s.rolling(2).apply(f, raw=True, engine="c"),
        lambda s, f: s.rolling(2).apply(f, raw=True, engine_kwargs={"nopython": True}),
        lambda s, f: s.rolling(2).apply(f, raw="yes"),
    ],
)
def test_what_pandas_refuses_with_value_error_is_one(call) -> None:
    """Ours are TypeErrors as well where a parameter has a value that it cannot have."""
    given = pd.Series([1.0, 2.0])
    with pytest.raises((ValueError, AssertionError)):  # pandas 2.2 asserts what an engine is
        call(given, len)

    class Accessors(pd.Series):
        def map(self, *how, **named):
            return given.udf.map(*how, **named)

        def to_frame(self, name):
            return given.to_frame(name).udf

        def rolling(self, *how):
            return given.udf.rolling(*how)

    with pytest.raises((ArgumentError, WindowError)) as refused:
        call(Accessors(given), lambda x: 1.0)
    assert isinstance(refused.value, ValueError)


def test_parameters_of_pandas_without_effect_are_taken() -> None:
    """They are none of the function's."""
    frame = pd.DataFrame({"a": [1.0, 2.0]})
    ways = {"by_row": "compat", "engine": "python", "engine_kwargs": None, "result_type": "reduce"}
    got = frame.udf.apply(lambda row: row["a"] * 2, axis=1, **ways)
    pd.testing.assert_series_equal(got, frame.apply(lambda row: row["a"] * 2, axis=1, **ways))
    pair = lambda row: (row["a"], 1)
    got = frame.udf.apply(pair, axis=1, result_type="reduce")
    pd.testing.assert_series_equal(got, frame.apply(pair, axis=1, result_type="reduce"))
    with pytest.raises(ArgumentError, match="returns a Series"):
        frame.udf.apply(lambda row: pd.Series({"x": row["a"]}), axis=1, result_type="reduce")


@pytest.mark.parametrize("values", [TIMES, pd.Series(["a", "b", "c"]), ORDERED[:3]], ids=["times", "text", "category"])
def test_windows_without_numbers_are_a_data_error_of_pandas(values) -> None:
    """And a DTypeError, which names the type; of a Series, a frame, and one column of it."""
    frame = pd.DataFrame({"n": [1.0, 2.0, 3.0], "v": values})
    for asked in (
        lambda d: d["v"].rolling(2).apply(lambda w: 0.0),
        lambda d: d.rolling(2).apply(lambda w: 0.0),
        lambda d: d.rolling(2)["v"].apply(lambda w: 0.0),
        lambda d: d["v"].expanding().apply(lambda w: 0.0),
    ):
        with pytest.raises(pd.errors.DataError):
            asked(frame)
    for given in (
        lambda: values.udf.rolling(2).apply(lambda w: 0.0),
        lambda: values.udf.expanding().apply(lambda w: 0.0),
        lambda: frame.udf.rolling(2).apply(lambda w: 0.0),
        lambda: frame.udf.rolling(2)["v"].apply(lambda w: 0.0),
        lambda: frame.udf.rolling(2).v.apply(lambda w: 0.0),
    ):
        with pytest.raises(pd.errors.DataError) as refused:
            given()
        assert isinstance(refused.value, DTypeError)


def test_a_warning_of_pandas_points_to_the_call() -> None:
    """Of a deprecated unit of time, here in this file."""
    given = pd.Series([1.0, 2.0], index=pd.date_range("2020-01-01", periods=2))
    with warnings.catch_warnings(record=True) as expected:
        warnings.simplefilter("always")
        given.rolling("1d")
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        given.udf.rolling("1d")
    assert [(w.category, str(w.message), w.filename) for w in caught] == [
        (w.category, str(w.message), __file__) for w in expected
    ]


# --- repeated labels ---------------------------------------------------------------------------------


REPEATED = pd.DataFrame(np.arange(8.0).reshape(2, 4), columns=["a", "b", "b", "c"], index=["x", "y"])


def test_a_repeated_label_is_refused_where_it_is_used() -> None:
    """A function of the other columns runs, with every call."""
    for _ in range(2):
        got = REPEATED.udf.apply(lambda row: row["a"] + row["c"], axis=1)
        pd.testing.assert_series_equal(got, REPEATED["a"] + REPEATED["c"])
        with pytest.raises(DuplicateColumnError, match="'b' occurs 2 times"):
            REPEATED.udf.apply(lambda row: row["a"] + row["b"], axis=1)
        with pytest.raises(DuplicateColumnError, match="'b' occurs 2 times"):
            REPEATED.udf.apply(lambda row: row.b, axis=1)


def test_a_function_of_every_value_takes_repeated_labels() -> None:
    pd.testing.assert_frame_equal(REPEATED.udf.map(lambda x: x * 2), REPEATED.map(lambda x: x * 2))


def test_a_frame_of_ours_has_each_label_once() -> None:
    """``udf.DataFrame`` shows all of its columns, so it refuses."""
    with pytest.raises(DuplicateColumnError):
        udf.DataFrame(REPEATED)


def test_dir_lists_the_accessor_where_there_is_one() -> None:
    """Of a Series and a frame, and not of groups, which have none: pandas' own tests count their names."""
    frame = pd.DataFrame({"k": [1, 2]})
    assert [("udf" in dir(one)) == hasattr(one, "udf") for one in (frame, frame.k, frame.groupby("k"))] == [True] * 3
    assert "udf" in dir(frame)
