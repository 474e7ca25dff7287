"""A call at pandas' door that is equal to the one before it, of which all rows compiled and results were plain.

Its program runs, and pandas' object is made of what that gives: all else that is asked at the door has the same
answers. Where anything differs (:mod:`udf.runtime.calls.repeated`), or a row raises, the call goes the whole way.
"""

# ruff: noqa: SLF001 - Series and groups are our own kinds
from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np
import pandas as pd

from udf.api.frames import Series
from udf.api.group_series import SeriesGroups
from udf.base.handling import Handling, handling, with_scalars
from udf.base.pandas_meaning import meaning
from udf.base.raising import RowFailure
from udf.bind.evidence import DOOR, Door, door_of
from udf.columns import read
from udf.columns.labelled_column import labelled_column
from udf.doors.pandas.pandas_frames import FrameLayout, layout_of
from udf.doors.pandas.pandas_group_dtypes import are_wide, has_wide_dtypes
from udf.doors.pandas.pandas_results import is_plain, plain_column
from udf.errors import DTypeError, DuplicateColumnError
from udf.options import without_fallback
from udf.runtime.calls.jobs import Groups, Job, Rows
from udf.runtime.calls.repeated import run_again
from udf.runtime.store import cache as programs

if TYPE_CHECKING:
    from collections.abc import Hashable

    from udf.base.annotations import Named
    from udf.columns.pandas_names import Dtype, SeriesOrFrame
    from udf.runtime.calls.call_cache import CachedFunction, Decided
    from udf.runtime.groups.group_folds import Columns
    from udf.windows.bounds import GroupedBounds


class PlainCall(NamedTuple):
    """The last call of a function at pandas' door without options: its method, what it was of, what was decided."""

    method: str
    of: Dtype | FrameLayout
    door: Door
    how: Handling
    decided: Decided


def keep_plain(
    function: object, method: str, of: Dtype | FrameLayout, plain: pd.Series | None = None
) -> pd.Series | None:
    """Keep that a call without options, of a dtype or a frame's layout, gave ``plain`` results; return them."""
    kind: type[Job] = Rows
    if isinstance(of, FrameLayout):
        door, values = of.door("row"), (of.rows.scalars or "python") if of.rows.are_scalars else "object"
        how = handling("pass", "raise", "python", None, values, objects=True)
    elif not (isinstance(of, np.dtype) and of.kind in "iufb") and not isinstance(of, pd.StringDtype):
        return plain  # objects, which are looked at one by one, and what has a null of its own
    elif method == "map":
        door = door_of("value", (None,), (of,))
        how = handling("pass", "raise", "python", None, "object", objects=True)
    else:
        door = door_of("group", (None,), (of,))
        how, kind = with_scalars(handling("skip", "raise", "numpy"), door.scalars), Groups
    cached = programs.PROGRAMS.calls.lookup(function)
    known = None if cached is None else cached.decided
    if cached and known and known.by[1:3] == [how, kind]:  # not that of a call with other options
        cached.plain = PlainCall(method, of, door, how, known)
    return plain


def _known(function: object, method: str, of: object) -> CachedFunction | None:
    """Return what is remembered of a function whose last call was this one, and gave plain results."""
    cached = programs.PROGRAMS.calls.lookup(function)
    plain = None if cached is None else cached.plain
    return cached if plain is not None and plain.method == method and (plain.of is of or plain.of == of) else None


def map_plain(given: pd.Series, function: object) -> pd.Series | None:
    """Return ``given.map(function)``, if an equal call gave plain results; else None."""
    if (cached := _known(function, "map", given.dtype)) is None:
        return None
    try:
        data = read(given)
    except DTypeError:
        return None
    return _run(given, cached, Rows, (data.column,), data.index, data.name, ROWS)


def apply_plain(given: pd.DataFrame, function: object) -> pd.Series | None:
    """Return ``given.apply(function, axis=1)``, if an equal call gave plain results; else None."""
    layout = layout_of(given)
    if (cached := _known(function, "apply", layout)) is None:
        return None
    table = layout.table(given)
    return _run(given, cached, Rows, table.columns, table.index, None, ROWS)


def aggregate_plain(given: SeriesOrFrame, groups: object, function: object) -> pd.Series | None:
    """Return ``groups.agg(function)`` of a column of ``given``, if an equal call gave plain results; else None."""
    if given.ndim == 1 or type(groups) is not SeriesGroups:
        return None
    data, keys = groups._data, groups._keys
    if not meaning().observed and keys.index.dtype.kind == "O":  # perhaps categories, some of them without a row
        return None
    cached = _known(function, "agg", layout_of(given).get(data.name))
    if cached is None or not groups._as_index or given.attrs or not are_wide(given):
        return None
    with without_fallback():
        return _run(given, cached, Groups, (data.column,), keys.index, data.name, GROUPS, keys.bounds)


def keep_aggregated(given: pd.DataFrame, name: Hashable, function: object, result: object) -> None:
    """Keep that ``agg`` of column ``name`` gave the plain ``result``, of numbers of the column's own dtype."""
    dtype = layout_of(given).get(name)
    if not has_wide_dtypes(given, function):  # pandas was asked
        return
    if isinstance(result, Series) and is_plain(result._data) and result._data.column.dtype.numpy == dtype:
        keep_plain(function, "agg", dtype)


ROWS: Final[Named] = {"rows": None}
GROUPS: Final[Named] = {"spread": False, "named": False, "folds": False, "in_memory": False}
"""What decides about calls of rows, and of ``agg``, of the parameters of their jobs."""


def _run(
    given: SeriesOrFrame,
    cached: CachedFunction,
    kind: type[Job],
    columns: Columns,
    index: pd.Index | None,
    name: object,
    asked: Named,
    *cut: GroupedBounds,
) -> pd.Series | None:
    """Return the plain results of a call whose last one is remembered; None if this one differs, or raises."""
    plain: PlainCall = cached.plain
    job = kind(len, columns, (), {}, plain.how, index, asked, *cut)
    if DOOR.get() is not None:
        return None
    token, job.cached = DOOR.set(plain.door), cached
    try:
        done = run_again(job, cached, plain.decided)
    except (RowFailure, DTypeError, DuplicateColumnError):
        return None
    finally:
        DOOR.reset(token)
    if done is None or done.labels is not None or done.columns[0].left is not None:
        return None
    return plain_column(given, labelled_column(done.columns[0], index, name, "numpy"))
