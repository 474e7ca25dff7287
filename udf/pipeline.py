"""The whole journey of one function over columns. Read this file first.

    Python function + columns
        bind            what exactly is compiled, and its key         udf/bind.py     -> UdfCall
        compile_to_ptx  Numba, and our value-returning wrapper        udf/frontend/   -> PtxUdf
        build           PTX into a native loop                        udf/cuda/, udf/cpu/ -> Compiled
        run             the loop over the columns                                     -> columns

Everything up to ``Compiled`` happens once per key; ``build`` is the one place that is cached.
"""

from __future__ import annotations

import importlib
import os
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from types import FunctionType, MappingProxyType
from typing import TYPE_CHECKING, Literal, NamedTuple, get_args

import numpy as np

from udf import cache as programs
from udf.bind import bind, locate
from udf.cache import cached
from udf.calls import Ask, Ready
from udf.errors import ArgumentError, BackendUnavailableError
from udf.frontend import compile_to_ptx
from udf.identity import plain_function
from udf.interop.device import bounds_to_host, to_host
from udf.options import options
from udf.raising import RowFailure, exception_at
from udf.stages import ROWS, WINDOWS, WindowShape

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Mapping, Sequence
    from types import ModuleType
    from typing import Any

    from udf.bounds import Bounds
    from udf.column import Column
    from udf.dtypes import DType
    from udf.stages import Artefact, Backend, KernelSpec, Result, UdfCall

# ruff: noqa: PLC0415 - a back end is imported when it is chosen; Numba, LLVM and CUDA with the first build

Nulls = Literal["skip", "pass"]
Errors = Literal["raise", "null"]
ErrorModel = Literal["python", "numpy"]
_CHOICES = {"nulls": get_args(Nulls), "errors": get_args(Errors), "error_model": get_args(ErrorModel)}


@dataclass(frozen=True, slots=True, kw_only=True)
class Handling:
    """What becomes of nulls and of rows that raise: the fields of ``UdfCall`` of these names."""

    nulls: Nulls = "skip"
    errors: Errors = "raise"
    error_model: ErrorModel = "python"

    def __post_init__(self) -> None:
        for name, choices in _CHOICES.items():
            if getattr(self, name) not in choices:
                hint = f"it is {' or '.join(map(repr, choices))}"
                raise ArgumentError(f"{name} cannot be {getattr(self, name)!r}", hint)


def handling(nulls: Nulls, errors: Errors, error_model: ErrorModel) -> Handling:
    """Return the Handling of these three, checked once."""
    try:
        return _handling(nulls, errors, error_model)
    except TypeError:  # what has no hash is no choice
        return Handling(nulls=nulls, errors=errors, error_model=error_model)


@lru_cache(maxsize=64)
def _handling(nulls: Nulls, errors: Errors, error_model: ErrorModel) -> Handling:
    return Handling(nulls=nulls, errors=errors, error_model=error_model)


class Mapped(NamedTuple):
    """The result columns, their labels (None for the column of a single value), and those of the columns read."""

    columns: tuple[Column, ...]
    labels: tuple[Hashable, ...] | None
    inputs: tuple[Hashable, ...]


