"""Lines of Python in a kernel: the files that its ``.loc`` name get their numbers, and machine code a table of them.

The ``.loc`` of a function stand inside its asm block, where a file has a number only. NVRTC numbers files as it meets
them in the code that comes out: the kernel's declaration is said to stand in the first, and a statement for each other
one comes before all else. The table of the machine code is looked at: whether these are the numbers.

Source: PTX ISA, "Debugging Directives: .loc"; DWARF 2, 6.2.4 "The Line Number Program Prologue"; C++17, [cpp.line].
"""

from __future__ import annotations

import re
import struct
from pathlib import PurePath
from typing import TYPE_CHECKING, Final

from udf.cuda.elf import sections

if TYPE_CHECKING:
    from ptx2cpp import CppFunction
    from udf.stages import UdfCall

KERNEL: Final = 'extern "C" __global__'
MENTIONED: Final = '{ unsigned none; asm("mov.u32 %0, 0;" : "=r"(none)); if (none) return; }'
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
        kernel += [f'#line 1 "{name}"', MENTIONED]
    kernel += [begin, " ".join((body + end).split())]
    line = (before + declared + head + brace + body + end).count("\n") + 1
    return "\n".join([before + kernel[0], *kernel[1:], f'#line {line} "{entry}.cu"', after])


def named_in(source: str) -> tuple[str, ...]:
    """Return the files that :func:`with_lines` has put into a source, in the order of their numbers; else none."""
    return tuple(dict.fromkeys(_NAMED.findall(source)))[:-1]


def files_in(code: bytes) -> tuple[str, ...]:
    """Return the files of the table of lines in ``code``, in the order of their numbers, without their folders."""
    tables = sections(code, b".debug_line")
    if not tables:
        return ()
    table = tables[0]
    lengths = struct.unpack_from("B", table, 14)[0]  # of the standard opcodes
    at = 15 + lengths - 1
    while table[at]:  # folders
        at = table.index(0, at) + 1
    at += 1
    files = []
    while table[at]:
        end = table.index(0, at)
        files.append(table[at:end].decode(errors="replace"))
        at = end + 1
        for _ in range(3):  # folder, time and length, each of 7 bits a byte
            while table[at] & 0x80:
                at += 1
            at += 1
    return tuple(files)


def has_files(code: bytes, files: tuple[str, ...]) -> bool:
    """Return whether ``files`` have the first numbers in the table of lines in ``code``."""
    return tuple(PurePath(name).name for name in files_in(code)[: len(files)]) == tuple(PurePath(f).name for f in files)
