"""What ptxas leaves to do: passes over a function that keep every result, on its way to C++."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ptx2cpp.implied_tests import drop_implied_tests
from ptx2cpp.quotients import multiply_quotients

if TYPE_CHECKING:
    from ptx2cpp.flat import FlatFunction


def optimise(function: FlatFunction) -> FlatFunction:
    """Return ``function`` with shorter conjunctions of tests, and products for quotients by a constant."""
    return multiply_quotients(drop_implied_tests(function))
