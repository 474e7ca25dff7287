"""What a PTX instruction computes, written from the PTX ISA with exact arithmetic: integers and fractions, no LLVM.

``expected(opcode, modifiers, bits)`` takes and returns bit patterns. The model agrees with an H200 on every sample of
tests/support/operation_samples.py, bit for bit (approximations within their bounds).
"""

import math
from fractions import Fraction

from ptx2cpp.types import TYPES
from tests.support.model_floats import FORMATS, Near, decode, encode, flush, rounded, saturated, scalar_float, sign_of
from tests.support.model_integers import chained, clamp, counting, dot, field, integer, permuted, shifted, signed

ORDER = {"eq": "==", "ne": "!=", "lt": "<", "le": "<=", "gt": ">", "ge": ">="}
UNSIGNED = {"lo": "lt", "ls": "le", "hi": "gt", "hs": "ge"}


def related(relation: str, a: float, b: float) -> bool:
    """Return whether a relation holds; plain ones are false on NaN, the ...u ones true."""
    nan = a != a or b != b
    if relation in {"num", "nan"}:
        return nan == (relation == "nan")
    if relation.endswith("u") and relation[:-1] in ORDER:
        return nan or related(relation[:-1], a, b)
    sign = (a > b) - (a < b)
    answers = {"eq": sign == 0, "ne": sign != 0, "lt": sign < 0, "le": sign <= 0, "gt": sign > 0, "ge": sign >= 0}
    return not nan and answers[UNSIGNED.get(relation, relation)]


def compared(opcode: str, flags: tuple[str, ...], kind: str, values: tuple[int, ...]) -> tuple[int, ...]:
    """Write setp and set."""
    a, b = (number(kind, v) for v in values[:2])
    if "ftz" in flags:
        a, b = flush(a, kind), flush(b, kind)
    holds = related(flags[0], a, b)
    combine = next((m for m in flags if m in {"and", "or", "xor"}), None)
    given = bool(values[2]) if len(values) > 2 else False
    join = {"and": lambda x: x and given, "or": lambda x: x or given, "xor": lambda x: x != given, None: lambda x: x}[
        combine
    ]
    if opcode == "setp":
        return int(join(holds)), int(join(not holds))
    target = next(m for m in flags if m in TYPES)
    return ((0x3F800000 if join(holds) else 0) if target == "f32" else (0xFFFFFFFF if join(holds) else 0),)


def number(kind: str, bits: int) -> float:
    """Return the value of bits as ``kind``: a float, or an exact integer."""
    if kind in FORMATS:
        return decode(kind, bits)
    return signed(bits, TYPES[kind].bits) if kind[0] == "s" else bits & (1 << TYPES[kind].bits) - 1


ROUND_INTEGRAL = {"rni": round, "rzi": math.trunc, "rmi": math.floor, "rpi": math.ceil}


def converted(flags: tuple[str, ...], bits: int) -> int:
    """Write cvt with one source."""
    target, source = [m for m in flags if m in TYPES]
    value = number(source, bits)
    integral = next((m for m in flags if m in ROUND_INTEGRAL), None)
    if source == "f32" and "ftz" in flags:
        value = flush(value, source)
    if integral and math.isfinite(value):
        value = math.copysign(float(ROUND_INTEGRAL[integral](value)), value)
    if target not in FORMATS:
        return _to_integer(flags, target, source, value)
    mode = next((m for m in flags if m in {"rn", "rz", "rm", "rp"}), "rn")
    if math.isfinite(value):
        value = rounded(Fraction(value), target, mode, isinstance(value, float) and sign_of(value) < 0)
    if target == "f32" and "ftz" in flags:
        value = flush(value, target)
    return encode(target, saturated(value) if "sat" in flags else value)


def _to_integer(flags: tuple[str, ...], target: str, source: str, value: float) -> int:
    bits = TYPES[target].bits
    low, high = (-(1 << (bits - 1)), (1 << (bits - 1)) - 1) if target[0] == "s" else (0, (1 << bits) - 1)
    if source not in FORMATS:
        number = clamp(int(value), low, high) if "sat" in flags else int(value)
        return signed(number, bits) if target[0] == "s" else number % (1 << bits)
    if value != value:
        return 1 << (bits - 1) if source == "f64" or bits == 64 else 0
    return (high if value > 0 else low) if math.isinf(value) else clamp(int(value), low, high)


