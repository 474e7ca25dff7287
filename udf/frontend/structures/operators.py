"""``a + b``, ``a < b``, ``-a``, ``abs(a)`` of structures: the methods that Python would call.

Of a binary operator that is the left operand's method, else the right operand's reflected one. Whether a method gives
NotImplemented is not asked: one that does cannot be compiled. What a dataclass has no method for is refused.
"""

from __future__ import annotations

import operator
from types import FunctionType
from typing import Any, Final

from udf.call.structures import Structure, structure_of
from udf.frontend.numba.names import ir, types
from udf.frontend.rewrites.nodes import RefusedCallError, RefusedError, is_expression
from udf.frontend.semantics.rules import define
from udf.frontend.structures.members import call_method, method_result

_ARITHMETIC: Final = (
    *("add", "sub", "mul", "truediv", "floordiv", "mod", "pow"),
    *("lshift", "rshift", "matmul", "and_", "or_", "xor"),
)

BINARY: Final[dict[Any, tuple[str, str]]] = {
    getattr(operator, name): (f"__{name.strip('_')}__", f"__r{name.strip('_')}__") for name in _ARITHMETIC
}
"""Operators -> the method of the left operand, and of the right."""

IN_PLACE: Final[dict[Any, tuple[str, Any]]] = {
    getattr(operator, f"i{name.strip('_')}" if name[-1] != "_" else f"i{name[:-1]}"): (
        f"__i{name.strip('_')}__",
        getattr(operator, name),
    )
    for name in _ARITHMETIC
}
"""``+=`` and the like -> the method, and the operator in the place of one that is not there."""

COMPARISONS: Final[dict[Any, tuple[str, str]]] = {
    operator.eq: ("__eq__", "__eq__"),
    operator.ne: ("__ne__", "__ne__"),
    operator.lt: ("__lt__", "__gt__"),
    operator.le: ("__le__", "__ge__"),
    operator.gt: ("__gt__", "__lt__"),
    operator.ge: ("__ge__", "__le__"),
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


def structure_type(kind: Any) -> Structure | None:
    """Return the structure that a type is of; None for any other."""
    return structure_of(kind.instance_class) if isinstance(kind, types.BaseNamedTuple) else None


def _own_method(kind: Any, name: str) -> Any:
    structure = structure_type(kind)
    found = None if structure is None else structure.member(name)
    return found if isinstance(found, FunctionType) else None


def _dataclass(*kinds: Any) -> Structure | None:
    """Return the first structure among types that is no tuple in Python; None if there is none."""
    found = (structure_type(kind) for kind in kinds)
    return next((one for one in found if one is not None and not one.is_tuple), None)


def _operator_method(names: tuple[str, str], kinds: Any) -> tuple[Any, bool] | None:
    """Return the method that an operator calls, and whether it is the right operand's; None if there is none."""
    for at, name in enumerate(names):
        method = _own_method(kinds[at], name)
        if method is not None:
            return method, bool(at)
    return None


def _define_binary(operation: Any, names: tuple[str, str], before: str | None = None) -> None:
    def typing(left: Any, right: Any) -> Any:
        if before is not None and _own_method(left, before) is not None:
            raise RefusedCallError(f"{before} is not called in a UDF, where no value changes: a + b makes another")
        found = _operator_method(names, (left, right))
        if found is not None:
            method, reflected = found
            return method_result(method, *((right, left) if reflected else (left, right)))
        odd = _dataclass(left, right)
        if odd is not None:
            raise RefusedCallError(f"{odd.cls.__name__} has no method {names[0]} for this operator in a UDF")
        return None

    @define(operation, typing=typing)
    def lower(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        found = _operator_method(names, sig.args)
        assert found is not None
        method, reflected = found
        turn = -1 if reflected else 1
        return call_method(context, builder, method, sig.args[::turn], args[::turn])


def _comparison_method(names: tuple[str, str], kinds: Any) -> tuple[Any, bool, bool] | None:
    """Return the method of a comparison, whether it is the right operand's, and whether its answer is turned round."""
    left = structure_type(kinds[0])
    own = _own_method(kinds[0], names[0])
    if own is None and (isinstance(kinds[0], types.BaseTuple) and (left is None or left.is_tuple)):
        return None  # a tuple has every comparison itself
    if left is not None and own is None and names[0] in left.compares and left is structure_type(kinds[1]):
        return None
    found = _operator_method(names, kinds)
    if found is not None:
        return (*found, False)
    if names[0] == "__ne__":
        found = _operator_method(("__eq__", "__eq__"), kinds)
        return None if found is None else (*found, True)
    return None


def _define_comparison(operation: Any, names: tuple[str, str]) -> None:
    def typing(left: Any, right: Any) -> Any:
        found = _comparison_method(names, (left, right))
        if found is not None:
            method, reflected, negated = found
            result = method_result(method, *((right, left) if reflected else (left, right)))
            return types.boolean if negated else result
        odd = _dataclass(left, right)
        if odd is None or (structure_type(left) is structure_type(right) and names[0] in odd.compares):
            return None  # by its fields, as tuples are
        raise RefusedCallError(f"{odd.cls.__name__} has no method {names[0]} for this comparison in a UDF")

    @define(operation, typing=typing)
    def lower(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        found = _comparison_method(names, sig.args)
        assert found is not None
        method, reflected, negated = found
        turn = -1 if reflected else 1
        kinds = sig.args[::turn]
        answer = call_method(context, builder, method, kinds, args[::turn])
        if not negated:
            return answer
        return builder.not_(context.cast(builder, answer, method_result(method, *kinds), types.boolean))


def _define_unary(operation: Any, name: str) -> None:
    def typing(value: Any) -> Any:
        method = _own_method(value, name)
        if method is None and _dataclass(value) is not None and name != "__bool__":
            raise RefusedCallError(f"it has no method {name} for this operator in a UDF")
        if method is None or operation is not operator.not_:
            return None if method is None else method_result(method, value)
        return types.boolean

    @define(operation, typing=typing)
    def lower(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        method = _own_method(sig.args[0], name)
        made = call_method(context, builder, method, sig.args, args)
        if operation is not operator.not_:
            return made
        return builder.not_(context.cast(builder, made, method_result(method, *sig.args), types.boolean))


def refuse_tuple_access(func_ir: Any, typemap: Any) -> None:
    """Raise where a function asks of a dataclass what only a tuple has: ``len``, an item, its values one by one."""
    for block in func_ir.blocks.values():
        for statement in block.find_insts(ir.Assign):
            node = statement.value
            if is_expression(node, "getitem", "static_getitem", "getiter", "exhaust_iter"):
                _refuse_tuple(typemap[node.value.name], statement.loc)
            elif is_expression(node, "call_method") and getattr(typemap[node.func.name], "typing_key", None) is len:
                _refuse_tuple(typemap[node.args[0].name], statement.loc)


def _refuse_tuple(kind: Any, loc: Any) -> None:
    odd = _dataclass(kind)
    if odd is not None:
        raise RefusedError(NO_TUPLE.format(odd.cls.__name__), loc)


for _operation, _names in BINARY.items():
    _define_binary(_operation, _names)
for _operation, (_name, _plain) in IN_PLACE.items():
    _define_binary(_operation, BINARY[_plain], _name)
for _operation, _names in COMPARISONS.items():
    _define_comparison(_operation, _names)
for _operation, _name in UNARY.items():
    _define_unary(_operation, _name)
