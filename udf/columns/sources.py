"""Where a frame's columns come from; each is read at first use.

A column that no UDF touches is never converted: it is passed through, and goes out as it came. What a
table costs therefore does not depend on how many columns it has.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

from udf.columns import read
from udf.columns.arrays import read_numpy
from udf.columns.bitmask import pack, valid_rows
from udf.columns.column import Column
from udf.columns.column_use import INDEX, FieldLabel
from udf.columns.labelled_column import LabelledColumn
from udf.columns.pandas_layouts import is_pandas
from udf.columns.parts import Parts, parts_of
from udf.columns.text import pyarrow, slice_column
from udf.errors import DTypeError, DuplicateColumnError

if TYPE_CHECKING:
    import pyarrow as pa

    from udf.base.dtypes import DType
    from udf.columns.pandas_names import pd

_PROTOCOLS = (
    *("__arrow_c_array__", "__arrow_c_stream__"),
    *("__arrow_c_device_array__", "__cuda_array_interface__", "__dlpack__"),
)


class Source(Protocol):
    """The columns of one table, or one column alone."""

    @property
    def on_host(self) -> bool:
        """Return whether it is known to be in host memory."""
        ...

    def read(self, label: Hashable) -> LabelledColumn:
        """Return column ``label`` as numbers; raise DTypeError if it cannot enter a UDF."""
        ...

    def original(self, label: Hashable) -> object:
        """Return column ``label`` as it came."""
        ...

    def parts(self, label: Hashable) -> Parts:
        """Return the parts of column ``label`` by name, as arrays or columns; none if it has none."""
        ...

    def between(self, start: int, stop: int) -> Source:
        """Return the same columns with the rows from ``start`` to ``stop``."""
        ...


class TableSource:
    """The columns of a table that has them by label: ``pandas.DataFrame``, ``pyarrow.Table``."""

    __slots__ = ("_read", "table")

    def __init__(self, table: pd.DataFrame | pa.Table) -> None:
        self.table = table
        self._read: dict[Hashable, LabelledColumn] = {}

    @property
    def on_host(self) -> bool:
        """Return whether it is a table of pandas or pyarrow."""
        return type(self.table).__module__.partition(".")[0] in ("pandas", "pyarrow")

    def read(self, label: Hashable) -> LabelledColumn:
        """Return column ``label`` as numbers, sharing its memory where it can be shared."""
        if label not in self._read:
            given = self.given(label)
            self._read[label] = self.seen(given, read_column(given, label))
        return self._read[label]

    def key(self, label: Hashable) -> object:
        """Return column ``label`` as it was read, if it was and is as NumPy's arrays are; else as it is given."""
        found = self._read.get(label)
        return found if found is not None and found.storage == "numpy" else self.given(label)

    def given(self, label: Hashable) -> object:
        """Return column ``label`` for :meth:`read`."""
        return self.table[label]

    def seen(self, given: object, found: LabelledColumn) -> LabelledColumn:
        """Return the column ``given`` as a function sees it: as it was ``found``."""
        del given
        return found

    def original(self, label: Hashable) -> object:
        """Return column ``label`` as the table has it."""
        return self.table[label]

    def parts(self, label: Hashable) -> Parts:
        """Return the parts of column ``label``, as arrays."""
        return parts_of(self.table[label])

    def between(self, start: int, stop: int) -> TableSource:
        """Return the same columns with the rows from ``start`` to ``stop``; shares the memory."""
        table = self.table
        return type(self)(table.iloc[start:stop] if hasattr(table, "iloc") else table.slice(start, stop - start))


class PlacedSource(TableSource):
    """The columns of a pandas DataFrame by their places, which are known: to make a Series of one takes longer."""

    __slots__ = ("_places",)

    def __init__(self, table: pd.DataFrame | pa.Table, places: Mapping[Hashable, int] | None = None) -> None:
        super().__init__(table)
        self._places = places

    def given(self, label: Hashable) -> object:
        """Return the array of a column; without places the column."""
        if self._places is None:
            return self.table[label]
        return self.table._mgr.iget_values(self._places[label])  # noqa: SLF001 - the only way to the array alone


