"""Calls of a function of a whole column: ``DataFrame.apply(f)``, and ``agg`` and ``transform`` of both.

pandas calls such a function once a column, and what it does there is mostly of NumPy: so pandas runs it first, and
compiled code is tried where that took long.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import pandas as pd

from udf.doors.installed.attempt import PandasCall, Sample
from udf.doors.installed.elementwise_calls import ROWS, has_narrow_floats, is_supported, parse_row_apply, types_of
from udf.doors.installed.same_results import difference, tolerance
from udf.doors.pandas.pandas_accessor import DataFrameAccessor, SeriesAccessor

if TYPE_CHECKING:
    from udf.doors.installed.attempt import MethodCall

COLUMNS: Final = (0, "index")

HEAD: Final = 256
"""Rows of a column whose result is compared with pandas' own."""


def parse_frame_apply(
    data: object, call: MethodCall, axis: object = 0, *rest: object, **named: object
) -> PandasCall | None:
    """Take ``DataFrame.apply(func, axis, ..)`` apart."""
    if axis in ROWS:
        return parse_row_apply(data, call, axis, *rest, **named)
    args = named.pop("args", ())
    return None if rest or not isinstance(args, tuple) else parse_column_call(data, call, axis, *args, **named)


def parse_column_call(data: Any, call: MethodCall, axis: Any = 0, *args: Any, **named: Any) -> PandasCall | None:
    """Take a function of a Series, or of each column of a frame, apart."""
    if axis not in COLUMNS or not is_supported(data, named) or (data.ndim == 2 and not data.shape[1]):
        return None
    accessor: Any = SeriesAccessor if data.ndim == 1 else DataFrameAccessor
    name = call.method.partition(".")[2]

    def ours(one: object) -> Any:
        method = getattr(accessor(one), name)
        if name == "apply":
            return method(call.function, args=args, **named)
        axis = () if name == "transform" else (0,)
        return method(call.function, *axis, *args, **named)

    dtypes = (data.dtype,) if data.ndim == 1 else tuple(data.dtypes)
    if has_narrow_floats(dtypes):
        return None
    return PandasCall(
        kind="column",
        function=call.function,
        types=(call.method, *dtypes, *types_of(args, named)),
        rows=len(data),
        calls=len(data) * len(dtypes),
        ours=lambda: ours(data),
        some=lambda _, __: Sample(data.iloc[:HEAD]),
        given=lambda: data,
        differs=lambda made, theirs: _difference(made, ours(data.iloc[:HEAD]), theirs, tolerance(data)),
    )


def _difference(made: Any, ours: Any, theirs: Any, atol: float) -> str:
    """Return in what the results for a column's first rows differ, or the whole result from them in its kind."""
    found = difference(ours, theirs, atol)
    if found or type(made) is not type(theirs):
        return found or f"{type(made).__name__} for {type(theirs).__name__}"
    if not isinstance(made, pd.Series | pd.DataFrame):
        return ""
    dtype, expected = (one.dtype if one.ndim == 1 else tuple(one.dtypes) for one in (made, theirs))
    return "" if dtype == expected else f"dtype {dtype} for {expected}"
