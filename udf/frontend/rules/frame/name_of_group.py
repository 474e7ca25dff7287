"""``g.name``: the key of a group, a number or a tuple of numbers, one of the group's own in each call of the loop.

It comes as free variables (:mod:`udf.frontend.base.lifting`) of numbers behind those of results: 64 bits a level.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from udf.frontend.base.current import compilation
from udf.frontend.base.declarations import DOUBLE, INT64
from udf.frontend.base.lifting import free_variables
from udf.frontend.base.refusals import RefusedError
from udf.frontend.base.uses import KEYS
from udf.frontend.numba.names import types

if TYPE_CHECKING:
    from udf.frontend.rules.array.insert_point import InsertPoint

KINDS: Final = {"i": types.int64, "f": types.float64, "b": types.boolean}

NO_NAME: Final = (
    ".name is not supported in a UDF here: it is the key of a group where apply and transform of groups have numbers "
    "as keys"
)


def name_type() -> Any:
    """Return the type of ``g.name``; refuse it where a group has none that is a number."""
    shape = compilation().window
    if shape is None or not shape.keys:
        raise RefusedError(NO_NAME, None)
    kinds = [KINDS[dtype.kind] for dtype in shape.keys]
    return kinds[0] if len(kinds) == 1 else types.Tuple(kinds)


def name_of(at: InsertPoint) -> Any:
    """Return the key of the group at hand."""
    kind = name_type()
    kinds = tuple(kind) if isinstance(kind, types.BaseTuple) else (kind,)
    members = [_level(at, number, one) for number, one in enumerate(kinds)]
    return members[0] if kind is kinds[0] else at.context.make_tuple(at.builder, kind, members)


def _level(at: InsertPoint, number: int, kind: Any) -> Any:
    bits = free_variables(KEYS + number)[1]
    if kind == types.float64:
        return at.builder.bitcast(bits, DOUBLE)
    return at.builder.icmp_signed("!=", bits, INT64(0)) if kind is types.boolean else at.builder.add(bits, INT64(0))
