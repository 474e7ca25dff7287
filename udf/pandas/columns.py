"""Calls of a function of a whole column: ``DataFrame.apply(f)``, and ``agg`` and ``transform`` of both.

pandas calls such a function once a column, and what it does there is mostly of NumPy: so pandas runs it first, and
compiled code is tried where that took long.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import pandas as pd

from udf.integrations.pandas import DataFrameAccessor, SeriesAccessor
from udf.pandas.alike import difference, nothing_beside
from udf.pandas.elementwise import ROWS, frame_apply, is_plain, types_of
from udf.pandas.running import Call, Some

if TYPE_CHECKING:
    from udf.pandas.running import Taken

COLUMNS: Final = (0, "index")

HEAD: Final = 256
"""Rows of a column whose result is compared with pandas' own."""


def rows_or_columns(given: Any, taken: Taken, axis: Any = 0, *rest: Any, **named: Any) -> Call | None:
    """Take ``DataFrame.apply(func, axis, ..)`` apart."""
    if axis in ROWS:
        return frame_apply(given, taken, axis, *rest, **named)
    args = named.pop("args", ())
    return None if rest or not isinstance(args, tuple) else whole_columns(given, taken, axis, *args, **named)


def whole_columns(given: Any, taken: Taken, axis: Any = 0, *args: Any, **named: Any) -> Call | None:
    """Take a function of a Series, or of each column of a frame, apart."""
    if axis not in COLUMNS or not is_plain(given, named) or (given.ndim == 2 and not given.shape[1]):
        return None
    accessor: Any = SeriesAccessor if given.ndim == 1 else DataFrameAccessor
    name = taken.method.partition(".")[2]

    def ours(one: Any) -> Any:
        method = getattr(accessor(one), name)
        if name == "apply":
            return method(taken.function, args=args, **named)
        return (
            method(taken.function, *args, **named) if name == "transform" else method(taken.function, 0, *args, **named)
        )

    dtypes = (given.dtype,) if given.ndim == 1 else tuple(given.dtypes)
    return Call(
        kind="column",
        function=taken.function,
        types=(taken.method, *dtypes, *types_of(args, named)),
        rows=len(given),
        calls=len(given) * len(dtypes),
        ours=lambda: ours(given),
        some=lambda _, __: Some(given.iloc[:HEAD]),
        differs=lambda made, theirs: _differs(made, ours(given.iloc[:HEAD]), theirs, nothing_beside(given)),
    )


def _differs(made: Any, ours: Any, theirs: Any, atol: float) -> str:
    """Return in what the results for a column's first rows differ, or the whole result from them in its kind."""
    found = difference(ours, theirs, atol)
    if found or type(made) is not type(theirs):
        return found or f"{type(made).__name__} for {type(theirs).__name__}"
    kinds = (
        (made.dtype, theirs.dtype)
        if isinstance(made, pd.Series)
        else (tuple(made.dtypes), tuple(theirs.dtypes))
        if isinstance(made, pd.DataFrame)
        else (None, None)
    )
    return "" if kinds[0] == kinds[1] else f"dtype {kinds[0]} for {kinds[1]}"
