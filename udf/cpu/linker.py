"""Machine code into memory: by :mod:`udf.cpu.elf`, which needs no LLVM, or by LLVM's own linker.

LLVM's knows every object format (Mach-O, COFF), so it is taken where objects are not ELF; elsewhere
``INLAY_LINKER=llvm`` in the environment asks for it. It costs the import of llvmlite and a JIT, once a process.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from functools import cache
from itertools import count
from typing import Any, Final

from udf.cpu import elf
from udf.cpu.elf import LoadedCode
from udf.errors import ObjectCodeError

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
def _jit() -> Any:
    import llvmlite.binding as llvm  # noqa: PLC0415 - as above

    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    for name in filter(None, elf.LIBRARIES):
        with suppress(RuntimeError):  # other systems have those functions in their one C library
            llvm.load_library_permanently(name)
    # JITLink where it is there: the older linker wants all code of a process within 2 GB
    return llvm.create_lljit_compiler(use_jit_link=True, suppress_errors=True)
