"""Whether a function uses a row as a whole, not only its columns by name, so that every column may be needed."""

from __future__ import annotations

import sys
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from udf.base.bytecode import instructions, names_of
from udf.base.catalogue import having
from udf.base.records import dataclass

if TYPE_CHECKING:
    import dis
    from collections.abc import Hashable, Sequence
    from types import CodeType


class IndexLabel:
    """Stands for the index where a label of a column is asked for: ``row.name``."""

    def __repr__(self) -> str:
        return "INDEX"


INDEX: Final = IndexLabel()


@dataclass(frozen=True, slots=True)
class FieldLabel:
    """The label of a part: of the column ``whole`` the field of that ``name``, or the element of that number."""

    whole: Hashable
    name: str | int


SERIES_METHODS: Final = having("row")
"""What is asked of a row as a Series."""

BUILTINS: Final = frozenset(
    {"sum", "min", "max", "any", "all", "len", "list", "tuple", "sorted", "enumerate", "zip", "set", "reversed"}
    | {"str", "int", "float", "bool", "dict"}
)
LOADS: Final = ("LOAD_FAST", "LOAD_DEREF")
METHODS: Final = frozenset({"LOAD_ATTR", "LOAD_METHOD"})
OPERATORS: Final = frozenset({"COMPARE_OP", "BINARY_OP", "CONTAINS_OP"})
SLICES: Final = frozenset({"BUILD_SLICE", "BINARY_SLICE"})
WHOLE_ROW_INSTRUCTIONS: Final = frozenset(
    {"GET_ITER", "RETURN_VALUE", "UNARY_INVERT", "UNARY_NEGATIVE", "UNPACK_SEQUENCE", "CALL_FUNCTION_EX"}
)
"""Instructions that take all of a row."""

BETWEEN: Final = frozenset({"LOAD_CONST", "LOAD_GLOBAL", *LOADS})
LISTS: Final = ("LOAD_CONST", "LOAD_SMALL_INT", "BUILD_LIST", "BUILD_TUPLE", "LIST_EXTEND", "LIST_APPEND")
ITEMS: Final = ("BINARY_SUBSCR", "BINARY_OP", "COMPARE_OP", "CONTAINS_OP", "IS_OP", "STORE_SUBSCR")
"""What takes an item of a row, or one of it and another value."""


def uses_whole_row(codes: Sequence[CodeType]) -> bool:
    """Return whether code may ask a row, the first parameter of ``codes[0]``, for all of its values.

    It may say yes where a variable is no row.

    Examples
    --------
    >>> uses_whole_row([(lambda row: row.mean()).__code__]), uses_whole_row([(lambda row: row["a"] + row.b).__code__])
    (True, False)
    >>> uses_whole_row([(lambda row: sum(row)).__code__]), uses_whole_row([(lambda row: [v for v in row]).__code__])
    (True, True)
    >>> import pandas
    >>> uses_whole_row([(lambda row: row["s"][:2]).__code__]), uses_whole_row([(lambda row: row[:2].max()).__code__])
    (False, True)
    """
    name = codes[0].co_varnames[0] if codes[0].co_argcount else ""
    if _asks_by_name(tuple(codes), name):
        return False
    return any(_uses_whole_row(code, name if code is codes[0] or name in code.co_freevars else "") for code in codes)


@lru_cache(maxsize=1024)
def _asks_by_name(codes: tuple[CodeType, ...], name: str) -> bool:
    """Return whether nothing but columns by name are asked of a row, or a frame: what comes of these is neither."""
    pandas = sys.modules.get("pandas") if name else None
    if pandas is None:
        return False
    for steps in map(_steps, codes):
        for step, following, after in zip(steps, steps[1:], (*steps[2:], steps[-1]), strict=False):
            names = names_of(step)
            if name not in names or "LOAD" not in step.opname:
                continue
            if name in names[:-1]:
                return False
            if following.opname in METHODS:
                if any(hasattr(one, following.argval) for one in (pandas.DataFrame, pandas.Series)):
                    return False
            elif following.opname != "LOAD_CONST" or type(following.argval) is not str or not _is_subscript(after):
                return False
    return True


