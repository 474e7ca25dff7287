"""``raise`` in a handler, and comprehensions: out of the ``try`` that Python itself puts around them.

Python cleans up where a handler is left by an exception (``COPY, POP_EXCEPT, RERAISE``), and so each of its
instructions stands in a ``try`` of its own. Nothing of that is seen in a UDF. A bare ``raise`` is refused where
another ``try`` is around it, that could take what it raises. From Python 3.12 on a comprehension is written in the
function itself, with a handler that puts back the variable whose name it takes.
"""

from __future__ import annotations

from typing import Any


def rewrite_bare_raise(bytecode: Any) -> Any:
    """Take bare ``raise`` out of the table of exceptions of Numba's ``bytecode``."""
    steps = list(bytecode.table.values())
    handlers = sum(step.opname == "PUSH_EXC_INFO" for step in steps)
    if not handlers:  # what is left cleans up after a comprehension, from Python 3.12 on
        bytecode.exception_entries = ()
    for step in steps:
        if step.opname == "RAISE_VARARGS" and not step.arg:
            entries = [part for entry in bytecode.exception_entries for part in _without(entry, step.offset)]
            bytecode.exception_entries = tuple(entries)
    return bytecode


def has_outer_handler(steps: list[Any], entries: Any, offset: int) -> bool:
    """Return whether what is raised again at an ``offset`` is in another ``try``, whose handler may take it.

    It first goes where Python cleans up, ``COPY, POP_EXCEPT, RERAISE``, and from there on.
    """
    names = {step.offset: step.opname for step in steps}
    while True:
        target = next((entry.target for entry in entries if entry.start <= offset < entry.end), None)
        if target is None:
            return False
        if names.get(target) == "PUSH_EXC_INFO":
            return True
        offset = next(at for at in sorted(names) if at >= target and names[at] == "RERAISE")


def _without(entry: Any, offset: int) -> list[Any]:
    """Return an entry of the table of exceptions without one instruction."""
    if not entry.start <= offset < entry.end:
        return [entry]
    parts = [(entry.start, offset), (offset + 2, entry.end)]
    return [entry._replace(start=start, end=end) for start, end in parts if start < end]
