"""``map(f, values)``, ``filter``, ``max(values, key=f)``, ``sorted``: builtins that call a user's function for items.

On Numba's untyped IR. Each call becomes one of a function of this module, as if it stood in the UDF; then the code of
both takes the place of the calls (:mod:`udf.frontend.passes.control.closures`). ``map`` and ``filter`` make all items
at once: so they are taken where all of them are asked for, with nothing between.
"""

# Numba compiles the functions in here that have no annotations.
# ruff: noqa: ANN001, ANN202, PERF401, PERF402, SIM110
# mypy: disable-error-code="no-untyped-def,no-untyped-call"
import builtins
import functools
import operator
from typing import Any, Final

from udf.frontend.ir.full_unroll import drop_unread
from udf.frontend.ir.inner_functions import build_call, map_values
from udf.frontend.ir.nodes import definition_of, is_constant, is_expression, readers
from udf.frontend.ir.short_arrays import function_of
from udf.frontend.numba.names import ir
from udf.frontend.rules.list.items import raise_value_error
from udf.frontend.rules.list.list_overloads import sort_by


def _filter(function, values):
    made = []
    for value in values:
        if function(value):
            made.append(value)
    return made


def _true(values):
    made = []
    for value in values:
        if value:
            made.append(value)
    return made


def _sorted(values, key, reverse, sort_by):
    items, keys = [], []
    for value in values:
        items.append(value)
        keys.append(key(value))
    return sort_by(keys, items, reverse)


def _best(values, key, beats, refuse):
    items = []
    for value in values:
        items.append(value)
    if not items:
        refuse()
    best = items[0]
    rank = key(best)
    for value in items:
        other = key(value)
        if beats(other, rank):
            best, rank = value, other
    return best


def _better(first, second, key, beats):
    return second if beats(key(second), key(first)) else first


def _any(function, values):
    for value in values:
        if function(value):
            return True
    return False


def _all(function, values):
    for value in values:
        if not function(value):
            return False
    return True


def _reduced(function, values, first):
    for value in values:
        first = function(first, value)
    return first


def _reduced_all(function, values):
    items = []
    for value in values:
        items.append(value)
    if not items:
        raise TypeError("reduce() of empty iterable with no initial value")
    first = items[0]
    for place in range(1, len(items)):
        first = function(first, items[place])
    return first


def _best_of(keys, values, beats):
    best, rank = keys[0], values[0]
    for key, value in zip(keys, values):  # noqa: B905 - as many
        if beats(value, rank):
            best, rank = key, value
    return best


SHORT_CIRCUIT: Final = {any: _any, all: _all}
"""Builtins that ask a ``map`` for its items until one decides."""

EXTREMES: Final = {min: operator.lt, max: operator.gt}

EXHAUSTING: Final = frozenset({list, tuple, sorted, set, frozenset, sum, min, max})
"""Builtins that ask a ``map`` for every item, and do nothing before they have them that could raise."""


def expand_higher_order(func_ir: Any) -> bool:
    """Write out the first such call; return whether there was one."""
    for block in func_ir.blocks.values():
        for position, statement in enumerate(block.body):
            call: Any = statement.value if isinstance(statement, ir.Assign) else None
            if not is_expression(call, "call") or call.vararg is not None:
                continue
            body = _short_circuit(func_ir, block, position) or _expanded(func_ir, block.scope, statement, call)
            if body is not None:
                block.body[position : position + 1] = body
                mapped = call.args if _builtin(func_ir, call.func) in SHORT_CIRCUIT else ()
                drop_unread(func_ir, [call.func, *dict(call.kws).values()], ("getattr",))
                drop_unread(func_ir, mapped, ("call",))
                return True
    return False


def _expanded(func_ir: Any, scope: Any, statement: Any, call: Any) -> list[Any] | None:
    """Return what stands for a call; None if it is none of these."""
    function, keywords = _builtin(func_ir, call.func), dict(call.kws)
    if function in (map, filter) and len(call.args) == 2 and not keywords:
        if not _is_exhausted(func_ir, statement.target.name):
            return None
        first = definition_of(func_ir, call.args[0])
        if function is filter and is_constant(first) and first.value in (None, bool):
            return build_call(scope, statement, _true, [call.args[1]])
        return build_call(scope, statement, map_values if function is map else _filter, list(call.args))
    if function is functools.reduce and not keywords and len(call.args) in (2, 3):
        return build_call(scope, statement, _reduced if len(call.args) == 3 else _reduced_all, list(call.args))
    key = keywords.pop("key", None)
    if key is None or not call.args:
        return None
    if function is sorted and keywords.keys() <= {"reverse"} and len(call.args) == 1:
        falls = keywords.get("reverse", ir.Const(False, call.loc))  # noqa: FBT003 - Numba's signature
        return build_call(
            scope, statement, _sorted, [call.args[0], key, falls, ir.Global("sort_by", sort_by, call.loc)]
        )
    if function not in EXTREMES or keywords:
        return None
    return _extreme(func_ir, scope, statement, (function, key))


