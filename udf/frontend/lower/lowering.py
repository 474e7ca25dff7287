"""Numba's lowering, with places (who raises), and with loops in our shape."""

from __future__ import annotations

import operator
from functools import cached_property
from types import CodeType
from typing import Any

from udf.bind.identity import offset_of
from udf.frontend.base.current import compilation, is_users
from udf.frontend.base.declarations import INT64, is_never_negative, is_uint64, raise_if
from udf.frontend.base.messages import RefusedError
from udf.frontend.base.tables import later
from udf.frontend.base.unroll_requests import WRITTEN_OUT, innermost_loops, is_small, request_unroll
from udf.frontend.ir.nodes import (
    called_function,
    definition_of,
    endless_loops,
    is_constant,
    is_expression,
    next_of,
    operands,
    trips_of,
)
from udf.frontend.lower.counted_loops import is_counted
from udf.frontend.lower.line_tables import LineTable
from udf.frontend.lower.statuses import WORD, Place
from udf.frontend.numba.names import Lower, cgutils, ir, types
from udf.frontend.passes.control.mixing import Mixing
from udf.frontend.passes.control.try_except import (
    Unreachable,
    is_call_of,
    is_protected,
    lower_matches,
    new_exception_state,
    take_status,
)
from udf.frontend.passes.ranges.assumptions import TABLE_ROWS, Assumptions, assumptions_of, no_assumptions, table_of
from udf.frontend.passes.ranges.intervals import Range
from udf.frontend.rules.scalar.overflow import is_raising, unifying
from udf.frontend.types.lookup_kinds import length_of
from udf.frontend.types.masked_kinds import parts, unmask

NumpysScalars = later("udf.frontend.lower.numpys_scalars", "NumpysScalars")
leave_where_wraps = later("udf.frontend.lower.numpys_scalars", "leave_where_wraps")
refuse_unknown_bools = later("udf.frontend.lower.numpys_scalars", "refuse_unknown_bools")
has_next = later("udf.frontend.passes.loops.iteration", "has_next")
next_item = later("udf.frontend.passes.loops.iteration", "next_item")
stepping_for = later("udf.frontend.passes.loops.iteration", "stepping_for")
refuse_aliases = later("udf.frontend.rules.array.local_arrays", "refuse_aliases")
is_lookup = later("udf.frontend.rules.lookup.lookup_rules", "is_lookup")
refuse_tuple_access = later("udf.frontend.rules.structure.structure_operators", "refuse_tuple_access")


class PlacedLoc(ir.Loc):  # type: ignore[misc]
    """A source location that also knows its code object and bytecode offset."""

    def __init__(self, code: CodeType, line: int, offset: int) -> None:
        super().__init__(code.co_filename, line)
        self.code = code
        self.offset = offset

    def with_lineno(self, lineno: int, col: int | None = None) -> PlacedLoc:
        """Return the location of another line, at the same instruction."""
        del col
        return PlacedLoc(self.code, lineno, self.offset)


