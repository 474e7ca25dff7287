"""Captured DataFrames and Series that are asked as a whole, on Numba's untyped IR: ``table[table.a == x].b.iloc[0]``.

Of a frame only columns are asked, each under the conditions that choose rows
(:mod:`udf.frontend.rules.lookup.lookup_columns`). ``x in table.a.values``, ``series.iloc[i]`` and ``series.index[i]``
are questions to the constants themselves. ``frame.loc[x]["col"]`` is one lookup of both keys.
"""

import operator
from typing import Any, Final, NamedTuple

import numpy as np

from udf.base.catalogue import having
from udf.base.pandas_meaning import is_of_pandas
from udf.bind.containers import Entries, FrameEntries
from udf.bind.summaries import is_frame
from udf.frontend.base.messages import RefusedError
from udf.frontend.ir.constant_items import Constant, as_constant, constant_index
from udf.frontend.ir.nodes import definition_of, is_constant, is_expression
from udf.frontend.ir.replacement import Replacement
from udf.frontend.ir.short_arrays import function_of, is_numpy
from udf.frontend.numba.names import compute_cfg_from_blocks, ir
from udf.frontend.passes.rows.numpy_types import is_captured_series, row_dtype
from udf.frontend.rules.lookup.lookup_columns import as_column

ROWWISE: Final = having("rowwise")
"""Methods of a Series, and of its ``str``, that give one of the same rows."""

LISTS: Final = ("values", "to_list", "tolist", "to_numpy", "unique")
"""What is asked for the values of a Series."""

LOOKED_UP: Final = ("get", "loc", "at")
"""What is asked by a key, where there is no condition."""

EXTREMES: Final = {"idxmin": "argmin", "idxmax": "argmax"}
POSITIONS: Final = ("iloc", "iat")
REDUCING: Final = (sum, min, max, any, all, round, abs)

GOES_ON: Final = (
    "rows are chosen by a condition that has a name in a function with loops in a UDF; write it where they are "
    "chosen: table[table.a == x]"
)

LARGE: Final = (
    "the labels of a captured object of many values are not supported in a UDF; .reset_index() makes a column of them"
)

NO_COLUMN: Final = 'write frame.loc[key, "column"] in a UDF, the column a constant; the captured DataFrame has {}'


class Selection(NamedTuple):
    """Rows of a captured object, all or those under ``masks``; of a frame also one column, by its ``label``."""

    owner: Any
    value: Any
    masks: tuple[Any, ...] = ()
    label: Constant | None = None

    @property
    def is_column(self) -> bool:
        """Return whether it is one column, or a Series."""
        return self.label is not None or not self.columns

    @property
    def columns(self) -> list[Any]:
        """Return the labels of the columns of a frame."""
        one = self.value
        return [name for name, _ in one.columns] if isinstance(one, FrameEntries) else list(getattr(one, "columns", ()))

    @property
    def entries(self) -> Entries | None:
        """Return the keys and values of the column, of a frame those of its first; None of a large object."""
        columns = dict(self.value.columns) if isinstance(self.value, FrameEntries) else {None: self.value}
        found = next(iter(columns.values())) if self.label is None else columns.get(self.label.value)
        return found if isinstance(found, Entries) else None


