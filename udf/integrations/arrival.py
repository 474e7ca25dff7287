"""Something to do when another library is there: now if it was imported, else as soon as it has been."""

from __future__ import annotations

import importlib
import sys
from importlib.util import find_spec
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence
    from importlib.abc import Loader
    from importlib.machinery import ModuleSpec
    from types import ModuleType


def on_import(library: str, integration: str) -> None:
    """Import our module ``integration`` once ``library`` has been imported; ``library`` itself is not imported."""
    if library in sys.modules:
        importlib.import_module(integration)
    else:
        sys.meta_path.insert(0, Arrival(library, integration))


class Arrival:
    """Waits for one library, finds it as others do, and is gone."""

    def __init__(self, library: str, integration: str) -> None:
        self._library, self._integration = library, integration

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return how the library is found, with a loader that tells us; None for any other."""
        del path, target
        if fullname != self._library:
            return None
        sys.meta_path.remove(self)
        spec = find_spec(fullname)
        if spec is None or spec.loader is None:
            sys.meta_path.insert(0, self)  # it is not installed: perhaps it will be
            return spec
        spec.loader = Following(spec.loader, self._integration)  # type: ignore[assignment]  # it does what one does
        return spec


class Following:
    """The library's own loader, and ours after it; the module keeps its own."""

    def __init__(self, loader: Loader, integration: str) -> None:
        self._loader, self._integration = loader, integration

    def create_module(self, spec: ModuleSpec) -> ModuleType | None:
        """Do as the library's loader does."""
        return self._loader.create_module(spec)

    def exec_module(self, module: ModuleType) -> None:
        """Run the library, then ours."""
        module.__loader__ = self._loader
        if module.__spec__ is not None:
            module.__spec__.loader = self._loader
        self._loader.exec_module(module)
        importlib.import_module(self._integration)
