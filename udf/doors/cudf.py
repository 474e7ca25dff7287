"""The accessor ``.udf`` of cuDF's Series and DataFrame: ``series.udf.map(f)``, ``frame.udf.apply(f, axis=1)``.

It is registered by ``import udf``, whether cudf is imported before or after. Columns are shared both ways, values,
bitmasks and text; what a call allocates comes from RMM, which cuDF makes CuPy's allocator. Work goes to the stream
that cuDF uses, so neither waits for the other.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np
import pandas as pd

from udf.api.frames import DataFrame, Series
from udf.api.group_series import SeriesGroups
from udf.api.groupby import FrameGroups
from udf.api.rolling import FrameWindows, SeriesWindows
from udf.base.tracebacks import brief_methods
from udf.columns.arrow_arrays import from_array, to_arrow
from udf.columns.bitmask import valid_rows
from udf.columns.cudf_buffers import MOMENTS, NUMBERS
from udf.columns.labelled_column import LabelledColumn, unsupported
from udf.columns.labels import LazyIndex, materialize
from udf.columns.libraries import library
from udf.columns.tables import Table, cudf_table
from udf.columns.transfers import memory_of_gpu, to_device, to_host

if TYPE_CHECKING:
    from collections.abc import Hashable
    from contextlib import AbstractContextManager

    import cudf

    from udf.base.annotations import Function, Named
    from udf.columns.column import Column

cudf = library("cudf", "cudf", "the accessor .udf of cuDF")
plc = library("pylibcudf", "cudf", "the accessor .udf of cuDF")

_KINDS = {name: kind for kind, name in (*NUMBERS.items(), *MOMENTS.items())}
"""A type's name in NumPy -> libcudf's."""


def series_of(column: Column, name: Hashable, index: object) -> cudf.Series:
    """Return a column as a ``cudf.Series``."""
    return cudf.Series.from_pylibcudf(pylibcudf_column(column), {"name": name, "index": index})


def frame_of(table: Table, index: object) -> cudf.DataFrame:
    """Return a table as a ``cudf.DataFrame``; a column that was passed through is the one that was given."""
    columns = [_passed_through(source.original(label)) for label, source in table.sources.items()]
    labels = pd.Index(list(table.sources), tupleize_cols=False)
    return cudf.DataFrame.from_pylibcudf(plc.Table(columns), {"columns": labels, "index": index})


def _passed_through(values: object) -> cudf.Series:
    if isinstance(values, LabelledColumn):
        return pylibcudf_column(values.column)
    return (values if hasattr(values, "to_pylibcudf") else cudf.Series(values)).to_pylibcudf()[0]


def index_of(labels: object) -> cudf.Index:
    """Return labels as cuDF's; None is 0 to n - 1."""
    labels = materialize(labels)
    if labels is None:
        return None
    return cudf.from_pandas(labels if isinstance(labels, pd.Index) else pd.Index(labels))


def pylibcudf_column(column: Column) -> object:
    """Return a column as a pylibcudf Column of the same memory; one of strings written out becomes text."""
    if column.dtype.categories is not None:
        return _text_by_code(column)
    column = to_device(column)
    mask, nulls = None, 0
    if column.validity is not None and len(column):
        mask = plc.gpumemoryview(column.validity)
        nulls = plc.null_mask.null_count(mask, 0, len(column))
        mask = mask if nulls else None
    if column.text is not None:
        return _text(column, mask, nulls)
    if column.dtype.name not in _KINDS:
        raise unsupported(column.dtype)
    kind = getattr(plc.TypeId, _KINDS[column.dtype.name])
    return plc.Column(plc.DataType(kind), len(column), plc.gpumemoryview(column.values), mask, nulls, 0, [])


def _text(column: Column, mask: object, nulls: int) -> object:
    """Return a column of text: its bytes, and as a child the places at which rows begin and end."""
    from udf.cuda.text_columns import shared_offsets  # noqa: PLC0415 - a column on a GPU is there

    text = plc.DataType(plc.TypeId.STRING)
    if not len(column):
        return plc.Column(text, 0, None, None, 0, 0, [])
    offsets = shared_offsets(column)
    if offsets is None:  # rows that do not follow one another
        return pylibcudf_column(from_array(to_arrow(to_host(column))))
    assert column.text is not None
    kind = plc.DataType(getattr(plc.TypeId, _KINDS[offsets.dtype.name]))
    places = plc.Column(kind, len(offsets), plc.gpumemoryview(offsets), None, 0, 0, [])
    return plc.Column(text, len(column), plc.gpumemoryview(column.text.chars), mask, nulls, 0, [places])


def _text_by_code(column: Column) -> object:
    """Return the strings that codes stand for, which cuDF brings to their rows; a code beyond them is null."""
    texts = list(column.dtype.categories or ())
    codes = np.where(valid_rows(column), column.values, np.int32(len(texts)))
    there = to_device(type(column)(values=codes.astype(np.int32)))
    source = plc.Table([cudf.Series(texts, dtype="str").to_pylibcudf()[0]])
    beyond = plc.copying.OutOfBoundsPolicy.NULLIFY
    return plc.copying.gather(source, pylibcudf_column(there), beyond).columns()[0]


