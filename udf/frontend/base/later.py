"""Functions that are imported when they are first called: a function of numbers does not wait for what others call."""

from collections.abc import Callable
from importlib import import_module
from typing import Any


def later(module: str, name: str) -> Callable[..., Any]:
    """Return a function that calls ``name`` of ``module``."""
    found: list[Callable[..., Any]] = []

    def call(*args: Any, **kwargs: Any) -> Any:
        if not found:
            found.append(getattr(import_module(module), name))
        return found[0](*args, **kwargs)

    call.__name__, call.__qualname__, call.__module__ = name, name, module
    return call
