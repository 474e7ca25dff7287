"""What tells that a number is an int in one row of Python and a float in the next, where a column has floats: refused.

``f"{y}"`` of ``y = 0 if x > 3 else 0.5`` says 0 in Python, and would say 0.0 here; ``isinstance(y, int)`` False.
"""

from __future__ import annotations

import operator
from typing import TYPE_CHECKING, Any, Final

from udf.frontend.base.current import compilation
from udf.frontend.base.refusals import RefusedError
from udf.frontend.base.specs import fields_in, parse_format, parse_percent
from udf.frontend.ir.exception_texts import SPEC
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
from udf.frontend.numba.names import types
from udf.frontend.passes.ranges.helpers_called import ARGUMENT, TOLD
from udf.frontend.passes.ranges.mixtures import KINDS, members_of
from udf.frontend.passes.rows.construction import fields_of, replace_fields
from udf.frontend.rules.series.labelled_lists import labelled
from udf.frontend.rules.series.series_values import as_series
from udf.frontend.types.masked_kinds import unmask

if TYPE_CHECKING:
    from collections.abc import Iterator

    from udf.frontend.passes.ranges.mixtures import Mixtures

SAME: Final = tuple("eEfF%")
"""What ends a format that writes an int as it writes the float."""

AS_TEXT: Final = (
    "a text of a number that is {} in one row and {} in another is not supported in a UDF, which has one type for"
    " both; make it one, 0.0 for 0, or give a format that says its digits: f'{{x:.1f}}'"
)


BY_ISINSTANCE: Final = (
    "the type of a number that is {} in one row and {} in another cannot be used in a UDF, which has one type for"
    " both; make it one, 0.0 for 0, or test the type, isinstance(x, (int, float))"
)

IN_A_SERIES: Final = (
    "a Series of numbers each of which is {} or {} is not supported in a UDF: pandas chooses its dtype by all of them; "
    "make them one, float(x)"
)

IN_A_STRUCTURE: Final = (
    "a field of a structure that is {} in one row and {} in another is not supported in a UDF; make it one, float(x)"
)

IN_A_HELPER: Final = (
    "a number that is {} in one row and {} in another cannot be given to a helper that makes a text of it or tests its"
    " type in a UDF, which has one type for both; make it one, float(x)"
)


def refuse_visible_mixtures(mixtures: Mixtures, func_ir: Any, kinds: dict[str, Any]) -> frozenset[str]:
    """Raise where a number becomes text whose type Python would tell by it, or where its type is asked for.

    Returns which parameters that is asked of, for a helper's caller.
    """
    code = func_ir.func_id.code
    told = {TOLD + name for of, name in compilation().asked if of is code}

    def refuse(message: str, name: str, loc: Any) -> None:
        found = mixtures.kinds(name)
        told.update(TOLD + one.removeprefix(ARGUMENT) for one in found if one.startswith(ARGUMENT))
        _refuse(message, found, loc)

    window = compilation().window
    is_fold = window is not None and window.folds  # the type of its state is that of the initial one
    makes_series = any(called_function(func_ir, one.value) in (labelled, as_series) for one in assignments(func_ir))
    for statement in assignments(func_ir):
        if makes_series and called_method(func_ir, statement.value, "append") is not None:
            refuse(IN_A_SERIES, statement.value.args[0].name, statement.loc)
        for one in () if is_fold else _fields_given(func_ir, statement.value):
            refuse(IN_A_STRUCTURE, one.name, statement.loc)
        for one in _formatted_operands(func_ir, kinds, statement.value):
            refuse(AS_TEXT, one.name, statement.loc)
        whole = called_method(func_ir, statement.value, "is_integer")
        if whole is not None:
            refuse(BY_ISINSTANCE, whole.value.name, statement.loc)
        for one in _told_by_type(mixtures, func_ir, statement.value):
            refuse(BY_ISINSTANCE, one.name, statement.loc)
        for one in mixtures.told_by_helper(statement.value):
            refuse(IN_A_HELPER, one.name, statement.loc)
    return frozenset(told)


def _refuse(message: str, kinds: set[str], loc: Any) -> None:
    found = sorted(kinds & KINDS.keys())
    if len(found) > 1:
        names = [f"{'an' if name == 'int' else 'a'} {name}" for name in found]
        raise RefusedError(message.format(" or ".join(names[:-1]), names[-1]), loc)


def _fields_given(func_ir: Any, value: Any) -> list[Any]:
    """Return the variables that become fields of a structure."""
    function = called_function(func_ir, value)
    if function is replace_fields:
        return members_of(func_ir, value.args[1])
    return list(value.args) if fields_of(function) is not None else []


def _told_by_type(mixtures: Mixtures, func_ir: Any, value: Any) -> list[Any]:
    """Return the variables whose kinds answer ``isinstance`` otherwise, and bools of ``x is True``."""
    if operator_of(value) in (operator.is_, operator.is_not):
        return [one for one in operands(value) if "bool" in mixtures.kinds(one.name)]
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
