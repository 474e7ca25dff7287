"""``sum(x * x for x in w)``: a generator expression inside a builtin that uses it up, or ``join``, as a loop.

On Numba's untyped IR: the expression's own code is interpreted, each ``yield`` becomes a step of the function around
it, and the blocks take the place of the call. A generator anywhere else is refused.
"""

import builtins
import inspect
import operator
from collections.abc import Callable
from types import CodeType
from typing import Any, Final

from udf.frontend.base.messages import message_of
from udf.frontend.base.refusals import RefusedError
from udf.frontend.ir.inner_functions import InnerBody
from udf.frontend.ir.nodes import (
    assigned_value,
    assignments,
    constant_value,
    definition_of,
    is_constant,
    is_expression,
    new_block,
    rebuild_definitions,
    replace_statements,
)
from udf.frontend.numba.names import find_max_label, ir
from udf.frontend.passes.control.try_except import INNER, is_protected

REFUSED: Final = (
    "a generator is supported inside sum, min, max, any, all, join, list, tuple, set, sorted and next(.., default), "
    "in a UDF; else write a loop"
)
NO_LEAST, NO_GREATEST = message_of(builtins.min, []), message_of(builtins.max, [])


def least(best: Any, value: Any, some: Any) -> Any:
    """Return the lesser, or ``value`` if it is the first."""
    if not some or value < best:
        return value
    return best


def greatest(best: Any, value: Any, some: Any) -> Any:
    """Return the greater, or ``value`` if it is the first."""
    if not some or value > best:
        return value
    return best


def least_of(best: Any, some: Any) -> Any:
    """Return the least, if there was a value."""
    if not some:
        raise ValueError(NO_LEAST)
    return best


def greatest_of(best: Any, some: Any) -> Any:
    """Return the greatest, if there was a value."""
    if not some:
        raise ValueError(NO_GREATEST)
    return best


def joined_text(whole: Any, part: Any, some: Any, separator: Any) -> Any:
    """Return the text so far, and one part more."""
    return whole + (separator + part) if some else whole + part


JOIN: Final = str.join
EXTREMES: Final = {min: (least, least_of), max: (greatest, greatest_of)}
START: Final[dict[Any, object]] = {sum: 0, min: 0, max: 0, any: False, all: True, JOIN: ""}
TAKE_ALL: Final = (list, tuple, set, frozenset, sorted)
"""Functions that take all there is, which is a list first."""


def inline_generator(func_ir: Any, interpreter: Callable[[Any], Any]) -> int | None:
    """Write out the first generator expression; ``interpreter`` turns bytecode into IR.

    Return the label of the block that it was in, None if there is none.
    """
    found = _find(func_ir)
    if found is None:
        return None
    if is_protected(func_ir, func_ir.blocks[found[0]]):
        raise RefusedError(INNER, func_ir.blocks[found[0]].body[found[1]].loc)
    _InlinedGenerator(func_ir, interpreter, *found).write()
    return found[0]


def refuse_generators(func_ir: Any) -> None:
    """Raise for the first generator that is left."""
    for statement in assignments(func_ir):
        if _is_generator(statement.value):
            raise RefusedError(REFUSED, statement.loc)


def _is_generator(node: Any) -> bool:
    code = node.code if is_expression(node, "make_function") else None
    return isinstance(code, CodeType) and bool(code.co_flags & inspect.CO_GENERATOR)


def _find(func_ir: Any) -> tuple[int, int, Any, Any] | None:
    """Return where a function takes a generator expression (label, statement), which function, and the call."""
    for label, block in func_ir.blocks.items():
        for position, statement in enumerate(block.body):
            call = assigned_value(statement)
            if not is_expression(call, "call") or not call.args:
                continue
            callee, generator = (definition_of(func_ir, one) for one in (call.func, call.args[0]))
            function = _consumer(callee)
            if not is_expression(generator, "call") or not _consumes(function, call):
                continue
            if _is_generator(definition_of(func_ir, generator.func)):
                if function in (any, all) and _sort_members(func_ir, generator.args[0].name):
                    return _find(func_ir)
                return label, position, function, generator
    return None


def _sort_members(func_ir: Any, iterator: str) -> bool:
    """Iterate over a captured set of texts in sorted order, as Python's is arbitrary; return whether it is one."""

    def sort_members(block: Any, statement: Any) -> list[Any] | None:
        value, loc = assigned_value(statement), statement.loc
        if not is_expression(value, "getiter") or statement.target.name != iterator:
            return None
        members = constant_value(func_ir, value.value)
        if not isinstance(members, frozenset) or not all(type(member) is str for member in members):
            return None
        items = block.scope.redefine("$members", loc)
        constant = ir.Assign(ir.Const(tuple(sorted(members)), loc), items, loc)
        return [constant, ir.Assign(ir.Expr.getiter(items, loc), statement.target, loc)]

    changed = replace_statements(func_ir, sort_members)
    if changed:
        rebuild_definitions(func_ir)
    return changed


def _consumer(called: Any) -> Any:
    """Return the function that a call is of: a constant, or the method ``join`` of some text; None of another."""
    if is_expression(called, "getattr") and called.attr == JOIN.__name__:
        return JOIN
    return called.value if is_constant(called) else None


def _consumes(function: Any, call: Any) -> bool:
    """Return whether a call of ``function`` consumes the whole generator."""
    if any(function is known for known in TAKE_ALL) or (function in EXTREMES and call.kws):
        return True
    if function is next:
        return len(call.args) == 2 and not call.kws
    return len(call.args) == 1 and not call.kws and any(function is known for known in START)


