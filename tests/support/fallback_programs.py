"""Functions put together at random of statements that compile and statements that only Python can run, and columns."""

from __future__ import annotations

import contextlib
import io
import json
import logging
import random
import re
import types
import warnings
from typing import Any, NamedTuple

import numpy as np
import pandas as pd

from udf.errors import FallbackWarning

NUMBER = {
    "condition": (
        "x < 0", "x > 5", "pd.isna(x)", "x is None", "isinstance(x, float)", "x in (3, 4)", "x == 3", "x * 2 > 7",
        "x != x", "4 < abs(x) < 9", "not x", "x >= 2 or x < -3",
    ),
    "value": (
        "x * 2", "x + 1", "x * x - 3", "x / (abs(x) + 1)", "-x", "abs(x)", "x ** 40", "float(x)", "max(x, 2)",
        "x * 1.5 if x > 1 else -1.0", "x * 4611686018427387904", "helper(x)", "y",
    ),
}  # fmt: skip
TEXT = {
    "condition": (
        "pd.isna(x)", "x is None", "isinstance(x, str)", "x in ('a', 'b')", "len(x) > 2", "x.startswith('a')",
        "x == 'b'", "'1' in x", "x < 'm'", "x.isdigit()",
    ),
    "value": (
        "x.upper()", "len(x)", "x + '!'", "x[0]", "x.strip()", "int(x)", "x.replace('a', 'b')", "x * 2", "y",
    ),
}  # fmt: skip
LEAVES = (
    "seen.append(x)", "print(x)", "logger.warning('%s', x)", "return json.dumps([str(x)])", "return 'text'",
    "return None", "return [x]", "return {'a': x}", "raise Own(x)", "raise ValueError('bad', 1)", "return (x, 1)",
    "import math; return math.pi", "counts['n'] = counts.get('n', 0) + 1", "return sum(i for i in range(3))",
    "return recursive(3)", "box.n += 1", "return Own", "y = json.loads('[1]')[0]", "return True", "return 10 ** 30",
    "return 7", "return 2.5", "y = next(iter([x]))", "return str(type(x))", "return np.int64(2)", "assert x is None",
    "return np.float32(x)", "return float('nan')", "return pd.Timestamp(0)", "return bytes(3)", "return {x}",
    "y = yield_one(x)", "y = sorted([x, x])[0]", "raise KeyError(x) from None", "del y",
    "y = box.__dict__.get('m', x)", "return lambda: x", "y = (lambda *a: a[0])(x)", "return ...", "return pd.NA",
    "return complex(1)", "y = next(count_to(x))", "global tally; tally = x", "counts[str(x)] = 1", "return set([x])",
    "return {'a': [x, {'b': None}]}", "import json as j; y = j.loads('2')", "raise Own(x) from ValueError(x)",
    "from collections import Counter; return Counter([1])[1]", "del box.missing",
    "seen.extend([x]); seen.sort(key=str)",
)  # fmt: skip

ADDRESS = re.compile(r" at 0x[0-9a-f]+")
"""What tells an object's text in two runs apart."""


class Own(Exception):
    """An exception of the user's."""


def helper(x: Any) -> Any:
    return x + 3


def recursive(n: int) -> int:
    return 1 if n <= 0 else n * recursive(n - 1)


def yield_one(x: Any) -> Any:
    """Return the only value of a generator."""
    return next(one for one in [x])


def count_to(x: Any) -> Any:
    """Yield a value, and no other."""
    yield x


class Program(NamedTuple):
    """A function's source text, and the column of values, or the frame, that it runs over."""

    source: str
    data: Any
    captures: bool = False

    def _text(self, names: dict[str, Any]) -> str:
        """Return the source; inside a function of ``names``, which ``f`` captures, or beside them as globals."""
        if not self.captures:
            return self.source
        body = self.source.replace("\n", "\n    ")
        return f"def make({', '.join(names)}):\n    {body}\n    return f\nf = make({', '.join(names)})\n"

    def run(self, method: str, *, called: bool = False) -> Outcome:
        """Run it over its column by ``method``: "pandas" or "udf"; as a function that a lambda ``called``."""
        box, seen, counts, log = types.SimpleNamespace(n=0), list[Any](), dict[str, int](), io.StringIO()
        logger = logging.Logger("test")  # noqa: LOG001 - one of its own
        logger.addHandler(logging.StreamHandler(log))
        space: dict[str, Any] = {"box": box, "seen": seen, "counts": counts, "logger": logger, "json": json, "np": np}
        space |= {"pd": pd, "yield_one": yield_one, "Own": Own, "helper": helper, "recursive": recursive}
        space |= {"count_to": count_to, "tally": 0}
        exec(compile(self._text(space), "<program>", "exec"), space)  # noqa: S102 - what is tested
        printed, error, result = io.StringIO(), None, None
        with contextlib.redirect_stdout(printed), warnings.catch_warnings(), np.errstate(all="ignore"):
            warnings.simplefilter("ignore", FallbackWarning)
            try:
                door = self.data if method == "pandas" else self.data.udf
                f = space["f"]
                function = (lambda x: f(x)) if called else f
                result = door.map(function) if self.data.ndim == 1 else door.apply(function, axis=1)
            except Exception as raised:  # noqa: BLE001 - whatever it is, it is compared
                error = (type(raised), raised.args)
        return Outcome(
            result, error, (repr(seen), repr(counts), log.getvalue(), printed.getvalue(), box.n, space["tally"])
        )


