"""``rolling(..).apply(f)`` from end to end: arguments, results, exceptions, and pandas' own documented examples."""

import math
import time
import warnings
from typing import Any

import numpy as np
import pandas as pd
import pyarrow as pa
import pytest

import udf
import udf.doors.pandas.pandas_accessor  # registers the accessor: pandas may have been imported before it
from tests.support.budget import in_turn
from udf.errors import NotCallableError, UdfCompileError

NAN = math.nan
PRICES = pd.Series(
    [10.0, 10.5, 9.75, NAN, 11.0, 12.25, 12.0, 11.5, NAN, NAN, 13.0, 12.5],
    index=pd.date_range("2024-01-01", periods=12, freq="h"),
    name="price",
)
WEIGHTS = np.array([0.5, 0.25, 0.125])


def same(function: Any, series: pd.Series = PRICES, *, apply: Any = (), rtol: float = 1e-14, **how: Any) -> None:
    """Compare with pandas, where a NaN in a window may well be warned about."""
    apply = dict(apply)
    with warnings.catch_warnings(), np.errstate(all="ignore"):
        warnings.simplefilter("ignore")
        want = series.rolling(**how).apply(function, raw=True, **apply)
    got = udf.Series(series).rolling(**how).apply(function, raw=True, **apply).to_pandas()
    pd.testing.assert_series_equal(got, want, rtol=rtol, atol=rtol)


# --- what is in a function ----------------------------------------------------------------------


def weighted(w: Any) -> float:
    total = 0.0
    for i in range(len(WEIGHTS)):
        total += w[-1 - i] * WEIGHTS[i]
    return total


def momentum(w: Any, gain: float, *, power: int = 1) -> float:
    total = 0.0
    for now, before in zip(w[1:], w[:-1]):  # noqa: B905 - without strict, which Numba has not
        if now > before:
            total += gain * (now - before) ** power
    return total


def longest_rise(w: Any) -> int:
    longest = run = 0
    for i in range(1, len(w)):
        run = run + 1 if w[i] > w[i - 1] else 0
        longest = max(longest, run)
    return longest


