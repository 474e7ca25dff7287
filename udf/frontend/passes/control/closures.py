"""A function written inside the UDF (``def``, ``lambda``): its body takes the place of each of its calls.

On Numba's untyped IR, before any other rewrite. Numba's own pass would do it later, and then remove whatever has no
use, with the exceptions that it raises; it also knows no keywords, and mixes defaults up.

Python's rules: a captured variable is read when the function is called, a default when it is defined.
"""

import dis
import inspect
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from types import CodeType, FunctionType
from typing import Any, Final

from udf.bind.encoding import EXTENSIONS
from udf.frontend.base.messages import RefusedError
from udf.frontend.ir.inner_functions import Cell, InnerBody, empty_function, is_cell, variable
from udf.frontend.ir.nodes import (
    assigned_value,
    called_function,
    definition_of,
    drop_assignments,
    is_constant,
    is_expression,
    new_block,
    rebuild_definitions,
)
from udf.frontend.numba.names import compute_cfg_from_blocks, find_max_label, ir
from udf.frontend.passes.control.try_except import INNER, is_call_of, is_protected, raises_nothing, take_status

MOST_CALLS: Final = 200
"""Calls of inner functions in one UDF: their bodies are written out, and functions that call functions multiply."""
MOST_NESTED: Final = 4
"""Nesting depth of calls of one inner function: a higher-order function needs some, recursion has no end."""


def no_helper(_func_ir: Any, _call: Any) -> None:
    """Return None: no call is of a helper that is written out."""


class Closures:
    """Writes out every call of an inner function that can be told; ``interpreter`` turns bytecode into IR.

    ``helper_called`` gives the helper that a call is of, if that is to be written out too.
    """

    def __init__(
        self, func_ir: Any, interpreter: Callable[[Any], Any], helper_called: Callable[[Any, Any], Any] = no_helper
    ) -> None:
        self._func_ir, self._interpreter, self._written = func_ir, interpreter, 0
        self._helper_called = helper_called
        self._inside: dict[int, tuple[CodeType, ...]] = dict.fromkeys(func_ir.blocks, ())

    def inline(self) -> bool:
        """Inline every call of an inner function; return whether there was one."""
        before = self._written
        while (found := next(_calls(self._func_ir, self._helper_called), None)) is not None:
            label, position, maker = found
            call = self._func_ir.blocks[label].body[position]
            self._check(label, call, maker)
            around = self._inside[label]
            after = _write(self._func_ir, self._interpreter, label, position, maker)
            self._inside[after] = around
            self._note((*around, maker.code))
        drop_unreachable(self._func_ir)
        return self._written > before

    def adopt(self, label: int) -> None:
        """Take the blocks that are new as parts of what the block ``label`` belongs to."""
        self._note(self._inside[label])

    def _note(self, inside: tuple[CodeType, ...]) -> None:
        for label in self._func_ir.blocks:
            self._inside.setdefault(label, inside)

    def _check(self, label: int, call: Any, maker: Any) -> None:
        """Raise for recursion, and for more calls than MOST_CALLS."""
        self._written += 1
        if self._inside[label].count(maker.code) >= MOST_NESTED:
            raise RefusedError(
                f"{maker.code.co_name!r} calls itself, and recursion is not supported in a UDF", call.loc
            )
        if self._written > MOST_CALLS:
            cause = (
                f"the functions inside it are called in more than {MOST_CALLS} places, when all calls are written out"
            )
            raise RefusedError(cause, call.loc)
        _refuse_stale(self._func_ir, call, maker)


def _calls(func_ir: Any, helper_called: Callable[[Any, Any], Any]) -> Iterator[tuple[int, int, Any]]:
    """Yield where an inner function is called (label, statement), and the ``make_function`` it is."""
    for label, block in func_ir.blocks.items():
        for position, statement in enumerate(block.body):
            call = assigned_value(statement)
            if is_expression(call, "call"):
                maker = definition_of(func_ir, call.func)
                if is_expression(maker, "make_function") and not maker.code.co_flags & inspect.CO_GENERATOR:
                    yield label, position, maker
                elif maker is not None and (helper := helper_called(func_ir, call)) is not None:
                    yield label, position, helper


def _refuse_stale(func_ir: Any, call: Any, maker: Any) -> None:
    """Raise for a function of an earlier turn of a loop, kept under another name: it has that turn's values.

    A name has the latest one if it is set right after the function was made, in the same block.
    """
    if not is_expression(maker, "make_function") or (maker.defaults is None and maker.closure is None):
        return
    copies = set[str]()
    name = call.value.func.name
    while isinstance(node := func_ir._definitions[name][0], ir.Var):  # noqa: SLF001 - as above
        copies.add(name)
        name = node.name
    loops = compute_cfg_from_blocks(func_ir.blocks).loops().values()
    looped = set[int]().union(*(loop.body for loop in loops))
    first = name
    for label, block in func_ir.blocks.items():
        follows = False
        for statement in block.body:
            target = statement.target.name if isinstance(statement, ir.Assign) else None
            follows |= target == first
            is_copy = target in copies and not target.startswith("$")
            if label in looped and is_copy and not follows and _is_made_in(func_ir, first, looped):
                raise RefusedError(
                    "a function that an earlier turn of a loop has made is not supported in a UDF", call.loc
                )


