"""Every accepted PTX instruction, on edge values, computes what the PTX ISA says (tests/support/operation_model.py)."""

import itertools
import math
import random
from collections import defaultdict
from collections.abc import Iterator
from functools import cache

import numpy as np
import pytest

from ptx2cpp.types import TYPES
from tests.support.budget import THOROUGH
from tests.support.model_floats import FORMATS, Near, decode
from tests.support.model_integers import integer
from tests.support.operation_model import expected
from tests.support.operation_samples import Sample, held, samples
from tests.support.ptx_program import apply, program

ROWS_EACH = 160 if THOROUGH else 80

FLOATS = {
    "f64": (0.0, 1.0, 1.5, math.pi, 0.1, 2.5, 3.0, 1e16, 2.0**31, 2.0**63, 1.7976931348623157e308, 2.0**-1022, 5e-324,
            2.0**-1000, 1 - 2.0**-53, 65520.0, 0.3, 127.5, math.inf, math.nan),
    "f32": (0.0, 1.0, 1.5, 3.1415927, 0.1, 2.5, 3.0, 1e10, 2.0**31, 2.0**63, 3.4028234663852886e38, 2.0**-126, 1e-45,
            1.1e-38, 2.0**-63 * (1 + 2.0**-13), 2.0**-63 * (1 - 2.0**-13), 0.99999994, 65520.0, 0.3, 127.5, 88.7,
            math.inf, math.nan),
    "f16": (0.0, 1.0, 1.5, 3.14, 0.1, 2.5, 2049.0, 65504.0, 2.0**-14, 2.0**-24, 3e-5, 0.9995, 7.0, 100.0,
            math.inf, math.nan),
    "bf16": (0.0, 1.0, 1.5, 3.14, 0.1, 2.5, 257.0, 3e38, 2.0**-126, 1e-40, 0.996, 7.0, 100.0, 1e-3,
             math.inf, math.nan),
}  # fmt: skip


def integers(bits: int) -> list[int]:
    """Return edge values of an integer of so many bits, as bit patterns."""
    whole, half = 1 << bits, 1 << (bits - 1)
    small = (0, 1, 2, 3, 5, 7, 8, 31, 32, 33, 63, 64, 65, 100, 255)
    ends = (half - 1, half, half + 1, whole - 1, whole - 2, whole - 7)
    mixed = (0x0123456789ABCDEF, 0xFEDCBA9876543210, 0x00FF00FF80007FFF, 0x8000000000000001)
    return sorted({v % whole for v in (*small, *ends, *mixed)})


@cache
def edges(kind: str) -> tuple[int, ...]:
    """Return the bit patterns that a source of ``kind`` is tried with."""
    if kind == "pred":
        return (0, 1)
    if kind.endswith("x2"):
        halves = edges(kind.removesuffix("x2"))
        return tuple(low | high << 16 for low, high in zip(halves, reversed(halves), strict=True))
    if kind in FLOATS:
        dtype = {"f64": np.float64, "f32": np.float32, "f16": np.float16, "bf16": np.float32}[kind]
        bits = [int(np.array(x, dtype).view(f"u{np.dtype(dtype).itemsize}")) for v in FLOATS[kind] for x in (v, -v)]
        return tuple(b >> 16 if kind == "bf16" else b for b in bits)
    return tuple(integers(TYPES[kind].bits))


def rows_of(sample: Sample) -> list[tuple[int, ...]]:
    """Return rows of source bits: all combinations of edge values, or so many of them."""
    kinds = [edges(kind) for kind in sample.sources]
    if sample.opcode in {"addc", "subc", "madc"}:
        kinds[-1] = (0, 1)
    if math.prod(map(len, kinds)) <= ROWS_EACH:
        return list(itertools.product(*kinds))
    dice = random.Random(sample.name)
    return [tuple(dice.choice(values) for values in kinds) for _ in range(ROWS_EACH)]


def run(together: list[Sample], rows: list[list[tuple[int, ...]]]) -> Iterator[list[tuple[int, ...]]]:
    """Yield the result bits of every row of each sample: one program calls all, on columns of its own each."""
    length = max(map(len, rows))
    sources, results = (sum(parts, ()) for parts in zip(*(sample.columns for sample in together), strict=True))
    cycled = [list(itertools.islice(itertools.cycle(some), length)) for some in rows]
    bits = [values for some in cycled for values in zip(*some, strict=True)]
    columns = (np.array(values, f"u{d.size}").view(d.numpy) for values, d in zip(bits, sources, strict=True))
    built = program(calling(together), " ".join(d.name for d in sources), " ".join(d.name for d in results))
    given = iter([values.view(f"u{values.itemsize}").tolist() for values in apply(built, *columns)])
    for sample, some in zip(together, rows, strict=True):
        yield list(zip(*(next(given)[: len(some)] for _ in sample.results), strict=True))


