"""Ctrl-C, and every other signal that Python serves, is served while a kernel runs, endless ones included."""

import pytest

from tests.support.interrupted import EVERYWHERE, check, device_memory, many_pieces, other_stream, submitting

CASES = {**EVERYWHERE, "device memory": (device_memory, many_pieces, submitting), "other stream": (other_stream,)}


@pytest.mark.parametrize("cases", CASES)
def test_a_signal_is_served(cases) -> None:
    """Each case states what it promises."""
    check(CASES[cases], "cuda", 200)
