"""What becomes of nulls and of rows that raise: a user's choices, checked."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal, get_args

from udf.errors import ArgumentError

Nulls = Literal["skip", "pass"]
Errors = Literal["raise", "null"]
ErrorModel = Literal["python", "numpy"]
_CHOICES = {"nulls": get_args(Nulls), "errors": get_args(Errors), "error_model": get_args(ErrorModel)}


@dataclass(frozen=True, slots=True, kw_only=True)
class Handling:
    """What becomes of nulls and of rows that raise: the fields of ``UdfCall`` of these names."""

    nulls: Nulls = "skip"
    errors: Errors = "raise"
    error_model: ErrorModel = "python"

    def __post_init__(self) -> None:
        for name, choices in _CHOICES.items():
            if getattr(self, name) not in choices:
                hint = f"it is {' or '.join(map(repr, choices))}"
                raise ArgumentError(f"{name} cannot be {getattr(self, name)!r}", hint)


def handling(nulls: Nulls, errors: Errors, error_model: ErrorModel) -> Handling:
    """Return the Handling of these three, checked once."""
    try:
        return _handling(nulls, errors, error_model)
    except TypeError:  # what has no hash is no choice
        return Handling(nulls=nulls, errors=errors, error_model=error_model)


@lru_cache(maxsize=64)
def _handling(nulls: Nulls, errors: Errors, error_model: ErrorModel) -> Handling:
    return Handling(nulls=nulls, errors=errors, error_model=error_model)


DEFAULT: Final = Handling()
"""Nulls are skipped, exceptions raised, arithmetic is Python's."""