PER_THREAD: Final = os.environ.get("CUDF_PER_THREAD_STREAM", "0") == "1"
"""Whether cuDF uses the default stream of each thread; it asks the same when it is imported."""


def _on_its_stream() -> AbstractContextManager[None]:
    return memory_of_gpu().on_default_stream(of_thread=PER_THREAD)


class CudfObject(NamedTuple):
    """An object of cuDF's, and its labels as those of ours that are made of it have them."""

    there: cudf.Series | cudf.DataFrame
    labels: LazyIndex


def _call(data: CudfObject, method: Function, how: tuple[object, ...], named: Named) -> object:
    """Return what a method of ours gives, as cuDF's own."""
    with _on_its_stream():
        made = method(*how, **named)
        if isinstance(made, Series | DataFrame):
            labels = _labels(made)
            index = data.there.index if labels is data.labels else index_of(labels)
            if isinstance(made, Series):
                return series_of(made.column, made.name, index)
            return frame_of(made._table, index)  # noqa: SLF001 our own kind
    return Chain(made, data) if isinstance(made, CHAINED) else made


def _labels(ours: Series | DataFrame) -> pd.Index | LazyIndex:
    return ours._data.index if isinstance(ours, Series) else ours._table.index  # noqa: SLF001 - as above


CHAINED: Final = (SeriesWindows, FrameWindows, SeriesGroups, FrameGroups)


@brief_methods
class Chain:
    """Windows, or groups, of a cuDF object: the methods of ours, with results as cuDF's own."""

    def __init__(self, made: Any, given: CudfObject) -> None:
        self._made, self._given = made, given

    def __getitem__(self, key: object) -> Chain:
        """Return the windows, or groups, of column ``key``, or of the columns in a list."""
        return Chain(self._made[key], self._given)

    def __getattr__(self, name: str) -> object:
        found = getattr(self._made, name)
        if callable(found):
            return lambda *how, **named: _call(self._given, found, how, named)
        return Chain(found, self._given) if isinstance(found, CHAINED) else found

    def __len__(self) -> int:
        return len(self._made)

    def __repr__(self) -> str:
        return repr(self._made)


class Accessor:
    """What both accessors have: methods of ours, on the object of cuDF's that they were made of."""

    def __init__(self, given: object) -> None:
        self._given = given

    def _ours(self) -> Series | DataFrame:
        return Series(self._given)

    def _call(self, name: str, how: tuple[object, ...], named: Named) -> object:
        with _on_its_stream():
            ours = self._ours()
        return _call(CudfObject(self._given, _labels(ours)), getattr(ours, name), how, named)

    def _chain(self, name: str, how: tuple[object, ...], named: Named) -> Chain:
        made = self._call(name, how, named)
        assert isinstance(made, Chain)
        return made

    def applymap(self, function: Function, *how: object, **named: object) -> cudf.Series | cudf.DataFrame:
        """Return ``function(value)`` for every value, also named ``map``: :meth:`udf.Series.map`."""
        return self._call("applymap", (function, *how), named)

    map = applymap

    def rolling(self, window: object, *how: object, **named: object) -> Chain:
        """Return the windows, for ``.apply(f)``: :meth:`udf.Series.rolling`, :meth:`udf.DataFrame.rolling`."""
        return self._chain("rolling", (window, *how), named)

    def expanding(self, *how: object, **named: object) -> Chain:
        """Return the windows of all rows up to each one, for ``.apply(f)``: :meth:`udf.Series.expanding`."""
        return self._chain("expanding", how, named)

    def groupby(self, by: object = None, *how: object, **named: object) -> Chain:
        """Return the groups: :meth:`udf.Series.groupby`, :meth:`udf.DataFrame.groupby`."""
        return self._chain("groupby", (by, *how), named)

    def scan(self, function: Function, initial: object, *how: object, **named: object) -> cudf.Series:
        """Return ``out`` of ``state, out = function(state, row)`` for each row: :meth:`udf.Series.scan`."""
        return self._call("scan", (function, initial, *how), named)

    def reduce(self, function: Function, initial: object, *how: object, **named: object) -> object:
        """Return the last state of ``state = function(state, row)``: :meth:`udf.Series.reduce`."""
        return self._call("reduce", (function, initial, *how), named)


@cudf.api.extensions.register_series_accessor("udf")
@brief_methods
class SeriesAccessor(Accessor):
    """What ``cudf.Series`` has under ``.udf``: ``cudf.Series([1.0, None]).udf.apply(lambda x: x * 2 + 1)``.

    A null is ``udf.NA``, or ``cudf.NA``, inside.
    """

    apply = Accessor.applymap


@cudf.api.extensions.register_dataframe_accessor("udf")
@brief_methods
class DataFrameAccessor(Accessor):
    """What ``cudf.DataFrame`` has under ``.udf``: ``frame.udf.apply(lambda row: row.a * row["b"], axis=1)``."""

    def _ours(self) -> DataFrame:
        return DataFrame._of(cudf_table(self._given))  # noqa: SLF001 our own kind

    def apply(
        self, function: Function, axis: object = 1, *how: object, **named: object
    ) -> cudf.Series | cudf.DataFrame:
        """Return ``function(row)`` for every row: :meth:`udf.DataFrame.apply`."""
        return self._call("apply", (function, axis, *how), named)
