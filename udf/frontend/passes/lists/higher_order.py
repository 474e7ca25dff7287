"""``map(f, values)``, ``filter``, ``max(values, key=f)``, ``sorted``: builtins that call a user's function for items.

On Numba's untyped IR. Each call becomes one of a function of this module, as if it stood in the UDF; then the code of
both takes the place of the calls (:mod:`udf.frontend.passes.control.closures`). ``map`` and ``filter`` become
generators (:mod:`udf.frontend.passes.loops.generators`).
"""

# Numba compiles the functions in here that have no annotations.
# ruff: noqa: ANN001, ANN202
# mypy: disable-error-code="no-untyped-def,no-untyped-call"
import builtins
import functools
import operator
from typing import Any, Final

from udf.frontend.ir.full_unroll import drop_unread
from udf.frontend.ir.inner_functions import build_call
from udf.frontend.ir.nodes import called_function, definition_of, is_constant, is_expression
from udf.frontend.ir.short_arrays import function_of
from udf.frontend.numba.names import ir
from udf.frontend.passes.loops.generators import kept, mapped, mapped_pairs, true_ones
from udf.frontend.rules.list.items import raise_value_error
from udf.frontend.rules.list.list_overloads import sort_by


def _sorted(values, key, reverse, sort_by):
    items, keys = [], []
    for value in values:
        items.append(value)
        keys.append(key(value))
    return sort_by(keys, items, reverse)


def _summed(values, total):
    for value in values:
        total += value
    return total


def _best(values, key, beats, refuse):
    some = False
    for value in values:
        other = key(value)
        if not some:
            best, rank, some = value, other, True
        elif beats(other, rank):
            best, rank = value, other
    if not some:
        refuse()
    return best


def _better(first, second, key, beats):
    return second if beats(key(second), key(first)) else first


def _reduced(function, values, first):
    for value in values:
        first = function(first, value)
    return first


def _reduced_all(function, values):
    some = False
    for value in values:
        if not some:
            first, some = value, True
        else:
            first = function(first, value)
    if not some:
        raise TypeError("reduce() of empty iterable with no initial value")
    return first


def _best_of(keys, values, beats):
    best, rank = keys[0], values[0]
    for key, value in zip(keys, values):  # noqa: B905 - as many
        if beats(value, rank):
            best, rank = key, value
    return best


EXTREMES: Final = {min: operator.lt, max: operator.gt}


def expand_higher_order(func_ir: Any) -> bool:
    """Write out the first such call; return whether there was one."""
    for block in func_ir.blocks.values():
        for position, statement in enumerate(block.body):
            call: Any = statement.value if isinstance(statement, ir.Assign) else None
            if not is_expression(call, "call") or call.vararg is not None:
                continue
            body = _expanded(func_ir, block.scope, statement, call)
            if body is not None:
                block.body[position : position + 1] = body
                drop_unread(func_ir, [call.func, *dict(call.kws).values()], ("getattr",))
                return True
    return False


def _expanded(func_ir: Any, scope: Any, statement: Any, call: Any) -> list[Any] | None:
    """Return what stands for a call; None if it is none of these."""
    function, keywords = _builtin(func_ir, call.func), dict(call.kws)
    if function in (map, filter) and len(call.args) in (2, 2 + (function is map)) and not keywords:
        return _generator(func_ir, scope, statement, function)
    of_range = function is sum and len(call.args) in (1, 2) and not keywords
    if of_range and called_function(func_ir, definition_of(func_ir, call.args[0])) is range:  # Numba's sum wraps
        return build_call(scope, statement, _summed, [*call.args, ir.Const(0, call.loc)][:2])
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


def _generator(func_ir: Any, scope: Any, statement: Any, function: Any) -> list[Any]:
    """Return what stands for ``map`` or ``filter``: a generator over an iterator, both as they are made here."""
    (called, *values), loc, own = statement.value.args, statement.loc, list[Any]()

    def assigned(value: Any) -> Any:
        own.append(ir.Assign(value, scope.redefine("$mapped", loc), loc))
        return own[-1].target

    first, source = definition_of(func_ir, called), values[0]
    if len(values) > 1:
        source = assigned(ir.Expr.call(assigned(ir.Global("zip", zip, loc)), values, (), loc))
    iterator = ir.Expr.getiter(source, loc)
    if function is filter and is_constant(first) and first.value in (None, bool):
        return build_call(scope, statement, true_ones, [iterator])
    stands = kept if function is filter else mapped if len(values) == 1 else mapped_pairs
    operands = [assigned(called), iterator]
    return [*own, *build_call(scope, statement, stands, operands)]


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


def _builtin(func_ir: Any, variable: Any) -> Any:
    found = function_of(func_ir, variable)
    if found is functools.reduce:
        return found
    return found if getattr(builtins, getattr(found, "__name__", ""), None) is found and callable(found) else None
