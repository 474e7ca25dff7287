"""Variables of the context that hold a value for a while."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from contextvars import ContextVar

ValueT = TypeVar("ValueT")


class holding(Generic[ValueT]):  # noqa: N801 - a function to who uses it
    """Give a variable of the context a value, within ``with``: in three of Python's calls.

    Examples
    --------
    >>> from contextvars import ContextVar
    >>> depth = ContextVar("depth", default=0)
    >>> with holding(depth, 1):
    ...     depth.get()
    1
    """

    __slots__ = ("_token", "_value", "_variable")

    def __init__(self, variable: ContextVar[ValueT], value: ValueT) -> None:
        self._variable, self._value = variable, value

    def __enter__(self) -> None:
        self._token = self._variable.set(self._value)

    def __exit__(self, *_: object) -> None:
        self._variable.reset(self._token)
