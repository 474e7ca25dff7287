"""How many cases a generator makes: a fifth of those that are named, or as many times as ``UDF_BUDGET`` says.

``make thorough`` makes all. Faults that a generator found have tests of their own; what it looks for in every run is
that whole families of functions broke, and of these the first cases already tell.
"""

from __future__ import annotations

import os

_FACTOR = float(os.environ.get("UDF_BUDGET", "0.2"))


def budget(cases: int) -> int:
    """Return ``cases``, times what the environment asks for.

    Examples
    --------
    >>> budget(100) >= 1
    True
    """
    return max(1, round(cases * _FACTOR))
