"""The dtype that pandas gives results with missing values: asked of pandas itself, with one result of each kind."""

from __future__ import annotations

from contextvars import ContextVar
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Final

import numpy as np
import pandas as pd
from pandas.api.types import is_object_dtype
from pandas.core.internals import SingleBlockManager
from pandas.core.internals.blocks import get_block_type
from pandas.core.internals.managers import BlockPlacement

from udf.base.dtypes import UNITS
from udf.base.null_kinds import NAN, NONE, OURS, Nulls, names_of_nulls, objects_of, union_of_nulls
from udf.base.pandas_meaning import meaning
from udf.base.stages import NUMPYS, SCALARS
from udf.columns.arrow_arrays import to_arrow
from udf.columns.bitmask import EXACT, first_valid, null_count, null_rows, valid_rows
from udf.columns.labels import materialize
from udf.columns.text import pyarrow
from udf.columns.transfers import to_host
from udf.doors.pandas.pandas_nulls import cast_numbers, has_large, row_dtype
from udf.errors import ArgumentError

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Sequence

    from udf.base.annotations import Array
    from udf.columns.column import Column
    from udf.columns.labelled_column import LabelledColumn
    from udf.columns.pandas_names import Dtype, SeriesOrFrame

KEEPS_DIGITS: Final = ContextVar("keeps_digits", default=False)
"""Whether results become a part of objects, in which an integer beside None need not be the float that pandas makes."""


def put_together(data: pd.Series | None, results: Sequence[object], **how: object) -> SeriesOrFrame:
    """Return results as pandas puts them together, the one place where it is asked: a function hands it each.

    They are of the values of a Series, of the columns of a frame, or of rows (``data`` is None).
    """
    given = iter(results)
    if data is None:
        return pd.DataFrame({"x": [0] * len(results)}).apply(lambda _: next(given), axis=1, **how)
    if data.ndim == 1:
        return data.map(partial(next, given), **how)  # a function in C: next(iterator, value)
    return data.apply(lambda _: next(given), **how)


def series_of(values: object, index: object, name: Hashable) -> pd.Series:
    """Return a Series of numbers with an Index, as ``pd.Series(.., copy=False)`` does in three times the time."""
    # a copy of nothing, and neither inference nor alignment: the parts of which pandas makes its own
    if type(values) is np.ndarray and values.dtype.kind in "iufbc":  # which pandas would look at twice more
        place = BlockPlacement(slice(0, values.size))
        manager = SingleBlockManager(_block_type(values.dtype)(values, placement=place, ndim=1), index)
    else:
        manager = SingleBlockManager.from_array(values, index)
    made = pd.Series._from_mgr(manager, manager.axes)  # noqa: SLF001 - its own way
    object.__setattr__(made, "_name", name)
    return made


_block_type: Final = lru_cache(maxsize=32)(get_block_type)


def plain_text(given: pd.Series, data: LabelledColumn) -> pd.Series | None:
    """Return texts that a function gave for each of pandas' own, none of them missing; None for anything else."""
    column, dtype = data.column, given.dtype
    is_text = column.text is not None and column.validity is None and not column.mixes and data.storage == "numpy"
    if not is_text or not meaning().has_str or type(dtype) is not pd.StringDtype:
        return None
    if dtype.storage != "pyarrow" or dtype.na_value is pd.NA:
        return None
    make = getattr(given.array, "_from_pyarrow_array", dtype.__from_arrow__)  # a third of the time
    output = series_of(make(to_arrow(to_host(column))), materialize(data.index), data.name)
    if given.attrs:
        output.attrs = given.attrs
    return output


def infer_complex(output: pd.Series) -> pd.Series:
    """Return complex numbers as pandas puts objects together: real + imag * 1j, where an infinite part makes NaN.

    Examples
    --------
    >>> infer_complex(pd.Series([complex(1.0, np.inf), complex(-0.0, 1.0)])).tolist()
    [(nan+infj), 1j]
    """
    values = output.to_numpy(copy=True)
    with np.errstate(invalid="ignore"):
        values.real += values.imag * 0
    return pd.Series(values, index=output.index, name=output.name, copy=False)


