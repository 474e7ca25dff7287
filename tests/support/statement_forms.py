"""One expression in every form of statement, and moved into functions: each means what the expression means."""

from random import Random
from typing import Any, Final

import numpy as np
import pandas as pd

from tests.support.written import from_source

_TEXT: Final = """# plain
def f(v):
    return @E
# name
def f(v):
    r = @E
    return r
# for
def f(v):
    for _ in range(2):
        r = @E
    return r
# while
def f(v):
    n = 0
    while n < 2:
        r = @E
        n += 1
    return r
# try
def f(v):
    try:
        r = @E
    except KeyError:
        r = @W
    return r
# returned in try
def f(v):
    try:
        return @E
    except KeyError:
        return @W
# finally
def f(v):
    n = 0
    try:
        r = @E
    finally:
        n += 1
    return r
# else of try
def f(v):
    try:
        n = 1
    except KeyError:
        n = 2
    else:
        r = @E
    return r
# for in try
def f(v):
    try:
        for _ in range(2):
            r = @E
    except KeyError:
        r = @W
    return r
# ternary
def f(v):
    n = len('ab')
    return @E if n > 1 else @W
# match
def f(v):
    n = len('ab')
    match n:
        case 2:
            r = @E
        case _:
            r = @W
    return r
# comprehension
def f(v):
    return [@E for _ in range(2)][-1]
# walrus
def f(v):
    if (r := @E) is not None:
        return r
    return @W
# inner function
def f(v):
    def g():
        return @E
    return g()
# inner function of it
def f(v):
    def g(v):
        r = @E
        return r
    return g(v)
# lambda
def f(v):
    return (lambda v: @E)(v)
# lambda default
def f(v):
    g = lambda v=v: @E
    return g()
# helper
def g(v):
    return @E
def f(v):
    return g(v)
# helper by keyword
def g(u, v):
    return @E
def f(v):
    return g(v=v, u=1)
# helper of a helper
def g(v):
    return @E
def h(v):
    return g(v)
def f(v):
    return h(v)
# helper in try
def g(v):
    return @E
def f(v):
    try:
        return g(v)
    except KeyError:
        return @W
# helper that tries
def g(v):
    try:
        return @E
    except KeyError:
        return @W
def f(v):
    return g(v)
# method
class C:
    def g(self, v):
        return @E
f = C().g
# partial
import functools
def g(u, v):
    return @E
f = functools.partial(g, 1)
# static method
class C:
    @staticmethod
    def g(v):
        return @E
f = C.g
"""

FORMS: Final = dict(part.split("\n", 1) for part in _TEXT.removeprefix("# ").split("\n# "))
"""Functions ``f(v)`` that return the expression ``@E`` of ``v``; ``@W`` is of the same type, and not reached."""

FLOATS: Final = (1.0, 2.5, -3.0, 7.25, 0.5)
INTS: Final = (3, 1, -4, 7, 2)

OF_VALUES: Final = (
    "two(y=v, x=2.5)", "two(v, y=1.5)", "two(y=2, x=v)", "three(v, c=4, b=3)", "three(c=v, a=1, b=2)",
    "round(v, ndigits=1)", "sorted((v, 2.0, 1.0), reverse=True)[0]", "max(v, 2.0, key=abs)",
    "min((v, -9.5), key=lambda u: -u)", "float(f'{two(y=v, x=1):.2f}')", "sum([v, 2.0], start=0.5)",
    "int('{a}{b}'.format(b=1, a=2)) + v", "divmod(v, 2.0)[1]", "dict(a=v, b=2.0)['a']",
)  # fmt: skip
"""Expressions of a float."""

OF_NUMPY: Final = (
    "v['a'] / v['b']", "(v['a'] > 1) + (v['b'] > 0)", "v['a'] // v['b']", "~(v['a'] > 1)", "1 / v['a']",
    "v['a'] ** 2", "two(y=v['a'], x=v['b'])", "inverse(v['b'])", "both(v['a'] > 1, v['b'] > 0)", "opposite(v['a'] > 1)",
    "round(v['a'], ndigits=1)", "v['a'] % v['b']", "isinstance(v['a'], np.floating)", "isinstance(v['a'], float)",
    "isinstance(v['a'], np.integer)", "isinstance(v['a'], int)", "is_numpy(v['b'])",
    "np.clip(v['a'], a_min=0, a_max=2)",
    "v.clip(upper=2).sum()", "v.sum(skipna=False)", "v.std(ddof=0)", "int(v['a']) // 2", "power(v['a'], v['b'])",
    "both(v['a'] > 1, v['b'] > 0) / 2", "inverse(np.float64(v['b']))", "plus_one(v['a'] > 1)",
)  # fmt: skip
"""Expressions of a row of numbers, which are NumPy's scalars."""

