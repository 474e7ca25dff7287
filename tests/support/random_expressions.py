"""The grammar of random functions at pandas' door: statements around an expression, and expressions.

An expression is of a value ``x``, of a row ``r``, or of an array ``v`` that a window, a group or a column ``w`` is.
"""

import collections
import re
from random import Random
from typing import Any, Final

import numpy as np

ORDINARY: Final = (
    "    return {}",
    "    try:\n        made = {}\n    except ZeroDivisionError:\n        made = -1\n    return made",
    "    try:\n        made = {}\n    except Exception:\n        made = -1\n    return made",
    "    try:\n        return {}\n    except ValueError:\n        return -1",
    "    try:\n        if 1 < 2:\n            return {}\n    except:\n        return -1",
    "    try:\n        made = {}\n    finally:\n        pass\n    return made",
    "    with nullcontext():\n        made = {}\n    return made",
    "    made = 0\n    for _ in range(1):\n        made = {}\n    return made",
    "    i, made = 0, 0\n    while i < 1:\n        made = {}\n        i += 1\n    return made",
    "    def inner():\n        return {}\n    return inner()",
    "    return h(y={}, k=2) - 2",
    "    return (made := {}) + 0",
    "    made = {}\n    return made if made == made else made + 1",
    "    return (lambda z: z)({})",
    "    return (lambda z={}: z)()",
    "    match 1:\n        case 1:\n            made = {}\n    return made",
    "    (made,) = [z for z in ({},)]\n    return made",
    "    return {} if len('ab') > 1 else -1",
)
MOVED: Final = (
    "def g({0}):\n    return {1}\n\n\ndef f({0}):\n    return g({0})\n",
    "def g({0}, k):\n    made = {1}\n    return made\n\n\ndef f({0}):\n    return g(k=1, {0}={0})\n",
    "g = lambda {0}: {1}\n\n\ndef f({0}):\n    return g({0})\n",
    "def f({0}):\n    def g({0}):\n        return {1}\n    return g({0})\n",
    "class C:\n    def g(self, {0}):\n        return {1}\n\n\nf = C().g\n",
    "def g(u, {0}):\n    return {1}\n\n\nf = functools.partial(g, 1)\n",
    "def g({0}):\n    try:\n        return {1}\n    except Exception:\n        return -1\n\n\nf = lambda {0}: g({0})\n",
)
"""Functions in which an expression is moved out of ``f``, by the name of its parameter."""

RESULTS: Final = (
    "{{'a': {0}}} if {1} else None", "({0}, 1) if {1} else None", "[{0}]", "({0}, {0})", "{{'a': {0}}}",
    "None if {1} else {0}", "np.nan if {1} else {0}", "str({0})", "bool({0})", "({0} if {1} else 'text')",
)  # fmt: skip
"""What a value's or a row's function may return, of a number and a condition."""

OF_OBJECTS: Final = (
    "str({})", "isinstance({}, int)", "isinstance({}, bool)", "isinstance({}, float)", "type({}).__name__", "{} + 100",
    "isinstance({}, np.floating)", "isinstance({}, np.integer)", "f'{{{}}}'", "~({} > 1)", "({} > 1) + ({} > 0)",
    "{} is None", "{} in (1, 2.5)", "1 / {}", "{} == 1", "pd.isna({})", "bool({}) is True", "np.fmax({}, 2)",
    "np.max([{}, 1])", "np.mean(({}, True))", "[np.abs({})]", "np.sqrt({})", "len(np.str_({}))",
    "hasattr({}, 'item')",
)  # fmt: skip
"""Expressions that tell what a value is, and not only how much."""

OF_CAPTURED: Final = (
    "D['a']", "D.get('z')", "('zz' in D)", "E[1]", "E.get(1, 2)", "(1 in S)", "A[0]", "M.mean()", "M.sum()", "N.p",
    "N[1]", "L[0]", "len(L)", "(1 in L)", "I + 1", "(1 + I)", "F * 2", "U.upper()", "C['z']", "np.mean(M)", "K.mean()",
    "K.sum()", "np.sum(K)", "K.std()", "H.held(1)",
)  # fmt: skip
"""Expressions of captured objects; most are of classes that change what their base does, ``K`` holds large ints."""

OF_TEXT: Final = (
    "int(x) % 97", "int(x, 16)", "int(x)", "float(x)", "len(x)", "float(x or 0)", "names.index(x)", "ord(x[0])",
    "len(chr(0xD7FF + len(x)))", "len(x.encode('ascii', 'ignore'))", "int(float(x))", "(P.match(x) is None)",
    "(0 if not (P.match(x) if len(x) > 1 else None) else 1)", "len(x.split(sep=',', maxsplit=1))", "int(x, base=8)",
    "len(x.encode('ascii'))", "x.count('1')", "x.index('f')", "float(x) // 1", "int(x) ** 2", "int(x) * 10**10",
    "len(x.split(3))", "len(np.str_(x))", "x.nothing(1)",
)  # fmt: skip
"""Numbers of a text."""

