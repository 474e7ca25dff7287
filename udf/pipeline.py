"""The whole journey of one function over columns. Read this file first.

    Python function + columns
        bind            what exactly is compiled, and its key         udf/bind.py     -> UdfCall
        compile_to_ptx  Numba, and our value-returning wrapper        udf/frontend/   -> PtxUdf
        build           PTX into a native loop                        udf/cuda/, udf/cpu/ -> Compiled
        run             the loop over the columns                                     -> columns

Everything up to ``Compiled`` happens once per key; ``build`` is the one place that is cached.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import TYPE_CHECKING, Literal, get_args

from udf.bind import bind, locate
from udf.bounds import FixedBounds
from udf.cache import cached
from udf.errors import ArgumentError, BackendUnavailableError
from udf.explain import dump
from udf.frontend import compile_to_ptx
from udf.interop.device import bounds_to_host, to_host
from udf.options import options
from udf.raising import RowFailure, exception_at
from udf.stages import ROWS, WINDOWS, Compiled, WindowShape

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable
    from typing import Any

    from udf.bounds import Bounds
    from udf.column import Column
    from udf.dtypes import DType
    from udf.stages import Backend, KernelSpec, Result, UdfCall

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


@dataclass(frozen=True, slots=True, kw_only=True)
class Mapped:
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
    backend = choose_backend()
    call = bind(
        function,
        columns,
        args=listed(args),
        kwargs=kwargs,
        shape="row" if isinstance(columns, Mapping) else "positional",
        nulls=how.nulls,
        errors=how.errors,
        error_model=how.error_model,
    )
    compiled = build(call, ROWS, backend)
    inputs = columns_of(call, columns, backend)
    return outcome(call, compiled, lambda: compiled.program.run(inputs, call.values, rows=rows), index)


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
    shape = shape_of(bounds, result, table=table)
    call = bind_windows(function, columns, bounds, args, kwargs, shape=shape, how=how, backend=backend)
    compiled = build(call, WINDOWS, backend)
    inputs = columns_of(call, columns, backend)
    where = bounds_to_host(bounds) if backend.name == "cpu" else bounds
    return outcome(call, compiled, lambda: compiled.program.run(inputs, where, call.values), index)


def bind_windows(
    function: Callable[..., Any],
    columns: tuple[Column, ...],
    bounds: Bounds,
    args: tuple[Any, ...],
    kwargs: Mapping[str, Any],
    *,
    shape: WindowShape,
    how: Handling,
    backend: Backend,
) -> UdfCall:
    """Return what exactly is compiled: windows of ``shape``, and ``backend``'s choices for them."""
    fitted = backend.fit(shape, tuple(column.dtype for column in columns), bounds)
    return bind(
        function,
        columns,
        args=listed(args),
        kwargs=kwargs,
        shape="window",
        window=replace(fitted, reducible=fitted.reducible and options.recognize_reducers),
        nulls="pass",
        errors=how.errors,
        error_model=how.error_model,
    )


def shape_of(bounds: Bounds, result: DType, *, table: bool) -> WindowShape:
    """Return what of ``bounds`` is compiled in: how long a window is, if they are alike, and whether ends cut some."""
    empty = bounds.min_periods == 0
    if not isinstance(bounds, FixedBounds):
        return WindowShape(length=None, result=result, table=table, empty=empty)
    clipped = bounds.min_periods < bounds.length
    return WindowShape(length=bounds.length, result=result, clipped=clipped, table=table, empty=empty)


def outcome(call: UdfCall, compiled: Compiled, run: Callable[[], tuple[Column, ...]], index: Any) -> Mapped:
    """Run, and return the results as ``call`` asked for them; what the function raises is raised here.

    ``index`` has the label of every row of the results.
    """
    try:
        outputs = run()
    except RowFailure as failure:
        raise exception_at(locate(failure.site, call.function), failure.row, index) from None
    outputs = tuple(typed(column, result) for column, result in zip(outputs, compiled.returns, strict=True))
    return Mapped(columns=outputs, labels=labels_of(compiled.returns), inputs=tuple(p.label for p in call.parameters))


def listed(args: object) -> tuple[Any, ...]:
    """Return further arguments as a tuple."""
    if not isinstance(args, tuple | list):
        raise ArgumentError(f"args cannot be {args!r}", "it is a tuple: args=(value,)")
    return tuple(args)


@cached
def build(call: UdfCall, kernel: KernelSpec, backend: Backend) -> Compiled:
    """Compile ``call`` into ``kernel``'s loop; once per key."""
    udf = compile_to_ptx(call)
    dump(call, udf)
    return Compiled(program=backend.build(udf, call, kernel), returns=udf.returns)


def columns_of(
    call: UdfCall, columns: tuple[Column, ...] | Mapping[Hashable, Column], backend: Backend
) -> tuple[Column, ...]:
    """Return the columns that ``call`` takes, in its order, where ``backend`` can read them."""
    taken = tuple(columns[p.label] for p in call.parameters) if isinstance(columns, Mapping) else columns
    return tuple(to_host(column) for column in taken) if backend.name == "cpu" else taken


def labels_of(returns: tuple[Result, ...]) -> tuple[Hashable, ...] | None:
    """Return the labels of a tuple's values: a NamedTuple's fields, else 0, 1, ..; None for a single value."""
    if [result.name for result in returns] == [None]:
        return None
    return tuple(i if result.name in (None, str(i)) else result.name for i, result in enumerate(returns))


def typed(column: Column, result: Result) -> Column:
    """Return what a program gave as ``result`` says: times are int64 in a program."""
    return replace(column, logical=result.dtype) if result.dtype.unit else column


def choose_backend() -> Backend:
    """Return the back end that ``udf.options.backend`` asks for; ``auto`` is CUDA where it is usable.

    Raises
    ------
    BackendUnavailableError
        If CUDA was asked for by name and cannot run here.
    """
    if options.backend != "cpu":
        from udf import cuda

        reason = cuda.reason_unavailable()
        if reason is None:
            return cuda.BACKEND
        if options.backend == "cuda":
            raise BackendUnavailableError("cuda", reason)
    from udf import cpu

    return cpu.BACKEND
