"""Constants of a call that is replaced: the pattern of a ``re`` function, the format of a time, a translation."""

from __future__ import annotations

import sys
from typing import Any, Final

from udf.base.records import dataclass
from udf.frontend.base.declarations import LOWERING, stand_in
from udf.frontend.base.messages import limit
from udf.frontend.base.specs import Field
from udf.frontend.numba.names import OpaqueModel, register_model, types
from udf.text.regex.pattern import Pattern


class Request:
    """The base class of requests: frozen, equal by value, with all of its fields in its repr."""

    __slots__ = ()


class RequestType(types.Dummy):  # type: ignore[misc]
    """The type of one request."""

    def __init__(self, request: Any) -> None:
        self.request, self.samples = request, [request]
        super().__init__(f"constant {request!r}")


register_model(RequestType)(OpaqueModel)


@LOWERING.lower_constant(RequestType)
def _constant(context: Any, *_: Any) -> Any:
    return context.get_dummy_value()


@dataclass(frozen=True, slots=True)
class PatternRequest(Request):
    """What is asked of a pattern: by which function, with which replacement, and whether only if there is a match."""

    pattern: Pattern
    how: str
    replacement: str = ""
    test: bool = False


regex_call: Final = stand_in("regex_call")
"""(asked, text, limit): stands for a call of ``re``."""

NO_TIMES: Final = ("", "NaT", "nat", "NAT", "nan", "NaN", "NAN", "None", "none", "NULL", "null", "N/A", "<NA>", "NA")
"""What pandas may take for a missing time; it is asked."""

ISO: Final = Pattern(
    r"(?P<Y>[0-9]{4})-(?P<m>[0-9]{2})-(?P<d>[0-9]{2})"
    r"(?:[T ](?P<H>[0-9]{2}):(?P<M>[0-9]{2})(?::(?P<S>[0-9]{2})(?:\.(?P<f>[0-9]{1,6}))?)?)?",
    0,
)
"""Dates and times as ``pd.Timestamp(text)`` reads them in a UDF."""

NOT_ISO: Final = limit("a text is read as a time by its ISO form in a UDF, as 2024-01-31 or 2024-01-31 12:30:00")
TOO_FINE: Final = limit("a time that is read has at most six digits behind its second in a UDF")


@dataclass(frozen=True, slots=True)
class TimeParseRequest(Request):
    """How a text is read as a time: by which pattern, which texts are no time, and whether others are none either."""

    pattern: Pattern
    missing: tuple[str, ...] = ()
    coerce: bool = False
    iso: bool = False
    of_pandas: bool = False


@dataclass(frozen=True, slots=True)
class TimeFormatRequest(Request):
    """The text of a time: literal text, and fields by their places among ``VALUES``, behind which ``%z`` has one.

    ``zone`` says if there is a ``%Z``, which of a time without a zone is no text.
    """

    pieces: tuple[str | Field, ...]
    zone: bool = False


parse_time: Final = stand_in("parse_time")
"""(request, text): stands for a text that is read as a time."""

parse_pandas_time: Final = stand_in("parse_pandas_time")
"""(request, text): stands for a text that is read as a time by pandas, to which a missing text is a missing time."""

format_time: Final = stand_in("format_time")
"""(request, time): stands for ``t.strftime(..)``."""

iso_text: Final = stand_in("iso_text")
"""Stands for ``t.isoformat()``."""

VALUES: Final = "YmdHMSfyjIuwUWGVebBaAp"
"""What the text of a time is made of, in the order of the values that are computed of it."""


def missing_texts() -> tuple[str, ...]:
    """Return the texts that this pandas reads as a missing time; none without it."""
    pandas = sys.modules.get("pandas")
    return () if pandas is None else tuple(text for text in NO_TIMES if _is_missing(pandas, text))


def _is_missing(pandas: Any, text: str) -> bool:
    try:
        return pandas.to_datetime(text, format="%Y") is pandas.NaT
    except ValueError:
        return False