def calling(together: list[Sample]) -> str:
    """Return a module whose ``f`` calls the function of every sample; all are put in its place."""
    if len(together) == 1:
        return together[0].function("f")
    takes, gives, body = [], [], []
    for n, sample in enumerate(together):
        ins, outs = (
            [(f"{letter}{n}_{i}", held(kind)) for i, kind in enumerate(kinds)]
            for letter, kinds in (("a", sample.sources), ("r", sample.results))
        )
        takes += [f".param .{kind} {name}" for name, kind in ins]
        gives += [f".param .{kind} {name}" for name, kind in outs]
        body += [f".reg .{kind} %{name};" for name, kind in (*ins, *outs)]
        body += [f"ld.param.{kind} %{name}, [{name}];" for name, kind in ins]
        body += ["{", *(f".param .{kind} c{name};" for name, kind in (*ins, *outs))]
        body += [f"st.param.{kind} [c{name}], %{name};" for name, kind in ins]
        body.append(f"call.uni ({listed(outs)}), f{n}, ({listed(ins)});")
        body += [*(f"ld.param.{kind} %{name}, [c{name}];" for name, kind in outs), "}"]
        body += [f"st.param.{kind} [{name}], %{name};" for name, kind in outs]
    functions = [sample.function(f"f{n}") for n, sample in enumerate(together)]
    return "\n".join([*functions, f".func ({', '.join(gives)}) f({', '.join(takes)})", "{", *body, "ret;", "}"])


def listed(names: list[tuple[str, str]]) -> str:
    return ", ".join(f"c{name}" for name, _ in names)


def agrees(got: int, want: int | Near | tuple[Near, Near], kind: str) -> bool:
    """Return whether a result is what is expected: any NaN is a NaN, an approximation has its bound."""
    if isinstance(want, tuple):
        return all(agrees(got >> s & 0xFFFF, half, half.kind) for s, half in zip((0, 16), want, strict=True))
    if isinstance(want, Near):
        value = decode(want.kind, got)
        if math.isnan(want.value) or math.isnan(value) or math.isinf(want.value):
            return value == want.value or (math.isnan(value) and math.isnan(want.value))
        most = float((2 - 2.0 ** (1 - FORMATS[want.kind].digits)) * 2.0 ** FORMATS[want.kind].most)
        if math.isinf(value):
            return abs(want.value) > most * (1 - 2.0**-11)
        return abs(value - want.value) <= max(want.relative * abs(want.value), want.absolute)
    if kind.endswith("x2"):
        return all(agrees(got >> s & 0xFFFF, want >> s & 0xFFFF, kind.removesuffix("x2")) for s in (0, 16))
    if kind in FORMATS:
        return got == want or (math.isnan(decode(kind, got)) and math.isnan(decode(kind, want)))
    return got == want % (1 << TYPES[held(kind)].bits if kind != "pred" else 2)


def mismatches(together: list[Sample]) -> list[str]:
    """Return one line for each result that is not what the PTX ISA says."""
    rows = [rows_of(sample) for sample in together]
    lines = []
    for sample, some, found in zip(together, rows, run(together, rows), strict=True):
        for row, results in zip(some, found, strict=True):
            wanted = expected(sample.opcode, sample.modifiers, row, sample.lut)
            for kind, got, want in zip(sample.results, results, wanted[: len(results)], strict=True):
                if not agrees(got, want, kind):
                    shown = want if isinstance(want, Near | tuple) else hex(want)
                    lines.append(f"{sample.name} {[hex(v) for v in row]}: {hex(got)}, the PTX ISA says {shown}")
    return lines


TOGETHER = 1 if THOROUGH else 12
"""Samples of a program; alone, each is compiled to vectors or not as its instruction has it."""

BY_OPCODE: dict[str, list[Sample]] = defaultdict(list)
for _sample in samples():
    BY_OPCODE[_sample.opcode].append(_sample)


@pytest.mark.slow
@pytest.mark.parametrize("opcode", BY_OPCODE)
def test_operation_computes_what_the_ptx_isa_says(opcode: str) -> None:
    """Each form and modifier, on NaN, infinities, signed zeros, subnormals, integer ends and zero divisors."""
    samples = sorted(BY_OPCODE[opcode], key=lambda sample: sample.columns[0][0].size)  # of one width: as many lanes
    parts = [samples[first : first + TOGETHER] for first in range(0, len(samples), TOGETHER)]
    wrong = [line for part in parts for line in mismatches(part)]
    assert not wrong, "\n".join(wrong[:20])


@pytest.mark.parametrize("kind", ["s64", "s32", "u32", "s16"])
def test_division_is_exact_at_every_magnitude(kind: str) -> None:
    """Vector loops divide in doubles: 50,000 pairs of all widths, a third of them next to a multiple of the divisor."""
    dtype = np.dtype(f"{'int' if kind[0] == 's' else 'uint'}{kind[1:]}")
    dice, rows, bits = np.random.default_rng(7), 50_000, 8 * dtype.itemsize
    raw = dice.integers(0, 2**64 - 1, (3, rows), np.uint64) >> dice.integers(64 - bits, 64, (3, rows)).astype(np.uint64)
    a, b, q = raw.astype(f"u{dtype.itemsize}").view(dtype) * np.where(dice.random((3, rows)) < 0.5, 1, -1).astype(dtype)
    a[::3] = (q * b + dice.integers(-1, 2, rows).astype(dtype))[::3]
    b[b == 0] = 3
    for opcode in ("div", "rem"):
        divided = Sample(opcode, (kind,), (kind, kind), (kind,), f"{opcode}.{kind} %d0, %a0, %a1;")
        built = program(divided.function("f"), f"{dtype} {dtype}", str(dtype))
        (result,) = apply(built, a, b)
        wanted = [integer(opcode, (kind,), kind, x, y) for x, y in zip(a.tolist(), b.tolist(), strict=True)]
        wrapped = np.array([w % 2**bits for w in wanted], np.uint64).astype(f"u{dtype.itemsize}")
        np.testing.assert_array_equal(result.view(wrapped.dtype), wrapped)
