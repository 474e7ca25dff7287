"""Ctrl-C, and every other signal that Python serves, is served while compiled code runs and while it is compiled."""

from __future__ import annotations

import pytest

from tests.support.interrupted import EVERYWHERE, check, first_compile, forked, memory


@pytest.mark.parametrize("case", [*EVERYWHERE, forked, memory, first_compile], ids=lambda case: case.__name__)
def test_a_signal_is_served(case) -> None:
    """Each case states what it promises."""
    check(case, "cpu", 300, "-W", "error::RuntimeWarning")