def map_rows(
    function: Callable[..., Any],
    columns: tuple[Column, ...] | Mapping[Hashable, Column],
    args: tuple[Any, ...] = (),
    kwargs: Mapping[str, Any] = MappingProxyType({}),
    *,
    how: Handling = Handling(),
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
    if type(function) is not FunctionType and hasattr(function, "map_columns"):  # udf.compiled.CompiledUdf
        done: Mapped = function.map_columns(columns, args, kwargs, how=how, rows=rows, index=index)
        return done
    backend = choose_backend()
    ready = prepare(function, columns, listed(args), kwargs, how=how, backend=backend)
    inputs = readable(ready.columns, backend)
    try:
        outputs = ready.compiled.program.run(inputs, ready.values, rows=rows)
    except RowFailure as failure:
        raise raised(failure, function, index) from None
    return finished(outputs, ready.compiled.returns, ready.inputs)


def map_windows(
    function: Callable[..., Any],
    columns: tuple[Column, ...],
    bounds: Bounds,
    args: tuple[Any, ...] = (),
    kwargs: Mapping[str, Any] = MappingProxyType({}),
    *,
    result: DType,
    how: Handling = Handling(),
    table: bool = False,
    index: Any = None,
) -> Mapped:
    """Apply ``function(window, *args, **kwargs)`` to every window that ``bounds`` gives; the same journey.

    Without ``table`` there is one column and the window has shape (rows,); with it, (rows, columns). Results are
    of type ``result``, one value a window, of which ``index`` has the labels.
    """
    backend = choose_backend()
    window = fitted(shape_of(bounds, result, table=table), columns, bounds, backend)
    ready = prepare(function, columns, listed(args), kwargs, how=how, backend=backend, window=window)
    inputs = readable(ready.columns, backend)
    where = bounds_to_host(bounds) if backend.name == "cpu" else bounds
    try:
        outputs = ready.compiled.program.run(inputs, where, ready.values)
    except RowFailure as failure:
        raise raised(failure, function, index) from None
    return finished(outputs, ready.compiled.returns, ready.inputs)


def shape_of(bounds: Bounds, result: DType, *, table: bool) -> WindowShape:
    """Return what of ``bounds`` is compiled in: how long a window is, if they are alike, and whether ends cut some."""
    from udf.bounds import FixedBounds

    empty = bounds.min_periods == 0
    if not isinstance(bounds, FixedBounds):
        return WindowShape(length=None, result=result, table=table, empty=empty)
    clipped = bounds.min_periods < bounds.length
    return WindowShape(length=bounds.length, result=result, clipped=clipped, table=table, empty=empty)


def fitted(shape: WindowShape, columns: tuple[Column, ...], bounds: Bounds, backend: Backend) -> WindowShape:
    """Return ``shape`` with the choices of ``backend`` and the options."""
    chosen = backend.fit(shape, tuple(column.dtype for column in columns), bounds)
    return replace(chosen, reducible=chosen.reducible and options.recognize_reducers)


def raised(failure: RowFailure, function: Callable[..., Any], index: Any) -> BaseException:
    """Return what ``function`` raised; ``index`` has the label of every row of the results."""
    plain = plain_function(function)
    assert plain is not None, "it was bound"
    return exception_at(locate(failure.site, plain), failure.row, index)


def finished(outputs: tuple[Column, ...], returns: tuple[Result, ...], inputs: tuple[Hashable, ...]) -> Mapped:
    """Return what a program gave as ``returns`` says: times are int64 in a program."""
    for result in returns:
        if not result.dtype.is_number:
            outputs = tuple(map(typed, outputs, returns))
            break
    return Mapped(outputs, labels_of(returns), inputs)


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
    asked = (kernel.name, window, how.nulls, how.errors, how.error_model, backend.name, backend.target())
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
    )


def listed(args: object) -> tuple[Any, ...]:
    """Return further arguments as a tuple."""
    if not isinstance(args, tuple | list):
        raise ArgumentError(f"args cannot be {args!r}", "it is a tuple: args=(value,)")
    return tuple(args)


@cached
def build(call: UdfCall, kernel: KernelSpec, backend: Backend) -> Artefact:
    """Compile ``call`` into ``kernel``'s loop; once per key."""
    udf = compile_to_ptx(call)
    if os.environ.get("UDF_DUMP"):
        from udf.explain import dump

        dump(call, udf)
    return backend.build(udf, call, kernel)


def taken(call: UdfCall, columns: tuple[Column, ...] | Mapping[Hashable, Column]) -> tuple[Column, ...]:
    """Return the columns that ``call`` takes, in its order."""
    return columns if isinstance(columns, tuple) else tuple(columns[p.label] for p in call.parameters)


def readable(columns: Sequence[Column], backend: Backend) -> tuple[Column, ...]:
    """Return ``columns`` where ``backend`` can read them."""
    if backend.name == "cpu":
        for column in columns:
            if type(column.values) is not np.ndarray:
                return tuple(map(to_host, columns))
    return tuple(columns)


def labels_of(returns: tuple[Result, ...]) -> tuple[Hashable, ...] | None:
    """Return the labels of a tuple's values: a NamedTuple's fields, else 0, 1, ..; None for a single value."""
    if len(returns) == 1 and returns[0].name is None:
        return None
    return tuple(i if result.name in (None, str(i)) else result.name for i, result in enumerate(returns))


def typed(column: Column, result: Result) -> Column:
    """Return what a program gave as ``result`` says: times and categories are integers in a program."""
    return column if result.dtype.is_number else replace(column, logical=result.dtype)


def choose_backend() -> Backend:
    """Return the back end that ``udf.options.backend`` asks for; ``auto`` is CUDA where it is usable.

    Raises
    ------
    BackendUnavailableError
        If CUDA was asked for by name and cannot run here.
    """
    asked = options.backend
    if asked != "cpu":
        cuda = _back_end("cuda")
        reason = cuda.reason_unavailable()
        if reason is None:
            return cuda.BACKEND  # type: ignore[no-any-return]
        if asked == "cuda":
            raise BackendUnavailableError("cuda", reason)
    return _back_end("cpu").BACKEND  # type: ignore[no-any-return]


@cache
def _back_end(name: str) -> ModuleType:
    """Return ``udf.cuda`` or ``udf.cpu``, imported when it is first asked for."""
    return importlib.import_module(f"udf.{name}")
