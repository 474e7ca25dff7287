"""Integers that have become floats because a variable is one or the other: where a float64 differs from one, it raises.

Nothing follows which of both a value is: of 303 functions of the idioms none needed it. So a result of such variables
raises where it could be an int that a float64 does not hold, from 2**53 on, or a zero that has no sign. At pandas' door
Python computes that row.
"""

import math
from functools import cached_property
from typing import Any, Final

from udf.frontend.base.current import compilation, is_users
from udf.frontend.base.declarations import BIT, DOUBLE, INT64, magnitude
from udf.frontend.base.messages import HAS_SIGN, LOSES_DIGITS, RefusedError
from udf.frontend.base.tables import later
from udf.frontend.numba.names import types
from udf.frontend.passes.ranges.mixtures import NOTHING, Helper, Mixtures
from udf.frontend.rules.scalar.overflow import unifying
from udf.frontend.types.masked_kinds import Masked, parts, unmask
from udf.frontend.types.time_kinds import Time

OF_A_HELPER: Final = (
    "a helper that returns a tuple of which a value is an int in one row and a float in another is not supported in a"
    " UDF; make it one: float(x)"
)
LIMIT: Final = 2.0**53

refuse_visible_mixtures = later("udf.frontend.passes.ranges.visible_mixtures", "refuse_visible_mixtures")


class Mixing:
    """What is asked of the numbers of one function while it is lowered."""

    def __init__(self, lowering: Any) -> None:
        self._lower = lowering

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
            return NOTHING
        called = self._lower.context.sites[kind.dispatcher.get_overload(signature.args).llvm_func_name]
        return Helper(called.kinds, kind.dispatcher.py_func.__code__.co_varnames)

    def note_results(self) -> None:
        """Note which other numbers than of its result's type the UDF may return, if pandas is to tell them apart."""
        told: frozenset[str] = frozenset()
        if not compilation().family:
            told = refuse_visible_mixtures(self._mixtures, self._lower.func_ir, self._lower.fndesc.typemap)
        if self._lower.func_ir.func_id.code is compilation().outermost and compilation().tells:
            compilation().result_use.mixes = self._mixtures.returned()
        if not self._is_helper:
            self._lower.call_helper.kinds = frozenset()
            return
        alone = types.Number | types.Boolean | Time
        is_container = not (self._is_fold or isinstance(unmask(self._lower.fndesc.restype), alone))
        told |= self._mixtures.held if is_container else frozenset()
        self._lower.call_helper.kinds = self._mixtures.returned_kinds | told
        if is_container and any(self._mixtures.returned()):
            raise RefusedError(OF_A_HELPER, self._lower.func_ir.loc)

    def takes_item(self, value: Any) -> bool:
        """Return whether an expression takes an item of a tuple or a list, whose items take one type."""
        return self._mixtures.takes_item(value)

    def unifying(self, target: str) -> Any:
        """Return the context in which a value is assigned to the variable ``target``."""
        return unifying(self._mixtures.meeting(target))

    def check(self, kind: Any, inst: Any, value: Any) -> None:
        """Raise where ``inst`` assigns a float of type ``kind`` that may be another number in Python."""
        name, builder = inst.target.name, self._lower.builder
        loses = self._mixtures.may_lose(name, inst.value)
        has_sign = (loses or compilation().tells) and self._mixtures.may_sign(name, inst.value)
        if not (loses or has_sign):
            return
        number, valid = self._float(kind, value)
        if loses:
            size = magnitude(builder, number)
            beyond = builder.fcmp_ordered(">=", size, DOUBLE(LIMIT))
            if self._mixtures.is_choice(inst.value):  # of a float it is one
                beyond = builder.and_(beyond, self._is_among(inst.value.args, size))
            elif not self._mixtures.may_overflow(inst.value):  # an infinity is a float in Python too
                beyond = builder.and_(beyond, builder.fcmp_ordered("<", size, DOUBLE(math.inf)))
            self._lower.call_conv.refuse(builder, builder.and_(valid, beyond), OverflowError, (LOSES_DIGITS,))
        if has_sign:
            is_zero = builder.icmp_signed("==", builder.bitcast(number, INT64), INT64(-(2**63)))
            self._lower.call_conv.refuse(builder, builder.and_(valid, is_zero), OverflowError, (HAS_SIGN,))

    def _float(self, kind: Any, value: Any) -> Any:
        """Return a number as float64, and whether there is one."""
        number, valid = parts(self._lower.context, self._lower.builder, kind, value)
        own = kind.inner if isinstance(kind, Masked) else kind
        return self._lower.context.cast(self._lower.builder, number, own, types.float64), valid

    def _is_among(self, arguments: Any, size: Any) -> Any:
        """Return whether a magnitude is that of an argument which may be an int in Python."""
        builder, found = self._lower.builder, BIT(0)
        for one in arguments:
            if self._mixtures.may_be_whole(one.name):
                number, valid = self._float(self._lower.typeof(one.name), self._lower.loadvar(one.name))
                same = builder.fcmp_ordered("==", magnitude(builder, number), size)
                found = builder.or_(found, builder.and_(valid, same))
        return found
