"""Which variables of a function hold NumPy's scalars, and of which type: a data flow over Numba's untyped IR.

What is known of a variable is a NumPy dtype, one of Python's types (int, float, bool), or of which dtype the items of
an array are. A variable that is Python's on one path and NumPy's on another is taken for NumPy's.
"""

import operator
from collections.abc import Sequence
from itertools import product
from typing import Any

import numpy as np

from udf.columns.column_use import INDEX
from udf.frontend.base.messages import NO_BOOL, RefusedError
from udf.frontend.ir.constant_items import constant_index, constant_of_node
from udf.frontend.ir.nodes import assignments, called_method, constant_value, definition_of, is_constant, is_expression
from udf.frontend.ir.short_arrays import function_of, is_numpy
from udf.frontend.numba.names import ir
from udf.frontend.passes.rows.numpy_types import (
    AMBIGUOUS,
    ARRAYS,
    AVERAGES,
    BOOL,
    BOOL_ATTRIBUTES,
    BUILTIN_TYPES,
    CHOICES,
    FUNCTIONS,
    HALF,
    HALF_BUILTINS,
    IDENTITIES,
    NARROW,
    PLACES,
    TIME_MEMBERS,
    TOTALS,
    ArrayOf,
    all_known,
    argument_dtype,
    as_python,
    called_dtype,
    constant_dtype,
    constants_dtype,
    dtype_looked_up,
    dtype_of_column,
    extreme_dtype,
    is_math,
    is_values,
    join,
    join_all,
    method_dtype,
    operator_dtype,
    python_type,
    sample_value,
    sum_dtype,
    ufunc_dtype,
)
from udf.frontend.rules.lookup.lookup_columns import as_column
from udf.frontend.rules.row.row_rules import row_of
from udf.frontend.rules.row.row_series import series_of


