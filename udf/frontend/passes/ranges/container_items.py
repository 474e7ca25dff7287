"""Which values a variable may be that is taken out of a tuple, a list or a set: by an index, a loop, ``enumerate``.

Numba gives the items of ``(x, 0.5)`` one type where it cannot know which of them is meant; what they are in Python is
what was put in.
"""

import operator
from collections.abc import Mapping
from functools import cached_property
from typing import Any, Final, NamedTuple

from udf.base.catalogue import functions
from udf.frontend.ir.nodes import (
    called_function,
    called_method,
    constant_value,
    copied_variable,
    definition_of,
    is_expression,
    operands,
    operator_of,
)
from udf.frontend.numba.names import ir
from udf.frontend.types.masked_kinds import unmask
from udf.frontend.types.text_kinds import Text

RECORD: Final = "record_of"
"""The name of the function that stands for a result with names."""

SAME_ITEMS: Final = frozenset({list, tuple, iter})
"""Builtins that give the items of what they take."""

OTHER_ORDER: Final = frozenset({reversed, sorted, set, frozenset})
"""The same in another order."""

JOINING: Final = frozenset({operator.add, operator.iadd, operator.mul, operator.or_})

ONE_OF: Final = frozenset({sum, min, max, *functions("total")})
"""Functions whose result is of a type that an item has, or that all of them have."""


class Pair(NamedTuple):
    """What ``zip`` and ``enumerate`` give at each turn: an item of each of some containers."""

    containers: tuple[Any, ...]


class ContainerItems:
    """The items of a typed function's containers; ``values`` is what is assigned to each variable."""

    def __init__(self, func_ir: Any, values: Mapping[str, list[Any]], typemap: Mapping[str, Any]) -> None:
        self._ir, self._values, self._types = func_ir, values, typemap

    def taken(self, value: Any) -> list[Any]:
        """Return what an expression may give that takes an item: variables, and constants; none of anything else."""
        if is_expression(value, "static_getitem") and isinstance(value.index, int):
            return self.items(value.value, value.index, frozenset())
        if is_expression(value, "getitem", "pair_first"):
            return self.items(value.value, None, frozenset())
        if is_expression(value, "call"):
            if value.args and getattr(self._types.get(value.func.name), "typing_key", None) in ONE_OF:
                return [i for one in value.args for i in self.items(one, None, frozenset())]
            method = called_method(self._ir, value, "pop")
            return [] if method is None else self.items(method.value, None, frozenset())
        return []

    @cached_property
    def _put(self) -> list[tuple[Any, Any]]:
        """Return the lists and sets that get more items, and each call that puts some in."""
        calls = [one for values in self._values.values() for one in values if is_expression(one, "call")]
        found = [(called_method(self._ir, one, "append", "add", "extend", "update"), one) for one in calls]
        return [(method, one) for method, one in found if method is not None and one.args]

    def _is_part(self, value: Any) -> bool:
        """Return whether an expression is ``items[a:b]``."""
        if is_expression(value, "static_getitem"):
            return isinstance(value.index, slice)
        if not is_expression(value, "getitem"):
            return False
        constant = constant_value(self._ir, value.index)
        return isinstance(constant, slice) or called_function(self._ir, definition_of(self._ir, value.index)) is slice

    def _made(self, name: str, seen: frozenset[str] = frozenset()) -> set[str]:
        """Return the variables to which the list or set that a variable may be was first assigned."""
        sources = [copied_variable(value) for value in self._values.get(name, ())]
        further = {one.name for one in sources if one is not None} - seen
        return {name}.union(*(self._made(one, seen | {name}) for one in further))

    def _put_into(self, name: str) -> list[Any]:
        """Return what is put into the list or set that is made anew for a variable."""
        found: list[Any] = []
        for method, call in self._put:
            if name in self._made(method.value.name):
                is_one = method.attr in ("append", "add")
                found += call.args if is_one else self.items(call.args[0], None, frozenset({name}))
        return found

    def items(self, container: Any, place: int | None, seen: frozenset[str] = frozenset()) -> list[Any]:
        """Return the items of a container, or the one at a place."""
        if isinstance(container, Pair):
            chosen = container.containers if place is None else container.containers[place : place + 1]
            return [item for one in chosen if one is not None for item in self.items(one, None, seen)]
        if not isinstance(container, ir.Var) or container.name in seen:
            return []
        if isinstance(unmask(self._types.get(container.name)), Text):
            return []  # its items are texts, whatever it was put together of
        constant = constant_value(self._ir, container)
        if isinstance(constant, tuple):
            return list(constant if place is None else constant[place : place + 1 or None])
        inside = seen | {container.name}
        values = self._values.get(container.name, ())
        found = [i for value in values for i in self._of(value, place, inside)]
        return found + ([] if any(map(copied_variable, values)) else self._put_into(container.name))

    def _of(self, value: Any, place: int | None, seen: frozenset[str]) -> list[Any]:
        """Return the items of what an expression gives."""
        if is_expression(value, "build_tuple", "build_list", "build_set"):
            return list(value.items if place is None else value.items[place : place + 1 or None])
        function = called_function(self._ir, value)
        if function is enumerate and value.args:
            return [Pair((None, value.args[0]))]
        if function is zip:
            return [Pair(tuple(value.args))]
        if function is divmod:
            return list(value.args)
        if not self._is_part(value) and is_expression(value, "pair_first", "getitem", "static_getitem"):
            index = value.index if is_expression(value, "static_getitem") and isinstance(value.index, int) else None
            return [i for one in self.items(value.value, index, seen) for i in self.items(one, place, seen)]
        same, others = self._like(value), self._among(value)
        return [i for one in same for i in self.items(one, place, seen)] + [
            i for one in others for i in self.items(one, None, seen)
        ]

    def _like(self, value: Any) -> list[Any]:
        """Return the container whose items are an expression's, in the same places."""
        source = copied_variable(value)
        if source is not None:
            return [source]
        if is_expression(value, "getiter", "iternext", "exhaust_iter"):
            return [value.value]
        if not is_expression(value, "call"):
            return []
        is_record = getattr(constant_value(self._ir, value.func), "__name__", "") == RECORD
        is_copy = called_function(self._ir, value) in SAME_ITEMS and len(value.args) == 1
        return [value.args[0]] if is_record or is_copy else []

    def _among(self, value: Any) -> list[Any]:
        """Return the containers among whose items are an expression's, wherever they are in it."""
        if self._is_part(value):
            return [value.value]
        if operator_of(value) in JOINING:
            return list(operands(value))
        return list(value.args[:1]) if called_function(self._ir, value) in OTHER_ORDER else []
