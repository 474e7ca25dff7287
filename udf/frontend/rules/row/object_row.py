"""A row that holds more than numbers, as a tuple of its values: ``" ".join(row)``, ``row.fillna("")``, ``row.count()``.

On Numba's untyped IR, where :mod:`udf.frontend.passes.rows.expansion` writes rows out. ``ObjectRows`` keeps which
tuples are rows, with which labels, so that their methods are those of a Series.
"""

# Numba compiles the functions in here that have no annotations.
# ruff: noqa: ANN001, ANN201
# mypy: disable-error-code="no-untyped-def"
import operator
import re
from collections.abc import Hashable, Sequence
from typing import Any, Final

from udf.base.catalogue import having
from udf.base.pandas_meaning import meaning
from udf.bind.captures import STAND_INS, present
from udf.frontend.base.current import compilation
from udf.frontend.base.declarations import INT64, define, is_number, is_real, stand_in
from udf.frontend.base.messages import RefusedError
from udf.frontend.ir.constant_items import as_constant
from udf.frontend.ir.full_unroll import drop_unread
from udf.frontend.ir.nodes import assignments, called_method, definition_of, is_expression
from udf.frontend.ir.record_calls import build_record, require_names
from udf.frontend.ir.replacement import Replacement
from udf.frontend.ir.short_arrays import function_of, is_numpy
from udf.frontend.numba.names import cgutils, ir, types
from udf.frontend.rules.list.items import make_list, push
from udf.frontend.rules.row.row_rules import Row
from udf.frontend.rules.row.row_series import series_of
from udf.frontend.types.list_kinds import RowList, item_type, unify_items
from udf.frontend.types.masked_kinds import Masked, parts, unmask

NULL_TESTS: Final = having("null")
LISTS: Final = having("list")
SAME: Final = "'in' of a row compares missing values by identity; use pd.isna(x), or name the columns"

OF_OBJECTS: Final = "{}() of a row whose columns are not of one kind of number; name the columns"
PATTERN: Final = "row.str.contains() takes a constant pattern, and constants besides, in a UDF"

_isna: Final = STAND_INS["isna"]


class ObjectRows:
    """The tuples that are rows, by the expressions that make them, with their labels."""

    def __init__(self, kinds: Sequence[Any]) -> None:
        self.fields = next((kind.fields for kind in kinds if isinstance(kind, Row)), {})
        self._made: dict[int, tuple[Any, tuple[Hashable, ...]]] = {}

    def add(self, expression: Any, labels: tuple[Hashable, ...]) -> Any:
        """Note that an expression makes a row; return it."""
        self._made[id(expression)] = expression, labels
        return expression

    def labels(self, expression: Any) -> tuple[Hashable, ...] | None:
        """Return the labels of the row that an expression makes; None if it makes none."""
        found = self._made.get(id(expression))
        return None if found is None else found[1]

    def are_numbers(self, labels: tuple[Hashable, ...]) -> bool:
        """Return whether the columns of these labels are numbers, of which pandas makes one array."""
        return all(label not in self.fields or is_number(unmask(self.fields[label])) for label in labels)

    def are_one(self, labels: tuple[Hashable, ...]) -> bool:
        """Return whether pandas makes one array of the columns: of numbers, or of bools.

        Numbers of Python's are in an array of objects, where an int beside floats stays one.
        """
        if compilation().values == "object":
            return self.are_numbers(labels) and len({unmask(self.fields.get(label)) for label in labels}) <= 1
        return self.are_numbers(labels) and (self.are_bools(labels) or not any(map(self._is_bool, labels)))

    def are_bools(self, labels: tuple[Hashable, ...]) -> bool:
        """Return whether the columns are bools."""
        return all(map(self._is_bool, labels))

    def _is_bool(self, label: Hashable) -> bool:
        return isinstance(unmask(self.fields.get(label)), types.Boolean)

    def may_lack(self, labels: tuple[Hashable, ...]) -> bool:
        """Return whether a value of a column can be missing."""
        return any(isinstance(self.fields.get(label), Masked) for label in labels)

    def has_gaps(self, label: Hashable) -> bool:
        """Return whether pandas may take a value of a column for missing: a null, or NaN."""
        kind = self.fields.get(label)
        return kind is None or isinstance(kind, Masked) or is_real(unmask(kind))


def str_of_non_null(value):
    """Return a value of a row as text; what is missing stays so in pandas, and is no text that can be joined."""
    if _isna(value):
        raise TypeError("expected str instance, found a missing value")
    return str(present(value))


def str_or_empty(value):
    """Return a value of a row as text, "" where it is missing."""
    if _isna(value):
        return ""
    return str(present(value))


def drop_texts(func_ir: Any) -> None:
    """Remove the texts of values that nothing reads, as what is sought in them alone does not."""
    drop_unread(func_ir, [s.target for s in assignments(func_ir) if _of_text(func_ir, s.value) is not None], ("call",))


def _of_text(func_ir: Any, node: Any) -> Any:
    """Return the value of which a call of ``str_of_non_null`` makes a text; None of anything else."""
    is_made = is_expression(node, "call") and function_of(func_ir, node.func) is str_of_non_null
    return node.args[0] if is_made else None


def fill_null(value, other):
    """Return a value that is there, or what stands for it."""
    if _isna(value):
        return other
    return present(value)


drop_nulls: Final = stand_in("drop_nulls")
"""(values): stands for the list of the values that are not null."""


def _list_of(values: Any) -> Any:
    whole = types.undefined
    for kind in values:
        item = item_type(unmask(kind))
        whole = None if item is None or whole is None else unify_items(whole, item)
    return None if whole is None else RowList(whole)


