"""Running an operation on the values inside masked ones."""

import operator
from typing import Any, Final

from llvmlite import ir as llvm

from udf.frontend.base.declarations import raise_if, raising_where
from udf.frontend.numba.names import cgutils, types
from udf.frontend.types.masked_kinds import BIT, parts, tuple_like, unmask

_HARMLESS: Final = frozenset(
    getattr(operator, name)
    for name in ("truediv", "itruediv", "add", "iadd", "sub", "isub", "mul", "imul", "neg", "invert")
)
"""Operations that give something for any values, in a few instructions: a branch around them costs more."""

Call = tuple[Any, Any, Any]
"""A function with the types and the values of its arguments."""


def unmask_members(kind: Any) -> Any:
    """Return the type of what is inside a masked type, or a tuple of such."""
    return tuple_like(kind, [unmask(member) for member in kind]) if isinstance(kind, types.BaseTuple) else unmask(kind)


def run_if_valid(context: Any, builder: Any, call: Call) -> tuple[Any, Any, Any]:
    """Run a call on the values inside where all are there; return the result's type, its value, whether it is there.

    Without them the value is undefined, so that LLVM is free to compute a cheap one without a branch; one that LLVM
    does not take for cheap, and can be computed of anything, is (its errors count where all are there).
    """
    values, valid = _unpack_operands(context, builder, call)
    if call[0] in _HARMLESS or getattr(call[0], "typing_key", None) in _HARMLESS:
        with raising_where(builder, valid):
            kind, result = _run(context, builder, call, values)
        return kind, result, valid
    before = builder.block
    with builder.if_then(valid):
        kind, result = _run(context, builder, call, values)
        after = builder.block
    either = builder.phi(result.type)
    either.add_incoming(llvm.Constant(result.type, llvm.Undefined), before)
    either.add_incoming(result, after)
    return kind, either, valid


def run_required(context: Any, builder: Any, call: Call, exception: type[Exception], message: str) -> Any:
    """Run a call on the values inside; raise where one is not there."""
    values, valid = _unpack_operands(context, builder, call)
    raise_if(context, builder, builder.not_(valid), exception, message)
    return _run(context, builder, call, values)[1]


def _run(context: Any, builder: Any, call: Call, values: list[Any]) -> tuple[Any, Any]:
    return run(context, builder, call[0], tuple(map(unmask_members, call[1])), values)


def run(context: Any, builder: Any, function: Any, kinds: tuple[Any, ...], values: list[Any]) -> tuple[Any, Any]:
    """Run a call on values of types ``kinds``; return the type and the value of its result."""
    inner = context.typing_context.resolve_function_type(function, kinds, {})
    count = len(values)
    casts = [context.cast(builder, v, k, to) for v, k, to in zip(values, kinds, inner.args[:count], strict=True)]
    left = list(inner.pysig.parameters.values())[count:] if inner.pysig else []  # parameters that have a default
    for parameter, to in zip(left, inner.args[count:], strict=True):
        casts.append(context.get_constant_generic(builder, to, parameter.default))
    return inner.return_type, context.get_function(function, inner)(builder, casts)


def _unpack_operands(context: Any, builder: Any, call: Call) -> tuple[list[Any], Any]:
    """Return the values inside, and whether all are there; None is an option of the operation, as in round(x, None)."""
    values, valid = [], BIT(1)
    for kind, value in zip(*call[1:], strict=True):
        whole = isinstance(kind, types.BaseTuple)
        members = zip(kind, cgutils.unpack_tuple(builder, value), strict=True) if whole else [(kind, value)]
        opened = [(v, BIT(1)) if isinstance(k, types.NoneType) else parts(context, builder, k, v) for k, v in members]
        for _, is_valid in opened:
            valid = builder.and_(valid, is_valid)
        inside = [member for member, _ in opened]
        values.append(context.make_tuple(builder, unmask_members(kind), inside) if whole else inside[0])
    return values, valid
