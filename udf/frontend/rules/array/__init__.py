"""What a window function sees: an array of float64.

A window is an address, a length and a stride; what is computed from one needs no memory (``types.array_kinds``,
``access``). What arrays can is a table of rules in each of the other modules.
"""
