"""Numbers and text of a group as others, on untyped IR: of another type, replaced by others, each row's of several.

A part of what :mod:`udf.frontend.passes.rows.desugar` writes out.
"""

import operator
from functools import reduce
from typing import Any, Final

import numpy as np

from udf.base.catalogue import having
from udf.frontend.base.messages import RefusedError
from udf.frontend.ir.constant_items import is_nan
from udf.frontend.ir.inner_functions import build_call, map_values
from udf.frontend.ir.nodes import definition_of, is_expression
from udf.frontend.ir.short_arrays import function_of
from udf.frontend.numba.names import ir, types
from udf.frontend.rules.frame.frame_columns import FrameColumns, FrameReplacement
from udf.frontend.rules.series.labelled_lists import floats_to_ints, labelled
from udf.frontend.types.masked_kinds import unmask
from udf.frontend.types.text_kinds import Text

ALONG: Final = (
    "{0}(axis=1) is not supported in a UDF; write it of the columns, g.x + g.y, or g.apply(lambda r: .., axis=1)"
)
REPLACE: Final = (
    "replace(a, b) replaces one number by another in a UDF, and an integer by an integer; write s.mask(s == a, b)"
)
KEEPING: Final = having("dtype") & (having("rows") | {"copy"})
"""Methods of a Series that give some of its values."""


class SeriesReplacement(FrameReplacement):
    """What takes the place of values of one Series, or of several columns of a frame."""

    def looped(self, function: Any, operands: list[Any], owner: Any) -> Any:
        """Return the Series, with the labels of ``owner``, of the list that a function of this module makes."""
        made = self._scope.redefine("$made", self.loc)
        step = ir.Assign(ir.Const(None, self.loc), made, self.loc)
        self.statements += build_call(self._scope, step, function, operands)
        return self.call(labelled, [owner, made])

    def among(self, node: Any) -> Any:
        """Return whether a text is among those of a Series: ``"a" in s.values``, ``"a" in s.unique()``."""
        made: Any = definition_of(self.func_ir, node.lhs)
        if is_expression(made, "call") and not made.args and not made.kws:
            made = definition_of(self.func_ir, made.func)
        if not is_expression(made, "getattr") or made.attr not in ("values", "unique", "to_numpy"):
            return None
        if not isinstance(unmask(self.dtype_of(made.value)), Text):
            return None
        found = self.assign(ir.Expr.binop(operator.eq, made.value, node.rhs, self.loc))
        return ir.Expr.call(self.assign(ir.Expr.getattr(found, "any", self.loc)), (), (), self.loc)

    def dtype_of(self, variable: Any) -> Any:
        """Return the type of the values of a Series, or of some of its rows; None where it is not known."""
        made: Any = definition_of(self.func_ir, variable)
        method: Any = definition_of(self.func_ir, made.func) if is_expression(made, "call") else None
        if not is_expression(method, "getattr") or method.attr not in KEEPING:
            return self.values(variable)
        dtype = self.dtype_of(method.value)
        return unmask(dtype) if method.attr == "dropna" else dtype

    def as_type(self, owner: Any, target: Any) -> Any:
        """Return whole numbers and text as text, and floats as whole numbers; None of what has another rule."""
        named, dtype = function_of(self.func_ir, target) or self.as_constant(target), self.dtype_of(owner)
        if named in (str, "str") and isinstance(dtype, Text):
            return owner
        if named in (str, "str") and isinstance(dtype, types.Integer | types.Boolean):
            return self.looped(map_values, [self.assign(ir.Global("str", str, self.loc)), owner], owner)
        to_int = named in (int, np.int64, "int", "int64") and dtype == types.float64
        return self.looped(floats_to_ints, [owner], owner) if to_int else None

    def replaced(self, owner: Any, old: Any, new: Any) -> Any:
        """Return numbers of which one is another: NaN among whole numbers is left."""
        dtype = self.dtype_of(owner)
        missing = [is_nan(self.func_ir, definition_of(self.func_ir, one)) for one in (old, new)]
        kinds = {float if nan else type(self.as_constant(one)) for nan, one in zip(missing, (old, new), strict=True)}
        whole = isinstance(dtype, types.Integer) and not isinstance(dtype, types.Boolean)
        if not (whole or dtype == types.float64):
            return None
        if not kinds <= ({int} if whole else {int, float}):
            raise RefusedError(REPLACE, self.loc)
        if missing[0]:
            return ir.Expr.call(self.assign(ir.Expr.getattr(owner, "fillna", self.loc)), [new], (), self.loc)
        found = self.assign(ir.Expr.binop(operator.eq, owner, old, self.loc))
        return ir.Expr.call(self.assign(ir.Expr.getattr(owner, "mask", self.loc)), [found, new], (), self.loc)

    def along(self, frame: FrameColumns, name: str) -> Any:
        """Return the Series of what the columns of each row give: NaN is left out."""
        kinds, columns = [self.dtype(frame, one) for one in frame.made], [self.made(frame, one) for one in frame.made]
        if name not in ("sum", "mean", "max", "min") or not {*kinds} <= {types.float64, types.int64} or len(kinds) < 2:
            raise RefusedError(ALONG.format(name), self.loc)
        if name in ("max", "min"):
            greater = np.fmax if name == "max" else np.fmin
            return reduce(lambda one, other: self.assign(self.call(greater, [one, other])), columns)

        def plus(left: Any, right: Any) -> Any:
            return self.assign(ir.Expr.binop(operator.add, left, right, self.loc))

        terms = [self.call_method(one, "fillna", [self.constant(0)]) for one in columns]
        if name == "mean" or types.float64 in kinds:  # integers meet as floats first, as a row of pandas does
            terms.insert(0, self.constant(-0.0))
        total = reduce(plus, terms)
        if name == "sum":
            return total
        integer = self.assign(ir.Global("int", int, self.loc))
        there = reduce(plus, [self.call_method(self.call_method(one, "notna"), "astype", [integer]) for one in columns])
        return ir.Expr.binop(operator.truediv, total, there, self.loc)
