"""One column: contiguous values and, if any can be null, a validity bitmask."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

import numpy as np

from udf.dtypes import dtype_of

if TYPE_CHECKING:
    from udf.dtypes import DType

Device = Literal["cpu", "cuda"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Column:
    """Values of one scalar type, with Arrow's null layout.

    ``values`` has shape (n,), C-contiguous, and is a NumPy array (host) or a CuPy array (device).
    ``validity`` is ``None`` if no value is null; else a uint8 array on the same device, at least
    ceil(n / 8) bytes, bit i (least significant first) of byte i // 8 set where row i is valid
    (Arrow Columnar Format, "Validity bitmaps"). What stands under a null is unspecified.
    ``logical`` is what int64 values stand for if they are times (NaT is a null); None for numbers.
    """

    values: Any
    validity: Any | None = None
    logical: DType | None = None

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


def rows_of(column: Column, begin: int, end: int) -> Column:
    """Return rows ``begin`` to ``end`` (without it) of a column, as views; ``begin`` is a multiple of 8.

    Examples
    --------
    >>> rows_of(Column(values=np.arange(20)), 8, 10).values
    array([8, 9])
    """
    validity = None if column.validity is None else column.validity[begin // 8 : -(-end // 8)]
    return Column(values=column.values[begin:end], validity=validity)


_new, _set_values, _set_validity, _set_logical = (
    object.__new__,
    *(vars(Column)[name].__set__ for name in ("values", "validity", "logical")),
)


def result_column(values: Any, validity: Any | None = None) -> Column:
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
    return made
