"""Integer arithmetic and bit instructions of PTX on Python's integers, as the PTX ISA's own listings do it."""

from ptx2cpp.types import TYPES


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
        "f4e": [s, s + 1, s + 2, s + 3], "b4e": [s, (s + 7) % 8, (s + 6) % 8, (s + 5) % 8], "rc8": [s] * 4,
        "ecl": [max(i, s) for i in range(4)], "ecr": [min(i, s) for i in range(4)],
        "rc16": [0, 1, 0, 1] if s % 2 == 0 else [2, 3, 2, 3],
    }  # fmt: skip
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
