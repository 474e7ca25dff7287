"""Formats that are made at run time: ``f"{x:>{width}}"``, ``format(x, spec)``, ``"{:{}}".format(x, n)``."""

from __future__ import annotations

from typing import Any, Final

from udf.frontend.lower.statuses import COMPUTED
from udf.frontend.masked.kinds import BIT
from udf.frontend.numba.names import cgutils, types
from udf.frontend.semantics.messages import limit
from udf.frontend.semantics.rules import INT64, is_real, is_whole, raise_if
from udf.frontend.text.kinds import ASCII, Text, as_text, concat_type, data_and_size, text_of
from udf.frontend.text.library import INT32, PAIR, call, tables
from udf.frontend.text.operators import make_text

KINDS: Final = {"int": 0, "float": 1, "str": 2}
"""What the library's ``spec`` is told of the value (kernels/text_spec.cuh)."""

UNUSUAL: Final = limit(
    "a format that is made at run time is of ASCII in a UDF, up to 2**20 wide, and has no type n or c"
)
FLOAT_BIT: Final = 18
"""Of a style: whether its type is one of floats."""


def dynamic_format_type(kind: Any, spec: Any) -> Text | None:
    """Return the type of ``format(x, spec)`` for a ``spec`` that is a text; None if there is none."""
    by = text_of(spec)
    if by is None or _name_of(kind) is None:
        return None
    return concat_type(text_of(kind) or ASCII, by)


def _name_of(kind: Any) -> str | None:
    if is_real(kind):
        return "float"
    if is_whole(kind) and not isinstance(kind, types.Boolean):
        return "int"
    return "str" if text_of(kind) is not None else None


def dynamic_format(context: Any, builder: Any, kind: Any, value: Any, spec: Any) -> Any:
    """Return ``format(value, spec)``."""
    name = _name_of(kind)
    assert name is not None
    read = call(builder, "spec", PAIR, *data_and_size(builder, spec), INT32(KINDS[name]))
    look, sizes = builder.extract_value(read, 0), builder.extract_value(read, 1)
    raise_if(context, builder, builder.icmp_signed("==", sizes, INT64(-1)), ValueError, *COMPUTED)
    raise_if(context, builder, builder.icmp_signed("==", sizes, INT64(-2)), ValueError, UNUSUAL)
    low, one = INT64((1 << 32) - 1), INT64(1)
    shape, style = builder.and_(look, low), builder.lshr(look, INT64(32))
    width = builder.sub(builder.and_(sizes, low), one)
    precision = builder.sub(builder.lshr(sizes, INT64(32)), one)
    layout = (width, shape, style)
    if name == "str":
        whole = builder.icmp_signed("<", precision, INT64(0))
        stop = builder.select(whole, INT64((1 << 63) - 1), precision)
        return layout_text(context, builder, kind, value, stop, layout)
    if name == "float":
        return layout_float(context, builder, kind, value, precision, layout)
    place = cgutils.alloca_once(builder, context.get_value_type(ASCII))
    is_float = builder.trunc(builder.lshr(style, INT64(FLOAT_BIT)), BIT)
    with builder.if_else(is_float) as (real, whole):
        with real:
            builder.store(layout_float(context, builder, kind, value, precision, layout), place)
        with whole:
            number = context.cast(builder, value, kind, types.int64)
            builder.store(make_text(context, builder, "format_int", number, *layout), place)
    return builder.load(place)


def layout_text(context: Any, builder: Any, kind: Any, value: Any, stop: Any, layout: tuple[Any, ...]) -> Any:
    """Return a text in a layout (width, shape, style), cut at ``stop`` unless that is None."""
    subject = text_of(kind)
    assert subject is not None
    data, size = data_and_size(builder, as_text(context, builder, kind, value))
    if stop is not None:
        cut = call(builder, f"slice_{subject.suffix}", PAIR, data, size, INT64(0), stop)
        data, size = data_and_size(builder, cut)
    return make_text(context, builder, "format_text", data, size, *layout[:2])


def layout_float(context: Any, builder: Any, kind: Any, value: Any, precision: Any, layout: tuple[Any, ...]) -> Any:
    """Return a number as the text of a float in a layout (width, shape, style)."""
    number = context.cast(builder, value, kind, types.float64)
    return make_text(context, builder, "format_float", number, precision, *layout, tables())
