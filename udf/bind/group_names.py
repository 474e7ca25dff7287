"""The keys of groups as numbers, for functions that read ``g.name``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from udf.base.bytecode import all_codes
from udf.base.dtypes import DTYPES

if TYPE_CHECKING:
    from collections.abc import Callable

    from udf.base.dtypes import DType


def key_types(function: Callable[..., object], index: Any) -> tuple[DType, ...]:
    """Return the types of the keys, one a level, if ``function`` may ask for them and all are numbers; else none."""
    code = getattr(function, "__code__", None)
    if code is None or not any("name" in one.co_names for one in all_codes(code)):
        return ()
    if not hasattr(index, "get_level_values"):
        return ()
    found = tuple(_type(index.get_level_values(level).dtype) for level in range(index.nlevels))
    return () if None in found else tuple(one for one in found if one is not None)


def key_bits(index: Any, level: int, dtype: DType) -> Any:
    """Return one level of the keys, int64 (groups,): whole numbers, the bits of floats, 0 or 1."""
    values = np.asarray(index.get_level_values(level))
    return values.astype(np.float64).view(np.int64) if dtype.kind == "f" else values.astype(np.int64)


def _type(dtype: object) -> DType | None:
    if not isinstance(dtype, np.dtype) or dtype == np.uint64:
        return None
    return DTYPES.get({"i": "int64", "u": "int64", "f": "float64", "b": "bool"}.get(dtype.kind, ""))
