"""Windows that are Series: pandas' methods, and conditions, which are NumPy's bools; Python's stay Python's."""

import warnings
from collections.abc import Callable
from typing import Any

import numpy as np
import pandas as pd
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import udf
from tests.support.against_python import assert_is_pandas
from tests.support.budget import budget, in_turn, some
from udf.base.pandas_meaning import meaning
from udf.errors import UdfCompileError

RANDOM = np.random.default_rng(3)
VALUES = np.round(RANDOM.normal(size=48) * 4) / 2
VALUES[[7, 8, 20, 21, 22, 23, 24, 25, 26, 40]] = np.nan
HOURS = pd.Series(VALUES, index=pd.date_range("2024-01-01", periods=VALUES.size, freq="h"), name="x")
WINDOWS = ((5, None), (6, 2))
"""Rows and min_periods: without a missing value, and with."""

AREA = "trapezoid" if hasattr(np, "trapezoid") else "trapz"  # before NumPy 2
EXPRESSIONS = (
    "w.std()", "w.var()", "w.std(ddof=0)", "w.var(ddof=2)", "w.mean()", "w.sum()", "w.min()", "w.max()", "w.median()",
    "w.prod()", "w.sem()", "w.skew()", "w.kurt()", "w.count()", "w.nunique()", "w.any()", "w.all()", "w.quantile()",
    "w.kurtosis()", "w.quantile(0.3)", "w.autocorr()", "w.autocorr(2)", "w.mean(skipna=False)", "w.sum(skipna=False)",
    "w.sum(min_count=2)", "w.prod(min_count=3)", "w.sum(skipna=False, min_count=6)",
    "w.std(skipna=False)", "w.max() - w.min()",
    "np.std(w)", "np.std(w, ddof=1)", "np.var(w)", "np.mean(w)", "np.sum(w)", "np.min(w)", "np.max(w)", "np.prod(w)",
    "np.median(w)", "np.ptp(w)", "np.nanmean(w)", "np.quantile(w, 0.5)", "np.dot(w, w)", "np.any(w)", "np.all(w)",
    "np.count_nonzero(w)", "np.average(w)",
    "len(w)", "w.size", "w.shape[0]", "w.ndim", "w.empty", "w.hasnans", "sum(w)",
    "max(w)", "min(w)", "w.argmax()", "w.argmin()", "w.fillna(0.0).argmax()", "w.iloc[w.argmax()] - w.iloc[w.argmin()]",
    "w.iloc[-1]", "w.iloc[0] - w.mean()", "w.iat[1]", "w.iloc[1:].sum()", "w.iloc[len(w) // 2]", "w[1:].sum()",
    "w.values[-1]", "w.to_numpy().std()", "w.values.mean()", "np.diff(w).sum()",
    "(w - w.mean()).iloc[-1] / w.std()", "(w * w).mean()", "((w - w.mean()) ** 2).mean()", "(w > 0).sum()",
    "(w > 0).mean()", "w[w > 0].sum()", "w[w > 0].mean()", "w[w > w.mean()].std()", "(-w).min()", "abs(w).max()",
    "np.sqrt(w.abs()).sum()", "np.abs(w).max()", "np.where(w > 0, w, 0).sum()", "np.exp(w).mean()", "(w / 2 + 1).var()",
    "w.abs().sum()", "w.diff().sum()", "w.diff().abs().max()", "w.diff(2).sum()", "(w.diff() > 0).sum()",
    "w.shift(1).sum()", "w.shift(-1).iloc[0]", "(w.shift(1) * w).sum()", "w.pct_change(fill_method=None).iloc[-1]",
    "w.cumsum().max()", "w.cumsum().iloc[-1]", "w.cumprod().min()", "w.cummax().iloc[-1]", "w.cummin().sum()",
    "np.cumsum(w).max()", "w.rank().iloc[-1]", "w.rank(pct=True).iloc[-1]", "w.rank().sum()",
    "w.rank(method='min', ascending=False).iloc[-1]", "w.rank(method='max').iloc[0]", "w.rank(method='first').iloc[-1]",
    "w.fillna(0.0).mean()", "w.fillna(w.mean()).std()", "w.dropna().std()", "w.dropna().sum()", "len(w.dropna())",
    "(w.dropna() * w.dropna()).sum()", "w.clip(-1, 1).sum()", "w.clip(lower=0).mean()", "w.clip(upper=0.5).max()",
    "w.round(0).sum()", "w.isna().sum()", "w.notna().all()", "w.isna().any()", "w.between(-1, 1).sum()",
    "w.add(1).sum()", "w.gt(0).sum()", "w.copy().sum()",
    "w.subtract(1).sum()", "w.multiply(2).sum()", "w.divide(2).sum()",
    "w.between(-1, 1, inclusive='left').sum()", "w.between(-1, 1, inclusive='neither').sum()",
    "w.between(-1, 1, inclusive='right').any()",
    "w.quantile(0.3, interpolation='lower')", "w.quantile(0.3, interpolation='higher')",
    "w.quantile(0.5, interpolation='nearest')", "w.quantile(0.4, interpolation='midpoint')",
    "np.percentile(w.dropna(), 30, method='lower')", "np.quantile(w, 0.4, method='midpoint')",
    "w.skew(skipna=False)", "w.kurt(skipna=False)", "w.nunique(dropna=False)",
    "w.equals(w)", "w.equals(w.fillna(0.0))", "w.equals(w.shift(1))",
    "np.array_equal(w, w)", "np.array_equal(w, w, equal_nan=True)", "np.array_equal(w, w.iloc[1:])",
    "np.allclose(w, w)", "np.allclose(w, w + 1e-9, equal_nan=True)", "np.allclose(w, w * 1.1, rtol=0.2)",
    f"np.{AREA}(w)", f"np.{AREA}(w.to_numpy(), dx=0.5)", f"np.{AREA}(w, np.arange(len(w)) * 2)",
    "np.maximum.accumulate(w).sum()", "np.minimum.accumulate(w).iloc[-1]",
    "(w / np.maximum.accumulate(w) - 1).min()", "np.maximum.accumulate(w.to_numpy())[-1]",
    "w.bfill().iloc[0]", "w.bfill().sum()", "w.interpolate().sum()", "w.interpolate().iloc[-1]",
    "w.interpolate(limit_direction='both').sum()", "w.interpolate(limit_direction='backward').iloc[-1]",
    "w.interpolate(limit_area='inside').sum()", "np.roll(w, 1)[0]", "np.roll(w, -2).sum()", "np.gradient(w).max()",
    "np.gradient(w, 0.5)[-1]", "np.digitize(w, [0.0, 1.0]).sum()", "w.ewm(span=3).std().iloc[-1]",
    "w.ewm(com=1, adjust=False).var().sum()", "w.expanding().median().sum()", "w.expanding(2).skew().iloc[-1]",
    "w.expanding().kurt().iloc[-1]", "w.expanding().sem().sum()", "w.rsub(1).sum()", "w.radd(1).max()",
    "w.rmul(w).sum()", "w.rtruediv(2).max()", "w.rdiv(2).min()", "w.rpow(2.0).sum()", "w.rmod(7.0).sum()",
    "w.rfloordiv(7.0).sum()",
    "w.fillna(9).cummax().searchsorted(0.5)", "w.ffill().bfill().mean()",
    "np.interp(w, [-1.0, 0.0, 2.0], [5.0, 1.0, 3.0]).sum()", "np.interp(w.values, np.arange(len(w)), w.values)[0]",
)  # fmt: skip


