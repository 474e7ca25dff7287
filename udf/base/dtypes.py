"""The scalar types that a UDF can take and return, in one table."""

from __future__ import annotations

import re
from functools import cache
from typing import Literal, cast

import numpy as np

from udf.base.compile_hints import did_you_mean
from udf.base.records import dataclass
from udf.errors import DTypeError, MissingPackageError

Kind = Literal["b", "i", "u", "f", "c", "M", "m", "Z", "O", "T", "V", "D"]
Encoding = Literal["ascii", "utf8"]
Unit = Literal["s", "ms", "us", "ns"]


@dataclass(frozen=True, slots=True, kw_only=True)
class DType:
    """One scalar type, with its name in every library and language that handles it.

    ``name`` is NumPy's (and Numba's) name, ``kind`` NumPy's kind letter, ``size`` the bytes that one
    value takes in a column, ``cpp`` its type in a kernel, ``ptx`` the type of the PTX value that
    stands for it (PTX ISA, "Fundamental Types"). A time ("M": since 1970, "m": a difference) is a whole
    number of its ``unit``; None for numbers. A category ("O") is the code, int32, of one of ``categories``, which
    are strings; ``ordered`` is pandas' and passed on. Text ("T") is UTF-8; a column of it has the byte at which each
    row begins, an integer of ``size`` bytes. ``encoding`` says whether all of it is ASCII: a byte is a code point.
    A date is a time at midnight, in seconds, with ``is_date``: Python's ``datetime.date``. A time with a ``zone`` ("Z")
    counts in UTC; that is a name of :mod:`udf.base.zones`. A complex number ("c") is
    two floats of ``part``, side by side; ``cpp`` and ``ptx`` are of both and of each. A decimal ("D") is an int128, in
    two words: how many units of 10**-``scale``, at most ``precision`` digits.
    """

    name: str
    kind: Kind
    size: int
    cpp: str
    ptx: str
    unit: Unit | None = None
    categories: tuple[str, ...] | None = None
    ordered: bool = False
    encoding: Encoding | None = None
    is_date: bool = False
    zone: str | None = None
    part: str | None = None
    precision: int = 0
    scale: int = 0

    @property
    def parts(self) -> tuple[DType, ...]:
        """Return the types of the numbers that a compiled function takes, or gives, for one value: a complex's two."""
        return (self,) if self.part is None else (DTYPES[self.part],) * 2

    @property
    def numpy(self) -> np.dtype:
        """Return the NumPy dtype of a column's values: of times int64, of categories int32, of text as it begins."""
        if self.kind in "VD":
            return np.dtype("uint16" if self.kind == "V" else "complex128")
        if self.categories is not None:
            return np.dtype("int32")
        if self.encoding is not None:
            return np.dtype(f"int{8 * self.size}")
        return np.dtype("int64" if self.unit else self.name)

    @property
    def logical(self) -> np.dtype:
        """Return the NumPy dtype that a user sees: that of the same name, of objects for categories and text."""
        if self.kind == "V":
            return bfloat16_of_numpy()
        if self.kind == "Z":
            return np.dtype(f"datetime64[{self.unit}]")
        return np.dtype(object if self.kind in "OTD" else "datetime64[s]" if self.is_date else self.name)

    @property
    def is_number(self) -> bool:
        """Return whether a column's values are what they stand for: no times, codes, text or bits."""
        return self.unit is None and self.kind not in "OTVD"

    @property
    def is_real(self) -> bool:
        """Return whether values are numbers that have an order, of which windows and groups are made."""
        return self.is_number and self.part is None

    def __str__(self) -> str:
        return self.name

    def __repr__(self) -> str:
        """Return the name, which stands for all but categories; what differs has another text, by which it is known."""
        known = "" if self.categories is None else f", {self.categories}, ordered={self.ordered}"
        return f"DType({self.name!r}{known})"


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

HALF = _row("float16", "f", 2, "unsigned short", "b16")[1]
"""Half precision: a column's values and results, by their bits. A function computes with floats, or rounds each
operation to a half where NumPy would (:mod:`udf.frontend.passes.rows.numpy_values`); windows and folds take it as
float32."""

BFLOAT16 = _row("bfloat16", "V", 2, "unsigned short", "b16")[1]
"""The upper half of a float32, by its bits: of columns and results. A function computes with floats."""


def bfloat16_of_numpy() -> np.dtype:
    """Return the dtype that the package ml_dtypes has given NumPy.

    Raises
    ------
    MissingPackageError
        If it is not installed.
    """
    try:
        from ml_dtypes import bfloat16  # noqa: PLC0415 - who has such values has the package
    except ModuleNotFoundError as missing:
        raise MissingPackageError("ml_dtypes", "bfloat16") from missing
    return np.dtype(bfloat16)


COMPLEX: dict[str, DType] = {
    name: DType(name=name, kind="c", size=2 * part.size, cpp=f"pair<{part.cpp}>", ptx=part.ptx, part=part.name)
    for name, part in (("complex64", DTYPES["float32"]), ("complex128", DTYPES["float64"]))
}
"""Complex numbers: of columns, and results. A function computes with Python's, which have two float64."""


def decimal_type(precision: int, scale: int) -> DType:
    """Return the type of a column of decimals of so many digits, ``scale`` of them behind the point.

    Examples
    --------
    >>> decimal_type(10, 2).name
    'decimal128(10, 2)'
    """
    name = f"decimal128({precision}, {scale})"
    cpp, ptx, part = "pair<unsigned long long>", "u64", "uint64"
    return DType(name=name, kind="D", size=16, cpp=cpp, ptx=ptx, part=part, precision=precision, scale=scale)


