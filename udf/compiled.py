"""Functions compiled ahead: ``udf.compile``, a file, ``udf.load``; what runs one needs neither Numba nor NVRTC."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, Any, Final, Literal

import numpy as np

from udf.container import VERSION, pack, pack_artefact, unpack, unpack_artefact
from udf.dtypes import DType, dtype_of
from udf.errors import ArgumentError, BackendUnavailableError, CompiledForError, ContainerError
from udf.interop.device import to_host
from udf.options import options
from udf.plain import DamagedError, NotPlainError, from_plain, to_plain
from udf.raising import RowFailure, exception_at
from udf.signature import Signature
from udf.versions import version_of

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterator, Sequence

    from udf.column import Column
    from udf.pipeline import ErrorModel, Errors, Handling, Mapped
    from udf.stages import Artefact, Program, PtxUdf, UdfCall

# ruff: noqa: PLC0415 - what compiles is imported by compile, and each back end by the first call that runs on it

ARCHS: Final = ("sm_80", "sm_90", "sm_100")
"""The GPUs that a function is compiled for: A100, H100 and H200, B200, and later ones of the same major version."""

TABLE_BYTES: Final = 16 << 20
"""Most bytes of lookup tables that a file holds."""


class CompiledUdf:
    """A function as machine code for some GPUs and processors, for columns of stated types.

    It takes the place of the function in ``applymap`` and ``apply``, or is called by itself on columns or a frame.

    Examples
    --------
    >>> import udf
    >>> double = udf.compile(lambda x, k: x * k, "float64", archs=(), k=2.0)
    >>> list(udf.Series([1.0, 2.5]).applymap(double)), list(double([1.0, 2.5], k=10.0))
    ([2.0, 5.0], [10.0, 25.0])
    """

    __slots__ = ("_lock", "_programs", "_stored", "artefacts", "signature")

    def __init__(self, signature: Signature, artefacts: tuple[Artefact, ...], stored: tuple[Any, ...]) -> None:
        self.signature, self.artefacts, self._stored = signature, artefacts, stored
        self._programs: dict[str, Program] = {}
        self._lock = Lock()

    @property
    def archs(self) -> tuple[str, ...]:
        """Return the GPU architectures that there is code for."""
        return tuple(name for artefact in self.artefacts if artefact.backend == "cuda" for name in artefact.code)

    @property
    def processors(self) -> tuple[str, ...]:
        """Return the kinds of processors that there is code for."""
        return tuple(artefact.target for artefact in self.artefacts if artefact.backend == "cpu")

    def __repr__(self) -> str:
        return f"<compiled UDF {self.signature} for {', '.join((*self.archs, *self.processors)) or 'nothing'}>"

    # --- calls ----------------------------------------------------------------------------------

    def __call__(self, *columns: Any, args: tuple[Any, ...] = (), **kwargs: Any) -> Any:
        """Return what it gives for ``columns`` (each anything that :class:`~udf.Series` takes), or for one frame."""
        from udf.dataframe import DataFrame, result_of
        from udf.series import Series

        how = {"errors": self.signature.errors, "error_model": self.signature.error_model, **kwargs}
        if self.signature.shape == "row":
            (frame,) = columns
            return DataFrame(frame).apply(self, args=args, **how)
        given = [column if isinstance(column, Series) else Series(column) for column in columns]
        if len(given) == 1:
            return given[0].applymap(self, "ignore" if self.signature.nulls == "skip" else None, args, **how)
        lengths = {len(series) for series in given}
        if len(lengths) > 1:
            raise ArgumentError(f"columns have {sorted(lengths)} values", "pass columns of one length")
        index = given[0]._data.index  # noqa: SLF001 our own kind
        mapped = self.map_columns(tuple(series.column for series in given), args, kwargs, index=index)
        return result_of(mapped, names=None, flavour=given[0]._data.flavour, index=index)  # noqa: SLF001 as above

    def map_columns(
        self,
        columns: tuple[Column, ...] | Mapping[Hashable, Column],
        args: Sequence[Any],
        kwargs: Mapping[str, Any],
        *,
        how: Handling | None = None,
        rows: int | None = None,
        index: Any = None,
    ) -> Mapped:
        """Run over ``columns``: what :func:`udf.pipeline.map_rows` does for a function.

        Raises
        ------
        CompiledForError
            If it was compiled for other types, options, GPUs or processors.
        """
        from udf.pipeline import finished

        self._require(columns, how)
        given = self.signature.columns(self._taken(columns))
        values = self.signature.values(self._stored, args, kwargs)
        name, program = self._program()
        if name == "cpu":
            given = tuple(map(to_host, given))
        try:
            outputs = program.run(given, values, rows=rows)
        except RowFailure as failure:
            raise exception_at(failure.site, failure.row, index) from None
        returns = next(artefact for artefact in self.artefacts if artefact.backend == name).returns
        inputs = tuple(parameter.label for parameter in self.signature.parameters)
        done: Mapped = finished(outputs, returns, inputs)
        return done

    def _require(self, columns: object, how: Handling | None) -> None:
        """Raise if it is called in another way than it was compiled for."""
        mine = self.signature
        if isinstance(columns, Mapping) != (mine.shape == "row"):
            takes = "a row: apply it to a DataFrame" if mine.shape == "row" else "values: apply it to a Series"
            raise CompiledForError(f"{mine} was not compiled for this", f"it takes {takes}")
        for name in ("nulls", "errors", "error_model") if how is not None else ():
            if getattr(how, name) != getattr(mine, name):
                was = {"nulls": {"skip": "na_action='ignore'", "pass": "na_action=None"}[mine.nulls]}
                what = was.get(name, f"{name}={getattr(mine, name)!r}")
                raise CompiledForError(
                    f"{mine} was compiled with {what}", "say so in this call too, or compile it again"
                )

    def _taken(self, columns: tuple[Column, ...] | Mapping[Hashable, Column]) -> tuple[Column, ...]:
        if not isinstance(columns, Mapping):
            return columns
        from udf.errors import ColumnNotFoundError

        for parameter in self.signature.parameters:
            if parameter.label not in columns:
                raise ColumnNotFoundError(parameter.label, tuple(columns))
        return tuple(columns[parameter.label] for parameter in self.signature.parameters)

    def _program(self) -> tuple[str, Program]:
        """Return where it runs now, and the program there."""
        name = self._place()
        if name not in self._programs:
            with self._lock:
                if name not in self._programs:
                    self._programs[name] = _cuda(self.artefacts) if name == "cuda" else _processor(self.artefacts)
        return name, self._programs[name]

    def _place(self) -> Literal["cuda", "cpu"]:
        if options.backend == "cpu" or (options.backend == "auto" and not self.archs):
            return "cpu"
        from udf import cuda

        reason = cuda.reason_unavailable()
        if options.backend == "cuda" and reason is not None:
            raise BackendUnavailableError("cuda", reason)
        return "cpu" if reason is not None else "cuda"

    # --- files ----------------------------------------------------------------------------------

    def save(self, path: str | Path) -> None:
        """Write it to a file, for :func:`load`: docs/container.md."""
        Path(path).write_bytes(self.to_bytes())

    def to_bytes(self) -> bytes:
        """Return the file's bytes.

        Raises
        ------
        CompiledForError
            If a value that was captured or given cannot be part of a file.
        """
        blobs: list[bytes] = []
        try:
            parts = [pack_artefact(artefact, blobs) for artefact in self.artefacts]
            header = {
                "kind": "compiled UDF",
                "inlay": version_of("inlay"),
                "signature": to_plain(self.signature),
                "values": [_packed(value, blobs) for value in self._stored],
                "artefacts": parts,
            }
        except NotPlainError as refused:
            raise CompiledForError(f"{self.signature}: {refused}", "capture numbers and arrays only") from refused
        return pack(header, blobs)


def load(path: str | Path) -> CompiledUdf:
    """Return the compiled UDF in a file; none of its code runs before it is called.

    Raises
    ------
    ContainerError
        If the file is none, is cut short or altered, or of a later version.

    Examples
    --------
    >>> import tempfile, pathlib, udf
    >>> path = pathlib.Path(tempfile.mkdtemp(), "half.udf")
    >>> udf.compile(lambda x: x / 2, "float64", archs=()).save(path)
    >>> list(udf.load(path)([1.0, 3.0]))
    [0.5, 1.5]
    """
    try:
        return from_bytes(Path(path).read_bytes())
    except ContainerError as bad:
        raise ContainerError(bad.why, path) from None


def from_bytes(data: bytes) -> CompiledUdf:
    """Return the compiled UDF in the bytes of a file: :func:`load`."""
    header, blobs = unpack(data)
    if header.get("kind") != "compiled UDF":
        raise ContainerError("it holds no compiled UDF")
    try:
        artefacts = tuple(unpack_artefact(part, blobs) for part in header["artefacts"])
        stored = tuple(_unpacked(value, blobs) for value in header["values"])
        signature = from_plain(header["signature"])
    except (DamagedError, LookupError, TypeError, ValueError) as odd:
        raise ContainerError(f"it holds what version {VERSION} does not have ({odd})") from odd
    if not isinstance(signature, Signature):
        raise ContainerError("it says nothing about how it is called")
    return CompiledUdf(signature, artefacts, stored)


def compile(  # noqa: A001 - it is udf.compile
    function: Callable[..., Any],
    dtypes: object,
    archs: Sequence[str] = ARCHS,
    cpu: bool | Sequence[str] = True,  # noqa: FBT001, FBT002 - the call reads udf.compile(f, "float64", cpu=False)
    *,
    na_action: Literal["ignore"] | None = None,
    errors: Errors = "raise",
    error_model: ErrorModel = "python",
    args: tuple[Any, ...] = (),
    **kwargs: Any,
) -> CompiledUdf:
    """Compile ``function`` ahead, for columns of ``dtypes``: to ship it, or to have no first call.

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
    na_action, errors, error_model
        As in :meth:`udf.Series.applymap`.
    args, **kwargs
        Further arguments of ``function``: their types are compiled in, their values are defaults of each call.

    Raises
    ------
    CompiledForError
        If an architecture or processor is unknown here.
    CapturedValueError, CompiledForError
        If ``function`` captures what cannot be stored.
    UdfCompileError
        If it cannot be compiled.
    """
    from udf.bind import bind
    from udf.frontend import compile_to_ptx
    from udf.pipeline import Handling

    nulls: Literal["skip", "pass"] = "skip" if na_action else "pass"
    how = Handling(nulls=nulls, errors=errors, error_model=error_model)
    columns = _empty_columns(dtypes)
    shape: Literal["positional", "row"] = "row" if isinstance(columns, Mapping) else "positional"
    call = bind(
        function,
        columns,
        args=tuple(args),
        kwargs=kwargs,
        shape=shape,
        nulls=how.nulls,
        errors=how.errors,
        error_model=how.error_model,
    )
    _require_archs(archs)
    processors = _processors(cpu)
    ptx = compile_to_ptx(call)
    stored = tuple(value.get() if hasattr(value, "get") else value for value in call.values)
    if (size := sum(np.asarray(value).nbytes for value in stored)) > TABLE_BYTES:
        what = f"{function!r} has lookup tables of {size:,} bytes, and a compiled UDF holds {TABLE_BYTES:,}"
        raise CompiledForError(what, "pass the table as an argument of the call, with a short one to compile for")
    return CompiledUdf(_signature(call, columns), tuple(_artefacts(ptx, call, archs, processors)), stored)


def _signature(call: UdfCall, columns: Sequence[Any] | Mapping[Any, Any]) -> Signature:
    code = call.function.__code__
    taken = 1 if call.shape == "row" else len(columns)
    return Signature(
        name=code.co_name,
        parameters=call.parameters,
        arguments=call.arguments,
        shape="row" if call.shape == "row" else "positional",
        nulls=call.nulls,
        errors=call.errors,
        error_model=call.error_model,
        positional=code.co_varnames[taken : code.co_argcount],
        constants=tuple((name, repr(value)) for name, value in call.constants),
    )


def _artefacts(ptx: PtxUdf, call: UdfCall, archs: Sequence[str], processors: Sequence[str]) -> Iterator[Artefact]:
    from udf.stages import ROWS

    if archs:
        from udf.cuda.backend import map_artefact, translation_unit
        from udf.cuda.plan import SOURCE

        made = map_artefact(translation_unit(ptx, call, ROWS), ptx, call, *archs)
        yield replace(made, code={name: code for name, code in made.code.items() if name != SOURCE})
    if processors:
        from udf.cpu.backend import row_artefact, row_kernel
        from udf.cpu.native import baseline

        kernel = row_kernel(ptx, call, ROWS)
        for name in processors:
            yield row_artefact(kernel, ptx, call, baseline(name), target=name, whole=True)


def _empty_columns(dtypes: object) -> tuple[Column, ...] | dict[Hashable, Column]:
    from udf.explain import empty_column

    if isinstance(dtypes, Mapping):
        return {label: empty_column(spec, nullable=False) for label, spec in dtypes.items()}
    one = isinstance(dtypes, str | DType | np.dtype | type) or not hasattr(dtypes, "__iter__")
    listed = [dtypes] if one else list(dtypes)  # type: ignore[call-overload]
    return tuple(empty_column(spec, nullable=False) for spec in listed)


def _require_archs(archs: Sequence[str]) -> None:
    if isinstance(archs, str):
        raise ArgumentError(f"archs cannot be {archs!r}", f'it is a tuple: archs=("{archs}",)')
    if not archs:
        return
    from cuda.pathfinder import DynamicLibNotFoundError

    from udf.cuda.nvrtc import supported
    from udf.errors import MissingPackageError

    try:
        known = supported()
    except (DynamicLibNotFoundError, RuntimeError) as missing:
        raise MissingPackageError("'inlay[cu13]'", "compiling for a GPU") from missing
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


# -- programs -----------------------------------------------------------------------------------------


def _cuda(artefacts: tuple[Artefact, ...]) -> Program:
    from udf import cuda

    found = next((artefact for artefact in artefacts if artefact.backend == "cuda"), None)
    if found is None:
        raise CompiledForError("it was compiled for no GPU", 'compile it with archs=("sm_90",), or use backend "cpu"')
    return cuda.BACKEND.load(found)


def _processor(artefacts: tuple[Artefact, ...]) -> Program:
    from udf import cpu
    from udf.cpu.target import BASELINES, lacking

    found = {artefact.target: artefact for artefact in artefacts if artefact.backend == "cpu"}
    usable = [name for name in BASELINES if name in found and not lacking(name)]
    if not usable:
        missing = "; ".join(f"{name} (this one lacks {' '.join(lacking(name))})" for name in found if name in BASELINES)
        what = f"it was compiled for these processors: {missing or 'none'}"
        raise CompiledForError(what, "compile it on this machine with cpu=True, or for its kind")
    return cpu.BACKEND.load(found[usable[-1]])


# -- values -------------------------------------------------------------------------------------------


def _packed(value: Any, blobs: list[bytes]) -> Any:
    """Return an argument's value as a header has it; an array becomes a block."""
    if not isinstance(value, np.ndarray):
        return to_plain(value)
    blobs.append(np.ascontiguousarray(value).tobytes())
    return {"": "table", "dtype": dtype_of(value.dtype).name, "block": len(blobs) - 1}


def _unpacked(value: Any, blobs: list[bytes]) -> Any:
    if isinstance(value, dict) and value.get("") == "table":
        return np.frombuffer(blobs[value["block"]], dtype_of(value["dtype"]).numpy)
    return from_plain(value)
