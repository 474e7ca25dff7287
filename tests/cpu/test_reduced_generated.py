"""Generated functions of reductions, and generated loops: recognised, and as CPython and NumPy compute them.

Values are multiples of 1/4 below 16, so that sums of a few are exact and only quotients and roots are rounded.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.window_remainders import Remainder, agrees, compiled, in_python

if TYPE_CHECKING:
    from collections.abc import Callable

VALUE = st.one_of(st.integers(-64, 64).map(lambda n: n / 4), st.just(-0.0), st.just(math.nan))
WINDOW = st.lists(VALUE, max_size=6)

EXACT = (
    "w.sum()", "np.nansum(w)", "len(w)", "np.isnan(w).sum()", "w[0]", "w[-1]", "w[1]", "w.min()", "np.max(w)", "max(w)",
    "min(w)", "np.nanmin(w)", "np.nanmax(w)", "w[~np.isnan(w)].sum()", "np.ptp(w)", "sum(w)", "2", "0.5",
)  # fmt: skip
ROUNDED = ("w.mean()", "np.nanmean(w)", "w.std(ddof=1)", "np.var(w)", "np.std(w)")


@st.composite
def expressions(draw: Any, depth: int = 3) -> str:
    """Return scalar work on reductions, as source text; conditions are on what is exact."""
    if depth == 0 or draw(st.integers(0, 3)) == 0:
        return draw(st.sampled_from(EXACT + ROUNDED))
    left, right = draw(expressions(depth=depth - 1)), draw(expressions(depth=depth - 1))
    known = st.sampled_from(EXACT)
    return draw(
        st.sampled_from(
            (
                f"({left} + {right})",
                f"({left} - {right})",
                f"({left} * {right})",
                f"np.sqrt(np.abs({left}))",
                f"({left} if {draw(known)} < {draw(known)} else {right})",
                f"np.where({draw(known)} >= {draw(known)}, {left}, {right})",
                f"-abs({left})",
            )
        )
    )


STEPS = {
    "s += v": "s = 0.0", "s = v + s": "s = 1", "s -= v": "s = 0.0", "n += 1": "n = 0", "n += 3": "n = -1",
    "q += v * v": "q = 0.0", "q += (v - 2.5) ** 2": "q = 0.25", "m = max(m, v)": "m = -np.inf",
    "m = min(m, v)": "m = 3.0", "if v > m: m = v": "m = 0.5", "if m > v: m = v": "m = np.inf", "t += v / 4": "t = 0.0",
    "if v == v: k += v": "k = 0.0", "if not np.isnan(v): k += 1": "k = 0", "if v != v: k += 1": "k = 0",
    "last = v": "last = -9.0",
}  # fmt: skip
HEADS = ("for v in w:", "for i in range(len(w)):\n        v = w[i]", "for i, v in enumerate(w):")


@st.composite
def loops(draw: Any) -> str:
    """Return the source of a function with one or two loops, each of several steps on variables of their own."""
    lines = []
    for number in range(draw(st.integers(1, 2))):
        steps = draw(st.lists(st.sampled_from(sorted(STEPS)), min_size=1, max_size=4, unique_by=_variable))
        lines += [f"    {STEPS[step]}" for step in steps]
        head = draw(st.sampled_from(HEADS))
        if draw(st.booleans()):
            lines += ["    i = 0", "    while i < len(w):", "        v = w[i]", *(f"        {s}" for s in steps)]
            lines += ["        i += 1"]
        else:
            lines += [f"    {head}", *(f"        {step}" for step in steps)]
        lines += [f"    r{number} = {' + '.join(_variable(step) for step in steps)}"]
    return "\n".join(["def f(w):", *lines, "    return r0" + (" - r1 * 2" if "    r1" in "\n".join(lines) else "")])


def _variable(step: str) -> str:
    return STEPS[step].split(" ", 1)[0]


def function_of(source: str) -> Callable[..., Any]:
    """Return the function ``f`` that a text defines."""
    scope: dict[str, Any] = {"np": np}
    exec(source, scope)  # noqa: S102 - text from above
    return scope["f"]


def check(source: str, windows: list[list[float]]) -> None:
    """Compile ``f``, and hold it against CPython on each window, and on one without rows."""
    function = function_of(source)
    remainder = Remainder(compiled(function))
    for window in ([], *windows):
        found, expected = remainder(window), in_python(function, window)
        assert agrees(found, expected, exact=False), (source, window, found, expected)


@settings(max_examples=30, deadline=None)
@given(expressions(), st.lists(WINDOW, min_size=3, max_size=6))
def test_compositions_are_numpys(expression, windows):
    """Errors too: those of an empty window, in the order in which Python evaluates."""
    check(f"def f(w):\n    return {expression} + w.sum() * 0", windows)


@settings(max_examples=30, deadline=None)
@given(loops(), st.lists(WINDOW, min_size=3, max_size=6))
def test_loops_are_pythons(source, windows):
    """Several accumulators in one loop, one loop after the other, in every order."""
    check(source, windows)
