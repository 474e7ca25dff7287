"""Several values with names: ``return pd.Series({"a": x})``, ``return {"a": x}``, ``return [x, y]``.

On Numba's untyped IR each is a call of ``record_of``, whose result is a tuple with fields: the labels, and which of the
three it was in ``form``, which pandas' door asks (``udf.doors.pandas.pandas_results``).
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Final

from udf.frontend.lists.results import empty_list
from udf.frontend.loops.constant_items import as_constant
from udf.frontend.models import cast_tuple
from udf.frontend.numba.names import cgutils, signature, types
from udf.frontend.rewrites.nodes import RefusedError, assignments, definition_of, is_expression
from udf.frontend.rewrites.replacement import Replacement, replace_values
from udf.frontend.rewrites.short_arrays import function_of
from udf.frontend.rows.selection import constant_list
from udf.frontend.semantics.rules import LOWERING, define, stand_in, static_items, typed_decorator
from udf.frontend.text.kinds import text_results

KEYS: Final = "the keys of a dict are constants in a UDF, text for each column"
OTHER: Final = "a dictionary is not supported in a UDF, but for one of constants, or as the result; use if/elif"
FROZEN: Final = "a frozenset is not supported as a result in a UDF; return a set, set(..)"
GIVEN: Final = "pd.Series(..) takes a dict, or a list with index=[..], that are written out in a UDF"


record_of: Final = stand_in("record_of")
"""(values, labels, form): stands for values with labels."""


@lru_cache(maxsize=256)
def record_class(labels: tuple[str, ...], form: str) -> Any:
    """Return the class of tuples with these labels; equal ones share it, so that branches meet.

    Numba knows a tuple with names by its ``_asdict``.
    """
    return type("Record", (tuple,), {"_fields": labels, "_asdict": None, "form": form, "__slots__": ()})


def build_record(replacement: Replacement, values: Iterable[Any], labels: Iterable[Any], form: str) -> Any:
    """Return the call of ``record_of`` for variables."""
    arguments = [replacement.tuple(values), replacement.constants(labels), replacement.constant(form)]
    return replacement.call(record_of, arguments)


def make_records(func_ir: Any) -> None:
    """Put records in the place of what a function returns with names."""
    replace_values(func_ir, _Record, ("getattr", "build_map"))
    _refuse_maps(func_ir)


class _Record(Replacement):
    """The record in the place of what is returned with names."""

    def of(self, node: Any) -> Any:
        """Return what takes the place of a node; None if it stays."""
        if is_expression(node, "call") and function_of(self.func_ir, node.func) is _series():
            return self._of_series(node)
        if is_expression(node, "call") and function_of(self.func_ir, node.func) is frozenset and self.is_returned():
            raise RefusedError(FROZEN, self.loc)
        if is_expression(node, "build_map") and self.is_returned():
            return self._of_map(node, "dict")
        if is_expression(node, "build_list") and not node.items and self.is_returned():
            return self.call(empty_list, [])
        if is_expression(node, "build_list") and self.is_returned():
            return self._record(list(node.items), tuple(map(str, range(len(node.items)))), "list")
        return None

    def _of_series(self, call: Any) -> Any:
        named = dict(call.kws)
        named.pop("name", None)
        arguments = dict(zip(("data", "index"), call.args, strict=False)) | named
        if not set(arguments) <= {"data", "index"} or "data" not in arguments:
            raise RefusedError(GIVEN, self.loc)
        data = definition_of(self.func_ir, arguments["data"])
        if is_expression(data, "build_map") and "index" not in arguments:
            return self._of_map(data, "Series")
        if not is_expression(data, "build_list", "build_tuple"):
            raise RefusedError(GIVEN, self.loc)
        labels: Any = tuple(range(len(data.items)))
        if "index" in arguments:
            labels = _constants(self.func_ir, arguments["index"])
        if labels is None or len(labels) != len(data.items):
            raise RefusedError(GIVEN, self.loc)
        return self._record(list(data.items), self._texts(labels), "Series")

    def _of_map(self, mapping: Any, form: str) -> Any:
        keys = [as_constant(self.func_ir, key) for key, _ in mapping.items]
        if any(key is None for key in keys):
            raise RefusedError(KEYS, self.loc)
        table = {key.value: value for key, (_, value) in zip(keys, mapping.items, strict=True) if key is not None}
        return self._record(list(table.values()), self._texts(tuple(table)), form)

    def _texts(self, labels: tuple[Any, ...]) -> tuple[str, ...]:
        """Return labels as fields: text, or the numbers from 0 on."""
        if labels == tuple(range(len(labels))):
            return tuple(map(str, labels))
        if not labels or not all(isinstance(label, str) for label in labels):
            raise RefusedError(KEYS, self.loc)
        return labels

    def _record(self, values: list[Any], labels: tuple[str, ...], form: str) -> Any:
        if not values:
            raise RefusedError("a result without a value is not supported in a UDF", self.loc)
        return build_record(self, values, labels, form)


def _series() -> Any:
    return getattr(sys.modules.get("pandas"), "Series", _ABSENT)


_ABSENT: Final = object()


def _constants(func_ir: Any, variable: Any) -> tuple[Any, ...] | None:
    """Return the constants of a list or tuple."""
    constant = as_constant(func_ir, variable)
    if constant is not None:
        return tuple(constant.value) if isinstance(constant.value, (tuple, range)) else None
    members = constant_list(func_ir, variable)
    return None if members is None else members.value


def _refuse_maps(func_ir: Any) -> None:
    """Raise for a dict that is left."""
    for statement in assignments(func_ir):
        if is_expression(statement.value, "build_map"):
            raise RefusedError(OTHER, statement.loc)


# -- typed and lowered ---------------------------------------------------------------------------------


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
