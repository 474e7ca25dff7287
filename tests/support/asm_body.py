"""The asm statement of an emitted C++ function read back as PTX, so that the processor can run what nvcc would get."""

import re
from dataclasses import dataclass

import numpy as np

from ptx2cpp import CppFunction, FlatFunction, flat_function
from ptx2cpp.types import TYPES
from tests.support.seam import columns_in, columns_out
from udf.base.dtypes import dtype_of
from udf.base.stages import Parameter
from udf.bind.udf_call import PtxUdf, UdfCall
from udf.columns.column import Column
from udf.cpu.cpu_backend import BACKEND, row_artefact
from udf.cpu.native import host
from udf.cpu.rows import RowKernel

HELD = {"h": "b16", "r": "b32", "l": "b64", "f": "f32", "d": "f64"}
"""The PTX type of an asm operand by its constraint."""

COLUMN = {"f64": "float64", "f32": "float32", "s64": "int64", "s32": "int32", "s16": "int16", "s8": "int8"}
"""The column type for a PTX type; all others are unsigned integers of its width."""


@dataclass(frozen=True, slots=True)
class Operand:
    """One asm operand: its number, constraint letter and C++ expression."""

    number: int
    letter: str
    text: str


def body_as_ptx(function: CppFunction, flat: FlatFunction) -> str:
    """Return a PTX module around the asm statement of ``function``; ``flat`` gives the parameters' types."""
    statement = function.text[function.text.index("asm") :]
    outputs, inputs = _operands(statement, flat)
    arrays = {operand.text: _array(function.text, operand.text) for operand in inputs[len(flat.inputs) :]}
    body = "\n".join(re.findall(r'^ +"(.*)\\n\\t"$', statement, re.MULTILINE)).replace('\\"', '"')
    body = re.sub(r"cvta\.to\.(?:const|global)\.u64 (\w+), %\d+;", r"mov.u64 \1, data_\1;", body)
    body = re.sub(r"%(\d+)", r"operand\1", body)
    declared = "\n".join(f".reg .{HELD[o.letter]} operand{o.number};" for o in (*outputs, *inputs))
    loads = "\n".join(
        f"ld.param.{source.type} operand{o.number}, [{source.name}];"
        for o, source in zip(inputs, flat.inputs, strict=False)
    )
    stores = "\n".join(f"st.param.b{TYPES[o.type].bits} [r+{8 * i}], operand{i};" for i, o in enumerate(flat.outputs))
    parameters = ", ".join(f".param .b{max(32, TYPES[i.type].bits)} {i.name}" for i in flat.inputs)
    data = "\n".join(f".{space} .align 16 .b64 data_{name}[{len(words)}] = {{{', '.join(words)}}};"
                     for name, (space, words) in arrays.items())  # fmt: skip
    return (
        f".version 8.0\n.target sm_75\n.address_size 64\n{data}\n"
        f".func (.param .align 8 .b8 r[{8 * len(flat.outputs)}]) body({parameters})\n"
        f"{{\n{declared}\n{loads}\n{body}\n{stores}\nret;\n}}\n"
    )


def _operands(statement: str, flat: FlatFunction) -> tuple[list[Operand], list[Operand]]:
    tail = statement[statement.index("        : ") :]
    found = [Operand(i, m[1], m[2]) for i, m in enumerate(re.finditer(r'"=?([hrlfd])"\((\w+|static.*?\)\))\)', tail))]
    return found[: len(flat.outputs)], found[len(flat.outputs) :]


def _array(text: str, name: str) -> tuple[str, list[str]]:
    found = re.search(rf"static (\S+)[^\n]* {name}\[\d+\] = \{{(.*?)\}};", text, re.DOTALL)
    assert found is not None
    return "const" if found[1] == "__constant__" else "global", re.findall(r"0x[0-9a-f]+", found[2])


def run(ptx: str, flat: FlatFunction, columns: tuple[np.ndarray, ...], **types: dict[int, str]) -> list[bytes]:
    """Run the one function in ``ptx`` on the processor; return each result column's bytes."""
    udf = PtxUdf(
        text=ptx,
        name="",
        takes=columns_in(*(dtype_of(column.dtype) for column in columns)),
        returns=columns_out(*(dtype_of(column_type(o.type)) for o in flat.outputs)),
        raises=(),
    )
    parameters = tuple(Parameter(dtype=dtype, nullable=False) for dtype in udf.parameters)
    call = UdfCall(function=run, parameters=parameters, key="")
    kernel = RowKernel(udf, call, flat_function(ptx, **types), (udf.parameters, (), udf.results))
    program = BACKEND.load(row_artefact(kernel, udf, call, host(), target="host", eager=False))
    return [c.values.tobytes() for c in program.run(tuple(Column(values=column) for column in columns))]


def column_type(kind: str) -> str:
    """Return the dtype of a column that holds values of a PTX type."""
    return COLUMN.get(kind, f"uint{TYPES[kind].bits}")
