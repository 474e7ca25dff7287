"""What no UDF can contain, found in the bytecode before Numba sees it: Numba's errors for these name no line.

Each refusal is one row: an instruction, and why it cannot run on a row.
"""

import builtins
import dis
import math
from collections.abc import Collection, Iterable
from itertools import pairwise
from typing import Any, Final

from udf.base.bytecode import instructions, names_of
from udf.base.dtypes import DTYPES
from udf.base.operators import OF_FLOATS
from udf.bind.identity import nested_codes
from udf.bind.udf_call import UdfCall
from udf.frontend.base.current import Family
from udf.frontend.base.messages import RefusedError
from udf.frontend.ir.nodes import assignments, called_function, definition_of, is_constant, is_expression, statements
from udf.frontend.numba.names import ir, types

REFUSED: Final[dict[str, str]] = {
    "BEFORE_WITH": "'with' is not supported in a UDF",
    "BEFORE_ASYNC_WITH": "'async with' is not supported in a UDF",
    "IMPORT_NAME": "an import inside the function is not supported; import {argument!r} at the top of the module",
    "LOAD_BUILD_CLASS": "a class inside the function is not supported",
    "STORE_GLOBAL": "it assigns the global {argument!r}, and a UDF has no side effects",
    "DELETE_GLOBAL": "it deletes the global {argument!r}, and a UDF has no side effects",
    "DELETE_FAST": "'del' is not supported in a UDF",
    "DELETE_DEREF": "'del' is not supported in a UDF",
    "STORE_DEREF": "it assigns {argument!r}, a variable of the function around it, and a UDF has no side effects",
    "STORE_SUBSCR": "it assigns an item, and a UDF has no side effects; use a local variable, and for new columns of a "
    "row return pd.Series({{'new': x}})",
    "DELETE_SUBSCR": "it deletes an item, and a UDF has no side effects",
    "STORE_ATTR": "it sets the attribute {argument!r}, and a UDF has no side effects",
    "YIELD_VALUE": "generators are not supported in a UDF; write a loop",
    "MATCH_MAPPING": "a dict in 'case' is not supported in a UDF; test its values in an 'if'",
    "UNPACK_EX": "a starred name is not supported in a UDF; use a slice: first, rest = v[0], v[1:]",
}

BUILTINS: Final[dict[Any, str]] = {
    print: "print() is not supported in a UDF",
    input: "input() is not supported in a UDF",
    open: "open() is not supported in a UDF",
    dict: "a dictionary is not supported in a UDF; use if/elif, or a tuple",
    hasattr: "hasattr() is not supported in a UDF; test the type: isinstance(x, str)",
    filter: "filter() is not supported in a UDF; write a generator: sum(v for v in (a, b) if v > 0)",
}


def refuse_bytecode(code: Any, place: Any, allowed: frozenset[str] = frozenset()) -> None:
    """Raise for the first instruction of ``code`` (or of what is written inside it) that is in the table.

    ``place`` makes a Numba location of (code, line, offset); ``allowed`` are instructions that are not refused.
    """
    for inner in nested_codes(code):
        steps = instructions(inner)
        for position, step in enumerate(steps):
            cause = REFUSED.get(step.opname)
            if step.opname == "BINARY_OP" and step.argrepr == "@=":
                cause = "'@=' is not supported in a UDF"
            if cause is None or step.opname in allowed or (step.opname, inner.co_name) == YIELDED:
                continue
            if step.opname in OF_CELLS and step.argval not in code.co_freevars:
                continue
            if step.opname == "DELETE_FAST" and _ends_handler(steps[:position], step):
                continue
            line = _line(steps[position:]) or inner.co_firstlineno
            raise RefusedError(cause.format(argument=step.argval), place(inner, line, step.offset))


OF_CELLS: Final = frozenset({"STORE_DEREF"})
"""Instructions refused for variables that the UDF itself captures, and allowed for its inner functions' cells."""

YIELDED: Final = ("YIELD_VALUE", "<genexpr>")
"""What becomes a loop, or is refused, in ``udf.frontend.passes.loops.generators``."""

OF_ROWS: Final = frozenset({"STORE_SUBSCR"})
"""What a function of rows may do: set columns of its row (:mod:`udf.frontend.passes.rows.assignment`)."""

OF_WINDOWS: Final = frozenset({"STORE_SUBSCR"})
"""What a function of windows may do: set items of an array that it has made."""


def _line(steps: list[dis.Instruction]) -> int | None:
    """Return the line of the first instruction that has one."""
    lines = (step.positions.lineno for step in steps if step.positions is not None)
    return next((line for line in lines if line is not None), None)


def _ends_handler(before: list[dis.Instruction], step: dis.Instruction) -> bool:
    """Return whether ``del`` is what Python writes at the end of ``except .. as name``: after ``name = None``."""
    last = [(one.opname, one.argval, one.positions) for one in before[-1:]]
    return last == [("STORE_FAST", step.argval, step.positions)]


def refuse_values(func_ir: Any) -> None:
    """Raise for constants and builtins that Numba would take and get wrong, or fail on without a line."""
    for statement in assignments(func_ir):
        value = statement.value
        _refuse_key(func_ir, value)
        if not is_constant(value):
            continue
        if type(value.value) is int and not -(2**63) <= value.value < 2**64:
            raise RefusedError(f"the integer {value.value} does not fit 64 bits", value.loc)
        cause = BUILTINS.get(value.value) if isinstance(value, ir.Global) and callable(value.value) else None
        if cause is not None:
            raise RefusedError(cause, value.loc)


def _refuse_key(func_ir: Any, value: Any) -> None:
    """Raise for ``max(a, b, key=f)`` and ``min``: Numba's rules take values only."""
    if is_expression(value, "call") and any(name in ("key", "default") for name, _ in value.kws):
        called = definition_of(func_ir, value.func)
        if isinstance(called, ir.Global) and called.value in (max, min):
            shown = f"{called.value.__name__}(.., {value.kws[0][0]}=..)"
            raise RefusedError(f"{shown} is not supported in a UDF; compare the values one by one", value.loc)


# -- whether a function computes with numbers and does nothing else -----------------------------------


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
