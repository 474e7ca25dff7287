"""The table of accepted PTX instructions: one row a form, and nothing outside it is accepted.

A row reads like the PTX ISA's syntax line. ``form("fma", "RND . ftz? . sat? . f32", "t t t t")``:
slots are separated by dots, alternatives by slashes, a slot that may be absent ends in ``?``, words
in capitals are the sets below. The operand signature has one letter an operand, results first:

    t  a value of the instruction's (last) type         d  a value of its first type (cvt, set, dp4a)
    w  a value twice as wide                            u  a 32-bit value (shift amounts, counts)
    p  a predicate register                             q  a predicate, or two: p|q
    s  a predicate source, ``!p`` too                   m  an address
    v  a value or vector as wide as the type, or wider  i  an integer literal
    l  a label                                          x  a value or vector exactly as wide as the type
    o  like s, and may be absent                        a  an address, or a variable's name

Sources: PTX ISA 9.0, chapter "Instruction Set"; the section is named above each group.
"""

from __future__ import annotations

from functools import lru_cache

from ptx2cpp.frozen_classes import dataclass

SETS: dict[str, str] = {
    "INT": "u16/s16/u32/s32/u64/s64",
    "INT32": "u32/s32",
    "WORD": "u32/s32/u64/s64",
    "SIGNED": "s16/s32/s64",
    "BITS": "b16/b32/b64",
    "BITS32": "b32/b64",
    "RND": "rn/rz/rm/rp",
    "HALF": "f16/f16x2",
    "BRAIN": "bf16/bf16x2",
    "ICMP": "eq/ne/lt/le/gt/ge/lo/ls/hi/hs",
    "FCMP": "eq/ne/lt/le/gt/ge/equ/neu/ltu/leu/gtu/geu/num/nan",
    "BOOL": "and/or/xor",
    "ANY": "b16/b32/b64/u16/u32/u64/s16/s32/s64/f32/f64",
    "MEM": "b8/u8/s8/b16/u16/s16/f16/bf16/b32/u32/s32/f32/f16x2/bf16x2/b64/u64/s64/f64",
    "CVTI": "u8/s8/u16/s16/u32/s32/u64/s64",
    "CVTF": "f16/bf16/f32/f64",
    "IRND": "rni/rzi/rmi/rpi",
    "SPACE": "global/const/local/param/shared",
}


@dataclass(frozen=True, slots=True)
class Slot:
    """One place for a modifier."""

    choices: frozenset[str]
    optional: bool


@dataclass(frozen=True, slots=True)
class Form:
    """One accepted shape of an opcode."""

    opcode: str
    slots: tuple[Slot, ...]
    signature: str

    def matches(self, modifiers: tuple[str, ...]) -> bool:
        """Return whether ``modifiers`` fill the slots in order."""
        return _fills(self.slots, modifiers)


def _fills(slots: tuple[Slot, ...], modifiers: tuple[str, ...]) -> bool:
    if not slots:
        return not modifiers
    head, rest = slots[0], slots[1:]
    if modifiers and modifiers[0] in head.choices and _fills(rest, modifiers[1:]):
        return True
    return head.optional and _fills(rest, modifiers)


def _slot(text: str) -> Slot:
    words = text.strip()
    optional = words.endswith("?")
    names = words.rstrip("?").split("/")
    choices = (choice for name in names for choice in SETS.get(name, name).split("/"))
    return Slot(frozenset(choices), optional)


def form(opcode: str, slots: str, signature: str) -> Form:
    """Read one row of the table."""
    parts = tuple(_slot(part) for part in slots.split(" . ")) if slots else ()
    return Form(opcode, parts, signature.replace(" ", ""))


