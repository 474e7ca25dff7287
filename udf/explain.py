"""Every stage of one function as text: ``udf.explain(f, "float64")``, ``udf.explain(f, frame)``, and ``UDF_DUMP=dir``.

The stages are those of ``udf/pipeline.py``, for both back ends, whichever is in use; no GPU is needed.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from udf.bind import bind
from udf.column import Column
from udf.dtypes import DTYPES, DType, dtype_of
from udf.frontend import compile_to_ptx
from udf.stages import ROWS, WINDOWS

if TYPE_CHECKING:
    from collections.abc import Hashable
    from types import FunctionType

    from udf.cpu import Description
    from udf.rolling import Windows
    from udf.stages import PtxUdf, UdfCall

# ruff: noqa: PLC0415 - explaining needs every stage, `import udf` none of them


def _stage(heading: str, suffix: str) -> Any:
    return field(metadata={"heading": heading, "suffix": suffix})


@dataclass(frozen=True, slots=True, kw_only=True)
class Explanation:
    """One text for each stage of a function, in order; ``str`` shows all of them under headings.

    ``path`` is of window functions: whether they are computed from reductions or from the window itself, and why.
    """

    path: str = _stage("How windows are computed", ".txt")
    bytecode: str = _stage("Python source and bytecode", ".txt")
    numba_ir: str = _stage("Numba IR with types", ".txt")
    llvm: str = _stage("LLVM IR, as it enters NVVM", ".ll")
    ptx: str = _stage("PTX", ".ptx")
    cpp: str = _stage("CUDA C++", ".cu")
    sass: str = _stage("SASS", ".sass")
    cpu_llvm: str = _stage("LLVM IR of the processor's loop, optimised", ".ll")
    cpu_assembly: str = _stage("Assembly of the processor's loop", ".s")

    def __str__(self) -> str:
        shown = ((f.metadata["heading"], getattr(self, f.name).strip()) for f in fields(self))
        return "\n\n".join(f"=== {heading} ===\n{text}" for heading, text in shown if text)

    def write(self, directory: Path) -> None:
        """Write each stage to ``directory`` as a numbered file: ``01_bytecode.txt``, ``02_numba_ir.txt``, ..."""
        directory.mkdir(parents=True, exist_ok=True)
        for number, stage in enumerate((f for f in fields(self) if getattr(self, f.name)), start=1):
            path = directory / f"{number:02}_{stage.name}{stage.metadata['suffix']}"
            path.write_text(getattr(self, stage.name), encoding="utf-8")


def explain(
    function: object,
    *columns: object,
    nullable: bool = False,
    raw: bool = False,
    args: tuple[Any, ...] = (),
    **kwargs: Any,
) -> Explanation:
    """Return every stage of ``function`` applied to ``columns``, as text.

    Parameters
    ----------
    function : callable
        A plain Python function of as many values as there are ``columns``, or of a row.
    *columns : str, numpy.dtype or DType; or one mapping or DataFrame; or windows
        One type for each column; ``"int64?"`` is a nullable one. A mapping from labels to types, or a frame
        (anything that :class:`~udf.DataFrame` takes), is for a function of a row; ``series.rolling(10)`` for a
        function of windows.
    nullable : bool
        Whether all columns have nulls.
    raw : bool
        Whether a function of windows gets arrays, as in ``rolling(..).apply``; else it gets pandas Series.
    args, **kwargs
        Further arguments of ``function``, as in ``applymap`` and ``apply``.

    Raises
    ------
    UdfCompileError
        If the function cannot be compiled.

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
    from udf.rolling import Windows

    if len(columns) == 1 and isinstance(columns[0], Windows):
        return _explain_windows(function, columns[0], args, kwargs, raw=raw)
    if len(columns) == 1 and not isinstance(columns[0], str | np.dtype | DType | type):
        call = bind(function, _row(columns[0], nullable=nullable), args=args, kwargs=kwargs, shape="row", nulls="pass")
    else:
        given = tuple(empty_column(spec, nullable=nullable) for spec in columns)
        call = bind(function, given, args=args, kwargs=kwargs, nulls="pass")
    return explain_call(call, compile_to_ptx(call))


