"""Which integers of a function are known to fit 64 bits, so that nothing has to be checked."""

from udf.frontend.ranges.intervals import Range
from udf.frontend.ranges.known import Ranges
from udf.frontend.ranges.mixtures import Mixtures
from udf.frontend.ranges.parts import operands

__all__ = ["Mixtures", "Range", "Ranges", "operands"]
