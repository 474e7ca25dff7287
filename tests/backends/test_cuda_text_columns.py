"""Columns of text as the arrays that go to a GPU: once what rows share, and no bytes beside theirs."""

from dataclasses import replace

import numpy as np
import pyarrow as pa
import pytest

import udf
from udf.columns.column import Column, TextBytes
from udf.columns.text import as_strings
from udf.cuda.map_program import concatenate, text_pieces
from udf.cuda.text_columns import column_arrays, with_arrays

WORDS = ["", "a", "äöü", None, "bcd" * 40, "x"] * 5


@pytest.mark.parametrize("kind", [pa.string(), pa.large_string()], ids=str)
@pytest.mark.parametrize(("begin", "rows"), [(0, 30), (7, 11), (3, 0), (29, 1)])
def test_a_part_of_an_arrow_column_is_its_own_bytes(kind, begin, rows) -> None:
    """Offsets (n + 1,) from 0, the bytes of these rows, a bitmask where there is one."""
    column = udf.Series(pa.array(WORDS, kind).slice(begin, rows)).column
    copied = with_arrays(column, [np.array(array) for array in column_arrays(column)])
    assert as_strings(copied).tolist() == WORDS[begin : begin + rows]
    if rows:
        assert copied.values[0] == 0
        assert copied.text.chars.size == sum(len((word or "").encode()) for word in WORDS[begin : begin + rows])
    assert copied.dtype == column.dtype


def test_rows_in_any_order_keep_their_places() -> None:
    """Where each begins and ends are two arrays then."""
    chars = np.frombuffer(b"abcdef", np.uint8)
    column = Column(values=np.array([4, 0]), text=TextBytes(stops=np.array([6, 3]), chars=chars))
    assert len(column_arrays(column)) == 3
    assert as_strings(with_arrays(column, [np.array(array) for array in column_arrays(column)])).tolist() == [
        "ef",
        "abc",
    ]


def test_numbers_are_values_and_a_bitmask() -> None:
    column = udf.Series([1.5, None]).column
    copied = with_arrays(column, [np.array(array) for array in column_arrays(column)])
    assert (copied.values[0], copied.validity[0] & 3) == (1.5, 1)


@pytest.mark.parametrize("most", [1, 5_000, 100_000, 10**9])
def test_pieces_of_rows_are_the_rows(most: int) -> None:
    """Every row once, in order, from a multiple of 32 on; no piece is larger than asked for if several rows fit."""
    given = [
        udf.Series(pa.array(["x" * (i % 50) for i in range(n)], kind)).column for n, kind in ((1000, pa.string()),)
    ]
    given.append(udf.Series(pa.array([f"é{i}" for i in range(1000)], pa.large_string())).column)
    found = list(text_pieces(given, 1000, most))
    assert [begin for begin, _ in found] == [0, *(end for _, end in found[:-1])]
    assert found[-1][1] == 1000
    assert all(begin % 32 == 0 for begin, _ in found)
    assert len(found) == 1 or all(end - begin == 32 or 200 * (end - begin) > most // 3 for begin, end in found[:-1])
    taken = replace(given[0], values=given[0].values[::-1].copy())
    assert list(text_pieces([taken], 1000, most)) == [(0, 1000)]


def test_results_of_pieces_are_one_column() -> None:
    """Offsets go on, bitmasks and bytes follow one another."""
    words = [None if i % 5 == 0 else "w" * (i % 7) for i in range(100)]
    parts = [udf.Series(pa.array(words[a:b], pa.large_string())).column for a, b in ((0, 32), (32, 64), (64, 100))]
    whole = concatenate(parts)
    assert as_strings(replace(whole, logical=parts[0].logical)).tolist() == words
    numbers = [udf.Series([1, 2] * 16).column, udf.Series([3]).column]
    assert concatenate(numbers).values.tolist() == [1, 2] * 16 + [3]
