"""Numba's bytecode interpreter, with our own way in: places of nodes, format specifications, captured variables."""

from functools import cached_property
from typing import Any

from udf.frontend.ir.inner_functions import Cell
from udf.frontend.ir.numba_bytecode import SPEC
from udf.frontend.lower.lowering import PlacedLoc
from udf.frontend.numba.names import FIXED_OFFSET, Interpreter, ir
from udf.frontend.passes.control.try_except import TryInterpreter


class PlacingInterpreter(TryInterpreter, Interpreter):  # type: ignore[misc]
    """Numba's bytecode interpreter, leaving on every node the instruction that it came from.

    It also keeps ``(z := x + y) * z`` right, which Numba cannot compile: a temporary that is assigned to
    a variable is folded into it, although the value on the stack is used once more.
    """

    def _dispatch(self, inst: Any, kws: Any) -> None:
        self.loc = PlacedLoc(self.func_id.func.__code__, inst.lineno, inst.offset - FIXED_OFFSET)
        self._conversion = getattr(self.bytecode, "conversions", {}).get(inst.offset)
        if inst.offset in self._keyword_names:
            kws["kw_names"] = self._keyword_names[inst.offset]
        super()._dispatch(inst, kws)

    @cached_property
    def _keyword_names(self) -> dict[int, int]:
        """Return for each call with keyword arguments, by its offset, which constant has their names.

        Python 3.11 and 3.12 load them by an instruction before the call. Numba keeps them for the rest of a block of
        code, and inside ``try`` a block ends after each instruction: the call would take its arguments by position.
        """
        found: dict[int, int] = {}
        names = None
        for step in self.bytecode.table.values():
            if step.opname == "KW_NAMES":
                names = step.arg
            elif step.opname == "CALL" and names is not None:
                found[step.offset], names = names, None
        return found

    def op_FORMAT_VALUE(self, inst: Any, value: str, res: str, strvar: str) -> None:  # noqa: N802 - Numba's name
        """Make a text of a value in an f-string: by ``str``, or what it says behind "!"."""
        del inst
        del strvar
        self.store(self._stand_in(self._conversion or str, self.get(value)), res)

    def op_LIST_APPEND(self, inst: Any, target: str, value: str, appendvar: str, res: str) -> None:  # noqa: N802 - as above
        """Add an item of a list comprehension, or of a set's."""
        if self._conversion is set:
            self.op_SET_ADD(inst, value, target, appendvar, res)
        else:
            super().op_LIST_APPEND(inst, target, value, appendvar, res)

    def _inplace_binop(self, op: str, lhs: Any, rhs: Any, res: str) -> None:
        """Keep the operator that stands for a format specification: Numba would lower ``@`` for it."""
        if self._conversion is isinstance:  # case int():
            self.store(self._stand_in(isinstance, self.get(lhs), self.get(rhs)), res)
            return
        if self._conversion is not None:
            self.store(self._stand_in(self._conversion, self.get(lhs)), f"{lhs}.text")
            lhs = f"{lhs}.text"
        super()._inplace_binop(op, lhs, rhs, res)
        operation = self.current_block.body[-1].value
        if operation.fn is SPEC:
            operation.immutable_fn = SPEC

    def _var_used_in_binop(self, varname: str, expr: Any) -> bool:
        """Return whether the temporary that holds ``expr`` must stay (Numba asks before it folds one)."""
        return super()._var_used_in_binop(varname, expr) or self._uses(expr) > 1

    def _uses(self, expr: Any) -> int:
        """Return how often the value of ``expr`` is read in this block, or handed to the next."""
        body = self.current_block.body
        name = next(s.target.name for s in body if isinstance(s, ir.Assign) and s.value is expr)
        read = [variable.name for statement in body for variable in statement.list_vars()]
        handed = list(self.dfainfo.outgoing_phis.values())
        return read.count(name) - 1 + handed.count(name)  # one of the reads is its own assignment


class UserInterpreter(PlacingInterpreter):
    """The interpreter of a user's function: a variable that an inner function captures is a Cell.

    Numba would read it where the inner function is made, and it may be set later.
    """

    def op_LOAD_CLOSURE(self, inst: Any, res: str) -> None:  # noqa: N802 - Numba calls it by the instruction's name
        """Name the variable that is captured."""
        name = self.func_id.func.__code__._varname_from_oparg(inst.arg)  # noqa: SLF001 - as Numba itself
        if name in self.own_cells():
            self.store(ir.Const(Cell(name), self.loc), res)
        else:
            super().op_LOAD_CLOSURE(inst, res)

    def op_LOAD_FAST(self, inst: Any, res: str, **how: bool) -> None:  # noqa: N802 - as above
        """Name a captured variable: from Python 3.13 on, LOAD_FAST reads cells too."""
        name = self.func_id.func.__code__._varname_from_oparg(inst.arg)  # noqa: SLF001 - as above
        if inst.opname in ("LOAD_FAST", "LOAD_FAST_BORROW") and name in self.own_cells():
            self.store(ir.Const(Cell(name), self.loc), res)
        else:
            super().op_LOAD_FAST(inst, res, **how)

    def op_LOAD_FAST_BORROW(self, inst: Any, res: str, **how: bool) -> None:  # noqa: N802 - as above
        """Name a captured variable: Python 3.14 borrows them."""
        self.op_LOAD_FAST(inst, res, **how)

    def own_cells(self) -> tuple[str, ...]:
        """Return the variables that are captured by their names; others are constants."""
        return self.func_id.func.__code__.co_cellvars


class InnerInterpreter(UserInterpreter):
    """The interpreter of a function inside the user's: what it captures itself has a name, too."""

    def own_cells(self) -> tuple[str, ...]:
        """Return the variables that are captured."""
        code = self.func_id.func.__code__
        return (*code.co_cellvars, *code.co_freevars)
