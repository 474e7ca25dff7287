"""What of Numba's a function may use: Numba's own objects by their class, and users' rules by the module they are in.

This module imports no Numba: the rules themselves are looked at by :mod:`udf.frontend.driver.extending`.
"""

from __future__ import annotations

import os
import sys
from dataclasses import field
from operator import attrgetter
from types import FunctionType
from typing import Final

from udf.base.records import dataclass
from udf.bind.encoding import BY_NAME

FUNCTIONS: Final = {
    "numba.core.registry.CPUDispatcher": "py_func",
    "numba.np.ufunc.dufunc.DUFunc": "_dispatcher.py_func",
    "numba.cuda.dispatcher.CUDADispatcher": "py_func",
    "numba_cuda_mlir.descriptor.MLIRDispatcher": "py_func",
}
"""Objects that stand for a Python function, which is compiled in their place: ``njit``, ``vectorize``, ``cuda.jit``."""

TAKE: Final = "udf.use_numba_extensions('{module}') uses the rules for Numba that this module has registered"

UNSUPPORTED: Final = {
    "numba.core.extending._Intrinsic": TAKE,
    "numba.np.ufunc.gufunc.GUFunc": "guvectorize fills an array: write a function that returns its value",
    "numba.core.ccallback.CFunc": "use the Python function that numba.cfunc was given",
    "numba.stencils.stencil.StencilFunc": "a stencil needs a whole array: use windows, series.rolling(n).apply(f)",
    "numba.typed.typeddict.Dict": "use a dict of Python's",
    "numba.typed.typedlist.List": "use a list of Python's, or an array",
}
"""Objects of Numba that a function cannot use -> what to do."""

LIBRARIES: Final = BY_NAME | {"numba"}
"""For whose functions and classes Numba has rules of its own."""


def class_name(value: object) -> str:
    """Return the full name of an object's class.

    Examples
    --------
    >>> class_name(1.5)
    'builtins.float'
    """
    return f"{type(value).__module__}.{type(value).__qualname__}"


def python_function(value: object) -> FunctionType | None:
    """Return the Python function that an object of Numba's stands for; None for anything else."""
    path = FUNCTIONS.get(class_name(value))
    found = None if path is None else attrgetter(path)(value)
    return found if isinstance(found, FunctionType) else None


def hint_for(value: object) -> str | None:
    """Return what to do about an object of Numba's, or one with rules for it, that a function cannot use; else None."""
    found = UNSUPPORTED.get(class_name(value))
    templates = sys.modules.get("numba.core.typing.templates")
    module = getattr(value, "__module__", None)
    if (
        found is None
        and templates is not None
        and isinstance(module, str)
        and module.partition(".")[0] not in LIBRARIES
    ):
        found = TAKE if any(known is value for known, _ in templates.builtin_registry.globals) else None
    return None if found is None else found.format(module=module)


@dataclass(slots=True)
class Extensions:
    """The modules whose rules for Numba hold in UDFs, and what they are rules for.

    ``version`` grows with every change; ``objects`` are functions, classes and intrinsics by their ``id()``, each with
    its full name. A rule's code is no part of a key, so that a process has keys of its own (``salt``).
    """

    modules: tuple[str, ...] = ()
    version: int = 0
    objects: dict[int, tuple[object, str]] = field(default_factory=dict)
    salt: bytes = b""

    def take(self, modules: tuple[str, ...], objects: dict[int, tuple[object, str]]) -> None:
        """Have the rules of ``modules`` hold, as they are now, beside those that were taken before."""
        self.modules = tuple(dict.fromkeys((*self.modules, *modules)))
        self.objects = {**self.objects, **objects}
        self.version += 1
        self.salt = self.salt or os.urandom(16)

    def holds(self, module: str | None) -> bool:
        """Return whether rules that were written in ``module`` hold."""
        return any(module == one or (module or "").startswith(f"{one}.") for one in self.modules)

    def name_of(self, value: object) -> str | None:
        """Return the full name of what a rule that was taken is for; None for anything else."""
        known = self.objects.get(id(value)) if self.objects else None
        return known[1] if known is not None and known[0] is value else None

    @property
    def image(self) -> tuple[object, ...]:
        """Return what of this is part of a key."""
        return (self.modules, self.version, self.salt) if self.modules else ()


EXTENSIONS: Final = Extensions()
"""Those of this process."""
