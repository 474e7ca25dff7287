"""``frame["x"].mean()``, ``len(series)`` of what a function captures: one number, whatever rows it is called for.

Where that is all that a function asks of a Series or a DataFrame, the numbers are constants of the compiled code, and
the object needs no lookup: it may have any index, and as many rows as it likes. They are computed with every call that
looks whether the function still reads the same.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from udf.base.bytecode import instructions
from udf.base.catalogue import having
from udf.bind.containers import pandas_kind

if TYPE_CHECKING:
    import dis
    from collections.abc import Sequence
    from types import CodeType

    from udf.columns.pandas_names import SeriesOrFrame

REDUCTIONS: Final = having("value")
"""Methods of a Series that give one value, without arguments."""

LOADS: Final = ("LOAD_GLOBAL", "LOAD_DEREF")
READS: Final = ("LOAD_ATTR", "LOAD_METHOD")
BETWEEN: Final = ("PUSH_NULL", "PRECALL", "CACHE", "EXTENDED_ARG", "NOP", "RESUME", "COPY_FREE_VARS", "MAKE_CELL")

Summary = tuple[str | None, str]
"""The column that is asked, None for a Series itself, and the method, or "len"."""


def summary_of(value: SeriesOrFrame, summary: Summary) -> object:
    """Return what a Series or a DataFrame answers."""
    column, name = summary
    if name == "len":
        return len(value)
    return getattr(value if column is None else value[column], name)()


def is_frame(value: object) -> bool:
    """Return whether a value is a Series or a DataFrame of pandas."""
    return pandas_kind(value) in ("Series", "DataFrame")


def summaries_in(codes: Sequence[CodeType], name: str, value: object) -> tuple[Summary, ...]:
    """Return what code asks of the Series or DataFrame ``name``, if it asks for nothing else; () if it does.

    Examples
    --------
    >>> import pandas as pd
    >>> table = pd.DataFrame({"x": [1.0, 3.0]})
    >>> summaries_in([(lambda v: v - table["x"].mean()).__code__], "table", table)
    (('x', 'mean'),)
    >>> summaries_in([(lambda v: table["x"].mean() + table["x"][v]).__code__], "table", table)
    ()
    """
    if not is_frame(value):
        return ()
    found = dict.fromkeys(one for code in codes for one in _summaries(code, name))
    return tuple(one for one in found if one) if all(_fits(value, one) for one in found) else ()


def _fits(value: SeriesOrFrame, summary: Summary | None) -> bool:
    """Return whether a Series, or a DataFrame, is what is asked."""
    if summary is None or summary[1] == "len":
        return summary is not None
    return value.ndim == 1 if summary[0] is None else value.ndim == 2 and summary[0] in value.columns


@lru_cache(maxsize=1024)
def _summaries(code: CodeType, name: str) -> tuple[Summary | None, ...]:
    """Return what each mention of a name asks, None for anything else."""
    steps = instructions(code, *BETWEEN)
    places = [at for at, step in enumerate(steps) if step.opname in LOADS and step.argval == name]
    return tuple(_summary_at(steps, at) for at in places)


def _summary_at(steps: list[dis.Instruction], at: int) -> Summary | None:
    after = [*steps[at + 1 : at + 5], *steps[-1:] * 4]
    before = steps[at - 1] if at else steps[at]
    if before.opname == "LOAD_GLOBAL" and before.argval == "len" and _calls(after[0], 1):
        return None, "len"
    if after[0].opname == "LOAD_CONST" and after[1].opname == "BINARY_SUBSCR" and isinstance(after[0].argval, str):
        column, method, call = after[0].argval, after[2], after[3]
    elif after[0].opname in READS and after[1].opname in READS:
        column, method, call = after[0].argval, after[1], after[2]
    else:
        column, method, call = None, after[0], after[1]
    known = method.opname in READS and method.argval in REDUCTIONS and _calls(call, 0)
    return (column, method.argval) if known else None


def _calls(step: dis.Instruction, arguments: int) -> bool:
    return step.opname == "CALL" and step.arg == arguments
