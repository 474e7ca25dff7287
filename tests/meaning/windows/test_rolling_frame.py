"""Windows of a DataFrame give the frame that pandas gives: which columns, where, with which labels.

Each test runs twice: with the function called from Python (tests/support/python_windows.py), and compiled.
"""

from collections.abc import Iterator
from typing import Any
from unittest.mock import patch

import numpy as np
import pandas as pd
import pytest

import udf
from tests.support import python_windows
from tests.support.budget import in_turn

NAN = float("nan")
FRAME = pd.DataFrame(
    {
        "a": [4.0, 1.0, NAN, 3.0, 9.0],
        "t": pd.to_datetime(["2024-01-01", "2024-01-01", "2024-01-02", "2024-01-04", "2024-01-05"]),
        "b": [True, False, True, True, False],
        "c": np.array([3, 1, 4, 1, 5], np.int8),
    },
    index=pd.Index(list("vwxyz"), name="row"),
)


@pytest.fixture(autouse=True, params=["python", "compiled"])
def loop(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    if request.param == "python":
        monkeypatch.setattr("udf.api.rolling.map_windows", python_windows.map_windows)
    return


def spread(w: Any) -> float:
    return np.nansum(w) + 100 * len(w)


def same(given: pd.DataFrame, key: Any = None, **how: Any) -> None:
    theirs, ours = given.rolling(**how), udf.DataFrame(given).rolling(**how)
    if key is not None:
        theirs, ours = theirs[key], ours[key]
    want, got = theirs.apply(spread, raw=True), ours.apply(spread).to_pandas()
    if isinstance(want, pd.Series):
        pd.testing.assert_series_equal(got, want)
    else:
        pd.testing.assert_frame_equal(got, want)


@pytest.mark.parametrize(
    "how", [{"window": 2}, {"window": 3, "min_periods": 1, "step": 2}, {"window": 2, "center": True}]
)
def test_every_column_of_numbers(how: Any) -> None:
    same(FRAME[["a", "b", "c"]], **how)
    same(FRAME[["c"]], **how)
    same(FRAME[[]], **how)
    same(FRAME[["a", "b"]].iloc[:0], **how)
    same(FRAME[["a", "b"]].rename_axis("kind", axis=1), **how)
    same(FRAME[["a", "b"]].set_axis(pd.MultiIndex.from_tuples([("p", 1), ("q", 2)]), axis=1), **how)


@pytest.mark.parametrize(
    ("order", "how"),
    in_turn(
        ["tabc", "atbc", "abct"], [{"window": "2D"}, {"window": 2}, {"window": "2D", "closed": "both", "center": True}]
    ),
)
def test_the_column_of_times_stays_in_its_place(order: str, how: Any) -> None:
    same(FRAME[list(order)], on="t", **how)
    same(FRAME[list(order)].reset_index(drop=True), on="t", **how)


def test_step_takes_the_times_of_the_windows() -> None:
    same(FRAME, window=2, on="t", step=2)
    same(FRAME.reset_index(drop=True), window=2, on="t", step=3)
    polars = pytest.importorskip("polars")  # these tests also run on a machine with a GPU, which has none
    frame = udf.DataFrame(polars.DataFrame({"t": FRAME["t"].to_numpy(), "a": FRAME["a"].to_numpy()}))
    got = frame.rolling(2, on="t", step=2).apply(spread, raw=True)
    assert list(got["t"]) == FRAME["t"].to_numpy()[::2].tolist() or got["t"].shape == (3,)
    assert list(got.index) == [0, 2, 4]


@pytest.mark.parametrize("key", ["b", ["b"], ["b", "a"], ["t", "b"], ["b", "t", "a"], ["t"]], ids=str)
def test_chosen_columns(key: Any) -> None:
    same(FRAME, key, window="2D", on="t")
    same(FRAME, key, window=3, on="t", min_periods=1)


def test_attributes_are_columns() -> None:
    got, want = (of.rolling("2D", on="t").b.apply(spread, raw=True) for of in (udf.DataFrame(FRAME), FRAME))
    pd.testing.assert_series_equal(got.to_pandas(), want)
    with pytest.raises(AttributeError, match="no attribute 'z'"):
        _ = udf.DataFrame(FRAME).rolling("2D", on="t").z


def test_times_in_the_index() -> None:
    same(FRAME[["a", "b"]].set_axis(pd.DatetimeIndex(FRAME["t"]), axis=0), window="2D")
    same(FRAME.set_axis(pd.DatetimeIndex(FRAME["t"], name=None), axis=0), window="2D", on="t")
    same(FRAME.set_axis(pd.DatetimeIndex(FRAME["t"]), axis=0), window="2D", on="t")


def test_an_index_given_apart() -> None:
    same(FRAME[["a"]], window="2D", on=pd.DatetimeIndex(FRAME["t"].to_numpy()))
    same(FRAME[["a"]], window="2D", on=pd.DatetimeIndex(FRAME["t"].to_numpy(), name="when"))


def test_times_with_a_zone() -> None:
    zoned = FRAME[["a"]].assign(t=FRAME["t"].dt.tz_localize("America/New_York"))
    same(zoned, window="2D", on="t")


@pytest.mark.parametrize(
    "layout", ["Float64", "Int64", "float32", "float64[pyarrow]", "int32[pyarrow]", "boolean", "uint8"]
)
def test_every_layout_gives_float64(layout: str) -> None:
    whole = pd.DataFrame({"a": pd.array([1, 0, 1, 1, 0], dtype=layout)})
    same(whole, window=2)
    if layout not in ("float32", "uint8"):
        whole.loc[2, "a"] = pd.NA
        same(whole, window=2, min_periods=1)


# --- method="table" -----------------------------------------------------------------------------


def scalar(w: Any) -> Any:
    return np.nansum(w) + 100 * w.shape[0]


def each(w: Any) -> Any:
    return np.nansum(w[:, 0]), 100.0 * w.shape[0]


@pytest.mark.parametrize(
    ("periods", "how", "shape"),
    in_turn(
        [0, 1, 2, 3],
        [{"window": 3}, {"window": "2D", "on": "t"}, {"window": 3, "center": True, "on": "t"}],
        ["scalar", "one a column"],
    ),
)
def test_table(periods: int, how: Any, shape: str) -> None:
    """A column has a result where it has enough values itself."""
    frame = FRAME[["a", "t", "c"]].assign(c=[NAN, 2.0, 5.0, NAN, 1.0])
    if "on" not in how:
        frame = frame[["a", "c"]]

    function = scalar if shape == "scalar" else each
    with patch("numba.core.config.DISABLE_JIT", new=True):  # pandas' loop as Python: its meaning, not compiled
        want = frame.rolling(min_periods=periods, method="table", **how).apply(function, raw=True, engine="numba")
    got = udf.DataFrame(frame).rolling(min_periods=periods, method="table", **how).apply(function).to_pandas()
    pd.testing.assert_frame_equal(got, want)


# --- what it refuses ----------------------------------------------------------------------------


def test_columns_without_numbers_are_refused() -> None:
    """The error says which column, and is a TypeError."""
    for frame, text in ((FRAME, "'t'"), (FRAME[["a"]].assign(s="x"), "column 's'")):
        with pytest.raises(pd.errors.DataError):
            frame.rolling(2).apply(spread, raw=True)
        with pytest.raises(TypeError, match=text):
            udf.DataFrame(frame).rolling(2).apply(spread, raw=True)


def test_missing_columns_are_refused() -> None:
    with pytest.raises(KeyError, match="no column 'z'"):
        udf.DataFrame(FRAME).rolling(2)["z"]
    with pytest.raises(KeyError, match="no column 'z'"):
        udf.DataFrame(FRAME).rolling(2)[["a", "z"]]


@pytest.mark.parametrize("arguments", [{"raw": 1}, {"engine": "c"}, {"dtype": "timedelta64[s]"}, {"errors": "ignore"}])
def test_arguments_of_apply_are_checked(arguments: Any) -> None:
    with pytest.raises((ValueError, TypeError), match="Hint: "):
        udf.Series([1.0]).rolling(1).apply(spread, **arguments)


def test_what_pandas_takes_is_taken() -> None:
    """A call written for pandas works as it is."""
    series = udf.Series([1.0, 2.0])
    for how in ({"raw": True}, {"raw": False}, {"raw": True, "engine": "numba", "engine_kwargs": {"parallel": True}}):
        assert list(series.rolling(1).apply(spread, **how)) == [101.0, 102.0]
    made = series.rolling(1).apply(lambda w, k, m: w[0] * k + m, True, None, None, (10,), {"m": 1})
    assert list(made) == [11.0, 21.0]


def test_text() -> None:
    windows = udf.DataFrame(FRAME).rolling("2D", on="t")
    assert repr(windows) == "FrameWindows: rolling [window='2D', center=False, method='single']"
    assert repr(windows.a) == "SeriesWindows: rolling [window='2D', center=False, method='single']"
    assert repr(udf.Series([1]).expanding(2)) == "SeriesWindows: expanding [min_periods=2, method='single']"
    assert len(windows) == len(FRAME)


# --- the accessor of pandas ---------------------------------------------------------------------


class Accessed:
    """FRAME and its columns, each through its accessor."""

    def rolling(self, *args, **how):
        return FRAME.udf.rolling(*args, **how)

    def __getitem__(self, label):
        return FRAME[label].udf


def test_accessor() -> None:
    import udf.doors.pandas.pandas_accessor  # noqa: F401, PLC0415 - registers it, if pandas was imported later

    for call in (
        lambda of: of.rolling("2D", on="t"), lambda of: of.rolling("2D", on="t")["b"],
        lambda of: of.rolling("2D", on="t").b, lambda of: of["a"].rolling(2, 1), lambda of: of["a"].expanding(2),
        lambda of: of[["a"]].expanding(),
    ):  # fmt: skip
        got, want = (call(of).apply(spread, raw=True) for of in (Accessed(), FRAME))
        check = pd.testing.assert_frame_equal if isinstance(want, pd.DataFrame) else pd.testing.assert_series_equal
        check(got, want)
