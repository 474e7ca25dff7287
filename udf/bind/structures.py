"""``@udf.struct``: a person's own type, of named fields, with methods and operators written in Python.

A structure is a tuple with names in compiled code: :attr:`Structure.plain` is its class there, that of a NamedTuple
itself. What a function can reach of the class counts in its identity; nothing else of the class does.
"""

from __future__ import annotations

import dataclasses
import datetime as dt
import inspect
from collections import namedtuple
from collections.abc import Iterator
from decimal import Decimal
from types import FunctionType
from typing import Any, Final, NamedTuple, TypeVar, get_type_hints

import numpy as np

from udf.base.operators import BINARY, COMPARISONS, UNARY
from udf.errors import ArgumentError, DTypeError

Class = TypeVar("Class", bound=type)

MARK: Final = "__udf_struct__"
"""The attribute of a class that has its :class:`Structure`."""

OPERATORS: Final = frozenset(
    f"__{name}__"
    for name in (*BINARY, *(f"r{name}" for name in BINARY), *COMPARISONS, *UNARY, "matmul", "rmatmul", "abs", "bool")
)
"""The methods that operators call."""

UNSUPPORTED_METHODS: Final = (
    *("__new__", "__init__", "__post_init__", "__getattr__", "__getattribute__", "__setattr__"),
    *("__getitem__", "__iter__", "__len__", "__contains__", "__call__"),
)
"""What a class of a structure cannot define: how it is made and taken apart is by its fields alone."""

FIELDS: Final = (bool, int, float, complex, Decimal, str, np.generic, dt.datetime, dt.date, dt.timedelta, tuple)
"""The classes that a field can be declared to have, beside structures."""

FIELD_TYPES: Final = (
    *("bool", "int", "float", "complex", "Decimal", "str"),
    *("NumPy's numbers", "times", "tuple", "a class of udf.struct"),
)
"""The same, as an error says it."""

PLAIN: Final = frozenset(vars(namedtuple("Plain", "field"))) - {"field", "__doc__"}  # noqa: PYI024 - its methods


@dataclasses.dataclass(frozen=True, slots=True, eq=False)
class Structure:
    """What is known of a class that :func:`struct` has taken.

    ``plain`` is the class of tuples that stands for it in compiled code. ``compares`` are the comparisons that it has
    of its fields, as a tuple has them: those that no method of its own answers. ``is_tuple`` says that it is a tuple in
    Python, too: it can be unpacked and indexed.
    """

    cls: type
    plain: type
    fields: tuple[str, ...]
    compares: frozenset[str]
    is_tuple: bool

    def member(self, name: str) -> object:
        """Return what the class has under a name that no field has: a function, a property ..; None if nothing."""
        if name in self.fields or (name in PLAIN and name not in OPERATORS):
            return None
        found = inspect.getattr_static(self.cls, name, None)
        own = next((kind for kind in self.cls.__mro__ if name in vars(kind)), object)
        if own in (tuple, object) or _is_generated(found):
            return None
        return found

    def members(self) -> Iterator[str]:
        """Yield the names of methods, properties and constants."""
        for name in dict.fromkeys(name for kind in self.cls.__mro__ for name in vars(kind)):
            if self.member(name) is not None:
                yield name

    def as_plain(self, value: object) -> tuple[object, ...]:
        """Return a value of the class as compiled code has it; the values of its fields likewise."""
        return self.plain(*(plain(getattr(value, name)) for name in self.fields))


def struct(cls: Class) -> Class:
    """Make a NamedTuple or a dataclass usable in UDFs: a value of named fields, with the methods that it has.

    Functions make values of the class, read their fields, call their methods, properties and operators (which are
    compiled with them), hand them to helpers and return them: a result has a column for each field. Fields hold what a
    UDF computes with: numbers, bools, text, times, tuples and other structures. A value does not change: a field is
    replaced by ``dataclasses.replace(p, x=..)``, or of a NamedTuple ``p._replace(x=..)``.

    Parameters
    ----------
    cls : type
        A class made by ``typing.NamedTuple``, ``collections.namedtuple`` (or a subclass), or ``dataclasses.dataclass``.

    Returns
    -------
    type
        ``cls`` itself.

    Raises
    ------
    ArgumentError
        If ``cls`` is neither, or makes its values in a way of its own (``__init__``, ``__post_init__``, ..).
    DTypeError
        If a field is declared to hold what no UDF computes with.

    Examples
    --------
    >>> import udf
    >>> from typing import NamedTuple
    >>> @udf.struct
    ... class Point(NamedTuple):
    ...     x: float
    ...     y: float
    ...
    ...     def __add__(self, other):
    ...         return Point(self.x + other.x, self.y + other.y)
    ...
    ...     @property
    ...     def length(self):
    ...         return (self.x * self.x + self.y * self.y) ** 0.5
    >>> list(udf.Series([3.0, 6.0]).map(lambda v: (Point(v, 0.0) + Point(0.0, 4.0)).length))
    [5.0, 7.211102550927978]
    """
    if not isinstance(cls, type):
        raise ArgumentError(f"udf.struct takes a class, not {cls!r}", "write @udf.struct above the class")
    is_tuple = issubclass(cls, tuple) and hasattr(cls, "_fields")
    if not is_tuple and not dataclasses.is_dataclass(cls):
        hint = "write class P(typing.NamedTuple), or put @dataclasses.dataclass below @udf.struct"
        raise ArgumentError(f"udf.struct takes a NamedTuple or a dataclass, and {cls.__name__} is neither", hint)
    for name in UNSUPPORTED_METHODS:
        found = inspect.getattr_static(cls, name, None)
        if isinstance(found, FunctionType) and not _is_generated(found):
            _refuse(cls, name)
    made = _of_tuple(cls) if is_tuple else _of_dataclass(cls)
    _check_fields(cls, made.fields)
    setattr(cls, MARK, made)
    if made.plain is not cls:
        setattr(made.plain, MARK, made)
    return cls


