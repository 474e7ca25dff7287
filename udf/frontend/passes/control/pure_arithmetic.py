"""Whether a function computes with numbers and does nothing else: most rewrites have nothing to look for in it.

One that is plain does so by its bytecode alone, so it is known before anything is imported that only others need. It
may call functions of numbers.
"""

import builtins
import math
from collections.abc import Collection, Iterable
from itertools import pairwise
from typing import Any, Final

from udf.base.bytecode import instructions, names_of
from udf.base.dtypes import DTYPES
from udf.base.operators import OF_FLOATS
from udf.bind.udf_call import UdfCall
from udf.frontend.base.current import Family
from udf.frontend.ir.nodes import called_function, is_constant, is_expression, statements
from udf.frontend.numba.names import ir, types

_COMPUTES: Final = ("binop", "inplace_binop", "unary", "cast")


def is_pure_arithmetic(func_ir: Any, kinds: Iterable[Any]) -> bool:
    """Return whether arguments of types ``kinds`` and constants are numbers, and all else operators and branches."""
    numbers = all(isinstance(kind, (types.Number, types.Boolean)) for kind in kinds)
    return numbers and all(_computes(func_ir, statement) for statement in statements(func_ir))


def _computes(func_ir: Any, statement: Any) -> bool:
    if not isinstance(statement, ir.Assign):
        return isinstance(statement, (ir.Branch, ir.Jump, ir.Return, ir.Del))
    value = statement.value
    if is_constant(value):
        return value.value is bool or isinstance(value.value, (int, float))
    if is_expression(value, "call"):  # a condition: Numba's interpreter asks bool of it
        return called_function(func_ir, value) is bool
    return isinstance(value, (ir.Arg, ir.Var)) or is_expression(value, *_COMPUTES)


PLAIN: Final = frozenset({
    "RESUME", "NOP", "COPY", "SWAP", "POP_TOP", "TO_BOOL", "LOAD_CONST", "LOAD_FAST", "LOAD_FAST_LOAD_FAST",
    "STORE_FAST", "STORE_FAST_LOAD_FAST", "STORE_FAST_STORE_FAST", "BINARY_OP", "COMPARE_OP", "UNARY_NEGATIVE",
    "UNARY_POSITIVE", "UNARY_INVERT", "UNARY_NOT", "JUMP_FORWARD", "JUMP_IF_FALSE_OR_POP", "JUMP_IF_TRUE_OR_POP",
    "POP_JUMP_IF_FALSE", "POP_JUMP_IF_TRUE", "POP_JUMP_FORWARD_IF_FALSE", "POP_JUMP_FORWARD_IF_TRUE",
    "RETURN_CONST", "RETURN_VALUE", "PUSH_NULL", "PRECALL", "CALL",
})  # fmt: skip
"""Instructions of arithmetic, choices and calls, without loops; of other Pythons some of these."""

LOOPS: Final = PLAIN | {
    "GET_ITER", "FOR_ITER", "END_FOR", "POP_ITER", "EXTENDED_ARG", "LOAD_FAST_CHECK",
    "JUMP_BACKWARD", "POP_JUMP_BACKWARD_IF_FALSE", "POP_JUMP_BACKWARD_IF_TRUE",
}  # fmt: skip
"""The same with loops."""

CALLED: Final = frozenset({abs, bool, float, int, max, min, pow, round, math.ceil, math.floor, math.trunc, *OF_FLOATS})
"""Functions of numbers that give one number, and whose rules are those of numbers."""

REDUCTIONS: Final = frozenset({"mean", "std", "var", "sum", "min", "max"})
"""Methods of a window, without arguments, that need the rules of arrays and of Series and no others."""

NUMBERS: Final = frozenset(name for name, dtype in DTYPES.items() if dtype.kind in "biuf")
"""The types of columns and arguments that a plain function takes."""


