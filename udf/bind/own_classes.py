"""Values of a person's own subclass of a container, an array, a number or a time: what they mean is for Python to say.

A subclass may redefine ``__getitem__``, ``__contains__``, ``+`` or ``total_seconds``, and a masked array or a matrix is
an ndarray of other rules. So a value that is captured, or given as an argument, is exactly of a class that is known
here. Tuples with names and members of an Enum always are of a class of one's own: theirs must leave alone what the
base defines.
"""

import builtins
import datetime as dt
import dis
import re
import sys
from collections import Counter, OrderedDict, defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from decimal import Decimal
from enum import Enum
from types import CodeType, FunctionType
from typing import Final

import numpy as np

from udf.bind.objects_read import kinds_in
from udf.bind.structures import structure_of

KNOWN: Final = frozenset(
    {
        *(bool, int, float, complex, str, bytes, Decimal, type(None), FunctionType, re.Pattern, range, slice),
        *(dict, OrderedDict, defaultdict, Counter, list, tuple, set, frozenset),
        *(dt.date, dt.datetime, dt.time, dt.timedelta, np.ndarray, np.memmap, np.recarray, np.record),
    }
)
"""Classes whose values mean what compiled code takes them to mean."""

BASES: Final = (
    *(int, float, complex, str, bytes, Decimal, dict, list, tuple, set, frozenset),
    *(dt.datetime, dt.date, dt.time, dt.timedelta, np.ndarray, np.generic, np.dtype),
)
"""Classes that a subclass of may mean something else."""

LIBRARIES: Final = ("builtins", "numpy", "ml_dtypes", "pandas", "sys", "time")
"""Modules whose own numbers, times, tuples and texts are known; of arrays only those in KNOWN are."""

GENERATED: Final = ("collections", "namedtuple_", "enum")
"""How the names begin of the modules that write methods into such classes."""

HARMLESS: Final = frozenset(
    {
        *("__repr__", "__str__", "__format__", "__reduce_ex__", "__init_subclass__", "__class_getitem__"),
        *("__annotate__", "__annotate_func__", "_generate_next_value_"),
    }
)
"""What a class of tuples, or an Enum, may define: nothing that compiled code does with a value calls it.

How a member of an Enum is shown is asked by :func:`shows_itself`.
"""

MADE: Final = frozenset({"__init__", "__new__"})
"""What makes the members of an Enum, which are there when it is captured."""

HEAP_TYPE: Final = 1 << 9
"""The flag of classes that Python code makes (Py_TPFLAGS_HEAPTYPE)."""

SHOWN: Final = "str() of it is not its value: use its value, or leave out what makes text of it"
"""What to do about a member of an Enum that shows itself."""

MAKERS: Final = frozenset({"str", "repr", "format", "print"})
"""Names of what makes a text of a value."""


def own_class(value: object) -> str | None:
    """Return what to do about a value whose class may mean something of its own; None of one that is known.

    Examples
    --------
    >>> own_class({1: 2}) is None, own_class(type("Rates", (dict,), {})())
    (True, 'Rates is a subclass of dict and can redefine what it means: use a plain dict')
    """
    kind = type(value)
    if kind in KNOWN:
        return None
    if isinstance(value, type):
        return _of_class(value)
    base = next((one for one in BASES if isinstance(value, one)), None) or _pandas_base(value)
    if base is None or structure_of(kind) is not None or _is_known(kind, base):
        return None
    if isinstance(value, np.ma.MaskedArray):
        return "a masked array has rules of its own: use value.filled(np.nan), or value.data"
    what = base.__name__
    return f"{kind.__name__} is a subclass of {what} and can redefine what it means: use a plain {what}"


def _of_class(value: type) -> str | None:
    """Return what to do about a class of tuples with names, or an Enum, that defines what its base does."""
    base = Enum if issubclass(value, Enum) else tuple if issubclass(value, tuple) else None
    if base is None or value in (tuple, Enum) or structure_of(value) is not None or _leaves_alone(value, base):
        return None
    return f"{value.__name__} redefines what {base.__name__} means: use plain values"


def _pandas_base(value: object) -> type | None:
    pandas = sys.modules.get("pandas")
    kinds = () if pandas is None else (pandas.Series, pandas.DataFrame, pandas.Index)
    return next((one for one in kinds if isinstance(value, one)), None)


def _is_known(kind: type, base: type) -> bool:
    """Return whether a class is a library's own, or leaves alone what ``base`` means."""
    if issubclass(kind, Enum):
        return _leaves_alone(kind, Enum)
    if _is_of(kind, LIBRARIES):
        return base is not np.ndarray
    return base is tuple and hasattr(kind, "_fields") and _leaves_alone(kind, tuple)


def _leaves_alone(kind: type, base: type) -> bool:
    """Return whether no class between ``kind`` and ``base`` defines what the base does, or an operator."""
    above = (*kind.__mro__[kind.__mro__.index(base) : -1], *(one for one in kind.__mro__ if one in (int, float, str)))
    meant = {name for one in above for name in vars(one)}.union(getattr(kind, "_fields", ()))
    allowed = HARMLESS | MADE if base is Enum else HARMLESS
    return not any(
        name not in allowed and (name in meant or name.startswith("__")) and _is_written(found)
        for one in kind.__mro__[: kind.__mro__.index(base)]
        if not _is_library(one)
        for name, found in vars(one).items()
    )