def _extreme(func_ir: Any, scope: Any, statement: Any, function_and_key: tuple[Any, Any]) -> list[Any]:
    """Return what stands for ``min`` or ``max`` by a key."""
    call, (function, key) = statement.value, function_and_key
    beats = ir.Global("beats", EXTREMES[function], call.loc)
    refuse = ir.Global("refuse", raise_value_error, call.loc)  # in the words of the Python that runs
    if len(call.args) == 1:
        if _is_get_of(func_ir, key, call.args[0]):
            return _best_entry(func_ir, scope, statement, beats)
        return build_call(scope, statement, _best, [call.args[0], key, beats, refuse])
    body, best = [], call.args[0]
    for value in call.args[1:]:
        last = value is call.args[-1]
        target = statement.target if last else scope.redefine("$best", call.loc)
        step = ir.Assign(call, target, statement.loc)
        body += build_call(scope, step, _better, [best, value, key, beats])
        best = target
    return body


def _is_get_of(func_ir: Any, key: Any, table: Any) -> bool:
    """Return whether a function is the method ``get`` of a dict that is written out."""
    method: Any = definition_of(func_ir, key)
    made = definition_of(func_ir, table)
    is_get = is_expression(method, "getattr") and method.attr == "get"
    return is_get and is_expression(made, "build_map") and definition_of(func_ir, method.value) is made


def _best_entry(func_ir: Any, scope: Any, statement: Any, beats: Any) -> list[Any]:
    """Return what stands for ``max(d, key=d.get)``: each value is read of the dict by its key."""
    loc, table = statement.loc, statement.value.args[0]
    body, keys, values = list[Any](), list[Any](), list[Any]()
    made: Any = definition_of(func_ir, table)
    for key, _ in made.items:
        value = scope.redefine("$value", loc)
        body.append(ir.Assign(ir.Expr.getitem(table, key, loc), value, loc))
        keys.append(key)
        values.append(value)
    tuples = [ir.Expr.build_tuple(keys, loc), ir.Expr.build_tuple(values, loc)]
    return [*body, *build_call(scope, statement, _best_of, [*tuples, beats])]


def _short_circuit(func_ir: Any, block: Any, position: int) -> list[Any] | None:
    """Return what stands for ``any(map(f, values))``; None of another call, or where a variable changes between."""
    statement = block.body[position]
    call = statement.value
    function = _builtin(func_ir, call.func)
    if call.kws or len(call.args) != 1 or not any(function is one for one in SHORT_CIRCUIT):
        return None
    made: Any = definition_of(func_ir, call.args[0])
    if not is_expression(made, "call") or _builtin(func_ir, made.func) is not map or len(made.args) != 2:
        return None
    arguments: list[Any] = list(made.args)
    names = {argument.name for argument in arguments}
    for before in reversed(block.body[:position]):
        if getattr(before, "value", None) is made:
            return build_call(block.scope, statement, SHORT_CIRCUIT[function], arguments)
        if isinstance(before, ir.Assign) and before.target.name in names:
            return None
    return None


def _builtin(func_ir: Any, variable: Any) -> Any:
    found = function_of(func_ir, variable)
    if found is functools.reduce:
        return found
    return found if getattr(builtins, getattr(found, "__name__", ""), None) is found and callable(found) else None


def _is_exhausted(func_ir: Any, name: str) -> bool:
    """Return whether all that reads a variable asks for every item at once."""
    uses = [statement for statement in readers(func_ir).get(name, []) if isinstance(statement, ir.Assign)]
    if len(uses) != 1:
        return False
    use = uses[0].value
    if isinstance(use, ir.Var):
        return _is_exhausted(func_ir, uses[0].target.name)
    if is_expression(use, "exhaust_iter"):
        return True
    if not is_expression(use, "call"):
        return False
    method = definition_of(func_ir, use.func)
    joins = is_expression(method, "getattr") and method.attr in ("join", "extend", "update")
    return joins or _builtin(func_ir, use.func) in EXHAUSTING
