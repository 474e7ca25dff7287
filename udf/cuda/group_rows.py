"""The rows of groups on a GPU: where the rows of each code are, and columns group by group.

Codes are brought into the fewest bits that hold them and sorted (:mod:`udf.cuda.sort`), columns with them; the bounds
of groups come of the sorted codes, or where groups are few by binary search.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar

import cupy
import numpy as np

from udf.base.records import dataclass
from udf.columns.bitmask import valid_rows
from udf.columns.column import Column
from udf.cuda.builtin_kernels import DIGIT_BITS, widths
from udf.cuda.group_codes import KeyCodes, code_starts
from udf.cuda.group_kernels import elementwise, smallest_dtype
from udf.cuda.group_plan import BUCKET, GroupPolicy
from udf.cuda.memory import memory_errors, to_device
from udf.cuda.sort import DigitCounts, SortedRows, key_range, reduce_tiles, sort_rows
from udf.cuda.stream import upload

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from udf.windows.bounds import GroupedBounds


MadeT = TypeVar("MadeT")


@dataclass(frozen=True, slots=True, kw_only=True)
class RowOrder:
    """The rows group by group: group j begins at ``starts[j]`` among them, int64, (groups + 1,).

    ``count`` is how many rows are in a group, and ``moves`` whether they lie otherwise; ``codes`` are those of the rows
    in order, as they were sorted; None if not. Before it is ``compact`` there is a group for each of KeyCodes.
    """

    moves: bool
    codes: cupy.ndarray | None
    starts: cupy.ndarray
    count: int
    compact: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class GroupedRows:
    """Columns group by group, and the numbers of the rows (uint32) where they were asked for, None if none moved.

    By ``passes`` others go back to the rows; there are none if none moved.
    """

    order: RowOrder
    numbers: cupy.ndarray | None
    columns: list[cupy.ndarray]
    passes: tuple[cupy.ndarray, ...] = ()


def sort_by_group(
    bounds: GroupedBounds,
    columns: Sequence[cupy.ndarray] = (),
    *,
    numbered: bool = False,
    returns: bool = False,
    compacts: bool = True,
) -> GroupedRows:
    """Return columns of 8 bytes a row with the rows of each group together, on CuPy's current device.

    The order is kept for all functions of the same groups, the numbers too; columns are sorted anew, which takes less
    time than to gather them. With ``returns`` others can go back to the rows. Without ``compacts`` the order is as it
    was found: nothing has waited for the GPU.
    """
    kept, there = bounds.kept, list(columns)
    passes: tuple[cupy.ndarray, ...] = ()
    wait_until_ready(kept)
    order, numbers = kept.get(_key("order")), kept.get(_key("numbers"))
    if order is None:
        order = _order_in_place(bounds)
    if order is not None and not order.count:
        return GroupedRows(order=order, numbers=cupy.empty(0, np.uint32), columns=[one[:0] for one in there])
    if order is None or (order.moves and (there or returns or (numbered and numbers is None))):
        codes, values = _sort_codes(bounds)
        counted = kept.setdefault(_key("counted"), [])
        asked: dict[str, bool] = {"numbers": numbered and numbers is None, "returns": returns}
        found = sort_rows(codes, values, there, counted=counted, **asked)
        there, passes = found.columns, found.passes
        if order is None:
            order = _order_of_sorted(bounds, found, values)
        numbers = found.numbers[: order.count] if numbers is None and numbered else numbers
    kept[_key("order")], kept[_key("numbers")] = order, numbers
    record_ready(kept)
    if compacts:
        order = compact_order(bounds, order)
    return GroupedRows(order=order, numbers=numbers, columns=there, passes=passes)


def reduce_unsorted(
    bounds: GroupedBounds, columns: Sequence[object], policies: Sequence[GroupPolicy]
) -> tuple[RowOrder, list[cupy.ndarray]] | None:
    """Return the reductions of float64 columns, and the bounds of the groups, with no rows brought together.

    None where rows lie together, or that is no less work.
    """
    kept = bounds.kept
    wait_until_ready(kept)
    if _key_codes(bounds) is None or ((order := kept.get(_key("order"))) is not None and not order.moves):
        return None
    codes, values = _sort_codes(bounds)
    made = reduce_tiles(codes, values, columns, policies, kept.setdefault(_key("counted"), []))
    if made is None:
        return None
    return sparse_order(bounds, made.starts), made.results


class Buckets(NamedTuple):
    """Rows sorted but for the ``low`` bits of their codes: where each bucket of those begins, and columns so.

    ``most`` is how many rows the longest has, on the GPU.
    """

    low: int
    starts: cupy.ndarray
    most: cupy.ndarray
    codes: cupy.ndarray
    columns: list[cupy.ndarray]
    passes: tuple[cupy.ndarray, ...]


def sort_into_buckets(bounds: GroupedBounds, columns: Sequence[Column], *, returns: bool) -> Buckets | None:
    """Return rows in buckets of many small groups; None where that saves no pass of the sort."""
    kept = bounds.kept
    wait_until_ready(kept)
    order, found = kept.get(_key("order")), _key_codes(bounds)
    if found is None or kept.get(TOO_LONG) or (order is not None and not order.moves):
        return None
    bits = (found.span - 1).bit_length()
    low = bits - (bounds.rows // BUCKET.tile_rows * 3 // 2).bit_length()  # two thirds of what a bucket may have
    fewer = 0 < low <= DIGIT_BITS and len(widths(1 << bits - low)) < len(widths(found.span))
    if not fewer or smallest_dtype(found.span) != np.uint32:
        return None
    made = sort_rows(found.narrow(), found.span, list(map(as_slots, columns)), returns=returns, first=low)
    starts = cupy.empty((found.span - 1 >> low) + 2, np.int64)
    elementwise("starts by search")(made.codes, np.uint64(0), bounds.rows, 1 << low, starts)
    return Buckets(low, starts, (starts[1:] - starts[:-1]).max(), made.codes, made.columns, made.passes)


TOO_LONG: Final = "a bucket is too long"
"""The name under which that is kept."""


def sparse_order(bounds: GroupedBounds, starts: object) -> RowOrder:
    """Return the order of rows that were not brought together, whose groups begin there."""
    bounds.codes.count_there(starts)
    record_ready(bounds.kept)
    return RowOrder(moves=True, codes=None, starts=starts, count=bounds.rows, compact=False)


def compact_order(bounds: GroupedBounds, order: RowOrder) -> RowOrder:
    """Return an order whose groups are those that there are; waits for the GPU the first time."""
    if not order.compact:
        order = replace(order, starts=bounds.codes.compact(order.starts), compact=True)
        if order.codes is not None or not order.moves:
            bounds.kept[_key("order")] = order
        bounds.kept[_key("starts")] = order.starts
        record_ready(bounds.kept)
    return order


def group_order(bounds: GroupedBounds) -> RowOrder:
    """Return the order of the rows group by group on CuPy's current device; once for all functions of these groups."""
    return sort_by_group(bounds).order


