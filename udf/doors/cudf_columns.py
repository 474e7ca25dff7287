"""Results as cuDF's own objects, made of pylibcudf Columns that share our memory."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pandas as pd

from udf.columns.arrow_arrays import from_array, to_arrow
from udf.columns.bitmask import valid_rows
from udf.columns.cudf_buffers import MOMENTS, NUMBERS
from udf.columns.labelled_column import LabelledColumn
from udf.columns.labels import materialize
from udf.columns.libraries import library
from udf.columns.transfers import to_device, to_host

if TYPE_CHECKING:
    from collections.abc import Hashable

    from udf.columns.column import Column
    from udf.columns.tables import Table

cudf = library("cudf", "cudf", "the accessor .udf of cuDF")
plc = library("pylibcudf", "cudf", "the accessor .udf of cuDF")

_KINDS = {name: kind for kind, name in (*NUMBERS.items(), *MOMENTS.items())}
"""A type's name in NumPy -> libcudf's."""


def series_of(column: Column, name: Hashable, index: object) -> Any:
    """Return a column as a ``cudf.Series``."""
    return cudf.Series.from_pylibcudf(pylibcudf_column(column), {"name": name, "index": index})


def frame_of(table: Table, index: object) -> Any:
    """Return a table as a ``cudf.DataFrame``; a column that was passed through is the one that was given."""
    columns = [_passed_through(source.original(label)) for label, source in table.sources.items()]
    labels = pd.Index(list(table.sources), tupleize_cols=False)
    return cudf.DataFrame.from_pylibcudf(plc.Table(columns), {"columns": labels, "index": index})


def _passed_through(values: object) -> Any:
    if isinstance(values, LabelledColumn):
        return pylibcudf_column(values.column)
    return (values if hasattr(values, "to_pylibcudf") else cudf.Series(values)).to_pylibcudf()[0]


def index_of(labels: object) -> Any:
    """Return labels as cuDF's; None is 0 to n - 1."""
    labels = materialize(labels)
    if labels is None:
        return None
    return cudf.from_pandas(labels if isinstance(labels, pd.Index) else pd.Index(labels))


def pylibcudf_column(column: Column) -> Any:
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
    kind = getattr(plc.TypeId, _KINDS[column.dtype.name])
    return plc.Column(plc.DataType(kind), len(column), plc.gpumemoryview(column.values), mask, nulls, 0, [])


def _text(column: Column, mask: object, nulls: int) -> Any:
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


def _text_by_code(column: Column) -> Any:
    """Return the strings that codes stand for, which cuDF brings to their rows; a code beyond them is null."""
    texts = list(column.dtype.categories or ())
    codes = np.where(valid_rows(column), column.values, np.int32(len(texts)))
    there = to_device(type(column)(values=codes.astype(np.int32)))
    source = plc.Table([cudf.Series(texts, dtype="str").to_pylibcudf()[0]])
    beyond = plc.copying.OutOfBoundsPolicy.NULLIFY
    return plc.copying.gather(source, pylibcudf_column(there), beyond).columns()[0]
