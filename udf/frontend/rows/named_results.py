"""``return pd.Series({"low": a, "high": b})`` of a group's frame: a tuple whose values have names.

On Numba's untyped IR. The call becomes the tuple of the values; their labels are noted for the results' columns.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from udf.call.encoding import is_pandas_series
from udf.frontend.current import compilation
from udf.frontend.loops.appends import MUTABLE_MAP
from udf.frontend.numba.names import ir
from udf.frontend.rewrites.nodes import RefusedError, definition_of, is_constant, is_expression, redefine
from udf.frontend.series.values import as_series

if TYPE_CHECKING:
    from udf.stages import WindowShape

LABELLED: Final = (
    'pd.Series is what a function of a group\'s frame can return, of names and values: pd.Series({"low": a, "high": b})'
)
DICTIONARY: Final = (
    "a dictionary that it makes of values is not supported in a UDF; use if/elif, or a tuple, and of a group's frame "
    'return pd.Series({"a": a})'
)
ALIKE: Final = "every pd.Series that it returns must have the same labels: {} and {}"


def name_results(func_ir: Any, window: WindowShape) -> None:
    """Make a tuple of each ``pd.Series({..})`` and ``pd.Series([..], index=[..])``."""
    made: set[str] = set()
    for statement in _assignments(func_ir):
        value = statement.value
        if not is_expression(value, "call") or not _is_series(func_ir, value.func):
            continue
        pairs = _pairs(func_ir, value, made)
        if pairs is None and len(value.args) == 1 and not value.kws:
            made.add(value.func.name)
            statement.value = ir.Expr.call(_as_series_variable(func_ir, statement), value.args, (), value.loc)
            redefine(func_ir, statement.target, statement.value)
            continue
        if pairs is None or not window.grouped:
            raise RefusedError(LABELLED, value.loc)
        use, labels = compilation().window_use, tuple(label for label, _ in pairs)
        if use.labels not in (None, labels):
            raise RefusedError(ALIKE.format(use.labels, labels), value.loc)
        use.labels = labels
        made.add(value.func.name)
        statement.value = ir.Expr.build_tuple([item for _, item in pairs], value.loc)
        redefine(func_ir, statement.target, statement.value)
    for block in func_ir.blocks.values():
        block.body = [s for s in block.body if not (isinstance(s, ir.Assign) and s.target.name in made)]


def _as_series_variable(func_ir: Any, statement: Any) -> Any:
    """Return the variable of the function that stands for ``pd.Series`` of an array."""
    block = next(block for block in func_ir.blocks.values() if any(one is statement for one in block.body))
    name = block.scope.redefine("$as_series", statement.loc)
    function = ir.Global(as_series.__name__, as_series, statement.loc)
    place = next(i for i, one in enumerate(block.body) if one is statement)
    block.body.insert(place, ir.Assign(function, name, statement.loc))
    redefine(func_ir, name, function)
    return name


def refuse_dictionaries(func_ir: Any) -> None:
    """Raise for a dictionary that is left: one that is returned, or whose keys are computed."""
    for statement in _assignments(func_ir):
        if is_expression(statement.value, "build_map", MUTABLE_MAP):
            raise RefusedError(DICTIONARY, statement.value.loc)


def _assignments(func_ir: Any) -> list[Any]:
    return [statement for block in func_ir.blocks.values() for statement in block.find_insts(ir.Assign)]


def _is_series(func_ir: Any, function: Any) -> bool:
    """Return whether a call is one of pandas' Series."""
    known = definition_of(func_ir, function)
    if is_expression(known, "getattr") and known.attr == "Series":
        module = definition_of(func_ir, known.value)
        return is_constant(module) and getattr(module.value, "__name__", "") == "pandas"
    return is_constant(known) and is_pandas_series(known.value)


def _pairs(func_ir: Any, call: Any, made: set[str]) -> list[tuple[str, Any]] | None:
    """Return the labels and the values of a Series; None if they are not known. ``made`` gets what is then unread."""
    given, named = list(call.args), dict(call.kws)
    if len(given) != 1 or named.keys() - {"index"}:
        return None
    data = definition_of(func_ir, given[0])
    pairs = _entries(func_ir, given[0], data, made)
    if pairs is not None:
        found = _with_labels(func_ir, *zip(*pairs, strict=True)) if pairs else None
        return found if not named or found is None else _reindexed(func_ir, named["index"], dict(found))
    labels = definition_of(func_ir, named["index"]) if "index" in named else None
    if is_expression(data, "build_list", "build_tuple") and is_expression(labels, "build_list", "build_tuple"):
        made |= {given[0].name, named["index"].name}
        return _with_labels(func_ir, getattr(labels, "items", ()), getattr(data, "items", ()))
    return None


def _entries(func_ir: Any, variable: Any, data: Any, made: set[str]) -> list[tuple[Any, Any]] | None:
    """Return the keys and values of a dict: written out, by ``dict(a=x)``, or set one after the other in one block."""
    if is_expression(data, "call") and not data.args and data.kws and _is_dict(func_ir, data.func):
        made |= {variable.name, data.func.name}
        return [(ir.Const(key, data.loc), value) for key, value in data.kws]
    if not is_expression(data, "build_map"):
        return None
    pairs = list(data.items)
    for block in func_ir.blocks.values():
        stores = [
            one for one in block.body if isinstance(one, ir.SetItem) and definition_of(func_ir, one.target) is data
        ]
        if stores and not any(getattr(one, "value", None) is data for one in block.body):
            return None  # set on some paths only
        known = {
            definition_of(func_ir, key).value: None for key, _ in pairs if is_constant(definition_of(func_ir, key))
        }
        for one in stores:
            key = definition_of(func_ir, one.index)
            if not is_constant(key) or key.value in known:
                return None
            known[key.value] = None
            pairs.append((one.index, one.value))
        block.body = [one for one in block.body if one not in stores]
    made |= _names_of(func_ir, data)
    return pairs


def _names_of(func_ir: Any, data: Any) -> set[str]:
    """Return the variables that are a dict."""
    return {one.target.name for one in _assignments(func_ir) if definition_of(func_ir, one.target) is data}


def _is_dict(func_ir: Any, function: Any) -> bool:
    known = definition_of(func_ir, function)
    return is_constant(known) and known.value is dict


def _reindexed(func_ir: Any, index: Any, found: dict[str, Any]) -> list[tuple[str, Any]] | None:
    """Return values in the order of constant labels, of which each has one."""
    labels = getattr(definition_of(func_ir, index), "items", ())
    wanted: list[Any] = [getattr(definition_of(func_ir, one), "value", None) for one in labels]
    return [(one, found[one]) for one in wanted] if wanted and set(wanted) <= found.keys() else None


def _with_labels(func_ir: Any, keys: Any, items: Any) -> list[tuple[str, Any]] | None:
    known = [key if is_constant(key) else definition_of(func_ir, key) for key in keys]
    labels = [one.value for one in known if is_constant(one) and isinstance(one.value, str)]
    if len(labels) != len(items) or len(set(labels)) != len(labels) or not labels:
        return None
    return list(zip(labels, items, strict=True))
