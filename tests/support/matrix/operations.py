"""The operations of the matrix: a line each, in tables by receiver.

A line is ``name | gives | domain | forms``. The forms are separated by ``;``: the arguments of a call of the method
``name``, or a whole expression with ``@`` for the receiver. ``gives`` is ``1`` (a scalar), ``n`` (as many values as the
receiver has) or ``m`` (another number of values). ``domain`` names kinds of dtypes (``values.KINDS``).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from tests.support.matrix.operations_of_series import ARRAY, COLUMN, FRAME, ROW, SERIES
from tests.support.matrix.operations_of_values import VALUE


@dataclass(frozen=True, slots=True)
class Operation:
    """One line of a table: what it is called, what it gives, for which kinds of dtypes, in which forms."""

    name: str
    gives: str
    domain: frozenset[str]
    forms: tuple[str, ...]


TABLES: Final[dict[str, str]] = {
    "value": VALUE, "item": VALUE, "row": ROW, "window": SERIES, "array": ARRAY, "group": SERIES, "column": COLUMN,
    "frame": FRAME,
}  # fmt: skip
"""Receiver -> its operations."""


@cache
def operations(receiver: str) -> tuple[Operation, ...]:
    """Return the operations of a receiver, in the order of their table.

    Examples
    --------
    >>> operations("group")[0].forms
    ('@ + @', '@ + 2', '2 + @', '@ + 0.5', '@ + @.iloc[0]')
    """
    return tuple(_operation(line) for line in TABLES[receiver].strip().splitlines() if line.strip())


def _operation(line: str) -> Operation:
    name, gives, domain, forms = (part.strip() for part in line.split(" | ", 3))
    written = (form.strip() for form in forms.split(";"))
    return Operation(name, gives, frozenset(domain.split()), tuple(_expression(name, form) for form in written))


def _expression(name: str, form: str) -> str:
    """Return a form as an expression: of arguments alone, a call of the method.

    Examples
    --------
    >>> _expression("std", "ddof=0"), _expression("std", "()"), _expression("+", "@ + 1")
    ('@.std(ddof=0)', '@.std()', '@ + 1')
    """
    if "@" in form:
        return form
    return f"@.{name}({'' if form == '()' else form})"
