"""Groups of pandas' nullable columns: whole numbers stay whole, and one value is NA where it is null, or refused."""

import math
import warnings
from collections.abc import Callable
from cProfile import Profile
from pstats import Stats
from typing import Any

import numpy as np
import pandas as pd
import pytest

import udf
from tests.support.budget import in_turn, rotated
from udf.base.pandas_meaning import meaning
from udf.doors.pandas.pandas_group_dtypes import depends_on_pandas, has_wide_dtypes
from udf.errors import ArgumentError, UdfCompileError


def frame(dtype: str) -> pd.DataFrame:
    """Return three groups with nulls, the first of all rows among them."""
    values = [None, 4, 1, 0, None, 7, 2, 3]
    return pd.DataFrame({"k": [1, 2, 1, 3, 2, 2, 3, 1], "x": pd.array(values, dtype=dtype), "z": range(8)})


DTYPES = ("Int64", "Int8", "Float64", "int64[pyarrow]")
SAME = (
    lambda s: s.sum(), lambda s: s.max() - s.min(), lambda s: s.mean(), lambda s: s.dropna().iloc[-1],
    lambda s: (s > 1).sum(), lambda s: ((s > 1) & (s < 5)).sum(), lambda s: len(s[s > 1]),
    lambda s: (s.dropna() > 1).mean(), lambda s: (s.fillna(0) != 1).mean(), lambda s: (s[s >= 0] > 1).all(),
    lambda s: s.isna().mean(), lambda s: float("nan"),
)  # fmt: skip
SPREAD = (
    lambda s: s - s.mean(), lambda s: s.fillna(0), lambda s: s.cumsum(), lambda s: s * 2, lambda s: s.shift(),
    lambda s: s.max(), lambda s: s.mean(), lambda s: len(s), lambda s: s.isna(), lambda s: s.count(),
    lambda s: s.rolling(2).mean(),
)  # fmt: skip


