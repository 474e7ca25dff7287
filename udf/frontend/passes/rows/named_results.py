"""``return pd.Series({"low": a, "high": b})`` of a group's frame: a tuple whose values have names.

On Numba's untyped IR. The call becomes the tuple of the values; their labels are noted for the results' columns.
"""

from collections.abc import Iterable
from typing import Any, Final

from udf.bind.encoding import is_pandas_series
from udf.frontend.base.current import compilation
from udf.frontend.base.messages import RefusedError
from udf.frontend.ir.constant_items import as_constant, constant_list
from udf.frontend.ir.nodes import (
    assigned_value,
    assignments,
    constant_value,
    copies_of,
    definition_of,
    is_constant,
    is_expression,
    remove_statements,
    statements,
    variables_read,
)
from udf.frontend.ir.record_calls import build_record, require_names
from udf.frontend.ir.replacement import Replacement, replace_values
from udf.frontend.ir.short_arrays import function_of
from udf.frontend.numba.names import ir
from udf.frontend.passes.constants.dict_literals import fold_dict_calls
from udf.frontend.passes.loops.appends import MUTABLE_MAP
from udf.frontend.rules.list.list_results import empty_list
from udf.frontend.rules.series.series_values import as_series

LABELLED: Final = (
    'pd.Series is what a function of a group\'s frame can return, of names and values: pd.Series({"low": a, "high": b})'
)
DICTIONARY: Final = (
    "a dictionary is not supported in a UDF, but for one of constants, or as the result; use if/elif, or a tuple, and"
    " of a group's frame return pd.Series({'a': a})"
)
ALIKE: Final = "every pd.Series that it returns must have the same labels: {} and {}"


def name_results(func_ir: Any) -> None:
    """Make a tuple of each ``pd.Series({..})`` and ``pd.Series([..], index=[..])``."""
    fold_dict_calls(func_ir)
    replace_values(func_ir, _NamedResult)


class _NamedResult(Replacement):
    """The tuple of values in the place of a Series of names and values; of an array, the call that stands for it."""

    makes = ("getattr", "build_map")

    def _on_call(self, node: Any) -> Any:
        if not is_pandas_series(function_of(self.func_ir, node.func)):
            return None
        pairs = _pairs(self.func_ir, node)
        if pairs is None and len(node.args) == 1 and not node.kws:
            return self.call(as_series, list(node.args))
        known = compilation()
        if pairs is None or known.window is None or not known.window.grouped:
            raise RefusedError(LABELLED, node.loc)
        use, labels = known.window_use, tuple(label for label, _ in pairs)
        if use.labels not in (None, labels):
            raise RefusedError(ALIKE.format(use.labels, labels), node.loc)
        use.labels = labels
        return ir.Expr.build_tuple([item for _, item in pairs], node.loc)


def refuse_dictionaries(func_ir: Any) -> None:
    """Raise for a dictionary that is left: one that is returned, or whose keys are computed."""
    for statement in assignments(func_ir):
        if is_expression(statement.value, "build_map", MUTABLE_MAP):
            raise RefusedError(DICTIONARY, statement.value.loc)


def _pairs(func_ir: Any, call: Any) -> list[tuple[str, Any]] | None:
    """Return the labels and the values of a Series; None if they are not known."""
    named = dict(call.kws)
    if len(call.args) != 1 or named.keys() - {"index"}:
        return None
    data = definition_of(func_ir, call.args[0])
    pairs = _entries(func_ir, data, call)
    if pairs is not None:
        found = _with_labels(func_ir, *zip(*pairs, strict=True)) if pairs else None
        return found if not named or found is None else _reindexed(func_ir, named["index"], dict(found))
    labels = definition_of(func_ir, named["index"]) if "index" in named else None
    if is_expression(data, "build_list", "build_tuple") and is_expression(labels, "build_list", "build_tuple"):
        return _with_labels(func_ir, getattr(labels, "items", ()), getattr(data, "items", ()))
    return None


def _entries(func_ir: Any, data: Any, call: Any) -> list[tuple[Any, Any]] | None:
    """Return the keys and values of a dict: written out, or set one after the other in one block.

    One that is set is refused where anything but ``call`` reads it: what it had at that time is not known here.
    """
    if not is_expression(data, "build_map"):
        return None
    pairs, keys = list(data.items), {constant_value(func_ir, key) for key, _ in data.items}
    for block in func_ir.blocks.values():
        stores = [s for s in block.find_insts(ir.SetItem) if definition_of(func_ir, s.target) is data]
        if stores and not any(assigned_value(statement) is data for statement in block.body):
            return None  # set on some paths only
        if stores and any(s not in stores for s in _reads(func_ir, data, call)):
            return None
        for store in stores:
            key = definition_of(func_ir, store.index)
            if not is_constant(key) or key.value in keys:
                return None
            keys.add(key.value)
            pairs.append((store.index, store.value))
        remove_statements(func_ir, stores)
    return pairs


def _reads(func_ir: Any, data: Any, call: Any) -> list[Any]:
    """Return the statements that read a dict, but for copies of it and ``call``."""
    made = {s.target.name for s in assignments(func_ir) if s.value is data}
    names = copies_of(func_ir, made)
    return [
        s
        for s in statements(func_ir)
        if any(one.name in names for one in variables_read(s))
        and assigned_value(s) is not call
        and not isinstance(assigned_value(s), ir.Var)
    ]


def _reindexed(func_ir: Any, index: Any, values: dict[str, Any]) -> list[tuple[str, Any]] | None:
    """Return values in the order of constant labels, of which each has one."""
    items = getattr(definition_of(func_ir, index), "items", ())
    labels = [constant_value(func_ir, item) for item in items]
    return [(label, values[label]) for label in labels] if labels and set(labels) <= values.keys() else None


def _with_labels(func_ir: Any, keys: Any, items: Any) -> list[tuple[str, Any]] | None:
    labels = [label for key in keys if isinstance(label := constant_value(func_ir, key), str)]
    if len(labels) != len(items) or len(set(labels)) != len(labels) or not labels:
        return None
    return list(zip(labels, items, strict=True))


KEYS: Final = "the keys of a dict are constants in a UDF, text for each column"
FROZEN: Final = "a frozenset is not supported as a result in a UDF; return a set, set(..)"
GIVEN: Final = "pd.Series(..) takes a dict, or a list with index=[..], that are written out in a UDF"


class Record(Replacement):
    """The record in the place of what is returned with names."""

    makes = ("getattr", "build_map")

    def _on_build_map(self, node: Any) -> Any:
        return self._of_map(node, "dict") if self.is_returned() else None

    def _on_build_list(self, node: Any) -> Any:
        if not self.is_returned():
            return None
        if not node.items:
            return self.call(empty_list, [])
        return self._record(list(node.items), tuple(map(str, range(len(node.items)))), "list")

    def _on_call(self, call: Any) -> Any:
        function = function_of(self.func_ir, call.func)
        if function is frozenset and self.is_returned():
            raise RefusedError(FROZEN, self.loc)
        if not is_pandas_series(function):
            return None
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


def _constants(func_ir: Any, variable: Any) -> tuple[Any, ...] | None:
    """Return the constants of a list or tuple."""
    constant = as_constant(func_ir, variable)
    if constant is not None:
        return tuple(constant.value) if isinstance(constant.value, (tuple, range)) else None
    members = constant_list(func_ir, variable)
    return None if members is None else members.value
