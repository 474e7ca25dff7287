"""Which way a window function went, and why: in words, for ``udf.explain``; and what its code never reads."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ptx2cpp.syntax import Address, Instruction
from udf.frontend.reduced.kinds import Reduction

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ptx2cpp.syntax import Module
    from udf.errors import UdfCompileError
    from udf.stages import Taken

OPAQUE: Final = (
    "the window in memory: reductions are not asked for, by the back end's choice or recognize_reducers=False"
)


def reduced_path(takes: Iterable[Taken]) -> str:
    """Return what is said of a function that takes reductions.

    Examples
    --------
    >>> from udf.dtypes import DTYPES
    >>> from udf.stages import Taken
    >>> reduced_path([Taken(what="reduction", index=0, dtype=DTYPES["float64"], reduction="item", offset=-1)])
    'reductions in place of the window, each found in O(1) per row: item[-1]'
    """
    taken = [one for one in takes if one.what == "reduction"]
    several = len({one.index for one in taken}) > 1
    names = [
        f"{one.reduction}{f'[{one.offset}]' if one.reduction == 'item' else ''}{f' of column {one.index}' * several}"
        for one in taken
    ]
    return "reductions in place of the window, each found in O(1) per row: " + (", ".join(names) or "none")


def refusal(error: UdfCompileError) -> str:
    """Return what is said of a function that is not made of reductions only."""
    cause = error.cause.replace(" in a UDF", "").replace("; use a local variable", "")
    return f"the window in memory: {cause} ({error.function}, line {error.line})"


def unread(module: Module, takes: tuple[Taken, ...]) -> set[Reduction]:
    """Return the reductions that the PTX function takes and never loads: NVVM found them to be without effect.

    Examples
    --------
    >>> from ptx2cpp import parse
    >>> from udf.dtypes import DTYPES
    >>> from udf.stages import Taken
    >>> takes = tuple(Taken(what="reduction", index=0, dtype=DTYPES["float64"], reduction=r) for r in ("sum", "min"))
    >>> ptx = '''.version 8.0 .target sm_75 .address_size 64
    ... .visible .func f(.param .f64 a, .param .f64 b) { .reg .f64 %fd<2>; ld.param.f64 %fd1, [b]; ret; }'''
    >>> unread(parse(ptx), takes)
    {Reduction(name='sum', column=0, offset=0)}
    """
    read = set()
    for function in module.entries:
        operands = (o for s in function.statements if isinstance(s, Instruction) for o in s.operands)
        loaded = {o.base.text for o in operands if isinstance(o, Address) and o.base is not None}
        read |= {i for i, parameter in enumerate(function.parameters) if parameter.name.text in loaded}
    return {
        Reduction(taken.reduction, taken.index, taken.offset)
        for position, taken in enumerate(takes)
        if taken.reduction is not None and position not in read
    }
