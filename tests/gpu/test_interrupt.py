"""Ctrl-C, and every other signal that Python serves, is served while a kernel runs, endless ones included."""

from __future__ import annotations

import pytest

from tests.support.interrupted import EVERYWHERE, check, device_memory, other_stream


@pytest.mark.parametrize("case", [*EVERYWHERE, device_memory, other_stream], ids=lambda case: case.__name__)
def test_a_signal_is_served(case) -> None:
    """Each case states what it promises."""
    check(case, "cuda", 120)
