"""The front end: a Python function to PTX, with no GPU needed. The only room that imports numba.

Importing this package imports no numba; the first compile does (0.3 to 0.7 s, once a process).
"""

from __future__ import annotations

from udf.base.interrupts import uninterrupted, without_collections
from udf.base.tracebacks import compiling
from udf.bind.udf_call import PtxUdf, UdfCall

__all__ = ["compile_to_ptx"]


def compile_to_ptx(call: UdfCall) -> PtxUdf:
    """Return ``call``'s function as PTX: one function ``udf_row`` that takes and returns values.

    Ctrl-C ends the wait for it, and not the compilation: what Numba has begun to register it has to finish.

    Raises
    ------
    UdfCompileError
        If Numba cannot compile it, or its result is no scalar; names the user's line.
    MissingPackageError
        If Numba is not installed.
    PackageVersionError
        If the Numba that is installed is not one that Inlay was written for.
    BrokenPackageError
        If Numba, what makes PTX, or a file of Inlay's cannot be loaded.
    InternalError
        If Inlay itself fails.
    """
    with without_collections():
        return uninterrupted(lambda: _compiled(call))


def _compiled(call: UdfCall) -> PtxUdf:
    from udf.frontend.numba.supported import require_numba  # noqa: PLC0415 - imports numba

    require_numba()
    from udf.frontend.driver.compile import compile_call  # noqa: PLC0415 - as above

    with compiling(call.function):
        return compile_call(call)
