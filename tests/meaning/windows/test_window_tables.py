"""Windows of several columns, and labels of windows that are Series: as pandas."""

from typing import Any

import numpy as np
import pandas as pd
import pytest

import udf
from tests.support.against_python import assert_is_pandas
from tests.support.budget import THOROUGH, in_turn
from tests.support.window_entry import Raised, run
from udf.bind.window_shapes import uses_labels
from udf.errors import UdfCompileError

WINDOW = np.random.default_rng(5).normal(size=(6, 3))


def by_rows(w: Any) -> Any:
    total = 0.0
    for row in w:
        total += row[0] * row[-1]
    return total


def correlation(w: Any) -> Any:
    x, y = w[:, 0], w[:, 1]
    x = x - x.mean()
    y = y - y.mean()
    return (x * y).sum() / np.sqrt((x * x).sum() * (y * y).sum())


def in_a_loop(w: Any) -> Any:
    """Correlate two columns by indices."""
    x, y = w[:, 0].mean(), w[:, 1].mean()
    xy, xx, yy = 0.0, 0.0, 0.0
    for i in range(len(w)):
        xy += (w[i, 0] - x) * (w[i, 1] - y)
        xx += (w[i, 0] - x) ** 2
        yy += (w[i][1] - y) ** 2
    return xy / (xx * yy) ** 0.5


FUNCTIONS = {
    "items": lambda w: w[0, 1] + w[-1][0] + w[2, -1],
    "shape": lambda w: len(w) + 10 * w.shape[0] + 100 * w.shape[1] + 1000 * w.size + 10000 * w.ndim,
    "columns": lambda w: (w[:, 0] * w[:, 1]).sum() + np.dot(w[:, 1], w[:, 2]) + w[1:, 0].max() + w[::-1, 2][0],
    "parts": lambda w: w[1:][0, 0] + w[:, 1:][0, 0] + w[2:4, ::-1].sum() + w[:, ::2].mean() + w[0, 1:].sum(),
    "transpose": lambda w: w.T[0].sum() + w.T.shape[0] + w.T[1, 2],
    "whole": lambda w: w.sum() + w.mean() + np.max(w) + np.median(w) + w.std() + w.argmax(),
    "axis 0": lambda w: w.mean(axis=0)[1] + w.std(axis=0, ddof=1)[0] + np.median(w, axis=0)[2] + w.max(axis=0).sum(),
    "axis 1": lambda w: w.sum(axis=1).max() + len(w.max(axis=1)) + np.percentile(w, 30, axis=1)[0],
    "rows": by_rows,
    "arithmetic": lambda w: (w - w.mean(axis=0)).sum() + ((w - 1) ** 2).mean(axis=0)[1] + np.sqrt(np.abs(w)).max(),
    "of parts": lambda w: (w[:, :2] * w[:, :1]).sum(axis=0)[1] + (w - w[0])[2][1] + (w / w.sum(axis=0))[3, -1],
    "conditions": lambda w: (w > 0).sum() + np.isnan(w).any() + (w > w.mean(axis=0)).sum(axis=0)[2] + (~(w > 0)).sum(),
    "computed shape": lambda w: len(w * 2) + 10 * (w * 2).shape[1] + 100 * (w + w[:, :1]).size,
    "correlation": correlation,
    "in a loop": in_a_loop,
}


@pytest.mark.parametrize(("name", "length"), in_turn(FUNCTIONS, ["own", None]))
def test_as_numpy(name: str, length: Any) -> None:
    """The window is what NumPy has as (rows, columns); a single value is every column's."""
    value = float(FUNCTIONS[name](WINDOW))
    assert run(FUNCTIONS[name], WINDOW, length=length) == pytest.approx((value,) * 3, rel=1e-13)


@pytest.mark.parametrize(
    "function",
    [
        lambda w: w.max(axis=0), lambda w: w[-1], lambda w: w.mean(axis=0) * 2,
        lambda w: (w - w.mean(axis=0)).std(axis=0), lambda w: tuple3(w),
    ],
)  # fmt: skip
def test_an_array_is_one_value_a_column(function: Any) -> None:
    assert run(function, WINDOW) == pytest.approx(tuple(function(WINDOW)), rel=1e-13)


def tuple3(w: Any) -> Any:
    return w[0, 0], w[1, 1], w[2, 2]


def test_an_array_of_another_length_raises() -> None:
    """The first row's part has the table's width as its most, and fewer values."""
    assert run(lambda w: w[0, 1:], WINDOW).exception == "ValueError"


