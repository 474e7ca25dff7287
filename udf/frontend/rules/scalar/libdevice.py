"""Functions of libdevice for implementations that are written in Python: ``libdevice.fma(x, y, z)``.

Source: NVIDIA libdevice User's Guide 13.0 (each ``name`` is ``__nv_name`` there).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from udf.frontend.base.declarations import define, external, stand_in
from udf.frontend.numba.names import types

__all__ = [
    "copysign", "copysignf", "ddiv_rn", "double2ll_rz", "exp", "exp2", "fma", "ldexp", "log1p", "nextafter",
    "nextafterf", "popcll", "rint", "trunc", "ull2double_rn",
]  # fmt: skip

_F64, _F32, _I64, _I32, _U64 = types.float64, types.float32, types.int64, types.int32, types.uint64


def _function(name: str, result: Any, *takes: Any) -> Callable[..., Any]:
    """Return a function for compiled code: its arguments are converted as Numba converts them."""
    stub = stand_in(name)

    @define(stub, typing=lambda *kinds: result if len(kinds) == len(takes) else None)
    def lower(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        arguments = [context.cast(builder, *pair) for pair in zip(args, sig.args, takes, strict=True)]
        return external(builder, f"__nv_{name}", context.get_value_type(result), *arguments)

    return stub


copysign = _function("copysign", _F64, _F64, _F64)
copysignf = _function("copysignf", _F32, _F32, _F32)
ddiv_rn = _function("ddiv_rn", _F64, _F64, _F64)
double2ll_rz = _function("double2ll_rz", _I64, _F64)
exp = _function("exp", _F64, _F64)
exp2 = _function("exp2", _F64, _F64)
fma = _function("fma", _F64, _F64, _F64, _F64)
ldexp = _function("ldexp", _F64, _F64, _I32)
log1p = _function("log1p", _F64, _F64)
nextafter = _function("nextafter", _F64, _F64, _F64)
nextafterf = _function("nextafterf", _F32, _F32, _F32)
popcll = _function("popcll", _I32, _I64)
rint = _function("rint", _F64, _F64)
trunc = _function("trunc", _F64, _F64)
ull2double_rn = _function("ull2double_rn", _F64, _U64)
