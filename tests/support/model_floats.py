"""Floating point of PTX with exact arithmetic: decode to Python floats, compute as fractions, round once."""

import math
import struct
from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction

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
    if not (math.isfinite(a) and math.isfinite(b)):
        return a * b + c
    if not math.isfinite(c):
        return c
    product = Fraction(a) * Fraction(b)
    signs = math.copysign(1, a) * math.copysign(1, b), math.copysign(1, c)
    minus = signs == (-1, -1) or (mode == "rm" and -1 in signs)
    return rounded(product + Fraction(c), kind, mode, minus)


def sign_of(x: float) -> float:
    """Return 1 or -1, by the sign bit."""
    return math.copysign(1.0, x)


def exact_product(a: float, b: float, kind: str, mode: str) -> float:
    """Multiply and round once."""
    if not (math.isfinite(a) and math.isfinite(b)):
        return a * b
    return rounded(Fraction(a) * Fraction(b), kind, mode, sign_of(a) * sign_of(b) < 0)


def exact_quotient(a: float, b: float, kind: str, mode: str) -> float:
    """Divide and round once."""
    if a != a or b != b or (math.isinf(a) and math.isinf(b)) or (a == 0 and b == 0):
        return NAN
    minus = sign_of(a) * sign_of(b) < 0
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
    pair = sorted((a, b), key=lambda x: (x, sign_of(x)))
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
    ftz = ("ftz" in flags and kind in {"f16", "f32"}) or (opcode in {"rcp", "rsqrt"} and "ftz" in flags)
    values = [flush(v, kind) if ftz else v for v in (decode(kind, b) for b in bits)]
    if opcode in {"rcp", "rsqrt"} and kind == "f64" and "ftz" in flags:
        values = [decode("f64", encode("f64", v) & ~0xFFFFFFFF) for v in values]
    result = floating(opcode, flags, kind, values)
    if isinstance(result, Near):
        value = flush(result.value, kind) if ftz else result.value
        least = 2.0 ** FORMATS[kind].least if ftz else 0.0
        return Near(kind, value, result.relative, max(least, result.absolute))
    if ftz and opcode in {"mul", "fma", "mad"} and _tiny(kind, flags, values):
        result = math.copysign(0.0, result)
    result = flush(result, kind) if ftz else result
    if "sat" in flags:
        result = saturated(result)
    if "relu" in flags:
        result = result if result != result or result > 0 else 0.0
    return encode(kind, result)


def _tiny(kind: str, flags: tuple[str, ...], values: list[float]) -> bool:
    """Return whether a product (plus addend), rounded to the type's digits at any exponent, is subnormal."""
    if not all(map(math.isfinite, values)):
        return False
    a, b, c = (*map(Fraction, values), Fraction(0))[:3]
    up = FORMATS[kind].digits  # so far up, the same digits are those of a normal number
    mode = next((m for m in flags if m in {"rn", "rz", "rm", "rp"}), "rn")
    return abs(rounded((a * b + c) * 2**up, kind, mode)) < 2.0 ** (FORMATS[kind].least + up)
