"""What the conformance matrix shows, as the product reads it: ``evidence.txt``, by receiver and operation.

The file is written from the matrix (``python -m tests.support.matrix``). A line has an operation of a receiver, the
dtypes for which it is shown equal to pandas' own, those for which a case was found that differs, and of what other
kind its results are. Dtypes are the bits of a number in base 16, in the order of the first line.
"""

import sys
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from datetime import date, datetime, timedelta
from functools import cache, partial
from pathlib import Path
from types import CodeType
from typing import Final, NamedTuple

import numpy as np

FILE: Final = Path(__file__).with_name("evidence.txt")

PLAIN: Final = {
    "int": "int64", "float": "float64", "bool": "bool", "text": "str", "moment": "datetime64[ns]",
    "span": "timedelta64[ns]", "complex": "complex128", "zoned": "datetime64[us] with a zone",
}  # fmt: skip
"""Kind of a value that a function makes -> the dtype as which it counts."""

OF_KINDS: Final = {"D": "decimal[pyarrow]", "Z": PLAIN["zoned"]}
"""Kinds of dtypes that have a name for each scale, or zone -> the one that the matrix runs."""

_NARROW: Final = "Int8 Int16 Int32 UInt8 UInt16 UInt32"
_WRAPPING: Final = (
    "+ - * ** << neg abs() .abs .diff .add .sub .mul .pow .radd .rsub .rmul .rpow .multiply .subtract .dot @"
)
_OF_WHOLE: Final = "& | ^ .where .mask .fillna .clip .replace .shift .quantile np.quantile np.percentile"
COUNTED: Final = "a bool as a number"
_ARROW: Final = "int8 int16 int32 int64 uint8 uint16 uint32 uint64 halffloat float double"
PANDAS_ALONE: Final[dict[str, frozenset[str]]] = {
    **dict.fromkeys((f"{one}[pyarrow]" for one in _ARROW.split()), frozenset({COUNTED})),
    **dict.fromkeys(_NARROW.split(), frozenset(_WRAPPING.split())),
    **dict.fromkeys(("boolean", "bool[pyarrow]"), frozenset(_OF_WHOLE.split())),
    **dict.fromkeys(("float32", "Float32"), frozenset({".clip", "np.clip"})),
    "float[pyarrow]": frozenset({COUNTED, ".clip", "np.clip"}),
}
"""Dtypes of groups and whole columns -> operations that pandas runs, whatever the matrix shows of each by itself.

``clip`` of float32 by a float64 gives float64 in pandas where it changes a value, group by group.
Integers of few bits that wrap in pandas become part of what follows, and compiled code does not know their width where
nulls are; a nullable bool beside an integer raises in pandas, and Arrow's arithmetic takes no bool at all.
"""


_OF_INT64: Final = (
    "add bitwise_and bitwise_or bitwise_xor clip floor_divide fmax fmin fmod gcd invert lcm left_shift logical_and "
    "logical_or maximum minimum multiply negative power remainder right_shift sign square subtract"
)
OF_INT64: Final = frozenset(f"np.{name}" for name in _OF_INT64.split())
"""What NumPy computes in int64 of a value of a uint64 column, and beyond 2**63 in uint64, or raises: pandas runs it."""


class Shown(NamedTuple):
    """An operation of a receiver: dtypes that are shown equal, those that differ, ``kind>kind`` of what it makes."""

    equal: frozenset[str]
    differs: frozenset[str]
    makes: frozenset[str]


class Operations(dict[str, "Shown | str"]):
    """What is shown of each operation of a receiver: a line of the file, until it is asked for.

    Of thousands a function asks a few.
    """

    def __init__(self, dtypes_of: Callable[[str], frozenset[str]]) -> None:
        super().__init__()
        self._dtypes_of = dtypes_of

    def __getitem__(self, name: str) -> Shown:
        found: Shown | str = super().__getitem__(name)
        if isinstance(found, str):
            equal, differs, *makes = found.split("\t")
            found = self[name] = Shown(self._dtypes_of(equal), self._dtypes_of(differs), frozenset(makes))
        return found


