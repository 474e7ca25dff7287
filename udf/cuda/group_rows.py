"""The rows of groups on a GPU: where the rows of each code are, and columns group by group.

Codes are brought into the fewest bits that hold them and sorted by CuPy's radix sort; the bounds of groups come of the
sorted codes, or where groups are few by binary search.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from udf.column import Column
from udf.cuda.group_kernels import cut, heads, put, search
from udf.cuda.memory import memory_errors, to_device
from udf.missing import valid_rows

if TYPE_CHECKING:
    from udf.windows.bounds import GroupedBounds

# ruff: noqa: PLC0415 - CuPy is loaded with the first column on a GPU

PROBED: Final = 1 << 12
"""Rows that are looked at first."""

SEARCHED: Final = 64
"""Rows a group from which on its bounds are searched for: some 25 steps a group, each a row out of order."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Order:
    """The rows group by group: ``rows`` their numbers (int64), None if they lie so; group j begins at ``starts[j]``.

    ``starts`` is int64, (groups + 1,); ``count`` is how many rows are in a group, ``smallest`` and ``largest`` how many
    are in one.
    """

    rows: Any
    starts: Any
    count: int
    smallest: int
    largest: int


def order_of(bounds: GroupedBounds) -> Order:
    """Return the rows group by group on CuPy's current device; once for all functions of the same groups."""
    import cupy

    key = order_key()
    if key not in bounds.kept:
        together = np.array([0, bounds.rows], np.int64) if bounds.whole else bounds.starts
        with memory_errors(24 * bounds.rows):
            if together is None:
                bounds.kept[key] = sorted_rows(codes_of(bounds), len(bounds))
            else:
                sizes = np.diff(together)
                smallest, largest = int(sizes.min()), int(sizes.max())
                starts = cupy.asarray(together)
                bounds.kept[key] = Order(
                    rows=None, starts=starts, count=bounds.rows, smallest=smallest, largest=largest
                )
    order: Order = bounds.kept[key]
    return order


def order_key() -> str:
    """Return the name under which the order of rows on CuPy's current device is kept."""
    import cupy

    return f"order on device {cupy.cuda.runtime.getDevice()}"


def codes_of(bounds: GroupedBounds) -> Any:
    """Return the code of each row on CuPy's current device, of the dtype that it has."""
    import cupy

    here = cupy.cuda.runtime.getDevice()
    if isinstance(bounds.codes, cupy.ndarray) and bounds.codes.device.id == here:
        return bounds.codes
    key = f"codes on device {here}"
    if key not in bounds.kept:
        bounds.kept[key] = to_device(Column(values=bounds.codes)).values
    return bounds.kept[key]


def int_codes_of(bounds: GroupedBounds) -> Any:
    """Return the code of each row as an int32, once for all functions of the same groups."""
    import cupy

    key = f"int32 codes on device {cupy.cuda.runtime.getDevice()}"
    if key not in bounds.kept:
        with memory_errors(4 * bounds.rows):
            codes = cupy.zeros(bounds.rows, np.int32) if bounds.whole else codes_of(bounds).astype(np.int32)
        cupy.cuda.get_current_stream().synchronize()  # the next call may be on another one
        bounds.kept[key] = codes
    return bounds.kept[key]


def sorted_rows(codes: Any, groups: int) -> Order:
    """Return the rows of codes 0 .. ``groups`` in order of their code; rows below 0 are left out."""
    import cupy

    rows = codes.size
    if not rows or not groups:
        starts = cupy.zeros(groups + 1, np.int64)
        return Order(rows=cupy.empty(0, np.int64), starts=starts, count=0, smallest=0, largest=0)
    outside = codes.dtype.kind == "i" and int(codes.min()) < 0
    order = None
    if outside or not _is_sorted(codes):
        narrow = cupy.where(codes < 0, groups, codes) if outside else codes
        codes = narrow.astype(narrowest(groups + outside), copy=False)
        order = cupy.argsort(codes)
    starts = _starts(codes, order, groups)
    smallest, largest = ends_of(starts[1:] - starts[:-1])
    count = int(starts[-1]) if outside else rows
    return Order(
        rows=None if order is None else order[:count], starts=starts, count=count, smallest=smallest, largest=largest
    )


