"""The logger ``inlay``: what was compiled, how long it took and why, at DEBUG. Nothing is logged above that.

``logging`` is not imported for it: where nobody has imported it, nobody listens.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from logging import Logger

LOGGER: Final = "inlay"
WARNING: Final = 30


def debug(message: str, *arguments: object) -> None:
    """Log at DEBUG, if anybody may listen."""
    logging = sys.modules.get("logging")
    if logging is not None:
        logging.getLogger(LOGGER).debug(message, *arguments)


@contextmanager
def timed(message: str, *arguments: object) -> Iterator[None]:
    """Log ``message`` with the time of the block, if it ends well."""
    start = perf_counter()
    yield
    debug(message + " in %.1f ms", *arguments, (perf_counter() - start) * 1e3)


@contextmanager
def numba_quiet() -> Iterator[None]:
    """Keep Numba from logging each of its steps at DEBUG, unless its logger was given a level.

    The level is that of all threads: a thread that changes it holds the compiler's lock.
    """
    logging = sys.modules.get("logging")
    logger: Logger | None = None if logging is None else logging.getLogger("numba")
    if logger is None or logger.level:
        yield
        return
    logger.setLevel(WARNING)
    try:
        yield
    finally:
        logger.setLevel(0)
