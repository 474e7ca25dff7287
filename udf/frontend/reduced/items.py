"""What a window is asked besides: its length, single items, a table's columns, and which values are NaN."""

from __future__ import annotations

import operator
from typing import Any, Final

import numpy as np

from udf.frontend.nodes import RefusedError
from udf.frontend.numba_cuda import (
    AbstractTemplate,
    AttributeTemplate,
    bound_function,
    cgutils,
    signature,
    types,
)
from udf.frontend.reduced.kinds import NanMask, ReducedTable, ReducedWindow, Reductions
from udf.frontend.reduced.totals import NAMES, method
from udf.frontend.semantics.rules import DOUBLE, INT64, LOWERING, TYPING, define, literal, raise_if, typed

OUT_OF_BOUNDS: Final = "index {} is out of bounds for axis 0 of a window"


def _reductions(context: Any, builder: Any, kind: ReducedWindow, value: Any) -> Reductions:
    return Reductions(context, builder, kind, value)


def _member(context: Any, builder: Any, kind: Any, value: Any, name: str) -> Any:
    return getattr(cgutils.create_struct_proxy(kind)(context, builder, value=value), name)


def first_window(kind: ReducedWindow | ReducedTable) -> ReducedWindow:
    """Return the window whose length is that of all."""
    return kind.windows[0] if isinstance(kind, ReducedTable) else kind


def _rows(context: Any, builder: Any, kind: Any, value: Any) -> Any:
    if isinstance(kind, ReducedTable):
        value = _member(context, builder, kind, value, "c0")
    return _reductions(context, builder, first_window(kind), value).rows


# -- length ----------------------------------------------------------------------------------------------


def _sized(kind: Any) -> Any:
    return types.int64 if isinstance(kind, (ReducedWindow, ReducedTable)) else None


