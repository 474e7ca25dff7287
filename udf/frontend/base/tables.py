"""What is registered once for each row of a table."""

from collections.abc import Callable
from typing import Any


def each(*rows: Any) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Call the decorated function with each of ``rows``: with what a tuple has, or with what is no tuple."""

    def run(register: Callable[..., None]) -> Callable[..., None]:
        for row in rows:
            register(*row) if isinstance(row, tuple) else register(row)
        return register

    return run
