"""The whole journey of one function over columns. Read this file first.

    Python function + columns
        bind            what exactly is compiled, and its key         udf/call/bind.py    -> UdfCall
        compile_to_ptx  Numba, and our value-returning wrapper        udf/frontend/       -> PtxUdf
        build           PTX into a native loop, as data               udf/cuda/, udf/cpu/ -> Artefact
        load            what was built, now or before, into memory    udf/cuda/, udf/cpu/ -> Program
        run             the loop over the columns                                         -> columns

Everything up to ``Program`` happens once per key; ``build`` is the one place that is cached, in memory and on disk
(``udf/store/cache.py``). Rows and windows go the same way: a window says further how it is cut
(``udf/windows/bounds.py``), and the back end how it wants it.
"""

from __future__ import annotations

import os
from dataclasses import replace
from types import FunctionType, MappingProxyType
from typing import TYPE_CHECKING, Literal

from udf.backends import choose_backend, processor, readable
from udf.call.bind import bind
from udf.call.calls import Ask, Ready
from udf.call.outcome import Call, Mapped, finished, raised
from udf.call.raising import RowFailure
from udf.errors import ArgumentError
from udf.frontend import compile_to_ptx
from udf.handling import DEFAULT, Handling
from udf.interop.device import bounds_to_host
from udf.logs import debug, described, timed
from udf.options import options
from udf.stages import ROWS, WINDOWS, WindowShape
from udf.store import cache as programs
from udf.store.cache import cached
from udf.windows.bounds import GroupedBounds

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Mapping
    from typing import Any

    from udf.column import Column
    from udf.dtypes import DType
    from udf.stages import Artefact, Backend, KernelSpec, UdfCall
    from udf.windows.bounds import Bounds

# ruff: noqa: PLC0415 - what only some calls need is imported by those


def map_rows(
    function: Callable[..., Any],
    columns: tuple[Column, ...] | Mapping[Hashable, Column],
    args: tuple[Any, ...] = (),
    kwargs: Mapping[str, Any] = MappingProxyType({}),
    *,
    how: Handling = DEFAULT,
    rows: int | None = None,
    index: Any = None,
) -> Mapped:
    """Apply ``function`` to every row of ``columns``; the whole journey, in order.

    Columns in a tuple are passed one by one: ``function(x0, x1, .., *args, **kwargs)``; those of a mapping as
    a row: ``function(row, *args, **kwargs)``. They have one length (n,), and so have the results, one for each
    value that ``function`` returns. They stay where the back end ran: on the GPU for ``cuda``.

    ``index`` has the label of every row, for the note on an exception; ``rows`` is n, for a function that uses
    no column.
    """
    if type(function) is not FunctionType and hasattr(function, "map_columns"):  # udf.store.compiled.CompiledUdf
        done: Mapped = function.map_columns(columns, args, kwargs, how=how, rows=rows, index=index)
        return done
    backend = choose_backend()
    ready = prepare(function, columns, listed(args), kwargs, how=how, backend=backend)
    inputs = readable(ready.columns, backend)
    try:
        outputs = ready.compiled.program.run(inputs, ready.values, rows=rows)
    except RowFailure as failure:
        error = raised(failure, function, Call(columns, args, kwargs), index)
        raise error from error.__cause__
    return finished(outputs, ready.compiled.returns, ready.inputs)


def map_windows(
    function: Callable[..., Any],
    columns: tuple[Column, ...] | Mapping[Hashable, Column],
    bounds: Bounds | GroupedBounds,
    args: tuple[Any, ...] = (),
    kwargs: Mapping[str, Any] = MappingProxyType({}),
    *,
    result: DType | None,
    how: Handling = DEFAULT,
    table: bool = False,
    series: bool = False,
    index: Any = None,
) -> Mapped:
    """Apply ``function(window, *args, **kwargs)`` to every window that ``bounds`` gives; the same journey.

    Without ``table`` there is one column and the window has shape (rows,), a pandas Series with ``series``; with it,
    (rows, columns). Columns by label, in a mapping, are a DataFrame. Results are of type ``result`` (None: what the
    function gives), one value a window, of which ``index`` has the labels.
    """
    grouped = isinstance(bounds, GroupedBounds)
    backend = processor() if grouped else choose_backend()  # a GPU's kernels of windows know no groups yet
    shape = shape_of(bounds, result, table=table, series=series, frame=not isinstance(columns, tuple))
    window = fitted(shape, columns if isinstance(columns, tuple) else (), bounds, backend)
    ready = prepare(function, columns, listed(args), kwargs, how=how, backend=backend, window=window)
    inputs = readable(ready.columns, backend)
    where = bounds_to_host(bounds) if backend.name == "cpu" and not isinstance(bounds, GroupedBounds) else bounds
    try:
        outputs = ready.compiled.program.run(inputs, where, ready.values)
    except RowFailure as failure:
        error = raised(failure, function, Call(columns, args, kwargs, bounds, table=table, series=series), index)
        raise error from error.__cause__
    return finished(outputs, ready.compiled.returns, ready.inputs)


