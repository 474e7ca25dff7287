"""The columns of the matrix: dtypes and storages, each with tame values and with those near its limits."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal
from typing import TYPE_CHECKING, Any, Final

import numpy as np
import pandas as pd
import pyarrow as pa

if TYPE_CHECKING:
    from collections.abc import Iterable


@dataclass(frozen=True, slots=True)
class Values:
    """One dtype in one storage: its kind, pandas' name of it, tame values, values at its limits, what a null is."""

    kind: str
    dtype: Any
    tame: tuple[Any, ...]
    edges: tuple[Any, ...]
    null: Any = None

    def series(self, values: Iterable[Any], index: Any = None) -> pd.Series[Any]:
        """Return a Series of some of them."""
        return pd.Series(list(values), dtype=self.dtype, index=index)


_SMALL: Final = (3, 1, 0, 7, 2, 5, 1)
_SIGNED: Final = (*_SMALL, -4, 9)
_FLOATS: Final = (1.5, -2.25, 0.0, 7.0, 0.5, 3.0, -0.0, 100.125)
_WORDS: Final = ("ab", "b", " a b", "Abc", "zab", "12", "a,b a", "x1")
_DAYS: Final = tuple(pd.Timestamp(t) for t in ("2020-01-31 05:30", "2019-12-01", "2024-02-29 23:59:59", "1970-01-01"))
_EARLY: Final = (pd.Timestamp("1969-12-31 23:59:59"), pd.Timestamp("2100-03-01"), pd.Timestamp("1900-01-01"))
_ZONED: Final = tuple(t.tz_localize("Europe/Berlin") for t in _DAYS)
_CHANGES: Final = tuple(
    pd.Timestamp(t, tz="UTC").tz_convert("Europe/Berlin")
    for t in ("2024-03-31 00:59:59", "2024-03-31 01:00", "2024-10-27 00:30", "2024-10-27 01:30:00.000001", "1900-01-01")
)
_SPANS: Final = tuple(pd.Timedelta(t) for t in ("1 day", "-3 hours", "90 min", "2 days 00:00:01", "0 s"))


_MONEY: Final = tuple(Decimal(one) for one in ("1.25", "-3.10", "0.00", "7.05"))


def _ends(dtype: str) -> tuple[int, ...]:
    """Return numbers near the ends of an integer dtype."""
    info = np.iinfo(dtype)
    beside = (2**53, 2**53 + 1, 2**62) if info.bits == 64 else ()
    return (info.min, info.min + 1, 0, 1, info.max - 1, info.max, *beside)


_FLOAT_EDGES: Final = (np.inf, -np.inf, -0.0, 0.0, 1e308, 5e-324, 0.1, 2.5, -2.5, float(2**53), -1e-9)
_TEXT_EDGES: Final = ("", " ", "a", "ß", "Éa b", "0", "-1", "1.5", "a\nb", "\U0001d4b3b")

