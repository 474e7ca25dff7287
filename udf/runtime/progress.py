"""A bar that shows how many rows of a long call are done: in a terminal or a notebook, where tqdm is installed."""

from __future__ import annotations

import sys
from contextlib import contextmanager
from functools import wraps
from typing import TYPE_CHECKING, Any, Final

from udf.options import options

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

PATIENCE: Final = 1.0
"""Seconds that rows in Python take before a bar shows them."""


@contextmanager
def progress(total: int | None, first: int, verb: str, delay: float = 0.5) -> Iterator[Callable[[int], Any] | None]:
    """Show how many rows are done, after ``delay`` seconds; yield what is told of further ones, None without a bar."""
    in_notebook = "ipykernel" in sys.modules
    if not (options.progress and sys.stderr is not None and (in_notebook or sys.stderr.isatty())):
        yield None
        return
    try:
        from tqdm import auto  # noqa: PLC0415 - optional
    except ModuleNotFoundError:
        yield None
        return
    how: dict[str, Any] = {"unit": " rows", "unit_scale": True, "delay": delay, "leave": False}
    with auto.tqdm(total=total, initial=first, desc=verb, **how) as bar:
        yield bar.update


@contextmanager
def counted(function: Callable[..., Any], rows: int) -> Iterator[Callable[..., Any]]:
    """Yield ``function``, which Python calls once for each of so many rows, with a bar of those where one is shown."""
    with progress(rows, 0, "Python", PATIENCE) as advance:
        if advance is None:
            yield function
            return

        @wraps(function)
        def called(*args: Any, **named: Any) -> Any:
            advance(1)
            return function(*args, **named)

        yield called
