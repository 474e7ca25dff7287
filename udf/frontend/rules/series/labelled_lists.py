"""A list under the labels of a Series: what a loop over the values of a Series, or the rows of a group, has made."""

# ruff: noqa: PERF401
from functools import cache
from typing import Any, Final

from udf.base.pandas_meaning import meaning
from udf.frontend.base.declarations import define
from udf.frontend.rules.array.insert_point import InsertPoint
from udf.frontend.rules.series.sorter import ListArray, require_memory
from udf.frontend.types.array_kinds import Filter
from udf.frontend.types.frame_kinds import Frame, RowSelection
from udf.frontend.types.list_kinds import is_list
from udf.frontend.types.series_kinds import Series, Take

OF_COLUMNS: Final = {} if meaning().splits_seconds else {"total_seconds()": "column_seconds()"}
"""What a time is asked for where a column of them is, in another way than one time is."""


def floats_to_ints(values: Any) -> Any:
    """Return each float as an int."""
    made = []
    for value in values:
        if value - value != 0:
            raise ValueError("Cannot convert non-finite values (NA or inf) to integer")
        made.append(int(value))
    return made


def apply_rows(function: Any, frame: Any) -> Any:
    """Return what a function gives of each row."""
    made = []
    for place in range(len(frame)):
        made.append(function(frame.iloc[place]))
    return made


@cache
def attribute_loop(name: str, arguments: int | None) -> Any:
    """Return the function that gives the list of an attribute of each time, or with arguments what a method gives.

    Examples
    --------
    >>> attribute_loop("upper", 0)(["a", "b"])
    ['A', 'B']
    """
    names = [f"x{i}" for i in range(arguments or 0)]
    asked = _asked("value", name if arguments is None else f"{name}({', '.join(names)})")
    return _written(["values", *names], f"    for value in values:\n        made.append({asked})\n")


@cache
def difference_loop(name: str, *, called: bool) -> Any:
    """Return the function that gives the list of an attribute of the time since each row before, or of a method.

    Examples
    --------
    >>> import pandas as pd
    >>> difference_loop("real", called=False)(pd.Series([1, 3, 7]))
    [nan, 2.0, 4.0]
    """
    body = "    for place in range(1, len(values)):\n        step = values.iloc[place] - values.iloc[place - 1]\n"
    first = "    if len(values) > 0:\n        made.append(float('nan'))\n"
    return _written(["values"], f"{first}{body}        made.append(float({_asked('step', name + '()' * called)}))\n")


def _asked(value: str, name: str) -> str:
    """Return the text that asks a time for what its column would give."""
    return f"{value}.{OF_COLUMNS.get(name, name)}"


def _written(names: list[str], body: str) -> Any:
    text = f"def of_times({', '.join(names)}):\n    made = []\n{body}    return made"
    scope: dict[str, Any] = {}
    exec(compile(text, "<dt>", "exec"), scope)  # noqa: S102 - our own text
    return scope["of_times"]


def labelled(_owner: Any, _values: Any) -> Any:
    """Stand for the Series of a list's values with the labels of ``owner``, a Series or a frame."""
    return NotImplemented


def _labelled(owner: Any, values: Any) -> Any:
    if not isinstance(owner, Series | Frame | RowSelection) or not is_list(values):
        return None
    require_memory("map() or apply()")
    chosen = isinstance(owner, RowSelection) or isinstance(getattr(owner, "base", None), Filter | Take)
    return Series(ListArray(values), None if chosen else owner.labels)


@define(labelled, typing=_labelled)
def _lower_labelled(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    at, kind = InsertPoint(context, builder), sig.return_type
    return at.struct(kind, base=at.struct(kind.base, values=args[1]))