def _is_made_in(func_ir: Any, name: str, labels: set[int]) -> bool:
    statements = (s for label in labels for s in func_ir.blocks[label].find_insts(ir.Assign))
    return any(statement.target.name == name for statement in statements)


def _write(func_ir: Any, interpreter: Any, label: int, position: int, maker: Any) -> int:
    """Split the caller's block, and put the function's body between; return the label of what follows the call."""
    blocks, block = func_ir.blocks, func_ir.blocks[label]
    call, scope = block.body[position], block.scope
    handler = handler_around(func_ir, block, maker.code, call.loc)
    body = InnerBody(func_ir, interpreter, maker, scope, call.loc)
    body.given = _bind_arguments(func_ir, maker, call)
    inner = body.blocks(find_max_label(blocks) + 1)
    after: int = find_max_label(inner) + 1
    rest = new_block(block, block.body[position + 1 :])
    unset = [ir.Del(variable.name, call.loc) for variable in body.own if not variable.name.startswith("$")]
    read = ir.Assign(call.value.func, scope.redefine("$function", call.loc), call.loc)  # which may not be set
    block.body = [*block.body[:position], read, *unset, ir.Jump(min(inner), call.loc)]
    for number, one in inner.items():
        last = one.body[-1]
        if isinstance(last, ir.Return):
            one.body[-1:] = [ir.Assign(last.value, call.target, last.loc), ir.Jump(after, last.loc)]
        blocks[number] = one
    blocks[after] = rest
    rebuild_definitions(func_ir)
    if handler is not None:
        handler.protect_all(func_ir, (label, *inner))
    return after


def _bind_arguments(func_ir: Any, maker: Any, call: Any) -> dict[str, Any]:
    """Return what each parameter is given by a call: a variable, or a constant default."""
    function = empty_function(maker.code, {})
    function.__defaults__ = _defaults(func_ir, maker, call.loc)
    if not is_expression(maker, "make_function"):
        function.__kwdefaults__ = maker.keyword_defaults
    positional = list(call.value.args)
    if call.value.vararg is not None:
        positional += _unpack_arguments(func_ir, call)
    try:
        bound = inspect.signature(function).bind(*positional, **dict(call.value.kws))
    except TypeError as error:
        raise RefusedError(f"{maker.code.co_name}() {error}", call.loc) from error
    bound.apply_defaults()
    values = {}
    for name, value in bound.arguments.items():
        kind = bound.signature.parameters[name].kind
        if kind is inspect.Parameter.VAR_KEYWORD:
            raise RefusedError("a function inside it takes **kwargs, which is not supported in a UDF", call.loc)
        values[name] = ir.Expr.build_tuple(list(value), call.loc) if kind is inspect.Parameter.VAR_POSITIONAL else value
    return values


def _defaults(func_ir: Any, maker: Any, loc: Any) -> tuple[Any, ...]:
    """Return the defaults of a ``make_function``: variables that hold them, or constants."""
    if not maker.defaults:
        return ()
    if isinstance(maker.defaults, tuple):
        return maker.defaults
    members = definition_of(func_ir, maker.defaults)
    if is_constant(members):
        return tuple(ir.Const(value, loc) for value in members.value)
    return tuple(_argument(func_ir, maker.defaults, members, index, loc) for index in range(len(members.items)))


def _unpack_arguments(func_ir: Any, call: Any) -> list[Any]:
    members = definition_of(func_ir, call.value.vararg)
    if not is_expression(members, "build_tuple"):
        raise RefusedError("a function inside it is called with *, which takes a tuple written out there", call.loc)
    return [_argument(func_ir, call.value.vararg, members, index, call.loc) for index in range(len(members.items))]


def _argument(func_ir: Any, sequence: Any, members: Any, index: int, loc: Any) -> Any:
    """Return an item of what is written out: the variable itself if nothing else sets it."""
    item = members.items[index]
    keeps = item.name.startswith("$") or isinstance(definition_of(func_ir, item), ir.Arg)
    return item if keeps else ir.Expr.static_getitem(sequence, index, None, loc)


def bind_cells(func_ir: Any) -> None:
    """Bind the captured variables of functions left as values; drop what only made the inlined functions."""
    drop_assignments(func_ir, partial(_is_part, func_ir))
    for block in func_ir.blocks.values():
        for statement in block.find_insts(ir.Assign):
            if is_cell(statement.value):
                statement.value = variable(block.scope, statement.value.value.name, statement.loc)
    rebuild_definitions(func_ir)


