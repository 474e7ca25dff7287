"""Conditions in windows, groups and columns are NumPy's bools, against pandas itself; Python's own stay Python's."""

from typing import Any

import numpy as np
import pandas as pd
import pytest

from tests.support.budget import in_turn
from udf.errors import UdfCompileError

VALUES = pd.Series([1.0, -2.0, np.nan, 4.0, 5.0, -1.0])
FRAME = pd.DataFrame({"k": [1, 1, 2, 2, 3, 3], "x": VALUES, "y": VALUES.fillna(0)})

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


@pytest.mark.parametrize("function", ARRAYS)
def test_windows_that_are_arrays(function: Any) -> None:
    """``~`` is ``not``, and ``+`` of two is ``or``."""
    want = VALUES.rolling(2, min_periods=1).apply(function, raw=True)
    pd.testing.assert_series_equal(VALUES.udf.rolling(2, min_periods=1).apply(function, raw=True), want)


DOORS = {
    "windows": (VALUES, lambda data, function: data.rolling(2, min_periods=1).apply(function)),
    "groups": (FRAME, lambda data, function: data.groupby("k")["x"].apply(function)),
    "columns": (FRAME[["x", "y"]], lambda data, function: data.apply(function)),
}


@pytest.mark.parametrize(("function", "door"), in_turn(SERIES, DOORS))
@pytest.mark.filterwarnings("ignore:Bitwise inversion:DeprecationWarning")  # of Python 3.12
def test_windows_groups_and_columns(function: Any, door: str) -> None:
    """A Series' own attributes, such as ``is_unique``, are Python's bools."""
    data, call = DOORS[door]
    pd.testing.assert_series_equal(call(data.udf, function), call(data, function))


@pytest.mark.slow
def test_frames_of_groups_and_filters() -> None:
    """``filter`` takes what is true, which -2 is."""
    for function in (
        lambda g: ~g.x.isna().any(),
        lambda g: (g.x.sum() > 0) + (g.y.sum() > 0),
        lambda g: (len(g) > 1) * (g.x.sum() > 3),
    ):
        want = FRAME.groupby("k")[["x", "y"]].apply(function)
        pd.testing.assert_series_equal(FRAME.udf.groupby("k")[["x", "y"]].apply(function), want)
    kept = lambda g: ~g.x.isna().any()
    pd.testing.assert_frame_equal(FRAME.udf.groupby("k").filter(kept), FRAME.groupby("k").filter(kept))


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
            VALUES.rolling(2).apply(function, raw=True)
        with pytest.raises(UdfCompileError, match="NumPy"):
            VALUES.udf.rolling(2).apply(function, raw=True)
