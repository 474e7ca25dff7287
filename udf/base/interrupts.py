"""Work that nothing disturbs in its middle: Ctrl-C, or Python's search for cycles.

Ctrl-C would leave a library's own tables half filled. Importing Numba and our front end makes a quarter of a million
objects, none of them garbage: 220 collections would look through them.
"""

import gc
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import copy_context
from threading import Thread, get_ident, main_thread
from typing import Final, TypeVar

Result = TypeVar("Result")


def uninterrupted(work: Callable[[], Result]) -> Result:
    """Return what ``work`` returns, or raise what it raises.

    It runs on a thread of its own, since signals' handlers run on the main thread only. If one raises, the caller gets
    that at once, and the work goes on to its end behind its back.

    Examples
    --------
    >>> uninterrupted(lambda: 2 + 3)
    5
    """
    if get_ident() != main_thread().ident:
        return work()
    context, results, errors = copy_context(), list[Result](), list[BaseException]()

    def run() -> None:
        try:
            results.append(context.run(work))
        except BaseException as error:  # noqa: BLE001 - it is the caller's
            errors.append(error)

    thread = Thread(target=run, name="udf-compile")
    try:
        thread.start()
    except RuntimeError:  # no thread can be had
        return work()
    thread.join()
    if errors:
        try:
            raise errors[0]
        finally:
            errors.clear()  # its traceback has this frame, and this frame would have it
    return results[0]


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
