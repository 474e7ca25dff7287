"""Several values with names: ``return pd.Series({"a": x})``, ``return {"a": x}``, ``return [x, y]``.

On Numba's untyped IR each is a call of ``record_of``, whose result is a tuple with fields: the labels, and which of the
three it was in ``form``, which pandas' door asks (``udf.doors.pandas.pandas_results``).
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from typing import Any, Final

from udf.frontend.base.refusals import RefusedError
from udf.frontend.ir.column_selection import constant_list
from udf.frontend.ir.constant_items import as_constant
from udf.frontend.ir.nodes import assignments, definition_of, is_expression
from udf.frontend.ir.record_calls import build_record, require_names
from udf.frontend.ir.replacement import Replacement, replace_values
from udf.frontend.ir.short_arrays import function_of
from udf.frontend.rules.list.list_results import empty_list

KEYS: Final = "the keys of a dict are constants in a UDF, text for each column"
OTHER: Final = "a dictionary is not supported in a UDF, but for one of constants, or as the result; use if/elif"
FROZEN: Final = "a frozenset is not supported as a result in a UDF; return a set, set(..)"
GIVEN: Final = "pd.Series(..) takes a dict, or a list with index=[..], that are written out in a UDF"


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
            self._require_text(labels or ())
        if labels is None or len(labels) != len(data.items):
            raise RefusedError(GIVEN, self.loc)
        return self._record(list(data.items), self._texts(labels), "Series")

    def _of_map(self, mapping: Any, form: str) -> Any:
        keys = [as_constant(self.func_ir, key) for key, _ in mapping.items]
        if any(key is None for key in keys):
            raise RefusedError(KEYS, self.loc)
        table = {key.value: value for key, (_, value) in zip(keys, mapping.items, strict=True) if key is not None}
        if form == "Series":
            self._require_text(table)
        return self._record(list(table.values()), self._texts(tuple(table)), form)

    def _require_text(self, labels: Iterable[Any]) -> None:
        """Refuse numbers that a Series is given as labels: pandas has one kind of index or another of them."""
        if not all(isinstance(label, str) for label in labels):
            raise RefusedError(KEYS, self.loc)

    def _texts(self, labels: tuple[Any, ...]) -> tuple[str, ...]:
        """Return labels as fields: text, or the numbers from 0 on."""
        if labels == tuple(range(len(labels))):
            return tuple(map(str, labels))
        if not labels or not all(isinstance(label, str) for label in labels):
            raise RefusedError(KEYS, self.loc)
        require_names(labels, self.loc)
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
