"""Exceptions whose text says all: an engine that calls us passes on their class and text, and makes them anew."""

from functools import cache
from typing import Final

from udf.base.raising import NOTE, is_raised_by_row
from udf.errors import UdfError

OF_BATCH: Final = " of those that the engine passed"
"""An engine cuts a column as it likes, and a row's position is that in its part."""


class notes_in_text:  # noqa: N801 - a function to who uses it
    """Raise what a UDF, or ours, raises as an exception that has its notes in its text.

    Examples
    --------
    >>> with notes_in_text():
    ...     raise UdfError("no such type")
    Traceback (most recent call last):
    udf.errors.UdfError: no such type
    """

    def __enter__(self) -> None:
        """Begin the block."""

    def __exit__(self, kind: object, error: BaseException | None, _: object) -> None:
        if isinstance(error, UdfError):
            raise text_class(type(error))(_text(error)) from None  # type: ignore[arg-type]  # a class has a hash
        if isinstance(error, Exception) and is_raised_by_row(error):
            raise _with_text(error) from None


def _with_text(error: Exception) -> Exception:
    """Return an exception of the same class, or of RuntimeError where that class takes no text."""
    kind = type(error)
    try:
        return kind(_text(error))
    except TypeError:
        return RuntimeError(f"{kind.__name__}: {_text(error)}")


def _text(error: Exception) -> str:
    alone = error.args[0] if len(error.args) == 1 and isinstance(error.args[0], str) else str(error)
    notes = [note + OF_BATCH * note.startswith(NOTE) for note in getattr(error, "__notes__", ())]
    return "\n".join((alone, *notes))


@cache
def text_class(kind: type[UdfError]) -> type[UdfError]:
    """Return a class of ours as one that is made of its text alone; whoever catches ``kind`` catches it."""

    def made(self: UdfError, text: str) -> None:
        super(UdfError, self).__init__(text)

    named: dict[str, object] = {"__init__": made, "__module__": kind.__module__, "__doc__": kind.__doc__}
    return type(kind.__name__, (kind,), {**named, "__qualname__": kind.__qualname__})
