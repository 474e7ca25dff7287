"""``udf.cpp``: a device function from C++, through NVRTC."""

from __future__ import annotations

import struct
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ptx2cpp import parse
from ptx2cpp.syntax import Integer, Name
from ptx2cpp.translate import find_function
from udf.cuda.nvrtc import PTX_OPTIONS, NvrtcError, ptx_of
from udf.errors import ForeignFunctionError
from udf.foreign.function import TEXT, Parameter
from udf.foreign.ptx import made

if TYPE_CHECKING:
    import os
    from collections.abc import Iterable

    from ptx2cpp.syntax import Function, Module
    from udf.foreign.host import ForeignFunction

LETTERS: Final = {
    "?": "bool", "b": "int8", "B": "uint8", "h": "int16", "H": "uint16", "i": "int32", "I": "uint32",
    "l": "int64", "L": "uint64", "f": "float32", "d": "float64", "t": TEXT,
}  # fmt: skip
"""The letters of kernels/base_foreign.cuh; one with 128 added is an array's."""

WHOLE: Final = """#include "base_foreign_text.cuh"
#line 1 "{file}"
{text}
#include "base_foreign.cuh"
#line 1 "name={name}"
UDF_FOREIGN({name})
"""
OPTIONS: Final = (*PTX_OPTIONS, "--device-as-default-execution-space", "--fmad=false")

SHAPE: Final = 10
"""Bytes of ``Shape`` in kernels/base_foreign.cuh."""

ARRAY: Final = 128
"""The bit of a type's letter that makes it an array."""

MOST: Final = 8
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
    a program is built. As in Python code, ``a * b + c`` is rounded twice.

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
        does what no UDF can: printf, static variables, recursion.
    MissingPackageError
        If NVRTC is not installed.

    Examples
    --------
    >>> import udf
    >>> decay = udf.cpp("double decay(double x, int days) { return x * exp(-0.1 * days); }", "decay")
    >>> decay
    <foreign function decay(float64, int32) -> float64>
    >>> list(udf.Series([100.0, 50.0]).applymap(lambda x: round(decay(x, 7), 3)))
    [49.659, 24.829]

    Source: NVRTC 13.0, "Supported Compile Options"; CUDA C++ Programming Guide.
    """
    file = str(source) if isinstance(source, Path) else f"{name}.cu"
    text = source.read_text(encoding="utf-8") if isinstance(source, Path) else str(source)
    folders = [f"--include-path={folder}" for folder in includes]
    try:
        module = parse(ptx_of(WHOLE.format(file=file, text=text, name=name), file, (*OPTIONS, *folders, *options)))
    except NvrtcError as error:
        raise ForeignFunctionError(
            f"{name} cannot be compiled:\n{error}", "the lines are those of the source"
        ) from error
    return made(module, _entry(module), name, *_types(module, name), trusted=trusted)


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
    (structure, results), count = _shape(values, 0), values[SHAPE]
    if not results or {"", TEXT} & {*results} or len(results) > MOST:
        what = f"what {name} returns is {'no structure of numbers' if structure else 'nothing that a UDF has'}"
        raise ForeignFunctionError(what, f"return a number, or a structure of up to {MOST} numbers")
    shapes = [_shape(values, SHAPE * (i + 1) + 1) for i in range(count)]
    unknown = [
        str(i)
        for i, (structure, types) in enumerate(shapes, 1)
        if not types or "" in types or len(types) > MOST or (structure and TEXT in types)
    ]
    if unknown:
        what = f"{name} has a type that a UDF has not in parameter {', '.join(unknown)}"
        hint = "take numbers, structures of numbers, an array as const double*, or text as udf::text"
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
