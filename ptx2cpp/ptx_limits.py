"""How large a function may be: PTX text may come from anybody, so every bound is stated and refused by name."""

from typing import Final

NESTED: Final = 128
"""Blocks, braced values and inlined calls inside each other: each takes a few frames of Python's stack."""

STATEMENTS: Final = 65_536
"""Statements of one function with its callees inlined: each call site gets a copy of its callee."""

LOCAL_BYTES: Final = 512 * 1024
"""Of all ``.local`` variables: the most that a thread has (CUDA C++ Programming Guide, "Technical Specifications")."""

CONSTANT_BYTES: Final = 1024 * 1024
"""Of all variables of module scope that become constant arrays."""
