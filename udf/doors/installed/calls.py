"""A call of pandas with a function, taken apart: what each method in pandas' place makes of its arguments."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from types import FunctionType
from typing import Any, NamedTuple

from udf.base.records import dataclass


@dataclass(slots=True)
class MethodCall:
    """A method that was called, "Series.map", and the function that it was given."""

    method: str
    function: FunctionType


class Sample(NamedTuple):
    """What pandas runs to check a result: the method of ``given``, and how many calls of the function that is.

    With ``wrong`` the result is none of pandas' anyway.
    """

    given: Any
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
    ours: Callable[[], Any]
    some: Callable[[Any, int], Sample]
    differs: Callable[[Any, Any], str]
    given: Callable[[], Any]
    heavy: float = 1.0
    leaves: bool = False
    first: Callable[[int], Any] | None = None
    share: Callable[[int], Any] | None = None
    rowwise: bool = False

    @property
    def hands_frames(self) -> bool:
        """Return whether pandas may hand out frames for columns: it adds these as they lie in memory."""
        return isinstance(self.types, tuple) and self.types[:1] == ("DataFrameGroupBy.transform",)
