"""Constants as bytes: what a function captures, written so that different values never look alike."""

from __future__ import annotations

import functools
import os
import re
import struct
import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import field
from enum import Enum
from operator import attrgetter
from types import FunctionType
from typing import Final

import numpy as np

from udf.base.null_kinds import is_na
from udf.base.records import dataclass
from udf.base.zones import database
from udf.bind.containers import ContainerError, constant_image, constant_of, is_container, is_enum
from udf.bind.device_function import DeviceFunction
from udf.bind.own_classes import builtin_of, own_class
from udf.bind.structures import structure_of
from udf.bind.times import offset_class, offset_parts, time_constant, zoned_constant
from udf.columns.decimal_units import decimal_constant
from udf.errors import CapturedValueError

BY_NAME: Final = frozenset(
    {"builtins", "math", "cmath", "operator", "numpy", "_operator", "datetime"}
    | {"re", "dataclasses", "decimal", "ml_dtypes"}
)
"""Libraries whose functions and classes are known by name: their versions are part of the key."""


def encode(value: object, name: str, where: str, function: str) -> bytes:
    """Write a constant so that different values never look alike: 1, True, 1.0, -0.0 and nan all differ.

    Raises
    ------
    CapturedValueError
        If ``value`` (called ``name``, found ``where`` in ``function``) is not a constant.
    """
    write = _SCALARS.get(type(value))
    if write is not None:
        return bytes(write(value))
    if (instead := own_class(value)) is not None:
        raise CapturedValueError(function=function, name=name, value=value, where=where, hint=instead)
    if is_container(value):
        return _encode_container(value, name, where, function)
    if isinstance(value, slice) and where == "a constant":  # ``w[1:]`` is one from Python 3.14 on
        return b"s" + _encode_items((value.start, value.stop, value.step), name, where, function)
    if isinstance(value, (tuple, frozenset)) and type(value).__module__ != "numpy":
        return _encode_items(value, name, where, function)
    if isinstance(value, Enum):
        return b"e" + repr((type(value).__qualname__, value.name)).encode() + encode(value.value, name, where, function)
    if is_enum(value):
        return b"E" + b",".join(encode(member, name, where, function) for member in value)
    written = _encode_scalar(value) or _encode_class(value)
    if written is not None:
        return written
    raise CapturedValueError(function=function, name=name, value=value, where=where)


def _encode_scalar(value: object) -> bytes | None:
    """Write a number or a type of NumPy's, a missing value, a pattern, a time, a range; None for anything else."""
    if isinstance(value, np.generic) and value.dtype.kind in "biuf":
        return b"n" + value.dtype.str.encode() + bytes(value.tobytes())
    if isinstance(value, np.dtype) and value.kind in "biuf":
        return b"d" + value.str.encode()
    if is_na(value):
        return b"NA"
    if isinstance(value, re.Pattern):
        return b"p" + repr((value.pattern, value.flags)).encode("utf-8", "surrogatepass")
    if isinstance(value, range):
        return b"r" + repr((value.start, value.stop, value.step)).encode()
    if (decimal := decimal_constant(value)) is not None:
        return f"D{decimal[0]}e{decimal[1]};".encode()
    parts = offset_parts(value)
    if parts is not None:
        return b"o" + repr(parts).encode()
    if (zoned := zoned_constant(value)) is not None:
        return f"m{zoned[0].name}{zoned[1]};{database()}".encode()
    known = time_constant(value)
    return None if known is None else f"m{known[0].name}{known[1]};".encode()


def _encode_class(value: object) -> bytes | None:
    """Write a class, or a function that is known by its name; None for anything else."""
    structure = structure_of(value)
    fields = structure.fields if structure is not None else _fields_of(value)
    if fields is not None:
        return b"t" + repr((getattr(value, "__name__", ""), fields)).encode()
    if isinstance(value, DeviceFunction):
        return b"f" + value.symbol.encode()
    if value is functools.reduce or value is Counter:
        return b"@" + str(getattr(value, "__name__", "")).encode()
    if is_pandas_name(value) or offset_class(value):
        return b"@pandas:" + str(getattr(value, "__name__", "")).encode()
    if callable(value) and (by_name := library_name(value)) is not None:
        return by_name
    if isinstance(value, type) and issubclass(value, BaseException):
        return b"x" + repr((value.__module__, value.__qualname__, builtin_of(value).__name__)).encode()
    return None


def _fields_of(value: object) -> tuple[str, ...] | None:
    """Return the fields of a class of NamedTuples; None for anything else."""
    return getattr(value, "_fields", None) if isinstance(value, type) and issubclass(value, tuple) else None


def _encode_items(value: tuple[object, ...] | frozenset[object], name: str, where: str, function: str) -> bytes:
    items = [encode(item, name, where, function) for item in value]
    if isinstance(value, frozenset):
        return b"{" + b",".join(sorted(items)) + b"}"
    fields = repr(getattr(value, "_fields", "")).encode()
    return b"(" + fields + b"".join(struct.pack("<q", len(item)) + item for item in items) + b")"


def _encode_container(value: object, name: str, where: str, function: str) -> bytes:
    """Write what a container means, with the type of each value; one that may change is written as it is now."""
    try:
        return constant_image(constant_of(value), lambda one: encode(one, name, where, function))
    except ContainerError as refused:
        raise CapturedValueError(function=function, name=name, value=value, where=where, hint=str(refused)) from None


PANDAS: Final = frozenset({"Timestamp", "Timedelta", "to_datetime", "to_timedelta", "Series"})
"""What of pandas a function may call: made of other things when it is compiled, known by its name."""


