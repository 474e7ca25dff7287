"""Sources of functions that mix integers, large ones too, with floats over branches and loops; and Python's own answer.

``Whole`` is an int that remembers how large any integer on the way was: beyond 2**53 a refusal is in order.
"""

from random import Random
from types import CodeType, FunctionType
from typing import Any

WORD = 0xFFFFFFFFFFFFFFFF
WHOLE = ("a", "b", "u", "s", "t")
"""Columns: two of int64, one of uint64, one of int32, one of bool."""

DTYPES = {"a": "int64", "b": "int64", "u": "uint64", "s": "int32", "t": "bool", "x": "float64"}
EDGES = {
    "int64": (0, 1, -1, 7, -8, 2**31, 2**53, 2**53 + 1, -(2**53) - 1, 2**62, 2**63 - 1, -(2**63), 10**18 + 3),
    "uint64": (0, 1, 5, 2**53 + 1, 2**63 - 1, 2**63, 2**63 + 5, 2**64 - 1),
    "int32": (0, 1, -1, 100, -128, 2**31 - 1, -(2**31)),
    "bool": (False, True),
    "float64": (0.0, 1.5, -2.5, 3.0, 2.0**53, -(2.0**60), 1e300),
}


def row(random: Random) -> dict[str, Any]:
    """Return one value of each column; small ones are as likely as large ones."""
    found = {}
    for name, dtype in DTYPES.items():
        edge = random.choice(EDGES[dtype])
        small = random.randrange(0 if dtype == "uint64" else -9, 10)
        found[name] = edge if dtype in {"bool", "float64"} or random.random() < 0.4 else small
    return found


class Source:
    """Draws the text of expressions and statements."""

    def __init__(self, random: Random) -> None:
        self._random = random
        self._names: list[str] = []

    def _one(self, *choices: Any) -> Any:
        return self._random.choice(choices)

    def whole(self, depth: int) -> str:
        """Return an integer."""
        if depth <= 0:
            return self._one(*WHOLE, "0", "1", "3", "-2", "10")
        a, b = self.whole(depth - 1), self.whole(depth - 2)
        return self._one(
            f"({a} + {b})", f"({a} - {b})", f"({a} * {b})", f"({a} // {self._one('3', '-7', '10')})",
            f"({a} % {self._one('3', '-7', '10')})", f"-{a}", f"abs({a})", f"({a} & {b})", f"({a} | {b})",
            f"({a} ^ {b})", f"({a} << {self._one('1', '5', '31')})", f"({a} >> {self._one('1', '5', '31')})",
            f"({a} ** 2)",
            f"min({a}, {b})", f"max({a}, {b})", f"({a} if {self.condition()} else {b})",
            f"(({a} * {b} + {a}) & {WORD})",
            f"(({a} - {b}) & 0xFFFF)", f"(({a} * {b}) % {self._one('2**8', '2**32')})",
        )  # fmt: skip

    def mixed(self, depth: int) -> str:
        """Return an integer or a float."""
        if depth <= 0:
            return self._one("x", "0.5", *WHOLE, *self._names)
        a, b = self.mixed(depth - 1), self.mixed(depth - 2)
        return self._one(
            f"({a} + {b})", f"({a} - {b})", f"({a} * {b})", f"({a} / {self._one('3', 'x or 1', '0.5')})",
            f"({a} % {self._one('3', '2.5', '-10')})", f"({a} // {self._one('3', '10')})", f"-{a}", f"abs({a})",
            f"({a} if {self.condition()} else {b})", f"min({a}, {b})", self.whole(depth),
        )  # fmt: skip

    def condition(self) -> str:
        """Return a comparison."""
        a, b = self._one("x", *WHOLE), self._one("0", "1.5", *WHOLE)
        return f"{a} {self._one('<', '>', '==', '<=')} {b}"

    def function(self) -> str:
        """Return the source of ``f``: assignments on branches, a loop, a result."""
        lines = [f"def f({', '.join(DTYPES)}):"]
        for name in ("y", "z")[: self._one(1, 2)]:
            lines.append(f"    {name} = {self._one('0', '1', self.whole(1), self.mixed(1))}")
            self._names.append(name)
            lines += [f"    if {self.condition()}:", f"        {name} = {self.mixed(2)}"]
            if self._one(True, False):
                lines += ["    else:", f"        {name} {self._one('=', '+=', '-=', '*=')} {self.mixed(1)}"]
        if self._one(True, False, False):
            lines += [
                f"    for i in range({self._one('3', '5')}):",
                f"        y {self._one('+=', '*=')} {self.mixed(0)}",
            ]
        last = self._one("y", f"{self.mixed(1)}", f"y {self._one('%', '//')} 7", f"y == {self.mixed(0)}", "y * 2 + 1")
        return "\n".join([*lines, f"    return {last}", ""])


class Whole(int):
    """An integer whose results are such too; the largest of all is in ``largest``."""

    largest = 0

    def _kept(self, value: Any) -> Any:
        if type(value) not in (int, bool):
            return value
        Whole.largest = max(Whole.largest, abs(value))
        return Whole(value)


def _operation(name: str) -> Any:
    plain = getattr(int, name)
    return lambda self, *others: self._kept(plain(self, *others))


for _name in (
    "add", "radd", "sub", "rsub", "mul", "rmul", "floordiv", "rfloordiv", "mod", "rmod", "and", "rand", "or", "ror",
    "xor", "rxor", "lshift", "rlshift", "rshift", "rrshift", "pow", "rpow", "neg", "abs", "invert",
):  # fmt: skip
    setattr(Whole, f"__{_name}__", _operation(f"__{_name}__"))


def asked(function: Any, values: dict[str, Any]) -> tuple[Any, int]:
    """Return Python's answer for one row (an exception as itself), and the largest integer on the way."""
    given = {name: Whole(v) if type(v) in (int, bool) else v for name, v in values.items()}
    Whole.largest = max(abs(v) for v in given.values() if isinstance(v, int))
    try:
        found = FunctionType(with_wholes(function.__code__), function.__globals__)(**given)
    except (ArithmeticError, ValueError) as error:
        return error, Whole.largest
    return found, Whole.largest


def with_wholes(code: CodeType) -> CodeType:
    """Return ``code`` whose constant integers are noticed too: ``y = 9``, and then ``y *= y``."""
    return code.replace(co_consts=tuple(Whole(c) if type(c) is int else c for c in code.co_consts))
