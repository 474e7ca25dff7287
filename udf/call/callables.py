"""What pandas calls, as a Python function to compile: builtins, ufuncs, partials, methods, callable objects, ``*args``.

Each is called by a function with one parameter for each value that it is given: ``math.sin`` by
``def sin(x0): return function(x0)``. That function stands for it in all that follows.
"""

from __future__ import annotations

import functools
import inspect
from collections import namedtuple
from functools import lru_cache
from types import CodeType, FunctionType, MethodDescriptorType, MethodType
from typing import TYPE_CHECKING, Any, Final

from udf.call.encoding import library_name
from udf.call.identity import plain_function
from udf.call.instructions import instructions
from udf.errors import NotCallableError
from udf.foreign.function import DeviceFunction

if TYPE_CHECKING:
    import dis
    from collections.abc import Iterable, Mapping

_ANY_NUMBER: Final = inspect.CO_VARARGS | inspect.CO_VARKEYWORDS


def as_function(given: object, positional: int = 1, keywords: Iterable[str] = ()) -> FunctionType:
    """Return the Python function that ``given`` is, wraps, or that calls it with so many values and ``keywords``.

    Raises
    ------
    NotCallableError
        If it is none of them, or a method of an object that is used for more than its attributes.

    Examples
    --------
    >>> as_function(functools.partial(pow, 2), 1)(10)
    1024
    """
    function, first, named = _taken_apart(given)
    if function is None:
        raise NotCallableError(given)
    if isinstance(function, FunctionType):
        if not (first or named or function.__code__.co_flags & _ANY_NUMBER):
            return function
        function = _without_keywords(function, {*keywords, *named})
    fixed = {name: value for name, value in named.items() if name not in set(keywords)}
    values = {**{f"given{i}": value for i, value in enumerate(first)}, **{f"named_{k}": v for k, v in fixed.items()}}
    made = _calling(_name(given), positional, tuple(keywords), len(first), tuple(fixed))
    scope = {"__name__": "udf_callable", "function": function, **values}
    return FunctionType(made, scope, made.co_name)


def _taken_apart(given: Any) -> tuple[Any, tuple[Any, ...], Mapping[str, Any]]:
    """Return what is called in the end (None if it cannot be compiled), and what it is given before all else."""
    plain = plain_function(given)
    if plain is not None:
        return plain, (), {}
    if isinstance(given, functools.partial):
        function, first, named = _taken_apart(given.func)
        return function, (*first, *given.args), {**named, **given.keywords}
    if isinstance(given, MethodDescriptorType) and given.__objclass__ is str:
        return _of_text(given.__name__), (), {}
    if isinstance(given, MethodType):
        return _method(given.__func__, given.__self__)
    if isinstance(given, DeviceFunction) or (callable(given) and library_name(given) is not None):
        return given, (), {}
    call = inspect.getattr_static(type(given), "__call__", None)  # what Python itself calls
    return _method(call, given) if isinstance(call, FunctionType) else (None, (), {})


@lru_cache(maxsize=64)
def _of_text(name: str) -> FunctionType:
    """Return a function that calls a method of text, as ``str.upper`` does: of one value, and arguments bound before.

    Examples
    --------
    >>> _of_text("upper")("a")
    'A'
    """
    text = f"def {name}(s, *args): return s.{name}(*args)"
    (code,) = (one for one in compile(text, f"<str.{name}>", "exec").co_consts if isinstance(one, CodeType))
    return FunctionType(code, {"__name__": "udf_callable"}, name)


def _method(function: Any, owner: Any) -> tuple[Any, tuple[Any, ...], Mapping[str, Any]]:
    """Return a method's function, and its object as what the function reads of it."""
    if not isinstance(function, FunctionType):
        return None, (), {}
    names = _read_of_first(function.__code__)
    if names is None or not all(_is_plain(owner, name) for name in names):
        return None, (), {}
    record = _record(type(owner).__name__, names)
    return function, (record(*(getattr(owner, name) for name in names)),), {}


def _read_of_first(code: CodeType) -> tuple[str, ...] | None:
    """Return the attributes that a method reads of its object; None if it uses the object in another way."""
    if not code.co_argcount or code.co_varnames[0] in code.co_cellvars:
        return None
    own = code.co_varnames[0]
    steps = instructions(code)
    names: dict[str, None] = {}
    for step, following in zip(steps, [*steps[1:], None], strict=True):
        loaded = step.argval if isinstance(step.argval, tuple) else (step.argval,)
        if own not in loaded or not step.opname.startswith("LOAD_FAST"):
            if own in loaded and step.opname.endswith("_FAST"):
                return None  # it is set, or deleted
            continue
        if loaded[-1] != own or own in loaded[:-1] or following is None or following.opname != "LOAD_ATTR":
            return None
        names[following.argval] = None
    return tuple(names)


def _is_plain(owner: Any, name: str) -> bool:
    """Return whether an attribute is a value of the object or its class, and not computed when it is read."""
    found = inspect.getattr_static(owner, name, _ABSENT)
    if found is _ABSENT or callable(found):
        return False
    return not hasattr(type(found), "__get__") or inspect.ismemberdescriptor(found)


_ABSENT: Final = object()


@lru_cache(maxsize=256)
def _record(name: str, names: tuple[str, ...]) -> type:
    """Return a class of tuples with fields of these names, which may begin with an underscore."""
    base = namedtuple(name, [f"field{i}" for i in range(len(names))])  # type: ignore[misc]  # noqa: PYI024 - made here
    return type(name, (base,), {"_fields": names, "__slots__": ()})


def _without_keywords(function: FunctionType, keywords: set[str]) -> FunctionType:
    """Return a function without its ``**kwargs``, which gets nothing and is not read; others as they are."""
    code = function.__code__
    if not code.co_flags & inspect.CO_VARKEYWORDS:
        return function
    parameters = inspect.signature(function).parameters
    (extra,) = (name for name, one in parameters.items() if one.kind is one.VAR_KEYWORD)
    mentioned = any(extra in _names_of(step) for step in instructions(code))
    if mentioned or extra in code.co_cellvars or not keywords <= parameters.keys() - {extra}:
        raise NotCallableError(function, f"it uses **{extra}, and a UDF takes named parameters")
    plain = code.replace(co_flags=code.co_flags & ~inspect.CO_VARKEYWORDS)
    made = FunctionType(plain, function.__globals__, function.__name__, function.__defaults__, function.__closure__)
    made.__kwdefaults__ = function.__kwdefaults__
    made.__module__ = function.__module__
    return made


def _names_of(step: dis.Instruction) -> tuple[Any, ...]:
    return step.argval if isinstance(step.argval, tuple) else (step.argval,)


def _name(given: Any) -> str:
    """Return what the function is called that stands for ``given``."""
    named = given
    while isinstance(named, functools.partial):
        named = named.func
    name: str = getattr(named, "__name__", type(named).__name__)
    return name if name.isidentifier() else "function"


@lru_cache(maxsize=256)
def _calling(name: str, positional: int, keywords: tuple[str, ...], first: int, named: tuple[str, ...]) -> CodeType:
    """Return the code of a function that calls ``function`` with what it gets and what is given before."""
    taken = [f"x{i}" for i in range(positional)]
    passed = [f"given{i}" for i in range(first)] + taken
    passed += [f"{one}={one}" for one in keywords] + [f"{one}=named_{one}" for one in named]
    text = f"def {name}({', '.join([*taken, *keywords])}): return function({', '.join(passed)})"
    (code,) = (one for one in compile(text, f"<{name}>", "exec").co_consts if isinstance(one, CodeType))
    return code
