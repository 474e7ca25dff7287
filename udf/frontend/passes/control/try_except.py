"""``try``: what a function raises inside it goes on in the handler, as a status that the handler looks at.

Numba's interpreter ends a block of code after each instruction inside a ``try`` that may raise, with an edge to the
handler. Here the exception that Python has on its stack there is the status of the raise site
(:class:`CaughtException`). Where such a block is lowered, a raise stores its status in place of returning it
(:class:`ExceptionState`); ``take_status`` reads it, ``is_raised`` decides the edge, ``matches`` asks which classes it
is of, and ``propagate`` returns it after all. A limit of ours (what 64 bits cannot hold) is no exception of Python's,
so no handler gets it: it leaves the function.
"""

from collections.abc import Iterator
from typing import Any, Final

from udf.base.raising import UNCAUGHT, LeftRow
from udf.base.records import dataclass
from udf.frontend.base.declarations import attributes, define, stand_in
from udf.frontend.base.messages import LIMITS, STATUS, RefusedError, status_constant
from udf.frontend.base.models import as_number
from udf.frontend.ir.nodes import (
    assigned_value,
    called_function,
    is_constant,
    is_expression,
    rebuild_definitions,
    variables_read,
)
from udf.frontend.numba.names import UnsupportedError, cgutils, compute_cfg_from_blocks, ir, types

USED: Final = (
    "the exception that is caught has no value in a UDF: its text is made by Python where it leaves the function"
)
SHAPE: Final = "this nesting of 'try' is not supported in a UDF; put the inner one into a function of its own"
INNER: Final = (
    "a generator, or an inner function that sets variables of the function around, is not supported inside 'try' in a"
    " UDF; write it out, or before it"
)


class Unreachable(Exception):  # noqa: N818 - what stands after a statement that never ends
    """Marks the end of a block whose last statement returns from the function."""


class CaughtException(types.Type):  # type: ignore[misc]
    """The status of what was raised."""

    def __init__(self) -> None:
        super().__init__(name="a caught exception")


CAUGHT: Final = CaughtException()

as_number(STATUS, CaughtException)  # a status


@attributes(CaughtException)
def _attribute_type(_value: Any, _attr: str) -> Any:
    """Refuse."""
    raise RefusedError(USED, None)


# -- in the code of a user's function ------------------------------------------------------------------


take_status: Final = stand_in("take_status")
"""Stands for the status of what was raised last, which is taken."""

is_raised: Final = stand_in("is_raised")
"""Stands for whether a status is one."""

matches: Final = stand_in("matches")
"""(status, classes): stands for ``except classes``."""

propagate: Final = stand_in("propagate")
"""Stands for raising again what was caught."""


