"""Times with a zone: a function that reads their clocks alone runs on the clocks' own times, compiled.

``t.hour`` of a time in Berlin is that of Berlin's clocks: a time without a zone, which pandas finds for the whole
column. What asks for more (the time itself, a difference, an offset) is refused, and Python's at pandas' door.
"""

from __future__ import annotations

from types import FunctionType
from typing import TYPE_CHECKING

import pandas as pd

from udf.bind.clock_readers import reads_clocks

if TYPE_CHECKING:
    from collections.abc import Callable

    from udf.api.ahead.compiled_udf import CompiledUdf
    from udf.columns.pandas_names import SeriesOrFrame


def clock_times(data: SeriesOrFrame, function: Callable[..., object] | CompiledUdf) -> SeriesOrFrame:
    """Return ``data`` with the times of clocks for times with a zone, where ``function`` asks for no more.

    Examples
    --------
    >>> noon = pd.Series(pd.to_datetime(["2024-07-01 10:00"], utc=True)).dt.tz_convert("Europe/Berlin")
    >>> clock_times(noon, lambda t: t.hour)[0]
    Timestamp('2024-07-01 12:00:00')
    >>> clock_times(noon, lambda t: t)[0]
    Timestamp('2024-07-01 12:00:00+0200', tz='Europe/Berlin')
    """
    for block in data._mgr.blocks:  # noqa: SLF001 - to ask a frame for its dtypes makes a Series
        if isinstance(block.dtype, pd.DatetimeTZDtype):
            break
    else:
        return data
    if type(function) is not FunctionType:
        return data
    if data.ndim == 1:
        return data.dt.tz_localize(None) if reads_clocks(function.__code__, {}) else data
    zoned = [place for place, dtype in enumerate(data.dtypes) if isinstance(dtype, pd.DatetimeTZDtype)]
    labels = {label: place in zoned for place, label in enumerate(data.columns)}
    if len(labels) < data.shape[1] or not reads_clocks(function.__code__, labels):
        return data
    data = data.copy(deep=False)
    for place in zoned:
        data.isetitem(place, data.iloc[:, place].dt.tz_localize(None))
    return data