def _is_subscript(step: dis.Instruction) -> bool:
    return step.opname == "BINARY_SUBSCR" or (step.opname == "BINARY_OP" and step.argrepr.startswith("["))


def _steps(code: CodeType) -> Sequence[dis.Instruction]:
    return instructions(code, "EXTENDED_ARG", "NOP", "PUSH_NULL")


FRAME_REDUCTIONS: Final = having("frame")
"""Methods of a frame that give a value a column."""

FRAME_METHODS: Final = FRAME_REDUCTIONS | {"apply", "agg", "aggregate", "transform"}
"""What is asked of a group's frame, or of some rows of one, that may be answered by every column."""


@lru_cache(maxsize=1024)
def uses_whole_frame(codes: tuple[CodeType, ...]) -> bool:
    """Return whether code may ask all columns of a group, the first parameter of ``codes[0]``, or of some of its rows.

    It may say yes of one column; a no of more is refused when the function is compiled.

    Examples
    --------
    >>> uses_whole_frame(((lambda g: g.mean()).__code__,))
    True
    >>> uses_whole_frame(((lambda g: g["x"].mean() + g.y.sum()).__code__,))
    False
    >>> uses_whole_frame(((lambda g: g[g.x > 0].mean()).__code__,))
    True
    >>> import pandas
    >>> uses_whole_frame(((lambda g: (g.x * g["y"]).sum()).__code__,))
    False
    >>> uses_whole_frame(((lambda g: (g * g).sum()).__code__,))
    True
    """
    name = codes[0].co_varnames[0] if codes[0].co_argcount else ""
    return not _asks_by_name(codes, name) and any(_uses_whole_frame(_steps(code), name) for code in codes)


def _uses_whole_frame(steps: Sequence[dis.Instruction], frame: str) -> bool:
    def loads(step: dis.Instruction) -> bool:
        return step.opname.startswith(LOADS) and frame in names_of(step)

    chained = False
    for before, last, step in zip((steps[0], *steps), steps, steps[1:], strict=False):
        is_method = step.opname in METHODS
        if is_method and step.argval in FRAME_METHODS:
            is_item = last.opname.startswith("BINARY_") and before.opname not in LISTS
            if is_item or loads(last) or (chained and last.opname.startswith("CALL")):
                return True
        if is_method and not last.opname.startswith(LOADS):
            chained = False  # a column of what the frame's method gave
        chained |= is_method and loads(last)
    return False


@lru_cache(maxsize=1024)
def _uses_whole_row(code: CodeType, row: str) -> bool:
    """Return whether ``code``, in which a row is called ``row``, may ask one for all of its values."""
    steps = _steps(code)
    if any(step.opname in SLICES for step in steps) or any(isinstance(one, slice) for one in code.co_consts):
        return True
    for at, step in enumerate(steps[:-1]):
        following, after = steps[at + 1].opname, steps[min(at + 2, len(steps) - 1)].opname
        if not step.opname.startswith(LOADS):
            continue
        if following in METHODS and steps[at + 1].argval in SERIES_METHODS:
            return True
        if row not in names_of(step):
            continue
        if (
            following in WHOLE_ROW_INSTRUCTIONS
            or following in OPERATORS
            or (following in BETWEEN and after in OPERATORS)
        ):
            return True
        is_item = following in ITEMS or (following.startswith("LOAD_") and after in ITEMS)
        if _is_callee(_callee(steps[:at]) or step) and following not in METHODS and not is_item:
            return True
    return False


def _callee(before: Sequence[dis.Instruction]) -> dis.Instruction | None:
    """Return what was loaded before an argument, and the values and lists of constants in front of it."""
    step: dis.Instruction
    for step in reversed(before):
        if _is_callee(step) or not step.opname.startswith((*LISTS, *LOADS, "LOAD_GLOBAL")):
            return step
    return None


def _is_callee(before: dis.Instruction) -> bool:
    """Return whether what was loaded before an argument is a builtin, or a function of a module."""
    return before.opname in METHODS or (before.opname == "LOAD_GLOBAL" and before.argval in BUILTINS)
