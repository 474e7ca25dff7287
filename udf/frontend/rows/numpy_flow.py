"""Which variables of a function hold NumPy's scalars, and of which type: a data flow over Numba's untyped IR.

What is known of a variable is a NumPy dtype, one of Python's types (int, float, bool), or of which dtype the items of
an array are. A variable that is Python's on one path and NumPy's on another is taken for NumPy's.
"""

from __future__ import annotations

import operator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from udf.frontend.loops.known import known
from udf.frontend.masked.kinds import bare
from udf.frontend.numba.names import ir, types
from udf.frontend.rewrites.nodes import definition_of, is_constant, is_expression
from udf.frontend.rewrites.short_arrays import function_of, is_numpy
from udf.frontend.rows.rules import Row
from udf.frontend.rows.series import series_of

if TYPE_CHECKING:
    from collections.abc import Sequence

FUNCTIONS: Final[dict[Any, Any]] = {
    operator.add: np.add, operator.sub: np.subtract, operator.mul: np.multiply, operator.truediv: np.divide,
    operator.floordiv: np.floor_divide, operator.mod: np.remainder, operator.pow: np.power,
    operator.lt: np.less, operator.le: np.less_equal, operator.gt: np.greater, operator.ge: np.greater_equal,
    operator.eq: np.equal, operator.ne: np.not_equal, operator.and_: np.bitwise_and, operator.or_: np.bitwise_or,
    operator.xor: np.bitwise_xor, operator.lshift: np.left_shift, operator.rshift: np.right_shift,
}  # fmt: skip
"""Operators -> NumPy's functions of two scalars."""

FLOATS: Final = frozenset({"mean", "std", "var", "sem", "median", "quantile", "skew", "kurt"})
"""Methods of a row that give a float."""

REDUCED: Final = frozenset({"sum", "prod", "min", "max", "mean", "std", "var", "dot"})
"""Methods of an array that give a number."""

HALF: Final = np.dtype("float16")
BOOL: Final = np.dtype("bool")

COMPARISONS: Final = (operator.lt, operator.le, operator.gt, operator.ge, operator.eq, operator.ne)
IDENTITIES: Final = (operator.is_, operator.is_not)

AVERAGES: Final = (np.mean, np.average, np.median, np.std, np.var, np.linalg.norm, np.interp, np.polyval)
"""NumPy's functions that give a float."""

ARRAYS: Final = (
    np.array,
    np.asarray,
    np.cumsum,
    np.zeros,
    np.ones,
    np.full,
    np.zeros_like,
    np.ones_like,
    np.arange,
    np.linspace,
)
"""NumPy's functions that make an array."""

TOTALS: Final = (np.sum, np.prod, np.min, np.max, np.amin, np.amax)
"""NumPy's functions of several numbers that give one."""

CHOICES: Final = (np.where, np.clip, np.round, np.around)
"""NumPy's functions of numbers that give one of them, or nearly."""

COMPUTED: Final = frozenset({abs, float, int, bool, min, max, sum})
"""Builtins that take halves."""

PYTHON: Final = {float: float, int: int, len: int, bool: bool, any: bool, all: bool, isinstance: bool}
"""Builtins that give a number of Python's."""

ASKED: Final = frozenset({"empty", "hasnans", "is_monotonic_decreasing", "is_monotonic_increasing", "is_unique"})
"""Attributes of a Series that are Python's bools."""


@dataclass(frozen=True)
class Items:
    """What is known of an array: what its items are."""

    dtype: np.dtype[Any]


def sample(kind: Any) -> Any:
    """Return a value of what is known of a variable."""
    return kind.type(1) if isinstance(kind, np.dtype) else kind(1)


