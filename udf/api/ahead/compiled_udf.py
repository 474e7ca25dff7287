"""Functions that were compiled ahead: in memory, and in a file. What runs one needs neither Numba nor NVRTC."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from threading import Lock
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, Literal

import numpy as np

from udf import cpu
from udf.api.ahead.signature_checks import (
    require_code,
    require_groups,
    require_how,
    require_rows,
    require_windows,
    signature_columns,
)
from udf.api.frames import DataFrame, Series, result_of
from udf.base.container import VERSION, block, pack, unpack
from udf.base.dtypes import dtype_of
from udf.base.handling import CALL_OPTIONS
from udf.base.raising import LEFT, RowFailure, exception_at
from udf.base.stages import Argument, Artefact, Result
from udf.base.tracebacks import brief, brief_methods
from udf.bind.window_shapes import key_bits
from udf.columns.column import Column
from udf.columns.transfers import to_host
from udf.cpu.cpu_backend import RowProgram
from udf.cpu.row_plan import RowPlan
from udf.cpu.target import BASELINES, missing_features
from udf.cpu.windows import WindowProgram
from udf.errors import ArgumentError, BackendUnavailableError, CompiledForError, ContainerError
from udf.options import options
from udf.pipeline import map_rows
from udf.runtime.calls.jobs import Job
from udf.runtime.calls.results import ResultColumns, exception_of, to_result_columns
from udf.runtime.store.serialize import (
    DeserializationError,
    SerializationError,
    Signature,
    deserialize,
    pack_artefact,
    serialize,
    unpack_artefact,
)
from udf.version import __version__
from udf.windows.bounds import FixedBounds, GroupedBounds, TimeBounds, bounds_to_host, groups_to_host

if TYPE_CHECKING:
    from udf.base.annotations import Args, Function

    WithArguments = tuple[Function, Args, Mapping[str, object]]
    """A function and its further arguments."""

NOT_STORED: Final = (
    "the function computes what it raises with, and a compiled UDF does not hold the function: apply that one "
    "itself to such rows to see it"
)

# ruff: noqa: PLC0415 - what compiles is imported by compile, and each back end by the first call that runs on it


@brief_methods
class CompiledUdf:
    """A function as machine code for some GPUs and processors, for columns of stated types.

    It takes the place of the function in ``map``, ``apply`` and the like, or is called by itself on columns or a
    frame. ``origin`` gives the function and its further arguments, where they are at hand.

    Examples
    --------
    >>> import udf
    >>> double = udf.compile(lambda x, k: x * k, "float64", archs=(), k=2.0)
    >>> list(udf.Series([1.0, 2.5]).map(double)), list(double([1.0, 2.5], k=10.0))
    ([2.0, 5.0], [10.0, 25.0])
    """

    __slots__ = ("_lock", "_programs", "_stored", "artefacts", "origin", "signature")

    def __init__(self, signature: Signature, artefacts: tuple[Artefact, ...], stored: tuple[object, ...]) -> None:
        self.signature, self.artefacts, self._stored = signature, artefacts, stored
        self.origin: Callable[[], WithArguments] | None = None
        self._programs: dict[str, RowProgram | WindowProgram] = {}
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

    def _repr_html_(self) -> str:
        from udf.base.html import html_table

        where = ", ".join((*self.archs, *self.processors)) or "nothing"
        return html_table("compiled UDF", (("signature", self.signature), ("compiled for", where)))

    # --- calls ----------------------------------------------------------------------------------

    def __call__(self, *columns: object, args: tuple[object, ...] = (), **kwargs: object) -> DataFrame | Series | None:
        """Return what it gives for ``columns`` (each anything that :class:`~udf.Series` takes), or for one frame."""
        mine = self.signature.how
        how = {**{name: getattr(mine, name) for name in CALL_OPTIONS}, **kwargs}
        if self.signature.shape == "row":
            (frame,) = columns
            return DataFrame(frame).apply(self, args=args, **how)
        given = [column if isinstance(column, Series) else Series(column) for column in columns]
        if len(given) == 1:
            return given[0].map(self, "ignore" if mine.nulls == "skip" else None, args, **how)
        lengths = {len(series) for series in given}
        if len(lengths) > 1:
            raise ArgumentError(f"columns have {sorted(lengths)} values", "pass columns of one length")
        index = given[0]._data.index  # noqa: SLF001 our own kind
        mapped = map_rows(self, tuple(series.column for series in given), args, kwargs, how=mine, index=index)
        return result_of(mapped, storage=given[0]._data.storage, index=index)  # noqa: SLF001 as above

    def run_job(self, job: Job) -> ResultColumns:
        """Run over rows, windows or groups: what :func:`udf.pipeline.run_job` does for a function.

        Parameters
        ----------
        job : Job
            Columns, arguments, and options of the call.

        Raises
        ------
        CompiledForError
            If it was compiled for other types, options, GPUs or processors.
        """
        mine, bounds = self.signature, job.bounds
        require_how(mine, job.how)
        if bounds is None:
            require_rows(mine, job.columns)
        elif isinstance(bounds, GroupedBounds):
            bounds = self._groups(job)
        else:
            require_windows(mine, bounds, job.parameters)
            bounds = bounds_to_host(bounds)
        columns = signature_columns(mine, job.columns)
        try:
            return self.results(columns, job.args, job.kwargs, rows=job.parameters.get("rows"), bounds=bounds)
        except RowFailure as failure:
            raise self._raised(failure, job) from None

    def _groups(self, job: Job) -> GroupedBounds:
        """Return the groups of a job on the processor, with the keys that the function asks for."""
        require_groups(self.signature, job.columns, job.bounds, spread=job.parameters["spread"])
        bounds: GroupedBounds = groups_to_host(job.bounds)
        keys = () if self.signature.window is None else self.signature.window.keys
        if keys:
            bounds = replace(bounds, keys=tuple(key_bits(job.index, i, dtype) for i, dtype in enumerate(keys)))
        return bounds

    def _raised(self, failure: RowFailure, job: Job) -> BaseException:
        """Return what a row raised: where its arguments are computed, by the function itself if that is at hand."""
        if (
            self.origin is None
            or failure.site.own == LEFT
            or (failure.site.arguments is not None and failure.site.own is None)
        ):
            return exception_without_function(failure, job.index)
        function, args, kwargs = self.origin()
        return exception_of(failure, function, job.inputs()._replace(args=args, kwargs=kwargs), job.index)

    def results(
        self,
        columns: tuple[Column, ...],
        args: Sequence[object] = (),
        kwargs: Mapping[str, object] = MappingProxyType({}),
        *,
        rows: int | None = None,
        bounds: FixedBounds | GroupedBounds | TimeBounds | None = None,
    ) -> ResultColumns:
        """Run over ``columns``, those that it takes, in its order; raise RowFailure for the first row that raises.

        A function of windows, or groups, runs over those that ``bounds`` gives.

        Parameters
        ----------
        columns : tuple of Column
            The columns of the signature, in its order.
        args, kwargs
            Further arguments of the function.
        rows : int, optional
            How many rows there are, if there are no columns.
        bounds : optional
            The windows or groups of a function of those.
        """
        given = self.signature.columns(columns)
        values = self.signature.values(self._stored, args, kwargs)
        name, program = self._program()
        if name == "cpu":
            given = tuple(map(to_host, given))
        outputs = program.run(given, values, rows=rows) if bounds is None else program.run(given, bounds, values)
        inputs = tuple(parameter.label for parameter in self.signature.parameters)
        return to_result_columns(outputs, self.returns, inputs)

    @property
    def returns(self) -> tuple[Result, ...]:
        """Return what it gives: the same for each of its processors."""
        return self.artefacts[0].returns

    def on_processor(self) -> tuple[RowPlan, Callable[..., None]] | None:
        """Return how its loop over rows is called, and that loop by addresses: ``RowProgram.at_addresses``.

        None for what takes or gives text, and where there is code for a GPU too.
        """
        if self.archs or self.signature.shape == "window" or options.backend == "cuda":
            return None
        _, program = self._program()
        run = program.at_addresses(self._stored)
        return None if run is None else (program.artefact.plan, run)

    def _program(self) -> tuple[str, Any]:
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

        reason = cuda.reason_it_runs_nothing()
        if options.backend == "cuda" and reason is not None:
            raise BackendUnavailableError("cuda", reason)
        return "cpu" if reason is not None else "cuda"

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle the bytes of its file: what unpickles it is :func:`from_bytes`."""
        return from_bytes, (self.to_bytes(),)

    # --- files ----------------------------------------------------------------------------------

    def save(self, path: str | Path) -> None:
        """Write it to a file, for :func:`load`: docs/container.md.

        Parameters
        ----------
        path : str or Path
            Where to write. ``udf.load`` reads the file.
        """
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
                "inlay": __version__,
                "signature": serialize(self.signature),
                "values": [_pack_value(value, blobs) for value in self._stored],
                "artefacts": parts,
            }
        except SerializationError as refused:
            raise CompiledForError(f"{self.signature}: {refused}", "capture numbers and arrays only") from refused
        return pack(header, blobs)


