"""A column of a group's length as what a function gives: written where the group's results lie.

The function that is compiled returns how many values it has. It writes them if they are as many as the group has
rows; where they go, and how many that is, are free variables (:mod:`udf.frontend.lifting`) of a number behind those of
captured arrays.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from udf.dtypes import DTYPES
from udf.frontend.current import compilation
from udf.frontend.lifting import free_variables
from udf.frontend.nodes import RefusedError
from udf.frontend.numba.names import Conversion, PrimitiveModel, register_model, types
from udf.frontend.semantics.rules import INT64, LOWERING, typed
from udf.frontend.windows.access import each, length_of, opened
from udf.frontend.windows.at import At
from udf.frontend.windows.frame_kinds import LABELS, slots_of
from udf.frontend.windows.kinds import Array
from udf.frontend.windows.series_kinds import Series
from udf.stages import Result

if TYPE_CHECKING:
    from udf.stages import UdfCall

OTHER_ROWS: Final = (
    "it returns a Series whose rows are not the group's, which pandas would align; in a UDF return one value a row: "
    "of a part keep all rows, s.where(..) or np.where, or return s.to_numpy()"
)
OWN: Final = ("window", LABELS)
"""The labels of a Series that has the group's rows."""


class Written(types.Type):  # type: ignore[misc]
    """How many values of ``dtype`` a function gives, which it has written; ``number`` is that of their address."""

    def __init__(self, dtype: Any, number: int) -> None:
        self.dtype, self.number = dtype, number
        super().__init__(name=f"column of {dtype}")

    @property
    def key(self) -> Any:
        """Return what makes one such type another."""
        return self.dtype, self.number

    def can_convert_from(self, typingctx: Any, other: Any) -> Any:
        """Return that any array of its values can be written."""
        del typingctx
        return Conversion.safe if isinstance(other, Array) and other.dtype == self.dtype else None


@register_model(Written)
class WrittenModel(PrimitiveModel):  # type: ignore[misc]
    """A count."""

    def __init__(self, dmm: Any, fe_type: Any) -> None:
        super().__init__(dmm, fe_type, INT64)


def written_type(call: UdfCall, kind: Any) -> Written | None:
    """Return the type of the column that a function gives as an array; None of anything else, or of other windows."""
    if call.window is None or not call.window.spread or not isinstance(kind, Array):
        return None
    if isinstance(kind, Series) and kind.labels not in OWN:
        raise RefusedError(OTHER_ROWS, None)
    return Written(kind.dtype, len(call.arguments))


def written_result(kind: Any) -> Result | None:
    """Return the result of a function that writes a column; None of any other."""
    if not isinstance(kind, Written):
        return None
    name = "bool" if kind.dtype is types.boolean else str(kind.dtype)
    return Result(dtype=DTYPES["int64"], writes=DTYPES[name])


@typed(LOWERING.lower_cast(Array, Written))
def _write(context: Any, builder: Any, fromty: Array, toty: Written, val: Any) -> Any:
    """Write an array's values, if they are as many as the group has rows; return how many they are."""
    compilation().window_use.in_memory = True
    at = At(context, builder)
    kind, array = opened(fromty, at, val)
    length = length_of(kind, at, array)
    address, rows = free_variables(toty.number)
    item = context.get_data_type(toty.dtype)
    data = builder.bitcast(address, item.as_pointer())
    with builder.if_then(builder.icmp_signed("==", length, rows)):
        place = at.cell(INT64(0))
        with each(kind, at, array) as value:
            here = builder.gep(data, [builder.mul(place.value, INT64(slots_of(toty.dtype)))])
            context.pack_value(builder, toty.dtype, value, here)
            place.value = builder.add(place.value, INT64(1))
    return length
