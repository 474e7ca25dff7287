"""Numba's lowering, with places (who raises), and with loops in our shape."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

from udf.frontend.current import compilation, is_users
from udf.frontend.loops.iteration import asked, stepping_for, taken
from udf.frontend.loops.unroll import innermost, is_small, mark
from udf.frontend.nodes import definition_of, is_constant, is_expression
from udf.frontend.numba_cuda import CUDALower, compute_cfg_from_blocks, ir
from udf.frontend.statuses import Place
from udf.frontend.windows.aliases import refuse_aliases
from udf.identity import offset_of

if TYPE_CHECKING:
    from types import CodeType


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


class PlacedLower(CUDALower):  # type: ignore[misc]
    """Numba's lowering, telling the call helper which statement is being lowered."""

    def setup_function(self, fndesc: Any) -> None:
        """Introduce the lowering to its call helper."""
        super().setup_function(fndesc)
        self.call_helper.lowering = self
        if is_users(self.func_ir.func_id):
            refuse_aliases(self.func_ir, fndesc.typemap)

    @cached_property
    def has_loops(self) -> bool:
        """Return whether the function has a loop."""
        return bool(compute_cfg_from_blocks(self.func_ir.blocks).loops())

    def lower_inst(self, inst: Any) -> None:
        """Remember the statement, for :meth:`cannot_raise`; mark the ends of loops that are to be unrolled."""
        self.statement = inst
        use = compilation().window_use
        before, use.in_memory = use.in_memory, False
        super().lower_inst(inst)
        if use.in_memory and is_users(self.func_ir.func_id):
            use.needs.append((self._what(inst), inst.loc.line))
        use.in_memory |= before
        if isinstance(inst, (ir.jump_types, ir.branch_types)):
            for header in inst.get_targets():
                if self._is_unrolled(header):
                    mark(self.builder.block.terminator)

    def lower_expr(self, resty: Any, expr: Any) -> Any:
        """Step a loop's iterator in our way where we have one; see ``udf.frontend.loops``."""
        if is_expression(expr, "iternext"):
            stepping = self._stepping(expr)
            if stepping is not None:
                return asked(self, resty, stepping, expr)
        if is_expression(expr, "pair_first"):
            made = definition_of(self.func_ir, expr.value)
            stepping = self._stepping(made) if is_expression(made, "iternext") else None
            if stepping is not None:
                return taken(self, stepping, made)
        return super().lower_expr(resty, expr)

    def _what(self, inst: Any) -> str:
        """Return what a statement does, in a few words."""
        value = getattr(inst, "value", None)
        if is_expression(value, "call"):
            function = definition_of(self.func_ir, inst.value.func)
            name = getattr(function, "attr", None) or getattr(getattr(function, "value", None), "__name__", "a call")
            return f"{name}()"
        if is_expression(value, "getitem", "static_getitem"):
            return "w[..]"
        return "a loop over it" if is_expression(value, "iternext", "pair_first", "getiter") else "its values"

    def _is_unrolled(self, header: int) -> bool:
        """Return whether the branch at hand ends a loop from ``header`` that is to be unrolled."""
        if compilation().window is None:
            return False
        if "loops" not in self.__dict__:
            self.loops = innermost(self)
        body, statements = self.loops.get(header, (frozenset(), 0))
        here = next((label for label in body if self.blocks[label] is self._cur_ir_block), None)
        return here is not None and is_small(statements)

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
        if not is_expression(made, "call") or len(made.args) > 2:
            return False
        function = definition_of(self.func_ir, made.func)
        return is_constant(function) and function.value is range

    def current_place(self) -> Place | None:
        """Return the place of the statement at hand; None in functions that are Numba's or ours."""
        if not is_users(self.func_ir.func_id):
            return None
        loc = self.loc
        if isinstance(loc, PlacedLoc):
            return Place(loc.code, loc.offset)
        return Place(*offset_of(self.func_ir.func_id.code, loc.line))  # from a local function that Numba inlined
