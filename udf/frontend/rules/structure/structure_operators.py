"""``a + b``, ``a < b``, ``-a``, ``abs(a)`` of structures: the methods that Python would call.

Of a binary operator that is the left operand's method, else the right operand's reflected one. Whether a method gives
NotImplemented is not asked: one that does cannot be compiled. What a dataclass has no method for is refused.

``p.norm()``, ``p.length`` and ``p.UNIT``: a structure's methods, properties and constants.

A method is compiled for the types of its arguments, like any function that a UDF calls, and inlined.
"""

import operator
from collections.abc import Callable
from functools import partial
from types import FunctionType
from typing import Any, ClassVar, Final, NamedTuple

from udf.base import operators
from udf.base.numba_settings import TARGET
from udf.base.operators import function_of
from udf.bind.structures import Structure, structure_of
from udf.frontend.base.current import compilation
from udf.frontend.base.declarations import attributes, define
from udf.frontend.base.messages import CLASSMETHOD, RefusedCallError, RefusedError
from udf.frontend.ir.nodes import assignments, is_expression
from udf.frontend.numba.names import AbstractTemplate, signature, types
from udf.frontend.types.masked_kinds import UNORDERED, may_lack

_NAMES: Final = (*operators.BINARY, "matmul")

BINARY: Final[dict[Any, tuple[str, str]]] = {function_of(name): (f"__{name}__", f"__r{name}__") for name in _NAMES}
"""Operators -> the method of the left operand, and of the right."""

IN_PLACE: Final[dict[Any, tuple[str, Any]]] = {
    function_of(f"i{name}"): (f"__i{name}__", function_of(name)) for name in _NAMES
}
"""``+=`` and the like -> the method, and the operator in the place of one that is not there."""

COMPARISONS: Final[dict[Any, tuple[str, str]]] = {
    getattr(operator, name): (f"__{name}__", f"__{reflected}__")
    for name, reflected in zip(("eq", "ne", "lt", "le", "gt", "ge"), ("eq", "ne", "gt", "ge", "lt", "le"), strict=True)
}

UNARY: Final[dict[Any, str]] = {
    operator.neg: "__neg__",
    operator.pos: "__pos__",
    operator.invert: "__invert__",
    abs: "__abs__",
    bool: "__bool__",
    operator.not_: "__bool__",
}

NO_TUPLE: Final = "a {} is not a tuple: read its fields by their names in a UDF"


def _own_method(kind: Any, name: str) -> Any:
    found = member_of(kind, name)
    return found if isinstance(found, FunctionType) else None


def _dataclass(*kinds: Any) -> Structure | None:
    """Return the first structure among types that is no tuple in Python; None if there is none."""
    found = (structure_type(kind) for kind in kinds)
    return next((one for one in found if one is not None and not one.is_tuple), None)


class _Call(NamedTuple):
    """The method that an operator calls, whether it is the right operand's, and whether its answer is negated."""

    method: FunctionType
    reflected: bool = False
    negated: bool = False

    def operands(self, operands: Any) -> Any:
        """Return operands in the order in which the method takes them."""
        return operands[:: -1 if self.reflected else 1]


def _operator_method(names: tuple[str, ...], kinds: Any) -> _Call | None:
    """Return the call of the first operand that has its method; None if none has."""
    methods = (_own_method(kind, name) for kind, name in zip(kinds, names, strict=True))
    return next((_Call(method, bool(at)) for at, method in enumerate(methods) if method is not None), None)


