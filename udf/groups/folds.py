"""Folds over the rows of groups, and over all rows as one group."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from udf.backends import groups_run_on
from udf.call.folds import folding
from udf.call.jobs import as_tuple
from udf.call.replay import value_of
from udf.errors import GroupError, ShapeError
from udf.groups.asked import asked_of
from udf.groups.recurrences import ENOUGH, PIECE, scanned_in_pieces
from udf.groups.results import settled
from udf.nulls.bitmask import null_count
from udf.pipeline import map_groups

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Mapping, Sequence
    from types import FunctionType

    from udf.call.outcome import Mapped
    from udf.column import Column
    from udf.groups.asked import Asked
    from udf.groups.keys import Keys


def scanned(
    function: Callable[..., Any],
    initial: Any,
    columns: tuple[Column, ...] | Mapping[Hashable, Column],
    keys: Keys,
    args: tuple[Any, ...],
    named: Mapping[str, Any],
    names: Sequence[Hashable] | None,
) -> Mapped:
    """Return ``out`` of ``state, out = function(state, row)`` for every row, in order within its group.

    Its labels are ``names``, or 0, 1, .. for a tuple, None for one value.

    Raises
    ------
    ShapeError
        If there are not as many names as values.
    """
    mapped = _in_pieces(function, initial, columns, keys, args, named)
    if mapped is None:
        mapped = _folded("scan", function, initial, columns, keys, args, named)
    return _labelled(mapped, mapped.columns[1:], names)


def carried(
    function: Callable[..., Any],
    initial: Any,
    columns: tuple[Column, ...] | Mapping[Hashable, Column],
    keys: Keys,
    args: tuple[Any, ...],
    named: Mapping[str, Any],
    names: Sequence[Hashable] | None,
    *,
    labels: tuple[str, ...] = (),
    value: Hashable = None,
    has_outs: bool = True,
) -> tuple[Mapped, tuple[Column, ...]]:
    """Return what :func:`scanned` does, and the columns of the last state: of a group in its first row.

    Other rows of those are undefined. With ``labels`` a group's state begins as these columns in its first row, and
    ``initial`` says its form alone; ``value`` is then the column that the function takes. Without ``has_outs`` it
    gives the state alone.
    """
    way = "carry" if has_outs else "last"
    mapped = _folded(way, function, initial, columns, keys, args, named, labels=labels, value=value)
    count = len(initial) if isinstance(initial, tuple) else 1
    outs, state = mapped.columns[1:-count], mapped.columns[-count:]
    return (_labelled(mapped, outs, names) if has_outs else mapped), state


def _labelled(mapped: Mapped, outs: tuple[Column, ...], names: Sequence[Hashable] | None) -> Mapped:
    """Return the outs of a fold under their labels."""
    if not outs:
        raise GroupError("scan's function gave no out", "return (state, out)")
    if names is None:
        labels: tuple[Hashable, ...] | None = None if len(outs) == 1 else tuple(range(len(outs)))
    else:
        labels = tuple(names)
        if len(labels) != len(outs):
            raise ShapeError(f"{len(labels)} names for {len(outs)} values", "give one name a value")
    return mapped._replace(columns=outs, labels=labels)


def _in_pieces(
    function: Callable[..., Any],
    initial: Any,
    columns: tuple[Column, ...] | Mapping[Hashable, Column],
    keys: Keys,
    args: tuple[Any, ...],
    named: Mapping[str, Any],
) -> Mapped | None:
    """Return a scan over all rows that a GPU runs in pieces; None if it does not, or cannot."""
    rows, (backend, _) = keys.bounds.rows, groups_run_on(columns, keys.bounds)
    if not keys.bounds.whole or rows < ENOUGH or backend is None or backend.name != "cuda":
        return None
    asked = asked_of(function, as_tuple(args), {"error_model": "python", **named})
    return scanned_in_pieces(asked, initial, columns, rows, PIECE)


def reduced(
    function: Callable[..., Any],
    initial: Any,
    columns: tuple[Column, ...] | Mapping[Hashable, Column],
    keys: Keys,
    args: tuple[Any, ...],
    named: Mapping[str, Any],
) -> Mapped:
    """Return the last state of ``state = function(state, row)`` for each group."""
    mapped = _folded("reduce", function, initial, columns, keys, args, named)
    return mapped._replace(columns=tuple(map(settled, mapped.columns)))


def _folded(
    way: str,
    function: Callable[..., Any],
    initial: Any,
    columns: tuple[Column, ...] | Mapping[Hashable, Column],
    keys: Keys,
    args: tuple[Any, ...],
    named: Mapping[str, Any],
    *,
    labels: tuple[str, ...] = (),
    value: Hashable = None,
) -> Mapped:
    asked: Asked = asked_of(function, as_tuple(args), {"error_model": "python", **named})

    def made(function: Callable[..., Any]) -> FunctionType:
        of_rows = not isinstance(columns, tuple)
        form: dict[str, Any] = {"of_rows": of_rows, "like": initial, "labels": labels, "value": value}
        return folding(way, function, len(asked.args), asked.kwargs, **form)

    fold = asked.function.folded(made) if hasattr(asked.function, "folded") else made(asked.function)
    begin = () if labels else initial if isinstance(initial, tuple) else (initial,)
    return map_groups(
        fold,
        columns,
        keys.bounds,
        (*begin, *asked.args),
        asked.kwargs,
        how=replace(asked.how, nulls="skip"),
        index=keys.index,
        folds=True,
    )


def one_row(mapped: Mapped) -> Any:
    """Return the values of a single group as Python's own: one, or a tuple; None for null."""
    values = [None if null_count(one) else _value(one) for one in mapped.columns]
    return values[0] if mapped.labels is None else tuple(values)


def _value(column: Column) -> Any:
    return column.values.tolist()[0] if column.dtype.is_number else value_of(column, 0)
