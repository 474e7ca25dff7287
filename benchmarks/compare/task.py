"""A task: its data, and how each tool does it, as source that is shown, counted, checked and timed."""

from __future__ import annotations

import inspect
import textwrap
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping


@dataclass(frozen=True, slots=True)
class Way:
    """How one tool does a task: the call, and the functions of its own that the call uses."""

    call: Callable[[Any], Any]
    uses: tuple[Callable[..., Any], ...] = ()

    def source(self) -> str:
        """Return the code as one writes it."""
        parts = [textwrap.dedent(inspect.getsource(getattr(one, "py_func", one))) for one in (*self.uses, self.call)]
        return "\n\n\n".join(part.rstrip() for part in parts)

    def lines(self) -> int:
        """Return how many lines of code that is, without empty ones."""
        return sum(bool(line.strip()) for line in self.source().splitlines())


@dataclass(frozen=True, slots=True)
class Task:
    """A task; ``cannot`` says of a tool why it has no way."""

    title: str
    data: Callable[[int], Any]
    ways: Mapping[str, Way]
    cannot: Mapping[str, str]
