"""Columns on a GPU that come by Arrow's device interface share their memory."""

import cupy
import numpy as np
import pyarrow as pa
import pytest

import udf
from tests.support.arrow_device import OnDevice
from udf.errors import DTypeError

WORDS = ["", "abc", None, "Ärger-1", "12", "日本", "x" * 500] * 30


def there(array, letters):
    return OnDevice(array, letters, cupy.asarray, lambda one: one.data.ptr)


@pytest.mark.parametrize(("begin", "rows"), [(0, 210), (3, 100), (5, 0), (209, 1)])
@pytest.mark.parametrize(("kind", "letters"), [(pa.string(), "u"), (pa.large_string(), "U")], ids=str)
@pytest.mark.parametrize("words", [WORDS, ["a", "bc", "", "d"] * 60], ids=["any", "ascii"])
def test_text_stays_on_the_gpu(words, kind, letters, begin, rows) -> None:
    """Values, nulls, parts of arrays; a function runs there and what it gives stays there."""
    given = there(pa.array(words, kind).slice(begin, rows), letters)
    series = udf.Series(given)
    assert series.device == "cuda"
    wanted = words[begin : begin + rows]
    assert list(series) == wanted
    if rows:
        assert series.column.text.chars.data.ptr == given._buffers[2]
    made = series.map(lambda s: s.upper() + "!")
    assert made.device == "cuda"
    assert list(made) == [None if s is None else s.upper() + "!" for s in wanted]
    frame = udf.DataFrame({"s": series, "n": cupy.arange(rows)})
    assert list(frame.apply(lambda row: len(row.s) + row.n)) == [
        None if s is None else len(s) + i for i, s in enumerate(wanted)
    ]


def test_numbers_come_too() -> None:
    """With a bitmask that begins anywhere."""
    array = pa.array([1.5, None, 2.5, 3.5] * 20).slice(3, 50)
    series = udf.Series(there(array, "g"))
    assert (series.device, list(series)) == ("cuda", array.to_pylist())


def test_what_is_no_column_of_ours_is_refused() -> None:
    """By Arrow's letter, and by the row."""
    with pytest.raises(DTypeError, match="'z'"):
        udf.Series(there(pa.array([b"a"]), "z"))
    broken = pa.Array.from_buffers(
        pa.string(), 2, [None, pa.py_buffer(np.array([0, 1, 2], "i4")), pa.py_buffer(b"a\xff")]
    )
    with pytest.raises(DTypeError, match="no UTF-8"):
        udf.Series(there(broken, "u"))
