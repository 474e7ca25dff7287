"""``w - c`` and products of two such: ``(w ** 2).mean()``, ``((w - w.mean()) ** 2).sum()``, ``np.dot(w, w)``.

The sum of ``(v - a) * (v - b)`` is ``m2 + rows * (mean - a) * (mean - b)``. Of ``w - c`` itself there are items and
extremes only: its sum would lose what the shift was there to keep.
"""

from __future__ import annotations

import operator
from typing import Any, Final

import numpy as np

from udf.frontend.nodes import RefusedError
from udf.frontend.numba_cuda import (
    AbstractTemplate,
    AttributeTemplate,
    StructModel,
    bound_function,
    cgutils,
    register_model,
    signature,
    types,
)
from udf.frontend.reduced.items import index_of, item_type, lower_item
from udf.frontend.reduced.kinds import ReducedWindow, Reductions
from udf.frontend.reduced.totals import FUNCTIONS
from udf.frontend.semantics.rules import DOUBLE, INT64, LOWERING, TYPING, define, is_number, literal, typed


class Shifted(types.Type):  # type: ignore[misc]
    """``w - centre``."""

    def __init__(self, window: ReducedWindow) -> None:
        self.window = window
        super().__init__(name="shifted window")

    @property
    def key(self) -> Any:
        """Return what makes one type another."""
        return self.window.key


class Product(types.Type):  # type: ignore[misc]
    """``(w - left) * (w - right)``."""

    def __init__(self, window: ReducedWindow) -> None:
        self.window = window
        super().__init__(name="squared window")

    @property
    def key(self) -> Any:
        """Return what makes one type another."""
        return self.window.key


@register_model(Shifted)
class ShiftedModel(StructModel):  # type: ignore[misc]
    """The window and what is taken off."""

    def __init__(self, dmm: Any, fe_type: Any) -> None:
        super().__init__(dmm, fe_type, [("window", fe_type.window), ("centre", types.float64)])


@register_model(Product)
class ProductModel(StructModel):  # type: ignore[misc]
    """The window and what is taken off on either side."""

    def __init__(self, dmm: Any, fe_type: Any) -> None:
        super().__init__(dmm, fe_type, [("window", fe_type.window), ("left", types.float64), ("right", types.float64)])


def moment(window: Reductions, left: Any, right: Any) -> Any:
    """Return the sum of ``(v - left) * (v - right)`` (the parallel axis theorem): m2 where both are the mean."""
    builder, rows = window.builder, window.real(window.rows)
    mean = builder.fdiv(window["sum"], rows)
    apart = builder.fmul(builder.fsub(mean, left), builder.fsub(mean, right))
    total = builder.fadd(window["m2"], builder.fmul(rows, apart))
    if not window.can_be_empty:
        return total
    return builder.select(builder.icmp_signed("==", window.rows, INT64(0)), DOUBLE(0.0), total)


# -- operands ------------------------------------------------------------------------------------------


def _window_of(kind: Any) -> ReducedWindow | None:
    """Return the window of a factor; None if it is none."""
    if isinstance(kind, Shifted):
        return kind.window
    return kind if isinstance(kind, ReducedWindow) and not kind.without_nan else None


def _parts(context: Any, builder: Any, kind: Any, value: Any) -> tuple[Any, Any]:
    """Return the window of a factor and what is taken off."""
    if isinstance(kind, Shifted):
        made = cgutils.create_struct_proxy(kind)(context, builder, value=value)
        return made.window, made.centre
    return value, DOUBLE(0.0)


def _shift_type(left: Any, right: Any) -> Any:
    window = _window_of(left)
    return Shifted(window) if window is not None and is_number(right) else None


def _moved_type(left: Any, right: Any) -> Any:
    return _shift_type(left, right) or _shift_type(right, left)


def _shift(context: Any, builder: Any, sig: Any, args: Any, *, sign: str) -> Any:
    position = 0 if _window_of(sig.args[0]) is not None else 1
    made = cgutils.create_struct_proxy(sig.return_type)(context, builder)
    made.window, centre = _parts(context, builder, sig.args[position], args[position])
    amount = context.cast(builder, args[1 - position], sig.args[1 - position], types.float64)
    if not isinstance(sig.args[position], Shifted):
        made.centre = amount if sign == "fadd" else builder.fsub(DOUBLE(-0.0), amount)
    else:
        made.centre = getattr(builder, sign)(centre, amount)
    return made._getvalue()  # noqa: SLF001 - Numba's name


