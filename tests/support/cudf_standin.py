"""What of cuDF and pylibcudf the door uses, over host memory: buffers with addresses, Columns, Series, frames.

It is written after pylibcudf's ``column.pyx`` and cuDF's ``Series.from_pylibcudf``; tests/gpu/test_cudf.py asks the
real ones.
"""

from enum import Enum
from itertools import pairwise
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np
import pandas as pd

from tests.support.arrow_device import HostMemory

NAMES = (
    *(f"{kind}{bits}" for kind in ("INT", "UINT") for bits in (8, 16, 32, 64)),
    *("FLOAT32", "FLOAT64", "BOOL8", "STRING", "DECIMAL64"),
    *(
        f"{k}_{u}"
        for k in ("TIMESTAMP", "DURATION")
        for u in ("SECONDS", "MILLISECONDS", "MICROSECONDS", "NANOSECONDS")
    ),
)
TypeId = Enum("TypeId", NAMES)
DTYPES = {"BOOL8": "bool"} | {name: name.lower() for name in NAMES if name[-1].isdigit() and name != "BOOL8"}
UNITS = {"SECONDS": "s", "MILLISECONDS": "ms", "MICROSECONDS": "us", "NANOSECONDS": "ns"}


class gpumemoryview:  # noqa: N801 - pylibcudf's name
    """A buffer: where it begins, and its bytes."""

    def __init__(self, array: Any) -> None:
        self.obj, self.ptr, self.size = array, array.ctypes.data, array.nbytes


class DataType:
    def __init__(self, kind: TypeId) -> None:
        self._kind = kind

    def id(self) -> TypeId:
        return self._kind


class Column:
    """The account of a column's buffers; every part is asked by a method."""

    def __init__(self, data_type, size, data, mask, null_count, offset, children) -> None:
        said = {"type": data_type, "size": size, "data": data, "null_mask": mask, "null_count": null_count}
        for name, value in {**said, "offset": offset, "children": list(children)}.items():
            setattr(self, name, lambda value=value: value)

    def child(self, place):
        return self.children()[place]


