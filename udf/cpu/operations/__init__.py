"""PTX operations as LLVM IR, one file a family.

Each family has a table ``ROWS``: ``(opcode, class of type) -> lowering``. A lowering takes the writer, the
instruction's :class:`~udf.cpu.variant.Variant` and its source values, and returns the result value.
"""
