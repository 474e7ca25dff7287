"""Python's search for cycles, left out while a function is compiled.

Importing Numba and our front end makes a quarter of a million objects, none of them garbage: 220 collections looked at
them, an eighth of a process's first compile. A full one looks at all that pandas and the user hold, 70 ms.
"""

import gc
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

MANY_MODULES: Final = 100
"""Modules that were imported meanwhile from which on what is young is mostly theirs, and stays."""

FROZEN_AT_START: Final = 1000
"""More objects than Python 3.12 has frozen from the start, 375; a user who freezes has many more, which stay so."""


@contextmanager
def without_collections() -> Iterator[None]:
    """Let Python not look for cycles for a while; where much was imported, not before its next full collection.

    Of threads that do so at once the first one's end is the end for all.
    """
    before, modules = gc.isenabled(), len(sys.modules)
    gc.disable()
    try:
        yield
    finally:
        if before:
            if len(sys.modules) - modules > MANY_MODULES and gc.get_freeze_count() < FROZEN_AT_START:
                gc.freeze()  # with the next line: what is young becomes old, and nobody looks at it
                gc.unfreeze()
            gc.enable()
