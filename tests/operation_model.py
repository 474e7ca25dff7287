"""What a PTX instruction computes, written from the PTX ISA with exact arithmetic: integers and fractions, no LLVM.

``expected(opcode, modifiers, bits...)`` takes and returns bit patterns. Floats are decoded to Python floats (f16, bf16
and f32 are exact there), computed as fractions and rounded once (:func:`rounded`).
"""

from __future__ import annotations

import math
import struct
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING

from ptx2cpp.types import TYPES

if TYPE_CHECKING:
    from collections.abc import Callable

NAN, INF = math.nan, math.inf


@dataclass(frozen=True, slots=True)
class Format:
    """An IEEE 754 binary format by its digits, its largest exponent and its width (bits)."""

    digits: int
    most: int
    bits: int

    @property
    def least(self) -> int:
        """Return the exponent of the smallest normal number."""
        return 1 - self.most


FORMATS = {
    "f16": Format(11, 15, 16),
    "bf16": Format(8, 127, 16),
    "f32": Format(24, 127, 32),
    "f64": Format(53, 1023, 64),
}


def decode(kind: str, bits: int) -> float:
    """Return the value of a float's bits."""
    if kind == "f64":
        return struct.unpack("<d", struct.pack("<Q", bits))[0]
    if kind == "f16":
        return struct.unpack("<e", struct.pack("<H", bits))[0]
    return struct.unpack("<f", struct.pack("<I", bits << 16 if kind == "bf16" else bits))[0]


def encode(kind: str, value: float) -> int:
    """Return the bits of a float that is exact in ``kind``; NaN is one NaN."""
    if math.isnan(value):
        return {"f16": 0x7FFF, "bf16": 0x7FFF, "f32": 0x7FFFFFFF, "f64": 0x7FF8000000000000}[kind]
    if kind == "f64":
        return struct.unpack("<Q", struct.pack("<d", value))[0]
    if kind == "f16":
        return struct.unpack("<H", struct.pack("<e", value))[0]
    bits = struct.unpack("<I", struct.pack("<f", value))[0]
    return bits >> 16 if kind == "bf16" else bits


def rounded(exact: Fraction, kind: str, mode: str, negative_zero: bool = False) -> float:
    """Round a number to ``kind``: rn to nearest even, rz toward zero, rm down, rp up."""
    form = FORMATS[kind]
    if exact == 0:
        return -0.0 if negative_zero else 0.0
    sign, size = (-1 if exact < 0 else 1), abs(exact)
    exponent = max(_exponent(size), form.least)
    unit = Fraction(2) ** (exponent - form.digits + 1)
    count, rest = divmod(size, unit)
    up = {"rz": False, "rm": sign < 0 and rest > 0, "rp": sign > 0 and rest > 0}.get(mode)
    if up is None:
        up = rest * 2 > unit or (rest * 2 == unit and count % 2 == 1)
    result = (count + up) * unit
    largest = (2 - Fraction(2) ** (1 - form.digits)) * Fraction(2) ** form.most
    if result > largest:
        stays = mode == "rz" or (mode == "rm" and sign > 0) or (mode == "rp" and sign < 0)
        return sign * (float(largest) if stays else INF)
    return math.copysign(float(result), sign)


def _exponent(size: Fraction) -> int:
    """Return the exponent of a positive number's leading digit."""
    guess = size.numerator.bit_length() - size.denominator.bit_length()
    return guess if size >= Fraction(2) ** guess else guess - 1


# --- floating point ------------------------------------------------------------------------------


def flush(value: float, kind: str) -> float:
    """Replace a subnormal by zero of its sign."""
    return math.copysign(0.0, value) if abs(value) < 2.0 ** FORMATS[kind].least else value


def exact_sum(a: float, b: float, kind: str, mode: str) -> float:
    """Add and round once."""
    if not (math.isfinite(a) and math.isfinite(b)):
        return a + b
    total = Fraction(a) + Fraction(b)
    signs = math.copysign(1, a), math.copysign(1, b)
    minus = signs == (-1, -1) or (mode == "rm" and -1 in signs)
    return rounded(total, kind, mode, minus)


def exact_fma(a: float, b: float, c: float, kind: str, mode: str) -> float:
    """Multiply and add, and round once."""
    if not all(map(math.isfinite, (a, b, c))):
        return _sign(a) * _sign(b) * abs(a) * abs(b) + c if math.isinf(a) or math.isinf(b) or a != a or b != b else c
    product = Fraction(a) * Fraction(b)
    signs = math.copysign(1, a) * math.copysign(1, b), math.copysign(1, c)
    minus = signs == (-1, -1) or (mode == "rm" and -1 in signs)
    return rounded(product + Fraction(c), kind, mode, minus)


def _sign(x: float) -> float:
    return math.copysign(1.0, x)