def infer_dtype(data: SeriesOrFrame, result: pd.Series, column: Column, *, of_rows: bool) -> pd.Series:
    """Return ``result``, a Series of the values of ``column``, in the dtype that pandas gives such results.

    ``data`` is what the function was applied to, the rows of a frame or the values of a Series. Nulls of our own are
    as None.

    Raises
    ------
    ArgumentError
        If pandas gives objects, of which some are one null and some another.
    """
    if result.dtype == np.uint64 and not (of_rows and _holds_scalars(data)):
        return _signed(result)
    nulls, some = NONE if column.returned == OURS else column.returned, null_count(column)
    if isinstance(result.dtype, pd.CategoricalDtype) or (not some and _is_plain(result.dtype)) or not len(result):
        return result
    column = to_host(column)
    sample = _of_numpys(_dtype_sample(result, column, None if of_rows else data.dtype), result, data)
    beside: Nulls = ()
    nulls = nulls if some else beside
    if not sample and column.dtype.kind == "f" and null_count(column) < len(result):
        beside, some = NAN, len(result)
    how = None if of_rows else data.dtype, *_key(sample)
    dtype = _kept(_dtype_of(*how, union_of_nulls(nulls, beside)), result)
    own = getattr(result.dtype, "numpy_dtype", dtype)
    if of_rows and not is_object_dtype(dtype) and own.kind in ("f" if some else "iuf") and _holds_scalars(data):
        return result.astype(own)  # np.int8 stays what it is
    if any(_kept(_dtype_of(*how, union_of_nulls((one,), beside)), result) != dtype for one in nulls):
        require_one_null(nulls)
    if not is_object_dtype(dtype) and (dtype == result.dtype or (dtype == np.float64 and result.dtype == np.float32)):
        return result  # a float keeps its width
    if not is_object_dtype(dtype):
        nothing = pd.Series(dtype=dtype, name=result.name)
        return cast_numbers(result, dtype) if sample else nothing.reindex(result.index).set_axis(result.index)
    values = np.empty(len(result), dtype=object)
    given = column.values if column.dtype.kind in "iu" else result  # noqa: PD011 - no pandas: ints that NaN makes floats
    values[:] = given.tolist()
    if column.dtype.kind == "f":
        values[null_rows(column, nan=True)] = np.nan  # for which pandas 3 has NA in a nullable column
    if some:
        values[null_rows(column, nan=False)] = objects_of(require_one_null(nulls or beside))[0]
    return pd.Series(values, index=result.index, name=result.name, dtype=object, copy=False)


def _kept(dtype: Dtype, result: pd.Series) -> Dtype:
    """Return ``dtype``, in which pandas has ``result``; objects in place of floats that lose digits of a part."""
    return np.dtype(object) if KEEPS_DIGITS.get() and dtype.kind == "f" and has_large(result) else dtype


def _holds_scalars(data: pd.DataFrame) -> bool:
    """Return whether the rows of a frame, or values of a Series, are NumPy's scalars, which stay what they are."""
    met = row_dtype(list(data.dtypes) if data.ndim > 1 else [data.dtype])
    return met is not None and met.are_scalars


def _of_numpys(sample: tuple[object, ...], result: pd.Series, data: SeriesOrFrame) -> tuple[object, ...]:
    """Return a sample as NumPy's scalars, if its type is narrow and no column's of ``data``: ``np.int32(x)``."""
    own, dtypes = getattr(result.dtype, "numpy_dtype", result.dtype), data.dtypes if data.ndim > 1 else [data.dtype]
    narrow = isinstance(own, np.dtype) and own.kind in "iuf" and own.itemsize < np.dtype("int64").itemsize
    if not narrow or any(getattr(dtype, "numpy_dtype", dtype) == own for dtype in dtypes):
        return sample
    return tuple(own.type(one) for one in sample)


def _signed(result: pd.Series) -> pd.Series:
    """Return what were Python's integers as pandas has them: int64, unless one needs uint64."""
    return result if (result.to_numpy().view(np.int64) < 0).any() else result.astype(np.int64)


def _dtype_sample(result: pd.Series, column: Column, dtype: Dtype | None) -> tuple[object, ...]:
    """Return the results by which pandas chooses a dtype: one, or those that a nullable ``dtype`` holds worst.

    Source: pandas core/arrays/masked.py (_cast_pointwise_result), core/dtypes/cast.py (maybe_downcast_numeric).
    """
    narrow = getattr(dtype, "numpy_dtype", None)
    if result.dtype.kind in "iuf" and isinstance(narrow, np.dtype) and narrow.kind in "iuf":
        own = getattr(result.dtype, "numpy_dtype", result.dtype)
        if first_valid(column, but_nan=True) is None:
            return ()
        if own.kind != "f":
            ends = int(result.min()), int(result.max())
            is_kept = narrow.kind == "f" or narrow == own or _fits(narrow, ends)
            return (1,) if is_kept and ends[0] > -EXACT and ends[1] < EXACT else ends  # beside None rounded
        if narrow.kind != "f" or narrow == own:
            return (1.5,)
        values = result.to_numpy(np.float64, na_value=0.0)
        with np.errstate(over="ignore", invalid="ignore"):
            lost = np.abs(values - values.astype(narrow))
        return (float(values[np.argmax(np.nan_to_num(lost, nan=-1.0, posinf=np.inf))]),)
    if column.text is not None and column.validity is None:
        return ("x",)  # a text stands for all
    here = first_valid(column, but_nan=column.dtype.kind in "fc")
    sample = () if here is None else tuple(result.iloc[here : here + 1].tolist())
    plain = {int: 1, float: 1.5, complex: 1j, bool: True}
    return tuple(plain.get(type(one), one) for one in sample)


