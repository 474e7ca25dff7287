"""NumPy's meaning of a row's numbers: pandas hands out a row of numbers as NumPy's scalars, all of one type.

On Numba's untyped IR it is known of each variable whether it is such a scalar, and of which type (:class:`DtypeFlow`).
An operator that has one is the call of NumPy's function there: ``a / b`` is ``np.divide(a, b)``, which gives inf where
Python raises, and ``round(a, 2)`` is ``np.round``. Types narrower than 64 bits are kept, as NumPy keeps them: a Python
number takes the scalar's type, and integers wrap. What is none (``int(a)``, ``len(row)``, ``math.sqrt(a)``) means what
Python means.

Source: NEP 50 (Promotion rules for Python scalars); pandas core/apply.py (FrameColumnApply.series_generator).
"""

import operator
from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from udf.base.operators import SYMBOLS
from udf.bind.containers import FrameEntries
from udf.bind.summaries import is_frame
from udf.columns.column_use import INDEX
from udf.frontend.base.current import compilation
from udf.frontend.base.messages import ITEM, NEGATED, SUBTRACTED, RefusedError
from udf.frontend.ir.nodes import (
    assignments,
    constant_value,
    definition_of,
    is_constant,
    is_expression,
    rebuild_definitions,
    replace_statements,
)
from udf.frontend.ir.short_arrays import function_of, is_numpy
from udf.frontend.numba.names import ir, types
from udf.frontend.passes.control.bools import TOLD_APART
from udf.frontend.passes.control.try_except import is_protected
from udf.frontend.passes.rows.numpy_flow import DtypeFlow
from udf.frontend.passes.rows.numpy_refusals import CheckedOperation
from udf.frontend.passes.rows.numpy_types import (
    AMBIGUOUS,
    BOOL,
    FUNCTIONS,
    HALF,
    IDENTITIES,
    NARROW,
    ArrayOf,
    as_python,
    fit_dtype,
    is_captured_series,
    is_math,
    loop_dtype,
    python_type,
    sample_value,
)
from udf.frontend.passes.rows.numpys_results import NumpysResults
from udf.frontend.rules.null.null_rules import PYTHON
from udf.frontend.rules.row.row_rules import Row
from udf.frontend.rules.scalar.numpy_scalars import BITWISE, as_dtype
from udf.frontend.types.masked_kinds import unmask

DIVISIONS: Final = (operator.truediv, operator.floordiv, operator.mod)
RAISING: Final = (*DIVISIONS, operator.pow)  # what raises ZeroDivisionError of Python's numbers

COMPUTE_DTYPES: Final = ("int64", "float64", "bool")  # the types in which NumPy's functions of scalars compute here

UINT64: Final = np.dtype("uint64")
OF_UINT64: Final = "a result that is NumPy's uint64 is not supported in a UDF; make it Python's: int(..)"

NAMES: Final = ("float16", "half")
"""What NumPy calls the type of halves."""

PYTHON.update(dict.fromkeys((as_dtype, fit_dtype), lambda value, _: value))  # a null stays one
PYTHON[as_python] = lambda value: value


def apply_numpy_semantics(func_ir: Any, kinds: Sequence[Any], values: str, *, raises: bool) -> DtypeFlow | None:
    """Give the operators of NumPy's scalars its meaning: those of a row, and those that functions of NumPy make.

    ``values`` is the type of the row's scalars. Where nothing ``raises`` but what NumPy raises, which is so of windows,
    only halves differ from what operators mean anyway. Returns what is known of the variables; None if that is nothing.
    """
    has_row = values not in ("python", "object") and any(isinstance(kind, Row) for kind in kinds)
    uses_numpy = raises and _uses_numpy(func_ir)
    if not has_row and not uses_numpy and not _has_halves(func_ir, kinds):
        if values == "object":
            _refuse_items(func_ir)
        return None
    flow = DtypeFlow(func_ir, kinds, np.dtype(values) if has_row else None, only_halves=not has_row and not uses_numpy)

    def replacement(block: Any, statement: Any) -> list[Any] | None:
        operation = _NumpyOperation(flow, values if has_row else None, func_ir, block, statement)
        value = operation.of(statement.value) if isinstance(statement, ir.Assign) else None
        return None if value is None else [*operation.statements, ir.Assign(value, statement.target, statement.loc)]

    if compilation().tells:
        if has_row and func_ir.func_id.code is compilation().outermost:
            compilation().result_use.scalars = NumpysResults(func_ir, flow).told()
        _refuse_narrow_results(func_ir, flow, has_uint64=has_row)
    replace_statements(func_ir, replacement)
    rebuild_definitions(func_ir)
    return flow