@define(operator.sub, np.subtract, typing=_shift_type)
def _taken_off(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return _shift(context, builder, sig, args, sign="fadd")


@define(operator.add, np.add, typing=_moved_type)
def _added(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return _shift(context, builder, sig, args, sign="fsub")


# -- products ------------------------------------------------------------------------------------------


def _product_type(left: Any, right: Any) -> Any:
    window = _window_of(left)
    return Product(window) if window is not None and window == _window_of(right) else None


def _power_type(base: Any, exponent: Any) -> Any:
    return _product_type(base, base) if literal(exponent) == 2 else None


def _product(context: Any, builder: Any, window: ReducedWindow, factors: list[tuple[Any, Any]]) -> Any:
    made = cgutils.create_struct_proxy(Product(window))(context, builder)
    (made.window, made.left), (_, made.right) = (_parts(context, builder, *factor) for factor in factors)
    return made._getvalue()  # noqa: SLF001 - as above


@define(operator.mul, np.multiply, typing=_product_type)
def _multiplied(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    factors = list(zip(sig.args, args, strict=True))
    return _product(context, builder, sig.return_type.window, factors)


@define(np.square, typing=lambda base: _product_type(base, base))
@define(operator.pow, np.power, typing=_power_type)
def _squared(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return _product(context, builder, sig.return_type.window, [(sig.args[0], args[0])] * 2)


@define(np.dot, np.vdot, np.inner, operator.matmul, typing=lambda a, b: types.float64 if _product_type(a, b) else None)
def _dot(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    window, left = _parts(context, builder, sig.args[0], args[0])
    kind = _window_of(sig.args[0])
    assert kind is not None
    return moment(Reductions(context, builder, kind, window), left, _parts(context, builder, sig.args[1], args[1])[1])


# -- what is asked of them -------------------------------------------------------------------------------


def _moment_of(context: Any, builder: Any, kind: Product, value: Any) -> tuple[Any, Any]:
    made = cgutils.create_struct_proxy(kind)(context, builder, value=value)
    window = Reductions(context, builder, kind.window, made.window)
    return moment(window, made.left, made.right), window.real(window.rows)


def _sum(context: Any, builder: Any, kind: Product, value: Any) -> Any:
    return _moment_of(context, builder, kind, value)[0]


def _mean(context: Any, builder: Any, kind: Product, value: Any) -> Any:
    return builder.fdiv(*_moment_of(context, builder, kind, value))


def _extreme(name: str) -> Any:
    reduce = FUNCTIONS[getattr(np, name)][1]

    def compute(context: Any, builder: Any, kind: Shifted, value: Any) -> Any:
        window, centre = _parts(context, builder, kind, value)
        return builder.fsub(reduce(Reductions(context, builder, kind.window, window)), centre)

    return compute


METHODS: Final = {
    Product: {"sum": _sum, "mean": _mean},
    Shifted: {"min": _extreme("min"), "max": _extreme("max")},
}
PYTHONS: Final = {"sum": (sum,), "mean": (np.average,), "min": (np.amin,), "max": (np.amax,)}
"""Functions that mean the same, besides NumPy's of that name."""


def _register(kind: Any, name: str) -> Any:
    """Register a method, and the functions that are the same; return what resolves it."""
    compute, key = METHODS[kind][name], f"udf.reduced.{kind.__name__}.{name}"

    @define(
        getattr(np, name),
        *PYTHONS[name],
        typing=lambda given: types.float64 if isinstance(given, kind) else None,
    )
    @typed(LOWERING.lower(key, kind))
    def lower(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        return compute(context, builder, sig.args[0], args[0])

    def resolve(self: Any, ty: Any, args: Any, kws: Any) -> Any:
        del self, ty
        return None if args or kws else signature(types.float64)

    return bound_function(key)(resolve)


def _refuse(self: Any, value: Any, attr: str) -> Any:
    del self
    if attr in METHODS[type(value)]:
        return None
    raise RefusedError(f"{attr} of a {value} is no reduction in a UDF", None)


for _kind, _methods in METHODS.items():
    _resolvers = {f"resolve_{name}": _register(_kind, name) for name in _methods}
    _body = {"key": _kind, **_resolvers, "generic_resolve": _refuse}
    TYPING.register_attr(type(f"{_kind.__name__}Attributes", (AttributeTemplate,), _body))


# -- items -----------------------------------------------------------------------------------------------


@TYPING.register
class ShiftedItem(AbstractTemplate):  # type: ignore[misc]
    """``(w - c)[-1]``."""

    key = "static_getitem"

    def generic(self, args: Any, kws: Any) -> Any:
        """Return the signature for a shifted window."""
        del kws
        shifted, index = args
        if not isinstance(shifted, Shifted) or item_type(shifted.window, index) != types.float64:
            return None
        return signature(types.float64, shifted, types.int64)


def _shifted_item(context: Any, builder: Any, kind: Any, value: Any, index: Any) -> Any:
    window, centre = _parts(context, builder, kind, value)
    return builder.fsub(lower_item(context, builder, kind.window, window, index), centre)


@typed(LOWERING.lower("static_getitem", Shifted, types.Any))
def _static_item(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return _shifted_item(context, builder, sig.args[0], args[0], args[1])


def _item_type(shifted: Any, index: Any) -> Any:
    fits = isinstance(shifted, Shifted) and item_type(shifted.window, index_of(index)) == types.float64
    return types.float64 if fits else None


@define(operator.getitem, typing=_item_type)
def _getitem(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return _shifted_item(context, builder, sig.args[0], args[0], index_of(sig.args[1]))
