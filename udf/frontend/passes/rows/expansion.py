"""What is asked of a whole row, written out over its columns, on Numba's untyped IR.

``for key, value in row.items()`` loops over a tuple of pairs, ``sum(row)`` adds up a tuple, ``row.iloc[2]`` is the
column there, and ``row.mean()``, ``row > 0`` or ``row[["a", "b"]]`` ask a Series of the row's values
(:mod:`udf.frontend.rules.row.row_series`). The columns are known: a row's type has them.
"""

import operator
from collections.abc import Callable, Hashable, Sequence
from typing import Any, Final

from udf.columns.column_use import INDEX
from udf.frontend.base.current import compilation
from udf.frontend.base.messages import RefusedError
from udf.frontend.ir.constant_items import as_constant, chosen_value, constant_list, index_or_list, selected_labels
from udf.frontend.ir.nodes import called_method, definition_of, is_expression, is_reassigned, operands
from udf.frontend.ir.replacement import Replacement, replace_values
from udf.frontend.ir.short_arrays import function_of, is_numpy
from udf.frontend.numba.names import ir
from udf.frontend.passes.rows.numpy_types import as_python
from udf.frontend.rules.row.object_row import LISTS, NULL_TESTS, ObjectRow, ObjectRows, drop_texts, takes_iterable
from udf.frontend.rules.row.row_rules import Row, row_of
from udf.frontend.rules.row.row_series import label_at, series_of
from udf.frontend.rules.series.series_declarations import METHODS

ITERATING: Final = frozenset({dict, sum, min, max, any, all, list, tuple, set, enumerate, zip, sorted})
"""Builtins that go through the values of a row."""

POSITIONS: Final = ("iloc", "iat")
LABELS: Final = ("loc", "at")
KEYS: Final = ("index", "keys")
EXTREMES: Final = {"idxmax": "argmax", "idxmin": "argmin"}
DROPPED: Final = "row.drop(..) takes the labels of columns, written out, in a UDF"
IDENTITY: Final = (operator.is_, operator.is_not)
ROW_METHODS: Final = frozenset({"get", "copy"})
"""What a row answers itself."""


def expand_rows(func_ir: Any, kinds: Sequence[Any]) -> None:
    """Write out what a function, whose arguments have the types ``kinds``, asks of whole rows."""
    if not any(isinstance(kind, Row) for kind in kinds):
        return
    replace_values(func_ir, _RowExpansion, kinds, ObjectRows(kinds))
    drop_texts(func_ir)


