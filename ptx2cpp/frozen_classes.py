"""``dataclasses.dataclass`` for classes with slots, which nearly all of ours are, in a sixth of its time.

The standard library writes six functions of a class as text and compiles each, half a millisecond a class: of two
hundred classes that is a sixth of what a process takes until its first compiled function. Here ``__eq__`` is written
when it is first called, ``__init__`` when it has been called FEW times, and the others are the same few functions for
all classes. What is made is a dataclass: ``fields``, ``replace``, ``match``, ``pickle`` and ``copy`` take it. Other
classes are left to the standard library.
"""

from __future__ import annotations

import dataclasses
from dataclasses import MISSING, FrozenInstanceError, fields
from operator import attrgetter
from typing import TYPE_CHECKING, Any, ClassVar, NoReturn, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable
    from dataclasses import dataclass as dataclass  # noqa: PLC0414 - exported
    from types import FunctionType

    class Record(Protocol):
        """A dataclass, as :func:`dataclasses.fields` takes it."""

        __dataclass_fields__: ClassVar[dict[str, dataclasses.Field[Any]]]

else:

    def dataclass(cls: type | None = None, /, **how: object) -> object:
        """Return the class as a dataclass, or a decorator that does; parameters are those of the standard library's."""
        if cls is None:
            return lambda one: dataclass(one, **how)
        if not how.get("slots", False):
            return dataclasses.dataclass(cls, **how)
        has_repr, has_eq, is_frozen = how.pop("repr", True), how.pop("eq", True), how.pop("frozen", False)
        is_below = is_frozen and any(map(dataclasses.is_dataclass, cls.__mro__[1:]))  # the library asks both to be
        made = dataclasses.dataclass(cls, init=False, repr=False, eq=False, frozen=is_below, **how)
        about = made.__dataclass_params__
        about.init, about.repr, about.eq, about.frozen = True, has_repr, has_eq, is_frozen
        _add_methods(made, has_repr=has_repr, has_eq=has_eq, is_frozen=is_frozen)
        return made


def _add_methods(cls: type[Record], *, has_repr: bool, has_eq: bool, is_frozen: bool) -> None:
    methods: dict[str, object] = {"__init__": _init(cls)}
    if is_frozen:
        methods |= {"__setattr__": _refuse_assignment, "__delattr__": _refuse_deletion}
        methods |= {"__getstate__": _state, "__setstate__": _restore}
    if has_repr:
        methods["__repr__"] = _shown
    if has_eq:
        methods |= {"__eq__": _once(cls, "__eq__", _written_eq), "__hash__": _hash_of(cls) if is_frozen else None}
    own = {name for name in cls.__dict__ if name != "__hash__" or cls.__dict__[name] is not None}
    for name, method in methods.items():
        if name not in own:
            setattr(cls, name, method)


FEW = 16
"""Calls of ``__init__`` that take less than to write it: 10 us for 200."""


def _init(cls: type[Record]) -> Callable[..., None]:
    """Return an ``__init__`` that puts values into their fields one by one, and after FEW calls writes the class's."""
    written = _once(cls, "__init__", _written_init)
    calls = 0

    def first(self: Record, *args: object, **named: object) -> None:
        nonlocal calls
        calls += 1
        values = None if calls > FEW else _matched(cls, args, named)
        if values is None:  # what is written says what is wrong
            written(self, *args, **named)
            return
        for name, value in values:
            getattr(cls, name).__set__(self, value)
        if hasattr(cls, "__post_init__"):
            cls.__post_init__(self)

    return first


def _matched(cls: type[Record], args: tuple[object, ...], named: dict[str, object]) -> list[tuple[str, object]] | None:
    """Return each field and its value; None where one is missing, or a value has no field."""
    values, given, taken = [], iter(args), 0
    for one in fields(cls):
        value = next(given, MISSING) if one.init and not one.kw_only else MISSING
        if value is not MISSING and one.name in named:
            return None
        taken += value is not MISSING
        if value is MISSING and one.init and one.name in named:
            value, taken = named[one.name], taken + 1
        if value is MISSING:
            value = one.default if one.default_factory is MISSING else one.default_factory()
        if value is not MISSING:
            values.append((one.name, value))
        elif one.init:
            return None
    return values if taken == len(args) + len(named) else None


