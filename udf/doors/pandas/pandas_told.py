"""Rows whose results pandas has to tell: of narrow numbers, and of nullable ones that are asked for as a whole."""

# ruff: noqa: SLF001 - Series is our own kind
from __future__ import annotations

from types import FunctionType
from typing import TYPE_CHECKING, Final

import numpy as np
import pandas as pd

from udf.api.frames import DataFrame, Series
from udf.base.stages import SCALARS
from udf.bind.evidence import scope_of, selects_labels
from udf.bind.identity import codes_of
from udf.columns.bitmask import has_nan, null_count
from udf.columns.column_use import uses_whole_row
from udf.columns.lists import is_list_form
from udf.columns.transfers import to_host
from udf.doors.pandas.pandas_fallback import INSTALLED, PandasRunsError
from udf.doors.pandas.pandas_infer import FIRST_ROWS, KEEPS_DIGITS

if TYPE_CHECKING:
    from collections.abc import Callable

    from udf.columns.column import Column
    from udf.columns.pandas_names import SeriesOrFrame
    from udf.doors.pandas.pandas_nulls import RowDtype

WIDE: Final = (None, "int64", "float64", "bool", "python", "object")
"""What values of a row are: Python's, or NumPy's of types in which all of their results are."""

WHOLE: Final = frozenset(map(np.dtype, ("int64", "float64", "bool", "complex128")))
"""Dtypes of numbers whose rows stay what they are in arithmetic: of others pandas' methods choose among several."""

ITEMS: Final = (
    "it returns numbers in a tuple, a list or a dict, or beside pd.NA, that may be NumPy's or Python's",
    "make columns of them, result_type='expand', or return Python's own: float(row['a'])",
)


ARRAYS: Final = frozenset({"values", "to_numpy"})


def lacks_values(data: pd.DataFrame, met: RowDtype | None, result: Series | DataFrame, function: object) -> bool:
    """Return whether a function asks rows of nullable numbers as a whole, and a result is NaN: pandas' may be NA.

    So may a condition of another result be, where a value of ``data`` is missing. Where it takes the array of a row's
    objects, pandas may have one object a row of it.
    """
    if isinstance(result, DataFrame):
        form, dtypes = result._table.form, set(data.dtypes)
        nullable = any(hasattr(one, "numpy_dtype") and one.kind in "iufb" for one in dtypes)
        if form in ("Series", "objects", "numbers") and nullable and len(dtypes) > 1:
            return True  # of columns of several types pandas makes objects, and infers theirs again
        return form in ("objects", "tuple") and _makes_arrays(function)
    if met is None or met.extension is None:
        return False
    column = result._data.column
    lacks = null_count(column) + has_nan(to_host(column)) if column.dtype.kind == "f" else data.isna().any(axis=None)
    if not lacks:
        return False
    function = getattr(function, "python_function", function)
    if not isinstance(function, FunctionType):  # a partial's row is any one
        return True
    codes = codes_of(function)
    return uses_whole_row(codes) or selects_labels(codes, scope_of(function))


def _makes_arrays(function: object) -> bool:
    """Return whether a function takes the array of a row."""
    function = getattr(function, "python_function", function)
    return isinstance(function, FunctionType) and any(ARRAYS & {*one.co_names} for one in codes_of(function))


def is_told(scalars: str | None, result: Series | DataFrame, pandas_rows: Callable[[int, int], SeriesOrFrame]) -> bool:
    """Return whether numbers of rows of narrow ``scalars`` have another type than theirs, and another than pandas has.

    An int of Python's beside them leaves their type alone, and one that no row gives does not count. A uint64 may be
    an int of Python's, which pandas has as int64: ``int(row.a)``.
    """
    if scalars in WIDE or isinstance(result, DataFrame):
        return False
    dtype = result._data.column.dtype
    is_other = dtype.kind in "iuf" and (dtype.name != scalars or scalars == "uint64")
    return is_other and bool(pandas_rows(0, FIRST_ROWS).dtype != dtype.numpy)


def differs(
    scalars: str | None, output: SeriesOrFrame, result: DataFrame | Series, again: Callable[[int, int], SeriesOrFrame]
) -> bool:
    """Return whether columns of rows of narrow ``scalars`` are others than pandas', a number being of another type."""
    if scalars in WIDE or not isinstance(result, DataFrame) or not isinstance(output, pd.DataFrame):
        return False
    is_other = any(one.dtype.kind in "iuf" and one.dtype.name != scalars for one in columns_of(result))
    return is_other and not again(0, FIRST_ROWS).equals(output.iloc[:FIRST_ROWS])


def columns_of(result: DataFrame) -> list[Column]:
    """Return the columns of a result."""
    return [source.read(label).column for label, source in result._table.sources.items()]


def told(
    output: SeriesOrFrame,
    result: Series | DataFrame,
    again: Callable[[int, int], object] | None,
    has_numpys: Callable[[], bool],
) -> SeriesOrFrame:
    """Return ``output``, or pandas' own where it is of objects among which are numbers that may be NumPy's.

    A row of NumPy's scalars gives them in a tuple, a list or a dict, and beside ``pd.NA``; so do NumPy's functions.

    Raises
    ------
    PandasRunsError
        Under ``udf.pandas``.
    """
    if again is None or not _has_numbers(output, result) or not has_numpys():
        return output
    if INSTALLED.get() is not None:
        raise PandasRunsError(*ITEMS)
    return again(0, len(output))


def _has_numbers(output: object, result: Series | DataFrame) -> bool:
    """Return whether results are objects among which are numbers, or NumPy's of which some alone are no int64."""
    if not isinstance(output, pd.Series):
        return False
    if output.dtype.kind == "u" and output.dtype.itemsize == np.dtype("uint64").itemsize and output.count():
        return bool(output.min() < 2**63 <= output.max())
    if isinstance(result, DataFrame):  # also where Arrow has them in a type of its own
        return bool(is_list_form(result._table.form)) or any(
            column.dtype.kind in "iufb" and SCALARS.isdisjoint(column.mixes) for column in columns_of(result)
        )
    column = result._data.column
    are_ours = KEEPS_DIGITS.get() and "pandas.NA" not in column.returned  # of which pandas makes no objects
    return output.dtype == object and column.dtype.kind in "iufb" and not are_ours


CLOSEST, CLOSE = 1e-6, {2: 1e-2, 4: 1e-3}
"""How far floats may differ by the order of their sums: of 8 bytes, and of fewer."""


def are_near(found: pd.Series, wanted: pd.Series) -> bool:
    """Return whether results are numbers that differ by rounding, or are no numbers."""
    if found.dtype.kind not in "iufb" or wanted.dtype.kind not in "iufb":
        return True
    rounds = CLOSE.get(wanted.dtype.itemsize, CLOSEST) if wanted.dtype.kind == "f" else CLOSEST
    ours, theirs = (one.to_numpy("float64", na_value=np.nan) for one in (found, wanted))
    return bool(np.isclose(ours, theirs, rtol=rounds, atol=rounds * 1e-3, equal_nan=True).all())