@pytest.mark.slow
@pytest.mark.skipif(not meaning().narrows, reason="pandas 2 casts results of groups otherwise: README")
@pytest.mark.parametrize("dtype", DTYPES)
def test_what_groups_of_a_nullable_column_give_has_pandas_dtype(dtype: str) -> None:
    """A sum of whole numbers is one, a mean is none; so are columns: a third of the functions of each dtype in turn."""
    given, place = frame(dtype), DTYPES.index(dtype)
    same = rotated(SAME, place, len(SAME) // 3)
    for function in same if "arrow" not in dtype else [one for one in same if one is not SAME[-1]]:
        found, wanted = given.udf.groupby("k")["x"].agg(function), given.groupby("k")["x"].agg(function)
        pd.testing.assert_series_equal(found, wanted)
    for function in rotated(SPREAD, place, len(SPREAD) // 3 + 1):
        found, wanted = given.udf.groupby("k")["x"].transform(function), given.groupby("k")["x"].transform(function)
        pd.testing.assert_series_equal(found, wanted, check_dtype=dtype != "Int8")
    for function in (
        lambda g: g.x.sum(),
        lambda g: g.x.mean(),
        lambda g: g.x.max() - g.z.min(),
        lambda g: g.x.isna().any(),
    ):
        pd.testing.assert_series_equal(given.udf.groupby("k").apply(function), given.groupby("k").apply(function))
    both = given.udf.groupby("k").agg(lambda s: s.sum()), given.groupby("k").agg(lambda s: s.sum())
    pd.testing.assert_frame_equal(*both)


@pytest.mark.parametrize(
    "function",
    [
        lambda s: (s > 1).mean(), lambda s: (s > 1).all(), lambda s: (s * 2 > 1).any(),
        lambda s: ((s > 1) | (s < 0)).mean(), lambda s: (s.shift() > 1).mean(), lambda s: (s != 1).sum(),
        lambda s: s.ne(1).sum(), lambda s: (~(s > 1)).sum(), lambda s: np.isnan(s).sum(),
    ],
)  # fmt: skip
def test_a_condition_that_a_null_would_be_in_is_refused(function: Callable[..., Any]) -> None:
    """Pandas leaves the null out of its mean, and takes it for neither true nor false; of no nulls all is done."""
    given = frame("Int64")
    with pytest.raises(udf.errors.UdfCompileError, match="of a nullable column"):
        given.udf.groupby("k")["x"].agg(function)
    if "shift" in function.__code__.co_names:  # makes nulls itself
        return
    known = given.dropna()
    found, wanted = known.udf.groupby("k")["x"].agg(function), known.groupby("k")["x"].agg(function)
    pd.testing.assert_series_equal(found, wanted, check_dtype=False)
    with pytest.raises(udf.errors.UdfCompileError, match="of a nullable column"):
        given.udf.groupby("k").apply(lambda d: (d.x > 1).mean())


def test_a_condition_itself_is_no_column_then() -> None:
    with pytest.raises(udf.errors.UdfError, match=r"of a nullable (or categorical )?column"):
        frame("Int64").udf.groupby("k")["x"].transform(lambda s: s > 1)


def test_numbers_that_no_float_holds_are_refused_beside_nulls() -> None:
    """2**53 + 1 would be 2**53."""
    given = pd.DataFrame({"k": [1, 1, 2], "x": pd.array([2**53 + 1, None, 3], "Int64")})
    with pytest.raises(udf.errors.DTypeError, match="beyond 2"):
        given.udf.groupby("k")["x"].agg(lambda s: s.max())
    assert given[:1].udf.groupby("k")["x"].agg(lambda s: s.max()).tolist() == [2**53 + 1]


@pytest.mark.filterwarnings("ignore::udf.errors.FallbackWarning")
def test_a_shift_of_whole_numbers_is_exact() -> None:
    """Also where no value is missing, and only the shift leaves one out."""
    given = pd.DataFrame({"k": [1, 1, 2], "x": pd.array([2**53 + 1, 4, 3], "Int64")})
    with udf.options(fallback="python"):
        found = given.udf.groupby("k")["x"].transform(lambda s: s.shift(1))
    pd.testing.assert_series_equal(found, given.groupby("k")["x"].transform(lambda s: s.shift(1)))


@pytest.mark.parametrize(
    "function", [lambda s: s // 0, lambda s: s % s, lambda s: 3 // s, lambda s: s.std(ddof=9), lambda s: s.var(ddof=2)]
)
def test_what_no_float_tells_is_refused_beside_nulls(function: Callable[..., Any]) -> None:
    """Whole numbers by 0 are not infinite in pandas, and a variance of too few values is, unless it is of one alone."""
    with pytest.raises(udf.errors.UdfError, match=r"of a nullable (or categorical )?column"):
        frame("Int64").udf.groupby("k")["x"].transform(function, fallback="error")


def test_no_group_is_pandas() -> None:
    """Keys that are all null, and no rows at all: ``transform`` has no rows then, and is of floats."""
    given = pd.DataFrame({"k": [np.nan, np.nan], "x": [1.0, 2.0], "i": pd.array([1, None], "Int64")})
    for frame in (given, given.iloc[:0]):
        for column in ("x", "i"):
            for method in ("transform", "agg", "apply"):
                mine, other = (getattr(one.groupby("k")[column], method) for one in (frame.udf, frame))
                pd.testing.assert_series_equal(mine(lambda s: s.mean()), other(lambda s: s.mean()))


NARROW = ("int8", "int16", "float32")


@pytest.mark.slow
@pytest.mark.parametrize("dtype", NARROW)
def test_narrow_columns_keep_their_dtype(dtype: str) -> None:
    """Where pandas does, and the results fit."""
    given = pd.DataFrame({"k": [1, 2, 1, 2, 2], "x": np.array([3, 1, 4, 1, 5], dtype)})
    mine, other = given.udf.groupby("k")["x"], given.groupby("k")["x"]
    functions = (
        lambda s: s.clip(2, 4), lambda s: s.where(s > 1, 0), lambda s: s.cummax(), lambda s: s.max(),
        lambda s: s.round(), lambda s: s.diff(), lambda s: s > 2,
    )  # fmt: skip
    for function in rotated(functions, NARROW.index(dtype), 3):
        pd.testing.assert_series_equal(mine.transform(function), other.transform(function))


@pytest.mark.parametrize("dtype", ["float64", "int64", "bool", "object", "str", "int8", "float32", "m8[ns]", *DTYPES])
def test_pandas_is_asked_for_no_dtype_of_a_plain_frame(dtype: str) -> None:
    column = pd.Series([1, 0, 1], dtype=dtype)
    frame = column.to_frame("x")
    is_wide = dtype in {"float64", "int64", "bool", "object", "str"}
    assert not (has_wide_dtypes(column, len) and depends_on_pandas(column, len))
    assert has_wide_dtypes(column, len) == has_wide_dtypes(frame, len) == is_wide
    assert not has_wide_dtypes(frame, lambda s: np.float32(s.max()))


def test_a_call_that_was_made_before_takes_few_calls_of_python() -> None:
    plain = pd.DataFrame({"k": np.arange(1000) % 10, "x": np.arange(1000.0), "y": np.arange(1000.0)})
    works = (
        lambda: plain.udf.groupby("k").apply(lambda g: g["x"].mean() - g["y"].min()),
        lambda: plain.udf.groupby("k")["x"].agg(lambda s: s.max() - s.min()),
        lambda: plain.udf.groupby("k")["x"].transform(lambda s: s - s.mean()),
    )
    for work in works:
        work()
        work()
        profile = Profile()
        profile.runcall(work)
        assert Stats(profile).total_calls < 1400  # type: ignore[attr-defined] # 1,200 with pandas 3


FLOATS_INTO_INTS = {
    "fillna of the mean": lambda s: s.fillna(s.mean()), "fillna of True": lambda s: s.fillna(True),
    "where": lambda s: s.where(s > 1, 0.5), "mask": lambda s: s.mask(s == 4, 0.5), "clip": lambda s: s.clip(0.5, 2.5),
    "clip from above": lambda s: s.clip(upper=2.5), "np.clip": lambda s: np.clip(s, 0.5, 2.5),
}  # fmt: skip
"""pandas refuses a float in a column of Int64, and cuts it off in Arrow's."""


@pytest.mark.parametrize(("name", "dtype"), in_turn(FLOATS_INTO_INTS, ["Int64", "int64[pyarrow]"]))
def test_floats_are_put_into_whole_numbers_by_pandas(name: str, dtype: str) -> None:
    """Inside such a column is one of floats; values, groups, whole columns and frames."""
    function, data = FLOATS_INTO_INTS[name], frame(dtype)

    def call(door: Any, which: str) -> Any:
        try:
            if which == "transform":
                return str(door(data).groupby("k")["x"].transform(function).tolist())
            if which == "agg":
                return str(door(data).groupby("k")["x"].agg(lambda s: function(s).sum()).tolist())
            return repr(door(data.x).agg(lambda s: function(s).sum()))
        except TypeError as error:
            return str(error)

    for which in ("transform", "agg", "column"):
        with udf.options(fallback="python"), warnings.catch_warnings():
            warnings.simplefilter("ignore")  # that pandas ran it
            assert call(lambda one: one.udf, which) == call(lambda one: one, which)


FLOATS_ARE_FLOATS = (
    lambda s: (s / 2).fillna(0.5), lambda s: (s * 0.5).fillna(s.mean()), lambda s: s.fillna(5), lambda s: s.clip(1, 3),
    lambda s: s.where(s > 1, s.shift()), lambda s: s.diff().fillna(0),
)  # fmt: skip


@pytest.mark.skipif(not meaning().narrows, reason="with pandas 2, pandas runs it")
@pytest.mark.parametrize("function", FLOATS_ARE_FLOATS)
def test_what_fits_a_whole_column_is_compiled(function: Callable[..., Any]) -> None:
    """What is divided is no whole number any more."""
    data = frame("Int64")
    wanted = data.groupby("k")["x"].transform(function)
    pd.testing.assert_series_equal(data.udf.groupby("k")["x"].transform(function), wanted)


@pytest.mark.parametrize("dtype", ["int8", "Int64", "boolean"])
def test_columns_of_groups_that_apply_brings_together_are_compiled(dtype) -> None:
    """In the groups' order, in which pandas' own of a few groups are compared; rows of no group are left out."""
    data = {"k": ["b", "a", None, "b", "a"] * 3, "a": pd.Series([1, 0, 1, 0, 1] * 3, dtype=dtype)}
    frame = pd.DataFrame(data)
    wanted = frame.groupby("k")["a"].apply(lambda s: s.dropna())
    pd.testing.assert_series_equal(frame.udf.groupby("k")["a"].apply(lambda s: s.dropna()), wanted)


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
