"""The table of lines in a GPU's machine code, read as DWARF 2 says (section 6.2, "Line Number Information")."""

from __future__ import annotations

import struct
from typing import TYPE_CHECKING

from udf.cuda.elf import sections
from udf.cuda.lines import files_in

if TYPE_CHECKING:
    from collections.abc import Iterator

OPERANDS = {1: 0, 2: 1, 3: 1, 4: 1, 5: 1, 6: 0, 7: 0, 8: 0, 10: 0, 11: 0, 12: 1}
"""Standard opcodes -> how many numbers of 7 bits a byte follow; 9 is followed by 16 bits."""


def number(table: bytes, at: int, *, signed: bool = False) -> tuple[int, int]:
    """Return a number of 7 bits a byte, and where the next begins."""
    value = shift = 0
    while True:
        byte = table[at]
        at, value, shift = at + 1, value | (byte & 0x7F) << shift, shift + 7
        if not byte & 0x80:
            return (value - (1 << shift) if signed and byte & 0x40 else value), at


def places(code: bytes) -> set[tuple[str, int]]:
    """Return every file and line that an instruction of ``code`` is of."""
    (table,) = sections(code, b".debug_line")
    files = files_in(code)
    return {(files[file - 1], line) for file, line in _rows(table)}


def _rows(table: bytes) -> Iterator[tuple[int, int]]:
    length, _, header, _, _, base, width, first = struct.unpack_from("<IHIBBbBB", table)
    at, end, file, line = 10 + header, 4 + length, 1, 1
    while at < end:
        opcode = table[at]
        at += 1
        if opcode >= first:
            line += base + (opcode - first) % width
            yield file, line
        elif opcode == 0:
            size, at = number(table, at)
            if table[at] == 1:  # the end of a sequence
                file = line = 1
            at += size
        elif opcode == 9:
            at += 2
        else:
            given = 0
            for _ in range(OPERANDS[opcode]):
                given, at = number(table, at, signed=opcode == 3)
            if opcode == 1:
                yield file, line
            line += given * (opcode == 3)
            file = given if opcode == 4 else file