OF_SCALARS: Final = (
    "v + np.int8(100)", "v * np.float32(.1)", "inverse(np.float64(v))", "both(np.bool_(v > 1), np.bool_(v > 0))",
    "added(v, np.int8(100))", "times(v, np.float32(.1))", "opposite(np.bool_(v > 1))", "is_numpy(np.float64(v))",
    "np.float64(v) / 0", "inverse(np.float64(v) - v)", "inverse(np.abs(v))", "is_numpy(np.abs(v))",
    "added(np.int64(v), True)",
)  # fmt: skip
"""Expressions of a number of Python's and NumPy's scalars."""

OF_SERIES: Final = (
    "v.std(ddof=0)", "v.var(ddof=0)", "v.sem(ddof=0)", "v.clip(upper=2).sum()", "v.clip(lower=0, upper=3).sum()",
    "v.rank(ascending=False).iloc[-1]", "v.quantile(q=0.25)", "v.sum(skipna=False)", "v.mean(skipna=True)",
    "np.std(v, ddof=1)", "np.quantile(v, q=0.5)", "v.diff(periods=2).abs().sum()", "v.shift(periods=1).sum()",
    "v.fillna(value=1.0).sum()", "v.between(left=0, right=3).sum()", "v.round(decimals=0).sum()",
    "v.sort_values(ascending=False).iloc[0]", "v.autocorr(lag=1)", "v.ewm(span=3).mean().iloc[-1]",
    "v.rolling(window=2).sum().iloc[-1]", "two(y=v.sum(), x=2.5)", "v.nlargest(n=2).sum()",
    "v.where(v > 0, other=0.0).sum()", "spread(v, by=2.0)", "v.head(n=2).sum()",
)  # fmt: skip
"""Expressions of a window or a group."""

NAMES: Final = """
def two(x, y):
    return x * 10 + y
def three(a, b=2, c=3):
    return a + 10 * b + 100 * c
def inverse(v):
    return 1 / v
def both(p, q):
    return p + q
def opposite(p):
    return ~p
def plus_one(p):
    return p + 1 + p
def is_numpy(v):
    return isinstance(v, np.generic)
def power(p, q):
    return p ** q
def added(p, q):
    return p + q
def times(p, q):
    return p * q
def spread(v, by=1.0, ddof=0):
    return v.std(ddof=ddof) / by
"""


def function_of(form: str, expression: str) -> Any:
    """Return the function that has an expression in a form."""
    text = FORMS[form].replace("@E", expression).replace("@W", expression)
    scope: dict[str, Any] = {"np": np, "pd": pd, "__name__": "forms"}
    return from_source(NAMES + text, scope)


SERIES = pd.Series([1.0, 2.5, 2.5, -3.0, 7.25, 0.5, 4.0, 2.0, -1.5, 3.0], name="x")
KEYS = pd.Series([1, 1, 2, 2, 2, 1, 1, 2, 1, 2], name="k")
ROWS = pd.DataFrame({"a": [3.0, 0.5, -2.0, 7.0], "b": [2.0, 0.0, 1.5, -1.0]})
WHOLE = pd.DataFrame({"a": [3, 1, -2, 7], "b": [2, 1, 5, 3]})

DOORS: Final[dict[str, tuple[tuple[str, ...], Any]]] = {
    "values": (OF_VALUES, lambda f, ours: _of(pd.Series(FLOATS), ours).map(f)),
    "scalars": (OF_SCALARS, lambda f, ours: _of(pd.Series(FLOATS), ours).map(f)),
    "whole scalars": (OF_SCALARS, lambda f, ours: _of(pd.Series(INTS), ours).map(f)),
    "rows": (OF_NUMPY, lambda f, ours: _of(ROWS, ours).apply(f, axis=1)),
    "whole rows": (OF_NUMPY, lambda f, ours: _of(WHOLE, ours).apply(f, axis=1)),
    "windows": (OF_SERIES, lambda f, ours: _of(SERIES, ours).rolling(4).apply(f)),
    "groups": (OF_SERIES, lambda f, ours: _of(SERIES.to_frame().assign(k=KEYS), ours).groupby("k")["x"].agg(f)),
}
"""Where functions are called: their expressions, and the call, of pandas or ours."""


def _of(data: Any, ours: bool) -> Any:
    return data.udf if ours else data


def case(random: Random, door: str) -> tuple[str, str]:
    """Return a form, and an expression of what a door hands out."""
    return random.choice(list(FORMS)), random.choice(DOORS[door][0])