class Evidence:
    """The table: for each receiver the operations that are known."""

    def __init__(self, text: str) -> None:
        _, dtypes, kinds, *lines = text.splitlines()
        names = dtypes.split("\t")[1:]
        self.kinds = dict(zip(names, kinds.split("\t")[1:], strict=True))
        self.known = defaultdict[str, Operations](partial(Operations, cache(partial(_dtypes, names))))
        for line in lines:
            receiver, name, rest = line.split("\t", 2)
            self.known[receiver][name] = rest
        self.known.default_factory = None

    def of(self, receiver: str, name: str) -> list[Shown]:
        """Return what is known of an operation; of one of other receivers alone, of something the function made."""
        if name in self.known.get(receiver, ()):
            return [self.known[receiver][name]]
        return [known[name] for known in self.known.values() if name in known]


def _dtypes(names: list[str], bits: str) -> frozenset[str]:
    """Return the dtypes that are the bits of a number in base 16."""
    number = int(bits, 16)
    return frozenset(name for i, name in enumerate(names) if number >> i & 1)


class Asked:
    """What a function may ask: the dtypes that it reads, and what its operations make of them and of ``others``."""

    def __init__(
        self, table: Evidence, receiver: str, dtypes: Iterable[str], names: Iterable[str], others: Iterable[str] = ()
    ) -> None:
        self.table, self.receiver, self.dtypes = table, receiver, list(dtypes)
        self._read = {table.kinds[one] for one in self.dtypes if one in table.kinds} | set(others)
        self._of = {name: table.of(receiver, name) for name in names}

    def _made(self, name: str) -> list[str]:
        """Return what all operations but one make, as dtypes: that one is asked of nothing that itself made."""
        kinds = set(self._read)
        every = [shown for one, of in self._of.items() if one != name for shown in of]
        while more := set(_made(every, kinds)) - kinds:
            kinds |= more
        return [PLAIN[kind] for kind in kinds if kind in PLAIN]

    def unproven(self, name: str, exact: Iterable[str] = ()) -> str | None:
        """Return a dtype for which an operation is not shown equal; "" for one that no cell has, None if all is well.

        It has to be shown for each dtype of which it is asked for certain (``exact``), for one of what it may be
        asked of, and to differ for none that is read.
        """
        of = self.table.of(self.receiver, name)
        if not of:
            return "" if _is_public(name) else None
        for one in self.dtypes:
            if one not in self.table.kinds or any(one in shown.differs for shown in of):
                return one
        shown = frozenset().union(*(shown.equal for shown in of))
        if missing := set(exact) - shown:
            return min(missing)
        if not self.dtypes or not shown.isdisjoint(self.dtypes) or not shown.isdisjoint(self._made(name)):
            return None
        return self.dtypes[0]


def _made(every: Iterable[Shown], kinds: set[str]) -> Iterator[str]:
    """Yield the kinds that operations make of values of ``kinds``."""
    for shown in every:
        for one in shown.makes:
            given, _, made = one.partition(">")
            if given in kinds:
                yield made


@cache
def evidence() -> Evidence:
    """Return the table of this version."""
    return Evidence(FILE.read_text(encoding="utf-8"))


@cache
def _is_public(name: str) -> bool:
    """Return whether an operation is one of a library's, and not the name of something of the user's."""
    if not name.startswith("."):
        return True
    pandas = sys.modules.get("pandas")
    kinds: list[object] = [str, int, float, date, datetime, timedelta, np.ndarray, np.float64]
    if pandas is not None:
        kinds += [pandas.Series, pandas.DataFrame, pandas.Timestamp, pandas.Timedelta]
    return any(hasattr(kind, name[1:]) for kind in kinds)


CLOCKS: Final = ("now", "today", "utcnow")


def clock_asked(code: CodeType, name: str) -> str:
    """Return the method that asks a class of times for this moment, which is what cannot be; "" if none is.

    Examples
    --------
    >>> import datetime
    >>> clock_asked((lambda x: datetime.date.today()).__code__, "datetime.date")
    'datetime.date.today'
    """
    method = next((one for one in CLOCKS if one in code.co_names), "")
    return f"{name}.{method}" if method and name.rpartition(".")[2] in ("date", "datetime", "Timestamp") else ""
