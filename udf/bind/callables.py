"""What pandas calls, as a Python function to compile: builtins, ufuncs, partials, methods, callable objects, ``*args``.

Each is called by a function with one parameter for each value that it is given: ``math.sin`` by
``def sin(x0): return function(x0)``. That function stands for it in all that follows.
"""

import functools
import inspect
import operator
from collections import namedtuple
from collections.abc import Iterable, Mapping
from functools import lru_cache
from types import BuiltinMethodType, CodeType, FunctionType, MethodDescriptorType, MethodType, MethodWrapperType
from typing import Final

from udf.base.bytecode import instructions, names_of, with_code
from udf.bind.device_function import DeviceFunction
from udf.bind.encoding import library_name
from udf.bind.identity import underlying_function
from udf.errors import NotCallableError

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
    function, first, named = _unwrap(given)
    if function is None:
        raise NotCallableError(given)
    if isinstance(function, FunctionType):
        if not (first or named or function.__code__.co_flags & _ANY_NUMBER):
            return function
        function = _all_positional(_without_keywords(function, {*keywords, *named}), {*keywords, *named})
    fixed = {name: value for name, value in named.items() if name not in set(keywords)}
    values = {**{f"given{i}": value for i, value in enumerate(first)}, **{f"named_{k}": v for k, v in fixed.items()}}
    taken = [f"x{i}" for i in range(positional)]
    passed = [f"given{i}" for i in range(len(first))] + taken
    passed += [f"{one}={one}" for one in keywords] + [f"{one}=named_{one}" for one in fixed]
    called = f"function({', '.join(passed)})"
    return _build_function(_name(given), ", ".join([*taken, *keywords]), called, function=function, **values)


def _unwrap(callee: object) -> tuple[object, tuple[object, ...], Mapping[str, object]]:
    """Return what is called in the end (None if it cannot be compiled), and what it is given before all else."""
    plain = underlying_function(callee)
    if plain is not None:
        return plain, (), {}
    if isinstance(callee, functools.partial):
        function, first, named = _unwrap(callee.func)
        return function, (*first, *callee.args), {**named, **callee.keywords}
    if hasattr(callee, "cache_info") and hasattr(callee, "__wrapped__"):  # functools.lru_cache
        return _unwrap(callee.__wrapped__)
    if isinstance(callee, MethodDescriptorType) and callee.__objclass__ is str:
        return _build_function(callee.__name__, "s, *args", f"s.{callee.__name__}(*args)"), (), {}
    if isinstance(callee, BuiltinMethodType | MethodWrapperType) and isinstance(callee.__self__, OWNERS):
        called = OPERATORS.get(callee.__name__, f"owner.{callee.__name__}(x, *args)")
        return _build_function(_name(callee), "x, *args", called, owner=callee.__self__), (), {}
    if isinstance(callee, GETTERS):
        return _getter(callee), (), {}
    if isinstance(callee, MethodType):
        return _method(callee.__func__, callee.__self__)
    if isinstance(callee, DeviceFunction) or (callable(callee) and library_name(callee) is not None):
        return callee, (), {}
    call = inspect.getattr_static(type(callee), "__call__", None)  # what Python itself calls
    return _method(call, callee) if isinstance(call, FunctionType) else (None, (), {})


OWNERS: Final = (str, dict, list, tuple, set, frozenset)
"""The types of constants whose methods are taken: ``{"a": 1}.get``, ``"{} km".format``."""

OPERATORS: Final = {"__contains__": "x in owner", "__getitem__": "owner[x]"}

GETTERS: Final = (operator.itemgetter, operator.attrgetter, operator.methodcaller)


def _getter(callee: object) -> FunctionType:
    """Return what asks a value for items, attributes, or the result of a method.

    Examples
    --------
    >>> _getter(operator.methodcaller("replace", "a", "b"))("abc")
    'bbc'
    """
    reduced = callee.__reduce__()
    assert isinstance(reduced, tuple)
    made, asked = reduced[:2]
    named = {}
    if isinstance(made, functools.partial):  # a method with keywords
        asked, named = (*made.args, *asked), made.keywords
    names = {f"asked{i}": one for i, one in enumerate(asked)}
    if isinstance(callee, operator.methodcaller):
        passed = [*list(names)[1:], *(f"{name}={name}" for name in named)]
        return _build_function(asked[0], "x", f"x.{asked[0]}({', '.join(passed)})", **names, **named)
    parts = [f"x.{one}" for one in asked] if isinstance(callee, operator.attrgetter) else [f"x[{one}]" for one in names]
    return _build_function("getter", "x", ", ".join(parts), **names)


def _method(function: object, owner: object) -> tuple[object, tuple[object, ...], Mapping[str, object]]:
    """Return a method's function, and its object as what the function reads of it."""
    if not isinstance(function, FunctionType):
        return None, (), {}
    names = _read_of_first(function.__code__)
    if names is None or not all(_is_stored(owner, name) for name in names):
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
        loaded = names_of(step)
        if own not in loaded or not step.opname.startswith("LOAD_FAST"):
            if own in loaded and step.opname.endswith("_FAST"):
                return None  # it is set, or deleted
            continue
        if loaded[-1] != own or own in loaded[:-1] or following is None or following.opname != "LOAD_ATTR":
            return None
        names[following.argval] = None
    return tuple(names)


def _is_stored(owner: object, name: str) -> bool:
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
    named = code.co_varnames[: code.co_argcount + code.co_kwonlyargcount]
    extra = code.co_varnames[code.co_argcount + code.co_kwonlyargcount + bool(code.co_flags & inspect.CO_VARARGS)]
    mentioned = any(extra in names_of(step) for step in instructions(code))
    if mentioned or extra in code.co_cellvars or not keywords <= set(named):
        raise NotCallableError(function, f"it uses **{extra}, and a UDF takes named parameters")
    return with_code(function, code.replace(co_flags=code.co_flags & ~inspect.CO_VARKEYWORDS))


def _all_positional(function: FunctionType, given: set[str]) -> FunctionType:
    """Return a function whose parameters can all be given by place, if what has no default is ``given``."""
    code, known = function.__code__, function.__kwdefaults__ or {}
    names = code.co_varnames[code.co_argcount : code.co_argcount + code.co_kwonlyargcount]
    if not names or code.co_flags & inspect.CO_VARARGS or not given.union(known).issuperset(names):
        return function
    made = with_code(function, code.replace(co_argcount=code.co_argcount + len(names), co_kwonlyargcount=0))
    made.__defaults__, made.__kwdefaults__ = (*(function.__defaults__ or ()), *map(known.get, names)), None
    return made


def _name(callee: object) -> str:
    """Return what the function is called that stands for ``callee``."""
    named = callee
    while isinstance(named, functools.partial):
        named = named.func
    name: str = getattr(named, "__name__", type(named).__name__)
    return name if name.isidentifier() else "function"


def _build_function(name: str, parameters: str, expression: str, **scope: object) -> FunctionType:
    """Return the function ``name`` of ``parameters`` that gives what ``expression`` does in a ``scope``."""
    return FunctionType(_code(name, parameters, expression), {"__name__": "udf_callable", **scope}, name)


@lru_cache(maxsize=256)
def _code(name: str, parameters: str, expression: str) -> CodeType:
    text = f"def {name}({parameters}): return {expression}"
    (code,) = (one for one in compile(text, f"<{name}>", "exec").co_consts if isinstance(one, CodeType))
    return code
