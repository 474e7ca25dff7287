"""The least and greatest value and its place, and what asks every value: ``min argmax ptp any count_nonzero in``.

NaN is the least and the greatest to NumPy; Python's ``min`` and ``max`` only compare. To ``any`` and ``all`` it
is true, as is any number but 0.
"""

import builtins
import math
import operator
from typing import Any, Final

import numpy as np

from udf.base.operators import SYMBOLS
from udf.frontend.base.declarations import INT64, define, is_number, is_real, raise_if
from udf.frontend.base.messages import message_of
from udf.frontend.base.tables import each
from udf.frontend.library.order import place_of_extreme
from udf.frontend.numba.names import cgutils, types
from udf.frontend.rules.array.access import count_items, fold_items, for_each, item_of, length_of, unwrap
from udf.frontend.rules.array.array_functions import declare
from udf.frontend.rules.array.array_reductions import is_only_axis
from udf.frontend.rules.array.dropna import dropna
from udf.frontend.rules.array.insert_point import InsertPoint
from udf.frontend.rules.array.library_calls import compute
from udf.frontend.rules.array.nullable_conditions import refuse_builtin
from udf.frontend.rules.array.primitives import nan_mask_count, primitives_of, shifted_window
from udf.frontend.types.array_kinds import Array, Filter, as_array
from udf.frontend.types.text_kinds import Text
from udf.frontend.types.time_kinds import Time

EMPTY: Final = {name: message_of(getattr(np, name), np.empty(0)) for name in ("max", "min", "argmax", "argmin")}
OTHER: Final = {"min": "max", "max": "min"}
OF_SYMBOL: Final = {symbol: operation for operation, symbol in SYMBOLS.items()}
EMPTY_BUILTIN: Final = {"max": message_of(builtins.max, []), "min": message_of(builtins.min, [])}


def is_nan(at: InsertPoint, value: Any) -> Any:
    """Return whether a float is NaN."""
    return at.builder.fcmp_unordered("uno", value, value)


def compare(at: InsertPoint, dtype: Any, symbol: str, left: Any, right: Any) -> Any:
    """Return a comparison of two numbers, bools, times or texts, false of NaN."""
    if isinstance(dtype, Text):
        return at.call(OF_SYMBOL[symbol], (dtype, dtype), [left, right], types.boolean)
    if is_real(dtype):
        return at.builder.fcmp_ordered(symbol, left, right)
    signed = isinstance(dtype, Time) or (isinstance(dtype, types.Integer) and dtype.signed)
    return (at.builder.icmp_signed if signed else at.builder.icmp_unsigned)(symbol, left, right)


def extreme_of(at: InsertPoint, kind: Array, array: Any, name: str, *, nan: bool = True) -> tuple[Any, Any, Any]:
    """Return the least or greatest value, its place, and whether there is one.

    With ``nan`` the first NaN is the answer; else one is taken only where comparison says so, as Python does.
    """
    builder = at.builder
    best, place, count = (at.variable(v) for v in (at.context.get_constant_null(kind.dtype), INT64(0), INT64(0)))
    if isinstance(kind, Filter):
        with for_each(kind, at, array) as item:
            first = builder.icmp_signed("==", count.value, INT64(0))
            better = builder.or_(first, is_better(at, kind.dtype, name, item, best.value, nan=nan))
            place.value = builder.select(better, count.value, place.value)
            best.value = builder.select(better, item, best.value)
            count.value = builder.add(count.value, INT64(1))
        return best.value, place.value, builder.icmp_signed(">", count.value, INT64(0))
    length = length_of(kind, at, array)
    some = builder.icmp_signed(">", length, INT64(0))
    with builder.if_then(some):
        best.value = item_of(kind, at, array, INT64(0))
    with at.for_range(length, INT64(1)) as index:
        item = item_of(kind, at, array, index)
        better = is_better(at, kind.dtype, name, item, best.value, nan=nan)
        place.value = builder.select(better, index, place.value)
        best.value = builder.select(better, item, best.value)
    return best.value, place.value, some


def is_better(at: InsertPoint, dtype: Any, name: str, item: Any, best: Any, *, nan: bool) -> Any:
    """Return whether an item takes the place of the best. Nothing is better than NaN but (for its value) another."""
    better = compare(at, dtype, "<" if name.endswith("min") else ">", item, best)
    if not nan or not is_real(dtype):
        return better
    either = at.builder.or_(better, is_nan(at, item))
    return at.builder.and_(either, at.builder.not_(is_nan(at, best))) if name.startswith("arg") else either


