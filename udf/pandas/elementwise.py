"""Calls of a function of each value, or of each row: ``map`` and ``apply`` of Series and of DataFrame."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import pandas as pd

from udf.integrations.pandas import DataFrameAccessor, SeriesAccessor
from udf.integrations.pandas_engine import OURS
from udf.pandas.alike import difference, telling
from udf.pandas.running import Call, Some

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Mapping

    from udf.pandas.running import Taken

ROWS: Final = (1, "columns")


def is_plain(data: Any, named: Mapping[str, Any]) -> bool:
    """Return whether an object is of pandas' own class, without attrs and flags, and no argument has a name of ours."""
    plain = type(data) in (pd.Series, pd.DataFrame) and not data.attrs and data.flags.allows_duplicate_labels
    return plain and OURS.isdisjoint(named)


def types_of(args: Any, named: Mapping[str, Any]) -> tuple[Hashable, ...]:
    """Return the types of further arguments."""
    return (*map(type, args), *((name, type(value)) for name, value in named.items()))


def series_map(given: Any, taken: Taken, na_action: Any = None, engine: Any = None, **named: Any) -> Call | None:
    """Take ``Series.map(func, na_action, engine, **kwargs)`` apart."""
    if engine is not None or na_action not in (None, "ignore") or not is_plain(given, named):
        return None
    ours = lambda: SeriesAccessor(given).map(taken.function, na_action, (), **named)  # noqa: E731 - one of three
    return _rowwise(given, "value", taken, ours, (na_action, given.dtype, *types_of((), named)))


def series_apply(given: Any, taken: Taken, args: Any = (), *, by_row: Any = "compat", **named: Any) -> Call | None:
    """Take ``Series.apply(func, args, by_row, **kwargs)`` apart."""
    if by_row != "compat" or not isinstance(args, tuple) or not is_plain(given, named):
        return None
    ours = lambda: SeriesAccessor(given).map(taken.function, None, args, **named)  # noqa: E731 - as above
    return _rowwise(given, "value", taken, ours, (given.dtype, *types_of(args, named)))


def frame_map(given: Any, taken: Taken, na_action: Any = None, **named: Any) -> Call | None:
    """Take ``DataFrame.map(func, na_action, **kwargs)`` apart."""
    if na_action not in (None, "ignore") or not is_plain(given, named) or not given.shape[1]:
        return None
    ours = lambda: DataFrameAccessor(given).map(taken.function, na_action, (), **named)  # noqa: E731 - as above
    return _rowwise(given, "value", taken, ours, (na_action, *given.dtypes, *types_of((), named)), given.shape[1])


def frame_apply(
    given: Any,
    taken: Taken,
    axis: Any = 0,
    raw: Any = False,  # noqa: FBT002 - pandas' signature
    result_type: Any = None,
    args: Any = (),
    by_row: Any = "compat",
    engine: Any = None,
    engine_kwargs: Any = None,
    **named: Any,
) -> Call | None:
    """Take ``DataFrame.apply(func, axis=1, ..)`` apart."""
    usual = raw is False and by_row == "compat" and engine in (None, "python") and not engine_kwargs
    if axis not in ROWS or not usual or result_type not in (None, "expand") or not isinstance(args, tuple):
        return None
    if not is_plain(given, named) or not given.shape[1] or given.shape[1] > MOST_COLUMNS:
        return None
    ours = lambda: DataFrameAccessor(given).apply(  # noqa: E731 - as above
        taken.function, axis=1, result_type=result_type, args=args, **named
    )
    types = (result_type, *given.columns, *given.dtypes, *types_of(args, named))
    return _rowwise(given, "row", taken, ours, types)


MOST_COLUMNS: Final = 200
"""Columns up to which rows are taken; a frame of more is a matrix, and its rows arrays."""


TIMES: Final = 6.0
"""Of a value that is a time pandas makes an object first."""

SERIES: Final = 20.0
"""A function that makes a Series of each row spends its time there."""


def _heavy(given: Any, kind: str, taken: Taken) -> float:
    """Return how much longer than usual pandas takes for a call of the function."""
    if kind == "row":
        return SERIES if "Series" in taken.function.__code__.co_names else 1.0
    return TIMES if getattr(given, "dtype", None) is not None and given.dtype.kind in "mM" else 1.0


def _rowwise(
    given: Any, kind: str, taken: Taken, ours: Callable[[], Any], types: tuple[Hashable, ...], each: int = 1
) -> Call:
    """Return a call that gives one result a row, from that row alone; of ``each`` calls of the function."""
    rows: list[Any] = []

    def some(made: Any, sample: int) -> Some:
        if not isinstance(made, pd.Series | pd.DataFrame) or len(made) != len(given):
            return Some(None, wrong=f"{type(made).__name__} of {len(made) if hasattr(made, '__len__') else 1} rows")
        if made.index is not given.index and not made.index.identical(given.index):
            return Some(None, wrong="another index")
        rows[:] = [telling(made, sample)]
        return Some(given.iloc[rows[0]], len(rows[0]) * each)

    return Call(
        kind=kind,
        function=taken.function,
        types=(taken.method, *types),
        rows=len(given),
        calls=len(given) * each,
        ours=ours,
        some=some,
        differs=lambda made, theirs: difference(made.iloc[rows[0]], theirs),
        heavy=_heavy(given, kind, taken),
    )
