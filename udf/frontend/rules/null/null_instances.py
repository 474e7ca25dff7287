"""``isinstance`` of a value: a constant, or for one that can be missing whether it is there."""

from __future__ import annotations

from typing import Any

from udf.base.null_kinds import OURS, names_of_nulls
from udf.frontend.base.declarations import literal
from udf.frontend.base.refusals import RefusedCallError
from udf.frontend.ir.instance_answers import answer, tells_apart
from udf.frontend.numba.names import TypingError, types
from udf.frontend.rules.null.null_rules import masked_rule
from udf.frontend.types.category_kinds import Category
from udf.frontend.types.masked_kinds import BIT, Masked, is_null_constant, parts, unmask
from udf.frontend.types.text_kinds import Text
from udf.frontend.types.time_kinds import Instant, Span


def _kind_of(value: Any) -> str | None:
    """Return the name of a value's kind; None if Python is not asked about it."""
    inner = unmask(value)
    if is_null_constant(inner):
        return "NA"
    for kinds, name in (
        (types.Boolean, "bool"),
        (types.Integer, "int"),
        (types.Float, "float"),
        ((Category, Text, types.StringLiteral, types.UnicodeType), "str"),
        (types.BaseTuple, "tuple"),
        (Instant, "instant"),
        (Span, "span"),
    ):
        if isinstance(inner, kinds):
            return name
    return None


def _answers(value: Any, classes: Any) -> tuple[bool, bool]:
    """Return the answer for a value that is there, and for one that is not."""
    known, name = literal(classes), _kind_of(value)
    if name is None or known is None:
        raise TypingError(f"isinstance() of a {unmask(value)} is not supported in a UDF")
    present = answer(known, name)
    nulls = value.nulls if isinstance(value, Masked) else OURS
    missing = {bool(answer(known, null)) for null in nulls}
    if len(missing) > 1:
        raise RefusedCallError(
            f"the result depends on which of {names_of_nulls(nulls)} a value is; make them one first"
        )
    return present, missing.pop()


def _isinstance_type(value: Any, classes: Any) -> Any:
    present, missing = _answers(value, classes)
    apart = {"float": ("bool", "int", "float"), "int": ("bool", "int")}.get(_kind_of(value) or "", ())
    is_open = tells_apart(literal(classes) or 0, apart)  # refused where it is both
    return types.boolean if is_open or (isinstance(value, Masked) and present != missing) else types.literal(present)


@masked_rule(isinstance, typing=_isinstance_type)
def _isinstance(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    present, missing = _answers(*sig.args)
    valid = parts(context, builder, sig.args[0], args[0])[1] if isinstance(sig.args[0], Masked) else BIT(1)
    return builder.select(valid, BIT(int(present)), BIT(int(missing)))
