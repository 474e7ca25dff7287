"""The map kernel with validity bitmasks: null in, null out, in one pass."""

import cupy
import numpy as np
import pytest

from tests.support.native_functions import axpb, native, total
from tests.support.native_programs import on_host, packed, program_of, some_mask, some_values, unpacked
from udf.columns.column import Column

LENGTHS = (0, 1, 7, 8, 9, 31, 32, 33, 255, 256, 257, 1023, 1024, 1025, 50_021)


@pytest.mark.parametrize("dtype", ["float64", "float32", "int8", "int16"])
@pytest.mark.parametrize("rows", LENGTHS)
def test_every_length(rows: int, dtype: str) -> None:
    """Valid rows have their value, null rows are null; the bitmask that is read ends with the last row's byte."""
    values, mask = some_values(dtype, rows), some_mask(rows)
    (result,) = program_of(axpb(dtype), (dtype + "?",), (dtype,)).run((Column(values=values, validity=packed(mask)),))
    np.testing.assert_array_equal(unpacked(result), mask)
    expected = values * values.dtype.type(2) + values.dtype.type(1)
    np.testing.assert_array_equal(on_host(result.values), np.where(mask, expected, values.dtype.type(0)))


@pytest.mark.parametrize("rows", [0, 1, 32, 33, 1025])
def test_output_bitmask_is_whole_words_and_clear_behind_the_end(rows: int) -> None:
    """4 bytes for every 32 rows begun; bits of rows that do not exist are 0."""
    columns = (Column(values=cupy.ones(rows), validity=cupy.asarray(packed(np.ones(rows, bool)))),)
    (result,) = program_of(axpb("float64"), ("float64?",), ("float64",)).run(columns)
    bits = np.unpackbits(on_host(result.validity), bitorder="little")
    assert bits.size == -(-rows // 32) * 32
    assert bits.sum() == rows


@pytest.mark.parametrize("columns", [2, 8, 40])
def test_null_in_any_input_is_null(columns: int) -> None:
    """The output's bitmask is the AND of the inputs'; columns without nulls may stand between."""
    rows = 3003
    takes = tuple("float64" if i % 3 == 1 else "float64?" for i in range(columns))
    masks = [some_mask(rows, seed=i) if t.endswith("?") else np.ones(rows, bool) for i, t in enumerate(takes)]
    arrays = [some_values("float64", rows) + i for i in range(columns)]
    given = tuple(
        Column(values=a, validity=packed(m) if t.endswith("?") else None)
        for a, m, t in zip(arrays, masks, takes, strict=True)
    )
    (result,) = program_of(total(takes), takes, ("float64",)).run(given)
    valid = np.logical_and.reduce(masks)
    expected = arrays[0]
    for array in arrays[1:]:
        expected = expected + array
    np.testing.assert_array_equal(unpacked(result), valid)
    np.testing.assert_array_equal(on_host(result.values), np.where(valid, expected, 0.0))


@pytest.mark.parametrize("start", [1, 2, 3])
def test_bitmask_and_values_may_start_anywhere(start: int) -> None:
    """A slice by whole bytes of the bitmask: rows from 8 * start on, values and mask unaligned."""
    rows = 4000
    values, mask = some_values("float32", rows), some_mask(rows)
    column = Column(values=cupy.asarray(values)[8 * start :], validity=cupy.asarray(packed(mask))[start:])
    (result,) = program_of(axpb("float32"), ("float32?",), ("float32",)).run((column,))
    np.testing.assert_array_equal(unpacked(result), mask[8 * start :])
    np.testing.assert_array_equal(
        on_host(result.values), np.where(mask, values * np.float32(2) + np.float32(1), np.float32(0))[8 * start :]
    )


def test_function_does_not_run_where_an_input_is_null() -> None:
    """What stands under a null may be anything: counting to it would not end in a lifetime, its failure would raise."""
    function = native(
        "unsigned long long s = 0;"
        ' for (unsigned long long i = 0; i < a; ++i) { asm volatile("add.u64 %0, %0, 1;" : "+l"(s)); }'
        " return {s, a > 100 ? 1u : 0u};",
        ("unsigned long long",),
        ("unsigned long long", "unsigned int"),
    )
    mask = some_mask(5000)
    values = np.where(mask, (np.arange(5000) % 50).astype("uint64"), np.uint64(2**63))
    program = program_of(function, ("uint64?",), ("uint64",), ("ValueError",))
    (result,) = program.run((Column(values=values, validity=packed(mask)),))
    np.testing.assert_array_equal(on_host(result.values), np.where(mask, values, 0))


def test_all_null_and_no_null() -> None:
    """The two ends: nothing is computed, everything is."""
    program = program_of(axpb("float64"), ("float64?",), ("float64",))
    for mask in (np.zeros(2050, bool), np.ones(2050, bool)):
        (result,) = program.run((Column(values=np.full(2050, 3.0), validity=packed(mask)),))
        np.testing.assert_array_equal(unpacked(result), mask)
        np.testing.assert_array_equal(on_host(result.values), np.where(mask, 7.0, 0.0))
