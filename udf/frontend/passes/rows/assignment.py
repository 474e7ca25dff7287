"""``row["new"] = x`` and ``return row``: a row that a function changes, as variables, on Numba's untyped IR.

Each column that is set is a variable, which holds the row's value to begin with; what is returned is the record of all
columns, the new ones behind the others in the order in which they were set. That order, and so which columns are new,
is the same on every path that returns the row.

In a row of numbers of one type pandas casts what is set to that type, and the whole row to the type in which it meets
a new number (pandas core/internals, ``Block.setitem`` and ``Series._set_value``); a row of more holds objects.
"""

from collections.abc import Hashable, Sequence
from typing import Any, Final

import numpy as np

from udf.base.pandas_meaning import meaning
from udf.frontend.base.current import compilation
from udf.frontend.base.declarations import define, is_number, is_real, is_whole, stand_in
from udf.frontend.base.messages import RefusedError
from udf.frontend.base.models import cast_first, cast_tuple
from udf.frontend.ir.constant_items import as_constant, constant_list, selected_labels
from udf.frontend.ir.full_unroll import drop_unread
from udf.frontend.ir.nodes import (
    assignments,
    called_method,
    definition_of,
    is_expression,
    rebuild_definitions,
    statements,
)
from udf.frontend.ir.record_calls import record_of, require_names
from udf.frontend.ir.replacement import Replacement
from udf.frontend.numba.names import ir, types
from udf.frontend.rules.row.row_rules import Row
from udf.frontend.types.masked_kinds import unmask

ITEM: Final = (
    "it assigns an item, and a UDF has no side effects; use a local variable (what it may set are columns of its row)"
)
PATHS: Final = (
    "a column that is new in the row is set on some paths only, or in another order, in a UDF; set it on each"
)
WHOLE: Final = "a row that was changed gives its columns, row['a'], or is returned in a UDF; call other methods before"
READ_ONLY: Final = (
    "a column of a row of numbers is changed and another is new; pandas may refuse that: row = row.copy() first"
)
OLDER: Final = (
    "a row of numbers is changed in place, which pandas before 3.0 writes into the frame; row = row.copy() first"
)
COLUMN: Final = "a column of whole numbers is set to {} in a row of such, which pandas refuses; make them floats first"
LATER: Final = "a column is read after {} was set in a row of numbers, in a UDF; read it before"

SETS: Final = (ir.SetItem, ir.StaticSetItem)

set_in_row: Final = stand_in("set_in_row")
"""(value, dtype): stands for what a row of numbers of a ``dtype`` holds of a value that is set in it."""

read_after_set: Final = stand_in("read_after_set")
"""(value, dtype, *new): stands for a value of a row of numbers, into which new ones were set."""

common_in_row: Final = stand_in("common_in_row")
"""(*values): stands for the values of a row of numbers, in the type in which they meet."""


def expand_assignments(func_ir: Any, kinds: Sequence[Any]) -> None:
    """Put variables in the place of the columns that a function sets; ``kinds`` are the types of its arguments."""
    sets = [statement for statement in statements(func_ir) if isinstance(statement, SETS)]
    if not sets or compilation().window is not None:
        return
    owner = _owner(func_ir, sets[0].target)
    copy = called_method(func_ir, owner, "copy")
    row = owner if copy is None or owner.args else definition_of(func_ir, copy.value)
    if not isinstance(row, ir.Arg) or not isinstance(kinds[row.index], Row):
        raise RefusedError(ITEM, sets[0].loc)
    for one in sets:
        if _owner(func_ir, one.target) is not owner:
            raise RefusedError(ITEM, one.loc)
    variables = _RowVariables(func_ir, owner, kinds[row.index].fields)
    variables.write_out(sets)
    rebuild_definitions(func_ir)
    drop_unread(func_ir, variables.views + ([] if owner is row else [owner.func]), ("getattr",))


def _owner(func_ir: Any, variable: Any) -> Any:
    """Return the node that is the row, or its copy, whose column is set through a variable."""
    node = definition_of(func_ir, variable)
    if is_expression(node, "getattr") and node.attr in ("loc", "at"):
        return definition_of(func_ir, node.value)
    return node


