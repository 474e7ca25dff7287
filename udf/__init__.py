"""Your own Python function over a column, at the speed of a hand-written kernel."""

from udf.options import options

__all__ = ["options"]
