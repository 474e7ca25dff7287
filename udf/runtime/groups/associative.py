"""Reductions by an associative function: pieces of the rows side by side, then what they give, in order."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from dataclasses import replace
from functools import partial
from math import isnan
from types import FunctionType
from typing import Any, Final

import numpy as np

from udf.bind.callables import as_function
from udf.bind.folds import fold_function
from udf.columns.bitmask import null_count, valid_rows
from udf.columns.column import Column
from udf.columns.tables import Table, require_label
from udf.columns.transfers import to_host
from udf.errors import ArgumentError, UdfError
from udf.frontend import compile_to_ptx
from udf.options import options
from udf.pipeline import map_groups
from udf.runtime.calls import interpreted
from udf.runtime.groups.group_folds import fold_request, python_value, reduce_groups
from udf.runtime.groups.group_results import without_idle_mask
from udf.runtime.groups.request import GroupRequest, group_values
from udf.runtime.groups.spread_results import piece_groups, single_group

Columns = tuple[Column, ...] | Mapping[Hashable, Column]

FEW: Final = 512
"""Values that are joined in order."""

PIECES: Final = 1 << 10
"""Pieces that rows are cut into at once on the processor."""

SHORTEST: Final = 64
"""Rows of such a piece, at least."""

PIECE: Final = 75
"""Rows of a piece on a GPU: those of a warp fit its shared memory (udf/cuda/group_plan.py), and lie an odd number
apart."""

SAMPLE: Final = 24
"""Values that a function is tried on."""

CLOSE: Final = 1e-9
"""How far apart, relative to the largest number in sight, two orders of joining may come out for floats."""


def reduce_associative(
    function: Callable[..., object],
    initial: object,
    column: Column,
    args: tuple[object, ...],
    named: Mapping[str, object],
) -> object:
    """Return ``function(initial, function(.., ..))`` over the values of ``column``, joined piece by piece.

    Raises
    ------
    ArgumentError
        If some of the values show that the function is not associative.
    """
    request = fold_request(function, args, named)
    begun = _start_on_device(request, initial, column)
    if begun is not None:  # the GPU is at it while the function is tried
        from udf.cuda.joined_folds import sample_values  # noqa: PLC0415 - there is a column on the GPU
        from udf.cuda.memory import gpu_of  # noqa: PLC0415 - there is a column on the GPU

        with gpu_of(column):
            try:
                _require_associative(request, [initial, *sample_values(column.values, max(1, len(column) // SAMPLE))])
            finally:
                found = begun()
        return found
    _require_associative(request, [initial, *_sample(column)])
    fold = fold_function("join", request.function, len(request.args), request.kwargs, of_rows=False)
    (left,) = _reduce_pieces(fold, request, (column,), lambda columns: columns)
    return python_value(reduce_groups(function, initial, (left,), single_group(len(left)), args, named))


def reduce_associative_rows(
    function: Callable[..., object],
    initial: object,
    columns: Mapping[Hashable, Column],
    args: tuple[object, ...],
    named: Mapping[str, object],
) -> object:
    """Return ``function(initial, function(.., ..))`` over rows, each a state: a tuple of the values of ``columns``.

    Raises
    ------
    ArgumentError
        If some of the rows show that the function is not associative, or a state is no tuple of these columns.
    """
    request = fold_request(function, args, named)
    kind = type(initial)
    if not isinstance(initial, tuple) or len(initial) != len(columns):
        what = f"initial is {initial!r}, and a state that is joined is a tuple of one value for each of {list(columns)}"
        raise ArgumentError(
            what, "choose the columns, and begin with a NamedTuple of them: frame[['x', 'y']].reduce(..)"
        )
    make = kind if hasattr(kind, "_fields") else lambda *values: values
    _require_associative(request, [initial, *(make(*row) for row in zip(*map(_sample, columns.values()), strict=True))])
    labels = tuple(columns)

    def by_label(found: tuple[Column, ...]) -> dict[Hashable, Column]:
        return dict(zip(labels, found, strict=True))

    join, last = (
        fold_function(way, request.function, len(request.args), request.kwargs, initial, labels, of_rows=True)
        for way in ("join rows", "reduce rows")
    )
    left = _reduce_pieces(join, request, tuple(columns.values()), by_label)
    keys, arguments, how = single_group(len(left[0])), (*initial, *request.args), replace(request.how, nulls="skip")
    mapped = map_groups(
        last, by_label(left), keys.bounds, arguments, request.kwargs, how=how, index=keys.index, folds=True
    )
    found = python_value(mapped)
    return kind(*found) if hasattr(kind, "_fields") and isinstance(found, tuple) else found


def state_columns(table: Table, initial: object) -> dict[Hashable, Column]:
    """Return the columns that a state has: the fields of a NamedTuple, or all."""
    labels = getattr(type(initial), "_fields", None) or tuple(table.sources)
    for label in labels:
        require_label(table, label)
    return {label: group_values(table.sources[label].read(label), times=False) for label in labels}


def _start_on_device(request: GroupRequest, initial: object, column: Column) -> Callable[[], object] | None:
    """Begin with all values at once, where they lie on a GPU and the function is for its kernel."""
    if column.device != "cuda" or request.args or request.kwargs or interpreted.is_active() or options.backend == "cpu":
        return None
    from udf.cuda import joined_folds  # noqa: PLC0415 - there is a column on the GPU
    from udf.cuda.memory import gpu_of  # noqa: PLC0415 - as above

    with gpu_of(column):
        try:
            wanted = joined_folds.AssociativeFunction(
                as_function(request.function, 2, ()), column.dtype.name, request.how, compile_to_ptx
            )
        except UdfError:  # said where it is compiled
            return None
        return joined_folds.start(wanted, initial, column)


def _reduce_pieces(
    fold: FunctionType,
    request: GroupRequest,
    columns: tuple[Column, ...],
    given: Callable[[tuple[Column, ...]], Columns],
) -> tuple[Column, ...]:
    """Return what is left of columns when pieces of them were joined, until few are left; ``given`` makes a call's."""
    left = columns
    while len(left[0]) > FEW and not interpreted.is_active():
        piece = PIECE if left[0].device == "cuda" else max(SHORTEST, -(-len(left[0]) // PIECES))
        bounds = piece_groups(len(left[0]), piece)
        how = replace(request.how, nulls="skip", errors="null")
        mapped = map_groups(fold, given(left), bounds, request.args, request.kwargs, how=how, in_memory=True)
        if len(mapped.columns) != len(left):
            raise ArgumentError("associative=True of a function that gives a tuple", "it joins what it is given")
        if any(map(null_count, mapped.columns)):  # it raised in a piece: where, and what, is known in order
            return columns
        left = tuple(map(without_idle_mask, mapped.columns))
    return left


def _require_associative(request: GroupRequest, values: list[object]) -> None:
    """Try the function on some of the values, in Python."""
    function, count = request.function, len(values)
    if request.args or request.kwargs:
        further = partial(request.function, **request.kwargs)
        function = lambda first, second: further(first, second, *request.args)  # noqa: E731 - as short as it can be
    for i in range(count if count > 2 else 0):  # each is in every place once
        a, b, c = values[i % count], values[(i * 7 + 1) % count], values[(i * 11 + 2) % count]
        try:
            left, right = function(function(a, b), c), function(a, function(b, c))
        except ArithmeticError:  # what it raises, it raises when it runs
            continue
        except (TypeError, AttributeError) as error:
            raise ArgumentError(f"the function does not join two states: {error}", "leave associative out") from error
        if not _is_close(left, right, a, b, c):
            what = f"f(f(a, b), c) is {left!r}, and f(a, f(b, c)) is {right!r}, of a={a!r}, b={b!r}, c={c!r}"
            raise ArgumentError(f"the function is not associative: {what}", "leave associative out")


def _sample(column: Column) -> list[object]:
    """Return some of the values, a null as NaN."""
    rows = slice(None, None, max(1, len(column) // SAMPLE))
    known, valid = to_host(Column(values=column.values[rows].copy())).values.tolist(), None
    if column.validity is not None:
        valid = to_host(Column(values=valid_rows(column)[rows].copy())).values.tolist()
    return [v if valid is None or valid[i] else np.nan for i, v in enumerate(known)]


def _is_close(left: Any, right: Any, *given: Any) -> bool:
    """Return whether two results are one; of floats, but for the last digits of what they were made of."""
    if isinstance(left, tuple) and isinstance(right, tuple) and len(left) == len(right):
        tuples = all(isinstance(one, tuple) and len(one) == len(left) for one in given)
        pairs = zip(left, right, *(given if tuples else ()), strict=True)
        return tuples and all(_is_close(one, other, *parts) for one, other, *parts in pairs)
    if left == right or (_is_nan(left) and _is_nan(right)):
        return True
    if not any(isinstance(one, float) for one in (left, right)):
        return False
    largest = max(abs(one) for one in (left, right, *given) if not _is_nan(one))
    return bool(abs(left - right) <= CLOSE * largest)


def _is_nan(value: object) -> bool:
    return isinstance(value, float) and isnan(value)