@define(drop_nulls, typing=_list_of)
def _drop_nulls(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    values = make_list(context, builder, INT64(0), INT64(0))
    for kind, value in zip(sig.args[0], cgutils.unpack_tuple(builder, args[0]), strict=True):
        inside, valid = parts(context, builder, kind, value)
        item = context.cast(builder, inside, unmask(kind), sig.return_type.item)
        with builder.if_then(valid if isinstance(kind, Masked) else cgutils.true_bit):
            push(context, builder, sig.return_type, values, item)
    return values


class ObjectRow:
    """Operations on a row of objects, its ``labels`` and the variables of its ``values``; ``to`` emits statements."""

    def __init__(self, to: Replacement, rows: ObjectRows, labels: tuple[Hashable, ...], values: list[Any]) -> None:
        self._to, self._rows, self._labels, self._values = to, rows, labels, values

    def sought(self) -> None:
        """Raise where ``in row.values`` would look for what may be missing."""
        if self._rows.may_lack(self._labels):
            raise RefusedError(SAME, self._to.loc)

    def is_listed_for(self, function: Any) -> bool:
        """Return whether a function is given a list of the values; refuse NumPy's, whose array would be of one type."""
        if is_numpy(function):
            raise RefusedError(OF_OBJECTS.format(f"np.{function.__name__}"), self._to.loc)
        return any(function is one for one in (sorted, set, frozenset))

    def attribute(self, name: str) -> Any:
        """Return what an attribute of the row is; None of one that it has not."""
        if name == "values":
            return self.made(self._values)
        if name == "index":
            return ir.Expr.build_tuple([self._to.constant(label) for label in self._labels], self._to.loc)
        return ir.Const(len(self._labels), self._to.loc) if name == "size" else None

    def method(self, name: str, call: Any) -> Any:
        """Return what a call of a method gives; None of one that it has not."""
        args = [*call.args, *(value for _, value in call.kws)]
        if name in LISTS and not args:
            return self.listed()
        if name == "to_numpy" and not args:
            return self.made(self._values)
        if name in NULL_TESTS and not args:
            return self.asked(name)
        if name == "count" and not args:
            series = self._to.assign(self.asked("notna"))
            method = self._to.assign(ir.Expr.getattr(series, "sum", self._to.loc))
            return ir.Expr.call(method, (), (), self._to.loc)
        if name == "dropna" and not args:
            return self._to.call(drop_nulls, [self._to.tuple(self._values)])
        if name == "fillna" and len(args) == 1:
            filling = zip(self._labels, self._values, strict=True)
            return self.made([
                self._to.assign(self._to.call(fill_null, [value, args[0]])) if self._rows.has_gaps(label) else value
                for label, value in filling
            ])  # fmt: skip
        if name == "astype" and len(args) == 1 and function_of(self._to.func_ir, args[0]) is str:
            function = str_of_non_null if meaning().has_str else str
            return self.made([self._to.assign(self._to.call(function, [value])) for value in self._values])
        return None

    def searched(self, call: Any) -> Any:
        """Return the Series of whether a pattern is found in each text, as ``str.contains`` has it."""
        arguments = dict(zip(("pat", "case", "flags", "na", "regex"), call.args, strict=False)) | dict(call.kws)
        constants = {name: as_constant(self._to.func_ir, variable) for name, variable in arguments.items()}
        options: dict[str, Any] = {"pat": None, "case": True, "flags": 0, "regex": True}
        options |= {name: constant.value for name, constant in constants.items() if constant}
        if None in constants.values() or type(options["pat"]) is not str:
            raise RefusedError(PATTERN, self._to.loc)
        pattern = self._to.constant(options["pat"] if options["regex"] else re.escape(options["pat"]))
        flags = self._to.constant(int(options["flags"]) | (0 if options["case"] else re.IGNORECASE))
        answers = []
        for variable in self._values:
            text_of = _of_text(self._to.func_ir, definition_of(self._to.func_ir, variable))
            value = variable if text_of is None else text_of
            text = self._to.assign(self._to.call(str_or_empty, [value]))
            match = self._to.assign(self._to.call(re.search, [pattern, text, flags]))
            drop_nulls = self._to.assign(ir.Expr.binop(operator.is_not, match, self._to.constant(None), self._to.loc))
            known_text = self._to.assign(self._to.call(STAND_INS["notna"], [value]))
            answers.append(self._to.assign(ir.Expr.binop(operator.and_, drop_nulls, known_text, self._to.loc)))
        return self._series(answers)

    def asked(self, name: str) -> Any:
        """Return the Series of whether each value is missing, or there."""
        return self._series([self._to.assign(self._to.call(STAND_INS[name], [value])) for value in self._values])

    def _series(self, answers: list[Any]) -> Any:
        return self._to.call(series_of, [self._to.tuple(answers), self._to.constants(self._labels)])

    def record(self) -> Any:
        """Return the row as what a function returns: a Series, whose values are columns."""
        labels = [label for label in self._labels if isinstance(label, str)]
        if len(labels) < len(self._labels):
            raise RefusedError("it returns a row whose columns have other names than text in a UDF", self._to.loc)
        require_names(labels, self._to.loc)
        return build_record(self._to, self._values, labels, "objects")

    def listed(self) -> Any:
        """Return a list of the values."""
        return ir.Expr.build_list(list(self._values), self._to.loc)

    def made(self, values: list[Any]) -> Any:
        """Return a row of other values under the same labels."""
        return self._rows.add(ir.Expr.build_tuple(values, self._to.loc), self._labels)


def takes_iterable(func_ir: Any, call: Any) -> bool:
    """Return whether a call is of the method ``join`` of some text, or ``extend`` of a list."""
    return called_method(func_ir, call, "join", "extend") is not None
