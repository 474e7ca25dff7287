"""A program's machine code in memory."""

from __future__ import annotations

import ctypes
from functools import cache
from threading import Lock
from typing import TYPE_CHECKING

from udf.cpu.deferred import compile_deferred
from udf.cpu.linker import load
from udf.cpu.plan import DEFERRED
from udf.cpu.windows_plan import DRIVER, GROUPS_LL, WINDOWS_LL

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from typing import Any

    from udf.cpu.elf import LoadedCode

_AT, _N = ctypes.c_void_p, ctypes.c_int64

SIGNATURES: Mapping[str, Any] = {
    "udf_drive": ctypes.PYFUNCTYPE(_N, _AT, _AT, _AT, _AT, _N, _N, _AT),  # it releases the GIL by itself
    "udf_scan": ctypes.CFUNCTYPE(_N, _AT, _N),
    "udf_count": ctypes.CFUNCTYPE(_N, _AT, _AT, _N),
    "udf_enough": ctypes.CFUNCTYPE(_N, _AT, _AT, _N, _N, _AT),
    "udf_timed": ctypes.CFUNCTYPE(_N, _AT, _N, _N, _N, _N, _N, _N, _N, _N, _AT, _AT),
    "udf_slide": ctypes.CFUNCTYPE(None, _AT, _N, _N, _AT, _AT, _N, _N),
    "udf_list": ctypes.CFUNCTYPE(None, _AT, _AT, _AT, _N, _AT, _AT, _AT, _N),
    "udf_move": ctypes.CFUNCTYPE(None, _AT, _N, _N, _N, _AT, _AT, _AT, _N),
    "udf_fold": ctypes.CFUNCTYPE(None, _AT, _AT, _N, _N, _N, _N, _AT),
    "udf_run": ctypes.CFUNCTYPE(None, _AT, _AT, _N, _N, _N, _N, _AT),
    "udf_merge": ctypes.CFUNCTYPE(None, _AT, _AT, _N),
    "udf_begin": ctypes.CFUNCTYPE(_N, _AT, _AT, _AT, _AT, _N),
    "udf_end": ctypes.CFUNCTYPE(_N, _AT, _AT, _AT, _AT, _N),
    "udf_stream": ctypes.CFUNCTYPE(_N, _AT, _N, _AT, _N, _N, _AT, _AT, _AT, _AT),
    "udf_finish": ctypes.CFUNCTYPE(None, _AT, _AT, _N),
}
"""Each function's result and parameters (``driver.ll``, ``windows.ll``, ``reduce_slide.py``, ``reduce_list.py``,
``groups.ll``, ``group_fold.py``, ``group_stream.py``); a call through ctypes releases the GIL, and raises
what a signal's handler raised."""


SHARED = frozenset((DRIVER, WINDOWS_LL, GROUPS_LL, "slide", "list", "fold"))
"""What does not depend on the function: loaded once a process."""

_once = cache(load)


class Code:
    """Object code by name, and what was left for later (:data:`~udf.cpu.plan.DEFERRED`).

    That is compiled when it is asked for; ``keep`` then gets all code.
    """

    def __init__(self, code: Mapping[str, bytes], keep: Callable[[Mapping[str, bytes]], None] = lambda _: None) -> None:
        self.code, self._keep = dict(code), keep
        self._held: list[LoadedCode] = []
        self._functions: dict[tuple[str, str], Any] = {}
        self._slides: dict[str, Any] = {}
        self._lock = Lock()

    def __contains__(self, name: str) -> bool:
        return name in self.code or name + DEFERRED in self.code

    def address(self, name: str, symbol: str) -> int:
        """Return where the function ``symbol`` of the code ``name`` is."""
        if name not in self.code:
            with self._lock:
                self._compile(name)
        loaded = (_once if name.split(".", maxsplit=1)[0] in SHARED else load)(self.code[name], symbol)
        self._held.append(loaded)
        return loaded.address

    def _compile(self, name: str) -> None:
        if name not in self.code:
            self.code[name] = compile_deferred(self.code.get(name + DEFERRED, b""))
            del self.code[name + DEFERRED]
            self._keep(dict(self.code))

    def function(self, name: str, symbol: str) -> Any:
        """Return that function; its signature is found by its symbol, up to a second underscore."""
        found = self._functions.get((name, symbol))
        if found is None:
            signature = SIGNATURES["_".join(symbol.split("_")[:2])]
            found = self._functions[name, symbol] = signature(self.address(name, symbol))
        return found

    def brief(self, name: str, symbol: str) -> Any:
        """Return that function as one that keeps the GIL, for work of microseconds."""
        kind = type(self.function(name, symbol))
        return ctypes.PYFUNCTYPE(kind._restype_, *kind._argtypes_)(self.address(name, symbol))

    def slide(self, name: str) -> Any:
        """Return what finds the reduction ``name`` of windows that slide; None if the program has none."""
        if name not in self._slides:
            part = f"slide.{name}"
            self._slides[name] = self.function(part, f"udf_slide_{name}") if part in self else None
        return self._slides[name]
