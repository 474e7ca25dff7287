"""The whole journey of one function over columns. Read this file first.

    Python function + columns
        bind            what exactly is compiled, and its key         udf/bind.py     -> UdfCall
        compile_to_ptx  Numba, and our value-returning wrapper        udf/frontend/   -> PtxUdf
        build           PTX into a native loop                        udf/cuda/, udf/cpu/ -> Program
        run             the loop over the columns                                     -> columns

Everything up to ``Program`` happens once per key; ``build`` is the one place that is cached.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from udf.bind import bind, locate
from udf.cache import cached
from udf.errors import BackendUnavailableError
from udf.explain import dump
from udf.frontend import compile_to_ptx
from udf.interop.device import to_host
from udf.options import options
from udf.raising import RowFailure, exception_at
from udf.stages import ROWS

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from udf.column import Column
    from udf.stages import Backend, KernelSpec, Program, UdfCall

# ruff: noqa: PLC0415 - a back end is imported when it is chosen; Numba, LLVM and CUDA with the first build


def map_rows(function: Callable[..., Any], columns: tuple[Column, ...]) -> tuple[Column, ...]:
    """Apply ``function`` to every row of ``columns``; the whole journey, in order.

    ``columns`` have one length (n,), and so have the results, one for each value that ``function``
    returns. They stay where the back end ran: on the GPU for ``cuda``.
    """
    backend = choose_backend()
    if backend.name == "cpu":
        columns = tuple(to_host(column) for column in columns)
    call = bind(function, columns)
    program = build(call, ROWS, backend)
    try:
        return program.run(columns)
    except RowFailure as failure:
        raise exception_at(locate(failure.site, call.function), failure.row) from None


@cached
def build(call: UdfCall, kernel: KernelSpec, backend: Backend) -> Program:
    """Compile ``call`` into ``kernel``'s loop; once per key."""
    udf = compile_to_ptx(call)
    dump(call, udf)
    return backend.build(udf, call, kernel)


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
