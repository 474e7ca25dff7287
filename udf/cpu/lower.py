"""A flat PTX function as an LLVM function ``{outputs} name(inputs)``, written block by block."""

from __future__ import annotations

from functools import cache

from ptx2cpp.flat import Call, Data, FlatFunction, Instruction, ParameterLoad, Register, registers_written
from ptx2cpp.types import TYPES, PtxType
from udf.base.records import dataclass
from udf.cpu.blocks import Block, Branch, Jump, Return, Switch
from udf.cpu.body import ZERO, Body, argument, is_pointer, label, pointer_to
from udf.cpu.ir import insert_values, llvm_type
from udf.cpu.operations import approximate, bits, compare, floating, half, integer, integer_division, logic
from udf.cpu.operations.moves import CARRY, operand_lowering
from udf.cpu.variant import Lowering, LoweringTable, Variant, variant_of

FAMILIES = (integer, integer_division, bits, logic, floating, approximate, half, compare)
ROWS: LoweringTable = {key: lowering for family in FAMILIES for key, lowering in family.ROWS.items()}
"""Value operations: ``(opcode, class of type) -> lowering``, which takes the writer, the instruction's variant and its
source values, and returns the result's value."""


def type_class(kind: PtxType) -> str:
    """Return the row class of a type: int, float (f32, f64), half (f16, bf16), pair (two halves) or pred."""
    if kind.kind == "pred":
        return "pred"
    if not kind.is_float:
        return "int"
    return "pair" if kind.name.endswith("x2") else "half" if kind.bits == 16 else "float"


def lowering_of(v: Variant) -> Lowering:
    """Return the lowering of an instruction's row.

    Raises
    ------
    LookupError
        If there is none: a row of ``ptx2cpp.instructions.FORMS`` was added without its lowering.
    """
    found = ROWS.get((v.opcode, type_class(v.type)))
    if found is None:
        raise LookupError(f"no lowering for {'.'.join((v.opcode, *v.order))}")
    return found


