"""Columns whose values have parts: Arrow's structures and lists of a fixed size, NumPy's records.

A part is a column of its own, which a function of a row reads like any other: ``row.p.x`` is the column
``Part("p", "x")``, ``row["v"][0]`` is ``Part("v", 0)``. A structure or list that is null has null parts, as Arrow's own
functions have it.

Source: Arrow Columnar Format, "Struct Layout", "Fixed-Size List Layout".
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

import numpy as np

from udf.columns.arrow_arrays import is_arrow
from udf.columns.pandas_layouts import is_pandas
from udf.columns.text import pyarrow

if TYPE_CHECKING:
    import pyarrow as pa

    from udf.base.annotations import Array

Parts: TypeAlias = "dict[str | int, Array | pa.Array]"
"""Arrays by the names, or places, of the parts that they are: Arrow's, of NumPy's records NumPy's."""

LONGEST: Final = 16
"""Elements of a list of a fixed size, at most."""


def parts_of(original: object) -> Parts:
    """Return the parts of a column by their names, as arrays; none of a column that has no parts.

    Examples
    --------
    >>> parts_of(np.array([(1, 2.5)], [("a", "i8"), ("b", "f8")]))["b"].tolist()
    [2.5]
    """
    names = getattr(getattr(original, "dtype", None), "names", None)
    if names is not None:
        records = np.asarray(original)
        return {name: np.ascontiguousarray(records[name]) for name in names}
    if is_pandas(original) and hasattr(original.dtype, "pyarrow_dtype"):
        original = original.array.__arrow_array__()
    if not is_arrow(original):
        return {}
    kind = str(original.type)
    if not kind.startswith(("struct<", "fixed_size_list<")):
        return {}
    pa = pyarrow("reading a column that has parts")
    array = original if isinstance(original, pa.Array) else _whole(original)
    if kind.startswith("struct<"):
        fields = [array.type.field(i).name for i in range(array.type.num_fields)]
        return dict(zip(fields, array.flatten(), strict=True)) if len(set(fields)) == len(fields) else {}
    return _elements(array) if 0 < array.type.list_size <= LONGEST else {}


def _whole(chunks: pa.ChunkedArray) -> pa.Array:
    return chunks.chunk(0) if chunks.num_chunks == 1 else chunks.combine_chunks()


def _elements(array: pa.Array) -> Parts:
    from pyarrow import compute  # noqa: PLC0415 - 20 ms that only such a column needs

    return {i: compute.list_element(array, i) for i in range(array.type.list_size)}
