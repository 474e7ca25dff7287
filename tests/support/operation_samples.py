"""Every accepted PTX instruction as small device functions: its sources are parameters, its results are returned.

One row of ``ptx2cpp.instructions.FORMS`` gives one function for every choice of a modifier (not for every combination).
"""

import itertools
import random
from dataclasses import dataclass
from functools import cache

from ptx2cpp.instructions import FORMS, Form
from ptx2cpp.types import TYPES
from udf.base.dtypes import DTYPES, DType

NOT_VALUES = frozenset(("mov", "ld", "ldu", "st", "cvta", "bra", "brx", "ret"))
"""Opcodes that move values or control: tests of their own write their functions by hand."""

CHAIN = frozenset(("addc", "subc", "madc"))
FLOATS = {"f16": "f16", "bf16": "bf16", "f32": "f32", "f64": "f64"}
BY_WIDTH = {1: "b32", 8: "b16", 16: "b16", 32: "b32", 64: "b64"}
COLUMNS = {"b16": "uint16", "b32": "uint32", "b64": "uint64", "f32": "float32", "f64": "float64"}


@dataclass(frozen=True, slots=True)
class Sample:
    """One instruction: ``sources`` and ``results`` are PTX types; ``text`` a module with the function ``f``."""

    opcode: str
    modifiers: tuple[str, ...]
    sources: tuple[str, ...]
    results: tuple[str, ...]
    body: str
    lut: int = 0

    @property
    def name(self) -> str:
        """Return the instruction as PTX writes it."""
        return ".".join((self.opcode, *self.modifiers))

    def function(self, name: str) -> str:
        """Return the device function."""
        results = ", ".join(f".param .{held(t)} {name}_r{i}" for i, t in enumerate(self.results))
        sources = ", ".join(f".param .{held(t)} {name}_a{i}" for i, t in enumerate(self.sources))
        lines = [f".func ({results}) {name}({sources})", "{"]
        lines += [f".reg .{held(t)} %a{i};" for i, t in enumerate(self.sources)]
        lines += [f".reg .{held(t)} %d{i};" for i, t in enumerate(self.results)]
        lines += [f".reg .pred %{x}{i};" for x in "pq" for i in range(5)] + [".reg .b32 %t;"]
        for i, kind in enumerate(self.sources):
            lines.append(f"ld.param.{held(kind)} %a{i}, [{name}_a{i}];")
            if kind == "pred":
                lines.append(f"setp.ne.u32 %p{i}, %a{i}, 0;")
        lines.append(self.body)
        for i, kind in enumerate(self.results):
            if kind == "pred":
                lines.append(f"selp.u32 %d{i}, 1, 0, %q{i};")
            lines.append(f"st.param.{held(kind)} [{name}_r{i}], %d{i};")
        return "\n".join([*lines, "ret;", "}"])

    @property
    def columns(self) -> tuple[tuple[DType, ...], tuple[DType, ...]]:
        """Return the column types of sources and results."""
        return tuple(map(column_of, self.sources)), tuple(map(column_of, self.results))


def held(kind: str) -> str:
    """Return the type of a register that holds a ``kind``."""
    return kind if kind in {"f32", "f64"} else BY_WIDTH[TYPES[kind].bits]


def column_of(kind: str) -> DType:
    """Return the type of a column of ``kind``; what NumPy does not have is held as its bits."""
    return DTYPES[COLUMNS[held(kind)]]


def choices(form: Form) -> list[tuple[str, ...]]:
    """Return modifiers that use every choice of every slot at least once; all combinations if they are few."""
    slots = [[*sorted(slot.choices), *([""] if slot.optional else [])] for slot in form.slots]
    combinations = list(itertools.islice(itertools.product(*slots), 10_000))
    if len(combinations) > 24:
        dice = random.Random(form.opcode + form.signature)
        for slot in slots:
            dice.shuffle(slot)
        rows = range(max(map(len, slots)))
        # the second pass moves the slots against each other, so that pairs vary too
        combinations = [tuple(s[(i + p * n) % len(s)] for n, s in enumerate(slots)) for p in (0, 1) for i in rows]
    written = (tuple(m for m in row if m) for row in combinations)
    return [modifiers for modifiers in dict.fromkeys(written) if legal(form.opcode, modifiers)]


def legal(opcode: str, modifiers: tuple[str, ...]) -> bool:
    """Return whether ptxas takes a combination that the table, slot by slot, does not rule out."""
    types = [m for m in modifiers if m in TYPES]
    if opcode in {"set", "setp"} and modifiers[0] in ORDERS:
        return types[-1] in FLOATS or types[-1][0] in ORDERS[modifiers[0]]
    if opcode != "cvt":
        return True
    (target, source), flags = types, set(modifiers)
    floats = [t for t in types if t in FLOATS]
    integral = flags & {"rni", "rzi", "rmi", "rpi"}
    if ("ftz" in flags and "f32" not in types) or ("bf16" in types and flags & {"ftz", "sat"}):
        return False
    if len(floats) < 2:
        return True
    narrower = TYPES[target].bits < TYPES[source].bits
    return bool(integral) <= (target == source) and bool(flags & {"rn", "rz", "rm", "rp"}) == narrower


ORDERS = {**dict.fromkeys(("lt", "le", "gt", "ge"), "us"), **dict.fromkeys(("lo", "ls", "hi", "hs"), "u")}
"""Kinds of type that an order takes; bits only have eq and ne."""


def sample(form: Form, modifiers: tuple[str, ...]) -> Sample:
    """Return the function for one instruction."""
    types = [m for m in modifiers if m in TYPES] or ["b32"]
    first, last = types[0], types[-1]
    wide = f"{last[0]}{2 * TYPES[last].bits}"
    letters = {"t": last, "w": wide, "d": first, "u": "b32", "p": "pred", "q": "pred", "s": "pred", "i": "lut"}
    kinds = (
        [first, *[last] * (len(form.signature) - 1)] if form.opcode == "cvt" else [letters[x] for x in form.signature]
    )
    name = ".".join((form.opcode, *modifiers))
    sources = [kind for kind in kinds[1:] if kind != "lut"]
    names = [f"%{'p' if kind == 'pred' else 'a'}{i}" for i, kind in enumerate(sources)]
    both = (form.signature[0] == "q" and TYPES[last].kind not in {"f", "bf"}) or (
        last in {"f32", "f64"} and form.opcode == "setp"
    )
    results = [kinds[0]] * (2 if both else 1)
    lut = 0
    if "lut" in kinds:
        lut = 0xE8
        names.append(hex(lut))
    target = "%q0|%q1" if both else "%q0" if kinds[0] == "pred" else "%d0"
    body = f"{name} {target}, {', '.join(names)};"
    if form.opcode in CHAIN or "cc" in modifiers:
        borrow = form.opcode.startswith("sub")
        if form.opcode in CHAIN:
            sources.append("b32")
            given = f"%a{len(sources) - 1}"
            body = (f"sub.cc.u32 %t, 0, {given};\n" if borrow else f"add.cc.u32 %t, {given}, -1;\n") + body
        if "cc" in modifiers:
            results.append("b32")
            body += "\nsubc.u32 %d1, 0, 0;" if borrow else "\naddc.u32 %d1, 0, 0;"
    return Sample(form.opcode, modifiers, tuple(sources), tuple(results), body, lut)


@cache
def samples() -> tuple[Sample, ...]:
    """Return the functions of every row that computes a value."""
    made = [sample(form, row) for form in FORMS if form.opcode not in NOT_VALUES for row in choices(form)]
    return tuple({s.name: s for s in made}.values())