def is_pandas_name(value: object) -> bool:
    """Return whether ``value`` is one of PANDAS."""
    name = getattr(value, "__name__", None)
    return name in PANDAS and getattr(sys.modules.get("pandas"), name, None) is value


def is_pandas_series(value: object) -> bool:
    """Return whether ``value`` is pandas' class Series, without importing pandas to ask."""
    module = sys.modules.get("pandas")
    return module is not None and value is getattr(module, "Series", None)


def library_name(value: object) -> bytes | None:
    """Return what names a function or class of a known library; None if the name does not lead back to it."""
    owner = getattr(value, "__module__", None) or type(value).__module__
    label = getattr(value, "__qualname__", None) or getattr(value, "__name__", None)
    if not isinstance(owner, str) or not isinstance(label, str) or owner.partition(".")[0] not in BY_NAME:
        return None
    if getattr(sys.modules.get(owner), label, None) is not value:
        return None
    return f"@{owner}:{label}".encode()


_SCALARS: Final[dict[type, Callable[..., bytes]]] = {
    type(None): lambda _: b"N",
    type(...): lambda _: b"E",
    bool: lambda value: b"T" if value else b"F",
    int: lambda value: b"i%d;" % value,
    float: lambda value: b"f" + struct.pack("<d", value),
    complex: lambda value: b"c" + struct.pack("<dd", value.real, value.imag),
    str: lambda value: b"s%d:" % len(value) + value.encode("utf-8", "surrogatepass"),
    bytes: lambda value: b"b%d:" % len(value) + value,
}


FUNCTIONS: Final = {
    "numba.core.registry.CPUDispatcher": "py_func",
    "numba.np.ufunc.dufunc.DUFunc": "_dispatcher.py_func",
    "numba.cuda.dispatcher.CUDADispatcher": "py_func",
    "numba_cuda_mlir.descriptor.MLIRDispatcher": "py_func",
}
"""Objects that stand for a Python function, which is compiled in their place: ``njit``, ``vectorize``, ``cuda.jit``."""

TAKE: Final = "udf.use_numba_extensions('{module}') uses the rules for Numba that this module has registered"

UNSUPPORTED: Final = {
    "numba.core.extending._Intrinsic": TAKE,
    "numba.np.ufunc.gufunc.GUFunc": "guvectorize fills an array: write a function that returns its value",
    "numba.core.ccallback.CFunc": "use the Python function that numba.cfunc was given",
    "numba.stencils.stencil.StencilFunc": "a stencil needs a whole array: use windows, series.rolling(n).apply(f)",
    "numba.typed.typeddict.Dict": "use a dict of Python's",
    "numba.typed.typedlist.List": "use a list of Python's, or an array",
}
"""Objects of Numba that a function cannot use -> what to do."""

LIBRARIES: Final = BY_NAME | {"numba"}
"""For whose functions and classes Numba has rules of its own."""


def class_name(value: object) -> str:
    """Return the full name of an object's class.

    Examples
    --------
    >>> class_name(1.5)
    'builtins.float'
    """
    return f"{type(value).__module__}.{type(value).__qualname__}"


def python_function(value: object) -> FunctionType | None:
    """Return the Python function that an object of Numba's stands for; None for anything else."""
    path = FUNCTIONS.get(class_name(value))
    found = None if path is None else attrgetter(path)(value)
    return found if isinstance(found, FunctionType) else None


def hint_for(value: object) -> str | None:
    """Return what to do about an object of Numba's, or one with rules for it, that a function cannot use; else None."""
    found = UNSUPPORTED.get(class_name(value))
    templates = sys.modules.get("numba.core.typing.templates")
    module = getattr(value, "__module__", None)
    if (
        found is None
        and templates is not None
        and isinstance(module, str)
        and module.partition(".")[0] not in LIBRARIES
    ):
        found = TAKE if any(known is value for known, _ in templates.builtin_registry.globals) else None
    return None if found is None else found.format(module=module)


@dataclass(slots=True)
class Extensions:
    """The modules whose rules for Numba hold in UDFs, and what they are rules for.

    ``version`` grows with every change; ``objects`` are functions, classes and intrinsics by their ``id()``, each with
    its full name. A rule's code is no part of a key, so that a process has keys of its own (``salt``).
    """

    modules: tuple[str, ...] = ()
    version: int = 0
    objects: dict[int, tuple[object, str]] = field(default_factory=dict)
    salt: bytes = b""

    def take(self, modules: tuple[str, ...], objects: dict[int, tuple[object, str]]) -> None:
        """Have the rules of ``modules`` hold, as they are now, beside those that were taken before."""
        self.modules = tuple(dict.fromkeys((*self.modules, *modules)))
        self.objects = {**self.objects, **objects}
        self.version += 1
        self.salt = self.salt or os.urandom(16)

    def holds(self, module: str | None) -> bool:
        """Return whether rules that were written in ``module`` hold."""
        return any(module == one or (module or "").startswith(f"{one}.") for one in self.modules)

    def name_of(self, value: object) -> str | None:
        """Return the full name of what a rule that was taken is for; None for anything else."""
        known = self.objects.get(id(value)) if self.objects else None
        return known[1] if known is not None and known[0] is value else None

    @property
    def image(self) -> tuple[object, ...]:
        """Return what of this is part of a key."""
        return (self.modules, self.version, self.salt) if self.modules else ()


EXTENSIONS: Final = Extensions()
"""Those of this process."""