class Flow:
    """What is known of the variables of a function, of which the numbers of a row have the ``dtype``: None, Python's.

    ``only_halves`` says that all but halves keep Python's meaning.
    """

    def __init__(self, func_ir: Any, kinds: Sequence[Any], dtype: np.dtype[Any] | None, *, only_halves: bool) -> None:
        self._func_ir, self._kinds, self._dtype, self.only_halves = func_ir, kinds, dtype, only_halves
        self._halves = dtype in (None, HALF)
        self._known: dict[str, Any] = {}
        assignments = [s for block in func_ir.blocks.values() for s in block.find_insts(ir.Assign)]
        for _ in range(len(assignments) + 1):
            before = dict(self._known)
            for statement in assignments:
                found = self._found(statement.value)
                if found is not None:
                    name = statement.target.name
                    self._known[name] = _joined(self._known.get(name), found)
            if all(self._known[name] is before.get(name) for name in self._known):
                break

    def of(self, variable: Any) -> Any:
        """Return what is known of a variable; None if nothing is."""
        return self._known.get(variable.name)

    def dtype_of(self, variable: Any) -> np.dtype[Any] | None:
        """Return of which type the NumPy scalar is that a variable holds; None if it holds none, as far as known."""
        known_of = self.of(variable)
        return known_of if isinstance(known_of, np.dtype) else None

    def is_half(self, variable: Any) -> bool:
        """Return whether a variable is a half."""
        return self.dtype_of(variable) == HALF

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

    def rounds_bool(self, node: Any) -> bool:
        """Return whether a node is ``np.floor`` of a bool, or the like: the bool itself."""
        return is_expression(node, "call") and function_of(self._func_ir, node.func) in (np.floor, np.ceil, np.trunc)

    def takes_halves(self, node: Any) -> bool:
        """Return whether a call is of what computes with halves: a builtin, or a function of NumPy or ``math``."""
        function = function_of(self._func_ir, node.func)
        if function in (np.round, np.around, round):
            return function is round and len(node.args) == 1
        return any(function is one for one in COMPUTED) or is_numpy(function) or _is_math(function)

    def label_of(self, node: Any) -> Any:
        """Return the label of the column that a node reads of the row; None if it reads none."""
        if is_expression(node, "static_getitem") and self._is_row(node.value):
            return node.index
        if is_expression(node, "getitem") and self._is_row(node.value):
            found = known(self._func_ir, node.index)
            return None if found is None else found.value
        if is_expression(node, "getattr") and self._is_row(node.value) and node.attr in self._row(node.value).fields:
            return node.attr
        return None

    def operation_of(self, node: Any) -> tuple[Any, list[Any]] | None:
        """Return the operator of a node and its sides; None if it is none of FUNCTIONS."""
        if not is_expression(node, "binop", "inplace_binop"):
            return None
        function = node.immutable_fn if node.op == "inplace_binop" else node.fn
        return (function, [node.lhs, node.rhs]) if function in FUNCTIONS else None

    def rounded(self, node: Any) -> list[Any] | None:
        """Return the arguments of ``round(x, digits)`` of a float of NumPy's."""
        if not is_expression(node, "call") or len(node.args) != 2 or node.kws:
            return None
        of = self.of(node.args[0])
        is_float = isinstance(of, np.dtype) and of.kind == "f"
        return list(node.args) if is_float and function_of(self._func_ir, node.func) is round else None

    def made(self, node: Any) -> Any:
        """Return what a node gives, as far as it is known."""
        return self._found(node)

    # -- one node --------------------------------------------------------------------------------------

    def _is_row(self, variable: Any) -> bool:
        node = definition_of(self._func_ir, variable)
        return isinstance(node, ir.Arg) and isinstance(self._kinds[node.index], Row)

    def _row(self, variable: Any) -> Row:
        row: Row = self._kinds[definition_of(self._func_ir, variable).index]
        return row

    def _found(self, node: Any) -> Any:
        if isinstance(node, ir.Arg):
            return _of_type(self._kinds[node.index]) if node.index < len(self._kinds) else None
        if self._halves and self.half_of(node) is not None:
            return HALF
        if is_constant(node):
            return _of_constant(node.value)
        if isinstance(node, ir.Var):
            return self._known.get(node.name)
        label = self.label_of(node)
        if label is not None:
            return self._dtype or _of_type(self._row(node.value).fields.get(label))
        operation = self.operation_of(node)
        if operation is not None:
            return _result(operation[0], [self.of(side) for side in operation[1]])
        return self._expression(node) if isinstance(node, ir.Expr) else None

    def _expression(self, node: Any) -> Any:
        match node.op:
            case "unary":
                of = self.of(node.value)
                return bool if node.fn is operator.not_ else int if of is bool else of
            case "getattr":
                return bool if node.attr in ASKED else None
            case "binop" if node.fn in (*IDENTITIES, operator.contains):
                return bool
            case "call":
                return self._called(node)
            case "pair_first":
                return self._item(node)
            case "getitem" | "static_getitem":
                return self._taken(node)
        return None

    def _taken(self, node: Any) -> Any:
        """Return what is known of an item of an array; None where a part of it may be taken."""
        array, index = self.of(node.value), node.index
        place = type(index) if is_expression(node, "static_getitem") else self.of(index)
        is_whole = place is int or (isinstance(place, np.dtype) and place.kind in "iu")
        return array.dtype if isinstance(array, Items) and is_whole else None

    def _called(self, node: Any) -> Any:
        function = function_of(self._func_ir, node.func)
        given = [self.of(argument) for argument in node.args]
        if function in (abs, round) and given and (function is abs or len(given) == 2):
            return given[0]
        if function is round:
            return int
        if function in (min, max) and _all_known(given):
            return _all(given) if len(given) > 1 else self._members(node.args[0])
        if function is sum and node.args:
            return _summed(self._members(node.args[0]))
        plain = next((result for builtin, result in PYTHON.items() if function is builtin), None)
        if plain is not None:
            return plain
        if is_numpy(function):
            return self._of_function(function, given, node)
        if _is_math(function):
            return float
        return self._of_method(node)

    def _of_function(self, function: Any, given: list[Any], node: Any) -> Any:
        """Return what a function of NumPy gives: asked of itself where it is one of scalars."""
        if isinstance(function, type):
            return np.dtype(function) if self.names_type(node.func) else None
        double = np.dtype("float64")
        if isinstance(function, np.ufunc) and len(given) == function.nin:
            arrays = [one for one in given if isinstance(one, Items)]
            if arrays:
                return arrays[0]
            if function.nout > 1:
                return None
            if _all_known(given):
                return _asked(function, given) or double
            made = _asked(function, [int] * function.nin)
            if made is BOOL:
                return made
            return double if self._dtype is not None or made == double else None
        if function in ARRAYS:
            return Items(double)
        if self._dtype is not None or function in AVERAGES:
            return double
        members = self._members(node.args[0]) if function in TOTALS and node.args else None
        given = [members] if members is not None else given
        return double if function in (*TOTALS, *CHOICES) and _all_known(given) else None

    def _of_method(self, node: Any) -> Any:
        """Return what a method of the row gives, or ``row.get``."""
        method = definition_of(self._func_ir, node.func)
        if not is_expression(method, "getattr"):
            return None
        if self._is_row(method.value) and method.attr == "get":
            return self._dtype
        if isinstance(self.of(method.value), Items) and method.attr in REDUCED:
            return np.dtype("float64")
        made = definition_of(self._func_ir, method.value)
        if not is_expression(made, "call") or function_of(self._func_ir, made.func) is not series_of:
            return None
        if method.attr in FLOATS:
            return np.dtype("float64")
        if self._dtype is None:
            return None
        if method.attr in ("any", "all"):
            return BOOL
        if method.attr in ("sum", "prod"):
            return {"f": self._dtype, "u": np.dtype("uint64")}.get(self._dtype.kind, np.dtype("int64"))
        return self._dtype if method.attr in ("min", "max") else np.dtype("int64")

    def _members(self, variable: Any) -> Any:
        """Return what the members of a tuple are."""
        made = definition_of(self._func_ir, variable)
        if not is_expression(made, "build_tuple", "build_list"):
            return None
        given = [self.of(item) for item in made.items]
        return _all(given) if given and _all_known(given) else None

    def _item(self, node: Any) -> Any:
        """Return what a loop over a tuple takes."""
        step = definition_of(self._func_ir, node.value)
        iterator: Any = definition_of(self._func_ir, step.value) if is_expression(step, "iternext") else None
        if not is_expression(iterator, "getiter"):
            return None
        made: Any = definition_of(self._func_ir, iterator.value)
        is_range = is_expression(made, "call") and function_of(self._func_ir, made.func) is range
        return int if is_range else self._members(iterator.value)