def _define(operation: Any, find: Callable[[Any], _Call | None]) -> None:
    """Register an operator: ``find`` returns the call for the types of operands, None for what is left to Numba."""

    def typing(*kinds: Any) -> Any:
        found = find(kinds)
        if found is None:
            return None
        result = method_result(found.method, *found.operands(kinds))
        return types.boolean if found.negated else result

    @define(operation, typing=typing)
    def lower(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        found = find(sig.args)
        assert found is not None
        kinds = found.operands(sig.args)
        answer = call_method(context, builder, found.method, kinds, found.operands(args))
        if not found.negated:
            return answer
        return builder.not_(context.cast(builder, answer, method_result(found.method, *kinds), types.boolean))


def _binary(names: tuple[str, str], in_place: str | None, kinds: Any) -> _Call | None:
    if in_place is not None and _own_method(kinds[0], in_place) is not None:
        raise RefusedCallError(f"{in_place} is not called in a UDF, where no value changes: a + b makes another")
    found, odd = _operator_method(names, kinds), _dataclass(*kinds)
    if found is None and odd is not None:
        raise RefusedCallError(f"{odd.cls.__name__} has no method {names[0]} for this operator in a UDF")
    return found


def _comparison(names: tuple[str, str], kinds: Any) -> _Call | None:
    if names[0] not in ("__eq__", "__ne__") and any(map(may_lack, kinds)):
        raise RefusedCallError(UNORDERED)
    odd = _dataclass(*kinds)
    left, right = map(structure_type, kinds)
    by_fields = odd is None or (left is right and names[0] in odd.compares)  # as tuples are
    own = _own_method(kinds[0], names[0])
    if own is None and isinstance(kinds[0], types.BaseTuple) and (left is None or left.is_tuple):
        found = None  # a tuple has every comparison itself
    elif own is None and left is not None and names[0] in left.compares and left is right:
        found = None
    else:
        found = _operator_method(names, kinds)
        equal = _operator_method(("__eq__", "__eq__"), kinds) if found is None and names[0] == "__ne__" else None
        found = found if equal is None else equal._replace(negated=True)
    if found is None and odd is not None and not by_fields:
        raise RefusedCallError(f"{odd.cls.__name__} has no method {names[0]} for this comparison in a UDF")
    return found


def _unary(operation: Any, name: str, kinds: Any) -> _Call | None:
    found = _operator_method((name,), kinds) if len(kinds) == 1 else None
    if found is None and _dataclass(*kinds) is not None and name != "__bool__":
        raise RefusedCallError(f"it has no method {name} for this operator in a UDF")
    return found and found._replace(negated=operation is operator.not_)


def refuse_tuple_access(func_ir: Any, typemap: Any) -> None:
    """Raise where a function asks of a dataclass what only a tuple has: ``len``, an item, its values one by one."""
    for statement in assignments(func_ir):
        node = statement.value
        if is_expression(node, "getitem", "static_getitem", "getiter", "exhaust_iter"):
            _refuse_tuple(typemap[node.value.name], statement.loc)
        elif is_expression(node, "call") and getattr(typemap[node.func.name], "typing_key", None) is len:
            _refuse_tuple(typemap[node.args[0].name], statement.loc)


def _refuse_tuple(kind: Any, loc: Any) -> None:
    odd = _dataclass(kind)
    if odd is not None:
        raise RefusedError(NO_TUPLE.format(odd.cls.__name__), loc)


for _operation, _names in BINARY.items():
    _define(_operation, partial(_binary, _names, None))
for _operation, (_name, _plain) in IN_PLACE.items():
    _define(_operation, partial(_binary, BINARY[_plain], _name))
for _operation, _names in COMPARISONS.items():
    _define(_operation, partial(_comparison, _names))
for _operation, _name in UNARY.items():
    _define(_operation, partial(_unary, _operation, _name))

BY_NAME: Final = "{}.{} is not compiled with this function: call it by its name, in the function, in a UDF"


class MethodTemplate(AbstractTemplate):  # type: ignore[misc]
    """The typing rule of one method, without its object."""

    metadata: ClassVar = {"target": TARGET, "ours": True}  # Numba asks those of its target first
    function: ClassVar[Any]
    bound: ClassVar[bool]

    def generic(self, args: Any, kws: Any) -> Any:
        """Compile the method for a call's types; return the call's signature."""
        first = (self.this,) if type(self).bound else ()
        positional = tuple(map(types.unliteral, args))
        named = {name: types.unliteral(kind) for name, kind in dict(kws).items()}
        template, pysig, folded, _ = helper(type(self).function).get_call_template((*first, *positional), named)
        result = template.cases[0].return_type
        sig = signature(result, *folded[len(first) :], recvr=self.this)
        names = list(pysig.parameters.values())[len(first) :]
        return sig.replace(pysig=pysig.replace(parameters=names))


def helper(function: FunctionType) -> Any:
    """Return what compiles a method, the same for each of its calls."""
    if function.__code__ not in compilation().codes:
        raise RefusedError(BY_NAME.format("the class", function.__name__), None)
    return compilation().typing.resolve_value_type(function).dispatcher


def _method(function: FunctionType, *, bound: bool) -> type[MethodTemplate]:
    body = {"key": ("udf.structure", function, bound), "function": staticmethod(function), "bound": bound}
    return type(f"Method_{function.__name__}", (MethodTemplate,), body)


def structure_type(kind: Any) -> Structure | None:
    """Return the structure that a type is of; None for any other."""
    return structure_of(kind.instance_class) if isinstance(kind, types.BaseNamedTuple) else None


def member_of(kind: Any, name: str) -> Any:
    """Return what the class of a structure has under a name that no field has; None if nothing."""
    structure = structure_type(kind)
    return None if structure is None else structure.member(name)


@attributes(types.BaseNamedTuple)
def _attribute_type(value: Any, attr: str) -> Any:
    """Return the type of a member; None for what is left to Numba."""
    found = member_of(value, attr)
    if found is None:
        return None
    if isinstance(found, property) and found.fget is not None:
        return _compile(found.fget, value).signature.return_type
    if isinstance(found, classmethod):
        raise RefusedError(CLASSMETHOD.format(value.instance_class.__name__, attr), None)
    inner = getattr(found, "__func__", found)
    if isinstance(inner, FunctionType):
        return types.BoundFunction(_method(inner, bound=inner is found), value)
    return compilation().typing.resolve_value_type(found)


def _compile(function: Any, *kinds: Any) -> Any:
    """Return a method's compile result for the types of its arguments."""
    return helper(function).compile(tuple(map(types.unliteral, kinds)))


def class_type(value: Any) -> Any:
    """Return the type of a dataclass that a function makes values of; None for anything else."""
    structure = structure_of(value)
    return None if structure is None or structure.is_tuple else types.NamedTupleClass(structure.plain)


# -- what Numba asks when it lowers ------------------------------------------------------------------


def method_of(context: Any, function: Any, sig: Any) -> Any:
    """Return the implementation of a method's call; None if ``function`` is none."""
    template = getattr(function, "template", None)
    if not (isinstance(template, type) and issubclass(template, MethodTemplate)):
        return None
    kinds = (sig.recvr, *sig.args) if template.bound else sig.args
    compiled = _compile(template.function, *kinds)
    found = context.get_function(compiled.fndesc, compiled.signature)
    return found if template.bound else _StaticMethod(found)


class _StaticMethod:
    """The implementation of a static method that was read of an object: Numba hands that over first."""

    def __init__(self, inner: Any) -> None:
        self._inner = inner
        self.libs = getattr(inner, "libs", ())

    def __call__(self, builder: Any, args: Any, loc: Any = None) -> Any:
        """Write the call."""
        return self._inner(builder, list(args)[1:], loc)


def property_of(kind: Any, attr: str) -> Any:
    """Return what reads a property or constant of a structure; None for a field, and for other types."""
    found = member_of(kind, attr)
    return None if found is None else partial(_read_member, found)


def _read_member(member: Any, context: Any, builder: Any, kind: Any, value: Any, attr: str) -> Any:
    if isinstance(member, property):
        return call_method(context, builder, member.fget, (kind,), (value,))
    return context.get_constant_generic(builder, compilation().typing.resolve_getattr(kind, attr), member)


def call_method(context: Any, builder: Any, function: Any, kinds: Any, values: Any) -> Any:
    """Write a call of a method with values of some types."""
    compiled = _compile(function, *kinds)
    found = context.get_function(compiled.fndesc, compiled.signature)
    context.add_linking_libs(getattr(found, "libs", ()))
    operands = [
        context.cast(builder, value, has, to)
        for value, has, to in zip(values, kinds, compiled.signature.args, strict=True)
    ]
    return found(builder, operands)


def method_result(function: Any, *kinds: Any) -> Any:
    """Return the type that a method gives for the types of its arguments."""
    return _compile(function, *kinds).signature.return_type
