"""What ptxas leaves to do: passes over a routine that keep every result, on its way to C++."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ptx2cpp.implied import drop_implied
from ptx2cpp.quotients import multiply_quotients

if TYPE_CHECKING:
    from ptx2cpp.routine import Routine


def optimise(routine: Routine) -> Routine:
    """Return ``routine`` with shorter conjunctions of tests, and products for quotients by a constant."""
    return multiply_quotients(drop_implied(routine))
