"""Lists and sets that a function returned, of the bytes that it left (``udf/frontend/rules/list/list_results.py``)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

import numpy as np

from udf.base.interrupts import without_collections
from udf.columns.bitmask import valid_rows
from udf.columns.transfers import to_host

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from udf.base.annotations import Array
    from udf.columns.column import Column


FEW_ROWS: Final = 32
"""Rows that are read one by one: there may be one that has many more items than others."""

CONTAINERS: Final[dict[str, Callable[[Iterable[object]], object]]] = {"list": list, "set": set, "tuple": tuple}


def is_list_form(form: str | None) -> bool:
    """Return whether the form of a result says that it is bytes of a list or a set.

    Examples
    --------
    >>> is_list_form("list of int64"), is_list_form("list"), is_list_form(None)
    (True, False, False)
    """
    return form is not None and " of " in form


def objects_of_bytes(column: Column, form: str) -> Array:
    """Return the lists or sets whose items' bytes a column has, an array of objects; None for a null.

    Examples
    --------
    >>> from udf.columns.column import Column, TextBytes
    >>> from udf.base.dtypes import text_type
    >>> chars = np.array([1, -2, 3], np.int64).view(np.uint8)
    >>> text = TextBytes(stops=np.array([16, 24]), chars=chars)
    >>> column = Column(values=np.array([0, 16]), logical=text_type("utf8", 8), text=text)
    >>> objects_of_bytes(column, "list of int64").tolist()
    [[1, -2], [3]]
    """
    column = to_host(column)
    text, (what, _, item) = column.text, form.partition(" of ")
    assert text is not None
    valid = valid_rows(column)
    starts = np.asarray(column.values, np.int64)
    stops = np.where(valid, text.stops, starts)
    with without_collections():  # none of the objects made is part of a cycle
        made = np.fromiter(_containers(what, item, text.chars, starts, stops), object, len(column))
    made[~valid] = None
    return made


def _containers(what: str, item: str, chars: Array, starts: Array, stops: Array) -> Iterable[object]:
    """Return the list or set of each row."""
    items, counts = (_texts if item == "text" else partial(_numbers, item))(chars, starts, stops)
    ends = np.cumsum(counts)
    parts = (items[start:end] for start, end in zip((ends - counts).tolist(), ends.tolist(), strict=True))
    return parts if what == "list" else map(CONTAINERS[what], parts)


def _at_each_byte(chars: Array, dtype: str) -> Array:
    """Return the numbers of 8 bytes that begin at each byte."""
    return np.ndarray((max(len(chars) - 7, 0),), dtype, np.ascontiguousarray(chars), strides=(1,))


def _numbers(item: str, chars: Array, starts: Array, stops: Array) -> tuple[list[object], Array]:
    """Return the items of all rows, numbers of 8 bytes each, and how many a row has; a bool is the first byte."""
    counts = (stops - starts) // 8
    first = np.cumsum(counts) - counts
    places = np.repeat(starts - 8 * first, counts) + 8 * np.arange(counts.sum())
    found = chars[places] & 1 == 1 if item == "bool" else _at_each_byte(chars, item)[places]
    return found.tolist(), counts


def _texts(chars: Array, starts: Array, stops: Array) -> tuple[list[str], Array]:
    """Return the texts of all rows, each behind 8 bytes that say how long it is, and how many a row has."""
    sizes = _at_each_byte(chars, "int64")
    rows, found = np.flatnonzero(starts < stops), list[tuple[list[int] | np.ndarray, ...]]()
    at = starts[rows]
    while len(rows) > FEW_ROWS:  # the next text of all rows that have one
        begins, at = at + 8, at + 8 + sizes[at]
        found.append((rows, begins, at))
        more = at < stops[rows]
        rows, at = rows[more], at[more]
    for row, first in zip(rows.tolist(), at.tolist(), strict=True):
        end = first
        while end < stops[row]:
            begin, end = end + 8, end + 8 + int(sizes[end])
            found.append(([row], [begin], [end]))
    if not found:
        return [], np.zeros(len(starts), np.int64)
    of_row, begins, ends = map(np.concatenate, zip(*found, strict=True))
    order = np.lexsort((begins, of_row))
    places = zip(begins[order].tolist(), ends[order].tolist(), strict=True)
    whole = chars.tobytes()
    counts = np.bincount(of_row, minlength=len(starts))
    if whole.isascii():
        ascii_text = whole.decode("ascii")
        return [ascii_text[begin:end] for begin, end in places], counts
    return [whole[begin:end].decode() for begin, end in places], counts
