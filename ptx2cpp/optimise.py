"""What ptxas leaves to do: passes over a function that keep every result, on its way to C++.

Of a conjunction, tests that another test of it implies are dropped:

    a < b  and  not a >= b  and  a is no NaN      is      a < b

The front end writes all three, so that LLVM can fold the one that an earlier branch decides
(udf/frontend/rules/scalar/domain.py); where no branch decides, all three remain. A register that is written more than
once has one value in two tests only if neither a write nor a label stands between the tests.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from ptx2cpp.flat import (
    FlatFunction,
    Immediate,
    Instruction,
    Label,
    Operand,
    Register,
    Statement,
    registers_of,
    registers_written,
)
from ptx2cpp.quotients import multiply_quotients


def optimise(function: FlatFunction) -> FlatFunction:
    """Return ``function`` with shorter conjunctions of tests, and products for quotients by a constant."""
    return multiply_quotients(drop_implied_tests(function))


Version = tuple["Operand", "tuple[int, int] | None"]
"""An operand, and for a register that is written more than once, which of its values: labels and writes before it."""

Test = tuple[str, Version, "Version | None"]
"""A comparison of two operands, or "number": that the first is no NaN."""

ORDERED = frozenset({"lt", "le", "gt", "ge", "eq", "ne"})
"""Comparisons that do not hold of a NaN (PTX ISA, "Floating Point Comparisons")."""

MEMBERS = 16
"""Tests of one conjunction that are compared with each other; a front end writes three or four of a value."""

SIZE = {"f64": ("u64", (1 << 63) - 1, 0x7FF << 52), "f32": ("u32", (1 << 31) - 1, 0xFF << 23)}
"""Of a float type, the type that its bits are compared as, the mask that leaves out the sign, and infinity's bits."""


def drop_implied_tests(function: FlatFunction) -> FlatFunction:
    """Return ``function`` with its conjunctions reduced to tests that no other test of theirs implies.

    Examples
    --------
    >>> from ptx2cpp import emit, flat_function
    >>> ptx = '''.version 8.0 .target sm_75 .address_size 64
    ... .func (.param .b32 r) negative(.param .b64 x) { .reg .f64 %a; .reg .pred %p, %q, %b; .reg .b32 %k;
    ...   ld.param.f64 %a, [x]; setp.lt.f64 %p, %a, 0d0000000000000000; setp.ltu.f64 %q, %a, 0d0000000000000000;
    ...   and.pred %b, %p, %q; selp.u32 %k, 1, 0, %b; st.param.b32 [r], %k; ret; }'''
    >>> "and.pred" in emit(drop_implied_tests(flat_function(ptx))).text
    False
    """
    known = _Definitions(function)
    return replace(function, statements=tuple(known.shorter(statement) for statement in function.statements))


class _Definitions:
    """The instruction that writes each register that is written once, and the versions of the registers it reads."""

    def __init__(self, function: FlatFunction) -> None:
        times = Counter(r.name for statement in function.statements for r in registers_written(statement))
        self._by_name: dict[str, Instruction] = {}
        self._reads: dict[str, dict[Register, tuple[int, int]]] = {}
        labels, writes = 0, Counter[str]()
        for statement in function.statements:
            labels += isinstance(statement, Label)
            for register in registers_written(statement):
                if isinstance(statement, Instruction) and statement.guard is None and times[register.name] == 1:
                    read = {r: (labels, writes[r.name]) for r in registers_of(statement) if times[r.name] > 1}
                    self._by_name[register.name], self._reads[register.name] = statement, read
                writes[register.name] += 1

    def _version(self, operand: Operand, test: Register) -> Version:
        """Return an operand of the instruction that writes ``test``, with its version."""
        known = operand if isinstance(operand, Register) else None
        return operand, None if known is None else self._reads[test.name].get(known)

    def shorter(self, statement: Statement) -> Statement:
        """Return a conjunction without its implied tests; any other statement unchanged."""
        match statement:
            case Instruction("and", ("pred",), (Register() as result, *_), None):
                members = self._members(result)
                kept = [p for p in members if not any(self._implies(q, p) for q in members if q != p)]
                if len(kept) == 1 < len(members):
                    return replace(statement, opcode="mov", operands=(result, kept[0]))
                if len(kept) == 2 < len(members):
                    return replace(statement, operands=(result, *kept))
        return statement

    def _members(self, predicate: Register) -> list[Register]:
        """Return the tests of a conjunction and of the conjunctions it reads; if too many, the conjunction itself."""
        found: dict[Register, bool] = {}
        pending = [predicate]
        while pending and len(found) <= 2 * MEMBERS:
            one = pending.pop()
            match self._by_name.get(one.name):
                case _ if one in found:
                    pass
                case Instruction("and", ("pred",), (_, Register() as left, Register() as right)):
                    found[one] = False
                    pending += [right, left]
                case _:
                    found[one] = True
        return [predicate] if pending else [one for one, is_test in found.items() if is_test]

    def _implies(self, one: Register, other: Register) -> bool:
        """Return whether test ``one`` implies test ``other``, which is another test."""
        a, b = self._test(one), self._test(other)
        if a is None or b is None or a[0] not in ORDERED:
            return False
        return b == (f"{a[0]}u", *a[1:]) or b in {("number", a[1], None), ("number", a[2], None)}

    def _test(self, predicate: Register) -> Test | None:
        match self._by_name.get(predicate.name):
            case Instruction("setp", (comparison, "f64" | "f32"), (Register(), left, right)):
                return comparison, self._version(left, predicate), self._version(right, predicate)
            case Instruction("setp", ("lt", kind), (Register(), Register() as size, Immediate(limit, None))):
                return self._number(size, kind, limit)
        return None

    def _number(self, size: Register, kind: str, limit: int) -> Test | None:
        """Return the test that a float is no NaN, if ``size < limit`` says so of the float's bits."""
        match self._by_name.get(size.name):
            case Instruction("and", (_,), (_, Register() as word, Immediate(mask))):
                match self._by_name.get(word.name):
                    case Instruction("mov", (_,), (_, Register(_, type_) as source)):
                        if SIZE.get(type_) == (kind, mask, limit - 1):
                            return "number", self._version(source, word), None
        return None
