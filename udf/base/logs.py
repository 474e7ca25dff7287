"""The logger ``inlay``: what was compiled, how long it took and why, at DEBUG. Nothing is logged above that.

``logging`` is not imported for it: where nobody has imported it, nobody listens.
"""

from __future__ import annotations

import sys
from contextlib import contextmanager
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

    from udf.base.stages import UdfCall

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


class CallDescription:
    """A call as a message has it, made if the message is: function, place, and the types that it is compiled for."""

    __slots__ = ("_call",)

    def __init__(self, call: UdfCall) -> None:
        self._call = call

    def __str__(self) -> str:
        code = self._call.function.__code__
        types = [f"{p.dtype.name}{'?' * p.nullable}" for p in self._call.parameters]
        types += [f"{a.name}: {a.dtype.name}{'[]' * a.is_array}" for a in self._call.arguments]
        return f"{self._call.function.__name__} ({code.co_filename}:{code.co_firstlineno}) of {', '.join(types)}"


@contextmanager
def numba_quiet() -> Iterator[None]:
    """Keep Numba from logging each of its steps at DEBUG, unless its logger was given a level.

    The level is that of all threads: a thread that changes it holds the compiler's lock.
    """
    logging: Any = sys.modules.get("logging")
    logger = None if logging is None else logging.getLogger("numba")
    if logger is None or logger.level:
        yield
        return
    logger.setLevel(WARNING)
    try:
        yield
    finally:
        logger.setLevel(0)