BAILED_OUT = Register("bailed.out", "pred")
"""Set where control would go to a block that was left out; the block that sets it has the same name."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LlvmFunction:
    """One function as LLVM IR text, with what it needs from its module.

    ``result`` is the struct type that it returns. ``needs`` holds declarations, helper functions and
    constant arrays by name, so that two functions of one module share them; ``calls`` are functions of the library.
    """

    name: str
    parameters: tuple[str, ...]
    result: str
    text: str
    needs: dict[str, str]
    calls: frozenset[str] = frozenset()


def lower(
    flat: FlatFunction,
    blocks: tuple[Block, ...],
    *,
    name: str,
    outside: frozenset[str] = frozenset(),
    vector: int = 0,
    body: Body | None = None,
) -> LlvmFunction:
    """Write ``flat``'s ``blocks`` as an internal, always inlined function.

    The function returns the outputs in order. With ``outside`` (names of blocks that were left out) it also returns,
    last, an ``i1`` that says that control would have gone there; the outputs are then zero. ``vector`` as in
    :class:`~udf.cpu.ir.Ir`. ``body`` is what it is written with, where that is no plain one.

    Raises
    ------
    LookupError
        For an instruction of the table without a lowering.
    """
    body = body or Body(flat, vector)
    for block in blocks:
        body.begin_block(block.name)
        for statement in block.statements:
            write_statement(body, statement)
        write_terminator(body, block, flat, outside, flagged=bool(outside))
    if outside:
        bail_out(body, flat)
    return assemble(flat, body, name, entry=blocks[0].name, flagged=bool(outside))


def assemble(flat: FlatFunction, body: Body, name: str, *, entry: str, flagged: bool) -> LlvmFunction:
    """Return the function whose blocks ``body`` has."""
    slots, lines = body.finish()
    parameters = tuple(body.input_type(i) for i in flat.inputs)
    types = [body.output_type(o) for o in flat.outputs] + (["i1"] if flagged else [])
    result = f"{{ {', '.join(types)} }}"
    given = ", ".join(f"{t} {argument(i.name)}" for t, i in zip(parameters, flat.inputs, strict=True))
    locals_ = [f"  {pointer_to(x)} = alloca [{x.size} x i8], align {x.align}" for x in flat.locals]
    text = [f"define internal {result} @{name}({given}) alwaysinline nounwind {{", "start:", *slots, *locals_]
    text += [f"  br label %{label(entry)}", *lines]
    needs = {data.name: constant_array(data) for data in flat.data}
    needs |= body.ir.declarations | body.ir.definitions
    whole, calls = "\n".join([*text, "}"]), frozenset(body.ir.calls)
    return LlvmFunction(name=name, parameters=parameters, result=result, text=whole, needs=needs, calls=calls)


def bail_out(body: Body, flat: FlatFunction) -> None:
    """Write the block in which the function bails out: outputs zero, flag set, one way out for all."""
    body.begin_block(BAILED_OUT.name)
    for output in flat.outputs:
        body.write(output.register, ZERO.get(llvm_type(TYPES[output.register.type]), "0"))
    body.write(BAILED_OUT, "true")
    body.end_block()
    body.ir.do(f"br label %{label(flat.exit.name)}")


def constant_array(data: Data) -> str:
    """Return module data as a constant of LLVM."""
    image = "".join(f"\\{byte:02x}" for byte in data.image)
    return f'{pointer_to(data)} = internal constant [{len(data.image)} x i8] c"{image}", align {data.align}'


# --- statements ---------------------------------------------------------------------------------------


def write_statement(body: Body, statement: ParameterLoad | Instruction | Call) -> None:
    """Write one parameter load, instruction or call."""
    if isinstance(statement, Call):
        _call(body, statement)
        return
    if isinstance(statement, ParameterLoad):
        kind = TYPES[statement.input.type]
        if is_pointer(statement.input):
            body.target(statement.register, body.address(statement.input), "i64")
            return
        body.target(statement.register, argument(statement.input.name), llvm_type(kind), signed=kind.kind == "s")
        return
    v = variant_of(statement.opcode, statement.modifiers)
    if statement.guard is None:
        _operation(body, v, statement)
    else:
        _predicated(body, v, statement)


def _call(body: Body, call: Call) -> None:
    """Call a function of the same module, which returns its results as a structure."""
    assert call.guard is None, "NVVM branches around a call"
    given = ", ".join(
        f"{llvm_type(TYPES[kind])} {body.source(register, llvm_type(TYPES[kind]))}"
        for kind, register in zip(call.parameters, call.arguments, strict=True)
    )
    types = [llvm_type(TYPES[kind]) for kind in call.result_types]
    whole = f"{{ {', '.join(types)} }}" if types else "{ }"
    body.ir.calls.add(call.callee)
    returned = body.ir.emit(f"call {whole} @{call.callee}({given})")
    for place, (register, type_) in enumerate(zip(call.results, types, strict=True)):
        body.target(register, body.ir.emit(f"extractvalue {whole} {returned}, {place}"), type_)


def _predicated(body: Body, v: Variant, instruction: Instruction) -> None:
    """Run an instruction and keep its results only where the predicate holds (memory has its own block)."""
    assert instruction.guard is not None
    holds = body.read(instruction.guard.register)
    targets = (*registers_written(instruction), *((CARRY,) if "cc" in instruction.modifiers else ()))
    before = [body.read(register) for register in targets]
    _operation(body, v, instruction)
    for register, old in zip(targets, before, strict=True):
        new, type_ = body.read(register), llvm_type(TYPES[register.type])
        chosen = (old, new) if instruction.guard.negated else (new, old)
        body.write(register, body.ir.select(holds, type_, *chosen))


def _operation(body: Body, v: Variant, instruction: Instruction) -> None:
    direct = operand_lowering(v)
    if direct is not None:
        direct(body, v, instruction)
        return
    (target, *sources), (gives, *types) = instruction.operands, _operand_types(v.opcode, v.order)
    values = [body.source(operand, type_) for operand, type_ in zip(sources, types, strict=True)]
    result = lowering_of(v)(body.ir, v, *values)
    assert isinstance(target, Register)
    body.target(target, result, gives)


@cache
def _operand_types(opcode: str, modifiers: tuple[str, ...]) -> tuple[str, ...]:
    v = variant_of(opcode, modifiers)
    return tuple(_operand_type(v, letter) for letter in v.signature)


def _operand_type(v: Variant, letter: str) -> str:
    """Return the LLVM type of an operand by its letter in the signature (:mod:`ptx2cpp.instructions`)."""
    if letter == "t":
        return v.llvm
    if letter == "w":
        return f"i{2 * v.bits}"
    if letter == "d":
        return llvm_type(v.first)
    return {"u": "i32", "p": "i1", "s": "i1", "i": "i32"}[letter]


# --- ends of blocks ------------------------------------------------------------------------------


def write_terminator(
    body: Body, block: Block, flat: FlatFunction, outside: frozenset[str] = frozenset(), *, flagged: bool
) -> None:
    """Write a block's decision; a target that was left out is where the function bails out."""
    ir, end = body.ir, block.end

    def to(name: str) -> str:
        return f"label %{label(BAILED_OUT.name if name in outside else name)}"

    if isinstance(end, Return):
        write_return(body, flat, flagged=flagged)
        return
    if isinstance(end, Jump):
        body.end_block()
        ir.do(f"br {to(*end.targets)}")
    elif isinstance(end, Branch):
        holds = body.read(end.guard.register)
        body.end_block()
        ir.do(f"br i1 {holds}, {', '.join(map(to, end.by_register))}")
    else:
        assert isinstance(end, Switch)
        index = body.source(end.index, "i32")
        body.end_block()
        cases = " ".join(f"i32 {i}, {to(name)}" for i, name in enumerate(end.targets))
        ir.do(f"switch i32 {index}, {to(end.targets[-1])} [ {cases} ]")


def write_return(body: Body, flat: FlatFunction, *, flagged: bool) -> None:
    """Return the outputs as a struct."""
    ir = body.ir
    types = [body.output_type(o) for o in flat.outputs] + (["i1"] if flagged else [])
    values = [body.output(o) for o in flat.outputs]
    values += [body.read(BAILED_OUT)] if flagged else []
    struct, name = f"{{ {', '.join(types)} }}", f"%{ir.fresh('results')}"
    ir.lines += insert_values(name, struct, list(zip(types, values, strict=True)))
    body.end_block()
    ir.do(f"ret {struct} {name if types else 'poison'}")
