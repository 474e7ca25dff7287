"""Values of a library function: names, operators, items of arrays, and calls."""

import ast
import inspect
import math
import operator
from collections.abc import Callable
from functools import cache
from types import FunctionType
from typing import Any, Final

from udf.frontend.numba.names import types
from udf.frontend.staged.library_source import HARMLESS, is_free, known_name, source_of
from udf.frontend.staged.operands import Value
from udf.frontend.staged.staged_operators import OPERATORS, Arithmetic

PRIMITIVES: Final[dict[Any, Any]] = {}
"""Function of Python -> what writes it: (at, arguments) -> value."""


def primitive(function: Any, *, harmless: bool = False) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Register what writes a function that a body calls: (at, arguments) -> value, array or tuple."""

    def register(write: Callable[..., Any]) -> Callable[..., Any]:
        PRIMITIVES[function] = write
        if harmless:
            HARMLESS.add(function)
        return write

    return register


_signature: Final = cache(inspect.signature)


class Expressions:
    """What the expressions of one body give."""

    def __init__(self, at: Any, function: Any, arguments: tuple[Any, ...], callers: tuple[Any, ...]) -> None:
        self._at, self._builder, self.arithmetic = at, at.builder, Arithmetic(at)
        self.function, self.callers, self.source = function, callers, source_of(function)
        self._variables: dict[str, tuple[Any, Any]] = {}  # type and variable
        self._names: dict[str, Any] = {}
        if function in callers:
            raise self.source.error(self.source.tree, f"{function.__name__} calls itself: write a loop")
        for parameter, value in zip(self.source.tree.args.args, arguments, strict=True):
            self.set(parameter.arg, value)

    def inlined(self, function: Any, arguments: tuple[Any, ...]) -> Any:
        """Return what another library function gives, written here."""
        raise NotImplementedError

    # -- names -------------------------------------------------------------------------------------------

    def set(self, name: str, value: Any) -> None:
        """Give a name a value: a variable if it gets another later, and that is of the same type."""
        if name not in self.source.variables:
            self._names[name] = value
        elif name in self._variables:
            kind, slot = self._variables[name]
            slot.value = self.arithmetic.fitted(value, kind).raw
        else:
            first = self.arithmetic.value(value)
            self._variables[name] = first.kind, self._at.variable(first.raw)

    def is_set(self, name: str) -> bool:
        """Return whether a name is a variable that has a value."""
        return name in self._variables

    def name(self, node: Any) -> Any:
        """Return the value of a name."""
        if node.id in self._variables:
            kind, slot = self._variables[node.id]
            return Value(kind, slot.value)
        if node.id in self._names:
            return self._names[node.id]
        try:
            return known_name(self.function, node.id)
        except NameError:
            raise self.source.error(node, f"{node.id!r} may have no value here: set it before") from None

    def known(self, node: ast.expr) -> Any:
        """Return the function or constant that an expression names; None if it is computed."""
        match node:
            case ast.Name(id=name) if name not in self._names and name not in self._variables:
                return self.name(node)
            case ast.Attribute(value=owner):
                return getattr(self.known(owner), node.attr, None)
        return None

    # -- values ------------------------------------------------------------------------------------------

    def value(self, node: ast.expr) -> Any:  # noqa: C901 - a case a node
        """Return what an expression gives: a value, an array, a tuple, or what is known."""
        match node:
            case ast.Constant(value=known):
                return known
            case ast.Name():
                return self.name(node)
            case ast.Attribute(value=owner, attr=attr):
                return getattr(self.value(owner), attr)
            case ast.Tuple(elts=parts):
                return tuple(self.value(one) for one in parts)
            case ast.BinOp(op=op):
                return self.arithmetic.binary(OPERATORS[type(op)], self.value(node.left), self.value(node.right))
            case ast.UnaryOp(op=op):
                return self._unary(op, self.value(node.operand))
            case ast.Compare():
                return self._compared(node)
            case ast.BoolOp():
                return self._joined(node.values, any_of=isinstance(node.op, ast.Or))
            case ast.IfExp():
                return self._chosen(node)
            case ast.Subscript():
                return self._item(self.value(node.value), self.value(node.slice))
            case ast.Call():
                return self._called(node)
        raise self.source.error(node, f"no {type(node).__name__} here")

    def truth(self, node: ast.expr) -> Value:
        """Return whether an expression is true."""
        return self.arithmetic.truth(self.arithmetic.value(self.value(node)))

    def _unary(self, op: ast.unaryop, value: Any) -> Any:
        if isinstance(op, ast.Not):
            return self.arithmetic.inverted(self.arithmetic.truth(value)) if isinstance(value, Value) else not value
        if not isinstance(value, Value):
            return -value if isinstance(op, ast.USub) else ~value
        return self.arithmetic.negated(value) if isinstance(op, ast.USub) else self.arithmetic.inverted(value)

    def _compared(self, node: ast.Compare) -> Any:
        sides = [self.value(one) for one in (node.left, *node.comparators)]
        if isinstance(node.left, ast.Name) and all(
            isinstance(one, ast.Name) and one.id == node.left.id for one in node.comparators
        ):
            sides = sides[:1] * len(sides)  # read once: x != x
        pairs = zip(node.ops, sides, sides[1:], strict=False)
        found = [self.arithmetic.compare(OPERATORS[type(op)], a, b) for op, a, b in pairs]
        result = found[0]
        for one in found[1:]:
            result = self._both(result, one, any_of=False)
        return result

    def _both(self, a: Any, b: Any, *, any_of: bool) -> Any:
        for one, other in ((a, b), (b, a)):
            if not isinstance(one, Value):
                return one if bool(one) is any_of else other
        return self.arithmetic.binary(operator.or_ if any_of else operator.and_, *map(self.arithmetic.truth, (a, b)))

    def _joined(self, nodes: list[ast.expr], *, any_of: bool) -> Any:
        """Return ``a or b``, ``a and b``: as truths. What may not be computed in vain has a branch of its own."""
        first, *rest = nodes
        value = self.value(first)
        if not rest:
            return value
        if not isinstance(value, Value):
            return value if bool(value) is any_of else self._joined(rest, any_of=any_of)
        if all(is_free(one, self.known) for one in rest):
            return self._both(value, self._joined(rest, any_of=any_of), any_of=any_of)
        truth = self.arithmetic.truth(value)
        slot = self._at.variable(truth.raw)
        with self._builder.if_then(self._builder.not_(truth.raw) if any_of else truth.raw):
            found = self.arithmetic.value(self._joined(rest, any_of=any_of))
            slot.value = self.arithmetic.truth(found).raw
        return Value(types.boolean, slot.value)

    def _chosen(self, node: ast.IfExp) -> Any:
        test = self.value(node.test)
        if not isinstance(test, Value):
            return self.value(node.body if test else node.orelse)
        test = self.arithmetic.truth(test)
        if is_free(node.body, self.known) and is_free(node.orelse, self.known):
            return self.arithmetic.chosen(test, self.value(node.body), self.value(node.orelse))
        with self._builder.if_else(test.raw) as (then, otherwise):
            with then:
                yes = self.arithmetic.value(self.value(node.body))
                slot = self._at.variable(yes.raw)
            with otherwise:
                slot.value = self.arithmetic.fitted(self.value(node.orelse), yes.kind).raw
        return Value(yes.kind, slot.value)

    def _item(self, owner: Any, index: Any) -> Any:
        if isinstance(owner, tuple):
            return owner[index]
        if not isinstance(index, Value) and index < 0:
            index = self.arithmetic.binary(operator.add, owner.length(), index)
        return owner.item(self.arithmetic.cast(index, types.int64))

    # -- calls -------------------------------------------------------------------------------------------

    def _called(self, node: ast.Call) -> Any:
        function, arguments = self.value(node.func), [self.value(one) for one in node.args]
        if function in PRIMITIVES:
            return PRIMITIVES[function](self._at, *arguments)
        if isinstance(function, FunctionType):
            bound = _signature(function).bind(
                *arguments, **{one.arg or "": self.value(one.value) for one in node.keywords}
            )
            bound.apply_defaults()
            return self.inlined(function, bound.args)
        if function is len and not isinstance(arguments[0], tuple | str):
            return arguments[0].length()
        if not any(isinstance(one, Value) for one in arguments):
            return function(*arguments)
        if function in (min, max):
            return self._extreme(operator.lt if function is min else operator.gt, *arguments)
        if function in MATHEMATICS:
            return self.arithmetic.function(function, *arguments)
        (value,) = arguments
        if function in (float, bool):
            return self.arithmetic.cast(value, types.float64) if function is float else self.arithmetic.truth(value)
        if function is abs:
            return self.arithmetic.absolute(value)
        if function in ROUNDED:
            return self.arithmetic.whole(value, ROUNDED[function])
        raise self.source.error(node, f"{ast.unparse(node.func)} is no function of the library, and no primitive")

    def _extreme(self, better: Any, first: Any, *rest: Any) -> Any:
        for one in rest:
            first = self.arithmetic.chosen(self.arithmetic.compare(better, one, first), one, first)
        return first


ROUNDED: Final = {int: None, math.trunc: None, math.floor: "__nv_floor", math.ceil: "__nv_ceil"}
MATHEMATICS: Final = frozenset(one for one in vars(math).values() if callable(one)) - {*ROUNDED}
