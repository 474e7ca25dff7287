"""Lists and tuples that are written out (``[a, b]``): of a length that is known.

On Numba's untyped IR. A list that is only read (indexed, iterated, given to a builtin that reads it) is a tuple: a GPU
row has no memory to make a list in.
"""

import builtins
from typing import Any, Final

from udf.frontend.ir.nodes import (
    assigned_value,
    assignments,
    called_method,
    constant_value,
    copies_of,
    is_expression,
    is_reassigned,
    redefine,
    statements,
    variables_read,
)
from udf.frontend.numba.names import ir

READERS: Final = frozenset({min, max, sum, any, all, len, enumerate, zip, tuple})
"""Builtins that read a sequence, and keep nothing of it."""

OF_LABELS: Final = frozenset({"sort_values", "drop_duplicates", "dropna", "nlargest", "nsmallest", "isin"})
"""Methods of a group, and of its columns, that read a list."""

READS: Final = ("getitem", "static_getitem", "getiter", "exhaust_iter")


def lists_as_tuples(func_ir: Any) -> None:
    """Make a tuple of each list that is only read."""
    lists = {s.target.name: s for s in assignments(func_ir) if is_expression(s.value, "build_list")}
    if not lists:
        return
    copies = {copy: name for name in reversed(lists) for copy in copies_of(func_ir, [name])}  # variable -> its list
    kept = {copies[name] for statement in statements(func_ir) for name in _used_otherwise(func_ir, statement, copies)}
    for name, statement in lists.items():
        if name not in kept:
            written = statement.value
            statement.value = ir.Expr.build_tuple(list(written.items), written.loc)
            redefine(func_ir, statement.target, statement.value)


def _used_otherwise(func_ir: Any, statement: Any, holds: dict[str, str]) -> list[str]:
    """Return the variables with a list that a statement uses for more than reading it."""
    value = assigned_value(statement)
    names = [variable.name for variable in variables_read(statement)]
    if isinstance(value, ir.Var):
        target = statement.target.name
        is_choice = target in holds and is_reassigned(func_ir, target)
        return names if is_choice and value.name in holds else []
    if is_expression(value, *READS):
        names.remove(value.value.name)
    elif is_expression(value, "call") and (_builtin(func_ir, value.func) in READERS or _joins(func_ir, value)):
        keywords = [argument for _, argument in value.kws] if _joins(func_ir, value) else []
        read = {argument.name for argument in (*value.args, *keywords)}
        names = [name for name in names if name not in read]
    return [name for name in names if name in holds]


def _joins(func_ir: Any, call: Any) -> bool:
    """Return whether a call is of the method ``join`` of some text, ``get`` of a lookup, or one of OF_LABELS."""
    return called_method(func_ir, call, "join", "get", *OF_LABELS) is not None


def _builtin(func_ir: Any, variable: Any) -> Any:
    found = constant_value(func_ir, variable)
    return found if getattr(builtins, getattr(found, "__name__", ""), None) is found and callable(found) else None


def item_of(sequence: Any, literal: Any, index: int, loc: Any) -> Any:
    """Return item ``index`` of the variable ``sequence``, written out as ``literal``: named items may be reassigned."""
    item = literal.items[index]
    return item if item.name.startswith("$") else ir.Expr.static_getitem(sequence, index, None, loc)
