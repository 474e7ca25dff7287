"""Ctrl-C, and every other signal that Python serves, is served while compiled code runs and while it is compiled."""

from __future__ import annotations

import pytest

from tests.support.interrupted import EVERYWHERE, check, first_compile, forked, memory

CASES = {**EVERYWHERE, "forked": (forked,), "memory": (memory,), "first compile": (first_compile,)}


@pytest.mark.slow
@pytest.mark.parametrize("cases", CASES)
def test_a_signal_is_served(cases) -> None:
    """Each case states what it promises."""
    check(CASES[cases], "cpu", 300, "-W", "error::RuntimeWarning")
