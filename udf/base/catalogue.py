"""The catalogue of what is called by name: methods of pandas' Series, frames and rows, and functions of NumPy.

A line is the names of which the same holds, and what holds of them. Who needs one fact of every name asks for it:
``having("frame")``. A method or function that is new gets its name here, if a fact is true of it, and its rule in
``udf/frontend/rules/``; ``tests/meaning/columns/test_catalogue.py`` holds what the facts say against pandas and NumPy.
"""

from operator import attrgetter
from typing import Final

import numpy as np

FACTS: Final = {
    "row": "is asked of a row as a Series, so that every column may be needed",
    "value": "gives one value of a Series, without arguments: of a captured one a constant",
    "frame": "of a frame gives a value a column",
    "column": "of a frame gives a column for each",
    "rows": "of a frame gives some of its rows",
    "rowwise": "of a Series, or its ``str``, gives one of the same rows, of each row's value alone",
    "float": "gives a float",
    "place": "gives a whole number, of whatever values",
    "dtype": "gives a Series of the same dtype",
    "array": "is a method of NumPy's arrays too, which gives a number",
    "windows": "is asked of rolling windows",
    "times": "may be asked of times",
    "text": "may be asked of texts",
    "nulls": "may be asked of texts of which some are nulls",
    "null": "asks each value whether it is a null",
    "list": "gives a list",
    "asks": "is an attribute of a Series that is Python's bool",
    "python": "gives Python's number, or its time, with some NumPy, where others give NumPy's",
    "nothing": "gives NumPy's number of no values too, where others give Python's NaN",
    "adds": "adds or multiplies values, so that it may overflow on its way",
    "averages": "is computed in floats, which do not have every integer of 64 bits, or calls what may be",
    "correlates": "averages products of values",
    "reads": "gives values, or one of them, as they are",
    "labels": "gives labels or places of rows, or needs them",
    "leaves": "makes nulls of rows that have none",
    "makes": "is NumPy's, and makes an array of numbers",
    "total": "is NumPy's, and makes one number of several",
    "chosen": "is NumPy's, and gives one of its numbers, or nearly",
    "clock": "of a time with a zone is the same as of its clocks' time",
}
"""Fact -> what it says of a name."""

_ROWS: Final = """
array drop equals floordiv mod pow radd rdiv rfloordiv rmod: row
rmul rpow rsub rtruediv searchsorted size squeeze str truediv: row
kurtosis: row value frame float
mean std var: row value frame float array windows
kurt median sem skew: row value frame float windows
count: row value frame place windows times text nulls nothing
max min: row value frame array windows times text reads
sum: row value frame array windows nothing adds
prod: row value frame array nothing adds
nunique: row value frame times text nulls python
argmax argmin: row value place nothing
idxmax idxmin: row value labels
all any: row frame nothing
astype rank: row column
abs clip fillna round: row column rowwise dtype
isna isnull notna notnull: row column rowwise times text nulls null
cummax cummin: row column dtype
copy: row column dtype times text nulls
cumsum: row column adds
diff pct_change: row column averages leaves
shift: row column leaves
nlargest nsmallest: row rows dtype
drop_duplicates head sort_values tail: row rows dtype times text nulls
dropna: row rows dtype text nulls
div mul divide multiply: row rowwise
add sub subtract: row rowwise times
between ge gt le lt: row rowwise times text
eq ne: row rowwise times text nulls
isin: row rowwise text nulls
quantile: row float
mask where: row dtype leaves
dot: row array adds
duplicated mode unique value_counts: row times text nulls
to_numpy: row times text nulls reads
to_list tolist: row text nulls list
empty: row asks
cumprod: row adds
iat iloc values: row reads
index items keys to_dict: row labels
bfill ffill: column
query: rows
contains endswith startswith: rowwise
np.average np.interp np.linalg.norm np.mean np.median np.polyval np.std np.var: float
hasnans is_monotonic_decreasing is_monotonic_increasing is_unique: asks
np.count_nonzero np.size np.ndim to_pydatetime: python
item: python reads
fsum nansum trapezoid trapz: adds
agg aggregate apply describe gradient interpolate nanmean: averages
nanmedian nanpercentile nanquantile nanstd nanvar percentile reduce: averages
ptp: averages reads
ewm expanding rolling: averages leaves
autocorr corr corrcoef corrwith cov: correlates
at: reads
loc: reads labels
argsort reset_index: labels
reindex: leaves
np.array np.asarray np.cumsum np.zeros np.ones np.full np.zeros_like np.ones_like np.arange np.linspace: makes
np.sum np.prod np.min np.max np.amin np.amax: total
np.where np.clip np.round np.around: chosen
year month day hour minute second microsecond nanosecond date time weekday isoweekday isocalendar: clock
dayofweek day_of_week dayofyear day_of_year toordinal quarter week day_name month_name days_in_month: clock
daysinmonth is_leap_year is_month_start is_month_end is_quarter_start is_quarter_end is_year_start: clock
is_year_end: clock
"""

CATALOGUE: Final = {
    name: frozenset(facts.split())
    for names, _, facts in (row.partition(": ") for row in _ROWS.split("\n") if row)
    for name in names.split()
}
"""Name -> what holds of it; those of NumPy's functions alone begin with ``np.``."""


MOMENTS: Final = frozenset({"sum", "mean", "std", "var", "sem"})
"""What is made of sums."""

OTHER_ORDERS: Final = frozenset(
    str.split("""
    dot vdot inner matmul norm average skew kurt kurtosis autocorr corr cov corrcoef polyfit polyval trapezoid trapz
    rolling expanding ewm fsum
    """)
)
"""What NumPy and pandas add in orders of their own, and not as NumPy's sum: as a processor does, or a window moves."""


def having(fact: str) -> frozenset[str]:
    """Return the names of which ``fact`` holds.

    Examples
    --------
    >>> "mean" in having("frame"), "shift" in having("frame")
    (True, False)
    """
    return frozenset(name for name, facts in CATALOGUE.items() if fact in facts)


def functions(fact: str) -> frozenset[object]:
    """Return the functions of NumPy of which ``fact`` holds."""
    return frozenset(attrgetter(name[3:])(np) for name in having(fact) if name.startswith("np."))


def words(*facts: str) -> frozenset[str]:
    """Return the names of which one of ``facts`` holds, as they stand in a function's code: without ``np``."""
    return frozenset(name.rpartition(".")[2] for fact in facts for name in having(fact))