def exact_product(a: float, b: float, kind: str, mode: str) -> float:
    """Multiply and round once."""
    if not (math.isfinite(a) and math.isfinite(b)):
        return a * b
    return rounded(Fraction(a) * Fraction(b), kind, mode, _sign(a) * _sign(b) < 0)


def exact_quotient(a: float, b: float, kind: str, mode: str) -> float:
    """Divide and round once."""
    if a != a or b != b or (math.isinf(a) and math.isinf(b)) or (a == 0 and b == 0):
        return NAN
    minus = _sign(a) * _sign(b) < 0
    if math.isinf(a) or b == 0:
        return -INF if minus else INF
    if math.isinf(b):
        return -0.0 if minus else 0.0
    return rounded(Fraction(a) / Fraction(b), kind, mode, minus)


def exact_root(a: float, kind: str, mode: str) -> float:
    """Take the square root and round once: enough digits, and a last one that says whether it is inexact."""
    if a != a or a < 0:
        return NAN
    if a == 0 or math.isinf(a):
        return a
    value = Fraction(a)
    shift = 2 * (FORMATS[kind].digits + 700)
    scaled = value * (1 << 2 * shift)
    whole = scaled.numerator // scaled.denominator
    root = math.isqrt(whole)
    inexact = root * root != scaled
    return rounded(Fraction(2 * root + inexact, 2 << shift), kind, mode)


def smaller_first(a: float, b: float, largest: bool, propagate: bool) -> float:
    """Return min or max: -0 is below +0, a NaN loses unless it propagates."""
    if a != a or b != b:
        return NAN if propagate or (a != a and b != b) else (b if a != a else a)
    pair = sorted((a, b), key=lambda x: (x, _sign(x)))
    return pair[largest]


def saturated(value: float) -> float:
    """Clamp to [0, 1]; NaN gives +0."""
    return min(value, 1.0) if value > 0 else 0.0


APPROXIMATE: dict[str, Callable[[float], float]] = {
    "sin": math.sin,
    "cos": math.cos,
    "lg2": lambda x: -INF if x == 0 else NAN if x < 0 else math.log2(x),
    "ex2": lambda x: INF if x > 1100 else 2.0**x,
    "tanh": math.tanh,
}


@dataclass(frozen=True, slots=True)
class Near:
    """A value that may be missed by ``relative`` of itself or by ``absolute``."""

    kind: str
    value: float
    relative: float
    absolute: float


def floating(opcode: str, flags: tuple[str, ...], kind: str, values: list[float]) -> float | Near:
    """Return the value of a floating-point instruction before ``.sat``, ``.relu`` and a last ``.ftz``."""
    mode = next((m for m in flags if m in {"rn", "rz", "rm", "rp"}), "rn")
    if opcode in {"add", "sub"}:
        a, b = values
        return exact_sum(a, b if opcode == "add" else -b, kind, mode)
    if opcode in {"fma", "mad"}:
        return exact_fma(*values, kind, mode)
    if opcode == "mul":
        return exact_product(*values, kind, mode)
    if opcode in {"div", "rcp"}:
        a, b = values if opcode == "div" else (1.0, values[0])
        result = exact_quotient(a, b, kind, mode)
        return _approximate(kind, result, flags)
    if opcode == "sqrt":
        return _approximate(kind, exact_root(values[0], kind, mode), flags)
    if opcode == "rsqrt":
        root = exact_root(values[0], "f64", "rn")
        return _approximate(kind, NAN if root != root else exact_quotient(1.0, root, kind, "rn"), flags)
    if opcode in {"min", "max"}:
        return smaller_first(*values, opcode == "max", "NaN" in flags)
    if opcode in {"abs", "neg"}:
        return abs(values[0]) if opcode == "abs" else -values[0]
    if opcode == "copysign":
        return math.copysign(values[1], values[0])
    return _transcendental(opcode, kind, values[0])


def _approximate(kind: str, value: float, flags: tuple[str, ...]) -> float | Near:
    if not {"approx", "full"} & set(flags):
        return value
    return Near(kind, value, 2.0**-19 if kind == "f64" else 2.0**-21, 0.0)


def _transcendental(opcode: str, kind: str, x: float) -> Near:
    if x != x or (math.isinf(x) and opcode in {"sin", "cos"}):
        return Near(kind, NAN, 0, 0)
    relative = {"tanh": 2.0**-10, "ex2": 2.0**-21, "lg2": 2.0**-20}.get(opcode, 0.0)
    absolute = {"sin": 2.0**-20, "cos": 2.0**-20, "lg2": 2.0**-22}.get(opcode, 0.0)
    if opcode in {"sin", "cos"} and abs(x) > 100:
        absolute = 2.0 if abs(x) > 1e6 else 2.0**-12
    half = {"f16": 2.0**-10, "bf16": 2.0**-7}.get(kind, 0.0)
    return Near(kind, APPROXIMATE[opcode](x), max(relative, half), max(absolute, 2.0**-149, half * 2.0**-14))


