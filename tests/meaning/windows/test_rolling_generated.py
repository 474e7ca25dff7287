"""Generated window functions against pandas ``rolling(..).apply(f, raw=True)``, and recognised against opaque.

``UDF_BUDGET`` in the environment says how many functions.
"""

import math
import warnings
from typing import Any

import numpy as np
import pandas as pd
import pytest
from hypothesis import HealthCheck, given, note, settings

import udf
from tests.support.budget import budget
from tests.support.window_strategies import HEAVY, reducers, values, window_functions
from tests.support.written import from_source

FUNCTIONS = budget(25)
INDEX = pd.DatetimeIndex(np.cumsum(np.random.default_rng(7).integers(0, 4, 60)).astype("M8[s]"))
COLUMNS = (pd.Series(values(60, 1, missing=0.0), index=INDEX), pd.Series(values(60, 2, missing=0.25), index=INDEX))
HOW: tuple[dict[str, Any], ...] = ({"window": 5}, {"window": 7, "min_periods": 2}, {"window": "6s"})


def by_pandas(series: pd.Series, function: Any, how: dict[str, Any]) -> pd.Series:
    with warnings.catch_warnings(), np.errstate(all="ignore"):
        warnings.simplefilter("ignore")
        return series.rolling(**how).apply(function, raw=True)


@pytest.mark.slow
@given(window_functions())
@settings(max_examples=FUNCTIONS, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
def test_generated_window_functions_are_pandas(source: str) -> None:
    note(source)
    function = from_source(source, {"np": np, "math": math, "HEAVY": np.array(HEAVY)})
    rounds = 1e-12 if any(part in source for part in ("std", "var", "v * v")) else 0.0
    for series in COLUMNS:
        for how in HOW:
            want = by_pandas(series, function, how)
            got = udf.Series(series).rolling(**how).apply(function, raw=True).to_pandas()
            pd.testing.assert_series_equal(got, want, rtol=rounds, atol=rounds, check_exact=rounds == 0.0 or None)


@pytest.mark.slow
@given(reducers())
@settings(max_examples=FUNCTIONS, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
def test_recognised_is_opaque_and_pandas(source: str) -> None:
    """What is computed from reductions in O(1) is what the same function computes from the window itself."""
    note(source)
    function = from_source(source, {"np": np, "math": math, "HEAVY": np.array(HEAVY)})
    for series in COLUMNS:
        for how in HOW:
            windows = udf.Series(series).rolling(**how)
            fast = windows.apply(function, raw=True).to_pandas()
            with udf.options(recognize_reducers=False):
                slow = windows.apply(function, raw=True).to_pandas()
            pd.testing.assert_series_equal(fast, slow, rtol=1e-10, atol=1e-10)
            pd.testing.assert_series_equal(slow, by_pandas(series, function, how), rtol=1e-10, atol=1e-10)
