"""Import an integration of ours once another library is imported: at once if it is, else right after its import."""

from __future__ import annotations

import importlib
import sys
from importlib.util import find_spec
from threading import get_ident
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence
    from importlib.abc import Loader
    from importlib.machinery import ModuleSpec
    from types import ModuleType


def on_import(library: str, integration: str) -> None:
    """Import our module ``integration`` once ``library`` has been imported; ``library`` itself is not imported."""
    if sys.modules.get(library) is not None:  # None blocks its import
        importlib.import_module(integration)
    else:
        sys.meta_path.insert(0, PostImportFinder(library, integration))


class PostImportFinder:
    """Waits for one library, finds it as others do, and is gone once it has been imported.

    Who only asks where the library is (``importlib.util.find_spec``, as Polars does of pandas) ends no wait.
    """

    def __init__(self, library: str, integration: str) -> None:
        self.library, self.integration = library, integration
        self._asking = set[int]()

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return how the library is found, with a loader that tells us; None for any other."""
        del path, target
        if fullname != self.library or get_ident() in self._asking:
            return None
        self._asking.add(get_ident())
        try:
            spec = find_spec(fullname)
        finally:
            self._asking.discard(get_ident())
        if spec is not None and spec.loader is not None:
            spec.loader = PostImportLoader(spec.loader, self)  # type: ignore[assignment]  # it does what one does
        return spec

    def arrived(self) -> None:
        """Import our module, and wait no longer."""
        if self in sys.meta_path:
            sys.meta_path.remove(self)
        importlib.import_module(self.integration)


class PostImportLoader:
    """The library's own loader, and ours after it; the module keeps its own."""

    def __init__(self, loader: Loader, arrival: PostImportFinder) -> None:
        self._loader, self._arrival = loader, arrival

    def __getattr__(self, name: str) -> object:
        return getattr(self._loader, name)  # create_module, and what who asks for the library's files needs

    def exec_module(self, module: ModuleType) -> None:
        """Run the library, then ours."""
        module.__loader__ = self._loader
        if module.__spec__ is not None:
            module.__spec__.loader = self._loader
        self._loader.exec_module(module)
        self._arrival.arrived()
