"""``sum(x * x for x in w)``, ``for v in map(f, w)``: a generator where it is used up, as a loop.

On Numba's untyped IR: the generator's own code is interpreted, each ``yield`` becomes a step of the function around it,
and the blocks take the place of the call. ``map`` and ``filter`` are generators of this module
(:mod:`udf.frontend.passes.lists.higher_order`). A generator that nothing uses up is refused.
"""

import builtins
import inspect
import operator
from collections.abc import Callable
from types import CodeType
from typing import Any, Final

from udf.frontend.base.messages import RefusedError, message_of
from udf.frontend.ir.full_unroll import FullUnroll, drop_unread, retarget
from udf.frontend.ir.inner_functions import InnerBody, build_call
from udf.frontend.ir.nodes import (
    assigned_value,
    assignments,
    called_function,
    constant_value,
    definition_of,
    is_constant,
    is_expression,
    new_block,
    rebuild_definitions,
    replace_statements,
)
from udf.frontend.numba.names import compute_cfg_from_blocks, find_max_label, ir
from udf.frontend.passes.control.closures import handler_around
from udf.frontend.passes.control.try_except import is_protected

REFUSED: Final = (
    "a generator is supported inside sum, min, max, any, all, join, list, tuple, set, sorted and next(.., default), in"
    " a UDF, and so are map() and filter(); else write a loop"
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


def found_any(best: Any, some: Any, refuse: Any) -> Any:
    """Return the least or the greatest, if there was a value."""
    if not some:
        refuse()
    return best


def refuse_min() -> None:
    """Raise what ``min`` raises of nothing."""
    raise ValueError(NO_LEAST)


def refuse_max() -> None:
    """Raise what ``max`` raises of nothing."""
    raise ValueError(NO_GREATEST)


def joined_text(whole: Any, part: Any, some: Any, separator: Any) -> Any:
    """Return the text so far, and one part more."""
    return whole + (separator + part) if some else whole + part


JOIN: Final = "join"
EXTREMES: Final = {min: (least, refuse_min), max: (greatest, refuse_max)}
START: Final[dict[Any, object]] = {sum: 0, min: 0, max: 0, any: False, all: True, JOIN: ""}
TAKE_ALL: Final = (list, tuple, set, frozenset, sorted, "extend", "update", "exhaust_iter")
"""What takes all there is, which is a list first: functions, methods, ``a, b = ..``."""

METHODS: Final = (JOIN, "extend", "update")
ENDING: Final = (any, all, next, "getiter")
"""What goes on elsewhere after a value."""


def mapped(function, values):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN201
    """Yield what a function gives of each value: ``map``."""
    for value in values:
        yield function(value)


def mapped_pairs(function, values):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN201
    """Yield what a function gives of each pair: ``map`` of two."""
    for first, second in values:
        yield function(first, second)


def kept(function, values):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN201
    """Yield the values of which a function says so: ``filter``."""
    for value in values:
        if function(value):
            yield value


def true_ones(values):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN201
    """Yield the values that are true: ``filter(None, values)``."""
    for value in values:
        if value:
            yield value


OURS: Final = frozenset(function.__code__ for function in (mapped, mapped_pairs, kept, true_ones))
"""Code of generators that stand for ``map`` and ``filter``, of which ``join`` takes a list, as it always did."""


def inline_generator(func_ir: Any, interpreter: Callable[[Any], Any]) -> int | None:
    """Write out the first generator that is used up; ``interpreter`` turns bytecode into IR.

    Return the label of the block that it was in, None if there is none.
    """
    found = _find(func_ir)
    if found is None:
        return None
    _InlinedGenerator(func_ir, interpreter, *found).write()
    return found[0]


def refuse_generators(func_ir: Any) -> None:
    """Raise for the first generator that is left."""
    for statement in assignments(func_ir):
        if _is_generator(statement.value) or called_function(func_ir, statement.value) is map:
            raise RefusedError(REFUSED, statement.loc)


def _is_generator(node: Any) -> bool:
    code = node.code if is_expression(node, "make_function") else None
    return isinstance(code, CodeType) and bool(code.co_flags & inspect.CO_GENERATOR)


def _find(func_ir: Any) -> tuple[int, int, Any, Any] | None:
    """Return where a generator is used up (label, statement), by what, and the call that makes it."""
    for label, block in func_ir.blocks.items():
        for position, statement in enumerate(block.body):
            variable, taker = _taken(func_ir, assigned_value(statement))
            generator: Any = None if variable is None else definition_of(func_ir, variable)
            if not is_expression(generator, "call") or not _is_generator(definition_of(func_ir, generator.func)):
                continue
            if taker in (any, all) and _sort_members(func_ir, generator.args[-1].name):
                return _find(func_ir)
            return label, position, taker, generator
    return None


def _taken(func_ir: Any, node: Any) -> tuple[Any, Any]:
    """Return the variable that a node uses up if it is a generator, and what does so; (None, None) of others.

    A taker is a function, the name of a method, or an operation: ``getiter`` of a loop.
    """
    if is_expression(node, "exhaust_iter") or (is_expression(node, "getiter") and _header(func_ir, node) is not None):
        return node.value, node.op
    if not is_expression(node, "call") or not node.args:
        return None, None
    called = definition_of(func_ir, node.func)
    is_method = is_expression(called, "getattr") and called.attr in METHODS
    taker = called.attr if is_method else called.value if is_constant(called) else None
    return (node.args[0], taker) if _consumes(taker, node) else (None, None)


def _header(func_ir: Any, getiter: Any) -> int | None:
    """Return the header of the one loop over an iterator; None if there is none."""
    steps = {label: next(block.find_exprs("iternext"), None) for label, block in func_ir.blocks.items()}
    found = [label for label, step in steps.items() if step and definition_of(func_ir, step.value) is getiter]
    return found[0] if len(found) == 1 else None


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


def _consumes(function: Any, call: Any) -> bool:
    """Return whether a call of ``function`` consumes the whole generator."""
    if function in TAKE_ALL:
        return True
    if function in EXTREMES and call.kws:  # by a key they are loops over it
        return "key" not in dict(call.kws)
    if function is next:
        return len(call.args) == 2 and not call.kws
    return len(call.args) <= 1 + (function is sum) and not call.kws and function in START


class _InlinedGenerator:
    """The loop of one generator, inside the function that uses it up; ``taker`` does so."""

    def __init__(self, func_ir: Any, interpreter: Any, label: int, position: int, taker: Any, made: Any) -> None:
        self._func_ir, self._label, self._position, self._taker = func_ir, label, position, taker
        self._block = func_ir.blocks[label]
        self._scope, self._statement = self._block.scope, self._block.body[position]
        self._loc, self._node = self._statement.loc, self._statement.value
        self._maker = definition_of(func_ir, made.func)
        names = [s.target.name for s in assignments(func_ir) if definition_of(func_ir, s.target) is made]
        self._is_named = not all(name.startswith("$") for name in names)
        is_ours = self._maker.code in OURS
        self._body = InnerBody(func_ir, interpreter, self._maker, self._scope, self._loc, kept=self._is_named)
        self._body.given = dict(zip(self._body.parameters, made.args, strict=True))
        self._result, self._some = self._fresh("result"), self._fresh("some")
        self._separator = definition_of(func_ir, self._node.func).value if taker == JOIN else None
        keyed = taker in EXTREMES and bool(self._node.kws)
        self._is_listed = taker in TAKE_ALL or keyed or (taker == JOIN and is_ours)

    def _fresh(self, name: str) -> Any:
        return self._scope.redefine(f"$generator.{name}", self._loc)

    def write(self) -> None:
        """Split the caller's block, and put the loop between; a block of it that raises inside ``try`` is caught."""
        func_ir, blocks = self._func_ir, self._func_ir.blocks
        handler, known = handler_around(func_ir, self._block, self._maker.code, self._loc), {*blocks} - {self._label}
        inner = self._body.blocks(find_max_label(blocks) + 1)
        self._after = find_max_label(inner) + 1
        self._next = self._after + 1
        nodes = [statement.value for block in inner.values() for statement in block.find_insts(ir.Assign)]
        if self._is_named and sum(is_expression(node, "iternext") for node in nodes) > 1:
            raise RefusedError(REFUSED, self._loc)  # one that is taken up again may be in the middle of a loop
        if self._taker == "getiter":
            left = self._loop(min(inner), sum(isinstance(node, ir.Yield) for node in nodes))
        else:
            left = self._node.args[0] if is_expression(self._node, "call") else self._node.value
            self._split(min(inner))
        for label, block in inner.items():
            self._take(label, block)
        rebuild_definitions(func_ir)
        for statement in [s for label in inner for s in blocks[label].find_insts(ir.Assign)]:
            value = statement.value
            if is_expression(value, "getiter") and is_expression(definition_of(func_ir, value.value), "getiter"):
                statement.value = value.value  # an iterator is its own
        rebuild_definitions(func_ir)
        if handler is not None:
            handler.protect_all(func_ir, {*blocks} - known - {self._after})
        drop_unread(func_ir, [left], ("call", "make_function"))

    def _split(self, start: int) -> None:
        """Put the loop, from the block ``start`` on, between what is before the statement and what is behind it."""
        before, rest = self._block.body[: self._position], self._block.body[self._position + 1 :]
        self._func_ir.blocks[self._after] = new_block(self._block, [*self._end(self._statement.target), *rest])
        self._block.body = [
            *before,
            ir.Assign(self._start(), self._result, self._loc),
            ir.Assign(ir.Const(False, self._loc), self._some, self._loc),  # noqa: FBT003 - Numba's signature
            ir.Jump(start, self._loc),
        ]

    def _loop(self, start: int, yields: int) -> Any:
        """Have the body of a ``for`` loop take the place of the one ``yield``; return the iterator that is left.

        What is behind the ``yield`` is the loop's next turn; to the block ``start`` goes what enters the loop.
        """
        header: int = _header(self._func_ir, self._node)  # type: ignore[assignment] # it was found
        blocks, cfg = self._func_ir.blocks, compute_cfg_from_blocks(self._func_ir.blocks)
        if yields != 1 or is_protected(self._func_ir, blocks[header]):
            raise RefusedError(REFUSED, self._loc)
        step = next(blocks[header].find_exprs("iternext"))
        loop = FullUnroll(self._func_ir, header, step, [])
        inside = cfg.loops()[header].body if header in cfg.loops() else ()
        for label, _ in cfg.predecessors(header):
            if label not in inside:
                retarget(blocks[label].terminator, {header: start})
        blocks[self._next] = loop.taking(self._result, blocks[header].terminator.truebr)
        blocks[self._after] = loop.leaving()
        blocks[header] = new_block(blocks[header], [ir.Jump(self._next + 1, self._loc)])
        return step.value

    def _take(self, label: int, block: Any) -> None:
        """Add a block of the generator's: its yields and its return in the caller's terms."""
        body = []
        for statement in block.body:
            value = getattr(statement, "value", None)
            if isinstance(statement, ir.Return):
                body.append(ir.Jump(self._after, statement.loc))
            elif isinstance(value, ir.Yield):
                body += self._step(value.value, statement.loc)
                if self._taker not in ENDING:
                    continue
                rest = self._next + (self._taker == "getiter")
                ends = {next: self._after, "getiter": self._next}.get(self._taker)
                targets = (self._after, rest) if self._taker is any else (rest, self._after)
                branch = ir.Branch(self._result, *targets, statement.loc)
                body.append(branch if ends is None else ir.Jump(ends, statement.loc))
                self._func_ir.blocks[label] = new_block(block, body)
                if self._taker is next:
                    return
                label, body, self._next = rest, [], rest + 1
            else:
                body.append(statement)
        self._func_ir.blocks[label] = new_block(block, body)

    def _start(self) -> Any:
        """Return what the result is before the first value."""
        if self._is_listed:
            return ir.Expr.build_list([], self._loc)
        given = self._node.args[1:]  # of next(values, otherwise) and sum(values, start)
        return given[0] if given else ir.Const(START[self._taker], self._loc)

    def _step(self, value: Any, loc: Any) -> list[Any]:
        """Return what becomes of a value that is yielded."""
        if self._is_listed:
            append = self._fresh("append")
            call = ir.Expr.call(append, [value], (), loc)
            method = ir.Assign(ir.Expr.getattr(self._result, "append", loc), append, loc)
            return [method, ir.Assign(call, self._fresh("none"), loc)]
        if self._taker in (next, "getiter"):
            return [ir.Assign(value, self._result, loc)]
        if self._taker is sum:
            return [ir.Assign(ir.Expr.binop(operator.add, self._result, value, loc), self._result, loc)]
        if self._taker in (any, all):
            return self._called(bool, [value], self._result)
        function = joined_text if self._taker == JOIN else EXTREMES[self._taker][0]
        separator = [self._separator] if self._taker == JOIN else []
        step = self._written(function, [self._result, value, self._some, *separator], self._result)
        return [*step, ir.Assign(ir.Const(True, loc), self._some, loc)]  # noqa: FBT003 - as above

    def _end(self, target: Any) -> list[Any]:
        """Return what gives the value of the whole."""
        if self._taker == "exhaust_iter":
            return [ir.Assign(ir.Expr.exhaust_iter(self._result, self._node.count, self._loc), target, self._loc)]
        if self._is_listed:
            given = [self._result, *self._node.args[1:]]
            call = ir.Expr.call(self._node.func, given, self._node.kws, self._loc)
            return [ir.Assign(self._result if self._taker is list else call, target, self._loc)]
        if self._taker in EXTREMES:
            refuse = ir.Global("refuse", EXTREMES[self._taker][1], self._loc)
            return self._written(found_any, [self._result, self._some, refuse], target)
        return [ir.Assign(self._result, target, self._loc)]

    def _written(self, function: Any, operands: list[Any], target: Any) -> list[Any]:
        """Return a call of a function of this module, whose code takes its place: one of two values is that value."""
        return build_call(self._scope, ir.Assign(self._result, target, self._loc), function, operands)

    def _called(self, function: Any, arguments: list[Any], target: Any) -> list[Any]:
        name = self._fresh(function.__name__)
        call = ir.Expr.call(name, arguments, (), self._loc)
        return [
            ir.Assign(ir.Global(function.__name__, function, self._loc), name, self._loc),
            ir.Assign(call, target, self._loc),
        ]
