"""Lines of Python in a kernel: the files that its ``.loc`` name get their numbers, and machine code a table of them.

The ``.loc`` of a function stand inside its asm block, where a file has a number only. NVRTC numbers files as it meets
them in the code that comes out: the kernel's declaration is said to stand in the first, and a statement for each other
one comes before all else. The table of the machine code is looked at: whether these are the numbers.

Source: PTX ISA, "Debugging Directives: .loc"; DWARF 2, 6.2.4 "The Line Number Program Prologue"; C++17, [cpp.line].
"""

from __future__ import annotations

import re
import struct
from collections.abc import Iterator
from pathlib import PurePath
from typing import Final

from ptx2cpp import CppFunction
from udf.bind.udf_call import UdfCall

KERNEL: Final = 'extern "C" __global__'
FILE_MARKER: Final = '{ unsigned none; asm("mov.u32 %0, 0;" : "=r"(none)); if (none) return; }'
"""A statement that NVRTC keeps and ptxas drops. An empty one, which must be volatile, can change the order of loads."""
_NAMED: Final = re.compile(r'^#line \d+ "(.*)"$', re.MULTILINE)


def with_lines(source: str, entry: str, function: CppFunction, call: UdfCall) -> str:
    """Return the source of the kernel ``entry`` in which lines of ``function`` have files; as it is, if it has none."""
    if not function.files:
        return source
    first, *others = (name.replace("\\", "\\\\").replace('"', '\\"') for name in function.files)
    before, declared, rest = source.partition(KERNEL)
    head, brace, rest = rest.partition("{")
    body, end, after = rest.partition("\n}\n")
    begin = f'#line {call.function.__code__.co_firstlineno} "{first}"'
    # on one line each: NVRTC takes all lines of a function for lines of the file in which it begins
    kernel = [begin, " ".join((declared + head + brace).split())]
    for name in others:
        kernel += [f'#line 1 "{name}"', FILE_MARKER]
    kernel += [begin, " ".join((body + end).split())]
    line = (before + declared + head + brace + body + end).count("\n") + 1
    return "\n".join([before + kernel[0], *kernel[1:], f'#line {line} "{entry}.cu"', after])


def line_files(source: str) -> tuple[str, ...]:
    """Return the files that :func:`with_lines` has put into a source, in the order of their numbers; else none."""
    return tuple(dict.fromkeys(_NAMED.findall(source)))[:-1]


def debug_files(code: bytes) -> tuple[str, ...]:
    """Return the files of the table of lines in ``code``, in the order of their numbers, without their folders."""
    tables = sections(code, b".debug_line")
    if not tables:
        return ()
    table = tables[0]
    at = 14 + table[14]  # behind the lengths of the standard opcodes
    while table[at]:  # folders
        at = table.index(0, at) + 1
    at += 1
    files = []
    while table[at]:
        end = table.index(0, at)
        files.append(table[at:end].decode(errors="replace"))
        at = end + 1
        for _ in range(3):  # folder, time and length
            _, at = _leb128(table, at)
    return tuple(files)


def debug_lines(code: bytes) -> list[tuple[int, int, int]]:
    """Return from which address on instructions are of which file (by its number) and line, in order."""
    tables = sections(code, b".debug_line")
    return list(_rows(tables[0])) if tables else []


def _leb128(table: bytes, at: int, *, signed: bool = False) -> tuple[int, int]:
    """Return a number of 7 bits a byte, and where the next begins."""
    value = shift = 0
    while True:
        byte = table[at]
        at, value, shift = at + 1, value | (byte & 0x7F) << shift, shift + 7
        if not byte & 0x80:
            return (value - (1 << shift) if signed and byte & 0x40 else value), at


_OPERANDS: Final = {1: 0, 2: 1, 3: 1, 4: 1, 5: 1, 6: 0, 7: 0, 8: 0, 9: 0, 10: 0, 11: 0, 12: 1}
"""Standard opcodes -> how many numbers follow; behind 9 there are 16 bits."""


def _rows(table: bytes) -> Iterator[tuple[int, int, int]]:
    """Run the program of one table."""
    length, _, header, step, _, base, width, first = struct.unpack_from("<IHIBBbBB", table)
    at, address, file, line = 10 + header, 0, 1, 1
    while at < 4 + length:
        opcode = table[at]
        at += 1
        if opcode >= first:
            address += step * ((opcode - first) // width)
            line += base + (opcode - first) % width
            yield address, file, line
        elif opcode == 0:
            size, at = _leb128(table, at)
            address, file, line = (0, 1, 1) if table[at] == 1 else (address, file, line)
            at += size
        else:
            given, numbers = 0, _OPERANDS[opcode]
            for _ in range(numbers):
                given, at = _leb128(table, at, signed=opcode == 3)
            if opcode == 1:
                yield address, file, line
            address += step * (given if opcode == 2 else (255 - first) // width if opcode == 8 else 0)
            address += int.from_bytes(table[at : at + 2], "little") if opcode == 9 else 0
            at += 2 * (opcode == 9)
            line += given * (opcode == 3)
            file = given if opcode == 4 else file


def has_files(code: bytes, files: tuple[str, ...]) -> bool:
    """Return whether ``files`` have the first numbers in the table of lines in ``code``."""
    return tuple(PurePath(name).name for name in debug_files(code)[: len(files)]) == tuple(
        PurePath(f).name for f in files
    )


_SECTION: Final = struct.Struct("<IIQQQQIIQQ")


def sections(code: bytes, name: bytes) -> list[bytes]:
    """Return what the sections called ``name`` hold."""
    (table,), (size, count, names) = struct.unpack_from("<Q", code, 40), struct.unpack_from("<HHH", code, 58)
    found = [_SECTION.unpack_from(code, table + size * i) for i in range(count)]
    strings = found[names][4]
    wanted = name + b"\0"
    return [code[f[4] : f[4] + f[5]] for f in found if code.startswith(wanted, strings + f[0])]
