"""Statements to steps: names resolved, instructions verified, callees spliced in place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ptx2cpp.cells import Access, load_cell, store_cell
from ptx2cpp.data import alignof, constant, sizeof
from ptx2cpp.errors import PtxTypeError, UnsupportedPtxError
from ptx2cpp.routine import (
    Both,
    Data,
    Elements,
    ExternCall,
    Hint,
    Immediate,
    Inverse,
    Local,
    Memory,
    Operation,
    Predicate,
    Register,
    Target,
    Value,
    drop_last_jump,
    jumps_to,
)
from ptx2cpp.scope import Binding, Cells, Scope
from ptx2cpp.syntax import (
    Address,
    Block,
    BranchTargets,
    Call,
    Float,
    Function,
    Guard,
    Instruction,
    Integer,
    Label,
    Name,
    Not,
    Offset,
    Operand,
    Pair,
    Pragma,
    Registers,
    Variable,
    Vector,
)
from ptx2cpp.types import TYPES
from ptx2cpp.verify import check

if TYPE_CHECKING:
    from ptx2cpp.parts import Parts


SPECIAL_REGISTERS = frozenset(
    f"%{name}"
    for name in (
        *("tid", "ntid", "laneid", "warpid", "nwarpid", "ctaid", "nctaid", "smid", "nsmid", "gridid", "envreg"),
        *("lanemask_eq", "lanemask_le", "lanemask_lt", "lanemask_ge", "lanemask_gt"),
        *("clock", "clock_hi", "clock64", "globaltimer"),
    )
)
"""PTX ISA, "Special Registers": what a function that sees one row cannot ask."""


class Splicer:
    """Walks one function's statements and appends its steps to ``parts``.

    ``path`` are the functions being spliced, outermost first: a callee that is on it is recursive.
    """

    def __init__(self, parts: Parts, path: tuple[Function, ...]) -> None:
        self.parts = parts
        self.path = path
        self.exit = Target("")

    def function(
        self, function: Function, parameters: tuple[Cells, ...], results: tuple[Cells, ...], exit_: Target
    ) -> None:
        """Splice ``function`` with its parameters and results bound to ``parameters`` and ``results``."""
        if function.body is None:
            raise UnsupportedPtxError(f"{function.name.text} is only declared here", function.span)
        self.exit = exit_
        scope = Scope(self.parts.names)
        for cells, variable in zip((*parameters, *results), (*function.parameters, *function.results), strict=True):
            if variable.space != "param":
                raise UnsupportedPtxError("parameters in registers (.reg) are not supported", variable.span)
            scope.bind(variable.name.text, cells)
        self._block(function.body, scope)

    # --- statements -----------------------------------------------------------------------------

    def _block(self, block: Block, outer: Scope) -> None:
        scope = Scope(self.parts.names, outer)
        for statement in block.statements:
            self._declare(statement, scope)
        for statement in block.statements:
            match statement:
                case Instruction():
                    self._instruction(statement, scope)
                case Call():
                    self._call(statement, scope)
                case Label(name):
                    self.parts.steps.append(self._target(name, scope))
                case Pragma(strings):
                    self.parts.steps.extend(Hint(text) for text in strings)
                case Block():
                    self._block(statement, scope)

    def _declare(self, statement: object, scope: Scope) -> None:
        match statement:
            case Registers(kind, vector, names):
                if kind not in TYPES or vector:
                    shown = f".{vector} .{kind}" if vector else f".{kind}"
                    raise UnsupportedPtxError(f"registers of type {shown} are not supported", statement.span)
                for name in names:
                    if name.count is None:
                        scope.declare_register(name.text, kind)
                    else:
                        scope.declare_registers(name.text, name.count, kind)
            case Label(name):
                scope.bind(name.text, Target(self.parts.names.fresh(name.text)))
            case BranchTargets(name):
                scope.bind(name.text, statement)
            case Variable(space="param"):
                scope.bind(statement.name.text, Cells(statement))
            case Variable(space="local"):
                local = Local(self.parts.names.fresh(statement.name.text), alignof(statement), sizeof(statement))
                self.parts.locals.append(local)
                scope.bind(statement.name.text, local)
            case Variable():
                raise UnsupportedPtxError(f".{statement.space} variables cannot be spliced", statement.span)

    def _instruction(self, instruction: Instruction, scope: Scope) -> None:
        guard = self._guard(instruction.guard, scope)
        if instruction.opcode in {"ld", "st"} and "param" in instruction.modifiers:
            self._param(instruction, guard, scope)
            return
        values = self._values(instruction.operands, scope)
        check(instruction, values)
        if instruction.opcode == "st" and isinstance(values[0], Memory) and isinstance(values[0].base, Data):
            raise UnsupportedPtxError("module data is constant here: nothing can be stored to it", instruction.span)
        if instruction.opcode == "ret":
            self.parts.steps.append(Operation("bra", (), (self.exit,), guard, instruction.span))
        else:
            self.parts.steps.append(
                Operation(instruction.opcode, instruction.modifiers, values, guard, instruction.span)
            )

    def _param(self, instruction: Instruction, guard: Predicate | None, scope: Scope) -> None:
        """Turn ``ld.param`` and ``st.param`` to moves between registers."""
        load = instruction.opcode == "ld"
        if len(instruction.operands) != 2:
            raise PtxTypeError(f"{instruction.opcode}.param takes 2 operands", instruction.span)
        address, other = instruction.operands[::-1] if load else instruction.operands
        cells = scope.find(address.base.text) if isinstance(address, Address) and address.base else None
        if not isinstance(cells, Cells) or not isinstance(address, Address):
            raise UnsupportedPtxError("a parameter is only accessible by its name", address.span)
        value = self._value(other, scope)
        check(instruction, (value, Memory(Local("", 1, 1), 0)) if load else (Memory(Local("", 1, 1), 0), value))
        items = value.items if isinstance(value, Elements) else (value,)
        kind = instruction.modifiers[-1]
        for i, item in enumerate(items):
            offset = address.offset + i * TYPES[kind].bytes
            access = Access(cells=cells, offset=offset, kind=kind, guard=guard, span=instruction.span)
            if load and isinstance(item, Register):
                load_cell(self.parts, access, item)
            elif not load and isinstance(item, Register | Immediate):
                store_cell(self.parts, access, item)

    # --- calls ----------------------------------------------------------------------------------

    def _call(self, call: Call, scope: Scope) -> None:
        callee = self._callee(call)
        guard = self._guard(call.guard, scope)
        results = tuple(self._cells(operand, scope) for operand in call.results)
        arguments = tuple(self._cells(operand, scope) for operand in call.arguments)
        if len(arguments) != len(callee.parameters) or len(results) != len(callee.results):
            raise PtxTypeError(f"{callee.name.text} is called with other parameters than it has", call.span)
        if callee.body is None:
            self._extern(call, callee, arguments, results, guard)
            return
        after = Target(self.parts.names.fresh(f"after_{callee.name.text}"))
        if guard is not None:
            skip = Predicate(guard.register, not guard.negated)
            self.parts.steps.append(Operation("bra", (), (after,), skip, call.span))
        start = len(self.parts.steps)
        Splicer(self.parts, (*self.path, callee)).function(callee, arguments, results, after)
        drop_last_jump(self.parts.steps, after)
        if guard is not None or any(jumps_to(step, after) for step in self.parts.steps[start:]):
            self.parts.steps.append(after)

    def _callee(self, call: Call) -> Function:
        name = call.callee.text
        named = [f for f in self.parts.module.functions if f.name.text == name]
        if not named or call.prototype is not None:
            raise UnsupportedPtxError(f"{name} is called indirectly or not in this text", call.callee.span)
        callee = next((f for f in named if f.body is not None), named[0])
        if any(f.name.text == name for f in self.path):
            raise UnsupportedPtxError(f"{name} calls itself: recursion cannot be spliced", call.callee.span)
        return callee

    def _cells(self, operand: Operand, scope: Scope) -> Cells:
        cells = scope.find(operand.text) if isinstance(operand, Name) else None
        if not isinstance(cells, Cells):
            raise UnsupportedPtxError("a call passes .param variables only", operand.span)
        return cells

    def _extern(
        self,
        call: Call,
        callee: Function,
        arguments: tuple[Cells, ...],
        results: tuple[Cells, ...],
        guard: Predicate | None,
    ) -> None:
        """Keep a call to C or C++ device code that the user links; scalars only."""
        for variable in (*callee.parameters, *callee.results):
            if variable.array:
                raise UnsupportedPtxError("an external function takes and returns scalars only", call.span)
        passed = tuple(cells.elements.get(0, (Immediate(0), ""))[0] for cells in arguments)
        returned = []
        for cells, variable in zip(results, callee.results, strict=True):
            kind = variable.type
            register = self.parts.register("result", kind if TYPES[kind].bits > 8 else "b16")
            cells.elements[0] = (register, kind)
            returned.append(register)
        self.parts.steps.append(
            ExternCall(
                callee.name.text,
                passed,
                tuple(v.type for v in callee.parameters),
                tuple(returned),
                tuple(v.type for v in callee.results),
                guard,
                call.span,
            )
        )

    # --- operands -------------------------------------------------------------------------------

    def _values(self, operands: tuple[Operand, ...], scope: Scope) -> tuple[Value, ...]:
        values: list[Value] = []
        for operand in operands:
            found = scope.find(operand.text) if isinstance(operand, Name) else None
            if isinstance(found, BranchTargets):
                values.extend(self._target(name, scope) for name in found.targets)
            else:
                values.append(self._value(operand, scope))
        return tuple(values)

    def _value(self, operand: Operand, scope: Scope) -> Value:
        match operand:
            case Integer(value):
                return Immediate(value)
            case Float(bits, width):
                return Immediate(bits, width)
            case Name():
                return self._plain(operand, scope)
            case Not(name):
                return Inverse(self._register(name, scope))
            case Vector(elements):
                return Elements(tuple(self._element(e, scope) for e in elements))
            case Pair(first, second):
                return Both(self._sink(first, scope), self._sink(second, scope))
            case Address(base, offset) if base is not None:
                return Memory(self._base(base, scope), offset)
            case Offset(base, offset):
                return self._interior(self._base(base, scope), offset)
        raise UnsupportedPtxError("this operand cannot be spliced", operand.span)

    def _interior(self, base: Register | Data | Local, offset: int) -> Register:
        """Return a register that holds the address ``offset`` bytes into a variable."""
        register = self.parts.register("at", "b64")
        self.parts.steps.append(Operation("mov", ("u64",), (register, base)))
        self.parts.steps.append(Operation("add", ("u64",), (register, register, Immediate(offset))))
        return register

    def _plain(self, name: Name, scope: Scope) -> Register | Data | Local | Target:
        found = self._find(name, scope)
        if isinstance(found, Cells):
            raise UnsupportedPtxError("the address of a parameter cannot be taken", name.span)
        assert isinstance(found, Register | Data | Local | Target)
        return found

    def _base(self, name: Name, scope: Scope) -> Register | Data | Local:
        found = self._plain(name, scope)
        if isinstance(found, Target):
            raise PtxTypeError(f"{name.text} is a label, not an address", name.span)
        return found

    def _register(self, name: Name, scope: Scope) -> Register:
        found = self._find(name, scope)
        if not isinstance(found, Register):
            raise PtxTypeError(f"{name.text} is not a register", name.span)
        return found

    def _sink(self, name: Name, scope: Scope) -> Register | None:
        return None if name.text == "_" else self._register(name, scope)

    def _element(self, element: Name | Integer | Float, scope: Scope) -> Register | Immediate | None:
        match element:
            case Integer(value):
                return Immediate(value)
            case Float(bits, width):
                return Immediate(bits, width)
        return self._sink(element, scope)

    def _target(self, name: Name, scope: Scope) -> Target:
        found = self._find(name, scope)
        if not isinstance(found, Target):
            raise PtxTypeError(f"{name.text} is not a label", name.span)
        return found

    def _guard(self, guard: Guard | None, scope: Scope) -> Predicate | None:
        if guard is None:
            return None
        register = self._register(guard.name, scope)
        if register.type != "pred":
            raise PtxTypeError(f"{guard.name.text} is .{register.type}, not .pred", guard.span)
        return Predicate(register, guard.negated)

    def _find(self, name: Name, scope: Scope) -> Binding:
        found = scope.find(name.text)
        if found is None:
            return self._module_data(name)
        return found

    def _module_data(self, name: Name) -> Data:
        data = self.parts.data.get(name.text)
        if data is not None:
            return data
        variable = next((v for v in self.parts.module.variables if v.name.text == name.text), None)
        if variable is None:
            if name.text.split(".")[0] in SPECIAL_REGISTERS:
                raise UnsupportedPtxError(f"{name.text}: a row function has no place in the grid", name.span)
            raise PtxTypeError(f"{name.text} is not declared", name.span)
        clean = "".join(c for c in variable.name.text if c.isalnum() or c == "_")
        data = constant(variable, f"{self.parts.name}_{clean}")
        self.parts.data[name.text] = data
        return data
