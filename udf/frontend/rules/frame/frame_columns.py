"""The columns of a frame in Numba's untyped IR of a function of groups: their labels, and how each is computed.

``g[["x", "y"]]``, ``g[g.x > 0]``, ``g.assign(z=g.x / g.y)`` and ``g.isna()`` are frames; a column is computed where it
is read.
"""

from collections.abc import Callable, Hashable, Sequence
from functools import partial
from typing import Any, Final, NamedTuple

from udf.base.catalogue import having
from udf.frontend.base.current import compilation
from udf.frontend.base.declarations import is_number
from udf.frontend.ir.constant_items import as_constant
from udf.frontend.ir.nodes import definition_of, is_expression
from udf.frontend.ir.replacement import Replacement
from udf.frontend.ir.short_arrays import function_of
from udf.frontend.numba.names import ir, types
from udf.frontend.types.frame_kinds import Frame

COLUMNWISE: Final = having("column")
"""Methods of a frame that give a column for each."""

SOME_ROWS: Final = having("rows")
"""Methods of a frame that give some of its rows."""


class FrameColumns(NamedTuple):
    """A frame by its columns: the group that has its rows, and for each label that of the group's, or what makes it."""

    rows: Callable[[], Any]
    made: dict[Any, Any]
    plain: bool
    """Whether it is a group, or some rows of one, with all columns."""


