"""Constants in the memory of the compiled module: tables of numbers, and bytes."""

import hashlib
from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from llvmlite import ir as llvm

from udf.frontend.base.declarations import INT64

BYTE: Final = llvm.IntType(8)
GLOBAL: Final = 1
"""NVVM's address space of global memory (NVVM IR Specification, "Address Spaces")."""

LONGEST_NAME: Final = 64
"""Bytes of a text that the name of its constant says."""


def _global(builder: Any, content: Any, name: str) -> Any:
    """Return the module's constant of a name; equal content, of one name, shares one place."""
    place = builder.module.globals.get(name)
    if place is None:
        place = llvm.GlobalVariable(builder.module, content.type, name, addrspace=GLOBAL)
        place.linkage, place.global_constant, place.initializer = "internal", True, content
    return place


def _address(builder: Any, place: Any, content: Any) -> Any:
    """Return where a constant lies, as a number."""
    return builder.ptrtoint(builder.addrspacecast(place, content.type.as_pointer()), INT64)


def load_constant(builder: Any, position: Any, items: Sequence[Any], kind: Any) -> Any:
    """Return ``items[position]`` (an INT64 within them) as LLVM type ``kind``, from a table; equal ones are one."""
    if len(set(map(repr, items))) == 1:  # -0.0 is another than 0.0
        return llvm.Constant(kind, items[0])
    return builder.load(builder.gep(constant_table(builder, items, kind), [INT64(0), position], inbounds=True))


def constant_table(builder: Any, items: Sequence[Any], kind: Any) -> Any:
    """Return the module's table of ``items`` as LLVM type ``kind``; equal ones are one."""
    name = f"udf.lookup.{hashlib.sha256(' '.join((str(kind), *map(repr, items))).encode()).hexdigest()}"
    table = builder.module.globals.get(name)
    if table is None:
        content = llvm.Constant(llvm.ArrayType(kind, len(items)), [llvm.Constant(kind, item) for item in items])
        table = _global(builder, content, name)
    return table


def text_address(builder: Any, image: bytes) -> Any:
    """Return where the bytes of a text lie, as a number."""
    short = len(image) <= LONGEST_NAME
    name = f"udf.text.{image.hex()}" if short else builder.module.get_unique_name("udf.text")
    image = image if any(image) else image + b"\1"  # NVVM writes no values for an array of zeros, as for a variable
    content = llvm.Constant(llvm.ArrayType(BYTE, len(image)), bytearray(image))
    return _address(builder, _global(builder, content, name), content)


def words_address(builder: Any, image: bytes) -> Any:
    """Return where bytes lie, at a multiple of eight, as a number."""
    words = np.frombuffer(image + bytes(-len(image) % 8), np.int64)
    content = llvm.Constant(llvm.ArrayType(INT64, len(words)), words.tolist())
    place = _global(builder, content, f"udf.bytes.{hashlib.sha256(image).hexdigest()}")
    place.align = 8
    return _address(builder, place, content)
