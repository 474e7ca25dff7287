"""The map kernel gives every row its value: every length, type, number of columns and alignment."""

import cupy
import numpy as np
import pytest

from tests.support.native_functions import axpb, native, total
from tests.support.native_programs import on_host, program_of, run_on_host, some_values
from udf.base.dtypes import DTYPES
from udf.columns.column import Column

TILES = (512, 1024)  # rows of a block: float64, and 4 rows a thread
LENGTHS = sorted({0, 1, 2, 3, 31, 32, 33, 255, 257, 100_003} | {t + d for t in TILES for d in (-1, 0, 1)})


@pytest.mark.parametrize("dtype", ["float64", "float32", "int8"])
@pytest.mark.parametrize("rows", LENGTHS)
def test_every_length(rows: int, dtype: str) -> None:
    """Whole tiles, the last tile, one row and none: each row has its value and nothing is written behind the end."""
    values = some_values(dtype, rows)
    program = program_of(axpb(dtype), (dtype,), (dtype,))
    (result,) = run_on_host(program, values)
    assert result.shape == (rows,)
    assert result.dtype == dtype
    np.testing.assert_array_equal(result, contracted(values))


@pytest.mark.parametrize("dtype", [d for d in DTYPES if d != "bool"])
def test_every_dtype(dtype: str) -> None:
    """Integers wrap in their own width."""
    values = some_values(dtype, 5000)
    (result,) = run_on_host(program_of(axpb(dtype), (dtype,), (dtype,)), values)
    np.testing.assert_array_equal(result, contracted(values))


def contracted(values: np.ndarray) -> np.ndarray:
    """Return x * 2 + 1: doubling is exact, so a fused multiply-add gives the same."""
    return values * values.dtype.type(2) + values.dtype.type(1)


def test_bool_columns_hold_0_and_1_only() -> None:
    """Whatever the function's byte is, the column has True for it unless it is zero."""
    given = np.array([0, 1, 2, 128, 255] * 500, "uint8")
    byte = native("return a;", ("unsigned char",), ("unsigned char",))
    (result,) = run_on_host(program_of(byte, ("uint8",), ("bool",)), given)
    np.testing.assert_array_equal(result.view("uint8"), (given != 0).view("uint8"))


def test_registers_typed_by_width_keep_every_bit() -> None:
    """A double through unsigned long long, an int8 through unsigned char: NaN payloads and signs come back."""
    function = native(
        "return {a, b};", ("unsigned long long", "unsigned char"), ("unsigned long long", "unsigned char")
    )
    program = program_of(function, ("float64", "int8"), ("float64", "int8"))
    floats = some_values("int64", 3000).view("float64")  # every bit pattern, NaNs too
    bytes_ = some_values("int8", 3000)
    first, second = run_on_host(program, floats, bytes_)
    np.testing.assert_array_equal(first.view("int64"), floats.view("int64"))
    np.testing.assert_array_equal(second, bytes_)


@pytest.mark.parametrize("columns", [1, 2, 8, 40, 200])
def test_any_number_of_columns(columns: int) -> None:
    """Widths may mix, and there may be more columns than a thread has registers for at once."""
    dtypes = tuple(list(DTYPES)[i % len(DTYPES)] for i in range(columns))
    arrays = [some_values(d, 2051).astype(d) // (2 if np.dtype(d).kind in "iu" else 1) for d in dtypes]
    arrays = [np.ascontiguousarray(a, d) for a, d in zip(arrays, dtypes, strict=True)]
    (result,) = run_on_host(program_of(total(dtypes), dtypes, ("float64",)), *arrays)
    expected = arrays[0].astype("float64")
    for array in arrays[1:]:  # in the kernel's order: the same roundings
        expected = expected + array.astype("float64")
    np.testing.assert_array_equal(result, expected)


@pytest.mark.parametrize("dtype", ["float64", "float32", "int16", "int8"])
@pytest.mark.parametrize("start", [1, 2, 3, 5])
def test_slices_that_no_vector_can_be_loaded_from(dtype: str, start: int) -> None:
    """A device column that starts in the middle of a 16-byte vector is read all the same, whole tiles and the last."""
    whole = cupy.asarray(some_values(dtype, 5000))
    program = program_of(axpb(dtype), (dtype,), (dtype,))
    (result,) = program.run((Column(values=whole[start:]),))
    np.testing.assert_array_equal(on_host(result.values), contracted(whole[start:].get()))


def test_one_sliced_column_among_aligned_ones() -> None:
    """The slow path is taken for all columns together."""
    left, right = some_values("float64", 5001), some_values("float64", 5000)
    program = program_of(total(("float64", "float64")), ("float64", "float64"), ("float64",))
    (result,) = program.run((Column(values=cupy.asarray(left)[1:]), Column(values=cupy.asarray(right))))
    np.testing.assert_array_equal(on_host(result.values), left[1:] + right)


def test_results_of_several_types() -> None:
    """Each result has a column of its own type."""
    function = native("return {a + b, a < b};", ("long long", "long long"), ("long long", "unsigned char"))
    program = program_of(function, ("int64", "int64"), ("int64", "bool"))
    left, right = some_values("int64", 3001), some_values("int64", 3001)[::-1].copy()
    added, less = run_on_host(program, left, right)
    np.testing.assert_array_equal(added, left + right)
    np.testing.assert_array_equal(less, left < right)


def test_more_than_two_to_the_31_rows() -> None:
    """Row numbers are 64-bit: int8 over 2**31 + 1003 rows, checked in every row."""
    rows = 2**31 + 1003
    if cupy.cuda.runtime.memGetInfo()[0] < 4 * rows:
        pytest.skip("needs 9 GB of free GPU memory")
    fill = cupy.ElementwiseKernel("", "int8 y", "y = (signed char)(i % 97)", "fill_pattern")
    values = cupy.empty(rows, "int8")
    fill(values)
    (result,) = program_of(axpb("int8"), ("int8",), ("int8",)).run((Column(values=values),))
    wrong = cupy.ReductionKernel(
        "int8 x, int8 y", "int64 n", "y != (signed char)(x * 2 + 1)", "a + b", "n = a", "0", "wrong"
    )
    assert int(wrong(values, result.values)) == 0
    assert int(result.values[-1]) == (rows - 1) % 97 * 2 + 1


def test_results_and_inputs_stay_on_the_device() -> None:
    """Device columns are used where they are; results are CuPy arrays."""
    values = cupy.arange(1000, dtype="float64")
    (result,) = program_of(axpb("float64"), ("float64",), ("float64",)).run((Column(values=values),))
    assert result.device == "cuda"
    assert result.validity is None
    assert isinstance(result.values, cupy.ndarray)
