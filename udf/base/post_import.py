"""Import an integration of ours once another library is imported: at once if it is, else right after its import."""

from __future__ import annotations

import importlib
import sys
import warnings
from contextlib import suppress
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
        _set_up(library, integration)
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
        _set_up(self.library, self.integration)


def _set_up(library: str, integration: str) -> None:
    """Import our module; where that fails, who imports ``library`` or us goes on, and who asks for ``.udf`` is told."""
    try:
        importlib.import_module(integration)
    except Exception as error:  # noqa: BLE001 - whatever is missing there: cuDF's lower half, a GPU
        door = UnavailableDoor(library, error)
        for name in ("Series", "DataFrame", "Expr"):
            cls = getattr(sys.modules[library], name, None)
            if isinstance(cls, type):
                with suppress(TypeError):  # a class of C's
                    cls.udf = door  # type: ignore[attr-defined]  # as our module would


class UnavailableDoor:
    """What a library's objects have under ``.udf`` where our module for it cannot be imported: nothing, and why."""

    def __init__(self, library: str, error: Exception) -> None:
        self._text = f"objects of {library} have no .udf here: {type(error).__name__}: {error}"
        self._error, self._is_said = error, False

    def __get__(self, instance: object, owner: type | None = None) -> object:
        """Warn, once, and raise AttributeError."""
        if not self._is_said:
            self._is_said = True
            warnings.warn(self._text, RuntimeWarning, stacklevel=2)
        raise AttributeError(self._text) from self._error


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
