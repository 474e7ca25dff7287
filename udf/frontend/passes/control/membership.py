"""``x in (1, 2, 3)`` as comparisons: a chain of ``==`` joined by ``or``, on Numba's untyped IR.

Numba loops over the tuple and indexes it, which costs a loop and leaves an IndexError that can never
happen. The chain vanishes into a few compares. Sets and lists of constants are meant too; Python itself
writes those as constant frozensets and tuples.
"""

from __future__ import annotations

import datetime as dt
import operator
from typing import Any, Final

import numpy as np

from udf.bind.captures import holds
from udf.frontend.base.current import compilation
from udf.frontend.base.refusals import RefusedError
from udf.frontend.ir.constant_items import as_constant, is_nan
from udf.frontend.ir.nodes import (
    assigned_value,
    assignments,
    definition_of,
    is_constant,
    is_expression,
    names_read,
    redefine,
    remove_statements,
    replace_statements,
)
from udf.frontend.numba.names import ir

LONGEST: Final = 64
"""Members beyond which Numba's loop stays: a longer chain would bloat the code."""


def rewrite_membership(func_ir: Any) -> None:
    """Rewrite every ``in`` over constants."""
    dead: set[str] = set()

    def rewrite(block: Any, statement: Any) -> list[Any] | None:
        found = _membership(func_ir, statement)
        if found is None:
            return None
        container, value, members = found
        dead.add(container)
        if members and _is_moment(members[0]):
            return _search_chain(func_ir, block, statement, value, members)
        return _comparison_chain(func_ir, block, statement, value, members)

    if not replace_statements(func_ir, rewrite):
        return
    dead -= names_read(func_ir)
    remove_statements(func_ir, [s for s in assignments(func_ir) if s.target.name in dead])


def _comparison_chain(func_ir: Any, block: Any, statement: Any, value: Any, members: list[Any]) -> list[Any]:
    """Return the comparisons that stand for ``statement``, the last one assigning its target."""
    chain = _StatementChain(func_ir, block, statement.loc)
    if compilation().own_nulls and any(_is_nan(func_ir, member) for member in members):
        raise RefusedError("'in' compares NaN by identity; use pd.isna(x) in a UDF", statement.loc)
    answers = [chain.binary(operator.eq, value, chain.member(member)) for member in members]
    answer = answers[0] if answers else chain.constant(value=False)
    for other in answers[1:]:
        answer = chain.binary(operator.or_, answer, other)
    asked = holds if _is_set(func_ir, statement.value.lhs) else operator.truth  # a list asks each == for its truth
    truth = ir.Expr.unary(asked, answer, statement.loc)
    redefine(func_ir, statement.target, truth)
    return [*chain.statements, ir.Assign(truth, statement.target, statement.loc)]


def _is_set(func_ir: Any, container: Any) -> bool:
    made = definition_of(func_ir, container)
    return is_expression(made, "build_set") or (is_constant(made) and isinstance(made.value, frozenset))


def _is_moment(value: Any) -> bool:
    return isinstance(value, (dt.date, dt.timedelta, np.datetime64))


def _search_chain(func_ir: Any, block: Any, statement: Any, value: Any, members: list[Any]) -> list[Any]:
    """Return a lookup of times in the place of ``statement``."""
    chain = _StatementChain(func_ir, block, statement.loc)
    times = chain.constant(value=frozenset(members))
    found = ir.Expr.binop(operator.contains, times, value, statement.loc)
    redefine(func_ir, statement.target, found)
    return [*chain.statements, ir.Assign(found, statement.target, statement.loc)]


def _is_nan(func_ir: Any, member: Any) -> bool:
    if isinstance(member, ir.Var):
        return bool(is_nan(func_ir, definition_of(func_ir, member)))
    return bool(member != member)  # noqa: PLR0124 - NaN is not itself


def _membership(func_ir: Any, statement: Any) -> tuple[str, Any, list[Any]] | None:
    """Return the container's name, the value looked for and the members, if ``statement`` is ``in`` over constants."""
    expression = assigned_value(statement)
    if not is_expression(expression, "binop") or expression.fn is not operator.contains:
        return None
    members = _members(definition_of(func_ir, expression.lhs))
    if members is None:  # an item of a dict that is gone through
        item = as_constant(func_ir, expression.lhs)
        members = None if item is None else _members(ir.Const(item.value, statement.loc))
    if members is None or (len(members) > LONGEST and not _is_moment(members[0])):
        return None
    return expression.lhs.name, expression.rhs, members


def _members(definition: Any) -> list[Any] | None:
    if is_constant(definition):
        value = definition.value
        plain = (int, float, str)
        if type(value) is tuple and value and not isinstance(value[0], plain) and all(map(_is_moment, value)):
            return list(value)
        if isinstance(value, (tuple, frozenset)) and all(isinstance(v, plain) for v in value):
            return sorted(value, key=repr) if isinstance(value, frozenset) else list(value)
    elif is_expression(definition, "build_tuple", "build_list", "build_set"):
        return list(definition.items)
    return None


class _StatementChain:
    """Statements under construction, each assigned to a fresh variable."""

    def __init__(self, func_ir: Any, block: Any, loc: Any) -> None:
        self._func_ir, self._block, self._loc = func_ir, block, loc
        self.statements: list[Any] = []

    def _assign(self, value: Any) -> Any:
        target = self._block.scope.redefine("$in", self._loc)
        redefine(self._func_ir, target, value)
        self.statements.append(ir.Assign(value, target, self._loc))
        return target

    def constant(self, *, value: Any) -> Any:
        return self._assign(ir.Const(value, self._loc))

    def member(self, member: Any) -> Any:
        """Return the variable of a member: it has one, or is a constant."""
        return member if isinstance(member, ir.Var) else self.constant(value=member)

    def binary(self, function: Any, left: Any, right: Any) -> Any:
        return self._assign(ir.Expr.binop(function, left, right, self._loc))
