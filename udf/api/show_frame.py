"""A DataFrame as text, laid out as pandas lays out its own.

Source: pandas ``pandas/io/formats/format.py`` and ``string.py`` (``DataFrameFormatter``, ``StringFormatter``) with
the default display options: 60 rows, else the first and last 5, and as many columns as fit in 80 characters.
"""

from __future__ import annotations

from math import isnan
from typing import TYPE_CHECKING, Any

from udf.api.show import END_ROWS, column_texts, frame_labels, shown_rows
from udf.errors import DTypeError
from udf.interop.device import to_host
from udf.interop.tables import rows_of

if TYPE_CHECKING:
    from collections.abc import Hashable

    from udf.interop.tables import Table

_WIDTH = 80
_VALUE_WIDTH = 50
_DOTS = " ..."


def frame_text(table: Table) -> str:
    """Return the repr of a frame: index, columns, and its size if not all of it is shown."""
    if not table.rows or not table.sources:
        index = [] if table.index is None else list(table.index)
        columns = ", ".join(map(str, table.sources))
        return f"Empty DataFrame\nColumns: [{columns}]\nIndex: [{', '.join(map(str, index))}]"
    ends = shown_rows(table.rows)
    names, labels = frame_labels(range(table.rows) if table.index is None else table.index, ends)
    blank = [""] * len(names)
    left = _justified(["", *names, *labels], right=False)
    parts = [rows_of(table, end) for end in ends]
    cells, whole = _fitting(parts, blank, _WIDTH - len(left[0]))
    if len(ends) > 1:
        for column in (left, *cells):
            column.insert(len(column) - END_ROWS, _dots(column, left))
    lines = [" ".join(row) for row in zip(left, *cells, strict=True)]
    if len(ends) > 1 or not whole:
        lines += ["", f"[{table.rows} rows x {len(table.sources)} columns]"]
    return "\n".join(lines)


def _fitting(parts: list[Table], blank: list[str], width: int) -> tuple[list[list[str]], bool]:
    """Return as many columns from both ends as fit in ``width``, with dots between, and whether these are all."""
    labels = list(parts[0].sources)
    first: list[list[str]] = []
    last: list[list[str]] = []
    while labels:
        side, at = (first, 0) if len(first) <= len(last) else (last, -1)
        column = _column(parts, labels[at], blank)
        width -= len(column[0]) + 1
        if width < (len(_DOTS) + 1 if len(labels) > 1 else 0) and first:
            return [*first, [_DOTS] * len(column), *last[::-1]], False
        side.append(column)
        labels.pop(at)
    return [*first, *last[::-1]], True


def _column(parts: list[Table], label: Hashable, blank: list[str]) -> list[str]:
    """Return a column's cells, its label first, as texts of one width."""
    try:
        read = [to_host(part.sources[label].read(label).column) for part in parts]
    except DTypeError:
        read = []
    if not read or read[0].text is not None:
        cells = [f" {_text(value)}" for part in parts for value in _values(part.sources[label].carried(label))]
        return _justified([str(label), *blank, *cells], right=True)
    lead = "" if read[0].dtype.unit else " "  # numbers have a place for their sign
    return _justified([f"{lead}{label}", *blank, *column_texts(read)], right=True)


def _values(carried: Any) -> list[Any]:
    """Return a column that is only carried as Python objects."""
    return ["<NA>" if x is None else x for x in carried.to_pylist()] if hasattr(carried, "to_pylist") else list(carried)


def _text(value: object) -> str:
    text = "NaN" if isinstance(value, float) and isnan(value) else str(value)
    return text if len(text) <= _VALUE_WIDTH else f"{text[: _VALUE_WIDTH - 4]}..."


def _justified(cells: list[str], *, right: bool) -> list[str]:
    width = max(map(len, cells))
    return [cell.rjust(width) if right else cell.ljust(width) for cell in cells]


def _dots(column: list[str], left: list[str]) -> str:
    if column[0] == _DOTS:
        return _DOTS
    width = len(column[0])
    dots = "..." if width > 3 else ".."
    return dots.ljust(width) if column is left else dots.rjust(width)
