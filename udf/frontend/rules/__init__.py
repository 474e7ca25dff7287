"""What a function may do with a value: typing rules and implementations, by what the value is.

A module registers its rules as it is imported. Those of numbers come first, when the first of any is imported: of the
rules that share an operation, ``declarations.RULES`` keeps the first one, and that is what NumPy's names for an
operation stand for. All others follow, room by room, with the first function that is not of numbers alone.
"""

from importlib import import_module
from pkgutil import iter_modules
from typing import Final

ROOMS: Final = (
    *("scalar", "array", "null", "frame", "series", "row", "text", "time", "lookup", "list", "structure", "decimal"),
    "foreign",
)
"""The rooms, in the order in which they register."""


def _register(room: str) -> None:
    package = import_module(f"{__name__}.{room}")
    for module in iter_modules(package.__path__, f"{package.__name__}."):
        import_module(module.name)


def register(last: str = ROOMS[-1]) -> None:
    """Register the rules of all rooms up to the ``last`` one."""
    for room in ROOMS[1 : ROOMS.index(last) + 1]:
        _register(room)


_register(ROOMS[0])
