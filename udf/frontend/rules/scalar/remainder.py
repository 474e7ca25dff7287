"""The remainder of a division of floats, without libdevice's loop wherever that is exact."""

from __future__ import annotations

from typing import Any

from llvmlite import ir as llvm

from udf.frontend.base.declarations import external


def remainder_real(builder: Any, left: Any, right: Any) -> Any:
    """Return C's ``fmod(left, right)``.

    libdevice subtracts bit by bit, in a loop. Where the quotient q is a whole number that a float holds, one fma is
    exact: rounding can make trunc(q) one too large, and then ``left - trunc(q) * right`` has the other sign.

    Source: the remainder is a multiple of the smaller unit in the last place, and no larger than ``right``
    (Muller et al., Handbook of Floating-Point Arithmetic, section 2.6).
    """
    kind = left.type
    suffix, limit = ("f", 2.0**24) if isinstance(kind, llvm.FloatType) else ("", 2.0**53)

    def libdevice(name: str, *values: Any) -> Any:
        return external(builder, f"__nv_{name}{suffix}", kind, *values)

    whole = libdevice("trunc", builder.fdiv(left, right))
    held = builder.fcmp_ordered("<", libdevice("fabs", whole), kind(limit))
    finite = builder.fcmp_ordered("<", libdevice("fabs", right), kind(float("inf")))
    with builder.if_else(builder.and_(held, finite)) as (quick, slow):
        with quick:
            rest = libdevice("fma", builder.fsub(kind(-0.0), whole), right, left)
            beyond = builder.fcmp_ordered("<", builder.fmul(libdevice("copysign", kind(1.0), left), rest), kind(0.0))
            step = libdevice("copysign", right, left)
            near = libdevice("copysign", builder.select(beyond, builder.fadd(rest, step), rest), left)
            after_quick = builder.block
        with slow:
            far = libdevice("fmod", left, right)
            after_slow = builder.block
    either = builder.phi(kind)
    either.add_incoming(near, after_quick)
    either.add_incoming(far, after_slow)
    return either
