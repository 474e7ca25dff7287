"""Every stage of one function as text: ``udf.explain(f, "float64")``, ``udf.explain(f, frame)``.

The stages are those of ``udf/pipeline.py``, for both back ends, whichever is in use; no GPU is needed.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from dataclasses import replace
from functools import partial
from types import FunctionType
from typing import TYPE_CHECKING

import numpy as np

from udf import cpu, cuda
from udf.api.explanation.explained_stages import Explanation, explain_call, mark_leaving
from udf.base.dtypes import DTYPES, DType, dtype_of
from udf.base.handling import handling
from udf.base.tracebacks import brief, compiling
from udf.bind.bind import bind
from udf.bind.called_functions import left_bytes
from udf.bind.cuts import Cuts, find_cuts
from udf.columns.column import Column, TextBytes
from udf.errors import InternalError, UdfError
from udf.frontend import compile_to_ptx
from udf.options import options

if TYPE_CHECKING:
    from udf.api.frames import Series
    from udf.api.rolling import Windows
    from udf.base.annotations import Args, Function
    from udf.runtime.groups.group_folds import Columns

# ruff: noqa: PLC0415 - explaining needs every stage, `import udf` none of them


@brief
def explain(
    function: Function, *columns: object, nullable: bool = False, raw: bool = False, args: Args = (), **kwargs: object
) -> Explanation:
    """Return every stage of ``function`` applied to ``columns``, as text.

    Parameters
    ----------
    function : callable
        A plain Python function of as many values as there are ``columns``, or of a row.
    *columns : str, numpy.dtype or DType; or one Series, mapping or DataFrame; or windows
        One type for each column, or a tuple of them; ``"int64?"`` is a nullable one. A Series is for a function of a
        value. A mapping from labels to types, or a frame (anything that :class:`~udf.DataFrame` takes), is for a
        function of a row; ``series.rolling(10)`` for a function of windows.
    nullable : bool
        Whether all columns have nulls.
    raw : bool
        Whether a function of windows gets arrays, as in ``rolling(..).apply``; else it gets pandas Series.
    args, **kwargs
        Further arguments of ``function``, as in ``map`` and ``apply``.

    Raises
    ------
    UdfError
        If the function cannot be compiled; one that can in part is shown so, with ``leaves``, unless
        ``udf.options.fallback`` is "error".

    Examples
    --------
    >>> import udf
    >>> "add.rn.f64" in udf.explain(lambda x: x * 2 + 1, "float64").ptx
    True
    >>> "mul.rn.f64" in udf.explain(lambda row: row.a * row.b, {"a": "float64", "b": "int64?"}).ptx
    True
    >>> udf.explain(lambda w: w.iloc[-1] - w.iloc[0], udf.Series([1.0, 2.0]).rolling(2)).path
    'reductions in place of the window, each found in O(1) per row: item[-1], item[0]'
    """
    from udf.api.rolling import Windows

    if len(columns) == 1 and isinstance(columns[0], Windows):
        return _explain_windows(function, columns[0], args, kwargs, raw=raw)
    given: Columns
    if len(columns) == 1 and isinstance(columns[0], tuple):  # as udf.compile takes them
        columns = columns[0]
    if len(columns) == 1 and (series := _series(columns[0])) is not None:
        given = (series._data.column,)  # noqa: SLF001 - our own kind
    elif len(columns) == 1 and not isinstance(columns[0], str | np.dtype | DType | type):
        given = _row(columns[0], nullable=nullable)
    else:
        given = tuple(empty_column(spec, nullable=nullable) for spec in columns)
    return _explain_in_part(function, partial(_explain, given, args, kwargs))


def _explain(given: Columns, args: Args, kwargs: Mapping[str, object], function: Function) -> Explanation:
    """Return every stage of a function of values, or of a row, for columns ``given``."""
    from udf.runtime.store.cache import times_of

    how = handling("pass", "raise", "python")
    on_gpu, on_cpu = (
        bind(function, given, args=args, kwargs=kwargs, how=how, assumes=assumes) for assumes in (False, True)
    )
    with compiling(on_cpu.function):
        loop = cpu.describe(compile_to_ptx(on_cpu), on_cpu)
    return explain_call(on_gpu, compile_to_ptx(on_gpu), loop, times_of(on_cpu))


def _explain_in_part(function: Function, stages: Callable[[Function], Explanation]) -> Explanation:
    """Return the stages of a function, or of as much of it as compiles, with its other lines marked."""
    try:
        return stages(function)
    except UdfError as error:
        if options.fallback == "error" or isinstance(error, InternalError):
            raise
        cuts = find_cuts(function, lambda: "explain", Cuts(), error, partial(_compiled, stages, function))
        if not cuts.places:
            raise
        assert isinstance(function, FunctionType), "others are left as a whole"
        return replace(stages(cuts.applied_to(function)), leaves=mark_leaving(function, cuts))


def _compiled(stages: Callable[[Function], Explanation], function: Function, tried: FunctionType) -> int:
    """Compile what is left of a function; return how much is not, to leave out as little as can be."""
    stages(tried)
    assert isinstance(function, FunctionType), "others are left as a whole"
    return left_bytes(tried, function)


def empty_column(spec: object, *, nullable: bool) -> Column:
    """Return a column without rows of the type ``spec``, which ends in ``?`` if it is nullable."""
    if isinstance(spec, str) and spec.endswith("?"):
        spec, nullable = spec.removesuffix("?"), True
    dtype = dtype_of(spec)
    bits = np.empty(0, np.uint8) if nullable else None
    empty = np.empty(0, dtype.numpy)
    text = None if dtype.encoding is None else TextBytes(stops=empty, chars=np.empty(0, np.uint8))
    return Column(values=empty, validity=bits, logical=None if dtype.is_number else dtype, text=text)


def _series(data: object) -> Series | None:
    """Return the data as a Series; None unless it is one, or an array of one dimension."""
    from udf.api.frames import Series

    if isinstance(data, Series):
        return data
    return Series(data) if getattr(data, "ndim", None) == 1 and hasattr(data, "dtype") else None


def _row(frame: object, *, nullable: bool) -> Mapping[Hashable, Column]:
    """Return the columns of a row from a mapping of types, or from a frame."""
    from udf.api.frames import DataFrame

    if isinstance(frame, Mapping):
        return {label: empty_column(spec, nullable=nullable) for label, spec in frame.items()}
    return DataFrame(frame).row_columns


def _explain_windows(
    function: Function, windows: Windows, args: Args, kwargs: Mapping[str, object], *, raw: bool
) -> Explanation:
    """Return every stage of a function of windows: of the GPU's call, and the processor's own for its loops."""
    from udf.runtime.calls import jobs
    from udf.runtime.store.cache import times_of

    how = handling("skip", "raise", "numpy")
    labels = windows._index  # noqa: SLF001 - no name that a column may have
    table = tuple(windows._columns()) if windows.parameters.method == "table" else ()  # type: ignore[attr-defined] # noqa: SLF001 - as above, of a frame
    asked = {"result": DTYPES["float64"], "table": table, "series": not raw, "labels": labels}
    job = jobs.Windows(function, windows.columns, args, kwargs, how, None, asked, windows.bounds)
    job.place()
    on_gpu, on_cpu = (
        bind(function, job.columns, args=args, kwargs=kwargs, how=how, window=job.window(backend))
        for backend in (cuda.BACKEND, cpu.BACKEND)
    )
    loop = cpu.describe(compile_to_ptx(on_cpu), on_cpu)
    return explain_call(on_gpu, compile_to_ptx(on_gpu), loop, times_of(on_cpu))
