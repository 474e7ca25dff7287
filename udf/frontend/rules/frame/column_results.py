"""Functions of groups that return a column: its values are stored where the group's results lie.

The compiled function returns how many values the column has, and stores them if the group has as many rows. The address
of the results and the number of rows are free variables (:mod:`udf.frontend.base.lifting`), numbered from ``OUT`` on.
"""

from __future__ import annotations

from typing import Any, Final

from udf.base.dtypes import DTYPES
from udf.base.stages import Result
from udf.bind.folds import emit, keep
from udf.bind.udf_call import UdfCall
from udf.frontend.base.current import OUT, compilation
from udf.frontend.base.declarations import INT64, LOWERING, define, is_number, is_whole
from udf.frontend.base.lifting import free_variables
from udf.frontend.base.messages import RefusedCallError, RefusedError
from udf.frontend.base.models import as_number, known_by
from udf.frontend.numba.names import Conversion, cgutils, types
from udf.frontend.rules.array.access import for_each, item_of, length_of, unwrap
from udf.frontend.rules.array.insert_point import InsertPoint
from udf.frontend.rules.array.nullable_conditions import refuse_method
from udf.frontend.rules.scalar.overflow import unifying
from udf.frontend.types.array_kinds import Array, ColumnWindow, Expression, Grid
from udf.frontend.types.frame_kinds import LABELS, slot_stride
from udf.frontend.types.series_kinds import Series

OTHER_ROWS: Final = (
    "it returns a Series whose rows are not the group's, which pandas would align; in a UDF return one value a row: "
    "of a part keep all rows, s.where(..) or np.where, or return s.to_numpy()"
)
OF_NUMBERS: Final = "it returns a column of times, and a function of groups gives one of numbers, or one time a group"
NO_NUMBERS: Final = "scan's function returns (state, out), and out is a number or a tuple of numbers"
OWN: Final = ("window", LABELS)
"""The labels of a Series that has the group's rows."""


class ColumnResult(types.Type):  # type: ignore[misc]
    """How many values of ``dtype`` a function gives, which it has written."""

    key = known_by("dtype")

    def __init__(self, dtype: Any) -> None:
        self.dtype = dtype
        super().__init__(name=f"column of {dtype}")

    def can_convert_from(self, _typingctx: Any, other: Any) -> Any:
        """Return that any array of its values can be written."""
        return Conversion.safe if isinstance(other, Array) and other.dtype == self.dtype else None


as_number(INT64, ColumnResult)  # a count


def column_result_type(call: UdfCall, kind: Any) -> ColumnResult | None:
    """Return the type of the column that a function gives as an array; None of anything else, or of other windows."""
    if call.window is None or not call.window.spread or not isinstance(kind, Array):
        return None
    if not is_number(kind.dtype):
        raise RefusedError(OF_NUMBERS, None)
    compilation().window_use.returns_array |= not isinstance(kind, Series)
    refuse_method("", kind.base if isinstance(kind, Series) else kind)
    if isinstance(kind, Series) and kind.labels not in OWN:
        raise RefusedError(OTHER_ROWS, None)
    return ColumnResult(kind.dtype)


def column_result() -> Result | None:
    """Return the result of a function that writes columns; None of any other."""
    outs = compilation().window_use.outs
    if not outs:
        return None
    names = ("bool" if outs[k] is types.boolean else str(outs[k]) for k in sorted(outs))
    use = compilation().window_use
    form = "rows" if use.returns_rows else "array" if use.returns_array else "tuple"
    return Result(dtype=DTYPES["int64"], form=form, writes=tuple(DTYPES[name] for name in names))


def result_column(at: InsertPoint, number: int, dtype: Any) -> tuple[Any, Any]:
    """Return where column ``number`` of the results begins, and how many rows it has; note that it is written."""
    compilation().window_use.outs[number] = dtype
    address, rows = free_variables(OUT + number)
    return at.builder.bitcast(address, at.context.get_data_type(dtype).as_pointer()), rows


def store_result(at: InsertPoint, dtype: Any, data: Any, index: Any, value: Any) -> None:
    """Write one value of a column of the results."""
    here = at.builder.gep(data, [at.builder.mul(index, INT64(slot_stride(dtype)))])
    at.context.pack_value(at.builder, dtype, value, here)


@LOWERING.lower_cast(Array, ColumnResult)
def _write(context: Any, builder: Any, fromty: Array, toty: ColumnResult, val: Any) -> Any:
    """Write an array's values, if they are as many as the group has rows; return how many they are.

    Where a row can run by itself, write its value alone: the group is taken to begin there.
    """
    at, use = InsertPoint(context, builder), compilation().window_use
    kind, array = unwrap(fromty, at, val)
    length = length_of(kind, at, array)
    data, rows = result_column(at, 0, toty.dtype)
    window = compilation().window
    by_items = window is not None and window.items != "none" and _is_row_by_row(kind)
    before = use.in_memory
    # the items' own arithmetic is none of the types that meet where a function returns
    with unifying(""), builder.if_then(builder.icmp_signed("==", length, rows)):
        if by_items:
            store_result(at, toty.dtype, data, INT64(0), item_of(kind, at, array, INT64(0)))
        else:
            place = at.variable(INT64(0))
            with for_each(kind, at, array) as value:
                store_result(at, toty.dtype, data, place.value, value)
                place.value = builder.add(place.value, INT64(1))
    use.in_memory, use.items = before or not by_items, use.items or by_items
    return length


def _is_row_by_row(kind: Any) -> bool:
    """Return whether item i of an array is computed from item i of whole columns, and numbers, alone."""
    if isinstance(kind, Expression):
        return all(_is_row_by_row(one) for one in kind.operands if isinstance(one, Array | Grid))
    return isinstance(kind, ColumnWindow)


# -- value by value ------------------------------------------------------------------------------------


def _members(out: Any) -> list[Any]:
    """Return the types of what is written; refuse what is no number."""
    members = list(out) if isinstance(out, types.BaseTuple) else [out]
    if not members or not all(is_number(one) for one in members):
        raise RefusedCallError(NO_NUMBERS)
    return [types.unliteral(one) for one in members]


def _write_out(at: InsertPoint, kind: Any, value: Any, first: int, index: Any) -> None:
    """Write a number, or those of a tuple, as results ``first`` and following of row ``index``."""
    values = cgutils.unpack_tuple(at.builder, value) if isinstance(kind, types.BaseTuple) else [value]
    for number, (dtype, one) in enumerate(zip(_members(kind), values, strict=True), start=first):
        data, _ = result_column(at, number, dtype)
        store_result(at, dtype, data, index, one)
    compilation().window_use.in_memory = True


@define(emit, typing=lambda index, out: types.none if _members(out) and is_whole(index) else None)
def _emit(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    at = InsertPoint(context, builder)
    _write_out(at, sig.args[1], args[1], 0, at.cast(args[0], sig.args[0], types.int64))
    return context.get_dummy_value()


@define(keep, typing=lambda state: types.none if _members(state) else None)
def _keep(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    at, use = InsertPoint(context, builder), compilation().window_use
    use.kept = len(use.outs) if use.kept is None else use.kept  # what is emitted stands before it in the code
    _, rows = result_column(at, use.kept, _members(sig.args[0])[0])
    with builder.if_then(builder.icmp_signed(">", rows, INT64(0))):
        _write_out(at, sig.args[0], args[0], use.kept, INT64(0))
    return context.get_dummy_value()
