"""How many rows a thread takes."""

import pytest

from udf.base.dtypes import DTYPES, dtype_of
from udf.cuda.policy import HELD_BYTES, choose_policy


@pytest.mark.parametrize("dtype", DTYPES)
def test_a_thread_moves_16_bytes_of_each_column(dtype: str) -> None:
    """Without nulls a thread has 16 bytes of each column under way, whatever the type."""
    column = dtype_of(dtype)
    policy = choose_policy([column, column], nullable=False)
    assert policy.rows_per_thread * column.size == 16


@pytest.mark.parametrize(("steps", "rows"), [(3, 16), (100, 4), (200, 2), (600, 1)])
def test_a_long_function_is_copied_less_often(steps: int, rows: int) -> None:
    """The longer the function, the fewer rows a thread takes: each is a copy of it for the compiler."""
    column = dtype_of("int8")
    assert choose_policy([column, column], nullable=False, steps=steps).rows_per_thread == rows


@pytest.mark.parametrize("nullable", [False, True])
@pytest.mark.parametrize("columns", [1, 2, 8, 40, 200])
def test_values_of_many_columns_fit_the_registers(columns: int, *, nullable: bool) -> None:
    """The more columns, the fewer rows a thread holds; one row at least, and tiles are whole 32-row words."""
    policy = choose_policy([dtype_of("float64")] * (columns + 1), nullable=nullable)
    held = policy.rows_per_thread * 8 * (columns + 1)
    assert policy.rows_per_thread == 1 or held <= HELD_BYTES
    assert policy.tile_rows == policy.threads * policy.rows_per_thread
    assert policy.tile_rows % 32 == 0


def test_a_narrow_column_does_not_widen_a_wide_ones_vector() -> None:
    """Mixed widths follow the widest: float64 beside int8 takes two rows, 16 and 2 bytes."""
    assert choose_policy([dtype_of("int8"), dtype_of("float64")], nullable=False).rows_per_thread == 2
