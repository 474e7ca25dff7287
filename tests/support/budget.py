"""How many cases a generator makes: ``UDF_BUDGET=10`` in the environment makes ten times as many."""

from __future__ import annotations

import os

_FACTOR = float(os.environ.get("UDF_BUDGET", "1"))


def budget(cases: int) -> int:
    """Return ``cases``, times what the environment asks for.

    Examples
    --------
    >>> budget(100) >= 1
    True
    """
    return max(1, round(cases * _FACTOR))
