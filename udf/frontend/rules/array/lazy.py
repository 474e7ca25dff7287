"""An array whose items a function of the library computes where they are read: ranks, neighbours, lookups."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, get_type_hints

from udf.frontend.base.models import known_by
from udf.frontend.numba.names import cgutils, types
from udf.frontend.rules.array.access import item_of, length_of
from udf.frontend.rules.array.array_functions import declare
from udf.frontend.rules.array.library_calls import RESULTS, all_fit, argument, first_array
from udf.frontend.rules.scalar.bodies import as_result, known_of
from udf.frontend.staged.operands import Value
from udf.frontend.staged.syntax_walk import call
from udf.frontend.types.array_kinds import Array, as_array, int_members, register_struct

if TYPE_CHECKING:
    from udf.frontend.rules.array.compositions import Composer, Operand
    from udf.frontend.rules.array.insert_point import InsertPoint

PLACE = "i"
"""The parameter of a library function that is the place of the item that it gives."""


class Lazy(Array):
    """The items that ``function`` gives for each place and ``operands``: (name of the parameter, type) pairs."""

    key = known_by("function", "operands", "dtype")

    def __init__(self, function: Callable[..., Any], operands: tuple[tuple[str, Any], ...], dtype: Any) -> None:
        self.function, self.operands, self.dtype = function, operands, dtype
        self.arrays = [kind for _, kind in operands if isinstance(kind, Array)]
        self.capacity, self.local = self.arrays[0].capacity, any(kind.local for kind in self.arrays)
        super().__init__(name=f"array of {dtype}")

    @property
    def held(self) -> tuple[Any, ...]:
        """Return the types of what is not known by its type."""
        return tuple(kind for _, kind in self.operands if known_of(kind) is ...)


register_struct(Lazy, ("held", lambda kind: types.Tuple(kind.held)), *int_members("length"))


@item_of.register(Lazy)
def _computed(kind: Lazy, at: InsertPoint, value: Any, index: Any) -> Any:
    hints = get_type_hints(kind.function, include_extras=True)
    held = iter(cgutils.unpack_tuple(at.builder, at.members(kind, value).held))
    given: dict[str, Any] = {PLACE: Value(types.int64, index)}
    for name, one in kind.operands:
        given[name] = argument(at, hints[name], one, next(held) if known_of(one) is ... else None)
    return as_result(at, call(at, kind.function, *(given[name] for name in hints if name != "return")), kind.dtype)


def items_of_library(
    name: str, function: Callable[..., Any], *functions: Any, register: Any = declare, check: Any = None, **how: Any
) -> None:
    """Register a library function of a place ``i`` as the rule of what gives an array of such items.

    It is as long as the first array. ``check`` has the same parameters without ``i``, and raises for what has no items.
    """
    hints = get_type_hints(function, include_extras=True)
    result = hints.pop("return")

    def typing(**asked: Any) -> Any:
        if not all_fit(hints, asked):
            return None
        first = first_array(asked)
        return Lazy(
            function, tuple((one, as_array(kind) or kind) for one, kind in asked.items()), RESULTS[result](first.dtype)
        )

    parameters = inspect.signature(function).parameters.values()
    typing.__signature__ = inspect.Signature([one for one in parameters if one.name != PLACE])  # type: ignore[attr-defined]

    @register(name, *functions, typing=typing, **how)  # type: ignore[untyped-decorator]
    def lower(at: InsertPoint, asked: Any, values: Any, to: Lazy) -> Any:
        if check is not None:
            call(at, check, *(argument(at, hints[one], asked[one], values[one]) for one in asked))
        return lazy_value(at, to, asked, values)


def lazy(do: Composer, function: Callable[..., Any], dtype: Any, **operands: Operand) -> Operand:
    """Return the array of ``function``'s items, in a composition."""
    kinds, values = ({name: one[part] for name, one in operands.items()} for part in (0, 1))
    kind = Lazy(function, tuple(kinds.items()), dtype)
    return kind, do.at and lazy_value(do.at, kind, kinds, values)


def lazy_value(at: InsertPoint, to: Lazy, kinds: dict[str, Any], values: dict[str, Any]) -> Any:
    """Return the array of type ``to`` of parameters; it is as long as the first array."""
    held = [values[one] for one, kind in to.operands if known_of(kind) is ...]
    first = next(one for one, kind in to.operands if isinstance(kind, Array))
    length = length_of(kinds[first], at, values[first])
    return at.struct(to, held=at.context.make_tuple(at.builder, types.Tuple(to.held), held), length=length)
