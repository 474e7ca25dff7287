"""Columns of text as the arrays that go to a GPU: once what rows share, and no bytes beside theirs."""

from __future__ import annotations

import numpy as np
import pyarrow as pa
import pytest

import udf
from udf.column import Column, TextBytes
from udf.cuda.text_columns import parts_of, rebuilt
from udf.interop.text import as_strings

WORDS = ["", "a", "äöü", None, "bcd" * 40, "x"] * 5


@pytest.mark.parametrize("kind", [pa.string(), pa.large_string()], ids=str)
@pytest.mark.parametrize(("begin", "rows"), [(0, 30), (7, 11), (3, 0), (29, 1)])
def test_a_part_of_an_arrow_column_is_its_own_bytes(kind, begin, rows) -> None:
    """Offsets (n + 1,) from 0, the bytes of these rows, a bitmask where there is one."""
    column = udf.Series(pa.array(WORDS, kind).slice(begin, rows)).column
    copied = rebuilt(column, [np.array(array) for array in parts_of(column)])
    assert as_strings(copied).tolist() == WORDS[begin : begin + rows]
    if rows:
        assert copied.values[0] == 0
        assert copied.text.chars.size == sum(len((word or "").encode()) for word in WORDS[begin : begin + rows])
    assert copied.dtype == column.dtype


def test_rows_in_any_order_keep_their_places() -> None:
    """Where each begins and ends are two arrays then."""
    chars = np.frombuffer(b"abcdef", np.uint8)
    column = Column(values=np.array([4, 0]), text=TextBytes(stops=np.array([6, 3]), chars=chars))
    assert len(parts_of(column)) == 3
    assert as_strings(rebuilt(column, [np.array(array) for array in parts_of(column)])).tolist() == ["ef", "abc"]


def test_numbers_are_values_and_a_bitmask() -> None:
    """As before there was text."""
    column = udf.Series([1.5, None]).column
    copied = rebuilt(column, [np.array(array) for array in parts_of(column)])
    assert (copied.values[0], copied.validity[0] & 3) == (1.5, 1)
