"""Methods of an array that are computed value by value: ``w.clip(low, high)``, ``w.round(digits)``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from udf.frontend.windows.elementwise import compute, compute_type
from udf.frontend.windows.functions import declare

if TYPE_CHECKING:
    from udf.frontend.windows.insert_point import InsertPoint


def _clip(a: Any, min: Any, max: Any) -> Any:  # noqa: A002 - NumPy's names
    return compute_type(np.clip, a, min, max)


def _round(a: Any, decimals: Any = 0) -> Any:
    return compute_type(np.round, a, decimals)


def _register(name: str, function: Any, typing: Any) -> None:
    @declare(name, method=True, typing=typing)
    def lower(at: InsertPoint, kinds: Any, values: Any, _result: Any) -> Any:
        return compute(at, function, tuple(kinds.values()), tuple(values.values()))[1]


_register("clip", np.clip, _clip)
_register("round", np.round, _round)