FUNCTIONS: dict[str, Any] = {
    "range": lambda w: w.max() - w.min(), "z-score": lambda w: (w[-1] - w.mean()) / w.std(), "weighted": weighted,
    "longest rise": longest_rise, "nansum": lambda w: np.nansum(w), "median": lambda w: np.median(w),
    "dot": lambda w: np.dot(w, w), "half": lambda w: w[len(w) // 2 :].sum(), "whole": lambda w: int(w.size),
    "truth": lambda w: bool(w[-1] > w[0]), "position": lambda w: w.argmax(),
    "division": lambda w: w[-1] / (w[0] - w[0]),
}  # fmt: skip


@pytest.mark.parametrize(
    ("name", "how"), in_turn(FUNCTIONS, [{"window": 3}, {"window": 4, "center": True}, {"window": 3, "step": 2}])
)
def test_functions_of_whole_windows(name: str, how: Any) -> None:
    same(FUNCTIONS[name], **how)
    same(FUNCTIONS[name], PRICES.fillna(1.0), **how)


@pytest.mark.parametrize(
    ("name", "how"),
    in_turn(sorted(set(FUNCTIONS) - {"weighted"}), [{"window": 4, "min_periods": 1}, {"window": "150min"}]),
)
def test_functions_of_windows_of_any_length(name: str, how: Any) -> None:
    same(FUNCTIONS[name], **how)


@pytest.mark.slow
def test_arguments() -> None:
    """New values do not compile again; arrays are lookup tables."""
    for gain in (2.0, 0.5):
        same(momentum, window=3, apply={"args": (gain,)})
        same(momentum, window=3, apply={"args": (gain,), "kwargs": {"power": 2}})
    same(lambda w, weights: w[0] * weights[0] + w[1] * weights[1], window=2, apply={"args": (WEIGHTS,)})
    windows = udf.Series(PRICES).rolling(3)
    before = time.perf_counter()
    for gain in np.linspace(0.0, 1.0, 50):
        windows.apply(momentum, args=(float(gain),), raw=True)
    assert time.perf_counter() - before < 2.0
    with pytest.raises(TypeError, match="missing 1 required positional argument"):
        windows.apply(momentum, raw=True)


def test_an_infinity_is_missing() -> None:
    """As in pandas: it is NaN inside, and does not count."""
    series = pd.Series([1.0, math.inf, 3.0, -math.inf, 5.0, 6.0])
    same(lambda w: np.nansum(w), series, window=2, min_periods=1)
    same(lambda w: w.sum(), series, window=2)
    assert series.tolist()[1] == math.inf


def test_pairs_in_a_table() -> None:
    """A rolling correlation of two columns."""

    def correlation(w: Any) -> float:
        x, y, n = 0.0, 0.0, w.shape[0]
        for i in range(n):
            x += w[i, 0]
            y += w[i, 1]
        x, y = x / n, y / n
        xy, xx, yy = 0.0, 0.0, 0.0
        for i in range(n):
            a, b = w[i, 0] - x, w[i, 1] - y
            xy += a * b
            xx += a * a
            yy += b * b
        return xy / math.sqrt(xx * yy)

    random = np.random.default_rng(4)
    frame = pd.DataFrame({"a": random.normal(size=50), "b": random.normal(size=50)})
    frame.loc[[7, 30], "a"] = NAN
    want = frame["a"].rolling(6).corr(frame["b"])
    got = udf.DataFrame(frame).rolling(6, method="table").apply(correlation).to_pandas()
    there = want.notna()
    np.testing.assert_allclose(got["a"][there], want[there], rtol=1e-10)
    np.testing.assert_allclose(got["b"][there], want[there], rtol=1e-10)
    assert got["a"][~there].isna().all()


# --- what comes out -----------------------------------------------------------------------------


@pytest.mark.parametrize("dtype", ["int64", "int32", "uint8", "bool", "float32", "float64"])
def test_dtype(dtype: str) -> None:
    """A result without NaN is null where the function does not run."""
    function = {"bool": lambda w: w[0] > 1.0}.get(dtype, lambda w: len(w) if w[0] > 1.0 else len(w) - 1)
    if dtype == "uint8":
        with pytest.raises(UdfCompileError, match="cannot become the result's uint8"):
            udf.Series([1.0, 2.0, 3.0]).rolling(2).apply(function, dtype=dtype, raw=True)
        return
    if dtype == "int32":
        function = lambda w: np.int32(len(w))
    got = udf.Series([1.0, 2.0, 3.0, 4.0]).rolling(2).apply(function, dtype=dtype, raw=True)
    assert got.dtype.name == dtype
    first = next(iter(got))
    assert first is None if dtype[0] != "f" else math.isnan(first)
    want = {"bool": [False, True, True], "int32": [2, 2, 2]}.get(dtype, [1, 2, 2])
    assert list(got)[1:] == want


def test_nulls_from_a_function() -> None:
    known = lambda w: udf.NA if w[0] == 2.0 else w[0]
    assert list(udf.Series([1.0, 2.0, 3.0]).rolling(1).apply(known, raw=True)) == [1.0, None, 3.0]
    assert udf.Series([1.0, 2.0, 3.0]).rolling(1).apply(known, raw=True).to_pandas().dtype == "Float64"


def test_two_values_make_a_frame() -> None:
    got = udf.Series(PRICES.head(4)).rolling(2).apply(lambda w: (w.min(), w.max()), raw=True)
    assert got.columns == (0, 1)
    pd.testing.assert_series_equal(got[1].to_pandas().rename("price"), PRICES.head(4).rolling(2).max())
    with pytest.raises(TypeError, match="returned a tuple for one column"):
        udf.DataFrame({"a": [1.0, 2.0]}).rolling(1).apply(lambda w: (w[0], w[0]), raw=True)


@pytest.mark.parametrize(
    "column",
    [
        [3, 1, 4, 1, 5], np.array([3, 1, 4, 1, 5], np.uint8), np.array([3, 1, 4, 1, 5], np.float32), [3, None, 4, 1, 5],
        [True, False, None, True, True], np.array([2**63, 1, 2**64 - 1, 0, 5], np.uint64),
        pa.array([3, 1, None, 1, 5], pa.int16()), pd.array([3.0, 1.0, None, NAN, 5.0], dtype="Float32"),
    ],
    ids=lambda c: str(getattr(c, "dtype", type(c).__name__)),
)  # fmt: skip
def test_every_dtype_is_float64_inside(column: Any) -> None:
    numbers = [NAN if v is None else float(v) for v in udf.Series(column)]
    want = pd.Series(numbers).rolling(2, min_periods=1).apply(lambda w: np.nansum(w) + len(w), raw=True).tolist()
    got = udf.Series(column).rolling(2, min_periods=1).apply(lambda w: np.nansum(w) + len(w), raw=True)
    np.testing.assert_array_equal(list(got), want)


# --- exceptions ---------------------------------------------------------------------------------


def careful(w: Any) -> float:
    if w[-1] > 11.0:
        raise ValueError("too high")
    return w[-1]


def test_an_exception_names_the_window() -> None:
    with pytest.raises(ValueError, match=r"^too high") as raised:
        udf.Series(PRICES).rolling(2).apply(careful, raw=True)
    (note,) = raised.value.__notes__
    assert "careful" in note
    assert "row position 5 " in note  # row 4 has no window of two values
    assert "2024-01-01" in note or "1704" in note


def test_an_exception_with_a_step_and_of_a_window_of_time() -> None:
    with pytest.raises(ValueError, match="too high") as raised:
        udf.Series(PRICES.reset_index(drop=True)).rolling(2, step=5).apply(careful, raw=True)
    assert "(index label 5)" in raised.value.__notes__[0]
    with pytest.raises(ValueError, match="too high") as raised:
        udf.Series(PRICES).rolling("2h").apply(careful, raw=True)
    assert "row position 5 " in raised.value.__notes__[0]


def test_exceptions_as_nulls() -> None:
    got = udf.Series(PRICES.head(6)).rolling(1).apply(careful, errors="null", raw=True)
    assert [v if v is None or v == v else "NaN" for v in got] == [10.0, 10.5, 9.75, "NaN", 11.0, None]


def test_division_by_zero() -> None:
    """A window's numbers are NumPy's, which give inf or NaN; the Python model raises if asked for."""
    windows = udf.Series([1.0, 1.0, 2.0]).rolling(2)
    got = list(windows.apply(lambda w: (w[1] - w[0]) / (w[0] - w[1]), raw=True))
    assert math.isnan(got[1])
    assert got[2] == -1.0
    with pytest.raises(ZeroDivisionError):
        windows.apply(lambda w: (w[1] - w[0]) / (w[0] - w[1]), error_model="python", raw=True)


@pytest.mark.slow
def test_an_index_outside_the_window() -> None:
    """Never memory behind it: IndexError, as NumPy."""
    for how in ({"window": 2}, {"window": 3, "min_periods": 1}, {"window": "90min"}):
        with pytest.raises(IndexError):
            PRICES.rolling(**how).apply(lambda w: w[3], raw=True)
        with pytest.raises(IndexError):
            udf.Series(PRICES).rolling(**how).apply(lambda w: w[3], raw=True)
        with pytest.raises(IndexError):
            udf.Series(PRICES).rolling(**how).apply(lambda w: w[-4], raw=True)
    with pytest.raises(IndexError):
        udf.Series(PRICES).rolling(2, min_periods=0, closed="left").apply(lambda w: w[0], raw=True)


@pytest.mark.parametrize(
    ("function", "text"),
    [
        (lambda w: w, "window"), (lambda w: w[1:], "window"), (lambda w: None, "returns"),
        (lambda w: w.index[0], "index"), (lambda w: w.iloc[0], "iloc"), (lambda w: w.rank(), "rank"),
        (lambda w: w.dropna().mean(), "dropna"), (lambda w: str(w[0]), "str"),
    ],
)  # fmt: skip
def test_functions_that_are_no_window_functions(function: Any, text: str) -> None:
    """A Series' attributes, and results that are no number: the error says what, and which line."""
    with pytest.raises(UdfCompileError, match=text) as raised:
        udf.Series(PRICES).rolling(2).apply(function, raw=True)
    assert raised.value.line == function.__code__.co_firstlineno
    assert "test_rolling_apply.py" in str(raised.value)


@pytest.mark.parametrize("function", [lambda w: w, lambda w: None, lambda w: w[1:], lambda w: w * 2, lambda w: "x"])
def test_results_that_are_no_number_are_type_errors(function: Any) -> None:
    with pytest.raises(TypeError):
        PRICES.rolling(3).apply(function, raw=True)
    with pytest.raises(TypeError, match="it returns ") as raised:
        udf.Series(PRICES).rolling(3).apply(function, raw=True)
    assert isinstance(raised.value, UdfCompileError)


def test_not_a_function() -> None:
    with pytest.raises(NotCallableError):
        udf.Series(PRICES).rolling(2).apply("mean", raw=True)
    with pytest.raises(NotCallableError):
        udf.Series(PRICES).rolling(2).apply([np.mean], raw=True)


# --- recognised reducers ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "how"),
    in_turn(
        ["range", "z-score"],
        [{"window": 3}, {"window": 5, "min_periods": 2}, {"window": "3h"}, {"window": 3, "step": 2}],
    ),
)
def test_recognised_is_opaque(name: str, how: Any) -> None:
    windows = udf.Series(PRICES).rolling(**how)
    fast = windows.apply(FUNCTIONS[name], raw=True).to_pandas()
    with udf.options(recognize_reducers=False):
        slow = windows.apply(FUNCTIONS[name], raw=True).to_pandas()
    pd.testing.assert_series_equal(fast, slow, rtol=1e-10, atol=1e-10)


