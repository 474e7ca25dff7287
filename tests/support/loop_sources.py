"""Sources of functions of integers with loops over ranges, tables and limits, helpers and early returns."""

from random import Random

import numpy as np

TABLES = {
    "SMALL": np.array([3, -1, 4, 1, -5, 9, 2, 6]),
    "LARGE": np.array([2**40, -(2**41), 7, 2**62 - 1]),
    "NARROW": np.array([2, 7, -1], np.int16),
    "EMPTY": np.array([], np.int64),
}
EDGES = (0, 1, 2, 3, 10, 1000, 2**20 - 1, 2**20, 2**21, 3037000499, 3037000500, 2**31, 2**45, 2**61, 2**62, 2**63 - 1)


def value(random: Random) -> int:
    """Return an integer: small ones, and those near limits, of both signs."""
    return random.choice(EDGES) * random.choice((1, 1, -1)) if random.random() < 0.5 else random.randrange(-9, 60)


def _one(random: Random, depth: int, names: tuple[str, ...]) -> str:
    if depth <= 0:
        return random.choice((*names, *names, "1", "3", "-2", "100"))
    a, b = _one(random, depth - 1, names), _one(random, depth - 2, names)
    return random.choice(
        (
            f"({a} + {b})", f"({a} - {b})", f"({a} * {b})", f"({a} * {b})", f"({a} // 3)", f"({a} % 7)", f"-{a}",
            f"abs({a})", f"({a} << 2)", f"({a} >> 1)", f"min({a}, {b})", f"({a} if {b} > 1 else {b})",
        )
    )  # fmt: skip


def source(random: Random) -> str:
    """Return the text of ``helper`` and of ``f(a, b)``, which calls it."""
    steps = ("s += {}", "s -= {}", "s = s * 3 + {}", "s, t = t, s + {}", "t += {}", "s *= {}", "s = max(s, {})")
    loops = (
        "for v in SMALL:", "for v in LARGE:", "for v in NARROW:", "for v in EMPTY:", "for v in range(7):",
        "for v in range(b % 50):", "for v in range(len(SMALL)):", "while s < 1000 and v < 40:",
    )  # fmt: skip
    head = random.choice(loops)
    body = [random.choice(steps).format(_one(random, random.choice((0, 1, 2)), ("v", "a", "s"))) for _ in "ab"]
    lines = ["def helper(p, q):", "    for _ in range(p % 5):", "        q += p * q", "    return q", ""]
    lines += ["def f(a, b):", f"    s = {_one(random, 1, ('a', 'b'))}", "    t = v = 1", f"    {head}"]
    if random.random() < 0.3:
        lines += ["        if s == 0:", "            return t"]
    lines += [f"        {line}" for line in body[: random.choice((1, 2))]]
    lines += ["        v += 1"] if head.startswith("while") else []
    last = random.choice(("s", "s + t", "s * b", "helper(s % 9, t)", "helper(a, s) - t"))
    return "\n".join([*lines, f"    return {last}", ""])
