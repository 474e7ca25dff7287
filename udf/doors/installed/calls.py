"""A call of pandas with a function, taken apart: what each method in pandas' place makes of its arguments."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from types import FunctionType
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from udf.base.records import dataclass

if TYPE_CHECKING:
    from udf.base.annotations import Array
    from udf.columns.pandas_names import GroupBy, SeriesOrFrame

    Result = SeriesOrFrame | Array
    """What a call of pandas gives; an array of windows."""
    Given = SeriesOrFrame | GroupBy | Callable[[], tuple[Array, float]]
    """What pandas runs: a method of an object or of its groups, or of windows a function of its own, with its time."""


@dataclass(slots=True)
class MethodCall:
    """A method that was called, "Series.map", and the function that it was given."""

    method: str
    function: FunctionType


class Sample(NamedTuple):
    """What pandas runs to check a result: the method of ``given``, and how many calls of the function that is.

    With ``wrong`` the result is none of pandas' anyway.
    """

    given: Given
    calls: int = 0
    wrong: str = ""


@dataclass(slots=True, kw_only=True)
class PandasCall:
    """A call of pandas, taken apart.

    ``calls`` is how often pandas would call the function, ``types`` what decides whether it compiles. ``ours`` gives
    the result by compiled code, ``some(made, n)`` the part of it, of about ``n`` calls, for which pandas is asked too,
    and ``differs(made, theirs)`` in what the two differ there. A call of the function takes pandas ``heavy`` times what
    is usual for its kind; ``first(n)`` is what to give pandas for about ``n`` calls of all, to see how long they take.
    ``given()`` is all that the function reads. Of one that ``leaves`` some rows may be Python's; of one that is
    ``rowwise`` a result needs its row alone. Of calls that are few and long, ``share(n)`` is what to give pandas
    instead: one row of n.
    """

    kind: str
    function: FunctionType
    types: Hashable
    rows: int
    calls: int
    ours: Callable[[], Result]
    some: Callable[[Result, int], Sample]
    differs: Callable[[Result, Result], str]
    given: Callable[[], SeriesOrFrame]
    heavy: float = 1.0
    leaves: bool = False
    first: Callable[[int], Given] | None = None
    share: Callable[[int], GroupBy] | None = None
    rowwise: bool = False

    @property
    def hands_frames(self) -> bool:
        """Return whether pandas may hand out frames whose columns lie row by row: it adds row after row there."""
        if not (isinstance(self.types, tuple) and self.types[:1] == ("DataFrameGroupBy.transform",)):
            return False
        arrays = (column.to_numpy() for _, column in self.given().items() if isinstance(column.dtype, np.dtype))
        return any(one.strides[0] != one.itemsize for one in arrays)
