"""Where the text that a row makes is written: scratch memory that is free again with the next row."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from udf.base.stages import RaiseSite

TOO_MUCH: Final = "the text that a row makes does not fit its memory"
"""What a MemoryError says at a place that makes text."""


def is_scratch_full(site: RaiseSite) -> bool:
    """Return whether a place raises because a row's scratch memory is full: it runs again with more."""
    return site.exception == "MemoryError" and site.arguments == (TOO_MUCH,)