class SelectionQuery(Replacement):
    """The Series in the place of a captured object that is asked as a whole, and what is asked of it."""

    makes = ("getattr", "getitem", "static_getitem", "build_tuple", "call")

    def _on_getattr(self, node: Any) -> Any:
        found = self._part(node)
        if found is not None and found.label is not None and not found.masks and found.entries is not None:
            return ir.Const(found.entries, self.loc)
        if node.op == "getattr":
            return self._attribute(node)
        return self._looked_up(node) or self._of_row(node) or self._of_levels(node)

    _on_getitem = _on_static_getitem = _on_getattr

    # -- which rows ------------------------------------------------------------------------------------

    def _made(self, variable: Any) -> Any:
        return definition_of(self.func_ir, variable)

    def _rows(self, variable: Any) -> Selection | None:
        """Return the rows of a captured object, or the column, that a variable is; None if it is none."""
        node = self._made(variable)
        if is_constant(node):
            is_captured = is_captured_series(node.value) or is_frame(node.value) or isinstance(node.value, FrameEntries)
            return Selection(variable, node.value) if is_captured else None
        return self._part(node) if is_expression(node, "getattr", "getitem", "static_getitem") else None

    def _part(self, node: Any) -> Selection | None:
        """Return the rows, or the column, that a node takes of a captured object; None if it takes none."""
        owner, face = self._rows(node.value), self._made(node.value)
        located = is_expression(face, "getattr") and face.attr in ("loc", "at")
        if owner is None and located and node.op == "getitem":
            owner, pair = self._rows(face.value), self._made(node.index)
            if owner is not None and is_expression(pair, "build_tuple") and self._root(pair.items[0]) is not None:
                return self._labelled(self._under(owner, pair.items[0]), as_constant(self.func_ir, pair.items[-1]))
        if owner is None:
            return None
        if node.op == "getitem" and self._root(node.index) is not None:
            return self._under(owner, node.index)
        return None if located else self._labelled(owner, constant_index(self.func_ir, node))

    def _looked_up(self, node: Any) -> Any:
        """Return the lookup in one column of ``frame.loc[key, "column"]``; None of anything else."""
        face = self._made(node.value)
        owner = self._rows(face.value) if is_expression(face, "getattr") and face.attr in ("loc", "at") else None
        if owner is None or owner.is_column or owner.masks:
            return None
        pair: Any = self._made(node.index) if node.op == "getitem" else None
        keys = constant_index(self.func_ir, node)
        if is_expression(pair, "build_tuple") and len(pair.items) == 2:
            key, label = pair.items[0], as_constant(self.func_ir, pair.items[1])
        elif keys is not None and type(keys.value) is tuple and len(keys.value) == 2:
            key, label = self.constant(keys.value[0]), Constant(keys.value[1])
        else:
            return None
        found = self._labelled(owner, label)
        if found is None:
            raise RefusedError(NO_COLUMN.format(", ".join(map(repr, owner.columns))), self.loc)
        return None if found.entries is None else ir.Expr.getitem(self.constant(found.entries), key, self.loc)

    def _labelled(self, owner: Selection | None, label: Constant | None) -> Selection | None:
        if owner is None or owner.is_column or label is None:
            return None
        there = any(name == label.value and type(name) is type(label.value) for name in owner.columns)
        return owner._replace(label=label) if there else None

    def _under(self, owner: Selection, mask: Any) -> Selection:
        """Return the rows that a condition keeps; the mask is computed where they are read."""
        if not mask.is_temp and compute_cfg_from_blocks(self.func_ir.blocks).loops():
            raise RefusedError(GOES_ON, self.loc)
        return owner._replace(masks=(*owner.masks, mask))

    def _root(self, variable: Any) -> Selection | None:
        """Return the column of which a variable is computed, row by row: a condition, a distance; None if of none."""
        found, node = self._rows(variable), self._made(variable)
        if found is not None:
            return found if found.is_column else None
        if is_expression(node, "binop"):
            return self._root(node.lhs) or self._root(node.rhs)
        if is_expression(node, "unary") or (is_expression(node, "getattr") and node.attr == "str"):
            return self._root(node.value)
        if is_expression(node, "getitem"):
            owner = self._root(node.value) if self._root(node.index) is not None else None
            return None if owner is None else self._under(owner, node.index)
        if not is_expression(node, "call"):
            return None
        function, method = function_of(self.func_ir, node.func), self._made(node.func)
        if function in (as_column, abs, np.abs):
            return self._root(node.args[0])
        return self._root(method.value) if is_expression(method, "getattr") and method.attr in ROWWISE else None

    # -- what is asked of them -------------------------------------------------------------------------

    def _column(self, selection: Selection) -> Any:
        """Return the Series of a column under its conditions; of a frame its labels."""
        if not selection.is_column:
            return self._labels(selection)
        name, read = selection.label, selection.owner
        if name is not None:
            read = self.assign(ir.Expr.static_getitem(read, name.value, None, self.loc))
        made = self.assign(self.call(as_column, [read]))
        for mask in selection.masks:
            made = self.assign(ir.Expr.getitem(made, self._side(mask), self.loc))
        return made

    def _labels(self, selection: Selection) -> Any:
        """Return the labels of rows as a Series."""
        if selection.entries is None:
            raise RefusedError(LARGE, self.loc)
        entries = Entries("Series", selection.entries.keys, selection.entries.keys)
        return self._column(Selection(self.constant(entries), entries, selection.masks))

    def _any(self, selection: Selection) -> Any:
        """Return a Series with as many values as there are rows."""
        return self._column(
            selection if selection.is_column else selection._replace(label=Constant(selection.columns[0]))
        )

    def _side(self, variable: Any) -> Any:
        """Return the Series that a variable is, where it is one."""
        found = self._rows(variable)
        return variable if found is None or not found.is_column else self._column(found)

    def _on_unary(self, node: Any) -> Any:
        side = self._side(node.value)
        return None if side is node.value else ir.Expr.unary(node.fn, side, node.loc)

    def _on_binop(self, node: Any) -> Any:
        if node.fn is operator.contains:
            return self._sought(node)
        left, right = self._side(node.lhs), self._side(node.rhs)
        same = (left is node.lhs and right is node.rhs) or node.fn in (operator.is_, operator.is_not)
        return None if same else ir.Expr.binop(node.fn, left, right, node.loc)

    def _sought(self, node: Any) -> Any:
        """Return whether a value is among those of a column, or among labels; None of another question."""
        found = self._listed(node.lhs)
        if found is None:
            return None
        if found.entries is not None:
            values = (one.item() if isinstance(one, np.generic) else one for one in found.entries.values or ())
            keys = tuple(dict.fromkeys(one for one in values if one == one))  # noqa: PLR0124 - not NaN
            is_index = found.entries.values is found.entries.keys
            sought = Entries("Index", keys, None) if is_index else frozenset(keys)
            return ir.Expr.binop(node.fn, self.constant(sought), node.rhs, node.loc)
        equal = self.assign(ir.Expr.binop(operator.eq, self._column(found), node.rhs, node.loc))
        asked = self.assign(ir.Expr.call(self.assign(ir.Expr.getattr(equal, "any", node.loc)), (), (), node.loc))
        return self.call(bool, [asked])

    def _listed(self, variable: Any) -> Selection | None:
        """Return the column, or the labels, of which a variable is all values."""
        node = self._made(variable)
        if is_expression(node, "call") and not node.args and not node.kws:
            node = self._made(node.func)
        made: Any = self._made(node.value) if is_expression(node, "getattr") and node.attr in LISTS else None
        is_column = is_expression(made, "call") and function_of(self.func_ir, made.func) is as_column
        return self._rows(made.args[0]) if is_column else None

    def _attribute(self, node: Any) -> Any:
        found = self._rows(node.value)
        if found is None or (not found.masks and node.attr in LOOKED_UP):
            return self._of_row(node)
        if node.attr == "index":
            return ir.Expr.getattr(self._labels(found), "values", node.loc)
        if node.attr == "shape" and not found.is_column:
            rows = self.assign(self.call(len, [self._any(found)]))
            return ir.Expr.build_tuple([rows, self.constant(len(found.columns))], node.loc)
        if not found.is_column and node.attr != "empty":
            return None
        return ir.Expr.getattr(self._any(found), node.attr, node.loc)

    def _of_row(self, node: Any) -> Any:
        """Return the value of ``frame.iloc[i].b``, ``frame.loc[x]["b"]`` or ``frame.iloc[i, 2]``."""
        place, label = self._made(node.value), constant_index(self.func_ir, node)
        if is_expression(place, "getattr") and node.op == "getitem" and place.attr in POSITIONS:  # of two
            pair = self._made(node.index)
            found = self._rows(place.value) if is_expression(pair, "build_tuple") else None
            at = as_constant(self.func_ir, pair.items[-1]) if found is not None else None
            if found is None or found.is_column or at is None:
                return None
            label, index = Constant(found.columns[at.value]), pair.items[0]
        else:
            place = self._behind_view(node.value)
            face: Any = self._made(place.value) if is_expression(place, "getitem", "static_getitem") else None
            found = self._rows(face.value) if is_expression(face, "getattr") else None
            if found is None or found.is_column or label is None or face.attr not in (*POSITIONS, "loc", "at"):
                return None
            index = self._key(place)
        named = node.op == "getattr" and node.attr == "name"
        if not named and node.op == "getattr" and is_of_pandas("Series", node.attr):
            return None
        chosen = found if named else self._labelled(found, label)
        if chosen is None:
            return None
        if not is_expression(place, "getattr") and face.attr not in POSITIONS:  # a lookup of both keys
            if named or found.masks or is_expression(self._made(index), "build_tuple"):
                return None
            item = ir.Expr.getitem(place.value, self.tuple([index, self.constant(label.value)]), node.loc)
        else:
            positions = self.assign(ir.Expr.getattr(self._column(chosen), "iloc", node.loc))
            item = ir.Expr.getitem(positions, index, node.loc)
        dtype = None
        if chosen.label is not None and not is_expression(place, "getattr"):  # of a row
            dtype = row_dtype(found.value, chosen.label.value)
        return item if dtype is None else self.call(dtype.type, [self.assign(item)])

    def _behind_view(self, variable: Any) -> Any:
        """Return what makes x, if a variable is ``x.loc`` or ``x.at``; else what makes the variable."""
        view = self._made(variable)
        is_view = is_expression(view, "getattr") and view.attr in ("loc", "at")
        return self._made(view.value) if is_view else view

    def _of_levels(self, node: Any) -> Any:
        """Return the lookup of both keys of ``series.loc[a].loc[b]``; None of anything else."""
        first = self._behind_view(node.value)
        if not is_expression(first, "getitem", "static_getitem"):
            return None
        owner = self._behind_view(first.value)
        entries = owner.value if is_constant(owner) else None
        keys = entries.keys if isinstance(entries, Entries) and entries.kind == "Series" else ()
        if not keys or not isinstance(keys[0], tuple) or len(keys[0]) != 2:
            return None
        if first.op == "getitem" and is_expression(self._made(first.index), "build_tuple"):
            return None
        return ir.Expr.getitem(first.value, self.tuple([self._key(first), self._key(node)]), self.loc)

    def _key(self, node: Any) -> Any:
        return self.constant(node.index) if node.op == "static_getitem" else node.index

    def _on_call(self, node: Any) -> Any:
        function, method = function_of(self.func_ir, node.func), self._made(node.func)
        if is_expression(method, "getattr") and method.attr in EXTREMES:
            root = self._root(method.value)
            if root is None:
                return None
            best = self.assign(ir.Expr.getattr(self._side(method.value), EXTREMES[method.attr], node.loc))
            labels = self.assign(ir.Expr.getattr(self._labels(root), "values", node.loc))
            return ir.Expr.getitem(labels, self.assign(ir.Expr.call(best, node.args, node.kws, node.loc)), node.loc)
        if function is len and len(node.args) == 1:
            found = self._rows(node.args[0])
            return self.call(len, [self._any(found)]) if found is not None and found.masks else None
        if not is_numpy(function) and not any(function is one for one in REDUCING):
            return None
        sides = [self._side(one) for one in node.args]
        changed = any(one is not before for one, before in zip(sides, node.args, strict=True))
        return ir.Expr.call(node.func, sides, node.kws, node.loc) if changed else None
