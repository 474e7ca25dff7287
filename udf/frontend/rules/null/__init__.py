"""Values that can be missing: one type, one rule that hands every operation on to the values inside.

``Masked(float64)`` is a float64 and whether it is there. An operation on masked values is the same operation on
the values inside, run only where all of them are there (``propagate``); our own semantics and errors are reused. What
is not like that is a table of a few rows (``null_rules``): ``is``, ``bool``, ``&``, ``|``, ``**``.

Source: pandas' pd.NA (pandas/_libs/missing.pyx, class NAType).
"""