def primitive_extreme(at: InsertPoint, kind: Any, array: Any, name: str) -> tuple[Any, Any] | None:
    """Return the least or greatest value and whether there is one (None: there is), of primitives; or None.

    Of a window that is moved by a number, it is that of the window, moved: rounding keeps the order.
    """
    window = primitives_of(at, kind, array)
    if window is not None:
        return window[name], window.some
    if shifted_window(kind) is None:
        return None
    operands = cgutils.unpack_tuple(at.builder, at.members(kind, array).operands)
    place = next(i for i, one in enumerate(kind.operands) if isinstance(one, Array))
    turned = kind.operation is operator.sub and place == 1
    found = primitive_extreme(at, kind.operands[place], operands[place], OTHER[name] if turned else name)
    assert found is not None
    operands[place] = found[0]
    kinds = tuple(types.float64 if isinstance(one, Array) else one for one in kind.operands)
    return at.call(kind.operation, kinds, operands, types.float64), found[1]


def best_of(at: InsertPoint, kind: Array, array: Any, name: str, text: str) -> Any:
    """Return the least or greatest value, NaN if one is; raise with ``text`` where there is none."""
    known = primitive_extreme(at, kind, array, name)
    return require_value(at, known or extreme_of(at, kind, array, name), text)[0]


def builtin_extreme(at: InsertPoint, kind: Array, array: Any, name: str, text: str) -> Any:
    """Return what Python's comparison finds: the first value, or what is beyond it; raise where there is none."""
    window, builder = primitives_of(at, kind, array), at.builder
    if window is None:
        return require_value(at, extreme_of(at, kind, array, name, nan=False), text)[0]
    require_value(at, (None, window.some), text)
    if window.without_nan:
        return window[name]
    best, first = window[f"f{name}"], window.item(0)
    better = builder.fcmp_ordered("<" if name == "min" else ">", best, first)
    return builder.select(better, best, first)


def require_value(at: InsertPoint, answer: tuple[Any, ...], text: str) -> tuple[Any, ...]:
    """Raise with ``text`` where there are no values; ``answer`` says last whether there are (None: there are)."""
    if answer[-1] is not None:
        raise_if(at.context, at.builder, at.builder.not_(answer[-1]), ValueError, text)
    return answer[:-1]


def item_type(a: Any, axis: Any = None, out: Any = None) -> Any:
    """Return the type of an extreme."""
    return as_array(a).dtype if as_array(a) and is_only_axis(axis, out) else None


def _of_all(result: Any) -> Any:
    return lambda a, axis=None: result if as_array(a) and is_only_axis(axis) else None


@each("min", "max")
def _extreme(name: str) -> None:
    @declare(name, *{getattr(np, name), getattr(np, f"a{name}")}, method=True, typing=item_type)
    def lower(at: InsertPoint, kinds: Any, values: Any, _result: Any) -> Any:
        return best_of(at, kinds["a"], values["a"], name, EMPTY[name])

    @declare(f"arg{name}", getattr(np, f"arg{name}"), method=True, typing=_of_all(types.int64))
    def lower_place(at: InsertPoint, kinds: Any, values: Any, _result: Any) -> Any:
        return require_value(at, extreme_of(at, kinds["a"], values["a"], f"arg{name}"), EMPTY[f"arg{name}"])[1]

    @declare(f"builtin {name}", getattr(builtins, name), typing=lambda a: as_array(a) and as_array(a).dtype)
    def lower_builtin(at: InsertPoint, kinds: Any, values: Any, _result: Any) -> Any:
        refuse_builtin(kinds["a"], name)
        return builtin_extreme(at, kinds["a"], values["a"], name, EMPTY_BUILTIN[name])


def _range(a: Any, axis: Any = None, out: Any = None) -> Any:
    dtype = item_type(a, axis, out)
    return None if isinstance(dtype, types.Boolean) else dtype


@declare("ptp", np.ptp, typing=_range)
def _ptp(at: InsertPoint, kinds: Any, values: Any, result: Any) -> Any:
    high, low = (best_of(at, kinds["a"], values["a"], name, EMPTY[name]) for name in ("max", "min"))
    return (at.builder.fsub if is_real(result) else at.builder.sub)(high, low)


# -- truth -------------------------------------------------------------------------------------------


