"""What a function read when its identity was taken, and whether it would read the same objects now.

A function's identity is by value, and costs 15 us to take. What it captures is nearly always what it captured the
last time: the same immutable objects. They are compared first, by ``is``, in 1 us.
"""

import builtins
import sys
from collections.abc import Callable
from functools import partial
from types import CellType, CodeType, FunctionType, ModuleType
from typing import Any, Final
from weakref import ref

from udf.bind.arguments import is_array
from udf.bind.containers import is_container
from udf.bind.encoding import encode
from udf.bind.hash_tables import HashTableGuard, is_large
from udf.bind.own_classes import own_class
from udf.bind.summaries import Summary, is_frame, summaries_in, summary_of
from udf.errors import CapturedValueError, DTypeError

UNSET: Final = object()
"""Stands for a cell without a value, a global or an attribute that is not there."""

Place = tuple[str, Any]
"""Where a function reads something: the kind of place, and the name or number there."""

BUILTINS: Final = vars(builtins)
"""Python's builtins as they are now: a person can replace them, in tests and in notebooks."""

OWN_BUILTINS: Final = dict(BUILTINS)
"""Python's builtins as they were."""

REPLACED: Final = "it shadows Python's own; restore that, or rename it"
"""What to do about a builtin that was replaced."""


def cell_value(cell: CellType) -> object:
    """Return what a closure's cell holds, or UNSET."""
    try:
        return cell.cell_contents
    except ValueError:
        return UNSET


def global_value(scope: dict[str, object], name: str) -> object:
    """Return what a function of globals ``scope`` reads as ``name``, or UNSET; it may be a builtin."""
    found = scope.get(name, UNSET)
    return BUILTINS.get(name, UNSET) if found is UNSET else found


def is_replaced(name: str) -> bool:
    """Return whether something took the place of Python's builtin ``name``."""
    return BUILTINS[name] is not OWN_BUILTINS.get(name, BUILTINS[name])


def guard_of(value: object, summaries: tuple[Summary, ...] = ()) -> object:
    """Return ``value``, or what tells it without holding it: functions and arrays live no longer for having been read.

    Raises
    ------
    TypeError
        If it is Numba's, and there is no weak reference to it.
    """
    if summaries:
        return ContentGuard(partial(_answers, summaries), value)
    if is_large(value):
        return HashTableGuard(value)
    if is_container(value):
        return ContentGuard(_image, value)
    if isinstance(value, FunctionType) and (scope := module_scope(value)) is not None:
        return FunctionGuard(value, scope)
    if is_array(value):
        return ArrayGuard(value)
    of_numba = type(value).__module__.partition(".")[0] == "numba"
    return ref(value) if isinstance(value, FunctionType) or of_numba else value


def holds(found: object, kept: Any) -> bool:
    """Return whether what a function reads now is what was ``kept`` of it."""
    if type(kept) in _ASKED:
        return bool(kept.is_still(found))
    return found is kept or (type(kept) is ref and kept() is found)


def _answers(summaries: tuple[Summary, ...], value: object) -> list[bytes] | None:
    """Return what a Series or a DataFrame answers, of which nothing else is read; None of what cannot be asked."""
    if not is_frame(value) or own_class(value) is not None:
        return None
    try:
        answers = [summary_of(value, one) for one in summaries]
    except (AttributeError, KeyError, TypeError, ValueError):  # another frame of the same name
        return None
    return [type(one).__name__.encode() + encode(one, "", "", "") for one in answers]


def _image(value: object) -> bytes | None:
    """Return what a container holds; None of what cannot be a constant."""
    if not is_container(value) or is_large(value):
        return None
    try:
        return encode(value, "", "", "")
    except (CapturedValueError, DTypeError):
        return None


class ContentGuard:
    """What an object held when it was read: it may hold something else now, and be the same object.

    Examples
    --------
    >>> names = ["a", "b"]
    >>> before = ContentGuard(_image, names)
    >>> names.append("c")
    >>> before.is_still(["a", "b"]), before.is_still(names)
    (True, False)
    """

    __slots__ = ("_content", "_read")

    def __init__(self, read: Callable[[object], object], value: object) -> None:
        self._read, self._content = read, read(value)

    def is_still(self, value: object) -> bool:
        """Return whether ``value`` holds the same."""
        return self._content is not None and self._read(value) == self._content


class ArrayGuard:
    """Which array was read. There is no reference to it, not a weak one either, since NumPy resizes none that has one.

    Another array in its place in memory is as good: its values are read again for each call, and its type is looked at.

    Examples
    --------
    >>> import numpy as np
    >>> table = np.arange(3)
    >>> kept = ArrayGuard(table)
    >>> kept.is_still(table), kept.is_still(table.copy())
    (True, False)
    """

    __slots__ = ("_id", "_type")

    def __init__(self, array: object) -> None:
        self._id, self._type = id(array), type(array)

    def is_still(self, value: object) -> bool:
        """Return whether ``value`` is that array."""
        return id(value) == self._id and type(value) is self._type


def module_scope(function: FunctionType) -> dict[str, object] | None:
    """Return the globals of a module's function that captures nothing: with its code they are all that it is."""
    if function.__defaults__ or function.__kwdefaults__ or function.__closure__ or vars(function):
        return None
    scope = function.__globals__
    return scope if vars(sys.modules.get(scope.get("__name__", ""), _NOWHERE)) is scope else None


_NOWHERE: Final = ModuleType("nowhere")


