"""Compiling a function ahead of its calls, for GPUs and processors that need not be here: ``udf.compile``."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, Literal

import numpy as np

from udf.api.tracebacks import brief
from udf.call.bind import bind, locate
from udf.dtypes import DType
from udf.errors import ArgumentError, CompiledForError, DTypeError
from udf.faults import compiling
from udf.interop.imported import unsupported
from udf.store.cache import AHEAD, ProgramKey, store, stored
from udf.store.compiled import CompiledUdf
from udf.store.signature import Signature
from udf.unbroken import to_its_end

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from udf.column import Column
    from udf.handling import ErrorModel, Errors
    from udf.options import Overflow
    from udf.stages import Artefact, PtxUdf, UdfCall

# ruff: noqa: PLC0415 - each compiler is imported when it is asked for

ARCHS: Final = ("sm_80", "sm_90", "sm_100")
"""The GPUs that a function is compiled for: A100, H100 and H200, B200, and later ones of the same major version."""

TABLE_BYTES: Final = 16 << 20
"""Most bytes of lookup tables that a file holds."""


@brief
def compile(  # noqa: A001 - it is udf.compile
    function: Callable[..., Any],
    dtypes: object,
    archs: Sequence[str] = ARCHS,
    cpu: bool | Sequence[str] = True,  # noqa: FBT001, FBT002 - the call reads udf.compile(f, "float64", cpu=False)
    *,
    na_action: Literal["ignore"] | None = None,
    errors: Errors = "raise",
    error_model: ErrorModel = "python",
    overflow: Overflow | None = None,
    args: tuple[Any, ...] = (),
    **kwargs: Any,
) -> CompiledUdf:
    """Compile ``function`` ahead, for columns of ``dtypes``: to ship it, or to have no first call.

    It raises what ``function`` raises, but for arguments that are computed (``raise ValueError(f"{x} is too large")``):
    only ``function`` itself could make them.

    Parameters
    ----------
    function : callable
        A plain Python function of values, or of a row.
    dtypes : str, numpy.dtype or DType; a sequence of them; or a mapping
        The type of the one column, of each column, or of the columns of a row by label. ``"int64?"`` can be null.
    archs : sequence of str
        GPU architectures, ``"sm_90"``; code for one runs on later ones of its major version too.
    cpu : bool or sequence of {"x86-64-v3", "x86-64-v4", "aarch64"}
        The processors. True: the usual one of this machine's kind (x86-64-v3: AVX2 and FMA, 2013 and later).
    na_action, errors, error_model, overflow
        As in :meth:`udf.Series.applymap`.
    args, **kwargs
        Further arguments of ``function``: their types are compiled in, their values are defaults of each call.

    Raises
    ------
    CompiledForError, CapturedValueError, UdfCompileError
        If an architecture or processor is unknown here, or ``function`` captures what cannot be stored, or cannot be
        compiled.

    Examples
    --------
    >>> import udf
    >>> made = udf.compile(lambda row: row.a * row.b, {"a": "float64", "b": "int64?"}, archs=())
    >>> list(made({"a": [1.5, 2.0], "b": [2, None]}))
    [3.0, None]
    """
    from udf.handling import handling

    how = handling("skip" if na_action else "pass", errors, error_model, overflow)
    columns = _empty_columns(dtypes)
    call = bind(function, columns, args=tuple(args), kwargs=kwargs, how=how)
    _require_archs(archs)
    processors = _processors(cpu)
    return CompiledUdf(_signature(call), _made(call, tuple(archs), processors), _values(call))


KEPT: Final = 128
"""Functions whose code is kept in memory."""


def _made(call: UdfCall, archs: tuple[str, ...], processors: tuple[str, ...]) -> tuple[Artefact, ...]:
    """Return the code of ``call`` for all that was asked for: that of an equal one, if memory or disk has it."""
    from udf.frontend import compile_to_ptx

    asked = (call.key, archs, processors)
    if asked not in AHEAD:
        keys = [ProgramKey(call=call.key, backend="cpu", target=f"ahead {name}") for name in processors]
        found = [] if archs else [one for one in map(stored, keys) if one is not None]
        if len(found) < len(keys) or archs:
            ptx = compile_to_ptx(call)
            with compiling(call.function):
                found = list(_artefacts(ptx, call, archs, processors))
            for key, artefact in zip(keys, found[-len(keys) :], strict=True) if keys else ():
                store(key, artefact)
        while len(AHEAD) >= KEPT:
            AHEAD.pop(next(iter(AHEAD)), None)
        AHEAD[asked] = tuple(found)
    return tuple(_placed(artefact, call) for artefact in AHEAD[asked])


def _placed(artefact: Artefact, call: UdfCall) -> Artefact:
    """Return code that an equal function was compiled to, with the lines of this one."""
    sites = tuple(locate(site, call.function) for site in artefact.plan.raises)
    return replace(artefact, plan=replace(artefact.plan, raises=sites))


def _values(call: UdfCall) -> tuple[Any, ...]:
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
        shape="row" if call.shape == "row" else "positional",
        how=call.how,
        positional=code.co_varnames[call.leading : code.co_argcount],
        constants=tuple((name, repr(value)) for name, value in call.constants),
    )


def _artefacts(ptx: PtxUdf, call: UdfCall, archs: Sequence[str], processors: Sequence[str]) -> Iterator[Artefact]:
    if archs:
        from udf.cuda.backend import map_artefact, translation_unit
        from udf.cuda.plan import SOURCE

        made = map_artefact(translation_unit(ptx, call), ptx, call, *archs)
        yield replace(made, code={name: code for name, code in made.code.items() if name != SOURCE})
    if processors:
        yield from to_its_end(lambda: _for_processors(ptx, call, processors))


def _for_processors(ptx: PtxUdf, call: UdfCall, processors: Sequence[str]) -> list[Artefact]:
    from udf.cpu.backend import row_artefact, row_kernel
    from udf.cpu.native import baseline

    kernel = row_kernel(ptx, call, alone=True)
    return [row_artefact(kernel, ptx, call, baseline(name), target=name, whole=True) for name in processors]


class _Empty(Mapping[Hashable, "Column"]):
    """Columns without rows by label, each made when it is asked for: one that is not used may be of any type."""

    def __init__(self, specs: Mapping[Hashable, object]) -> None:
        self._specs = specs

    def __getitem__(self, label: Hashable) -> Column:
        from udf.api.explain import empty_column

        spec = self._specs[label]
        try:
            return empty_column(spec, nullable=False)
        except DTypeError:
            raise unsupported(spec).of_column(label) from None

    def __iter__(self) -> Iterator[Hashable]:
        return iter(self._specs)

    def __len__(self) -> int:
        return len(self._specs)


def _empty_columns(dtypes: object) -> tuple[Column, ...] | Mapping[Hashable, Column]:
    from udf.api.explain import empty_column

    if isinstance(dtypes, Mapping):
        return _Empty(dtypes)
    one = isinstance(dtypes, str | DType | np.dtype | type) or not hasattr(dtypes, "__iter__")
    listed = [dtypes] if one else list(dtypes)  # type: ignore[call-overload]
    return tuple(empty_column(spec, nullable=False) for spec in listed)


def _require_archs(archs: Sequence[str]) -> None:
    if isinstance(archs, str):
        raise ArgumentError(f"archs cannot be {archs!r}", f'it is a tuple: archs=("{archs}",)')
    if not archs:
        return
    from udf.cuda.nvrtc import supported

    known = supported()
    for arch in archs:
        if arch.rstrip("af") not in known:
            what = f"{arch!r} is no architecture that the installed NVRTC compiles for"
            raise CompiledForError(what, f"it knows {', '.join(known)}")


def _processors(cpu: bool | Sequence[str]) -> tuple[str, ...]:  # noqa: FBT001 - as in compile
    from udf.cpu.target import BASELINES, usual

    names = (usual(),) if cpu is True else () if cpu is False else (cpu,) if isinstance(cpu, str) else tuple(cpu)
    for name in names:
        if name not in BASELINES:
            raise CompiledForError(
                f"{name!r} is no kind of processor to compile for", f"they are {', '.join(BASELINES)}"
            )
    return names
