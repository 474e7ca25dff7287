"""Labels of a window that is a Series: ``w.index``, ``w.loc``, ``w[label]``, ``idxmax``, as pandas."""

import numpy as np
import pandas as pd
import pytest

import udf
from tests.support.budget import THOROUGH, in_turn
from udf.bind.window_labels import uses_labels
from udf.errors import UdfCompileError

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


def test_a_frames_columns_have_its_index() -> None:
    """And the time column that windows go by is none of it."""
    frame = pd.DataFrame({"a": VALUES, "b": VALUES[::-1]}, index=INDEXES["shuffled"])
    found = frame.udf.rolling(4, min_periods=2).apply(lambda w: w.idxmax())
    pd.testing.assert_frame_equal(found, frame.rolling(4, min_periods=2).apply(lambda w: w.idxmax()))


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


def test_labels_that_repeat_have_an_index() -> None:
    """Only what looks one up needs them apart."""
    found = REPEATED.udf.rolling(3).apply(lambda w: w.idxmax() * 2 + w.index[-1])
    pd.testing.assert_series_equal(found, REPEATED.rolling(3).apply(lambda w: w.idxmax() * 2 + w.index[-1]))


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


def test_helpers_and_captured_labels() -> None:
    """Functions that are called are looked into as well."""
    day = INDEXES["ns"][7]
    at_day = lambda w, otherwise: w.loc[day] if w.index[0] <= day <= w.index[-1] else otherwise
    found = TIMED.udf.rolling(3, min_periods=1).apply(lambda w: at_day(w, -1.0))
    pd.testing.assert_series_equal(found, TIMED.rolling(3, min_periods=1).apply(lambda w: at_day(w, -1.0)))


@pytest.mark.parametrize("threads", [1, 3])
def test_windows_of_many_blocks(threads) -> None:
    """Each slice of the windows has its own labels."""
    values, labels = RANDOM.normal(size=200_003), RANDOM.permutation(200_003)
    with udf.options(threads=threads):
        found = pd.Series(values, labels).udf.rolling(7).apply(lambda w: w.idxmax())
    apart = np.lib.stride_tricks.sliding_window_view(values, 7).argmax(axis=1)
    np.testing.assert_array_equal(found.to_numpy()[6:], labels[np.arange(apart.size) + apart])
