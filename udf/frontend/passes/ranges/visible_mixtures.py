"""What tells that a number is an int in one row of Python and a float in the next, where a column has floats: refused.

``f"{y}"`` of ``y = 0 if x > 3 else 0.5`` says 0 in Python, and would say 0.0 here; ``isinstance(y, int)`` False.
"""

import operator
from collections.abc import Iterator
from typing import Any, Final

from udf.frontend.base.current import compilation
from udf.frontend.base.messages import RefusedError
from udf.frontend.base.specs import fields_in, parse_format, parse_percent
from udf.frontend.ir.instance_answers import tells_apart
from udf.frontend.ir.nodes import (
    assignments,
    called_function,
    called_method,
    constant_value,
    is_expression,
    operands,
    operator_of,
)
from udf.frontend.ir.numba_bytecode import SPEC
from udf.frontend.numba.names import types
from udf.frontend.passes.ranges.mixtures import ARGUMENT, KINDS, TOLD, Mixtures, members_of
from udf.frontend.passes.rows.construction import fields_of, replace_fields
from udf.frontend.rules.list.list_results import ListBytes
from udf.frontend.rules.series.labelled_lists import labelled
from udf.frontend.rules.series.series_values import as_series
from udf.frontend.types.list_kinds import RowList
from udf.frontend.types.masked_kinds import unmask

SAME: Final = tuple("eEfF%")
"""What ends a format that writes an int as it writes the float."""

MIXED: Final = (
    "a number that is {} in one row and {} in another is not supported in a UDF where its text, its type, or a dtype"
    " says which; make it one, float(x), or 0.0 for 0, or give a format that says its digits: f'{{x:.1f}}'"
)


def refuse_visible_mixtures(mixtures: Mixtures, func_ir: Any, kinds: dict[str, Any]) -> frozenset[str]:
    """Raise where a number becomes what would tell its type in Python: text, an answer, a field, an item.

    Returns of which parameters that is so, for a helper's caller.
    """
    asked = {TOLD + name for code, name in compilation().asked if code is func_ir.func_id.code}
    window = compilation().window
    is_fold = window is not None and window.folds  # the type of its state is that of the initial one
    makes_series = any(called_function(func_ir, one.value) in (labelled, as_series) for one in assignments(func_ir))
    for statement in assignments(func_ir):
        value = statement.value
        told = [*_formatted_operands(func_ir, kinds, value), *_told_by_type(mixtures, func_ir, value)]
        told += mixtures.told_by_helper(value)
        told += mixtures.items_of(value.value) if is_list_left(kinds.get(statement.target.name), value) else []
        told += [] if is_fold else _fields_given(func_ir, value)
        if makes_series and called_method(func_ir, value, "append") is not None:
            told.append(value.args[0])
        for one in told:
            may_be = mixtures.kinds(one.name)
            asked |= {kind.replace(ARGUMENT, TOLD) for kind in may_be if kind.startswith(ARGUMENT)}
            found = sorted(may_be & KINDS.keys())
            if len(found) > 1:
                names = [f"{'an' if name == 'int' else 'a'} {name}" for name in found]
                raise RefusedError(MIXED.format(" or ".join(names[:-1]), names[-1]), statement.loc)
    return frozenset(asked)


def is_list_left(kind: Any, value: Any) -> bool:
    """Return whether an assignment makes a result of a list or a set: pandas' door has its items, or a caller has."""
    return is_expression(value, "cast") and isinstance(kind, RowList | ListBytes)


def _fields_given(func_ir: Any, value: Any) -> list[Any]:
    """Return the variables that become fields of a structure."""
    function = called_function(func_ir, value)
    if function is replace_fields:
        return members_of(func_ir, value.args[1])
    return list(value.args) if fields_of(function) is not None else []


def _told_by_type(mixtures: Mixtures, func_ir: Any, value: Any) -> list[Any]:
    """Return the variables whose kinds answer ``isinstance`` or ``is_integer``, and bools of ``x is True``."""
    if operator_of(value) in (operator.is_, operator.is_not):
        return [one for one in operands(value) if "bool" in mixtures.kinds(one.name)]
    whole = called_method(func_ir, value, "is_integer")
    if whole is not None:
        return [whole.value]
    if called_function(func_ir, value) is not isinstance or len(value.args) != 2:
        return []
    answers, kinds = constant_value(func_ir, value.args[1]), mixtures.kinds(value.args[0].name) & KINDS.keys()
    return [value.args[0]] if isinstance(answers, int) and tells_apart(answers, kinds) else []


def _formatted_operands(func_ir: Any, kinds: dict[str, Any], value: Any) -> Iterator[Any]:
    """Yield the variables whose values an expression writes as text with digits of their own."""
    if operator_of(value) is SPEC:
        if not str(constant_value(func_ir, value.rhs)).endswith(SAME):
            yield value.lhs
    elif operator_of(value) is operator.mod and isinstance(kinds.get(value.lhs.name), types.StringLiteral):
        pieces = parse_percent(kinds[value.lhs.name].literal_value)
        yield from _of_fields(pieces, members_of(func_ir, value.rhs))
    elif is_expression(value, "call"):
        function, method = called_function(func_ir, value), called_method(func_ir, value, "format")
        if function in (str, repr, ascii) or (function is format and len(value.args) == 1):
            yield from value.args
        elif function is format and not str(constant_value(func_ir, value.args[1])).endswith(SAME):
            yield value.args[0]
        elif method is not None:
            text = unmask(kinds.get(method.value.name))
            if isinstance(text, types.StringLiteral):
                yield from _of_fields(parse_format(text.literal_value), value.args)


def _of_fields(pieces: Any, arguments: Any) -> Iterator[Any]:
    for field in () if pieces is None else fields_in(pieces):
        if field.index < len(arguments) and not (isinstance(field.spec, str) and field.spec.endswith(SAME)):
            yield arguments[field.index]
        if not isinstance(field.spec, str):
            yield from _of_fields(field.spec, arguments)
