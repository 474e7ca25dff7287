"""What a function read when its identity was taken, and whether it would read the same objects now.

A function's identity is by value, and costs 15 us to take. What it captures is nearly always what it captured the
last time: the same immutable objects. They are compared first, by ``is``, in 1 us.
"""

from __future__ import annotations

from functools import partial
from types import FunctionType
from typing import TYPE_CHECKING, Any, Final
from weakref import ref

from udf.bind.containers import is_container
from udf.bind.encoding import encode
from udf.bind.hash_tables import HashTableGuard, is_large
from udf.bind.own_classes import own_class
from udf.bind.summaries import is_frame, summaries_in, summary_of
from udf.bind.tables import is_array
from udf.errors import CapturedValueError, DTypeError

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import CodeType, ModuleType

    from udf.bind.summaries import Summary

UNSET: Final = object()
"""Stands for a cell without a value, a global or an attribute that is not there."""


def cell_value(cell: Any) -> Any:
    """Return what a closure's cell holds, or UNSET."""
    try:
        return cell.cell_contents
    except ValueError:
        return UNSET


def guard_of(value: Any, summaries: tuple[Summary, ...] = ()) -> Any:
    """Return ``value``, or a weak reference to it: functions and arrays live no longer for having been read.

    Raises
    ------
    TypeError
        If it is an array to which there is no weak reference.
    """
    if summaries:
        return ContentGuard(partial(_answers, summaries), value)
    if is_large(value):
        return HashTableGuard(value)
    if is_container(value):
        return ContentGuard(_image, value)
    of_numba = type(value).__module__.partition(".")[0] == "numba"
    return ref(value) if isinstance(value, FunctionType) or is_array(value) or of_numba else value


def _holds(found: Any, kept: Any) -> bool:
    if type(kept) in (ContentGuard, HashTableGuard):
        return bool(kept.is_still(found))
    return found is kept or (type(kept) is ref and kept() is found)


def _answers(summaries: tuple[Summary, ...], value: Any) -> list[bytes] | None:
    """Return what a Series or a DataFrame answers, of which nothing else is read; None of what cannot be asked."""
    if not is_frame(value) or own_class(value) is not None:
        return None
    try:
        answers = [summary_of(value, one) for one in summaries]
    except (AttributeError, KeyError, TypeError, ValueError):  # another frame of the same name
        return None
    return [type(one).__name__.encode() + encode(one, "", "", "") for one in answers]


def _image(value: Any) -> bytes | None:
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

    def __init__(self, read: Callable[[Any], object], value: Any) -> None:
        self._read, self._content = read, read(value)

    def is_still(self, value: Any) -> bool:
        """Return whether ``value`` holds the same."""
        return self._content is not None and self._read(value) == self._content


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

    __slots__ = ("attributes", "bare", "cells", "code", "defaults", "function", "globals", "keywords")

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
        self.defaults = tuple(map(guard_of, function.__defaults__ or ()))
        self.keywords = {name: guard_of(value) for name, value in (function.__kwdefaults__ or {}).items()}
        codes = inner or (function.__code__,)
        cells = zip(function.__code__.co_freevars, function.__closure__ or (), strict=True)
        self.cells = tuple(
            guard_of(cell_value(cell), summaries_in(codes, name, cell_value(cell))) for name, cell in cells
        )
        self.bare = function.__defaults__ is None and function.__kwdefaults__ is None and not self.cells
        self.globals = tuple(
            (name, guard_of(scope.get(name, UNSET), summaries_in(codes, name, scope.get(name, UNSET))))
            for name in names
        )
        self.attributes = tuple((module, name, guard_of(vars(module).get(name, UNSET))) for module, name in attributes)

    def hold(self, function: FunctionType | None) -> bool:
        """Return whether ``function``, or the one that was kept, still reads the same objects."""
        function = function if self.function is None else self.function()
        if function is None or function.__code__ is not self.code:
            return False
        if self.globals:
            scope = function.__globals__
            for name, kept in self.globals:
                if not _holds(scope.get(name, UNSET), kept):
                    return False
        for module, name, kept in self.attributes:
            if not _holds(vars(module).get(name, UNSET), kept):
                return False
        if self.bare:
            return function.__defaults__ is None and function.__kwdefaults__ is None
        return self._same_captures(function)

    def _same_captures(self, function: FunctionType) -> bool:
        defaults, keywords, cells = function.__defaults__, function.__kwdefaults__, function.__closure__
        if self.cells and not all(map(_holds, map(cell_value, cells or ()), self.cells)):
            return False
        if self.defaults or defaults:
            defaults = defaults or ()
            if len(defaults) != len(self.defaults) or not all(map(_holds, defaults, self.defaults)):
                return False
        if self.keywords or keywords:
            keywords = keywords or {}
            if keywords.keys() != self.keywords.keys():
                return False
            return all(_holds(keywords[name], kept) for name, kept in self.keywords.items())
        return True
