"""``Decimal("0.01")`` in a function, and ``x.quantize(Decimal("0.01"))``, which is ``round(x, 2)`` there.

Quotients are Python's: ``a / b`` has as many places as its value takes.
"""

from decimal import Decimal as PythonsDecimal
from typing import Any, Final

from udf.columns.decimal_units import MAX_DIGITS, decimal_constant
from udf.frontend.base.declarations import define, stand_in
from udf.frontend.base.messages import RefusedCallError, RefusedError
from udf.frontend.ir.constant_items import as_constant
from udf.frontend.ir.nodes import called_method
from udf.frontend.ir.replacement import Replacement
from udf.frontend.ir.short_arrays import function_of
from udf.frontend.numba.names import ir
from udf.frontend.rules.decimal.decimal_rules import to_places
from udf.frontend.types.decimal_kinds import Decimal

COMPUTED_ONE: Final = "Decimal() of a value that is computed is not supported in a UDF; a column of decimals is Arrow's"
TAKES: Final = 'quantize() takes a Decimal, and rounds half to even, in a UDF: x.quantize(Decimal("0.01"))'


class DecimalCall(Replacement):
    """The constant in the place of ``Decimal("0.01")``; the call of :func:`quantized` in that of ``x.quantize(..)``."""

    def _on_call(self, node: Any) -> Any:
        method = called_method(self.func_ir, node, "quantize")
        if method is not None and len(node.args) == 1 and not node.kws:
            return self.call(quantized, [method.value, *node.args])
        if function_of(self.func_ir, node.func) is not PythonsDecimal or len(node.args) != 1 or node.kws:
            return None
        text = as_constant(self.func_ir, node.args[0])
        if text is None:
            raise RefusedError(COMPUTED_ONE, self.loc)
        try:
            value = PythonsDecimal(text.value)
        except (ArithmeticError, TypeError, ValueError) as error:
            raise RefusedError(f"Decimal({text.value!r}): {error} in a UDF", self.loc) from None
        if decimal_constant(value) is None:
            raise RefusedError(
                f"Decimal({text.value!r}) has more than {MAX_DIGITS} digits, or an exponent, in a UDF", self.loc
            )
        return ir.Const(value, self.loc)


quantized: Final = stand_in("quantized")
"""(value, places): stands for ``value.quantize(places)``."""


def _quantized_kind(value: Any, places: Any) -> Any:
    if not isinstance(value, Decimal):
        return None
    if not isinstance(places, Decimal):
        raise RefusedCallError(TAKES)
    return Decimal(places.scale)


@define(quantized, typing=_quantized_kind)
def _quantize(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return to_places(context, builder, sig.args[0], args[0], sig.return_type)
