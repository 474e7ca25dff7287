"""PTX to machine code with the assembler that is inside of NVRTC; needs no ptxas and no driver."""

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
    made = _assembled(ptx, entry, *OPTIONS, f"--gpu-architecture={arch}")
    return Cubin(code=made["CUBIN"], arch=arch, log=_of_entry(made["log"].decode(errors="replace"), entry), ptx=ptx)


def assemble_for_linking(ptx: str, entry: str, arch: str) -> bytes:
    """Return the machine code of ``ptx`` as :func:`assemble`, with calls of functions that are linked to it later."""
    options = (*OPTIONS, "--relocatable-device-code=true", f"--gpu-architecture={arch}")
    return _assembled(ptx, entry, *options)["CUBIN"]


def split_head(ptx: str) -> tuple[str, str]:
    """Return the head of ``ptx``, which says its version and target, and the rest.

    Raises
    ------
    NvrtcError
        If it has none.
    """
    head, end, body = ptx.partition(_HEAD)
    if not end:
        raise NvrtcError("it is no PTX of a kernel")
    return head + end, body


def _assembled(ptx: str, entry: str, *options: str) -> dict[str, bytes]:
    body, end, rest = split_head(ptx)[1].rpartition("}")
    if not end or rest.strip():
        raise NvrtcError("it is no PTX of a kernel")
    return compile_forms(f"{BEFORE}{body}{AFTER}", f"{entry}.cu", options, "CUBIN")


def _of_entry(log: str, entry: str) -> str:
    """Return of ptxas' report what it says of ``entry``."""
    lines = log.strip("\0\n").splitlines()
    starts = [i for i, line in enumerate(lines) if "Compiling entry function" in line] + [len(lines)]
    own = [lines[i:j] for i, j in pairwise(starts) if f"'{entry}'" in lines[i]]
    return "\n".join(own[0] if own else lines)