def exception_without_function(failure: RowFailure, index: object = None, before: int = 0) -> BaseException:
    """Return what a row raised, as far as it is known without the function; ``before`` rows come before these."""
    if failure.site.own == LEFT:
        what = (
            f"row position {failure.row + before} is Python's, from line {failure.site.line} of {failure.site.function}"
        )
        return CompiledForError(
            what, "ship the function too, and apply it where it is: a compiled UDF does not hold it"
        )
    error = exception_at(failure.site, failure.row + before, index)
    if failure.site.arguments is None:
        error.add_note(NOT_STORED)
    return error


@brief
def load(path: str | Path) -> CompiledUdf:
    """Return the compiled UDF in a file. Its code runs only when you call it.

    Parameters
    ----------
    path : str or Path
        A file that :meth:`CompiledUdf.save` wrote.

    Raises
    ------
    ContainerError
        If the file is not a compiled UDF, is cut short or altered, or comes from a later version.

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
        signature = deserialize(header["signature"], Signature)
        given = list(zip(signature.arguments, header["values"], strict=True))
        stored = tuple(_unpack_value(argument, value, blobs) for argument, value in given)
    except (DeserializationError, LookupError, TypeError, ValueError) as odd:
        raise ContainerError(f"it holds what version {VERSION} does not have ({odd})") from odd
    for artefact in artefacts:
        require_code(artefact, signature)
    return CompiledUdf(signature, artefacts, stored)


# -- programs -----------------------------------------------------------------------------------------


def _cuda(artefacts: tuple[Artefact, ...]) -> Any:
    from udf import cuda

    found = next((artefact for artefact in artefacts if artefact.backend == "cuda"), None)
    if found is None:
        raise CompiledForError("it was compiled for no GPU", 'compile it with archs=("sm_90",), or use backend "cpu"')
    return cuda.BACKEND.load(found)


def _processor(artefacts: tuple[Artefact, ...]) -> RowProgram | WindowProgram:
    found = {artefact.target: artefact for artefact in artefacts if artefact.backend == "cpu"}
    usable = [name for name in BASELINES if name in found and not missing_features(name)]
    if not usable:
        missing = "; ".join(
            f"{name} (this one lacks {' '.join(missing_features(name))})" for name in found if name in BASELINES
        )
        what = f"it was compiled for these processors: {missing or 'none'}"
        raise CompiledForError(what, "compile it on this machine with cpu=True, or for its kind")
    return cpu.BACKEND.load(found[usable[-1]])


# -- values -------------------------------------------------------------------------------------------


def _pack_value(value: object, blobs: list[bytes]) -> object:
    """Return an argument's value as a header has it; an array becomes a block."""
    if not isinstance(value, np.ndarray):
        return serialize(value)
    dtype = dtype_of(value.dtype)
    blobs.append(np.ascontiguousarray(value, dtype.numpy).tobytes())
    return {"": "table", "dtype": dtype.name, "block": len(blobs) - 1}


def _unpack_value(argument: Argument, value: Any, blobs: list[bytes]) -> Any:
    """Return the value of ``argument`` as it was when it was compiled."""
    if not argument.is_array:
        made = deserialize(value)
        if not isinstance(made, np.generic):
            raise DeserializationError(f"a {type(made).__name__} is not a scalar")
    else:
        made = np.frombuffer(block(blobs, value["block"]), dtype_of(value["dtype"]).numpy)
    if made.dtype != argument.dtype.numpy:
        raise DeserializationError(f"{made.dtype} for {argument.dtype}")
    return made