def group_starts(bounds: GroupedBounds) -> cupy.ndarray:
    """Return where groups begin among rows group by group; no row is sorted for it where reductions were folded."""
    wait_until_ready(bounds.kept)
    known = bounds.kept.get(_key("starts"))
    return group_order(bounds).starts if known is None else known


def order_entries(
    codes: object, starts: object, count: int, *, numbers: object = None, compact: bool = True
) -> dict[str, object]:
    """Return what is kept of an order that is known: the rows', where ``numbers`` do not say that they move."""
    order = RowOrder(moves=numbers is not None, codes=codes, starts=starts, count=count, compact=compact)
    return {_key("order"): order, _key("numbers"): numbers}


def count_entries(counted: Sequence[DigitCounts]) -> dict[str, object]:
    """Return the counts of passes of a sort, as they are kept."""
    return {_key("counted"): counted}


def record_ready(kept: dict[str, object]) -> None:
    """Note that what is kept is there when all is done that is queued on CuPy's current stream."""
    stream = cupy.cuda.get_current_stream()
    kept["ready"] = stream.ptr, stream.record(cupy.cuda.Event(disable_timing=True))


def wait_until_ready(kept: dict[str, Any]) -> None:
    """Let CuPy's current stream wait for what is kept."""
    stream, ready = cupy.cuda.get_current_stream(), kept.get("ready")
    if ready is not None and ready[0] != stream.ptr:
        stream.wait_event(ready[1])


