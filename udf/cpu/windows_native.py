"""The loops of ``windows.ll`` as functions of addresses, compiled when first needed."""

from __future__ import annotations

import ctypes
from functools import cache
from importlib.resources import files
from typing import Any

from udf.cpu.native import Loaded, load, object_code, optimise

_AT, _N = ctypes.c_void_p, ctypes.c_int64

SIGNATURES = {
    "udf_scan": ctypes.CFUNCTYPE(_N, _AT, _N),
    "udf_count": ctypes.CFUNCTYPE(_N, _AT, _AT, _N),
    "udf_enough": ctypes.CFUNCTYPE(_N, _AT, _AT, _N, _N, _AT),
    "udf_timed": ctypes.CFUNCTYPE(_N, _AT, _N, _N, _N, _N, _N, _N, _N, _N, _AT, _AT),
}
"""Each function's result and parameters; a call through ctypes releases the GIL."""


@cache
def _code() -> bytes:
    return object_code(optimise((files(__package__) / "windows.ll").read_text(encoding="utf-8")))


@cache
def _loaded(name: str) -> tuple[Any, Loaded]:
    loaded = load(_code(), name)
    return SIGNATURES[name](loaded.address), loaded


def native(name: str) -> Any:
    """Return the function ``name`` of ``windows.ll``."""
    return _loaded(name)[0]
