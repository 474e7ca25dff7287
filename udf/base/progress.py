"""A bar of the rows that are done: in a terminal or a notebook, where tqdm is installed."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from typing import Final

from udf.options import options


@contextmanager
def progress(total: int | None, first: int, verb: str, delay: float = 0.5) -> Iterator[Callable[[int], object]]:
    """Show a bar of ``total`` rows, of which ``first`` are done; yield what to call with the number of further ones."""
    terminal = sys.stderr is not None and sys.stderr.isatty()
    if not (options.progress and (terminal or "ipykernel" in sys.modules)):
        yield _no_bar
        return
    try:
        from tqdm.auto import tqdm  # noqa: PLC0415 - optional
    except ModuleNotFoundError:
        yield _no_bar
        return
    with tqdm(total=total, initial=first, unit=" rows", unit_scale=True, desc=verb, delay=delay, leave=False) as bar:
        yield bar.update


def _no_bar(_: int) -> None:
    """Show nothing."""


PATIENCE: Final = 1.0
"""Seconds that rows in Python take before a bar shows them."""


@contextmanager
def counted(function: Callable[..., object], rows: int) -> Iterator[Callable[..., object]]:
    """Yield ``function``, which Python calls once for each of so many rows, with a bar of those where one is shown."""
    with progress(rows, 0, "Python", PATIENCE) as advance:
        if advance is _no_bar:
            yield function
            return

        @wraps(function)
        def called(*args: object, **named: object) -> object:
            advance(1)
            return function(*args, **named)

        yield called
