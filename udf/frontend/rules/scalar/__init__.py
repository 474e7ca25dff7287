"""Python's meaning, where Numba's differs: tables of typing rules and implementations.

Numba gives a silently different value for, among others: ``uint8 - uint8`` (unsigned), ``-2**63 // -1``
(0), ``min(nan, 1.0)`` (1.0), ``round(1.115, 2)`` (1.12), ``abs(int8(-128))`` (-128), ``x ** -1`` of an
integer (0), ``int(nan)``, ``uint64 == -1`` and comparisons of large integers with floats. Here each
follows CPython; what CPython answers with a larger integer raises OverflowError, as does (another error) what would
have to be a float or complex.

The rules hold for user functions and for our own implementations, not inside Numba's.
"""
