"""Iteration over the code points of a text: ``for c in s``, ``reversed``, ``max``; one that is missing has none."""

from typing import Any

from udf.base.null_kinds import objects_of
from udf.frontend.base.declarations import INT64, LOWERING, implement, iterators, raise_if
from udf.frontend.base.tables import each
from udf.frontend.numba.names import signature, types
from udf.frontend.rules.text.splitting import SplitText
from udf.frontend.rules.text.text_library import PAIR, call
from udf.frontend.types.iterators import new_iterator, step
from udf.frontend.types.masked_kinds import Masked, parts
from udf.frontend.types.text_kinds import Text, build_text, data_and_size, text_of


@iterators
def _iterate_literal(kind: Any) -> Any:
    """Type ``for c in "aeiou"``, a text that is written out."""
    whole = text_of(kind) if isinstance(kind, types.StringLiteral) else None
    return None if whole is None else signature(whole.iterator_type, whole)


@iterators
def _iterate_null(kind: Any) -> Any:
    """Type ``for c in s`` where ``s`` may be missing."""
    is_text = isinstance(kind, Masked) and isinstance(kind.inner, Text)
    return signature(kind.inner.iterator_type, kind) if is_text else None


@LOWERING.lower("getiter", Masked)
def _iterate_nullable(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    """Raise for a missing text what Python raises."""
    kind = sig.args[0]
    value, valid = parts(context, builder, kind, args[0])
    null = type(objects_of(kind.nulls)[0]).__name__
    raise_if(context, builder, builder.not_(valid), TypeError, f"'{null}' object is not iterable")
    return new_iterator(context, builder, sig.return_type, value)


@step.register(Text)
def _next_point(kind: Text, context: Any, builder: Any, iterator: Any, result: Any) -> None:
    """Give the code point that begins at the byte ``at``."""
    data, size = data_and_size(builder, iterator.over)
    at = builder.load(iterator.at)
    more = builder.icmp_signed("<", at, size)
    result.set_valid(more)
    with builder.if_then(more):
        here = builder.add(data, at)
        width = INT64(1)
        if not kind.ascii:
            first = call(builder, "item_utf8", PAIR, here, builder.sub(size, at), INT64(0))
            width = builder.extract_value(first, 1)
        result.yield_(build_text(context, builder, here, width))
        builder.store(builder.add(at, width), iterator.at)


# Numba compiles the functions in here that have no annotations.


@implement(reversed)
def _reversed(text: Any) -> Any:
    return (lambda text: text[::-1]) if isinstance(text, (Text, SplitText)) else None


@each(min, max)
def _register_extreme(function: Any) -> None:
    @implement(function)
    def of_points(text: Any) -> Any:
        return (lambda text: function(list(text))) if isinstance(text, Text) else None

    @implement(function)
    def of_three(first: Any, second: Any, third: Any) -> Any:
        if not all(text_of(kind) is not None for kind in (first, second, third)):
            return None
        return lambda first, second, third: function(function(first, second), third)
