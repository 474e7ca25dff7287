"""Loops written by hand that are a primitive of a window: ``for v in w: s += v`` becomes ``s = s + total(w)``.

An optional rewrite of Numba's IR before it is typed: a loop that is not known stays a loop over the window in memory,
and nothing else depends on it. One pass of the body is run on terms (``loop_bodies``); if each variable that is read
after the loop is a known recurrence, what it leaves takes the loop's place (``final_values``). The terms and the
analysis are those of scans too (``udf.bind.terms``).

Source: symbolic execution of one iteration; the recurrences so found are reductions (Fisher and Ghuloum,
Parallelizing Complex Scans and Reductions, PLDI 1994).
"""
