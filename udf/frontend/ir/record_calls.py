"""Values with names: the call that stands for them, and the class of their tuples."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Final

from udf.frontend.base.declarations import stand_in
from udf.frontend.base.messages import RefusedError
from udf.frontend.ir.replacement import Replacement

record_of: Final = stand_in("record_of")
"""(values, labels, form): stands for values with labels."""


@lru_cache(maxsize=256)
def record_class(labels: tuple[str, ...], form: str) -> Any:
    """Return the class of tuples with these labels; equal ones share it, so that branches meet.

    Numba knows a tuple with names by its ``_asdict``.
    """
    return type("Record", (tuple,), {"_fields": labels, "_asdict": None, "form": form, "__slots__": ()})


PLACES: Final = "it returns text labels that are numbers of places ('0', '1', ..) in a UDF; choose other names"


def require_names(labels: Iterable[Any], loc: Any) -> None:
    """Refuse a text label that is the number of its place: it stands for the number, as lists have it."""
    if any(label == str(place) for place, label in enumerate(labels)):
        raise RefusedError(PLACES, loc)


def build_record(replacement: Replacement, values: Iterable[Any], labels: Iterable[Any], form: str) -> Any:
    """Return the call of ``record_of`` for variables."""
    arguments = [replacement.tuple(values), replacement.constants(labels), replacement.constant(form)]
    return replacement.call(record_of, arguments)