def _once(cls: type[Record], name: str, write: Callable[[type[Record]], FunctionType]) -> Callable[..., object]:
    """Return a method that writes the class's own when it is first called, puts it in its place and calls it."""

    def first(*args: object, **kwargs: object) -> object:
        made = write(cls)
        made.__qualname__, made.__module__ = f"{cls.__qualname__}.{name}", cls.__module__
        setattr(cls, name, made)
        return made(*args, **kwargs)

    return first


def _written_init(cls: type[Record]) -> FunctionType:
    """Return the class's ``__init__``; it puts values past what makes objects frozen, by their slots.

    By name, ``object.__setattr__(self, "x", x)``, each takes twice as long.
    """
    space: dict[str, object] = {"MISSING": MISSING}
    positional, named, lines = ["self"], ["*"], []
    for one in fields(cls):
        name, given, put = one.name, f"default_{one.name}", f"put_{one.name}"
        space[put] = getattr(cls, name).__set__
        is_made = one.default_factory is not MISSING
        has_default = is_made or one.default is not MISSING
        space[given] = one.default_factory if is_made else one.default
        if one.init:
            text = f"{name}={'MISSING' if is_made else given}" if has_default else name
            (named if one.kw_only else positional).append(text)
            lines.append(f"{put}(self, {f'{given}() if {name} is MISSING else ' * is_made}{name})")
        elif has_default:
            lines.append(f"{put}(self, {given}{'()' * is_made})")
    lines += ["self.__post_init__()"] if hasattr(cls, "__post_init__") else []
    head = ", ".join(positional + (named if len(named) > 1 else []))
    return _written(f"def __init__({head}):", lines or ["pass"], space)


def _written_eq(cls: type[Record]) -> FunctionType:
    """Return the class's ``__eq__``: of objects of one class, by the fields that are compared."""
    names = [one.name for one in fields(cls) if one.compare]
    mine, theirs = ("".join(f"{whose}.{name}, " for name in names) for whose in ("self", "other"))
    lines = ["if other.__class__ is self.__class__:", f"    return ({mine}) == ({theirs})", "return NotImplemented"]
    return _written("def __eq__(self, other):", lines, {})


def _written(head: str, lines: list[str], space: dict[str, Any]) -> FunctionType:
    space["__name__"] = __name__  # by which a traceback leaves its frame out
    exec("\n    ".join([head, *lines]), space)  # noqa: S102 - as the standard library does
    return space[head[4 : head.index("(")]]


def _hash_of(cls: type[Record]) -> Callable[[Record], int]:
    names = [one.name for one in fields(cls) if (one.compare if one.hash is None else one.hash)]
    if len(names) > 1:
        key: Callable[[Record], tuple[object, ...]] = attrgetter(*names)
    else:
        key = (lambda one: (getattr(one, names[0]),)) if names else (lambda _: ())

    def __hash__(self: Record) -> int:  # noqa: N807 - it stands for the class's
        return hash(key(self))

    return __hash__


def _shown(self: Record) -> str:
    values = ", ".join(f"{one.name}={getattr(self, one.name)!r}" for one in fields(self) if one.repr)
    return f"{type(self).__qualname__}({values})"


def _refuse_assignment(_self: Record, name: str, _value: object) -> NoReturn:
    raise FrozenInstanceError(f"cannot assign to field {name!r}")


def _refuse_deletion(_self: Record, name: str) -> NoReturn:
    raise FrozenInstanceError(f"cannot delete field {name!r}")


def _state(self: Record) -> list[object]:
    return [getattr(self, one.name) for one in fields(self)]


def _restore(self: Record, state: list[object]) -> None:
    for one, value in zip(fields(self), state, strict=True):
        object.__setattr__(self, one.name, value)
