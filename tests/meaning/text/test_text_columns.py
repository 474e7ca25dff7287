"""Text comes in from every library, and goes out as pandas' own ``map`` and ``apply`` give it."""

import numpy as np
import pandas as pd
import polars as pl
import pyarrow as pa
import pytest

import udf
from tests.support.budget import in_turn
from udf.errors import DTypeError

VALUES = ["ab", None, "", "ß日", "a string longer than twelve bytes"]
SOURCES = {
    "str": pd.Series(VALUES),
    "object": pd.Series(VALUES, dtype=object),
    "object with nan": pd.Series(["ab", np.nan, "", "ß日", VALUES[4]], dtype=object),
    "string python": pd.Series(VALUES, dtype="string[python]"),
    "string pyarrow": pd.Series(VALUES, dtype="string[pyarrow]"),
    "arrow dtype": pd.Series(VALUES, dtype=pd.ArrowDtype(pa.string())),
    "list": VALUES,
    "string": pa.array(VALUES),
    "large_string": pa.array(VALUES, pa.large_string()),
    "string_view": pa.array(VALUES, pa.string_view()),
    "slice": pa.array(["zz", *VALUES, "zz"])[1:6],
    "chunks": pa.chunked_array([VALUES[:2], [], VALUES[2:]], pa.string()),
    "polars": pl.Series(VALUES),
    "numpy": np.array(VALUES, object),
}


@pytest.mark.parametrize("source", SOURCES)
def test_text_comes_in_and_goes_through_a_function(source) -> None:
    """The same values, with their nulls."""
    series = udf.Series(SOURCES[source])
    assert list(series) == VALUES
    assert list(series.map(lambda s: s)) == VALUES
    assert list(series.map(lambda s: len(s))) == [2, None, 0, 2, 33]
    assert series.to_arrow().to_pylist() == VALUES


def test_arrows_memory_is_shared() -> None:
    """Offsets and bytes are those of the array."""
    array = pa.array(["ab", "c"])
    column = udf.Series(array).column
    assert column.values.ctypes.data == array.buffers()[1].address
    assert column.text.chars.ctypes.data == array.buffers()[2].address
    assert udf.Series(array).to_arrow().buffers()[2].address == array.buffers()[2].address


kept = lambda x: x[:1] if isinstance(x, str) else x
constant = lambda x: "k" if isinstance(x, str) else "n"


@pytest.mark.parametrize(
    ("function", "nulls", "dtype"),
    in_turn(
        [kept, constant, lambda x: x[:1]],
        [True, False],
        ["str", "object", "string[python]", "string[pyarrow]", pd.ArrowDtype(pa.string())],
        rounds=2,
    ),
)
def test_the_dtype_of_a_result_is_the_one_of_pandas_map(dtype, nulls, function) -> None:
    """And its values, and what is missing."""
    given = pd.Series(["ab", None, "c"] if nulls else ["ab", "c"], dtype=dtype, name="t")
    how = {"na_action": "ignore"} if nulls and function not in (kept, constant) else {}
    pd.testing.assert_series_equal(given.udf.map(function, **how), given.map(function, **how))


def test_text_of_numbers_is_text_in_pandas() -> None:
    """No category, though both strings are known."""
    for given in (pd.Series([1, 2]), pd.Series([1, 2], dtype="Int64"), pd.Series([1, 2], dtype="int64[pyarrow]")):
        for function in (lambda x: "a", lambda x: "a" if x > 1 else "b"):
            pd.testing.assert_series_equal(given.udf.map(function), given.map(function))


def test_rows_give_text_and_frames() -> None:
    given = pd.DataFrame({"a": ["x", "yz"], "b": [1, 2]}, index=[5, 6])
    for function in (lambda r: r.a[1:] + "!", lambda r: (r.a[:1], r.b), lambda r: "u" if r.b > 1 else "d"):
        for how in (None, "expand"):
            mine, theirs = (frame.apply(function, axis=1, result_type=how) for frame in (given.udf, given))
            assert mine.equals(theirs)
            assert str(mine.dtypes) == str(theirs.dtypes)


