"""``udf.cpp``: a device function from C++, through NVRTC."""

from __future__ import annotations

import os
import re
import struct
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from ptx2cpp import PtxError, flat_function, parse
from ptx2cpp.syntax import Function, Integer, Module, Name
from ptx2cpp.translate import find_function
from udf.api.foreign.host import ForeignFunction
from udf.api.foreign.ptx import foreign_function, reaches_memory
from udf.base.dtypes import DTYPES
from udf.bind.device_function import TEXT, Parameter
from udf.cuda.nvrtc import PTX_OPTIONS, NvrtcError, header_folders, ptx_of
from udf.errors import ArgumentError, ForeignFunctionError

LETTERS: Final = {dtype.numpy.char: name for name, dtype in DTYPES.items()} | {"t": TEXT}
"""The letters of kernels/base_foreign.cuh, NumPy's; one with 128 added is an array's."""

TEMPLATE: Final = """#include "base_foreign_text.cuh"
#line 1 "{file}"
{text}

#include "base_foreign.cuh"
#line 1 "name={shown}"
UDF_FOREIGN({name})
"""
OPTIONS: Final = (*PTX_OPTIONS, "--device-as-default-execution-space", "--fmad=false")

SHAPE: Final = 10
"""Bytes of ``Shape`` in kernels/base_foreign.cuh."""

STACK: Final = "__local_depot"
"""In PTX with arrays on the stack: the text's own, or those in which CUDA's sine reduces a large angle."""

SLOW: Final = "__internal_trig_reduction_slowpathd"
FAST: Final = "--use_fast_math"
"""The function that does so for a double; what leaves it out for a float."""

STRUCTURES: Final = "a structure has up to 8 members, which are numbers: no arrays, structures or base classes"

ARRAY: Final = 128
"""The bit of a type's letter that makes it an array."""

ADVICE: Final = {
    "cannot open source file": "pass its folder as includes=; CUDA's own headers come with pip install "
    '"cuda-toolkit[cudart,curand,cccl]"; NVRTC has none of the standard library (write long long for int64_t)',
    "instance of overloaded": "say which: name='static_cast<double (*)(double)>(f)'",
    "instance of function template": "say of which type: name='f<double>'",
    "::*)": "name a function, or a static one; a member function has an object",
    "components to bind": STRUCTURES,
    "too many identifiers": STRUCTURES,
    "__host__ function": "a function of a UDF runs on a GPU: leave out __host__",
}
"""What NVRTC says of the source -> what to do."""

MAX_MEMBERS: Final = 8
"""Members of a structure that a function gives."""


def cpp(
    source: str | os.PathLike[str],
    name: str,
    *,
    includes: Iterable[str | os.PathLike[str]] = (),
    options: Iterable[str] = (),
    trusted: bool = False,
) -> ForeignFunction:
    """Return a C++ function that functions which Inlay compiles can call, on both back ends.

    NVRTC compiles it to PTX, which is inlined where it is called: there is no call, and no C++ compiler is needed once
    a program is built. As in Python code, ``a * b + c`` is rounded twice. One that calls ``printf`` runs on a GPU only.

    Parameters
    ----------
    source : str or path
        C++17 text, or a file with it (a :class:`~pathlib.Path`). Functions need no ``__device__``.
    name : str
        Which function of it: ``"f"``, ``"f<double>"``. It takes bool, integers, float, double, structures of up to 8 of
        them, arrays as ``const double*``, and strings as ``udf::text``: ``size`` bytes of UTF-8 at ``data``
        (kernels/base_foreign_text.cuh). It returns a number or a structure. A structure is a tuple in Python, or a
        value of :func:`udf.struct`.
    includes : iterable of paths
        Folders of headers.
    options : iterable of str
        Further options of NVRTC: ``"-DN=3"``, ``"--std=c++20"``.
    trusted : bool
        Whether it may read or write memory by an address, as an array's or a text's. Nothing keeps such code inside of
        its arrays.

    Raises
    ------
    ForeignFunctionError
        If it does not compile (with NVRTC's log, whose lines are those of ``source``), has types that a UDF has not, or
        does what no UDF can: static variables, recursion.
    MissingPackageError
        If NVRTC is not installed.

    Examples
    --------
    >>> import udf
    >>> decay = udf.cpp("double decay(double x, int days) { return x * exp(-0.1 * days); }", "decay")
    >>> decay
    <foreign function decay(float64, int32) -> float64>
    >>> list(udf.Series([100.0, 50.0]).map(lambda x: round(decay(x, 7), 3)))
    [49.659, 24.829]

    Source: NVRTC 13.0, "Supported Compile Options"; CUDA C++ Programming Guide.
    """
    if not isinstance(source, (str, os.PathLike)) or not isinstance(name, str) or not name.strip():
        raise ArgumentError(f"udf.cpp({source!r}, {name!r})", 'write udf.cpp("double f(double x) { .. }", "f")')
    text = source if isinstance(source, str) else Path(source).read_text(encoding="utf-8")
    if "\0" in text or "\0" in name:
        raise ForeignFunctionError(f"{name!r} cannot be compiled: it has a NUL character", "C++ is text: leave it out")
    folders = (*_as_tuple(includes), *(header_folders() if "#include" in text else ()))
    asked = (*OPTIONS, *(f"--include-path={folder}" for folder in folders), *_as_tuple(options))
    file = None if isinstance(source, str) else os.fspath(source)
    module, trusted = _compile(name, text, file, asked, trusted=trusted)
    return foreign_function(module, _entry(module), name, *_types(module, name), trusted=trusted)


