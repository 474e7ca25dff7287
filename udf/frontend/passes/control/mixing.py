"""Integers that have become floats because a variable is one or the other: one bit follows them, what differs raises.

Beside each variable that :class:`udf.frontend.passes.ranges.mixtures.Mixtures` names lies a bit: whether its value is
an int in Python. What is computed of such ints alone is an int too; from 2**53 on a float64 would not hold all of its
digits, and that raises. A zero that is an int has no sign.
"""

from __future__ import annotations

from functools import cached_property, reduce
from typing import Any, Final

from udf.frontend.base.current import compilation, is_users
from udf.frontend.base.declarations import BIT, DOUBLE, magnitude
from udf.frontend.base.messages import LOSES_DIGITS
from udf.frontend.base.refusals import RefusedError
from udf.frontend.ir.nodes import is_expression, operands
from udf.frontend.numba.names import cgutils, ir, types
from udf.frontend.passes.ranges.helpers_called import NOTHING, Helper
from udf.frontend.passes.ranges.mixtures import Mixtures
from udf.frontend.passes.ranges.visible_mixtures import refuse_visible_mixtures
from udf.frontend.rules.scalar.overflow import unifying
from udf.frontend.types.masked_kinds import Masked, build, parts

OF_A_HELPER: Final = (
    "a helper that returns a tuple of which a value is an int in one row and a float in another is not supported in a"
    " UDF; make it one: float(x)"
)
LIMIT: Final = 2.0**53


class Mixing:
    """The bits that follow the integers of one function while it is lowered."""

    def __init__(self, lowering: Any) -> None:
        self._lower = lowering
        self._bits: dict[str, Any] = {}

    @cached_property
    def _mixtures(self) -> Mixtures:
        func_ir, kinds = self._lower.func_ir, self._lower.fndesc.typemap
        return Mixtures(func_ir, kinds, is_helper=self._is_helper, helper=self._helper)

    @property
    def _is_helper(self) -> bool:
        function = self._lower.func_ir.func_id
        return bool(is_users(function)) and function.code is not compilation().outermost

    @property
    def _is_fold(self) -> bool:
        """Return whether functions of rows are folds, whose state has one type from the first row on."""
        window = compilation().window
        return window is not None and bool(window.folds)

    def _helper(self, call: Any) -> Helper:
        """Return what is known of the helper of the user's that is called."""
        kind, signature = self._lower.typeof(call.func.name), self._lower.fndesc.calltypes.get(call)
        if not isinstance(kind, types.Dispatcher) or signature is None:
            return Helper()
        called = self._lower.context.sites[kind.dispatcher.get_overload(signature.args).llvm_func_name]
        return Helper(bool(called.mixes), called.kinds, kind.dispatcher.py_func.__code__.co_varnames)

    @property
    def returns(self) -> bool:
        """Return whether the function's caller is told what it returns."""
        return self._is_helper and self._mixtures.returns

    def note_results(self) -> None:
        """Note which other numbers than of its result's type the UDF may return, if pandas is to tell them apart."""
        told = refuse_visible_mixtures(self._mixtures, self._lower.func_ir, self._lower.fndesc.typemap)
        if self._lower.func_ir.func_id.code is compilation().outermost and compilation().tells:
            compilation().result_use.mixes = self._mixtures.returned()
        self._lower.call_helper.kinds = self._mixtures.returned_kinds | told if self._is_helper else NOTHING
        if self._is_helper and not self._is_fold and len(mixes := self._mixtures.returned()) > 1 and any(mixes):
            raise RefusedError(OF_A_HELPER, self._lower.func_ir.loc)

    def whole(self, name: str) -> Any:
        """Return whether a variable holds an integer, as the function returns it."""
        return self._bit(name)

    @cached_property
    def _follows(self) -> bool:
        """Return whether any integer has to be followed, and so all of them."""
        return self.returns or any(map(self._mixtures.checked, self._mixtures.mixed))

    def takes_item(self, value: Any) -> bool:
        """Return whether an expression takes an item of a tuple or a list, whose items take one type."""
        return self._mixtures.takes_item(value)

    def unifying(self, target: str) -> Any:
        """Return the context in which a value is assigned to the variable ``target``."""
        if self._mixtures.checked(target):
            return unifying("small")
        lenient = target in self._mixtures.mixed and not self._mixtures.kept(target)
        return unifying("any" if lenient else "exact")

    def assigned(self, kind: Any, inst: Any, value: Any) -> Any:
        """Return the value that ``inst`` assigns, of type ``kind``; store its bit: whether Python has an integer."""
        name = inst.target.name
        builder, context = self._lower.builder, self._lower.context
        if self._mixtures.may_lose(name, inst.value):
            number, valid = parts(context, builder, kind, value)
            beyond = builder.and_(valid, builder.fcmp_ordered(">=", self._size(number), DOUBLE(LIMIT)))
            self._lower.call_conv.refuse(builder, beyond, OverflowError, (LOSES_DIGITS,))
        if name not in self._mixtures.mixed or not self._follows:
            return value
        number, valid = parts(context, builder, kind, value)
        bit = self._bit_of(inst.value, number)
        if not isinstance(inst.value, ir.Var) and not is_expression(inst.value, "cast"):
            size = self._size(number)
            beyond = builder.and_(builder.and_(bit, valid), builder.fcmp_ordered(">=", size, DOUBLE(LIMIT)))
            self._lower.call_conv.refuse(builder, beyond, OverflowError, (LOSES_DIGITS,))
            number = builder.select(bit, builder.fadd(number, number.type(0.0)), number)
            value = build(context, builder, kind, number, valid) if isinstance(kind, Masked) else number
        builder.store(bit, self._slot(name))
        return value

    def _slot(self, name: str) -> Any:
        if name not in self._bits:
            self._bits[name] = cgutils.alloca_once_value(self._lower.builder, cgutils.false_bit)
        return self._bits[name]

    def _bit(self, name: str) -> Any:
        """Return whether a variable holds an integer."""
        if self._mixtures.is_whole(name):
            return BIT(1)
        return self._lower.builder.load(self._slot(name)) if name in self._mixtures.mixed else BIT(0)

    def _bit_of(self, value: Any, result: Any) -> Any:
        """Return whether what is assigned is an integer."""
        builder = self._lower.builder
        if isinstance(value, ir.Var):
            return self._bit(value.name)
        if self._mixtures.calls_helper(value):
            return builder.load(self._lower.call_helper.said)
        if self._mixtures.is_choice(value):
            bits = (builder.and_(self._bit(one.name), self._is_chosen(one, result)) for one in value.args)
            return reduce(builder.or_, bits, BIT(0))
        bits = (self._bit(one.name) for one in operands(value))
        return reduce(builder.and_, bits, BIT(1)) if operands(value) else BIT(0)

    def _is_chosen(self, argument: Any, result: Any) -> Any:
        """Return whether the number in a variable is the result, but for its sign."""
        builder, context, kind = self._lower.builder, self._lower.context, self._lower.typeof(argument.name)
        number, valid = parts(context, builder, kind, self._lower.loadvar(argument.name))
        inner = kind.inner if isinstance(kind, Masked) else kind
        size = self._size(context.cast(builder, number, inner, types.float64))
        return builder.and_(valid, builder.fcmp_ordered("==", size, self._size(result)))

    def _size(self, number: Any) -> Any:
        """Return a float's magnitude as float64."""
        builder = self._lower.builder
        return magnitude(builder, number if number.type == DOUBLE else builder.fpext(number, DOUBLE))