@define(len, typing=_sized)
def _len(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return _rows(context, builder, sig.args[0], args[0])


@define(np.size, typing=lambda kind: types.int64 if isinstance(kind, ReducedWindow) else None)
def _np_size(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return _rows(context, builder, sig.args[0], args[0])


@TYPING.register_attr
class WindowAttributes(AttributeTemplate):  # type: ignore[misc]
    """``w.size``, ``w.shape``, ``w.ndim``, and the methods."""

    key = ReducedWindow

    def generic_resolve(self, value: ReducedWindow, attr: str) -> Any:
        """Return the type of an attribute; refuse one that no reduction is."""
        if attr == "shape":
            return types.UniTuple(types.int64, 1)
        if attr in ("size", "ndim"):
            return types.int64
        if attr in NAMES:
            return method(attr, value)
        raise RefusedError(f"w.{attr} is no reduction in a UDF", None)


@TYPING.register_attr
class TableAttributes(AttributeTemplate):  # type: ignore[misc]
    """``w.shape`` and ``w.ndim`` of a table."""

    key = ReducedTable

    def generic_resolve(self, value: ReducedTable, attr: str) -> Any:
        """Return the type of an attribute; refuse what is of all columns at once."""
        del value
        if attr == "shape":
            return types.UniTuple(types.int64, 2)
        if attr in ("size", "ndim"):
            return types.int64
        raise RefusedError(f"w.{attr} of a whole table is no reduction in a UDF", None)


@typed(LOWERING.lower_getattr_generic(ReducedWindow))
def _window_attribute(context: Any, builder: Any, typ: Any, val: Any, attr: str) -> Any:
    if attr == "ndim":
        return INT64(1)
    rows = _rows(context, builder, typ, val)
    return rows if attr == "size" else context.make_tuple(builder, types.UniTuple(types.int64, 1), [rows])


@typed(LOWERING.lower_getattr_generic(ReducedTable))
def _table_attribute(context: Any, builder: Any, typ: Any, val: Any, attr: str) -> Any:
    if attr == "ndim":
        return INT64(2)
    rows, columns = _rows(context, builder, typ, val), INT64(len(typ.windows))
    if attr == "size":
        return builder.mul(rows, columns)
    return context.make_tuple(builder, types.UniTuple(types.int64, 2), [rows, columns])


# -- items -----------------------------------------------------------------------------------------------


def item_type(window: Any, index: Any) -> Any:
    """Return the type of ``w[index]`` for a Python ``index``; refuse one that is no reduction."""
    if isinstance(window, ReducedTable):
        return _table_item(window, index)
    if index == slice(None) or index is Ellipsis:
        return window
    if type(index) is int and not window.without_nan and index in window.offsets:
        return types.float64
    raise RefusedError("w[...] with anything but a constant index is no reduction in a UDF", None)


def _table_item(table: ReducedTable, index: Any) -> Any:
    if not isinstance(index, tuple) or len(index) != 2 or type(index[1]) is not int:
        raise RefusedError("only w[:, column] and w[row, column] of a table are reductions in a UDF", None)
    if not -len(table.windows) <= index[1] < len(table.windows):
        raise RefusedError(f"the table has no column {index[1]} in a UDF", None)
    return item_type(table.windows[index[1]], index[0])


def lower_item(context: Any, builder: Any, kind: Any, value: Any, index: Any) -> Any:
    """Return ``value[index]``; raise IndexError where there is no such value."""
    if isinstance(kind, ReducedTable):
        column = index[1] % len(kind.windows)
        return lower_item(
            context, builder, kind.windows[column], _member(context, builder, kind, value, f"c{column}"), index[0]
        )
    if not isinstance(index, int):
        return value
    window = _reductions(context, builder, kind, value)
    needed = index + 1 if index >= 0 else -index
    least = (0 if kind.empty else 1) if kind.length is None else kind.length
    if least < needed:
        short = builder.icmp_signed("<", window.rows, INT64(needed))
        raise_if(context, builder, short, IndexError, OUT_OF_BOUNDS.format(index))
    return window.item(index) if kind.length is None or kind.length >= needed else DOUBLE(0.0)


@TYPING.register
class StaticItem(AbstractTemplate):  # type: ignore[misc]
    """``w[-1]``, ``w[:, 0]``, whose index Numba has found to be constant."""

    key = "static_getitem"

    def generic(self, args: Any, kws: Any) -> Any:
        """Return the signature for a window or a table."""
        del kws
        window, index = args
        if not isinstance(window, (ReducedWindow, ReducedTable)):
            return None
        return signature(item_type(window, index), window, types.int64)


@typed(LOWERING.lower("static_getitem", ReducedWindow, types.Any))
@typed(LOWERING.lower("static_getitem", ReducedTable, types.Any))
def _static_item(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return lower_item(context, builder, sig.args[0], args[0], args[1])


def index_of(kind: Any) -> Any:
    """Return the Python index that a type stands for; None if it does not say."""
    if isinstance(kind, types.BaseTuple):
        members = [index_of(member) for member in kind]
        return None if None in members else tuple(members)
    if isinstance(kind, types.SliceType) and kind.members == 2 and getattr(kind, "literal_value", 0) == slice(None):
        return slice(None)
    return literal(kind)


def _getitem_type(window: Any, index: Any) -> Any:
    if isinstance(window, ReducedWindow) and isinstance(index, NanMask):
        fits = index.inverted and index.window == window and not window.without_nan
        return window.filtered if fits else _refuse_mask()
    if not isinstance(window, (ReducedWindow, ReducedTable)):
        return None
    return item_type(window, index_of(index))


def _refuse_mask() -> None:
    raise RefusedError("a mask other than ~np.isnan(w) is no reduction in a UDF", None)


@define(operator.getitem, typing=_getitem_type)
def _getitem(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    if isinstance(sig.args[1], NanMask):
        return args[0]  # the same structure: the type says what is read
    return lower_item(context, builder, sig.args[0], args[0], index_of(sig.args[1]))


# -- NaN -------------------------------------------------------------------------------------------------


def _isnan_type(window: Any) -> Any:
    return NanMask(window) if isinstance(window, ReducedWindow) and not window.without_nan else None


@define(np.isnan, typing=_isnan_type)
def _isnan(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    made = cgutils.create_struct_proxy(sig.return_type)(context, builder)
    made.window = args[0]
    return made._getvalue()  # noqa: SLF001 - Numba's name


@define(
    operator.invert,
    np.logical_not,
    typing=lambda mask: NanMask(mask.window, inverted=not mask.inverted) if isinstance(mask, NanMask) else None,
)
def _inverted(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    del context, builder, sig
    return args[0]


def _counts(context: Any, builder: Any, mask: NanMask, value: Any) -> tuple[Any, Any]:
    """Return how many values of a mask are true, and how many there are."""
    window = _reductions(context, builder, mask.window, _member(context, builder, mask, value, "window"))
    return window.valid if mask.inverted else window.nans, window.rows


def _count(context: Any, builder: Any, mask: NanMask, value: Any) -> Any:
    return _counts(context, builder, mask, value)[0]


def _any(context: Any, builder: Any, mask: NanMask, value: Any) -> Any:
    return builder.icmp_signed(">", _count(context, builder, mask, value), INT64(0))


def _all(context: Any, builder: Any, mask: NanMask, value: Any) -> Any:
    count, rows = _counts(context, builder, mask, value)
    return builder.icmp_signed("==", count, rows)


def _share(context: Any, builder: Any, mask: NanMask, value: Any) -> Any:
    count, rows = _counts(context, builder, mask, value)
    return builder.fdiv(builder.sitofp(count, DOUBLE), builder.sitofp(rows, DOUBLE))


MASKS: Final = {
    "sum": ((np.sum, np.count_nonzero, sum), types.int64, _count),
    "any": ((np.any, any), types.boolean, _any),
    "all": ((np.all, all), types.boolean, _all),
    "mean": ((np.mean,), types.float64, _share),
}
"""The methods of a mask: the functions that are the same, the result's type, how it is computed."""


class MaskAttributes(AttributeTemplate):  # type: ignore[misc]
    """The methods of a mask."""

    key = NanMask


def _register_mask(name: str) -> None:
    functions, result, compute = MASKS[name]

    @define(*functions, typing=lambda mask: result if isinstance(mask, NanMask) else None)
    def lower(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        return compute(context, builder, sig.args[0], args[0])

    key = f"udf.reduced.mask.{name}"

    def resolve(self: Any, ty: Any, args: Any, kws: Any) -> Any:
        del self, ty
        return None if args or kws else signature(result)

    setattr(MaskAttributes, f"resolve_{name}", bound_function(key)(resolve))
    LOWERING.lower(key, NanMask)(lambda c, b, sig, args: compute(c, b, sig.args[0], args[0]))


for _name in MASKS:
    _register_mask(_name)
TYPING.register_attr(MaskAttributes)
