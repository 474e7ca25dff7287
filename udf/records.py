"""``dataclasses.dataclass``, a quarter of whose time a class takes: 50 classes are half of what a start imports.

The standard decorator compiles a text for each method of each class. Here ``__init__`` and ``__hash__`` are one; what
compares, shows and protects a value is the same function for all classes. All else (``fields``, ``replace``, ``field``)
is the standard library's, which a type checker sees in its place.
"""

from __future__ import annotations

import dataclasses
from dataclasses import MISSING, FrozenInstanceError, fields, is_dataclass
from dataclasses import field as field  # noqa: PLC0414 - it is given on
from operator import attrgetter
from types import MemberDescriptorType
from typing import TYPE_CHECKING, Any, NoReturn

if TYPE_CHECKING:
    from collections.abc import Callable
    from dataclasses import Field
    from dataclasses import dataclass as dataclass  # noqa: PLC0414 - it is given on

    Values = Callable[[Any], tuple[Any, ...]]
else:

    def dataclass(cls: Any = None, /, *, eq: bool = True, repr: bool = True, frozen: bool = False, **how: bool) -> Any:  # noqa: A002 - the standard's
        """Return ``cls`` as a dataclass: :func:`dataclasses.dataclass`, without ``order`` and ``unsafe_hash``.

        Examples
        --------
        >>> @dataclass(frozen=True, slots=True)
        ... class Point:
        ...     x: float
        ...     y: float = 0.0
        >>> Point(1.0), Point(1.0) == Point(1.0, 0.0), len({Point(1.0), Point(1.0)})
        (Point(x=1.0, y=0.0), True, 1)
        """
        if cls is None:
            return lambda cls: dataclass(cls, eq=eq, repr=repr, frozen=frozen, **how)
        own = vars(cls)
        inherits = frozen and any(base.__dataclass_params__.frozen for base in cls.__mro__[1:] if is_dataclass(base))
        made = dataclasses.dataclass(cls, init=False, repr=False, eq=False, frozen=inherits, **how)
        params, every = made.__dataclass_params__, fields(made)
        params.init, params.repr, params.eq, params.frozen = True, repr, eq, frozen
        added = {}
        if repr and "__repr__" not in own:
            added["__repr__"] = _repr_of(every)
        if eq:
            compared = _values_of([one.name for one in every if one.compare])
            added["__eq__"] = _eq_of(compared)
            added["__hash__"] = None
        if frozen:
            added |= _protected([one.name for one in every])
        for name, function in added.items():
            if name not in own or (name == "__hash__" and own[name] is None):
                setattr(made, name, function)
        made.__init__, hashed = _compiled(made, every, frozen=frozen)
        if eq and frozen and own.get("__hash__") is None:
            made.__hash__ = hashed
        return made


def _values_of(names: list[str]) -> Values:
    """Return what reads those attributes as a tuple."""
    if len(names) > 1:
        return attrgetter(*names)
    return (lambda one, name=names[0]: (getattr(one, name),)) if names else lambda _: ()  # type: ignore[misc]


def _repr_of(every: tuple[Field[Any], ...]) -> Callable[[Any], str]:
    shown = [one.name for one in every if one.repr]

    def __repr__(self: Any) -> str:  # noqa: N807 - it becomes that
        return f"{type(self).__qualname__}({', '.join(f'{name}={getattr(self, name)!r}' for name in shown)})"

    return __repr__


def _eq_of(values: Values) -> Callable[[Any, object], Any]:
    def __eq__(self: Any, other: object) -> Any:  # noqa: N807 - it becomes that
        return values(self) == values(other) if other.__class__ is self.__class__ else NotImplemented

    return __eq__


def _protected(names: list[str]) -> dict[str, Callable[..., Any]]:
    """Return the methods by which a value cannot be changed, and is pickled all the same."""

    def __setattr__(self: Any, name: str, value: object) -> NoReturn:  # noqa: N807 - it becomes that
        del self, value
        raise FrozenInstanceError(f"cannot assign to field {name!r}")

    def __delattr__(self: Any, name: str) -> NoReturn:  # noqa: N807 - as above
        del self
        raise FrozenInstanceError(f"cannot delete field {name!r}")

    def __getstate__(self: Any) -> list[Any]:  # noqa: N807 - as above
        return [getattr(self, name) for name in names]

    def __setstate__(self: Any, state: list[Any]) -> None:  # noqa: N807 - as above
        for name, value in zip(names, state, strict=True):
            object.__setattr__(self, name, value)

    methods = (__setattr__, __delattr__, __getstate__, __setstate__)
    return {method.__name__: method for method in methods}


def _compiled(
    made: type, every: tuple[Field[Any], ...], *, frozen: bool
) -> tuple[Callable[..., None], Callable[[Any], int]]:
    """Return the methods that calls wait for, compiled of one text: what makes a value, by its slots, and hashes it."""
    scope: dict[str, Any] = {"given": object()}
    plain, named, lines = ["self"], ["*"], []
    for one in every:
        name, value = one.name, one.name
        scope[f"set_{name}"] = _setter(made, name)
        if one.default is not MISSING:
            scope[f"default_{name}"] = one.default
        elif one.default_factory is not MISSING:
            scope[f"make_{name}"] = one.default_factory
            value = f"make_{name}() if {name} is given else {name}" if one.init else f"make_{name}()"
        if one.init:
            default = f"=default_{name}" if one.default is not MISSING else "=given" if value != name else ""
            (named if one.kw_only else plain).append(name + default)
        elif one.default is not MISSING:
            value = f"default_{name}"
        elif value == name:
            continue  # __post_init__ sets it
        lines.append(f" set_{name}(self, {value})" if frozen else f" self.{name} = {value}")
    if hasattr(made, "__post_init__"):
        lines.append(" self.__post_init__()")
    parameters = ", ".join([*plain, *(named if len(named) > 1 else [])])
    body = "\n".join(lines) or " pass"
    compared = "".join(f"self.{one.name}, " for one in every if one.compare)
    text = f"def __init__({parameters}):\n{body}\ndef __hash__(self):\n return hash(({compared}))"
    exec(text, scope)  # noqa: S102 - of our own fields
    init: Callable[..., None] = scope["__init__"]
    init.__qualname__ = f"{made.__qualname__}.__init__"
    return init, scope["__hash__"]


def _setter(made: type, name: str) -> Callable[[Any, Any], None]:
    """Return what sets a field of a value that nobody else may change."""
    slot = getattr(made, name, None)
    if isinstance(slot, MemberDescriptorType):
        return slot.__set__
    return lambda self, value: object.__setattr__(self, name, value)
