"""Values and results as pandas itself would have them: nulls handed over, None among numbers, no rows at all.

At pandas' own door the meaning of the pandas that is installed decides; ``to_pandas`` of a :class:`udf.Series` keeps
nulls as nulls.
"""

# ruff: noqa: SLF001 - Series and DataFrame are our own kinds
from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

import numpy as np
import pandas as pd
from pandas.api.types import is_object_dtype

from udf.api.frames import DataFrame, Series
from udf.base.dtypes import BFLOAT16
from udf.base.interrupts import without_collections
from udf.base.null_kinds import NAN, OURS, union_of_nulls
from udf.base.pandas_meaning import meaning
from udf.columns.bitmask import fill_nan_under_nulls, has_nan, nan_as_null, null_as_nan, null_count
from udf.columns.column import Column
from udf.columns.labelled_column import LabelledColumn
from udf.columns.labels import materialize
from udf.columns.lists import is_list_form, objects_of_bytes
from udf.columns.pandas_layouts import nan_is_na, to_pandas
from udf.columns.sources import OneColumn, Source
from udf.columns.text import pyarrow
from udf.columns.transfers import to_host
from udf.doors.pandas.pandas_infer import (
    expand,
    has_mixed_types,
    infer_complex,
    infer_dtype,
    infer_numbers,
    plain_text,
    put_together,
    series_of,
    to_objects,
)
from udf.doors.pandas.pandas_sample_dtypes import labelled
from udf.doors.pandas.pandas_told import WHOLE, columns_of
from udf.errors import ArgumentError

if TYPE_CHECKING:
    from collections.abc import Callable, Container, Hashable, Iterable

    from udf.columns.pandas_names import SeriesOrFrame

    Again = Callable[[int, int], SeriesOrFrame] | None

SERIES: Final = ("Series", "objects", "numbers")
"""The forms that are columns: a Series that pandas makes of the values, a row of objects, and one of numbers."""


class ObjectSeries(Series):
    """A Series of which a function may return lists and sets."""

    __slots__ = ()
    _objects = True


class ObjectFrame(DataFrame):
    """A DataFrame of which a function of a row may return lists and sets."""

    __slots__ = ()
    _objects = True


class LeavingSeries(ObjectSeries):
    """One some of whose rows compiled code may leave to the caller: the result's ``Column.left``."""

    __slots__ = ()
    _leaves = True


class LeavingFrame(ObjectFrame):
    """One some of whose rows compiled code may leave to the caller: the first result's ``Column.left``."""

    __slots__ = ()
    _leaves = True


def map_result(given: pd.Series, result: Series | DataFrame, pandas_rows: Again = None) -> SeriesOrFrame:
    """Return what a function of each value of a Series gave; of no values pandas keeps what it was given.

    ``pandas_rows`` gives pandas' own results of the rows between two places.
    """
    if len(given) == 0 and (isinstance(result, Series) or result._table.form):
        return given.map(lambda value: value)  # it is never called
    if isinstance(result, DataFrame) and is_list_form(result._table.form):
        return construct_like(given, _list_series(given, result))
    if isinstance(result, Series) and (plain := plain_column(given, result._data)) is not None:
        return plain
    if (own := _mixed_in_pandas(given, result, pandas_rows, "")) is not None:
        return own
    output = infer_text(as_pandas(_without_nan(result)))
    if isinstance(result, DataFrame):
        form = result._table.form
        if form in SERIES:
            output = _numbered(expand(common_numbers(output, form), columns_of(result), form, None))
        elif form is not None:
            output = construct_like(given, as_objects(output, form, columns_of(result)))
    return _finalize(given, output, result, pandas_rows)


def plain_column(given: SeriesOrFrame, data: LabelledColumn) -> pd.Series | None:
    """Return the results of values that are what pandas gives as they are: numbers, or texts of texts; else None."""
    return plain_numbers(given, data) if data.column.text is None else plain_text(given, data)


def plain_result(given: SeriesOrFrame, result: Series | DataFrame) -> pd.Series | None:
    """Return results that are what pandas gives as they are: numbers, one a row or value of ``given``; else None."""
    return plain_numbers(given, result._data) if isinstance(result, Series) else None


def plain_numbers(given: SeriesOrFrame, data: LabelledColumn) -> pd.Series | None:
    """Return such results of one column; None if they are anything else."""
    if not is_plain(data) or not len(data.column):
        return None
    output = series_of(data.column.values, materialize(data.index), data.name)
    if given.attrs:
        output.attrs = given.attrs
    return output


