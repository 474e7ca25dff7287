"""Arguments by parameter, as Python binds them; and whether an exception is Python's of arguments that do not fit."""

from collections.abc import Mapping
from contextlib import suppress
from functools import lru_cache
from inspect import Parameter, Signature
from traceback import walk_tb
from types import CodeType, FunctionType

ONLY_POSITION, EITHER, ONLY_NAME = Parameter.POSITIONAL_ONLY, Parameter.POSITIONAL_OR_KEYWORD, Parameter.KEYWORD_ONLY


def by_parameter(function: FunctionType, args: tuple[object, ...], kwargs: Mapping[str, object]) -> dict[str, object]:
    """Return the value of each parameter that is given one, as calling ``function`` would bind them."""
    defaults = len(function.__defaults__ or ())
    accepted = _signature_of(function.__code__, defaults, frozenset(function.__kwdefaults__ or ()))
    with suppress(TypeError):
        return accepted.bind(*args, **kwargs).arguments
    function(*args, **kwargs)  # what does not bind is refused before its first line, in Python's own words
    raise AssertionError(f"{function.__name__} takes what its signature does not")


def is_argument_error(error: BaseException) -> bool:
    """Return whether ``error`` is Python's, of arguments that the function does not take.

    Examples
    --------
    >>> try:
    ...     by_parameter(lambda x: x, (1,), {"k": 2})
    ... except TypeError as error:
    ...     print(is_argument_error(error))
    True
    """
    last = None
    for frame, _ in walk_tb(error.__traceback__):
        last = frame.f_code
    return isinstance(error, TypeError) and last is by_parameter.__code__


@lru_cache(maxsize=256)
def _signature_of(code: CodeType, defaults: int, keywords: frozenset[str]) -> Signature:
    """Return the parameters of functions of ``code``: the last ``defaults``, and ``keywords``, have a default."""
    plain, made = code.co_argcount, []
    for i, name in enumerate(code.co_varnames[: plain + code.co_kwonlyargcount]):
        kind = ONLY_POSITION if i < code.co_posonlyargcount else EITHER if i < plain else ONLY_NAME
        has_default = plain - defaults <= i < plain or name in keywords
        made.append(Parameter(name, kind, default=None if has_default else Parameter.empty))
    return Signature(made)
