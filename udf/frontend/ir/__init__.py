"""Bytecode and Numba's untyped IR: its nodes, what is asked of them, and how they are replaced."""
