"""Structures and halves on the GPU: the same bits as on the processor, which are Python's and NumPy's."""

from __future__ import annotations

import dataclasses
import decimal
import random
from decimal import Decimal
from typing import NamedTuple

import cupy
import numpy as np
import pyarrow as pa
import pytest

import udf
from tests.support.budget import budget
from tests.support.half_functions import EDGES, FUNCTIONS, expected, made, same
from tests.support.headers import folders_of

ROWS = np.resize(EDGES, 5003)
WIDE = decimal.Context(prec=50)


@udf.struct
class Vector(NamedTuple):
    x: float
    y: float = 1.0

    def __add__(self, other):
        return Vector(self.x + other.x, self.y + other.y)

    def __mul__(self, k):
        return Vector(self.x * k, self.y * k)

    __rmul__ = __mul__

    def __lt__(self, other):
        return self.total < other.total

    @property
    def total(self):
        return self.x * self.x + self.y


@udf.struct
@dataclasses.dataclass
class Money:
    amount: int
    rate: float = 1.5

    def value(self, k):
        return self.amount * k + self.rate


PRICES = [Money(1, 2.0), Money(3, 4.0), Money(5, 6.5)]


@pytest.mark.parametrize("number", range(len(FUNCTIONS)))
def test_halves_round_as_numpy_does(number: int) -> None:
    """Each operation, over whole tiles and a last one."""
    values = ROWS.astype(np.float64)
    with udf.options(backend="cuda"):
        given = udf.Series(values).applymap(FUNCTIONS[number]).to_numpy()
    assert same(given, expected(FUNCTIONS[number], values))


@pytest.mark.parametrize("seed", range(budget(20)))
def test_random_functions_of_halves(seed: int) -> None:
    """Of two columns in two bytes each: NumPy's bits."""
    text, function = made(seed)
    first, second = ROWS, np.roll(ROWS, 3)
    with udf.options(backend="cuda"):
        given = udf.DataFrame({"v": first, "w": second}).apply(lambda row: function(row.v, row.w)).to_numpy()
    assert same(given, expected(function, first, second)), text


def test_a_column_of_halves_on_the_gpu_stays_there() -> None:
    """CuPy's float16 in and out, nulls too."""
    made_there = udf.Series(cupy.asarray(ROWS)).applymap(lambda v: np.float16(v) * np.float16(1.1))
    assert made_there.device == "cuda"
    assert same(made_there.to_host().to_numpy(), expected(lambda v: np.float16(v) * np.float16(1.1), ROWS))
    with udf.options(backend="cuda"):
        nulls = udf.Series([1.5, None, 2.5], dtype="float16").applymap(lambda v: np.float16(v) + 1)
    assert list(nulls) == [2.5, None, 3.5]
    assert str(nulls.dtype) == "float16"


def test_structures_are_taken_apart() -> None:
    """Methods, operators, properties, tables, and a result of two columns."""
    values = np.linspace(-3, 3, 5003)

    def function(v):
        moved = 2.0 * (Vector(v) + Vector(1.0, y=v))
        return Vector(PRICES[int(abs(v)) % 3].value(v), 0.0) if moved < Vector(v) else moved

    with udf.options(backend="cuda"):
        result = udf.Series(values).applymap(function)
    wanted = [function(v) for v in values.tolist()]
    assert list(zip(result["x"], result["y"], strict=True)) == list(map(tuple, wanted))


def test_parts_of_columns_are_columns_there() -> None:
    """Structures and short lists of Arrow, nulls too."""
    rows = 5003
    points = [{"x": float(i), "y": i % 7} if i % 5 else None for i in range(rows)]
    vectors = pa.array([[i / 2, i / 4, 1.0] for i in range(rows)], pa.list_(pa.float64(), 3))
    frame = udf.DataFrame(pa.table({"p": pa.array(points), "v": vectors}))

    def function(row):
        return row.p.x * row.p["y"] + sum(row.v)

    with udf.options(backend="cuda"):
        there = list(frame.apply(function))
    with udf.options(backend="cpu"):
        assert there == list(frame.apply(function))
    assert there[:2] == [None, 0.5 + 0.25 + 1.0 + 1.0]


