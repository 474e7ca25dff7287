"""A bar of the rows that are done: in a terminal or a notebook, where tqdm is installed."""

from __future__ import annotations

import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING

from udf.options import options

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import Any


@contextmanager
def progress(total: int | None, first: int, verb: str) -> Iterator[Callable[[int], Any]]:
    """Show a bar of ``total`` rows, of which ``first`` are done; yield what to call with the number of further ones."""
    terminal = sys.stderr is not None and sys.stderr.isatty()
    if not (options.progress and (terminal or "ipykernel" in sys.modules)):
        yield lambda _: None
        return
    try:
        from tqdm.auto import tqdm  # noqa: PLC0415 - optional
    except ModuleNotFoundError:
        yield lambda _: None
        return
    with tqdm(total=total, initial=first, unit=" rows", unit_scale=True, desc=verb, delay=0.5, leave=False) as bar:
        yield bar.update
