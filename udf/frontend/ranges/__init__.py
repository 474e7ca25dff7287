"""Which integers of a function are known, or taken, to fit 64 bits, so that nothing has to be checked."""

from udf.frontend.ranges.assumed import TABLE_ROWS, Assumptions, assumed, nothing_assumed, table_of
from udf.frontend.ranges.intervals import Range
from udf.frontend.ranges.known import Ranges
from udf.frontend.ranges.mixtures import Mixtures
from udf.frontend.ranges.parts import operands

__all__ = [
    "TABLE_ROWS",
    "Assumptions",
    "Mixtures",
    "Range",
    "Ranges",
    "assumed",
    "nothing_assumed",
    "operands",
    "table_of",
]
