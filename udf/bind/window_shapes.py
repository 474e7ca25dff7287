"""How a function takes windows, or groups: what of their bounds is compiled in, and the back end's choices."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Final

from udf.base.dtypes import DType, dtype_of
from udf.base.stages import GroupShape, WindowShape
from udf.bind.udf_call import Backend
from udf.options import options
from udf.windows.bounds import Bounds, FixedBounds, GroupedBounds

MANY: Final = 1 << 16
"""Rows up to which a function of groups is compiled alike for any number of groups."""

FEW_ROWS: Final = 8
"""Rows a group, on average, below which columns go to their groups on the processor, where else each row looks its
group's reductions up: of 10^6 groups these lie in memory (a z-score of 2^22 rows: 348 ms, moved 195)."""


def group_shape(
    bounds: GroupedBounds,
    backend: Backend,
    *,
    frame: bool,
    spread: bool,
    keys: tuple[DType, ...],
    folds: bool = False,
    in_memory: bool = False,
    distinct: bool = False,
    width: int = 0,
) -> GroupShape:
    """Return how a function takes groups: of the columns of a ``frame``, or of one; the others as in map_groups."""
    many = bounds.rows > MANY and bounds.most * FEW_ROWS > bounds.rows
    reducers = options.recognize_reducers
    how = (frame, spread, folds, distinct, reducers is True and not in_memory, reducers == "numpy")
    return _groups_of(backend, keys, width, bounds.empty, many, *how)  # type: ignore[arg-type]


@lru_cache(maxsize=256)
def _groups_of(
    backend: Backend,
    keys: tuple[DType, ...],
    width: int,
    empty: bool,  # noqa: FBT001 - a key's
    many: bool,  # noqa: FBT001 - as above
    frame: bool,  # noqa: FBT001 - as above
    spread: bool,  # noqa: FBT001 - as above
    folds: bool,  # noqa: FBT001 - as above
    distinct: bool,  # noqa: FBT001 - as above
    reducible: bool,  # noqa: FBT001 - as above
    exact: bool,  # noqa: FBT001 - as above
) -> GroupShape:
    shape = GroupShape(
        series=not frame,
        empty=empty,
        frame=frame,
        spread=spread,
        folds=folds,
        keys=keys,
        distinct=distinct,
        width=width,
        exact=exact,
    )
    made = backend.fit(shape, 1, 1, 0, 0)
    assert isinstance(made, GroupShape)
    return replace(made, reducible=reducible, items="none" if many and made.items == "quiet" else made.items)


def window_shape(
    bounds: Bounds,
    columns: int,
    result: DType,
    backend: Backend,
    *,
    table: bool = False,
    series: bool = False,
    names: tuple[str, ...] = (),
) -> WindowShape:
    """Return how a function takes the windows of ``columns``: what of ``bounds`` is compiled in, and how they are kept.

    That is how long a window is, if all are alike, whether an end of the columns cuts some, and ``backend``'s choices.
    """
    length = bounds.length if isinstance(bounds, FixedBounds) else None
    least, clipped = bounds.min_periods, length is None or bounds.min_periods < length
    place = (columns, getattr(bounds, "step", 1), bounds.rows, backend.room())
    reducers, series = options.recognize_reducers, series and not table
    made = _window_of(backend, result.name, reducers, length, least == 0, clipped, table, series, *place)  # type: ignore[arg-type]
    return replace(made, names=names) if names else made


@lru_cache(maxsize=256)
def _window_of(
    backend: Backend,
    result: str,
    reducers: bool | str,  # noqa: FBT001 - as above
    length: int | None,
    empty: bool,  # noqa: FBT001 - as above
    clipped: bool,  # noqa: FBT001 - as above
    table: bool,  # noqa: FBT001 - as above
    series: bool,  # noqa: FBT001 - as above
    *place: int,
) -> WindowShape:
    shape = WindowShape(
        length=length, result=dtype_of(result), clipped=clipped, empty=empty, table=table, series=series
    )
    chosen = backend.fit(replace(shape, exact=reducers == "numpy"), *place)
    return replace(chosen, reducible=chosen.reducible and reducers is True)