def _compile(name: str, text: str, file: str | None, options: tuple[str, ...], *, trusted: bool) -> tuple[Module, bool]:
    """Return the PTX of a text, and whether it is trusted, or has arrays on the stack and stays inside of them."""
    shown = re.sub(r"[^\w:<>, ]", "_", name)
    file = file or f"{shown}.cu"
    whole = TEMPLATE.format(file=file, text=text, name=name, shown=shown)
    try:
        ptx = ptx_of(whole, file, options)
        if not trusted and STACK in ptx:
            trusted = _stays_inside(parse(ptx_of(whole, file, (*options, FAST))))
        return parse(ptx), trusted
    except NvrtcError as error:
        log = str(error)
        raise ForeignFunctionError(f"{name} cannot be compiled:\n{_own_part(log)}", _advice(log, text)) from error
    except PtxError as error:
        raise ForeignFunctionError(f"{name} cannot be part of a UDF", str(error)) from error


def _stays_inside(module: Module) -> bool:
    """Return whether a function reaches its own memory only, leaving out where CUDA's sine takes a large angle."""
    items = (replace(f, body=None) if isinstance(f, Function) and f.name.text == SLOW else f for f in module.items)
    without = replace(module, items=tuple(items))
    try:
        flat = flat_function(without, entry=_entry(module).name.text, structures=frozenset({SLOW}))
    except PtxError:  # as what is refused of the whole
        return False
    return not reaches_memory(flat)


def _as_tuple(given: Any) -> tuple[Any, ...]:
    return (given,) if isinstance(given, (str, os.PathLike)) else tuple(given)


def _own_part(log: str) -> str:
    """Return what NVRTC says of the source; of what stands behind it the first message, if there is no other."""
    messages = [one.strip() for one in re.split(r"\n\s*\n", log) if ": error" in one or "catastrophic" in one]
    own = [one for one in messages if not one.startswith("name=") and "base_foreign" not in one]
    return "\n".join(own or messages[:1] or [log.strip()])


def _advice(log: str, text: str) -> str:
    """Return what to do about the first thing that NVRTC refuses."""
    if "\n" not in text and text.endswith((".cu", ".cuh", ".cpp", ".h")):
        return "a file is a pathlib.Path: udf.cpp(Path(..), name)"
    return next((hint for word, hint in ADVICE.items() if word in log), "the lines are those of the source")


def _entry(module: Module) -> Function:
    """Return the function that kernels/base_foreign.cuh has made."""
    (address,) = next(one.initializer or () for one in module.variables if one.name.text == "udf_entry")
    assert isinstance(address, Name)
    return find_function(module, address.text)


def _types(module: Module, name: str) -> tuple[tuple[str, ...], tuple[Parameter, ...]]:
    """Return what kernels/base_foreign.cuh says of the function: its results and its parameters."""
    (types,) = (variable for variable in module.variables if variable.name.text == "udf_types")
    values = bytes(one.value for one in types.initializer or () if isinstance(one, Integer))
    (size,) = (n for n in types.array if n is not None)
    values = values.ljust(size, b"\0")
    (_, results), count = _shape(values, 0), values[SHAPE]
    if not results or {"", TEXT} & {*results} or len(results) > MAX_MEMBERS:
        what = f"what {name} returns is not a number or a structure of numbers"
        raise ForeignFunctionError(what, f"return a number, or a structure of up to {MAX_MEMBERS} numbers")
    shapes = [_shape(values, SHAPE * (i + 1) + 1) for i in range(count)]
    unknown = [
        str(i)
        for i, (structure, types) in enumerate(shapes, 1)
        if not types or "" in types or len(types) > MAX_MEMBERS or (structure and TEXT in types)
    ]
    if unknown:
        what = f"{name} has a type that a UDF has not in parameter {', '.join(unknown)}"
        hint = "use numbers, structures of numbers, an array as const double*, or text as udf::text"
        raise ForeignFunctionError(what, hint)
    arrays = [values[SHAPE * (i + 1) + 2] > ARRAY and not structure for i, (structure, _) in enumerate(shapes)]
    parameters = tuple(
        Parameter("structure", members=types) if structure else Parameter(types[0], is_array)
        for (structure, types), is_array in zip(shapes, arrays, strict=True)
    )
    return results, parameters


def _shape(values: bytes, at: int) -> tuple[int, tuple[str, ...]]:
    """Return whether a result or parameter is a structure, and its types; an empty one that a UDF has not."""
    structure, codes = struct.unpack_from("B9s", values, at)
    shift = ARRAY if not structure else 0  # an array is no member
    return structure, tuple(LETTERS.get(chr(code & ~shift), "") for code in codes.rstrip(b"\0"))
