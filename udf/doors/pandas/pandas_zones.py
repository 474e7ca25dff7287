"""Times with a zone in and out of pandas: their counts in UTC, and the name of the zone."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pandas as pd

from udf.base.dtypes import zoned_type
from udf.base.zones import zone_name
from udf.columns import read
from udf.columns.arrays import from_times
from udf.columns.labelled_column import LabelledColumn
from udf.columns.text import pyarrow

if TYPE_CHECKING:
    from datetime import datetime, tzinfo

    from udf.columns.pandas_names import ExtensionArray


def read_zoned(given: ExtensionArray | pd.Series) -> LabelledColumn | None:
    """Return a Series or an array of times with a zone, read; None of anything else, and of a zone without a name.

    Examples
    --------
    >>> noon = pd.Series(pd.to_datetime(["2024-07-01 10:00"], utc=True)).dt.tz_convert("Europe/Berlin")
    >>> read_zoned(noon).column.dtype.name.endswith("Europe/Berlin]")
    True
    """
    dtype = given.dtype
    is_arrow = isinstance(dtype, pd.ArrowDtype) and getattr(dtype.pyarrow_dtype, "tz", None) is not None
    if not is_arrow and not isinstance(dtype, pd.DatetimeTZDtype):
        return None
    zone = zone_name(pd.DatetimeTZDtype("ns", _zone_of_arrow(dtype)).tz if is_arrow else dtype.tz)
    if zone is None:
        return None
    array = given.array if isinstance(given, pd.Series) else given
    if is_arrow:
        kind = dtype.pyarrow_dtype
        column, unit = read(array.__arrow_array__().cast(f"timestamp[{kind.unit}]")).column, kind.unit
    else:
        column, unit = from_times(array.asi8.view(f"M8[{dtype.unit}]")), dtype.unit
    index, name = (given.index, given.name) if array is not given else (None, None)
    column = replace(column, logical=zoned_type(unit, zone))
    return LabelledColumn(column=column, index=index, name=name, storage="arrow" if is_arrow else "numpy")


def _zone_of_arrow(dtype: pd.ArrowDtype) -> tzinfo | None:
    """Return the zone of the times that Arrow hands out of a column."""
    pa = pyarrow("times with a zone")
    time: datetime = pa.scalar(0, dtype.pyarrow_dtype).as_py()
    return time.tzinfo
