"""Generated functions of reductions, and generated loops: recognised, and as CPython and NumPy compute them.

Values are multiples of 1/4 below 16, so that sums of a few are exact and only quotients and roots are rounded.
"""

import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.support.budget import budget
from tests.support.window_remainders import Remainder, agrees, compiled, in_memory, in_python

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


@pytest.mark.slow
@settings(max_examples=budget(60), deadline=None)
@given(expressions(), st.lists(WINDOW, min_size=3, max_size=6))
def test_compositions_are_numpys(expression, windows):
    """Errors too: those of an empty window, in the order in which Python evaluates."""
    check(f"def f(w):\n    return {expression} + w.sum() * 0", windows)


@pytest.mark.slow
@settings(max_examples=budget(60), deadline=None)
@given(loops(), st.lists(WINDOW, min_size=3, max_size=6))
def test_loops_are_pythons(source, windows):
    """Several accumulators in one loop, one loop after the other, in every order."""
    check(source, windows)


NAMES = st.sampled_from("stmn")
STARTS = st.sampled_from(("0.0", "w[0]", "-np.inf", "0", "1.5", "w.mean()", "len(w)"))


@st.composite
def values(draw: Any) -> str:
    """Return what a loop may assign: sums, products, choices, of the item and of anything else."""
    one, other = draw(NAMES), draw(NAMES)
    return draw(
        st.sampled_from(
            (
                f"{one} + v", f"v + {one}", f"{one} - v", f"v - {one}", f"{one} + 1", f"{one} + {other}", "v", one,
                f"{one} + v * v", f"{one} + (v - {other}) ** 2", f"{one} + 2 * v", f"max({one}, v)", f"max(v, {one})",
                f"min({one}, v)", f"min({one}, {other})", f"v if v > {one} else {other}", f"{one} + abs(v)", "2.0",
                f"{one} + v if v == v else {other}", f"{one} + bool(v)", f"np.maximum({one}, v)", f"np.fmin(v, {one})",
                f"-{one}", f"{one} * 1", f"{one} + v / 4", f"{one} + (w[0] - v) ** 2", f"{one} + w[0]",
                f"{one} if {one} >= v else v",
            )
        )
    )  # fmt: skip


@st.composite
def statements(draw: Any, indent: str) -> list[str]:
    """Return one statement of a body: an assignment, or one under a condition, with or without an else."""
    line = f"{draw(NAMES)} = {draw(values())}"
    how = draw(st.integers(0, 5))
    if how < 3:
        return [indent + line]
    name = draw(NAMES)
    test = draw(
        st.sampled_from(("v == v", "v != v", f"v > {name}", f"v < {name}", f"{name} <= v", "not np.isnan(v)", "v > 0"))
    )
    if how == 3:
        return [f"{indent}if {test}:", f"{indent}    {line}"]
    if how == 4:
        second = f"{draw(NAMES)} = {draw(values())}"
        return [f"{indent}if {test}:", f"{indent}    {line}", f"{indent}else:", f"{indent}    {second}"]
    return [f"{indent}if {test}:", f"{indent}    {draw(st.sampled_from(('continue', 'break')))}", indent + line]


@st.composite
def any_functions(draw: Any) -> str:
    """Return the source of a function with one or two loops of any kind over a window."""
    lines = ["def f(w):", *(f"    {name} = {draw(STARTS)}" for name in "stmn")]
    heads = {
        "    for v in w:": [],
        "    for v in w[1:]:": [],
        "    for i in range(len(w)):": ["        v = w[i]"],
        "    for i in range(1, len(w)):": ["        v = w[i]"],
        "    for i, v in enumerate(w):": [],
        "    while i < len(w):": ["        v = w[i]", "        i += 1"],
    }
    for _ in range(draw(st.integers(1, 2))):
        head = draw(st.sampled_from(list(heads)))
        lines += [f"    i = {draw(st.sampled_from('01'))}"] if "while" in head else []
        lines += [head, *heads[head]]
        for _ in range(draw(st.integers(1, 3))):
            lines += draw(statements("        "))
    kept = draw(st.lists(NAMES, min_size=1, max_size=3, unique=True))
    return "\n".join([*lines, f"    return {' + 2 * '.join(kept)}"])


@pytest.mark.slow
@settings(max_examples=budget(120), deadline=None)
@given(any_functions(), st.lists(WINDOW.filter(bool), min_size=4, max_size=8))
def test_what_is_recognised_is_right(source, windows):
    """Whatever the loop is: a primitive or in memory, as Python computes it; with windows that have no NaN, too."""
    function = function_of(source)
    for how in ({}, {"length": 3, "clipped": False}):
        whole = [w[:3] for w in windows if len(w) >= 3 and not any(map(math.isnan, w[:3]))]
        udf_ = compiled(function, empty=False, **how)
        run = Remainder(udf_) if udf_.form == "reduced" else lambda window: in_memory(function, window)
        for window in whole if how else windows:
            found, expected = run(window), in_python(function, window)
            assert agrees(found, expected, exact=False), (source, window, found, expected)