def _key(what: str) -> str:
    """Return the name under which something on CuPy's current device is kept."""
    return f"{what} on device {cupy.cuda.runtime.getDevice()}"


def _once(bounds: GroupedBounds, what: str, make: Callable[[], MadeT]) -> MadeT:
    """Return what is kept on CuPy's current device under a name, made by the first call."""
    key = _key(what)
    if key not in bounds.kept:
        bounds.kept[key] = make()
        record_ready(bounds.kept)
    return bounds.kept[key]


def _order_in_place(bounds: GroupedBounds) -> RowOrder | None:
    """Return the order of rows that are known to lie group by group; None of others."""
    together = np.array([0, bounds.rows], np.int64) if bounds.whole else bounds.starts
    if together is not None:
        return RowOrder(moves=False, codes=None, starts=cupy.asarray(together), count=bounds.rows)
    if _key_codes(bounds) is not None:
        return None
    codes = device_codes(bounds)
    if not codes.size or not len(bounds):
        return RowOrder(moves=True, codes=None, starts=cupy.zeros(len(bounds) + 1, np.int64), count=0)
    if codes.dtype.kind == "u":  # such as were numbered here, and did not lie so
        return None
    found = key_range(codes)
    if found.is_sorted and found.least >= 0:
        return RowOrder(moves=False, codes=codes, starts=code_starts(codes, len(bounds)), count=codes.size)
    outside = found.least < 0
    narrow = cupy.where(codes < 0, len(bounds), codes) if outside else codes
    bounds.kept[_key("narrow")] = narrow.astype(smallest_dtype(len(bounds) + outside)), len(bounds) + outside
    return None


def _sort_codes(bounds: GroupedBounds) -> tuple[cupy.ndarray, int]:
    """Return the codes of rows as they are sorted, and how many values they have: rows of no group come last."""
    codes = _key_codes(bounds)
    if codes is not None:
        return codes.narrow(), codes.span
    known: tuple[cupy.ndarray, int] | None = bounds.kept.get(_key("narrow"))
    if known is None and len(bounds) and bounds.rows:
        known = (device_codes(bounds), len(bounds))
    assert known is not None, "some rows move"
    return known


def _order_of_sorted(bounds: GroupedBounds, found: SortedRows, values: int) -> RowOrder:
    """Return the order of what was sorted."""
    if _key_codes(bounds) is not None:
        starts = code_starts(found.codes, values)
        bounds.codes.count_there(starts)
        return RowOrder(moves=True, codes=found.codes, starts=starts, count=bounds.rows, compact=False)
    starts = code_starts(found.codes, len(bounds))
    count = bounds.rows if values == len(bounds) else int(starts[-1])
    return RowOrder(moves=True, codes=found.codes, starts=starts, count=count)


def _key_codes(bounds: GroupedBounds) -> KeyCodes | None:
    """Return the codes of keys that lie on CuPy's current device; None of others."""
    codes = bounds.codes
    return codes if isinstance(codes, KeyCodes) and codes.device.id == cupy.cuda.runtime.getDevice() else None


