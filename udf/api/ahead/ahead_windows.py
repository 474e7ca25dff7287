"""How a function compiled ahead takes windows or groups: what ``udf.compile`` was asked for, as a shape."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from udf.base.dtypes import DTYPES, dtype_of
from udf.bind.window_labels import uses_labels
from udf.errors import ArgumentError, CompiledForError, DTypeError
from udf.windows.bounds import GroupedBounds
from udf.windows.parameters import Rolling
from udf.windows.spans import is_span

if TYPE_CHECKING:
    from udf.base.stages import WindowShape

# ruff: noqa: PLC0415 - a back end is imported for windows only

GROUPS: Final = ("one", "rows")
"""What a function of groups gives."""


def ahead_window(columns: Any, rolling: Any, groups: object, raw: bool, dtype: object) -> WindowShape:  # noqa: FBT001 - as in compile
    """Return how windows, or groups, of ``columns`` without rows are taken.

    Raises
    ------
    ArgumentError, WindowError, DTypeError
        For what no window or group can be.
    """
    from udf.bind.window_shapes import group_shape, window_shape
    from udf.cpu.backend import BACKEND

    if groups is not None:
        if rolling is not None or groups not in GROUPS:
            what = "rolling= with groups=" if rolling is not None else f"groups={groups!r}"
            raise ArgumentError(f"{what} cannot be compiled ahead", "groups is 'one' or 'rows', without rolling=")
        bounds = GroupedBounds(rows=0, codes=np.zeros(0, np.int64), windows=0)
        frame = isinstance(columns, Mapping)
        return group_shape(bounds, BACKEND, frame=frame, spread=groups == "rows", keys=())
    parameters = Rolling(**rolling) if isinstance(rolling, Mapping) else Rolling(window=rolling)
    result = dtype_of(dtype)
    if not result.is_real:
        raise DTypeError(result, supported=tuple(DTYPES), where="the result of a window")
    table = parameters.method == "table"
    if isinstance(columns, Mapping) or (len(columns) != 1 and not table):
        raise CompiledForError("windows are of one column", "give one type, or method='table' in rolling=")
    return window_shape(_bounds(parameters), len(columns), result, BACKEND, table=table, series=not raw)


def require_no_labels(function: object, *, series: bool) -> None:
    """Raise CompiledForError for a function of windows that are a Series which may ask for its rows' labels."""
    if series and uses_labels(function):
        what = f"{getattr(function, '__name__', function)!r} may read the labels of its window's rows"
        raise CompiledForError(
            f"{what}, which are not compiled ahead", "use values by place: w.iloc[0], or raw=True and w[0]"
        )


def _bounds(parameters: Rolling) -> Any:
    """Return windows as ``parameters``: of a length of time, or by an indexer, as any that are listed."""
    from udf.windows.indexers import empty_windows

    if not is_span(parameters.window) and isinstance(parameters.window, int | np.integer):
        return parameters.bounds(1)
    periods = 1 if parameters.min_periods is None else int(parameters.min_periods)
    return empty_windows(0, 0, periods)
