"""PTX to machine code with the assembler that is inside of NVRTC; needs no ptxas and no driver."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from udf.cuda.nvrtc import Cubin, NvrtcError, compile_forms

BEFORE: Final = """extern "C" __global__ void udf_assembled() {
    asm(R"udf_ptx(ret;
}
"""
AFTER: Final = """)udf_ptx");
}
"""
"""A kernel that ends at once, and PTX behind it, whose last function ends as the kernel does.

NVRTC passes an asm statement through as it is, and hands all of it to its assembler.
"""

OPTIONS: Final = ("--minimal", "--ptxas-options=-v")

_HEAD: Final = ".address_size 64\n"


def assemble(ptx: str, entry: str, arch: str) -> Cubin:
    """Return the machine code of the kernel ``entry`` in ``ptx``, the same as if NVRTC had made the PTX itself.

    The version and target of ``ptx`` are not looked at: they are NVRTC's own, and those of ``arch``. Beside ``entry``
    there is a kernel that does nothing.

    Raises
    ------
    NvrtcError
        With the assembler's log, if it refuses the PTX.
    """
    _, head, body = ptx.partition(_HEAD)
    body, end, rest = body.rpartition("}")
    if not head or not end or rest.strip():
        raise NvrtcError("it is no PTX of a kernel")
    made = compile_forms(f"{BEFORE}{body}{AFTER}", f"{entry}.cu", (*OPTIONS, f"--gpu-architecture={arch}"), "CUBIN")
    return Cubin(code=made["CUBIN"], arch=arch, log=_of_entry(made["log"].decode(errors="replace"), entry), ptx=ptx)


def _of_entry(log: str, entry: str) -> str:
    """Return of ptxas' report what it says of ``entry``."""
    lines = log.strip("\0\n").splitlines()
    starts = [i for i, line in enumerate(lines) if "Compiling entry function" in line] + [len(lines)]
    own = [lines[i:j] for i, j in pairwise(starts) if f"'{entry}'" in lines[i]]
    return "\n".join(own[0] if own else lines)
