"""Compiling a function ahead of its calls, for GPUs and processors that need not be here: ``udf.compile``."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final, Literal

import numpy as np

from udf.api.ahead.compiled_udf import CompiledUdf
from udf.api.rolling import result_dtype
from udf.base.annotations import Args, Function, Named
from udf.base.dtypes import DType
from udf.base.handling import CALL_OPTIONS, ErrorModel, handling
from udf.base.interrupts import uninterrupted
from udf.base.null_kinds import NONE, OURS, Nulls
from udf.base.stages import Artefact, WindowShape
from udf.base.tracebacks import brief, compiling
from udf.bind.bind import bind, locate
from udf.bind.udf_call import PtxUdf, UdfCall
from udf.bind.window_shapes import group_shape, uses_labels, window_shape
from udf.columns.column import Column, LazyColumns
from udf.columns.labelled_column import unsupported
from udf.cpu.cpu_backend import BACKEND, row_artefact, row_kernel, window_artefact
from udf.cpu.target import BASELINES, default_baseline
from udf.errors import ArgumentError, CompiledForError, DTypeError, MissingPackageError
from udf.frontend import compile_to_ptx
from udf.runtime.store.cache import AHEAD_ARTEFACTS, ProgramKey, read_artefact, write_artefact
from udf.runtime.store.serialize import Signature
from udf.windows.bounds import Bounds, GroupedBounds
from udf.windows.parameters import Rolling, empty_windows
from udf.windows.spans import is_span

if TYPE_CHECKING:
    from udf.runtime.groups.group_folds import Columns

# ruff: noqa: PLC0415 - each compiler is imported when it is asked for

ARCHS: Final = ("sm_80", "sm_90", "sm_100")
"""The GPUs that a function is compiled for: A100, H100 and H200, B200, and later ones of the same major version."""

TABLE_BYTES: Final = 16 << 20
"""Most bytes of lookup tables that a file holds."""


@brief
def compile(  # noqa: A001 - it is udf.compile
    function: Function,
    dtypes: object,
    archs: Sequence[str] | None = None,
    cpu: bool | Sequence[str] = True,  # noqa: FBT001, FBT002 - the call reads udf.compile(f, "float64", cpu=False)
    *,
    rolling: int | str | Mapping[str, object] | None = None,
    groups: Literal["one", "rows"] | None = None,
    na_action: Literal["ignore"] | None = None,
    args: tuple[object, ...] = (),
    **named: object,
) -> CompiledUdf:
    """Compile ``function`` ahead, for columns of ``dtypes``: to ship it, or to have no first call.

    It raises what ``function`` raises, but for arguments that are computed (``raise ValueError(f"{x} is too large")``):
    only ``function`` itself could make them.

    Parameters
    ----------
    function : callable
        A plain Python function of values, of a row, of a window, or of a group.
    dtypes : str, numpy.dtype or DType; a sequence of them; or a mapping
        The type of the one column, of each column, or of those of a row (or a group's frame) by label; "int64?": nulls.
    archs : sequence of str, optional
        GPU architectures; code for one runs on later ones of its major version. Default: ARCHS where NVIDIA's compiler
        is installed (``inlay-udf[cu13]``), else none, and none with windows.
    cpu : bool or sequence of {"x86-64-v3", "x86-64-v4", "aarch64"}
        The processors. True: the usual one of this machine's kind (x86-64-v3: AVX2 and FMA, 2013 and later).
    rolling : int, str or mapping, optional
        For ``rolling(..).apply(f)``: the window, or its parameters by name; ``raw`` and ``dtype`` are as there.
    groups : {"one", "rows"}, optional
        ``function`` gives one value a group (``agg``, ``apply`` of a frame's), or perhaps a column (``transform``).
    na_action, args, **named
        As in the method it is for, with ``errors``, ``error_model``, ``overflow``, ``fastmath`` and ``fma``. Further
        arguments' types are compiled in, their values are defaults of each call.

    Raises
    ------
    CompiledForError, CapturedValueError, UdfCompileError
        If it cannot be compiled, or captures what cannot be stored, or an architecture or processor is unknown here.

    Examples
    --------
    >>> import udf
    >>> span = udf.compile(lambda w: w.max() - w.min(), "float64", rolling=2)
    >>> list(udf.Series([1.0, 4.0, 2.0]).rolling(2).apply(span))
    [nan, 3.0, 2.0]
    """
    mine = (*CALL_OPTIONS, *(() if rolling is None else ("raw", "dtype")))
    ours: Named = {name: named.pop(name) for name in mine if name in named}
    columns = empty_columns(dtypes, NONE if named.pop(HANDS_NONE, False) else OURS)
    call = _bind_empty(function, columns, (rolling, groups, na_action), ours, tuple(args), named)
    return compiled(call, _archs(archs, call), processors(cpu))


HANDS_NONE: Final = "_hands_none"
"""A door's own argument of :func:`compile`: a null is ``None`` to the function, as in functions of its engine."""

MAX_FUNCTIONS: Final = 128
"""Functions whose code is kept in memory."""


def _bind_empty(
    function: Function,
    columns: Columns,
    request: tuple[object, object, object],
    ours: Named,
    args: Args,
    kwargs: Mapping[str, object],
) -> UdfCall:
    """Return the call of columns without rows; ``request`` is compile's rolling, groups and na_action."""
    rolling, groups, na_action = request
    window = None
    if rolling is not None or groups is not None:
        window = ahead_window(columns, rolling, groups, ours.get("raw", False), ours.get("dtype", "float64"))
        require_no_labels(function, series=window.series and not window.grouped)
    model: ErrorModel = ours.get("error_model") or ("python" if window is None else "numpy")
    chosen: Named = {"errors": "raise", **ours, "error_model": model}
    how = handling("skip" if na_action else "pass", **{name: chosen.get(name) for name in CALL_OPTIONS})  # type: ignore[arg-type]
    return bind(function, columns, args=args, kwargs=kwargs, how=how, window=window)


def _archs(archs: Sequence[str] | None, call: UdfCall) -> tuple[str, ...]:
    """Return the GPUs that ``archs`` of :func:`compile` names."""
    if archs is None:
        archs = ARCHS if call.window is None and _makes_gpu_code() else ()
    if archs and call.window is not None:
        what = f"{call.function.__name__!r} is a function of {'groups' if call.window.grouped else 'windows'}"
        raise CompiledForError(f"{what}, which are compiled ahead for processors only", "leave archs= out")
    _require_archs(archs)
    return tuple(archs)


def _makes_gpu_code() -> bool:
    """Return whether NVIDIA's compiler is installed: a machine needs no GPU to make code for one."""
    from udf.cuda.nvrtc import library

    try:
        library()
    except MissingPackageError:
        return False
    return True


def compiled(call: UdfCall, archs: tuple[str, ...], kinds: tuple[str, ...]) -> CompiledUdf:
    """Return ``call`` compiled for GPUs ``archs`` and ``kinds`` of processors."""
    return CompiledUdf(_signature(call), _compiled_artefacts(call, archs, kinds), _values(call))


def _compiled_artefacts(call: UdfCall, archs: tuple[str, ...], kinds: tuple[str, ...]) -> tuple[Artefact, ...]:
    """Return the code of ``call`` for all that was asked for: that of an equal one, if memory or disk has it."""
    asked = (call.key, archs, kinds)
    if asked not in AHEAD_ARTEFACTS:
        keys = [ProgramKey(call=call.key, backend="cpu", target=f"ahead {name}") for name in kinds]
        found = [] if archs else [one for one in map(read_artefact, keys) if one is not None]
        if len(found) < len(keys) or archs:
            ptx = compile_to_ptx(call)
            with compiling(call.function):
                found = list(_artefacts(ptx, call, archs, kinds))
            for key, artefact in zip(keys, found[-len(keys) :], strict=True) if keys else ():
                write_artefact(key, artefact)
        while len(AHEAD_ARTEFACTS) >= MAX_FUNCTIONS:
            AHEAD_ARTEFACTS.pop(next(iter(AHEAD_ARTEFACTS)), None)
        AHEAD_ARTEFACTS[asked] = tuple(found)
    return tuple(_relocated(artefact, call) for artefact in AHEAD_ARTEFACTS[asked])


def _relocated(artefact: Artefact, call: UdfCall) -> Artefact:
    """Return code that an equal function was compiled to, with the lines of this one."""
    sites = tuple(locate(site, call.function) for site in artefact.plan.raises)
    return replace(artefact, plan=replace(artefact.plan, raises=sites))


def _values(call: UdfCall) -> tuple[object, ...]:
    """Return the values of arguments and captured arrays, on the host; refuse what is too much for a file."""
    values = tuple(value.get() if hasattr(value, "get") else value for value in call.values)
    if (size := sum(np.asarray(value).nbytes for value in values)) > TABLE_BYTES:
        what = (
            f"{call.function.__name__!r} has lookup tables of {size:,} bytes, and a compiled UDF holds {TABLE_BYTES:,}"
        )
        raise CompiledForError(what, "pass the table as an argument of the call, with a short one to compile for")
    return values


def _signature(call: UdfCall) -> Signature:
    code = call.function.__code__
    return Signature(
        name=code.co_name,
        parameters=call.parameters,
        arguments=call.arguments,
        shape=call.shape,
        how=call.how,
        positional=code.co_varnames[call.leading : code.co_argcount],
        constants=tuple((name, repr(value)) for name, value in call.constants),
        window=call.window,
    )


def _artefacts(ptx: PtxUdf, call: UdfCall, archs: Sequence[str], processors: Sequence[str]) -> Iterator[Artefact]:
    if archs:
        from udf.cuda.cuda_backend import map_artefact, translation_unit
        from udf.cuda.kernel_plan import SOURCE

        made = map_artefact(translation_unit(ptx, call), ptx, call, *archs)
        yield replace(made, code={name: code for name, code in made.code.items() if name != SOURCE})
    if processors:
        yield from uninterrupted(lambda: _for_processors(ptx, call, processors))


def _for_processors(ptx: PtxUdf, call: UdfCall, processors: Sequence[str]) -> list[Artefact]:
    from udf.cpu.native import baseline

    if call.window is not None:
        return [window_artefact(ptx, call, baseline(name), target=name, eager=True) for name in processors]
    kernel = row_kernel(ptx, call, alone=True)
    return [row_artefact(kernel, ptx, call, baseline(name), target=name, eager=True) for name in processors]


def empty_columns(dtypes: object, nulls: Nulls = OURS) -> tuple[Column, ...] | Mapping[Hashable, Column]:
    """Return columns without rows of the types that :func:`compile` takes; a function gets ``nulls`` for theirs."""
    from udf.api.explain import empty_column

    def empty(spec: object, label: Hashable) -> Column:
        try:
            return replace(empty_column(spec, nullable=False), nulls=nulls)
        except DTypeError:
            raise unsupported(spec).of_column(label) from None

    if isinstance(dtypes, Mapping):  # one that is not used may be of any type
        return LazyColumns(dtypes, empty)
    one = isinstance(dtypes, str | DType | np.dtype | type) or not hasattr(dtypes, "__iter__")
    listed = [dtypes] if one else list(dtypes)  # type: ignore[call-overload]
    return tuple(replace(empty_column(spec, nullable=False), nulls=nulls) for spec in listed)


def _require_archs(archs: Sequence[str]) -> None:
    if isinstance(archs, str):
        raise ArgumentError(f"archs cannot be {archs!r}", f'it is a tuple: archs=("{archs}",)')
    if not archs:
        return
    from udf.cuda.nvrtc import supported_architectures

    known = supported_architectures()
    for arch in archs:
        if arch.rstrip("af") not in known:
            what = f"{arch!r} is not an architecture that the installed NVRTC compiles for"
            raise CompiledForError(what, f"it knows {', '.join(known)}")


def processors(cpu: bool | Sequence[str]) -> tuple[str, ...]:  # noqa: FBT001 - as in compile
    """Return the kinds of processors that ``cpu`` of :func:`compile` names."""
    names = (
        (default_baseline(),) if cpu is True else () if cpu is False else (cpu,) if isinstance(cpu, str) else tuple(cpu)
    )
    for name in names:
        if name not in BASELINES:
            raise CompiledForError(
                f"{name!r} is not a kind of processor to compile for", f"they are {', '.join(BASELINES)}"
            )
    return names


GROUPS: Final = ("one", "rows")
"""What a function of groups gives."""


def ahead_window(columns: Columns, rolling: object, groups: object, raw: bool, dtype: object) -> WindowShape:  # noqa: FBT001 - as in compile
    """Return how windows, or groups, of ``columns`` without rows are taken.

    Raises
    ------
    ArgumentError, WindowError, DTypeError
        For what no window or group can be.
    """
    if groups is not None:
        if rolling is not None or groups not in GROUPS:
            what = "rolling= with groups=" if rolling is not None else f"groups={groups!r}"
            raise ArgumentError(f"{what} cannot be compiled ahead", "groups is 'one' or 'rows', without rolling=")
        bounds = GroupedBounds(rows=0, codes=np.zeros(0, np.int64), windows=0)
        frame = isinstance(columns, Mapping)
        return group_shape(bounds, BACKEND, frame=frame, spread=groups == "rows", keys=())
    parameters = Rolling(**rolling) if isinstance(rolling, Mapping) else Rolling(window=rolling)
    result, table = result_dtype(dtype), parameters.method == "table"
    if isinstance(columns, Mapping) or (len(columns) != 1 and not table):
        raise CompiledForError("windows are of one column", "give one type, or method='table' in rolling=")
    return window_shape(_bounds(parameters), len(columns), result, BACKEND, table=table, series=not raw)


def require_no_labels(function: object, *, series: bool) -> None:
    """Raise CompiledForError for a function of windows that are a Series which may ask for its rows' labels."""
    if series and uses_labels(function):
        what = f"{getattr(function, '__name__', function)!r} may read the labels of its window's rows"
        raise CompiledForError(
            f"{what}, which are not compiled ahead", "use values by place: w.iloc[0], or raw=True and w[0]"
        )


def _bounds(parameters: Rolling) -> Bounds:
    """Return windows as ``parameters``: of a length of time, or by an indexer, as any that are listed."""
    if not is_span(parameters.window) and isinstance(parameters.window, int | np.integer):
        return parameters.bounds(1)
    periods = 1 if parameters.min_periods is None else int(parameters.min_periods)
    return empty_windows(0, 0, periods)