def function_of(expression: str) -> Callable[[Any], Any]:
    return eval(f"lambda w: {expression}", {"np": np})  # noqa: S307 - text from above


def by_pandas(function: Any, rows: Any, least: int | None, series: pd.Series = HOURS) -> np.ndarray:
    with warnings.catch_warnings(), np.errstate(all="ignore"):
        warnings.simplefilter("ignore")
        return series.rolling(rows, min_periods=least).apply(function).to_numpy()


@pytest.mark.parametrize(("expression", "shape"), some(in_turn(EXPRESSIONS, WINDOWS), 5))
def test_a_series_answers_as_pandas_does(expression: str, shape: tuple[int, int | None]) -> None:
    """Reductions skip NaN, std has ddof=1; NumPy's functions of a Series; what comes of arithmetic is a Series.

    One of five here: the matrix has a cell for each method and function.
    """
    function, (rows, least) = function_of(expression), shape
    found = HOURS.udf.rolling(rows, min_periods=least).apply(function)
    pd.testing.assert_index_equal(found.index, HOURS.index)
    np.testing.assert_allclose(found, by_pandas(function, rows, least), rtol=1e-9, atol=1e-12)


def test_accumulated_values_of_a_row_or_of_unsigned_numbers_are_refused_by_name() -> None:
    """Of windows and groups of floats and integers there are; the error has no address in it."""
    frame = udf.DataFrame({"a": [1.0, 2.0], "b": [3.0, 1.0]})
    with pytest.raises(UdfCompileError, match=r"maximum\.accumulate\(\) does not take \(row\) in a UDF"):
        frame.apply(lambda r: np.maximum.accumulate(r).sum(), axis=1)
    groups = udf.DataFrame({"k": np.array([1, 1]), "u": np.array([2, 1], dtype="uint8")}).groupby("k")["u"]
    with pytest.raises(UdfCompileError, match=r"np\.maximum\.accumulate\(\) of uint8 .* w\.astype\('int64'\)"):
        groups.agg(lambda s: np.maximum.accumulate(s).sum())


