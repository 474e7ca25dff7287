"""The page "what is supported" of the docs, made of the table of outcomes: ``docs/supported.md``."""

# ruff: noqa: E501 - the page has lines of its own
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from tests.support.matrix.evidence import names_in
from tests.support.matrix.operations import TABLES, Operation, operations
from tests.support.matrix.table import Entry, Key, keys
from tests.support.matrix.values import VALUES

FILE: Final = Path(__file__).parents[3] / "docs" / "supported.md"

HEAD: Final = """# What is supported

At `.udf` of a pandas object, `engine=udf.engine`, and `udf.pandas`, Inlay compiles an operation for a dtype only if a test shows that it
gives pandas' result: values, dtype, index, name, and exceptions. This page is the table of these tests
(`tests/support/matrix/outcomes.txt`). [Python runs](rows_in_python.md) functions with any other operation; `fallback="error"` raises
`NotAdmittedError`, which names it. `udf.Series` and `udf.DataFrame` follow Python's rules and have no such check.

- *Equal*: compiled; results equal pandas' in the cases that ran (floats of sums and of `math` but for the last digits).
- *Refused*: not compiled; the error names the line. *Different*: a case was found that differs, so the operation is refused for these dtypes.
- An operation that is not listed, or not for a dtype, is not compiled for it.

Dtypes that have no column of their own are judged as their neighbour: int16 and int32 as int8, float16 as float32, other units of time as `ns` or `s`.
`python -m tests.support.matrix` runs the tests and writes the table, this page and what the product reads (`udf/bind/evidence.txt`).
"""

TITLES: Final = {
    "value": "A value: `series.udf.map(f)`",
    "item": 'An item of a row: `frame.udf.apply(f, axis=1)`, `row["a"]`',
    "row": "A whole row: `frame.udf.apply(f, axis=1)`",
    "window": "A window: `series.udf.rolling(n).apply(f)`",
    "array": "An array of a window: `rolling(n).apply(f, raw=True)`",
    "group": "A group of a column: `frame.udf.groupby(k)[c].agg(f)`, `transform`, `apply`",
    "column": "A whole column: `series.udf.agg(f)`, `transform`",
    "frame": "A group of a frame: `frame.udf.groupby(k).apply(f)`",
}

COLUMNS: Final = {
    "Equal": ("equal", "raises", "documented"),
    "Refused": ("refused", "fault"),
    "Different": ("differs",),
}


def page(table: Mapping[Key, Entry]) -> str:
    """Return the page."""
    known = Counter(table[key].outcome if key in table else "untested" for key in keys())
    cells = ", ".join(f"{known[name]} {name}" for name in sorted(known))
    lines = [HEAD, f"{sum(known.values())} cells: {cells}.", ""]
    for receiver in TABLES:
        lines += [f"## {TITLES[receiver]}", "", f"| operation | {' | '.join(COLUMNS)} |", "|---|---|---|---|"]
        lines += [line for one in operations(receiver) for line in _row(table, receiver, one)]
        lines.append("")
    return "\n".join(lines)


def _row(table: Mapping[Key, Entry], receiver: str, one: Operation) -> Iterator[str]:
    """Yield the line of an operation."""
    outcomes = {dtype: table.get(Key(receiver, one.name, dtype)) for dtype in VALUES}
    lists = [
        ", ".join(dtype for dtype, entry in outcomes.items() if entry is not None and entry.outcome in names)
        for names in COLUMNS.values()
    ]
    if any(lists):
        names = sorted(
            {name.lstrip(".") for form in one.forms for name in names_in(form)}
        )  # bytecode has orders of its own
        shown = f"`{one.name}`" if len(names) < 2 else " ".join(f"`{name}`" for name in names)
        yield f"| {shown.replace('|', chr(92) + '|')} | {' | '.join(lists)} |"
