"""What a body computes with: values, arrays, constants of Python; and functions of Python that we write ourselves."""

import math
from collections.abc import Callable
from typing import Any, Final

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


PRIMITIVES: Final[dict[Any, Any]] = {}
"""Function of Python -> what writes it: (at, arguments) -> value."""
HARMLESS: Final[set[Any]] = {abs, float, min, max, bool, math.sqrt, math.fabs, math.copysign}
"""Functions whose calls may be computed though their value is not asked for."""


def primitive(function: Any, *, harmless: bool = False) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Register what writes a function that a body calls: (at, arguments) -> value, array or tuple."""

    def register(write: Callable[..., Any]) -> Callable[..., Any]:
        PRIMITIVES[function] = write
        if harmless:
            HARMLESS.add(function)
        return write

    return register