class _InlinedGenerator:
    """The loop of one generator expression, inside the function that has it."""

    def __init__(self, func_ir: Any, interpreter: Any, label: int, position: int, function: Any, iterator: Any) -> None:
        self._func_ir, self._label, self._position, self._function = func_ir, label, position, function
        self._block = func_ir.blocks[label]
        self._scope, self._loc = self._block.scope, self._block.body[position].loc
        self._made, self._maker = iterator, definition_of(func_ir, iterator.func)
        self._body = InnerBody(func_ir, interpreter, self._maker, self._scope, self._loc)
        self._body.given = dict(zip(self._body.parameters, iterator.args, strict=True))
        self._result, self._some = self._fresh("result"), self._fresh("some")
        self._call = self._block.body[position].value
        self._separator = definition_of(func_ir, self._call.func).value if function is JOIN else None
        self._is_listed = function in TAKE_ALL or bool(self._call.kws)

    def _fresh(self, name: str) -> Any:
        return self._scope.redefine(f"$generator.{name}", self._loc)

    def write(self) -> None:
        """Split the caller's block, and put the loop between."""
        blocks = self._func_ir.blocks
        inner = self._body.blocks(find_max_label(blocks) + 1)
        self._after = find_max_label(inner) + 1
        self._next = self._after + 1
        call = self._block.body[self._position]
        after = new_block(self._block, [*self._end(call.target), *self._block.body[self._position + 1 :]])
        before = self._block.body[: self._position]
        self._block.body = [statement for statement in before if not self._is_of_generator(statement)]
        self._block.body += [
            ir.Assign(self._start(), self._result, self._loc),
            ir.Assign(ir.Const(False, self._loc), self._some, self._loc),  # noqa: FBT003 - Numba's signature
            ir.Jump(min(inner), self._loc),
        ]
        for label, block in inner.items():
            self._take(label, block)
        blocks[self._after] = after
        rebuild_definitions(self._func_ir)

    def _is_of_generator(self, statement: Any) -> bool:
        """Return whether a statement makes the generator, or holds its code."""
        value = getattr(statement, "value", None)
        is_code = is_constant(value) and getattr(value, "value", None) is self._maker.code
        return is_code or value is self._made or value is self._maker

    def _take(self, label: int, block: Any) -> None:
        """Add a block of the expression's: its yields and its return in the caller's terms."""
        blocks, body = self._func_ir.blocks, []
        for statement in block.body:
            value = getattr(statement, "value", None)
            if isinstance(statement, ir.Return):
                body.append(ir.Jump(self._after, statement.loc))
            elif isinstance(value, ir.Yield):
                body += self._step(value.value, statement.loc)
                if self._function is next:
                    body.append(ir.Jump(self._after, statement.loc))
                    blocks[label] = new_block(block, body)
                    break
                if self._function in (any, all):
                    rest = self._next
                    self._next += 1
                    targets = (self._after, rest) if self._function is any else (rest, self._after)
                    body.append(ir.Branch(self._result, *targets, statement.loc))
                    blocks[label] = new_block(block, body)
                    label, body = rest, []
            else:
                body.append(statement)
        else:
            blocks[label] = new_block(block, body)

    def _start(self) -> Any:
        """Return what the result is before the first value."""
        if self._is_listed:
            return ir.Expr.build_list([], self._loc)
        return self._call.args[1] if self._function is next else ir.Const(START[self._function], self._loc)

    def _step(self, value: Any, loc: Any) -> list[Any]:
        """Return what becomes of a value that is yielded."""
        if self._is_listed:
            append = self._fresh("append")
            call = ir.Expr.call(append, [value], (), loc)
            method = ir.Assign(ir.Expr.getattr(self._result, "append", loc), append, loc)
            return [method, ir.Assign(call, self._fresh("none"), loc)]
        if self._function is next:
            return [ir.Assign(value, self._result, loc)]
        if self._function is sum:
            return [ir.Assign(ir.Expr.binop(operator.add, self._result, value, loc), self._result, loc)]
        if self._function in (any, all):
            return self._called(bool, [value], self._result)
        function = joined_text if self._function is JOIN else EXTREMES[self._function][0]
        separator = [self._separator] if self._function is JOIN else []
        step = self._called(function, [self._result, value, self._some, *separator], self._result)
        return [*step, ir.Assign(ir.Const(True, loc), self._some, loc)]  # noqa: FBT003 - as above

    def _end(self, target: Any) -> list[Any]:
        """Return what gives the whole call's value."""
        if self._is_listed:
            given = [self._result, *self._call.args[1:]]
            call = ir.Expr.call(self._call.func, given, self._call.kws, self._loc)
            return [ir.Assign(self._result if self._function is list else call, target, self._loc)]
        if self._function in EXTREMES:
            return self._called(EXTREMES[self._function][1], [self._result, self._some], target)
        return [ir.Assign(self._result, target, self._loc)]

    def _called(self, function: Any, arguments: list[Any], target: Any) -> list[Any]:
        name = self._fresh(function.__name__)
        call = ir.Expr.call(name, arguments, (), self._loc)
        return [
            ir.Assign(ir.Global(function.__name__, function, self._loc), name, self._loc),
            ir.Assign(call, target, self._loc),
        ]