class FrameReplacement(Replacement):
    """What takes the place of a value, where frames are their columns; ``kinds`` are the types of the arguments."""

    def __init__(self, kinds: Sequence[Any], *statement: Any) -> None:
        super().__init__(*statement)
        self.kinds = kinds

    def item(self, owner: Any, label: Any) -> Any:
        """Return the variable of an item."""
        return self.assign(ir.Expr.getitem(owner, self.constant(label), self.loc))

    def call_method(self, owner: Any, name: str, args: Any = (), kws: Any = ()) -> Any:
        """Return the variable of what a method gives."""
        bound = self.assign(ir.Expr.getattr(owner, name, self.loc))
        return self.assign(ir.Expr.call(bound, list(args), tuple(kws), self.loc))

    # -- what is known -----------------------------------------------------------------------------------

    def as_constant(self, variable: Any) -> Any:
        """Return the constant that a variable is; None of any other."""
        return getattr(as_constant(self.func_ir, variable), "value", None)

    def texts(self, variable: Any) -> list[str] | None:
        """Return constant texts of a list or a tuple; None of anything else."""
        node: Any = definition_of(self.func_ir, variable)
        items = node.items if is_expression(node, "build_list", "build_tuple") else ()
        found = [self.as_constant(item) for item in items] or self.as_constant(variable)
        is_some = isinstance(found, list | tuple) and found
        return list(found) if is_some and all(isinstance(one, str) for one in found) else None

    def pairs(self, variable: Any) -> dict[Any, Any] | None:
        """Return a dict of constant texts that is written out."""
        node: Any = definition_of(self.func_ir, variable)
        if not is_expression(node, "build_map"):
            return None
        pairs = {self.as_constant(key): self.as_constant(value) for key, value in node.items}
        return pairs if all(isinstance(one, str) for pair in pairs.items() for one in pair) else None

    def dtype(self, frame: FrameColumns, label: Any) -> Any:
        """Return the type of a column's values; None if it is computed, or one that no group has."""
        source, fields = frame.made[label], next(k.fields for k in self.kinds if isinstance(k, Frame))
        return None if callable(source) else getattr(fields.get(source), "dtype", types.none)

    def values(self, variable: Any) -> Any:
        """Return the type of the values of a Series that is a parameter, or a column of a frame; None of others."""
        node = definition_of(self.func_ir, variable)
        if isinstance(node, ir.Arg) and node.index < len(self.kinds):
            return getattr(self.kinds[node.index], "dtype", None)
        if not is_expression(node, "getattr", "getitem", "static_getitem"):
            return None
        frame = self.frame(node.value)
        label = node.attr if node.op == "getattr" else self.label(node)
        return self.dtype(frame, label) if frame is not None and label in frame.made else None

    def label(self, node: Any) -> Any:
        """Return the constant index of an item."""
        return node.index if node.op == "static_getitem" else self.as_constant(node.index)

    # -- frames ------------------------------------------------------------------------------------------

    def frame(self, variable: Any) -> FrameColumns | None:
        """Return the columns of a frame; None of anything else."""
        node = definition_of(self.func_ir, variable)
        if isinstance(node, ir.Arg):
            kind = self.kinds[node.index] if node.index < len(self.kinds) else None
            if not isinstance(kind, Frame):
                return None
            return FrameColumns(lambda: variable, {one: one for one in compilation().row_use.labels}, plain=True)
        if is_expression(node, "getitem", "static_getitem"):
            return self._part(variable, node)
        method: Any = definition_of(self.func_ir, node.func) if is_expression(node, "call") else None
        frame = self.frame(method.value) if is_expression(method, "getattr") else None
        return None if frame is None else self._given(method.attr, frame, variable, node)

    def _part(self, variable: Any, node: Any) -> FrameColumns | None:
        """Return the columns of ``frame[["a", "b"]]``, ``frame[condition]`` and ``frame.iloc[a:b]``."""
        owner: Any = definition_of(self.func_ir, node.value)
        if is_expression(owner, "getattr") and owner.attr == "iloc":
            frame = self.frame(owner.value)
            index = definition_of(self.func_ir, node.index) if node.op == "getitem" else node.index
            made = is_expression(index, "call") and function_of(self.func_ir, index.func) is slice
            is_slice = isinstance(index, slice) or made
            return self._some(frame, variable) if frame is not None and is_slice else None
        frame, label = self.frame(node.value), self.label(node)
        if frame is None or isinstance(label, str | int) or (isinstance(label, Hashable) and label in frame.made):
            return None
        labels = label if node.op == "static_getitem" else self.texts(node.index)
        if isinstance(labels, list | tuple) and len(set(labels)) == len(labels):
            known = set(labels) <= set(frame.made)
            return frame._replace(made={one: frame.made[one] for one in labels}, plain=False) if known else None
        return self._some(frame, variable, lambda rows: self.assign(ir.Expr.getitem(rows, node.index, self.loc)))

    def _some(
        self, frame: FrameColumns, variable: Any, rows: Callable[[Any], Any] | None = None
    ) -> FrameColumns | None:
        """Return the columns of some rows of a frame, which ``rows`` makes of the group's; ``variable`` has them."""
        if frame.plain:
            return frame._replace(rows=lambda: variable)
        if rows is None or any(map(callable, frame.made.values())):
            return None
        return frame._replace(rows=lambda: rows(frame.rows()))

    def _given(self, name: str, frame: FrameColumns, variable: Any, call: Any) -> FrameColumns | None:
        """Return the columns of what a method gives of a frame."""
        if name == "dropna" and not (frame.plain or call.args or call.kws):
            return self._some(frame, variable, lambda rows: self.without_nulls(rows, list(frame.made.values())))
        if name in SOME_ROWS or (name == "copy" and frame.plain):
            return self._some(frame, variable, lambda rows: self.call_method(rows, name, call.args, call.kws))
        if name in COLUMNWISE:
            made: dict[Any, Any] | None = {one: partial(self._columnwise, frame, one, name, call) for one in frame.made}
        else:
            made = self._columns_by_method[name](frame, call) if name in self._columns_by_method else None
        return None if made is None else frame._replace(made=made, plain=False)

    @property
    def _columns_by_method(self) -> dict[str, Callable[[FrameColumns, Any], dict[Any, Any] | None]]:
        """Methods that give other columns -> those of a frame, by a call; None for a call that is not known."""
        return {
            "assign": self._columns_assigned,
            "drop": self._columns_left,
            "rename": self._columns_renamed,
            "filter": self._columns_listed,
            "select_dtypes": self._columns_of_numbers,
        }

    def _columns_assigned(self, frame: FrameColumns, call: Any) -> dict[Any, Any] | None:
        if len(call.args) == 1:
            return None
        return frame.made | {label: partial(self._assigned, frame, value) for label, value in call.kws}

    def _columns_left(self, frame: FrameColumns, call: Any) -> dict[Any, Any] | None:
        named = dict(call.kws)
        if named.keys() != {"columns"} or len(call.args) == 1:
            return None
        gone = self.texts(named["columns"]) or [self.as_constant(named["columns"])]
        return {one: source for one, source in frame.made.items() if one not in gone}

    def _columns_renamed(self, frame: FrameColumns, call: Any) -> dict[Any, Any] | None:
        named = dict(call.kws)
        pairs = self.pairs(named["columns"]) if named.keys() == {"columns"} and len(call.args) != 1 else None
        return None if pairs is None else {pairs.get(one, one): source for one, source in frame.made.items()}

    def _columns_listed(self, frame: FrameColumns, call: Any) -> dict[Any, Any] | None:
        if len(call.args) != 1 or call.kws:
            return None
        return {one: frame.made[one] for one in self.texts(call.args[0]) or () if one in frame.made}

    def _columns_of_numbers(self, frame: FrameColumns, call: Any) -> dict[Any, Any] | None:
        include = call.args[0] if len(call.args) == 1 else dict(call.kws).get("include")
        if self.as_constant(include) != "number":
            return None
        return {one: source for one, source in frame.made.items() if is_number_type(self.dtype(frame, one))}

    def without_nulls(self, rows: Any, labels: Sequence[Any]) -> Any:
        """Return the variable of the rows of a frame that have all of some columns, one after the other."""
        for label in labels:
            subset = self.assign(ir.Expr.build_list([self.constant(label)], self.loc))
            rows = self.call_method(rows, "dropna", (), (("subset", subset),))
        return rows

    def _columnwise(self, frame: FrameColumns, label: Any, name: str, call: Any) -> Any:
        return self.call_method(self.made(frame, label), name, call.args, call.kws)

    def _assigned(self, frame: FrameColumns, value: Any) -> Any:
        """Return a column of ``assign``: what is given, or what a function gives of the frame."""
        maker = definition_of(self.func_ir, value)
        is_function = is_expression(maker, "make_function") or callable(function_of(self.func_ir, value))
        return self.assign(ir.Expr.call(value, [frame.rows()], (), self.loc)) if is_function else value

    def made(self, frame: FrameColumns, label: Any) -> Any:
        """Return the variable of a column."""
        source = frame.made[label]
        return source() if callable(source) else self.item(frame.rows(), source)


def is_number_type(dtype: Any) -> bool:
    """Return whether a type that may not be known is a number's."""
    return dtype is not None and is_number(dtype)