def _of_tuple(cls: type[NamedTuple]) -> Structure:
    compares = frozenset(f"__{name}__" for name in COMPARISONS)
    return Structure(cls, cls, tuple(cls._fields), compares, is_tuple=True)


def _of_dataclass(cls: Any) -> Structure:
    how = cls.__dataclass_params__
    if not how.init:
        _refuse(cls, "no __init__")
    fields = dataclasses.fields(cls)
    pseudo = [name for name, one in cls.__dataclass_fields__.items() if one not in fields and "InitVar" in str(one)]
    for one in fields:
        if not one.init or not one.compare or one.kw_only or one.default_factory is not dataclasses.MISSING:
            hint = "a field of a structure has a type, and perhaps a default: x: float = 0.0"
            raise ArgumentError(f"the field {one.name!r} of {cls.__name__} is declared by field(..)", hint)
    if pseudo:
        _refuse(cls, f"the InitVar {pseudo[0]}")
    defaults = [one.default for one in fields if one.default is not dataclasses.MISSING]
    names = [one.name for one in fields]
    base: type = namedtuple(cls.__name__, [f"f{i}" for i in range(len(names))], defaults=defaults)  # type: ignore[misc]  # noqa: PYI024 - made here
    body = {"_fields": tuple(names), "__slots__": (), "__signature__": inspect.signature(cls)}
    is_by_fields = how.eq and _is_generated(inspect.getattr_static(cls, "__eq__"))  # else != is what its own == is not
    compares = {"__eq__", "__ne__"} if is_by_fields else set()
    compares |= {"__lt__", "__le__", "__gt__", "__ge__"} if how.order else set()
    return Structure(cls, type(cls.__name__, (base,), body), tuple(names), frozenset(compares), is_tuple=False)


def _refuse(cls: type, name: str) -> None:
    hint = "a structure has its fields alone; write a function that builds one"
    raise ArgumentError(f"{cls.__name__} has {name}, which a structure cannot have", hint)


def _is_generated(found: object) -> bool:
    """Return whether a method was written by ``dataclasses`` or ``collections``, and not in the class."""
    if not isinstance(found, FunctionType):
        return False
    return found.__code__.co_qualname.startswith("__create_fn__.") or str(found.__module__).startswith("namedtuple_")


def _check_fields(cls: type, fields: tuple[str, ...]) -> None:
    """Raise for a field that is declared to hold what no UDF computes with; what cannot be looked up is taken."""
    try:
        declared = get_type_hints(cls)
    except (NameError, TypeError, AttributeError):
        return
    for name in fields:
        kind = declared.get(name)
        origin = getattr(kind, "__origin__", kind)
        if isinstance(origin, type) and not issubclass(origin, FIELDS) and structure_of(origin) is None:
            if origin is object or origin.__module__ == "typing":
                continue
            shown = getattr(kind, "__name__", str(kind))
            raise DTypeError(
                f"field {name!r} of {cls.__name__} ({shown})",
                supported=FIELD_TYPES,
                where="a field of a structure",
                hint="give it one of these types, or leave it out of the class.",
            )


# -- of values ---------------------------------------------------------------------------------------


def structure_of(cls: object) -> Structure | None:
    """Return what is known of a class that :func:`struct` has taken, or of the one that stands for it; else None.

    Examples
    --------
    >>> structure_of(float) is None
    True
    """
    known = vars(cls).get(MARK) if isinstance(cls, type) else None
    return known if isinstance(known, Structure) else None


def structures_in(value: object) -> Iterator[Structure]:
    """Yield the structures that a captured value shows: a class, a value of one, and those in its fields."""
    own = structure_of(value) or structure_of(type(value))
    if own is not None:
        yield own
    if own is not None and not isinstance(value, type):
        for name in own.fields:
            yield from structures_in(getattr(value, name))
    elif isinstance(value, (tuple, list, dict)):
        for one in value.values() if isinstance(value, dict) else value:
            yield from structures_in(one)


def is_dataclass_value(value: object) -> bool:
    """Return whether a value is of a structure that is no tuple in Python."""
    own = structure_of(type(value))
    return own is not None and not own.is_tuple and type(value) is own.cls


def plain(value: object) -> object:
    """Return a value as compiled code has it: one of a dataclass is a tuple with names."""
    own = structure_of(type(value))
    return value if own is None else own.as_plain(value)
