"""Which integers of a function are known to fit 64 bits, so that nothing has to be checked."""

from udf.frontend.ranges.known import Ranges

__all__ = ["Ranges"]
