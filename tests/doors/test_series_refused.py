"""What is no column is refused by ``udf.Series``: each kind of data by its name, with the way to numbers."""

import re

import numpy as np
import pandas as pd
import pyarrow as pa
import pytest

from tests.doors.test_series_from_arrays import Tensor
from udf.api.frames import Series
from udf.errors import ArgumentError, DTypeError, ShapeError

TABLE = pa.table({"x": [1, 2]})
ONE_COLUMN = "one column of values"
DTYPES = {
    "longdouble": "astype", "datetime64[D]": 'astype("datetime64[s]")', "timedelta64[m]": 'astype("timedelta64[s]")',
    "S3": "decode",
}  # fmt: skip
ARROW = {
    pa.binary(): "decode it, if it is text", pa.list_(pa.int64()): "each element",
    pa.struct([("x", pa.int64())]): "field", pa.decimal256(50, 2): "float64", pa.time64("us"): "astype",
    pa.timestamp("ns", tz="No/Where"): "tz_localize",
}  # fmt: skip
REFUSED = [
    *((data, ShapeError, ONE_COLUMN) for data in (np.zeros((2, 3)), np.float64(1.5), np.array(1.5), np.zeros((2, 0)))),
    (Tensor(np.zeros((2, 2))), ShapeError, ""),
    *((np.zeros(2, dtype), DTypeError, advice) for dtype, advice in DTYPES.items()),
    (np.zeros(2, [("x", "f8")]), DTypeError, "astype"),
    *((pa.array([None], kind), DTypeError, advice) for kind, advice in ARROW.items()),
    *((pa.array([None], kind), DTypeError, str(kind)) for kind in ARROW),
    (TABLE, ShapeError, "1 columns"),
    (TABLE.to_batches()[0], ShapeError, "1 columns"),
    (pd.Series(["a", 1], dtype="category"), DTypeError, "rename_categories"),
    (pd.Series(["a", 1]), DTypeError, "an int in row 1"),
    (pd.Series([[1], [2]]), DTypeError, "each element"),
    (pd.DataFrame({"a": [1], "b": [2]}), ShapeError, "2 columns"),
    ([[1, 2], [3, 4]], DTypeError, "list is not supported"),
    ([np.zeros(3), np.ones(3)], DTypeError, "ndarray is not supported"),
]


@pytest.mark.parametrize(("data", "error", "said"), REFUSED)
def test_what_is_no_column_is_refused(data, error, said) -> None:
    """Two dimensions, and types that no UDF takes, of NumPy, Arrow, pandas and Python: named, each with its hint."""
    with pytest.raises(error, match=re.escape(said) or None):
        Series(data)


@pytest.mark.parametrize(
    ("data", "how", "error", "said"),
    [
        ([1], {"dtype": "Int64"}, DTypeError, "Int64"),
        ([1, 2], {"index": [1, 2, 3]}, ShapeError, "index has 3 labels for 2 values"),
        (pd.Series([1, 2]), {"index": [1, 0]}, ArgumentError, "index of its own"),
    ],
)
def test_what_does_not_fit_the_data_is_refused(data, how, error, said) -> None:
    """A dtype of no table, labels of another number; pandas would align by label, which is another answer."""
    with pytest.raises(error, match=said):
        Series(data, **how)
