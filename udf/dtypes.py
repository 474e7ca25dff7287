"""The scalar types that a UDF can take and return, in one table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import numpy as np

from udf.errors import DTypeError

Kind = Literal["b", "i", "u", "f"]


@dataclass(frozen=True, slots=True, kw_only=True)
class DType:
    """One scalar type, with its name in every room that handles it.

    ``name`` is NumPy's (and Numba's) name, ``kind`` NumPy's kind letter, ``size`` the bytes that one
    value takes in a column, ``cpp`` its type in a kernel, ``ptx`` the type of the PTX value that
    stands for it (PTX ISA, "Fundamental Types").
    """

    name: str
    kind: Kind
    size: int
    cpp: str
    ptx: str

    @property
    def numpy(self) -> np.dtype:
        """Return the NumPy dtype of the same values."""
        return np.dtype(self.name)

    def __str__(self) -> str:
        return self.name


def _row(name: str, kind: Kind, size: int, cpp: str, ptx: str) -> tuple[str, DType]:
    return name, DType(name=name, kind=kind, size=size, cpp=cpp, ptx=ptx)


DTYPES: dict[str, DType] = dict(
    (
        _row("bool", "b", 1, "bool", "u8"),
        _row("int8", "i", 1, "signed char", "s8"),
        _row("int16", "i", 2, "short", "s16"),
        _row("int32", "i", 4, "int", "s32"),
        _row("int64", "i", 8, "long long", "s64"),
        _row("uint8", "u", 1, "unsigned char", "u8"),
        _row("uint16", "u", 2, "unsigned short", "u16"),
        _row("uint32", "u", 4, "unsigned int", "u32"),
        _row("uint64", "u", 8, "unsigned long long", "u64"),
        _row("float32", "f", 4, "float", "f32"),
        _row("float64", "f", 8, "double", "f64"),
    )
)


def dtype_of(spec: object) -> DType:
    """Return the :class:`DType` that ``spec`` (a NumPy dtype, its name, or a DType) names.

    Raises
    ------
    DTypeError
        If ``spec`` is not one of :data:`DTYPES`.

    Examples
    --------
    >>> dtype_of("float64").cpp
    'double'
    """
    if isinstance(spec, DType):
        return spec
    if isinstance(spec, str) and spec in DTYPES:
        return DTYPES[spec]
    try:
        found = DTYPES.get(np.dtype(spec).name)  # type: ignore[call-overload]
    except TypeError:
        found = None
    if found is None:
        raise DTypeError(spec, supported=tuple(DTYPES))
    return found
