"""Lists and sets that a function returned, of the bytes that it left (``udf/frontend/rules/list/list_results.py``)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np

from udf.columns.bitmask import valid_rows
from udf.columns.transfers import to_host

if TYPE_CHECKING:
    from udf.columns.column import Column


CONTAINERS: Final[dict[str, Any]] = {"list": list, "set": set, "tuple": tuple}


def is_list_form(form: str | None) -> bool:
    """Return whether the form of a result says that it is bytes of a list or a set.

    Examples
    --------
    >>> is_list_form("list of int64"), is_list_form("list"), is_list_form(None)
    (True, False, False)
    """
    return form is not None and " of " in form


def objects_of_bytes(column: Column, form: str) -> Any:
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
    whole = text.chars.tobytes()
    valid = valid_rows(column).tolist()
    made = np.empty(len(column), dtype=object)
    for row, (start, stop) in enumerate(zip(column.values.tolist(), text.stops.tolist(), strict=True)):
        if valid[row]:
            items = _texts(whole, start, stop) if item == "text" else _numbers(whole, start, stop, item)
            made[row] = CONTAINERS[what](items)
    return made


def _numbers(whole: bytes, start: int, stop: int, item: str) -> list[Any]:
    """Return numbers of 8 bytes each; a bool is the first of them."""
    count = (stop - start) // 8
    if item == "bool":
        return [byte & 1 == 1 for byte in whole[start:stop:8]]
    found: list[Any] = np.frombuffer(whole, item, count=count, offset=start).tolist()
    return found


def _texts(whole: bytes, start: int, stop: int) -> list[str]:
    """Return texts, each behind 8 bytes that say how long it is."""
    found = []
    while start < stop:
        begin = start + 8
        start = begin + int.from_bytes(whole[start:begin], "little")
        found.append(whole[begin:start].decode())
    return found