def device_codes(bounds: GroupedBounds) -> cupy.ndarray:
    """Return the code of each row on CuPy's current device, of the dtype that it has."""
    codes = bounds.codes.of_rows() if isinstance(bounds.codes, KeyCodes) else bounds.codes
    if isinstance(codes, cupy.ndarray) and codes.device.id == cupy.cuda.runtime.getDevice():
        return codes

    def there() -> cupy.ndarray:
        column = Column(values=codes)
        return (upload([column])[0] if column.device == "cpu" else to_device(column)).values

    return _once(bounds, "codes", there)


def int32_codes(bounds: GroupedBounds) -> cupy.ndarray:
    """Return the code of each row as an int32, once for all functions of the same groups."""

    def narrowed() -> cupy.ndarray:
        return cupy.zeros(bounds.rows, np.int32) if bounds.whole else device_codes(bounds).astype(np.int32)

    with memory_errors(4 * bounds.rows):
        return _once(bounds, "int32 codes", narrowed)


def key_level(bounds: GroupedBounds, level: int) -> cupy.ndarray:
    """Return one level of the keys on CuPy's current device, int64 (groups,)."""
    return _once(bounds, f"level {level}", lambda: cupy.asarray(bounds.keys[level]))


# -- columns -------------------------------------------------------------------------------------------


def as_floats(column: Column) -> cupy.ndarray:
    """Return a column as float64, a null as NaN: itself if it is that."""
    if column.validity is None:
        return column.values.astype(np.float64, copy=False)
    return cupy.where(valid_rows(column), column.values.astype(np.float64), np.nan)


def as_slots(column: Column) -> cupy.ndarray:
    """Return a column with each value in a slot of 8 bytes, (n,): itself if it is so.

    A column of no numbers is one whose label the code mentions for another reason: its use is refused.
    """
    is_number = column.dtype.kind not in "OT"
    values = as_floats(column) if is_number and column.validity is not None else column.values
    if is_number and values.dtype.itemsize == 8:
        return values
    with memory_errors(8 * len(column)):
        made = cupy.empty(len(column), np.float64)
    if not is_number:
        return made
    made.view(values.dtype)[:: 8 // values.dtype.itemsize] = values
    return made


def as_matrix(columns: Sequence[cupy.ndarray]) -> cupy.ndarray:
    """Return columns of 8 bytes a row as one matrix, (columns, n), without a copy where they lie so already."""
    first, pitch = columns[0], 8 * columns[0].size
    whole = first if first.base is None else first.base
    if len(columns) == 1:
        return first.view(np.float64).reshape(1, first.size)
    behind = all(one.data.ptr == first.data.ptr + i * pitch for i, one in enumerate(columns))
    if behind and whole.dtype == np.float64 and whole.size == len(columns) * first.size:
        return whole.reshape(len(columns), first.size)
    with memory_errors(pitch * len(columns)):
        return cupy.stack([one.view(np.float64) for one in columns])


def from_slots(written: cupy.ndarray, dtype: np.dtype) -> cupy.ndarray:
    """Return what was written in slots of 8 bytes as values of ``dtype``."""
    return cupy.ascontiguousarray(written.view(dtype)[:: 8 // dtype.itemsize])


# -- windows inside groups -----------------------------------------------------------------------------


def group_windows(bounds: GroupedBounds, first: int, length: int) -> tuple[cupy.ndarray, cupy.ndarray]:
    """Return where the windows of rows group by group begin and end: ``length`` rows from row + ``first`` on.

    int64, (rows that are in a group,), each; those that would leave their group are cut short.
    """
    order = group_order(bounds)
    with memory_errors(16 * order.count):
        starts, stops = cupy.empty(order.count, np.int64), cupy.empty(order.count, np.int64)
    if order.count:
        codes = device_codes(bounds) if order.codes is None else order.codes
        if order.codes is not None and (found := _key_codes(bounds)) is not None:
            codes = found.dense(codes)
        elementwise("clip windows")(codes, order.starts, first, length, starts, stops)
    return starts, stops