class FunctionGuard:
    """A function of a module that captures nothing: a new lambda of the same line is the same function.

    Examples
    --------
    >>> made = [lambda x: x + 1 for _ in range(2)]
    >>> kept = FunctionGuard(made[0], made[0].__globals__)
    >>> kept.is_still(made[0]), kept.is_still(lambda x: x + 1)
    (True, False)
    """

    __slots__ = ("_code", "_function", "_scope")

    def __init__(self, function: FunctionType, scope: dict[str, object]) -> None:
        self._function, self._code, self._scope = ref(function), function.__code__, scope

    def is_still(self, value: object) -> bool:
        """Return whether ``value`` is that function, or one that cannot be told from it."""
        if value is self._function():
            return True
        return type(value) is FunctionType and value.__code__ is self._code and module_scope(value) is self._scope


_ASKED: Final = (ArrayGuard, ContentGuard, FunctionGuard, HashTableGuard)
"""Guards that look at what is there now."""


class Guards:
    """One function as it was: its code, and every object that it reads.

    ``function`` is None for the one that was asked for: another one of the same code may stand in its place.

    Examples
    --------
    >>> function = lambda x: x * 1.5
    >>> reads = Guards(function, None, (), ())
    >>> reads.hold(function), reads.hold(lambda x: x * 1.5)
    (True, False)
    """

    __slots__ = ("attributes", "bare", "cells", "code", "defaults", "function", "globals", "keywords", "scope")

    def __init__(
        self,
        function: FunctionType,
        asked: ref[FunctionType] | None,
        names: tuple[str, ...],
        attributes: tuple[tuple[ModuleType | type, str], ...],
        inner: tuple[CodeType, ...] = (),
    ) -> None:
        scope = function.__globals__
        self.function, self.code = asked, function.__code__
        self.scope = module_scope(function)
        self.defaults = tuple(map(guard_of, function.__defaults__ or ()))
        self.keywords = {name: guard_of(value) for name, value in (function.__kwdefaults__ or {}).items()}
        codes = inner or (function.__code__,)
        cells = zip(function.__code__.co_freevars, function.__closure__ or (), strict=True)
        self.cells = tuple(
            guard_of(cell_value(cell), summaries_in(codes, name, cell_value(cell))) for name, cell in cells
        )
        self.bare = function.__defaults__ is None and function.__kwdefaults__ is None and not self.cells
        self.globals = tuple(
            (name, guard_of(value, summaries_in(codes, name, value)))
            for name, value in ((name, global_value(scope, name)) for name in names)
        )
        self.attributes = tuple((module, name, guard_of(vars(module).get(name, UNSET))) for module, name in attributes)

    def hold(self, function: FunctionType | None) -> bool:
        """Return whether ``function``, or the one that was kept, still reads the same objects."""
        function = function if self.function is None else self.function()
        if function is None:  # gone: another one that cannot be told from it has its place, or none
            return self.function is not None and self.scope is not None and self._reads_the_same(self.scope)
        if function.__code__ is not self.code:
            return False
        if (self.globals or self.attributes) and not self._reads_the_same(function.__globals__):
            return False
        if self.bare:
            return function.__defaults__ is None and function.__kwdefaults__ is None
        return self._same_captures(function)

    def place_of(self, array: object, function: FunctionType) -> Place | None:
        """Return where an array is read, for :meth:`read`; None if nowhere, or out of another object."""
        places: list[Place] = [("global", name) for name, _ in self.globals]
        places += [("cell", at) for at in range(len(self.cells))]
        places += [("default", at) for at in range(len(self.defaults))]
        places += [("keyword", name) for name in self.keywords]
        places += [("attribute", (module, name)) for module, name, _ in self.attributes]
        return next((place for place in places if self.read(place, function) is array), None)

    def read(self, place: Place, asked: FunctionType) -> object:
        """Return what is in a place now, of ``asked`` or of the function that was kept."""
        function = asked if self.function is None else self.function()
        kind, key = place
        if kind == "attribute":
            return vars(key[0]).get(key[1], UNSET)
        if function is None:  # gone, but for its module
            return UNSET if self.scope is None else global_value(self.scope, key)
        if kind == "global":
            return global_value(function.__globals__, key)
        if kind == "cell":
            return cell_value((function.__closure__ or ())[key])
        return ((function.__defaults__ or ()) if kind == "default" else (function.__kwdefaults__ or {}))[key]

    def _reads_the_same(self, scope: dict[str, object]) -> bool:
        for name, kept in self.globals:
            found = scope.get(name, UNSET)
            if found is UNSET:
                found = BUILTINS.get(name, UNSET)
            if found is not kept and not holds(found, kept):
                return False
        return not self.attributes or all(
            holds(vars(module).get(name, UNSET), kept) for module, name, kept in self.attributes
        )

    def _same_captures(self, function: FunctionType) -> bool:
        defaults, keywords, cells = function.__defaults__, function.__kwdefaults__, function.__closure__
        if self.cells and not all(map(holds, map(cell_value, cells or ()), self.cells)):
            return False
        if self.defaults or defaults:
            defaults = defaults or ()
            if len(defaults) != len(self.defaults) or not all(map(holds, defaults, self.defaults)):
                return False
        if self.keywords or keywords:
            keywords = keywords or {}
            if keywords.keys() != self.keywords.keys():
                return False
            return all(holds(keywords[name], kept) for name, kept in self.keywords.items())
        return True
