"""What a caller knows of a helper: whether its result, or a text in it, tells an int from a float that it is given."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

ARGUMENT: Final = "argument "
"""What stands before a parameter's name: of the kinds that a helper is given there, too."""
TOLD: Final = "told "
"""And before that of one whose kind the helper tells, as text or by ``isinstance``."""


class Helper(NamedTuple):
    """Of which types of number a helper's result may be in Python; ``parameters`` are its names."""

    kinds: frozenset[str] = frozenset()
    parameters: tuple[str, ...] = ()

    def given(self, call: Any, what: str = ARGUMENT) -> list[Any]:
        """Return the arguments of a call on which its result, or what is ``told``, depends."""
        if not self.parameters:  # no call of a helper
            return []
        arguments = {**dict(zip(self.parameters, call.args, strict=False)), **dict(call.kws)}
        return [one for name, one in arguments.items() if what + name in self.kinds]


NOTHING: Final = Helper()


def unknown(call: Any) -> Helper:
    """Return that nothing is known of a helper."""
    del call
    return NOTHING
