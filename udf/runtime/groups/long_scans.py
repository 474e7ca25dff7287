"""One long scan on a GPU in pieces, where the next state is ``a * state + b``, or ``min(max(state + a, low), high)``.

Of each piece the first pass finds what it makes of any state, which is of the same form, side by side; composed in
order these give the state that each piece begins with; then every piece is scanned as a group of its own. Whole numbers
come out as in order. Floats are rounded in another order; where anything is not finite, rows are taken in order.

Source: Blelloch, "Prefix sums and their applications", 1990, section 1.4; Hillis & Steele, "Data parallel algorithms",
1986, for the composition.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from dataclasses import replace
from types import FunctionType
from typing import Final

import numpy as np

from udf.base.annotations import Array
from udf.bind.callables import as_function
from udf.bind.folds import fold_function
from udf.bind.function_images import function_image
from udf.bind.scan_steps import scan_step
from udf.columns.bitmask import null_count
from udf.columns.column import Column
from udf.columns.pandas_layouts import pandas
from udf.errors import UdfError
from udf.pipeline import map_groups
from udf.runtime.calls import interpreted
from udf.runtime.calls.results import ResultColumns
from udf.runtime.groups.request import GroupRequest
from udf.runtime.groups.spread_results import piece_groups

MIN_ROWS: Final = 1 << 16
"""Rows from which on pieces are worth their passes."""

PIECE: Final = 37
"""Rows of a piece: those of a warp fit its shared memory (udf/cuda/group_plan.py), and lie an odd number apart."""

KEPT: Final = 256
"""Functions whose steps are remembered."""

Steps = tuple[str, "FunctionType", tuple[object, ...], Callable[..., tuple[Array, object] | None]]
_FOUND: Final[dict[tuple[object, ...], Steps | None]] = {}

LARGEST: Final = 2.0**62
"""What the magnitudes of whole numbers may add up to."""


def scan_in_pieces(
    request: GroupRequest,
    initial: object,
    columns: tuple[Column, ...] | Mapping[Hashable, Column],
    rows: int,
    piece: int,
) -> ResultColumns | None:
    """Return what a scan over all rows gives, in pieces of ``piece`` rows; None where it has to be in order."""
    if type(initial) not in (int, float) or interpreted.is_active():
        return None
    of_rows = not isinstance(columns, tuple)
    labels = tuple(columns) if of_rows else ()
    bounds = piece_groups(rows, piece)
    numbers = pandas("scans").RangeIndex(len(bounds))
    quiet = replace(request.how, nulls="skip", errors="null")
    found_steps = _cached_steps(request, type(initial), labels)
    if found_steps is None:
        return None
    way, step, before, compose = found_steps
    fold = fold_function(way, step, len(request.args), request.kwargs, of_rows=of_rows)
    found = map_groups(fold, columns, bounds, (*before, *request.args), request.kwargs, how=quiet, folds=True)
    if any(map(null_count, found.columns)):
        return None
    with np.errstate(all="ignore"):
        composed = compose(initial, *(column.values for column in found.columns))
    if composed is None:
        return None
    states, bad = composed
    fold = fold_function("scan from", request.function, len(request.args), request.kwargs, of_rows=of_rows)
    arguments = (states, *request.args)
    mapped = map_groups(
        fold, columns, bounds, arguments, request.kwargs, how=quiet, index=numbers, named=True, folds=True
    )
    return mapped if _is_finite(mapped.columns[0], bad) else None


def _is_finite(column: Column, bad: object) -> bool:
    """Return whether no row of a column is null, and ``bad`` is 0, by one look at both."""
    if column.validity is not None and column.device == "cuda":
        from udf.cuda.group_kernels import elementwise  # noqa: PLC0415 - the column lies on the GPU

        elementwise("flag nulls")(len(column), column.validity[: (len(column) + 7) // 8], bad)
    elif null_count(column):
        return False
    return not bool(bad)


def _cached_steps(request: GroupRequest, kind: type, labels: tuple[Hashable, ...]) -> Steps | None:
    """Return :func:`_steps`, found once for a function that is the same by value: to find them costs a millisecond."""
    names = tuple(request.kwargs)
    try:
        image = function_image(as_function(request.function, 2 + len(request.args), names))
    except UdfError:  # what it captures is no constant: said when it is compiled
        return None
    key = (image, len(request.args), names, kind, labels)
    if key not in _FOUND:
        while len(_FOUND) >= KEPT:
            _FOUND.pop(next(iter(_FOUND)), None)
        _FOUND[key] = _steps(request, kind, labels)
    return _FOUND[key]


def _steps(request: GroupRequest, kind: type, labels: tuple[Hashable, ...]) -> Steps | None:
    """Return how steps are folded, the step, what it is before any row, and how pieces are composed; None of others."""
    found = scan_step(request.function, len(request.args), request.kwargs, labels)
    if found is not None and found[0] == "linear":
        return "compose", found[1], (1.0, 0.0) if kind is float else (1, 0), _linear_states
    if found is None or kind is not float:
        return None
    return "compose limits", found[1], (0.0, -np.inf, np.inf), _clamped_states


def _linear_states(initial: float, a: Array, b: Array) -> tuple[Array, object] | None:
    """Return the state that each piece begins with, and what is not 0 if anything is not finite; None if it is so."""
    if "f" in (a.dtype.kind, b.dtype.kind):
        a, b = a.astype(np.float64, copy=False), b.astype(np.float64, copy=False)
    elif int(abs(a).max()) > 1 or float(abs(b.astype(np.float64)).sum()) + abs(initial) > LARGEST:
        return None
    else:
        a, b = a.astype(np.int64, copy=False), b.astype(np.int64, copy=False)
    if type(a) is not np.ndarray:
        from udf.cuda.group_kernels import LINEAR, scan_states  # noqa: PLC0415 - the steps lie on the GPU

        return scan_states(LINEAR, initial, (a, b))
    reach = 1
    while reach < len(a):
        b = np.concatenate((b[:reach], a[reach:] * b[:-reach] + b[reach:]))
        a = np.concatenate((a[:reach], a[reach:] * a[:-reach]))
        reach *= 2
    return _piece_states(initial, a * initial + b, a, b)


def _clamped_states(initial: float, a: Array, low: Array, high: Array) -> tuple[Array, object] | None:
    """Return the state that each piece begins with, and whether what was added is not finite, as above."""
    if type(a) is not np.ndarray:
        from udf.cuda.group_kernels import CLAMPED, scan_states  # noqa: PLC0415 - as above

        return scan_states(CLAMPED, initial, (a, low, high))
    reach = 1
    while reach < len(a):
        by, least, most = a[reach:], low[reach:], high[reach:]
        high = np.concatenate((high[:reach], np.minimum(np.maximum(high[:-reach] + by, least), most)))
        low = np.concatenate((low[:reach], np.maximum(low[:-reach] + by, least)))
        a = np.concatenate((a[:reach], a[:-reach] + by))
        reach *= 2
    return _piece_states(initial, np.minimum(np.maximum(a + initial, low), high), a)


def _piece_states(initial: float, after: Array, *found: Array) -> tuple[Array, object] | None:
    """Return ``initial`` and what each piece but the last leaves, and 0; None unless all that was found is finite."""
    if not all(bool(np.isfinite(one).all()) for one in (after, *found)):
        return None
    return np.concatenate((np.full_like(after[:1], initial), after[:-1])), 0