def quantified(at: InsertPoint, kind: Array, array: Any, name: str) -> Any:
    """Return whether ``any`` or ``all`` values are true: NaN is."""
    mask = nan_mask_count(at, kind, array)
    if mask is not None:
        wanted = INT64(0) if name == "any" else mask[1]
        return at.builder.icmp_signed("!=" if name == "any" else "==", mask[0], wanted)
    combine = at.builder.or_ if name == "any" else at.builder.and_
    start = at.context.get_constant(types.boolean, name == "all")
    return fold_items(
        kind, at, array, start, lambda known, item: combine(known, at.cast(item, kind.dtype, types.boolean))
    )


@each("any", "all")
def _quantified(name: str) -> None:
    @declare(name, getattr(np, name), method=True, typing=_of_all(types.boolean))
    def lower(at: InsertPoint, kinds: Any, values: Any, _result: Any) -> Any:
        return quantified(at, kinds["a"], values["a"], name)

    @declare(f"builtin {name}", getattr(builtins, name), typing=lambda a: types.boolean if as_array(a) else None)
    def lower_builtin(at: InsertPoint, kinds: Any, values: Any, _result: Any) -> Any:
        refuse_builtin(kinds["a"], name)
        return quantified(at, kinds["a"], values["a"], name)


@declare("count_nonzero", np.count_nonzero, typing=lambda a: types.int64 if as_array(a) else None)
def _count_nonzero(at: InsertPoint, kinds: Any, values: Any, _result: Any) -> Any:
    mask = nan_mask_count(at, kinds["a"], values["a"])
    if mask is not None:
        return mask[0]
    dtype = kinds["a"].dtype
    return count_items(kinds["a"], at, values["a"], lambda item: at.cast(item, dtype, types.boolean))


@define(operator.contains, typing=lambda a, value: types.boolean if as_array(a) and is_number(value) else None)
def _contains(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    at = InsertPoint(context, builder)
    kind, array = unwrap(sig.args[0], at, args[0])
    sides = (kind.dtype, types.unliteral(sig.args[1]))

    def step(is_in: Any, item: Any) -> Any:
        return builder.or_(is_in, at.call(operator.eq, sides, [item, args[1]], types.boolean))

    return fold_items(kind, at, array, cgutils.false_bit, step)


EMPTY_OF_NAN: Final = {name: message_of(getattr(np, name), np.empty(0)) for name in ("nanmin", "nanmax")}
NONE_THERE: Final = message_of(np.nanargmin, np.array([math.nan]))


def _nan_extreme(name: str) -> None:
    @declare(f"nan{name}", getattr(np, f"nan{name}"), typing=item_type)
    def lower(at: InsertPoint, kinds: Any, values: Any, result: Any) -> Any:
        whole = primitives_of(at, kinds["a"], values["a"])
        if whole is None or whole.some is not None:
            empty = at.builder.icmp_signed("==", length_of(kinds["a"], at, values["a"]), INT64(0))
            raise_if(at.context, at.builder, empty, ValueError, EMPTY_OF_NAN[f"nan{name}"])
        kind, array = dropna(at, kinds["a"], values["a"])
        best, *_, some = primitive_extreme(at, kind, array, name) or extreme_of(at, kind, array, name)
        if some is None or not is_real(result):
            return best
        return at.builder.select(some, best, at.context.get_constant(result, math.nan))


def _nan_place(name: str) -> None:
    """Register ``nanargmin`` or ``nanargmax``: a place among all of the values."""

    def typing(a: Any, axis: Any = None) -> Any:
        known = as_array(a) is not None and is_only_axis(axis) and not isinstance(a, Filter)
        return types.int64 if known else None

    @declare(f"nanarg{name}", getattr(np, f"nanarg{name}"), typing=typing)
    def lower(at: InsertPoint, kinds: Any, values: Any, _result: Any) -> Any:
        return place_of(at, kinds["a"], values["a"], name, NONE_THERE)


def place_of(at: InsertPoint, kind: Any, array: Any, name: str, none_there: str, *mask: tuple[Any, Any]) -> Any:
    """Return the place of the least (``name`` "min") or greatest value that is not NaN; ValueError if all are.

    With a ``mask`` (type, value) only values that the mask keeps are compared.
    """
    given = (kind, array), name.endswith("min"), none_there, *(mask or (None,))
    return compute(at, place_of_extreme, types.int64, *given)


for _name in ("min", "max"):
    _nan_extreme(_name)
    _nan_place(_name)
