"""``python -m tests.support.ship.text``: make the library of text anew.

It is PTX, LLVM IR, machine code, and the tables of Unicode.
``python -m tests.support.ship.text tables`` makes the tables alone, which each supported Python has to do for its own
Unicode.
"""

import gzip
import sys

from ptx2cpp import parse
from tests.support.ship.text_llvm import library_code, library_llvm, split_by_loops, whole_llvm
from tests.support.ship.unicode_image import image
from udf.cuda.nvrtc import PTX_OPTIONS, NvrtcError, ptx_of
from udf.errors import CudaError
from udf.text.library import HERE, code_path
from udf.text.unicode_tables import path

PROCESSORS = ("x86-64-v3", "aarch64")


def main() -> None:
    """Write all, or only the tables."""
    path().write_bytes(image())
    if sys.argv[1:] == ["tables"]:
        return
    ptx = library_ptx()
    (HERE / "library.ptx").write_text(ptx, encoding="utf-8")
    inlined, loops = split_by_loops(library_llvm(ptx))
    (HERE / "library.ll").write_text(inlined, encoding="utf-8")
    (HERE / "library_loops.ll.gz").write_bytes(gzip.compress(loops.encode(), mtime=0))
    for processor in PROCESSORS:
        code_path(processor).write_bytes(library_code(whole_llvm(), processor))


def library_ptx() -> str:
    """Return the PTX of kernels/text_library.cuh, for the oldest GPU that is supported.

    Raises
    ------
    CudaError
        With NVRTC's log.
    """
    try:
        whole = ptx_of('#include "text_library.cuh"\n', "text_library.cu", PTX_OPTIONS)
    except NvrtcError as error:
        raise CudaError("NVRTC cannot compile the library of text", str(error)) from error
    functions = [f.span.text for f in parse(whole).entries]  # not constants that C++ has folded: their names differ
    head = whole.partition(".address_size 64\n")
    return "".join([*head[:2], *(f"\n{text}\n" for text in functions)])


if __name__ == "__main__":
    main()
