"""pandas objects in and out, in whichever of pandas' three layouts they are.

The index is kept as the object it is. NumPy-backed values, nullable (masked) values and Arrow-backed
values are all shared, not copied; NaN in a NumPy-backed Series stays a value.
"""

from __future__ import annotations

import sys
from collections.abc import Hashable
from dataclasses import replace
from functools import partial
from types import ModuleType
from typing import TYPE_CHECKING, Final, TypeGuard

import numpy as np

from udf.base.dtypes import SUPPORTED
from udf.base.pandas_meaning import meaning
from udf.base.zones import zone_name, zone_of
from udf.columns.arrays import as_times, from_numpy, from_times, with_zone
from udf.columns.arrow_arrays import read_arrow, to_arrow
from udf.columns.bitmask import null_as_nan, null_count, null_rows, with_mask
from udf.columns.column import Column, result_column, widen_halves
from udf.columns.labelled_column import LabelledColumn, Storage, labelled_column, not_one_column, unsupported
from udf.columns.layout import NATIVE, as_column_array
from udf.columns.libraries import library
from udf.columns.logical_values import to_logical
from udf.columns.text import as_strings, codes_of, from_codes, from_values_by_code
from udf.errors import DTypeError

if TYPE_CHECKING:
    from udf.base.annotations import Array
    from udf.columns.pandas_names import ExtensionArray, SeriesOrFrame, pd

pandas: Final = partial(library, "pandas", "pandas")
"""``pandas(needed_by)``: the module, which is imported by the first call."""


def is_pandas(data: object) -> TypeGuard[SeriesOrFrame | pd.Index | ExtensionArray]:
    """Return whether ``data`` is a pandas object, without importing pandas to ask."""
    pd = sys.modules.get("pandas")
    if pd is None or not hasattr(pd, "Series"):  # not there, or still being imported
        return False
    return isinstance(data, (pd.Series, pd.Index, pd.DataFrame, pd.api.extensions.ExtensionArray))


def read_pandas(data: SeriesOrFrame | pd.Index | ExtensionArray) -> LabelledColumn:
    """Read a pandas Series, Index or extension array."""
    pd = pandas("reading pandas data")
    if isinstance(data, pd.DataFrame):
        raise not_one_column(f"a DataFrame of {data.shape[1]} columns")
    if isinstance(data, pd.api.extensions.ExtensionArray):
        data = pd.Series(data, copy=False)
        return replace(read_pandas(data), index=None)
    column, storage = _column(data, pd)
    index = data.index if isinstance(data, pd.Series) else None
    return labelled_column(column, index, data.name, storage)


def _column(data: pd.Series, pd: ModuleType) -> tuple[Column, Storage]:
    dtype = data.dtype  # which pandas works out each time
    if isinstance(dtype, np.dtype):
        if dtype in NATIVE:
            return result_column(as_column_array(data._values)), "numpy"  # noqa: SLF001 - as to_numpy, in a fifth of the time
        return from_numpy(data.to_numpy()), "numpy"
    array = data.array
    if isinstance(array, (pd.arrays.IntegerArray, pd.arrays.FloatingArray, pd.arrays.BooleanArray)):
        # _data and _mask are private, and the only way that does not copy
        return with_mask(as_column_array(array._data), array._mask), "masked"  # noqa: SLF001
    if isinstance(dtype, pd.CategoricalDtype):
        return _categorical(array), "numpy"
    if isinstance(dtype, pd.DatetimeTZDtype):
        return with_zone(from_times(array.asi8.view(f"M8[{dtype.unit}]")), zone_name(dtype.tz), dtype), "numpy"
    if not isinstance(dtype, (pd.ArrowDtype, pd.StringDtype)):
        raise unsupported(dtype)
    column = read_arrow(array.__arrow_array__()).column
    return column, "arrow" if isinstance(dtype, pd.ArrowDtype) else "masked" if dtype.na_value is pd.NA else "numpy"


def _categorical(array: ExtensionArray) -> Column:
    categories = array.categories
    if all(isinstance(value, str) for value in categories):
        return from_codes(array.codes, list(categories), ordered=array.ordered)
    if any(isinstance(value, str) for value in categories):
        hint = "make all of them strings: .cat.rename_categories(str)."
        raise DTypeError("category of strings and other values", supported=SUPPORTED, hint=hint)
    return from_values_by_code(array.codes, read_pandas(categories).column)


def to_pandas(column: Column, *, index: object, name: Hashable, storage: Storage) -> pd.Series:
    """Return a host column as a ``pandas.Series`` that shares its memory.

    ``storage`` is the layout asked for; nulls, for which pandas' NumPy layout has no place, make that
    one nullable. A time is NaT there, a category is pandas' own.
    """
    pd, dtype = pandas("to_pandas"), column.dtype
    if storage == "arrow":
        array = pd.arrays.ArrowExtensionArray(to_arrow(column))
    elif dtype.is_date:
        array = as_times(column).astype("datetime64[D]").astype(object)
    elif dtype.zone is not None:
        array = pd.array(as_times(column), copy=False).tz_localize("UTC").tz_convert(zone_of(dtype.zone))
    elif dtype.unit or (dtype.kind == "V" and null_count(column) == 0):
        array = to_logical(column)
    elif dtype.categories is not None:
        array = pd.Categorical.from_codes(codes_of(column), dtype.categories, ordered=dtype.ordered)
    elif column.text is not None:
        array = _strings(column, pd, storage)
    elif dtype.kind == "c":  # of which pandas has no nullable kind: NaN
        array = null_as_nan(column).values
    elif storage == "numpy" and null_count(column) == 0:
        array = column.values
    else:
        array = _masked(column, pd)
    return pd.Series(array, index=index, name=name, copy=False)


def _strings(column: Column, pd: ModuleType, storage: Storage) -> Array | ExtensionArray:
    """Return text as pandas has it: ``str``, in which NaN is missing, or a nullable ``string``; before 3, objects."""
    if not meaning().has_str:  # one kind of string, whose missing value is NA
        return as_strings(column) if storage == "numpy" else pd.StringDtype("pyarrow").__from_arrow__(to_arrow(column))
    missing = np.nan if storage == "numpy" else pd.NA
    return pd.StringDtype(storage="pyarrow", na_value=missing).__from_arrow__(to_arrow(column))


def _masked(column: Column, pd: ModuleType) -> ExtensionArray:
    kinds = {"b": pd.arrays.BooleanArray, "f": pd.arrays.FloatingArray}
    column = widen_halves(column)  # of which, and of bfloat16, pandas has no nullable kind
    mask = null_rows(column, nan=column.dtype.kind == "f" and nan_is_na(pd))
    return kinds.get(column.dtype.kind, pd.arrays.IntegerArray)(column.values, mask)


def nan_is_na(pd: ModuleType) -> bool:
    """Return whether this pandas keeps no NaN in its nullable floats (pandas 3, unless told otherwise)."""
    try:
        return not pd.get_option("future.distinguish_nan_and_na")
    except pd.errors.OptionError:
        return False