def _without_nan(result: Series | DataFrame) -> Series | DataFrame:
    """Return results in which NaN is null, where they go into an Arrow column of a pandas that has none there."""
    if isinstance(result, DataFrame) or result._data.storage != "arrow" or not nan_is_na(pd):
        return result
    column = to_host(result._data.column)
    return Series._of(replace(result._data, column=replace(column, validity=nan_as_null(column).validity)))


def _mixed_in_pandas(
    data: SeriesOrFrame, result: Series | DataFrame, pandas_rows: Again, result_type: str | None
) -> pd.Series | None:
    """Return pandas' own results of several values a row, where only Python tells an int from a float; else None."""
    if pandas_rows is None or not isinstance(result, DataFrame):
        return None
    one_by_one = result_type != "expand" and result._table.form not in SERIES
    return pandas_rows(0, len(data)) if has_mixed_types(columns_of(result), one_by_one=one_by_one) else None


def _list_series(data: pd.Series, result: DataFrame) -> pd.Series:
    """Return the Series of the lists and sets whose bytes a function gave."""
    (column,) = columns_of(result)
    output = pd.Series(objects_of_bytes(column, str(result._table.form)), index=data.index, dtype=object)
    if data.attrs:
        output.attrs = data.attrs
    return output


def is_plain(data: LabelledColumn) -> bool:
    """Return whether results are numbers in host memory, none of them missing: what comes out is what went in."""
    column = data.column
    values = column.values  # noqa: PD011 - no pandas
    is_whole = column.validity is None and column.logical is None and isinstance(values, np.ndarray)
    is_one = column.dtype.is_real and values.dtype != np.uint64 and not column.mixes
    return data.storage == "numpy" and is_whole and is_one


def keep_nulls(output: Series | DataFrame, given: Series) -> Series | DataFrame:
    """Return results of values of which nulls were left alone: those are what they were."""
    column = given._data.column
    nulls = () if column.validity is None else column.nulls
    if isinstance(output, DataFrame) and output._table.form and null_count(column) + has_nan(to_host(column)):
        hint = "pandas leaves a null in place of them: use s.dropna() first, or test pd.isna(x) in the function"
        raise ArgumentError("na_action='ignore' of a function that returns several values", hint)
    as_many = isinstance(output, Series) and null_count(output._data.column) == null_count(column)  # so none was NaN
    if nulls != NAN and not as_many and has_nan(to_host(column)):
        if column.dtype.kind == "c":
            hint = "fill them first, s.fillna(0), or test in the function: z if z != z else .."
            raise ArgumentError("na_action='ignore' of complex numbers, beside which pandas leaves NaN", hint)
        nulls = union_of_nulls(nulls, NAN)
    if isinstance(output, DataFrame) or nulls in ((), OURS):
        return output
    result = output._data
    return Series._of(
        replace(result, column=replace(result.column, returned=union_of_nulls(result.column.returned, nulls)))
    )


def of_rows(
    data: SeriesOrFrame, result: Series | DataFrame, result_type: str | None = None, pandas_rows: Again = None
) -> SeriesOrFrame:
    """Return what a function of each row of ``data`` gave; of no rows pandas makes one value float64.

    Values that it gave in a tuple, a list or a dict are one object a row, unless ``result_type`` is "expand"; those in
    a Series are columns. ``pandas_rows`` is that of :func:`map_result`.
    """
    if (simple := _simple_rows(data, result)) is not None:
        return simple
    if isinstance(result, DataFrame) and is_list_form(result._table.form):
        if result_type == "expand":
            hint = "return as many values always, written out: [row.a, row.b]; or leave result_type out"
            raise ArgumentError("result_type='expand' of a function that returns lists of any length", hint)
        return _list_series(data, result)
    if (own := _mixed_in_pandas(data, result, pandas_rows, result_type)) is not None:
        return own
    output = infer_text(as_pandas(result))
    if isinstance(result, DataFrame):
        form = result._table.form
        if form == "numbers" and not set(data.dtypes) <= WHOLE:
            hint = "return pd.Series({..}) of its values, or make the frame floats first: df.astype(float)"
            raise ArgumentError("a row of nullable or narrow numbers as the result", hint)
        if form not in (None, "struct") and (result_type == "expand" or form in SERIES):
            own = [] if data.ndim == 1 else data.dtypes[output.columns.intersection(data.columns)].tolist()
            output = _numbered(expand(common_numbers(output, form), columns_of(result), form, result_type, own))
            output = labelled(output, data, lambda: pandas_rows(0, 1)) if pandas_rows and len(data) else output
        elif form is not None:
            output = as_objects(output, form, columns_of(result))
    return _finalize(data, output, result, pandas_rows, of_rows=data.ndim == 2)


