"""What is known of the values of a function, instruction by instruction: which are inexact, and what decides by them.

:mod:`udf.doors.installed.decisions` says what that is for.
"""

from __future__ import annotations

import dis
import sys
from itertools import chain
from types import CodeType, FunctionType
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol, TypeVar

from udf.base.bytecode import instructions, names_of
from udf.bind.guards import cell_value

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

EXACT: Final = frozenset(
    str.split("""
    len count size shape max min abs range enumerate zip reversed sorted list tuple dict set float int bool str round
    isna notna isnull notnull isnan isfinite isinf any all where select mask clip isin idxmax idxmin argmax argmin floor
    ceil fabs sign maximum minimum Series DataFrame array asarray to_numpy values tolist to_list index columns iloc loc
    iat at item dropna fillna ffill bfill head tail sort_values nlargest nsmallest shift diff pct_change copy name dtype
    astype prod median quantile percentile nunique unique gt lt ge le eq ne between append get keys items first last
    sqrt exp log log1p log10 log2 amax amin nanmax nanmin ptp count_nonzero square power pow add sub mul div truediv
    subtract multiply divide negative cummax cummin duplicated drop_duplicates rank argsort searchsorted sort flip
    empty T
    """)
)
"""Names of what adds nothing up: of exact values it gives pandas' own."""

COUNTS: Final = frozenset(
    {"len", "count", "size", "nunique", "range", "enumerate", "count_nonzero", "argmax", "argmin"}
)
"""Names of what gives whole numbers."""

SMOOTH: Final = frozenset(
    str.split("""
    sum mean std var sem median quantile percentile prod min max abs fabs clip float nansum nanmean nanstd nanvar
    nanmedian nanmin nanmax maximum minimum amax amin cumsum diff shift fillna dropna values to_numpy copy array asarray
    Series DataFrame tuple list dict append iloc loc add sub subtract mul multiply dot head tail isna notna isnull
    notnull isnan
    """)
)
"""Names of what gives nearly the same of nearly equal values."""

HELPER: Final = "()"
"""The name of a function whose code is walked, too: its parameters are inexact."""

CALLING: Final = frozenset({"apply", "map", "agg", "aggregate", "transform", "pipe", "assign", HELPER})
"""Names of what makes a result of what a function gives, and chooses nothing by it."""

NOTHING: Final = frozenset(
    str.split("""
    NOP RESUME CACHE PRECALL PUSH_NULL KW_NAMES MAKE_CELL COPY_FREE_VARS EXTENDED_ARG DELETE_FAST JUMP_FORWARD
    JUMP_BACKWARD JUMP_BACKWARD_NO_INTERRUPT NOT_TAKEN GEN_START
    """)
)
ENDS: Final = frozenset(
    str.split("""
    JUMP_FORWARD JUMP_BACKWARD JUMP_BACKWARD_NO_INTERRUPT RETURN_VALUE RETURN_CONST RAISE_VARARGS RERAISE
    """)
)
BUILDS: Final = {
    "BUILD_TUPLE": (1, 0), "BUILD_LIST": (1, 0), "BUILD_SET": (1, 0), "BUILD_MAP": (2, 0), "BUILD_SLICE": (1, 0),
    "BUILD_CONST_KEY_MAP": (1, 1),
}  # fmt: skip
"""Instruction -> values that it takes for each of its argument, and besides."""

FOUND_BY_ITEM: Final = sys.version_info >= (3, 12)
"""Whether an iterator at its end is popped by an instruction of its own."""


Variable = tuple[CodeType | None, str]
"""A variable: the code that it is local to, None of one that inner functions share, and its name."""


class Held(NamedTuple):
    """What is known of a value: whether it is inexact, or a whole number that is counted; as what it can be called.

    ``of`` are the variables that it is computed from, with ``adds`` by arithmetic of floats.
    """

    inexact: bool = False
    whole: bool = False
    name: str = ""
    of: frozenset[Variable] = frozenset()
    adds: bool = False


UNKNOWN: Final = Held(inexact=True)


def joined(values: Iterable[Held]) -> Held:
    """Return what is known of a value that is made of others."""
    given = tuple(values)
    return Held(
        inexact=any(one.inexact for one in given),
        of=frozenset(chain.from_iterable(one.of for one in given)),
        adds=any(one.adds for one in given),
    )


class Findings(Protocol):
    """What all walks over a function and its helpers share: :class:`udf.doors.installed.decisions.Walk`."""

    functions: list[FunctionType]
    outermost: CodeType
    inexact: set[Variable]
    broken: set[Variable]
    names: dict[Variable, str]

    def store(self, name: Variable, value: Held) -> None:
        """Note what a variable is given."""

    def decided(self, *values: Held) -> None:
        """Note an operation that decides by ``values``."""


class UnknownInstructionError(Exception):
    """An instruction of which nothing is known."""


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

    def __init__(self, walk: Findings, function: FunctionType, code: CodeType) -> None:
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
        self._push(Held(name=self._called(step.argval)))

    @_on("LOAD_ASSERTION_ERROR", "RETURN_GENERATOR")
    def _plain(self, _: dis.Instruction) -> None:
        self._push(Held())

    @_on("LOAD_ATTR", "LOAD_METHOD")
    def _attribute(self, step: dis.Instruction) -> None:
        owner = self._pop()
        self._push(owner._replace(name=step.argval, whole=step.argval in COUNTS and not owner.inexact))

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
        inexact = key in self._walk.inexact or (is_given and self._code is not self._walk.outermost)
        called = self._called(name) if captured else self._walk.names.get(key, "")
        self._push(Held(inexact, not captured and key not in self._walk.broken, called, frozenset([key])))

    def _called(self, name: str) -> str:
        """Return what is known of an object from outside by its name: its own name, or that its code is walked."""
        value = self._function.__globals__.get(name)
        free = self._function.__code__.co_freevars
        if name in free:
            value = cell_value((self._function.__closure__ or ())[free.index(name)])
        if isinstance(value, FunctionType) and any(value is one for one in self._walk.functions):
            return HELPER
        own = getattr(value, "__name__", name)
        return own if callable(value) and isinstance(own, str) else name

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
            self._walk.decided(UNKNOWN)  # a key, perhaps
        made = joined((called, *given))
        is_exact = called.name in EXACT and not made.inexact
        self._push(made._replace(inexact=not is_exact, whole=called.name in COUNTS and is_exact, adds=not is_exact))

    @_on("BINARY_OP")
    def _binary(self, step: dis.Instruction) -> None:
        operation, (left, right) = step.argrepr.rstrip("="), self._take(2)
        if operation == "/":
            self._walk.decided(right)
        elif operation not in ("+", "-", "*", "&", "|", "^"):
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
