"""Module variables as constant arrays of bytes."""

from __future__ import annotations

import struct
from math import prod

from ptx2cpp.errors import PtxTypeError, UnsupportedPtxError
from ptx2cpp.routine import Data
from ptx2cpp.syntax import Float, Integer, Variable
from ptx2cpp.types import TYPES


def sizeof(variable: Variable) -> int:
    """Return the size of a variable or parameter in bytes."""
    if variable.type not in TYPES:
        raise UnsupportedPtxError(f"variables of type .{variable.type} are not supported", variable.span)
    lanes = int(variable.vector[1:]) if variable.vector else 1
    return TYPES[variable.type].bytes * lanes * prod(size or 0 for size in variable.array)


def alignof(variable: Variable) -> int:
    """Return the alignment of a variable in bytes: as declared, else that of its type."""
    return variable.align or TYPES[variable.type].bytes


def constant(variable: Variable, name: str) -> Data:
    """Return ``variable`` as a constant array called ``name``.

    Raises
    ------
    UnsupportedPtxError
        If it has no values in this text, holds addresses, or lives in another state space.
    """
    if variable.space not in {"const", "global"}:
        raise UnsupportedPtxError(f".{variable.space} variables cannot be spliced", variable.span)
    if variable.initializer is None:
        raise UnsupportedPtxError(f"{variable.name.text} has no values here: it is not a constant", variable.span)
    kind = TYPES[variable.type]
    image = bytearray()
    for element in variable.initializer:
        if not isinstance(element, Integer | Float):
            raise UnsupportedPtxError("a constant array cannot hold addresses", element.span)
        image += _bytes(element, kind.bits, is_float=kind.is_float)
    size = sizeof(variable)
    if variable.array == (None,):
        size = len(image)
    if len(image) > size:
        raise PtxTypeError(f"{len(image)} bytes of values for {size} bytes", variable.span)
    return Data(name, variable.space, alignof(variable), bytes(image.ljust(size, b"\0")))


def _bytes(element: Integer | Float, bits: int, *, is_float: bool) -> bytes:
    value = element.value if isinstance(element, Integer) else element.bits
    if isinstance(element, Float) and element.width == 64 and bits == 32:
        number = struct.unpack("<d", element.bits.to_bytes(8, "little"))[0]
        value = int.from_bytes(struct.pack("<f", number), "little")
    elif isinstance(element, Integer) and is_float:
        value = int.from_bytes(struct.pack("<f" if bits == 32 else "<d", float(value)), "little")
    return (value & ((1 << bits) - 1)).to_bytes(bits // 8, "little")