def _numbered(output: pd.DataFrame) -> pd.DataFrame:
    """Return a frame whose columns are places, numbered as pandas does it."""
    numbers = pd.RangeIndex(output.shape[1])
    return output.set_axis(numbers, axis=1) if output.columns.equals(numbers) else output


def _simple_rows(data: SeriesOrFrame, result: Series | DataFrame) -> pd.Series:
    """Return results of no rows, or that are what pandas gives as they are; else None."""
    if len(data) == 0 and isinstance(result, Series):
        return _finalize(data, pd.Series(index=data.index, dtype="float64"))
    return plain_result(data, result)


def common_numbers(output: pd.DataFrame, form: str | None) -> pd.DataFrame:
    """Return columns of numbers as pandas has them: each row is put together first, and an int beside floats is one."""
    kinds = {dtype.kind for dtype in output.dtypes}
    if form in (None, "objects") or not kinds <= set("fiuc") or len(set(output.dtypes)) < 2:
        return output
    common = np.result_type(*output.dtypes) if kinds <= set("iu") else "complex128" if "c" in kinds else "float64"
    return output.astype(common)


def infer_text(output: SeriesOrFrame, kept: Container[Hashable] = ()) -> SeriesOrFrame:
    """Return text that a function made as pandas infers it: no categories, but for columns that are ``kept``."""
    if isinstance(output, pd.DataFrame):
        if not any(isinstance(one, pd.CategoricalDtype) for one in output.dtypes):
            return output
        return output.apply(lambda one: one if one.name in kept else infer_text(one))
    if not isinstance(output.dtype, pd.CategoricalDtype):
        return output
    return pd.Series(output.astype(object).tolist(), index=output.index, name=output.name)


def as_objects(output: pd.DataFrame, form: str, columns: list[Column]) -> pd.Series:
    """Return columns as one object a row, in the ``form`` in which a function returned them."""
    labels = output.columns.tolist()
    if form == "struct" or (form == "tuple" and isinstance(labels[0], str)):  # a field
        hint = "return a tuple of its fields; udf.Series(..).map gives a frame with a column for each field"
        what = "a dataclass" if form == "struct" else "a NamedTuple"
        raise ArgumentError(f"a function returned {what}, of which pandas would hold one object a row", hint)
    parts = [to_objects(output.iloc[:, place], column) for place, column in enumerate(columns)]
    with without_collections():
        rows: Iterable[object] = (tuples := zip(*parts, strict=True))
        if form == "list":
            rows = map(list, tuples)
        elif form == "dict":  # filled key by key, in less than half the time of dict(zip(labels, row))
            empty: dict[Hashable, object] = dict.fromkeys(labels)
            rows = made = [empty.copy() for _ in range(len(output))]
            for label, part in zip(labels, parts, strict=True):
                for row, value in zip(made, part, strict=True):
                    row[label] = value
        values = np.fromiter(rows, object, len(output))
    return pd.Series(values, index=output.index, dtype=object, copy=False)


def construct_like(data: pd.Series, output: pd.Series) -> pd.Series:
    """Return objects, one for each value of ``data``, in the dtype in which pandas itself puts results together."""
    if not isinstance(data.dtype, pd.api.extensions.ExtensionDtype):
        return output.rename(data.name)
    return put_together(data, output.tolist())


def _finalize(
    data: SeriesOrFrame,
    output: SeriesOrFrame,
    result: Series | DataFrame | None = None,
    pandas_rows: Again = None,
    *,
    of_rows: bool = False,
) -> SeriesOrFrame:
    """Return ``output`` with the attrs of ``data``, in the dtypes that pandas would infer.

    ``output`` is ``result`` as pandas has it: one value a row has a dtype by the column that it is of.
    """
    output = _infer(data, output, result, pandas_rows, of_rows=of_rows)
    if data.attrs:
        output.attrs = data.attrs
    return output


def _infer(
    data: object, output: SeriesOrFrame, result: Series | DataFrame | None, pandas_rows: Again, *, of_rows: bool
) -> SeriesOrFrame:
    def inferred(column: object) -> pd.Series:
        return _infer_times_and_complex(_cast_text(data, column))

    output = inferred(output) if isinstance(output, pd.Series) else output.apply(inferred)
    if not isinstance(result, Series):
        return output
    column = result._data.column
    if column.mixes and pandas_rows is not None:
        output = infer_numbers(output, column, pandas_rows)
        if is_object_dtype(output.dtype) or output.dtype.kind == "b":
            return output
    output = infer_dtype(data, output, column, of_rows=of_rows)
    if column.mixes and pandas_rows is not None and output.dtype == object:  # beside pd.NA an int is no float
        return pandas_rows(0, len(output))
    return output


