"""A builtin that somebody replaced is noticed, in a function that was compiled before too."""

from __future__ import annotations

import builtins

import pytest

import udf
from udf.errors import CapturedValueError


def test_a_replaced_builtin_is_noticed(monkeypatch) -> None:
    """Refused while it is there; what was compiled before is used again afterwards."""
    negative = udf.Series([-1.5])
    absolute = lambda x: abs(x)
    assert list(negative.map(absolute)) == [1.5]
    monkeypatch.setattr(builtins, "abs", lambda x: 42.0)
    with pytest.raises(CapturedValueError, match="shadows Python's own"):
        negative.map(absolute)
    monkeypatch.undo()
    assert list(negative.map(absolute)) == [1.5]
