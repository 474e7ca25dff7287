"""``udf.use_numba_extensions``: rules that a user's module has registered for Numba hold in UDFs too."""

import sys
from types import ModuleType
from typing import Any

from udf.bind.encoding import EXTENSIONS
from udf.errors import ArgumentError
from udf.frontend.numba.supported import require_numba


def use_numba_extensions(*modules: str | ModuleType) -> None:
    """Let UDFs use what ``modules`` (and their submodules) have registered with ``numba.extending``.

    That is ``overload``, ``overload_method``, ``overload_attribute``, ``intrinsic``, ``type_callable``,
    ``lower_builtin``, ``make_attribute_wrapper`` and the types with their ``register_model``, for the generic target.
    Without this nothing of it holds: what a UDF means does not depend on imports elsewhere. The rules are used as they
    are now: register first, and call again after more were registered. Functions that were compiled before are compiled
    anew, and those that are compiled with such rules are not found again by another process.

    ``numba.njit`` and ``numba.vectorize`` need no word of this: the Python function that they were given is compiled.

    Parameters
    ----------
    *modules : str or module
        Modules that were imported, ``"__main__"`` for a script's or notebook's own.

    Raises
    ------
    ArgumentError
        If a module was not imported, or has registered nothing.

    Examples
    --------
    >>> import udf
    >>> from numba.extending import overload
    >>> def half(x):
    ...     raise NotImplementedError
    >>> @overload(half)
    ... def half_of(x):
    ...     return lambda x: x / 2
    >>> udf.use_numba_extensions(__name__)
    >>> list(udf.Series([3.0]).map(lambda x: half(x) + 1))
    [2.5]
    """
    names = tuple(one.__name__ if isinstance(one, ModuleType) else one for one in modules)
    for name in names:
        if name not in sys.modules:
            raise ArgumentError(f"there is no module {name!r}", "import it first; a script's own is '__main__'")
    require_numba()
    from udf.frontend.numba.rules import homes_of_rules, objects_with_rules  # noqa: PLC0415 - imports numba

    homes = homes_of_rules()
    for name in names:
        if not any(home == name or home.startswith(f"{name}.") for home in homes):
            raise ArgumentError(f"module {name!r} has registered nothing for Numba", "register before this call")
    EXTENSIONS.take(names, {})
    objects: dict[int, tuple[Any, str]] = objects_with_rules()
    EXTENSIONS.take((), objects)
