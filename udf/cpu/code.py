"""A program's machine code in memory.

Machine code into memory: by :mod:`udf.cpu.elf`, which needs no LLVM, or by LLVM's own linker.

LLVM's knows every object format (Mach-O, COFF), so it is taken where objects are not ELF; elsewhere
``INLAY_LINKER=llvm`` in the environment asks for it. It costs the import of llvmlite and a JIT, once a process.
"""

import ctypes
import os
import sys
import zlib
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import cache
from itertools import count
from threading import Lock
from typing import TYPE_CHECKING, Final

from udf.base.interrupts import uninterrupted
from udf.cpu import elf
from udf.cpu.elf import LoadedCode
from udf.cpu.row_plan import DEFERRED
from udf.cpu.windows_plan import DRIVER, GROUPS_LL, WINDOWS_LL
from udf.errors import ObjectCodeError

if TYPE_CHECKING:
    import llvmlite.binding as llvm

VARIABLE: Final = "INLAY_LINKER"
"""The environment variable that chooses: ``elf`` or ``llvm``."""

_names = count()


@cache
def uses_llvm() -> bool:
    """Return whether LLVM's linker is taken: where it is asked for, and where objects are not ELF."""
    return os.environ.get(VARIABLE, "elf" if sys.platform.startswith("linux") else "llvm") == "llvm"


def load(code: bytes, symbol: str) -> LoadedCode:
    """Return the function ``symbol`` of object code for this machine, placed anew if no program has it in memory.

    Raises
    ------
    ObjectCodeError
        If it is no object code of a kind that LLVM writes here.
    OSError
        If the system gives no executable memory.
    """
    return elf.load_once(code, symbol, _link if uses_llvm() else elf.map_code)


def _link(code: bytes, symbol: str) -> LoadedCode:
    import llvmlite.binding as llvm  # noqa: PLC0415 - where LLVM's linker is taken only

    library = llvm.JITLibraryBuilder().add_object_img(code).add_current_process().export_symbol(symbol)
    for name, address in elf.shared_code().items() if elf.has_shared_code() else ():
        if name.encode() in code:
            library.import_symbol(name, address)
    try:
        tracker = library.link(_jit(), f"udf.{next(_names)}")
    except RuntimeError as refused:
        raise ObjectCodeError(f"LLVM's linker says: {refused}") from refused
    return LoadedCode(tracker, int(tracker[symbol]))  # it goes with its tracker


@cache
def _jit() -> "llvm.LLJIT":
    import llvmlite.binding as llvm  # noqa: PLC0415 - as above

    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    for name in filter(None, elf.LIBRARIES):
        with suppress(RuntimeError):  # other systems have those functions in their one C library
            llvm.load_library_permanently(name)
    # JITLink where it is there: the older linker wants all code of a process within 2 GB
    return llvm.create_lljit_compiler(use_jit_link=True, suppress_errors=True)


_AT, _N = ctypes.c_void_p, ctypes.c_int64

SIGNATURES: Final = {
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
    "udf_begin": ctypes.CFUNCTYPE(_N, _AT, _AT, _AT, _AT, _AT, _N),
    "udf_end": ctypes.CFUNCTYPE(_N, _AT, _AT, _AT, _AT, _AT, _N),
    "udf_stream": ctypes.CFUNCTYPE(_N, _AT, _N, _AT, _N, _N, _AT, _AT, _AT, _AT),
    "udf_finish": ctypes.CFUNCTYPE(None, _AT, _AT, _N),
}
"""Each function's result and parameters (``driver.ll``, ``windows.ll``, ``reduce_slide.py``,
``groups.ll``, ``group_fold.py``, ``group_stream.py``); a call through ctypes releases the GIL, and raises
what a signal's handler raised."""

SHARED = frozenset((DRIVER, WINDOWS_LL, GROUPS_LL, "slide", "list", "fold"))
"""What does not depend on the function: loaded once a process."""

_once = cache(load)


class Code:
    """Object code by name, and what was left for later (:data:`~udf.cpu.row_plan.DEFERRED`).

    That is compiled when it is asked for; ``keep`` then gets all code.
    """

    def __init__(self, code: Mapping[str, bytes], keep: Callable[[Mapping[str, bytes]], None] = lambda _: None) -> None:
        self.code, self._keep = dict(code), keep
        self._held: list[LoadedCode] = []
        self._functions: dict[tuple[str, str], Callable[..., int]] = {}
        self._slides: dict[str, Callable[..., object] | None] = {}
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
        if name not in self.code or name + DEFERRED in self.code:
            self.code[name] = compile_deferred(self.code.get(name + DEFERRED, b""))
            del self.code[name + DEFERRED]
            self._keep(dict(self.code))

    def is_brief(self, name: str) -> bool:
        """Return whether the code ``name`` is for few rows: it was made in little time, and better one was put off."""
        return name in self.code and name + DEFERRED in self.code

    def improve(self, name: str) -> None:
        """Compile the code ``name`` once more, for many rows; who runs the other may go on."""
        with self._lock:
            self._compile(name)

    def function(self, name: str, symbol: str) -> Callable[..., int]:
        """Return that function; its signature is found by its symbol, up to a second underscore."""
        found = self._functions.get((name, symbol))
        if found is None:
            signature = SIGNATURES["_".join(symbol.split("_")[:2])]
            found = self._functions[name, symbol] = signature(self.address(name, symbol))
        return found

    def brief(self, name: str, symbol: str) -> Callable[..., int]:
        """Return that function as one that keeps the GIL, for work of microseconds."""
        kind = SIGNATURES["_".join(symbol.split("_")[:2])]
        return ctypes.PYFUNCTYPE(kind._restype_, *kind._argtypes_)(self.address(name, symbol))

    def slide(self, name: str) -> Callable[..., object] | None:
        """Return what finds the reduction ``name`` of windows that slide; None if the program has none."""
        if name not in self._slides:
            part = f"slide.{name}"
            self._slides[name] = self.function(part, f"udf_slide_{name}") if part in self else None
        return self._slides[name]


def compile_deferred(packed: bytes) -> bytes:
    """Return object code of compressed LLVM IR (:data:`udf.cpu.row_plan.DEFERRED`).

    Raises
    ------
    ObjectCodeError
        If it is none.
    """
    return uninterrupted(lambda: _compile(packed))


def _compile(packed: bytes) -> bytes:
    from udf.cpu.native import best_code, host  # noqa: PLC0415 - LLVM, only if it is needed

    try:
        return best_code(zlib.decompress(packed).decode(), host())
    except (zlib.error, UnicodeDecodeError, RuntimeError) as odd:  # RuntimeError: what LLVM does not parse
        raise ObjectCodeError("what is to be compiled later is damaged") from odd
