"""Containers that a function captures or is given: lists, sets, dicts, ranges, Enums, and pandas' labelled values.

A container of a few values is a constant of the compiled code, and so a part of its key; one that has changed by the
next call is another constant. What it means is written as one of three constants: a tuple, a frozenset, or
:class:`Entries`, which are keys with values.
"""

from __future__ import annotations

import struct
import sys
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator
from enum import Enum
from typing import TYPE_CHECKING, Any, Final, TypeGuard

import numpy as np

from udf.base.records import dataclass
from udf.bind.own_classes import own_class
from udf.bind.structures import is_dataclass_value, plain

if TYPE_CHECKING:
    from udf.columns.pandas_names import SeriesOrFrame, pd

MOST: Final = 4096
"""Values of a container that becomes code, keys included."""

WIDE: Final = (np.dtype("int64"), np.dtype("float64"))
"""Types of NumPy's numbers that are Python's as well."""

SEQUENCE: Final = "list"
"""The kind of Entries that are a list or tuple: the keys are positions, from either end."""

ENUM: Final = "Enum"
"""The kind of Entries that are the members of an Enum, by value."""

NOT_UNIQUE: Final = (
    "it has a label twice, and a lookup gives one value; drop duplicates first: .groupby(level=0).last()"
)

SEVERAL_DIMENSIONS: Final = "an array of text or of objects has one dimension in a UDF: capture array.tolist()"

IN_NAMED: Final = (
    "Inlay cannot read a list, set, dict, Series or array of text in a field of a named tuple, or in an attribute of a "
    "method's object: capture it under a name of its own"
)


class ContainerError(Exception):
    """A container that cannot enter a UDF; the text says why, and what to do."""


@dataclass(frozen=True, slots=True)
class Entries:
    """Keys and what each stands for, in order; ``values`` is None where only the keys are asked about.

    ``kind`` says whose methods it has: "dict", "Series", "Index", or SEQUENCE. ``otherwise`` is the value, if there is
    one, that ``d[x]`` gives for any other key: of a defaultdict or a Counter. ``pythons`` says that a Series hands out
    Python's numbers, as one of objects does.
    """

    kind: str
    keys: tuple[object, ...]
    values: tuple[object, ...] | None
    otherwise: tuple[object, ...] = ()
    pythons: bool = False


@dataclass(frozen=True, slots=True)
class FrameEntries:
    """A captured ``DataFrame``: Entries by column."""

    columns: tuple[tuple[object, Entries], ...]


def pandas_kind(value: object) -> str | None:
    """Return ``"Series"``, ``"DataFrame"`` or ``"Index"`` for an object of pandas, which is not imported to ask."""
    pandas = sys.modules.get("pandas")
    if pandas is None or not isinstance(value, (pandas.Series, pandas.DataFrame, pandas.Index)):
        return None
    return next(name for name in ("Series", "DataFrame", "Index") if isinstance(value, getattr(pandas, name)))


def is_calendar(value: object) -> TypeGuard[Iterable[str]]:
    """Return whether ``value`` is ``calendar.month_name`` or one like it: texts, by the locale that is set."""
    return type(value).__module__ == "calendar" and hasattr(type(value), "__getitem__")


def is_container(value: object) -> bool:
    """Return whether ``value`` is a container that may change, or one of which constants are made here.

    Examples
    --------
    >>> is_container({1: 2}), is_container([1]), is_container((1, [2])), is_container((1, 2))
    (True, True, True, False)
    """
    if isinstance(value, tuple):
        return any(map(is_container, value))
    if isinstance(value, (list, set, dict)) or is_dataclass_value(value) or is_calendar(value):
        return True
    return (isinstance(value, np.ndarray) and value.dtype.kind in "UO") or pandas_kind(value) is not None


def freeze(value: object, around: tuple[int, ...] = ()) -> object:
    """Return the constant that a container stands for; what is none, as it is. ``around`` are those that it is in.

    Raises
    ------
    ContainerError
        If it contains itself, a label twice, or what is of a class that is not known.

    Examples
    --------
    >>> freeze([1, {2, 3}])
    (1, frozenset({2, 3}))
    >>> freeze({"a": [1, 2]})
    Entries(kind='dict', keys=('a',), values=((1, 2),), otherwise=(), pythons=False)
    """
    if id(value) in around:
        raise ContainerError("it contains itself")
    instead = own_class(value) or (IN_NAMED if _is_named(value) and is_container(value) else None)
    if instead is not None:
        raise ContainerError(instead)
    inside, value = (*around, id(value)), plain(value)
    if type(value) is list or type(value) is tuple or is_calendar(value):
        return tuple(freeze(one, inside) for one in value)
    if isinstance(value, (set, frozenset)):
        return frozenset(value)
    if isinstance(value, dict):
        others = tuple(freeze(one, inside) for one in otherwise(value))
        return Entries("dict", tuple(value), tuple(freeze(one, inside) for one in value.values()), others)
    if isinstance(value, np.ndarray) and value.dtype.kind in "UO":
        if value.ndim != 1:
            raise ContainerError(SEVERAL_DIMENSIONS)
        return tuple(value.tolist())
    kind = pandas_kind(value)
    return value if kind is None else _freeze_labelled(value, kind)


def _freeze_labelled(value: SeriesOrFrame, kind: str) -> Entries | FrameEntries:
    """Return the constant of an object of pandas."""
    if kind == "Index":
        return Entries("Index", items_of(value), None)
    labels = _labels(value)
    if kind == "Series":
        return _entries_of(labels, value)
    if not value.columns.is_unique:
        raise ContainerError("it has a column twice")
    return FrameEntries(tuple((name, _entries_of(labels, value[name])) for name in value.columns))


