"""What no UDF can contain, found in the bytecode before Numba sees it: Numba's errors for these name no line.

Each refusal is one row: an instruction, and why it cannot run on a row.
"""

import dis
from typing import Any, Final

from udf.base.bytecode import instructions
from udf.bind.identity import nested_codes
from udf.frontend.base.refusals import RefusedError
from udf.frontend.ir.nodes import assignments, definition_of, is_constant, is_expression
from udf.frontend.numba.names import ir

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
