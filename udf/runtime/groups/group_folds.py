"""Folds over the rows of groups, and over all rows as one group."""

from __future__ import annotations

from dataclasses import replace
from types import CodeType, FunctionType
from typing import TYPE_CHECKING, Final, NamedTuple

from udf.base.handling import handling
from udf.base.raising import RowFailure
from udf.bind.folds import fold_function
from udf.bind.guards import Guards, holds
from udf.columns.bitmask import null_count
from udf.errors import GroupError, ShapeError
from udf.pipeline import map_groups
from udf.runtime.calls.jobs import Groups, as_tuple
from udf.runtime.calls.repeated import run_again
from udf.runtime.calls.replay import value_at
from udf.runtime.calls.results import ResultColumns
from udf.runtime.choice.backends import backend_of_groups
from udf.runtime.groups.counted_keys import Keys, labels_of
from udf.runtime.groups.group_results import without_idle_mask
from udf.runtime.groups.long_scans import MIN_ROWS, PIECE, scan_in_pieces
from udf.runtime.groups.request import GroupRequest, group_request
from udf.runtime.store import cache as programs

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Mapping, Sequence

    from udf.columns.column import Column
    from udf.runtime.calls.call_cache import CachedFunction
    from udf.windows.bounds import GroupedBounds

    Columns = tuple[Column, ...] | Mapping[Hashable, Column]


def fold_request(function: Callable[..., object], args: object, named: Mapping[str, object]) -> GroupRequest:
    """Return a fold's function with its further arguments: it divides by zero as Python does, unless told otherwise."""
    return group_request(function, as_tuple(args), named, "python")


def scan_groups(
    function: Callable[..., object],
    initial: object,
    columns: Columns,
    keys: Keys,
    args: tuple[object, ...],
    named: Mapping[str, object],
    names: Sequence[Hashable] | None,
) -> ResultColumns:
    """Return ``out`` of ``state, out = function(state, row)`` for every row, in order within its group.

    Its labels are ``names``, or 0, 1, .. for a tuple, None for one value.

    Raises
    ------
    ShapeError
        If there are not as many names as values.
    """
    if names is None and not (args or named) and type(columns) is tuple and keys.bounds.rows < MIN_ROWS:
        mapped = _scan_again(function, initial, columns, keys) or _scan_and_keep(function, initial, columns, keys)
        return with_labels(mapped, mapped.columns[1:], None)
    request = fold_request(function, args, named)
    mapped = _scan_in_pieces(request, initial, columns, keys.bounds) or fold("scan", request, initial, columns, keys)
    return with_labels(mapped, mapped.columns[1:], names)


class _KnownScan(NamedTuple):
    """A scan that was run: its function's code, the type of its state, and what is kept of its loop.

    ``reads`` tells the function that the loop reads, ``others`` what that function does.
    """

    code: CodeType
    kind: type
    reads: object
    others: tuple[Guards, ...]
    cached: CachedFunction


_SCANS: Final[dict[int, _KnownScan]] = {}
"""Scans by their code: whether a loop is an equal one is told without making it."""

MOST_SCANS: Final = 64
SCANNED: Final = {"spread": False, "named": False, "folds": True, "in_memory": False}


def _scan_again(function: Callable[..., object], initial: object, columns: Columns, keys: Keys) -> ResultColumns | None:
    """Return what a scan gives that is equal to the one before it of this code; None if this one differs, or raises."""
    known = _SCANS.get(id(getattr(function, "__code__", None)))
    if known is None or known.code is not function.__code__ or known.kind is not type(initial):
        return None
    cached, first = known.cached, initial if isinstance(initial, tuple) else (initial,)
    if cached.decided is None or not holds(function, known.reads):
        return None
    for guards in known.others:
        if not guards.hold(None):
            return None
    how = handling("skip", "raise", "python")
    job = Groups(len, columns, first, {}, how, labels_of(keys), SCANNED, keys.bounds)
    try:
        return run_again(job, cached, cached.decided)
    except RowFailure:
        return None


def _scan_and_keep(function: Callable[..., object], initial: object, columns: Columns, keys: Keys) -> ResultColumns:
    """Return what a scan gives that is looked at as a whole, and keep what its loop reads for the next one."""
    mapped = fold("scan", fold_request(function, (), {}), initial, columns, keys)
    if type(function) is FunctionType:
        cached = programs.PROGRAMS.calls.lookup(fold_function("scan", function, 0, (), initial, of_rows=False))
        if cached is not None:
            if len(_SCANS) >= MOST_SCANS:
                _SCANS.clear()
            reads = [(name, kept) for one in cached.guards if one.function is None for name, kept in one.globals]
            others = tuple([one for one in cached.guards if one.function is not None])
            known = _KnownScan(function.__code__, type(initial), dict(reads)["function"], others, cached)
            _SCANS[id(function.__code__)] = known
    return mapped


