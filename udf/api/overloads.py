"""What ``apply`` gives, for type checkers: a Series for one value, a DataFrame for a tuple. Nothing runs here.

A lambda whose value a checker cannot tell counts as one value.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any, Literal, Protocol, overload

import numpy as np

if TYPE_CHECKING:
    from udf.api.dataframe import DataFrame
    from udf.api.series import Series

Value = float | str | bool | None | datetime | timedelta | np.generic
"""What a function returns for one column of results; an int is a float to type checkers."""

Gives = Callable[..., Value]
GivesTuple = Callable[..., tuple[Any, ...]]
Ignore = Literal["ignore"] | None
Args = tuple[Any, ...]
Axis = Literal[0, 1, "index", "columns"]


class SeriesWindowsApply(Protocol):
    """``series.rolling(n).apply``."""

    @overload
    def __call__(self, func: Gives, *how: Any, **named: Any) -> Series: ...
    @overload
    def __call__(self, func: GivesTuple, *how: Any, **named: Any) -> DataFrame: ...
    @overload
    def __call__(self, func: Callable[..., object], *how: Any, **named: Any) -> Series: ...


class FrameWindowsApply(Protocol):
    """``frame.rolling(n).apply``."""

    def __call__(self, func: Callable[..., object], *how: Any, **named: Any) -> DataFrame:
        """Return the frame of one value a window and column."""
        ...
