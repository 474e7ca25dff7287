"""The inliner: syntax tree to flat tree, with names resolved, instructions verified and callees inlined."""

import re

from ptx2cpp import flat
from ptx2cpp.flat import Data, Immediate, Local, Register, drop_last_jump, jumps_to
from ptx2cpp.ptx_errors import PtxTypeError, UnsupportedPtxError
from ptx2cpp.ptx_limits import LOCAL_BYTES, NESTED
from ptx2cpp.scope import Binding, ParameterSlots, Scope
from ptx2cpp.slots import Access, Builder, check_bounds, load_slot, store_slot
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
from ptx2cpp.types import TYPES, alignof, constant, sizeof, type_of
from ptx2cpp.verify import check

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
    """Return how many statements a statement counts as: a list counts as its elements."""
    match statement:
        case Registers():
            return len(statement.names)
        case Pragma():
            return len(statement.strings)
    return 1


class Inliner:
    """Appends the flat statements of one function to ``builder``.

    ``path`` holds the functions on the way from the outermost to this one: a callee on it is recursive. ``depth``
    counts the blocks around.
    """

    def __init__(self, builder: Builder, path: tuple[Function, ...], depth: int = 0) -> None:
        self.builder = builder
        self.path = path
        self.depth = depth
        self.exit = flat.Label("")

    def inline(
        self,
        function: Function,
        parameters: tuple[ParameterSlots, ...],
        results: tuple[ParameterSlots, ...],
        exit_: flat.Label,
    ) -> None:
        """Inline ``function`` with its parameters and results bound to ``parameters`` and ``results``."""
        if function.body is None:
            raise UnsupportedPtxError(f"{function.name.text} is only declared here", function.span)
        self.exit = exit_
        scope = Scope(self.builder.names)
        for slots, variable in zip((*parameters, *results), (*function.parameters, *function.results), strict=True):
            type_of(variable)
            if variable.space != "param":
                raise UnsupportedPtxError("parameters in registers (.reg) are not supported", variable.span)
            scope.bind(variable.name, slots)
        self._block(function.body, scope)

    # --- statements -----------------------------------------------------------------------------

    def _block(self, block: Block, outer: Scope) -> None:
        if self.depth == NESTED:
            raise UnsupportedPtxError(f"more than {NESTED} blocks and calls inside each other", block.span)
        self.depth += 1
        self._statements(block, Scope(self.builder.names, outer))
        self.depth -= 1

    def _statements(self, block: Block, scope: Scope) -> None:
        for statement in block.statements:
            self.builder.count(_size(statement), statement.span)
            self._declare(statement, scope)
        for statement in block.statements:
            match statement:
                case Instruction():
                    self._instruction(statement, scope)
                case Call():
                    self._call(statement, scope)
                case Label(name):
                    self.builder.statements.append(self._label(name, scope))
                case Pragma(strings):
                    self.builder.statements.extend(self._pragma(text, statement) for text in strings)
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
                scope.bind(name, flat.Label(self.builder.names.fresh(name.text)))
            case BranchTargets(name):
                scope.bind(name, statement)
            case Variable(space="param"):
                scope.bind(statement.name, ParameterSlots(statement))
            case Variable(space="local"):
                scope.bind(statement.name, self._local(statement))
            case Variable():
                raise UnsupportedPtxError(f".{statement.space} variables are not supported", statement.span)

    def _local(self, variable: Variable) -> Local:
        size = sizeof(variable, LOCAL_BYTES)
        if size == 0 or variable.initializer is not None:
            raise PtxTypeError("a .local variable has a size and no values", variable.span)
        local = Local(self.builder.names.fresh(variable.name.text), alignof(variable), size)
        self.builder.add_local(local, variable.span)
        return local

    def _pragma(self, text: str, pragma: Pragma) -> flat.Pragma:
        """Return a pragma; a text that inline asm would change is refused (PTX ISA, "Pragma Strings" has none)."""
        if re.fullmatch(r"[\w ]*", text) is None:
            raise UnsupportedPtxError(f"the pragma {text!r} is not supported", pragma.span)
        return flat.Pragma(text)

    def _instruction(self, instruction: Instruction, scope: Scope) -> None:
        guard = self._guard(instruction.guard, scope)
        if instruction.opcode in {"ld", "st"} and "param" in instruction.modifiers:
            self._param(instruction, guard, scope)
            return
        operands = self._operands(instruction, scope)
        check(instruction, operands)
        if instruction.opcode == "st" and isinstance(operands[0], flat.Address) and isinstance(operands[0].base, Data):
            raise UnsupportedPtxError("module data is constant here: nothing can be stored to it", instruction.span)
        if instruction.opcode == "ret":
            self.builder.statements.append(flat.Instruction("bra", (), (self.exit,), guard, instruction.span))
        else:
            self.builder.statements.append(
                flat.Instruction(instruction.opcode, instruction.modifiers, operands, guard, instruction.span)
            )

    def _param(self, instruction: Instruction, guard: flat.Guard | None, scope: Scope) -> None:
        """Turn ``ld.param`` and ``st.param`` to moves between registers."""
        load = instruction.opcode == "ld"
        if len(instruction.operands) != 2:
            raise PtxTypeError(f"{instruction.opcode}.param takes 2 operands", instruction.span)
        address, other = instruction.operands[::-1] if load else instruction.operands
        slots = scope.find(address.base.text) if isinstance(address, Address) and address.base else None
        if not isinstance(slots, ParameterSlots) or not isinstance(address, Address):
            raise UnsupportedPtxError("a parameter is only accessible by its name", address.span)
        type_of(slots.variable)
        value = self._operand(other, scope)
        memory = flat.Address(Local("", 1, 1), 0)
        check(instruction, (value, memory) if load else (memory, value))
        elements = value.elements if isinstance(value, flat.Vector) else (value,)
        kind = instruction.modifiers[-1]
        for i, element in enumerate(elements):
            offset = address.offset + i * TYPES[kind].bytes
            access = Access(slots=slots, offset=offset, kind=kind, guard=guard, span=instruction.span)
            check_bounds(access)
            if load and isinstance(element, Register):
                load_slot(self.builder, access, element)
            elif not load and isinstance(element, Register | Immediate):
                store_slot(self.builder, access, element)

    # --- calls ----------------------------------------------------------------------------------

    def _call(self, call: Call, scope: Scope) -> None:
        callee = self._callee(call)
        guard = self._guard(call.guard, scope)
        results = tuple(self._slots(operand, scope) for operand in call.results)
        arguments = tuple(self._slots(operand, scope) for operand in call.arguments)
        self.builder.count(len(arguments), call.span)
        if len(arguments) != len(callee.parameters) or len(results) != len(callee.results):
            raise PtxTypeError(f"{callee.name.text} is called with other parameters than it has", call.span)
        if callee.body is None:
            self._extern(call, callee, arguments, results, guard)
            return
        after = flat.Label(self.builder.names.fresh(f"after_{callee.name.text}"))
        if guard is not None:
            skip = flat.Guard(guard.register, not guard.negated)
            self.builder.statements.append(flat.Instruction("bra", (), (after,), skip, call.span))
        start = len(self.builder.statements)
        Inliner(self.builder, (*self.path, callee), self.depth).inline(callee, arguments, results, after)
        drop_last_jump(self.builder.statements, after)
        if guard is not None or any(jumps_to(statement, after) for statement in self.builder.statements[start:]):
            self.builder.statements.append(after)

    def _callee(self, call: Call) -> Function:
        name = call.callee.text
        callee = self.builder.functions.get(name)
        if callee is None or call.prototype is not None:
            raise UnsupportedPtxError(f"{name} is called indirectly or not in this text", call.callee.span)
        if any(f.name.text == name for f in self.path):
            raise UnsupportedPtxError(f"{name} calls itself: recursion cannot be inlined", call.callee.span)
        return callee

    def _slots(self, operand: Operand, scope: Scope) -> ParameterSlots:
        slots = scope.find(operand.text) if isinstance(operand, Name) else None
        if not isinstance(slots, ParameterSlots):
            raise UnsupportedPtxError("a call passes .param variables only", operand.span)
        return slots

    def _extern(
        self,
        call: Call,
        callee: Function,
        arguments: tuple[ParameterSlots, ...],
        results: tuple[ParameterSlots, ...],
        guard: flat.Guard | None,
    ) -> None:
        """Keep a call to code that the caller links; scalars only, but for structures that it has declared."""
        if re.fullmatch(r"[A-Za-z_]\w*", callee.name.text) is None:
            raise UnsupportedPtxError(f"{callee.name.text} is not the name of a C function", call.callee.span)
        whole = callee.name.text in self.builder.declared.structures
        scalars = callee.parameters if whole else (*callee.parameters, *callee.results)
        if len(results) > 1 or any(v.array or v.vector for v in scalars):
            raise UnsupportedPtxError("an external function takes scalars and returns one at most", call.span)
        for variable in (*callee.parameters, *callee.results):
            type_of(variable)
        passed = tuple(map(self._argument, arguments, callee.parameters, [call] * len(arguments)))
        returned, kinds = [], []
        for slots, variable in zip(results, callee.results, strict=True):
            words = sizeof(variable) // 8 if variable.array else 1
            kind = "b64" if variable.array else variable.type
            for word in range(words):
                register = self.builder.register("result", kind if TYPES[kind].bits > 8 else "b16")
                slots.elements[8 * word] = (register, kind)
                returned.append(register)
                kinds.append(kind)
        self.builder.statements.append(
            flat.Call(
                callee.name.text,
                passed,
                tuple(v.type for v in callee.parameters),
                tuple(returned),
                tuple(kinds),
                guard,
                call.span,
            )
        )

    def _argument(self, slots: ParameterSlots, parameter: Variable, call: Call) -> Register:
        """Return what was stored for one parameter of an external function."""
        register, kind = slots.elements.get(0, (None, ""))
        if register is None or TYPES[kind].bits != type_of(parameter).bits:
            what = f"is stored as .{kind}" if register else "is never stored"
            raise PtxTypeError(f"{slots.variable.name.text} {what}, passed as .{parameter.type}", call.span)
        return register

    # --- operands -------------------------------------------------------------------------------

    def _operands(self, instruction: Instruction, scope: Scope) -> tuple[flat.Operand, ...]:
        operands = instruction.operands
        if instruction.opcode != "brx" or len(operands) != 2:
            return tuple(self._operand(operand, scope) for operand in operands)
        index, name = operands
        table = scope.find(name.text) if isinstance(name, Name) else None
        if not isinstance(table, BranchTargets):
            raise PtxTypeError("expected the name of a .branchtargets table", name.span)
        self.builder.count(len(table.targets), instruction.span)
        return (self._operand(index, scope), *(self._label(target, scope) for target in table.targets))

    def _operand(self, operand: Operand, scope: Scope) -> flat.Operand:
        if isinstance(operand, Name):  # by far the most
            return self._plain(operand, scope)
        match operand:
            case Integer(value):
                return Immediate(value)
            case Float(bits, width):
                return Immediate(bits, width)
            case Not(name):
                return flat.Not(self._register(name, scope))
            case Vector(elements):
                return flat.Vector(tuple(self._element(e, scope) for e in elements))
            case Pair(first, second):
                return flat.Pair(self._sink(first, scope), self._sink(second, scope))
            case Address(base, offset) if base is not None:
                return flat.Address(self._base(base, scope), offset)
            case Offset(base, offset):
                return self._interior(self._base(base, scope), offset)
        raise UnsupportedPtxError("this operand is not supported", operand.span)

    def _interior(self, base: Register | Data | Local, offset: int) -> Register:
        """Return a register that holds the address ``offset`` bytes into a variable."""
        register = self.builder.register("at", "b64")
        self.builder.statements.append(flat.Instruction("mov", ("u64",), (register, base)))
        self.builder.statements.append(flat.Instruction("add", ("u64",), (register, register, Immediate(offset))))
        return register

    def _plain(self, name: Name, scope: Scope) -> Register | Data | Local | flat.Label:
        found = self._find(name, scope)
        if isinstance(found, Register):  # by far the most
            return found
        if isinstance(found, ParameterSlots):
            raise UnsupportedPtxError("the address of a parameter cannot be taken", name.span)
        if not isinstance(found, Data | Local | flat.Label):
            raise PtxTypeError(f"{name.text} is no value", name.span)
        return found

    def _base(self, name: Name, scope: Scope) -> Register | Data | Local:
        found = self._plain(name, scope)
        if isinstance(found, flat.Label):
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
        if isinstance(element, Name):
            return self._sink(element, scope)
        return Immediate(element.value) if isinstance(element, Integer) else Immediate(element.bits, element.width)

    def _label(self, name: Name, scope: Scope) -> flat.Label:
        found = self._find(name, scope)
        if not isinstance(found, flat.Label):
            raise PtxTypeError(f"{name.text} is not a label", name.span)
        return found

    def _guard(self, guard: Guard | None, scope: Scope) -> flat.Guard | None:
        if guard is None:
            return None
        register = self._register(guard.name, scope)
        if register.type != "pred":
            raise PtxTypeError(f"{guard.name.text} is .{register.type}, not .pred", guard.span)
        return flat.Guard(register, guard.negated)

    def _find(self, name: Name, scope: Scope) -> Binding:
        found = scope.find(name.text)
        if found is None:
            return self._module_data(name)
        return found

    def _module_data(self, name: Name) -> Data:
        data = self.builder.data.get(name.text)
        if data is not None:
            return data
        variable = self.builder.variables.get(name.text)
        if variable is None:
            if name.text.split(".")[0] in SPECIAL_REGISTERS:
                raise UnsupportedPtxError(f"{name.text}: a row function has no place in the grid", name.span)
            raise PtxTypeError(f"{name.text} is not declared", name.span)
        clean = "".join(c for c in variable.name.text if c.isalnum() or c == "_")
        data = constant(variable, self.builder.names.fresh(f"{self.builder.name}_{clean}"))
        self.builder.data[name.text] = data
        self.builder.add_data(data, variable.span)
        return data