class _RowVariables:
    """The variables of one row."""

    def __init__(self, func_ir: Any, owner: Any, fields: dict[Hashable, Any]) -> None:
        self._func_ir, self._owner = func_ir, owner
        self._copied = not isinstance(owner, ir.Arg)
        self._labels = compilation().row_use.labels
        self._is_alike = len({str(unmask(kind)) for kind in fields.values()}) == 1
        self._dtype = None if compilation().values in ("python", "object") else compilation().values
        self._set: dict[Hashable, Any] = {}
        self._new: Replacement  # of the statement at hand: what is put before it
        self.views: list[Any] = []

    def write_out(self, sets: list[Any]) -> None:
        """Write out every statement that sets, reads or returns the row."""
        scope = next(iter(self._func_ir.blocks.values())).scope
        for one in sets:
            label = self._key(one)
            if label not in self._set:
                self._set[label] = scope.redefine(f"$column{len(self._set)}", one.loc)
        self._check(sets)
        before = self._orders()
        for number, block in self._func_ir.blocks.items():
            body: list[Any] = []
            order = before.get(number, ())
            for statement in block.body:
                self._new = Replacement(self._func_ir, block, statement)
                following = self._statement(statement, order)
                body += [*self._new.statements, *following]
                order = self._after(statement, order)
            block.body = body

    def _check(self, sets: list[Any]) -> None:
        changed = [one for one in sets if self._key(one) in self._labels]
        if self._dtype is None or self._copied or not changed:
            return
        if not meaning().copies_on_write:
            raise RefusedError(OLDER, changed[0].loc)
        if len(changed) < len(sets) and self._is_alike:
            raise RefusedError(READ_ONLY, changed[0].loc)

    def _key(self, statement: Any) -> Hashable:
        if isinstance(statement, ir.StaticSetItem):
            label: Any = statement.index
        else:
            found = as_constant(self._func_ir, statement.index)
            label = None if found is None else found.value
        if isinstance(label, str) or label in self._labels:
            return label
        raise RefusedError("the key of a column that is set is a constant text in a UDF", statement.loc)

    # -- which columns are new, in order ---------------------------------------------------------------

    def _orders(self) -> dict[int, tuple[Hashable, ...] | None]:
        """Return the new columns at the begin of each block, in the order of their making; None: not the same."""
        blocks, first = self._func_ir.blocks, min(self._func_ir.blocks)
        found: dict[int, tuple[Hashable, ...] | None] = {first: ()}
        waiting = [first]
        while waiting:
            number = waiting.pop()
            order = found[number]
            for statement in blocks[number].body:
                order = self._after(statement, order)
            for target in blocks[number].terminator.get_targets():
                joined = order if target not in found or found[target] == order else None
                if target not in found or found[target] != joined:
                    found[target] = joined
                    waiting.append(target)
        return found

    def _after(self, statement: Any, order: tuple[Hashable, ...] | None) -> tuple[Hashable, ...] | None:
        if order is None or not isinstance(statement, SETS):
            return order
        label = self._key(statement)
        return order if label in self._labels or label in order else (*order, label)

    # -- statements ------------------------------------------------------------------------------------

    def _statement(self, statement: Any, order: tuple[Hashable, ...] | None) -> list[Any]:
        """Return a statement as it is written out, with what follows it."""
        if isinstance(statement, SETS):
            value = statement.value
            if self._dtype is not None and self._key(statement) in self._labels:
                value = self._new.call(set_in_row, [value, self._new.constant(self._dtype)])
            return [ir.Assign(value, self._set[self._key(statement)], statement.loc)]
        if not isinstance(statement, ir.Assign):
            return [statement]
        if statement.value is not self._owner:
            statement.value = self._value(statement.value, order)
            return [statement]
        if self._copied:
            statement.value = definition_of(self._func_ir, self._owner.func).value
        begins = [(label, variable) for label, variable in self._set.items() if label in self._labels]
        return [statement, *(ir.Assign(self._item(statement.target, label), v, statement.loc) for label, v in begins)]

    def _is_row(self, variable: Any) -> bool:
        return isinstance(variable, ir.Var) and definition_of(self._func_ir, variable) is self._owner

    def _value(self, node: Any, order: tuple[Hashable, ...] | None) -> Any:
        """Return what a node is of the row that is changed."""
        if not isinstance(node, ir.Expr) or not any(map(self._is_row, node.list_vars())):
            return self._of_part(node, order)
        if node.op == "cast":
            record = self._record(node.value, (*self._labels, *self._known(order)))
            return ir.Expr.cast(self._new.assign(record), node.loc)
        if node.op == "getattr" and node.attr in ("loc", "at", "iloc", "get", "copy"):
            self.views.append(self._new.statement.target)
            return node
        label = self._label(node)
        index = tuple(label) if isinstance(label, list) else label
        if isinstance(label, (list, slice)):
            columns = selected_labels((*self._labels, *self._known(order)), index)
            if columns is not None and self._is_returned(node):
                return self._record(node.value, columns)
        elif label in self._set or label in self._labels:
            return self._read(node.value, label, order)
        if self._known(order) or any(one in self._labels for one in self._set):
            raise RefusedError(WHOLE, node.loc)
        return node

    def _of_part(self, node: Any, order: tuple[Hashable, ...] | None) -> Any:
        """Return what ``row.loc["a"]`` or ``row.get("a")`` is of the row; any other node as it is."""
        is_item = is_expression(node, "static_getitem", "getitem")
        owner: Any = definition_of(self._func_ir, node.value) if is_item else None
        if is_expression(owner, "getattr") and self._is_row(owner.value) and owner.attr in ("loc", "at"):
            label = self._label(node)
            if label in self._set or label in self._labels:
                return self._read(owner.value, label, order)
        if is_expression(owner, "getattr") and self._is_row(owner.value) and owner.attr != "copy":
            raise RefusedError(WHOLE, node.loc)
        return node

    def _is_returned(self, node: Any) -> bool:
        """Return whether a function returns what a node gives."""
        casts = (s.value for s in assignments(self._func_ir) if is_expression(s.value, "cast"))
        return any(definition_of(self._func_ir, cast.value) is node for cast in casts)

    def _label(self, node: Any) -> Any:
        if node.op == "getattr":
            return node.attr
        if node.op == "static_getitem":
            return node.index if not isinstance(node.index, list) else tuple(node.index)
        found = as_constant(self._func_ir, node.index) if node.op == "getitem" else None
        if found is not None:
            return found.value
        made = constant_list(self._func_ir, node.index) if node.op == "getitem" else None
        return None if made is None else list(made.value)

    def _known(self, order: tuple[Hashable, ...] | None) -> tuple[Hashable, ...]:
        if order is None:
            raise RefusedError(PATHS, self._new.loc)
        return order

    def _read(self, row: Any, label: Hashable, order: tuple[Hashable, ...] | None) -> Any:
        """Return the value of a column as it is now."""
        if label not in self._labels and label not in self._known(order):
            raise RefusedError(PATHS, self._new.loc)
        own = self._variable(row, label)
        new = [self._set[one] for one in self._known(order) if one != label]
        if self._dtype is None or not new:
            return own
        return self._new.call(read_after_set, [own, self._new.constant(self._dtype), *new])

    def _item(self, row: Any, label: Hashable) -> Any:
        return ir.Expr.static_getitem(row, label, None, self._new.loc)

    def _variable(self, row: Any, label: Hashable) -> Any:
        """Return the variable of a column, which is set, or read of the row."""
        return self._set.get(label) or self._new.assign(self._item(row, label))

    def _record(self, row: Any, labels: Sequence[Hashable]) -> Any:
        """Return the call that makes the result: the values of columns, with their labels."""
        new, variables = self._new, [self._variable(row, label) for label in labels]
        if not all(isinstance(label, str) for label in labels):
            raise RefusedError("a row that is changed has columns with other names than text in a UDF", new.loc)
        require_names(labels, new.loc)
        form = "objects" if self._dtype is None else "Series"
        values = new.tuple(variables) if self._dtype is None else new.assign(new.call(common_in_row, variables))
        return new.call(record_of, [values, new.constants(labels), new.constant(form)])


