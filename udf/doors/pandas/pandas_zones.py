"""Times with a zone in and out of pandas: their counts in UTC, and the name of the zone."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pandas as pd

from udf.base.dtypes import zoned_type
from udf.base.zones import zone_name
from udf.columns.arrays import from_times
from udf.columns.labelled_column import LabelledColumn


def read_zoned(given: Any) -> LabelledColumn | None:
    """Return a Series or an array of times with a zone, read; None of anything else, and of a zone without a name.

    Examples
    --------
    >>> noon = pd.Series(pd.to_datetime(["2024-07-01 10:00"], utc=True)).dt.tz_convert("Europe/Berlin")
    >>> read_zoned(noon).column.dtype.name.endswith("Europe/Berlin]")
    True
    """
    dtype = given.dtype
    zone = zone_name(dtype.tz) if isinstance(dtype, pd.DatetimeTZDtype) else None
    if zone is None:
        return None
    array = given.array if isinstance(given, pd.Series) else given
    column = from_times(array.asi8.view(f"M8[{dtype.unit}]"))
    index, name = (given.index, given.name) if array is not given else (None, None)
    return LabelledColumn(column=replace(column, logical=zoned_type(dtype.unit, zone)), index=index, name=name)
