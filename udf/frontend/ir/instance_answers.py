"""What ``isinstance`` answers for each kind of value, as the bits of one constant."""

import datetime as dt
import math
from collections.abc import Iterable
from typing import Any, Final

KINDS: Final[dict[str, Any]] = {
    "bool": True,
    "int": 1,
    "float": 1.0,
    "str": "",
    "tuple": (),
    "NA": None,
    "instant": dt.datetime(2024, 1, 1),  # noqa: DTZ001 - times here have no zone
    "span": dt.timedelta(1),
    "date": dt.date(2024, 1, 1),
    "datetime": dt.datetime(2024, 1, 1),  # noqa: DTZ001 - as above
    "timedelta": dt.timedelta(1),
    "None": None,
    "nan": math.nan,
    "NaT": None,
    "pandas.NA": None,
}
"""Kind of value -> a sample of it, in the order of the bits of an answer."""


def tells_apart(answers: int, kinds: Iterable[str]) -> bool:
    """Return whether answers differ for some kinds of number, of a value that may be any of them."""
    return bool(answers >> len(KINDS)) and len({answer(answers, kind) for kind in kinds}) > 1


def answer(answers: int, kind: str) -> bool:
    """Return whether values of a kind are instances."""
    return bool(answers >> list(KINDS).index(kind) & 1)
