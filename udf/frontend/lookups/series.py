"""A captured DataFrame: ``frame.loc[key, "column"]``, ``frame.at[..]``, ``frame["column"][key]``."""

from __future__ import annotations

import operator
from typing import Any

from udf.frontend.lookups.kinds import FrameLookup, Lookup
from udf.frontend.lookups.rules import picked, position_of, raise_key_error, result_kind
from udf.frontend.masked.rules import OWN
from udf.frontend.numba.names import signature, types
from udf.frontend.rewrites.nodes import RefusedError
from udf.frontend.semantics.rules import INT64, LOWERING, attributes, define, static_items, typed


def _column(kind: FrameLookup, label: Any) -> Lookup:
    for name, entries in kind.columns.columns:
        if name == label and type(name) is type(label):
            return Lookup(entries)
    known = ", ".join(repr(name) for name, _ in kind.columns.columns)
    raise RefusedError(f"the captured DataFrame has no column {label!r} in a UDF; it has {known}", None)


@attributes(FrameLookup)
def _attribute_type(value: FrameLookup, attr: str) -> Any:
    if attr in ("loc", "at") and not value.by_label:
        return FrameLookup(value.columns, by_label=True)
    return _column(value, attr)


@typed(LOWERING.lower_getattr_generic(FrameLookup))
def _attribute(context: Any, _builder: Any, _typ: Any, _val: Any, _attr: str) -> Any:
    return context.get_dummy_value()


@static_items
def _static_type(kind: Any, label: Any) -> Any:
    """Type ``frame["column"]``."""
    if not isinstance(kind, FrameLookup) or kind.by_label:
        return None
    return signature(_column(kind, label), kind, types.Omitted(label))


@typed(LOWERING.lower("static_getitem", FrameLookup, types.Any))
def _static(context: Any, _builder: Any, _sig: Any, _args: Any) -> Any:
    return context.get_dummy_value()


def _parts(kind: Any, key: Any) -> tuple[Lookup, Any] | None:
    """Return the column that ``frame.loc[key]`` reads, and the type of the label."""
    if not isinstance(kind, FrameLookup):
        return None
    pair = isinstance(key, types.BaseTuple) and len(key) == 2 and isinstance(key[1], types.Literal)
    if not kind.by_label or not pair:
        raise RefusedError('write frame.loc[key, "column"] in a UDF, the column a constant', None)
    return _column(kind, key[1].literal_value), key[0]


def _item(kind: Any, key: Any) -> Any:
    found = _parts(kind, key)
    return None if found is None else result_kind(*found)


@define(operator.getitem, typing=_item)
def _getitem(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    found = _parts(*sig.args)
    assert found is not None
    column, label = found
    value = builder.extract_value(args[1], 0)
    position = position_of(context, builder, column, args[0], label, value)
    raise_key_error(context, builder, builder.icmp_signed("<", position, INT64(0)))
    return picked(context, builder, column, label, position, sig.return_type)


_of_lookups = OWN[operator.getitem]


def _any_item(kind: Any, key: Any) -> Any:
    return _item(kind, key) if isinstance(kind, FrameLookup) else _of_lookups(kind, key)


OWN[operator.getitem] = _any_item
