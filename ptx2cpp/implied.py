"""Tests that another test of the same conjunction implies are left out.

    a < b  and  not a >= b  and  a is no NaN      is      a < b

A front end writes all three, so that LLVM finds one that it knows after a branch on any of them
(udf/frontend/semantics/domain.py); where it knows none, it keeps three. A register that is set more than once is the
same value in two tests only if it is not set between them, nor can be: no label stands there.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING

from ptx2cpp.routine import Immediate, Operation, Register, Target, registers_of, registers_set

if TYPE_CHECKING:
    from ptx2cpp.routine import Routine, Step, Value

Operand = tuple["Value", "tuple[int, int] | None"]
"""A value: the register or literal, and which of a register's values, if it has several."""

Test = tuple[str, Operand, "Operand | None"]
"""A comparison of two operands, or "number": that the first is no NaN."""

ORDERED = frozenset({"lt", "le", "gt", "ge", "eq", "ne"})
"""Comparisons that do not hold of a NaN (PTX ISA, "Floating Point Comparisons")."""

MEMBERS = 16
"""Tests of one conjunction that are compared with each other; a front end writes three or four of a value."""

SIZE = {"f64": ("u64", (1 << 63) - 1, 0x7FF << 52), "f32": ("u32", (1 << 31) - 1, 0xFF << 23)}
"""Of a float type, the type that its bits are compared as, the mask that leaves out the sign, and infinity's bits."""


def drop_implied(routine: Routine) -> Routine:
    """Return ``routine`` with conjunctions of those tests only that say something new.

    Examples
    --------
    >>> from ptx2cpp import emit, routine_of
    >>> ptx = '''.version 8.0 .target sm_75 .address_size 64
    ... .func (.param .b32 r) negative(.param .b64 x) { .reg .f64 %a; .reg .pred %p, %q, %b; .reg .b32 %k;
    ...   ld.param.f64 %a, [x]; setp.lt.f64 %p, %a, 0d0000000000000000; setp.ltu.f64 %q, %a, 0d0000000000000000;
    ...   and.pred %b, %p, %q; selp.u32 %k, 1, 0, %b; st.param.b32 [r], %k; ret; }'''
    >>> "and.pred" in emit(drop_implied(routine_of(ptx))).text
    False
    """
    known = _Definitions(routine)
    return replace(routine, steps=tuple(known.shorter(step) for step in routine.steps))


class _Definitions:
    """The operations that set a register, of registers that one operation sets, and which values these read."""

    def __init__(self, routine: Routine) -> None:
        times = Counter(r.name for step in routine.steps for r in registers_set(step))
        self._by_name: dict[str, Operation] = {}
        self._reads: dict[str, dict[Register, tuple[int, int]]] = {}
        labels, settings = 0, Counter[str]()
        for step in routine.steps:
            labels += isinstance(step, Target)
            for register in registers_set(step):
                if isinstance(step, Operation) and step.guard is None and times[register.name] == 1:
                    read = {r: (labels, settings[r.name]) for r in registers_of(step) if times[r.name] > 1}
                    self._by_name[register.name], self._reads[register.name] = step, read
                settings[register.name] += 1

    def _value(self, operand: Value, test: Register) -> Operand:
        """Return an operand of what sets ``test``, and for a register that is set more than once which value of it."""
        known = operand if isinstance(operand, Register) else None
        return operand, None if known is None else self._reads[test.name].get(known)

    def shorter(self, step: Step) -> Step:
        """Return a conjunction of the tests that matter; any other step as it is."""
        match step:
            case Operation("and", ("pred",), (Register() as result, *_), None):
                members = self._members(result)
                kept = [p for p in members if not any(self._implies(q, p) for q in members if q != p)]
                if len(kept) == 1 < len(members):
                    return replace(step, opcode="mov", operands=(result, kept[0]))
                if len(kept) == 2 < len(members):
                    return replace(step, operands=(result, *kept))
        return step

    def _members(self, predicate: Register) -> list[Register]:
        """Return the tests that a conjunction is made of: at most MEMBERS, else the conjunction itself."""
        found: dict[Register, bool] = {}
        pending = [predicate]
        while pending and len(found) <= 2 * MEMBERS:
            one = pending.pop()
            match self._by_name.get(one.name):
                case _ if one in found:
                    pass
                case Operation("and", ("pred",), (_, Register() as left, Register() as right)):
                    found[one] = False
                    pending += [right, left]
                case _:
                    found[one] = True
        return [predicate] if pending else [one for one, is_test in found.items() if is_test]

    def _implies(self, one: Register, other: Register) -> bool:
        """Return whether ``other`` holds wherever ``one`` does, and not for being the same test."""
        a, b = self._test(one), self._test(other)
        if a is None or b is None or a[0] not in ORDERED:
            return False
        return b == (f"{a[0]}u", *a[1:]) or b in {("number", a[1], None), ("number", a[2], None)}

    def _test(self, predicate: Register) -> Test | None:
        match self._by_name.get(predicate.name):
            case Operation("setp", (comparison, "f64" | "f32"), (Register(), left, right)):
                return comparison, self._value(left, predicate), self._value(right, predicate)
            case Operation("setp", ("lt", kind), (Register(), Register() as size, Immediate(limit, None))):
                return self._number(size, kind, limit)
        return None

    def _number(self, size: Register, kind: str, limit: int) -> Test | None:
        """Return the test that a float is no NaN, if ``size`` below ``limit`` says that its bits are not one's."""
        match self._by_name.get(size.name):
            case Operation("and", (_,), (_, Register() as word, Immediate(mask))):
                match self._by_name.get(word.name):
                    case Operation("mov", (_,), (_, Register(_, type_) as source)):
                        if SIZE.get(type_) == (kind, mask, limit - 1):
                            return "number", self._value(source, word), None
        return None
