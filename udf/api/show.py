"""A Series and a DataFrame as text: pandas writes it where it is installed; else in columns, as plain as can be.

Of a long column its ends are read only: 60 rows, else the first and last 5, pandas' own choice.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator
from html import escape
from types import ModuleType
from typing import TYPE_CHECKING, Final

import numpy as np

from udf.base.dtypes import BFLOAT16
from udf.base.null_kinds import NA
from udf.columns.arrow_arrays import to_arrow
from udf.columns.bitmask import valid_rows
from udf.columns.column import widen_halves
from udf.columns.labelled_column import LabelledColumn
from udf.columns.labels import materialize
from udf.columns.logical_values import python_values, to_logical
from udf.columns.pandas_layouts import pandas, to_pandas
from udf.columns.sources import OneColumn, Source
from udf.columns.tables import Table, pandas_array, select_columns, slice_rows
from udf.columns.transfers import to_host
from udf.errors import DTypeError, MissingPackageError

if TYPE_CHECKING:
    from udf.columns.pandas_names import ExtensionArray, SeriesOrFrame

MAX_ROWS: Final = 60
END_ROWS: Final = 5
MAX_COLUMNS: Final = 20
WIDTH: Final = 80


def series_text(data: LabelledColumn) -> str:
    """Return the repr of a Series: index, values, and a footer with name, length and dtype."""
    rows = len(data.column)
    footer = ", ".join(_footer(data, rows))
    if rows == 0:
        return f"Series([], {footer})"
    table = Table(sources={"": OneColumn(data)}, rows=rows, index=data.index)
    try:
        pd = pandas("showing")
    except MissingPackageError:
        return f"{_without_pandas(table)}\n{footer}"
    shown = _in_pandas(table, pd)[""]
    text = shown.to_string(max_rows=_most(rows), min_rows=2 * END_ROWS, name=False, dtype=False, length=False)
    if getattr(shown.index, "freq", None) is not None:  # it has a line of its own, and a place in the footer
        text = text.rpartition("\n")[0]
    return f"{text}\n{footer}"


def frame_text(table: Table) -> str:
    """Return the repr of a frame: index, columns, and its size if not all of it is shown."""
    try:
        pd = pandas("showing")
    except MissingPackageError:
        return f"{_without_pandas(table)}\n[{table.rows} rows x {len(table.sources)} columns]"
    shown = _in_pandas(_outer(table), pd)
    for columns in range(min(len(shown.columns), MAX_COLUMNS), 0, -1):
        text: str = shown.to_string(
            max_rows=_most(table.rows), min_rows=2 * END_ROWS, max_cols=columns, max_colwidth=50, show_dimensions=False
        )
        if max(map(len, text.split("\n"))) <= WIDTH:
            break
    else:
        return repr(shown)  # an empty one
    if columns == len(table.sources) and table.rows <= MAX_ROWS:
        return text
    return f"{text}\n\n[{table.rows} rows x {len(table.sources)} columns]"


def series_html(data: LabelledColumn) -> str | None:
    """Return what a notebook shows of a Series, None without pandas: its text is shown then."""
    rows = len(data.column)
    shown = _html(Table(sources={data.name or "": OneColumn(data)}, rows=rows, index=data.index))
    return shown and f"{shown}<p>{escape(', '.join(_footer(data, rows)))}</p>"


def frame_html(table: Table) -> str | None:
    """Return what a notebook shows of a frame, as pandas has it; None without pandas."""
    shown = _html(table)
    return shown and f"{shown}<p>{table.rows} rows &times; {len(table.sources)} columns</p>"


def _html(table: Table) -> str | None:
    try:
        pd = pandas("showing")
    except MissingPackageError:
        return None
    shown = _in_pandas(_outer(table), pd)
    return str(shown.to_html(max_rows=_most(table.rows), max_cols=MAX_COLUMNS, show_dimensions=False, border=1))


def _footer(data: LabelledColumn, rows: int) -> Iterator[str]:
    if frequency := getattr(data.index, "freqstr", None):  # a DatetimeIndex with one
        yield f"Freq: {frequency}"
    if data.name is not None:
        yield f"Name: {data.name}"
    if rows > MAX_ROWS:
        yield f"Length: {rows}"
    yield f"dtype: {data.column.dtype}"


def _most(rows: int) -> int:
    """Return how many rows pandas shows of those that it is given."""
    return MAX_ROWS if rows <= MAX_ROWS else 2 * END_ROWS


def _ends(rows: int, more: int = 1) -> tuple[slice, ...]:
    """Return the rows that are read: all, or those at both ends and one ``more``, in place of which dots are shown."""
    if rows <= MAX_ROWS:
        return (slice(0, rows),)
    return slice(0, END_ROWS + more), slice(rows - END_ROWS, rows)


def _outer(table: Table) -> Table:
    """Return the columns that may be shown: as many from both ends, and one more in place of the others."""
    labels = list(table.sources)
    half = MAX_COLUMNS // 2
    if len(labels) <= 2 * half + 1:
        return table
    return select_columns(table, [*labels[: half + 1], *labels[-half:]])


def _in_pandas(table: Table, pd: ModuleType) -> SeriesOrFrame:
    """Return the ends of a table as a pandas DataFrame that shows null as <NA>."""
    parts = [slice_rows(table, end) for end in _ends(table.rows)]
    found = [[_values(part.sources[label], label, pd) for part in parts] for label in table.sources]
    columns = [pd.concat([pd.Series(some, dtype=some.dtype) for some in column]) for column in found]
    index = _labels(table, pd)
    shown = pd.DataFrame({i: column.set_axis(index) for i, column in enumerate(columns)}, index=index)
    shown.columns = pd.Index(list(table.sources), tupleize_cols=False) if table.header is None else table.header
    return shown


def _labels(table: Table, pd: ModuleType) -> object:
    index = pd.RangeIndex(table.rows) if table.index is None else materialize(table.index)
    if not hasattr(index, "get_indexer"):
        index = pd.Index(list(index), dtype=object, tupleize_cols=False)
    first, *last = (index[end] for end in _ends(table.rows))
    return first.append(last) if last else first


def _values(source: Source, label: Hashable, pd: ModuleType) -> ExtensionArray:
    """Return a column as pandas shows it; objects if there are nulls, or if it is text."""
    try:
        column = to_host(source.read(label).column)
    except DTypeError:
        return pandas_array(source.original(label), pd)
    if column.text is not None and not isinstance(original := source.original(label), LabelledColumn):
        return pandas_array(original, pd)  # its nulls are those that it came with
    if column.dtype.zone:
        return to_pandas(column, index=None, name=None, storage="numpy").array
    if column.dtype.unit:
        return to_logical(column)
    valid = valid_rows(column)
    if valid.all() and column.dtype.kind not in "OTD":
        return widen_halves(column).values if column.dtype == BFLOAT16 else column.values
    return pd.Series(python_values(column, pd.NA), dtype=object)


# --- without pandas ----------------------------------------------------------------------------------


def _without_pandas(table: Table) -> str:
    """Return the ends of a table with every value as Python writes it."""
    index = range(table.rows) if table.index is None else table.index
    first, *last = _ends(table.rows, more=0)
    lines = [["", *map(str, table.sources)]]
    for end in (first, *last):
        cells = [_texts(source.between(end.start, end.stop), label) for label, source in table.sources.items()]
        lines += [[str(label), *row] for label, *row in zip(index[end], *cells, strict=True)]
        lines += [[".."] * len(lines[0])] if last and end is first else []
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    texts = ("  ".join(map(str.rjust, line, widths)) for line in lines)
    return "\n".join(text for text in texts if text.strip())


def _texts(source: Source, label: Hashable) -> list[str]:
    try:
        column = to_host(source.read(label).column)
    except DTypeError:
        original = source.original(label)
        assert isinstance(original, Iterable)
        return list(map(str, original.to_pylist() if hasattr(original, "to_pylist") else original))
    if column.dtype.unit:
        return list(map(str, to_arrow(column).to_pylist() if column.dtype.zone else np.array(to_logical(column))))
    return list(map(str, python_values(column, NA)))