def shape_of(
    bounds: Bounds | GroupedBounds, result: DType | None, *, table: bool, series: bool = False, frame: bool = False
) -> WindowShape:
    """Return what of ``bounds`` is compiled in: how long a window is, if they are alike, and whether ends cut some."""
    from udf.windows.bounds import FixedBounds

    if isinstance(bounds, GroupedBounds):
        return WindowShape(length=None, result=result, series=not frame, empty=bounds.empty, grouped=True, frame=frame)

    series = series and not table
    empty = bounds.min_periods == 0
    if not isinstance(bounds, FixedBounds):
        return WindowShape(length=None, result=result, table=table, series=series, empty=empty)
    clipped = bounds.min_periods < bounds.length
    return WindowShape(length=bounds.length, result=result, clipped=clipped, table=table, series=series, empty=empty)


def fitted(
    shape: WindowShape, columns: tuple[Column, ...], bounds: Bounds | GroupedBounds, backend: Backend
) -> WindowShape:
    """Return ``shape`` with the choices of ``backend`` and the options."""
    chosen = backend.fit(shape, tuple(column.dtype for column in columns), bounds)
    return replace(chosen, reducible=chosen.reducible and options.recognize_reducers)


def prepare(
    function: Callable[..., Any],
    columns: tuple[Column, ...] | Mapping[Hashable, Column],
    args: tuple[Any, ...],
    kwargs: Mapping[str, Any],
    *,
    how: Handling,
    backend: Backend,
    window: WindowShape | None = None,
) -> Ready:
    """Return the call ready to run: the one that was made before, or bound, and built once per key."""
    kernel = ROWS if window is None else WINDOWS
    handled = (how.nulls, how.errors, how.error_model, how.overflow)
    asked = (kernel.name, window, *handled, backend.name, backend.target())
    ask = Ask(function, columns, args, kwargs, asked)
    ready = programs.PROGRAMS.calls.find(ask)
    if ready is not None:
        return ready
    call = bound(function, columns, args, kwargs, how=how, window=window)
    compiled = build(call, kernel, backend)
    programs.PROGRAMS.calls.keep(ask, call, compiled)
    inputs = tuple(parameter.label for parameter in call.parameters)
    return Ready(compiled, taken(call, columns), call.values, inputs)


def bound(
    function: Callable[..., Any],
    columns: tuple[Column, ...] | Mapping[Hashable, Column],
    args: tuple[Any, ...],
    kwargs: Mapping[str, Any],
    *,
    how: Handling,
    window: WindowShape | None = None,
) -> UdfCall:
    """Return what exactly is compiled: a function of values, of a row, or of a ``window``."""
    shape: Literal["positional", "row", "window"] = "positional" if isinstance(columns, tuple) else "row"
    return bind(
        function,
        columns,
        args=args,
        kwargs=kwargs,
        shape=shape if window is None else "window",
        window=window,
        nulls=how.nulls if window is None else "pass",
        errors=how.errors,
        error_model=how.error_model,
        overflow=how.overflow,
    )


def listed(args: object) -> tuple[Any, ...]:
    """Return further arguments as a tuple."""
    if not isinstance(args, tuple | list):
        raise ArgumentError(f"args cannot be {args!r}", "it is a tuple: args=(value,)")
    return tuple(args)


@cached
def build(call: UdfCall, kernel: KernelSpec, backend: Backend) -> Artefact:
    """Compile ``call`` into ``kernel``'s loop; once per key."""
    with timed("%s: front end", described(call)):
        udf = compile_to_ptx(call)
    if udf.path:
        debug("%s: windows are computed from %s", described(call), udf.path)
    if os.environ.get("UDF_DUMP"):
        from udf.explanation import dump

        dump(call, udf)
    return backend.build(udf, call, kernel)


def taken(call: UdfCall, columns: tuple[Column, ...] | Mapping[Hashable, Column]) -> tuple[Column, ...]:
    """Return the columns that ``call`` takes, in its order."""
    return columns if isinstance(columns, tuple) else tuple(columns[p.label] for p in call.parameters)