def column_of(values: Any, offset: int = 0) -> Column:
    """Return a column of an Arrow array as libcudf has it, whose first ``offset`` rows are another's."""
    import pyarrow as pa  # noqa: PLC0415 - only to make samples

    array = pa.array(values)
    rows = len(array) - offset
    mask = array.is_valid().to_numpy(zero_copy_only=False)
    bits = np.zeros(-(-len(array) // 512) * 64 or 64, np.uint8)
    packed = np.packbits(mask, bitorder="little")
    bits[: len(packed)] = packed
    nulls = int((~mask[offset:]).sum())
    span = gpumemoryview(bits) if nulls else None
    if pa.types.is_string(array.type):
        _, places, chars = array.buffers()
        child = Column(DataType(TypeId.INT32), len(array) + 1, _span(places, np.int32), None, 0, 0, [])
        return Column(DataType(TypeId.STRING), rows, _span(chars, np.uint8), span, nulls, offset, [child])
    filled = array.fill_null(False if pa.types.is_boolean(array.type) else 0) if array.null_count else array
    numbers = np.array(filled.to_numpy(zero_copy_only=False))
    return Column(DataType(_kind_of(numbers.dtype)), rows, gpumemoryview(numbers), span, nulls, offset, [])


def _span(buffer: Any, dtype: Any) -> gpumemoryview | None:
    return None if buffer is None else gpumemoryview(np.frombuffer(buffer, dtype))


def _kind_of(dtype: np.dtype[Any]) -> TypeId:
    if dtype.kind in "mM":
        kind = "TIMESTAMP" if dtype.kind == "M" else "DURATION"
        unit = next(name for name, short in UNITS.items() if short == np.datetime_data(dtype)[0])
        return TypeId[f"{kind}_{unit}"]
    return TypeId["BOOL8" if dtype.kind == "b" else dtype.name.upper()]


def values_of(column: Column) -> list[Any]:
    """Return a column's values, by its buffers alone."""
    name, rows, first = column.type().id().name, column.size(), column.offset()

    def array(span, count, dtype):
        return HostMemory.borrowed(span.ptr if span is not None else 0, count, dtype, span, 0)

    valid = [True] * rows
    if column.null_mask() is not None:
        assert column.null_count() > 0
        bits = array(column.null_mask(), (first + rows + 7) // 8, np.uint8)
        valid = np.unpackbits(bits, bitorder="little")[first : first + rows].tolist()
    assert valid.count(0) == column.null_count()
    if name == "STRING":
        if not rows:
            return []
        child = column.child(0)
        places = array(child.data(), child.size(), DTYPES[child.type().id().name])[first:].tolist()
        chars = bytes(array(column.data(), places[rows], np.uint8))
        found = [chars[a:b].decode() for a, b in pairwise(places)]
    elif name in DTYPES:
        found = array(column.data(), first + rows, DTYPES[name])[first:].tolist()
    else:
        kind, _, unit = name.partition("_")
        dtype = f"{'M' if kind == 'TIMESTAMP' else 'm'}8[{UNITS[unit]}]"
        found = list(array(column.data(), first + rows, dtype)[first:])
    return [value if there else None for value, there in zip(found, valid, strict=True)]


class Index:
    """Labels on the GPU; ``asked`` counts how often they were brought to the host."""

    def __init__(self, labels: Any) -> None:
        self._labels, self.asked = labels if isinstance(labels, pd.Index) else pd.Index(labels), 0

    def to_pandas(self):
        self.asked += 1
        return self._labels


class Series:
    """A column with an index and a name. ``categories`` makes it a category whose codes are the column."""

    def __init__(
        self, data: Any, dtype: Any = None, index: Any = None, name: Any = None, categories: Any = None
    ) -> None:
        given = data if isinstance(data, Column) else column_of(data)
        self._column, self.name = given, name
        self.index = index if isinstance(index, Index) else Index(range(given.size()) if index is None else index)
        self.dtype = SimpleNamespace(tz=None) if categories is None else SimpleNamespace(
            tz=None, categories=categories, ordered=False
        )  # fmt: skip

    def to_pylibcudf(self):
        return self._column, {"name": self.name, "index": self.index}

    @classmethod
    def from_pylibcudf(cls, column, metadata):
        return cls(column, index=metadata["index"], name=metadata["name"])

    def tolist(self):
        return values_of(self._column)

    def to_pandas(self):
        return pd.Series(self.tolist())

    def __len__(self):
        return self._column.size()


class DataFrame:
    def __init__(self, columns: dict[Any, Any], index: Any = None) -> None:
        self._columns = {label: one if isinstance(one, Series) else Series(one) for label, one in columns.items()}
        rows = len(next(iter(self._columns.values())))
        self.index = index if isinstance(index, Index) else Index(range(rows) if index is None else index)
        self.columns = list(self._columns)

    def __getitem__(self, label):
        return self._columns[label]

    def __len__(self):
        return len(self._columns[self.columns[0]])

    def copy(self, *, deep):
        assert not deep
        return DataFrame(self._columns, self.index)

    def to_pandas(self):
        return pd.DataFrame({label: one.tolist() for label, one in self._columns.items()})

    @classmethod
    def from_pylibcudf(cls, table, metadata):
        made = zip(metadata["columns"], table.columns(), strict=True)
        return cls({label: Series(one) for label, one in made}, metadata["index"])


class Table:
    def __init__(self, columns: list[Column]) -> None:
        self._columns = columns

    def columns(self):
        return self._columns


def gather(table: Table, codes: Column, beyond: Any) -> Table:
    """Return the rows that codes name; null beyond."""
    assert beyond == "nullify"
    (values,) = map(values_of, table.columns())
    return Table([column_of([values[code] if code < len(values) else None for code in values_of(codes)])])


def count_nulls(mask: gpumemoryview, start: int, stop: int) -> int:
    """Return how many bits are not set."""
    return int((~np.unpackbits(mask.obj, bitorder="little")[start:stop].astype(bool)).sum())


def modules(series: Any = Series, frame: Any = DataFrame) -> dict[str, ModuleType]:
    """Return the modules ``cudf``, with these classes, and ``pylibcudf``."""
    cudf, plc = ModuleType("cudf"), ModuleType("pylibcudf")

    def register(kind):
        return lambda name: lambda accessor: setattr(kind, name, property(accessor)) or accessor

    registers = {"register_series_accessor": register(series), "register_dataframe_accessor": register(frame)}
    cudf.api = SimpleNamespace(extensions=SimpleNamespace(**registers))
    cudf.Series, cudf.DataFrame, cudf.from_pandas, cudf.NA = series, frame, Index, pd.NA
    plc.Column, plc.DataType, plc.TypeId, plc.Table, plc.gpumemoryview = Column, DataType, TypeId, Table, gpumemoryview
    plc.null_mask = SimpleNamespace(null_count=count_nulls)
    plc.copying = SimpleNamespace(gather=gather, OutOfBoundsPolicy=SimpleNamespace(NULLIFY="nullify"))
    return {"cudf": cudf, "pylibcudf": plc}