def scalar_float(opcode: str, flags: tuple[str, ...], kind: str, bits: tuple[int, ...]) -> int | Near:
    """Return the bits of a floating-point instruction on one type."""
    ftz = "ftz" in flags and kind in {"f16", "f32"} or (opcode in {"rcp", "rsqrt"} and "ftz" in flags)
    values = [flush(v, kind) if ftz else v for v in (decode(kind, b) for b in bits)]
    if opcode in {"rcp", "rsqrt"} and kind == "f64" and "ftz" in flags:
        values = [decode("f64", encode("f64", v) & ~0xFFFFFFFF) for v in values]
    result = floating(opcode, flags, kind, values)
    if isinstance(result, Near):
        value = flush(result.value, kind) if ftz else result.value
        least = 2.0 ** FORMATS[kind].least if ftz else 0.0
        return Near(kind, value, result.relative, max(least, result.absolute))
    if ftz and opcode in {"mul", "fma", "mad"} and _tiny(kind, values):
        result = math.copysign(0.0, result)
    result = flush(result, kind) if ftz else result
    if "sat" in flags:
        result = saturated(result)
    if "relu" in flags:
        result = result if result != result or result > 0 else 0.0
    return encode(kind, result)


def _tiny(kind: str, values: list[float]) -> bool:
    """Return whether an exact product (plus addend) is below the normal numbers: ``.ftz`` flushes before it rounds."""
    if not all(map(math.isfinite, values)):
        return False
    a, b, c = (*map(Fraction, values), Fraction(0))[:3]
    return abs(a * b + c) < Fraction(2) ** FORMATS[kind].least


# --- integers ------------------------------------------------------------------------------------


def signed(value: int, bits: int) -> int:
    """Return the value of ``bits`` bits in two's complement."""
    value &= (1 << bits) - 1
    return value - (1 << bits) if value >> (bits - 1) else value


def clamp(value: int, low: int, high: int) -> int:
    """Return ``value``, or the nearest end."""
    return max(low, min(high, value))


def quotient(a: int, b: int) -> int:
    """Divide toward zero."""
    return abs(a) // abs(b) * (-1 if (a < 0) != (b < 0) else 1)


def product(opcode: str, flags: tuple[str, ...], bits: int, a: int, b: int) -> int:
    """Return the part of a product that ``.lo``, ``.hi`` or ``.wide`` asks for, with its sign."""
    if opcode.endswith("24"):
        minus = "s32" in flags
        a, b = ((signed(x, 24) if minus else x & 0xFFFFFF) for x in (a, b))
        return a * b >> 16 if "hi" in flags else a * b
    return a * b >> bits if "hi" in flags else a * b


def integer(opcode: str, flags: tuple[str, ...], kind: str, a: int, b: int = 0, c: int = 0) -> int:
    """Return the value of an integer instruction (any number of bits)."""
    bits = TYPES[kind].bits
    low, high = -(1 << (bits - 1)), (1 << (bits - 1)) - 1
    if opcode in {"add", "sub"}:
        total = a + b if opcode == "add" else a - b
        return clamp(total, low, high) if "sat" in flags else total
    if opcode in {"mul", "mul24"}:
        return product(opcode, flags, bits, a, b)
    if opcode in {"mad", "mad24"}:
        whole = product(opcode, flags, bits, a, b)
        if "sat" in flags:
            return clamp(signed(whole, 32) + signed(c, 32), low, high)
        return whole + c
    if opcode == "sad":
        return c + abs(a - b)
    if opcode in {"div", "rem"}:
        if b == 0:
            return -1  # the PTX ISA leaves it open; all ones is what GPUs give
        return quotient(a, b) if opcode == "div" else a - quotient(a, b) * b
    if opcode in {"min", "max"}:
        return min(a, b) if opcode == "min" else max(a, b)
    return {"abs": abs(a), "neg": -a}[opcode]


def chained(opcode: str, flags: tuple[str, ...], kind: str, values: list[int]) -> tuple[int, int]:
    """Return the result of one link of a carry chain, and its carry as the sample shows it."""
    bits = TYPES[kind].bits
    mask = (1 << bits) - 1
    given = values.pop() if opcode in {"addc", "subc", "madc"} else 0
    if opcode.startswith("mad"):
        a, b, c = values
        values = [product("mul", flags, bits, a, b), c]
    a, b = (v & mask for v in values)
    total = a - b - given if opcode.startswith("sub") else a + b + given
    out = int(total < 0 or total > mask)
    return total & mask, -out & 0xFFFFFFFF if opcode.startswith("sub") else out


# --- bits ----------------------------------------------------------------------------------------


