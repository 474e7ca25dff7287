"""What a function may do with a value: typing rules and implementations, by what the value is.

A module registers its rules as it is imported: all of them, room by room, when the first of them is. Those of numbers
come first: of the rules that share an operation, ``declarations.RULES`` keeps the first one, and that is what NumPy's
names for an operation stand for.
"""

from importlib import import_module
from pkgutil import iter_modules
from typing import Final

ROOMS: Final = (
    *("scalar", "array", "null", "frame", "series", "row", "text", "time", "lookup", "list", "structure", "decimal"),
    "foreign",
)
"""The rooms, in the order in which they register."""

for _room in ROOMS:
    _package = import_module(f"{__name__}.{_room}")
    for _module in iter_modules(_package.__path__, f"{_package.__name__}."):
        import_module(_module.name)
