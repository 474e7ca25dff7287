"""A bool, an int or a float by the row: where pandas' dtype, a text or isinstance tells, it is pandas' or refused."""

from typing import NamedTuple

import numpy as np
import pandas as pd
import pytest

import udf
import udf.doors.pandas  # the accessor
from tests.support.against_python import assert_is_pandas
from tests.support.budget import in_turn
from udf.errors import UdfCompileError

COLUMN = pd.Series([1.0, 3.0, 4.0])


def truth_or_five(v):
    """Give a bool or an int."""
    return v > 2 or 5


def five_or_half(v):
    """Give an int or a float."""
    return 5 if v > 2 else 0.5


def last(k, v):
    """Give what it is given."""
    return v


def twice(v):
    """Give the kind of number that it is given, through another helper."""
    return last(0, v) * 2


def written(v):
    """Give a text that shows which."""
    return f"<{v}>"


counted = lambda v: 1 if isinstance(v, int) else 0


def number(v):
    return v if isinstance(v, (int, float)) else 0


@udf.struct
class Pair(NamedTuple):
    """A structure of two numbers."""

    x: float
    y: float


def paired(v):
    """Give a structure of an int or a float."""
    return Pair(1 if v > 2 else 0.5, v)


AS_IN_PANDAS = (
    lambda x: truth_or_five(x), lambda x: five_or_half(x), lambda x: truth_or_five(x) + five_or_half(x),
    lambda x: [truth_or_five(x), five_or_half(x)][0], lambda x: Pair(x, 2).x + 1, lambda x: last(1, x if x > 2 else 7),
    lambda x: last(1, v=x and 5), lambda x: last(v=x or 5, k=2.5), lambda x: twice(x if x > 8 else 4),
    lambda x: number(x > 2 or 5), lambda x: twice(x > 0),
)  # fmt: skip

REFUSED = (
    lambda x: str(truth_or_five(x)), lambda x: truth_or_five(x) is True, lambda x: (x > 2 or 5) is True,
    lambda x: isinstance(truth_or_five(x), bool), lambda x: str(paired(x).x), lambda x: f"{Pair(five_or_half(x), x).x}",
    lambda x: str(Pair(x, x)._replace(y=five_or_half(x)).y), lambda x: written(five_or_half(x)),
    lambda x: str(twice(five_or_half(x))), lambda x: counted(five_or_half(x)), lambda x: last(0, (five_or_half(x), 1)),
)  # fmt: skip