class TryInterpreter:
    """Part of an interpreter of bytecode: what it makes of ``try``."""

    def _insert_try_block_begin(self) -> None:
        """Mark nothing: a block is known by how it ends."""

    _insert_try_block_end = _end_try_blocks = _insert_try_block_begin

    def _legalize_exception_vars(self) -> None:
        """Leave a caught exception its name: its type refuses what it has not."""

    def _stand_in(self: Any, function: Any, *arguments: Any) -> Any:
        """Return a call of a function that the code does not name."""
        name = f"$udf_{function.__name__}"
        self.store(ir.Global(function.__name__, function, loc=self.loc), name, redefine=True)
        return ir.Expr.call(self.get(name), arguments, (), loc=self.loc)

    def _insert_exception_check(self: Any) -> None:
        status = self._store_caught()
        self.store(self._stand_in(is_raised, status), "$exception_check", redefine=True)

    def _store_caught(self: Any) -> Any:
        """Give the handler what it has on its stack: the status, last."""
        self.store(self._stand_in(take_status), "$caught", redefine=True)
        pushed = self.dfainfo.outgoing_edgepushed.get(self.dfainfo.active_try_block["end"]) or ()
        for position, name in enumerate(pushed):
            last = position == len(pushed) - 1
            self.store(self.get("$caught") if last else ir.Const(None, loc=self.loc), name)
        return self.get("$caught")

    def op_RERAISE(self: Any, inst: Any, exc: Any) -> None:  # noqa: N802 - Numba calls it by the instruction's name
        """Raise again what a handler did not take, or ``finally`` has seen."""
        self._again(inst, self.get(exc))

    def op_RAISE_VARARGS(self: Any, inst: Any, exc: Any) -> None:  # noqa: N802 - as above
        """Raise an exception; at a bare ``raise`` the row leaves, since Python knows of which class it is."""
        if exc is None:
            self.current_block.append(ir.StaticRaise(LeftRow, (), loc=self.loc))
        elif self.dfainfo.active_try_block is not None:
            self.current_block.append(ir.TryRaise(exception=self.get(exc), loc=self.loc))
            self._store_caught()
            self.current_block.append(ir.Jump(self.dfainfo.active_try_block["end"], loc=self.loc))
        else:
            super().op_RAISE_VARARGS(inst, exc)  # type: ignore[misc]

    def op_RETURN_CONST(self: Any, inst: Any, **names: Any) -> None:  # noqa: N802 - as above
        """Return a constant; LeftRow stands for a block too short for a raise (:mod:`udf.bind.leaving`)."""
        if self.code_consts[inst.arg] is LeftRow:
            self.current_block.append(ir.StaticRaise(LeftRow, (), loc=self.loc))
        else:
            super().op_RETURN_CONST(inst, **names)  # type: ignore[misc]

    def _again(self: Any, inst: Any, status: Any) -> None:
        """Go on in the handler around with a status, or leave the function with it.

        Numba does not know the handler of an instruction that a jump leads to.
        """
        entry = self.bytecode.find_exception_entry(inst.offset)
        if entry is None:
            call = self._stand_in(propagate, status)
            self.current_block.append(ir.Assign(call, self.current_block.scope.redefine("$again", self.loc), self.loc))
            self.current_block.append(ir.StaticRaise(Unreachable, (), self.loc))
            return
        self._hand_over(entry.target, status)
        self.current_block.append(ir.Jump(entry.target, loc=self.loc))

    def _hand_over(self: Any, handler: int, status: Any) -> None:
        """Give a handler the status and what else it takes, from a place where Numba has not forked to it."""
        own = self.dfainfo.outgoing_edgepushed.get(handler) or ()
        names: set[str] = {*own[-1:]}
        for info in () if own else self.dfa.infos.values():
            pushed = info.outgoing_edgepushed.get(handler)
            names |= {phi for phi, made in info.outgoing_phis.items() if pushed and made == pushed[-1]}
        if not names:
            raise RefusedError(SHAPE, self.loc)
        for name in own[:-1]:
            self.store(ir.Const(None, loc=self.loc), name)
        for name in sorted(names):  # not by store(), after which Numba takes out what the block itself does not read
            target = self.current_scope.get_or_define(name, loc=self.loc)
            self.current_block.append(ir.Assign(status, target, self.loc))
            self.definitions[name].append(status)

    def _op_JUMP_IF(self: Any, inst: Any, pred: Any, iftrue: bool) -> None:  # noqa: N802, FBT001 - Numba's own
        """Ask for the truth of a condition, which may raise, in a block of its own before the one that jumps."""
        super()._op_JUMP_IF(inst, pred=pred, iftrue=iftrue)  # type: ignore[misc]
        entry = self.bytecode.find_exception_entry(inst.offset)
        if entry is None or self.dfainfo.active_try_block is None:
            return
        jump = self.current_block.body.pop()
        self.store(self._stand_in(take_status), "$caught", redefine=True)
        self._hand_over(entry.target, self.get("$caught"))
        asked = self.store(self._stand_in(is_raised, self.get("$caught")), "$exception_check", redefine=True)
        after = inst.offset + 1  # no instruction begins there
        self.current_block.append(ir.Branch(asked, entry.target, after, loc=self.loc))
        self.insert_block(after)
        self.current_block.append(jump)

    def op_CHECK_EXC_MATCH(self: Any, _inst: Any, pred: Any, tos: Any, tos1: Any) -> None:  # noqa: N802 - as above
        """Ask for the classes of what was caught."""
        self.store(self._stand_in(matches, self.get(tos1), self.get(tos)), pred)


PURE: Final = ("build_tuple", "build_list", "exhaust_iter", "cast")
"""Operations that raise nothing."""


def drop_handler_edges(func_ir: Any) -> None:
    """Remove edges to a handler from blocks that cannot raise; put what a raise leaves unset before the check."""
    for block in func_ir.blocks.values():
        place = next((i for i, s in enumerate(block.body) if is_call_of(func_ir, s, take_status)), None)
        if place is None:
            continue
        before = block.body[: place - 1]  # what loads the function comes before its call
        if all(map(raises_nothing, before)) and isinstance(block.terminator, ir.Branch):
            status = {block.body[place].target.name}
            kept = [s for s in block.body[place + 1 : -1] if not _passes_status(s, status)]
            block.body = [*before, *kept, ir.Jump(block.terminator.falsebr, block.loc)]
            continue
        made = {s.target.name for s in before if isinstance(s, ir.Assign)}
        late = [s for s in block.body[place + 1 : -1] if isinstance(s.value, ir.Var) and s.value.name in made]
        rest = [s for s in block.body[place - 1 : -1] if all(s is not one for one in late)]
        block.body = [*before, *late, *rest, block.terminator]
    for label in compute_cfg_from_blocks(func_ir.blocks).dead_nodes():
        del func_ir.blocks[label]
    rebuild_definitions(func_ir)


def raises_nothing(statement: Any) -> bool:
    """Return whether a statement cannot raise."""
    if not isinstance(statement, ir.Assign):
        return isinstance(statement, ir.Del)
    value = statement.value
    return is_constant(value) or isinstance(value, (ir.Var, ir.Arg)) or is_expression(value, *PURE)


def _passes_status(statement: Any, status: set[str]) -> bool:
    """Return whether a statement only hands a status on, which is then in ``status`` too."""
    value = statement.value
    known = is_constant(value) and value.value is is_raised
    if known or any(one.name in status for one in variables_read(statement)):
        status.add(statement.target.name)
        return True
    return False


