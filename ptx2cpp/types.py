"""PTX fundamental types (PTX ISA, "Fundamental Types") and what each is in C++."""

from __future__ import annotations

from ptx2cpp.frozen_classes import dataclass


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
