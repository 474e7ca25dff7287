"""Which integers of a function are known to fit 64 bits, so that nothing has to be checked.

Each integer variable gets a range: of its type (an int32 column), of a constant, of ``len``, of what is computed from
such. A variable that changes in a loop only by adding gets the range that ``TRIPS`` trips could reach: a counter is not
checked. And what is masked, ``(h * 31 + c) & 0xFFFFFFFF``, needs its low bits only, which are those of the exact result.
"""

from __future__ import annotations

import operator
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from udf.frontend.masked.kinds import bare
from udf.frontend.nodes import definition_of, is_constant, is_expression
from udf.frontend.numba_cuda import ir, types

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

TRIPS: Final = 2**44
"""More trips than a loop makes in one row: at a billion a second they take five hours."""

LONGEST: Final = 2**48
"""No array or tuple is longer."""


@dataclass(frozen=True, slots=True)
class Range:
    """The integers from ``low`` to ``high``."""

    low: int
    high: int

    def joined(self, other: Range) -> Range:
        """Return the least range that holds both."""
        return Range(min(self.low, other.low), max(self.high, other.high))

    def within(self, other: Range) -> bool:
        """Return whether ``other`` holds all of this one."""
        return other.low <= self.low and self.high <= other.high


SIGNED: Final = Range(-(2**63), 2**63 - 1)
UNSIGNED: Final = Range(0, 2**64 - 1)
ANY: Final = Range(SIGNED.low, UNSIGNED.high)


def of_type(kind: Any) -> Range | None:
    """Return the range of an integer type; None for what is no integer."""
    kind = bare(kind)
    if isinstance(kind, types.IntegerLiteral):
        return Range(kind.literal_value, kind.literal_value)
    if isinstance(kind, types.Boolean):
        return Range(0, 1)
    if not isinstance(kind, types.Integer):
        return None
    half = 2 ** (kind.bitwidth - 1)
    return Range(-half, half - 1) if kind.signed else Range(0, 2 * half - 1)


def _corners(operation: Callable[[int, int], int]) -> Callable[[Range, Range], Range]:
    def combined(a: Range, b: Range) -> Range:
        ends = [operation(x, y) for x in (a.low, a.high) for y in (b.low, b.high)]
        return Range(min(ends), max(ends))

    return combined


def _remainder(a: Range, b: Range) -> Range | None:
    if b.low <= 0:
        return None
    return Range(0, min(b.high - 1, a.high)) if a.low >= 0 else Range(0, b.high - 1)


def _quotient(a: Range, b: Range) -> Range | None:
    return _corners(operator.floordiv)(a, b) if b.low > 0 else None


def _bits_of_both(a: Range, b: Range) -> Range | None:
    tops = [side.high for side in (a, b) if side.low >= 0]
    return Range(0, min(tops)) if tops else None


def _bits_of_either(a: Range, b: Range) -> Range:
    width = max(max(abs(side.low), abs(side.high)).bit_length() for side in (a, b))
    return Range(0 if min(a.low, b.low) >= 0 else -(2**width), 2**width - 1)


def _left(a: Range, b: Range) -> Range | None:
    return _corners(operator.lshift)(a, b) if 0 <= b.low and b.high <= 64 else None  # noqa: PLR2004 - bits


def _right(a: Range, b: Range) -> Range | None:
    return _corners(operator.rshift)(a, b) if 0 <= b.low and b.high <= 64 else None  # noqa: PLR2004 - bits


def _power(a: Range, b: Range) -> Range | None:
    if b.low != b.high or not 0 <= b.low <= 64:  # noqa: PLR2004 - bits
        return None
    ends = [a.low**b.low, a.high**b.low, *[0] * (a.low <= 0 <= a.high)]
    return Range(min(ends), max(ends))


_TABLE: Final[dict[str, Callable[[Range, Range], Range | None]]] = {
    "add": _corners(operator.add),
    "sub": _corners(operator.sub),
    "mul": _corners(operator.mul),
    "floordiv": _quotient,
    "mod": _remainder,
    "and_": _bits_of_both,
    "or_": _bits_of_either,
    "xor": _bits_of_either,
    "lshift": _left,
    "rshift": _right,
    "pow": _power,
}
IN_PLACE: Final = {f"i{name.rstrip('_')}": name for name in _TABLE}
BINARY: Final = {getattr(operator, name): rule for name, rule in _TABLE.items()} | {
    getattr(operator, other): _TABLE[name] for other, name in IN_PLACE.items()
}
UNARY: Final[dict[Any, Callable[[Range], Range]]] = {
    operator.neg: lambda a: Range(-a.high, -a.low),
    operator.pos: lambda a: a,
    operator.invert: lambda a: Range(~a.high, ~a.low),
}
ADDING: Final = {operator.add: 1, operator.iadd: 1, operator.sub: -1, operator.isub: -1}
LOW_BITS: Final = frozenset(
    getattr(operator, name)
    for name in ("add", "iadd", "sub", "isub", "mul", "imul", "neg", "invert", "xor", "ixor", "or_", "ior", "and_", "iand")
)
"""Operations whose low bits are made of their operands' low bits."""

