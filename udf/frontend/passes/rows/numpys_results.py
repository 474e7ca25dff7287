"""Which numbers in the tuples, lists and dicts that a function of rows returns are NumPy's, and which are Python's.

pandas hands out the numbers of a row as NumPy's scalars, and objects keep what they are given. What is not known for
sure of every path is not told here: of such results pandas runs the function itself.
"""

from typing import Any

import numpy as np

from udf.base.stages import NUMPYS, PYTHONS
from udf.columns.column_use import INDEX
from udf.frontend.ir.nodes import assignments, copied_variable, is_constant, is_expression
from udf.frontend.ir.record_calls import record_of
from udf.frontend.ir.short_arrays import function_of
from udf.frontend.numba.names import ir
from udf.frontend.passes.rows.numpy_flow import DtypeFlow
from udf.frontend.passes.rows.numpy_types import BUILTIN_TYPES, constant_dtype, operator_dtype


class NumpysResults:
    """What is sure of the members of a function's results, by its untyped IR and a ``flow`` over it."""

    def __init__(self, func_ir: Any, flow: DtypeFlow) -> None:
        self._func_ir, self._flow = func_ir, flow
        self._values: dict[str, list[Any]] = {}
        for statement in assignments(func_ir):
            self._values.setdefault(statement.target.name, []).append(statement.value)

    def told(self) -> tuple[tuple[str, str] | None, ...]:
        """Return of each member whose it is, and its dtype's name; None where that is not sure. () of one result."""
        returned = [one.body[-1].value for one in self._func_ir.blocks.values() if isinstance(one.body[-1], ir.Return)]
        rows = [items for one in returned for items in self._members(one, frozenset())]
        if not rows or None in rows or len(set(map(len, rows))) > 1:
            return ()
        return tuple([self._told(paths) for paths in zip(*rows, strict=True)])

    def _members(self, variable: Any, seen: frozenset[str]) -> list[Any]:
        """Return the members of each tuple that a variable may be; None for what is none."""
        if variable.name in seen:
            return []
        found: list[Any] = []
        for value in self._values.get(variable.name, [None]):
            source = copied_variable(value)
            if source is not None:
                found += self._members(source, seen | {variable.name})
            elif is_expression(value, "call") and function_of(self._func_ir, value.func) is record_of:
                found += self._members(value.args[0], seen | {variable.name})
            else:
                found.append(value.items if is_expression(value, "build_tuple") else None)
        return found

    def _told(self, paths: Any) -> tuple[str, str] | None:
        each = [one for path in paths for one in self._flow.each(path) if isinstance(one, type | np.dtype)]
        told = {(PYTHONS if isinstance(one, type) else NUMPYS, np.dtype(one).name) for one in each}
        return told.pop() if len(told) == 1 and all(self._is_sure(one, frozenset()) for one in paths) else None

    def _is_sure(self, variable: Any, seen: frozenset[str]) -> bool:
        """Return whether the flow knows what a variable is on every path."""
        if variable.name in seen:
            return True
        values, seen = self._values.get(variable.name, []), seen | {variable.name}
        return bool(self._flow.each(variable)) and all(self._is_known(one, seen) for one in values)

    def _is_known(self, value: Any, seen: frozenset[str]) -> bool:
        source = copied_variable(value)
        if source is not None:
            return self._is_sure(source, seen)
        if is_constant(value):
            return constant_dtype(value.value) is not None
        operation = self._flow.operation_of(value)
        if operation is not None:
            function, sides = operation
            paths = [operator_dtype(function, [*one]) for one in self._flow.paths(sides)]
            return all(one is not None for one in paths) and all(self._is_sure(side, seen) for side in sides)
        if is_expression(value, "unary"):
            return self._is_sure(value.value, seen)
        if is_expression(value, "call"):
            function = function_of(self._func_ir, value.func)
            known = function is abs and len(value.args) == 1 and self._is_sure(value.args[0], seen)
            return known or any(function is one for one in BUILTIN_TYPES)
        return self._flow.label_of(value) not in (None, INDEX)
