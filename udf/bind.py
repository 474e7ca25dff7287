"""The first stage: say what exactly is compiled, without Numba.

``bind`` checks that the function can take the columns, that what it captures can be a constant, and
gives it a key: a digest over everything that changes the compiled code. Names of functions, files and
lines are not part of it, so equal functions share one program. An exception must still name the line
of the function that was called; its place is kept as a bytecode offset, and :func:`locate` finds the
line in the function at hand.
"""

from __future__ import annotations

import hashlib
import inspect
import struct
import sys
from dataclasses import replace
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from typing import TYPE_CHECKING, Final

from udf.errors import NotCallableError, UdfCompileError
from udf.frontend.settings import COMPUTE_CAPABILITY, ENTRY, ERROR_MODEL, NVVM_OPTIONS
from udf.identity import Identity, codes_of, line_of, plain_function
from udf.stages import Parameter, UdfCall

if TYPE_CHECKING:
    from types import FunctionType

    from udf.column import Column
    from udf.stages import RaiseSite

LIBRARIES: Final = ("inlay", "numba-cuda", "numba", "llvmlite", "numpy", "nvidia-cuda-nvcc", "nvidia-nvvm")
"""The packages whose versions decide what code comes out."""

_SEVERAL_VALUES: Final = {
    inspect.CO_GENERATOR: "it is a generator, and a UDF returns one value",
    inspect.CO_COROUTINE: "it is a coroutine (async def), and a UDF returns one value",
    inspect.CO_ASYNC_GENERATOR: "it is an asynchronous generator, and a UDF returns one value",
    inspect.CO_VARARGS: "it takes *args, and a UDF has one named parameter a column",
    inspect.CO_VARKEYWORDS: "it takes **kwargs, and a UDF has one named parameter a column",
}


def bind(function: object, columns: tuple[Column, ...]) -> UdfCall:
    """Return what exactly is compiled when ``function`` is applied to ``columns``, with its key.

    A Numba dispatcher (``numba.njit``) stands for its Python function.

    Raises
    ------
    NotCallableError
        If ``function`` is not a Python function.
    TypeError
        If it does not take that many columns; the text is Python's own.
    CapturedValueError
        If it captures what cannot be a constant.
    UdfCompileError
        If it is of a kind that gives no single value (a generator, ``async def``, ``*args``).

    Examples
    --------
    >>> import numpy as np
    >>> from udf.column import Column
    >>> column = Column(values=np.arange(3.0))
    >>> bind(lambda x: x + 1, (column,)).key == bind(lambda x: x + 1, (column,)).key
    True
    """
    plain = plain_function(function)
    if plain is None:
        raise NotCallableError(function)
    _check_kind(plain)
    _check_arity(plain, len(columns))
    parameters = tuple(Parameter(dtype=c.dtype, nullable=c.validity is not None) for c in columns)
    return UdfCall(function=plain, parameters=parameters, key=_key(plain, parameters))


def _key(function: FunctionType, parameters: tuple[Parameter, ...]) -> str:
    digest = hashlib.sha256(_versions())
    for parameter in parameters:
        digest.update(b"%s%d;" % (parameter.dtype.name.encode(), parameter.nullable))
    digest.update(Identity(function).image)
    return digest.hexdigest()


@cache
def _versions() -> bytes:
    """Return what compiles and how, as bytes of the key; asked once."""
    found = [sys.implementation.cache_tag, sys.version_info[:3]]
    for library in LIBRARIES:
        try:
            found.append((library, version(library)))
        except PackageNotFoundError:
            found.append((library, None))
    found.append((COMPUTE_CAPABILITY, ERROR_MODEL, ENTRY, sorted(NVVM_OPTIONS.items())))
    text = repr(found).encode()
    return struct.pack("<q", len(text)) + text


def _check_kind(function: FunctionType) -> None:
    code = function.__code__
    for flag, cause in _SEVERAL_VALUES.items():
        if code.co_flags & flag:
            raise UdfCompileError(
                function=function.__name__, file=code.co_filename, line=code.co_firstlineno, source="", cause=cause
            )


def _check_arity(function: FunctionType, given: int) -> None:
    """Raise the TypeError that calling ``function`` with ``given`` positional arguments would."""
    code = function.__code__
    most = code.co_argcount
    least = most - len(function.__defaults__ or ())
    if least <= given <= most and not code.co_kwonlyargcount:
        return
    if given > most:
        raise TypeError(_too_many(function, least, most, given))
    if given < least:
        raise TypeError(_missing(function, "positional", code.co_varnames[given:least]))
    keywords = code.co_varnames[most : most + code.co_kwonlyargcount]
    unset = tuple(name for name in keywords if name not in (function.__kwdefaults__ or {}))
    if unset:
        raise TypeError(_missing(function, "keyword-only", unset))


def _too_many(function: FunctionType, least: int, most: int, given: int) -> str:
    """Word it as CPython does (Python/ceval.c, too_many_positional)."""
    takes = f"{most}" if least == most else f"from {least} to {most}"
    plural = "" if most == 1 and least == most else "s"
    verb = "was" if given == 1 else "were"
    return f"{function.__qualname__}() takes {takes} positional argument{plural} but {given} {verb} given"


def _missing(function: FunctionType, kind: str, names: tuple[str, ...]) -> str:
    """Word it as CPython does (Python/ceval.c, format_missing)."""
    quoted = [repr(name) for name in names]
    listed = " and ".join(quoted) if len(quoted) < 3 else ", ".join(quoted[:-1]) + f", and {quoted[-1]}"
    plural = "" if len(names) == 1 else "s"
    return f"{function.__qualname__}() missing {len(names)} required {kind} argument{plural}: {listed}"


def locate(site: RaiseSite, function: FunctionType) -> RaiseSite:
    """Return ``site`` as it stands in ``function``, which may be an equal function on other lines.

    Programs are shared by every function of one key; what raises is kept as (code object, bytecode
    offset), which is the same in all of them.
    """
    if site.place is None:
        return site
    index, offset = site.place
    code = codes_of(function)[index]
    return replace(site, function=code.co_name, file=code.co_filename, line=line_of(code, offset))