FLAGS = pd.DataFrame({"k": [0, 0, 1], "x": [True, False, True]})
OF_FLAGS = (
    lambda g: np.where(g, g, False)[0], lambda g: np.where(g, g, g).max(), lambda g: np.where(g, g, g).sum(),
    lambda g: np.where(g, 1, g).max(),
)  # fmt: skip
NARROW, FEW = ("int8", "uint8", "int16"), pd.DataFrame({"k": [0, 0, 1], "x": [4, 1, 9]})
CHOSEN = (
    lambda g: np.where(g > 2, g, g).max(), lambda g: (np.where(g > 2, g, 2) * 100).max(),
    lambda g: (np.maximum(g, 2) * 100 // 3).max(), lambda g: (g % 5 * 100 // 3).max(),
    lambda g: ((g & 7) * 100 // 3).max(),
)  # fmt: skip
TOO_LARGE = (lambda g: np.where(g > 2, g, 70_000).max(), lambda g: np.where(g > 2, g, g.sum()).max())
NULLABLE = pd.DataFrame({"a": [1, 0, 3], "b": [0, 5, 6]})
OF_NULLABLE = (lambda r: r.a, lambda r: (r.a < 1) % (r.b < 9), lambda r: r.a // 2)
CALLS = {
    **{f"a helper's result, {of}: {i}": (COLUMN.astype(of), lambda d, f=AS_IN_PANDAS[i]: d.map(f))
       for i, of in in_turn(range(len(AS_IN_PANDAS)), ["float64", "int64"])},
    **{f"chosen of bools: {i}": (FLAGS, lambda d, f=f: d.groupby("k")["x"].agg(f)) for i, f in enumerate(OF_FLAGS)},
    **{f"chosen of {of}, which wraps: {i}": (FEW.astype({"x": of}), lambda d, f=CHOSEN[i]: d.groupby("k")["x"].agg(f))
       for i, of in in_turn(range(len(CHOSEN)), NARROW)},
    **{f"a row of {of}: {i}": (NULLABLE.astype(of), lambda d, f=f: d.apply(f, axis=1))
       for of in ("Int8", "UInt8", "Int16", "Float32") for i, f in enumerate(OF_NULLABLE)},
}  # fmt: skip


@pytest.mark.parametrize("name", CALLS)
def test_what_is_known_has_pandas_values_and_dtype(name: str) -> None:
    """What a helper may return is known to its caller; what is chosen of bools, or of few bits, is of them."""
    assert_is_pandas(*CALLS[name])


@pytest.mark.parametrize(("function", "dtype"), in_turn(TOO_LARGE, NARROW))
def test_a_number_that_narrow_integers_do_not_hold_is_refused(function, dtype: str) -> None:
    with pytest.raises(UdfCompileError, match="one type or the other"):
        FEW.astype({"x": dtype}).udf.groupby("k")["x"].agg(function)


@pytest.mark.parametrize("number", range(len(REFUSED)))
def test_what_tells_the_types_apart_is_refused(number: int) -> None:
    """A text, ``is True``, ``isinstance``, a structure; by default Python runs it."""
    with pytest.raises(UdfCompileError):
        COLUMN.udf.map(REFUSED[number])
    with udf.options(fallback="python"), pytest.warns(udf.errors.FallbackWarning):
        assert_is_pandas(COLUMN, lambda d: d.map(REFUSED[number]))


@pytest.mark.parametrize("mixed", [lambda v: v > 2 or 5, lambda v: 1 if v > 2 else 0.5, truth_or_five])
def test_a_series_of_them_is_refused(mixed) -> None:
    """``y.apply(f)`` inside ``df.apply``: pandas chooses the dtype by all values."""
    frame = pd.DataFrame({"a": COLUMN, "b": COLUMN + 2})
    with pytest.raises(UdfCompileError, match="its type, or a dtype says which"):
        frame.udf.apply(lambda y: y.apply(mixed))
    assert_is_pandas(frame, lambda d: d.apply(lambda y: y.apply(lambda v: v > 2)))


def test_what_is_not_known_of_a_missing_time_raises_what_pandas_raises() -> None:
    """``pd.NaT.year`` is NaN, which is no year."""
    column = pd.Series(pd.to_datetime(["2024-01-05", None]))
    function = lambda t: pd.Timestamp(year=t.year, month=t.month, day=1)
    with pytest.raises(TypeError, match="cannot be interpreted as an integer"):
        column.map(function)
    with udf.options(fallback="python"), pytest.raises(TypeError, match="cannot be interpreted as an integer"):
        column.udf.map(function)


MISSING = pd.DataFrame({"k": [0, 0, 1, 1, 2], "x": pd.array([None, None, 3, 4, 5], dtype="Int64")})
DECIDING = (
    lambda g: g.mean() > 3, lambda g: 1 if g.std() > 0 else 0, lambda g: g.max() or 1, lambda g: float(g.std()),
    lambda g: round(g.mean(), 1),
)  # fmt: skip


@pytest.mark.filterwarnings("ignore::udf.errors.FallbackWarning")
@pytest.mark.parametrize(("number", "dtype"), in_turn(range(len(DECIDING)), ["Int64", "Float64"]))
def test_nothing_is_decided_by_a_reduction_that_is_na(number: int, dtype: str) -> None:
    """Of no values, and the deviation of one: pandas' NA, where a NaN would be false. Else it is compiled."""
    frame, function = MISSING.astype({"x": dtype}), DECIDING[number]
    with pytest.raises(ValueError, match="is NA in pandas"):
        frame.udf.groupby("k")["x"].agg(function)
    try:
        wanted = frame.groupby("k")["x"].agg(function)
    except TypeError:
        with udf.options(fallback="python"), pytest.raises(TypeError):
            frame.udf.groupby("k")["x"].agg(function)
    else:
        with udf.options(fallback="python"):
            pd.testing.assert_series_equal(frame.udf.groupby("k")["x"].agg(function), wanted)
    there = frame[frame["k"] == 1]
    pd.testing.assert_series_equal(
        there.udf.groupby("k")["x"].agg(function), there.groupby("k")["x"].agg(function), check_dtype=False
    )


def listed(v):
    """Give a list of what it is given."""
    return [v]


HOLDERS = {
    "dict": lambda v: {"a": v}, "list": lambda v: [v], "tuple": lambda v: (v,), "pair": lambda v: (v, 1),
    "two": lambda v: {"a": v, "b": v + 1}, "through another": lambda v: listed(v),
    "own dict": lambda v: {"a": 3.5 if v > 9 else 2}, "own list": lambda v: [3.5 if v > 9 else 2],
    "own tuple": lambda v: (3.5 if v > 9 else 2,),
}  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("name", HOLDERS)
def test_what_a_helper_puts_in_a_container_has_its_own_type(name: str, by_default) -> None:
    """Whether the helper chooses it, or is given one or the other."""
    holder = HOLDERS[name]
    by_name = lambda v: holder(v=3.5 if v > 9 else 2)

    def kept(v):
        number = 2
        if v > 9:
            number = 3.5
        return holder(number)

    by_path = lambda v: holder(3.5) if v > 9 else holder(2)

    def in_turn_kept(v):
        held = holder(True)
        if v > 3:
            held = holder(2)
        return held

    for function in (lambda v: holder(3.5 if v > 9 else 2), by_name, kept, by_path, in_turn_kept):
        assert repr(COLUMN.udf.map(function).tolist()) == repr([function(v) for v in COLUMN.tolist()])


@pytest.mark.parametrize("dtype", ["int64[pyarrow]", "Int64"])
def test_beside_na_an_int_is_no_float(dtype: str, by_default) -> None:
    """A column of objects holds each as it is."""
    frame = pd.DataFrame({"a": pd.array([None, 1, -5, 7], dtype=dtype), "b": np.array([0, 1, 0, 255], np.uint8)})
    for function in (lambda r: 0.5 if r["b"] else r["a"], lambda r: r["b"] / 2 or r["a"]):
        made, wanted = frame.udf.apply(function, axis=1), frame.apply(function, axis=1)
        assert repr(made.tolist()) == repr(wanted.tolist())
        assert made.dtype == wanted.dtype