class _RowExpansion(Replacement):
    """The expression over known columns in the place of one that asks of the whole row."""

    def __init__(self, kinds: Sequence[Any], rows: ObjectRows, *place: Any) -> None:
        super().__init__(*place)
        self._kinds, self._rows = kinds, rows

    def _on_variable(self, node: Any) -> Any:
        return self._whole(node) if is_reassigned(self.func_ir, self.statement.target.name) else None

    def _on_cast(self, node: Any) -> Any:
        whole = self._whole(node.value)
        return None if whole is None else ir.Expr.cast(self.assign(whole), node.loc)

    def _on_exhaust_iter(self, node: Any) -> Any:
        if self._labels(node.value) is None:
            return None
        return ir.Expr.exhaust_iter(self.handed_out(node.value), node.count, node.loc)

    def _on_getiter(self, node: Any) -> Any:
        return None if self._labels(node.value) is None else ir.Expr.getiter(self.handed_out(node.value), node.loc)

    def _labels(self, variable: Any) -> tuple[Hashable, ...] | None:
        """Return the labels of the row that a variable is; None if it is none."""
        is_row = row_of(self.func_ir, variable, self._kinds) is not None
        return compilation().row_use.labels if is_row else None

    def _mixed(self, variable: Any) -> ObjectRow | None:
        """Return the row of more than numbers that a variable is; None if it is none."""
        labels = self._labels(variable)
        if labels is not None:
            return None if self._rows.are_one(labels) else self._row(variable, labels)
        node = definition_of(self.func_ir, variable)
        labels = self._rows.labels(node)
        return None if labels is None else ObjectRow(self, self._rows, labels, list(node.items))

    def _whole(self, variable: Any) -> Any:
        """Return the values of a row that is used as one; None of another variable."""
        mixed, labels = self._mixed(variable), self._labels(variable)
        if mixed is not None:
            return mixed.record()
        return None if labels is None else self.series(variable, labels)

    def _row(self, variable: Any, labels: tuple[Hashable, ...]) -> ObjectRow:
        return ObjectRow(self, self._rows, labels, [self.value(variable, label) for label in labels])

    def _all(self, row: Any) -> tuple[Hashable, ...]:
        labels = self._labels(row)
        assert labels is not None
        return labels

    def _on_getattr(self, node: Any) -> Any:
        labels = self._labels(node.value)
        if labels is not None and node.attr == "get":
            return None  # asks one column: the values of all are not read for it
        reads = labels is None or node.attr != "name"  # a row's name reads no column
        mixed = self._mixed(node.value) if reads and node.attr not in self._rows.fields else None
        found = mixed.attribute(node.attr) if mixed is not None and node.attr != "name" else None
        if found is not None or (mixed is not None and labels is None) or self._asks(node.attr, labels):
            return found
        if labels is None or (node.attr in labels and node.attr not in (*POSITIONS, *LABELS, *KEYS)):
            return None
        if node.attr == "name":
            return ir.Expr.static_getitem(node.value, INDEX, None, node.loc)
        if node.attr == "index":
            return self.labels(labels)
        if node.attr == "size":
            return ir.Const(len(labels), node.loc)
        if node.attr in (*POSITIONS, *LABELS, *LISTS, *ROW_METHODS, *EXTREMES, "keys", "items"):
            return None
        if node.attr.startswith("__") or not hasattr_series(node.attr):
            return None
        series = self.series(node.value, labels)
        if node.attr == "values":
            return ir.Expr.getattr(series, "values", node.loc)
        return ir.Expr.getattr(series, node.attr, node.loc)

    def _on_getitem(self, node: Any) -> Any:
        index = index_or_list(self.func_ir, node)
        labels = self._labels(node.value)
        if labels is not None:
            if index is None:
                whole = self._is_series(node.index) and self._rows.are_numbers(labels)
                return ir.Expr.getitem(self.series(node.value, labels), node.index, node.loc) if whole else None
            columns = selected_labels(labels, index.value)
            return None if columns is None else self.series(node.value, columns)
        owner = definition_of(self.func_ir, node.value)
        if self._is_chosen(owner):
            return chosen_value(self.func_ir, owner, index, by_label=True)
        if not is_expression(owner, "getattr") or owner.attr not in (*POSITIONS, *LABELS):
            return None
        labels = self._labels(owner.value)
        if labels is None:
            chosen = definition_of(self.func_ir, owner.value)
            by_label = owner.attr in LABELS
            is_chosen = self._is_chosen(chosen)
            return chosen_value(self.func_ir, chosen, index, by_label=by_label) if is_chosen else None
        if owner.attr in LABELS:
            if index is None:
                return ir.Expr.getitem(owner.value, node.index, node.loc)
            columns = selected_labels(labels, index.value)
            if columns is not None:
                return self.series(owner.value, columns)
            return ir.Expr.static_getitem(owner.value, index.value, None, node.loc)
        return self._position(owner.value, node, labels)

    _on_static_getitem = _on_getitem

    def _is_series(self, variable: Any) -> bool:
        """Return whether a variable is computed of a whole row: a mask of it."""
        node = definition_of(self.func_ir, variable)
        if is_expression(node, "binop"):
            return self._is_series(node.lhs) or self._is_series(node.rhs)
        if is_expression(node, "unary", "getattr"):
            return self._is_series(node.value)
        if not is_expression(node, "call"):
            return False
        method = called_method(self.func_ir, node)
        return self._is_chosen(node) or (method is not None and self._is_series(method.value))

    def _position(self, row: Any, node: Any, labels: tuple[Hashable, ...]) -> Any:
        index = index_or_list(self.func_ir, node)
        if index is None:
            positions = self.assign(ir.Expr.getattr(self.series(row, labels), "iloc", node.loc))
            return ir.Expr.getitem(positions, node.index, node.loc)
        if isinstance(index.value, slice):
            return self.series(row, labels[index.value])
        if isinstance(index.value, tuple):
            return self.series(row, tuple(labels[one] for one in index.value))
        try:
            return ir.Expr.static_getitem(row, labels[index.value], None, node.loc)
        except (IndexError, TypeError):
            raise RefusedError(f"row.iloc[{index.value!r}] of {len(labels)} columns in a UDF", node.loc) from None

    def _on_call(self, node: Any) -> Any:
        method = called_method(self.func_ir, node)
        if method is not None:
            labels = self._labels(method.value)
            found = (
                self._of_mixed(method, node, labels)
                or (None if labels is None or node.kws else self._method(method, node, labels))
                or self._best(method, node)
                or self._items_of_chosen(method, node)
            )
            if found is not None:
                return found
        function = function_of(self.func_ir, node.func)
        if function is len and len(node.args) == 1 and self._labels(node.args[0]) is not None:
            return ir.Const(len(self._all(node.args[0])), node.loc)
        members = definition_of(self.func_ir, node.args[0]) if len(node.args) == 1 else None
        if function is list and is_expression(members, "build_tuple"):
            return self.listed(node.args[0])
        return self._taken(node, function)

    def _on_starred(self, node: Any) -> Any:
        """Return a call with the values of a row, or of some of its columns, in the place of ``*row``."""
        members = definition_of(self.func_ir, node.vararg)
        if self._labels(node.vararg) is not None:
            values = [self.plain(self.value(node.vararg, label)) for label in self._all(node.vararg)]
        elif self._is_chosen(members):
            values = [self.plain(value) for value in definition_of(self.func_ir, members.args[0]).items]
        elif self._mixed(node.vararg) is not None:
            values = list(members.items)
        else:
            return None
        return ir.Expr.call(node.func, [*node.args, *values], node.kws, node.loc)

    def _is_chosen(self, node: Any) -> bool:
        """Return whether an expression is the Series of some columns."""
        return is_expression(node, "call") and function_of(self.func_ir, node.func) is series_of

    def _taken(self, node: Any, function: Any) -> Any:
        """Return a call of what goes through rows, with their values; None of another call."""
        mixed = self._mixed(node.args[0]) if len(node.args) == 1 else None
        if mixed is not None and mixed.is_listed_for(function):
            listed = self.assign(mixed.listed())  # where texts of several encodings meet
            return ir.Expr.call(node.func, [listed], node.kws, node.loc)
        takes = takes_iterable(self.func_ir, node) or any(function is taker for taker in ITERATING)
        replaced = [self._given(argument, as_tuple=takes, numpy=is_numpy(function)) for argument in node.args]
        if all(one is None for one in replaced):
            return None
        arguments = [argument if one is None else one for argument, one in zip(node.args, replaced, strict=True)]
        if function is dict and len(arguments) == 1:
            return self.mapped(node.args[0], self._all(node.args[0]), self.value)
        if function in (list, tuple) and len(arguments) == 1:
            return arguments[0] if function is tuple else self.listed(arguments[0])
        return ir.Expr.call(node.func, arguments, node.kws, node.loc)

    def _given(self, argument: Any, *, as_tuple: bool, numpy: bool) -> Any:
        """Return what is given in the place of a row; None where an argument is none, or is handed on."""
        if not (as_tuple or numpy) or self._labels(argument) is None:
            return None
        labels = self._all(argument)
        return self.handed_out(argument) if as_tuple else self.series(argument, labels)

    def _method(self, method: Any, node: Any, labels: tuple[Hashable, ...]) -> Any:
        if method.attr in labels and method.attr not in KEYS:
            return None
        if method.attr in LISTS:
            return self.listed(self.handed_out(method.value))
        if method.attr == "to_dict" and not node.args:
            return self.mapped(method.value, labels, lambda row, label: self.plain(self.value(row, label)))
        if method.attr == "copy":
            return method.value
        if method.attr == "get":
            label = as_constant(self.func_ir, node.args[0]) if node.args else None
            return None if label is None or label.value not in labels else self.value(method.value, label.value)
        if method.attr == "keys":
            return self.labels(labels)
        if method.attr == "drop" and len(node.args) == 1:
            return self._without(method.value, as_constant(self.func_ir, node.args[0]), node, labels)
        if method.attr == "items":
            pairs = [self.pair(method.value, label) for label in labels]
            return ir.Expr.build_tuple(pairs, node.loc)
        return None

    def _without(self, row: Any, dropped: Any, node: Any, labels: tuple[Hashable, ...]) -> Any:
        """Return the columns of a row but for the dropped ones."""
        constant = constant_list(self.func_ir, node.args[0]) if dropped is None else dropped
        gone = constant.value if constant is not None else None
        names = gone if isinstance(gone, tuple) and gone not in labels else (gone,)
        if constant is None or not all(name in labels for name in names):
            raise RefusedError(DROPPED, node.loc)
        return self.series(row, tuple(label for label in labels if label not in names))

    def _items_of_chosen(self, method: Any, node: Any) -> Any:
        """Return the pairs of ``row[["a", "b"]].items()``; None of anything else."""
        chosen = definition_of(self.func_ir, method.value)
        if method.attr != "items" or node.args or not self._is_chosen(chosen):
            return None
        values, names = (definition_of(self.func_ir, one).items for one in chosen.args)
        pairs = [self.tuple([key, self.plain(one)]) for key, one in zip(names, values, strict=True)]
        return ir.Expr.build_tuple(pairs, node.loc)

    def _of_mixed(self, method: Any, node: Any, labels: tuple[Hashable, ...] | None) -> Any:
        """Return what a method of a row of more than numbers gives, or numbers as text; None of anything else."""
        face = definition_of(self.func_ir, method.value)
        if method.attr == "contains" and is_expression(face, "getattr") and face.attr == "str":
            texts = self._mixed(face.value)
            return None if texts is None else texts.searched(node)
        if labels is not None and method.attr == "get":
            return None
        mixed = self._mixed(method.value) if method.attr not in self._rows.fields else None
        if mixed is None and labels is not None and self._asks(method.attr, labels):
            mixed = self._row(method.value, labels)
        return None if mixed is None else mixed.method(method.attr, node)

    def _asks(self, name: str, labels: tuple[Hashable, ...] | None) -> bool:
        """Return whether a method asks for each value of numbers, and not for a Series of them."""
        return labels is not None and (name == "astype" or (name in NULL_TESTS and self._rows.are_bools(labels)))

    def _best(self, method: Any, node: Any) -> Any:
        """Return the label of the best of a row, or of some of its columns."""
        if method.attr not in EXTREMES or node.args or node.kws:
            return None
        labels = self._labels(method.value)
        if labels is not None:
            series = self.series(method.value, labels)
            names = self.constants(labels)
        else:
            chosen = definition_of(self.func_ir, method.value)
            if not self._is_chosen(chosen):
                return None
            series, names = method.value, chosen.args[1]
        best = self.assign(ir.Expr.getattr(series, EXTREMES[method.attr], node.loc))
        return self.call(label_at, [self.assign(ir.Expr.call(best, [], (), node.loc)), names])

    def _on_binop(self, node: Any) -> Any:
        variables = operands(node)
        are_rows = [self._labels(variable) is not None for variable in variables]
        if node.fn is operator.contains and not any(are_rows) and as_constant(self.func_ir, node.rhs) is None:
            mixed = self._mixed(node.lhs)
            if mixed is not None:
                mixed.sought()
        if not any(are_rows):
            return None
        if node.fn is operator.contains:
            index = as_constant(self.func_ir, node.rhs)
            if index is None or are_rows != [True, False]:
                raise RefusedError("'in' of a row needs a constant label in a UDF", node.loc)
            return ir.Const(index.value in self._all(node.lhs), node.loc)
        if node.op != "unary" and node.fn in IDENTITY:
            return None
        sides = [self.series(v, self._all(v)) if is_row else v for v, is_row in zip(variables, are_rows, strict=True)]
        if node.op == "unary":
            return ir.Expr.unary(node.fn, sides[0], node.loc)
        function = node.immutable_fn if node.op == "inplace_binop" else node.fn
        return ir.Expr.binop(function, *sides, node.loc)

    _on_inplace_binop = _on_unary = _on_binop

    # -- what the statements before it make ------------------------------------------------------------

    def labels(self, labels: tuple[Hashable, ...]) -> Any:
        """Return a tuple of labels."""
        return ir.Expr.build_tuple(list(map(self.constant, labels)), self.loc)

    def value(self, row: Any, label: Hashable) -> Any:
        """Return the value of a column."""
        return self.assign(ir.Expr.static_getitem(row, label, None, self.loc))

    def values(self, row: Any, labels: tuple[Hashable, ...]) -> Any:
        """Return the values of columns as a tuple."""
        return self.tuple(self.value(row, label) for label in labels)

    def handed_out(self, row: Any) -> Any:
        """Return a tuple of the values of a row as a loop over it hands them out: Python's numbers."""
        return self.tuple(self.plain(self.value(row, label)) for label in self._all(row))

    def plain(self, value: Any) -> Any:
        """Return a number of Python's, where a row has NumPy's scalars."""
        if compilation().values in ("python", "object"):
            return value
        return self.assign(self.call(as_python, [value]))

    def listed(self, values: Any) -> Any:
        """Return a list of the values that a tuple is built of."""
        return ir.Expr.build_list(list(definition_of(self.func_ir, values).items), self.loc)

    def mapped(self, row: Any, labels: tuple[Hashable, ...], read: Callable[[Any, Hashable], Any]) -> Any:
        """Return the dict of a row, written out; ``read`` gives a column's value."""
        items = [(self.constant(label), read(row, label)) for label in labels]
        return ir.Expr.build_map(items, len(items), {}, {}, self.loc)

    def pair(self, row: Any, label: Hashable) -> Any:
        """Return a label with its value."""
        return self.tuple([self.constant(label), self.plain(self.value(row, label))])

    def series(self, row: Any, labels: tuple[Hashable, ...]) -> Any:
        """Return the values of columns as a Series, or as a tuple if they are more than numbers."""
        if not self._rows.are_one(labels):
            return self.assign(self._row(row, labels).attribute("values"))
        return self.assign(self.call(series_of, [self.values(row, labels), self.constants(labels)]))


def hasattr_series(name: str) -> bool:
    """Return whether a Series of a UDF has an attribute, so that a row has it too."""
    return name in METHODS or name in ("values", "shape", "empty", "ndim", "size")