def test_the_default_is_pandas() -> None:
    """Both doors hand over a Series unless raw=True, which is an array with NumPy's meaning."""
    given = pd.Series([1.0, 2.0, 4.0])
    for windows in (given.udf.rolling(3), udf.Series(given).rolling(3)):
        assert list(windows.apply(lambda w: w.std()))[-1] == pytest.approx(given.std())
        assert list(windows.apply(lambda w: w.std(), raw=False))[-1] == pytest.approx(given.std())
        assert list(windows.apply(lambda w: w.std(), raw=True))[-1] == pytest.approx(given.to_numpy().std())


@pytest.mark.slow
@pytest.mark.parametrize("windows", ["3h", "150min"])
def test_windows_of_time_are_series(windows: str) -> None:
    function = lambda w: (w.iloc[-1] - w.mean()) / w.std() + w.rank(pct=True).iloc[-1]
    found = HOURS.udf.rolling(windows, min_periods=2).apply(function)
    np.testing.assert_allclose(found, by_pandas(function, windows, 2), rtol=1e-9)


@pytest.mark.slow
def test_helpers_and_loops_take_a_series() -> None:
    """Iteration, a helper, and loops by hand that are primitives."""
    spread = lambda s: s.max() - s.min()

    def by_hand(w: Any) -> float:
        total = 0.0
        for v in w:
            total += v
        return total / len(w) + spread(w) + spread(w.diff())

    for rows, least in WINDOWS:
        found = HOURS.udf.rolling(rows, min_periods=least).apply(by_hand)
        np.testing.assert_allclose(found, by_pandas(by_hand, rows, least), rtol=1e-12)


@pytest.mark.slow
def test_reductions_of_a_series_are_primitives() -> None:
    """In O(1) a row: of windows without a missing value, and of sums and extremes of any."""
    whole, some = udf.Series(HOURS).rolling(60), udf.Series(HOURS).rolling(60, min_periods=1)
    for function in (lambda w: w.std() / w.mean(), lambda w: w.sum() - w.iloc[-1], lambda w: w.max() - w.min()):
        assert udf.explain(function, whole).path.startswith("reductions in place of the window")
    for function in (lambda w: w.mean(), lambda w: w.max() - w.min(), lambda w: w.count()):
        assert udf.explain(function, some).path.startswith("reductions in place of the window")