def _infer_times_and_complex(output: pd.Series) -> pd.Series:
    """Return times and complex numbers as this pandas infers them of objects."""
    if output.dtype.name == BFLOAT16.name:
        hint = "return a float, or use udf.Series(s).map(f), which gives a column of them"
        raise ArgumentError("pandas has one object for each bfloat16 that a function returns", hint)
    return infer_complex(output) if output.dtype.kind == "c" else infer_times(output)


def infer_times(output: pd.Series) -> pd.Series:
    """Return times as this pandas infers them of objects: pandas 2 in nanoseconds; beyond those it keeps the objects.

    Examples
    --------
    >>> infer_times(pd.Series([0], dtype="M8[ns]")).dtype
    dtype('<M8[ns]')
    """
    if meaning().keeps_units or output.dtype.kind not in "mM":
        return output
    try:
        array = output.dt.as_unit("ns").array  # in a Series of its own: pandas 2 takes that one for a part of another
    except (pd.errors.OutOfBoundsDatetime, pd.errors.OutOfBoundsTimedelta):
        raise ArgumentError("times outside of 1677 to 2262, before pandas 3.0", "update pandas") from None
    return pd.Series(array, output.index, name=output.name, copy=False)


def _cast_text(data: SeriesOrFrame, output: pd.Series) -> pd.Series:
    """Return text in the dtype of ``data`` if that is of text; strings written out are no category without another."""
    if isinstance(output.dtype, np.dtype):
        return output
    dtypes = [data.dtype] if isinstance(data, pd.Series) else data.dtypes.tolist()
    was_text = isinstance(data, pd.Series) and isinstance(data.dtype, pd.StringDtype)
    text = data.dtype if was_text else STR
    if isinstance(output.dtype, pd.StringDtype):
        fits = output.dtype == text or (output.dtype.na_value is not pd.NA and not was_text)
        return output if fits else output.astype(text)
    if isinstance(output.dtype, pd.CategoricalDtype) and not any(isinstance(d, pd.CategoricalDtype) for d in dtypes):
        return output.astype(text)
    if (
        isinstance(output.dtype, pd.ArrowDtype)
        and str(output.dtype).startswith(_ARROW_TEXT)
        and output.dtype not in dtypes
    ):
        return output.astype(pd.ArrowDtype(pyarrow("text").string()))
    return output


_ARROW_TEXT: Final = ("large_string", "dictionary<values=string")
"""How the names of Arrow types begin that pandas itself gives as ``string``."""

STR: Final = "str" if meaning().has_str else object
"""The dtype of text in the pandas that is installed."""


def as_pandas(result: Series | DataFrame, *, integers: bool = True) -> SeriesOrFrame:
    """Return ``result`` as pandas' own, where a null of NumPy's layout is NaN; of ``integers`` too, as float64."""
    if isinstance(result, Series):
        data = _with_nan(result._data, integers=integers)
        return to_pandas(to_host(data.column), index=materialize(data.index), name=data.name, storage=data.storage)
    sources = {label: _source(source, integers=integers) for label, source in result._table.sources.items()}
    return DataFrame._of(replace(result._table, sources=sources)).to_pandas()


def _source(source: Source, *, integers: bool) -> Source:
    if not (isinstance(source, OneColumn) and isinstance(source.values, LabelledColumn)):
        return source
    return OneColumn(_with_nan(source.values, integers=integers))


def _with_nan(data: LabelledColumn, *, integers: bool) -> LabelledColumn:
    column = data.column
    if column.dtype.kind == "D":
        hint = "return float(x), or use udf.Series(s).map(f), which gives a column of decimal128"
        raise ArgumentError("a function returned decimals, of which pandas looks at each for its dtype", hint)
    if data.storage != "numpy" or column.validity is None or not (integers or column.dtype.kind == "f"):
        return data
    if "pandas.NA" in column.returned:  # an object of its own, beside which numbers stay what they are
        return data
    column = to_host(column)
    if column.dtype.name == "float32" and null_count(column):  # None beside np.float32: pandas makes float64 of both
        column = Column(values=column.values.astype(np.float64), validity=column.validity)  # noqa: PD011 - no pandas
    values = column.values  # noqa: PD011 - as above
    if column.dtype.kind == "f" and values.flags.writeable:  # what a call gave, which nobody else has
        return replace(data, column=Column(values=fill_nan_under_nulls(column)))
    return replace(data, column=null_as_nan(column))
