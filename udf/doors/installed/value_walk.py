"""What is known of the values of a function, instruction by instruction: which are inexact, and what decides by them.

:mod:`udf.doors.installed.decisions` says what that is for.
"""

from __future__ import annotations

import builtins
import dis
import sys
from types import BuiltinFunctionType, CodeType, FunctionType, ModuleType
from typing import TYPE_CHECKING, Final, TypeVar

import numpy as np

from udf.base.bytecode import all_codes, instructions, names_of
from udf.bind.called_functions import functions_of
from udf.bind.guards import cell_value
from udf.bind.object_graph import is_known
from udf.doors.installed.held_values import (
    BUILDS,
    CALLING,
    COUNTS,
    DATA,
    ENDS,
    EXACT,
    FOUND_BY_ITEM,
    HELPER,
    NOTHING,
    NOTHING_KNOWN,
    SMOOTH,
    UNKNOWN,
    Held,
    UnknownInstructionError,
    Variable,
    is_apart,
    joined,
)

if TYPE_CHECKING:
    from collections.abc import Callable


class Walk:
    """Walks over a function's code, and that of its helpers, until nothing new is found.

    One that ``is_adding`` calls something that adds up. ``inexact`` are the variables that are; ``broken`` those that
    hold anything but whole numbers, and ``names`` says as what one can be called.
    """

    def __init__(self, function: FunctionType, *, is_adding: bool) -> None:
        self.functions, self._is_adding = functions_of(function), is_adding
        self._scopes = [(one, code) for one in self.functions for code in all_codes(one.__code__)]
        self.outermost = function.__code__
        self._edges: dict[Variable, set[tuple[Variable, bool]]] = {}
        self.inexact, self.broken, self.names = set[Variable](), set[Variable](), dict[Variable, str]()
        self.decides = False

    def again(self) -> bool:
        """Walk over everything once more; return whether something was found that was not known."""
        before = len(self.inexact), len(self.broken), dict(self.names)
        for one, code in self._scopes:
            CodeWalk(self, one, code).run()
        self.inexact |= {name for name in self._edges if self._accumulates(name)}
        return (len(self.inexact), len(self.broken), self.names) != before

    @property
    def adds(self) -> bool:
        """Return whether anything is added up, as far as is known."""
        return self._is_adding or bool(self.inexact)

    def store(self, name: Variable, value: Held) -> None:
        """Note what a variable is given."""
        if value.inexact:
            self.inexact.add(name)
        self.names[name] = value.name if self.names.get(name, value.name) == value.name else ""
        if not value.whole:
            self.broken.add(name)
        if not value.whole and value.of:
            self._edges.setdefault(name, set()).update((one, value.adds) for one in value.of)

    def _accumulates(self, name: Variable) -> bool:
        """Return whether a variable is computed from itself, by arithmetic: a loop that adds up."""
        firsts = [one for one, adds in self._edges[name] if adds]
        seen = set(firsts)
        for one in firsts:
            for other, _ in self._edges.get(one, ()):
                if other not in seen:
                    seen.add(other)
                    firsts.append(other)
        return name in seen

    def decided(self, *values: Held) -> None:
        """Note an operation that decides by ``values``."""
        self.decides = self.decides or any(one.inexact for one in values)


HANDLERS: Final[dict[str, Callable[[CodeWalk, dis.Instruction], None]]] = {}
"""Instruction -> what is known of what it does."""

Handler = TypeVar("Handler", bound="Callable[[CodeWalk, dis.Instruction], None]")


def _on(*names: str) -> Callable[[Handler], Handler]:
    def register(handler: Handler) -> Handler:
        HANDLERS.update(dict.fromkeys(names, handler))
        return handler

    return register


