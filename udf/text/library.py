"""The operations on text, as functions that a UDF's own code calls: PTX for a GPU, LLVM IR for the processor.

They are written once, in C++ (kernels/text_library.cuh), and compiled when Inlay is built (``python -m udf.text``):
what is here is data. A UDF takes those functions that it calls, and no others; one without text reads none.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

HERE: Final = Path(__file__).resolve().parent
PREFIX: Final = "udf_text_"
LOAD, COPY = "udf_load8", "udf_copy"
"""Functions that the processor has in another way than their C++: a load from any address, and memcpy."""

_FUNCTION: Final = re.compile(r"^\.visible \.func[^{]*?\b(\w+)\([^{]*^\{.*?^\}\n", re.MULTILINE | re.DOTALL)
_DECLARED: Final = re.compile(r"^\.extern \.func[^;]*?\b(udf_\w+)\s*(?:\([^;]*)?;\n", re.MULTILINE | re.DOTALL)
_CALLED: Final = re.compile(r"^\s*(udf_\w+),\s*$", re.MULTILINE)

_DEFINITION: Final = re.compile(r"^define [^@]*@(\w+)\(.*?^\}\n", re.MULTILINE | re.DOTALL)
_USED: Final = re.compile(r"@([\w.]+)\(")
_NAMES: Final = re.compile(r"^declare [^@]*@([\w.]+)\(.*\n", re.MULTILINE)


@cache
def ptx_functions() -> dict[str, str]:
    """Return the PTX of every function of the library by its name."""
    text = (HERE / "library.ptx").read_text(encoding="utf-8")
    return {match[1]: match[0].replace(".visible ", "", 1) for match in _FUNCTION.finditer(text)}


def is_library(name: str) -> bool:
    """Return whether a function is one of the library's."""
    return name.startswith(PREFIX) and name in names()


def structures() -> frozenset[str]:
    """Return the names of functions that return an address and a size."""
    return frozenset(name for name, text in _llvm_functions().items() if text.startswith("define internal { i64, i64"))


@cache
def names() -> frozenset[str]:
    """Return the names of all functions."""
    return frozenset(_llvm_functions())


def linked_ptx(ptx: str) -> str:
    r"""Return a module of PTX with what it calls of the library in place of its declarations.

    Examples
    --------
    >>> linked_ptx(".version 8.0\n") == ".version 8.0\n"
    True
    """
    declared = _DECLARED.findall(ptx)
    if not declared:
        return ptx
    known = ptx_functions()
    used = _closure((name for name in declared if name in known), lambda name: _CALLED.findall(known[name]))
    bare = _DECLARED.sub(lambda match: "" if match[1] in used else match[0], ptx)
    head, mark, body = bare.partition(".address_size 64\n")
    return "".join([head, mark, "\n", *(known[name] for name in used), body])


@cache
def _llvm_functions() -> dict[str, str]:
    text = (HERE / "library.ll").read_text(encoding="utf-8")
    found = {match[1]: match[0] for match in _DEFINITION.finditer(text)}
    return found | {match[1]: match[0] for match in _NAMES.finditer(text)}


def linked_llvm(called: Iterable[str]) -> dict[str, str]:
    """Return the LLVM IR of functions of the library, and of all that they call, by name."""
    known = _llvm_functions()
    found = _closure(sorted(called), lambda name: [used for used in _USED.findall(known[name]) if used in known])
    return {name: known[name] for name in found}


def _closure(wanted: Iterable[str], calls: Callable[[str], Iterable[str]]) -> dict[str, None]:
    """Return functions and all that they call, callees first."""
    found: dict[str, None] = {}
    for name in wanted:
        if name not in found:
            found |= _closure((called for called in calls(name) if called != name), calls)
            found[name] = None
    return found
