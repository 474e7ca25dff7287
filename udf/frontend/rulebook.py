"""Which of the rules that are registered in this process a UDF is compiled by: numba-cuda's own, and ours.

Numba's registries are the process's: whoever imports a library that extends Numba, or has anything compiled by
``numba.njit`` (pandas with ``engine="numba"`` does), adds to them. What a UDF means must not depend on that, so each
rule is asked where it comes from.
"""

from __future__ import annotations

from typing import Any, Final

HOMES: Final = frozenset({"numba.cuda", "udf"})
"""The packages whose rules hold in a UDF."""

MADE_BY_NUMBA: Final = frozenset({"abc", None})
"""Where Python says that a class is from which numba-cuda makes of a list of signatures: nobody else does."""


def is_named(rule: Any) -> bool:
    """Return whether a rule for typing a function or an attribute is one of ours or numba-cuda's own.

    Examples
    --------
    >>> from numba.cuda.cudadecl import CudaSharedModuleTemplate
    >>> is_named(CudaSharedModuleTemplate)
    True
    >>> is_named(int)
    False
    """
    home = _home(rule)
    return home in MADE_BY_NUMBA or _is_inside(home)


def _home(rule: Any) -> str | None:
    """Return the module that a rule was written in; for one made of a function, the function's."""
    for name in ("_overload_func", "_definition_func"):
        made_of = rule.__dict__.get(name)
        if made_of is not None:
            home: str | None = getattr(made_of, "__func__", made_of).__module__
            return home
    own = rule.__module__
    return own if isinstance(own, str) else None


def _is_inside(home: str | None) -> bool:
    return home is not None and any(home == root or home.startswith(f"{root}.") for root in HOMES)
