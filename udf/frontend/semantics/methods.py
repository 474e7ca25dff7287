"""Methods of numbers: ``float.is_integer``, ``int.bit_count``, ``int.bit_length``, as CPython's.

Numba's ``bit_count`` counts the bits of a negative number's two's complement; Python's those of its magnitude.
"""

from __future__ import annotations

from typing import Any, ClassVar

from udf.frontend.numba.names import AttributeTemplate, bound_function, cgutils, signature, types
from udf.frontend.semantics.rules import INT64, LOWERING, TYPING, external, is_never_negative
from udf.frontend.settings import TARGET


def _without_arguments(result: Any, args: Any, kws: Any) -> Any:
    return None if args or kws else signature(result)


@TYPING.register_attr
class WholeMethods(AttributeTemplate):  # type: ignore[misc]
    """What an integer has beside Numba's ``real``, ``imag`` and ``conjugate``."""

    key = types.Integer
    metadata: ClassVar = {"target": TARGET}

    @bound_function("udf.bit_count")  # type: ignore[untyped-decorator]
    def resolve_bit_count(self, _ty: Any, args: Any, kws: Any) -> Any:
        """Return the type of ``i.bit_count()``."""
        return _without_arguments(types.int64, args, kws)

    @bound_function("udf.bit_length")  # type: ignore[untyped-decorator]
    def resolve_bit_length(self, _ty: Any, args: Any, kws: Any) -> Any:
        """Return the type of ``i.bit_length()``."""
        return _without_arguments(types.int64, args, kws)

    @bound_function("udf.is_integer")  # type: ignore[untyped-decorator]
    def resolve_is_integer(self, _ty: Any, args: Any, kws: Any) -> Any:
        """Return the type of ``i.is_integer()`` (Python 3.12)."""
        return _without_arguments(types.boolean, args, kws)


@TYPING.register_attr
class RealMethods(AttributeTemplate):  # type: ignore[misc]
    """What a float has beside Numba's ``real``, ``imag`` and ``conjugate``."""

    key = types.Float
    metadata: ClassVar = {"target": TARGET}

    @bound_function("udf.is_integer")  # type: ignore[untyped-decorator]
    def resolve_is_integer(self, _ty: Any, args: Any, kws: Any) -> Any:
        """Return the type of ``x.is_integer()``."""
        return _without_arguments(types.boolean, args, kws)


def _magnitude(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    (kind,) = sig.args
    value = context.cast(builder, args[0], kind, types.int64)
    if is_never_negative(kind):
        return value
    return builder.select(builder.icmp_signed("<", value, INT64(0)), builder.neg(value), value)


def _bit_count(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return builder.ctpop(_magnitude(context, builder, sig, args))


def _bit_length(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    size = _magnitude(context, builder, sig, args)
    return builder.sub(INT64(64), builder.ctlz(size, cgutils.false_bit))


def _whole_is_integer(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    del context, builder, sig, args
    return cgutils.true_bit


def _real_is_integer(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    value = context.cast(builder, args[0], sig.args[0], types.float64)
    whole = external(builder, "__nv_trunc", value.type, value)
    finite = builder.fcmp_ordered("<", external(builder, "__nv_fabs", value.type, value), value.type(float("inf")))
    return builder.and_(finite, builder.fcmp_ordered("==", whole, value))


LOWERING.lower("udf.bit_count", types.Integer)(_bit_count)
LOWERING.lower("udf.bit_length", types.Integer)(_bit_length)
LOWERING.lower("udf.is_integer", types.Integer)(_whole_is_integer)
LOWERING.lower("udf.is_integer", types.Float)(_real_is_integer)
