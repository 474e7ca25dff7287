"""Variables that hold an integer on one path and a float on another, of which a column has the float only.

``y = a if a > 0 else 0.5`` is a float64 in a UDF, and an int or a float in Python. Up to 2**53 that is the same number.
What could be larger is looked at where it becomes a float64, and what is computed of it.
"""

from __future__ import annotations

import operator
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from udf.base.dtypes import UNITS
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
from udf.frontend.numba.names import ir, types
from udf.frontend.passes.ranges.analysis import Ranges
from udf.frontend.passes.ranges.container_items import RECORD, ContainerItems
from udf.frontend.passes.ranges.intervals import Range
from udf.frontend.types.masked_kinds import unmask
from udf.frontend.types.time_kinds import Time

if TYPE_CHECKING:
    from collections.abc import Callable

    Kinds = dict[str, set[str]]

EXACT: Final = 2**53
"""Up to this an integer is the same as a float64, and so are sums and products up to it."""

SAME: Final = Range(-EXACT, EXACT)
ENDLESS: Final = Range(-(2**2000), 2**2000)

_NAMES: Final = ("add", "sub", "mul", "floordiv", "mod", "pow")
ARITHMETIC: Final = frozenset(getattr(operator, prefix + name) for name in _NAMES for prefix in ("", "i"))
CONVERTING: Final = ARITHMETIC | {operator.truediv, operator.itruediv}
SIGNS: Final = frozenset({operator.neg, operator.pos})
SIGNING: Final = frozenset(
    getattr(operator, name) for name in ("mul", "imul", "floordiv", "ifloordiv", "mod", "imod", "neg")
)
"""Operators that give a zero of floats a sign."""
CHOICES: Final = frozenset({min, max})
KEEPING: Final = CHOICES | {abs}
KINDS: Final = {"bool": types.Boolean, "int": types.Integer, "float": types.Float}
"""Types of number in Python -> Numba's."""

ARGUMENT: Final = "argument "
"""What stands before a parameter's name: of the kinds that a helper is given there, too."""
TOLD: Final = "told "
"""And before that of one whose kind the helper tells, as text or by ``isinstance``."""


class Helper(NamedTuple):
    """Of which types of number a helper's result may be in Python; ``parameters`` are its names."""

    kinds: frozenset[str] = frozenset()
    parameters: tuple[str, ...] = ()

    def given(self, call: Any, what: str = ARGUMENT) -> list[Any]:
        """Return the arguments of a call on which its result, or what is ``told``, depends."""
        if not self.parameters:  # no call of a helper
            return []
        arguments = {**dict(zip(self.parameters, call.args, strict=False)), **dict(call.kws)}
        return [one for name, one in arguments.items() if what + name in self.kinds]


NOTHING: Final = Helper()


def unknown(_call: Any) -> Helper:
    """Return that nothing is known of a helper."""
    return NOTHING


def kinds_looked_up(func_ir: Any, kinds: dict[str, Any], value: Any) -> tuple[set[str], Any] | None:
    """Return the types of what ``d[x]`` or ``d.get(x, default)`` gives, and the default; None of anything else."""
    if is_expression(value, "getitem"):
        table, default = kinds.get(value.value.name), None
    elif is_expression(value, "call") and isinstance(kinds.get(value.func.name), types.BoundFunction):
        method = called_method(func_ir, value, "get")
        if method is None:
            return None
        table, arguments = kinds.get(method.value.name), [*value.args, *(one for _, one in value.kws)]
        default = arguments[1] if len(arguments) > 1 else None
    else:
        return None
    held = getattr(table, "numbers", None)
    return (set(held), default) if isinstance(held, frozenset) else None


