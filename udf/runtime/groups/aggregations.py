"""What ``agg`` was asked for, as one function for each column of results: a list, a dict, or named aggregation."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any

from udf.base.handling import CALL_OPTIONS
from udf.errors import ArgumentError, GroupError

OURS = frozenset({*CALL_OPTIONS, "engine", "engine_kwargs"})


def named_functions(named: Mapping[str, Any]) -> tuple[dict[Hashable, Callable[..., Any]], dict[str, Any]]:
    """Return the functions of ``agg(low=f, high=g)`` by name, and what else was given.

    Examples
    --------
    >>> named_functions({"low": min, "errors": "null"})
    ({'low': <built-in function min>}, {'errors': 'null'})
    """
    functions: dict[Hashable, Callable[..., Any]] = {n: f for n, f in named.items() if n not in OURS}
    if not functions:
        raise ArgumentError("agg needs a function", "agg(f), agg([f, g]), or agg(low=f)")
    return functions, {name: value for name, value in named.items() if name in OURS}


def functions_by_name(functions: Sequence[Any]) -> dict[Hashable, Callable[..., Any]]:
    """Return the functions of ``agg([f, g])`` by their names; lambdas among several are numbered, as in pandas.

    Examples
    --------
    >>> list(functions_by_name([min, lambda s: 1, lambda s: 2]))
    ['min', '<lambda_0>', '<lambda_1>']
    """
    names = [getattr(function, "__name__", str(function)) for function in functions]
    made: dict[Hashable, Callable[..., Any]] = {}
    for i, (name, function) in enumerate(zip(names, functions, strict=True)):
        own = f"<lambda_{names[:i].count(name)}>" if name == "<lambda>" and len(names) > 1 else name
        if own in made:
            times = Counter(names)[name]
            raise GroupError(f"{times} functions are named {name!r}", "name the results: agg(low=f, high=g)")
        made[own] = function
    return made


def result_columns(
    func: Any, named: Mapping[str, object], columns: tuple[Hashable, ...]
) -> tuple[dict[Hashable, tuple[Hashable, Callable[..., Any]]], dict[str, Any]]:
    """Return the column and the function of each result of a frame's ``agg``, and what else was given."""
    if func is None:
        pairs, rest = named_functions(named)
        return {name: _column_and_function(name, pair) for name, pair in pairs.items()}, rest
    if isinstance(func, list | tuple):
        hint = "name the results: agg(low=('x', f), high=('x', g)), or use one column: groupby(k)['x'].agg([f, g])"
        raise ArgumentError("agg of a frame takes no list of functions", hint)
    if not isinstance(func, dict):
        return {label: (label, func) for label in columns}, dict(named)
    for label, function in func.items():
        if isinstance(function, list | tuple | dict):
            hint = "name the results: agg(low=('x', f), high=('x', g))"
            raise ArgumentError(f"agg takes one function for column {label!r}", hint)
    return {label: (label, function) for label, function in func.items()}, dict(named)


def _column_and_function(name: Hashable, given: object) -> tuple[Hashable, Callable[..., Any]]:
    """Return the column and the function of one name: a tuple of them, or pandas' NamedAgg."""
    if hasattr(given, "column") and hasattr(given, "aggfunc"):
        if getattr(given, "args", ()) or getattr(given, "kwargs", {}):
            raise ArgumentError(f"{name}= has arguments of its own", "bind them: pd.NamedAgg('x', lambda s: f(s, 2))")
        return given.column, given.aggfunc
    if not isinstance(given, tuple) or len(given) != 2:
        raise ArgumentError(f"{name}= is {given!r}", "name a column and a function: agg(low=('x', f))")
    return given
