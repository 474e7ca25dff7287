"""Constants as bytes: what a function captures, written so that different values never look alike."""

import functools
import re
import struct
import sys
from collections import Counter
from collections.abc import Callable
from enum import Enum
from typing import Final

import numpy as np

from udf.base.null_kinds import is_na
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