class PlacedLower(Lower):  # type: ignore[misc]
    """Numba's lowering, telling the call helper which statement is being lowered."""

    def __init__(self, context: Any, library: Any, fndesc: Any, func_ir: Any, metadata: Any = None) -> None:
        """Give Numba the function's globals, for which it would import the module that may be being imported."""
        fndesc.global_dict = func_ir.func_id.func.__globals__
        super().__init__(context, library, fndesc, func_ir, metadata)

    def init(self) -> None:
        """Have the lines of the user's functions told, if they are asked for: Numba calls it last of all."""
        super().init()
        if compilation().lineinfo and is_users(self.func_ir.func_id):
            self.debuginfo = LineTable(self.module, self.func_ir.loc.filename)

    def setup_function(self, fndesc: Any) -> None:
        """Introduce the lowering to its call helper."""
        super().setup_function(fndesc)
        self.call_helper.lowering = self
        if is_users(self.func_ir.func_id) and not compilation().plain:
            refuse_aliases(self.func_ir, fndesc.typemap)
            if not compilation().family:
                refuse_tuple_access(self.func_ir, fndesc.typemap)

    @cached_property
    def _endless(self) -> dict[int, frozenset[int]]:
        return endless_loops(self.func_ir, self.fndesc.typemap)

    @property
    def may_repeat(self) -> bool:
        """Return whether the function has a loop that LLVM does not write out."""
        return bool(self._endless)

    def lower_function_body(self) -> Any:
        """Have room for a status from the start, where a block that is written later may note one."""
        if len(self.blocks) > 1:
            self.call_conv.expect_notes(self.builder)
        if is_users(self.func_ir.func_id):
            self.call_helper.repeats = bool(self._endless)
            self._mixing.note_results()
            if self._assumptions.bits:
                place = Place(self.func_ir.func_id.code, 0)
                self.call_conv.expect_large(self.builder, self._assumptions.bits + 1, place)
        if not self._catches:
            return super().lower_function_body()
        self.call_helper.catching = new_exception_state(self.builder)
        entry = super().lower_function_body()
        lower_matches(self.builder, self.call_helper.catching, self.call_helper.by_number)
        return entry

    @cached_property
    def _catches(self) -> bool:
        return any(is_protected(self.func_ir, block) for block in self.blocks.values())

    @property
    def _disable_sroa_like_opt(self) -> bool:
        """Return whether every variable has memory: a block that raises inside ``try`` leaves later variables unset."""
        return self._catches or super()._disable_sroa_like_opt

    def alloca_lltype(self, name: str, lltype: Any, datamodel: Any = None) -> Any:
        """Reserve memory for a variable; nothing tells its size, for which Numba has LLVM parse a module each time."""
        del datamodel
        return cgutils.alloca_once(self.builder, lltype, name=name)

    def lower_block(self, block: Any) -> None:
        """Lower a block; one whose exceptions are caught goes on where the status is asked for."""
        if self._catches and is_protected(self.func_ir, block):
            self.call_helper.catching.after = self.builder.append_basic_block("try.after")
        super().lower_block(block)

    def lower_inst(self, inst: Any) -> None:
        """Remember the statement, for :meth:`cannot_raise`; mark the ends of loops that are to be unrolled."""
        self.statement = inst
        if isinstance(inst, ir.StaticRaise) and inst.exc_class is Unreachable:
            self.builder.unreachable()
            return
        if self.call_helper.is_caught and is_call_of(self.func_ir, inst, take_status):
            self._go_behind_try()
        if self.call_helper.line not in (None, inst.loc.line) or (self.call_helper.line and inst.is_terminator):
            self.call_conv.settle_overflow(self.builder)
        if isinstance(inst, (ir.Jump, ir.Branch)):
            self._look_before(inst)
        use = compilation().window_use
        before, use.in_memory = use.in_memory, False
        super().lower_inst(inst)
        if use.in_memory and is_users(self.func_ir.func_id):
            use.needs.append((self._what(inst), inst.loc.line))
        use.in_memory |= before
        if isinstance(inst, (ir.Jump, ir.Branch)):
            for header in inst.get_targets():
                if self._is_unrolled(header):
                    request_unroll(self.builder.block.terminator)

    def _go_behind_try(self) -> None:
        """Go on where a block's exceptions are asked for."""
        after, self.call_helper.catching.after = self.call_helper.catching.after, None
        if not self.builder.block.is_terminated:
            self.builder.branch(after)
        self.builder.position_at_end(after)

    def set_exception(self, exc_class: Any, exc_args: Any = None, loc: Any = None) -> None:
        """Raise inside ``try``; what is written behind it never runs."""
        self.return_exception(exc_class, exc_args, loc)
        self.builder.position_at_end(self.builder.append_basic_block("never"))

    def lower_assign(self, ty: Any, inst: Any) -> Any:
        """Say that a value takes its variable's type, or that of what the function returns."""
        if not (is_users(self.func_ir.func_id) and is_raising()):
            return super().lower_assign(ty, inst)
        if isinstance(inst.value, ir.Var) or is_expression(inst.value, "cast") or self._mixing.takes_item(inst.value):
            self._refuse_complex(ty, inst)
            with self._mixing.unifying(inst.target.name):
                value = super().lower_assign(ty, inst)
        else:
            value = super().lower_assign(ty, inst)
        self._mixing.check(ty, inst, value)
        self._look_at(ty, inst, value)
        return value

    def _refuse_complex(self, kind: Any, inst: Any) -> None:
        """Refuse a real number that becomes complex because another path's is, where results are pandas' own."""
        value = inst.value.value if is_expression(inst.value, "cast") else inst.value
        if not isinstance(kind, types.Complex) or compilation().values == "python" or not isinstance(value, ir.Var):
            return
        own = self.typeof(value.name)
        if isinstance(own, types.Number) and not isinstance(own, types.Complex):
            what = f"a value is {kind} on one path and {types.unliteral(own)} on another, which pandas keeps apart"
            raise RefusedError(what, inst.loc)

    def _look_at(self, kind: Any, inst: Any, value: Any) -> None:
        """Note whether what is assigned, or the length of the table it comes from, is larger than assumed."""
        builder, assumptions = self.builder, self._assumptions
        if not assumptions.bits:
            return
        if assumptions.looks_at(inst):
            number, valid = parts(self.context, builder, kind, value)
            bits = assumptions.by_name[inst.target.name]
            if is_never_negative(unmask(kind)):
                word = builder.zext(number, WORD)
            else:
                word = builder.add(builder.sext(number, WORD), WORD(2**bits))
            word = builder.lshr(word, WORD(bits - assumptions.bits))
            self.call_conv.note_large(builder, builder.select(valid, word, WORD(0)))
        table = table_of(self.func_ir, self.fndesc.typemap, inst.value)
        if table is not None:
            length = length_of(self.context, builder, self.typeof(table), self.loadvar(table))
            is_long = builder.icmp_signed(">", length, length.type(TABLE_ROWS))
            self.call_conv.note_large(builder, builder.sext(is_long, WORD))

    @cached_property
    def _mixing(self) -> Mixing:
        return Mixing(self)

    def lower_expr(self, resty: Any, expr: Any) -> Any:
        """Say so where NumPy's integers of few bits would wrap, which compiled code does not; refuse unknown bools."""
        value = self._lower_own(resty, expr)
        if compilation().scalars and is_users(self.func_ir.func_id):
            refuse_unknown_bools(self, expr)
            if compilation().scalars == "numpy":
                leave_where_wraps(self, resty, expr, value)
        return value

    def _lower_own(self, resty: Any, expr: Any) -> Any:
        """Step a loop's iterator in our way where we have one; see ``udf.frontend.passes.loops``."""
        if is_expression(expr, "iternext"):
            stepping = self._stepping(expr)
            if stepping is not None:
                return has_next(self, resty, stepping, expr)
        if is_expression(expr, "pair_first"):
            step = definition_of(self.func_ir, expr.value)
            stepping = self._stepping(step) if is_expression(step, "iternext") else None
            if stepping is not None:
                return next_item(self, stepping, step)
        if is_expression(expr, "static_getitem") and type(expr.index) is bool:  # for which Numba's tuples have no code
            expr = ir.Expr.static_getitem(expr.value, int(expr.index), expr.index_var, expr.loc)
        if is_expression(expr, "call"):
            function = definition_of(self.func_ir, expr.func)
            if is_constant(function) and function.value is slice:
                with unifying("place"):
                    return super().lower_expr(resty, expr)
        return super().lower_expr(resty, expr)

    def lower_getitem(self, resty: Any, expr: Any, value: Any, index: Any, signature: Any) -> Any:
        """Take a uint64 that is no int64 for the greatest place, which is as far outside of a sequence."""
        sequence, kind = self.typeof(value.name), self.typeof(index.name)
        if isinstance(sequence, types.Tuple) and isinstance(kind, types.Integer):
            self._require_place(len(sequence), kind, self.loadvar(index.name))
        if not is_uint64(kind) or is_lookup(sequence):
            return super().lower_getitem(resty, expr, value, index, signature)
        getitem = self.context.typing_context.resolve_value_type(operator.getitem)
        of_int = getitem.get_call_type(self.context.typing_context, (sequence, types.int64), {})
        with unifying("place"):
            place = self.context.cast(self.builder, self.loadvar(index.name), kind, types.int64)
        taken = [
            self.context.cast(self.builder, *one)
            for one in zip((self.loadvar(value.name), place), (sequence, types.int64), of_int.args, strict=True)
        ]
        return self.context.get_function(getitem, of_int)(self.builder, taken)

    def _require_place(self, length: int, kind: Any, index: Any) -> None:
        """Raise for what is no place of a tuple before its items are cast to one type, which may not hold them all."""
        with unifying("place"):
            place = self.context.cast(self.builder, index, kind, types.int64)
        shifted = self.builder.add(place, INT64(length))  # wraps far outside
        outside = self.builder.icmp_unsigned(">=", shifted, INT64(2 * length))
        raise_if(self.context, self.builder, outside, IndexError, "tuple index out of range")

    def _what(self, inst: Any) -> str:
        """Return what a statement does, in a few words."""
        value = getattr(inst, "value", None)
        if is_expression(value, "call"):
            function = definition_of(self.func_ir, inst.value.func)
            named = function.value if is_constant(function) else None
            name = function.attr if is_expression(function, "getattr") else getattr(named, "__name__", "a call")
            return f"{name}()"
        if is_expression(value, "getitem", "static_getitem"):
            return "w[..]"
        return "a loop over it" if is_expression(value, "iternext", "pair_first", "getiter") else "its values"

    def _look_before(self, inst: Any) -> None:
        """End the function before a jump, if anything was noted and a loop follows that may have no end.

        How often a loop over a range or a table runs is settled when it starts: it looks there for integers that are
        larger than assumed, and is left for LLVM to make vectors of. Exact checks are looked at after each trip.
        """
        for header in inst.get_targets():
            if header in self._endless:
                counted = next_of(self.func_ir, header) is not None
                again = any(self.blocks[label] is self._cur_ir_block for label in self._endless[header])
                if again or counted:
                    self.call_conv.return_noted(self.builder, large=not (again and counted))

    def _is_unrolled(self, header: int) -> bool:
        """Return whether the branch at hand ends a loop from ``header`` that is to be unrolled."""
        if "loops" not in self.__dict__:
            self.loops = innermost_loops(self)
        body, statements = self.loops.get(header, (frozenset(), 0))
        here = next((label for label in body if self.blocks[label] is self._cur_ir_block), None)
        if here is None or compilation().window is not None:
            if here is None or not is_small(statements):
                return False
            return is_counted(self.func_ir, self.fndesc.typemap, header, body)
        trips = trips_of(self.func_ir, self.fndesc.typemap, header)
        return trips is not None and trips * statements <= WRITTEN_OUT

    def _stepping(self, iternext: Any) -> Any:
        """Return how the iterator is stepped whose next item an expression asks for; None if Numba does it."""
        known = self.__dict__.setdefault("steppings", {})
        if id(iternext) not in known:
            known[id(iternext)] = stepping_for(self, iternext)
        return known[id(iternext)]

    def cannot_raise(self) -> bool:
        """Return whether the statement at hand is the start of ``range(n)`` or ``range(a, b)``.

        Numba tests the step of every range for zero; LLVM would find out, but a second run of NVVM is spared.
        """
        value: Any = getattr(self.statement, "value", None)
        if not is_expression(value, "getiter"):
            return False
        made = definition_of(self.func_ir, value.value)
        return called_function(self.func_ir, made) is range and len(made.args) <= 2

    def can_overflow(self) -> bool:
        """Return whether the integers of the statement at hand have to be checked: those of the user's own code."""
        return bool(is_users(self.func_ir.func_id)) and not self._fits()

    def may_be_pythons(self) -> bool:
        """Return whether the statement at hand computes single values that may be Python's, of the user's own code."""
        value = getattr(self.statement, "value", None)
        return bool(is_users(self.func_ir.func_id)) and not self.numpys.raises_nothing(value)

    def is_pythons(self) -> bool:
        """Return whether those are surely Python's."""
        return bool(self.numpys.is_pythons(self.statement.value))

    @cached_property
    def numpys(self) -> Any:
        """Return which of the function's single values are NumPy's."""
        hands_out = compilation().scalars == "numpy"
        return NumpysScalars(self.func_ir, self.fndesc.typemap, hands_out=hands_out)

    def is_small(self, position: int, limit: int) -> bool:
        """Return whether an operand of the operator at hand is known to be between ``-limit`` and ``limit``."""
        sides = operands(getattr(self.statement, "value", None))
        found = self._assumptions.ranges.of(sides[position].name) if position < len(sides) else None
        return found is not None and found.within(Range(-limit, limit))

    @cached_property
    def _assumptions(self) -> Assumptions:
        assumes = compilation().assumes and is_raising() and is_users(self.func_ir.func_id) and not self._catches
        return (assumptions_of if assumes else no_assumptions)(self.func_ir, self.fndesc.typemap)

    def _fits(self) -> bool:
        """Return whether the statement at hand is an operator whose integer is known to fit."""
        return isinstance(self.statement, ir.Assign) and self._assumptions.ranges.fits(self.statement)

    def current_place(self) -> Place | None:
        """Return the place of the statement at hand; None in functions that are Numba's or ours."""
        if not is_users(self.func_ir.func_id):
            return None
        loc = self.loc
        if isinstance(loc, PlacedLoc):
            return Place(loc.code, loc.offset)
        return Place(*offset_of(self.func_ir.func_id.code, loc.line))  # from a local function that Numba inlined
