"""One function of the corpus: what it shows, the function, and what pandas applies it to."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True, kw_only=True)
class Idiom:
    """``apply(given)`` with pandas' own methods is the truth, and with those of ``given.udf`` what is asked.

    ``group`` and ``shows`` are the row of the table in ``docs/idioms.md``.
    """

    group: str
    shows: str
    function: Callable[..., Any]
    given: Callable[[], Any]
    method: str = "map"
    how: Mapping[str, Any] = field(default_factory=dict)
    window: Mapping[str, Any] | None = None

    def by(self, given: Any) -> Any:
        """Return what ``given`` (a pandas object, or its ``.udf``) makes of the function."""
        if self.window is not None:
            given = given.rolling(**self.window)
        return getattr(given, self.method)(self.function, **self.how)

    def expected(self) -> Any:
        """Return what pandas makes of it."""
        return self.by(self.given())

    def found(self) -> Any:
        """Return what ``.udf`` makes of it."""
        return self.by(self.given().udf)


def of_values(given: Callable[[], Any], shows: str, function: Callable[..., Any], **how: Any) -> Idiom:
    """Return a function for ``Series.map``."""
    return Idiom(group="map", shows=shows, function=function, given=given, how=how)


def of_rows(given: Callable[[], Any], shows: str, function: Callable[..., Any], **how: Any) -> Idiom:
    """Return a function for ``DataFrame.apply(axis=1)``."""
    return Idiom(group="row", shows=shows, function=function, given=given, method="apply", how={"axis": 1, **how})


def of_windows(given: Callable[[], Any], shows: str, function: Callable[..., Any], window: Any, **how: Any) -> Idiom:
    """Return a function for ``rolling(window).apply``."""
    asked = window if isinstance(window, dict) else {"window": window}
    return Idiom(group="rolling", shows=shows, function=function, given=given, method="apply", how=how, window=asked)


def of_columns(
    given: Callable[[], Any], shows: str, function: Callable[..., Any], method: str = "apply", **how: Any
) -> Idiom:
    """Return a function of whole columns."""
    return Idiom(group="axis=0", shows=shows, function=function, given=given, method=method, how=how)


def of_times(
    given: Callable[[], Any], shows: str, function: Callable[..., Any], method: str = "map", **how: Any
) -> Idiom:
    """Return a function of times: of values, or of rows with ``method="apply"``."""
    how = {"axis": 1, **how} if method == "apply" else how
    return Idiom(group="times", shows=shows, function=function, given=given, method=method, how=how)