def empty_column(spec: object, *, nullable: bool) -> Column:
    """Return a column without rows of the type ``spec``, which ends in ``?`` if it is nullable."""
    if isinstance(spec, str) and spec.endswith("?"):
        spec, nullable = spec.removesuffix("?"), True
    dtype = dtype_of(spec)
    bits = np.empty(0, np.uint8) if nullable else None
    return Column(values=np.empty(0, dtype.numpy), validity=bits, logical=dtype if dtype.unit else None)


def _row(frame: object, *, nullable: bool) -> Mapping[Hashable, Column]:
    """Return the columns of a row from a mapping of types, or from a frame."""
    from udf.dataframe import DataFrame

    if isinstance(frame, Mapping):
        return {label: empty_column(spec, nullable=nullable) for label, spec in frame.items()}
    return DataFrame(frame).row_columns


def _explain_windows(
    function: Any, windows: Windows, args: tuple[Any, ...], kwargs: Mapping[str, Any], *, raw: bool
) -> Explanation:
    """Return every stage of a function of windows: of the GPU's call, and the processor's own for its loops."""
    from udf import cpu, cuda
    from udf.handling import Handling
    from udf.pipeline import bound, fitted, shape_of

    shape = shape_of(windows.bounds, DTYPES["float64"], table=windows.parameters.method == "table", series=not raw)
    how = Handling(error_model="numpy")
    columns, chosen = windows.columns, (cuda.BACKEND, cpu.BACKEND)
    fits = (fitted(shape, columns, windows.bounds, backend) for backend in chosen)
    on_gpu, on_cpu = (bound(function, columns, args, kwargs, how=how, window=window) for window in fits)
    loop = cpu.describe(compile_to_ptx(on_cpu), on_cpu, WINDOWS)
    return explain_call(on_gpu, compile_to_ptx(on_gpu), loop)


def explain_call(call: UdfCall, udf: PtxUdf, loop: Description | None = None) -> Explanation:
    """Return every stage of ``call``, which was compiled to ``udf``; ``loop`` is what the processor makes of it."""
    from udf import cpu, cuda
    from udf.frontend.explain import describe

    front = describe(call)
    kernel = ROWS if call.window is None else WINDOWS
    unit = cuda.translation_unit(udf, call, kernel)
    loop = loop or cpu.describe(udf, call, kernel)
    return Explanation(
        path=udf.path,
        bytecode=_bytecode(call.function),
        numba_ir=front.numba_ir,
        llvm=front.llvm,
        ptx=udf.text,
        cpp=unit.source,
        sass=_sass(unit),
        cpu_llvm=loop.llvm,
        cpu_assembly=loop.assembly,
    )


def dump(call: UdfCall, udf: PtxUdf) -> None:
    """Write every stage of ``call`` below the directory that ``UDF_DUMP`` names, if it names one.

    Each function has a directory of its own, by its name and the beginning of its key.
    """
    if directory := os.environ.get("UDF_DUMP"):
        name = "".join(c if c.isalnum() else "_" for c in call.function.__name__).strip("_")
        explain_call(call, udf).write(Path(directory) / f"{name}-{call.key[:12]}")


def _bytecode(function: FunctionType) -> str:
    import dis
    import inspect

    try:
        source = inspect.getsource(function)
    except OSError:  # typed at a prompt, or made by exec
        source = f"# the source of {function.__name__} is not in a file\n"
    return f"{source}\n{dis.Bytecode(function).dis()}"


def _sass(unit: Any) -> str:
    """Return the machine code for the GPU here, or else for the oldest that is supported."""
    import shutil
    import subprocess
    import tempfile

    tool = shutil.which("cuobjdump")
    if tool is None:
        return "not shown: cuobjdump (of the CUDA toolkit) is not on PATH\n"
    from udf import cuda
    from udf.cuda.device import OLDEST, current_architecture
    from udf.cuda.nvrtc import compile_unit

    here = current_architecture() if cuda.reason_unavailable() is None else "sm_{}{}".format(*OLDEST)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "kernel.cubin"
        path.write_bytes(compile_unit(unit, here).code)
        shown = subprocess.run([tool, "-sass", str(path)], capture_output=True, text=True, check=True)  # noqa: S603 found above, our own file
    return shown.stdout