def scan_groups_from(
    function: Callable[..., object],
    initial: object,
    columns: Columns,
    keys: Keys,
    args: tuple[object, ...],
    named: Mapping[str, object],
    names: Sequence[Hashable] | None,
    *,
    labels: tuple[str, ...] = (),
    value: Hashable = None,
    has_outs: bool = True,
) -> tuple[ResultColumns, tuple[Column, ...]]:
    """Return what :func:`scan_groups` does, and the columns of the last state: of a group in its first row.

    Other rows of those are undefined. With ``labels`` a group's state begins as these columns in its first row, and
    ``initial`` says its form alone; ``value`` is then the column that the function takes. Without ``has_outs`` it
    gives the state alone.
    """
    way, request = "carry" if has_outs else "last", fold_request(function, args, named)
    mapped = fold(way, request, initial, columns, keys, labels=labels, value=value)
    count = len(initial) if isinstance(initial, tuple) else 1
    outs, state = mapped.columns[1:-count], mapped.columns[-count:]
    return (with_labels(mapped, outs, names) if has_outs else mapped), state


def with_labels(mapped: ResultColumns, outs: tuple[Column, ...], names: Sequence[Hashable] | None) -> ResultColumns:
    """Return the outs of a fold under their labels."""
    if not outs:
        raise GroupError("scan's function gave no out", "return (state, out)")
    if names is None:
        labels: tuple[Hashable, ...] | None = None if len(outs) == 1 else tuple(range(len(outs)))
    else:
        labels = tuple(names)
        if len(labels) != len(outs):
            raise ShapeError(f"{len(labels)} names for {len(outs)} values", "give one name a value")
    return ResultColumns(outs, labels, *mapped[2:])


def _scan_in_pieces(
    request: GroupRequest, initial: object, columns: Columns, bounds: GroupedBounds
) -> ResultColumns | None:
    """Return a scan over all rows that a GPU runs in pieces; None if it does not, or cannot."""
    if not bounds.whole or bounds.rows < MIN_ROWS:
        return None
    backend, _ = backend_of_groups(columns, bounds)
    if backend is None or backend.name != "cuda":
        return None
    return scan_in_pieces(request, initial, columns, bounds.rows, PIECE)


def reduce_groups(
    function: Callable[..., object],
    initial: object,
    columns: Columns,
    keys: Keys,
    args: tuple[object, ...],
    named: Mapping[str, object],
) -> ResultColumns:
    """Return the last state of ``state = function(state, row)`` for each group."""
    mapped = fold("reduce", fold_request(function, args, named), initial, columns, keys)
    return mapped._replace(columns=tuple(map(without_idle_mask, mapped.columns)))


def fold(
    way: str,
    request: GroupRequest,
    initial: object,
    columns: Columns,
    keys: Keys,
    *,
    labels: tuple[str, ...] = (),
    value: Hashable = None,
    leaves: bool = False,
) -> ResultColumns:
    """Return what the loop of a fold gives of each group; with ``leaves`` a group in which a row raises leaves."""

    def as_loop(function: Callable[..., object]) -> FunctionType:
        of_rows, count = not isinstance(columns, tuple), len(request.args)
        return fold_function(way, function, count, request.kwargs, initial, labels, value, of_rows=of_rows)

    given, bounds = request.function, keys.bounds.uncounted() if way == "scan" else keys.bounds
    loop = given.folded(as_loop, request.args) if hasattr(given, "folded") else as_loop(given)
    first = () if labels else initial if isinstance(initial, tuple) else (initial,)
    arguments, how = (*first, *request.args), replace(request.how, leaves=True) if leaves else request.how
    return map_groups(loop, columns, bounds, arguments, request.kwargs, how=how, index=labels_of(keys), folds=True)


def python_value(mapped: ResultColumns) -> object:
    """Return the values of a single group as Python's own: one, or a tuple; None for null."""
    values = [None if null_count(one) else _value(one) for one in mapped.columns]
    return values[0] if mapped.labels is None else tuple(values)


def _value(column: Column) -> object:
    return column.values.tolist()[0] if column.dtype.is_number else value_at(column, 0)
