"""PTX fundamental types (PTX ISA, "Fundamental Types") and what each is in C++ and in inline asm."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class PtxType:
    """One type: its ``kind`` is b (bits), u, s, f (float), bf (bfloat) or pred; ``bits`` its width.

    ``cpp`` is the C++ type of a value; ``constraint`` its register constraint in an asm statement
    (CUDA, "Inline PTX Assembly", Constraints), empty where there is none of that width.
    """

    name: str
    kind: str
    bits: int
    cpp: str
    constraint: str

    @property
    def bytes(self) -> int:
        """Return the size in memory (bytes)."""
        return self.bits // 8

    @property
    def is_float(self) -> bool:
        """Return whether arithmetic on it is floating point."""
        return self.kind in {"f", "bf"}


def _row(name: str, kind: str, bits: int, cpp: str, constraint: str) -> tuple[str, PtxType]:
    return name, PtxType(name=name, kind=kind, bits=bits, cpp=cpp, constraint=constraint)


TYPES: dict[str, PtxType] = dict(
    (
        _row("pred", "pred", 1, "bool", ""),
        _row("b8", "b", 8, "unsigned char", ""),
        _row("u8", "u", 8, "unsigned char", ""),
        _row("s8", "s", 8, "signed char", ""),
        _row("b16", "b", 16, "unsigned short", "h"),
        _row("u16", "u", 16, "unsigned short", "h"),
        _row("s16", "s", 16, "short", "h"),
        _row("f16", "f", 16, "unsigned short", "h"),
        _row("bf16", "bf", 16, "unsigned short", "h"),
        _row("b32", "b", 32, "unsigned int", "r"),
        _row("u32", "u", 32, "unsigned int", "r"),
        _row("s32", "s", 32, "int", "r"),
        _row("f16x2", "f", 32, "unsigned int", "r"),
        _row("bf16x2", "bf", 32, "unsigned int", "r"),
        _row("f32", "f", 32, "float", "f"),
        _row("b64", "b", 64, "unsigned long long", "l"),
        _row("u64", "u", 64, "unsigned long long", "l"),
        _row("s64", "s", 64, "long long", "l"),
        _row("f64", "f", 64, "double", "d"),
    )
)