def _is_sorted(codes: Any) -> bool:
    """Return whether codes never decrease: a few are looked at first."""
    return all(bool((part[1:] >= part[:-1]).all()) for part in (codes[:PROBED], codes))


def ends_of(values: Any) -> tuple[int, int]:
    """Return the least and the greatest of ``values``."""
    import cupy

    least, greatest = cupy.stack((values.min(), values.max())).get().tolist()
    return least, greatest


def narrowest(values: int) -> Any:
    """Return the dtype of fewest bits for numbers 0 .. ``values`` (without it).

    Examples
    --------
    >>> narrowest(256).name, narrowest(257).name, narrowest(70_000).name
    ('uint8', 'uint16', 'uint32')
    """
    return np.min_scalar_type(max(values - 1, 0))


def _starts(codes: Any, order: Any, groups: int) -> Any:
    """Return where each of ``groups`` begins among rows in ``order`` of their codes; last, where the last one ends."""
    import cupy

    starts = cupy.empty(groups + 1, np.int64)
    rows = cupy.arange(1) if order is None else order  # not read where there is no order
    if groups * SEARCHED <= codes.size:
        search()(codes, rows, order is not None, codes.size, starts)
    else:
        heads()(codes, rows, order is not None, codes.size, groups, starts, size=codes.size + 1)
    return starts


# -- columns -------------------------------------------------------------------------------------------


def numbers(column: Column) -> Any:
    """Return a column as float64, a null as NaN: itself if it is that."""
    import cupy

    if column.validity is None:
        return column.values.astype(np.float64, copy=False)
    return cupy.where(valid_rows(column), column.values.astype(np.float64), np.nan)


def slots(columns: tuple[Column, ...], rows: Any, count: int) -> Any:
    """Return some rows of columns, all without ``rows``, shape (columns, count): each value in a slot of 8 bytes."""
    import cupy

    if len(columns) == 1 and rows is None and columns[0].values.dtype == np.float64:
        return numbers(columns[0]).reshape(1, count)
    with memory_errors(8 * count * len(columns)):
        made = cupy.empty((len(columns), count), np.float64)
    for into, column in zip(made, columns, strict=True):
        if column.dtype.kind in "OT":
            continue  # a label that the code mentions for another reason: its use is refused
        values = column.values if column.validity is None else numbers(column)
        own = into.view(values.dtype)[:: 8 // values.dtype.itemsize]
        if rows is None:
            own[...] = values
        elif values.dtype.itemsize == 8:
            cupy.take(values, rows, out=own)
        else:
            own[...] = values[rows]
    return made


def scattered(written: Any, dtype: Any, rows: Any, count: int) -> Any:
    """Return what was written group by group, in slots of 8 bytes, as one value of ``dtype`` a row of ``count``."""
    import cupy

    own = written.view(dtype)[:: 8 // dtype.itemsize]
    if rows is None:
        return cupy.ascontiguousarray(own)
    with memory_errors(count * dtype.itemsize):
        values = cupy.zeros(count, dtype)
    put()(own, rows, values)
    return values


# -- windows inside groups -----------------------------------------------------------------------------


def windows_of_groups(bounds: GroupedBounds, first: int, length: int) -> tuple[Any, Any]:
    """Return where the windows of rows group by group begin and end: ``length`` rows from row + ``first`` on.

    int64, (rows that are in a group,), each; those that would leave their group are cut short.
    """
    import cupy

    order, codes = order_of(bounds), codes_of(bounds)
    rows = cupy.arange(1) if order.rows is None else order.rows  # not read where there is no order
    with memory_errors(16 * order.count):
        starts, stops = cupy.empty(order.count, np.int64), cupy.empty(order.count, np.int64)
    if order.count:
        cut()(codes, rows, order.rows is not None, order.starts, first, length, starts, stops)
    return starts, stops
