"""How rules are registered: once for each row of a table; and functions that are imported when first called."""

from collections.abc import Callable
from importlib import import_module
from typing import Any


def each(*rows: Any) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Call the decorated function with each of ``rows``: with what a tuple has, or with what is no tuple."""

    def run(register: Callable[..., None]) -> Callable[..., None]:
        for row in rows:
            register(*row) if isinstance(row, tuple) else register(row)
        return register

    return run


def later(module: str, name: str) -> Callable[..., Any]:
    """Return a function that calls ``name`` of ``module``."""
    found: list[Callable[..., Any]] = []

    def call(*args: Any, **kwargs: Any) -> Any:
        if not found:
            found.append(getattr(import_module(module), name))
        return found[0](*args, **kwargs)

    call.__name__, call.__qualname__, call.__module__ = name, name, module
    return call
