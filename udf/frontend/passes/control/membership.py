"""``x in (1, 2, 3)`` as comparisons: a chain of ``==`` joined by ``or``, on Numba's untyped IR.

Numba loops over the tuple and indexes it, which costs a loop and leaves an IndexError that can never
happen. The chain vanishes into a few compares. Sets and lists of constants are meant too; Python itself
writes those as constant frozensets and tuples.
"""

import datetime as dt
import operator
from typing import Any, Final

import numpy as np

from udf.bind.captures import holds
from udf.frontend.base.current import compilation
from udf.frontend.base.messages import RefusedError
from udf.frontend.ir.constant_items import as_constant, is_nan
from udf.frontend.ir.nodes import definition_of, is_constant, is_expression
from udf.frontend.ir.replacement import Replacement, replace_values
from udf.frontend.numba.names import ir

LONGEST: Final = 64
"""Members beyond which Numba's loop stays: a longer chain would bloat the code."""


def rewrite_membership(func_ir: Any) -> None:
    """Rewrite every ``in`` over constants."""
    replace_values(func_ir, _Membership)


class _Membership(Replacement):
    """The comparisons, or of times a lookup, in the place of ``in`` over constants."""

    makes = ("build_set",)

    def _on_binop(self, node: Any) -> Any:
        if node.fn is not operator.contains:
            return None
        members = _members(definition_of(self.func_ir, node.lhs))
        if members is None:  # an item of a dict that is gone through
            item = as_constant(self.func_ir, node.lhs)
            members = None if item is None else _members(ir.Const(item.value, self.loc))
        if members is None or (len(members) > LONGEST and not _is_moment(members[0])):
            return None
        if members and _is_moment(members[0]):
            return ir.Expr.binop(operator.contains, self.constant(frozenset(members)), node.rhs, self.loc)
        return self._compared(node, members)

    def _compared(self, node: Any, members: list[Any]) -> Any:
        """Return the truth of comparisons with members: variables, or constants."""
        if compilation().own_nulls and any(map(self._is_nan, members)):
            raise RefusedError("'in' compares NaN by identity; use pd.isna(x) in a UDF", self.loc)
        variables = [one if isinstance(one, ir.Var) else self.constant(one) for one in members]
        answers = [self.assign(ir.Expr.binop(operator.eq, node.rhs, one, self.loc)) for one in variables]
        if not answers:
            self.assign(node.rhs)  # what is sought is computed all the same
        answer = answers[0] if answers else self.constant(value=False)
        for other in answers[1:]:
            answer = self.assign(ir.Expr.binop(operator.or_, answer, other, self.loc))
        asked = holds if self._is_set(node.lhs) else operator.truth  # a list asks each == for its truth
        return ir.Expr.unary(asked, answer, self.loc)

    def _is_set(self, container: Any) -> bool:
        made = definition_of(self.func_ir, container)
        return is_expression(made, "build_set") or (is_constant(made) and isinstance(made.value, frozenset))

    def _is_nan(self, member: Any) -> bool:
        if isinstance(member, ir.Var):
            return bool(is_nan(self.func_ir, definition_of(self.func_ir, member)))
        return bool(member != member)  # noqa: PLR0124 - NaN is not itself


def _is_moment(value: Any) -> bool:
    return isinstance(value, (dt.date, dt.timedelta, np.datetime64))


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