REFUSED = {
    "a label": (lambda w: w[-1], r": it looks up a int64, and a label of the window is a datetime64"),
    "a label somehow": (lambda w: w[0 if w.sum() else 1], r": w\[i\] of a Series looks a label up"),
    "loc": (lambda w: w.loc[0], r": it looks up a int64, and a label of the window is a datetime64"),
    "parts": (lambda w: w.loc[0:2].sum(), r"\[...\] does not take \(Series.loc, slice"),
    "expanding": (lambda w: w.expanding().sum(), r"Series.expanding is not supported"),
    "other labels": (lambda w: (w[1:] - w[:-1]).sum(), r"two Series with other labels, which pandas would align"),
    "a mask's labels": (lambda w: (w[w > 0] - w).sum(), r"two Series with other labels"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_goes_by_other_labels_is_refused_by_name(name: str) -> None:
    """Never silently different; the text says what to write instead."""
    function, text = REFUSED[name]
    with pytest.raises(udf.errors.UdfCompileError, match=text):
        HOURS.udf.rolling(3).apply(function)


def test_an_exception_is_that_of_the_series() -> None:
    """What a window raises is Python's, with the row."""

    def checked(w: Any) -> float:
        if w.std() > 3:
            raise ValueError("wide")
        return w.std()

    with pytest.raises(ValueError, match="wide"):
        HOURS.rolling(5).apply(checked)
    with pytest.raises(ValueError, match="wide") as caught:
        HOURS.udf.rolling(5).apply(checked)
    assert any("raised by the UDF checked" in note for note in caught.value.__notes__)


# -- generated -----------------------------------------------------------------------------------------

STEPS = (
    "{}.abs()", "{}.diff()", "{}.shift(1)", "{}.fillna(0.5)", "{}.clip(-1, 2)", "{}.cumsum()", "({} - 1)", "({} * 2)",
    "({} ** 2)", "(-{})", "{}.rank()", "np.sqrt({}.abs())", "{}.round(0)", "({} / w.std())", "({} - w.mean())",
)  # fmt: skip
ENDS = (
    "{}.mean()", "{}.std()", "{}.sum()", "{}.min()", "{}.max()", "{}.iloc[-1]", "{}.iloc[0]", "{}.count()",
    "{}.median()", "np.mean({})", "np.std({})", "({} > 0).sum()", "{}.var(ddof=0)", "{}.dropna().sum()",
    "{}[{} > 0].sum()", "len({})",
)  # fmt: skip


@st.composite
def expressions(draw: Any) -> str:
    text = "w"
    for step in draw(st.lists(st.sampled_from(STEPS), max_size=3)):
        text = step.replace("{}", text)
    return draw(st.sampled_from(ENDS)).replace("{}", text)


@pytest.mark.slow
@settings(max_examples=budget(60), deadline=None)
@given(expressions(), st.sampled_from(((4, None), (6, 1), (40, 3))))
def test_generated_functions_of_a_series_are_pandas(expression: str, shape: tuple[int, int | None]) -> None:
    """Chains of methods and arithmetic, then one value of it."""
    function = function_of(expression)
    found = HOURS.udf.rolling(shape[0], min_periods=shape[1]).apply(function)
    np.testing.assert_allclose(found, by_pandas(function, *shape), rtol=1e-8, atol=1e-10, err_msg=expression)


def test_changes_fill_as_this_pandas_does() -> None:
    """``pct_change()`` of pandas 2 puts the value before in the place of a missing one: refused by name there."""
    function = lambda w: w.pct_change().iloc[-1]
    if meaning().fills_changes:
        with pytest.raises(UdfCompileError, match="fill_method=None"):
            HOURS.udf.rolling(3).apply(function)
    else:
        np.testing.assert_allclose(HOURS.udf.rolling(3).apply(function), by_pandas(function, 3, None))


OF_BOOLS = pd.Series([1.0, -2.0, np.nan, 4.0, 5.0, -1.0])
FRAME = pd.DataFrame({"k": [1, 1, 2, 2, 3, 3], "x": OF_BOOLS, "y": OF_BOOLS.fillna(0)})

ARRAYS = (
    lambda w: ~(w[-1] > 0), lambda w: (w[0] > 0) + (w[-1] > 0), lambda w: 1 if ~np.isnan(w[-1]) else 2,
    lambda w: (w > 0).any() + (w[0] > 0), lambda w: ~(w > 0).any(), lambda w: (w.sum() > 0) * (w[0] > 0),
    lambda w: (len(w) > 1) + (len(w) > 0), lambda w: (~np.isnan(w)).sum(), lambda w: sum(~(w > 0)),
    lambda w: (not w[0] > 0) + (not w[-1] > 0), lambda w: (w[0] > 0) ^ (len(w) > 1),
)  # fmt: skip
SERIES = (
    lambda w: ~(w.iloc[-1] > 0), lambda w: (w.iloc[0] > 0) + (w.iloc[-1] > 0), lambda w: ~w.isna().any(),
    lambda w: 1 if ~np.isnan(w.iloc[-1]) else 2, lambda w: (w > 0).any() + (w.iloc[0] > 0), lambda w: ~(w > 0).all(),
    lambda w: (w.max() > 0) + (w.min() > 0), lambda w: ~w.is_monotonic_increasing,
    lambda w: (w.mean() > 0) & (w.sum() > 1), lambda w: (len(w) > 1) + (w.max() > 0),
    lambda w: w.empty + w.is_monotonic_increasing, lambda w: ~w.is_monotonic_decreasing + 5,
)  # fmt: skip


OF_FRAMES = (
    lambda g: ~g.x.isna().any(), lambda g: (g.x.sum() > 0) + (g.y.sum() > 0), lambda g: (len(g) > 1) * (g.x.sum() > 3),
)  # fmt: skip
PLACES = pd.Series([1, np.nan, 3, 2, 5, np.nan, 1, 0.0])
PAIR = pd.DataFrame({"a": VALUES, "b": VALUES[::-1]})
DOORS: dict[str, tuple[Any, Any]] = {
    "windows": (OF_BOOLS, lambda d, f: d.rolling(2, min_periods=1).apply(f)),
    "groups": (FRAME, lambda d, f: d.groupby("k")["x"].apply(f)),
    "columns": (FRAME[["x", "y"]], lambda d, f: d.apply(f)),
    "windows, raw": (OF_BOOLS, lambda d, f: d.rolling(2, min_periods=1).apply(f, raw=True)),
    "frames": (FRAME, lambda d, f: d.groupby("k")[["x", "y"]].apply(f)),
    "frames that are kept": (FRAME, lambda d, f: d.groupby("k").filter(f)),
    "windows with gaps": (PLACES, lambda d, f: d.rolling(3, min_periods=1).apply(f)),
    "windows of a frame": (PAIR, lambda d, f: d.rolling(4, min_periods=2).apply(f)),
    "windows of its column": (PAIR, lambda d, f: d.rolling(4).b.apply(f)),
    **{f"windows of seven {value}": (pd.Series([*[value] * 7, 2 * value, value]), lambda d, f: d.rolling(6).apply(f))
       for value in (0.1, 5.0, 1e10)},
}  # fmt: skip
CALLS = [
    *in_turn(SERIES, list(DOORS)[:3]), *((f, "windows, raw") for f in ARRAYS), *((f, "frames") for f in OF_FRAMES),
    (OF_FRAMES[0], "frames that are kept"), (lambda w: np.argmax(w), "windows with gaps"),
    (lambda w: np.argmin(w) * 2, "windows with gaps"), (lambda w: w.std(), "windows of a frame"),
    (lambda w: w.iloc[-1] - w.mean(), "windows of its column"),
    *((f, door) for f in (lambda w: w.skew(), lambda w: w.kurt()) for door in list(DOORS)[-3:]),
]  # fmt: skip


@pytest.mark.parametrize(("function", "door"), CALLS)
@pytest.mark.filterwarnings("ignore:Bitwise inversion:DeprecationWarning")  # of Python 3.12
def test_a_function_gives_at_each_door_what_pandas_gives(function: Any, door: str) -> None:
    """``~`` is ``not``, ``+`` of two bools is ``or``, and ``filter`` takes what is true, which -2 is.

    A Series' own attributes, such as ``is_unique``, are Python's bools; ``np.argmax`` is its own method, which skips
    NaN. Equal values have the moments that this pandas gives them: NaN since 3.1, 0 before.
    """
    given, call = DOORS[door]
    assert_is_pandas(given, lambda d: call(d, function))


def test_a_helper_means_in_a_window_what_its_window_means() -> None:
    """It is compiled apart from the same helper of a row."""
    both = lambda a, b: (a > 0) + (b > 0)
    rows = pd.Series([1.0, 2.0])
    assert rows.udf.map(lambda x: both(x, x)).tolist() == rows.map(lambda x: both(x, x)).tolist() == [2, 2]
    of_windows = lambda w: both(w[0], w[1])
    want = rows.rolling(2).apply(of_windows, raw=True).tolist()
    assert rows.udf.rolling(2).apply(of_windows, raw=True).tolist()[1:] == want[1:] == [1.0]


def test_what_numpy_refuses_is_refused() -> None:
    for function in (lambda w: -(w[0] > 0), lambda w: (w[0] > 0) - (w[1] > 0)):
        with pytest.raises(TypeError):
            OF_BOOLS.rolling(2).apply(function, raw=True)
        with pytest.raises(UdfCompileError, match="NumPy"):
            OF_BOOLS.udf.rolling(2).apply(function, raw=True)
