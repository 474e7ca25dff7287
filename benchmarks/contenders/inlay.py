"""Inlay's own calls, the same on either back end."""

# ruff: noqa: PLC0415 - pandas is loaded by the contender that takes its objects

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import udf

if TYPE_CHECKING:
    from benchmarks.contenders.contender import Call, Columns
    from benchmarks.workloads import Workload


def frame(columns: Columns) -> Any:
    """Return our Series, or DataFrame of several columns; no copy."""
    return udf.Series(next(iter(columns.values()))) if len(columns) == 1 else udf.DataFrame(dict(columns))


def series_or_frame(columns: Columns) -> Any:
    """Return a pandas Series, or DataFrame of several columns; no copy of the values where pandas allows it."""
    import pandas as pd

    if len(columns) == 1:
        return pd.Series(next(iter(columns.values())), copy=False)
    return pd.DataFrame(dict(columns), copy=False)


def _applymap(workload: Workload) -> Call:
    return lambda series: series.applymap(workload.function)


def _apply_rows(workload: Workload) -> Call:
    return lambda frame: frame.apply(workload.function, axis=1)


def _rolling(workload: Workload) -> Call:
    return lambda series: series.rolling(workload.window).apply(workload.function, raw=True)


inlay = {"applymap": _applymap, "apply_rows": _apply_rows, "rolling": _rolling}


def _from_pandas(kind: str, wrap: Any) -> Any:
    def make(workload: Workload) -> Call:
        call = inlay[kind](workload)
        return lambda data: call(wrap(data)).to_pandas()

    return make


from_pandas = {
    "applymap": _from_pandas("applymap", udf.Series),
    "apply_rows": _from_pandas("apply_rows", udf.DataFrame),
    "rolling": _from_pandas("rolling", udf.Series),
}
"""From a pandas object to a pandas object: on a GPU the copies to it and back are part of the call."""
