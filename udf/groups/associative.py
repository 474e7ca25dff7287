"""Reductions by an associative function: pieces of the rows side by side, then what they give, in order."""

from __future__ import annotations

from dataclasses import replace
from math import isnan
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from udf.call import interpreted
from udf.call.folds import folding
from udf.call.jobs import as_tuple
from udf.column import Column
from udf.errors import ArgumentError
from udf.groups.asked import asked_of
from udf.groups.folds import reduced
from udf.groups.results import settled
from udf.groups.rows import all_rows, pieces_of
from udf.interop.device import to_host
from udf.missing import null_count, valid_rows
from udf.pipeline import map_groups

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from udf.call.outcome import Mapped

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


def joined(
    function: Callable[..., Any], initial: Any, column: Column, args: tuple[Any, ...], named: Mapping[str, Any]
) -> Mapped:
    """Return ``function(initial, function(.., ..))`` over the values of ``column``, joined piece by piece.

    Raises
    ------
    ArgumentError
        If some of the values show that the function is not associative.
    """
    asked = asked_of(function, as_tuple(args), {"error_model": "python", **named})
    _refuse_lies(lambda a, b: asked.function(a, b, *asked.args, **asked.kwargs), initial, column)
    fold = folding("join", asked.function, len(asked.args), asked.kwargs, of_rows=False)
    left = column
    while len(left) > FEW and not interpreted.asked_for():
        piece = PIECE if left.device == "cuda" else max(SHORTEST, -(-len(left) // PIECES))
        bounds = pieces_of(len(left), piece)
        how = replace(asked.how, nulls="skip", errors="null")
        mapped = map_groups(fold, (left,), bounds, asked.args, asked.kwargs, how=how, in_memory=True)
        if len(mapped.columns) != 1:
            raise ArgumentError("associative=True of a function that gives a tuple", "its states are numbers")
        if null_count(mapped.columns[0]):  # it raised in a piece: where, and what, is known in order
            left = column
            break
        left = settled(mapped.columns[0])
    return reduced(function, initial, (left,), all_rows(len(left)), args, named)


def _refuse_lies(function: Callable[[Any, Any], Any], initial: Any, column: Column) -> None:
    """Try the function on some of the values, in Python."""
    for a, b, c in _triples(initial, column):
        try:
            left, right = function(function(a, b), c), function(a, function(b, c))
        except ArithmeticError:  # what it raises, it raises when it runs
            continue
        except TypeError as error:
            raise ArgumentError(f"the function does not join two states: {error}", "leave associative out") from error
        if not _alike(left, right, a, b, c):
            what = f"f(f(a, b), c) is {left!r}, and f(a, f(b, c)) is {right!r}, of a={a!r}, b={b!r}, c={c!r}"
            raise ArgumentError(f"the function is not associative: {what}", "leave associative out")


def _triples(initial: Any, column: Column) -> Iterator[tuple[Any, Any, Any]]:
    rows = slice(None, None, max(1, len(column) // SAMPLE))
    known, valid = to_host(Column(values=column.values[rows].copy())).values.tolist(), None
    if column.validity is not None:
        valid = to_host(Column(values=valid_rows(column)[rows].copy())).values.tolist()
    values = [initial, *(v if valid is None or valid[i] else np.nan for i, v in enumerate(known))]
    count = len(values)
    for i in range(3 * count if count > 2 else 0):
        yield values[i % count], values[(i * 7 + 1) % count], values[(i * 11 + 2) % count]


def _alike(left: Any, right: Any, *given: Any) -> bool:
    """Return whether two results are one; of floats, but for the last digits of what they were made of."""
    if left == right or (_is_nan(left) and _is_nan(right)):
        return True
    if not any(isinstance(one, float) for one in (left, right)):
        return False
    largest = max(abs(one) for one in (left, right, *given) if not _is_nan(one))
    return bool(abs(left - right) <= CLOSE * largest)


def _is_nan(value: Any) -> bool:
    return isinstance(value, float) and isnan(value)
