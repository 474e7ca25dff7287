"""One value of a nullable group is pandas' NA where it is null: what a NaN in its place would answer otherwise."""

import math

import numpy as np
import pandas as pd
import pytest

import udf
from tests.support.budget import in_turn
from udf.errors import ArgumentError, UdfCompileError

MISSING = pd.DataFrame({"k": [1, 1, 1, 2, 2], "x": pd.array([1, None, 3, 4, 5], "Int64")})
WHOLE = pd.DataFrame({"k": [1, 1, 1, 2, 2], "x": pd.array([1, 2, 3, 4, 5], "Int64")})


def counted(g):
    n = 0
    for x in g:
        if x > 1:
            n += 1
    return n


def truths(g):
    n = 0
    for x in g:
        if not x:
            n += 1
    return n


def ahead(g):
    i = 0
    while i < len(g) and g.iloc[i] > 0:
        i += 1
    return i


def total(g):
    made = 0.0
    for x in g:
        made += float(x)
    return made


DECIDING = {
    "for": counted, "not": truths, "while": ahead, "float": total, "ternary": lambda g: 1 if g.iloc[1] > 2 else 0,
    "match": lambda g: 1 if 3 in g.tolist() else 0, "comprehension": lambda g: sum(x > 1 for x in g),
    "filtered": lambda g: len([x for x in g if x > 0]), "min": lambda g: min(g), "max": lambda g: max(g) * 2,
    "two": lambda g: max(g.iloc[0], g.iloc[1]), "sorted": lambda g: sorted(g)[0],
    "equal": lambda g: g.iloc[0] == g.iloc[1], "np.where": lambda g: np.where(g > 1, 1, 0).sum(),
    "is NA": lambda g: 1 if g.iloc[1] is pd.NA else 0, "math": lambda g: sum(1.0 for x in g if math.isnan(x)),
}  # fmt: skip


@pytest.mark.parametrize(("name", "dtype"), in_turn(DECIDING, ["Int64", "Float64"]))
def test_what_decides_by_one_value_is_refused_where_there_are_nulls(name, dtype) -> None:
    """Pandas raises TypeError of NA, or gives NA; without a null it is what pandas gives."""
    function = DECIDING[name]
    with pytest.raises(UdfCompileError):
        MISSING.astype({"x": dtype}).udf.groupby("k")["x"].apply(function)
    frame = WHOLE.astype({"x": dtype})
    if name != "is NA":
        pd.testing.assert_series_equal(
            frame.udf.groupby("k")["x"].apply(function), frame.groupby("k")["x"].apply(function), check_dtype=False
        )


@pytest.mark.parametrize(
    "function", [lambda g: g.iloc[0] + 1, lambda g: g.sum() / 2, lambda g: g.dropna().max(), lambda g: g[g > 1].sum()]
)
def test_arithmetic_of_one_value_is_done(function) -> None:
    """There NA and NaN come to the same."""
    made = MISSING.udf.groupby("k")["x"].agg(function)
    pd.testing.assert_series_equal(made, MISSING.groupby("k")["x"].agg(function), check_dtype=False)


@pytest.mark.slow
@pytest.mark.parametrize("values", [[1, None, 3], [1.5, None, 3.0], ["a", None, "c"]])
def test_a_fold_knows_a_null_of_numbers_and_of_text(values) -> None:
    """``x is udf.NA`` of a value that a fold takes, as docs/semantics.md says."""
    count = lambda n, x: n + 1 if x is udf.NA else n
    present = lambda n, x: n + 1 if x is not udf.NA else n
    frame = udf.DataFrame({"k": [1, 1, 1], "x": values})
    assert udf.Series(values).reduce(count, 0) == 1
    assert udf.Series(values).reduce(present, 0) == 2
    assert list(udf.Series(values).scan(lambda n, x: (count(n, x), count(n, x)), 0)) == [0, 1, 1]
    assert list(frame.groupby("k")["x"].reduce(count, 0)) == [1]
    assert list(frame.groupby("k").reduce(lambda n, row: n + 1 if row["x"] is udf.NA else n, 0)) == [1]


HALVES = (
    *(lambda g: np.log1p(g).mean(), lambda g: np.hypot(g, g).sum(), lambda g: np.sqrt(g.values).sum()),
    *(lambda g: np.exp(g.iloc[0]) / 100, lambda g: np.sqrt(g.max())),
)


@pytest.mark.slow
@pytest.mark.parametrize("dtype", ["int8", "uint8", "bool"])
def test_what_numpy_computes_in_float16_is_refused(dtype) -> None:
    """NumPy's functions of floats give float16 of 8-bit integers: log1p of 1 is 0.6934."""
    frame = pd.DataFrame({"k": [1, 1], "x": np.array([0, 1], dtype)})
    for function in HALVES:
        with pytest.raises(UdfCompileError, match="float16"):
            frame.udf.groupby("k")["x"].agg(function)
    wide = lambda g: np.log1p(g.astype(float)).sum()
    assert frame.udf.groupby("k")["x"].agg(wide).tolist() == frame.groupby("k")["x"].agg(wide).tolist()


@pytest.mark.parametrize("function", [lambda x: [x], lambda x: (x, x), lambda x: {"a": x}])
def test_ignored_nulls_beside_several_values_are_refused(function) -> None:
    """Pandas leaves NaN in place of the list; a column of each value has no room for that."""
    for values in ([1.0, np.nan], pd.array([1, None], "Int64"), ["a", None]):
        with pytest.raises(ArgumentError, match="na_action='ignore'"):
            pd.Series(values).udf.map(function, na_action="ignore")
    assert pd.Series([1.0, 2.0]).udf.map(function, na_action="ignore").tolist() == [function(1.0), function(2.0)]


@pytest.mark.parametrize("result_type", [None, "expand", "reduce"])
@pytest.mark.parametrize(
    "function", [lambda r: r["a"] + 1, lambda r: (1, 2), lambda r: 1 / 0, lambda r: r["b"], lambda r: None]
)
def test_a_frame_without_rows_is_what_pandas_makes_of_it(function, result_type) -> None:
    """Pandas asks the function about an empty Series, to know what it would give."""
    frame = pd.DataFrame({"a": pd.Series([], dtype=float), "b": pd.Series([], dtype="str")})
    made = frame.udf.apply(function, axis=1, result_type=result_type)
    wanted = frame.apply(function, axis=1, result_type=result_type)
    assert type(made) is type(wanted)
    (pd.testing.assert_frame_equal if made.ndim == 2 else pd.testing.assert_series_equal)(made, wanted)


def test_a_fold_of_a_nullable_column_compares() -> None:
    """It is no function of pandas': a null is NaN, which is less than nothing."""
    most = lambda state, row: max(state, row["x"])
    assert MISSING.udf.groupby("k").reduce(most, 0.0).tolist() == [3.0, 5.0]
