"""Lookups in two steps, ``frame.loc[x]["col"]`` and ``ser.loc[a].loc[b]``, as one of both keys, on untyped IR."""

from __future__ import annotations

from typing import Any

from udf.base.pandas_meaning import is_of_pandas
from udf.bind.containers import Entries, FrameEntries
from udf.bind.summaries import is_frame
from udf.frontend.ir.constant_items import as_constant
from udf.frontend.ir.nodes import constant_value, definition_of, is_expression
from udf.frontend.ir.replacement import Replacement, replace_values
from udf.frontend.numba.names import ir
from udf.frontend.passes.rows.captured_numbers import row_dtype


def fuse_chained_lookups(func_ir: Any) -> None:
    """Look up once what is looked up in two steps: ``frame.loc[x]["col"]``, and ``ser.loc[a].loc[b]`` of two levels."""
    replace_values(func_ir, _ChainedLookup, ("getattr", "getitem", "static_getitem"))


class _ChainedLookup(Replacement):
    """The lookup of both keys in the place of the second."""

    def of(self, node: Any) -> Any:
        """Return what takes the place of a node; None if it stays."""
        if not is_expression(node, "getattr", "getitem", "static_getitem"):
            return None
        first = self._looked_up(node.value)
        if first is None:
            return None
        is_frame_row = is_expression(definition_of(self.func_ir, first.value), "getattr") and self._is_frame(first)
        if node.op == "getattr" and (
            not is_frame_row or node.attr not in self._names(first) or is_of_pandas("Series", node.attr)
        ):
            return None
        if not is_frame_row and not self._has_levels(first):
            return None
        keys = [self._key(first), self.constant(node.attr) if node.op == "getattr" else self._key(node)]
        lookup = ir.Expr.getitem(first.value, self.assign(ir.Expr.build_tuple(keys, self.loc)), self.loc)
        label = as_constant(self.func_ir, keys[1]) if is_frame_row else None
        dtype = None if label is None else row_dtype(self._owner(first), label.value)
        return lookup if dtype is None else self.call(dtype.type, [self.assign(lookup)])

    def _looked_up(self, variable: Any) -> Any:
        """Return the first lookup, whose value a variable is, or has in ``.loc``."""
        lookup = definition_of(self.func_ir, self._behind_view(variable))
        return lookup if is_expression(lookup, "getitem", "static_getitem") else None

    def _behind_view(self, variable: Any) -> Any:
        """Return the variable of x, if one is ``x.loc`` or ``x.at``; else the variable itself."""
        view: Any = definition_of(self.func_ir, variable)
        return view.value if is_expression(view, "getattr") and view.attr in ("loc", "at") else variable

    def _owner(self, first: Any) -> Any:
        return constant_value(self.func_ir, self._behind_view(first.value))

    def _is_frame(self, first: Any) -> bool:
        owner, key = self._owner(first), as_constant(self.func_ir, first.index) if first.op == "getitem" else None
        single = not is_expression(definition_of(self.func_ir, first.index), "build_tuple") if key is None else True
        return single and (isinstance(owner, FrameEntries) or (is_frame(owner) and owner.ndim == 2))

    def _names(self, first: Any) -> Any:
        owner = self._owner(first)
        return dict(owner.columns) if isinstance(owner, FrameEntries) else owner.columns

    def _has_levels(self, first: Any) -> bool:
        owner = self._owner(first)
        levels = isinstance(owner, Entries) and owner.kind == "Series" and owner.keys and owner.keys[0]
        if first.op == "getitem" and is_expression(definition_of(self.func_ir, first.index), "build_tuple"):
            return False
        return isinstance(levels, tuple) and len(levels) == 2

    def _key(self, node: Any) -> Any:
        return self.constant(node.index) if node.op == "static_getitem" else node.index