def test_indices_are_checked_on_both_axes() -> None:
    assert run(lambda w: w[0, 3], WINDOW) == Raised("IndexError", "index 3 is out of bounds for axis 1")
    assert run(lambda w: w[-7, 0], WINDOW) == Raised("IndexError", "index -7 is out of bounds for axis 0")


def weighted_mean(x: Any) -> Any:
    """Return two weighted means, as in pandas' user guide: "Window operations", "Numba engine"."""
    arr = np.ones((1, x.shape[1]))
    arr[:, :2] = (x[:, :2] * x[:, 2]).sum(axis=0) / x[:, 2].sum()
    return arr


def set_in_parts(x: Any) -> Any:
    """Set rows, columns, one value, and all of a column again."""
    arr = np.zeros((2, 3))
    arr[0] = x[0]
    arr[1, :] = x[:, 0].mean()
    arr[1, 1] = 7.0
    arr[:, 2] += 1
    arr[:, ::2] = x[:2, :2] * arr[:, ::2]
    return arr.sum(axis=0)


@pytest.mark.slow
@pytest.mark.parametrize("length", ["own", None], ids=["constant", "any length"])
def test_pandas_documented_function_runs_as_it_stands(length: Any) -> None:
    """A (1, n) array is one value a column."""
    window = np.array([[1, 2, 0.6], [2, 3, 0.4]])
    for rows in (window, window[:1]):
        assert run(weighted_mean, rows, length=length) == pytest.approx(tuple(weighted_mean(rows)[0]), rel=1e-14)


@pytest.mark.slow
def test_parts_of_an_array_of_its_own_are_set() -> None:
    """By a scalar, a row, a column, another grid."""
    assert run(set_in_parts, WINDOW) == pytest.approx(tuple(set_in_parts(WINDOW)), rel=1e-13)


def test_a_part_of_another_shape_raises() -> None:
    """As NumPy says, without the shapes."""

    def function(x: Any) -> Any:
        arr = np.zeros((2, 3))
        arr[:, :2] = x[0]
        return arr[0]

    assert run(function, WINDOW) == Raised("ValueError", "operands could not be broadcast together")


FRAME = pd.DataFrame(np.random.default_rng(6).normal(size=(12, 3)), columns=["a", "mean", "two words"])


def of_names(w: Any) -> Any:
    """Ask for columns by their names; ``mean`` is the array's own."""
    return (w.a * w["mean"]).sum() + 10 * w["two words"][-1] + 100 * w.mean() + shifted(w)


def shifted(w: Any) -> Any:
    """Ask for a column, and take a part of the window, which has no names."""
    return np.median(w.a) + w[1:, 1:][0, 0]


def of_places(w: Any) -> Any:
    """Ask for the same columns by their places."""
    median = np.median(w[:, 0]) + w[1:, 1:][0, 0]
    return (w[:, 0] * w[:, 1]).sum() + 10 * w[:, 2][-1] + 100 * w.mean() + median


def raises(w: Any) -> Any:
    """Raise what only Python can say."""
    if w["two words"][-1] > -10:
        raise KeyError(f"of {w.a[0]:.3f}")
    return 0.0


@pytest.mark.slow
@pytest.mark.parametrize("recognized", [True, False])
def test_columns_of_a_table_have_their_names(recognized) -> None:
    """Compiled and in plain Python, in a function that is called too; in another order they are others."""
    for frame in (FRAME, FRAME[["two words", "a", "mean"]]):
        windows = frame.udf.rolling(4, method="table")
        with udf.options(backend="cpu", recognize_reducers=recognized):
            found = windows.apply(of_names)
        with udf.options(debug=True):
            expected = windows.apply(of_names)
        pd.testing.assert_frame_equal(found, expected)
    with udf.options(debug=True):
        pd.testing.assert_frame_equal(
            FRAME.udf.rolling(4, method="table").apply(of_places), FRAME.udf.rolling(4, method="table").apply(of_names)
        )


def test_an_exception_of_a_table_s_window_is_python_s() -> None:
    with pytest.raises(KeyError, match=f"of {FRAME.a[0]:.3f}"):
        FRAME.udf.rolling(4, method="table").apply(raises)


