"""How calls are written, on Numba's untyped IR: what Python refuses, ``int(x=1)``, stars, names, unbound methods.

Rules of a builtin see types, by place: what was given by a name that the builtin does not have looks like any other.
So ``max(x, *(0,))`` becomes ``max(x, 0)``, ``int(s, base=16)`` has no names, and ``str.lower(s)`` is ``s.lower()``.
"""

# ruff: noqa: ARG005, A006 - the parameters of builtins, of functions that nobody calls
import inspect
import math
import operator
from functools import cache
from types import BuiltinFunctionType
from typing import Any, Final

from udf.frontend.base.declarations import define, raise_if, stand_in
from udf.frontend.base.messages import RefusedError, limit
from udf.frontend.base.specs import positional_format
from udf.frontend.ir.constant_items import Constant, as_constant, items_of
from udf.frontend.ir.nodes import (
    called_function,
    constant_value,
    definition_of,
    is_constant,
    is_expression,
    redefine,
    statements,
)
from udf.frontend.ir.numba_bytecode import SPEC
from udf.frontend.ir.replacement import Replacement
from udf.frontend.ir.short_arrays import function_of
from udf.frontend.numba.names import ir

# fmt: off
OF_CLASSES: Final[dict[Any, Any]] = {
    int: lambda x=0, /, base=10: ..., float: lambda x=0.0, /: ..., bool: lambda x=False, /: ...,
    str: lambda object="", encoding="", errors="": ..., list: lambda x=(), /: ..., tuple: lambda x=(), /: ...,
    set: lambda x=(), /: ..., frozenset: lambda x=(), /: ..., enumerate: lambda iterable, start=0: ...,
    reversed: lambda x, /: ..., range: lambda start, stop=None, step=None, /: ..., zip: lambda *x, strict=False: ...,
    min: lambda x, /, *more, key=None, default=None: ..., max: lambda x, /, *more, key=None, default=None: ...,
    iter: lambda x, sentinel=None, /: ..., next: lambda x, default=None, /: ..., type: lambda x, /: ...,
    map: lambda function, x, /, *more: ..., filter: lambda function, x, /: ...,
    math.log: lambda x, base=math.e, /: ..., math.hypot: lambda *x: ...,
}
"""Functions whose parameters ``inspect`` does not know -> a function that has them."""
# fmt: on

EMPTY: Final = (int, float, bool, str)
"""Classes that make a constant of nothing."""


@cache
def signature_of(function: Any) -> inspect.Signature | None:
    """Return the parameters of a builtin or a function of ``math``; None of anything else."""
    if function in OF_CLASSES:
        return inspect.signature(OF_CLASSES[function])
    known = isinstance(function, BuiltinFunctionType) and function.__module__ in ("builtins", "math")
    return inspect.signature(function) if known and getattr(function, "__text_signature__", None) else None


def check_builtin_calls(func_ir: Any) -> None:
    """Refuse calls that Python refuses; a number, a text or a list of nothing is a constant.

    Raises
    ------
    RefusedError
        If a builtin does not take the arguments that a call has.
    """
    for statement in statements(func_ir):
        node: Any = getattr(statement, "value", None)
        if not is_expression(node, "call") or node.vararg is not None:
            continue
        function = function_of(func_ir, node.func)
        known = signature_of(function) if isinstance(function, type | BuiltinFunctionType) else None
        if known is None:
            continue
        _require_taken(function, known, node)
        if node.args or node.kws:
            continue
        if function is set:
            raise RefusedError("an empty set() is not supported in a UDF; write its items, {a, b}", node.loc)
        if function in EMPTY or function is list:
            made = ir.Expr.build_list([], node.loc) if function is list else ir.Const(function(), node.loc)
            statement.value = made
            redefine(func_ir, statement.target, made)


def _require_taken(function: Any, known: inspect.Signature, node: Any) -> None:
    try:
        known.bind(*node.args, **dict(node.kws))
    except TypeError as error:
        text = f"{function.__name__}() does not take these arguments in Python (TypeError): {error}"
        raise RefusedError(text, node.loc) from error


