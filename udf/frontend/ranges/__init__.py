"""Which integers of a function are known, or taken, to fit 64 bits, so that nothing has to be checked."""

from udf.frontend.ranges.analysis import Ranges
from udf.frontend.ranges.assumptions import TABLE_ROWS, Assumptions, assumptions_of, no_assumptions, table_of
from udf.frontend.ranges.intervals import Range
from udf.frontend.ranges.mixtures import Mixtures

__all__ = [
    "TABLE_ROWS",
    "Assumptions",
    "Mixtures",
    "Range",
    "Ranges",
    "assumptions_of",
    "no_assumptions",
    "table_of",
]
