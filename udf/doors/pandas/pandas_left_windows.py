"""A function of windows at pandas' door: those that compiled code leaves are Python's, or all of them are pandas'."""

from __future__ import annotations

from types import FunctionType
from typing import TYPE_CHECKING, Any

from udf.bind.cuts import find_cuts, known_cuts, warn_of
from udf.doors.pandas.pandas_fallback import USERS, falls_back, or_in_pandas
from udf.doors.pandas.pandas_left_rows import causes_of
from udf.errors import UdfError
from udf.runtime.calls.left_windows import LeftWindows, MostLeaveError, leaving_to
from udf.runtime.choice.auto import LastCall, last_call, set_last_call

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable


def windows_or_pandas(
    function: Any,
    named: Iterable[str],
    types: Callable[[], Any],
    ours: Callable[[Any], Any],
    theirs: Callable[[], Any] | None,
) -> Any:
    """Return what ``ours`` gives of a function, with windows that leave by Python, or else ``theirs``, by pandas."""
    if theirs is None or not isinstance(function, FunctionType) or not falls_back(function, named):
        return or_in_pandas(function, named, types, lambda: ours(function), theirs)
    call = _Call(function, types, ours, theirs)
    try:
        result = or_in_pandas(function, named, types, call.in_part, call.whole)
    except MostLeaveError:
        result, why = theirs(), "most windows leave compiled code"
        warn_of(function, why, "all rows")
        set_last_call(LastCall("python", why))
    else:
        call.note()
    return result


class _Call:
    """A call whose windows may leave, and who takes those."""

    def __init__(self, function: FunctionType, types: Any, ours: Callable[[Any], Any], theirs: Any) -> None:
        self._function, self._types, self._ours, self._theirs = function, types, ours, theirs
        self._cuts, self._taker = known_cuts(function, types), LeftWindows(function)

    def in_part(self) -> Any:
        """Return the result, compiled but for what leaves."""
        try:
            return self._compiled(self._cuts.applied_to(self._function), self._taker)
        except UdfError as error:
            if self._taker.left or isinstance(error, USERS):
                raise
            self._cuts = find_cuts(self._function, self._types, self._cuts, error, self._left)
            if self._cuts.whole:
                raise
            return self._compiled(self._cuts.applied_to(self._function), self._taker)

    def _compiled(self, tried: Any, taker: LeftWindows) -> Any:
        with leaving_to(taker):
            return self._ours(tried)

    def _left(self, tried: Any) -> int:
        self._compiled(tried, counting := LeftWindows(None))
        return counting.left

    def whole(self) -> Any:
        """Return pandas' own result, unless Python has raised: nothing is run twice."""
        if self._taker.error is not None:
            raise self._taker.error
        return self._theirs()

    def note(self) -> None:
        """Say how many windows left, and why."""
        taker, ran = self._taker, last_call()
        if not taker.left or ran is None:
            return
        for cause in self._cuts.reasons or tuple(causes_of(taker.lines, None)):
            warn_of(self._function, cause, f"{taker.left:,} of {taker.windows:,} windows")
        set_last_call(ran._replace(rows=taker.windows, in_python=taker.left, lines=dict(sorted(taker.lines.items()))))
