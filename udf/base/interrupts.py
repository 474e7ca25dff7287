"""Work that Ctrl-C must not stop in the middle, where it would leave a library's own tables half filled."""

from collections.abc import Callable
from contextvars import copy_context
from threading import Thread, get_ident, main_thread
from typing import TypeVar

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
