"""Calls of a function of each value, or of each row: ``map`` and ``apply`` of Series and of DataFrame.

Calls of a function of a whole column: ``DataFrame.apply(f)``, and ``agg`` and ``transform`` of both.

pandas calls such a function once a column, and what it does there is mostly of NumPy: so pandas runs it first, and
compiled code is tried where that took long.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Final

import numpy as np
import pandas as pd

from udf.doors.installed.calls import MethodCall, PandasCall, Sample
from udf.doors.installed.same_results import difference, sample_rows, tolerance
from udf.doors.installed.screen import look
from udf.doors.pandas.pandas_accessor import DataFrameAccessor, SeriesAccessor
from udf.doors.pandas.pandas_categories import has_few_categories, leaves_missing, runs_in_pandas
from udf.doors.pandas.pandas_columns import as_applied
from udf.doors.pandas.pandas_engine import RESERVED
from udf.doors.pandas.pandas_fallback import PandasRunsError
from udf.doors.pandas.pandas_nulls import handed_by_map

if TYPE_CHECKING:
    from udf.base.annotations import Array
    from udf.columns.pandas_names import Dtype, SeriesOrFrame

ROWS: Final = (1, "columns")


def is_supported(data: SeriesOrFrame, named: Mapping[str, object]) -> bool:
    """Return whether an object is of pandas' own class, without attrs and flags, and no argument has a name of ours."""
    plain = type(data) in (pd.Series, pd.DataFrame) and not data.attrs and data.flags.allows_duplicate_labels
    return plain and RESERVED.isdisjoint(named)


def has_narrow_floats(dtypes: Iterable[Dtype]) -> bool:
    """Return whether a column is of float32 or less: pandas adds such as they are, compiled code as float64.

    Examples
    --------
    >>> has_narrow_floats([pd.SparseDtype("float64")]), has_narrow_floats([pd.Float32Dtype()])
    (False, True)
    """
    kept = (getattr(one, "subtype", one) for one in dtypes if getattr(one, "kind", "") == "f")  # of a sparse column
    return any(one.itemsize < np.dtype("float64").itemsize for one in kept)


def types_of(args: Iterable[object], named: Mapping[str, object]) -> tuple[Hashable, ...]:
    """Return the types of further arguments."""
    return (*map(type, args), *((name, type(value)) for name, value in named.items()))


def parse_series_map(
    data: object, call: MethodCall, na_action: object = None, engine: object = None, **named: object
) -> PandasCall | None:
    """Take ``Series.map(func, na_action, engine, **kwargs)`` apart."""
    return _valuewise(data, call, na_action, (), named) if engine is None else None


def parse_series_apply(
    data: object, call: MethodCall, args: object = (), *, by_row: object = "compat", **named: object
) -> PandasCall | None:
    """Take ``Series.apply(func, args, by_row, **kwargs)`` apart."""
    return _valuewise(data, call, None, args, named) if by_row == "compat" else None


def parse_frame_map(data: object, call: MethodCall, na_action: object = None, **named: object) -> PandasCall | None:
    """Take ``DataFrame.map(func, na_action, **kwargs)`` apart."""
    return _valuewise(data, call, na_action, (), named)


def _valuewise(
    data: SeriesOrFrame, call: MethodCall, na_action: object, args: object, named: dict[str, object]
) -> PandasCall | None:
    """Return a call that gives one result for each value of a Series, or of each column of a frame."""
    if call.method == "Series.apply" and leaves_missing(data):
        return None
    data = handed_by_map(data)
    dtypes = (data.dtype,) if data.ndim == 1 else tuple(data.dtypes)
    if na_action not in (None, "ignore") or not isinstance(args, tuple) or not is_supported(data, named) or not dtypes:
        return None
    accessor: type[SeriesAccessor | DataFrameAccessor] = SeriesAccessor if data.ndim == 1 else DataFrameAccessor

    def ours() -> SeriesOrFrame:
        columns = [data] if data.ndim == 1 else [data.iloc[:, place] for place in range(data.shape[1])]
        by_category = [one for one in columns if runs_in_pandas(one, call.function)]
        if by_category and (any(map(has_few_categories, by_category)) or not look(call.function).repeats):
            raise PandasRunsError("pandas calls the function once a category")
        run: Callable[..., SeriesOrFrame] = accessor(data).map
        made = run(call.function, na_action, args, **named)
        return as_applied(made) if call.method == "Series.apply" else made

    kind = "text" if any(dtype.kind == "O" for dtype in dtypes) else "value"
    return _rowwise(data, kind, call, ours, (na_action, *dtypes, *types_of(args, named)), len(dtypes))


