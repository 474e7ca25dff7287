"""A small compiler for functions of ours in plain Python (``udf/frontend/library``): from their text into LLVM IR.

One walk of a function's syntax tree writes its instructions. Types flow forward: a value has the type that it is
computed in, a variable that of its first value, so nothing is inferred. What is known while compiling (a constant,
``x is None``, ``x != x`` of an integer) is decided then, and calls of other library functions are written in place.
"""
