"""Results as pandas itself would have them: what it makes of None among numbers, and of no rows at all.

At pandas' own door its meaning decides; ``to_pandas`` of a :class:`udf.Series` keeps nulls as nulls.
"""

# ruff: noqa: SLF001 - Series and DataFrame are our own kinds
from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pandas as pd

from udf.api.dataframe import framed
from udf.api.series import Series
from udf.interop.device import to_host
from udf.interop.imported import Imported
from udf.interop.sources import OneColumn
from udf.missing import null_as_nan

if TYPE_CHECKING:
    from udf.api.dataframe import DataFrame
    from udf.interop.sources import Source


def of_values(given: Any, result: Series | DataFrame) -> Any:
    """Return what a function of each value of ``given`` gave; of no values pandas keeps what it was given."""
    if len(given) == 0 and isinstance(result, Series) is isinstance(given, pd.Series):
        return given.copy()
    return _like(given, as_pandas(result))


def of_rows(given: Any, result: Series | DataFrame) -> Any:
    """Return what a function of each row of ``given`` gave; of no rows pandas makes one value float64."""
    if len(given) == 0 and isinstance(result, Series):
        return _like(given, pd.Series(index=given.index, dtype="float64"))
    return _like(given, as_pandas(result))


def _like(given: Any, made: Any) -> Any:
    """Return ``made`` with what is known about ``given``."""
    made.attrs = given.attrs
    return made


def as_pandas(result: Series | DataFrame, *, integers: bool = True) -> Any:
    """Return ``result`` as pandas' own, where a null of NumPy's layout is NaN; of ``integers`` too, as float64."""
    if isinstance(result, Series):
        return Series._of(_with_nan(result._data, integers=integers)).to_pandas()
    sources = {label: _source(source, integers=integers) for label, source in result._table.sources.items()}
    return framed(replace(result._table, sources=sources)).to_pandas()


def _source(source: Source, *, integers: bool) -> Source:
    if not (isinstance(source, OneColumn) and isinstance(source.values, Imported)):
        return source
    return OneColumn(_with_nan(source.values, integers=integers))


def _with_nan(data: Imported, *, integers: bool) -> Imported:
    column = data.column
    if data.flavour != "numpy" or column.validity is None or not (integers or column.dtype.kind == "f"):
        return data
    return replace(data, column=null_as_nan(to_host(column)))
