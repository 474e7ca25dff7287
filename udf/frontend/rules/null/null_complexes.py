"""``z.real``, ``z.imag`` and ``z.conjugate()`` of a complex number that can be NA."""

from __future__ import annotations

from typing import Any, Final

from udf.frontend.base.declarations import LOWERING, attributes, is_complex, method, typed_decorator
from udf.frontend.numba.names import cgutils, types
from udf.frontend.types.masked_kinds import Masked, build, has_own_nulls, masked_type, parts

CONJUGATE: Final = method("udf.masked.conjugate", lambda kind: kind)


@attributes(Masked)
def _attribute_type(value: Masked, attr: str) -> Any:
    if not is_complex(value.inner) or has_own_nulls(value):
        return None
    if attr in ("real", "imag"):
        return masked_type(value.inner.underlying_float)
    return types.BoundFunction(CONJUGATE, value) if attr == "conjugate" else None


def _unpack(context: Any, builder: Any, kind: Masked, value: Any) -> tuple[Any, Any]:
    inside, valid = parts(context, builder, kind, value)
    return cgutils.create_struct_proxy(kind.inner)(context, builder, value=inside), valid


def _part(name: str) -> None:
    @typed_decorator(LOWERING.lower_getattr(Masked, name))
    def lower(context: Any, builder: Any, typ: Any, val: Any) -> Any:
        made, valid = _unpack(context, builder, typ, val)
        return build(context, builder, masked_type(typ.inner.underlying_float), getattr(made, name), valid)


for _name in ("real", "imag"):
    _part(_name)


@typed_decorator(LOWERING.lower("udf.masked.conjugate", Masked))
def _conjugate(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    made, valid = _unpack(context, builder, sig.args[0], args[0])
    made.imag = builder.fsub(made.imag.type(-0.0), made.imag)
    return build(context, builder, sig.return_type, made._getvalue(), valid)  # noqa: SLF001 - Numba's name
