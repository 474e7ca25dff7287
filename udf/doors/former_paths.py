"""Modules that pickles and notebooks of before name: their objects are found where they are now."""

from __future__ import annotations

import importlib
import sys
from importlib.machinery import ModuleSpec
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import ModuleType

NOW: Final = {
    "udf.columns.column": "udf.columns.column",
    "udf.base.dtypes": "udf.base.dtypes",
    "udf.bind.device_function": "udf.bind.device_function",
    "udf.api.foreign.host": "udf.api.foreign.host",
    "udf.doors.arrow": "udf.doors.arrow",
    "udf.doors.pandas.pandas_accessor": "udf.doors.pandas.pandas_accessor",
    "udf.doors.pandas.pandas_engine": "udf.doors.pandas.pandas_engine",
    "udf.columns.labelled_column": "udf.columns.labelled_column",
    "udf.columns.sources": "udf.columns.sources",
    "udf.columns.tables": "udf.columns.tables",
    "udf.base.null_kinds": "udf.base.null_kinds",
    "udf.api.ahead.compiled_udf": "udf.api.ahead.compiled_udf",
}
"""Paths up to 0.1 of what can be pickled -> where that is now."""

_PACKAGES: Final = {name.rpartition(".")[0] for name in NOW} - {"udf"}


class FormerPathFinder:
    """Finds a module of ours by the path that it had; asked last, of what nobody else has found."""

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        """Return how a former module or package of ours is found; None for any other."""
        del path, target
        if name not in NOW and name not in _PACKAGES:
            return None
        return ModuleSpec(name, self, is_package=name in _PACKAGES)  # type: ignore[arg-type]  # it does what one does

    def create_module(self, spec: ModuleSpec) -> None:
        """Leave it to Python."""

    def exec_module(self, module: ModuleType) -> None:
        """Put the module of now in its place; a package of before is empty."""
        name = module.__name__
        if name in NOW:
            sys.modules[name] = importlib.import_module(NOW[name])


def find_former_paths() -> None:
    """Find them from now on."""
    if not any(isinstance(finder, FormerPathFinder) for finder in sys.meta_path):
        sys.meta_path.append(FormerPathFinder())
