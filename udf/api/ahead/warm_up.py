"""Functions compiled in the background, before they are called: ``udf.warm_up``."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from contextvars import copy_context
from threading import Event
from typing import Any, Final

from udf.api.ahead.ahead import empty_columns
from udf.api.frames import DataFrame, Series
from udf.api.vectorize import vectorize
from udf.base.annotations import Named
from udf.base.logs import debug
from udf.base.threads import pool
from udf.base.tracebacks import brief, brief_methods
from udf.columns.column import Column
from udf.columns.labelled_column import LabelledColumn
from udf.columns.sources import OneColumn, Source
from udf.columns.tables import Table
from udf.errors import ArgumentError
from udf.options import options
from udf.runtime.choice.backends import requested_backend


@brief
def warm_up(
    functions: Callable[..., object] | Sequence[Callable[..., object]],
    dtypes: object,
    *,
    rolling: int | Mapping[str, object] | None = None,
    **named: object,
) -> WarmUp:
    """Compile ``functions`` for columns of ``dtypes`` in the background, and return at once.

    A call of such a function then finds its program, in memory and in the cache on disk. No function runs.
    With ``udf.options.backend`` "auto" a machine with a GPU compiles for the GPU and for the processor.

    Parameters
    ----------
    functions : callable or sequence of callable
        Plain Python functions. They are compiled one after the other, in this order.
    dtypes : str, numpy.dtype or DType; a sequence of them; or a mapping
        The type of the one column (as for ``map``), of each column (``vectorize``), or of a row's columns by label
        (``apply``). ``"int64?"`` can be null.
    rolling : int or mapping, optional
        For ``rolling(..).apply(f)``: the window's rows, or its parameters by name.
    **named
        Further arguments of the method: ``args``, ``na_action``, ``errors``, ``raw`` and so on.

    Raises
    ------
    ArgumentError
        If something that is to be compiled cannot be called.
    DTypeError
        If there is no such type.

    Examples
    --------
    >>> import udf
    >>> def late(minutes):
    ...     return minutes * 2 + 1 if minutes > 0 else 0.0
    >>> ready = udf.warm_up(late, "float64")
    >>> ready.wait()  # a service starts to serve here
    True
    >>> list(udf.Series([12.0, -3.0]).map(late))
    [25.0, 0.0]
    """
    listed = (functions,) if callable(functions) else tuple(functions)
    for one in listed:
        if not callable(one):
            raise ArgumentError(f"{one!r} cannot be compiled", "pass a function, or a list of functions")
    columns = empty_columns(dtypes)
    if isinstance(columns, Mapping):
        columns = {label: columns[label] for label in columns}  # a type that there is not is refused now
    made = WarmUp(listed)
    work = copy_context().run  # what udf.options says here holds there
    pool().submit(work, made.compile, lambda function: _call(function, columns, rolling, named))
    return made


@brief_methods
class WarmUp:
    """Functions that are compiled in the background: :func:`udf.warm_up`."""

    def __init__(self, functions: tuple[Callable[..., object], ...]) -> None:
        self.functions: Final = functions
        self.errors: dict[Callable[..., object], Exception] = {}
        """What could not be compiled, and why."""
        self._ended = Event()

    def compile(self, call: Callable[[Callable[..., object]], None]) -> None:
        """Compile each function by a ``call`` of it that has no rows."""
        try:
            for function in self.functions:
                try:
                    call(function)
                except Exception as error:  # noqa: BLE001 - wait() raises it
                    self.errors[function] = error
                    debug("%s is not compiled ahead of its call: %s", function, error)
        finally:
            self._ended.set()

    def done(self) -> bool:
        """Return whether all functions are compiled, or cannot be."""
        return self._ended.is_set()

    def wait(self, timeout: float | None = None) -> bool:
        """Wait until all functions are compiled, ``timeout`` seconds at most; return whether they are.

        Raises
        ------
        UdfError
            What the first function raised that cannot be compiled.
        """
        if not self._ended.wait(timeout):
            return False
        for error in self.errors.values():
            raise error
        return True

    def __repr__(self) -> str:
        names = ", ".join(getattr(one, "__name__", repr(one)) for one in self.functions)
        return f"<WarmUp of {names}: {'done' if self.done() else 'under way'}>"


def _call(
    function: Callable[..., object],
    columns: tuple[Column, ...] | Mapping[Hashable, Column],
    rolling: int | Mapping[str, object] | None,
    named: Mapping[str, object],
) -> None:
    """Call ``function`` over columns without rows, on each back end that a call may choose."""
    backend, _ = requested_backend()
    for name in ("cpu", "cuda") if backend is None else (backend.name,):
        with options(backend=name):
            _apply(function, columns, rolling, dict(named))


def _apply(
    function: Callable[..., object],
    columns: tuple[Column, ...] | Mapping[Hashable, Column],
    rolling: int | Mapping[str, Any] | None,
    named: Named,
) -> None:
    if isinstance(columns, Mapping):
        sources: dict[Hashable, Source] = {
            label: OneColumn(LabelledColumn(column=column)) for label, column in columns.items()
        }
        frame = DataFrame._of(Table(sources=sources, rows=0))  # noqa: SLF001 - a column without rows of any type
        frame.apply(function, **named)
        return
    series = [Series._of(LabelledColumn(column=column)) for column in columns]  # noqa: SLF001 - as above
    if rolling is not None:
        windows = series[0].rolling(**rolling) if isinstance(rolling, Mapping) else series[0].rolling(rolling)
        windows.apply(function, **named)
    elif len(series) == 1:
        series[0].map(function, **named)
    else:
        vectorize(function, **named)(*(column.values for column in columns))