SHIFTS: Final = frozenset({operator.lshift, operator.ilshift})
MASKS: Final = frozenset({operator.and_, operator.iand})
MODULI: Final = frozenset({operator.mod, operator.imod})


def operator_of(value: Any) -> Any:
    """Return the operator of an expression; None if it has none."""
    return value.fn if is_expression(value, "binop", "inplace_binop", "unary") else None


def operands(value: Any) -> tuple[Any, ...]:
    """Return the variables of an operator's expression."""
    if is_expression(value, "binop", "inplace_binop"):
        return value.lhs, value.rhs
    return (value.value,) if is_expression(value, "unary", "cast") else ()


class Ranges:
    """The ranges of the integers of one typed function."""

    def __init__(self, func_ir: Any, typemap: dict[str, Any]) -> None:
        self._ir, self._types = func_ir, typemap
        self._known: dict[str, Range] = {}

    def fits(self, statement: Any) -> bool:
        """Return whether the operator of an assignment gives what its type holds, or its low bits only matter."""
        target, value = statement.target.name, statement.value
        if not operands(value):
            return False
        exact, held = self._computed(value), of_type(types.unliteral(bare(self._types[target])))
        return held is not None and ((exact is not None and exact.within(held)) or self._is_masked(target, frozenset()))

    def of(self, name: str) -> Range | None:
        """Return the range of a variable; None if it is no integer."""
        held = of_type(self._types.get(name))
        if held is None or not held.within(ANY) or held.high - held.low < SIGNED.high:
            return held
        if name not in self._known:
            self._known[name] = held  # what its own range is found from, in a circle
            self._known[name] = self._found(name, held)
        return self._known[name]

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
            if one is None:
                return None
            found = one if found is None else found.joined(one)
        return found

    def _computed(self, value: Any) -> Range | None:
        """Return the exact range of what is assigned; None if nothing is known."""
        if isinstance(value, ir.var_types):
            return self.of(value.name)
        if is_constant(value):
            return Range(int(value.value), int(value.value)) if isinstance(value.value, int) else None
        if is_expression(value, "cast"):
            return self.of(value.value.name)
        if is_expression(value, "binop", "inplace_binop"):
            rule = BINARY.get(value.fn)
            sides = [self.of(value.lhs.name), self.of(value.rhs.name)]
            return None if rule is None or None in sides else rule(*sides)  # type: ignore[arg-type]
        if is_expression(value, "unary"):
            one = self.of(value.value.name)
            return UNARY[value.fn](one) if one is not None and value.fn in UNARY else None
        if is_expression(value, "pair_first"):
            return self._item(value)
        return self._called(value) if is_expression(value, "call") else None

    def _called(self, call: Any) -> Range | None:
        """Return the range of ``len(..)``, ``min(..)``, ``max(..)``, ``abs(..)`` and ``int(..)``."""
        function = self._constant(call.func)
        if function is len:
            return Range(0, LONGEST)
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
        step = definition_of(self._ir, value.value)
        start = definition_of(self._ir, step.value) if is_expression(step, "iternext") else None
        call = definition_of(self._ir, start.value) if is_expression(start, "getiter") else None
        if not is_expression(call, "call") or self._constant(call.func) is not range or call.kws or call.vararg:
            return None
        ends = [self.of(argument.name) for argument in call.args[:2]]
        if len(ends) == 1:
            ends.append(Range(0, 0))
        known = [end for end in ends if end is not None]
        return Range(min(e.low for e in known), max(e.high for e in known)) if len(known) == len(ends) == 2 else None  # noqa: PLR2004

    def _constant(self, variable: Any) -> Any:
        """Return the object that a variable always is; None if it is not known."""
        found = definition_of(self._ir, variable)
        return found.value if is_constant(found) else None

    # --- loops -----------------------------------------------------------------------------------

    def _grown(self, cycle: frozenset[str]) -> Range | None:
        """Return the range of variables that change in a circle, if only by adding."""
        start: Range | None = None
        down = up = 0
        for name in cycle:
            for value in self._values[name]:
                inside = [one.name for one in self._sources(value) if one.name in cycle]
                if not inside:
                    one = self._computed(value)
                    if one is None:
                        return None
                    start = one if start is None else start.joined(one)
                elif not isinstance(value, ir.var_types) and not is_expression(value, "cast"):
                    step = self._step(value, inside)
                    if step is None:
                        return None
                    down, up = down + min(step.low, 0), up + max(step.high, 0)
        return None if start is None else Range(start.low + TRIPS * down, start.high + TRIPS * up)

    def _step(self, value: Any, inside: list[str]) -> Range | None:
        """Return what a sum adds to the one of its operands that changes in the circle."""
        sign = ADDING.get(operator_of(value), 0)
        if len(inside) != 1 or not sign or (sign < 0 and value.rhs.name in inside):
            return None
        one = self.of(value.rhs.name if value.lhs.name in inside else value.lhs.name)
        return one if one is None or sign > 0 else Range(-one.high, -one.low)

    def _sources(self, value: Any) -> tuple[Any, ...]:
        """Return the variables that the range of an assigned value is made of."""
        if isinstance(value, ir.var_types):
            return (value,)
        if operator_of(value) in MASKS | MODULI and type(self._constant(value.rhs)) is int:
            return ()  # the constant alone bounds it
        if is_expression(value, "call"):
            return tuple(value.args)
        return operands(value)

    @cached_property
    def _values(self) -> dict[str, list[Any]]:
        """Return what is assigned to each variable."""
        found: dict[str, list[Any]] = {}
        for statement in self._assignments():
            found.setdefault(statement.target.name, []).append(statement.value)
        return found

    def _assignments(self) -> Iterator[Any]:
        for block in self._ir.blocks.values():
            yield from block.find_insts(ir.assign_types)

    @cached_property
    def _cycles(self) -> dict[str, frozenset[str]]:
        """Return the circle that each variable is in, for those that are in one."""
        edges = {
            name: {one.name for value in values for one in self._sources(value) if one.name in self._values}
            for name, values in self._values.items()
            if of_type(self._types.get(name)) is not None
        }
        return circles(edges)

    # --- masks -----------------------------------------------------------------------------------

    @cached_property
    def _uses(self) -> dict[str, list[Any]]:
        """Return the statements that read each variable."""
        found: dict[str, list[Any]] = {}
        for block in self._ir.blocks.values():
            for statement in block.body:
                if isinstance(statement, ir.Del):
                    continue
                target = statement.target.name if isinstance(statement, ir.assign_types) else None
                for name in {one.name for one in statement.list_vars()} - {target}:
                    found.setdefault(name, []).append(statement)
        return found

    def _is_masked(self, name: str, seen: frozenset[str]) -> bool:
        """Return whether every use of an integer asks for its low bits only."""
        uses = self._uses.get(name, [])
        return bool(uses) and all(self._takes_low_bits(name, use, seen | {name}) for use in uses)

    def _takes_low_bits(self, name: str, use: Any, seen: frozenset[str]) -> bool:
        value = getattr(use, "value", None)
        if not isinstance(use, ir.assign_types) or of_type(self._types.get(use.target.name)) is None:
            return False
        function = operator_of(value)
        if function in MASKS | MODULI and self._is_mask(value, name):
            return True
        copied = isinstance(value, ir.var_types)
        ring = function in LOW_BITS or (function in SHIFTS and value.rhs.name != name)
        return (copied or ring) and use.target.name not in seen and self._is_masked(use.target.name, seen)

    def _is_mask(self, value: Any, name: str) -> bool:
        """Return whether ``name & constant`` or ``name % 2**k`` cuts the other bits off."""
        sides = [value.rhs] if value.fn in MODULI else [value.lhs, value.rhs]
        for side in sides:
            constant = self._constant(side)
            if side.name == name or type(constant) is not int or not 0 < constant <= UNSIGNED.high:
                continue
            if value.fn in MASKS or constant & (constant - 1) == 0:
                return True
        return False


def circles(edges: dict[str, set[str]]) -> dict[str, frozenset[str]]:
    """Return the strongly connected component of each node that lies on a cycle (Tarjan, 1972)."""
    order: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    on_stack: set[str] = set()
    found: dict[str, frozenset[str]] = {}

    def close(node: str) -> None:
        members: list[str] = []
        while not members or members[-1] != node:
            members.append(stack.pop())
            on_stack.discard(members[-1])
        if len(members) > 1 or node in edges.get(node, ()):
            found.update(dict.fromkeys(members, frozenset(members)))

    for root in edges:
        work = [] if root in order else [(root, iter(edges[root]))]
        if work:
            order[root] = low[root] = len(order)
            stack.append(root)
            on_stack.add(root)
        while work:
            node, rest = work[-1]
            following = next((n for n in rest if n in edges and (n not in order or n in on_stack)), None)
            if following is None:
                work.pop()
                if work:
                    low[work[-1][0]] = min(low[work[-1][0]], low[node])
                if low[node] == order[node]:
                    close(node)
            elif following in order:
                low[node] = min(low[node], order[following])
            else:
                order[following] = low[following] = len(order)
                stack.append(following)
                on_stack.add(following)
                work.append((following, iter(edges[following])))
    return found
