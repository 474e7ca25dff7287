"""Frames out: columns that were passed through go as they came."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from udf.columns.arrow_arrays import is_arrow, to_arrow
from udf.columns.labelled_column import LabelledColumn
from udf.columns.labels import materialize
from udf.columns.pandas_layouts import is_pandas, pandas, to_pandas
from udf.columns.text import pyarrow
from udf.columns.transfers import to_host
from udf.errors import DTypeError

if TYPE_CHECKING:
    from collections.abc import Hashable
    from types import ModuleType

    from udf.columns.sources import Source
    from udf.columns.tables import Table


def table_to_pandas(table: Table) -> Any:
    """Return a ``pandas.DataFrame`` with the same index object that shares the values on the host."""
    pd = pandas("to_pandas")
    index = pd.RangeIndex(table.rows) if table.index is None else materialize(table.index)
    columns = (pandas_array(source.original(label), pd) for label, source in table.sources.items())
    frame = pd.DataFrame({i: _frame_column(one, index, pd) for i, one in enumerate(columns)}, index=index, copy=False)
    frame.columns = pd.Index(list(table.sources), tupleize_cols=False) if table.header is None else table.header
    return frame


def _frame_column(array: Any, index: Any, pd: ModuleType) -> Any:
    """Return a column for a DataFrame; objects as a Series, since of an array pandas 3 infers text."""
    is_objects = isinstance(array, pd.arrays.NumpyExtensionArray) and array.to_numpy().dtype == object
    return pd.Series(array.to_numpy(), index=index, dtype=object, copy=False) if is_objects else array


def pandas_array(original: Any, pd: ModuleType) -> Any:
    """Return a column as an array that a DataFrame holds without looking at labels."""
    if isinstance(original, LabelledColumn):
        original = to_pandas(to_host(original.column), index=None, name=None, storage=original.storage)
    if is_pandas(original):
        return original.array if isinstance(original, pd.Series) else original
    if is_arrow(original):
        return _arrow_backed(pyarrow("to_pandas").chunked_array(original), pd)
    if hasattr(original, "to_pandas"):  # a column on the GPU (cuDF)
        return original.to_pandas().array
    return pd.Series(original if isinstance(original, np.ndarray) else list(original)).array


def _arrow_backed(chunks: Any, pd: ModuleType) -> Any:
    """Return an Arrow column as pandas holds it: as it is, if pandas knows the type (it has no string views)."""
    try:
        pd.ArrowDtype(chunks.type).type  # noqa: B018 asked for the error
    except NotImplementedError:
        return chunks.to_pandas().array
    return pd.arrays.ArrowExtensionArray(chunks)


def table_to_arrow(table: Table) -> Any:
    """Return a ``pyarrow.Table`` that shares the values on the host; the index is not part of it."""
    pa = pyarrow("to_arrow")
    arrays = [_arrow_array(source, label, pa) for label, source in table.sources.items()]
    return pa.table(arrays, names=[str(label) for label in table.sources])


def _arrow_array(source: Source, label: Hashable, pa: ModuleType) -> Any:
    try:
        column = source.read(label).column
    except DTypeError:
        column = None
    original = source.original(label)
    if column is not None and (column.text is None or isinstance(original, LabelledColumn)):
        return to_arrow(to_host(column))
    if is_pandas(original):
        return pa.Array.from_pandas(original)
    if is_arrow(original):
        return original
    return original.to_arrow() if hasattr(original, "to_arrow") else pa.array(original)