def others_among(kinds: set[str]) -> set[str]:
    """Return which of some types of number, or units, are not that of a result, the widest, which may have it "itself".

    Examples
    --------
    >>> others_among({"int", "float", "float itself"}), others_among({"int", "float itself"}), others_among({"us"})
    ({'int'}, {'int'}, set())
    """
    order = ["bool", "int", "float", *sorted(UNITS, key=lambda unit: UNITS[unit])]
    known = [kind.partition(" ")[0] for kind in kinds]
    widest = max((kind for kind in known if kind in order), key=order.index, default="")
    return {kind for kind in kinds if kind in order and kind not in {widest, "float"}}


def members_of(func_ir: Any, variable: Any) -> list[Any]:
    """Return the variables that a list or tuple is written out of; the variable itself if it is none."""
    literal = definition_of(func_ir, variable)
    return list(literal.items) if is_expression(literal, "build_tuple", "build_list") else [variable]


def _word(of: Any) -> str:
    """Return the word for a type of number, or the unit of one of time; "" of others."""
    kind = unmask(of)
    return (
        kind.unit if isinstance(kind, Time) else next((one for one, its in KINDS.items() if isinstance(kind, its)), "")
    )


class Mixtures(Ranges):
    """The variables of one typed function that are floats, and may hold what is an integer in Python.

    ``is_helper``: its caller can tell what it returns. ``helper`` says which types of number the one that is called may
    return.
    """

    def __init__(
        self,
        func_ir: Any,
        typemap: dict[str, Any],
        *,
        is_helper: bool = False,
        helper: Callable[[Any], Helper] = unknown,
    ) -> None:
        super().__init__(func_ir, typemap)
        self._is_helper, self._helper = is_helper, helper
        self._kinds: Kinds | None = None

    def meeting(self, name: str) -> str:
        """Return how an integer must fit that is assigned to a variable: "any" that it can be is "small"."""
        return "any" if name in self.mixed and self._is_small(name) else "small"

    def may_lose(self, name: str, value: Any) -> bool:
        """Return whether what is computed may be an int in Python of more digits than a float64 has."""
        if name in self.mixed and not self._is_small(name):
            return operator_of(value) in ARITHMETIC | SIGNS or self.is_choice(value)
        return False

    def may_sign(self, name: str, value: Any) -> bool:
        """Return whether what is computed may be a zero that is an int in Python, and has a sign here."""
        return name in self.mixed and operator_of(value) in SIGNING

    def may_overflow(self, value: Any) -> bool:
        """Return whether small integers may give an infinity."""
        return operator_of(value) in (operator.pow, operator.ipow)

    def is_whole(self, name: str) -> bool:
        """Return whether a variable's type is an integer or a bool."""
        return isinstance(unmask(self._types.get(name)), (types.Integer, types.Boolean))

    def _is_float(self, name: str) -> bool:
        return isinstance(unmask(self._types.get(name)), types.Float)

    def _is_small(self, name: str) -> bool:
        found = self.of(name)
        return found is not None and found.within(SAME)

    # --- which ---------------------------------------------------------------------------------------

    @cached_property
    def mixed(self) -> frozenset[str]:
        """Return the names of the floats that may hold an integer of Python's."""
        return frozenset(name for name in self._values if self._is_float(name) and self.kinds(name) & {"bool", "int"})

    def calls_helper(self, value: Any) -> bool:
        """Return whether an expression calls a helper that returns an integer or a float."""
        kinds = self._called_helper(value).kinds & KINDS.keys()
        return "float" in kinds and len(kinds) > 1

    def _called_helper(self, value: Any) -> Helper:
        return self._helper(value) if is_expression(value, "call") else NOTHING

    def told_by_helper(self, value: Any) -> list[Any]:
        """Return the arguments of a call of a helper that tells their kind, and what is in tuples of them."""
        helper = self._called_helper(value)
        arguments = value.args if helper.parameters else ()
        return [one for given in arguments for one in self.items_of(given)] + helper.given(value, TOLD)

    def items_of(self, container: Any) -> list[Any]:
        """Return the variables that are items of a tuple, a list or a set; none of anything else."""
        return [one for one in self._containers.items(container, None) if isinstance(one, ir.Var)]

    def returned(self) -> tuple[tuple[str, ...], ...]:
        """Return what else each value of a result may be in Python: "bool" and "int" of numbers, "s" of finer times.

        A float that can be none but NaN beside those is "nan".
        """
        found = self._returned_kinds
        alone = [{"nan"} if "float itself" in kinds and "float" not in kinds else set[str]() for kinds in found]
        others = map(others_among, found)
        return tuple(tuple(sorted(one and one | nan)) for one, nan in zip(others, alone, strict=True))

    @property
    def returned_kinds(self) -> frozenset[str]:
        """Return the types of number that a single value that is returned may have in Python."""
        found = self._returned_kinds
        kinds = (kind.removesuffix(" itself") for kind in found[0]) if len(found) == 1 else ()
        return frozenset(kind for kind in kinds if kind in KINDS or kind.startswith(ARGUMENT))

    @property
    def held(self) -> frozenset[str]:
        """Return the parameters that are in a result, a tuple, list, or dict of numbers, which tells their kind."""
        every = set[str]().union(*self._returned_kinds)
        return frozenset(TOLD + one.removeprefix(ARGUMENT) for one in every if one.startswith(ARGUMENT))

    @cached_property
    def _returned_kinds(self) -> list[set[str]]:
        found: list[set[str]] = []
        ends = [block.body[-1].value for block in self._ir.blocks.values() if isinstance(block.body[-1], ir.Return)]
        for result, name in [(one, name) for one in ends for name in self._wholes(one.name)]:
            members, whole = self._members(name), self._types.get(name)
            inside: Any = ()
            if members == [name] and isinstance(whole, types.BaseTuple):  # as a helper gave it
                members, inside = members * len(whole), list(map(_word, whole))
            found += [set() for _ in members[len(found) :]]
            for place, (kinds, member) in enumerate(zip(found, members, strict=False)):
                kinds.update(self.kinds(member), {f"{self._kind(member)} itself"}, inside[place : place + 1])
                items = self._containers.items(result, place) if len(members) > 1 else []
                kinds.update(*(self.kinds(one.name) for one in items if isinstance(one, ir.Var)))
        return found

    def _wholes(self, name: str, seen: tuple[str, ...] = ()) -> list[str]:
        """Return the variables one of which a result is, where they are made; itself if it is no tuple."""
        if name in seen or not isinstance(self._types.get(name), types.BaseTuple):
            return [] if name in seen else [name]
        found: list[str] = []
        for value in self._values.get(name, ()):
            source = copied_variable(value)
            if source is not None:
                found += self._wholes(source.name, (*seen, name))
            elif not isinstance(value, ir.Const):
                found.append(name)
        return list(dict.fromkeys(found))

    def _members(self, name: str) -> list[str]:
        """Return the variables that a result is made of."""
        for value in self._values.get(name, ()) if isinstance(self._types.get(name), types.BaseTuple) else ():
            if is_expression(value, "build_tuple"):
                return [one.name for one in value.items]
            if is_expression(value, "call") and getattr(constant_value(self._ir, value.func), "__name__", "") == RECORD:
                return next(map(self._members, self._wholes(value.args[0].name)), [name])
        return [name]

    def kinds(self, name: str) -> set[str]:
        """Return the types of number that a variable may hold in Python: "bool", "int", "float"; the units of times."""
        if self._kinds is None:
            self._kinds = {one: set() for one in self._values if self._kind(one)}
            self._find_kinds(self._kinds)
        found = self._kinds.get(name)
        return {self._kind(name)} if found is None else found

    def _find_kinds(self, found: Kinds) -> None:
        """Find those of all numbers and times that are assigned, in turns until none adds any."""
        more = True
        while more:
            more = False
            for name, kinds in found.items():
                before = len(kinds)
                for value in self._values[name]:
                    if isinstance(value, ir.Arg) and self._is_helper:
                        kinds.add(ARGUMENT + value.name)
                    given = self._kinds_of(value)
                    kinds.update({self._kind(name)} if given is None else given)
                more |= len(kinds) > before

    @cached_property
    def _containers(self) -> ContainerItems:
        return ContainerItems(self._ir, self._values, self._types)

    def takes_item(self, value: Any) -> bool:
        """Return whether an expression takes an item of a container, or goes through it: its items take one type."""
        return is_expression(value, "getiter") or bool(self._containers.taken(value))

    def _kind(self, name: str) -> str:
        return _word(self._types.get(name))

    def _kinds_of(self, value: Any) -> set[str] | None:
        """Return the types of number that an expression may give in Python; None where that is as its type says."""
        source = copied_variable(value)
        if source is not None:
            return self.kinds(source.name)
        looked_up = kinds_looked_up(self._ir, self._types, value)
        if looked_up is not None:
            kinds, default = looked_up
            return kinds if default is None else kinds | self.kinds(default.name)
        taken = self._containers.taken(value)
        if taken:
            names = [one.name for one in taken if isinstance(one, ir.Var)]
            plain = {type(one).__name__ for one in taken if not isinstance(one, ir.Var)} & KINDS.keys()
            return plain.union(*map(self.kinds, names))
        function = operator_of(value)
        if function in ARITHMETIC | SIGNS:
            sides = [self.kinds(one.name) for one in operands(value)]
            if not all(sides) or all("float" not in side for side in sides):
                return None if all(sides) else set()  # of which one is not known so far
            given = {kind for side in sides for kind in side if kind.startswith(ARGUMENT)}
            whole = all(side & (given | {"int", "bool"}) for side in sides)
            return {"float"} | ((given or {"int"}) if whole else set())
        if called_function(self._ir, value) is round and len(value.args) == 2:
            return self.kinds(value.args[0].name)
        if self.is_choice(value):
            return set().union(*map(self._kinds_among, value.args)) - {""} or None  # an array's are as its type says
        helper = self._called_helper(value)
        mixed = {"int"} if self.calls_helper(value) else set[str]()
        return mixed.union(helper.kinds & KINDS.keys(), *(self.kinds(one.name) for one in helper.given(value))) or None

    def _kinds_among(self, variable: Any) -> set[str]:
        """Return the types of number of a value, or of the items of a list or tuple that is written out or captured."""
        items = constant_value(self._ir, variable)
        if isinstance(items, tuple):
            return {type(one).__name__ for one in items}
        return set().union(*(self.kinds(one.name) for one in members_of(self._ir, variable)))

    def is_choice(self, value: Any) -> bool:
        """Return whether an expression is ``min(..)``, ``max(..)`` or ``abs(..)``."""
        return called_function(self._ir, value) in KEEPING and not value.vararg

    def may_be_whole(self, name: str) -> bool:
        """Return whether a variable may be an int in Python."""
        return self.is_whole(name) or name in self.mixed

    # --- ranges of the integers among their values -----------------------------------------------------

    def _held(self, name: str) -> Range | None:
        return ENDLESS if name in self.mixed else super()._held(name)

    def _adds_nothing(self, value: Any) -> bool:
        """Return whether what is assigned is a float in Python, too."""
        source = copied_variable(value)
        if source is not None:
            return not self.is_whole(source.name) and source.name not in self.mixed
        return operator_of(value) in CONVERTING and any(self._is_plain_float(one.name) for one in operands(value))

    def _is_plain_float(self, name: str) -> bool:
        return self._is_float(name) and name not in self.mixed

    def _called(self, call: Any) -> Range | None:
        """Return the range of a call; of a variable here only the integers are known."""
        if self.calls_helper(call):
            return SAME
        if constant_value(self._ir, call.func) is int and any(one.name in self.mixed for one in call.args):
            return None
        return super()._called(call)
