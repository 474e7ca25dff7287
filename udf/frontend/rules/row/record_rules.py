"""Values with names, typed and lowered: a tuple with fields."""

from __future__ import annotations

from typing import Any

from udf.frontend.base.declarations import LOWERING, define, static_items, typed_decorator
from udf.frontend.base.models import cast_tuple
from udf.frontend.ir.record_calls import record_class, record_of
from udf.frontend.numba.names import cgutils, signature, types
from udf.frontend.types.text_kinds import text_results


def _record_type(values: Any, labels: Any, form: Any) -> Any:
    if not isinstance(values, types.BaseTuple) or not isinstance(form, types.StringLiteral):
        return None
    names = tuple(label.literal_value for label in labels)
    kinds = [text_results(kind) or types.unliteral(kind) for kind in values]
    return types.BaseTuple.from_types(kinds, record_class(names, form.literal_value))


@define(record_of, typing=_record_type)
def _record(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return cast_tuple(context, builder, sig.return_type, cgutils.unpack_tuple(builder, args[0]), sig.args[0])


@static_items
def _static_type(record: Any, label: Any) -> Any:
    """Type ``p["x"]`` of values with labels that were a dict."""
    is_dict = isinstance(record, types.BaseNamedTuple) and getattr(record.instance_class, "form", "") == "dict"
    if not is_dict or label not in record.fields:
        return None
    return signature(record[record.fields.index(label)], record, types.literal(label))


@typed_decorator(LOWERING.lower("static_getitem", types.BaseNamedTuple, types.StringLiteral))
def _record_item(_context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return builder.extract_value(args[0], sig.args[0].fields.index(args[1]))