def packed(flags: tuple[str, ...], high: int, low: int) -> int:
    """Write cvt of two f32 to a pair of halves."""
    kind = next(m for m in flags if m in TYPES).removesuffix("x2")
    halves = []
    for bits in (low, high):
        value = decode("f32", bits)
        if math.isfinite(value):
            value = rounded(Fraction(value), kind, "rz" if "rz" in flags else "rn", sign_of(value) < 0)
        if "relu" in flags:
            value = value if value != value or value > 0 else 0.0
        halves.append(encode(kind, value))
    return halves[1] << 16 | halves[0]


# --- all together --------------------------------------------------------------------------------

COUNTING = frozenset(("popc", "clz", "bfind", "brev"))
FIELDS = frozenset(("bfe", "bfi", "bmsk", "szext"))


def expected(
    opcode: str, flags: tuple[str, ...], values: tuple[int, ...], lut: int = 0
) -> tuple[int | Near | tuple[Near, Near], ...]:
    """Return an instruction's results as bits (not cut to their width); two bounds for a pair of halves."""
    kind = ([m for m in flags if m in TYPES] or ["b32"])[-1]
    if kind.endswith("x2") or (opcode == "cvt" and len(values) == 2):
        return (_on_pairs(opcode, flags, kind, values),)
    if opcode in {"set", "setp"}:
        return compared(opcode, flags, kind, values)
    if opcode == "cvt":
        return (converted(flags, values[0]),)
    if opcode == "selp":
        return (values[0] if values[2] else values[1],)
    if opcode == "slct":
        c = number(kind, values[2])
        return (values[0] if c >= 0 or (kind == "f32" and "ftz" in flags and flush(c, kind) == 0) else values[1],)
    if opcode == "testp":
        return (int(_tested(flags[0], kind, decode(kind, values[0]))),)
    if kind in FORMATS:
        return (scalar_float(opcode, flags, kind, values),)
    return _integers(opcode, flags, kind, values, lut)


def _tested(question: str, kind: str, value: float) -> bool:
    least = 2.0 ** FORMATS[kind].least
    return {
        "finite": math.isfinite(value),
        "infinite": math.isinf(value),
        "number": value == value,
        "notanumber": value != value,
        "normal": math.isfinite(value) and (abs(value) >= least or value == 0),
        "subnormal": 0 < abs(value) < least,
    }[question]


def _on_pairs(opcode: str, flags: tuple[str, ...], kind: str, values: tuple[int, ...]) -> int | tuple[Near, Near]:
    if opcode == "cvt":
        return packed(flags, *values)
    scalar = kind.removesuffix("x2")
    halves = [scalar_float(opcode, flags, scalar, tuple(v >> s & 0xFFFF for v in values)) for s in (0, 16)]
    if isinstance(halves[0], Near):
        return halves[0], halves[1]
    return halves[1] << 16 | halves[0]


def _integers(opcode: str, flags: tuple[str, ...], kind: str, values: tuple[int, ...], lut: int) -> tuple[int, ...]:
    if kind == "pred" or opcode in LOGIC:
        return (_logic(opcode, kind, values, lut),)
    if opcode == "prmt":
        return (permuted(flags, *values),)
    if opcode in {"dp4a", "dp2a"}:
        return (dot(opcode, flags, *values),)
    if opcode in {"shl", "shr", "shf"}:
        return (shifted(opcode, flags, kind, [int(number(kind, values[0])), *values[1:]]),)
    if opcode in FIELDS:
        return (field(opcode, flags, kind, list(values)),)
    numbers = [int(number(kind, v)) for v in values]
    if opcode in COUNTING:
        return (counting(opcode, flags, kind, numbers[0]),)
    if "cc" in flags or opcode in {"addc", "subc", "madc"}:
        result, carry = chained(opcode, flags, kind, numbers)
        return (result, carry) if "cc" in flags else (result,)
    if "wide" in flags and len(values) == 3:
        numbers[2] = values[2]
    return (integer(opcode, flags, kind, *numbers),)


LOGIC = frozenset(("and", "or", "xor", "not", "cnot", "lop3"))


def _logic(opcode: str, kind: str, values: tuple[int, ...], lut: int) -> int:
    a, b, c = (*values, 0, 0)[:3]
    if opcode == "lop3":
        return sum((lut >> ((a >> i & 1) << 2 | (b >> i & 1) << 1 | c >> i & 1) & 1) << i for i in range(32))
    inverse = int(not a) if kind == "pred" else ~a
    return {"and": a & b, "or": a | b, "xor": a ^ b, "not": inverse, "cnot": int(a == 0)}[opcode]