def _fits(narrow: np.dtype, ends: tuple[int, int]) -> bool:
    limits = np.iinfo(narrow)
    return bool(limits.min <= ends[0] and ends[1] <= limits.max)


def infer_numbers(
    result: pd.Series, column: Column, pandas_rows: Callable[[int, int], pd.Series], stop: int | None = None
) -> pd.Series:
    """Return results of which some may be ints or bools in Python, among numbers of another type, as pandas has them.

    ``pandas_rows`` gives pandas' own results of the rows between two places, of ``stop`` at most. Where a number
    is not whole, all are floats, and it is not called.
    """
    stop = len(result) if stop is None else stop
    if result.dtype.kind in "mM":
        return infer_unit(result, pandas_rows, stop)
    values = to_host(column).values  # noqa: PD011 - no pandas
    if "bool" in column.mixes and ((values == 0) | (values == 1)).any():
        return pandas_rows(0, len(result))
    if null_count(column):
        values = values[valid_rows(to_host(column))]
        if isinstance(result.dtype, np.dtype) or not len(values):
            return result
        if values.dtype.kind == "f" and np.isnan(values).any():  # which pandas may have as a null among integers
            return pandas_rows(0, len(result))
    if values.dtype.kind != "f" or not (np.isfinite(values) & (values == np.floor(values))).all():
        return result
    begin, count = stop if "nan" in column.mixes else 0, FIRST_ROWS
    while begin < stop:
        part = pandas_rows(begin, begin + count)
        if part.dtype.kind not in "iu" and part.notna().any():
            return result
        begin, count = begin + count, 4 * count
    if isinstance(result.dtype, np.dtype):
        return result.astype(np.int64)
    return result.astype(pd.ArrowDtype(pyarrow("int").int64()) if isinstance(result.dtype, pd.ArrowDtype) else "Int64")


def infer_unit(result: pd.Series, pandas_rows: Callable[[int, int], pd.Series], stop: int) -> pd.Series:
    """Return times in the finest unit that a row gave: in that which they have as soon as one row gave it."""
    begin, count, units = 0, FIRST_ROWS, []
    while begin < stop:
        part = pandas_rows(begin, begin + count)
        if part.dtype == result.dtype:
            return result
        if part.notna().any():
            units.append(part.dtype)
        begin, count = begin + count, 4 * count
    if any(dtype.kind not in "mM" or isinstance(dtype, pd.DatetimeTZDtype) for dtype in units):
        return pandas_rows(0, len(result))
    fine = dict[str, int](UNITS.items())
    return result.astype(max(units, key=lambda dtype: fine[np.datetime_data(dtype)[0]])) if units else result


def has_mixed_types(columns: list[Column], *, one_by_one: bool) -> bool:
    """Return whether some of several results a row may be an int or a bool in Python where it is another number here.

    With ``one_by_one`` each is an object of its own; else a column has one dtype, which a float decides.
    """
    for column in columns:
        values = to_host(column).values  # noqa: PD011 - no pandas
        bools = "bool" in column.mixes and ((values == 0) | (values == 1)).any()
        if "None" in column.mixes and null_count(column):  # perhaps of the whole tuple
            return True
        if bools or not UNITS.keys().isdisjoint(column.mixes):
            return True
        if set(column.mixes) - {"None", *SCALARS} and values.dtype.kind == "f":
            whole = np.isfinite(values) & (values == np.floor(values))
            if whole.any() if one_by_one else whole.all():
                return True
    return False


FIRST_ROWS: Final = 16
"""Rows that pandas is asked for first, until one gives a float."""

SAMPLED_TYPES: Final = ("int", "float", "complex", "bool", "Timestamp", "Timedelta", "date")
"""The types of results of which a value is shown to pandas; of others a text stands for all."""


def _is_plain(dtype: object) -> bool:
    return isinstance(dtype, np.dtype) and not is_object_dtype(dtype)


def _key(sample: tuple[object, ...]) -> tuple[str, tuple[object, ...]]:
    """Return what a sample is told by: its type, with unit and zone, as equal times of two are equal; and a value."""
    if not sample:
        return "", ()
    kind = type(sample[0]).__name__
    is_shown = kind in SAMPLED_TYPES or isinstance(sample[0], np.number)
    of_time = getattr(sample[0], "unit", ""), getattr(sample[0], "tzinfo", None)
    return (f"{kind} {of_time!r}", sample) if is_shown else (kind, ("x",))


