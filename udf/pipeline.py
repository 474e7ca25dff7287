"""The whole journey of one function over columns. Read this file first.

    Python function + columns
        bind            what exactly is compiled, and its key         udf/call/bind.py    -> UdfCall
        compile_to_ptx  Numba, and our value-returning wrapper        udf/frontend/       -> PtxUdf
        build           PTX into a native loop, as data               udf/cuda/, udf/cpu/ -> Artefact
        load            what was built, now or before, into memory    udf/cuda/, udf/cpu/ -> Program
        run             the loop over the columns                                         -> columns

Everything up to ``Program`` happens once per key; ``build`` is the one place that is cached, in memory and on disk
(``udf/store/cache.py``). Rows, windows and groups go the same way: a window or group says further how it is cut
(``udf/windows/bounds.py``), and the back end how it wants it. What was compiled ahead comes as a CompiledUdf
(``udf/store/compiled.py``); where Numba is switched off, functions run in plain Python (``udf/call/interpreted.py``).
"""

from __future__ import annotations

import os
from dataclasses import replace
from functools import lru_cache, partial
from types import FunctionType, MappingProxyType
from typing import TYPE_CHECKING

from udf.backends import groups_run_on
from udf.call import interpreted
from udf.call.bind import bind
from udf.call.calls import Ask, Ready
from udf.call.extensions import EXTENSIONS
from udf.call.outcome import Call, Mapped, finished, raised
from udf.call.raising import RowFailure
from udf.choice import LABELS, Run, run, run_on_processor
from udf.dtypes import dtype_of
from udf.errors import ArgumentError
from udf.frontend import compile_to_ptx
from udf.handling import DEFAULT, Handling
from udf.interop.device import bounds_to_host, groups_to_host
from udf.logs import debug, described, timed
from udf.options import options
from udf.stages import WindowShape
from udf.store import cache as programs
from udf.store.cache import cached
from udf.windows.bounds import FixedBounds
from udf.windows.labels import asks_labels, has_distinct, row_labels, with_labels

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Mapping
    from typing import Any

    from udf.column import Column
    from udf.dtypes import DType
    from udf.stages import Artefact, Backend, UdfCall
    from udf.windows.bounds import Bounds, GroupedBounds

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
    value that ``function`` returns, and lie where the columns do.

    ``index`` has the label of every row, for the note on an exception; ``rows`` is n, for a function that uses
    no column.
    """
    if type(function) is not FunctionType and hasattr(function, "map_columns"):  # udf.store.compiled.CompiledUdf
        done: Mapped = function.map_columns(columns, args, kwargs, how=how, rows=rows, index=index)
        return done
    given, made = listed(args), list[Ready]()
    if interpreted.asked_for():
        there: dict[str, Any] = {"how": how, "rows": rows, "index": index}
        plain = partial(interpreted.mapped_rows, function, columns, given, kwargs, **there)
        return interpreted.answered(plain, lambda: map_rows(function, columns, args, kwargs, **there), index)

    prepared = partial(prepare, function, columns, given, kwargs, how=how)

    def on(backend: Backend) -> Run:
        assumes = backend.assumes and how.overflow == how.errors == "raise"
        ready = prepared(backend=backend, assumes=assumes)
        if ready.compiled.use.bailed_out:
            ready = prepared(backend=backend)
        if assumes:
            made.append(ready)
        program = ready.compiled.program
        return Run(
            ready,
            lambda inputs, count=rows: program.run(inputs, ready.values, rows=count),
            has_parts=True,
            is_built=lambda other: is_built(prepared, other),
        )

    try:
        ready, outputs = run(on, columns)
    except RowFailure as failure:
        if failure.bailed_out:
            for one in made:
                one.compiled.use.bailed_out = True
            return map_rows(function, columns, args, kwargs, how=how, rows=rows, index=index)
        error = raised(failure, function, Call(columns, args, kwargs), index)
        raise error from error.__cause__
    return finished(outputs, ready.compiled.returns, ready.inputs)


def map_windows(
    function: Callable[..., Any],
    columns: tuple[Column, ...],
    bounds: Bounds,
    args: tuple[Any, ...] = (),
    kwargs: Mapping[str, Any] = MappingProxyType({}),
    *,
    result: DType,
    how: Handling = DEFAULT,
    table: bool = False,
    series: bool = False,
    index: Any = None,
    labels: Any = None,
) -> Mapped:
    """Apply ``function(window, *args, **kwargs)`` to every window that ``bounds`` gives; the same journey.

    Without ``table`` there is one column and the window has shape (rows,), a pandas Series with ``series``; with it,
    (rows, columns). Results are of type ``result``, one value a window, of which ``index`` has the labels; ``labels``
    is the index of the rows, None for their numbers. A function that asks for a Series' labels runs on the processor.
    """
    given = listed(args)
    asked: dict[str, Any] = {"result": result, "how": how, "table": table, "series": series}
    asked |= {"index": index, "labels": labels}
    if type(function) is not FunctionType and hasattr(function, "map_windows"):  # as above
        done: Mapped = function.map_windows(columns, bounds, given, kwargs, **asked)
        return done
    if interpreted.asked_for():
        plain = partial(interpreted.mapped_windows, function, columns, bounds, given, kwargs, **asked)
        return interpreted.answered(plain, lambda: map_windows(function, columns, bounds, args, kwargs, **asked), index)

    may_ask = series and not table and options.backend != "cuda" and asks_labels(function)
    named = row_labels(labels, bounds.rows) if may_ask else None
    if named is not None:
        bounds = with_labels(bounds_to_host(bounds), named.values)

    prepared = partial(prepare, function, columns, given, kwargs, how=how)

    def window_on(backend: Backend) -> WindowShape:
        window = window_of(bounds, len(columns), result, backend, table=table, series=series)
        return window if named is None else replace(window, labels=named.dtype, distinct=named.distinct)

    def on(backend: Backend) -> Run:
        ready = prepared(backend=backend, window=window_on(backend))
        where = bounds_to_host(bounds) if backend.name == "cpu" else bounds
        return Run(
            ready,
            lambda inputs: ready.compiled.program.run(inputs, where, ready.values),
            is_built=lambda other: is_built(prepared, other, window_on(other)),
        )

    try:
        ready, outputs = run(on, columns) if named is None else run_on_processor(on, LABELS)
    except RowFailure as failure:
        call = Call(columns, args, kwargs, bounds, table=table, series=series, labels=labels)
        error = raised(failure, function, call, index)
        raise error from error.__cause__
    return finished(outputs, ready.compiled.returns, ready.inputs)


def map_groups(
    function: Callable[..., Any],
    columns: tuple[Column, ...] | Mapping[Hashable, Column],
    bounds: GroupedBounds,
    args: tuple[Any, ...] = (),
    kwargs: Mapping[str, Any] = MappingProxyType({}),
    *,
    how: Handling = DEFAULT,
    index: Any = None,
    spread: bool = False,
    named: bool = False,
    folds: bool = False,
    in_memory: bool = False,
    labels: Any = None,
) -> Mapped:
    """Apply ``function(group, *args, **kwargs)`` to every group; the same journey.

    A group of the one column in a tuple is a pandas Series; of columns by label, in a mapping, a DataFrame. Results
    have the type that the function gives, one value a group, of which ``index`` has the labels. With ``spread`` it may
    give a column of the group's length: then the results are how many values each group gave, and the column of all.
    With ``named`` a group's name is its key, ``index`` at its place. One that ``folds`` takes a row at a time. An
    ``in_memory`` function reads its rows itself. ``labels`` is the index of the rows, None for their numbers.
    """
    asked: dict[str, Any] = {"how": how, "index": index, "spread": spread, "named": named}
    if type(function) is not FunctionType and hasattr(function, "map_groups"):  # as above
        done: Mapped = function.map_groups(columns, bounds, listed(args), kwargs, **asked)
        return done
    if interpreted.asked_for():
        plain = partial(
            interpreted.mapped_groups, function, columns, groups_to_host(bounds), listed(args), kwargs, **asked
        )
        ours: dict[str, Any] = {**asked, "folds": folds, "in_memory": in_memory}
        return interpreted.answered(plain, lambda: map_groups(function, columns, bounds, args, kwargs, **ours))
    from udf.groups.names import key_bits, key_types

    frame = not isinstance(columns, tuple)
    keys = key_types(function, index) if named else ()
    if keys:
        bounds = bounds.with_keys(lambda: tuple(key_bits(index, i, t) for i, t in enumerate(keys)))

    prepared = partial(prepare, function, columns, listed(args), kwargs, how=how)
    distinct = not folds and asks_labels(function) and has_distinct(labels, bounds)
    shaped: dict[str, Any] = {"frame": frame, "spread": spread, "keys": keys, "folds": folds}
    shaped |= {"in_memory": in_memory, "distinct": distinct}

    def on(backend: Backend) -> Run:
        ready = prepared(backend=backend, window=window_of_groups(bounds, backend, **shaped))
        where = groups_to_host(bounds) if backend.name == "cpu" else bounds
        return Run(
            ready,
            lambda inputs: ready.compiled.program.run(inputs, where, ready.values),
            is_built=lambda other: is_built(prepared, other, window_of_groups(bounds, other, **shaped)),
        )

    try:
        ready, outputs = run(on, columns, groups_run_on(columns, bounds))
    except RowFailure as failure:
        error = raised(failure, function, Call(columns, args, kwargs, bounds), index)
        raise error from error.__cause__
    return finished(outputs, ready.compiled.returns, ready.inputs)


def window_of_groups(
    bounds: GroupedBounds,
    backend: Backend,
    *,
    frame: bool,
    spread: bool,
    keys: tuple[DType, ...],
    folds: bool = False,
    in_memory: bool = False,
    distinct: bool = False,
) -> WindowShape:
    """Return how a function takes groups: of the columns of a ``frame``, or of one; the others as in map_groups."""
    shape = WindowShape(
        length=None,
        result=None,
        series=not frame,
        empty=bounds.empty,
        grouped=True,
        frame=frame,
        spread=spread,
        folds=folds,
        keys=keys,
        distinct=distinct,
    )
    return replace(backend.fit(shape, 1, 1, 0, 0), reducible=options.recognize_reducers and not in_memory)


def window_of(
    bounds: Bounds, columns: int, result: DType, backend: Backend, *, table: bool = False, series: bool = False
) -> WindowShape:
    """Return how a function takes the windows of ``columns``: what of ``bounds`` is compiled in, and how they are kept.

    That is how long a window is, if all are alike, whether an end of the columns cuts some, and ``backend``'s choices.
    """
    length = bounds.length if isinstance(bounds, FixedBounds) else None
    asked = (
        length,
        bounds.min_periods == 0,
        length is None or bounds.min_periods < length,
        table,
        series and not table,
    )
    place = (columns, getattr(bounds, "step", 1), bounds.rows, backend.room())
    return _window_of(backend, result.name, options.recognize_reducers, *asked, place)  # type: ignore[arg-type]


@lru_cache(maxsize=256)
def _window_of(
    backend: Backend,
    result: str,
    reducers: bool,  # noqa: FBT001 - a key's
    length: int | None,
    empty: bool,  # noqa: FBT001 - as above
    clipped: bool,  # noqa: FBT001 - as above
    table: bool,  # noqa: FBT001 - as above
    series: bool,  # noqa: FBT001 - as above
    place: tuple[int, int, int, int],
) -> WindowShape:
    shape = WindowShape(
        length=length, result=dtype_of(result), clipped=clipped, empty=empty, table=table, series=series
    )
    chosen = backend.fit(shape, *place)
    return replace(chosen, reducible=chosen.reducible and reducers)


def prepare(
    function: Callable[..., Any],
    columns: tuple[Column, ...] | Mapping[Hashable, Column],
    args: tuple[Any, ...],
    kwargs: Mapping[str, Any],
    *,
    how: Handling,
    backend: Backend,
    window: WindowShape | None = None,
    assumes: bool = False,
    known: bool = False,
) -> Ready:
    """Return the call ready to run: the one that was made before, or bound, and built once per key.

    Raises
    ------
    LookupError
        If none was made before, and it must be ``known``.
    """
    asked = (window, *how.choices, assumes, backend.name, backend.target(), EXTENSIONS.version)
    ask = Ask(function, columns, args, kwargs, asked)
    ready = programs.PROGRAMS.calls.find(ask)
    if ready is not None:
        return ready
    if known:
        raise LookupError
    call = bind(function, columns, args=args, kwargs=kwargs, how=how, window=window, assumes=assumes)
    compiled = build(call, backend)
    programs.PROGRAMS.calls.keep(ask, call, compiled)
    inputs = tuple(parameter.label for parameter in call.parameters)
    return Ready(compiled, taken(call, columns), call.values, inputs)


def is_built(prepared: Callable[..., Ready], backend: Backend, window: WindowShape | None = None) -> bool:
    """Return whether ``prepared``, which is :func:`prepare` of a call, is ready without being compiled or loaded."""
    try:
        prepared(backend=backend, window=window, known=True)
    except LookupError:
        return False
    return True


def listed(args: object) -> tuple[Any, ...]:
    """Return further arguments as a tuple."""
    if not isinstance(args, tuple | list):
        raise ArgumentError(f"args cannot be {args!r}", "it is a tuple: args=(value,)")
    return tuple(args)


@cached
def build(call: UdfCall, backend: Backend) -> Artefact:
    """Compile ``call`` into its loop; once per key."""
    with timed("%s: front end", described(call)):
        udf = compile_to_ptx(call)
    if udf.path:
        debug("%s: windows are computed from %s", described(call), udf.path)
    if os.environ.get("UDF_DUMP"):
        from udf.explanation import dump

        dump(call, udf)
    return backend.build(udf, call)


def taken(call: UdfCall, columns: tuple[Column, ...] | Mapping[Hashable, Column]) -> tuple[Column, ...]:
    """Return the columns that ``call`` takes, in its order."""
    return columns if isinstance(columns, tuple) else tuple(columns[p.label] for p in call.parameters)
