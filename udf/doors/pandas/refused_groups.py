"""Groups, or windows, of a pandas column or frame that a function cannot take: pandas runs every function."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from udf.base.handling import CALL_OPTIONS
from udf.doors.pandas.pandas_fallback import or_in_pandas, takes_fallback

if TYPE_CHECKING:
    from collections.abc import Callable

    from udf.errors import UdfError


class RefusedGroups:
    """Groups, or windows, of a column that cannot be read: pandas runs every function, and ``refused`` says why."""

    def __init__(self, refused: UdfError, own: Callable[[], Any]) -> None:
        self._refused, self._own = refused, own

    def __getitem__(self, key: object) -> RefusedGroups:
        return RefusedGroups(self._refused, lambda: self._own()[key])

    def __getattr__(self, name: str) -> Any:
        if name in ("agg", "aggregate", "apply", "transform", "filter"):
            return partial(self._call, name)
        raise self._refused

    @takes_fallback
    def _call(self, method: str, func: object = None, *how: object, **named: object) -> Any:
        def ours() -> Any:
            raise self._refused

        plain = {name: one for name, one in named.items() if name not in CALL_OPTIONS}
        theirs = lambda: getattr(self._own(), method)(func, *how, **plain)  # noqa: E731 - one line
        return or_in_pandas(func, named, lambda: (method, str(self._refused)), ours, theirs)
