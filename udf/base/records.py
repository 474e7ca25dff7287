"""``dataclass`` of :mod:`ptx2cpp.records`, loaded without the rest of ptx2cpp: only compiling needs that."""

from __future__ import annotations

import sys
from importlib.machinery import PathFinder
from importlib.util import find_spec, module_from_spec
from typing import TYPE_CHECKING, Any, Final

NAME: Final = "ptx2cpp.records"

if TYPE_CHECKING:
    from dataclasses import dataclass as dataclass  # noqa: PLC0414 - exported
else:

    def _records() -> Any:
        """Return the module, loaded by itself: to import it would import its package first."""
        package = find_spec(NAME.partition(".")[0])
        spec = PathFinder.find_spec(NAME, package.submodule_search_locations)
        made = sys.modules[NAME] = module_from_spec(spec)
        spec.loader.exec_module(made)
        return made

    dataclass = (sys.modules.get(NAME) or _records()).dataclass
