"""Ctrl-C, and every other signal that Python serves, is served while compiled code runs and while it is compiled."""

import pytest

from tests.support.interrupted import EVERYWHERE, check, first_compile, forked, memory

CASES = (first_compile, memory, *EVERYWHERE["rows and windows"], forked, *EVERYWHERE["handlers"])
"""One process, which takes longer to begin than most cases take; ``memory`` comes before what takes more of it."""


@pytest.mark.slow
def test_a_signal_is_served() -> None:
    """Each case states what it promises."""
    check(CASES, "cpu", 300, "-W", "error::RuntimeWarning")
