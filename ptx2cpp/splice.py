"""Statements to steps: names resolved, instructions verified, callees spliced in place."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ptx2cpp.cells import Access, check_bounds, load_cell, store_cell
from ptx2cpp.data import alignof, constant, sizeof, type_of
from ptx2cpp.errors import PtxTypeError, UnsupportedPtxError
from ptx2cpp.limits import LOCAL_BYTES, NESTED
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
    Statement,
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


def _size(statement: Statement) -> int:
    """Return for how many statements one counts: a list of names is as many."""
    match statement:
        case Registers():
            return len(statement.names)
        case Pragma():
            return len(statement.strings)
    return 1


class Splicer:
    """Walks one function's statements and appends its steps to ``parts``.

    ``path`` are the functions being spliced, outermost first: a callee that is on it is recursive.
    """

    def __init__(self, parts: Parts, path: tuple[Function, ...], depth: int = 0) -> None:
        self.parts = parts
        self.path = path
        self.depth = depth
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
            type_of(variable)
            if variable.space != "param":
                raise UnsupportedPtxError("parameters in registers (.reg) are not supported", variable.span)
            scope.bind(variable.name, cells)
        self._block(function.body, scope)

    # --- statements -----------------------------------------------------------------------------

    def _block(self, block: Block, outer: Scope) -> None:
        if self.depth == NESTED:
            raise UnsupportedPtxError(f"more than {NESTED} blocks and calls inside each other", block.span)
        self.depth += 1
        self._statements(block, Scope(self.parts.names, outer))
        self.depth -= 1

    def _statements(self, block: Block, scope: Scope) -> None:
        for statement in block.statements:
            self.parts.count(_size(statement), statement.span)
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
                    self.parts.steps.extend(self._hint(text, statement) for text in strings)
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
                        scope.declare_register(name, kind)
                    else:
                        scope.declare_registers(name, name.count, kind)
            case Label(name):
                scope.bind(name, Target(self.parts.names.fresh(name.text)))
            case BranchTargets(name):
                scope.bind(name, statement)
            case Variable(space="param"):
                scope.bind(statement.name, Cells(statement))
            case Variable(space="local"):
                scope.bind(statement.name, self._local(statement))
            case Variable():
                raise UnsupportedPtxError(f".{statement.space} variables cannot be spliced", statement.span)

    def _local(self, variable: Variable) -> Local:
        size = sizeof(variable, LOCAL_BYTES)
        if size == 0 or variable.initializer is not None:
            raise PtxTypeError("a .local variable has a size and no values", variable.span)
        local = Local(self.parts.names.fresh(variable.name.text), alignof(variable), size)
        self.parts.add_local(local, variable.span)
        return local

    def _hint(self, text: str, pragma: Pragma) -> Hint:
        """Return a pragma; a text that inline asm would change is refused (PTX ISA, "Pragma Strings" has none)."""
        if re.fullmatch(r"[\w ]*", text) is None:
            raise UnsupportedPtxError(f"the pragma {text!r} is not supported", pragma.span)
        return Hint(text)

    def _instruction(self, instruction: Instruction, scope: Scope) -> None:
        guard = self._guard(instruction.guard, scope)
        if instruction.opcode in {"ld", "st"} and "param" in instruction.modifiers:
            self._param(instruction, guard, scope)
            return
        values = self._values(instruction, scope)
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
        type_of(cells.variable)
        value = self._value(other, scope)
        check(instruction, (value, Memory(Local("", 1, 1), 0)) if load else (Memory(Local("", 1, 1), 0), value))
        items = value.items if isinstance(value, Elements) else (value,)
        kind = instruction.modifiers[-1]
        for i, item in enumerate(items):
            offset = address.offset + i * TYPES[kind].bytes
            access = Access(cells=cells, offset=offset, kind=kind, guard=guard, span=instruction.span)
            check_bounds(access)
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
        self.parts.count(len(arguments), call.span)
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
        Splicer(self.parts, (*self.path, callee), self.depth).function(callee, arguments, results, after)
        drop_last_jump(self.parts.steps, after)
        if guard is not None or any(jumps_to(step, after) for step in self.parts.steps[start:]):
            self.parts.steps.append(after)

    def _callee(self, call: Call) -> Function:
        name = call.callee.text
        callee = self.parts.functions.get(name)
        if callee is None or call.prototype is not None:
            raise UnsupportedPtxError(f"{name} is called indirectly or not in this text", call.callee.span)
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
        if re.fullmatch(r"[A-Za-z_]\w*", callee.name.text) is None:
            raise UnsupportedPtxError(f"{callee.name.text} is not the name of a C function", call.callee.span)
        if len(results) > 1 or any(v.array or v.vector for v in (*callee.parameters, *callee.results)):
            raise UnsupportedPtxError("an external function takes scalars and returns one at most", call.span)
        for variable in (*callee.parameters, *callee.results):
            type_of(variable)
        passed = tuple(map(self._argument, arguments, callee.parameters, [call] * len(arguments)))
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

    def _argument(self, cells: Cells, parameter: Variable, call: Call) -> Register:
        """Return what was stored for one parameter of an external function."""
        register, kind = cells.elements.get(0, (None, ""))
        if register is None or TYPES[kind].bits != type_of(parameter).bits:
            what = f"is stored as .{kind}" if register else "is never stored"
            raise PtxTypeError(f"{cells.variable.name.text} {what}, passed as .{parameter.type}", call.span)
        return register

    # --- operands -------------------------------------------------------------------------------

    def _values(self, instruction: Instruction, scope: Scope) -> tuple[Value, ...]:
        operands = instruction.operands
        if instruction.opcode != "brx" or len(operands) != 2:
            return tuple(self._value(operand, scope) for operand in operands)
        index, name = operands
        table = scope.find(name.text) if isinstance(name, Name) else None
        if not isinstance(table, BranchTargets):
            raise PtxTypeError("expected the name of a .branchtargets table", name.span)
        self.parts.count(len(table.targets), instruction.span)
        return (self._value(index, scope), *(self._target(target, scope) for target in table.targets))

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
        if not isinstance(found, Register | Data | Local | Target):
            raise PtxTypeError(f"{name.text} is no value", name.span)
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
        variable = self.parts.variables.get(name.text)
        if variable is None:
            if name.text.split(".")[0] in SPECIAL_REGISTERS:
                raise UnsupportedPtxError(f"{name.text}: a row function has no place in the grid", name.span)
            raise PtxTypeError(f"{name.text} is not declared", name.span)
        clean = "".join(c for c in variable.name.text if c.isalnum() or c == "_")
        data = constant(variable, self.parts.names.fresh(f"{self.parts.name}_{clean}"))
        self.parts.data[name.text] = data
        self.parts.add_data(data, variable.span)
        return data
