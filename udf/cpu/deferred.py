"""Code that was left as LLVM IR when a function was compiled, and is compiled when it is first needed."""

from __future__ import annotations

import zlib

from udf.base.interrupts import uninterrupted
from udf.errors import ObjectCodeError


def compile_deferred(packed: bytes) -> bytes:
    """Return object code of compressed LLVM IR (:data:`udf.cpu.plan.DEFERRED`).

    Raises
    ------
    ObjectCodeError
        If it is none.
    """
    return uninterrupted(lambda: _compile(packed))


def _compile(packed: bytes) -> bytes:
    from udf.cpu.native import host, object_code, optimise  # noqa: PLC0415 - LLVM, only if it is needed

    try:
        text = zlib.decompress(packed).decode()
        return object_code(optimise(text, host()), host())
    except (zlib.error, UnicodeDecodeError, RuntimeError) as odd:  # RuntimeError: what LLVM does not parse
        raise ObjectCodeError("what is to be compiled later is damaged") from odd