VALUES: Final[dict[str, Values]] = {
    "int8": Values("int", "int8", _SIGNED, _ends("int8")),
    "int64": Values("int", "int64", _SIGNED, _ends("int64")),
    "uint8": Values("int", "uint8", _SMALL, _ends("uint8")),
    "uint64": Values("int", "uint64", _SMALL, _ends("uint64")),
    "float32": Values("float", "float32", _FLOATS, (np.inf, -np.inf, -0.0, 1e38, 1e-45, 0.1, 2.5), np.nan),
    "float64": Values("float", "float64", _FLOATS, _FLOAT_EDGES, np.nan),
    "bool": Values("bool", "bool", (True, False, True), (False, False, True)),
    "str": Values("text", "str", _WORDS, _TEXT_EDGES, np.nan),
    "object text": Values("text", "object", _WORDS, _TEXT_EDGES, None),
    "object ints": Values("int", "object", _SIGNED, _ends("int64"), None),
    "object mixed": Values("int", "object", (3, 0.5, 1, 2.0, -4), (2**53 + 1, True, 0.5, 0, False), None),
    "Int8": Values("int", "Int8", _SIGNED, _ends("int8"), pd.NA),
    "Int64": Values("int", "Int64", _SIGNED, _ends("int64"), pd.NA),
    "UInt64": Values("int", "UInt64", _SMALL, _ends("uint64"), pd.NA),
    "Float64": Values("float", "Float64", _FLOATS, _FLOAT_EDGES, pd.NA),
    "boolean": Values("bool", "boolean", (True, False, True), (False, True, True), pd.NA),
    "string": Values("text", "string", _WORDS, _TEXT_EDGES, pd.NA),
    "int64[pyarrow]": Values("int", "int64[pyarrow]", _SIGNED, _ends("int64"), pd.NA),
    "double[pyarrow]": Values("float", "double[pyarrow]", _FLOATS, _FLOAT_EDGES, pd.NA),
    "bool[pyarrow]": Values("bool", "bool[pyarrow]", (True, False, True), (False, True, True), pd.NA),
    "string[pyarrow]": Values("text", pd.ArrowDtype(pa.string()), _WORDS, _TEXT_EDGES, pd.NA),
    "category of text": Values("category", "category", ("ab", "b", "zab", "b"), ("b", "", "Éa"), None),
    "category of ints": Values("int", "category", _SMALL, (10, 2, 0, -1), None),
    "ordered category": Values(
        "category", pd.CategoricalDtype(["b", "zab", "ab"], ordered=True), ("ab", "b", "zab", "b"), ("b", "ab"), None
    ),
    "datetime64[ns]": Values("moment", "datetime64[ns]", _DAYS, _EARLY, pd.NaT),
    "datetime64[s]": Values("moment", "datetime64[s]", tuple(t.floor("s") for t in _DAYS), _EARLY, pd.NaT),
    "complex128": Values("complex", "complex128", (1 + 2j, 0j, -1.5 + 0j), (1e300 + 1j, complex(0.0, -1.0))),
    "decimal[pyarrow]": Values(
        "decimal", pd.ArrowDtype(pa.decimal128(9, 2)), _MONEY, (*_MONEY, Decimal("-0.01")), pd.NA
    ),
    "timestamp[us][pyarrow]": Values("moment", pd.ArrowDtype(pa.timestamp("us")), _DAYS, _EARLY, pd.NA),
    "timedelta64[ns]": Values("span", "timedelta64[ns]", _SPANS, (pd.Timedelta(-1), pd.Timedelta.max), pd.NaT),
    "datetime64[us] with a zone": Values("zoned", "datetime64[us, Europe/Berlin]", _ZONED, _CHANGES, pd.NaT),
}
"""Name of a dtype in its storage -> its values."""

KINDS: Final = frozenset(one.kind for one in VALUES.values())
"""What the tables of operations call a domain; ``any`` is all of them."""

NULLS: Final = ("none", "some", "first", "all")
INDEXES: Final = ("range", "labels", "times", "duplicates", "shuffled")
SIZES: Final = (50, 1, 2, 300, 0)


def column(name: str, nulls: str, index: str, size: int, *, edges: bool) -> pd.Series[Any]:
    """Return a column of the matrix.

    Examples
    --------
    >>> column("Int8", "first", "range", 3, edges=False).tolist()
    [<NA>, 1, 0]
    """
    of = VALUES[name]
    given = of.edges + of.tame[:2] if edges else of.tame
    values: list[Any] = [given[(7 * i + i // len(given)) % len(given)] for i in range(size)]
    if name in NULLABLE:
        for i in range(size):
            if nulls == "all" or (nulls == "some" and i % 5 == 2) or (nulls == "first" and i == 0):
                values[i] = of.null
    return of.series(values, _index(index, size))


def _index(kind: str, size: int) -> Any:
    """Return an index of a kind."""
    if kind == "labels":
        return pd.Index([f"r{i}" for i in range(size)], dtype="object", name="row")
    if kind == "times":
        return pd.date_range("2020-01-01", periods=size, freq="h")
    if kind == "duplicates":
        return pd.Index([i // 2 for i in range(size)])
    if kind == "shuffled":
        return pd.Index([(i * 17) % 307 for i in range(size)])
    return pd.RangeIndex(size)


NULLABLE: Final = frozenset(
    name for name, of in VALUES.items() if of.null is not None or name.startswith(("object", "cat", "ordered"))
)
"""Those that can have nulls."""
