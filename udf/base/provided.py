"""What a room uses of one above it: a module that ``udf/__init__.py`` names, imported when it is first asked for.

So columns move to a GPU without knowing the room that does it, and its own kernels are kept without knowing where.
"""

from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Final, Literal

Role = Literal["GPU columns", "programs", "dump", "key places"]

_MODULES: Final[dict[Role, str]] = {}


def provide(role: Role, module: str) -> None:
    """Have ``module`` do what ``role`` says."""
    _MODULES[role] = module


@cache
def provided(role: Role) -> ModuleType:
    """Return the module that does it."""
    return import_module(_MODULES[role])