# -- typed and lowered ---------------------------------------------------------------------------------


def _common(kinds: Sequence[Any]) -> Any:
    """Return the type in which numbers meet; None if something else is among them."""
    if not all(is_number(kind) for kind in kinds):
        return None
    names = [types.unliteral(kind).name for kind in kinds]
    return getattr(types, str(np.result_type(*names)).replace("bool", "boolean"))


def _set_type(value: Any, dtype: Any) -> Any:
    if not isinstance(dtype, types.StringLiteral):
        return None
    name = dtype.literal_value
    if not is_number(value):
        raise RefusedError(COLUMN.format(f"a {value}"), None)
    if is_real(value) and np.dtype(name).kind in "iu":
        raise RefusedError(COLUMN.format("a float"), None)
    if (
        not np.can_cast(types.unliteral(value).name, name)
        and np.dtype(name).kind in "iub"
        and np.dtype(name).itemsize < 8
    ):
        raise RefusedError(f"a column of {name} is set in a row of such in a UDF; make them 64 bits first", None)
    return types.boolean if name == "bool" else getattr(types, name)


define(set_in_row, typing=_set_type)(cast_first)


def _read_type(value: Any, dtype: Any, *new: Any) -> Any:
    met = _common((value, *new))
    if met is None:
        raise RefusedError(LATER.format("a text or a time"), None)
    del dtype
    return met if not is_whole(met) else types.unliteral(value)


define(read_after_set, typing=_read_type)(cast_first)


def _common_types(*values: Any) -> Any:
    met, numbers = _common(values), [value for value in values if is_number(value)]
    if met is None and len({is_real(value) for value in numbers}) > 1:
        raise RefusedError(LATER.format("a text, or another type of number,"), None)
    texts = [value if isinstance(value, types.StringLiteral) else types.unliteral(value) for value in values]
    kinds = texts if met is None else [met] * len(values)
    return types.BaseTuple.from_types(kinds)


@define(common_in_row, typing=_common_types)
def _cast_to_common(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return cast_tuple(context, builder, sig.return_type, args, sig.args)
