"""The scalar types that a UDF can take and return, in one table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import numpy as np

from udf.errors import DTypeError

Kind = Literal["b", "i", "u", "f", "M", "m", "O"]
Unit = Literal["s", "ms", "us", "ns"]


@dataclass(frozen=True, slots=True, kw_only=True)
class DType:
    """One scalar type, with its name in every room that handles it.

    ``name`` is NumPy's (and Numba's) name, ``kind`` NumPy's kind letter, ``size`` the bytes that one
    value takes in a column, ``cpp`` its type in a kernel, ``ptx`` the type of the PTX value that
    stands for it (PTX ISA, "Fundamental Types"). A time ("M": since 1970, "m": a difference) is a whole
    number of its ``unit``; None for numbers. A category ("O") is the code, int32, of one of ``categories``, which
    are strings; ``ordered`` is pandas' and passed on.
    """

    name: str
    kind: Kind
    size: int
    cpp: str
    ptx: str
    unit: Unit | None = None
    categories: tuple[str, ...] | None = None
    ordered: bool = False

    @property
    def numpy(self) -> np.dtype:
        """Return the NumPy dtype of a column's values; int64 for times, int32 for categories."""
        if self.categories is not None:
            return np.dtype("int32")
        return np.dtype("int64" if self.unit else self.name)

    @property
    def logical(self) -> np.dtype:
        """Return the NumPy dtype that a user sees: that of the same name, of objects for categories."""
        return np.dtype(object if self.categories is not None else self.name)

    @property
    def is_number(self) -> bool:
        """Return whether a column's values are what they stand for: no times and no codes."""
        return self.unit is None and self.categories is None

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


UNITS: dict[Unit, int] = {"s": 1, "ms": 10**3, "us": 10**6, "ns": 10**9}
"""The units of times -> how many of them are a second."""


def _time(kind: Literal["datetime64", "timedelta64"], unit: Unit) -> tuple[str, DType]:
    name = f"{kind}[{unit}]"
    letter: Kind = "M" if kind == "datetime64" else "m"
    return name, DType(name=name, kind=letter, size=8, cpp="long long", ptx="s64", unit=unit)


TIMES: dict[str, DType] = dict(_time(kind, unit) for kind in ("datetime64", "timedelta64") for unit in UNITS)
"""The types of times, which a column holds as int64."""


def category(categories: tuple[str, ...], *, ordered: bool = False) -> DType:
    """Return the type of a column whose values are the places of strings in ``categories``.

    Examples
    --------
    >>> category(("AA", "UA")).numpy.name
    'int32'
    """
    return DType(name="category", kind="O", size=4, cpp="int", ptx="s32", categories=categories, ordered=ordered)


SUPPORTED = (*DTYPES, *(f"{kind}[{', '.join(UNITS)}]" for kind in ("datetime64", "timedelta64")), "category")
"""What an error lists."""


_BY_NUMPY = {dtype.logical: dtype for dtype in (*DTYPES.values(), *TIMES.values())}


def dtype_of(spec: object) -> DType:
    """Return the :class:`DType` that ``spec`` (a NumPy dtype, its name, or a DType) names.

    Raises
    ------
    DTypeError
        If ``spec`` is none of :data:`DTYPES` and :data:`TIMES`.

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
        given: np.dtype = np.dtype(spec)  # type: ignore[call-overload]
    except TypeError:
        raise DTypeError(spec, supported=SUPPORTED) from None
    found = _BY_NUMPY.get(given) or _BY_NUMPY.get(given.newbyteorder("="))
    if found is None:
        raise DTypeError(spec, supported=SUPPORTED)
    return found
