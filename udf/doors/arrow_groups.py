"""Functions of groups that come as Arrow's lists, a group each: how Polars and DuckDB hand all groups over at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import numpy as np

from udf.api.ahead.ahead import compile as compiled_ahead
from udf.api.frames import DataFrame, Series
from udf.columns.arrow_signature import arrow_type, map_types, specs_of
from udf.columns.text import pyarrow
from udf.errors import ArgumentError, UdfCompileError

if TYPE_CHECKING:
    import pyarrow as pa

    from udf.base.annotations import Named


WITHOUT_NULLS: Final = ("bool", "date", "timedelta")
"""How names of types begin whose columns of groups have no nulls."""

FILL: Final = "fill or drop nulls first: Polars' .fill_null(..), .drop_nulls(), SQL's coalesce(x, ..), FILTER"


class ArrowGroups:
    """``function`` compiled for groups of values of an Arrow type ``kind``; a struct's are the rows of a DataFrame.

    Called with an array of lists it gives one value of ``type`` for each; it pickles. Where columns that may have nulls
    cannot be had (bools, times), it takes such as have none.

    Raises
    ------
    DTypeError, UdfCompileError, ArgumentError
        If the type cannot enter a UDF, or the function cannot be compiled, or gives several values.

    Examples
    --------
    >>> import pyarrow as pa
    >>> spread = ArrowGroups(lambda s: s.max() - s.min(), pa.float64(), {})
    >>> spread(pa.array([[1.0, 4.0], [], [2.0]])).to_pylist()
    [3.0, None, 0.0]
    """

    def __init__(self, function: Callable[..., object], kind: pa.DataType, how: Named) -> None:
        pa = pyarrow("a function of groups")
        row = pa.types.is_struct(kind)
        specs = specs_of({field.name: field.type for field in kind} if row else [kind])
        try:
            self._made = compiled_ahead(function, specs if row else specs[0], (), groups="one", **how)
        except UdfCompileError:
            dense = map_types(specs, lambda spec: spec.removesuffix("?") if spec.startswith(WITHOUT_NULLS) else spec)
            if dense == specs:
                raise
            self._made = compiled_ahead(function, dense if row else dense[0], (), groups="one", **how)
        if len(self._made.returns) != 1:
            raise ArgumentError("an aggregate that returns several values", "register one for each of them")
        self.type = arrow_type(self._made.returns[0].dtype, pa)

    def __call__(self, lists: pa.ListArray) -> pa.Array:
        """Return one value for each list; null for an empty one, which is no group."""
        pa = pyarrow("a function of groups")
        sizes = lists.value_lengths().fill_null(0).to_numpy(zero_copy_only=False)
        codes = np.repeat(np.arange(len(sizes)), sizes)
        if not len(codes):
            return pa.nulls(len(sizes), self.type)
        values = lists.flatten()
        is_row = pa.types.is_struct(values.type)
        columns = dict(zip((field.name for field in values.type), values.flatten(), strict=True)) if is_row else {}
        for parameter in self._made.signature.parameters:
            if not parameter.nullable and columns.get(parameter.label, values).null_count:
                raise ArgumentError(f"a null in a group of {parameter.dtype}", FILL)
        if is_row:
            frame = DataFrame(pa.table(columns))
            found = frame.groupby(codes).apply(self._made).to_arrow()
        else:
            found = Series(values).groupby(codes).agg(self._made).to_arrow()
        found = found.combine_chunks() if isinstance(found, pa.ChunkedArray) else found
        found = found if found.type == self.type else found.cast(self.type)
        if (sizes > 0).all():
            return found
        return found.take(pa.array(np.cumsum(sizes > 0) - 1, mask=sizes == 0))
