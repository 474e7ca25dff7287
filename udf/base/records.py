"""``dataclass`` of :mod:`ptx2cpp.frozen_classes`, loaded without the rest of ptx2cpp: only compiling needs that."""

import sys
from importlib.machinery import PathFinder
from importlib.util import module_from_spec
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Final

NAME: Final = "ptx2cpp.frozen_classes"

if TYPE_CHECKING:
    from dataclasses import dataclass as dataclass  # noqa: PLC0414 - exported
else:

    def _records() -> ModuleType:
        """Return the module, loaded by itself: to import it would import its package first."""
        spec = PathFinder.find_spec(NAME, [str(Path(__file__).parents[2] / NAME.partition(".")[0])])
        made = sys.modules[NAME] = module_from_spec(spec)
        spec.loader.exec_module(made)
        return made

    dataclass = (sys.modules.get(NAME) or _records()).dataclass