def test_curands_own_header_in_a_udf() -> None:
    """``curand_kernel.h``: the words of Philox at a row's position, as ``udf.random`` has them, on both back ends."""
    text = """
    #include <curand_kernel.h>
    double drawn(long long position) {
        curandStatePhilox4_32_10_t state;
        curand_init(1ull, (unsigned long long)position, 0ull, &state);
        const uint4 words = curand4(&state);
        return double(((unsigned long long)words.x << 32 | words.y) >> 11) * 0x1p-53;
    }
    """
    drawn = udf.cpp(text, "drawn", includes=folders_of("curand_kernel.h"))
    positions = udf.Series(np.arange(5003))
    wanted = [udf.random.uniform(i, 1) for i in range(100)]
    for backend in ("cuda", "cpu"):
        with udf.options(backend=backend):
            assert list(positions.applymap(lambda i: drawn(i)))[:100] == wanted


def test_cudas_half_precision_header_in_a_udf() -> None:
    """``cuda_fp16.h``: what ``np.float16`` gives."""
    text = """
    #include <cuda_fp16.h>
    double scaled(double x) { return __half2float(__hmul(__double2half(x), __double2half(1.7))); }
    """
    scaled = udf.cpp(text, "scaled", includes=folders_of("cuda_fp16.h"))
    values = udf.Series(ROWS.astype(np.float64))
    with udf.options(backend="cuda"):
        ours = values.applymap(lambda v: float(np.float16(v) * np.float16(1.7))).to_numpy()
        assert np.array_equal(values.applymap(lambda v: scaled(v)).to_numpy(), ours, equal_nan=True)


def test_a_structure_is_a_parameter_of_c_plus_plus() -> None:
    """By value, as the processor passes it."""
    text = """
    struct Vector { double x; float y; short s; };
    Vector turned(Vector v, int k) { return {v.y * k, (float)v.x, (short)(v.s + 1)}; }
    """
    turned = udf.cpp(text, "turned")
    values = udf.Series(np.linspace(-3, 3, 5003))
    results = []
    for backend in ("cuda", "cpu"):
        with udf.options(backend=backend):
            made = values.applymap(lambda v: turned((v, 0.5, 7), 3))
            results.append([made[name].to_numpy().tobytes() for name in made])
    assert results[0] == results[1]


@pytest.mark.parametrize("dtype", ["complex64", "complex128"])
@pytest.mark.parametrize("rows", [0, 1, 255, 256, 257, 5003])
def test_complex_columns(dtype: str, rows: int) -> None:
    """In and out, beside columns of other widths: whole tiles, a last one, and addresses between vectors."""
    z = (np.arange(rows) * 0.5 - 1j * np.arange(rows)[::-1]).astype(dtype)
    short = np.arange(rows).astype(np.int8)
    with udf.options(backend="cuda"):
        made = udf.DataFrame({"z": z, "k": short}).apply(lambda row: (np.complex64(row.z), row.z * row.k + 1j, row.k))
        found = udf.Series(cupy.asarray(z)[1:]).applymap(lambda v: v / (2 - 1j)).to_cupy().get()
        parts = udf.Series(z).applymap(lambda v: abs(v)).to_numpy()
    wide = z.astype("complex128")
    assert np.array_equal(made[0].to_numpy(), wide.astype("complex64"))
    assert np.array_equal(made[1].to_numpy(), wide * short + 1j)
    assert found.dtype == np.complex128
    assert found.tolist() == [one / (2 - 1j) for one in wide[1:].tolist()]
    np.testing.assert_allclose(parts, np.abs(wide), rtol=4e-16)


