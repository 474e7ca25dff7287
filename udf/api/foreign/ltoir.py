"""``udf.ltoir``: a device function that is LTO-IR, which nvJitLink makes PTX of."""

from __future__ import annotations

import re
from typing import Final

from ptx2cpp import PtxError, parse
from udf.api.foreign.host import ForeignFunction
from udf.api.foreign.ptx import foreign_function, read_signature, require_count
from udf.base.dtypes import DTYPES
from udf.bind.device_function import Parameter
from udf.cuda.nvjitlink import link_ltoir
from udf.cuda.nvrtc import PTX_OPTIONS, NvrtcError, ltoir_of
from udf.errors import ArgumentError, ForeignFunctionError

WRAPPER: Final = """{structure}
extern "C" __device__ {result} {name}({types});
extern "C" __device__ __noinline__ {result} udf_ltoir({parameters}) {{ return {name}({values}); }}
extern "C" __global__ void udf_keep({result}* result, void** address{and_parameters}) {{
    *result = udf_ltoir({values});
    *address = (void*)&{name};
}}
"""
"""What uses the function: nvJitLink keeps what a kernel uses, and as it is what it takes the address of.

A call of a function that has other types is one by address there, which tells that it has.
"""


def ltoir(data: bytes, signature: str, name: str, *, trusted: bool = False) -> ForeignFunction:
    """Return a device function of LTO-IR that functions which Inlay compiles can call, on both back ends.

    nvJitLink makes PTX of it (``-lto -ptx``), so that it is inlined as :func:`udf.ptx` is, and runs on the processor,
    too. Contraction is off; what its compiler has contracted before stays.

    Parameters
    ----------
    data : bytes
        What ``nvcc -dlto -rdc=true -ltoir -arch=sm_75``, or NVRTC with ``-dlto``, writes.
    signature : str
        Its types, as for :func:`udf.ptx`: ``"float64(float64, int32)"``, ``float64[]`` for the address of an array.
    name : str
        Its symbol: that of a function that is ``extern "C"``, or as C++ has it (``_Z1fdi``).
    trusted : bool
        Whether it may read or write memory by an address. Nothing keeps such a function inside of its arguments.

    Raises
    ------
    ForeignFunctionError
        If it is no LTO-IR, or that of a newer compiler; has no such function, or one of other types; or does what no
        UDF can: static variables, recursion.
    MissingPackageError
        If nvJitLink (``pip install "cuda-toolkit[nvjitlink]"``) or NVRTC is not installed.

    Examples
    --------
    >>> import udf
    >>> from pathlib import Path
    >>> decay = udf.ltoir(Path("decay.ltoir").read_bytes(), "float64(float64, int32)", "decay")  # doctest: +SKIP
    >>> udf.Series([100.0]).map(lambda x: decay(x, 7))  # doctest: +SKIP

    Source: nvJitLink 13.0, "Linker Options"; NVRTC 13.0, "nvrtcGetLTOIR".
    """
    if not isinstance(data, (bytes, bytearray, memoryview)):
        raise ArgumentError(f"LTO-IR is bytes, not {type(data).__name__}", "of a file: Path(..).read_bytes()")
    if not isinstance(name, str) or re.fullmatch(r"[A-Za-z_]\w*", name, re.ASCII) is None:
        raise ArgumentError(f"name cannot be {name!r}", 'it is the symbol of the function: "f", "_Z1fdi"')
    results, parameters = read_signature(signature)
    try:
        caller = ltoir_of(_wrapper(name, results, parameters), f"{name}.cu", PTX_OPTIONS)
        text = link_ltoir(caller, bytes(data))
    except NvrtcError as error:
        raise ForeignFunctionError(f"{name} cannot be linked:\n{error}", _advice(str(error))) from error
    if ".callprototype" in text.partition(" udf_ltoir(")[2].partition("\n}")[0]:
        hint = "LTO-IR has the types of the C++ text: int is int32, long long int64, double float64"
        raise ForeignFunctionError(f"{name} has other types than the signature {signature!r}", hint)
    try:
        module = parse(text)
    except PtxError as error:
        raise ForeignFunctionError(f"{name} cannot be part of a UDF", str(error)) from error
    entry = next((f for f in module.functions if f.name.text == name and f.body is not None), None)
    if entry is None:
        raise ForeignFunctionError(
            f"there is no function {name} in the LTO-IR", "name its symbol: one of C++ is mangled, _Z1fdi"
        )
    require_count(entry, parameters, signature)
    return foreign_function(module, entry, name, results, parameters, trusted=trusted)


def _wrapper(name: str, results: tuple[str, ...], parameters: tuple[Parameter, ...]) -> str:
    members = " ".join(f"{DTYPES[kind].cpp} r{i};" for i, kind in enumerate(results))
    result = DTYPES[results[0]].cpp if len(results) == 1 else "udf_result"
    types = [f"const {DTYPES[p.dtype].cpp}*" if p.is_array else DTYPES[p.dtype].cpp for p in parameters]
    named = [f"{kind} p{i}" for i, kind in enumerate(types)]
    return WRAPPER.format(
        structure=f"struct udf_result {{ {members} }};" if len(results) > 1 else "",
        result=result,
        name=name,
        types=", ".join(types),
        parameters=", ".join(named),
        and_parameters="".join(f", {one}" for one in named),
        values=", ".join(f"p{i}" for i in range(len(types))),
    )


def _advice(log: str) -> str:
    if "newer version" in log or "OUTDATED" in log:
        return "LTO-IR is read by the nvJitLink of its compiler's version or a later one: update nvidia-nvjitlink"
    return "give what nvcc -ltoir, or NVRTC with -dlto, has written"
