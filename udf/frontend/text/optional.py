"""Text or Python's None: ``is None``, truth and ``==`` ask; everything else takes the text, and raises as None does."""

from __future__ import annotations

import operator
from functools import cache
from typing import Any, ClassVar, Final

from udf.frontend.current import compilation
from udf.frontend.masked.kinds import Masked
from udf.frontend.masked.kinds import build as build_masked
from udf.frontend.numba.names import AbstractTemplate, AttributeTemplate, signature, types
from udf.frontend.semantics.rules import INT64, LOWERING, TYPING, define, raise_if, typed
from udf.frontend.settings import TARGET
from udf.frontend.text.kinds import MaybeText, Text, as_text, build, maybe_text_of, parts, text_of
from udf.frontend.text.method_rules import METHODS, Site
from udf.frontend.text.operators import is_equal


def maybe(context: Any, builder: Any, text: Any, there: Any) -> Any:
    """Return a text where ``there`` holds, else None."""
    data, size = (builder.select(there, part, INT64(0)) for part in parts(builder, text))
    return build(context, builder, data, size)


def is_there(builder: Any, value: Any) -> Any:
    """Return whether a value is text."""
    return builder.icmp_unsigned("!=", parts(builder, value)[0], INT64(0))


def opened(context: Any, builder: Any, kind: Any, value: Any, raises: tuple[type[Exception], str]) -> Any:
    """Return the text of a value that may be None, which raises."""
    if isinstance(kind, MaybeText):
        raise_if(context, builder, builder.not_(is_there(builder, value)), *raises)
    return value


@typed(LOWERING.lower_cast(Text, MaybeText))
@typed(LOWERING.lower_cast(MaybeText, MaybeText))
@typed(LOWERING.lower_cast(types.StringLiteral, MaybeText))
def _from_text(context: Any, builder: Any, fromty: Any, toty: Any, val: Any) -> Any:
    del toty
    return as_text(context, builder, fromty, val)


@typed(LOWERING.lower_cast(types.NoneType, MaybeText))
def _from_none(context: Any, builder: Any, fromty: Any, toty: Any, val: Any) -> Any:
    del fromty, toty, val
    return build(context, builder, INT64(0), INT64(0))


@typed(LOWERING.lower_cast(MaybeText, Masked))
def _to_masked(context: Any, builder: Any, fromty: Any, toty: Any, val: Any) -> Any:
    del fromty
    return build_masked(context, builder, toty, val, is_there(builder, val))


def text_results(kind: Any) -> Any:
    """Return a function's type of results with text for strings written out, and null for None; None if it has none."""
    if isinstance(kind, MaybeText):
        return Masked(kind.text)
    if isinstance(kind, types.StringLiteral):
        return text_of(kind)
    if isinstance(kind, types.BaseTuple) and any(isinstance(m, (types.StringLiteral, MaybeText)) for m in kind):
        members = [text_results(member) or types.unliteral(member) for member in kind]
        named = isinstance(kind, types.BaseNamedTuple)
        return types.BaseTuple.from_types(members, kind.instance_class) if named else types.Tuple(members)
    return None


# -- what asks -----------------------------------------------------------------------------------------


def _is_maybe(kind: Any) -> bool:
    return isinstance(kind, MaybeText)