@lru_cache(maxsize=256)
def _dtype_of(dtype: Dtype | None, kind: str, sample: tuple[object, ...], nulls: Nulls) -> Dtype:
    """Return the dtype that pandas gives a ``sample`` and nulls as results of values of a dtype, or of rows."""
    results = [*(sample if kind else ()), *objects_of(nulls)]
    if dtype is None or isinstance(dtype, pd.CategoricalDtype):
        return put_together(None, results).dtype
    if str(dtype).startswith("string_view"):  # of which pandas cannot filter values
        dtype = pd.ArrowDtype(pyarrow("text").string())
    dtype = dtype if isinstance(dtype, pd.api.extensions.ExtensionDtype) else object
    return put_together(pd.Series([None] * len(results), dtype=dtype), results).dtype


def to_objects(result: pd.Series, column: Column) -> list[object]:
    """Return results as Python's objects, of which a missing one is the null that the function gave."""
    held = column.dtype.kind in "iubf"  # where pandas has NA in the place of NaN, or floats beside nulls
    host = to_host(column).values if held else result  # noqa: PD011 - no pandas
    plain: list[object] = list(host) if NUMPYS in column.mixes else host.tolist()
    if not null_count(column):
        return plain
    valid = valid_rows(to_host(column)).tolist()
    null = objects_of(require_one_null(NONE if column.returned == OURS else column.returned))[0]
    return [value if here else null for value, here in zip(plain, valid, strict=True)]


def require_one_null(nulls: Nulls) -> Nulls:
    """Return the one null that results have; refuse several, among objects.

    Raises
    ------
    ArgumentError
        If there are several.
    """
    if len(nulls) > 1:
        what = f"results of which some are {names_of_nulls(nulls)}, which pandas tells apart here"
        raise ArgumentError(what, "return one of them: None if pd.isna(x) else x")
    return nulls


def expand(
    result: pd.DataFrame, columns: list[Column], form: str, result_type: str | None, own: Sequence[Dtype] | None = None
) -> pd.DataFrame:
    """Return a DataFrame of results with the dtypes and nulls that pandas gives them, each row put together first.

    pandas is asked for one row of each pattern of nulls; of a row of objects ``own`` are the dtypes
    of the columns that it had before, the first. It is None of the values of a Series.
    """
    if not any(map(null_count, columns)):
        return result if form in ("objects", "numbers") else result.apply(_as_inferred)
    valid = [_not_missing(to_host(column)) for column in columns]
    codes = sum(there.astype(np.int64) << place for place, there in enumerate(valid[:63]))
    _, first, pattern = np.unique(codes, return_index=True, return_inverse=True)
    values = [to_objects(result.iloc[:, place], column) for place, column in enumerate(columns)]
    rows = [_row_object(form, result.columns, [column[row] for column in values], own or ()) for row in first.tolist()]
    sample = pd.DataFrame(rows) if own is None else put_together(None, rows, result_type=result_type)
    return pd.DataFrame(
        {
            place: _patterned(result.iloc[:, place], values[place], sample.iloc[:, place], pattern, valid[place])
            for place in range(len(columns))
        }
    ).set_axis(result.columns, axis=1)


def _as_inferred(column: pd.Series) -> pd.Series:
    """Return a column of values, none of them missing, in the dtype that pandas infers of Python's."""
    own = getattr(column.dtype, "numpy_dtype", None)
    if own is not None and own.kind not in "iufbmM":  # of Arrow's text
        return pd.Series(column.tolist(), index=column.index, name=column.name)
    return column if own is None else column.astype(own)


def _not_missing(column: Column) -> Array:
    """Return where a column has a value that pandas does not take for missing."""
    return valid_rows(column) & ~np.isnan(column.values) if column.dtype.kind == "f" else valid_rows(column)


def _row_object(form: str, labels: pd.Index, values: list[object], own: Sequence[Dtype]) -> object:
    if form == "objects":
        before, dtype = len(own), own[0] if own and all(one == own[0] for one in own) else object
        row = pd.Series(values[:before], labels[:before], dtype=dtype)
        for label, value in zip(labels[before:], values[before:], strict=True):
            row[label] = value
        return row
    if form in ("dict", "Series"):
        named_values = dict(zip(labels, values, strict=True))
        return named_values if form == "dict" else pd.Series(named_values)
    return values if form == "list" else tuple(values)


def _patterned(result: pd.Series, values: list[object], sample: pd.Series, pattern: Array, valid: Array) -> pd.Series:
    """Return a column in the dtype that pandas gave the rows that stand for all, its nulls as they are there."""
    if valid.all() and not is_object_dtype(sample.dtype):
        return cast_numbers(result, sample.dtype)
    found = np.empty(len(values), dtype=object)
    found[:] = values
    for place in np.unique(pattern[~valid]).tolist():
        found[(pattern == place) & ~valid] = sample.iloc[place]
    return pd.Series(found, index=result.index, dtype=_kept(sample.dtype, result))