def family_of(call: UdfCall) -> Family:
    """Return whose rules are enough for a call; "" if all may be asked.

    Those of "numbers" are where operators, choices and functions of numbers are all that a function has. Of a window,
    or group, of floats it may have a "loop" and do nothing else with it, or some reductions and items, in "series".
    """
    function, takes_nulls = call.function, call.how.nulls == "pass"
    if not (
        call.how.values in ("python", "object")
        and (_is_of_floats(call) if call.window else call.shape == "positional")
        and not (call.constants or function.__defaults__ or function.__kwdefaults__ or function.__closure__)
        and all(str(one.dtype) in NUMBERS and not (one.nullable and takes_nulls) for one in call.parameters)
        and all(str(one.dtype) in NUMBERS and not one.is_array for one in call.arguments)
    ):
        return ""
    steps, named = instructions(function, "EXTENDED_ARG"), {**vars(builtins), **function.__globals__}
    if call.window is None:
        return "numbers" if _are_plain(steps, named, PLAIN, CALLED) else ""
    if not _has_no_bool(steps, function.__code__):
        return ""
    if _only_loops(steps, function.__code__.co_varnames[0]) and _are_plain(steps, named, LOOPS, CALLED):
        return "loop"
    labels, rest = call.window.labels, _without_reductions(steps)
    if labels is not None and str(labels) not in NUMBERS:
        return ""
    return "series" if rest is not None and _are_plain(rest, named, PLAIN, OF_FLOATS) else ""


def _is_of_floats(call: UdfCall) -> bool:
    """Return whether a function takes windows of one column of floats, whose operators are NumPy's."""
    shape, how = call.window, call.how
    is_one = shape is not None and not (shape.table or getattr(shape, "folds", False) or getattr(shape, "frame", False))
    floats = [str(one.dtype) for one in call.parameters] == ["float64"]
    return is_one and floats and how.error_model == "numpy"


def _has_no_bool(steps: list[Any], code: Any) -> bool:
    """Return whether no bool is a value: an operator would have to know whose (``passes.control.bools``)."""
    for step, after in pairwise(steps):
        if step.opname == "COMPARE_OP" and not after.opname.startswith("POP_JUMP"):
            return False
        if step.opname in ("UNARY_NOT", "UNARY_INVERT") or step.argval is True or step.argval is False:
            return False
    return "bool" not in code.co_names


def _only_loops(steps: list[Any], window: str) -> bool:
    """Return whether a function's ``window`` is looped over and nothing else."""
    for step, after in pairwise(steps):
        names = names_of(step) if "FAST" in step.opname else ()
        if window in names and (step.opname != "LOAD_FAST" or after.opname != "GET_ITER"):
            return False
        if after.opname == "GET_ITER" and window not in names:
            return False
    return True


def _without_reductions(steps: list[Any]) -> list[Any] | None:
    """Return instructions without items at constant places and calls of reductions; None if these have arguments."""
    left, rest = list[Any](), [step for step in steps if step.opname not in ("PUSH_NULL", "PRECALL")]
    while rest:
        step, *rest = rest
        if step.opname in ("LOAD_ATTR", "LOAD_METHOD") and step.argval in REDUCTIONS:
            if not rest or rest[0].opname != "CALL" or rest[0].argval != 0:
                return None
            rest = rest[1:]
        elif step.opname == "LOAD_CONST" and type(step.argval) is int and rest and rest[0].opname == "BINARY_SUBSCR":
            rest = rest[1:]
        else:
            left.append(step)
    return left


def _are_plain(steps: list[Any], named: dict[str, Any], known: frozenset[str], called: Collection[Any]) -> bool:
    """Return whether instructions are ``known`` ones and functions those ``called``; ``named`` are values of names."""
    before: Any = None  # the value that the instruction before has loaded by a name
    for step in steps:
        if step.opname == "LOAD_GLOBAL":
            value = named.get(step.argval)
        elif step.opname in ("LOAD_ATTR", "LOAD_METHOD") and before is math:
            value = getattr(math, step.argval, None)
        elif step.opname in ("LOAD_CONST", "RETURN_CONST"):
            value = step.argval
        elif step.opname in known and (step.opname != "BINARY_OP" or "@" not in step.argrepr):
            value = 0
        else:
            return False
        if not (value is math or _is_number(value) or any(value is one for one in called)):
            return False
        before = value
    return True


def _is_number(value: Any) -> bool:
    return type(value) in (bool, float) or (type(value) is int and abs(value) < 1 << 63)
