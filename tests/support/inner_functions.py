"""Random functions of one integer with functions inside: ``def``, ``lambda``, generators, what is unused and raises."""

import random
from typing import Any

NAMES = ("p", "q", "r", "s")


class Maker:
    """Writes one function; every integer stays small, so that none leaves 64 bits."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)
        self._functions: list[tuple[str, int]] = []
        self._count = 0

    def source(self) -> str:
        """Return the text of the function ``f``."""
        lines = ["def f(a):", "    v0 = a", "    v1 = 3"]
        variables = ["a", "v0", "v1"]
        for _ in range(self._random.randint(4, 9)):
            lines += [f"    {line}" for line in self._statement(variables, depth=2)]
        return "\n".join([*lines, f"    return {self._expression(variables, 2)}"])

    def _fresh(self, stem: str) -> str:
        self._count += 1
        return f"{stem}{self._count}"

    def _statement(self, variables: list[str], depth: int) -> list[str]:
        kinds = ["assign", "assign", "dead", "dead", "lambda", "def", "unused call", "raise", "maybe", "make"]
        if depth:
            kinds += ["if", "for", "nonlocal", "generator"]
        return getattr(self, "_" + self._random.choice(kinds).replace(" ", "_"))(variables, depth)  # type: ignore[no-any-return]

    def _block(self, variables: list[str], depth: int) -> list[str]:
        """Return statements of an inner block: functions made there are not called outside."""
        known, own = list(self._functions), list(variables)
        lines = [line for _ in range(self._random.randint(1, 3)) for line in self._statement(own, depth - 1)]
        self._functions = known
        return [f"    {line}" for line in lines]

    def _assign(self, variables: list[str], depth: int) -> list[str]:
        target = self._random.choice([*variables[1:], self._fresh("v")])
        text = f"{target} = {self._expression(variables, depth)}"
        if target not in variables:
            variables.append(target)
        return [text]

    def _dead(self, variables: list[str], depth: int) -> list[str]:
        value = self._raising(variables, depth)
        return [self._random.choice([value, f"{self._fresh('unused')} = {value}"])]

    def _unused_call(self, variables: list[str], depth: int) -> list[str]:
        return [self._call(variables, depth) or "pass"]

    def _raise(self, variables: list[str], depth: int) -> list[str]:
        return [
            f"if {self._test(variables, depth)} and a == {self._random.randint(-4, 6)}:",
            "    raise KeyError('here')",
        ]

    def _maybe(self, variables: list[str], depth: int) -> list[str]:
        name = self._fresh("w")
        return [f"if {self._test(variables, depth)}:", f"    {name} = 1", f"v1 = {name} + v1 % 50"]

    def _lambda(self, variables: list[str], depth: int) -> list[str]:
        name, count = self._fresh("g"), self._random.randint(1, 3)
        names = NAMES[:count]
        body = self._random.choice([self._expression, self._raising])([*variables, *names], depth)
        given = [*names[:1], *(f"{one}={self._expression(variables, 0)}" for one in names[1:])]
        self._functions.append((name, count))
        return [f"{name} = lambda {', '.join(given)}: {body}"]

    def _def(self, variables: list[str], depth: int) -> list[str]:
        name, count = self._fresh("h"), self._random.randint(1, 2)
        names = NAMES[:count]
        inside = [*variables, *names]
        own = self._fresh("z")
        lines = [f"def {name}({', '.join(names)}):"]
        lines += [f"    if {self._test(inside, 1)}:", f"        {own} = {self._expression(inside, 1)}"]
        lines += [f"    {line}" for line in self._dead(inside, 1)]
        lines += [f"    if {self._test(inside, 0)}:", f"        return {self._expression(inside, 1)}"]
        lines += [f"    return {own if self._random.random() < 0.3 else self._expression(inside, 1)}"]
        self._functions.append((name, count))
        return lines

    def _make(self, variables: list[str], depth: int) -> list[str]:
        maker, made = self._fresh("make"), self._fresh("g")
        body = self._expression([*variables, "k", "p"], depth)
        self._functions.append((made, 1))
        return [
            f"def {maker}(k):",
            f"    return lambda p: {body}",
            f"{made} = {maker}({self._expression(variables, 0)})",
        ]

    def _nonlocal(self, variables: list[str], depth: int) -> list[str]:
        name = self._fresh("n")
        lines = [f"def {name}():", "    nonlocal v1", f"    v1 = {self._expression(variables, depth)}", "    return v1"]
        return [*lines, f"v0 = {name}()", f"{name}()"]

    def _generator(self, variables: list[str], depth: int) -> list[str]:
        taker = self._random.choice(["sum", "min", "max", "any", "all"])
        over = self._random.choice(
            ["range(3)", f"(1, a, {self._expression(variables, 0)})", f"[a, 2, {variables[-1]}]"]
        )
        return [f"v0 = int({taker}({self._expression([*variables, 'x'], depth)} for x in {over})) % 97"]

    def _if(self, variables: list[str], depth: int) -> list[str]:
        lines = [f"if {self._test(variables, depth)}:", *self._block(variables, depth)]
        return [*lines, "else:", *self._block(variables, depth)] if self._random.random() < 0.5 else lines

    def _for(self, variables: list[str], depth: int) -> list[str]:
        name = self._fresh("i")
        over = self._random.choice(["range(3)", "(2, 0, a)", "[1, a]", "map(abs, [a, -2])", "range(a)"])
        return [f"for {name} in {over}:", *self._block([*variables, name], depth)]

    # -- expressions -----------------------------------------------------------------------------------

    def _test(self, variables: list[str], depth: int) -> str:
        sign = self._random.choice(["<", ">", "==", "!=", "<="])
        return f"{self._expression(variables, min(depth, 1))} {sign} {self._random.randint(-3, 5)}"

    def _expression(self, variables: list[str], depth: int) -> str:
        """Return an integer of at most three digits."""
        if depth <= 0:
            return self._random.choice([*variables, str(self._random.randint(-3, 9))])
        one, two = self._expression(variables, depth - 1), self._expression(variables, depth - 1)
        call = self._call(variables, depth - 1)
        choices = [f"({one} {sign} {two}) % 89" for sign in "+-*"]
        choices += [f"({one} if {self._test(variables, 0)} else {two})", f"max([{one}, {two}])", f"abs({one})"]
        return self._random.choice([*choices, *[f"({call}) % 71"] * 4] if call else choices)

    def _raising(self, variables: list[str], depth: int) -> str:
        """Return what raises for some values."""
        one = self._expression(variables, depth - 1)
        shapes = (
            "1 // ({})", "7 % ({})", "(1, 2, 3)[({}) % 5]", "1 << ({}) % 9 - 2", "int(1 / ({}))",
            "[4, 5][({}) % 3 - 1]",
        )  # fmt: skip
        return self._random.choice(shapes).format(one)

    def _call(self, variables: list[str], depth: int) -> str:
        if not self._functions:
            return ""
        name, count = self._random.choice(self._functions)
        given = [self._expression(variables, min(depth, 0)) for _ in range(count)]
        if name.startswith("g"):
            given = given[: self._random.randint(1, count)]
        if len(given) > 1 and self._random.random() < 0.3:
            given[-1] = f"{NAMES[len(given) - 1]}={given[-1]}"
        return f"{name}({', '.join(given)})"


def random_function(seed: int) -> tuple[Any, str]:
    """Return function number ``seed``, and its text."""
    text = Maker(seed).source()
    scope: dict[str, Any] = {}
    exec(compile(text, f"<inner {seed}>", "exec"), scope)  # noqa: S102 - our own text
    return scope["f"], text