def _is_math(function: Any) -> bool:
    return getattr(function, "__module__", None) == "math"


def _of_constant(value: Any) -> Any:
    """Return what is known of a constant."""
    if isinstance(value, np.number):
        return value.dtype
    if isinstance(value, np.ndarray) and value.ndim == 1 and value.dtype.kind in "iuf":
        return Items(value.dtype)
    return type(value) if type(value) in (int, float, bool) else None


def _of_type(kind: Any) -> Any:
    """Return what is known of an argument, or of a row's value, by its type; what is none of NumPy's is Python's."""
    kind = bare(kind)
    if kind == types.float16:
        return HALF
    plain = ((types.Boolean, bool), (types.Integer, int), (types.Float, float))
    return next((python for numba, python in plain if isinstance(kind, numba)), None)


def _all_known(given: list[Any]) -> bool:
    """Return whether something is known of each; a dtype equals None, which names float64."""
    return all(one is not None for one in given)


def _joined(first: Any, second: Any) -> Any:
    """Return what is known of a variable that is one or the other."""
    if first is None or first is second or isinstance(second, Items):
        return second
    if isinstance(first, np.dtype) and isinstance(second, np.dtype):
        return np.promote_types(first, second)
    if isinstance(first, np.dtype) or isinstance(second, np.dtype):
        return first if isinstance(first, np.dtype) else second
    return float if float in (first, second) else int


def _all(given: list[Any]) -> Any:
    found = given[0]
    for one in given[1:]:
        found = _joined(found, one)
    return found


def _result(function: Any, given: list[Any]) -> Any:
    """Return what an operator gives."""
    arrays = [one for one in given if isinstance(one, Items)]
    if arrays or not _all_known(given):
        return arrays[0] if arrays else None
    try:
        with np.errstate(all="ignore"):
            made = function(*map(sample, given))
    except TypeError:
        return None
    return made.dtype if isinstance(made, np.generic) else type(made)


def _summed(members: Any) -> Any:
    """Return what ``sum`` gives of members of which something is known: it begins with Python's 0."""
    return np.dtype("int64") if members is BOOL else int if members is bool else members


def _asked(function: Any, given: list[Any]) -> Any:
    """Return what a function of NumPy gives of scalars, asked of itself; None for what it does not take."""
    try:
        with np.errstate(all="ignore"):
            return np.asarray(function(*map(sample, given))).dtype
    except TypeError:
        return None
