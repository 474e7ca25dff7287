"""How a UDF says what it raised: one status word, exact through every nested call.

Numba returns a status code from each function, and numbers the exceptions of every function 1, 2, ...
anew; a nested function's 1 would be taken for its caller's 1, and its code is cached across compiles.
Here a raise site writes a token instead of a number, one of its own for each site. A call passes the
callee's tokens on. When the modules of one UDF are put together, each token that occurs becomes its
index in ``PtxUdf.raises``; see :func:`udf.frontend.lower.wrapper.number_statuses`.

A function of Numba's own or ours (a tuple's ``__getitem__``, an implementation of ``math.comb``) is no
place that a user knows. Its exceptions are handed on under the user's line that called it.
"""

import itertools
from dataclasses import replace
from types import CodeType
from typing import Any, Final

from llvmlite import ir as llvm

from udf.base.raising import ComputedRaise, LargeInteger
from udf.base.records import dataclass
from udf.bind.leaving import class_raised
from udf.frontend.base.messages import COMPUTED, STATUS, Token, status_constant
from udf.frontend.ir.nodes import is_expression
from udf.frontend.numba.names import MinimalCallConv, UnsupportedError, cgutils, ir

WORD: Final = llvm.IntType(64)

_numbers = itertools.count(1)


@dataclass(frozen=True, slots=True)
class Place:
    """An instruction of Python code; ``offset`` is in bytes into ``code.co_code``."""

    code: CodeType
    offset: int


@dataclass(frozen=True, slots=True)
class Site:
    """One raise: the exception's class, its arguments (None if computed), and where (None until attributed)."""

    exception: type[BaseException]
    arguments: tuple[object, ...] | None
    place: Place | None


class Sites:
    """Numba's call helper: the raise sites of one function under compilation.

    ``lowering`` is set by the lowering class and knows the instruction that is being lowered. ``noted`` is the
    memory of a status that the function returns at its end (None as long as there is none), ``has_noted`` says that a
    statement so far writes there. ``line`` is the one whose
    overflows are being collected in one bit, which ``overflown`` holds; ``overflow`` is their status. ``large`` is the
    word whose bits from ``bits`` on are set if an integer was larger than assumed; ``repeats`` says whether a loop of
    the user's may have no end here or in a function that is called. ``catching`` is the memory of a function with
    ``try`` (:mod:`udf.frontend.passes.control.try_except`); its ``after`` is set where a raise is caught.

    ``kinds`` has the types of number that a helper may return in Python.
    """

    def __init__(self) -> None:
        self.by_number: dict[int, Site] = {}
        self.lowering: Any = None
        self.noted: Any = None
        self.has_noted = False
        self.overflown: Any = None
        self.overflow: Any = None
        self.line: int | None = None
        self.large: Any = None
        self.bits = 0
        self.large_status: Any = None
        self.repeats = False
        self.kinds: frozenset[str] = frozenset()
        self.catching: Any = None

    @property
    def is_caught(self) -> bool:
        """Return whether what the statement at hand raises is caught in this function."""
        return self.catching is not None and self.catching.after is not None

    @property
    def exceptions(self) -> dict[int, Site]:
        """Return what Numba's own helper has under this name."""
        return self.by_number

    def place(self) -> Place | None:
        """Return where the statement that is being lowered comes from, None inside our own functions."""
        return self.lowering.current_place() if self.lowering is not None else None

    def add(self, site: Site) -> Token:
        """Give ``site`` a number and return its token."""
        number = next(_numbers)
        self.by_number[number] = site
        return Token(number)

    def _add_exception(self, exc: Any, exc_args: tuple[object, ...] | None, locinfo: object) -> Token | int:
        """Take one raise from Numba's lowering (the name and the arguments are Numba's)."""
        del locinfo  # names a line of text; the bytecode offset is exact
        if self.lowering is not None and self.lowering.cannot_raise():
            return 0
        if exc is None:
            raise UnsupportedError("a bare 'raise' has no exception to re-raise")
        place = self.place()
        if exc is ComputedRaise:
            assert place is not None, "it is the user's"
            exc, exc_args = class_raised(self.lowering.func_ir.func_id.func, place.code, place.offset), COMPUTED
        computed = exc_args == COMPUTED or self._unpacks()
        return self.add(Site(exc, None if computed else tuple(exc_args or ()), place))

    def _unpacks(self) -> bool:
        """Return whether the statement at hand unpacks: what Python says then has numbers of the row in it."""
        statement = None if self.lowering is None else self.lowering.statement
        return isinstance(statement, ir.Assign) and is_expression(statement.value, "exhaust_iter")