TEXTS_OF: Final = (
    "x if x == 'US' else 'Other Countries'", "x.upper() if len(x) > 2 else 'a longer text than all of them'", "x + '!'",
    "float(x) if x != 'x' else np.nan", "x if x else None", "names.get(x, x) if 0 else x.strip()", "x.zfill(width=30)",
)  # fmt: skip
"""Results of a text."""

WAYS: Final = (
    "r[['b', 'a']].iloc[1]", "r.get('a')", "r.values[0]", "r.to_dict()['a']", "r.iloc[0]", "r.loc['a']", "r.at['a']",
    "r.to_numpy()[1]", "dict(r)['a']", "list(r)[0]", "r.tolist()[1]", "r.mean()", "r.sum()", "r.max()", "r.min()",
    "r.clip(upper=2).sum()", "r.std(ddof=0)", "r[['a']].iloc[0]", "[one for _, one in r.items()][0]", "tuple(r)[1]",
    "pd.notna(r.get('absent'))", "r.get('absent', 5)", "r.a", "int(r['a'])", "r['a']", "r['b']", "r.count()",
    "r.dot(2.0)", "r.get('absent') and r['absent'] != 3", "np.max(r)", "np.mean(r.values)", "np.min(r[['b', 'a']])",
    "pd.Series([r['b'], r['a']])", "r * 2", "bool(r['a']) is True", "np.floor(r[['b', 'a']]).sum()", "np.sqrt(r).max()",
    "np.isfinite(r).sum()", "np.sign(r).iloc[0]", "r[r > 1].min()", "np.mean(r[['a']])", "np.maximum(r, 1).sum()",
)  # fmt: skip
"""Ways to a row's values, and what is of all of them."""

OF_ARRAYS: Final = (
    "v.std(ddof=0)", "v.var(ddof=1)", "sum(v)", "min(v)", "max(v)", "np.dot(v, v)", "(v ** 2).sum()", "np.std(v)",
    "np.sqrt(v).sum()", "v.mean()", "np.mean(v)", "np.var(v)", "sum(v) / len(v)", "v.max() - v.min()", "v.prod()",
    "np.percentile(v, 75) - np.percentile(v, 25)",
)  # fmt: skip
"""What arrays of each kind have."""

OF_SERIES: Final = (
    "w.values.std()", "w.array.std()", "w.values.mean()", "w.sem(ddof=0)", "w.clip(upper=2).sum()", "w.median()",
    "w.rank(ascending=False).iloc[-1]", "w.ewm(span=3).mean().iloc[-1]", "w.quantile(q=0.25)", "w.to_numpy().var()",
    "w.shift(periods=1).sum()", "w.where(w > 0, other=0).sum()", "w.nlargest(n=2).sum()", "w.iloc[0]", "w.count()",
    "w.diff(periods=1).abs().sum()", "w.sort_values(ascending=False).iloc[0]", "w.astype(float).mean()",
)  # fmt: skip
TRANSFORMS: Final = (
    "w - w.mean()", "(w - np.mean(w)) / np.std(w)", "w.rank(ascending=False)", "w / w.sum()", "w + 1", "w.fillna(0)",
    "w.clip(upper=2)", "w.cumsum()", "np.sqrt(w)", "w.shift(periods=1)", "w.max()", "w.sum()", "w > w.mean()",
)  # fmt: skip
COLUMNS: Final = (
    "(c.min(), c.max())", "[c.min(), c.max()]", "c.apply(lambda one: one > 2)", "c - c.mean()", "c.max()", "c.mean()",
    "c.sum()", "c.std(ddof=0)", "sum(c)", "c.map(lambda one: one + 1)", "len(c)", "c.clip(upper=2)", "np.mean(c)",
)  # fmt: skip


class _D(dict[str, int]):
    def __getitem__(self, key: str) -> int:
        return 42

    def get(self, key: str, default: Any = None) -> int:
        return 43

    def __contains__(self, key: object) -> bool:
        return True


class _E(dict[int, int]):
    def __missing__(self, key: int) -> int:
        return -5


class _S(set[int]):
    def __contains__(self, key: object) -> bool:
        return key == 1


class _A(np.ndarray[Any, Any]):
    def __getitem__(self, key: Any) -> float:
        return 9.0


class _N(collections.namedtuple("_Pair", "p q")):  # noqa: PYI024 - of which a subclass is captured
    __slots__ = ()

    def __getitem__(self, key: Any) -> int:
        return 5


class _L(list[int]):
    def __getitem__(self, key: Any) -> int:
        return 11

    def __len__(self) -> int:
        return 99


class _I(int):
    def __add__(self, other: object) -> int:
        return 1000

    __radd__ = __add__


class _F(float):
    def __mul__(self, other: object) -> float:
        return 3.5


class _U(str):
    __slots__ = ()

    def upper(self) -> str:
        return "mine"