class StarredCall(Replacement):
    """A call with arguments in the place of a tuple with a star, whose items are known."""

    makes = ("build_tuple", "binop", "call")

    def _on_starred(self, node: Any) -> Any:
        items = self._items(node.vararg)
        if items is None:
            return None
        values = [self.constant(one.value) if isinstance(one, Constant) else one for one in items]
        return ir.Expr.call(node.func, [*node.args, *values], node.kws, self.loc)

    def _items(self, variable: Any) -> list[Any] | None:
        """Return the items of a tuple; of arguments before a star Numba makes ``(x,) + tuple((0,))``."""
        node = definition_of(self.func_ir, variable)
        if called_function(self.func_ir, node) is tuple and len(node.args) == 1 and not node.kws:
            return self._items(node.args[0])
        if is_expression(node, "binop") and node.fn is operator.add:
            first, second = self._items(node.lhs), self._items(node.rhs)
            return None if first is None or second is None else first + second
        if not is_expression(node, "build_tuple") and not (is_constant(node) and type(node.value) is tuple):
            return None
        items = items_of(self.func_ir, variable)
        return None if items is None or any(type(one) is tuple for one in items) else items


class PositionalCall(Replacement):
    """A call of ``format`` or ``int`` whose arguments have places alone; a format of constants is one."""

    def _on_inplace_binop(self, node: Any) -> Any:
        folds = node.fn is SPEC and not is_constant(self._definition(node.rhs))
        spec = as_constant(self.func_ir, node.rhs) if folds else None
        return spec and ir.Expr.inplace_binop(SPEC, SPEC, node.lhs, self.constant(spec.value), self.loc)

    def _on_call(self, node: Any) -> Any:
        if not node.kws:
            return None
        if [name for name, _ in node.kws] == ["base"] and function_of(self.func_ir, node.func) is int:
            return ir.Expr.call(node.func, [*node.args, node.kws[0][1]], (), self.loc)
        method = self._definition(node.func)
        if not is_expression(method, "getattr") or method.attr != "format":
            return None
        literal = as_constant(self.func_ir, method.value)
        if literal is None or not isinstance(literal.value, str):
            return None
        names = tuple(name for name, _ in node.kws)
        text = positional_format(literal.value, names, len(node.args))
        if text is None:
            raise RefusedError(f"{literal.value!r} is not supported by format() in a UDF with these names", self.loc)
        function = self.assign(ir.Expr.getattr(self.constant(text), "format", self.loc))
        return ir.Expr.call(function, [*node.args, *(value for _, value in node.kws)], (), self.loc)

    def _definition(self, variable: Any) -> Any:
        return definition_of(self.func_ir, variable)


class BoundCall(Replacement):
    """A call of a text's own method in the place of ``str.lower(s)``."""

    def _on_call(self, node: Any) -> Any:
        method: Any = definition_of(self.func_ir, node.func)
        if not node.args or not is_expression(method, "getattr") or method.attr == "maketrans":
            return None
        owner: Any = definition_of(self.func_ir, method.value)
        if not (is_constant(owner) and owner.value is str):
            return None
        bound = self.assign(ir.Expr.getattr(node.args[0], method.attr, self.loc))
        return ir.Expr.call(bound, node.args[1:], node.kws, self.loc)


ITERATOR: Final = "zip(..., strict=True) of an iterator is not supported in a UDF; use a list"
UNEQUAL: Final = limit("the arguments of zip(..., strict=True) have several lengths")
ITERATORS: Final = (enumerate, filter, map, reversed, zip, iter)

of_length = stand_in("of_length")


class StrictZip(Replacement):
    """A call of ``zip`` without ``strict``; where that is True the lengths are compared first."""

    def _on_call(self, node: Any) -> Any:
        if called_function(self.func_ir, node) is not zip or [name for name, _ in node.kws] != ["strict"]:
            return None
        first, *others = node.args or (None,)
        if constant_value(self.func_ir, node.kws[0][1]) is not False and others:
            made = [called_function(self.func_ir, definition_of(self.func_ir, one)) for one in node.args]
            if any(one in ITERATORS for one in made):
                raise RefusedError(ITERATOR, self.loc)
            length, *lengths = [self.assign(self.call(len, [one])) for one in node.args]
            for other in lengths:
                first = self.assign(self.call(of_length, [first, length, other]))
        return ir.Expr.call(node.func, [first, *others] if node.args else (), (), self.loc)


@define(of_length, typing=lambda made, *_: made)
def _of_length(context: Any, builder: Any, _: Any, args: Any) -> Any:
    raise_if(context, builder, builder.icmp_signed("!=", *args[1:]), ValueError, UNEQUAL)
    return args[0]
