"""The types of pandas' face of an array: a Series, its positions, and what is computed from it row by row."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from udf.frontend.base.messages import limit
from udf.frontend.base.models import known_by
from udf.frontend.numba.names import Conversion, types
from udf.frontend.types.array_kinds import Array, ColumnWindow, DerivedArray, Filter, StridedArray, register_struct
from udf.frontend.types.iterators import CountedIterator
from udf.frontend.types.masked_kinds import unmask

OTHER_LABELS: Final = limit(
    "it combines two Series with other labels, which pandas would align; in a UDF take their values: s.to_numpy()"
)


class Series(Array):
    """The values of ``base`` with pandas' meaning: a column of a window or of a group.

    ``labels`` tells one index from another: two Series of one index have equal ones; None is an index of its own.
    """

    key = known_by("base", "labels")

    def __init__(self, base: Array, labels: Any = "window") -> None:
        self.base, self.labels, self.dtype = base, labels, base.dtype
        self.capacity, self.local = base.capacity, base.local
        super().__init__(name="Series" if base.dtype == types.float64 else f"Series of {base.dtype}")

    @property
    def iterator_type(self) -> Any:
        """Return what ``iter(series)`` gives: its values."""
        return CountedIterator(self.base)

    def can_convert_to(self, typingctx: Any, other: Any) -> Any:
        """Return that a row is the values that a function gives for it, or what it meets with another."""
        values = isinstance(other, types.NamedUniTuple) and len(other) == self.capacity
        if is_row(self) and (values or (is_row(other) and other == _common_row(self, other))):
            return Conversion.safe
        return super().can_convert_to(typingctx, other)

    def unify(self, _typingctx: Any, other: Any) -> Series | None:
        """Return the type of a row that is this on one path and ``other`` on the next."""
        return _common_row(self, other)


ROW: Final = "row"
"""The first of the labels of a Series that is a row; those of its values follow."""


def is_row(kind: Any) -> bool:
    """Return whether a type is that of a Series with a value for each of the labels of a row, or of some."""
    labels: Any = kind.labels if isinstance(kind, Series) else None
    known = isinstance(labels, tuple) and labels[:1] == (ROW,)
    return known and kind.capacity == len(labels) - 1 and not isinstance(kind.base, Filter)


def _common_row(first: Any, second: Any) -> Series | None:
    """Return the type of what is one row or another of the same labels, in the function's own memory."""
    if not (is_row(first) and is_row(second) and first.labels == second.labels):
        return None
    kinds = (first.dtype, second.dtype)
    if kinds[0] != kinds[1] and not all(isinstance(kind, types.Number) for kind in kinds):
        return None
    whole = all(isinstance(kind, types.Integer) for kind in kinds)
    common = kinds[0] if kinds[0] == kinds[1] else types.int64 if whole else types.float64
    return Series(StridedArray(first.capacity, common, local=True), first.labels)


class Accessor(types.Type):  # type: ignore[misc]
    """What is asked of its ``owner``, a Series or a group, by a name of its own (``text``)."""

    text: ClassVar[str]
    key = known_by("owner")

    def __init__(self, owner: Any) -> None:
        self.owner = owner
        super().__init__(name=self.text.format(owner))


class SeriesILoc(Accessor):
    """``series.iloc`` and ``series.iat``: items and parts by position."""

    text = "Series.iloc"


class Take(Array):
    """The items of ``base`` at ``places``, an array of int64."""

    key = known_by("base", "places")

    def __init__(self, base: Array, places: Array) -> None:
        self.base, self.places, self.dtype, self.capacity = base, places, base.dtype, None
        super().__init__(name=f"array of {base.dtype}")


class NonNull(DerivedArray):
    """The items of ``base`` as if each were there: under a mask that says which are."""

    def __init__(self, base: Array) -> None:
        super().__init__(base, dtype=unmask(base.dtype))


class Validity(DerivedArray):
    """Whether each item of ``base`` is there, or with ``absent`` a null."""

    dtype = types.boolean
    fields = ("absent",)
    absent: bool

    def __init__(self, base: Array, *, absent: bool = False) -> None:
        super().__init__(base, absent)


register_struct((Series, NonNull, Validity), "base")
register_struct(SeriesILoc, "owner")
register_struct(Take, "base", "places")


def column_window_of(kind: Any) -> Any:
    """Return the whole window that a type is, or that a Series has the values of; None if it is none."""
    kind = kind.base if isinstance(kind, Series) else kind
    return kind if isinstance(kind, ColumnWindow) else None
