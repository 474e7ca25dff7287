"""Calls of foreign functions (:mod:`udf.api.foreign`): their types, and the call that PTX declares.

A value is passed as C++ has it: integers of fewer than 32 bits as 32 (PTX ISA, "Abstracting the ABI"). One that the
parameter cannot hold raises; floats are rounded to a float parameter, as C++ does.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from llvmlite import ir as llvm

from udf.bind.device_function import TEXT, DeviceFunction, Parameter
from udf.frontend.base.current import compilation
from udf.frontend.base.declarations import INT64, OwnTemplate, is_number, is_uint64, is_whole, raise_if
from udf.frontend.base.messages import RefusedError
from udf.frontend.numba.names import cgutils, signature, types
from udf.frontend.rules.null.propagate import NullPropagation
from udf.frontend.types.lookup_kinds import Table
from udf.frontend.types.text_kinds import as_text, data_and_size, text_of

BYTE: Final = llvm.IntType(8)
INT32: Final = llvm.IntType(32)
TOO_LARGE: Final = "Python int too large to convert to C {}"


class ForeignCall(OwnTemplate):
    """The typing rule of one foreign function."""

    key: DeviceFunction

    def generic(self, args: Any, kws: Any) -> Any:
        """Return the signature; RefusedError if the arguments do not fit."""
        function = type(self).key
        if kws:
            raise RefusedError(f"{function.name}() takes no keyword arguments in a UDF", None)
        if len(args) != len(function.parameters):
            raise RefusedError(f"{_declaration(function)} is called with {len(args)} arguments in a UDF", None)
        for number, (kind, parameter) in enumerate(zip(args, function.parameters, strict=True), 1):
            if not _fits(kind, parameter):
                raise RefusedError(f"argument {number} of {_declaration(function)} cannot be {kind} in a UDF", None)
        results = [_kind(name) for name in function.results]
        return signature(results[0] if len(results) == 1 else types.Tuple(results), *args)


def _declaration(function: DeviceFunction) -> str:
    return f"{function.name}({', '.join(map(str, function.parameters))})"


def _kind(name: str) -> Any:
    return types.boolean if name == "bool" else getattr(types, name)


def _fits(kind: Any, parameter: Parameter) -> bool:
    if parameter.members:
        is_tuple = isinstance(kind, types.BaseTuple) and len(kind) == len(parameter.members)
        return is_tuple and all(_fits(one, Parameter(name)) for one, name in zip(kind, parameter.members, strict=True))
    if parameter.dtype == TEXT:
        return text_of(kind) is not None
    if parameter.is_array:
        return isinstance(kind, Table) and kind.dtype == _kind(parameter.dtype)
    return is_number(kind) if parameter.dtype.startswith("float") else is_whole(kind)


@cache
def foreign_type(function: DeviceFunction, target: Any) -> Any:
    """Return Numba's type of a foreign function, whose calls ``target``, the target context, can lower from then on."""

    def lower(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        return call_foreign(context, builder, function, zip(sig.args, args, strict=True), sig.return_type)

    target.insert_func_defn([(lower, function, (types.VarArg(types.Any),))])
    template = type(f"Foreign_{function.symbol}", (ForeignCall,), {"key": function})
    return types.Function((NullPropagation(function), template))


def call_foreign(context: Any, builder: Any, function: DeviceFunction, arguments: Any, result: Any) -> Any:
    """Write a call for ``arguments``, pairs of types and values, that gives a value of type ``result``."""
    compilation().foreign[function.symbol] = function
    pairs = zip(arguments, function.parameters, strict=True)
    passed = [_pass_argument(context, builder, argument, parameter) for argument, parameter in pairs]
    kinds = list(result) if isinstance(result, types.BaseTuple) else [result]
    values = [context.get_value_type(kind) for kind in kinds]
    is_scalar = len(kinds) == 1
    gives = (
        (INT32 if _is_narrow(kinds[0]) else values[0])
        if is_scalar
        else llvm.LiteralStructType(
            [llvm.IntType(8) if kind is types.boolean else value for kind, value in zip(kinds, values, strict=True)]
        )
    )
    declared = builder.module.globals.get(function.symbol)
    if declared is None:
        kind = llvm.FunctionType(gives, [value.type for value in passed])
        declared = llvm.Function(builder.module, kind, function.symbol)
        declared.attributes.add("nounwind")
    called = builder.call(declared, passed)
    if is_scalar:
        return _narrow(builder, called, kinds[0], values[0])
    members = cgutils.unpack_tuple(builder, called)
    narrowed = [_narrow(builder, *member) for member in zip(members, kinds, values, strict=True)]
    return context.make_tuple(builder, result, narrowed)


def _is_narrow(kind: Any) -> bool:
    return is_whole(kind) and (kind is types.boolean or kind.bitwidth < 32)


def _narrow(builder: Any, value: Any, kind: Any, to: Any) -> Any:
    """Return what a function gave as a value of its type."""
    if kind is types.boolean:
        return builder.icmp_unsigned("!=", value, value.type(0))
    return builder.trunc(value, to) if value.type != to else value


def _pass_argument(context: Any, builder: Any, argument: tuple[Any, Any], parameter: Parameter) -> Any:
    """Return an argument as the function takes it."""
    kind, value = argument
    if parameter.members:
        return _structure(context, builder, argument, parameter.members)
    if parameter.dtype == TEXT:
        return _structure_of(builder, data_and_size(builder, as_text(context, builder, kind, value)))
    if parameter.is_array:
        table = cgutils.create_struct_proxy(kind)(context, builder, value=value)
        return builder.ptrtoint(table.data, INT64)
    to = _kind(parameter.dtype)
    if parameter.dtype.startswith("float"):
        return context.cast(builder, value, kind, to)
    if to is types.boolean:
        is_true = builder.icmp_unsigned("!=", value, value.type(0))
        return builder.zext(is_true, INT32)
    return _checked_integer(context, builder, (types.unliteral(kind), value), to)


def _structure(context: Any, builder: Any, argument: tuple[Any, Any], members: tuple[str, ...]) -> Any:
    """Return a tuple as a structure in memory has it: integers in their own width, a bool as a byte, zeros between."""
    values = zip(argument[0], cgutils.unpack_tuple(builder, argument[1]), strict=True)
    passed: list[Any] = []
    size, widest = 0, 1
    for one, name in zip(values, members, strict=True):
        value, kind = _pass_argument(context, builder, one, Parameter(name)), _kind(name)
        width = 8 if kind is types.boolean else getattr(kind, "bitwidth", 0)
        narrow = is_whole(kind) and value.type.width > width
        passed += [BYTE(0)] * (-size % (width // 8))
        passed.append(builder.trunc(value, llvm.IntType(width)) if narrow else value)
        size, widest = size + -size % (width // 8) + width // 8, max(widest, width // 8)
    passed += [BYTE(0)] * (-size % widest)
    return _structure_of(builder, passed)


def _structure_of(builder: Any, members: Sequence[Any]) -> Any:
    """Return a structure of values."""
    structure = llvm.Constant(llvm.LiteralStructType([value.type for value in members]), llvm.Undefined)
    for place, value in enumerate(members):
        structure = builder.insert_value(structure, value, place)
    return structure


def _checked_integer(context: Any, builder: Any, argument: tuple[Any, Any], to: Any) -> Any:
    """Return an integer as one of type ``to``, extended to 32 bits; raise OverflowError if it cannot hold it."""
    kind, value = argument
    signed = not is_uint64(kind)
    wide = context.cast(builder, value, kind, types.int64 if signed else types.uint64)
    if is_uint64(to):
        outside = builder.icmp_signed("<", wide, INT64(0)) if signed else None
    elif to == types.int64:
        outside = None if signed else builder.icmp_signed("<", wide, INT64(0))
    else:
        cut = builder.trunc(wide, llvm.IntType(to.bitwidth))
        back = builder.sext(cut, INT64) if to.signed else builder.zext(cut, INT64)
        outside = builder.icmp_unsigned("!=", back, wide)
    if outside is not None:
        raise_if(context, builder, outside, OverflowError, TOO_LARGE.format(to))
    return wide if to.bitwidth == 64 else builder.trunc(wide, INT32)
