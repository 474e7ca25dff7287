"""The operations on text, as functions that a UDF's own code calls: PTX for a GPU, LLVM IR for the processor.

They are written once, in C++ (kernels/text_library.cuh), and compiled when Inlay is built (``python -m
tests.support.ship.text``): what is here is data. A UDF takes those functions that it calls, and no others; one without
text reads none. Functions with loops are machine code already, for the usual processors: a UDF's own code calls them.
"""

import gzip
import re
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).resolve().parent
PREFIX: Final = "udf_text_"
INNER: Final = ("udf_load8", "udf_load_next", "udf_find_pair", "udf_copy")
"""Functions that the processor has in another way than their C++ (``udf/cpu/text_bytes.ll``): loads from any address,
a search by vectors, memcpy."""

# the library's own text, as it was written when Inlay was built: LLVM takes ten times as long to parse it (69 ms)
_USED: Final = re.compile(r"@([\w.]+)\(")
_DECLARES: Final = re.compile(r"^declare [^@]*@([\w.]+)\(.*\n", re.MULTILINE)


@cache
def ptx_texts() -> dict[str, str]:
    """Return the PTX of every function of the library by its name: a module of it alone."""
    text = (HERE / "library.ptx").read_text(encoding="utf-8")
    head, *functions = text.split("\n.visible ")
    return {_name_of(function, "udf_"): f"{head}\n{function}" for function in functions}


def is_library(name: str) -> bool:
    """Return whether a function is one of the library's."""
    return name.startswith(PREFIX) and name in names()


def structures() -> frozenset[str]:
    """Return the names of functions that return an address and a size."""
    return frozenset(name for name, text in _functions().items() if "{ i64, i64" in text.partition("@")[0])


@cache
def names() -> frozenset[str]:
    """Return the names of all functions."""
    return frozenset(_functions())


@cache
def _functions() -> dict[str, str]:
    """Return each function by its name: those with loops are declared only."""
    return _functions_of((HERE / "library.ll").read_text(encoding="utf-8"))


@cache
def _whole_functions() -> dict[str, str]:
    return _functions() | _functions_of(loops())


def _functions_of(text: str) -> dict[str, str]:
    head, *bodies = functions_apart(text)
    found = {_name_of(body, "@").removeprefix("@"): body for body in bodies}
    return found | {match[1]: match[0] for match in _DECLARES.finditer(head)}


def functions_apart(llvm: str) -> list[str]:
    """Return the declarations of a module, and each of its functions."""
    declared = "".join(match[0] for match in _DECLARES.finditer(llvm))
    defined = _DECLARES.sub("", llvm).removeprefix("define ").removesuffix("\n}\n")
    return [declared, *(f"define {body}\n}}\n" for body in defined.split("\n}\ndefine "))]


def loops() -> str:
    """Return the LLVM IR of functions with loops."""
    return gzip.decompress((HERE / "library_loops.ll.gz").read_bytes()).decode()


def _name_of(text: str, first: str) -> str:
    """Return the name of a function from its text, in which no name before it begins with ``first``."""
    start = text.index(first)
    return text[start : text.index("(", start)]


def linked_llvm(called: Iterable[str], *, shared: bool) -> dict[str, str]:
    """Return the LLVM IR of functions of the library, and of all that they call, by name.

    With ``shared``, those that are in :func:`code_path` are declared only.
    """
    known = _functions() if shared else _whole_functions()
    found = closure(sorted(called), lambda name: [used for used in _USED.findall(known[name]) if used in known])
    return {name: known[name] for name in found}


def code_path(processor: str) -> Path:
    """Return where the machine code of functions with loops is, for a kind of processor of ``udf.cpu.target``."""
    return HERE / f"library.{processor}.o"


def closure(wanted: Iterable[str], calls: Callable[[str], Iterable[str]]) -> dict[str, None]:
    """Return functions and all that they call, callees first."""
    found: dict[str, None] = {}
    for name in wanted:
        if name not in found:
            found |= closure((called for called in calls(name) if called != name), calls)
            found[name] = None
    return found
