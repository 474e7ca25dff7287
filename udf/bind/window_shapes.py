"""How a function takes windows, or groups: what of their bounds is compiled in, and the back end's choices."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from types import CodeType, FunctionType
from typing import TYPE_CHECKING, Final

import numpy as np

from udf.base.bytecode import all_codes, instructions, names_of
from udf.base.dtypes import DTYPES, DType, dtype_of
from udf.base.records import dataclass
from udf.base.stages import GroupShape, WindowShape
from udf.bind.callables import as_function
from udf.bind.encoding import python_function
from udf.bind.guards import cell_value
from udf.bind.identity import facts_of
from udf.bind.udf_call import Backend
from udf.columns import read
from udf.columns.labels import materialize
from udf.columns.pandas_layouts import pandas
from udf.columns.transfers import to_host
from udf.errors import NotCallableError, UdfError
from udf.options import options
from udf.windows.bounds import Bounds, ExplicitBounds, FixedBounds, GroupedBounds, groups_to_host

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterator

    from udf.base.annotations import Array
    from udf.columns.pandas_names import pd

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


# -- the labels of windows ----------------------------------------------------------------------------


NAMES: Final = frozenset({"index", "loc", "at", "idxmax", "idxmin", "first_valid_index", "last_valid_index"})
"""Attributes of a Series that are, or go by, its labels."""

CONSTANTS: Final = frozenset({"LOAD_CONST", "LOAD_FAST", "LOAD_GLOBAL", "LOAD_DEREF"})


@dataclass(frozen=True, slots=True, kw_only=True)
class RowLabels:
    """The labels of all rows, of ``dtype``, each in 8 bytes; ``distinct`` says that none is there twice."""

    values: Array
    dtype: DType
    distinct: bool


def uses_labels(function: object) -> bool:
    """Return whether a function of windows, or one that it calls, may ask for labels: by a name, or as ``w[label]``.

    Examples
    --------
    >>> uses_labels(lambda w: w.idxmax()), uses_labels(lambda w: w[3]), uses_labels(lambda w: w.iloc[3])
    (True, True, False)
    """
    return any(map(_asks, codes_of(function)))


def used_names(function: object, labels: tuple[Hashable, ...]) -> tuple[str, ...]:
    """Return the labels of a table's columns that a function of its windows may name, "" for others; () if none.

    Examples
    --------
    >>> used_names(lambda w: w.a + w["c"], ("a", "b", "c")), used_names(lambda w: w[:, 0], ("a", "b"))
    (('a', '', 'c'), ())
    """
    if not labels:
        return ()
    asked: set[str] = set()
    for code in codes_of(function):
        asked |= facts_of(code).attributes | {one for one in code.co_consts if type(one) is str}
    return tuple(label if label in asked else "" for label in labels) if asked.intersection(labels) else ()


def uses_shape(function: object) -> bool:
    """Return whether a function of a frame's group, or one that it calls, may ask how many columns there are.

    Examples
    --------
    >>> uses_shape(lambda g: g.shape[1]), uses_shape(lambda g: len(g))
    (True, False)
    """
    return any("shape" in code.co_names for code in codes_of(function))


def codes_of(function: object) -> Iterator[CodeType]:
    """Yield the code of a function, and of each that it calls; none of what is no function, which is said later."""
    try:
        every = [function if type(function) is FunctionType else as_function(function)]
    except NotCallableError:
        return
    for one in every:  # which grows meanwhile
        code = one.__code__
        yield code
        scope = one.__globals__
        read = [scope.get(name) for name in facts_of(code).globals]
        read += [cell_value(cell) for cell in one.__closure__ or ()]
        for value in read:
            called = value if type(value) is FunctionType else python_function(value)
            if called is not None and called not in every:
                every.append(called)


@lru_cache(maxsize=1024)
def _asks(code: CodeType) -> bool:
    """Return whether the code has one of NAMES, or takes an item, and no slice, of its first parameter."""
    if not NAMES.isdisjoint(facts_of(code).attributes):
        return True
    steps = instructions(code, "EXTENDED_ARG", "NOP")
    window = code.co_varnames[:1]
    for held, label, taken in zip(steps, steps[1:], steps[2:], strict=False):
        if taken.opname != "BINARY_SUBSCR":
            continue
        is_window = held.opname.startswith("LOAD_FAST") and names_of(held)[-1:] == window
        if is_window and label.opname in CONSTANTS:
            return not isinstance(label.argval, slice)
        if label.opname == "LOAD_FAST_LOAD_FAST" and label.argval[:1] == window:
            return True
    return False


def row_labels(index: object, rows: int) -> RowLabels | None:
    """Return the labels of ``rows`` rows, of an index or their numbers; None if a window cannot have such.

    Examples
    --------
    >>> row_labels(None, 3).values.tolist(), row_labels(["a", "b"], 2) is None
    ([0, 1, 2], True)
    """
    index = materialize(index)
    if index is None:
        return RowLabels(values=np.arange(rows), dtype=DTYPES["int64"], distinct=True)
    try:
        column = to_host(read(index).column)
    except UdfError:
        return None
    dtype, values = column.dtype, column.values
    if column.validity is not None or dtype.encoding or dtype.categories is not None or dtype.kind not in "iufMm":
        return None
    if dtype.kind in "iu":
        if dtype.kind == "u" and values.size and int(values.max()) >= 2**63:
            return None
        values, dtype = values.astype(np.int64), DTYPES["int64"]
    elif dtype.kind == "f":
        values, dtype = values.astype(np.float64), DTYPES["float64"]
    unique = getattr(index, "is_unique", None)
    distinct = len(np.unique(values)) == len(values) if unique is None else bool(unique)
    return RowLabels(values=np.ascontiguousarray(values), dtype=dtype, distinct=distinct)


def has_distinct(index: object, bounds: GroupedBounds) -> bool:
    """Return whether no group has two rows of one label; ``index`` has those of all rows, None is their numbers."""
    labels = materialize(index)
    if labels is None or getattr(labels, "is_unique", False):
        return True
    frame = pandas("labels").DataFrame({"group": groups_to_host(bounds).codes})
    frame["label"] = labels if getattr(labels, "nlevels", 1) == 1 else labels.to_flat_index()
    return not bool(frame[frame["group"] >= 0].duplicated().any())


def explicit_bounds(bounds: Bounds) -> ExplicitBounds:
    """Return the bounds of each window, in host memory, and the labels of the rows."""
    if isinstance(bounds, ExplicitBounds):
        return bounds
    if isinstance(bounds, FixedBounds):
        first = bounds.first + np.arange(len(bounds), dtype=np.int64) * bounds.step
        starts, stops = np.clip(first, 0, bounds.rows), np.clip(first + bounds.length, 0, bounds.rows)
    else:
        times = bounds.times.values
        own = times[:: bounds.step]
        starts = np.searchsorted(times, own - bounds.span, side="left" if bounds.closed_left else "right")
        rows = np.arange(0, bounds.rows, bounds.step)
        stops = rows + 1 if bounds.closed_right else np.searchsorted(times, own, side="left")
        stops = np.maximum(starts, stops)
    kept = bounds.min_periods, bounds.labels
    return ExplicitBounds(rows=bounds.rows, starts=starts, stops=stops, min_periods=kept[0], labels=kept[1])


def key_types(function: Callable[..., object], index: pd.Index) -> tuple[DType, ...]:
    """Return the types of the keys, one a level, if ``function`` may ask for them and all are numbers; else none."""
    code = getattr(function, "__code__", None)
    if code is None or not any("name" in one.co_names for one in all_codes(code)):
        return ()
    if not hasattr(index, "get_level_values"):
        return ()
    found = tuple(_type(index.get_level_values(level).dtype) for level in range(index.nlevels))
    return () if None in found else tuple(one for one in found if one is not None)


def key_bits(index: pd.Index, level: int, dtype: DType) -> Array:
    """Return one level of the keys, int64 (groups,): whole numbers, the bits of floats, 0 or 1."""
    values = np.asarray(index.get_level_values(level))
    return values.astype(np.float64).view(np.int64) if dtype.kind == "f" else values.astype(np.int64)


def _type(dtype: object) -> DType | None:
    if not isinstance(dtype, np.dtype) or dtype == np.uint64:
        return None
    return DTYPES.get({"i": "int64", "u": "int64", "f": "float64", "b": "bool"}.get(dtype.kind, ""))