def _refuse_items(func_ir: Any) -> None:
    """Refuse ``x.item()`` where all numbers are Python's, which have none."""
    for statement in assignments(func_ir):
        if is_expression(statement.value, "getattr") and statement.value.attr == "item":
            raise RefusedError(ITEM, statement.loc)


def _refuse_narrow_results(func_ir: Any, flow: DtypeFlow, *, has_uint64: bool) -> None:
    """Refuse a result that is NumPy's, of fewer than 64 bits, in one row and another number in another: both meet.

    A uint64 of a function of no row is refused too: ours is taken for Python's, of which pandas makes int64.
    """
    each: set[Any] = set()
    for block in func_ir.blocks.values():
        end = block.body[-1]
        returned: Any = definition_of(func_ir, end.value) if isinstance(end, ir.Return) else None
        each |= flow.each(returned.value) if is_expression(returned, "cast") else set()
        if len(each) > 1 and any(isinstance(one, np.dtype) and one.name in NARROW for one in each):
            raise RefusedError(AMBIGUOUS, end.loc)
    if UINT64 in each and not has_uint64:
        raise RefusedError(OF_UINT64, end.loc)


def _has_halves(func_ir: Any, kinds: Sequence[Any]) -> bool:
    """Return whether a function takes a half, or names the type."""
    if any(unmask(kind) == types.float16 for kind in kinds):
        return True
    for statement in assignments(func_ir):
        node = statement.value
        if is_expression(node, "getattr") and node.attr in NAMES:
            return True
        if is_constant(node) and (node.value is np.float16 or isinstance(node.value, np.float16)):
            return True
    return False


def _uses_numpy(func_ir: Any) -> bool:
    """Return whether a function names something of NumPy's."""
    constants = [statement.value.value for statement in assignments(func_ir) if is_constant(statement.value)]
    kinds = (np.generic, np.ndarray, FrameEntries)
    return any(
        value is np or isinstance(value, kinds) or is_captured_series(value) or is_frame(value) or is_numpy(value)
        for value in constants
    )


