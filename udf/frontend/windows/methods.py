"""Methods of an array that are computed value by value: ``w.clip(low, high)``, ``w.round(digits)``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from udf.frontend.windows.elementwise import compute, computed
from udf.frontend.windows.functions import declare

if TYPE_CHECKING:
    from udf.frontend.windows.at import At


def _clip(a: Any, min: Any, max: Any) -> Any:  # noqa: A002 - NumPy's names
    return computed(np.clip, a, min, max)


def _round(a: Any, decimals: Any = 0) -> Any:
    return computed(np.round, a, decimals)


def _register(name: str, function: Any, typing: Any) -> None:
    @declare(name, method=True, typing=typing)
    def lower(at: At, kinds: Any, values: Any, _result: Any) -> Any:
        return compute(at, function, tuple(kinds.values()), tuple(values.values()))[1]


_register("clip", np.clip, _clip)
_register("round", np.round, _round)
