"""One walk of a library function's syntax tree, which writes its instructions: statements here, values below."""

import ast
from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from udf.frontend.base.declarations import INT64, raise_if
from udf.frontend.numba.names import types
from udf.frontend.staged.expressions import Expressions
from udf.frontend.staged.library_source import is_free
from udf.frontend.staged.operands import Value
from udf.frontend.staged.staged_operators import OPERATORS, TypeMixError

MOST_CHOSEN: Final = 4
"""Statements under an ``if`` that are computed in any case, and their values chosen."""


def call(at: Any, function: Any, *arguments: Any) -> Any:
    """Write a library function at a place; return what it gives: a value, a constant, or a tuple of such.

    Arguments are values (:class:`Value`), arrays (:class:`~udf.frontend.staged.operands.Items`) and constants.
    """
    return Body(at, function, arguments).run()


@dataclass
class _Loop:
    """Where ``continue`` and ``break`` of a loop go, once there are any."""

    go_on: Any = None
    stop: Any = None


class Body(Expressions):
    """The body of one call of a library function."""

    def __init__(self, at: Any, function: Any, arguments: tuple[Any, ...], callers: tuple[Any, ...] = ()) -> None:
        super().__init__(at, function, arguments, callers)
        self._loops: list[_Loop] = []
        self._counts = all(getattr(one, "is_counted", True) for one in arguments)
        self._slots: list[tuple[Any, Any]] | None = None  # of the results: type and variable
        self._single, self._end = True, None

    def run(self) -> Any:
        """Write it; return what it gives."""
        *first, last = self.source.tree.body
        ended = self._block(first)
        if not ended and isinstance(last, ast.Return) and self._slots is None:
            return self.result(last)
        if not ended and not self._block([last]):
            raise self.source.error(last, "the function ends without return")
        self._builder.position_at_end(self._end)
        assert self._slots is not None
        found = tuple(Value(kind, slot.value) for kind, slot in self._slots)
        return found[0] if self._single else found

    def result(self, node: ast.Return) -> Any:
        """Return the value of a ``return``."""
        if node.value is None:
            raise self.source.error(node, "return a value")
        return self.value(node.value)

    def inlined(self, function: Any, arguments: tuple[Any, ...]) -> Any:
        """Return what another library function gives, written here."""
        return Body(self._at, function, arguments, (*self.callers, self.function)).run()

    # -- statements: each returns whether the code does not go on behind it --------------------------------

    def _block(self, body: list[ast.stmt]) -> bool:
        return any(self._statement(one) for one in body)

    def _statement(self, node: ast.stmt) -> bool:
        try:
            return self._written(node)
        except TypeMixError as error:
            raise self.source.error(node, str(error)) from error

    def _written(self, node: ast.stmt) -> bool:
        match node:
            case ast.Assign(targets=[target]):
                self._assign(target, self.value(node.value))
            case ast.AnnAssign(target=target, value=ast.expr() as value):
                self._assign(target, self.value(value))
            case ast.AugAssign(target=ast.Name(id=name), op=op):
                self.set(
                    name, self.arithmetic.binary(OPERATORS[type(op)], self.name(node.target), self.value(node.value))
                )
            case ast.If():
                return self._if(node)
            case ast.For():
                self._for(node)
            case ast.While():
                self._loop(self._at.while_loop(lambda: self.truth(node.test).raw), lambda _: None, node.body)
            case ast.Return():
                return self._return(node)
            case ast.Break() | ast.Continue():
                return self._leave(node)
            case ast.Expr(value=ast.Constant()) | ast.Pass():
                pass
            case _:
                raise self.source.error(node, f"no {type(node).__name__} here")
        return False

    def _assign(self, target: ast.expr, value: Any) -> None:
        if isinstance(target, ast.Name):
            self.set(target.id, value)
            return
        assert isinstance(target, ast.Tuple)
        for one, part in zip(target.elts, value, strict=True):
            self._assign(one, part)

    def _return(self, node: ast.Return) -> bool:
        value = self.result(node)
        parts = value if isinstance(value, tuple) else (value,)
        if self._slots is None:
            values = [self.arithmetic.value(one) for one in parts]
            self._slots = [(one.kind, self._at.variable(one.raw)) for one in values]
            self._single, self._end = not isinstance(value, tuple), self._builder.append_basic_block("staged.end")
        else:
            for (kind, slot), one in zip(self._slots, parts, strict=True):
                slot.value = self.arithmetic.fitted(one, kind).raw
        self._builder.branch(self._end)
        return True

    # -- branches ------------------------------------------------------------------------------------------

    def _if(self, node: ast.If) -> bool:
        test = self.value(node.test)
        if not isinstance(test, Value):
            return self._block(node.body if test else node.orelse)
        truth = self.arithmetic.truth(test)
        match node.body:
            case [ast.Raise(exc=ast.Call(func=exception, args=arguments))]:
                given = [self.value(one) for one in arguments]
                raise_if(self._at.context, self._builder, truth.raw, self.value(exception), *given)
                return False
        if all(self._is_chosen(body) for body in (node.body, node.orelse)):
            self._choose(truth, node.body)
            self._choose(self.arithmetic.inverted(truth), node.orelse)
            return False
        return self._branch(truth, node.body, node.orelse)

    def _is_chosen(self, body: list[ast.stmt]) -> bool:
        """Return whether all that is under an ``if`` sets variables, at less cost than a branch."""
        return len(body) <= MOST_CHOSEN and all(
            isinstance(one, ast.Assign | ast.AugAssign)
            and all(isinstance(t, ast.Name) and self.is_set(t.id) for t in _targets(one))
            and is_free(one.value, self.known, cheap=True)
            for one in body
        )

    def _choose(self, truth: Value, body: list[ast.stmt]) -> None:
        for one in body:
            (target,) = _targets(one)
            before, value = self.name(target), self.value(one.value)  # type: ignore[attr-defined]
            if isinstance(one, ast.AugAssign):
                value = self.arithmetic.binary(OPERATORS[type(one.op)], before, value)
            self.set(target.id, self.arithmetic.chosen(truth, self.arithmetic.fitted(value, before.kind), before))

    def _branch(self, truth: Value, body: list[ast.stmt], otherwise: list[ast.stmt]) -> bool:
        builder = self._builder
        blocks = [builder.append_basic_block(f"staged.{name}") for name in ("then", "else")]
        builder.cbranch(truth.raw, *blocks)
        ends = []
        for block, statements in zip(blocks, (body, otherwise), strict=True):
            builder.position_at_end(block)
            if not self._block(statements):
                ends.append(builder.block)
        if not ends:
            return True
        after = builder.append_basic_block("staged.after")
        for end in ends:
            builder.position_at_end(end)
            builder.branch(after)
        builder.position_at_end(after)
        return False

    # -- loops ---------------------------------------------------------------------------------------------

    def _for(self, node: ast.For) -> None:
        unroll = self._counts and not any(isinstance(one, ast.Break) for one in ast.walk(node))
        context, bind = self._iterated(node.iter, unroll=unroll)
        self._loop(context, lambda item: self._assign(node.target, bind(item)), node.body)

    def _iterated(self, node: ast.expr, *, unroll: bool) -> tuple[AbstractContextManager[Any], Callable[[Any], Any]]:
        """Return the loop over what is iterated over, and what is made of its item."""
        match node:
            case ast.Call(func=ast.Name(id="range"), args=arguments):
                return self._range([self.value(one) for one in arguments], unroll=unroll)
            case ast.Call(func=ast.Name(id="enumerate"), args=[array]):
                counter = self._at.variable(INT64(0))
                return self.value(array).each(unroll=unroll), partial(self._counted, counter)
        return self.value(node).each(unroll=unroll), lambda item: item

    def _range(self, ends: list[Any], *, unroll: bool) -> tuple[AbstractContextManager[Any], Callable[[Any], Any]]:
        first, stop, step = (0, *ends, 1) if len(ends) == 1 else (*ends, 1)[:3]
        if step not in (1, -1):
            raise TypeMixError("a range goes up by 1 or down by 1")
        start, end = (self.arithmetic.cast(one, types.int64).raw for one in (first, stop))
        if step == 1:
            return self._at.for_range(end, start, unroll=unroll), partial(Value, types.int64)
        rounds = self._at.for_range(self._builder.sub(start, end), unroll=unroll)
        return rounds, lambda now: Value(types.int64, self._builder.sub(start, now))

    def _counted(self, counter: Any, item: Any) -> tuple[Value, Any]:
        now = counter.value
        counter.value = self._builder.add(now, INT64(1))
        return Value(types.int64, now), item

    def _loop(self, context: AbstractContextManager[Any], bind: Callable[[Any], None], body: list[ast.stmt]) -> None:
        self._loops.append(_Loop())
        with context as item:
            bind(item)
            ended = self._block(body)
            loop = self._loops.pop()
            if loop.go_on is None and ended:
                loop.go_on = self._builder.append_basic_block("staged.dead")
            if loop.go_on is not None:
                if not ended:
                    self._builder.branch(loop.go_on)
                self._builder.position_at_end(loop.go_on)
        if loop.stop is not None:
            self._builder.branch(loop.stop)
            self._builder.position_at_end(loop.stop)

    def _leave(self, node: ast.stmt) -> bool:
        loop, name = self._loops[-1], "stop" if isinstance(node, ast.Break) else "go_on"
        if getattr(loop, name) is None:
            setattr(loop, name, self._builder.append_basic_block(f"staged.{name}"))
        self._builder.branch(getattr(loop, name))
        return True


def _targets(node: Any) -> list[Any]:
    return node.targets if isinstance(node, ast.Assign) else [node.target]
