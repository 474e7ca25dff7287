"""Arrow's device interface where there is no GPU: what is in host memory is read, and places are understood."""

import numpy as np
import pyarrow as pa
import pytest

import udf
from tests.support.arrow_device import HostMemory, OnDevice, OnHost
from udf.columns import arrow_arrays
from udf.columns.text import as_strings


@pytest.mark.parametrize(("begin", "rows"), [(0, 5), (2, 3), (3, 0)])
@pytest.mark.parametrize(("kind", "letters"), [(pa.string(), "u"), (pa.large_string(), "U")], ids=str)
def test_rows_are_where_the_interface_says(monkeypatch, kind, letters, begin, rows) -> None:
    """Offsets, bytes and bits of a part."""
    monkeypatch.setattr(arrow_arrays, "memory_of_gpu", lambda: HostMemory)
    array = pa.array(["", "abc", None, "Ärger", "x"], kind).slice(begin, rows)
    given = OnDevice(array, letters, np.array, lambda one: one.ctypes.data)
    assert as_strings(arrow_arrays.from_device_array(given)).tolist() == array.to_pylist()


@pytest.mark.skipif(not hasattr(pa.Array, "__arrow_c_device_array__"), reason="pyarrow before 17 has no such interface")
def test_an_array_in_host_memory_is_read_by_pyarrow() -> None:
    assert list(udf.Series(OnHost(pa.array(["a", None, "é"])))) == ["a", None, "é"]
    assert list(udf.Series(OnHost(pa.array([True, False])))) == [True, False]
