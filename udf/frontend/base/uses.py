"""What the code of a UDF uses of what it is given, noted while it is typed and lowered."""

from collections.abc import Hashable, Mapping
from typing import Any, Final, NamedTuple

from udf.base.null_kinds import PANDAS
from udf.bind.udf_call import UdfCall
from udf.columns.column_use import FieldLabel
from udf.errors import ColumnNotFoundError
from udf.frontend.base.refusals import RefusedError

KEY: Final = (
    "the key of a row must be constant in a UDF: write it out, capture it, or loop over a tuple of keys right there, "
    'for key in ("a", "b"): row[key]; a condition chooses between values, row["a"] if .. else row["b"]'
)


class RowUse:
    """What one UDF does with its row: the labels that it touched, and the error of one that it cannot have.

    ``parts`` are the names of the parts of columns that have some.
    """

    def __init__(self, call: UdfCall) -> None:
        self._labels, self._refused = call.labels, dict(call.rejected)
        self.dtypes = {parameter.label: parameter.dtype for parameter in call.parameters}
        self.touched: set[Hashable] = set()
        self.error: Exception | None = None
        self.parts: dict[Hashable, list[str | int]] = {}
        for label in (*(p.label for p in call.parameters), *self._refused):
            if isinstance(label, FieldLabel):
                self.parts.setdefault(label.whole, []).append(label.name)

    @property
    def labels(self) -> tuple[Hashable, ...]:
        """Return the labels of all columns of the frame, in order."""
        return self._labels

    def has(self, label: Hashable) -> bool:
        """Return whether the frame has a column of that label, or columns under it (of a MultiIndex)."""
        return label in self._labels or any(isinstance(one, tuple) and one[:1] == (label,) for one in self._labels)

    def field(self, fields: Mapping[Hashable, Any], label: Hashable) -> Any:
        """Return the type of the column ``label`` of a row with ``fields``; refuse a label that the row lacks."""
        kind = fields.get(label)
        if kind is None:
            if label in self._labels and label not in self._refused:  # put together of parts
                raise RefusedError(KEY, None)
            self.error = self._refused.get(label) or ColumnNotFoundError(label, self._labels)
            raise RefusedError(f"the row has no value {label!r} in a UDF", None)
        self.touched.add(label)
        return kind


class ResultUse:
    """What one UDF returns: which other numbers than of its result's type that may be in Python, "int" or "bool".

    ``scalars`` say of each member of its tuple whose number it is, one of SCALARS, and the name of its dtype, or None
    where that is not sure. ``absent`` says that it returns None on one path and a tuple, of which all members are null
    then, on another. ``varying`` names what makes times whose unit depends on a value, in pandas.
    """

    def __init__(self) -> None:
        self.mixes: tuple[tuple[str, ...], ...] = ()
        self.scalars: tuple[tuple[str, str] | None, ...] = ()
        self.absent = False
        self.varying = ""


class Primitive(NamedTuple):
    """One of ``REDUCTIONS`` (udf.base.stages) of a column's window; ``offset`` is an item's."""

    name: str
    column: int
    offset: int = 0


OUT: Final = 1 << 20
"""The first number of the free variables for columns of results; smaller numbers are captured arrays."""

KEYS: Final = OUT << 1
"""The first number of the free variables for levels of a group's key."""

INDEX: Final = OUT << 2
"""The number of the free variable for the labels of a window's rows."""


class WindowUse:
    """What one UDF reads of its window: primitives, and values in memory, with what first needed each.

    ``needs`` has (what, line) for each statement that reads memory, ``outs`` the types of columns that it writes, by
    number, of which those from ``kept`` on hold a state, ``labels`` the names of the values that it returns. ``items``
    says that it writes a column one row at a call, and for that reads no other row, ``returns_rows`` that it writes the
    places of rows that it returns, ``returns_array`` that a column has no labels. ``masked`` are the numbers of the
    columns that have nulls, pandas' NA, ``nullable`` those that may: of no values of theirs a reduction is NA. Of these
    ``whole`` hold whole numbers, whatever they are here.
    """

    def __init__(self, call: UdfCall) -> None:
        groups = call.window is not None and call.window.grouped
        some = [i for i, p in enumerate(call.parameters) if groups and p.nulls == PANDAS]
        self.nullable, self.masked = frozenset(some), frozenset(i for i in some if call.parameters[i].nullable)
        self.whole = frozenset(i for i in some if call.parameters[i].dtype.kind in "iu")
        self.primitives: set[Primitive] = set()
        self.in_memory = self.items = False
        self.needs: list[tuple[str, int]] = []
        self.outs: dict[int, Any] = {}
        self.kept: int | None = None
        self.labels: tuple[str, ...] | None = None
        self.returns_rows = self.returns_array = False