def hard(rows: int) -> dict[str, np.ndarray]:
    random = np.random.default_rng(0)
    mixed = np.ones(rows)
    mixed[:: rows // 7] = 1e16
    return {
        "a large offset and a small variance": 1e9 + random.normal(scale=1e-3, size=rows),
        "1e16 among ones": mixed,
        "a drift over the column": np.linspace(0.0, 1e12, rows) + random.normal(size=rows),
        "constant runs": np.repeat(random.normal(size=rows // 50), 50),
    }


@pytest.mark.parametrize("kind", hard(350))
def test_recognised_is_as_exact_as_pandas(kind: str) -> None:
    """Means and standard deviations lie no further from the exact ones than pandas' own, on its hard cases."""
    rows, window = 3500, 20
    values = hard(rows)[kind]
    exact = np.lib.stride_tricks.sliding_window_view(values.astype(np.longdouble), window)
    for function, want, theirs in (
        (lambda w: w.mean(), exact.mean(axis=1), pd.Series(values).rolling(window).mean()),
        (lambda w: w.std(), exact.std(axis=1), pd.Series(values).rolling(window).std(ddof=0)),
    ):
        ours = udf.Series(values).rolling(window).apply(function, raw=True).to_numpy()[window - 1 :]
        scale = np.abs(want).max()
        off = np.abs(ours - want).max() / scale
        allowed = max(np.abs(theirs.to_numpy()[window - 1 :] - want).max() / scale, 4e-16)
        assert off <= allowed, (off, allowed)


@pytest.mark.parametrize(
    "function", [lambda w: 1 // 0, lambda w: 5 % (len(w) - 2), lambda w: divmod(len(w), 0)[0], lambda w: 1 / 0]
)
def test_whole_numbers_divided_by_zero_raise(function) -> None:
    """They are Python's in pandas too; the window's own are NumPy's, and give inf and NaN."""
    for windows in (udf.Series([3.0, 1.0]).rolling(2), pd.Series([3.0, 1.0]).rolling(2)):
        with pytest.raises(ZeroDivisionError):
            windows.apply(function, raw=True)
    assert list(udf.Series([3.0, 1.0]).rolling(1).apply(lambda w: w[0] // 0, raw=True)) == [np.inf, np.inf]


@pytest.mark.slow
@pytest.mark.parametrize("which", ["time", "expanding", "listed"])
def test_windows_of_any_length_are_sorted(which) -> None:
    """As NumPy sorts, NaN last; one that is too long for the memory there is says so."""
    values = np.random.default_rng(5).normal(size=600).round(1)
    values[::17] = np.nan
    series = pd.Series(values, index=pd.date_range("2020", periods=600, freq="s"))

    def windows(rows, of):
        given = of(series[:rows]) if of is udf.Series else series[:rows]
        if which == "time":
            return given.rolling("40s" if rows < 600 else "700s", min_periods=2)
        if which == "listed":
            return given.rolling(
                pd.api.indexers.FixedForwardWindowIndexer(window_size=30 if rows < 600 else 580), min_periods=2
            )
        return given.expanding(2)

    for function in (lambda w: np.sort(w)[0], lambda w: np.sort(w)[1:-1].sum(), lambda w: np.diff(np.sort(w)).max()):
        found = windows(300, udf.Series).apply(function, raw=True).to_pandas()
        pd.testing.assert_series_equal(
            found, windows(300, pd.Series).apply(function, raw=True), check_freq=False, check_names=False
        )
        with pytest.raises(MemoryError, match=r"np\.sort of more than 512 values in a UDF"):
            windows(600, udf.Series).apply(function, raw=True)