ROWS = 40
RANDOM = np.random.default_rng(20260412)
VALUES = np.where(RANDOM.random(ROWS) < 0.2, np.nan, RANDOM.normal(size=ROWS).round(1))
DAYS = pd.Timestamp("2024-02-25") + pd.to_timedelta(np.sort(RANDOM.choice(500, ROWS, replace=False)), unit="h")
INDEXES = {
    "rows": pd.RangeIndex(ROWS),
    "shuffled": pd.Index(RANDOM.permutation(ROWS) * 7 - 100),
    "small": pd.Index(np.arange(ROWS, dtype=np.int8)),
    "floats": pd.Index(np.arange(ROWS) * 0.25 - 3),
    "ns": pd.DatetimeIndex(DAYS).as_unit("ns"),
    "s": pd.DatetimeIndex(DAYS).as_unit("s"),
    "spans": pd.TimedeltaIndex(DAYS - pd.Timestamp("2024-01-01")).as_unit("us"),
}
WINDOWS = {
    "rows": lambda s: s.rolling(5),
    "few": lambda s: s.rolling(4, min_periods=1),
    "center": lambda s: s.rolling(6, min_periods=2, center=True),
    "step": lambda s: s.rolling(3, min_periods=1, step=3),
    "closed": lambda s: s.rolling(4, min_periods=2, closed="both"),
    "expanding": lambda s: s.expanding(2),
    "time": lambda s: s.rolling("36h", min_periods=1),
}


def number(label):
    """Return a label, or a difference of two, as a number that a window's result can be."""
    return label.total_seconds() if hasattr(label, "total_seconds") else label


OF_NUMBERS = {
    "first": lambda w: w.index[0],
    "last": lambda w: w.index[-1],
    "span": lambda w: w.index[-1] - w.index[0],
    "idxmax": lambda w: w.idxmax(),
    "idxmin": lambda w: w.idxmin(),
    "loc": lambda w: w.loc[w.index[0]],
    "at": lambda w: w.at[w.index[-1]],  # noqa: PD008 - what is tested
    "by label": lambda w: w[w.index[-1]] * 2,
    "valid": lambda w: w.last_valid_index() - w.first_valid_index(),
    "dropna": lambda w: w.dropna().index[0],
    "masked": lambda w: w[w > 0].index[-1] if (w > 0).any() else -1.0,
    "sum": lambda w: sum(w.index),
    "length": lambda w: len(w.index),
    "position": lambda w: w.index[w.argmax()],
    "derived": lambda w: w.abs().idxmax() - w.idxmax(),
    "mixed": lambda w: w.mean() + w.index[0] / 1000,
}
OF_TIMES = {
    "span": lambda w: (w.index[-1] - w.index[0]).total_seconds(),
    "idxmax": lambda w: (w.idxmax() - w.index[0]).total_seconds(),
    "idxmin": lambda w: (w.index[-1] - w.idxmin()).total_seconds(),
    "valid": lambda w: (w.last_valid_index() - w.first_valid_index()).total_seconds(),
    "loc": lambda w: w.loc[w.idxmax()] - w[w.index[0]],
    "rate": lambda w: (w.iloc[-1] - w.iloc[0]) / ((w.index[-1] - w.index[0]).total_seconds() + 1),
    "dropna": lambda w: (w.dropna().index[-1] - w.index[0]).days,
}
OF_INSTANTS = {"hour": lambda w: w.index[0].hour, "month": lambda w: w.idxmax().month + w.index[-1].day}


def functions_of(index):
    if index.dtype.kind not in "mM":
        return OF_NUMBERS
    return {**OF_TIMES, **(OF_INSTANTS if index.dtype.kind == "M" else {})}


KINDS = ("iuf", "m", "M")
CASES = [
    case
    for kinds in KINDS
    for indexes in [[name for name, index in INDEXES.items() if index.dtype.kind in kinds]]
    for case in in_turn(indexes, functions_of(INDEXES[indexes[0]]))
]
"""Every index and every function of an index of its kind; each of one with each of the other in ``make thorough``."""


@pytest.mark.parametrize(("index", "name"), CASES)
def test_it_is_as_in_pandas(index, name) -> None:
    """The same values for every kind of window; the function is compiled once."""
    labels = INDEXES[index]
    series, function = pd.Series(VALUES, index=labels), functions_of(labels)[name]
    turn = CASES.index((index, name)) % len(WINDOWS)
    for number, (kind, windows) in enumerate(WINDOWS.items()):
        if (kind == "time" and labels.dtype.kind != "M") or not (THOROUGH or number in (0, turn)):
            continue
        found = windows(series.udf).apply(function)
        pd.testing.assert_series_equal(found, windows(series).apply(function), obj=kind)


