"""What ``rolling`` of a scan's column or frame returns."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, TypeVar

from udf.base.tracebacks import brief_methods
from udf.doors.files.scan_windows import batch_windows

if TYPE_CHECKING:
    from collections.abc import Callable

    from udf.windows.parameters import Rolling


LazyT = TypeVar("LazyT")


@brief_methods
class LazyWindows(Generic[LazyT]):
    """The windows of a lazy column or frame: what ``rolling`` returns."""

    __slots__ = ("_of", "_parameters")

    def __init__(self, of: Any, parameters: Rolling) -> None:
        self._of = of
        self._parameters = parameters

    def __repr__(self) -> str:
        return f"{type(self).__name__}: {self._parameters}"

    def apply(self, func: Callable[..., object], *args: Any, **named: Any) -> LazyT:
        """Call a function for every window, batch by batch.

        Parameters
        ----------
        func : callable
            A Python function or lambda of a window.
        *args, **named
            As in ``apply`` of :meth:`udf.Series.rolling`.
        """
        parameters = self._parameters

        def call(data: Any, before: Any) -> tuple[Any, Any]:
            apply, state = batch_windows(data, before, parameters)
            return apply(func, *args, **named), state

        made: LazyT = self._of._then(  # noqa: SLF001 our own kind
            call, "rolling", str(parameters), func, args, named, has_state=True
        )
        return made
