"""What a column of objects may hold at pandas' doors: values of one type of Python's, beside what is missing.

pandas hands a function the objects themselves, and what they do is a matter of their types: ``1`` and ``1.0`` are other
texts, ``True`` is none of both, and ``numpy.int8(100) + 100`` wraps. A column here has one type.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from math import isnan
from typing import TYPE_CHECKING, Any, Final

import numpy as np
import pandas as pd

from udf.columns.sequences import from_values
from udf.columns.sources import PlacedSource
from udf.errors import DTypeError

if TYPE_CHECKING:
    from udf.base.null_kinds import Null
    from udf.columns.column import Column
    from udf.columns.labelled_column import LabelledColumn

NULLS: Final[dict[type, Null]] = {type(None): "None", type(pd.NA): "pandas.NA", type(pd.NaT): "NaT"}

ONE_BY_ONE: Final = (bool, int, float, complex, str, date)
"""Types of objects that a function is handed one by one; those of their subclasses have methods of their own."""

IN_GROUPS: Final = (str, date)
"""Types of objects that a whole Series may hold: numbers do not wrap there, ``s / 0`` raises, ``np.sqrt(s)`` too."""


def column_of_objects(data: Any, column: Column) -> Column:
    """Return the ``column`` that was read from a Series of objects with what its nulls are: those that are there.

    NaN beside other values than floats is a null.

    Raises
    ------
    DTypeError
        If the objects are not of one of the types ``ONE_BY_ONE``.

    Examples
    --------
    >>> from udf.columns import read
    >>> given = pd.Series([1, None], dtype=object)
    >>> column_of_objects(given, read(given).column).nulls
    ('None',)
    """
    values = data.tolist()
    kinds, nulls = _types_of(values)
    _require_one(kinds, ONE_BY_ONE)
    if "nan" in nulls and column.dtype.kind == "f":
        column = from_values([None if type(value) is float else value for value in values])
    return replace(column, nulls=tuple(sorted(nulls))) if nulls else column


class GroupedColumns(PlacedSource):
    """The columns of a DataFrame as its groups take them: objects are text, or dates.

    ``blocks`` are those that the frame had.
    """

    __slots__ = ("blocks",)
    blocks: tuple[Any, ...]

    def seen(self, given: object, found: LabelledColumn) -> LabelledColumn:
        """Return the column ``given`` as it was ``found``; refuse objects of other types."""
        require_group_objects(given)
        return found


def require_group_objects(data: Any) -> None:
    """Raise DTypeError for a Series of objects that are other than text, or dates, in groups and as a whole column.

    So does one of categories of numbers, of which pandas has no sums, nor an order: here they would be their numbers.
    """
    if isinstance(data.dtype, pd.CategoricalDtype) and data.dtype.categories.dtype.kind in "iufb":
        hint = 'make them numbers: frame.astype({"a": "int64"}).'
        raise DTypeError("a category of numbers", supported=("numbers",), where="a column of groups", hint=hint)
    if isinstance(data.dtype, np.dtype) and data.dtype.kind == "O":
        kinds = _types_of(data.tolist())[0]
        if not kinds and len(data):
            hint = "say what it has: .astype('float64'), or .astype('str') of text."
            raise DTypeError("a column of objects that are all missing", supported=_names(IN_GROUPS), hint=hint)
        _require_one(kinds, IN_GROUPS)


def _types_of(values: list[Any]) -> tuple[set[type], set[Null]]:
    """Return the types of values that are there, and the nulls; NaN beside other values than floats is one."""
    kinds = set(map(type, values))
    nulls: set[Null] = {NULLS[kind] for kind in kinds if kind in NULLS}
    kinds -= NULLS.keys()
    if float in kinds and len(kinds) > 1 and all(isnan(value) for value in values if type(value) is float):
        nulls.add("nan")
        kinds.remove(float)
    return kinds, nulls


def _names(kinds: tuple[type, ...]) -> tuple[str, ...]:
    return tuple(kind.__name__ for kind in kinds)


def _require_one(kinds: set[type], supported: tuple[type, ...]) -> None:
    """Raise DTypeError for types of objects that are several, or not ``supported``."""
    if len(kinds) < 2 and kinds <= set(supported):
        return
    names = " beside ".join(sorted(kind.__name__ for kind in kinds))
    hint = "make it a column of one type: .astype(float) of numbers, .astype(str) of text."
    raise DTypeError(f"a column of objects that has {names}", supported=_names(supported), hint=hint)
