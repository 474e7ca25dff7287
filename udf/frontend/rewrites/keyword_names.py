"""The names of keyword arguments, which Python 3.11 and 3.12 load by an instruction of its own before the call.

Numba keeps them for the rest of a block of code, and inside ``try`` a block ends after each instruction: there the
call is in the next one, and would take its keyword arguments by position. From Python 3.13 on the names come with the
call.
"""

from __future__ import annotations

from typing import Any


def keyword_names(bytecode: Any) -> dict[int, int]:
    """Return for each call with keyword arguments, by its offset, which constant has their names."""
    found: dict[int, int] = {}
    names = None
    for step in bytecode.table.values():
        if step.opname == "KW_NAMES":
            names = step.arg
        elif step.opname == "CALL" and names is not None:
            found[step.offset], names = names, None
    return found