def test_complex_columns_that_can_be_null() -> None:
    """Left out, handed over, given; an address that no vector of 16 bytes can be loaded from."""
    given = [None if i % 3 == 0 else complex(i, -i) for i in range(1000)]
    of_null = lambda row: 5j if row.z is udf.NA else None if row.z.real > 500 else row.z * 2
    between = cupy.asarray(np.arange(2001.0))[1:].view(np.complex128)  # where CuPy's own kernels fault
    with udf.options(backend="cuda"):
        skipped = list(udf.Series(given).applymap(lambda v: v * 2, na_action="ignore").to_host())
        handed = list(udf.DataFrame({"z": given}).apply(of_null).to_host())
        unaligned = udf.Series(between).applymap(lambda v: v + 1).to_cupy()
    assert skipped == [None if z is None else z * 2 for z in given]
    assert handed == [5j if z is None else None if z.real > 500 else z * 2 for z in given]
    assert np.array_equal(unaligned.get(), between.get() + 1)


def test_complex_columns_in_pieces() -> None:
    """Host memory, of which a piece is less than the column."""
    z = np.arange(100_000) * (1 - 0.5j)
    with udf.options(backend="cuda"):
        assert np.array_equal(udf.Series(z).applymap(lambda v: v * v).to_numpy(), z * z)


def test_bfloat16_columns() -> None:
    """The same bits as on the processor: every value in, floats of every kind out, nulls too."""
    bfloat16 = pytest.importorskip("ml_dtypes").bfloat16
    every = np.arange(65536, dtype=np.uint16).view(bfloat16)
    with np.errstate(all="ignore"):
        values = np.random.default_rng(0).integers(0, 2**32, 100_003, dtype=np.uint32).view(np.float32)
        masked = np.ma.array(every, mask=np.arange(65536) % 3 == 0)
        found = []
        for backend in ("cpu", "cuda"):
            with udf.options(backend=backend):
                rounded = udf.Series(values).applymap(lambda v: bfloat16(v)).to_numpy()
                doubled = udf.Series(every).applymap(lambda v: bfloat16(v * 2 + 1)).to_numpy()
                skipped = (
                    udf.Series(masked).applymap(lambda v: bfloat16(v / 3), na_action="ignore").to_numpy(na_value=0)
                )
            found.append([one.view(np.uint16).tolist() for one in (rounded, doubled, skipped)])
        wanted = values.astype(bfloat16).view(np.uint16).tolist()
    assert found[0] == found[1]
    assert found[0][0] == wanted


DECIMALS = [
    lambda row: row.p + row.q, lambda row: row.q - row.p * 3, lambda row: row.p * row.q, lambda row: row.p < row.q,
    lambda row: round(row.p * row.q, 2), lambda row: round(row.q, 3) if row.p > 0 else -row.q, lambda row: int(row.p),
    lambda row: row.q.quantize(Decimal("0.1")),
]  # fmt: skip


@pytest.mark.parametrize("number", range(len(DECIMALS)))
def test_decimals_are_the_processors(number: int) -> None:
    """Every digit, what raises on the same rows: values of 1 to 38 digits, nulls too."""
    rng = random.Random(number)
    sizes = [rng.randint(1, 38) for _ in range(5003)]
    columns = [[Decimal(rng.randint(-(10**n), 10**n) // 10).scaleb(-s, WIDE) for n in sizes] for s in (2, 3)]
    arrays = [pa.array(one, pa.decimal128(38, s)) for one, s in zip(columns, (2, 3), strict=True)]
    with_nulls = pa.array([None if i % 7 == 0 else one for i, one in enumerate(columns[0])], pa.decimal128(38, 2))
    for table in (pa.table({"p": arrays[0], "q": arrays[1]}), pa.table({"p": with_nulls, "q": arrays[1]})):
        found = []
        for backend in ("cpu", "cuda"):
            with udf.options(backend=backend):
                made = udf.DataFrame(table).apply(DECIMALS[number], errors="null")
            found.append(made.to_host().to_arrow())
        assert found[0].equals(found[1])
        assert found[0].null_count < 5003