class DtypeFlow:
    """What is known of the variables of a function, of which the numbers of a row have the ``dtype``: None, Python's.

    ``only_halves`` says that all but halves keep Python's meaning.
    """

    def __init__(self, func_ir: Any, kinds: Sequence[Any], dtype: np.dtype[Any] | None, *, only_halves: bool) -> None:
        self._func_ir, self._kinds, self._dtype, self.only_halves = func_ir, kinds, dtype, only_halves
        self.has_row, self._halves = dtype is not None, dtype in (None, HALF)
        self._known: dict[str, Any] = {}
        self._each: dict[str, frozenset[Any]] = {}
        statements = list(assignments(func_ir))
        for _ in range(len(statements) + 1):
            before, each_before = dict(self._known), dict(self._each)
            for statement in statements:
                found = self._found(statement.value)
                if found is not None:
                    name = statement.target.name
                    self._known[name] = join(self._known.get(name), found)
                    self._each[name] = self._each.get(name, frozenset()) | self._found_each(statement.value, found)
            if self._each == each_before and all(self._known[name] is before.get(name) for name in self._known):
                break

    def of(self, variable: Any) -> Any:
        """Return what is known of a variable; None if nothing is."""
        return self._known.get(variable.name)

    def each(self, variable: Any) -> frozenset[Any]:
        """Return what a variable may be, path by path: what :meth:`of` has joined."""
        return self._each.get(variable.name, frozenset())

    def is_either(self, variable: Any) -> bool:
        """Return whether a variable is NumPy's on one path, and Python's on another."""
        return len({isinstance(one, type) for one in self.each(variable)}) > 1

    def is_half(self, variable: Any) -> bool:
        """Return whether a variable is a half."""
        known_of = self.of(variable)
        return isinstance(known_of, np.dtype) and known_of == HALF

    def half_of(self, node: Any) -> Any:
        """Return what ``np.float16(x)`` is called with, or the constant that a node is; None for anything else."""
        if is_constant(node) and isinstance(node.value, np.float16):
            return node
        if is_expression(node, "call") and function_of(self._func_ir, node.func) is np.float16 and len(node.args) == 1:
            return node.args[0]
        return None

    def names_type(self, variable: Any) -> bool:
        """Return whether a function is a type of NumPy's numbers."""
        function = function_of(self._func_ir, variable)
        return isinstance(function, type) and issubclass(function, (np.integer, np.floating, np.bool_))

    def scalar(self, variable: Any, loc: Any) -> np.dtype[Any] | None:
        """Return of which type the NumPy scalar is whose type is asked; None if it is none, as far as known.

        Raises
        ------
        RefusedError
            If it is one on one path, and Python's number on another.
        """
        of = self.of(variable)
        if not isinstance(of, np.dtype):
            return None
        if self.is_either(variable):
            raise RefusedError(AMBIGUOUS, loc)
        return of

    def rounds_bool(self, node: Any) -> bool:
        """Return whether a node is ``np.floor`` of a bool, or the like: the bool itself."""
        function = function_of(self._func_ir, node.func) if is_expression(node, "call") else None
        return function in (np.floor, np.ceil, np.trunc, np.nan_to_num, np.max, np.min)

    def takes_halves(self, node: Any) -> bool:
        """Return whether a call is of what computes with halves: a builtin, or a function of NumPy or ``math``."""
        function = function_of(self._func_ir, node.func)
        if function in (np.round, np.around, round):
            return function is round and len(node.args) == 1
        return any(function is one for one in HALF_BUILTINS) or is_numpy(function) or is_math(function)

    def label_of(self, node: Any) -> Any:
        """Return the label of the column that a node reads of the row; None if it reads none."""
        row: Any = self._row(node.value) if is_expression(node, "static_getitem", "getitem", "getattr") else None
        found = None if row is None else constant_index(self._func_ir, node)
        return None if found is None or (node.op == "getattr" and found.value not in row.fields) else found.value

    def operation_of(self, node: Any) -> tuple[Any, list[Any]] | None:
        """Return the operator of a node and its sides; None if it is none of FUNCTIONS."""
        if is_expression(node, "call") and function_of(self._func_ir, node.func) is pow and len(node.args) == 2:
            return operator.pow, node.args
        if not is_expression(node, "binop", "inplace_binop"):
            return None
        function = node.immutable_fn if node.op == "inplace_binop" else node.fn
        return (function, [node.lhs, node.rhs]) if function in FUNCTIONS else None

    def rounded(self, node: Any) -> list[Any] | None:
        """Return the arguments of ``round(x, digits)`` of a float of NumPy's; its bools are not rounded."""
        if not is_expression(node, "call") or function_of(self._func_ir, node.func) is not round or node.kws:
            return None
        of = self.of(node.args[0])
        if of is BOOL:
            raise RefusedError(NO_BOOL.format("round()"), node.loc)
        if not isinstance(of, np.dtype) or of.kind != "f" or len(node.args) != 2:
            return None
        self.scalar(node.args[0], node.loc)
        return list(node.args)

    def made(self, node: Any) -> Any:
        """Return what a node gives, as far as it is known."""
        return self._found(node)

    def made_each(self, node: Any) -> frozenset[Any]:
        """Return what a node gives, path by path."""
        return self._found_each(node, self._found(node))

    # -- one node --------------------------------------------------------------------------------------

    def _found_each(self, node: Any, found: Any) -> frozenset[Any]:
        """Return what a node may give, of which ``found`` is all that is known as one."""
        operation = self.operation_of(node)
        if operation is not None:
            results = {operator_dtype(operation[0], [*one]) for one in self.paths(operation[1])}
            return frozenset(results - {None} or {found})
        sources = [node] if isinstance(node, ir.Var) else self._handed_on(node)
        each = frozenset[Any]().union(*map(self.each, sources))
        is_number = len(sources) == 1 and isinstance(node, ir.Expr) and bool in each and found is not bool
        return each - {bool} | {int} if is_number else each or frozenset({found})

    def paths(self, variables: list[Any]) -> list[tuple[Any, ...]]:
        """Return what several variables may be together."""
        return list(product(*map(self.each, variables)))

    def _handed_on(self, node: Any) -> list[Any]:
        """Return the variables of which a node gives one, perhaps with another sign, or rounded."""
        if is_expression(node, "unary"):
            return [] if node.fn is operator.not_ else [node.value]
        if is_expression(node, "call"):
            function = function_of(self._func_ir, node.func)
            if function is abs or (function is round and len(node.args) == 2):
                return [node.args[0]]
            if function not in (min, max):
                return []
            return node.args if len(node.args) > 1 else [one for items in node.args for one in self._items(items)]
        if is_expression(node, "pair_first"):
            iterated = self._iterated(node)
            return [] if iterated is None else self._items(iterated.value)
        return self._items_taken(node) if is_expression(node, "getitem", "static_getitem") else []

    def _row(self, variable: Any) -> Any:
        return row_of(self._func_ir, variable, self._kinds)

    def _found(self, node: Any) -> Any:
        if isinstance(node, ir.Arg):
            return argument_dtype(self._kinds[node.index]) if node.index < len(self._kinds) else None
        if self._halves and self.half_of(node) is not None:
            return HALF
        named = is_constant(node) or is_expression(node, "getattr")
        constant = constant_of_node(self._func_ir, node) if named else None
        if constant is not None:
            return constant_dtype(constant.value)
        if isinstance(node, ir.Var):
            return self._known.get(node.name)
        looked_up = dtype_looked_up(self._func_ir, node)
        if looked_up is not None:
            return looked_up
        label = self.label_of(node)
        if label is not None:
            return (label is not INDEX and self._dtype) or argument_dtype(self._row(node.value).fields.get(label))
        operation = self.operation_of(node)
        if operation is not None:
            return operator_dtype(operation[0], [self.of(side) for side in operation[1]])
        return self._expression(node) if isinstance(node, ir.Expr) else None

    def _expression(self, node: Any) -> Any:
        match node.op:
            case "call":
                return self._called(node)
            case "pair_first":
                return self._item(node)
            case "getitem" | "static_getitem":
                return self._taken(node)
            case "unary":
                of = self.of(node.value)
                return bool if node.fn is operator.not_ else int if of is bool else of
            case "binop" if node.fn in (*IDENTITIES, operator.contains):
                return bool
            case "getattr" if node.attr in BOOL_ATTRIBUTES:
                return bool
            case "getattr" if self.of(node.value) is None:
                return TIME_MEMBERS.get(node.attr)
            case "getattr":
                array = self.of(node.value)
                return ArrayOf(array.dtype, series=node.attr in PLACES) if is_values(array, node.attr) else None
        return None

    def _taken(self, node: Any) -> Any:
        """Return what is known of an item of an array; None where a part of it may be taken."""
        array, index = self.of(node.value), node.index
        items = self._items_taken(node)
        if items:
            return self._joined(items)
        label = constant_index(self._func_ir, node)
        if (constant := constants_dtype(self._literal(node.value), label)) is not None:
            return constant
        place = type(index) if is_expression(node, "static_getitem") else self.of(index)
        if label is not None and isinstance(label.value, str | tuple) and isinstance(array, ArrayOf) and array.series:
            return array.dtype
        if isinstance(place, ArrayOf):  # a condition
            return array
        is_whole = place is int or (isinstance(place, np.dtype) and place.kind in "iu")
        return array.dtype if isinstance(array, ArrayOf) and is_whole else None

    def _called(self, node: Any) -> Any:
        function = function_of(self._func_ir, node.func)
        dtypes = [self.of(argument) for argument in node.args]
        if function in (abs, round) and dtypes and (function is abs or len(dtypes) == 2):
            return dtypes[0]
        if function is as_python:
            return python_type(dtypes[0]) if isinstance(dtypes[0], np.dtype) else dtypes[0]
        if function in (as_column, series_of):
            row = self._dtype
            dtype = row if function is series_of else dtype_of_column(self._func_ir, node.args[0], row)
            return None if dtype is None else ArrayOf(dtype, series=True)
        if function is round:
            return int
        if function in (min, max) and all_known(dtypes):
            return extreme_dtype(dtypes, node.loc) if len(dtypes) > 1 else self.members(node.args[0])
        if function is sum and node.args:
            return sum_dtype(self.members(node.args[0]))
        plain = next((result for builtin, result in BUILTIN_TYPES.items() if function is builtin), None)
        if plain is not None:
            return plain
        if is_numpy(function):
            return self._of_function(function, dtypes, node)
        if is_math(function):
            return float
        return self._of_method(node)

    def _of_function(self, function: Any, dtypes: list[Any], node: Any) -> Any:
        """Return what a function of NumPy gives: asked of itself where it is one of scalars."""
        if isinstance(function, type):
            return np.dtype(function) if self.names_type(node.func) else None
        double = np.dtype("float64")
        if isinstance(function, np.ufunc) and len(dtypes) == function.nin:
            arrays = [one for one in dtypes if isinstance(one, ArrayOf)]
            if arrays:
                return operator_dtype(function, dtypes) or arrays[0]
            if function.nout > 1:
                return None
            if all_known(dtypes):
                return ufunc_dtype(function, dtypes) or double
            dtype = ufunc_dtype(function, [int] * function.nin)
            if dtype is BOOL:
                return dtype
            return double if self.has_row or dtype == double else None
        if function in ARRAYS:
            return ArrayOf(double)
        samples = [self._sample(one) for one in node.args]
        keywords = {name: self._sample(one) for name, one in node.kws}
        asked = all_known([*samples, *keywords.values()])
        made = called_dtype(function, samples, keywords) if asked else None
        if made is not None and (made.name in NARROW or made is BOOL):
            return made
        if self.has_row or function in AVERAGES:
            return double
        return double if (asked or all_known(dtypes)) and function in (*TOTALS, *CHOICES) else None

    def _of_method(self, node: Any) -> Any:
        """Return what a method of the row gives, or ``row.get``."""
        method = called_method(self._func_ir, node)
        if method is None:
            return None
        if method.attr == "get" and node.args and (row := self._row(method.value)) is not None:
            is_field = constant_value(self._func_ir, node.args[0], INDEX) in (*row.fields, INDEX)
            return self._dtype if is_field else self.of(node.args[1]) if len(node.args) > 1 else None
        array = self.of(method.value)
        if array is None:
            return BOOL if self.has_row and method.attr in ("any", "all") else TIME_MEMBERS.get(method.attr)
        if not isinstance(array, ArrayOf):
            return None
        if method.attr == "to_numpy":
            return ArrayOf(array.dtype)
        return method_dtype(array, method.attr)

    def _sample(self, variable: Any) -> Any:
        """Return a value like a variable's, a constant itself; None where nothing is known of it."""
        members = self.members(variable)
        if members is not None:
            return [sample_value(members)]
        known, constant = self.of(variable), constant_value(self._func_ir, variable)
        is_scalar = constant is None and isinstance(known, type | np.dtype)
        return sample_value(known) if is_scalar else constant

    def members(self, variable: Any) -> Any:
        """Return what the members of a tuple are."""
        return self._joined(self._items(variable)) or constants_dtype(self._literal(variable), None)

    def _joined(self, variables: list[Any]) -> Any:
        dtypes = [self.of(one) for one in variables]
        return join_all(dtypes) if dtypes and all_known(dtypes) else None

    def _items_taken(self, node: Any) -> list[Any]:
        """Return the items of a tuple or list that is written out, of which a node takes one."""
        items, place = self._items(node.value), constant_index(self._func_ir, node)
        at = None if place is None else place.value
        return [items[at]] if type(at) is int and -len(items) <= at < len(items) else items

    def _items(self, variable: Any) -> list[Any]:
        """Return the variables that a tuple or list is written out of."""
        literal = self._literal(variable)
        return list(literal.items) if is_expression(literal, "build_tuple", "build_list") else []

    def _literal(self, variable: Any) -> Any:
        """Return the node that makes a tuple, also of one that is unpacked (``a, b = 0, 1``)."""
        node = self._definition(variable)
        return self._definition(node.value) if is_expression(node, "exhaust_iter") else node

    def _definition(self, variable: Any) -> Any:
        return definition_of(self._func_ir, variable)

    def _iterated(self, node: Any) -> Any:
        """Return the ``getiter`` of what a loop goes over, of which a node takes one."""
        step = self._definition(node.value)
        iterator: Any = self._definition(step.value) if is_expression(step, "iternext") else None
        return iterator if is_expression(iterator, "getiter") else None

    def _item(self, node: Any) -> Any:
        """Return what a loop over a tuple takes."""
        iterator = self._iterated(node)
        if iterator is None:
            return None
        iterated, array = self._definition(iterator.value), self.of(iterator.value)
        if isinstance(array, ArrayOf):
            return python_type(array.dtype) if array.series else array.dtype
        is_range = is_expression(iterated, "call") and function_of(self._func_ir, iterated.func) is range
        return int if is_range else self.members(iterator.value)
