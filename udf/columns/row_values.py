"""What pandas hands out as the values of a row: NumPy's scalars of one type where all columns are numbers.

pandas puts a row together as an array. Of columns of numbers (NumPy's or nullable ones), or of bools alone, that has
the type in which they meet; with text, times or bools among them it is one of objects, and with Arrow's columns one of
theirs, whose values are Python's own.

Source: pandas core/internals/managers.py (interleaved_dtype), core/dtypes/cast.py (find_common_type).
"""

import numpy as np

from udf.columns.tables import Table
from udf.errors import ArgumentError, DTypeError, DuplicateColumnError

NUMBERS = "iufc"

SEMANTICS = ("python", "object", "pandas")
"""What a value is: Python's, of its column's type; Python's, of 64 bits; what pandas hands out."""


def value_semantics(semantics: str) -> str:
    """Return what a value of a column by itself is: "python" or "object".

    Raises
    ------
    ArgumentError
        If ``semantics`` is none of "python", "object" and "pandas".
    """
    if semantics not in SEMANTICS:
        raise ArgumentError(f"semantics cannot be {semantics!r}", f"it is {' or '.join(map(repr, SEMANTICS))}")
    return "python" if semantics == "python" else "object"


def row_semantics(table: Table, semantics: str) -> str:
    """Return the name of the type of a row's values; "python" or "object" where they are Python's, or are to be.

    Raises
    ------
    ArgumentError
        If ``semantics`` is none of "python", "object" and "pandas".
    """
    if semantics != "pandas":
        return value_semantics(semantics)
    if table.scalars is not None:
        return table.scalars
    kinds = []
    for label, source in table.sources.items():
        try:
            found = source.read(label)
        except (DTypeError, DuplicateColumnError):
            return "object"
        if found.column.dtype.kind not in f"{NUMBERS}b" or found.storage == "arrow":
            return "object"
        kinds.append(found.column.dtype.numpy)
    if len({kind.kind == "b" for kind in kinds}) > 1:
        return "object"
    known = common_dtype(*kinds)
    if np.dtype(known if kinds else "f8").kind == "c":
        hint = "pass semantics='python', whose division and powers are Python's, or compute of each value with map."
        raise DTypeError(f"np.{known}", supported=("Python's numbers",), where="a row's values", hint=hint)
    return known


def common_dtype(*kinds: np.dtype) -> str:
    """Return the name of the type in which columns of numbers meet; "python" for none.

    Examples
    --------
    >>> common_dtype(np.dtype("int8"), np.dtype("float32")), common_dtype(np.dtype("int64"), np.dtype("float64"))
    ('float32', 'float64')
    """
    return np.result_type(*kinds).name if kinds else "python"
