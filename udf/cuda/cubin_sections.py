"""The sections of a GPU's machine code, which is an ELF file (System V ABI, "Sections")."""

from __future__ import annotations

import struct
from typing import Final

_SECTION: Final = struct.Struct("<IIQQQQIIQQ")


def sections(code: bytes, name: bytes) -> list[bytes]:
    """Return what the sections called ``name`` hold."""
    (table,), (size, count, names) = struct.unpack_from("<Q", code, 40), struct.unpack_from("<HHH", code, 58)
    found = [_SECTION.unpack_from(code, table + size * i) for i in range(count)]
    strings = found[names][4]
    wanted = name + b"\0"
    return [code[f[4] : f[4] + f[5]] for f in found if code.startswith(wanted, strings + f[0])]
