"""The map kernel with masked values, scalars and tables gives what the processor's loop gives."""

from typing import Any

import cupy
import numpy as np
import pytest

from tests.support.native_functions import masked_axpb, native
from tests.support.native_programs import on_host, packed, program_of, some_mask, some_values, unpacked
from tests.support.ptx_masked import CASES
from tests.support.ptx_program import valid_rows
from udf import cpu, cuda
from udf.base.raising import RowFailure
from udf.base.stages import Argument, Parameter
from udf.columns.column import Column
from udf.cuda.launch_arguments import Arguments

LENGTHS = (0, 1, 7, 31, 32, 33, 511, 512, 513, 1025, 50_021)


def some_column(parameter: Parameter, rows: int, seed: int) -> Column:
    """Return small whole numbers (0 and -1 too), null in one of four rows if they can be."""
    values = np.random.default_rng(seed).integers(-1, 30, rows).astype(parameter.dtype.numpy)
    return Column(values=values, validity=packed(some_mask(rows, seed=seed)) if parameter.nullable else None)


def some_argument(argument: Argument) -> Any:
    """Return a scalar, or a table of 20."""
    return np.arange(20).astype(argument.dtype.numpy) / 2 if argument.is_array else argument.dtype.numpy.type(2.5)


@pytest.mark.parametrize("rows", LENGTHS)
@pytest.mark.parametrize("name", CASES)
def test_rows_are_the_processors(name: str, rows: int) -> None:
    """Validity in and out, one bitmask a result, errors to nulls, scalars, tables, columns that are not taken, none."""
    udf, call = CASES[name]
    columns = tuple(some_column(parameter, rows, seed) for seed, parameter in enumerate(call.parameters))
    arguments = tuple(map(some_argument, call.arguments))
    expected = cpu.BACKEND.load(cpu.BACKEND.build(udf, call)).run(columns, arguments, rows)
    results = cuda.BACKEND.load(cuda.BACKEND.build(udf, call)).run(columns, arguments, rows)
    for result, other in zip(results, expected, strict=True):
        assert (result.validity is None) is (other.validity is None)
        valid = np.array(valid_rows(other), bool)
        if result.validity is not None:
            np.testing.assert_array_equal(unpacked(result), valid)
            assert not np.unpackbits(on_host(result.validity), bitorder="little")[rows:].any()
        np.testing.assert_array_equal(on_host(result.values)[valid], other.values[valid])


@pytest.mark.parametrize("dtype", ["float64", "float32", "int16", "int8"])
@pytest.mark.parametrize("rows", LENGTHS)
def test_every_width(dtype: str, rows: int) -> None:
    """Vectors of one, two, four and eight rows, and the bits of their validity."""
    values, mask = some_values(dtype, rows), some_mask(rows)
    program = program_of(masked_axpb(dtype), (dtype + "?",), (dtype + "?",), nulls="pass")
    (result,) = program.run((Column(values=values, validity=packed(mask)),))
    np.testing.assert_array_equal(unpacked(result), mask)
    np.testing.assert_array_equal(on_host(result.values), values * values.dtype.type(2) + values.dtype.type(1))


@pytest.mark.parametrize("start", [1, 2, 3])
def test_masked_slices(start: int) -> None:
    """Values and bitmask that no vector can be loaded from."""
    values, mask = some_values("float32", 4000), some_mask(4000)
    column = Column(values=cupy.asarray(values)[8 * start :], validity=cupy.asarray(packed(mask))[start:])
    (result,) = program_of(masked_axpb("float32"), ("float32?",), ("float32?",), nulls="pass").run((column,))
    np.testing.assert_array_equal(unpacked(result), mask[8 * start :])
    expected = values * np.float32(2) + np.float32(1)
    np.testing.assert_array_equal(on_host(result.values), expected[8 * start :])


def test_a_null_row_that_is_passed_can_raise() -> None:
    """With nulls="pass" the function runs on null rows; the lowest failing row is reported."""
    function = native("return {a, b, a < 0 ? 1u : 0u};", ("double", "unsigned char"),
                      ("double", "unsigned char", "unsigned int"))  # fmt: skip
    program = program_of(function, ("float64?",), ("float64?",), ("KeyError",), nulls="pass")
    values, mask = np.ones(5000), np.ones(5000, bool)
    values[[700, 900]], mask[700] = -1.0, False
    with pytest.raises(RowFailure) as error:
        program.run((Column(values=values, validity=packed(mask)),))
    assert (error.value.row, error.value.site.exception) == (700, "KeyError")


@pytest.mark.parametrize("dtype", ["float64", "float32", "int64", "int32", "int16", "int8", "uint8", "bool"])
def test_scalars_of_every_width(dtype: str) -> None:
    """Each takes the low bytes of its word."""
    cpp = {"float64": "double", "float32": "float", "int64": "long long", "int32": "int", "int16": "short",
           "int8": "signed char", "uint8": "unsigned char", "bool": "unsigned char"}[dtype]  # fmt: skip
    function = native("return a + static_cast<double>(b);", ("double", cpp), ("double",))
    program = program_of(function, ("float64",), ("float64",), arguments=(dtype,))
    for value in (0, 1, 100, -7):
        scalar = np.array(value).astype(dtype)[()]
        (result,) = program.run((Column(values=np.arange(700.0)),), (scalar,))
        np.testing.assert_array_equal(on_host(result.values), np.arange(700.0) + float(scalar))


TABLE = native("return a < d ? c[a] * b : -1.0;", ("int", "double", "const double*", "long long"), ("double",))


def looked_up(table: Any) -> np.ndarray:
    program = program_of(TABLE, ("int32",), ("float64",), arguments=("float64", "float64[]"))
    (result,) = program.run((Column(values=np.arange(3000, dtype="int32")),), (np.float64(2), table))
    return on_host(result.values)


@pytest.mark.parametrize("size", [1, 20, 3000])
def test_tables_from_either_side(size: int) -> None:
    """A NumPy table is uploaded, a CuPy table used where it is; strided ones are made contiguous."""
    table = np.random.default_rng(1).random(2 * size)
    expected = np.full(3000, -1.0)
    expected[:size] = table[:size] * 2
    for given in (table[:size], cupy.asarray(table)[:size]):
        np.testing.assert_array_equal(looked_up(given), expected)
    expected[:size] = table[::2] * 2
    for given in (table[::2], cupy.asarray(table)[::2]):
        np.testing.assert_array_equal(looked_up(given), expected)


def test_an_array_that_nobody_can_write_is_uploaded_once() -> None:
    """While it lives; another one is uploaded with every call, and what is written to it is seen."""
    arguments = Arguments((Argument(dtype=CASES["lookup"][1].arguments[1].dtype, is_array=True),))
    table = np.arange(5.0)
    table.flags.writeable = False
    first, _kept = arguments.words((table,))
    assert arguments.words((table,))[0] == first
    assert len(arguments._uploaded) == 1
    del table
    assert not arguments._uploaded
    open_ = np.arange(5.0)
    (_, kept), held = arguments.words((open_,)), []
    held += kept
    open_[0] = 7.0
    (_, kept) = arguments.words((open_,))
    assert [float(array[0]) for array in (*held, *kept)] == [0.0, 7.0]
