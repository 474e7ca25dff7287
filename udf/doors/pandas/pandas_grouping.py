"""Our own groups of a pandas object, by pandas' parameters."""

# ruff: noqa: SLF001 - Series is our own kind
from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from udf.api.frames import CONSTRUCTORS, Series
from udf.base.pandas_meaning import meaning
from udf.doors.pandas.pandas_frames import group_table, own_label
from udf.doors.pandas.pandas_nulls import require_group_objects
from udf.runtime.groups.request import GroupByArgs

if TYPE_CHECKING:
    from collections.abc import Callable

    from udf.base.annotations import Named
    from udf.columns.pandas_names import SeriesOrFrame
    from udf.doors.pandas.pandas_left_folds import OurGroups


def groupby(
    data: SeriesOrFrame,
    by: object,
    level: object = None,
    as_index: bool = True,  # noqa: FBT001, FBT002 - pandas' parameters, in its order
    sort: bool = True,  # noqa: FBT001, FBT002 - as above
    group_keys: bool = True,  # noqa: FBT001, FBT002 - as above
    observed: bool | None = None,  # noqa: FBT001 - as above
    dropna: bool = True,  # noqa: FBT001, FBT002 - as above
) -> OurGroups:
    """Return the groups of a pandas object, whose results are our own; the parameters are pandas'."""
    frame_groups, series_groups = _makers()
    means = meaning()
    how: Named = {"as_index": as_index, "group_keys": group_keys, "meaning": means}
    if data.ndim == 2 and not means.keeps_keys:
        by = [own_label(data, one) for one in by] if isinstance(by, list) else own_label(data, by)
    every = True if observed is None else observed
    arguments = GroupByArgs(by, level, sort=sort, dropna=dropna, observed=every, keeps_keys=means.keeps_keys)
    if data.ndim == 1:
        require_group_objects(data)
        return series_groups(Series(data)._data, CONSTRUCTORS, arguments, **how)
    return frame_groups(group_table(data), CONSTRUCTORS, arguments, **how)


@cache
def _makers() -> tuple[Callable[..., OurGroups], Callable[..., OurGroups]]:
    """Return what groups are made by, which few programs need: to import is a microsecond each time, too."""
    from udf.api.groupby import frame_groups, series_groups  # noqa: PLC0415 - as the docstring says

    return frame_groups, series_groups
