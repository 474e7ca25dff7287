"""Calls of the library of text (:mod:`udf.text.library`), as LLVM instructions of a UDF."""

from typing import Any, Final

from llvmlite import ir as llvm

from udf.base.raising import TOO_MUCH
from udf.frontend.base.current import compilation
from udf.frontend.base.declarations import INT64, raise_if
from udf.frontend.base.lifting import SCRATCH, free_variables
from udf.frontend.numba.names import UnsupportedError
from udf.text.library import PREFIX, names

INT32: Final = llvm.IntType(32)
PAIR: Final = llvm.LiteralStructType([INT64, INT64])
"""A part of a text as a function returns it: its address, and its bytes."""

READERS: Final = frozenset(
    (
        "all", "case", "count", "ends", "equal", "find", "first_place", "is_ascii", "item", "length", "name",
        "ord", "order", "rfind", "slice", "starts", "strip", "strip_of", "title", "words_at",
        *(f"split_{what}_{how}" for what in ("count", "has", "item", "next") for how in ("text", "space", "line")),
    )
)  # fmt: skip
"""Functions that look at texts alone, whose bytes never change while a row has them: NVVM calls them once for twice the
same question, and not where nobody asks."""

NO_TEXT: Final = (
    "text (str(), a string's methods) is supported in functions of rows, and on the processor in those of groups"
)


def call(builder: Any, name: str, result: Any, *arguments: Any) -> Any:
    """Write a call of the library's function ``udf_text_name``."""
    window = compilation().window
    if window is not None and not window.texts:
        raise UnsupportedError(NO_TEXT)
    module, full = builder.module, PREFIX + name
    assert full in names(), full
    function = module.globals.get(full)
    if function is None:
        kind = llvm.FunctionType(result, [argument.type for argument in arguments])
        function = llvm.Function(module, kind, full)
        function.attributes.add("nounwind")
        if name.removesuffix("_ascii").removesuffix("_utf8") in READERS:
            function.attributes.add("readnone")
    return builder.call(function, arguments)


def check_memory(context: Any, builder: Any, address: Any) -> Any:
    """Return an address of the library's, which is 0 where the row's memory was too small."""
    raise_if(context, builder, builder.icmp_unsigned("==", address, INT64(0)), MemoryError, TOO_MUCH)
    return address


def tables() -> Any:
    """Return the address of what is known of Unicode."""
    return free_variables(SCRATCH)[1]


def scratch(builder: Any) -> Any:
    """Return the address of the memory that the row's text is made in."""
    return builder.ptrtoint(free_variables(SCRATCH)[0], INT64)
