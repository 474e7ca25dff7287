"""One column: contiguous values and, if any can be null, a validity bitmask."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping
from dataclasses import replace
from typing import Generic, Literal, NamedTuple, TypeVar

import numpy as np

from udf.base.annotations import Array
from udf.base.dtypes import BFLOAT16, HALF, DType, dtype_of
from udf.base.null_kinds import OURS, Nulls
from udf.base.records import dataclass
from udf.base.stages import RaiseSite
from udf.base.threads import in_shares, threads_for

Device = Literal["cpu", "cuda"]
GivenT = TypeVar("GivenT")


@dataclass(frozen=True, slots=True, kw_only=True)
class TextBytes:
    """What a column of text has beside the places at which its rows begin: where each ends, and the bytes.

    ``stops`` has the shape and dtype of the column's ``values``: row i is ``chars[values[i]:stops[i]]``, valid UTF-8.
    In Arrow's layout both are views of one array of offsets. ``chars`` is a uint8 array on the same device.
    """

    stops: Array
    chars: Array


class LeftRows(NamedTuple):
    """The rows that left compiled code, in order, and the number of each one's place in ``sites`` (RaiseSite)."""

    rows: Array
    places: Array
    sites: tuple[RaiseSite, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Column:
    """Values of one scalar type, with Arrow's null layout.

    ``values`` has shape (n,), C-contiguous, and is a NumPy array (host) or a CuPy array (device).
    ``validity`` is ``None`` if no value is null; else a uint8 array on the same device, at least
    ceil(n / 8) bytes, bit i (least significant first) of byte i // 8 set where row i is valid
    (Arrow Columnar Format, "Validity bitmaps"). What stands under a null is unspecified.
    ``logical`` is what int64 values stand for if they are times (NaT is a null), or text, of which ``text`` has the
    rest; None for numbers. ``nulls`` are what a function sees of a null; ``returned`` are what a function has given in
    their place, which pandas' door puts there; ``mixes`` are other types of number ("int", "bool") that some of what it
    gave has in Python, and one of SCALARS where that is sure of a number in a tuple. ``left`` are the rows of a result
    that Python is to compute.
    """

    values: Array
    validity: Array | None = None
    logical: DType | None = None
    text: TextBytes | None = None
    nulls: Nulls = OURS
    returned: Nulls = OURS
    mixes: tuple[str, ...] = ()
    left: LeftRows | None = None

    @property
    def dtype(self) -> DType:
        """Return the scalar type of the values."""
        return self.logical or dtype_of(self.values.dtype)

    @property
    def device(self) -> Device:
        """Return where the values live."""
        return "cpu" if isinstance(self.values, np.ndarray) else "cuda"

    def __len__(self) -> int:
        return int(self.values.size)


class LazyColumns(Mapping[Hashable, Column], Generic[GivenT]):
    """Columns by label, each made, by ``make(given[label], label)``, when it is asked for."""

    def __init__(self, given: Mapping[Hashable, GivenT], make: Callable[[GivenT, Hashable], Column]) -> None:
        self._given, self._make = given, make

    def __getitem__(self, label: Hashable) -> Column:
        return self._make(self._given[label], label)

    def __contains__(self, label: object) -> bool:
        return label in self._given

    def __iter__(self) -> Iterator[Hashable]:
        return iter(self._given)

    def __len__(self) -> int:
        return len(self._given)


def as_text_type(column: Column, dtype: DType) -> Column:
    """Return a column of text as another type of text: ASCII is any text, and offsets have one width or the other.

    Any text is not ASCII: that stays as it is.

    Examples
    --------
    >>> from udf.base.dtypes import text_type
    >>> text = TextBytes(stops=np.array([1], np.int32), chars=np.array([97], np.uint8))
    >>> column = Column(values=np.array([0], np.int32), logical=text_type("ascii", 4), text=text)
    >>> as_text_type(column, text_type("utf8")).values.dtype.name
    'int64'
    """
    if column.text is None or dtype.encoding not in (column.dtype.encoding, "utf8"):
        return column
    text = replace(column.text, stops=column.text.stops.astype(dtype.numpy, copy=False))
    return replace(column, values=column.values.astype(dtype.numpy, copy=False), logical=dtype, text=text)


def widen_halves(column: Column) -> Column:
    """Return a column of float16 or bfloat16 as float32, which holds every value of it; any other as it is.

    Examples
    --------
    >>> widen_halves(Column(values=np.ones(2, np.float16))).dtype.name
    'float32'
    """
    if column.dtype == BFLOAT16:
        return replace(column, values=(column.values.astype(np.uint32) << 16).view(np.float32), logical=None)
    return replace(column, values=column.values.astype(np.float32)) if column.dtype == HALF else column


def slice_rows(column: Column, begin: int, end: int) -> Column:
    """Return rows ``begin`` to ``end`` (without it) of a column, as views; ``begin`` is a multiple of 8.

    Examples
    --------
    >>> slice_rows(Column(values=np.arange(20)), 8, 10).values
    array([8, 9])
    """
    validity = None if column.validity is None else column.validity[begin // 8 : -(-end // 8)]
    text = None if column.text is None else replace(column.text, stops=column.text.stops[begin:end])
    return Column(values=column.values[begin:end], validity=validity, text=text)


def take_rows(column: Column, rows: Array | slice) -> Column:
    """Return some rows of a column by their numbers, all of them valid: its mask is left out.

    Examples
    --------
    >>> take_rows(Column(values=np.array([5, 6, 7])), np.array([2, 0])).values.tolist()
    [7, 5]
    """
    text = None if column.text is None else replace(column.text, stops=column.text.stops[rows])
    return replace(column, values=take_values(column.values, rows), validity=None, text=text)


def take_values(values: Array, rows: Array | slice) -> Array:
    """Return ``values[rows]``; those of many rows in host memory by several threads."""
    if not (isinstance(values, np.ndarray) and isinstance(rows, np.ndarray)):
        return values[rows]
    made = np.empty(rows.size, values.dtype)
    in_shares(lambda a, b: np.take(values, rows[a:b], out=made[a:b], mode="clip"), rows.size, threads_for(rows.size))
    return made


_new, _set_values, _set_validity, _set_logical, _set_text, _set_nulls, _set_returned, _set_mixes, _set_left = (
    object.__new__,
    *(
        vars(Column)[name].__set__
        for name in ("values", "validity", "logical", "text", "nulls", "returned", "mixes", "left")
    ),
)


def as_returned(column: Column, logical: DType | None, returned: Nulls, mixes: tuple[str, ...]) -> Column:
    """Return a column with what a program's result is; ``dataclasses.replace`` takes three times as long."""
    made = result_column(column.values, column.validity)
    _set_logical(made, logical)
    _set_text(made, column.text)
    _set_nulls(made, column.nulls)
    _set_returned(made, returned)
    _set_mixes(made, mixes)
    _set_left(made, column.left)
    return made


def result_column(values: Array, validity: Array | None = None) -> Column:
    """Return ``Column(values=values, validity=validity)``, made in half the time: a call of 10 us makes several values.

    Examples
    --------
    >>> result_column(np.arange(3)).dtype.name
    'int64'
    """
    made = _new(Column)
    _set_values(made, values)
    _set_validity(made, validity)
    _set_logical(made, None)
    _set_text(made, None)
    _set_nulls(made, OURS)
    _set_returned(made, OURS)
    _set_mixes(made, ())
    _set_left(made, None)
    return made
