"""What a missing value is to a function: ``udf.NA``, or where pandas hands the values out, the object that is pandas'.

A column says which objects its nulls are: one, or several that a column of objects mixes. The names here are those
of the objects; :func:`objects_of` gives the objects themselves.
"""

import math
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import RLock
from typing import Any, Final, Literal, NoReturn

import numpy as np

from udf.base.operators import BINARY, COMPARISONS, UNARY

AMBIGUOUS: Final = "boolean value of NA is ambiguous"
"""What pandas says where NA is asked for its truth."""


class NAType:
    """The type of :data:`NA`."""

    __slots__ = ()

    def __repr__(self) -> str:
        return "<NA>"

    def __bool__(self) -> NoReturn:
        raise TypeError(AMBIGUOUS)

    def __reduce__(self) -> str:
        return "NA"


NA: Final = NAType()
"""A missing value inside a UDF: ``x is udf.NA`` asks for one, ``return udf.NA`` gives one."""

_FURTHER: Final = ("abs", "round", "floor", "ceil", "trunc", "call", "array_ufunc")


def _operators() -> dict[str, object]:
    """Return Python's operators as NA has them while functions run in plain Python; compiled code has its own.

    What is made of NA, or asked of it, is NA; but ``1 ** NA`` and ``NA ** 0`` are 1, ``False & NA`` is False and
    ``True | NA`` True.
    """

    def absent(*_values: object, **_named: object) -> NAType:
        return NA

    def unless(decided: object, result: object) -> Callable[[NAType, object], object]:
        return lambda _, other: result if type(other) is type(decided) and other == decided else NA

    def attribute(_: NAType, name: str) -> NAType:
        if name.startswith("__"):
            raise AttributeError(name)
        return NA

    names = (*BINARY, *(f"r{name}" for name in BINARY), *COMPARISONS, *UNARY, *_FURTHER)
    return {
        **{f"__{name}__": absent for name in names},
        **dict.fromkeys(("__and__", "__rand__"), unless(decided=False, result=False)),
        **dict.fromkeys(("__or__", "__ror__"), unless(decided=True, result=True)),
        "__rpow__": lambda _, base: base if isinstance(base, int | float) and base == 1 else NA,
        "__pow__": lambda _, power: 1 if isinstance(power, int | float) and power == 0 else NA,
        "__getattr__": attribute,
        "__hash__": object.__hash__,
    }


_lock, _users = RLock(), [0]


@contextmanager
def operators() -> Iterator[None]:
    """Give NA Python's operators inside the block: where functions run in plain Python."""
    with _lock:
        _users[0] += 1
        if _users[0] == 1:
            for name, operator in _operators().items():
                setattr(NAType, name, operator)
    try:
        yield
    finally:
        with _lock:
            _users[0] -= 1
            if not _users[0]:
                for name in _operators():
                    delattr(NAType, name)


NOT_A_NUMBER: Final = object()
"""Stands in compiled code for a NaN that is written out, and only returned."""


def is_na(value: object) -> bool:
    """Return whether ``value`` is :data:`NA`, or pandas' own NA or NaT.

    Examples
    --------
    >>> is_na(NA), is_na(None), is_na(float("nan"))
    (True, False, False)
    """
    kind = type(value)
    return value is NA or (kind.__name__ in ("NAType", "NaTType") and kind.__module__.partition(".")[0] == "pandas")


Null = Literal["NA", "None", "nan", "NaT", "pandas.NA"]
Nulls = tuple[Null, ...]
"""What nulls may be, in the order of their names, each once."""

OURS: Final[Nulls] = ("NA",)
"""The nulls of a column that is not handed out by pandas."""

NONE: Final[Nulls] = ("None",)
NAN: Final[Nulls] = ("nan",)
PANDAS: Final[Nulls] = ("pandas.NA",)
NAT: Final[Nulls] = ("NaT",)


def objects_of(nulls: Nulls) -> list[Any]:
    """Return the objects that nulls are.

    Examples
    --------
    >>> objects_of(("None",))
    [None]
    """
    own = {"NA": NA, "None": None, "nan": np.nan}  # that NaN: pandas' own
    return [
        own[null] if null in own else getattr(sys.modules["pandas"], null.removeprefix("pandas.")) for null in nulls
    ]


def null_of(value: object) -> Null | None:
    """Return which null an object is; None for a value.

    Examples
    --------
    >>> null_of(None), null_of(float("nan")), null_of(1.0)
    ('None', 'nan', None)
    """
    if value is None:
        return "None"
    if value is NA:
        return "NA"
    if value is NOT_A_NUMBER:
        return "nan"
    if isinstance(value, float):
        return "nan" if math.isnan(value) else None
    kind = type(value)
    if kind.__module__.partition(".")[0] != "pandas":
        return None
    return {"NAType": "pandas.NA", "NaTType": "NaT"}.get(kind.__name__)  # type: ignore[return-value]


def union_of_nulls(*nulls: Nulls) -> Nulls:
    """Return what the nulls of a variable are that holds one value or another.

    ``udf.NA`` written out stands for the null of the data; beside ``None`` alone both are one value.

    Examples
    --------
    >>> union_of_nulls(("None",), ("nan",)), union_of_nulls(("NA",), ("nan",)), union_of_nulls(("NA",), ("None",))
    (('None', 'nan'), ('nan',), ('NA',))
    """
    found = {null for one in nulls for null in one}
    if "NA" in found:
        found = {"NA"} if found <= {"NA", "None"} else found - {"NA"}
    return tuple(sorted(found))


def names_of_nulls(nulls: Nulls) -> str:
    """Return how nulls are called.

    Examples
    --------
    >>> names_of_nulls(("None", "nan"))
    'None or nan'
    """
    return " or ".join("udf.NA" if null == "NA" else null for null in nulls)
