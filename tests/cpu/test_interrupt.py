"""Ctrl-C, and every other signal that Python serves, is served while compiled code runs and while it is compiled."""

from __future__ import annotations

import pytest

from tests.support.interrupted import EVERYWHERE, check, first_compile, forked, memory

CASES = {
    "memory, rows and windows, forked": (memory, *EVERYWHERE["rows and windows"], forked),
    "first compile, handlers": (first_compile, *EVERYWHERE["handlers"]),
}
"""Two processes: each takes longer to begin than most cases take."""


@pytest.mark.slow
@pytest.mark.parametrize("cases", CASES)
def test_a_signal_is_served(cases) -> None:
    """Each case states what it promises."""
    check(CASES[cases], "cpu", 300, "-W", "error::RuntimeWarning")