@pytest.mark.parametrize(
    ("function", "kind", "said"),
    [(lambda w: w.loc[3], KeyError, "3"), (lambda w: w[100], KeyError, "100"),
     (lambda w: (w * np.nan).idxmax(), (ValueError, FutureWarning), "all NA|All-NA|NA values")],
)  # fmt: skip
def test_what_raises_in_pandas_raises(function, kind, said) -> None:
    """A label that is not there, and the greatest of nothing, of which pandas 2 warns: that of the first window."""
    series = pd.Series(VALUES)
    with pytest.raises(kind, match=f"(?i){said}"):
        series.rolling(2).apply(function)
    with pytest.raises(kind, match=f"(?i){said}"):
        series.udf.rolling(2).apply(function)


REPEATED = pd.Series(VALUES, index=np.arange(ROWS) // 2)
TEXT = pd.Series(VALUES, index=[f"r{i}" for i in range(ROWS)])
PLAIN, TIMED = pd.Series(VALUES), pd.Series(VALUES, index=INDEXES["ns"])
REFUSED = [
    (REPEATED, lambda w: w.loc[w.index[0]], "more than once"),
    (TEXT, lambda w: w.index[0] == "r1", "numbers or times"),
    (PLAIN, lambda w: w.iloc[1:].index[0], "a part of a window has no .index"),
    (PLAIN, lambda w: w.loc[0.5], "looks up a float64, and a label of the window is a int64"),
    (TIMED, lambda w: w.loc[0], "looks up a int64, and a label of the window is a datetime64"),
    (PLAIN, lambda w: w.diff().first_valid_index(), "may give None"),
]


@pytest.mark.parametrize(("series", "function", "said"), REFUSED)
def test_what_it_cannot_have_is_refused_by_name(series, function, said) -> None:
    with pytest.raises(UdfCompileError, match=said):
        series.udf.rolling(3).apply(function)


def test_an_array_has_none() -> None:
    with pytest.raises(UdfCompileError, match="index"):
        PLAIN.udf.rolling(3).apply(lambda w: w.index[0], raw=True)


def test_who_asks_is_seen_in_the_code() -> None:
    """Others keep the fast ways to run windows."""
    captured = {1: 2.0}
    asking = [lambda w: w.index[0], lambda w: w.loc[2], lambda w, k=1: w[k], lambda w: sum(v for v in w.index)]
    others = [lambda w: w.iloc[-1], lambda w: w.values[0], lambda w: captured[1] * w.sum(), lambda w: w[1:].sum()]
    assert [uses_labels(one) for one in asking] == [True] * len(asking)
    assert [uses_labels(one) for one in others] == [False] * len(others)


def test_explain_shows_where_they_come_from() -> None:
    """In the kernel, by the window's first row."""
    assert "labels + first" in str(udf.explain(lambda w: w.idxmax(), udf.Series(PLAIN).rolling(3)))


def at_day() -> Any:
    """Return a function that captures a label and a function of it."""
    day = INDEXES["ns"][7]
    picked = lambda w, otherwise: w.loc[day] if w.index[0] <= day <= w.index[-1] else otherwise
    return lambda w: picked(w, -1.0)


CALLS = {
    "a frame's columns have its index": (
        pd.DataFrame({"a": VALUES, "b": VALUES[::-1]}, index=INDEXES["shuffled"]),
        lambda d: d.rolling(4, min_periods=2).apply(lambda w: w.idxmax()),
    ),
    "labels that repeat": (REPEATED, lambda d: d.rolling(3).apply(lambda w: w.idxmax() * 2 + w.index[-1])),
    "a helper and a captured label": (TIMED, lambda d: d.rolling(3, min_periods=1).apply(at_day())),
}


@pytest.mark.parametrize("name", CALLS)
def test_labels_are_those_of_pandas(name) -> None:
    """Only what looks one up needs them apart; functions that are called are looked into as well."""
    assert_is_pandas(*CALLS[name])


@pytest.mark.parametrize("threads", [1, 3])
def test_windows_of_many_blocks(threads) -> None:
    """Each slice of the windows has its own labels."""
    values, labels = RANDOM.normal(size=200_003), RANDOM.permutation(200_003)
    with udf.options(threads=threads):
        found = pd.Series(values, labels).udf.rolling(7).apply(lambda w: w.idxmax())
    apart = np.lib.stride_tricks.sliding_window_view(values, 7).argmax(axis=1)
    np.testing.assert_array_equal(found.to_numpy()[6:], labels[np.arange(apart.size) + apart])