def parse_row_apply(
    data: pd.DataFrame,
    call: MethodCall,
    axis: object = 0,
    raw: object = False,  # noqa: FBT002 - pandas' signature
    result_type: object = None,
    args: object = (),
    by_row: object = "compat",
    engine: object = None,
    engine_kwargs: object = None,
    **named: object,
) -> PandasCall | None:
    """Take ``DataFrame.apply(func, axis=1, ..)`` apart."""
    usual = raw is False and by_row == "compat" and engine in (None, "python") and not engine_kwargs
    if axis not in ROWS or not usual or result_type not in (None, "expand") or not isinstance(args, tuple):
        return None
    if not is_supported(data, named) or not data.shape[1] or data.shape[1] > MOST_COLUMNS:
        return None
    apply: Callable[..., SeriesOrFrame] = DataFrameAccessor(data).apply
    ours = partial(apply, call.function, axis=1, result_type=result_type, args=args, **named)
    types = (result_type, *data.columns, *data.dtypes, *types_of(args, named))
    return _rowwise(data, "row", call, ours, types)


MOST_COLUMNS: Final = 200
"""Columns up to which rows are taken; a frame of more is a matrix, and its rows arrays."""

COST_OF_TIMES: Final = 6.0
"""Of a value that is a time pandas makes an object first."""

COST_OF_SERIES: Final = 20.0
"""A function that makes a Series of each row spends its time there."""


def _relative_cost(data: SeriesOrFrame, kind: str, call: MethodCall) -> float:
    """Return how much longer than usual pandas takes for a call of the function."""
    if kind == "row":
        return COST_OF_SERIES if "Series" in call.function.__code__.co_names else 1.0
    return COST_OF_TIMES if getattr(data, "dtype", None) is not None and data.dtype.kind in "mM" else 1.0


def _rowwise(
    data: pd.DataFrame,
    kind: str,
    call: MethodCall,
    ours: Callable[[], object],
    types: tuple[Hashable, ...],
    each: int = 1,
) -> PandasCall:
    """Return a call that gives one result a row, from that row alone; of ``each`` calls of the function."""
    rows: list[Array] = []

    def some(made: SeriesOrFrame, sample: int) -> Sample:
        if not isinstance(made, pd.Series | pd.DataFrame) or len(made) != len(data):
            return Sample(None, wrong=f"{type(made).__name__} of {len(made) if hasattr(made, '__len__') else 1} rows")
        if made.index is not data.index and not made.index.identical(data.index):
            return Sample(None, wrong="another index")
        rows[:] = [sample_rows(made, sample)]
        return Sample(data.iloc[rows[0]], len(rows[0]) * each)

    def differs(made: SeriesOrFrame, theirs: SeriesOrFrame) -> str:
        return difference(made.iloc[rows[0]], theirs)

    return PandasCall(
        kind=kind,
        function=call.function,
        types=(call.method, *types),
        rows=len(data),
        calls=len(data) * each,
        ours=ours,
        some=some,
        differs=differs,
        given=lambda: data,
        heavy=_relative_cost(data, kind, call),
        leaves=len(data) > 0 and (kind == "row" or (data.ndim == 1 and not runs_in_pandas(data, call.function))),
        first=lambda calls: data.iloc[np.linspace(0, len(data) - 1, -(-calls // each)).astype(np.int64)],
        rowwise=True,
    )


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


def parse_column_call(
    data: SeriesOrFrame, call: MethodCall, axis: object = 0, *args: object, **named: object
) -> PandasCall | None:
    """Take a function of a Series, or of each column of a frame, apart."""
    if axis not in COLUMNS or not is_supported(data, named) or (data.ndim == 2 and not data.shape[1]):
        return None
    accessor: type[SeriesAccessor | DataFrameAccessor] = SeriesAccessor if data.ndim == 1 else DataFrameAccessor
    name = call.method.partition(".")[2]

    def ours(one: object) -> SeriesOrFrame:
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


def _difference(made: SeriesOrFrame, ours: object, theirs: SeriesOrFrame, atol: float) -> str:
    """Return in what the results for a column's first rows differ, or the whole result from them in its kind."""
    found = difference(ours, theirs, atol)
    if found or type(made) is not type(theirs):
        return found or f"{type(made).__name__} for {type(theirs).__name__}"
    if not isinstance(made, pd.Series | pd.DataFrame):
        return ""
    dtype, expected = (one.dtype if one.ndim == 1 else tuple(one.dtypes) for one in (made, theirs))
    return "" if dtype == expected else f"dtype {dtype} for {expected}"
