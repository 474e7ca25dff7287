"""Names of exceptions' classes: builtins, and those of a person's own."""

from __future__ import annotations

import builtins


def builtin_of(kind: type[BaseException]) -> type[BaseException]:
    """Return the builtin that an exception's class is, or is made of.

    Examples
    --------
    >>> class TooLate(KeyError): ...
    >>> builtin_of(TooLate).__name__, builtin_of(OSError).__name__
    ('KeyError', 'OSError')
    """
    found: type[BaseException] = next(b for b in kind.__mro__ if getattr(builtins, b.__name__, None) is b)
    return found


def own_name(kind: type[BaseException]) -> str | None:
    """Return the name of an exception's class, ``"module.Name"``, if it is no builtin."""
    return None if builtin_of(kind) is kind else f"{kind.__module__}.{kind.__qualname__}"
