"""Methods of a Series that the library has the bodies of, and how many different values there are."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from udf.base.raising import TOO_MUCH
from udf.frontend.base.declarations import INT64, is_number, raise_if
from udf.frontend.library import equality, lines, moments, search
from udf.frontend.library.moments import distinct
from udf.frontend.numba.names import types
from udf.frontend.rules.array.dropna import dropna
from udf.frontend.rules.array.library_calls import compute, of_library
from udf.frontend.rules.array.primitives import note_memory
from udf.frontend.rules.series.series_declarations import constant_bool, method
from udf.frontend.rules.text.text_library import call, scratch
from udf.frontend.types.array_kinds import StridedArray
from udf.frontend.types.masked_kinds import Masked, unmask
from udf.frontend.types.text_kinds import Text

if TYPE_CHECKING:
    from udf.frontend.rules.array.insert_point import InsertPoint

BODIES: Final[dict[str, Callable[..., Any]]] = {
    "equals": equality.equals,
    "skew": moments.skew, "kurt": moments.kurt, "kurtosis": moments.kurt, "autocorr": moments.autocorr,
    "corr": moments.corr, "cov": moments.cov, "dot": lines.dot, "item": search.item,
    "searchsorted": search.searched,
}  # fmt: skip
for _name, _function in BODIES.items():
    of_library(_name, _function, register=method)


def _nunique(a: Any, dropna: Any = True) -> Any:  # noqa: FBT002 - pandas' own
    known = constant_bool(dropna)
    return types.int64 if known or (known is False and is_number(a.dtype)) else None


@method("nunique", typing=_nunique)
def _lower_nunique(at: InsertPoint, kinds: Any, values: Any, result: Any) -> Any:
    kind, array = kinds["a"], values["a"]
    if isinstance(kind, StridedArray) and isinstance(unmask(kind.dtype), Text):
        return _distinct_texts(at, kind, array)
    if isinstance(kind.dtype, Masked):
        kind, array = dropna(at, kind, array)
    return compute(at, distinct, result, (kind, array), constant_bool(kinds["dropna"]))


def _distinct_texts(at: InsertPoint, kind: StridedArray, array: Any) -> Any:
    """Return how many different texts there are in memory, by a hash table in scratch memory."""
    note_memory(kind)
    builder, members = at.builder, at.members(kind, array)
    slots = builder.ptrtoint(members.data, INT64)
    count = call(builder, "distinct", INT64, slots, members.stride, members.length, scratch(builder))
    raise_if(at.context, builder, builder.icmp_signed("<", count, INT64(0)), MemoryError, TOO_MUCH)
    return count
