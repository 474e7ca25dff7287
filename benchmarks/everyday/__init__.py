"""Functions as public code has them, over pandas' methods that take one: what ``udf.pandas`` meets every day.

Written for this benchmark in the manner of notebooks and scripts that people publish (prices, passengers, logs,
sensors, matches, texts to be cleaned), one line or one small function each. None was left out because it is slow, or
because it cannot be compiled.
"""