def counting(opcode: str, flags: tuple[str, ...], kind: str, a: int) -> int:
    """Write popc, clz, bfind, brev."""
    bits = TYPES[kind].bits
    if opcode == "popc":
        return (a & (1 << bits) - 1).bit_count()
    if opcode == "clz":
        return bits - (a & (1 << bits) - 1).bit_length()
    if opcode == "brev":
        return int(f"{a & (1 << bits) - 1:0{bits}b}"[::-1], 2)
    top = (~a if a < 0 else a).bit_length() - 1
    return top if top < 0 or "shiftamt" not in flags else bits - 1 - top


def field(opcode: str, flags: tuple[str, ...], kind: str, values: list[int]) -> int:
    """Write bfe, bfi, bmsk, szext bit by bit, as the PTX ISA's own listings do."""
    bits = TYPES[kind].bits
    if opcode in {"bfe", "bfi"}:
        *values, position, length = values if bits == 64 else [*values[:-2], values[-2] & 255, values[-1] & 255]
        length = min(length, bits)
    if opcode == "bfe":
        (a,) = values
        sign = a >> min(position + length - 1, bits - 1) & 1 if kind[0] == "s" and length else 0
        inside = lambda i: i < length and position + i < bits
        return sum((a >> (position + i) & 1 if inside(i) else sign) << i for i in range(bits))
    if opcode == "bfi":
        a, b = values
        for i in range(length):
            if position + i < bits:
                b = b & ~(1 << (position + i)) | (a >> i & 1) << (position + i)
        return b
    wrap = "wrap" in flags
    if opcode == "bmsk":
        a, b = (v & 31 if wrap else min(v, 32) for v in values)
        return (1 << b) - 1 << a
    a, length = values[0], values[1] & 31 if wrap else min(values[1], 32)
    if kind[0] == "s" and length:
        return signed(a, length)
    return a & (1 << length) - 1


def shifted(opcode: str, flags: tuple[str, ...], kind: str, values: list[int]) -> int:
    """Write shl, shr, shf."""
    bits = TYPES[kind].bits
    if opcode == "shl":
        return values[0] << min(values[1], bits)
    if opcode == "shr":
        return values[0] >> min(values[1], bits)
    a, b, amount = values
    n = amount & 31 if "wrap" in flags else min(amount, 32)
    pair = b << 32 | a
    return pair << n >> 32 if "l" in flags else pair >> n


def permuted(flags: tuple[str, ...], a: int, b: int, selector: int) -> int:
    """Write prmt, plain and by mode."""
    source = [(b << 32 | a) >> (8 * i) & 255 for i in range(8)]
    s = selector & 3
    modes = {
        "f4e": [s, s + 1, s + 2, s + 3],
        "b4e": [s, (s + 7) % 8, (s + 6) % 8, (s + 5) % 8],
        "rc8": [s] * 4,
        "ecl": [max(i, s) for i in range(4)],
        "ecr": [min(i, s) for i in range(4)],
        "rc16": [0, 1, 0, 1] if s % 2 == 0 else [2, 3, 2, 3],
    }
    mode = next((m for m in flags if m in modes), None)
    if mode:
        return sum(source[byte] << (8 * i) for i, byte in enumerate(modes[mode]))
    result = 0
    for i in range(4):
        nibble = selector >> (4 * i) & 15
        byte = source[nibble & 7]
        result |= (255 * (byte >> 7) if nibble & 8 else byte) << (8 * i)
    return result


def dot(opcode: str, flags: tuple[str, ...], a: int, b: int, c: int) -> int:
    """Write dp4a and dp2a."""
    first, second = (m[0] == "s" for m in flags if m in TYPES)
    width, count = (8, 4) if opcode == "dp4a" else (16, 2)
    start = 2 if "hi" in flags else 0
    take = lambda x, i, w, minus: signed(x >> (i * w), w) if minus else x >> (i * w) & (1 << w) - 1
    return c + sum(take(a, i, width, first) * take(b, start + i, 8, second) for i in range(count))


# --- comparison and conversion -------------------------------------------------------------------

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
        value = rounded(Fraction(value), target, mode, isinstance(value, float) and _sign(value) < 0)
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
            value = rounded(Fraction(value), kind, "rz" if "rz" in flags else "rn", _sign(value) < 0)
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
    if kind == "pred" or opcode in {"and", "or", "xor"}:
        a, b = (*values, 0)[:2]
        return ({"and": a & b, "or": a | b, "xor": a ^ b, "not": int(not a)}[opcode],)
    if opcode == "not":
        return (~values[0],)
    if opcode == "cnot":
        return (int(values[0] == 0),)
    if opcode == "lop3":
        a, b, c = values
        return (sum((lut >> ((a >> i & 1) << 2 | (b >> i & 1) << 1 | c >> i & 1) & 1) << i for i in range(32)),)
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
