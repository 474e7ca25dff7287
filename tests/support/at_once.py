"""What tests of threads and of progress share: calls at once, a terminal, and bars that are kept."""

import io
import threading
from collections.abc import Callable, Iterable
from typing import Any

import pytest


def at_once(call: Callable[..., Any], arguments: Iterable[Any]) -> None:
    """Make a call for each of ``arguments``, each in a thread of its own, and wait for all."""
    threads = [threading.Thread(target=call, args=(argument,)) for argument in arguments]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


class Terminal(io.StringIO):
    """A stream that says of itself that somebody looks at it."""

    def isatty(self) -> bool:
        return True


def kept_bars(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Return a list that has every bar of tqdm from now on, each of which is shown at once."""
    tqdm = pytest.importorskip("tqdm.auto")
    bars: list[Any] = []

    class Bar(tqdm.tqdm):
        def __init__(self, **named: Any) -> None:
            super().__init__(**{**named, "delay": 0})
            bars.append(self)

    monkeypatch.setattr(tqdm, "tqdm", Bar)
    return bars
