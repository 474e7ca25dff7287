"""``python -m udf.text``: make the library of text anew: PTX, LLVM IR, machine code, and the tables of Unicode.

``python -m udf.text tables`` makes the tables alone, which each supported Python has to do for its own Unicode.
"""

from __future__ import annotations

import sys

from udf.cpu.library import library_code, library_llvm
from udf.cuda.text_library import library_ptx
from udf.text.library import HERE, code_path
from udf.text.tables import image, path

PROCESSORS = ("x86-64-v3", "aarch64")


def main() -> None:
    """Write all, or only the tables."""
    path().write_bytes(image())
    if sys.argv[1:] == ["tables"]:
        return
    ptx = library_ptx()
    (HERE / "library.ptx").write_text(ptx, encoding="utf-8")
    llvm = library_llvm(ptx)
    (HERE / "library.ll").write_text(llvm, encoding="utf-8")
    for processor in PROCESSORS:
        code_path(processor).write_bytes(library_code(llvm, processor))


main()
