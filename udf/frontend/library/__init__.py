"""What methods of pandas and functions of NumPy mean, in plain Python: a module a topic.

Each body runs under CPython as it is, where ``tests/engine/test_library.py`` compares it with pandas and NumPy, and is
compiled into functions of users by :mod:`udf.frontend.staged`. An array is a sequence of bools, ints, floats, times or
texts, which may be lazy: nothing is stored.
"""
