"""The ranges of a function's integers: which are known to fit 64 bits.

Each integer variable gets a range: of its type (an int32 column), of a constant, of ``len``, of what is computed from
such. A variable that changes in a loop only by adding gets the range that ``TRIPS`` trips could reach: a counter is not
checked. What is masked needs its low bits only, which are those of the exact result
(:class:`LowBits`).
"""

import operator
from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import Any, Final

from udf.frontend.ir.nodes import (
    assignments,
    called_function,
    constant_value,
    copied_variable,
    definition_of,
    is_constant,
    is_expression,
    iterated,
    operands,
    operator_of,
    readers,
)
from udf.frontend.numba.names import compute_cfg_from_blocks, ir, types
from udf.frontend.passes.ranges.intervals import BINARY, MASKS, MODULI, UNARY, UNSIGNED, Range, of_type
from udf.frontend.types.masked_kinds import unmask


def cyclic_components(edges: dict[str, set[str]]) -> dict[str, frozenset[str]]:
    """Return the strongly connected component of each node that lies on a cycle.

    Source: Sharir, A strong-connectivity algorithm and its applications, Comput. Math. Appl. 7 (1981).

    Examples
    --------
    >>> sorted(cyclic_components({"a": {"b"}, "b": {"a", "c"}, "c": {"d"}, "d": set()})["a"])
    ['a', 'b']
    """
    order = [node for part in _walks(edges, edges) for node in part]
    sources: dict[str, set[str]] = {node: set() for node in edges}
    for node, targets in edges.items():
        for target in targets & edges.keys():
            sources[target].add(node)
    parts = map(frozenset, _walks(sources, reversed(order)))
    return {node: part for part in parts for node in part if len(part) > 1 or node in edges[node]}


def _walks(edges: dict[str, set[str]], roots: Iterable[str]) -> Iterator[list[str]]:
    """Yield what can be reached from each root and not from one before, in the order in which a walk leaves it.

    Without recursion, since functions are long.
    """
    seen: set[str] = set()
    for root in roots:
        left, work = list[str](), [] if root in seen else [(root, iter(edges[root]))]
        seen.add(root)
        while work:
            following = next((one for one in work[-1][1] if one in edges and one not in seen), None)
            if following is None:
                left.append(work.pop()[0])
            else:
                seen.add(following)
                work.append((following, iter(edges[following])))
        yield left


TRIPS: Final = 2**44
"""More trips than a loop makes in one row: at a billion a second they take five hours."""

LONGEST: Final = 2**48
"""No array or tuple is longer."""

ADDING: Final = {operator.add: 1, operator.iadd: 1, operator.sub: -1, operator.isub: -1}

LOW_BITS: Final = frozenset(
    {operator.add, operator.iadd, operator.sub, operator.isub, operator.mul, operator.imul, operator.neg}
    | {operator.invert, operator.xor, operator.ixor, operator.or_, operator.ior, operator.and_, operator.iand}
)
"""Operations whose low bits are made of their operands' low bits."""

SHIFTS: Final = frozenset({operator.lshift, operator.ilshift})


class LowBits:
    """What reads each integer of one typed function."""

    def __init__(self, func_ir: Any, typemap: dict[str, Any]) -> None:
        self._ir, self._types = func_ir, typemap

    def asked(self, name: str) -> bool:
        """Return whether every use of an integer asks for its low bits only."""
        return self._only(name, frozenset())

    @cached_property
    def readers(self) -> dict[str, list[Any]]:
        """Return the statements that read each variable."""
        return readers(self._ir)

    def _only(self, name: str, seen: frozenset[str]) -> bool:
        """Return whether every use of an integer asks for its low bits only."""
        uses = self.readers.get(name, [])
        return bool(uses) and all(self._takes_low_bits(name, use, seen | {name}) for use in uses)

    def _takes_low_bits(self, name: str, use: Any, seen: frozenset[str]) -> bool:
        value: Any = getattr(use, "value", None)
        if value is None or not isinstance(use, ir.Assign) or of_type(self._types.get(use.target.name)) is None:
            return False
        function = operator_of(value)
        if function in MASKS | MODULI and self._is_mask(value, name):
            return True
        copied = isinstance(value, ir.Var)
        ring = function in LOW_BITS or (function in SHIFTS and value.rhs.name != name)
        return (copied or ring) and use.target.name not in seen and self._only(use.target.name, seen)

    def _is_mask(self, value: Any, name: str) -> bool:
        """Return whether ``name & constant`` or ``name % 2**k`` cuts the other bits off."""
        sides = [value.rhs] if value.fn in MODULI else [value.lhs, value.rhs]
        for side in sides:
            constant = constant_value(self._ir, side)
            if side.name == name or type(constant) is not int or not 0 < constant <= UNSIGNED.high:
                continue
            if value.fn in MASKS or constant & (constant - 1) == 0:
                return True
        return False