def _is_library(kind: type) -> bool:
    return _is_of(kind, (*LIBRARIES, "enum", "collections"))


def _is_of(kind: type, modules: tuple[str, ...]) -> bool:
    """Return whether a class is of one of these modules; ``exec`` without a name calls its own ones builtins."""
    module = kind.__module__.partition(".")[0]
    return module in modules and not (module == "builtins" and kind.__flags__ & HEAP_TYPE)


def _is_written(found: object) -> bool:
    """Return whether what a class has under a name was written by a person: a function, or a property."""
    inner = getattr(found, "__func__", None) or getattr(found, "fget", None) or found
    return isinstance(inner, FunctionType) and not str(inner.__module__).startswith(GENERATED)


def shows_itself(value: object) -> bool:
    """Return whether a member of an Enum that is a number or a text is another text than its value is.

    Examples
    --------
    >>> from enum import IntEnum
    >>> shows_itself(IntEnum("Grade", ["GOOD"]).GOOD), shows_itself(Enum("Unit", ["KM"], type=str).KM)
    (False, True)
    """
    mixed = next((one for one in (int, float, str) if isinstance(value, one)), None)
    if not isinstance(value, Enum) or mixed is None:
        return False
    return str(value) != str(mixed(value.value)) or format(value) != format(mixed(value.value))


def makes_text(codes: Iterable[CodeType]) -> bool:
    """Return whether code may make a text of a value.

    Examples
    --------
    >>> makes_text([(lambda x: f"{x}").__code__]), makes_text([(lambda x: x == "a").__code__])
    (True, False)
    """
    for code in codes:
        for step in dis.get_instructions(code):
            if step.opname.startswith(("FORMAT_", "CONVERT_VALUE")) or step.argval in MAKERS:
                return True
            if step.opname == "BINARY_OP" and step.argrepr.startswith("%"):
                return True
    return False


def numpys_held(value: object) -> set[type]:
    """Return of which of NumPy's types the numbers in a dict, a list, a tuple or a set are.

    Examples
    --------
    >>> numpys_held({"a": np.uint8(200), "b": 1}), numpys_held([[1.5], "a"])
    ({<class 'numpy.uint8'>}, set())
    >>> around: list[object] = [np.int8(1)]
    >>> around.append(around)
    >>> numpys_held(around)
    {<class 'numpy.int8'>}
    """
    waiting, seen, found = [value], set[int](), set[type]()
    while waiting:
        one = waiting.pop()
        if not isinstance(one, (dict, list, tuple, set, frozenset)) or id(one) in seen:
            continue
        seen.add(id(one))  # it may hold itself
        items = list(one.values() if isinstance(one, dict) else one)
        kinds = kinds_in(items)
        found |= {kind for kind in kinds if issubclass(kind, (np.number, np.bool_))}
        if any(issubclass(kind, (dict, list, tuple)) for kind in kinds):
            waiting += [item for item in items if isinstance(item, (dict, list, tuple))]
    return found


TOLD_BY: Final = frozenset({"/", "//", "%", "**", "~", "round()", "isinstance()", "divmod()", "type()"})
"""Operations that tell a NumPy float64 from Python's float."""

LOADS: Final = ("LOAD_GLOBAL", "LOAD_DEREF", "LOAD_CLOSURE")


def numpys_captured(
    scope_of: Mapping[CodeType, Mapping[str, object]],
    operations: Collection[str],
    held: Callable[[object], set[type]] = numpys_held,
) -> Iterator[tuple[CodeType, str]]:
    """Yield code, and NumPy's type of numbers in a dict, list, tuple or set that it reads: they would be Python's.

    ``held`` says of a value what :func:`numpys_held` does.
    """
    for code, scope in scope_of.items():
        loads = (
            step.argval for step in dis.get_instructions(code) if step.opname in LOADS
        )  # not what is left to Python
        for name in dict.fromkeys(loads):
            for kind in sorted(held(scope.get(name)), key=str):
                if kind is not np.float64 or not TOLD_BY.isdisjoint(operations):
                    yield code, f"np.{kind.__name__} in {name}"


def builtin_of(kind: type[BaseException]) -> type[BaseException]:
    """Return the builtin that an exception's class is, or is made of.

    Examples
    --------
    >>> class TooLate(KeyError): ...
    >>> builtin_of(TooLate).__name__, builtin_of(OSError).__name__
    ('KeyError', 'OSError')
    """
    return next(b for b in kind.__mro__ if getattr(builtins, b.__name__, None) is b)


def own_name(kind: type[BaseException]) -> str | None:
    """Return the name of an exception's class, ``"module.Name"``, if it is no builtin."""
    return None if builtin_of(kind) is kind else f"{kind.__module__}.{kind.__qualname__}"