class SameSource(Mapping[Hashable, Source]):
    """The one source of all columns of a table; ``labels`` are a dict's keys, for as many calls as there are."""

    __slots__ = ("_labels", "source")

    def __init__(self, labels: Mapping[Hashable, object], source: Source) -> None:
        self._labels, self.source = labels, source

    def __getitem__(self, label: Hashable) -> Source:
        if label in self._labels:
            return self.source
        raise KeyError(label)

    def __contains__(self, label: object) -> bool:
        return label in self._labels

    def __iter__(self) -> Iterator[Hashable]:
        return iter(self._labels)

    def __len__(self) -> int:
        return len(self._labels)


class OneColumn:
    """One column: numbers that are read already; text, and what cannot enter a UDF, as it came.

    Examples
    --------
    >>> OneColumn([1, 2, 3]).rows, OneColumn(["x", "y"]).rows
    (3, 2)
    """

    __slots__ = ("_text", "index", "rows", "values")

    def __init__(self, data: Any) -> None:
        self.values: Any = data if _is_reiterable(data) else list(data)
        self._text: LabelledColumn | None = None
        if not isinstance(data, LabelledColumn):
            try:
                found = read(self.values)
            except DTypeError:
                self.values = _immutable(self.values)
            else:
                if found.column.text is None or found.column.device == "cuda":
                    self.values = found
                else:
                    self._text, self.values = found, _immutable(self.values)
        found = self.values
        self.rows: int = len(found.column) if isinstance(found, LabelledColumn) else len(found)
        self.index: object = found.index if isinstance(found, LabelledColumn) else _index_of(found)

    @property
    def on_host(self) -> bool:
        """Return whether the values that were read are in host memory."""
        return isinstance(self.values, LabelledColumn) and self.values.column.device == "cpu"

    def read(self, label: Hashable) -> LabelledColumn:
        """Return the column; raise DTypeError if it is none that a UDF takes."""
        if isinstance(self.values, LabelledColumn):
            return self.values
        if self._text is None:
            self._text = read_column(self.values, label)
        return self._text

    def original(self, _: Hashable) -> object:
        """Return the values as they came."""
        return self.values

    def parts(self, _: Hashable) -> Parts:
        """Return the parts of the values, as arrays."""
        return parts_of(self.values)

    def between(self, start: int, stop: int) -> OneColumn:
        """Return the rows from ``start`` to ``stop``; shares the memory."""
        if not isinstance(self.values, LabelledColumn):
            part = object.__new__(OneColumn)
            part._text = None
            part.values = getattr(self.values, "iloc", self.values)[start:stop]
            part.rows, part.index = stop - start, _index_of(part.values)
            return part
        column = slice_column(self.values.column, start, stop)
        return OneColumn(LabelledColumn(column=column, storage=self.values.storage))


class DuplicateColumn:
    """A label that several columns of a table have: refused where it is used."""

    __slots__ = ("times",)
    on_host = True

    def __init__(self, times: int) -> None:
        self.times = times

    def read(self, label: Hashable) -> LabelledColumn:
        """Raise DuplicateColumnError."""
        raise DuplicateColumnError(label, self.times)

    original = read

    def parts(self, _: Hashable) -> Parts:
        """Return none."""
        return {}

    def between(self, start: int, stop: int) -> DuplicateColumn:
        """Return itself: it has no rows."""
        del start, stop
        return self


def _immutable(values: object) -> object:
    """Return what cannot enter a UDF as it can be kept: nobody changes it, and it has a length."""
    if not is_pandas(values) and any(hasattr(values, name) for name in _PROTOCOLS[:2]):
        return pyarrow("keeping a column").chunked_array(values if hasattr(values, _PROTOCOLS[1]) else [values])
    return tuple(values) if isinstance(values, list) else values


def read_column(values: object, label: Hashable) -> LabelledColumn:
    """Return what a table has as column ``label``, read; an error names it."""
    try:
        return read_numpy(values) if type(values) is np.ndarray else read(values)  # which asks who else it may be
    except DTypeError as refused:
        raise refused.of_column(label) from None


def is_scalar(data: object) -> bool:
    """Return whether ``data`` is one value, not a column of them.

    Examples
    --------
    >>> is_scalar("text"), is_scalar(1.5), is_scalar(None), is_scalar([1.5])
    (True, True, True, False)
    """
    if isinstance(data, str | bytes):
        return True
    return not isinstance(data, Iterable | LabelledColumn) and not any(hasattr(data, name) for name in _PROTOCOLS)


