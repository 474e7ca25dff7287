"""Which values a variable may be that is taken out of a tuple or a list: by an index, a loop, ``enumerate``, ``zip``.

Numba gives the items of ``(x, 0.5)`` one type where it cannot know which of them is meant; what they are in Python is
what was put in.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from udf.frontend.ir.nodes import called_function, constant_value, copied_variable, is_expression
from udf.frontend.numba.names import ir

if TYPE_CHECKING:
    from collections.abc import Mapping

RECORD: Final = "record_of"
"""The name of the function that stands for a result with names."""

SAME_ITEMS: Final = frozenset({reversed, sorted, list, tuple, set, iter, frozenset})
"""Builtins that give the items of what they take."""


class Pair(NamedTuple):
    """What ``zip`` and ``enumerate`` give at each turn: an item of each of some containers."""

    containers: tuple[Any, ...]


class ContainerItems:
    """The items of a function's containers; ``values`` is what is assigned to each variable."""

    def __init__(self, func_ir: Any, values: Mapping[str, list[Any]]) -> None:
        self._ir, self._values = func_ir, values

    def taken(self, value: Any) -> list[Any]:
        """Return what an expression may give that takes an item: variables, and constants; none of anything else."""
        if is_expression(value, "static_getitem") and isinstance(value.index, int):
            return self.items(value.value, value.index, frozenset())
        if is_expression(value, "getitem", "pair_first"):
            return self.items(value.value, None, frozenset())
        if called_function(self._ir, value) in (sum, min, max) and len(value.args) == 1:
            return self.items(value.args[0], None, frozenset())
        return []

    def items(self, container: Any, place: int | None, seen: frozenset[str] = frozenset()) -> list[Any]:
        """Return the items of a container, or the one at a place."""
        if isinstance(container, Pair):
            chosen = container.containers if place is None else container.containers[place : place + 1]
            return [item for one in chosen if one is not None for item in self.items(one, None, seen)]
        if not isinstance(container, ir.Var) or container.name in seen:
            return []
        constant = constant_value(self._ir, container)
        if isinstance(constant, tuple):
            return list(constant if place is None else constant[place : place + 1 or None])
        inside = seen | {container.name}
        return [i for value in self._values.get(container.name, ()) for i in self._of(value, place, inside)]

    def _of(self, value: Any, place: int | None, seen: frozenset[str]) -> list[Any]:
        """Return the items of what an expression gives."""
        source = copied_variable(value)
        if source is not None:
            return self.items(source, place, seen)
        if is_expression(value, "build_tuple", "build_list", "build_set"):
            return list(value.items if place is None else value.items[place : place + 1 or None])
        if is_expression(value, "getiter", "iternext", "exhaust_iter"):
            return self.items(value.value, place, seen)
        if is_expression(value, "pair_first", "getitem", "static_getitem"):
            index = value.index if is_expression(value, "static_getitem") and isinstance(value.index, int) else None
            return [i for one in self.items(value.value, index, seen) for i in self.items(one, place, seen)]
        if not is_expression(value, "call"):
            return []
        function = called_function(self._ir, value)
        if function is enumerate and value.args:
            return [Pair((None, value.args[0]))]
        if function is zip:
            return [Pair(tuple(value.args))]
        if function is divmod:
            return list(value.args)
        if getattr(constant_value(self._ir, value.func), "__name__", "") == RECORD:
            return self.items(value.args[0], place, seen)
        return self.items(value.args[0], place, seen) if function in SAME_ITEMS and len(value.args) == 1 else []