class Outcome(NamedTuple):
    """What a call gave, or raised, and its side effects."""

    result: Any
    error: Any
    effects: tuple[Any, ...]


def program(draw: random.Random) -> Program:
    """Return a function of random statements, and a column with a rare odd value."""
    words = draw.choice((NUMBER, TEXT))
    lines = [f"    y = {draw.choice(('x', *words['value'][:-1]))}"]
    for _ in range(draw.randint(1, 3)):
        lines += _statement(draw, words, "    ")
    lines.append(f"    return {draw.choice(words['value'])}")
    declared = [place for place, line in enumerate(lines) if line.strip() == "global tally"]
    lines = [line for place, line in enumerate(lines) if place not in declared[1:]]  # a second one is an error
    column = _column(draw, is_text=words is TEXT)
    if draw.random() < 0.6:
        return Program("\n".join(["def f(x):", *lines, ""]), column, draw.random() < 0.5)
    other = [draw.choice(([1], "t", None, 2)) for _ in column]
    frame = pd.DataFrame({"a": column, "b": np.arange(len(column)) * 0.5, "o": pd.Series(other, column.index, object)})
    read = draw.choice(
        ("x = row['a']", "x = row.a", "x = row['a']; y = row.b", "x = row.a; z = row.o if row.b > 3 else 1")
    )
    return Program(
        "\n".join(["def f(row):", *[f"    {one}" for one in read.split("; ")], *lines, ""]), frame, draw.random() < 0.5
    )


def _statement(draw: random.Random, words: dict[str, Any], margin: str) -> list[str]:
    condition, leaves = draw.choice(words["condition"]), draw.choice(LEAVES)
    form = draw.randrange(6)
    inside = margin + "    "
    if form == 0:
        return [f"{margin}if {condition}:", *[f"{inside}{one}" for one in leaves.split("; ")]]
    if form == 1:
        other = draw.choice(words["value"])
        return [f"{margin}if {condition}:", *[f"{inside}{one}" for one in leaves.split("; ")], f"{margin}else:",
            f"{inside}y = {other}"]  # fmt: skip
    if form == 2:
        return [f"{margin}for i in range(3):", f"{inside}if {condition} and i == 1:",
            *[f"{inside}    {one}" for one in leaves.split("; ")]]  # fmt: skip
    if form == 3:
        return [f"{margin}try:", f"{inside}y = {draw.choice(words['value'])}", f"{margin}except Exception:",
            *[f"{inside}{one}" for one in leaves.split("; ")]]  # fmt: skip
    if form == 4:
        return [f"{margin}try:", f"{inside}if {condition}:", *[f"{inside}    {one}" for one in leaves.split("; ")],
            f"{margin}except (ValueError, KeyError):", f"{inside}y = {draw.choice(words['value'])}"]  # fmt: skip
    return [f"{margin}y = {draw.choice(words['value'])} if {condition} else json.loads('3')"]


def _column(draw: random.Random, *, is_text: bool) -> Any:
    rows = draw.choice((0, 1, 2, 7, 60))
    if is_text:
        values: list[Any] = [draw.choice(("a", "b", "abc", "12", "", "x1", "aa ", "é")) for _ in range(rows)]
        dtype = draw.choice(("str", object, object, "string", "category", "string[pyarrow]"))
    else:
        values = [draw.choice((-7, -1, 0, 1, 2, 3, 4, 5, 6, 9)) for _ in range(rows)]
        dtype = draw.choice(
            (
                "float64", "int64", "Int64", object, "int8", "float32", "bool", "int16", "Float64", "category",
                "int64[pyarrow]",
            )
        )  # fmt: skip
    if dtype is object and rows and draw.random() < 0.6:
        values[draw.randrange(rows)] = draw.choice((None, 3, 2.5, "z", True, 2**70, [1]))
    if (
        dtype in ("float64", "Int64", "str", "string", "Float64", "category", "string[pyarrow]", "int64[pyarrow]")
        and rows
        and draw.random() < 0.4
    ):
        values[draw.randrange(rows)] = None
    return pd.Series(values, index=range(5, 5 + rows), name="given", dtype=dtype)


def differences(ours: Outcome, theirs: Outcome) -> str:
    """Return in words what differs; "" if nothing does."""
    if ours.error != theirs.error and repr(ours.error) != repr(theirs.error):
        return f"raised {ours.error}, pandas {theirs.error}"
    if ours.effects != theirs.effects:
        return f"side effects {ours.effects}, pandas {theirs.effects}"
    if theirs.error is not None:
        return ""
    if type(ours.result) is not type(theirs.result):
        return f"type {type(ours.result)}, pandas {type(theirs.result)}"
    if theirs.result.ndim == 2:
        return "" if ours.result.equals(theirs.result) else f"frame {ours.result}, pandas {theirs.result}"
    if ours.result.dtype != theirs.result.dtype:
        return f"dtype {ours.result.dtype}, pandas {theirs.result.dtype}"
    mine, own = list(ours.result), list(theirs.result)
    if not all(map(_is_same, mine, own)) or not ours.result.index.equals(theirs.result.index):
        return f"values {mine}, pandas {own}"
    return "" if ours.result.name == theirs.result.name else "name"


def _is_same(mine: Any, own: Any) -> bool:
    """Return whether two results are of one type and value; of floats, but for the last digits of a power."""
    if type(mine) is not type(own):
        return False
    is_near = isinstance(mine, float) and abs(mine - own) <= 4e-15 * abs(own)
    return is_near or ADDRESS.sub("", repr(mine)) == ADDRESS.sub("", repr(own))
