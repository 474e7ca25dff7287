"""What ``apply`` gives, for type checkers: a Series for one value, a DataFrame for a tuple. Nothing runs here.

A lambda whose value a checker cannot tell counts as one value.
"""

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Literal, Protocol, TypeVar, overload

import numpy as np

Series_co = TypeVar("Series_co", covariant=True)
Frame_co = TypeVar("Frame_co", covariant=True)

Value = float | str | bool | None | datetime | timedelta | np.generic
"""What a function returns for one column of results; an int is a float to type checkers."""

ReturnsValue = Callable[..., Value]
ReturnsTuple = Callable[..., tuple[object, ...]]
Ignore = Literal["ignore"] | None
Args = tuple[object, ...]
Semantics = Literal["python", "object", "pandas"]
Axis = Literal[0, 1, "index", "columns"]


class SeriesWindowsApply(Protocol[Series_co, Frame_co]):
    """``series.rolling(n).apply``."""

    @overload
    def __call__(self, func: ReturnsValue, *how: object, **named: object) -> Series_co: ...
    @overload
    def __call__(self, func: ReturnsTuple, *how: object, **named: object) -> Frame_co: ...
    @overload
    def __call__(self, func: Callable[..., object], *how: object, **named: object) -> Series_co: ...


class FrameWindowsApply(Protocol[Frame_co]):
    """``frame.rolling(n).apply``."""

    def __call__(self, func: Callable[..., object], *how: object, **named: object) -> Frame_co:
        """Return the frame of one value a window and column."""
        ...
