"""Numbers of text: ``int(s)``, ``int(s, base)`` and ``float(s)``, by Python's rules, with its ValueError."""

from typing import Any

from udf.base.raising import TOO_LONG
from udf.frontend.base.declarations import DOUBLE, INT64, define, implement, is_whole, literal, raise_if
from udf.frontend.base.messages import COMPUTED, limit
from udf.frontend.base.tables import each
from udf.frontend.numba.names import types
from udf.frontend.rules.text.text_library import INT32, PAIR, call, tables
from udf.frontend.types.text_kinds import Text, data_and_size

TOO_LARGE = limit(TOO_LONG)
DECIMAL = 10


def _base(kind: Any) -> int | None:
    known = literal(kind)
    return known if known is not None and (known == 0 or 2 <= known <= 36) else None


def _whole(text: Any, *base: Any) -> Any:
    fits = isinstance(text, Text) and (not base or (len(base) == 1 and _base(base[0]) is not None))
    return types.int64 if fits else None


@define(int, typing=_whole)
def _int(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    kind, *base = sig.args
    known = () if kind.ascii else (tables(),)
    number = INT32(_base(base[0]) if base else DECIMAL)
    read = call(builder, f"int_{kind.suffix}", PAIR, *data_and_size(builder, args[0]), number, *known)
    value, status = builder.extract_value(read, 0), builder.extract_value(read, 1)
    raise_if(context, builder, builder.icmp_signed("==", status, INT64(1)), ValueError, *COMPUTED)
    raise_if(context, builder, builder.icmp_signed("==", status, INT64(2)), OverflowError, TOO_LARGE)
    return value


@define(float, typing=lambda text: types.float64 if isinstance(text, Text) else None)
def _float(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    (kind,) = sig.args
    read = call(builder, f"float_{kind.suffix}", PAIR, *data_and_size(builder, args[0]), tables())
    raise_if(
        context, builder, builder.icmp_signed("!=", builder.extract_value(read, 1), INT64(0)), ValueError, *COMPUTED
    )
    return builder.bitcast(builder.extract_value(read, 0), DOUBLE)


# -- bin, oct, hex --------------------------------------------------------------------------------------


@each((bin, "#b"), (oct, "#o"), (hex, "#x"))
def _register_base(function: Any, spec: str) -> None:
    @implement(function)
    def choose(value: Any) -> Any:
        return (lambda value: format(value, spec)) if is_whole(value) else None