FOLDED: Final = (
    "a + 1.0 if x is udf.NA else a", "a if x is udf.NA else a + x", "-a if x is udf.NA else a + (x > 1)",
    "a - 1.0 if x is not udf.NA and x > 2 else a + 0.5", "(a if x is udf.NA else x) / 2",
)  # fmt: skip
"""The next state of a fold over what may be missing, of the state ``a``."""


class _H:
    def __init__(self) -> None:
        self.h: list[int] = []

    def held(self, value: Any) -> int:
        """Change what is captured."""
        self.h.append(1)
        return len(self.h) % 2


CAPTURED: Final[dict[str, Any]] = {
    "D": _D(a=1), "E": _E(), "S": _S([2]), "A": np.array([1.0, 2.0]).view(_A), "N": _N(1, 2), "L": _L([1, 2]),
    "M": np.ma.array([1.0, 2.0, 6.0], mask=[0, 0, 1]), "I": _I(4), "F": _F(2.0), "U": _U("ab"),
    "C": collections.Counter("aab"), "K": np.array([2**62, 2**62, 2**62]), "H": _H(),
    "names": ["US", "12"], "P": re.compile("1"),
}  # fmt: skip


class Expressions:
    """Random expressions of numbers, of which ``names`` are the values that a function is handed."""

    def __init__(self, random: Random, names: tuple[str, ...]) -> None:
        self._random, self._names = random, names

    def constant(self) -> str:
        """Return a constant."""
        return self._random.choice(("1", "2", "3", "0.5", "7", "-1", "2.5", "np.int8(100)", "np.float32(.1)", "True"))

    def scalar(self, depth: int) -> str:
        """Return an expression of numbers."""
        pick, down = self._random.choice, lambda: self.scalar(depth - 1)
        if depth == 0 or self._random.random() < 0.2:
            return pick((*self._names, *self._names, self.constant()))
        way = pick(("binary", "binary", "call", "ternary", "keywords", "compare", "boolean", "not", "captured", "told"))
        match way:
            case "binary":
                return f"({down()} {pick(('+', '-', '*', '/', '//', '%'))} {down()})"
            case "ternary":
                return f"({down()} if {down()} > {self.constant()} else {down()})"
            case "compare":
                return f"({down()} {pick(('<', '<=', '==', '!='))} {down()})"
            case "keywords":
                return pick((f"round({down()}, ndigits={pick((1, 2, 23))})", f"h(k={self.constant()}, y={down()})"))
            case "boolean":
                return f"({down()} {pick(('and', 'or'))} {down()})"
            case "not":
                return f"(~({down()} > {self.constant()}))"
            case "captured":
                return f"({pick(OF_CAPTURED)} {pick('+-*')} {down()})"
            case "told":
                return f"({pick(OF_OBJECTS[1:4]).format(pick(self._names))} + {down()})"
        return pick(
            (f"abs({down()})", f"max({down()}, {down()})", f"min({down()}, {self.constant()})", f"float({down()})")
        )

    def array(self, depth: int) -> str:
        """Return an expression of arrays."""
        pick, down = self._random.choice, lambda: self.array(depth - 1)
        if depth == 0 or self._random.random() < 0.2:
            return "v"
        way = pick(("constant", "constant", "array", "where", "call"))
        if way == "constant":
            return f"({down()} {pick(('+', '-', '*', '/'))} {self.constant()})"
        if way == "array":
            return f"({down()} {pick(('+', '-', '*'))} {down()})"
        if way == "where":
            return f"np.where({self.condition(depth - 1)}, {down()}, {pick((down(), self.constant()))})"
        return pick((f"np.maximum({down()}, {down()})", f"abs({down()})", f"np.sqrt(abs({down()}))"))

    def condition(self, depth: int) -> str:
        """Return a condition of arrays."""
        one = f"({self.array(depth)} {self._random.choice(('<', '>', '<=', '=='))} {self.constant()})"
        return one if self._random.random() < 0.6 else f"({one} {self._random.choice('&|')} {self.condition(0)})"

    def reduced(self, depth: int) -> str:
        """Return a number that is of an array."""
        pick = self._random.choice
        if self._random.random() < 0.3:
            return f"({self.reduced(depth - 1)} {pick('+-*')} {self.reduced(depth - 1)})" if depth > 1 else "len(v)"
        if self._random.random() < 0.5:
            return pick((*OF_ARRAYS, *OF_SERIES))
        array = self.array(depth)
        known = (f"({array}).sum()", f"({array}).max()", f"({array}).mean()", f"({array}).min()")
        keywords = (f"({array}).std(ddof=0)", f"({array}).var(ddof=1)")
        return pick((*known, *keywords, f"({self.condition(depth)}).sum()", "float(v.sum())", "v.sum()"))


def moved(random: Random, parameter: str, expression: str) -> str:
    """Return functions ``g`` and ``f``, of which ``g`` has the expression."""
    return random.choice(MOVED).format(parameter, expression)