@define(bool, operator.truth, typing=lambda kind: types.boolean if _is_maybe(kind) else None)
def _truth(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    del context, sig
    return builder.icmp_unsigned("!=", parts(builder, args[0])[1], INT64(0))


@define(operator.not_, typing=lambda kind: types.boolean if _is_maybe(kind) else None)
def _not(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return builder.not_(_truth(context, builder, sig, args))


def _equal_type(left: Any, right: Any) -> Any:
    known = all(kind == types.none or maybe_text_of(kind) is not None for kind in (left, right))
    return types.boolean if known and (_is_maybe(left) or _is_maybe(right)) else None


@define(operator.eq, typing=_equal_type)
def _equal(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    values = [
        build(context, builder, INT64(0), INT64(0)) if kind == types.none else as_text(context, builder, kind, value)
        for kind, value in zip(sig.args, args, strict=True)
    ]
    there = [is_there(builder, value) for value in values]
    same = is_equal(builder, [part for value in values for part in parts(builder, value)])
    return builder.and_(builder.icmp_unsigned("==", *there), same)


@define(operator.ne, typing=_equal_type)
def _different(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return builder.not_(_equal(context, builder, sig, args))


def _with_none(left: Any, right: Any) -> Any:
    return types.boolean if types.none in (left, right) and (_is_maybe(left) or _is_maybe(right)) else None


@define(operator.is_, typing=_with_none)
def _is(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return _equal(context, builder, sig, args)


@define(operator.is_not, typing=_with_none)
def _is_not(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return builder.not_(_equal(context, builder, sig, args))


# -- what takes the text -------------------------------------------------------------------------------

RAISES: Final = {
    len: "object of type 'NoneType' has no len()",
    int: "int() argument must be a string, a bytes-like object or a real number, not 'NoneType'",
    float: "float() argument must be a string or a real number, not 'NoneType'",
    ord: "ord() expected string of length 1, but NoneType found",
    operator.add: "unsupported operand type(s) for +: 'NoneType' and 'str'",
    operator.iadd: "unsupported operand type(s) for +=: 'NoneType' and 'str'",
    operator.mul: "unsupported operand type(s) for *: 'NoneType' and 'int'",
    operator.getitem: "'NoneType' object is not subscriptable",
    operator.contains: "argument of type 'NoneType' is not iterable",
}
"""Operations of text -> what Python's TypeError says of None in its place."""


def _bare(kind: Any) -> Any:
    return kind.text if _is_maybe(kind) else kind


def _takes(operation: Any, message: str) -> None:
    def typing(*kinds: Any) -> Any:
        if not any(map(_is_maybe, kinds)):
            return None
        inner = compilation().typing.resolve_function_type(_function(operation), tuple(map(_bare, kinds)), {})
        return None if inner is None else inner.return_type

    @define(operation, typing=typing)
    def lower(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        function, kinds = _function(operation), tuple(map(_bare, sig.args))
        inner = context.typing_context.resolve_function_type(function, kinds, {})
        values = [
            opened(context, builder, kind, value, (TypeError, message))
            for kind, value in zip(sig.args, args, strict=True)
        ]
        values = [context.cast(builder, v, k, to) for v, k, to in zip(values, kinds, inner.args, strict=True)]
        return context.get_function(function, inner)(builder, values)


def _function(operation: Any) -> Any:
    return compilation().typing.resolve_value_type(operation)


for _operation, _message in RAISES.items():
    _takes(_operation, _message)


# -- methods -------------------------------------------------------------------------------------------


@cache
def _template(name: str) -> Any:
    def generic(self: Any, args: Any, kws: Any) -> Any:
        inner = self.context.resolve_getattr(self.this.text, name).get_call_type(self.context, args, kws)
        return None if inner is None else signature(inner.return_type, *inner.args, recvr=self.this)

    body = {"key": f"udf.maybe.{name}", "generic": generic, "prefer_literal": True}
    return type(f"Maybe_{name}", (AbstractTemplate,), body)


@TYPING.register_attr
class MaybeAttributes(AttributeTemplate):  # type: ignore[misc]
    """The methods of text."""

    key = MaybeText
    metadata: ClassVar = {"target": TARGET}

    def generic_resolve(self, value: MaybeText, attr: str) -> Any:
        """Return the type of a method."""
        return types.BoundFunction(_template(attr), value) if attr in METHODS else None


def _register(name: str) -> None:
    @typed(LOWERING.lower(f"udf.maybe.{name}", types.VarArg(types.Any)))
    def lower(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        subject = sig.args[0].text
        raises = (AttributeError, f"'NoneType' object has no attribute '{name}'")
        first = opened(context, builder, sig.args[0], args[0], raises)
        return METHODS[name].lower(Site(context, builder, subject.suffix), (subject, *sig.args[1:]), [first, *args[1:]])


for _name in METHODS:
    _register(_name)