class Ranges:
    """The ranges of the integers of one typed function."""

    longest = LONGEST

    def __init__(self, func_ir: Any, typemap: dict[str, Any]) -> None:
        self._ir, self._types = func_ir, typemap
        self._known: dict[str, Range] = {}
        self._low_bits = LowBits(func_ir, typemap)

    def fits(self, statement: Any) -> bool:
        """Return whether the operator of an assignment gives what its type holds, or its low bits only matter."""
        target, value = statement.target.name, statement.value
        if not operands(value) and not is_expression(value, "call"):
            return False
        exact, held = self._computed(value), of_type(types.unliteral(unmask(self._types[target])))
        if held is None:
            return False
        return (exact is not None and exact.within(held)) or (bool(operands(value)) and self._low_bits.asked(target))

    def assigned(self, statement: Any) -> Range | None:
        """Return the exact range of what is assigned; None if nothing is known."""
        return self._computed(statement.value)

    def of(self, name: str) -> Range | None:
        """Return the range of a variable; None if it is no integer."""
        held = self._held(name)
        if held is None or held.low == held.high:
            return held
        if name not in self._known:
            self._known[name] = held  # what its own range is found from, in a circle
            self._known[name] = self._found(name, held)
        return self._known[name]

    def _held(self, name: str) -> Range | None:
        """Return the range of a variable's type; None if it is no integer."""
        return of_type(self._types.get(name))

    def _adds_nothing(self, _value: Any) -> bool:
        """Return whether no integer comes from what is assigned."""
        return False

    # --- one variable ----------------------------------------------------------------------------

    def _found(self, name: str, held: Range) -> Range:
        cycle = self._cycles.get(name, frozenset())
        found = self._grown(cycle) if cycle else self._joined(self._values.get(name, ()))
        return found if found is not None and found.within(held) else held

    def _joined(self, values: Any) -> Range | None:
        """Return the range of a variable that is one of ``values``."""
        found: Range | None = None
        for value in values:
            one = self._computed(value)
            if self._adds_nothing(value):
                continue
            if one is None:
                return None
            found = one if found is None else found.joined(one)
        return found

    def _computed(self, value: Any) -> Range | None:
        """Return the exact range of what is assigned; None if nothing is known."""
        source = copied_variable(value)
        if source is not None:
            return self.of(source.name)
        if is_constant(value):
            return Range(int(value.value), int(value.value)) if isinstance(value.value, int) else None
        if is_expression(value, "binop", "inplace_binop"):
            rule = BINARY.get(value.fn)
            sides = [self.of(value.lhs.name), self.of(value.rhs.name)]
            return None if rule is None or None in sides else rule(*sides)
        if is_expression(value, "unary"):
            one = self.of(value.value.name)
            return UNARY[value.fn](one) if one is not None and value.fn in UNARY else None
        if is_expression(value, "pair_first"):
            return self._item(value)
        if is_expression(value, "getitem", "static_getitem", "typed_getitem"):
            return self._member(value)
        return self._called(value) if is_expression(value, "call") else None

    def _member(self, value: Any) -> Range | None:
        """Return the range of a member of a tuple that is written out."""
        literal = definition_of(self._ir, value.value)
        if is_constant(literal) and isinstance(literal.value, tuple) and all(type(one) is int for one in literal.value):
            return Range(min(literal.value), max(literal.value)) if literal.value else None
        return self._joined(literal.items) if is_expression(literal, "build_tuple") else None

    def _called(self, call: Any) -> Range | None:
        """Return the range of ``len(..)``, ``min(..)``, ``max(..)``, ``abs(..)`` and ``int(..)``."""
        function = constant_value(self._ir, call.func)
        if function is len:
            return Range(0, self.longest)
        sides = [self.of(argument.name) for argument in call.args]
        if not sides or call.kws or call.vararg or any(side is None for side in sides):
            return None
        known = [side for side in sides if side is not None]
        if function in (min, max) and len(known) > 1:
            return Range(function(side.low for side in known), function(side.high for side in known))
        if function is abs and len(known) == 1:
            return Range(0, max(abs(known[0].low), abs(known[0].high)))
        return known[0] if function is int and len(known) == 1 else None

    def _item(self, value: Any) -> Range | None:
        """Return the range of an item of ``range(..)``."""
        call = self._range_of(value)
        return None if call is None else self._items(call)

    def _range_of(self, value: Any) -> Any:
        """Return the call ``range(..)`` of which a value is an item; None if it is none."""
        step: Any = definition_of(self._ir, value.value) if is_expression(value, "pair_first") else None
        start: Any = definition_of(self._ir, step.value) if is_expression(step, "iternext") else None
        return self._range_call(start.value) if is_expression(start, "getiter") else None

    def _range_call(self, over: Any) -> Any:
        """Return the call ``range(..)`` that gives what a loop goes over; None if it is another."""
        call: Any = None if over is None else definition_of(self._ir, over)
        is_range = called_function(self._ir, call) is range and not (call.kws or call.vararg)
        return call if is_range else None

    def _items(self, call: Any) -> Range | None:
        """Return the range of what an iterator over ``range(..)`` gives."""
        ends = [self.of(argument.name) for argument in call.args[:2]]
        if len(ends) == 1:
            ends.append(Range(0, 0))
        known = [end for end in ends if end is not None]
        if len(known) < len(ends):
            return None
        return Range(min(end.low for end in known), max(end.high for end in known))

    # --- loops -----------------------------------------------------------------------------------

    def _grown(self, cycle: frozenset[str]) -> Range | None:
        """Return the range of variables that change in a circle, if only by adding."""
        start: Range | None = None
        down = up = 0
        for name in cycle:
            for value in self._values[name]:
                if self._adds_nothing(value):
                    continue
                inside = [one.name for one in self._sources(value) if one.name in cycle]
                if not inside:
                    one = self._computed(value)
                    if one is None:
                        return None
                    start = one if start is None else start.joined(one)
                elif copied_variable(value) is None:
                    step = self._step(value, inside)
                    if step is None:
                        return None
                    trips = self._trips(name)
                    down, up = down + trips * min(step.low, 0), up + trips * max(step.high, 0)
        return None if start is None else Range(start.low + down, start.high + up)

    def is_sum(self, name: str) -> bool:
        """Return whether a loop adds to a variable more than constants, and does nothing else with it."""
        cycle = self._cycles.get(name, frozenset())
        values = [value for one in cycle for value in self._values[one]]
        return bool(cycle) and self.of(name) == self._held(name) and all(self._adds(value, cycle) for value in values)

    def _adds(self, value: Any, cycle: frozenset[str]) -> bool:
        """Return whether what is assigned in a circle is from outside, copied, or a sum with one of the circle."""
        inside = [one.name for one in self._sources(value) if one.name in cycle]
        return not inside or copied_variable(value) is not None or self._step(value, inside) is not None

    def _trips(self, name: str) -> int:
        """Return how often the assignment of a variable runs at most."""
        trips = 1
        for loop in self._loops.values():
            if any(label in loop.body for label in self._labels[name]):
                trips *= self._trips_of(loop.header)
        return min(trips, TRIPS)

    def _trips_of(self, header: int) -> int:
        """Return how many trips a loop makes at most: as many as its range has numbers."""
        call = self._range_call(iterated(self._ir, header))
        items = None if call is None else self._items(call)
        return TRIPS if items is None else items.high - items.low + 1

    @cached_property
    def _loops(self) -> Any:
        return compute_cfg_from_blocks(self._ir.blocks).loops()

    @cached_property
    def _labels(self) -> dict[str, set[int]]:
        """Return the blocks in which each variable is assigned."""
        found: dict[str, set[int]] = {}
        for label, block in self._ir.blocks.items():
            for statement in block.find_insts(ir.Assign):
                found.setdefault(statement.target.name, set()).add(label)
        return found

    def _step(self, value: Any, inside: list[str]) -> Range | None:
        """Return what a sum adds to the one of its operands that changes in the circle."""
        sign = ADDING.get(operator_of(value), 0)
        if len(inside) != 1 or not sign or (sign < 0 and value.rhs.name in inside):
            return None
        one = self.of(value.rhs.name if value.lhs.name in inside else value.lhs.name)
        return one if one is None or sign > 0 else Range(-one.high, -one.low)

    def _sources(self, value: Any) -> tuple[Any, ...]:
        """Return the variables that the range of an assigned value is made of."""
        if isinstance(value, ir.Var):
            return (value,)
        if operator_of(value) in MASKS | MODULI and type(constant_value(self._ir, value.rhs)) is int:
            return ()  # the constant alone bounds it
        if is_expression(value, "call"):
            return tuple(value.args)
        return operands(value)

    @cached_property
    def _values(self) -> dict[str, list[Any]]:
        """Return what is assigned to each variable."""
        found: dict[str, list[Any]] = {}
        for statement in assignments(self._ir):
            found.setdefault(statement.target.name, []).append(statement.value)
        return found

    @cached_property
    def _cycles(self) -> dict[str, frozenset[str]]:
        """Return the circle that each variable is in, for those that are in one."""
        return cyclic_components({name: self._edges(name) for name in self._values if self._held(name) is not None})

    def _edges(self, name: str) -> set[str]:
        """Return the variables that the range of one is made of."""
        return {one.name for value in self._values[name] for one in self._sources(value) if one.name in self._values}
