"""Functions that ask times for their clocks alone: ``t.hour``, ``t.date()``, ``r["when"].month``.

``t.hour`` of a time in Berlin is that of Berlin's clocks: the same as of a time without a zone. What asks for more
(the time itself, a difference, an offset) needs the zone.
"""

from __future__ import annotations

import dis
from collections.abc import Iterator, Mapping
from types import CodeType
from typing import Final

from udf.base.catalogue import having

CLOCK: Final = having("clock")
"""What of a time is the same of its clock's."""

MISSING: Final = having("null")
ATTRIBUTES: Final = ("LOAD_ATTR", "LOAD_METHOD")
NOTHING: Final = frozenset({"CACHE", "RESUME", "NOP", "PUSH_NULL", "EXTENDED_ARG", "COPY_FREE_VARS"})
OF_ZONE: Final = ("%z", "%:z", "%Z", "%s")


def reads_clocks(code: CodeType, labels: Mapping[str, bool]) -> bool:
    """Return whether a function reads nothing but clocks of its first parameter, or of a row's columns.

    ``labels`` has for each column whether it has a zone; it is empty where the parameter is a time itself.

    Examples
    --------
    >>> reads_clocks((lambda t: t.hour).__code__, {}), reads_clocks((lambda t: t.isoformat()).__code__, {})
    (True, False)
    """
    if not code.co_argcount or code.co_varnames[0] in code.co_cellvars:
        return False
    steps = [step for step in dis.get_instructions(code) if step.opname not in NOTHING]
    ends = list(_ends(steps, code.co_varnames[0], labels))
    return bool(ends) and all(at is not None and _is_clock(steps, at) for at in ends)


def _ends(steps: list[dis.Instruction], name: str, labels: Mapping[str, bool]) -> Iterator[int | None]:
    """Yield where each time with a zone has been loaded; None for a use of the parameter that may be one."""
    for at, step in enumerate(steps):
        names = step.argval if isinstance(step.argval, tuple) else (step.argval,)
        if "_FAST" not in step.opname or name not in names:
            continue
        if len(names) > 1 or not step.opname.startswith("LOAD_FAST"):
            yield None
        elif not labels:
            yield at
        else:
            label, end = _label(steps, at)
            if label is None or label not in labels:
                yield None
            elif labels[label]:
                yield end


def _label(steps: list[dis.Instruction], at: int) -> tuple[str | None, int]:
    """Return the constant label that is looked up in what was loaded, and the position of that step."""
    first, *further = steps[at + 1 : at + 3]
    if first.opname in ATTRIBUTES:
        return first.argval, at + 1
    if not further:  # the row itself is returned
        return None, at
    second = further[0]
    is_item = second.opname == "BINARY_SUBSCR" or (second.opname == "BINARY_OP" and second.argrepr == "[]")
    return (first.argval, at + 2) if first.opname == "LOAD_CONST" and is_item else (None, at)


def _is_clock(steps: list[dis.Instruction], at: int) -> bool:
    """Return whether what was loaded is asked for its clock, or whether it is missing."""
    first = steps[at + 1]
    if first.opname in ATTRIBUTES:
        if first.argval == "strftime":
            form = steps[at + 2]
            plain = form.opname == "LOAD_CONST" and type(form.argval) is str
            return plain and not any(part in form.argval for part in OF_ZONE)
        return first.argval in CLOCK
    if first.opname.startswith("POP_JUMP") and first.opname.endswith("NONE"):  # is None
        return True
    if not first.opname.startswith(("PRECALL", "CALL")):
        return False
    start = at  # of r["when"] two steps before
    while start and "_FAST" not in steps[start].opname:
        start -= 1
    asks = steps[start - 1]
    return asks.opname in ATTRIBUTES and asks.argval in MISSING