def _entries_of(labels: tuple[object, ...], series: pd.Series) -> Entries:
    pythons = series.dtype == object or "pyarrow" in str(series.dtype)
    return Entries("Series", labels, items_of(series), pythons=pythons)


def _is_named(value: object) -> bool:
    return isinstance(value, tuple) and type(value) is not tuple


def otherwise(value: dict[object, object]) -> tuple[object, ...]:
    """Return the value that ``d[x]`` gives for a key that is not there; none of a plain dict.

    Raises
    ------
    ContainerError
        If its class makes one of the key.

    Examples
    --------
    >>> otherwise({}), otherwise(Counter("ab")), otherwise(defaultdict(float))
    ((), (0,), (0.0,))
    """
    made = getattr(type(value), "__missing__", None)
    if made is None or (made is defaultdict.__missing__ and value.default_factory is None):  # type: ignore[attr-defined]
        return ()
    if made is Counter.__missing__:
        return (0,)
    if made is not defaultdict.__missing__:
        raise ContainerError("its class computes values for missing keys; use dict(d), and d.get(x, default)")
    return (value.default_factory(),)  # type: ignore[attr-defined]


def _labels(value: SeriesOrFrame) -> tuple[object, ...]:
    if not value.index.is_unique:
        raise ContainerError(NOT_UNIQUE)
    return items_of(value.index)


def items_of(values: pd.Index | pd.Series) -> tuple[object, ...]:
    """Return the values of a Series or an Index: Python's, of uint64 and narrow numbers NumPy's; None is missing."""
    if getattr(values, "nlevels", 1) > 1:
        return tuple(values.tolist())
    missing = values.isna() if values.dtype.kind != "f" else None
    own = isinstance(values.dtype, np.dtype) and values.dtype.kind in "iuf" and values.dtype not in WIDE
    items = list(values.to_numpy()) if own and hasattr(values, "index") else values.tolist()
    if missing is not None and missing.any():
        items = [None if gone else item for item, gone in zip(items, missing.tolist(), strict=True)]
    return tuple(items)


def leaves(value: object, *, whole: bool = False) -> Iterator[object]:
    """Yield every value in a constant, keys included; with ``whole`` a tuple with names is one, too.

    Examples
    --------
    >>> list(leaves(freeze({"a": [1, 2]})))
    ['a', 1, 2]
    """
    if isinstance(value, Entries):
        yield from leaves(value.keys, whole=whole)
        yield from leaves((*(value.values or ()), *value.otherwise), whole=whole)
    elif isinstance(value, FrameEntries):
        for name, column in value.columns:
            yield name
            yield from leaves(column, whole=whole)
    elif isinstance(value, (tuple, frozenset)):
        if whole and hasattr(value, "_fields"):
            yield value
        for one in value:
            yield from leaves(one, whole=whole)
    else:
        yield value


def size_of(value: object, around: tuple[int, ...] = ()) -> int:
    """Return about how many values are in a container, without making constants of them; of one in itself none."""
    if isinstance(value, (dict, list, tuple)):
        if id(value) in around:
            return 0
        inside, own = (*around, id(value)), len(value) if isinstance(value, dict) else 0
        if len(value) > MOST:
            return len(value)
        return own + sum(size_of(one, inside) for one in (value.values() if isinstance(value, dict) else value))
    if isinstance(value, (set, frozenset)):
        return len(value)
    return int(getattr(value, "size", 1)) if pandas_kind(value) or isinstance(value, np.ndarray) else 1


def constant_of(value: object) -> object:
    """Return the constant that a container stands for.

    Raises
    ------
    ContainerError
        If it contains itself, has a label twice, or more than MOST values.
    """
    constant = freeze(value)
    if size_of(value) > MOST:
        instead = "make it a NumPy array, which is a lookup table" if isinstance(value, list) else "use fewer"
        raise ContainerError(f"it has more than {MOST} values; {instead}")
    return constant


def constant_image(constant: object, write: Callable[[object], bytes]) -> bytes:
    """Return bytes that are equal for equal constants only; ``write`` gives those of a value in one."""
    if isinstance(constant, Entries):
        values = b"-" if constant.values is None else constant_image(constant.values, write)
        others = constant_image(constant.otherwise, write) if constant.otherwise else b""
        kind = b"DP"[: 1 + constant.pythons] + constant.kind.encode()
        return kind + constant_image(constant.keys, write) + values + others
    if isinstance(constant, FrameEntries):
        return b"F" + b"".join(
            constant_image(name, write) + constant_image(column, write) for name, column in constant.columns
        )
    if type(constant) is tuple:
        items = [constant_image(one, write) for one in constant]
        return b"l(" + b"".join(struct.pack("<q", len(item)) + item for item in items) + b")"
    return write(constant)


def is_enum(value: object) -> TypeGuard[type[Enum]]:
    """Return whether ``value`` is a class of Enum members."""
    return isinstance(value, type) and issubclass(value, Enum)


def member_value(value: object) -> Any:
    """Return the number or text that an Enum member is (``IntEnum``, ``StrEnum``); itself for anything else.

    Examples
    --------
    >>> from enum import IntEnum
    >>> member_value(IntEnum("Grade", ["GOOD"]).GOOD)
    1
    """
    plain: tuple[type, ...] = (int, float, str)
    kind = next((kind for kind in plain if isinstance(value, kind)), None)
    return kind(value.value) if isinstance(value, Enum) and kind is not None else value
