"""Tables of constants in the compiled module, and reading them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from llvmlite import ir as llvm

from udf.frontend.semantics.rules import INT64

GLOBAL: Final = 1
"""NVVM's address space of global memory (NVVM IR Specification, "Address Spaces")."""


def load_constant(builder: Any, position: Any, items: Sequence[Any], kind: Any) -> Any:
    """Return ``items[position]`` (an INT64 within them) as LLVM type ``kind``, from a constant table."""
    if all(item == items[0] for item in items):
        return llvm.Constant(kind, items[0])
    module = builder.module
    content = llvm.Constant(llvm.ArrayType(kind, len(items)), [llvm.Constant(kind, item) for item in items])
    table = llvm.GlobalVariable(module, content.type, module.get_unique_name("udf.lookup"), addrspace=GLOBAL)
    table.linkage, table.global_constant, table.initializer = "internal", True, content
    return builder.load(builder.gep(table, [INT64(0), position], inbounds=True))