class UdfCallConv(MinimalCallConv):  # type: ignore[misc]
    """Numba's own calling convention (result through a pointer, status returned), with exact statuses."""

    def __init__(self, context: Any) -> None:
        super().__init__(context)
        self.sites = Sites()

    def _make_call_helper(self, _builder: Any) -> Sites:
        return self.sites

    def return_dynamic_user_exc(
        self,
        builder: Any,
        exc: Any,
        exc_args: tuple[object, ...],
        nb_types: Any,
        loc: Any = None,
        func_name: Any = None,
    ) -> None:
        """Raise with arguments that are computed at run time."""
        del nb_types, loc, func_name, exc_args
        self.return_user_exc(builder, exc, COMPUTED)

    def call_function(self, builder: Any, callee: Any, resty: Any, argtys: Any, args: Any) -> Any:
        """Call a function; its status carries what it can raise."""
        callees = self.context.sites[callee.name]
        self._get_call_helper(builder).repeats |= callees.repeats
        self.return_noted(builder, large=callees.repeats)
        status, result = super().call_function(builder, callee, resty, argtys, args)
        raised, code = callees.by_number, status.code
        is_error = builder.icmp_unsigned("!=", code, STATUS(0)) if raised else cgutils.false_bit
        return status._replace(code=code, is_error=is_error, excinfoptr=raised), result

    def refuse(self, builder: Any, condition: Any, exc: type[BaseException], exc_args: tuple[object, ...]) -> None:
        """Raise where ``condition`` holds, at the function's end: what comes between may be computed of anything.

        Without a branch the compiler keeps one straight run of instructions. A loop, which might not end then, looks
        at the end of each trip (:meth:`return_noted`).
        """
        helper = self._get_call_helper(builder)
        if helper.lowering is None or helper.is_caught:
            with builder.if_then(condition, likely=False):
                self.return_user_exc(builder, exc, exc_args)
            return
        raised = helper._add_exception(exc, exc_args, None)  # noqa: SLF001 - as Numba's own conventions call it
        self.expect_notes(builder)
        helper.has_noted = True
        code = builder.select(condition, llvm.Constant(STATUS, raised), STATUS(0))
        builder.store(self._first(builder, code), helper.noted)

    def expect_notes(self, builder: Any) -> None:
        """Make the memory of a noted status, if there is none."""
        helper = self._get_call_helper(builder)
        if helper.noted is None:
            helper.noted = cgutils.alloca_once(builder, STATUS)

    def expect_large(self, builder: Any, bits: int, place: Place | None) -> None:
        """Make the word in which integers that are larger than assumed set a bit from ``bits`` on."""
        helper = self._get_call_helper(builder)
        helper.large, helper.bits = cgutils.alloca_once_value(builder, WORD(0)), bits
        helper.large_status = helper.add(Site(LargeInteger, (), place))

    def note_large(self, builder: Any, word: Any) -> None:
        """Give up if ``word`` has a bit that no assumed integer has."""
        large = self._get_call_helper(builder).large
        builder.store(builder.or_(builder.load(large), word), large)

    def collect_overflow(self, builder: Any, condition: Any, exc_args: tuple[object, ...]) -> None:
        """Raise OverflowError where ``condition`` holds, as :meth:`refuse`; one status for all of a line.

        So each of them is one more bit to join, and no choice between statuses.
        """
        helper = self._get_call_helper(builder)
        if helper.is_caught:
            with builder.if_then(condition, likely=False):
                self.return_user_exc(builder, OverflowError, exc_args)
            return
        if helper.line is None:
            helper.overflow = helper._add_exception(OverflowError, exc_args, None)  # noqa: SLF001 - as above
            helper.line = helper.lowering.loc.line
        if helper.overflown is None:
            helper.overflown = cgutils.alloca_once(builder, cgutils.false_bit.type)  # zero from the function's start
        builder.store(builder.or_(builder.load(helper.overflown), condition), helper.overflown)

    def settle_overflow(self, builder: Any) -> None:
        """Note what was collected; the line is over, or its block of code is."""
        helper = self._get_call_helper(builder)
        self.expect_notes(builder)
        builder.store(self._first(builder, STATUS(0)), helper.noted)
        builder.store(cgutils.false_bit, helper.overflown)
        helper.line, helper.has_noted = None, True

    def _first(self, builder: Any, code: Any) -> Any:
        """Return the status that was noted or collected before, if there is one, else ``code``.

        What was computed of an integer larger than assumed means nothing: that comes before all.
        """
        helper = self._get_call_helper(builder)
        code = self._noted(builder, code)
        if helper.large is None:
            return code
        return builder.select(self._is_large(builder), llvm.Constant(STATUS, helper.large_status), code)

    def _is_large(self, builder: Any) -> Any:
        helper = self._get_call_helper(builder)
        return builder.icmp_unsigned(">=", builder.load(helper.large), WORD(2**helper.bits))

    def _noted(self, builder: Any, code: Any) -> Any:
        helper = self._get_call_helper(builder)
        if helper.line is not None:
            code = builder.select(builder.load(helper.overflown), llvm.Constant(STATUS, helper.overflow), code)
        if helper.noted is None:
            return code
        noted = builder.load(helper.noted)
        return builder.select(builder.icmp_unsigned("!=", noted, STATUS(0)), noted, code)

    def _return_errcode_raw(self, builder: Any, code: Any) -> None:
        """Return ``code``, or what was noted before; inside ``try`` go on with ``code`` raised."""
        self.leave(builder, STATUS(code) if isinstance(code, int) else code)

    def leave(self, builder: Any, code: Any) -> None:
        """Raise what has the status ``code``."""
        helper = self._get_call_helper(builder)
        if helper.is_caught:
            if not isinstance(code.type, llvm.IntType):
                code = llvm.Constant(STATUS, code)
            builder.store(code, helper.catching.raised)
            builder.branch(helper.catching.after)
            return
        builder.ret(self._first(builder, code))

    def return_noted(self, builder: Any, *, large: bool = True) -> None:
        """Return here if anything was noted: what runs next may have no end for a value that is none.

        Without ``large`` it has one, and ends for integers that are larger than assumed.
        """
        helper = self._get_call_helper(builder)
        found = cgutils.false_bit
        if helper.has_noted or helper.line is not None:
            found = builder.icmp_unsigned("!=", self._noted(builder, STATUS(0)), STATUS(0))
        if helper.large is not None and large:
            found = builder.or_(found, self._is_large(builder))
        if found is not cgutils.false_bit:
            with builder.if_then(found, likely=False):
                builder.ret(self._first(builder, STATUS(0)))

    def return_status_propagate(self, builder: Any, status: Any) -> None:
        """Return what a callee raised, from the function that called it."""
        self._hand_on(builder, status.code, status.excinfoptr)

    def _hand_on(self, builder: Any, code: Any, sites: dict[int, Site]) -> None:
        own = self._get_call_helper(builder)
        here = own.place()
        ours = {number: site for number, site in sites.items() if site.place is None}
        own.by_number.update({number: site for number, site in sites.items() if site.place is not None})
        if not ours:
            self._return_errcode_raw(builder, code)
            return
        otherwise = builder.append_basic_block("raise.known")
        choice = builder.switch(code, otherwise)
        for number, site in ours.items():
            block = builder.append_basic_block("raise.here")
            choice.add_case(status_constant(number), block)
            builder.position_at_end(block)
            self._return_errcode_raw(builder, llvm.Constant(STATUS, own.add(replace(site, place=here))))
        builder.position_at_end(otherwise)
        self._return_errcode_raw(builder, code)