FORMS: tuple[Form, ...] = (
    # Integer Arithmetic Instructions
    *(form(op, "INT", "t t t") for op in ("add", "sub", "div", "rem", "min", "max")),
    *(form(op, "sat . s32", "t t t") for op in ("add", "sub")),
    form("mul", "lo/hi . INT", "t t t"),
    form("mul", "wide . u16/s16/u32/s32", "w t t"),
    form("mad", "lo/hi . INT", "t t t t"),
    form("mad", "hi . sat . s32", "t t t t"),
    form("mad", "wide . u16/s16/u32/s32", "w t t w"),
    form("mul24", "lo/hi . INT32", "t t t"),
    form("mad24", "lo/hi . INT32", "t t t t"),
    form("mad24", "hi . sat . s32", "t t t t"),
    form("sad", "INT", "t t t t"),
    *(form(op, "SIGNED", "t t") for op in ("abs", "neg")),
    *(form(op, "BITS32", "u t") for op in ("popc", "clz")),
    form("bfind", "WORD", "u t"),
    form("bfind", "shiftamt . WORD", "u t"),
    form("brev", "BITS32", "t t"),
    form("bfe", "WORD", "t t u u"),
    form("bfi", "BITS32", "t t t u u"),
    form("bmsk", "clamp/wrap . b32", "t u u"),
    form("szext", "clamp/wrap . INT32", "t t u"),
    form("dp4a", "INT32 . INT32", "u u u u"),
    form("dp2a", "lo/hi . INT32 . INT32", "u u u u"),
    # Extended-Precision Integer Arithmetic Instructions
    *(form(op, "cc . WORD", "t t t") for op in ("add", "sub")),
    *(form(op, "cc? . WORD", "t t t") for op in ("addc", "subc")),
    form("mad", "lo/hi . cc . WORD", "t t t t"),
    form("madc", "lo/hi . cc? . WORD", "t t t t"),
    # Floating-Point Instructions
    form("testp", "finite/infinite/number/notanumber/normal/subnormal . f32/f64", "p t"),
    form("copysign", "f32/f64", "t t t"),
    *(form(op, "RND? . ftz? . sat? . f32", "t t t") for op in ("add", "sub", "mul")),
    *(form(op, "RND? . f64", "t t t") for op in ("add", "sub", "mul")),
    *(form(op, "RND . ftz? . sat? . f32", "t t t t") for op in ("fma", "mad")),
    *(form(op, "RND . f64", "t t t t") for op in ("fma", "mad")),
    form("div", "approx/full . ftz? . f32", "t t t"),
    form("div", "RND . ftz? . f32", "t t t"),
    form("div", "RND . f64", "t t t"),
    *(form(op, "ftz? . f32", "t t") for op in ("abs", "neg")),
    *(form(op, "f64", "t t") for op in ("abs", "neg")),
    *(form(op, "ftz? . NaN? . f32", "t t t") for op in ("min", "max")),
    *(form(op, "f64", "t t t") for op in ("min", "max")),
    *(form(op, "approx . ftz? . f32", "t t") for op in ("rcp", "sqrt", "rsqrt", "sin", "cos", "lg2", "ex2")),
    *(form(op, "RND . ftz? . f32", "t t") for op in ("rcp", "sqrt")),
    *(form(op, "RND . f64", "t t") for op in ("rcp", "sqrt")),
    form("rcp", "approx . ftz . f64", "t t"),
    form("rsqrt", "approx . ftz? . f64", "t t"),
    form("tanh", "approx . f32", "t t"),
    # Half Precision Floating-Point Instructions
    *(form(op, "rn? . ftz? . sat? . HALF", "t t t") for op in ("add", "sub", "mul")),
    *(form(op, "rn? . BRAIN", "t t t") for op in ("add", "sub", "mul")),
    form("fma", "rn . ftz? . sat? . HALF", "t t t t"),
    form("fma", "rn . ftz? . relu . HALF", "t t t t"),
    form("fma", "rn . relu? . BRAIN", "t t t t"),
    *(form(op, "ftz? . HALF", "t t") for op in ("abs", "neg")),
    *(form(op, "BRAIN", "t t") for op in ("abs", "neg")),
    *(form(op, "ftz? . NaN? . HALF", "t t t") for op in ("min", "max")),
    *(form(op, "NaN? . BRAIN", "t t t") for op in ("min", "max")),
    form("tanh", "approx . HALF/BRAIN", "t t"),
    form("ex2", "approx . HALF", "t t"),
    form("ex2", "approx . ftz . BRAIN", "t t"),
    # Comparison and Selection Instructions
    form("set", "ICMP . u32/s32/f32 . INT/b16/b32/b64", "d t t"),
    form("set", "FCMP . ftz? . u32/s32/f32 . f32", "d t t"),
    form("set", "FCMP . u32/s32/f32 . f64", "d t t"),
    form("set", "ICMP . BOOL . u32/s32/f32 . INT/b16/b32/b64", "d t t s"),
    form("set", "FCMP . BOOL . ftz? . u32/s32/f32 . f32", "d t t s"),
    form("set", "FCMP . BOOL . u32/s32/f32 . f64", "d t t s"),
    form("setp", "ICMP . INT/b16/b32/b64", "q t t"),
    form("setp", "FCMP . ftz? . f32/f16", "q t t"),
    form("setp", "FCMP . f64/bf16", "q t t"),
    form("setp", "ICMP . BOOL . INT/b16/b32/b64", "q t t s"),
    form("setp", "FCMP . BOOL . ftz? . f32/f16", "q t t s"),
    form("setp", "FCMP . BOOL . f64/bf16", "q t t s"),
    form("selp", "ANY", "t t t s"),
    form("slct", "ANY . s32", "d d d u"),
    form("slct", "ftz? . ANY . f32", "d d d t"),
    # Logic and Shift Instructions
    *(form(op, "pred", "p s s") for op in ("and", "or", "xor")),
    *(form(op, "BITS", "t t t") for op in ("and", "or", "xor")),
    form("not", "pred", "p s"),
    *(form(op, "BITS", "t t") for op in ("not", "cnot")),
    form("lop3", "b32", "t t t t i"),
    form("shf", "l/r . clamp/wrap . b32", "t t t u"),
    form("shl", "BITS", "t t u"),
    form("shr", "BITS/INT", "t t u"),
    # Data Movement and Conversion Instructions
    form("mov", "pred", "p s"),
    form("mov", "ANY/f16/bf16/f16x2/bf16x2", "x x"),
    form("prmt", "b32", "t t t u"),
    form("prmt", "b32 . f4e/b4e/rc8/ecl/ecr/rc16", "u u u u"),
    form("ld", "weak/volatile? . SPACE? . ca/cg/cs/lu/cv? . nc? . v2/v4? . MEM", "v m"),
    form("ldu", "global? . v2/v4? . MEM", "v m"),
    form("st", "weak/volatile? . global/local/param? . wb/cg/cs/wt? . v2/v4? . MEM", "m v"),
    form("cvta", "SPACE . u64", "t a"),
    form("cvta", "to . SPACE . u64", "t t"),
    form("cvt", "sat? . CVTI . CVTI", "v v"),
    form("cvt", "IRND . ftz? . sat? . CVTI . CVTF", "v v"),
    form("cvt", "RND . ftz? . sat? . CVTF . CVTI", "v v"),
    form("cvt", "RND/IRND? . ftz? . sat? . CVTF . CVTF", "v v"),
    form("cvt", "rn/rz . relu? . f16x2/bf16x2 . f32", "v v v"),
    # Control Flow Instructions (a flat function has branches for ret, and call only to external functions)
    form("bra", "uni?", "l"),
    form("brx", "idx . uni?", "u l"),
    form("ret", "uni?", ""),
)

_BY_OPCODE = {row.opcode: tuple(other for other in FORMS if other.opcode == row.opcode) for row in FORMS}


def forms_of(opcode: str) -> tuple[Form, ...]:
    """Return the rows of one opcode, empty if there is none."""
    return _BY_OPCODE.get(opcode, ())


@lru_cache(maxsize=4096)
def find_form(opcode: str, modifiers: tuple[str, ...]) -> Form | None:
    """Return the row that an instruction fits, or None."""
    return next((row for row in forms_of(opcode) if row.matches(modifiers)), None)


def mnemonic(opcode: str, modifiers: tuple[str, ...]) -> str:
    """Return an instruction's name as PTX writes it: ``fma.rn.f64``."""
    return ".".join((opcode, *modifiers))
