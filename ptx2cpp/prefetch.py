"""Values that a loop will read, brought near while it computes: a thread alone waits for memory at every sector else.

Where an address that is loaded from goes forward by a constant, what lies a little ahead of it is copied to shared
memory, asynchronously, and not used there: on its way it stays in the first-level cache. (``prefetch.L1`` gets no
nearer than the second level on an H200: 32 ns a row of a loop where this takes 14, and nothing 52.) Only addresses of
the memory that is said to be read are fetched from.

::

    add.s64 a, a, 32;      add.s64 a, a, 32;
                           add.s64 ahead, a, 512; setp.. there = begin <= ahead < end;
                           @there cp.async.ca.shared.global [room], [ahead], 8;
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ptx2cpp.flat import Address, FlatFunction, Guard, Immediate, Input, Instruction, ParameterLoad, Register, Statement
from ptx2cpp.scope import Names
from ptx2cpp.trip_counts import long_loops

AHEAD: Final = 512
"""Bytes: 64 rows of float64, some 900 ns of a short loop; a warp's lanes then have 16 KiB under way."""

SECTOR: Final = 32
"""Bytes that one fetch brings."""

FARTHEST: Final = 256
"""Bytes that an address may go forward by, for fetches to keep up with it."""

WORD: Final = 8
"""Bytes that are asked for: of an address that is a multiple of it."""

FETCH: Final = (-2, -3, -4)
"""What stands for the parameters of the further inputs: where the memory begins and ends, and room for 8 bytes."""

PLACE: Final = ("u64", "unsigned long long")
INPUTS: Final = (("begin", *PLACE), ("end", *PLACE), ("room", "u32", "unsigned int"))


def add_prefetches(function: FlatFunction) -> FlatFunction:
    """Return ``function`` whose long loops fetch ahead of what they load; itself if none does.

    It takes three more inputs: the addresses where the memory begins and ends, and a shared one of 8 bytes.

    Examples
    --------
    >>> from ptx2cpp import flat_function
    >>> text = '''.version 8.0 .target sm_80 .address_size 64
    ... .func (.param .f64 r) f(.param .b64 p, .param .b64 q) { .reg .b64 %a, %e; .reg .f64 %s, %v; .reg .pred %p;
    ... ld.param.u64 %a, [p]; ld.param.u64 %e, [q]; mov.f64 %s, 0d0000000000000000;
    ... L: ld.f64 %v, [%a]; add.f64 %s, %s, %v; add.s64 %a, %a, 8; setp.ne.s64 %p, %a, %e; @%p bra L;
    ... st.param.f64 [r], %s; ret; }'''
    >>> fetching = add_prefetches(flat_function(text, parameters={0: "const double*"}))
    >>> [one.name for one in fetching.inputs]
    ['p0', 'p1', 'fetch_begin', 'fetch_end', 'fetch_room']
    """
    loaded = {one.base for s in function.statements for one in _loaded_addresses(s) if isinstance(one.base, Register)}
    if not long_loops(function) or not any(_stride(s, loaded) for s in function.statements):
        return function
    names = Names.of(function)
    inputs = tuple(
        Input(name=names.fresh(f"fetch_{name}"), type=kind, cpp=cpp, parameter=number)
        for number, (name, kind, cpp) in zip(FETCH, INPUTS, strict=True)
    )
    begin, end, room = (Register(names.fresh("fetch_from"), one.type) for one in inputs)
    ahead, there = Register(names.fresh("fetch_ahead"), "u64"), Register(names.fresh("fetch_there"), "pred")
    statements: list[Statement] = [
        ParameterLoad(own, given) for own, given in zip((begin, end, room), inputs, strict=True)
    ]
    for statement in function.statements:
        statements.append(statement)
        for offset in range(0, _stride(statement, loaded), SECTOR):
            assert isinstance(statement, Instruction)
            statements += [
                Instruction("add", ("s64",), (ahead, statement.operands[0], Immediate(AHEAD + offset))),
                Instruction("setp", ("ge", "u64"), (there, ahead, begin)),
                Instruction("setp", ("lt", "and", "u64"), (there, ahead, end, there)),
                Instruction(
                    "cp",
                    ("async", "ca", "shared", "global"),
                    (Address(room, 0), Address(ahead, 0), Immediate(WORD)),
                    Guard(there, negated=False),
                ),
            ]
    return replace(
        function,
        inputs=(*function.inputs, *inputs),
        registers=(*function.registers, begin, end, room, ahead, there),
        statements=tuple(statements),
    )


def _loaded_addresses(statement: Statement) -> list[Address]:
    """Return the addresses of 8 bytes that a statement loads: a load has them aligned, and so must a fetch."""
    if not isinstance(statement, Instruction) or statement.opcode != "ld" or statement.modifiers[-1][1:] != "64":
        return []
    return [one for one in statement.operands if isinstance(one, Address) and one.offset % WORD == 0]


def _stride(statement: Statement, loaded: set[Register]) -> int:
    """Return by how many bytes a statement moves an address that is loaded from; 0 of any other."""
    if not isinstance(statement, Instruction) or statement.opcode != "add" or statement.guard is not None:
        return 0
    result, start, step = statement.operands
    if statement.modifiers != ("s64",) or not isinstance(step, Immediate) or not {result, start} & loaded:
        return 0
    return step.value if 0 < step.value <= FARTHEST and step.value % WORD == 0 else 0
