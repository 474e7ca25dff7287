"""C++ types that the caller states because PTX cannot tell them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field

from ptx2cpp.frozen_classes import dataclass
from ptx2cpp.ptx_errors import PtxTypeError
from ptx2cpp.source import Span

SCALARS: dict[str, tuple[int, str]] = {
    "bool": (8, "h"),
    "char": (8, "h"),
    "signed char": (8, "h"),
    "unsigned char": (8, "h"),
    "short": (16, "h"),
    "unsigned short": (16, "h"),
    "int": (32, "r"),
    "unsigned int": (32, "r"),
    "unsigned": (32, "r"),
    "float": (32, "f"),
    "long long": (64, "l"),
    "unsigned long long": (64, "l"),
    "double": (64, "d"),
}
"""C++ scalar types: bits, and register constraint in an asm statement."""


def width_of(cpp: str) -> tuple[int, str] | None:
    """Return bits and constraint of a C++ scalar or pointer type, or None if it is neither.

    Examples
    --------
    >>> width_of("const double*")
    (64, 'l')
    """
    return (64, "l") if cpp.rstrip().endswith("*") else SCALARS.get(cpp)


@dataclass(frozen=True, slots=True)
class DeclaredTypes:
    """C++ types by position: of parameters (a pointer type makes it a pointer) and of results.

    ``structures`` are external functions that return a structure of 64-bit words, which are the results of a call.
    """

    parameters: Mapping[int, str] = field(default_factory=dict)
    results: Mapping[int, str] = field(default_factory=dict)
    structures: frozenset[str] = frozenset()

    def check_width(self, cpp: str, bits: int, what: str, span: Span) -> None:
        """Raise PtxTypeError if ``cpp`` is no known type of ``bits`` bits."""
        known = width_of(cpp)
        if known is None:
            raise PtxTypeError(f"{what} is declared {cpp!r}, which is not a C++ scalar or pointer type", span)
        if known[0] != bits:
            raise PtxTypeError(f"{what} is declared {cpp!r} ({known[0]} bits) but has {bits} bits here", span)

    def is_pointer(self, parameter: int) -> bool:
        """Return whether the caller declared ``parameter`` a pointer."""
        return self.parameters.get(parameter, "").rstrip().endswith("*")
