"""What values of our types are in LLVM: one number, or a structure of members that Numba knows (its "data models")."""

from collections.abc import Callable
from operator import attrgetter
from typing import Any, Final

from udf.frontend.numba.names import PrimitiveModel, StructModel, cgutils, register_model, types

PLACE: Final = types.EphemeralPointer(types.int64)
"""A number in the function's own memory, which an iterator counts."""


def known_by(*names: str) -> property:
    """Return the ``key`` of a type: what makes one such type another, its attributes ``names``."""
    return property(attrgetter(*names))


def as_number(number: Any, *kinds: type) -> None:
    """Let values of ``kinds`` be of an LLVM type."""

    class Model(PrimitiveModel):  # type: ignore[misc]
        def __init__(self, dmm: Any, fe_type: Any) -> None:
            super().__init__(dmm, fe_type, number)

    for kind in kinds:
        register_model(kind)(Model)


def as_structure(members: Callable[[Any], list[tuple[str, Any]]], *kinds: type) -> None:
    """Let values of ``kinds`` be structures; ``members`` gives the names and types of a type's."""

    class Model(StructModel):  # type: ignore[misc]
        def __init__(self, dmm: Any, fe_type: Any) -> None:
            super().__init__(dmm, fe_type, members(fe_type))

    for kind in kinds:
        register_model(kind)(Model)


def structure(context: Any, builder: Any, kind: Any, **members: Any) -> Any:
    """Return a value of a type that is a structure."""
    proxy = cgutils.create_struct_proxy(kind)(context, builder)
    for name, value in members.items():
        setattr(proxy, name, value)
    return proxy._getvalue()  # noqa: SLF001 - Numba's name


def cast_tuple(context: Any, builder: Any, to: Any, values: Any, kinds: Any) -> Any:
    """Return a tuple of type ``to``, its members cast from ``values`` of types ``kinds``."""
    members = [context.cast(builder, *member) for member in zip(values, kinds, to, strict=True)]
    return context.make_tuple(builder, to, members)


def first_argument(_context: Any, _builder: Any, _sig: Any, args: Any) -> Any:
    """Lower what stands for its first argument."""
    return args[0]


def no_value(context: Any, *_: Any) -> Any:
    """Lower what its type says alone."""
    return context.get_dummy_value()


def cast_first(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    """Lower a conversion: return the first argument in the result's type."""
    return context.cast(builder, args[0], sig.args[0], sig.return_type)
