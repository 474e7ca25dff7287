"""Two arrays of one mask in one expression: each is read, not the first of them twice."""

import numpy as np
import pandas as pd
import pytest

import udf.doors.pandas  # noqa: F401 - the accessor
from tests.support.budget import in_turn

VALUES = pd.Series([1.0, 2.0, np.nan, 4.0, 5.0, 0.5])

OF_WHAT_IS_LEFT = {
    "difference": lambda v: ((v * 2) - (v * 3)).sum(),
    "where": lambda v: np.where(v > 2, v * 2, v * 5).sum(),
    "where of itself": lambda v: np.where(v > 0, v, 0).sum(),
    "and": lambda v: ((v > 1) & (v < 5)).sum(),
    "or": lambda v: ((v < 1) | (v > 4)).sum(),
    "entropy": lambda v: (v / v.sum() * np.log(v)).sum(),
    "maximum": lambda v: np.maximum(v - 2, 3 - v).sum(),
    "dot": lambda v: np.dot(v - 1, v - 2),
    "three": lambda v: ((v - 1) * (v + 2) / (v * 3)).sum(),
    "choice": lambda v: np.where((v > 1) & (v < 5), v - 1, v + 1).max(),
    "compared": lambda v: (v * v > v + 2).sum(),
}


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "left", "of"), in_turn(OF_WHAT_IS_LEFT, ["dropna", "mask", "isnan"], ["windows", "groups"])
)
def test_each_array_of_a_mask_is_read(name, left, of) -> None:
    """``(v * 2 - v * 3).sum()`` behind ``v = w.dropna()`` was 0."""
    compute = OF_WHAT_IS_LEFT[name]

    def dropna(w):
        return compute(w.dropna())

    def mask(w):
        values = w.to_numpy()
        return compute(values[values > 0.7])

    def isnan(w):
        return compute(w[~np.isnan(w)])

    function = {"dropna": dropna, "mask": mask, "isnan": isnan}[left]
    if of == "windows":
        wanted = VALUES.rolling(4, min_periods=1).apply(function)
        pd.testing.assert_series_equal(VALUES.udf.rolling(4, min_periods=1).apply(function), wanted)
        return
    frame = pd.DataFrame({"k": [1, 1, 1, 2, 2, 2], "x": VALUES})
    wanted = frame.groupby("k")["x"].agg(function)
    pd.testing.assert_series_equal(frame.udf.groupby("k")["x"].agg(function), wanted, check_dtype=False)
