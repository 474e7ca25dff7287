"""A compiled function as one LLVM function of its own types, for modules of other people's."""

from __future__ import annotations

from collections.abc import Iterator

from ptx2cpp import flat_function
from ptx2cpp.types import TYPES
from udf.base.dtypes import DTYPES, DType
from udf.bind.udf_call import PtxUdf
from udf.cpu.blocks import blocks_of
from udf.cpu.columns import write_conversion
from udf.cpu.ir import insert_values, llvm_type
from udf.cpu.lower import lower
from udf.cpu.row_plan import stored_type
from udf.errors import ExternCallError


def llvm_module(udf: PtxUdf, name: str) -> str:
    """Return a module of LLVM IR that defines ``udf`` as the function ``name``.

    A bool is an i8 of 0 or 1, an array its address. One result is returned as it is, several as a structure.

    Raises
    ------
    ExternCallError
        If it prints, which only a GPU does.
    """
    pointers = {
        i: f"const {parameter.dtype.cpp}*" for i, parameter in enumerate(udf.takes) if parameter.what == "pointer"
    }
    flat = flat_function(udf.module or udf.text, entry=udf.name, parameters=pointers)
    if flat.externs:
        raise ExternCallError(name, flat.externs)
    inner = lower(flat, blocks_of(flat), name=f"{name}.ptx")
    takes = ["ptr" if parameter.what == "pointer" else stored_type(parameter.dtype) for parameter in udf.takes]
    gives = [(dtype, stored_type(dtype)) for dtype in result_types(udf)]
    lines, given = list[str](), list[str]()
    for i, (parameter, one) in enumerate(zip(udf.takes, flat.inputs, strict=True)):
        value = f"%x{i}"
        if parameter.what != "pointer":
            value, signed = f"%taken{i}", parameter.dtype.kind == "i"
            lines += write_conversion(f"%x{i}", takes[i], value, llvm_type(TYPES[one.type]), signed=signed)
        given.append(f"{inner.parameters[i]} {value}")
    lines.append(f"  %r = call {inner.result} @{inner.name}({', '.join(given)})")
    types = [llvm_type(TYPES[output.type]) for output in flat.outputs]
    for i, (dtype, stored) in enumerate(gives):
        lines += write_result(inner.result, i, types[i], dtype, stored)
    whole = gives[0][1] if len(gives) == 1 else f"{{ {', '.join(stored for _, stored in gives)} }}"
    members, given_back = [(stored, f"%give{i}") for i, (_, stored) in enumerate(gives)], "%give0"
    if len(gives) > 1:
        given_back = "%results"
        lines += insert_values(given_back, whole, members)
    taken_as = ", ".join(f"{type_} %x{i}" for i, type_ in enumerate(takes))
    head = f"define {whole} @{name}({taken_as}) alwaysinline nounwind {{"
    return "\n".join([*inner.needs.values(), inner.text, head, *lines, f"  ret {whole} {given_back}", "}", ""])


def result_types(udf: PtxUdf) -> Iterator[DType]:
    """Yield the types of what the function gives: values, each with its validity if it can be null, and a status."""
    for result in udf.returns:
        yield from result.dtype.parts
        if result.nullable:
            yield DTYPES["bool"]
    if udf.raises:
        yield DTYPES["uint32"]


def write_result(struct: str, i: int, type_: str, dtype: DType, stored: str) -> Iterator[str]:
    """Write ``%give<i>``: member ``i`` of the ``struct`` ``%r`` that the inner function gave, as its type has it."""
    yield f"  %raw{i} = extractvalue {struct} %r, {i}"
    if dtype.kind == "b":
        yield f"  %true{i} = icmp ne {type_} %raw{i}, 0"
        yield f"  %give{i} = zext i1 %true{i} to i8"
    else:
        yield from write_conversion(f"%raw{i}", type_, f"%give{i}", stored, signed=False)
