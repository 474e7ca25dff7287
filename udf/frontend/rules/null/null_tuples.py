"""A variable that is a tuple on one path and None on another: all of its members are null then, and it is none itself.

Such a value can be handed on and returned. Whether it is there, and what is in it, Python asks of the whole: refused.
"""

from collections.abc import Iterator
from typing import Any, Final

from udf.frontend.base.current import compilation, is_users
from udf.frontend.base.messages import RefusedError
from udf.frontend.ir.nodes import copied_variable, is_expression, statements, variables_read
from udf.frontend.numba.names import ir, types
from udf.frontend.types.masked_kinds import is_null_constant

REFUSED: Final = (
    "{} is a tuple on one path and None on another, which can only be returned; use one with a value for it"
)


def refuse_null_tuples(state: Any) -> None:
    """Refuse any use of a tuple-or-None but copies and returns, after typing; note helpers that return one."""
    if not is_users(state.func_id):
        return
    kinds = state.typemap
    copies = [(s.target.name, source) for s in statements(state.func_ir) for source in _sources(s, kinds)]
    absent = {target for target, source in copies if source is None or is_null_constant(kinds[source])}
    while more := {target for target, source in copies if source in absent} - absent:
        absent |= more
    for statement in statements(state.func_ir):
        if isinstance(statement, ir.Return):
            _note(state, statement.value.name, absent)
        elif not list(_sources(statement, kinds)):
            _refuse(statement, absent)


def _sources(statement: Any, kinds: Any) -> Iterator[str | None]:
    """Yield the variables whose value becomes that of a variable which is a tuple; None for a call's result."""
    if not isinstance(statement, ir.Assign) or not isinstance(kinds.get(statement.target.name), types.BaseTuple):
        return
    value = statement.value
    copied = copied_variable(value)
    if copied is not None:
        yield copied.name
    elif is_expression(value, "phi"):
        yield from (one.name for one in value.incoming_values if isinstance(one, ir.Var))
    elif is_expression(value, "call") and _may_be_none(kinds[value.func.name], value, kinds):
        yield None


def _may_be_none(called: Any, call: Any, kinds: Any) -> bool:
    """Return whether a call of a helper, or of a captured dict's ``get``, gives a tuple or None."""
    if isinstance(called, types.BoundFunction) and called.typing_key == "udf.lookup.get":
        default = [*call.args[1:], *(value for _, value in call.kws)]
        return not default or is_null_constant(kinds[default[0].name])
    return isinstance(called, types.Dispatcher) and called.dispatcher.py_func.__code__ in compilation().absent_tuples


def _note(state: Any, name: str, absent: set[str]) -> None:
    if name not in absent:
        return
    if state.func_id.code is compilation().outermost:
        compilation().result_use.absent = True
    else:
        compilation().absent_tuples.add(state.func_id.code)


def _refuse(statement: Any, absent: set[str]) -> None:
    for variable in variables_read(statement):
        if variable.name in absent:
            shown = "a value" if variable.name.startswith("$") else repr(variable.unversioned_name)
            raise RefusedError(REFUSED.format(shown), statement.loc)