@pytest.mark.parametrize("values", [[], [None, None], ["", ""], ["\0", "a\0b"]], ids=["none", "nulls", "empty", "nul"])
def test_odd_columns(values) -> None:
    """No rows, nothing but nulls, nothing in them, zero bytes."""
    series = udf.Series(pa.array(values, pa.string()))
    assert list(series.map(lambda s: s + "x")) == [None if v is None else v + "x" for v in values]


def test_what_is_no_text_is_refused() -> None:
    """With the row, where one is to blame."""
    broken = pa.Array.from_buffers(
        pa.string(), 2, [None, pa.py_buffer(np.array([0, 1, 2], "i4")), pa.py_buffer(b"a\xff")]
    )
    with pytest.raises(DTypeError, match=r"no UTF-8 \(.*index 1"):
        udf.Series(broken)
    falling = [None, pa.py_buffer(np.array([0, 2, 1], "i4")), pa.py_buffer(b"ab")]
    with pytest.raises(DTypeError, match=r"no Arrow array of text \(.*slot 2"):
        udf.Series(pa.Array.from_buffers(pa.string(), 2, falling))
    with pytest.raises(DTypeError, match=r"bytes.*(?s:.*)str\.decode\('utf-8'\)"):
        udf.Series([b"a"])


def test_parts_and_copies_of_a_column() -> None:
    """Rows of a frame, a value for all rows, equality over encodings and offsets."""
    frame = udf.DataFrame({"s": ["a", "bß", None]})
    frame["t"] = "same"
    assert list(frame.tail(2)["s"].map(lambda s: s)) == ["bß", None]
    assert list(frame.apply(lambda row: row.t + "!")) == ["same!"] * 3
    assert udf.Series(["a", None]).equals(udf.Series(pa.array(["a", None])))
    assert not udf.Series(["a"]).equals(udf.Series(["b"]))
    assert repr(udf.Series(["a", None])) == "0       a\n1    <NA>\ndtype: text[ascii]"


def test_offsets_beyond_32_bits_of_a_small_part() -> None:
    """A slice far into a column's bytes."""
    chars = np.zeros(2**31 + 100, np.uint8)  # zero bytes, which take no memory
    offsets = np.array([0, 2**31 + 90, 2**31 + 95, 2**31 + 100])
    array = pa.Array.from_buffers(pa.large_string(), 3, [None, pa.py_buffer(offsets), pa.py_buffer(chars)])
    assert list(udf.Series(array[1:]).map(lambda s: s + "b")) == ["\0\0\0\0\0b"] * 2
    with pytest.raises(DTypeError, match="in one row"):
        udf.Series(array)


@pytest.mark.thorough
def test_more_than_two_gigabytes_in_a_column_and_in_a_result() -> None:
    """22 million rows of 100 bytes: 2.2 GB, of which 2^31 lie before the last rows; so in what the function gives."""
    rows, word = 22_000_000, b"abcdefghij" * 10
    offsets, chars = np.arange(rows + 1, dtype=np.int64) * 100, np.frombuffer(word * rows, np.uint8)
    column = pa.Array.from_buffers(pa.large_string(), rows, [None, pa.py_buffer(offsets), pa.py_buffer(chars)])
    del chars
    series = udf.Series(column)
    assert int(np.asarray(series.map(lambda s: len(s)).to_arrow()).sum()) == rows * 100
    made = series.map(lambda s: s.upper()).to_arrow()
    assert made.type == pa.large_string()
    assert np.array_equal(np.frombuffer(made.buffers()[1], np.int64), offsets)
    assert {made[i].as_py() for i in (0, 21_474_835, 21_474_836, rows - 1)} == {word.decode().upper()}
    found = np.frombuffer(made.buffers()[2], np.uint8).reshape(rows, 100)
    assert all(bool((part == found[0]).all()) for part in np.array_split(found, 50))