UNITS: dict[Unit, int] = {"s": 1, "ms": 10**3, "us": 10**6, "ns": 10**9}
"""The units of times -> how many of them are a second."""


def _time(kind: Literal["datetime64", "timedelta64"], unit: Unit) -> tuple[str, DType]:
    name = f"{kind}[{unit}]"
    letter: Kind = "M" if kind == "datetime64" else "m"
    return name, DType(name=name, kind=letter, size=8, cpp="long long", ptx="s64", unit=unit)


DATE = DType(name="date", kind="M", size=8, cpp="long long", ptx="s64", unit="s", is_date=True)
"""The type of what ``.date()`` gives: dates in Python, ``date32`` in Arrow, objects in pandas."""

TIMES: dict[str, DType] = {
    **dict(_time(kind, unit) for kind in ("datetime64", "timedelta64") for unit in UNITS), DATE.name: DATE
}  # fmt: skip
"""The types of times, which a column holds as int64."""


@cache
def zoned_type(unit: Unit, zone: str) -> DType:
    """Return the type of a column of times of a zone (:mod:`udf.base.zones`), which counts in UTC.

    Examples
    --------
    >>> zoned_type("us", "Europe/Berlin").name
    'datetime64[us, Europe/Berlin]'
    """
    name = f"datetime64[{unit}, {zone}]"
    return DType(name=name, kind="Z", size=8, cpp="long long", ptx="s64", unit=unit, zone=zone)


def category(categories: tuple[str, ...], *, ordered: bool = False) -> DType:
    """Return the type of a column whose values are the places of strings in ``categories``.

    Examples
    --------
    >>> category(("AA", "UA")).numpy.name
    'int32'
    """
    return DType(name="category", kind="O", size=4, cpp="int", ptx="s32", categories=categories, ordered=ordered)


def _text(encoding: Encoding, size: int) -> DType:
    name = f"text[{encoding}]" if size == 8 else f"text[{encoding}, {8 * size}]"
    whole = DTYPES[f"int{8 * size}"]
    return DType(name=name, kind="T", size=size, cpp=whole.cpp, ptx=whole.ptx, encoding=encoding)


_ENCODINGS: tuple[Encoding, ...] = ("ascii", "utf8")
TEXTS: dict[str, DType] = {
    text.name: text for encoding in _ENCODINGS for text in (_text(encoding, 8), _text(encoding, 4))
}
"""The types of text, by whether it is ASCII and how wide its offsets are (Arrow's large_string and string)."""


@cache
def text_type(encoding: Encoding, size: int = 8) -> DType:
    """Return the type of a column of text whose rows begin at integers of ``size`` bytes.

    Examples
    --------
    >>> text_type("ascii").name
    'text[ascii]'
    """
    return next(text for text in TEXTS.values() if text.encoding == encoding and text.size == size)


SUPPORTED = (
    *DTYPES,
    HALF.name,
    BFLOAT16.name,
    *COMPLEX,
    *(f"{kind}[{', '.join(UNITS)}]" for kind in ("datetime64", "timedelta64")),
    DATE.name,
    "decimal128",
    "category",
    "str",
)
"""What an error lists."""


def same_type(first: DType, second: DType) -> bool:
    """Return whether values of two types can be equal: text is text, whatever its bytes and its offsets are."""
    return first == second or first.kind == second.kind == "T"


_BY_NUMPY = {
    dtype.logical: dtype for dtype in (*DTYPES.values(), HALF, *COMPLEX.values(), *TIMES.values()) if not dtype.is_date
}

_DECIMAL = re.compile(r"decimal128\((\d+), ?(\d+)\)")
_ZONED = re.compile(r"datetime64\[(s|ms|us|ns), (.+)\]")
_BY_NAME = {**DTYPES, **TEXTS, "str": text_type("utf8"), DATE.name: DATE}


def _of_ml_dtypes(spec: object) -> DType:
    name = getattr(spec, "__name__", str(spec))
    if name != BFLOAT16.name:
        raise DTypeError(name, supported=SUPPORTED)
    return BFLOAT16


def _of_name(name: str) -> DType | None:
    """Return the type of a name that NumPy has not."""
    if decimal := _DECIMAL.fullmatch(name):
        return decimal_type(int(decimal[1]), int(decimal[2]))
    zoned = _ZONED.fullmatch(name)
    return _BY_NAME.get(name) if zoned is None else zoned_type(cast("Unit", zoned[1]), zoned[2])


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
    if isinstance(spec, np.dtype):  # which most calls name
        known = _BY_NUMPY.get(spec)
        if known is not None:
            return known
    if isinstance(spec, DType):
        return spec
    if spec is str:
        return text_type("utf8")
    if isinstance(spec, str) and (named := _of_name(spec)) is not None:
        return named
    if str(spec) == BFLOAT16.name or getattr(spec, "__module__", "") == "ml_dtypes":
        return _of_ml_dtypes(spec)
    try:
        given: np.dtype = np.dtype(spec)  # type: ignore[call-overload]
    except (TypeError, ValueError, SyntaxError):  # as NumPy says it of "struct<x: double, n: int64>"
        near = did_you_mean(spec, SUPPORTED)
        raise DTypeError(spec, supported=SUPPORTED, hint=f"{near}." if near else None) from None
    found = _BY_NUMPY.get(given) or _BY_NUMPY.get(given.newbyteorder("="))
    if found is None:
        raise DTypeError(spec, supported=SUPPORTED)
    return found
