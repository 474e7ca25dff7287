"""The exception of one row or window, made by Python: the function runs once more on the values that it saw.

Compiled code knows that a row raises, and where. The exception of a user's own class, and arguments that are computed,
are Python's to make. What it raises is taken if it is of that class, or comes from that line; if it is neither, as
where a sum in another order took another branch, the exception is left as compiled code knows it.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Hashable, Iterator, Mapping
from contextlib import suppress
from dataclasses import replace
from importlib.util import find_spec
from traceback import walk_tb
from typing import TYPE_CHECKING, Any

import numpy as np

from udf.base.null_kinds import objects_of
from udf.base.raising import LEFT
from udf.base.zones import zone_of
from udf.bind.own_classes import own_name
from udf.bind.window_shapes import explicit_bounds
from udf.columns.bitmask import valid_rows
from udf.columns.column import Column
from udf.columns.column_use import FieldLabel
from udf.columns.logical_values import to_logical
from udf.columns.pandas_layouts import pandas
from udf.columns.sources import FrameColumns
from udf.columns.text import as_strings, slice_column
from udf.columns.transfers import to_host
from udf.errors import DTypeError, DuplicateColumnError
from udf.windows.bounds import Bounds, FixedBounds, GroupedBounds, bounds_to_host, groups_to_host

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from udf.base.annotations import Array
    from udf.base.stages import RaiseSite
    from udf.columns.pandas_names import SeriesOrFrame, pd


def replay(
    function: Callable[..., object], arguments: tuple[object, ...], kwargs: Mapping[str, object], site: RaiseSite
) -> BaseException | None:
    """Return what Python raises where compiled code raised at ``site``, with the frames of the user's code only."""
    try:
        with np.errstate(all="ignore"):
            function(*arguments, **kwargs)
    except BaseException as error:
        if not is_from_site(error, site):
            if isinstance(error, KeyboardInterrupt):
                raise
            return None
        trace = error.__traceback__
        return error.with_traceback(None if trace is None else trace.tb_next)
    return None


def is_from_site(error: BaseException, site: RaiseSite) -> bool:
    """Return whether ``error`` has the class of ``site``, or came from its line; where a row leaves any is Python's."""
    kind = type(error)
    if site.own == LEFT or (own_name(kind) or kind.__name__) == (site.own or site.exception):
        return True
    places = ((frame.f_code.co_filename, line) for frame, line in walk_tb(error.__traceback__))
    return (site.file, site.line) in places


# -- rows --------------------------------------------------------------------------------------------


class Row:
    """One row of a frame as a function sees it: ``row["a"]`` or ``row.a``; a column is read when it is asked for.

    What is asked of the row as a whole, a pandas Series of all columns answers. Numbers are of the dtype ``scalar``,
    or Python's.
    """

    def __init__(self, columns: Mapping[Hashable, Column], number: int, *, scalar: str = "") -> None:
        self._columns, self._number, self._scalar = columns, number, scalar

    def __getitem__(self, label: object) -> object:
        if not isinstance(label, Hashable) or label not in self._columns:
            return self._series()[label]
        parts = parts_in(self._columns, label)
        if parts:
            return assemble_parts({name: value_at(column, self._number) for name, column in parts.items()})
        return value_at(self._columns[label], self._number, scalar=self._scalar)

    def __getattr__(self, name: str) -> object:
        if name.startswith("__"):
            raise AttributeError(name)
        if name in self._columns:
            return self[name]
        return self._label() if name == "name" else getattr(self._series(), name)

    def __iter__(self) -> Iterator[object]:
        return iter(self._series())

    def __len__(self) -> int:
        return len(self._columns)

    def __contains__(self, label: object) -> bool:
        return label in self._columns

    def _label(self) -> Hashable:
        index = getattr(self._columns, "index", None)
        return self._number if index is None else index[self._number]

    def _series(self) -> pd.Series:
        columns = readable_columns(self._columns)
        seen = {label: value_at(column, self._number, scalar=self._scalar) for label, column in columns}
        return pandas("rows").Series(list(seen.values()), index=list(seen), name=self._label())


def _of_series(name: str) -> Callable[..., object]:
    return lambda row, *others: getattr(row._series(), name)(*others)  # noqa: SLF001 - our own kind


