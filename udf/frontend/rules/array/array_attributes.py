"""``w.size``, ``w.shape`` and the like; an attribute that a window has not says what there is instead."""

from functools import reduce
from typing import Any, Final

import numpy as np

from udf.base.catalogue import having
from udf.base.pandas_meaning import is_of_pandas
from udf.frontend.base.declarations import INT64, LOWERING, attributes, typed_decorator
from udf.frontend.base.refusals import RefusedError
from udf.frontend.numba.names import types
from udf.frontend.rules.array.access import length_of
from udf.frontend.rules.array.array_functions import method_of
from udf.frontend.rules.array.insert_point import InsertPoint
from udf.frontend.rules.frame.cells import shape_of
from udf.frontend.types.array_kinds import Array, Grid

INSTEAD: Final = {
    "iloc": "w[i]", "iat": "w[i]", "loc": "w[i]", "at": "w[i]", "values": "w itself", "array": "w itself",
    "to_numpy": "w itself", "median": "np.median(w)", "quantile": "np.quantile(w, q)",
    "count": "np.count_nonzero(~np.isnan(w))", "isna": "np.isnan(w)", "isnull": "np.isnan(w)",
    "notna": "~np.isnan(w)", "notnull": "~np.isnan(w)", "dropna": "w[~np.isnan(w)]", "abs": "abs(w)",
    "diff": "np.diff(w)", "idxmax": "w.argmax()", "idxmin": "w.argmin()", "empty": "w.size == 0",
    "head": "w[:n]", "tail": "w[-n:]", "first": "w[0]", "last": "w[-1]",
}  # fmt: skip
"""An attribute of a Series -> the same of a NumPy array ``w``."""


def shape_attributes(count: int) -> dict[str, Any]:
    """Return the types of what every array of ``count`` dimensions has."""
    return {"size": types.int64, "ndim": types.int64, "shape": types.UniTuple(types.int64, count)}


def refuse_attribute(attr: str) -> Any:
    """Raise for an attribute that a window has not."""
    of_series = attr in having("row") or is_of_pandas("Series", attr)
    if (of_series or attr in INSTEAD) and not hasattr(np.ndarray, attr):
        instead = f"; use {INSTEAD[attr]}" if attr in INSTEAD else ""
        cause = f".{attr} is a Series' attribute, and with raw=True a window is a NumPy array in a UDF{instead}"
    elif hasattr(np.ndarray, attr):
        cause = f"the array attribute .{attr} is not supported in a UDF"
    else:
        cause = f"a window is a NumPy array in a UDF, which has no attribute {attr!r}"
    raise RefusedError(cause, None)


@attributes(Array)
def _array_attribute(value: Array, attr: str) -> Any:
    return shape_attributes(1).get(attr) or method_of(value, attr) or refuse_attribute(attr)


def lengths_of(kind: Array | Grid, at: InsertPoint, value: Any) -> list[Any]:
    """Return how many items there are along each axis."""
    return list(shape_of(kind, at, value)) if isinstance(kind, Grid) else [length_of(kind, at, value)]


@typed_decorator(LOWERING.lower_getattr(Array, "size"))
@typed_decorator(LOWERING.lower_getattr(Grid, "size"))
def _size(context: Any, builder: Any, typ: Any, val: Any) -> Any:
    return reduce(builder.mul, lengths_of(typ, InsertPoint(context, builder), val))


@typed_decorator(LOWERING.lower_getattr(Array, "shape"))
@typed_decorator(LOWERING.lower_getattr(Grid, "shape"))
def _shape(context: Any, builder: Any, typ: Any, val: Any) -> Any:
    lengths = lengths_of(typ, InsertPoint(context, builder), val)
    return context.make_tuple(builder, types.UniTuple(types.int64, len(lengths)), lengths)


@typed_decorator(LOWERING.lower_getattr(Array, "ndim"))
@typed_decorator(LOWERING.lower_getattr(Grid, "ndim"))
def _ndim(_context: Any, _builder: Any, typ: Any, _val: Any) -> Any:
    return INT64(2 if isinstance(typ, Grid) else 1)
