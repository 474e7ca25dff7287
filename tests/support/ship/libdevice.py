"""``python -m tests.support.ship.libdevice FILE``: make the archive of libdevice's functions of libdevice.10.bc.

Each function is taken out of NVIDIA's ``libdevice.10.bc`` with all that it calls. ``__nvvm_reflect``, by which it
asks what it is compiled for, is answered as libNVVM answers it for a UDF: no flush to zero, precise division and roots,
compute capability 7.5; and as it answers with ``fastmath``. NOTICE says whose the functions are.

Bitcode is read by the LLVM that wrote it and by later ones: the archive is made with the oldest llvmlite that Inlay
supports.

Source: NVIDIA libdevice User's Guide 13.0; LLVM, "User Guide for NVPTX Back-end", "Reflection Parameters".
"""

import hashlib
import json
import sys
import zlib
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import llvmlite.binding as llvm

from udf.frontend.nvptx.archive import FAST, FILE, MAGIC, SHORTEST
from udf.frontend.nvptx.module_ptx import data_layout, run

ASKED: Final = "__nvvm_reflect"
ANSWER: Final = "udf_reflect"
"""What it is called here: LLVM's own pass would answer the other name, and take precise roots for not asked for."""

PASSES: Final = ("always_inliner", "sroa", "instruction_combine", "simplify_cfg", "instruction_combine")


def made(libdevice: bytes) -> bytes:
    """Return the archive of every function that ``libdevice``, NVIDIA's bitcode, defines for others."""
    whole = llvm.parse_bitcode(libdevice)
    names = [f.name for f in whole.functions if f.name.startswith("__nv_") and not f.is_declaration]
    functions = {}
    for name in names:
        precise, fast = (_alone(libdevice, name, fast=fast) for fast in (False, True))
        functions[name] = precise
        if fast != precise:
            functions[name + FAST] = fast
    version = ".".join(map(str, llvm.llvm_version_info))
    return write(functions, {"libdevice": hashlib.sha256(libdevice).hexdigest(), "llvm": version})


def write(functions: Mapping[str, bytes], made_of: Mapping[str, str]) -> bytes:
    """Return an archive of ``functions``, bitcode by name.

    Examples
    --------
    >>> parse(write({"__nv_one": b"bitcode"}, {"llvm": "20.1.8"})).bitcode("__nv_one")
    b'bitcode'
    """
    shortest = min(functions.values(), key=len)
    places, parts, at = {}, list[bytes](), 0
    for name, bitcode in sorted({**functions, SHORTEST: shortest}.items()):
        packing = zlib.compressobj(9, zdict=shortest if name else b"")
        packed = packing.compress(bitcode) + packing.flush()
        places[name] = (at, at + len(packed), zlib.crc32(packed))
        parts.append(packed)
        at += len(packed)
    head = json.dumps({"made_of": dict(made_of), "places": places}, separators=(",", ":"))
    return MAGIC + head.encode() + b"\n" + b"".join(parts)


def _alone(libdevice: bytes, name: str, *, fast: bool) -> bytes:
    """Return the bitcode of one function and what it calls; all of it merges with that of others that a UDF calls."""
    module = llvm.parse_bitcode(libdevice)
    module.triple, module.data_layout = "nvptx64-nvidia-cuda", data_layout()
    module.get_function(ASKED).name = ANSWER
    for function in module.functions:
        if not function.is_declaration and function.name != name:
            function.linkage = "internal"
    run(module, "global_dead_code_eliminate")
    if any(function.name == ANSWER for function in module.functions):
        module.link_in(llvm.parse_assembly(_answers(fast=fast)))
        module.get_function(ANSWER).linkage = "internal"
    run(module, *PASSES, "global_dead_code_eliminate")
    for one in (*module.functions, *module.global_variables):
        if not one.is_declaration:
            one.linkage = "linkonce_odr"
    module.verify()
    return bytes(module.as_bitcode())


def _answers(*, fast: bool) -> str:
    """Return the function that is asked: by the eighth letter, ``F``TZ, ``A``RCH or ``P``REC_SQRT."""
    return f"""
define linkonce_odr i32 @{ANSWER}(ptr %what) alwaysinline {{
  %place = getelementptr i8, ptr %what, i64 7
  %letter = load i8, ptr %place
  switch i8 %letter, label %precise [ i8 70, label %flush
                                      i8 65, label %architecture ]
flush:
  ret i32 {int(fast)}
architecture:
  ret i32 750
precise:
  ret i32 {int(not fast)}
}}
"""


if __name__ == "__main__":
    FILE.write_bytes(made(Path(sys.argv[1]).read_bytes()))
