"""The catalogue of methods of pandas' Series, frames and rows: a line a method, with all that holds of it.

Who needs to know one fact of every method asks for it: ``having("frame")``. A method that is new gets its row here
and its rule in ``udf/frontend/rules/``; ``tests/meaning/columns/test_series_methods.py`` holds what
the facts say against pandas.
"""

from __future__ import annotations

from typing import Final

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
}
"""Fact -> what it says of a method."""

_ROWS: Final = """
mean:            row value frame float array windows
std:             row value frame float array windows
var:             row value frame float array windows
kurt:            row value frame float windows
kurtosis:        row value frame float
median:          row value frame float windows
sem:             row value frame float windows
skew:            row value frame float windows
count:           row value frame place windows times text nulls
max:             row value frame array windows times text
min:             row value frame array windows times text
sum:             row value frame array windows
prod:            row value frame array
nunique:         row value frame times text nulls
argmax:          row value place
argmin:          row value place
idxmax:          row value
idxmin:          row value
quantile:        row float
all:             row frame
any:             row frame
abs:             row column rowwise dtype
clip:            row column rowwise dtype
fillna:          row column rowwise dtype
round:           row column rowwise dtype
copy:            row column dtype times text nulls
cummax:          row column dtype
cummin:          row column dtype
isna:            row column rowwise times text nulls
isnull:          row column rowwise times text nulls
notna:           row column rowwise times text nulls
notnull:         row column rowwise times text nulls
astype:          row column
cumsum:          row column
diff:            row column
pct_change:      row column
rank:            row column
shift:           row column
drop_duplicates: row rows dtype times text nulls
head:            row rows dtype times text nulls
sort_values:     row rows dtype times text nulls
tail:            row rows dtype times text nulls
dropna:          row rows dtype text nulls
nlargest:        row rows dtype
nsmallest:       row rows dtype
mask:            row dtype
where:           row dtype
dot:             row array
eq:              row rowwise times text nulls
ne:              row rowwise times text nulls
between:         row rowwise times text
ge:              row rowwise times text
gt:              row rowwise times text
le:              row rowwise times text
lt:              row rowwise times text
add:             row rowwise times
sub:             row rowwise times
subtract:        row rowwise times
isin:            row rowwise text nulls
div:             row rowwise
mul:             row rowwise
divide:          row rowwise
multiply:        row rowwise
duplicated:      row times text nulls
mode:            row times text nulls
to_numpy:        row times text nulls
unique:          row times text nulls
value_counts:    row times text nulls
to_list:         row text nulls
tolist:          row text nulls
array:           row
cumprod:         row
drop:            row
empty:           row
equals:          row
floordiv:        row
iat:             row
iloc:            row
index:           row
items:           row
keys:            row
mod:             row
pow:             row
radd:            row
rdiv:            row
rfloordiv:       row
rmod:            row
rmul:            row
rpow:            row
rsub:            row
rtruediv:        row
searchsorted:    row
size:            row
squeeze:         row
str:             row
to_dict:         row
truediv:         row
values:          row
bfill:           column
ffill:           column
query:           rows
contains:        rowwise
endswith:        rowwise
startswith:      rowwise
"""

METHODS: Final = {
    name: frozenset(facts.split()) for name, _, facts in (row.partition(":") for row in _ROWS.split("\n") if row)
}
"""Name -> what holds of it."""


def having(fact: str) -> frozenset[str]:
    """Return the methods of which ``fact`` holds.

    Examples
    --------
    >>> "mean" in having("frame"), "shift" in having("frame")
    (True, False)
    """
    return frozenset(name for name, facts in METHODS.items() if fact in facts)