for _name in ("add", "sub", "mul", "truediv", "floordiv", "mod", "pow", "and", "or", "xor"):
    setattr(Row, f"__{_name}__", _of_series(f"__{_name}__"))
    setattr(Row, f"__r{_name}__", _of_series(f"__r{_name}__"))
for _name in ("lt", "le", "gt", "ge", "eq", "ne", "neg", "pos", "abs", "invert"):
    setattr(Row, f"__{_name}__", _of_series(f"__{_name}__"))


class Fields(dict[str | int, object]):
    """A structure as a function sees it: a dict, whose values are attributes too."""

    def __getattr__(self, name: str) -> object:
        if name not in self:
            raise AttributeError(name)
        return self[name]


def parts_in(columns: tuple[Column, ...] | Mapping[Hashable, Column], label: Hashable) -> dict[str | int, Column]:
    """Return the parts of a column by name; none of one that has none."""
    if not isinstance(columns, FrameColumns):
        return {}
    try:
        columns[label]
    except DTypeError:
        return {name: columns[FieldLabel(label, name)] for name in columns.parts(label)}
    return {}


def assemble_parts(parts: dict[str | int, object]) -> list[object] | Fields:
    """Return the value of a column of its parts: a structure, or a list."""
    return list(parts.values()) if 0 in parts else Fields(parts)


def row_inputs(
    columns: tuple[Column, ...] | Mapping[Hashable, Column], number: int, *, scalar: str = ""
) -> tuple[object, ...]:
    """Return the values of row ``number`` as a function takes them."""
    if isinstance(columns, tuple):
        return tuple(value_at(column, number) for column in columns)
    return (Row(columns, number, scalar=scalar),)


def value_at(column: Column, number: int, *, scalar: str = "") -> object:
    """Return one value as pandas hands it to a function: a number of Python's, a Timestamp, a string, a null.

    A number is NumPy's where its dtype is named, as in a row of numbers alone.

    Examples
    --------
    >>> value_at(Column(values=np.array([1.5, 2.5])), 1)
    2.5
    """
    one = _part(column, number, number + 1)
    if not valid_rows(one)[0]:
        return objects_of(column.nulls)[0]
    if column.dtype.kind in "OT":
        return as_strings(one)[0]
    if not column.dtype.unit:
        seen = to_logical(one)[0]
        if scalar:
            return np.dtype(scalar).type(seen)
        return seen if column.dtype.kind == "D" else seen.item()
    time = to_logical(one)[0]
    pandas = sys.modules.get("pandas")
    if pandas is None:
        return time
    if column.dtype.zone is not None:
        return pandas.Timestamp(time, tz="UTC").tz_convert(zone_of(column.dtype.zone))
    return pandas.Timestamp(time) if isinstance(time, np.datetime64) else pandas.Timedelta(time)