def is_protected(func_ir: Any, block: Any) -> bool:
    """Return whether what a block raises is caught."""
    return any(is_call_of(func_ir, statement, take_status) for statement in block.find_insts(ir.Assign))


def is_call_of(func_ir: Any, statement: Any, function: Any) -> bool:
    """Return whether a statement is a call of the stand-in ``function``."""
    return called_function(func_ir, assigned_value(statement)) is function


# -- lowered -------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Match:
    """One ``except``: where its answer is worked out once all raise sites of the function are known."""

    block: Any
    status: Any
    classes: tuple[type[BaseException], ...]
    answer: Any
    after: Any


@dataclass(slots=True)
class ExceptionState:
    """The memory of what was raised in one function, and where a block that is being lowered goes on after it."""

    raised: Any
    after: Any
    matches: list[Match]
    checks: list[tuple[Any, Any, Any]]


def exception_state(context: Any) -> ExceptionState:
    """Return the memory of the function at hand."""
    found = context.call_conv.sites.catching
    if found is None:
        raise UnsupportedError("try without a place for what it catches")
    return found


def new_exception_state(builder: Any) -> ExceptionState:
    """Make the memory of a function."""
    return ExceptionState(raised=cgutils.alloca_once_value(builder, STATUS(0)), after=None, matches=[], checks=[])


@define(take_status, typing=lambda: CAUGHT)
def _caught(context: Any, builder: Any, _sig: Any, _args: Any) -> Any:
    memory = exception_state(context)
    status = builder.load(memory.raised)
    with builder.if_then(builder.icmp_unsigned("!=", status, STATUS(0)), likely=False):
        builder.store(STATUS(0), memory.raised)
        check, after = builder.append_basic_block("limit"), builder.append_basic_block("take_status")
        builder.branch(check)
        memory.checks.append((check, status, after))
        builder.position_at_end(after)
    return status


@define(is_raised, typing=lambda status: types.boolean if status == CAUGHT else None)
def _is_caught(_context: Any, builder: Any, _sig: Any, args: Any) -> Any:
    return builder.icmp_unsigned("!=", args[0], STATUS(0))


@define(propagate, typing=lambda status: types.none if status == CAUGHT else None)
def _propagate(context: Any, builder: Any, _sig: Any, args: Any) -> Any:
    context.call_conv.leave(builder, args[0])
    builder.position_at_end(builder.append_basic_block("never"))
    return context.get_dummy_value()


def _classes(kind: Any) -> Iterator[type[BaseException]]:
    """Yield the classes that ``except`` names."""
    for one in kind if isinstance(kind, types.BaseTuple) else (kind,):
        if not isinstance(one, types.ExceptionClass):
            raise RefusedError("'except' takes classes of exceptions in a UDF, known when it is compiled", None)
        yield one.exc_class


def _match_type(status: Any, kind: Any) -> Any:
    if status != CAUGHT:
        return None
    return types.boolean if tuple(_classes(kind)) or isinstance(kind, types.BaseTuple) else None


@define(matches, typing=_match_type)
def _matches(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    block, after = builder.append_basic_block("except"), builder.append_basic_block("except.end")
    answer = cgutils.alloca_once_value(builder, cgutils.false_bit)
    builder.branch(block)
    match = Match(block, args[0], tuple(_classes(sig.args[1])), answer, after)
    exception_state(context).matches.append(match)
    builder.position_at_end(after)
    return builder.load(answer)


def _is_limit(site: Any) -> bool:
    """Return whether Python would not raise at a site: a limit of 64 bits, or where a row leaves."""
    return site.exception in UNCAUGHT or bool(site.arguments and site.arguments[0] in LIMITS)


def lower_matches(builder: Any, memory: ExceptionState, sites: dict[int, Any]) -> None:
    """Work out every ``except`` of a function, whose raise sites are all known; equal ones of a place are one."""
    here = builder.block
    once = {number if site.place is None else site: number for number, site in sites.items()}
    sites = {number: sites[number] for number in once.values()}
    limits = [number for number, site in sites.items() if _is_limit(site)]
    for check, status, after in memory.checks:
        builder.position_at_end(check)
        choice = builder.switch(status, after)
        if limits:
            leaving = builder.append_basic_block("limit.raised")
            for number in limits:
                choice.add_case(status_constant(number), leaving)
            builder.position_at_end(leaving)
            builder.ret(status)
    for match in memory.matches:
        builder.position_at_end(match.block)
        yes = builder.append_basic_block("except.yes")
        no = builder.append_basic_block("except.no")
        choice = builder.switch(match.status, no)
        for number, site in sites.items():
            if issubclass(site.exception, match.classes):
                choice.add_case(status_constant(number), yes)
        for block, answer in ((yes, cgutils.true_bit), (no, cgutils.false_bit)):
            builder.position_at_end(block)
            builder.store(answer, match.answer)
            builder.branch(match.after)
    builder.position_at_end(here)
