"""A window as pandas' Series: ``rolling(..).apply(f)`` with raw=False, pandas' default.

A Series is an array of the same window (``types.array_kinds.Series``) whose methods are pandas': reductions skip NaN,
``std`` and ``var`` have ddof=1, ``w[i]`` would look a label up. NumPy's functions take its values, but for those that
NumPy hands to the Series itself. A group of ``groupby`` is the same type.
"""