def _part(column: Column, start: int, stop: int) -> Column:
    """Return some rows of a column, on the host."""
    bits = None
    if column.validity is not None:
        first = start // 8
        packed = to_host(Column(values=column.validity[first : (stop + 7) // 8])).values
        bits = np.packbits(np.unpackbits(packed, bitorder="little")[start - first * 8 :], bitorder="little")
    return replace(to_host(slice_column(replace(column, validity=None), start, stop)), validity=bits)


# -- windows -----------------------------------------------------------------------------------------


def window_inputs(
    columns: tuple[Column, ...],
    bounds: Bounds,
    number: int,
    *,
    table: tuple[Hashable, ...],
    series: bool = False,
    labels: object = None,
) -> tuple[object, ...]:
    """Return window ``number`` as a function takes it: float64, a null and an infinity as NaN.

    It is an array, with ``table``, the labels of its columns, (rows, columns); or with ``series`` a pandas Series (of
    ``labels``, or row numbers), if pandas is installed.
    """
    start, stop = window_rows(bounds, number)
    return (as_window(window_values(columns, start, stop), start, table=table, series=series, labels=labels),)


def as_window(parts: list[Array], start: int, *, table: tuple[Hashable, ...], series: bool, labels: pd.Index) -> Any:
    """Return the values of a window, whose first row is ``start``, as a function takes them."""
    if table:
        return NamedArray.of(parts, table)
    if series and find_spec("pandas") is not None:
        stop = start + len(parts[0])
        own = range(start, stop) if labels is None else labels[start:stop]
        return pandas("windows as Series").Series(parts[0], index=own)
    return parts[0]


class NamedArray(np.ndarray):
    """A window of a table: an array (rows, columns) of which ``w["a"]``, or ``w.a``, is a column.

    Examples
    --------
    >>> window = NamedArray.of([np.array([1.0, 2.0]), np.array([3.0, 4.0])], ("a", "mean"))
    >>> window.a.tolist(), window["mean"].tolist(), float(window.mean()), window[:, 1].tolist()
    ([1.0, 2.0], [3.0, 4.0], 2.5, [3.0, 4.0])
    """

    names: tuple[Hashable, ...] = ()

    @classmethod
    def of(cls, parts: list[Array], names: tuple[Hashable, ...]) -> NamedArray:
        """Return columns beside each other."""
        window = np.column_stack(parts).view(cls)
        window.names = names
        return window

    def __array_wrap__(self, array: object, context: object = None, return_scalar: bool = False) -> Any:  # noqa: FBT001, FBT002 - NumPy's
        """Return what is computed of it as an array without names, or a number."""
        return np.asarray(array)[()]

    def __getitem__(self, key: Any) -> Any:
        """Return a column by its name, else what an array has there."""
        whole = np.asarray(self)
        if type(key) is not str:
            return whole[key]
        if key not in self.names:
            raise KeyError(key)
        return whole[:, self.names.index(key)]

    def __getattr__(self, name: str) -> Array:
        """Return a column by a name that no array has."""
        if name in self.names:
            return self[name]
        raise AttributeError(f"a window of a table has no column {name!r}")


def window_values(columns: tuple[Column, ...], start: int, stop: int) -> list[Array]:
    """Return rows ``start`` to ``stop`` of each column as windows have them."""
    return [_window(_part(column, start, stop)) for column in columns]


def rows_of_group(bounds: GroupedBounds, number: int) -> NDArray[np.int64]:
    """Return the rows of group ``number``, in host memory."""
    return np.flatnonzero(groups_to_host(bounds).codes == number)


def group_input(columns: tuple[Column, ...] | Mapping[Hashable, Column], rows: Array) -> SeriesOrFrame:
    """Return the group of ``rows`` as a function takes it: a pandas Series, or the DataFrame of columns by label."""
    pd = pandas("groups as Series")
    if isinstance(columns, tuple):
        return pd.Series(_group_values(columns[0], rows), index=rows)
    fits = {label: column for label, column in readable_columns(columns) if column.dtype.kind != "O"}
    return pd.DataFrame({label: _group_values(column, rows) for label, column in fits.items()}, index=rows)


def readable_columns(columns: Mapping[Hashable, Column]) -> Iterator[tuple[Hashable, Column]]:
    """Yield the columns that can enter a UDF."""
    for label in columns:
        with suppress(DTypeError, DuplicateColumnError):
            yield label, columns[label]


def _group_values(column: Column, rows: Array) -> Array:
    """Return some rows of a column of a group: float64 with NaN if it has nulls, text as objects."""
    host = to_host(column)
    if host.text is not None:
        strings: Array = as_strings(host)[rows]
        strings[~valid_rows(host)[rows]] = objects_of(host.nulls)[0]
        return strings
    if host.validity is None:
        return to_logical(host)[rows]
    return np.where(valid_rows(host)[rows], host.values[rows].astype(np.float64), np.nan)


def _window(column: Column) -> Array:
    values = column.values.astype(np.float64)
    values[~(valid_rows(column) & np.isfinite(values))] = np.nan
    return values


def window_rows(bounds: Bounds, number: int) -> tuple[int, int]:
    """Return the first row of window ``number``, and the row behind its last.

    Examples
    --------
    >>> window_rows(FixedBounds(rows=10, length=3, first=-2, min_periods=1), 1)
    (0, 2)
    """
    if isinstance(bounds, FixedBounds):
        _, start, stop = bounds.part(number, number + 1, 1)
        return start, stop
    listed = explicit_bounds(bounds_to_host(bounds))
    return int(listed.starts[number]), int(listed.stops[number])
