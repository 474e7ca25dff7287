"""A pattern as a function has it."""

from __future__ import annotations

from functools import cache

from udf.base.records import dataclass
from udf.text.regex.nfa import Automaton


@dataclass(frozen=True, slots=True)
class Pattern:
    """A pattern as a function has it; equal where text and flags are."""

    text: str
    flags: int

    @property
    def automaton(self) -> Automaton:
        """Return its automaton."""
        return _automaton(self.text, self.flags)

    @property
    def groups(self) -> int:
        """Return how many groups it has."""
        return int(self.automaton.groups)

    def number(self, group: int | str) -> int | None:
        """Return the number of a group; None if there is none of this number or name."""
        known = self.automaton.names.get(group) if isinstance(group, str) else group
        return known if known is not None and 0 <= known <= self.groups else None

    def always(self, group: int) -> bool:
        """Return whether every match has a group."""
        return group == 0 or group in self.automaton.always


@cache
def _automaton(text: str, flags: int) -> Automaton:
    from udf.text.regex.nfa import automaton  # noqa: PLC0415 - 1,000 lines that a function without patterns does not need

    return automaton(text, flags)
