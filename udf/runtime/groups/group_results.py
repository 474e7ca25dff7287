"""What functions of groups give, as pandas has it: the dtype, the index, the keys as columns."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from udf.columns.bitmask import null_count
from udf.columns.labelled_column import LabelledColumn
from udf.columns.pandas_layouts import pandas
from udf.columns.sources import OneColumn, TableSource
from udf.columns.tables import Table

if TYPE_CHECKING:
    from collections.abc import Hashable, Mapping

    from udf.base.dtypes import DType
    from udf.columns.column import Column
    from udf.columns.labelled_column import Storage
    from udf.columns.sources import Source
    from udf.runtime.groups.keys import Keys

CLOSE: Final = 5e-4
"""How far a float32 may be from its float64, for ``agg`` of a float32 column to give it: pandas'
``maybe_downcast_numeric``."""


def without_idle_mask(column: Column) -> Column:
    """Return a column of results without a mask that hides nothing."""
    return replace(column, validity=None) if column.validity is not None and not null_count(column) else column


def downcast(column: Column, dtype: DType) -> Column:
    """Return results of ``agg`` in the dtype of their column, if it is of their kind and can hold them.

    Source: pandas 3, ``NumpyExtensionArray._cast_pointwise_result``.

    Examples
    --------
    >>> from udf.columns.column import Column
    >>> from udf.base.dtypes import DTYPES
    >>> downcast(Column(values=np.array([1, 300])), DTYPES["int16"]).dtype.name
    'int16'
    >>> downcast(Column(values=np.array([1, 300])), DTYPES["int8"]).dtype.name
    'int64'
    """
    values, wanted = column.values, dtype.numpy
    both = (np.dtype(wanted).kind, values.dtype.kind)
    if column.logical is not None or not dtype.is_number or values.dtype == wanted or not len(column):
        return column
    if both == ("f", "f"):
        narrow = values.astype(wanted)
        fits = bool(
            ((narrow == values) | (abs(narrow - values) <= CLOSE) | (np.isnan(narrow) & np.isnan(values))).all()
        )
    elif both[0] in "iu" and both[1] in "iu":
        narrow = values.astype(wanted)
        fits = bool((narrow == values).all())
    else:
        return column
    return replace(column, values=narrow) if fits else column


def as_source(column: Column, storage: Storage) -> Source:
    """Return a column of results as the source of a table."""
    return OneColumn(LabelledColumn(column=column, storage=storage))


def key_labels(keyed: Keys) -> list[Hashable]:
    """Return the labels of the keys as columns."""
    index = keyed.index
    unnamed = "level_{}" if index.nlevels > 1 else "index"
    return [unnamed.format(i) if name is None else name for i, name in enumerate(index.names)]


def with_keys(sources: Mapping[Hashable, Source], keyed: Keys, header: Any = None) -> Table:
    """Return results with the levels of their index as columns before them, as they are: ``as_index=False``.

    An unnamed level is "index", or of several "level_0", as in ``reset_index``; a level is left out whose label a
    result has. ``header`` is the results' own.
    """
    keys: dict[Hashable, Source] = {}
    index = keyed.index
    for i, label in enumerate(key_labels(keyed)):
        if label not in sources and i not in keyed.outside:
            keys[label] = TableSource(index.get_level_values(i).to_frame(index=False, name=label))
    if header is not None:
        for label in reversed(keys):
            header = header.insert(0, label)
    elif None in sources:  # else None would be NaN
        header = pandas("groupby").Index([*keys, *sources], dtype=object)
    return Table(sources={**keys, **sources}, rows=len(index), header=header)
