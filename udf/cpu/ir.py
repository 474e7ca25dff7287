"""A writer of LLVM IR text: one method an instruction kind, each returns the new value's name.

Text, not llvmlite's object tree: a function of 900 instructions is written in 3 ms instead of 40. Every
operation is written with its type, so that lowerings read like the LLVM Language Reference.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from ptx2cpp.types import PtxType

SUFFIXES = {"half": "f16", "float": "f32", "double": "f64"}
"""How an intrinsic's name spells a type; integers are spelled as they are."""

WIDTHS = {"i1": 1, "i8": 8, "i16": 16, "i32": 32, "i64": 64, "i128": 128, "half": 16, "float": 32, "double": 64}
"""Bits of each LLVM type that a lowering uses."""

_FLOAT_BITS: Final = re.compile(r"bitcast \(i\d+ (\d+) to \w+\)")
"""What :func:`float_bits` writes."""

_FLOATS: Final = {"f32": "float", "f64": "double"}


def llvm_type(kind: PtxType) -> str:
    """Return the LLVM type of a register's value: 16-bit floats and packed pairs are kept as their bits."""
    return _FLOATS.get(kind.name) or f"i{kind.bits}"


def bits_type(type_: str) -> str:
    """Return the integer type as wide as ``type_``.

    Examples
    --------
    >>> bits_type("double")
    'i64'
    """
    return f"i{WIDTHS[type_]}"


class Ir:
    """Instructions of one function under construction, and the declarations that they need.

    ``definitions`` holds whole helper functions, by name, that the instructions call. ``vector`` is the
    width of the integers that the function's loop converts to double in vectors; 0 if it is no vector loop. ``calls``
    are the functions of the library of text that it calls.

    What a block has computed already is not written again, nor what can be computed here: LLVM would find both,
    in a time that grows with every instruction.
    """

    __slots__ = ("_computed", "_count", "calls", "declarations", "definitions", "lines", "vector")

    def __init__(self, vector: int = 0) -> None:
        self.vector = vector
        self.lines: list[str] = []
        self.declarations: dict[str, str] = {}
        self.definitions: dict[str, str] = {}
        self.calls: set[str] = set()
        self._computed: dict[str, str] = {}
        self._count = 0

    def emit(self, text: str) -> str:
        """Append ``name = text`` and return the name."""
        self._count += 1
        name = f"%v{self._count}"
        self.lines.append(f"  {name} = {text}")
        return name

    def pure(self, text: str) -> str:
        """Return the value of ``text``, which is the same wherever it stands in a block; written once in each."""
        known = self._computed.get(text)
        if known is None:
            known = self._computed[text] = self.emit(text)
        return known

    def do(self, text: str) -> None:
        """Append an instruction without a value (store, branch)."""
        self.lines.append(f"  {text}")

    def label(self, name: str) -> None:
        """Begin the basic block ``name``."""
        self._computed.clear()
        self.lines.append(f"{name}:")

    def fresh(self, stem: str) -> str:
        """Return a label or value name that is used nowhere else."""
        self._count += 1
        return f"{stem}.{self._count}"

    # --- one method an instruction kind (LLVM Language Reference, "Instruction Reference") ---------

    def op(self, opcode: str, type_: str, a: str, b: str) -> str:
        """Write a binary operation, ``add i32 a, b``."""
        return self.pure(f"{opcode} {type_} {a}, {b}")

    def cast(self, opcode: str, source: str, value: str, target: str) -> str:
        """Write a conversion, ``zext i32 value to i64``; none where the types are equal."""
        return value if source == target else self.pure(f"{opcode} {source} {value} to {target}")

    def fneg(self, type_: str, value: str) -> str:
        """Flip a float's sign."""
        return self.pure(f"fneg {type_} {value}")

    def icmp(self, condition: str, type_: str, a: str, b: str) -> str:
        """Compare integers."""
        return self.compare("icmp", condition, type_, a, b)

    def fcmp(self, condition: str, type_: str, a: str, b: str) -> str:
        """Compare floats."""
        return self.compare("fcmp", condition, type_, a, b)

    def compare(self, opcode: str, condition: str, type_: str, a: str, b: str) -> str:
        """Write a comparison."""
        return self.pure(f"{opcode} {condition} {type_} {a}, {b}")

    def select(self, condition: str, type_: str, a: str, b: str) -> str:
        """Write ``condition ? a : b``."""
        return self.pure(f"select i1 {condition}, {type_} {a}, {type_} {b}")

    def call(self, name: str, result: str, *arguments: tuple[str, str]) -> str:
        """Call ``name`` with ``(type, value)`` arguments; an intrinsic is declared on the way."""
        if name.startswith("llvm."):
            types = ", ".join(type_ for type_, _ in arguments)
            self.declarations[name] = f"declare {result} @{name}({types})"
        given = ", ".join(f"{type_} {value}" for type_, value in arguments)
        return self.emit(f"call {result} @{name}({given})")

    def intrinsic(self, name: str, type_: str, *values: str) -> str:
        """Call an intrinsic whose operands and result have one type, ``llvm.fma.f64``."""
        return self.call(f"{name}.{SUFFIXES.get(type_, type_)}", type_, *((type_, v) for v in values))

    def flagged(self, name: str, type_: str, value: str) -> str:
        """Call an intrinsic that takes a value and ``i1 false`` (``llvm.ctlz``, ``llvm.abs``)."""
        return self.call(f"{name}.{type_}", type_, (type_, value), ("i1", "false"))

    # --- constants and bit patterns ---------------------------------------------------------------

    def bits(self, type_: str, value: str) -> str:
        """Return a float's bits as an integer."""
        literal = _FLOAT_BITS.fullmatch(value)
        if literal is not None:
            return literal[1]
        return self.cast("bitcast", type_, value, bits_type(type_))

    def from_bits(self, type_: str, value: str) -> str:
        """Return the float of ``type_`` that has these bits."""
        return self.cast("bitcast", bits_type(type_), value, type_)

    def resize(self, source: str, value: str, target: str, *, signed: bool) -> str:
        """Cut or extend an integer."""
        if value.isdecimal() and not signed:
            return str(int(value) & ((1 << WIDTHS[target]) - 1))
        if WIDTHS[source] > WIDTHS[target]:
            return self.cast("trunc", source, value, target)
        return self.cast("sext" if signed else "zext", source, value, target)

    def clamp(self, type_: str, value: str, limit: int) -> str:
        """Return the smaller of an unsigned integer and ``limit``."""
        if value.isdecimal():
            return str(min(int(value), limit))
        return self.intrinsic("llvm.umin", type_, value, str(limit))


def float_bits(type_: str, bits: int) -> str:
    """Return a floating constant by its exact bits (an LLVM constant expression)."""
    return f"bitcast ({bits_type(type_)} {bits} to {type_})"


def joined(lines: Iterable[str]) -> str:
    """Return lines as one text."""
    return "\n".join(lines)


def insert_values(name: str, struct: str, members: Sequence[tuple[str, str]]) -> Iterator[str]:
    """Write ``name``, a structure of ``(type, value)`` members; nothing if it has none."""
    held = "poison"
    for place, (type_, value) in enumerate(members, start=1):
        made = name if place == len(members) else f"{name}.{place}"
        yield f"  {made} = insertvalue {struct} {held}, {type_} {value}, {place - 1}"
        held = made