class CodeWalk:
    """One walk over one code object, with its stack as far as is known; NULLs are left out of it."""

    def __init__(self, walk: Walk, function: FunctionType, code: CodeType) -> None:
        self._walk, self._function, self._code = walk, function, code
        self._stack: list[Held] = []
        self._before: object = None
        self._waiting: dict[int, list[Held]] = {}
        parameters = code.co_varnames[: code.co_argcount + code.co_kwonlyargcount + bool(code.co_flags & 12) * 2]
        self._given = frozenset(parameters)

    def run(self) -> None:
        """Walk over all instructions."""
        ended = False
        for step in instructions(self._code):
            at_target = self._waiting.pop(step.offset, None)
            if at_target is not None:
                self._stack = at_target if ended else _merged(self._stack, at_target)
            elif ended:
                self._stack = []
            ended = step.opname in ENDS
            self._step(step)
            self._before = step.argval if step.opname == "LOAD_CONST" else None
            if step.opcode in dis.hasjrel or step.opcode in dis.hasjabs:
                self._wait(step)

    def _wait(self, step: dis.Instruction) -> None:
        """Keep the stack for where an instruction jumps to."""
        stack = list(self._stack)
        if step.opname == "FOR_ITER" and not FOUND_BY_ITEM:
            stack = stack[:-2]
        known = self._waiting.get(step.argval)
        self._waiting[step.argval] = stack if known is None else _merged(known, stack)
        if step.opname in ("JUMP_IF_TRUE_OR_POP", "JUMP_IF_FALSE_OR_POP"):
            self._pop()

    def _pop(self) -> Held:
        return self._stack.pop() if self._stack else UNKNOWN

    def _take(self, count: int) -> list[Held]:
        return [self._pop() for _ in range(count)][::-1]

    def _push(self, value: Held) -> None:
        self._stack.append(value)

    # -- instructions ------------------------------------------------------------------------------------

    def _step(self, step: dis.Instruction) -> None:
        if step.opname in NOTHING:
            return
        handler = HANDLERS.get(step.opname)
        if handler is None:
            raise UnknownInstructionError(step.opname)
        handler(self, step)

    @_on("POP_TOP", "POP_ITER", "RETURN_VALUE")
    def _drop(self, _: dis.Instruction) -> None:
        self._pop()

    @_on(*str.split("UNARY_NEGATIVE UNARY_POSITIVE UNARY_INVERT GET_ITER CALL_INTRINSIC_1 YIELD_VALUE"))
    def _same(self, _: dis.Instruction) -> None:
        self._push(self._pop()._replace(name=""))

    @_on(*BUILDS)
    def _build(self, step: dis.Instruction) -> None:
        each, more = BUILDS[step.opname]
        self._push(joined(self._take(each * (step.arg or 0) + more)))

    @_on("LOAD_CONST")
    def _constant(self, step: dis.Instruction) -> None:
        self._push(Held(whole=isinstance(step.argval, int)))

    @_on("LOAD_GLOBAL", "LOAD_NAME")
    def _global(self, step: dis.Instruction) -> None:
        self._push(self._captured(step.argval))

    @_on("LOAD_ASSERTION_ERROR", "RETURN_GENERATOR")
    def _plain(self, _: dis.Instruction) -> None:
        self._push(Held())

    @_on("LOAD_ATTR", "LOAD_METHOD")
    def _attribute(self, step: dis.Instruction) -> None:
        owner, name = self._pop(), step.argval
        known = owner.captured
        if isinstance(known, ModuleType):
            self._push(Held(name=self._named(getattr(known, name, None), name) if is_known(known.__name__) else ""))
            return
        if known is not NOTHING_KNOWN and type(known) not in DATA:
            name = ""
        self._push(owner._replace(name=name, whole=name in COUNTS and not owner.inexact))

    @_on("STORE_SUBSCR")
    def _set_item(self, _: dis.Instruction) -> None:
        value, into, at = self._take(3)
        self._walk.decided(at)
        if value.inexact:
            self._walk.inexact |= into.of

    @_on("STORE_FAST_LOAD_FAST", "STORE_FAST_STORE_FAST", "LOAD_FAST_LOAD_FAST")
    def _two_variables(self, step: dis.Instruction) -> None:
        words = step.opname.split("_")
        for what, variable in zip((words[0], words[2]), names_of(step), strict=True):
            self._variable(what, str(variable))

    @_on(
        *str.split("STORE_FAST STORE_DEREF LOAD_FAST LOAD_FAST_CHECK LOAD_FAST_AND_CLEAR"),
        *str.split("LOAD_DEREF LOAD_CLASSDEREF LOAD_CLOSURE"),
    )
    def _one_variable(self, step: dis.Instruction) -> None:
        self._variable(step.opname, str(step.argval))

    def _variable(self, what: str, name: str) -> None:
        is_cell = "FAST" not in what and "_" in what
        key = (None if is_cell else self._code, name)
        if what.startswith("STORE"):
            self._walk.store(key, self._pop())
            return
        is_given = name in self._given
        if is_given:
            self._walk.broken.add(key)
        captured = is_cell and name in self._function.__code__.co_freevars
        inexact = key in self._walk.inexact or (is_given and self._walk.adds and self._code is not self._walk.outermost)
        if captured:
            self._push(self._captured(name))
            return
        whole, called = key not in self._walk.broken, self._walk.names.get(key, "")
        self._push(Held(inexact, whole, called, frozenset([key])))

    def _captured(self, name: str) -> Held:
        """Return what is known of an object from outside by its name."""
        value = self._function.__globals__.get(name, getattr(builtins, name, NOTHING_KNOWN))
        free = self._function.__code__.co_freevars
        if name in free:
            value = cell_value((self._function.__closure__ or ())[free.index(name)])
        return Held(name=self._named(value, name), captured=value)

    def _named(self, value: object, name: str) -> str:
        """Return by what name an object is known: its own one, HELPER if its code is walked, "" of a user's."""
        if isinstance(value, FunctionType):
            is_walked = any(value is one for one in self._walk.functions)
            return HELPER if is_walked else value.__name__ if is_known(value.__module__ or "") else ""
        own = getattr(value, "__name__", None)
        if isinstance(value, BuiltinFunctionType | np.ufunc | type) or own is not None:
            return own if isinstance(own, str) else ""
        return "" if callable(value) else name

    @_on("CALL_KW")
    def _call_by_name(self, step: dis.Instruction) -> None:
        self._pop()
        self._call(step)

    @_on("CALL")
    def _call(self, step: dis.Instruction) -> None:
        given = self._take(step.arg or 0)
        called = self._pop()
        if called.name not in SMOOTH and called.name != HELPER:
            self._walk.decided(called, *given)
        if called.name not in CALLING and any(one.name == HELPER for one in given):
            self._walk.decided(UNKNOWN._replace(inexact=self._walk.adds))  # a key, perhaps
        made = joined((called, *given))
        is_exact = (called.name in EXACT or not self._walk.adds) and not made.inexact
        whole, adds = called.name in COUNTS and is_exact, not is_exact
        apart = called.name in ("sum", "mean") and any(is_apart(one.captured) for one in (called, *given))
        apart = apart and not made.of and len(given) <= 1
        self._push(made._replace(inexact=not is_exact, whole=whole, adds=adds, apart=apart))

    @_on("BINARY_OP")
    def _binary(self, step: dis.Instruction) -> None:
        operation, (left, right) = step.argrepr.rstrip("="), self._take(2)
        if operation == "/" and not right.apart:
            self._walk.decided(right)
        elif operation not in ("/", "+", "-", "*", "&", "|", "^"):
            self._walk.decided(left, right)
        whole = left.whole and right.whole and operation in ("+", "-", "*", "//", "%")
        adds = not whole and operation not in ("&", "|", "^")
        self._push(joined((left, right))._replace(whole=whole, adds=adds or left.adds or right.adds))

    @_on("JUMP_IF_TRUE_OR_POP", "JUMP_IF_FALSE_OR_POP")
    def _test_or_pop(self, _: dis.Instruction) -> None:
        self._walk.decided(self._stack[-1] if self._stack else UNKNOWN)  # popped where it falls through

    @_on(*(f"POP_JUMP_{way}IF_{what}" for way in ("", "FORWARD_", "BACKWARD_") for what in ("TRUE", "FALSE")))
    def _test(self, _: dis.Instruction) -> None:
        self._walk.decided(self._pop())

    @_on(*(f"POP_JUMP_{way}IF_{what}" for way in ("", "FORWARD_", "BACKWARD_") for what in ("NONE", "NOT_NONE")))
    def _test_none(self, _: dis.Instruction) -> None:
        self._pop()

    @_on("UNARY_NOT", "TO_BOOL")
    def _truth(self, _: dis.Instruction) -> None:
        value = self._pop()
        self._walk.decided(value)
        self._push(joined((value,))._replace(inexact=False))

    @_on("COMPARE_OP", "CONTAINS_OP")
    def _compare(self, _: dis.Instruction) -> None:
        both = self._take(2)
        if not (both[0] == both[1] and len(both[0].of) == 1 and not both[0].adds):  # v == v: whether it is NaN
            self._walk.decided(*both)
        self._push(joined(both)._replace(inexact=False, adds=False))

    @_on("IS_OP")
    def _identity(self, _: dis.Instruction) -> None:
        self._push(joined(self._take(2))._replace(inexact=False))

    @_on("BINARY_SUBSCR", "BINARY_SLICE")
    def _item(self, step: dis.Instruction) -> None:
        items, *at = self._take(2 if step.opname == "BINARY_SUBSCR" else 3)
        self._walk.decided(*at)
        self._push(joined((items, *at))._replace(inexact=items.inexact))

    @_on("UNPACK_SEQUENCE")
    def _unpack(self, step: dis.Instruction) -> None:
        items, known = self._pop(), self._before if isinstance(self._before, tuple) else (None,) * (step.arg or 0)
        self._stack.extend(items._replace(name="", whole=isinstance(one, int)) for one in reversed(known))

    @_on("FOR_ITER")
    def _next(self, _: dis.Instruction) -> None:
        self._push((self._stack[-1] if self._stack else UNKNOWN)._replace(name=""))

    @_on("END_FOR")
    def _end_for(self, _: dis.Instruction) -> None:
        self._take(2 if sys.version_info < (3, 13) else 1)

    @_on("COPY", "SWAP", "LIST_APPEND", "SET_ADD", "LIST_EXTEND")
    def _within(self, step: dis.Instruction) -> None:
        place, stack = -(step.arg or 0), self._stack
        top = UNKNOWN if len(stack) < -place + (step.opname not in ("COPY", "SWAP")) else stack[-1]
        if top is UNKNOWN:
            raise UnknownInstructionError(step.opname)
        if step.opname == "COPY":
            stack.append(stack[place])
        elif step.opname == "SWAP":
            stack[-1], stack[place] = stack[place], top
        else:
            stack.pop()
            stack[place] = joined((stack[place], top))

    @_on("MAKE_FUNCTION", "SET_FUNCTION_ATTRIBUTE")
    def _function_made(self, step: dis.Instruction) -> None:
        flags = (step.arg or 0).bit_count() if sys.version_info < (3, 13) else 0
        self._take(2 if step.opname == "SET_FUNCTION_ATTRIBUTE" else 1 + flags)
        self._push(Held(name=HELPER))

    @_on("RAISE_VARARGS")
    def _raise(self, step: dis.Instruction) -> None:
        self._take(step.arg or 0)

    @_on("RETURN_CONST", "RERAISE")
    def _end(self, _: dis.Instruction) -> None:
        """Take nothing."""


def _merged(one: list[Held], other: list[Held]) -> list[Held]:
    """Return what is known of a stack that is one of two; they are alike at their ends."""
    count = min(len(one), len(other))
    pairs = zip(one[len(one) - count :], other[len(other) - count :], strict=True)
    return [joined(two)._replace(name=two[0].name if two[0].name == two[1].name else "") for two in pairs]
