"""What a body computes with: values, arrays, and constants of Python."""

from contextlib import AbstractContextManager
from typing import Any, Protocol

from udf.base.records import dataclass


class StagedError(Exception):
    """The body of a library function is more than the staged compiler takes: a fault of ours, with its line."""

    def __init__(self, place: str, cause: str) -> None:
        super().__init__(f"{place}: {cause}")


@dataclass(frozen=True, slots=True)
class Value:
    """A value that the compiled code computes, and its type: bool, int64, uint64, float64, a time or a text."""

    kind: Any
    raw: Any


class Items(Protocol):
    """An array, as a body sees it: values of one type, lazy ones too."""

    def length(self) -> Value:
        """Return how many there are."""
        ...

    def item(self, index: Value) -> Value:
        """Return the one at an ``index`` that is inside."""
        ...

    def each(self, *, unroll: bool = True) -> AbstractContextManager[Value]:
        """Write a loop over all of them; give the item."""
        ...
