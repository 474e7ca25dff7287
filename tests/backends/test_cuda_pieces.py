"""How many rows a thread takes, and what a call over host memory is cut into for a GPU: every result once."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.support.budget import budget
from udf.base.dtypes import DTYPES, dtype_of
from udf.columns.column import Column
from udf.cuda import pieces
from udf.cuda.pieces import MULTIPLE, host_results, row_pieces, window_pieces
from udf.cuda.policy import HELD_BYTES, choose_policy
from udf.windows.bounds import ExplicitBounds, FixedBounds


def windows_of(bounds: FixedBounds, values: np.ndarray) -> list[list[int]]:
    """Return the rows of every window, by the definition."""
    starts = [bounds.first + j * bounds.step for j in range(len(bounds))]
    return [values[max(0, s) : max(0, s + bounds.length)].tolist() for s in starts]


@given(
    rows=st.integers(1, 300),
    length=st.integers(1, 90),
    ahead=st.integers(-100, 100),
    step=st.integers(1, 7),
    cut=st.integers(1, 70),
)
@settings(max_examples=budget(300), deadline=None)
def test_windows_of_a_part_have_the_same_rows(rows: int, length: int, ahead: int, step: int, cut: int) -> None:
    """Cut anywhere, over as few rows as they need, from a multiple of 8 on."""
    bounds = FixedBounds(rows=rows, length=length, first=ahead - length, step=step, min_periods=1)
    values = np.arange(rows)
    found = []
    for first in range(0, len(bounds), cut):
        end = min(first + cut, len(bounds))
        part, begin, stop = bounds.part(first, end, 8)
        assert begin % 8 == 0
        assert 0 <= begin <= stop <= rows
        assert (part.rows, len(part)) == (stop - begin, end - first)
        found += windows_of(part, values[begin:stop])
    assert found == windows_of(bounds, values)


@pytest.mark.parametrize("rows", [1, 31, 1024, 1025, 99_999])
@pytest.mark.parametrize("masked", [False, True])
def test_row_pieces_are_every_row_once(rows: int, masked: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """In order, cut where bitmasks can be."""
    monkeypatch.setattr(pieces, "PIECE_BYTES", 16_384)
    monkeypatch.setattr(pieces, "LEAST_BYTES", 8192)
    column = Column(values=np.arange(rows))
    results = host_results([np.dtype("int8")], [masked], rows)
    cut = row_pieces([column], results, lambda there, count: there[:count])
    assert [piece.first for piece in cut] == [0, *(piece.end for piece in cut[:-1])]
    assert cut[-1].end == rows
    assert all(piece.first % MULTIPLE == 0 and (piece.begin, piece.stop) == (piece.first, piece.end) for piece in cut)
    assert len(cut) >= rows / 2048


def test_a_piece_has_the_labels_of_its_rows() -> None:
    """Those from its first row to its last."""
    bounds = FixedBounds(rows=100, length=5, first=-4, min_periods=5, labels=np.arange(100))
    inside, begin, stop = bounds.part(32, 64, 8)
    assert inside.labels.tolist() == list(range(begin, stop))


def test_windows_that_share_most_rows_are_not_cut() -> None:
    """Long ones, and those of explicit bounds: their columns go to the GPU as a whole."""
    column = Column(values=np.zeros(10_000))
    results = host_results([np.dtype("float64")], [], 10_000)
    run = lambda there, _bounds: there
    long = FixedBounds(rows=10**9, length=10**8, first=0, min_periods=1)
    assert window_pieces([column], results, long, run) is None
    listed = ExplicitBounds(rows=9, starts=np.zeros(9, int), stops=np.arange(9), min_periods=1)
    assert window_pieces([column], results, listed, run) is None


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
