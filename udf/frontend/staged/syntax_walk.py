"""One walk of a library function's syntax tree, which writes its instructions: statements first, values below."""

import ast
import inspect
import operator
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from types import FunctionType
from typing import Any, Final

from udf.frontend.base.declarations import INT64, raise_if
from udf.frontend.numba.names import types
from udf.frontend.staged.library_source import assigned, is_free, known_name, source_of
from udf.frontend.staged.operands import PRIMITIVES, Value
from udf.frontend.staged.staged_operators import OPERATORS, Arithmetic, TypeMixError

MOST_CHOSEN: Final = 4
"""Statements under an ``if`` that are computed in any case, and their values chosen."""

ZERO, TRUE, FALSE = map(ast.Constant, (0, True, False))
_signature: Final = cache(inspect.signature)


def call(at: Any, function: Any, *arguments: Any) -> Any:
    """Write a library function at a place; return what it gives: a value, a constant, or a tuple of such.

    Arguments are values (:class:`Value`), constants, and arrays: objects with ``length()``, ``item(index)`` of an index
    that is inside, and ``each(unroll=..)``, which writes a loop over all items.
    """
    return Body(at, function, arguments).run()


class Body:
    """The body of one call of a library function."""

    def __init__(self, at: Any, function: Any, arguments: tuple[Any, ...]) -> None:
        self._at, self._builder, self._arithmetic = at, at.builder, Arithmetic(at)
        self._function, self._source = function, source_of(function)
        self._counts = all(getattr(one, "is_counted", True) for one in arguments)
        self._names: dict[str, Any] = {}
        self._variables: dict[str, tuple[Any, Any]] = {}  # type and variable
        self._results: Any = None  # the same, of each value that an early return gives
        for parameter, value in zip(self._source.tree.args.args, arguments, strict=True):
            self._set(parameter.arg, value)

    def run(self) -> Any:
        """Write it; return what it gives."""
        *first, last = self._source.tree.body
        if not self._block(first):
            if self._results is None and isinstance(last, ast.Return):
                return self._value(last.value)
            self._block([last])
        if not self._builder.block.is_terminated:
            self._builder.unreachable()  # behind an if of which both sides return
        self._builder.position_at_end(self._end)
        found = tuple(Value(kind, slot.value) for kind, slot in self._results)
        return found[0] if self._single else found

    # -- statements: each returns whether the code does not go on behind it --------------------------------

    def _block(self, body: list[ast.stmt]) -> bool:
        for node in body:
            try:
                if self._ends(node):
                    return True
            except TypeMixError as error:
                raise self._source.error(node, str(error)) from error
        return False

    def _ends(self, node: ast.stmt) -> bool:
        match node:
            case ast.If():
                return self._if(node)
            case ast.For():
                with self._each(node.iter) as item:
                    self._assign(node.target, item)
                    self._block(node.body)
            case ast.While():
                with self._at.while_loop(lambda: self._arithmetic.truth(self._value(node.test)).raw):
                    self._block(node.body)
            case ast.Return():
                return self._return(self._value(node.value))
            case ast.Assign() | ast.AnnAssign() | ast.AugAssign():
                target, value = assigned(node)
                self._assign(target, self._value(value))
            case ast.Expr(value=ast.Constant()) | ast.Pass():
                pass
            case _:
                raise self._source.error(node, f"no {type(node).__name__} here")
        return False

    def _assign(self, target: Any, value: Any) -> None:
        if isinstance(target, ast.Name):
            self._set(target.id, value)
        else:
            for one, part in zip(target.elts, value, strict=True):
                self._assign(one, part)

    def _return(self, value: Any) -> bool:
        parts = value if isinstance(value, tuple) else (value,)
        if self._results is None:
            self._single, self._results = parts is not value, [self._variable(one) for one in parts]
            self._end = self._builder.append_basic_block("staged.end")
        else:
            for slot, one in zip(self._results, parts, strict=True):
                self._store(slot, one)
        self._builder.branch(self._end)
        return True

    def _if(self, node: ast.If) -> bool:
        test = self._value(node.test)
        if not isinstance(test, Value):
            return self._block(node.body if test else node.orelse)
        truth = self._arithmetic.truth(test)
        match node.body:
            case [ast.Raise(exc=ast.Call(func=exception, args=arguments))]:
                raise_if(self._at.context, self._builder, truth.raw, *map(self._value, (exception, *arguments)))
                return False
        if self._is_chosen(node.body) and self._is_chosen(node.orelse):
            self._choose(truth, node.body)
            self._choose(self._arithmetic.unary(operator.not_, truth), node.orelse)
            return False
        with self._builder.if_else(truth.raw) as (then, otherwise):
            with then:
                ended = self._block(node.body)
            with otherwise:
                ended = self._block(node.orelse) and ended
        return ended

    def _is_chosen(self, body: list[ast.stmt]) -> bool:
        """Return whether all that is under an ``if`` sets variables, at less cost than a branch."""
        return len(body) <= MOST_CHOSEN and all(
            isinstance(one, ast.Assign | ast.AugAssign)
            and getattr(assigned(one)[0], "id", None) in self._variables
            and is_free(one.value, self._value, cheap=True)
            for one in body
        )

    def _choose(self, truth: Value, body: list[ast.stmt]) -> None:
        for target, value in map(assigned, body):
            before = self._value(target)
            after = self._arithmetic.fitted(self._value(value), before.kind)
            self._assign(target, self._arithmetic.chosen(truth, after, before))

    @contextmanager
    def _each(self, node: ast.expr) -> Iterator[Any]:
        """Write a loop over an array, ``enumerate(array)``, or ``range(first, stop)``; give the item."""
        match node:
            case ast.Call(func=ast.Name(id="range"), args=ends):
                start, stop = (self._arithmetic.cast(self._value(one), types.int64).raw for one in [ZERO, *ends][-2:])
                with self._at.for_range(stop, start, unroll=self._counts) as now:
                    yield Value(types.int64, now)
            case ast.Call(func=ast.Name(id="enumerate"), args=[array]):
                counter = self._at.variable(INT64(0))
                with self._value(array).each(unroll=self._counts) as item:
                    now = counter.value
                    counter.value = self._builder.add(now, INT64(1))
                    yield Value(types.int64, now), item
            case _:
                with self._value(node).each(unroll=self._counts) as item:
                    yield item

    # -- variables -----------------------------------------------------------------------------------------

    def _set(self, name: str, value: Any) -> None:
        """Give a name a value; one that gets several is a variable, of the type of the first."""
        if name not in self._source.variables:
            self._names[name] = value
        elif name in self._variables:
            self._store(self._variables[name], value)
        else:
            self._variables[name] = self._variable(value)

    def _variable(self, value: Any) -> tuple[Any, Any]:
        first = self._arithmetic.value(value)
        return first.kind, self._at.variable(first.raw)

    def _store(self, variable: tuple[Any, Any], value: Any) -> None:
        kind, slot = variable
        slot.value = self._arithmetic.fitted(value, kind).raw

    # -- values: of the compiled code, arrays, tuples, or what is known ------------------------------------

    def _value(self, node: Any) -> Any:  # noqa: C901 - a case a node
        match node:
            case ast.Constant(value=known):
                return known
            case ast.Name():
                return self._named(node)
            case ast.Attribute(value=owner, attr=attr):
                return getattr(self._value(owner), attr)
            case ast.Tuple(elts=parts):
                return tuple(self._value(one) for one in parts)
            case ast.BinOp(op=op):
                return self._arithmetic.binary(OPERATORS[type(op)], self._value(node.left), self._value(node.right))
            case ast.UnaryOp(op=op):
                return self._arithmetic.unary(OPERATORS[type(op)], self._value(node.operand))
            case ast.Compare(left=left, ops=[op], comparators=[right]):
                return self._arithmetic.compare(OPERATORS[type(op)], self._value(left), self._value(right))
            case ast.Compare(left=left, ops=[op, *ops], comparators=[middle, *others]):  # a < b < c
                return self._chosen(ast.Compare(left, [op], [middle]), ast.Compare(middle, ops, others), FALSE)
            case ast.BoolOp(op=op, values=[first, *others]):
                rest = others[0] if len(others) == 1 else ast.BoolOp(op, others)
                return self._chosen(first, *((TRUE, rest) if isinstance(op, ast.Or) else (rest, FALSE)))
            case ast.IfExp(test=test, body=body, orelse=otherwise):
                return self._chosen(test, body, otherwise)
            case ast.Subscript():
                return self._item(self._value(node.value), self._value(node.slice))
            case ast.Call():
                return self._called(node)
        raise self._source.error(node, f"no {type(node).__name__} here")

    def _named(self, node: ast.Name) -> Any:
        if node.id in self._variables:
            kind, slot = self._variables[node.id]
            return Value(kind, slot.value)
        if node.id in self._names:
            return self._names[node.id]
        try:
            return known_name(self._function, node.id)
        except KeyError:
            raise self._source.error(node, f"{node.id!r} may have no value here: set it before") from None

    def _chosen(self, test: ast.expr, yes: ast.expr, no: ast.expr) -> Any:
        """Return ``yes if test else no``; where one may not be computed in vain, each has a branch of its own."""
        known = self._value(test)
        if not isinstance(known, Value):
            return self._value(yes if known else no)
        truth = self._arithmetic.truth(known)
        if is_free(yes, self._value) and is_free(no, self._value):
            return self._arithmetic.chosen(truth, self._value(yes), self._value(no))
        with self._builder.if_else(truth.raw) as (then, otherwise):
            with then:
                found = self._variable(self._value(yes))
            with otherwise:
                self._store(found, self._value(no))
        return Value(found[0], found[1].value)

    def _item(self, owner: Any, index: Any) -> Any:
        if isinstance(owner, tuple):
            return owner[index]
        if not isinstance(index, Value) and index < 0:
            index = self._arithmetic.binary(operator.add, owner.length(), index)
        return owner.item(self._arithmetic.cast(index, types.int64))

    def _called(self, node: ast.Call) -> Any:
        function, arguments = self._value(node.func), [self._value(one) for one in node.args]
        if function in PRIMITIVES:
            return PRIMITIVES[function](self._at, *arguments)
        if isinstance(function, FunctionType):
            named = {one.arg or "": self._value(one.value) for one in node.keywords}
            bound = _signature(function).bind(*arguments, **named)
            bound.apply_defaults()
            return call(self._at, function, *bound.args)
        if function is len and not isinstance(arguments[0], tuple | str):
            return arguments[0].length()
        if not any(isinstance(one, Value) for one in arguments):
            return function(*arguments)
        return self._arithmetic.function(function, *arguments)
