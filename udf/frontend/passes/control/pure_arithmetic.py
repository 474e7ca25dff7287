"""Whether a function computes with numbers and does nothing else: most rewrites have nothing to look for in it.

One that is plain does so by its bytecode alone, so it is known before anything is imported that only others need. It
may call functions of numbers.
"""

import builtins
import math
from collections.abc import Iterable
from typing import Any, Final

from udf.base.bytecode import instructions, names_of
from udf.base.operators import OF_FLOATS
from udf.bind.udf_call import UdfCall
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
    "GET_ITER", "FOR_ITER", "END_FOR", "POP_ITER", "EXTENDED_ARG",
    "JUMP_BACKWARD", "POP_JUMP_BACKWARD_IF_FALSE", "POP_JUMP_BACKWARD_IF_TRUE",
}  # fmt: skip
"""The same with loops."""

CALLED: Final = frozenset({abs, bool, float, int, max, min, pow, round, math.ceil, math.floor, math.trunc, *OF_FLOATS})
"""Functions of numbers that give one number, and whose rules are those of numbers."""

NUMBERS: Final = frozenset(
    {"bool", "int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64", "float32", "float64"}
)
"""The types of columns and arguments that a plain function takes."""


def is_plain(call: UdfCall) -> bool:
    """Return whether the rules of numbers are enough for a call: operators, choices, functions of numbers are all.

    A function of a window, or group, of floats may loop over it, and do nothing else with it.
    """
    function, takes_nulls = call.function, call.how.nulls == "pass"
    return (
        (call.how.values == "python" and (_is_of_floats(call) if call.window else call.shape == "positional"))
        and not (call.constants or function.__defaults__ or function.__kwdefaults__ or function.__closure__)
        and all(str(one.dtype) in NUMBERS and not (one.nullable and takes_nulls) for one in call.parameters)
        and all(str(one.dtype) in NUMBERS and not one.is_array for one in call.arguments)
        and (call.window is None or _only_loops(instructions(function, "EXTENDED_ARG"), function.__code__))
        and _are_plain(instructions(function), {**vars(builtins), **function.__globals__}, loops=bool(call.window))
    )


def _is_of_floats(call: UdfCall) -> bool:
    """Return whether a function takes windows of one column of floats, whose operators are NumPy's."""
    shape, how = call.window, call.how
    is_one = shape is not None and not (shape.table or getattr(shape, "folds", False) or getattr(shape, "frame", False))
    floats = [str(one.dtype) for one in call.parameters] == ["float64"]
    return is_one and floats and how.error_model == "numpy" and not how.scalars


def _only_loops(steps: list[Any], code: Any) -> bool:
    """Return whether a function's first parameter is looped over and nothing else, and no bool is a value.

    An operator would have to know whose bool it is (:mod:`udf.frontend.passes.control.bools`).
    """
    window = code.co_varnames[0]
    for step, after in zip(steps, [*steps[1:], None], strict=True):
        names = names_of(step) if "FAST" in step.opname else ()
        if window in names and (step.opname != "LOAD_FAST" or after.opname != "GET_ITER"):
            return False
        if after is not None and after.opname == "GET_ITER" and window not in names:
            return False
        if step.opname == "COMPARE_OP" and not after.opname.startswith("POP_JUMP"):
            return False
        if step.opname in ("UNARY_NOT", "UNARY_INVERT") or step.argval is True or step.argval is False:
            return False
    return "bool" not in code.co_names


def _are_plain(steps: list[Any], named: dict[str, Any], *, loops: bool) -> bool:
    """Return whether a function's instructions are; ``named`` are the values of names."""
    before: Any = None  # the value that the instruction before has loaded by a name
    for step in steps:
        if step.opname == "LOAD_GLOBAL":
            value = named.get(step.argval)
        elif step.opname in ("LOAD_ATTR", "LOAD_METHOD") and before is math:
            value = getattr(math, step.argval, None)
        elif step.opname in ("LOAD_CONST", "RETURN_CONST"):
            value = step.argval
        elif step.opname in (LOOPS if loops else PLAIN) and (step.opname != "BINARY_OP" or "@" not in step.argrepr):
            value = 0
        else:
            return False
        if not (value is math or _is_number(value) or any(value is one for one in CALLED)):
            return False
        before = value
    return True


def _is_number(value: Any) -> bool:
    return type(value) in (bool, float) or (type(value) is int and abs(value) < 1 << 63)
