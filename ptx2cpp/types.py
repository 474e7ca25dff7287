"""PTX fundamental types (PTX ISA, "Fundamental Types") and what each is in C++."""

from __future__ import annotations

import struct
from math import prod

from ptx2cpp.flat import Data
from ptx2cpp.frozen_classes import dataclass
from ptx2cpp.ptx_errors import PtxTypeError, UnsupportedPtxError
from ptx2cpp.ptx_limits import CONSTANT_BYTES
from ptx2cpp.syntax import Float, Integer, Variable


@dataclass(frozen=True, slots=True, kw_only=True)
class PtxType:
    """One type: its ``kind`` is b (bits), u, s, f (float), bf (bfloat) or pred; ``bits`` its width.

    ``cpp`` is the C++ type of a value.
    """

    name: str
    kind: str
    bits: int
    cpp: str

    @property
    def bytes(self) -> int:
        """Return the size in memory (bytes)."""
        return self.bits // 8

    @property
    def is_float(self) -> bool:
        """Return whether arithmetic on it is floating point."""
        return self.kind in {"f", "bf"}


def _row(name: str, kind: str, bits: int, cpp: str) -> tuple[str, PtxType]:
    return name, PtxType(name=name, kind=kind, bits=bits, cpp=cpp)


TYPES: dict[str, PtxType] = dict(
    (
        _row("pred", "pred", 1, "bool"),
        _row("b8", "b", 8, "unsigned char"),
        _row("u8", "u", 8, "unsigned char"),
        _row("s8", "s", 8, "signed char"),
        _row("b16", "b", 16, "unsigned short"),
        _row("u16", "u", 16, "unsigned short"),
        _row("s16", "s", 16, "short"),
        _row("f16", "f", 16, "unsigned short"),
        _row("bf16", "bf", 16, "unsigned short"),
        _row("b32", "b", 32, "unsigned int"),
        _row("u32", "u", 32, "unsigned int"),
        _row("s32", "s", 32, "int"),
        _row("f16x2", "f", 32, "unsigned int"),
        _row("bf16x2", "bf", 32, "unsigned int"),
        _row("f32", "f", 32, "float"),
        _row("b64", "b", 64, "unsigned long long"),
        _row("u64", "u", 64, "unsigned long long"),
        _row("s64", "s", 64, "long long"),
        _row("f64", "f", 64, "double"),
    )
)


# -- module variables as constant arrays of bytes -----------------------------------------------------


ALIGNMENTS = frozenset({1, 2, 4, 8, 16, 32, 64, 128})
FORMATS = {"f32": "<f", "f64": "<d"}
"""How ``struct`` calls the types that a floating literal can have (PTX ISA, "Initializers": not 16 bits)."""


def type_of(variable: Variable) -> PtxType:
    """Return the type of a variable or parameter, which must be one that memory can hold."""
    known = TYPES.get(variable.type)
    if known is None or known.bits < 8:
        raise UnsupportedPtxError(f"variables of type .{variable.type} are not supported", variable.span)
    return known


def sizeof(variable: Variable, limit: int = 1 << 31) -> int:
    """Return the size of a variable or parameter in bytes, no more than ``limit``; 0 for an array without a size."""
    lanes = int(variable.vector[1:]) if variable.vector else 1
    sizes = tuple(size for size in variable.array if size is not None)
    if any(size < 1 for size in sizes):
        raise PtxTypeError("the size of an array is above 0", variable.span)
    size = 0 if None in variable.array else type_of(variable).bytes * lanes * prod(sizes)
    if size > limit:
        raise UnsupportedPtxError(f"{variable.name.text} has more than {limit} bytes", variable.span)
    return size


def alignof(variable: Variable) -> int:
    """Return the alignment of a variable in bytes: as declared, else that of its type."""
    align = type_of(variable).bytes if variable.align is None else variable.align
    if align not in ALIGNMENTS:
        raise PtxTypeError("an alignment is a power of two, 128 bytes at most", variable.span)
    return align


def constant(variable: Variable, name: str) -> Data:
    """Return ``variable`` as a constant array called ``name``.

    Raises
    ------
    UnsupportedPtxError
        If it has no values in this text, holds addresses, or lives in another state space.
    """
    if variable.space not in {"const", "global"}:
        raise UnsupportedPtxError(f".{variable.space} variables cannot be inlined", variable.span)
    if variable.initializer is None:
        raise UnsupportedPtxError(f"{variable.name.text} has no values here: it is not a constant", variable.span)
    kind = type_of(variable)
    size = sizeof(variable, CONSTANT_BYTES)
    image = bytearray()
    for element in variable.initializer:
        if not isinstance(element, Integer | Float):
            raise UnsupportedPtxError("a constant array cannot hold addresses", element.span)
        image += _bytes(element, kind)
    if variable.array == (None,):
        size = len(image)
    if len(image) > size:
        raise PtxTypeError(f"{len(image)} bytes of values for {size} bytes", variable.span)
    return Data(name, variable.space, alignof(variable), bytes(image.ljust(size, b"\0")))


def _bytes(element: Integer | Float, kind: PtxType) -> bytes:
    if isinstance(element, Float) and kind.kind == "b" and kind.bits == element.width:
        return element.bits.to_bytes(kind.bytes, "little")
    if kind.is_float == isinstance(element, Integer) or (kind.is_float and kind.name not in FORMATS):
        raise PtxTypeError(f"this is no value of type .{kind.name}", element.span)
    if isinstance(element, Integer):
        return (element.value & ((1 << kind.bits) - 1)).to_bytes(kind.bytes, "little")
    (number,) = struct.unpack(FORMATS[f"f{element.width}"], element.bits.to_bytes(element.width // 8, "little"))
    try:
        return struct.pack(FORMATS[kind.name], number)
    except OverflowError as error:
        raise PtxTypeError(f"this is too large for .{kind.name}", element.span) from error
