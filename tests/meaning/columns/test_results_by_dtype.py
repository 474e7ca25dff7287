"""``series.udf.map(f)`` against ``series.map(f)`` over dtypes and short functions: values, types, dtype, index, name.

What is refused, or raises in both, says nothing here; what runs must be what pandas gives.
"""

import math
import warnings
from typing import Any

import numpy as np
import pandas as pd
import pytest

from tests.support.budget import THOROUGH, some
from udf.base.pandas_meaning import meaning

pytestmark = pytest.mark.skipif(not meaning().has_str, reason="dtypes of pandas 3")

SMALL = [0, 1, 2, 100, 3, 1, 0]
MISSING = [0, 1, None, 100, 0, 1, None]
TIMES = ["2024-02-29 12:34:56.789", "1969-12-31 23:59:59", None, "2000-01-01", "2024-12-30"]
TEXTS = ["Ab c", "", "ß", None, "12", "x-y-z"]
SERIES = {
    **{name: pd.Series(SMALL, index=list("abcdefg"), name="v").astype(name)
       for name in ("int8", "uint8", "int32", "uint64", "int64", "float32", "float64", "bool")},
    **{name: pd.Series(MISSING, dtype="Float64").astype(name)
       for name in ("Int8", "UInt8", "Int64", "Float32", "boolean")},
    **{f"{name}, all there": pd.Series(SMALL, dtype=name) for name in ("Int8", "Int64", "Float32", "Float64")},
    **{name: pd.Series(MISSING, dtype="Float64").astype("Int64").astype(name)
       for name in ("int64[pyarrow]", "int8[pyarrow]")},
    "float64 with NaN": pd.Series([0.5, np.nan, -0.0, np.inf, -np.inf, 3.0]),
    "objects, ints": pd.Series([1, 2, 3], dtype=object),
    "times": pd.Series(pd.to_datetime(TIMES, format="ISO8601")),
    "spans": pd.Series(pd.to_timedelta(["1 days 02:03:04", "-1 days", None, "5us"])),
    "text": pd.Series(TEXTS),
    "text, string": pd.Series(TEXTS, dtype="string"),
    "categories": pd.Series(["a", "b", None, "a"], dtype="category"),
    "categories, numbers": pd.Series([1, 2, None, 1], dtype="category"),
    "categories, in order": pd.Series(pd.Categorical(["lo", "hi", "lo"], ["lo", "mid", "hi"], ordered=True)),
    "none": pd.Series([], dtype="float64"),
}  # fmt: skip
SOURCES = """
x; x + 1; x * 2; x / 2; x // 2; x % 3; -x; x ** 2; x > 1; x == 1; x != x; x is None; not x; 1 if x else 0; abs(x)
x if x > 1 else None; x if x > 1 else np.nan; int(x); float(x); str(x); bool(x); round(x, 1); f"{x}"; f"{x:.2f}"
pd.isna(x); type(x) == int; isinstance(x, (int, float)); isinstance(x, str); math.sqrt(x); np.floor(x); np.sign(x)
x & 1; x << 3; ~x; x and 5; x or 5; min(x, 1); max(x, 2); x * x * x; x + x; x - 200; 255 - x; x * 100; 1 / x
0.0 if x < 0 else x; 0 if x < 1000 else 0.5; True if x > 1 else 0; True if x > 1 else x; x > 1 if x else 0.5
(x, 1); [x, 1]; len(x); x.upper(); x[0]; x.split("-")[0]; x + "z"; "a" in x; "y" if x == "a" else x; x.isdigit()
x.year; x.hour + x.minute / 60; x + pd.Timedelta(days=1); x.total_seconds(); x.days; x.date(); x.strftime("%Y-%m")
""".replace("\n", "; ")
NAMES = list(filter(None, SOURCES.split("; ")))
KNOWN = {"np": np, "pd": pd, "math": math}
FUNCTIONS = [eval(f"lambda x: {source}", KNOWN) for source in NAMES]  # noqa: S307 - ours


def told(values: Any) -> list[Any]:
    """Return values with their types; the last digit of a float is the library's."""
    return [(type(one).__name__, repr(one)) for one in values.astype(object).tolist()]


@pytest.mark.parametrize("name", SERIES)
def test_what_runs_is_what_pandas_gives(name: str) -> None:
    """Of each dtype, some of the functions; all in the thorough tests."""
    given, ran = SERIES[name], 0
    place = list(SERIES).index(name)
    each = 24 if pd.api.types.is_any_real_numeric_dtype(given.dtype) else 8  # numbers take most of them
    for source, function in some(
        list(zip(NAMES, FUNCTIONS, strict=True))[0 if THOROUGH else place % each :], each=each
    ):
        try:
            found = given.udf.map(function)
        except Exception:  # noqa: BLE001, S112 - refused, or pandas raises too
            continue
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", RuntimeWarning)
            wanted = given.map(function)
        assert (found.dtype, found.name) == (wanted.dtype, wanted.name), source
        assert found.index.equals(wanted.index), source
        assert told(found) == told(wanted), source
        ran += 1
    assert ran >= 1


@pytest.mark.slow
def test_nothing_wraps_in_a_nullable_column() -> None:
    """What does not fit the dtype of the column has one in which it does."""
    given = pd.Series([0, 1, None, 100], dtype="Int8")
    for function in (lambda x: x - 200, lambda x: x * 2, lambda x: x * 100, lambda x: -x):
        pd.testing.assert_series_equal(given.udf.map(function), given.map(function))
    tenths = pd.Series([0.1, None, 3.0], dtype="Float32")
    for function in (lambda x: x * 1e6 / 3, lambda x: x / 3, lambda x: x * 1e30):
        pd.testing.assert_series_equal(tenths.udf.map(function), tenths.map(function), rtol=0)


@pytest.mark.parametrize(
    "numbers", [np.float32([0.1, 1.7]), np.int8([100, 3]), np.uint16([65535, 0])], ids=lambda n: n.dtype.name
)
def test_rows_of_objects_have_pythons_numbers(numbers: np.ndarray) -> None:
    """Beside text a float32 is a Python float, an int8 a Python int: of 64 bits, and so is what comes of them."""
    frame = pd.DataFrame({"n": numbers, "t": ["x", "y"]})
    for function in (lambda r: r.n * r.n, lambda r: r.n, lambda r: r.n if r.n > 2 else 0, lambda r: -r.n):
        pd.testing.assert_series_equal(frame.udf.apply(function, axis=1), frame.apply(function, axis=1), rtol=0)


@pytest.mark.slow
def test_ints_that_are_all_ints_come_out_as_ints() -> None:
    """Wherever the first float is, pandas is asked up to there; none at all is int64."""
    ints = pd.Series(np.arange(5000))
    for first in (0, 17, 4999, 5000):
        function = lambda x, first=first: x if x != first else float(x)
        pd.testing.assert_series_equal(ints.udf.map(function), ints.map(function))
    frame = pd.DataFrame({"a": ints, "t": "x"})
    pd.testing.assert_series_equal(
        frame.udf.apply(lambda r: r.a if r.a >= 0 else 0.5, axis=1),
        frame.apply(lambda r: r.a if r.a >= 0 else 0.5, axis=1),
    )
    bools = ints.udf.map(lambda x: x > 3 if x < 10 else x)
    pd.testing.assert_series_equal(bools, ints.map(lambda x: x > 3 if x < 10 else x))
