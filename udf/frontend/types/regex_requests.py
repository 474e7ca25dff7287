"""What is asked of a regular expression, as a constant of a call."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from udf.base.records import dataclass
from udf.frontend.base.declarations import stand_in
from udf.frontend.types.requests import Request

if TYPE_CHECKING:
    from udf.text.regex.image import Pattern


@dataclass(frozen=True, slots=True)
class PatternRequest(Request):
    """What is asked of a pattern: by which function, with which replacement, and whether only if there is a match."""

    pattern: Pattern
    how: str
    replacement: str = ""
    test: bool = False


regex_call: Final = stand_in("regex_call")
"""(asked, text, limit): stands for a call of ``re``."""