def broadcast(value: object, rows: int) -> OneColumn:
    """Return the column that has ``value`` in every one of ``rows`` rows."""
    one = OneColumn([value])
    if not isinstance(one.values, LabelledColumn):
        return OneColumn([value] * rows)
    column = one.values.column
    valid = np.repeat(valid_rows(column), rows)
    values = np.repeat(column.values, rows)
    validity = None if column.validity is None else pack(valid)
    text = None if column.text is None else replace(column.text, stops=np.repeat(column.text.stops, rows))
    return OneColumn(LabelledColumn(column=replace(column, values=values, validity=validity, text=text)))


def _is_reiterable(data: object) -> bool:
    return (
        hasattr(data, "__len__") or isinstance(data, LabelledColumn) or any(hasattr(data, name) for name in _PROTOCOLS)
    )


def _index_of(data: object) -> pd.Index | None:
    """Return the index of a pandas Series; None for anything else (a list's ``index`` is a method)."""
    index = getattr(data, "index", None)
    return index if hasattr(index, "get_indexer") else None


MOST_SETS = 64
"""Sets of labels whose columns a frame keeps together."""


class FrameColumns(Mapping[Hashable, Column]):
    """The columns of a frame as the pipeline takes them: each is converted when it is asked for.

    A frame keeps this between calls; which columns those took is looked up then, for ``MOST_SETS`` functions.
    """

    __slots__ = ("_among", "_parts", "index", "rows", "sources")

    def __init__(self, sources: Mapping[Hashable, Source], index: object = None, rows: int = 0) -> None:
        self.sources, self.index, self.rows = sources, index, rows
        self._parts: dict[Hashable, Parts] = {}
        self._among: dict[tuple[Hashable, ...], tuple[tuple[Hashable, ...], tuple[Column, ...]]] = {}

    def parts(self, label: Hashable) -> Parts:
        """Return the parts of column ``label`` by name, as arrays; none if it has none (:mod:`udf.columns.parts`)."""
        if label not in self._parts:
            source = self.sources.get(label)
            self._parts[label] = {} if source is None else source.parts(label)
        return self._parts[label]

    def __getitem__(self, label: Hashable) -> Column:
        if label is INDEX:
            return index_column(self.index, self.rows)
        if type(label) is FieldLabel:
            found = self.parts(label.whole)[label.name]
            return (
                found if isinstance(found, LabelledColumn) else read_column(found, f"{label.whole}.{label.name}")
            ).column
        return self.sources[label].read(label).column

    def perhaps_on_gpu(self) -> Iterator[Column]:
        """Yield the columns that may lie on a GPU; none is read to find out that it is in host memory."""
        for label, source in self.sources.items():
            if not source.on_host:
                with suppress(DTypeError, DuplicateColumnError):
                    yield source.read(label).column

    def among(self, labels: tuple[Hashable, ...]) -> tuple[tuple[Hashable, ...], tuple[Column, ...]]:
        """Return those of ``labels`` that there are, and their columns."""
        found = self._among.get(labels)
        if found is None:
            sources = self.sources
            there = tuple(dict.fromkeys([label for label in labels if label in sources or label is INDEX]))
            found = there, tuple([self[label] for label in there])
            if all(label in self.sources for label in there):  # others are made for this call alone
                if len(self._among) >= MOST_SETS:
                    self._among.clear()
                self._among[labels] = found
        return found

    def __iter__(self) -> Iterator[Hashable]:
        return iter(self.sources)

    def __len__(self) -> int:
        return len(self.sources)

    def __contains__(self, label: object) -> bool:
        return label in self.sources or label is INDEX


def index_column(index: pd.Index, rows: int) -> Column:
    """Return the labels of a frame's rows as a column, for ``row.name``: text as a category, none as 0, 1, .."""
    if index is None:
        return Column(values=np.arange(rows))
    if hasattr(index, "place"):  # rows of a file
        return Column(values=np.arange(index[0], index[0] + rows) if rows else np.arange(0))
    if getattr(index, "nlevels", 1) > 1:
        hint = "the index has several levels: give row.name no part, or frame.reset_index() first."
        raise DTypeError("a MultiIndex", supported=(), where="row.name", hint=hint)
    try:
        return read_column(index.to_numpy() if index.dtype.kind in "iufb" else index.to_series(), "name").column
    except DTypeError:
        return read_column(index.astype("category").to_series(), "name").column


def dtype_or_type(source: Source, label: Hashable) -> DType | str:
    """Return the scalar type of a column; the name of its own type for one that cannot enter a UDF."""
    try:
        return source.read(label).column.dtype
    except DTypeError:
        original = source.original(label)
        return str(getattr(original, "dtype", None) or getattr(original, "type", "object"))