def drop_unreachable(func_ir: Any) -> None:
    """Remove the blocks that follow a call that always raises."""
    for label in compute_cfg_from_blocks(func_ir.blocks).dead_nodes():
        del func_ir.blocks[label]
    rebuild_definitions(func_ir)


def cut_noreturn_blocks(func_ir: Any) -> None:
    """Cut every block behind a call of a helper that never returns, to which typing gives the value None.

    One inside ``try`` goes on in the handler.
    """
    ended = [_cut(func_ir, block) for block in func_ir.blocks.values() if not is_protected(func_ir, block)]
    if any(ended):
        drop_unreachable(func_ir)


def _cut(func_ir: Any, block: Any) -> bool:
    for place, statement in enumerate(block.body):
        if _never_returns(func_ir, assigned_value(statement)):
            block.body = [*block.body[: place + 1], ir.StaticRaise(RuntimeError, (), statement.loc)]  # not reached
            return True
    return False


def _never_returns(func_ir: Any, value: Any) -> bool:
    """Return whether a value is that of a Python function without a return, not even at its end."""
    called = called_function(func_ir, value)
    if not isinstance(called, FunctionType) or str(called.__module__).startswith("udf."):
        return False  # ours are given a meaning by rules
    if EXTENSIONS.name_of(called) is not None:
        return False
    return not any(step.opname.startswith(("RETURN", "YIELD")) for step in dis.get_instructions(called))


def _is_part(func_ir: Any, value: Any) -> bool:
    """Return whether a value is a function, or a part of one."""
    if isinstance(value, ir.Var):
        return is_expression(definition_of(func_ir, value), "make_function")
    if is_expression(value, "build_tuple"):
        return any(is_cell(definition_of(func_ir, item)) for item in value.items)
    return is_expression(value, "make_function") or (is_constant(value) and isinstance(value.value, (CodeType, Cell)))


OWN: Final = ("$udf_", "$caught", "$exception_check")
"""How variables begin that hold nothing but the answer to whether anything was raised."""


class Handler:
    """Where what a block raises is caught: how the block ends, and how blocks in the place of its code end."""

    def __init__(self, block: Any, end: list[Any]) -> None:
        self._block, self._end = block, end

    def protect_all(self, func_ir: Any, labels: Iterable[int]) -> None:
        """Have blocks end in the handler that do not end in one."""
        for label in [one for one in labels if not is_protected(func_ir, func_ir.blocks[one])]:
            self._protect(func_ir.blocks, label)
        rebuild_definitions(func_ir)

    def _protect(self, blocks: dict[int, Any], label: int) -> None:
        """Have block ``label`` of ``blocks`` end in the handler for what it raises; its last statement moves behind."""
        block = blocks[label]
        *body, last = block.body
        raises = isinstance(last, (ir.Raise, ir.StaticRaise))
        if not raises and all(map(raises_nothing, body)):
            return
        if isinstance(last, ir.Raise):
            body.append(ir.TryRaise(exception=last.exception, loc=last.loc))
        *asked, branch = self._copied_end()
        if raises:
            block.body = [*body, *asked, ir.Jump(branch.truebr, last.loc)]
            return
        after = max(blocks) + 1
        blocks[after] = new_block(block, [last])
        block.body = [*body, *asked, ir.Branch(branch.cond, branch.truebr, after, last.loc)]

    def _copied_end(self) -> list[Any]:
        """Return the statements that ask for a status and jump, with variables of their own."""
        renamed: dict[str, Any] = {}
        made = []
        for statement in self._end[:-1]:
            value, target = _renamed(statement.value, renamed), statement.target
            if target.name.startswith(OWN):
                renamed[target.name] = target = self._block.scope.redefine(target.name, statement.loc)
            made.append(ir.Assign(value, target, statement.loc))
        last = self._end[-1]
        return [*made, ir.Branch(renamed[last.cond.name], last.truebr, last.falsebr, last.loc)]


def _renamed(value: Any, names: dict[str, Any]) -> Any:
    if isinstance(value, ir.Var):
        return names.get(value.name, value)
    if isinstance(value, ir.Expr) and value.op == "call":
        return ir.Expr.call(_renamed(value.func, names), [_renamed(one, names) for one in value.args], (), value.loc)
    return value


def handler_around(func_ir: Any, block: Any, code: CodeType, loc: Any) -> Handler | None:
    """Return where ``code`` in the place of a call in ``block`` has its exceptions caught; None if nowhere.

    Raises
    ------
    RefusedError
        If the code changes variables of the function around it, which a handler may read.
    """
    place = next((i for i, s in enumerate(block.body) if is_call_of(func_ir, s, take_status)), None)
    if place is None or not isinstance(block.terminator, ir.Branch):
        return None
    if any(step.opname == "STORE_DEREF" and step.argval in code.co_freevars for step in dis.get_instructions(code)):
        raise RefusedError(INNER, loc)
    return Handler(block, block.body[place - 1 :])