class _NumpyOperation(CheckedOperation):
    """NumPy's operation in the place of Python's; ``values`` is the type of a row's numbers, None without a row."""

    def __init__(self, flow: DtypeFlow, values: str | None, *place: Any) -> None:
        super().__init__(flow, *place)
        self._values = values

    def of(self, node: Any) -> Any:
        """Return what takes the place of a node; None if it stays."""
        label = None if self._values is None else self._flow.label_of(node)
        if label is not None and label is not INDEX:
            return self.call(as_dtype, [self.assign(node), self.constant(self._values)])
        self._require_pythons(node)
        half = self._flow.half_of(node)
        if half is not None:
            value = self.constant(float(half.value)) if is_constant(half) else half
            return self._as(value, HALF)
        operation = self._flow.operation_of(node)
        if operation is not None:
            return self._operation(*operation)
        if is_expression(node, "binop") and node.fn in IDENTITIES and self._is_pythons_bool(node):
            return ir.Const(node.fn is operator.is_not, self.loc)
        return self._called(node)

    def _is_pythons_bool(self, node: Any) -> bool:
        """Return whether a bool of NumPy's is asked to be ``True`` or ``False``: it is neither object."""
        known = [self._flow.of(side) for side in (node.lhs, node.rhs)]
        if not all(any(one is kind for one in known) for kind in (BOOL, bool)):  # BOOL == bool is True
            return False
        for side in (node.lhs, node.rhs):
            self._flow.scalar(side, self.loc)
        return True

    def _called(self, node: Any) -> Any:
        """Return what stands for a call, or an operator of one value: its result has NumPy's type."""
        rounded = self._flow.rounded(node)
        if rounded is not None and not self._flow.is_half(rounded[0]):
            node = self.call(np.round, rounded)
        item = self._values is not None and is_expression(node, "getitem", "static_getitem")
        if not item and not is_expression(node, "call", "unary"):
            return None
        dtype = self._flow.made(self.statement.value)
        if not self._flow.only_halves:
            self._require_one(self.statement.value, dtype)
            node = self._met_as_floats(node, dtype) or self._in_few_bits(node) or node
        if item and (dtype is BOOL or not isinstance(dtype, np.dtype)):
            return None
        if dtype is BOOL:
            return self._of_bool(node) or (None if node is self.statement.value else node)
        is_dtype = isinstance(dtype, np.dtype)
        if not item:
            node = self._of_doubles(node) or node
            node = self._without_halves(node, "float32" if is_dtype and dtype == HALF else "float64") or node
        casts = is_dtype and is_expression(node, "call") and len(node.args) == 1 and self._flow.names_type(node.func)
        if casts and dtype.name == "int64" and not isinstance(self._flow.of(node.args[0]), np.dtype):
            return self._cast(node.args[0], dtype)
        if not is_dtype or dtype.name in COMPUTE_DTYPES or (self._flow.only_halves and dtype != HALF):
            return None if node is self.statement.value else node
        return self._cast(node.args[0], dtype) if casts else self._as(self.assign(node), dtype)

    def _met_as_floats(self, node: Any, dtype: Any) -> Any:
        """Return ``np.maximum(a, b)`` of a uint64 and an int64, or the like, with floats; None of anything else."""
        function = function_of(self.func_ir, node.func) if is_expression(node, "call") else None
        dtypes = [self._flow.of(one) for one in node.args] if isinstance(function, np.ufunc) else []
        if len(dtypes) < 2 or not any(one == UINT64 for one in dtypes if isinstance(one, np.dtype)):
            return None
        if any(one is None for one in dtypes):
            raise RefusedError(AMBIGUOUS, self.loc)
        if not isinstance(dtype, np.dtype) or not _meet_as_float(dtype, dtypes):
            return None
        floats = [self.assign(self.call(as_dtype, [one, self.constant("float64")])) for one in node.args]
        return ir.Expr.call(node.func, floats, node.kws, node.loc)

    def _in_few_bits(self, node: Any) -> Any:
        """Return a call whose arguments have the type of few bits in which NumPy computes it; None of any other."""
        function = function_of(self.func_ir, node.func) if is_expression(node, "call") else None
        known = [self._flow.of(one) for one in node.args] if isinstance(function, np.ufunc) else []
        computed = loop_dtype(function, known)
        if computed is None or all(isinstance(one, np.dtype) and one == computed for one in known):
            return None
        args = [self.assign(self._as(one, computed)) for one in node.args]
        if computed == HALF:
            args = [self.assign(self._as(one, np.dtype("float32"))) for one in args]
        return ir.Expr.call(node.func, args, node.kws, node.loc)

    def _of_bool(self, node: Any) -> Any:
        """Return what stands for a call, or an operator of one value, that gives a bool of NumPy's."""
        if self._flow.rounds_bool(node):
            return self._as(self.assign(node), BOOL)
        if not is_expression(node, "unary"):
            return self._without_halves(node, "float64")
        if node.fn is operator.invert:
            return self.call(np.invert, [node.value])
        raise RefusedError(NEGATED, self.loc)

    def _cast(self, value: Any, dtype: Any) -> Any:
        """Return what a type of NumPy's makes of a number: of Python's, an integer that it must have."""
        if dtype.kind == "f" or not isinstance(self._flow.of(value), np.dtype):
            whole = value if dtype.kind == "f" else self.assign(self.call(int, [value]))
            return self._as(whole, dtype, fits=dtype.kind != "f")
        return self._as(self.assign(self.call(np.int64, [value])), dtype)

    def _of_doubles(self, node: Any) -> Any:
        """Return a call that makes a float of Python's with float64 in the place of float32; None of any other."""
        function = function_of(self.func_ir, node.func) if is_expression(node, "call") else None
        if function is not float and not is_math(function):
            return None
        singles = [self._flow.of(one) == np.dtype("float32") for one in node.args]
        wide = [
            self.assign(self.call(as_dtype, [one, self.constant("float64")])) if single else one
            for one, single in zip(node.args, singles, strict=True)
        ]
        return ir.Expr.call(node.func, wide, node.kws, node.loc) if any(singles) else None

    def _without_halves(self, node: Any, name: str) -> Any:
        """Return a call or operator with floats in the place of halves; None if it has none, or takes none."""
        if is_expression(node, "unary"):
            half = self._flow.is_half(node.value) and node.fn in (operator.neg, operator.pos)
            return ir.Expr.unary(node.fn, self._as_float(node.value, name), node.loc) if half else None
        if not any(map(self._flow.is_half, node.args)) or not self._flow.takes_halves(node):
            return None
        return ir.Expr.call(node.func, [self._as_float(one, name) for one in node.args], node.kws, node.loc)

    def _as(self, value: Any, dtype: Any, *, fits: bool = False) -> Any:
        to = fit_dtype if fits or (self._flow.of(value) is int and dtype.kind in "iu") else as_dtype
        return self.call(to, [value, self.constant(dtype.name)])

    def _computed_as(self, side: Any, computed: Any, *, widens: bool) -> Any:
        """Return a side in the type of the operation; of those in which all is computed what is not of it already."""
        is_pythons = self._flow.of(side) is int and constant_value(self.func_ir, side) is None
        fits = computed.kind == "i" and is_pythons  # one that an int64 has not raises
        if computed.name in COMPUTE_DTYPES and not (widens or fits):
            return side
        return self.assign(self._as(side, computed))

    def _as_float(self, value: Any, name: str) -> Any:
        """Return a half as a float, which has its value; anything else as it is."""
        if not self._flow.is_half(value):
            return value
        return self.assign(self.call(as_dtype, [value, self.constant(name)]))

    def _is_of_scalars(self, function: Any, dtypes: list[Any]) -> bool:
        """Return whether an operation is of scalars, NumPy's among them; refuse it beside what it depends on."""
        numpys, unknown = [one.name for one in dtypes if isinstance(one, np.dtype)], any(one is None for one in dtypes)
        if unknown and not self._flow.only_halves:
            caught = function in RAISING and is_protected(self.func_ir, self._block)
            depends = NARROW | {"bool"} if function in TOLD_APART else set(numpys) if caught else NARROW
            if not depends.isdisjoint(numpys):
                raise RefusedError(AMBIGUOUS, self.loc)
        return bool(numpys) and not unknown and not any(isinstance(one, ArrayOf) for one in dtypes)

    def _operation(self, function: Any, sides: list[Any]) -> Any:
        """Return NumPy's function of two values, in the type in which it computes."""
        dtypes = [self._flow.of(side) for side in sides]
        if not self._is_of_scalars(function, dtypes):
            return None
        has_half = any(map(self._flow.is_half, sides))
        if self._flow.only_halves and not has_half:
            return None
        if all(one in (BOOL, bool) for one in dtypes):
            if function is operator.sub:
                raise RefusedError(SUBTRACTED, self.loc)
            if function in BITWISE.values():  # the same of Python's bools and of NumPy's
                return None
        compares = function in SYMBOLS
        if len(self._computed(operator.add if compares else function, sides)) > 1:
            return self._of_either(function, sides)
        computed = _operator_dtype(operator.add if compares else function, dtypes)
        if computed is None:
            raise RefusedError(AMBIGUOUS, self.loc)  # NumPy's TypeError
        if computed == HALF:
            return self._of_halves(function, sides)
        sides = [self._as_float(side, "float64") for side in sides]
        if computed.kind == "f" or not compares:
            widens = not compares and _meet_as_float(computed, dtypes)
            sides = [self._computed_as(side, computed, widens=widens) for side in sides]
        whole = function in BITWISE.values() and computed.kind in "iu"  # pd.NA & 3 raises, np.bitwise_and is NA
        call = ir.Expr.binop(function, *sides, self.loc) if whole else self.call(FUNCTIONS[function], sides)
        return call if computed.name in COMPUTE_DTYPES or compares else self._as(self.assign(call), computed)

    def _computed(self, function: Any, sides: list[Any]) -> set[Any]:
        """Return in which types an operation computes, path by path: NumPy's, or None of Python's."""
        paths = self._flow.paths(sides)
        numpys = [any(isinstance(kind, np.dtype) for kind in one) for one in paths]
        return {_operator_dtype(function, [*one]) if is_ else None for one, is_ in zip(paths, numpys, strict=True)}

    def _of_either(self, function: Any, sides: list[Any]) -> None:
        """Leave what is NumPy's on one path and Python's on another to Python's operator; refuse where they differ."""
        each = frozenset[Any]().union(*map(self._flow.each, sides))
        kinds = {one if isinstance(one, type) else python_type(one) for one in each}
        is_wide = all(isinstance(one, type) or one.name in COMPUTE_DTYPES for one in each)
        constant = constant_value(self.func_ir, sides[1])
        is_plain = isinstance(constant, int | float) and abs(constant) < 2**53
        if function in SYMBOLS:
            same = is_plain or len(kinds) == 1
        elif function in DIVISIONS:
            same = is_plain and constant != 0 and BOOL not in each
        elif function is operator.pow:
            same = type(constant) is int and constant >= 0 and BOOL not in each
        else:
            same = function in (operator.add, operator.sub, operator.mul) and BOOL not in each
        if not (is_wide and same):
            raise RefusedError(AMBIGUOUS, self.loc)

    def _of_halves(self, function: Any, sides: list[Any]) -> Any:
        """Return NumPy's function of two halves: of two floats, rounded."""
        halves = [s if self._flow.is_half(s) else self.assign(self._as(s, HALF)) for s in sides]
        singles = [self.assign(self._as(half, np.dtype("float32"))) for half in halves]
        call = self.call(FUNCTIONS[function], singles)
        return call if function in SYMBOLS else self._as(self.assign(call), HALF)


def _operator_dtype(function: Any, dtypes: list[Any]) -> Any:
    """Return the type of what NumPy's function gives; None where it has no such function."""
    try:
        with np.errstate(all="ignore"):
            return np.asarray(FUNCTIONS[function](*map(sample_value, dtypes))).dtype
    except TypeError:
        return None


def _meet_as_float(computed: Any, dtypes: list[Any]) -> bool:
    """Return whether integers are computed as floats, as a uint64 beside an int64 is."""
    return computed.kind == "f" and all(one is int or np.dtype(one).kind in "iu" for one in dtypes)
