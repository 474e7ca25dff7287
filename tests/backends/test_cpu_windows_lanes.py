"""Window functions with loops, several windows at once: what each window gives alone, however its control goes."""

import math
import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tests.support.budget import THOROUGH, in_turn
from tests.support.written import written
from udf import cpu
from udf.base.dtypes import DTYPES
from udf.base.handling import Handling
from udf.base.raising import RowFailure
from udf.base.stages import WindowShape
from udf.bind.bind import bind
from udf.bind.udf_call import PtxUdf, UdfCall
from udf.columns.column import Column
from udf.cpu.native import host
from udf.cpu.windows_build import loop_kernel
from udf.cpu.windows_control import _post_dominators
from udf.cpu.windows_lanes import LaneKernel
from udf.frontend import compile_to_ptx
from udf.windows.bounds import FixedBounds

ROWS = 700


WRITTEN = written(
    "def NAME(w):\n    BODY",
    """
mean: lanes nan
    total = 0.0
    for v in w:
        total += v
    return total / len(w)
most: lanes nan
    best = w[0]
    for v in w:
        if v > best:
            best = v
    return best
numbers_mean: lanes nan
    total, count = 0.0, 0
    for v in w:
        if v == v:
            total += v
            count += 1
    return total / count if count > 0 else -1.0
branches: lanes nan
    up = down = 0.0
    for i in range(1, len(w)):
        step = w[i] - w[i - 1]
        if step > 1.0:
            up += step * w[i]
        elif step < -1.0:
            if w[i] > 0.0:
                down -= step
            else:
                down += 2.0 * step
        else:
            up = up * 0.5
    return up - down
roots: lanes
    total = 0.0
    for v in w:
        if v > 0.0:
            total += math.sqrt(v)
        else:
            total -= math.exp(v)
    return total
first_above: agreeing
    for i in range(len(w)):
        if w[i] > 12.0:
            return float(i)
    return -1.0
until_negative: agreeing nan
    total = 0.0
    for v in w:
        if v < -14.0:
            break
        total += v
    return total
skips: lanes nan
    total = 0.0
    for v in w:
        if v < 0.0:
            continue
        total += v * v
    return total
nested: lanes
    total = 0.0
    for i in range(len(w)):
        for j in range(i):
            total += abs(w[i] - w[j])
    return total
whole_numbers: agreeing
    count = 0
    for v in w:
        count = (count * 3 + int(v) % 7) % 1000
    return count
neighbour: lanes nan
    total = 0.0
    for i in range(len(w) - 1):
        if w[i] > 0.0:
            total += w[i + 1]
    return total
newton: alone
    total = 0.0
    for v in w:
        x = 1.0
        while abs(x * x - abs(v)) > 1e-6 * (1.0 + abs(v)):
            x = 0.5 * (x + abs(v) / x)
        total += x
    return total
at_value: alone
    return w[int(abs(w[0])) % len(w)] + w[-1]
raises: agreeing raising
    total = 0.0
    for v in w:
        if v > 14.5:
            raise ValueError("too much")
        total += v
    return total
fails: raising
    total = 0.0
    for v in w:
        total += v
    if total > 14.5:
        raise ValueError("too much")
    return total
""",
    {"math": math},
)


IN_LANES, AGREEING, ALONE, RAISING, WITH_NAN = (
    [function for function, note in WRITTEN.items() if word in note.split()]
    for word in ("lanes", "agreeing", "alone", "raising", "nan")
)


def compiled(function: Callable[..., Any], length: int, **how: Any) -> tuple[PtxUdf, UdfCall]:
    shape = WindowShape(length=length, result=DTYPES["float64"], clipped=how.pop("clipped", False))
    columns = (Column(values=np.zeros(1)),)
    call = bind(function, columns, window=shape, how=Handling(error_model="numpy", **how))
    return compile_to_ptx(call), call


def data(seed: int, holes: float = 0.0) -> np.ndarray:
    dice = np.random.default_rng(seed)
    values = np.round(dice.standard_normal(ROWS) * 5, 2)
    values[dice.random(ROWS) < holes] = np.nan
    return values


def check(function: Callable[..., Any], length: int, values: np.ndarray, min_periods: int) -> None:
    program = cpu.BACKEND.load(cpu.BACKEND.build(*compiled(function, length, clipped=min_periods < length)))
    bounds = FixedBounds(rows=ROWS, length=length, first=1 - length, min_periods=min_periods)
    (found,) = program.run((Column(values=values),), bounds)
    wanted = np.full(ROWS, np.nan)
    for j in range(ROWS):
        window = values[max(j - length + 1, 0) : j + 1]
        if np.isfinite(window).sum() >= min_periods:
            wanted[j] = function(window)
    np.testing.assert_allclose(found.values, wanted, rtol=1e-13, atol=1e-13)


GIVING = [function for function in WRITTEN if function.__name__ != "raises"]


@pytest.mark.parametrize(("function", "length"), in_turn(GIVING, [2, 7, 40]))
def test_a_window_gives_what_it_gives_alone(function: Callable[..., Any], length: int) -> None:
    """Branches that are selects, loops that one window leaves before another, loops that depend on values."""
    values = data(length)
    if function.__name__ == "fails":
        values = -np.abs(values)
    check(function, length, values, length)


@pytest.mark.parametrize("function", WITH_NAN)
def test_windows_with_nan_beside_windows_without(function: Callable[..., Any]) -> None:
    """A comparison with NaN is false, in its own window only."""
    check(function, 9, data(3, 0.1), 4)


@pytest.mark.parametrize("function", IN_LANES + AGREEING)
def test_loops_run_in_lanes(function: Callable[..., Any]) -> None:
    """Whose windows may go different ways only where that can be undone."""
    udf, call = compiled(function, 2000)
    kernel = loop_kernel(udf, call, udf.name, "sliding", host())
    assert isinstance(kernel, LaneKernel)
    assert ("udf_slow" in kernel.names) == (function in AGREEING)


@pytest.mark.parametrize("function", ALONE)
def test_what_cannot_run_in_lanes_runs_alone(function: Callable[..., Any]) -> None:
    """A loop as long as a value says, an address that a value gives."""
    udf, call = compiled(function, 2000)
    kernel = loop_kernel(udf, call, udf.name, "sliding", host())
    assert not isinstance(kernel, LaneKernel) or "udf_slow" in kernel.names


@pytest.mark.slow
@pytest.mark.parametrize(("function", "at"), in_turn(RAISING, [0, 5, 517, 699]))
def test_an_exception_in_a_lane_is_its_own_windows(function: Callable[..., Any], at: int) -> None:
    """The first window that raises is told, or is null."""
    values = np.zeros(ROWS)
    values[at] = 20.0
    bounds = FixedBounds(rows=ROWS, length=30, first=0, min_periods=1)
    program = cpu.BACKEND.load(cpu.BACKEND.build(*compiled(function, 30)))
    first = max(at - 29, 0)
    if first > ROWS - 30:
        assert np.isnan(program.run((Column(values=values),), bounds)[0].values[-1])
        return
    with pytest.raises(RowFailure) as failed:
        program.run((Column(values=values),), bounds)
    assert failed.value.row == first
    program = cpu.BACKEND.load(cpu.BACKEND.build(*compiled(function, 30, errors="null")))
    (found,) = program.run((Column(values=values),), bounds)
    valid = np.unpackbits(found.validity, count=ROWS, bitorder="little").astype(bool)
    assert np.flatnonzero(~valid).tolist() == list(range(first, min(at, ROWS - 30) + 1))


# --- generated control flow -----------------------------------------------------------------------


class Source:
    """Writes loops over a window with branches in branches, ``continue`` and ``break``, from one seed."""

    def __init__(self, seed: int) -> None:
        self.dice = random.Random(seed)

    def value(self, depth: int = 0) -> str:
        if depth > 2 or self.dice.random() < 0.4:
            return self.dice.choice(["a", "b", "v", "w[i]", "w[0]", "w[-1]", "1.5", "-2.0", "float(n)"])
        return f"({self.value(depth + 1)} {self.dice.choice('+-*')} {self.value(depth + 1)})"

    def condition(self) -> str:
        first = f"{self.value(1)} {self.dice.choice(['<', '>', '<=', '!='])} {self.value(1)}"
        if self.dice.random() < 0.7:
            return first
        return f"({first}) {self.dice.choice(['and', 'or'])} ({self.value(2)} > {self.value(2)})"

    def step(self, indent: str, depth: int) -> str:
        chance = self.dice.random()
        if depth < 3 and chance < 0.4:
            text = f"{indent}if {self.condition()}:\n{self.steps(indent + '    ', depth + 1)}"
            otherwise = f"{indent}else:\n{self.steps(indent + '    ', depth + 1)}"
            return text + otherwise * (self.dice.random() < 0.6)
        if chance < 0.46:
            return f"{indent}if {self.condition()}:\n{indent}    continue\n"
        if chance < 0.5:
            return f"{indent}if {self.value(2)} > 9.0:\n{indent}    break\n"
        if chance < 0.6:
            return f"{indent}n += 1\n"
        return f"{indent}{self.dice.choice('ab')} = max(min({self.value()}, 50.0), -50.0)\n"

    def steps(self, indent: str, depth: int) -> str:
        return "".join(self.step(indent, depth) for _ in range(self.dice.randint(1, 3)))

    def function(self) -> Callable[..., Any]:
        body = f"    for i in range(len(w)):\n        v = w[i]\n{self.steps('        ', 0)}"
        text = f"def f(w):\n    a = 0.0\n    b = 1.0\n    n = 0\n{body}    return a + b * 0.5 + n\n"
        names: dict[str, Any] = {}
        exec(compile(text, f"<seed {self.dice}>", "exec"), names)  # noqa: S102 - our own text
        return names["f"]


@pytest.mark.filterwarnings("ignore::RuntimeWarning")  # comparisons with NaN, in Python
@pytest.mark.parametrize("seed", range(8 if THOROUGH else 4))
def test_generated_control_flow(seed: int) -> None:
    """Branches in branches, loops left and cut short by values, NaN among them."""
    check(Source(seed).function(), 6 if seed % 2 else 30, data(seed, 0.05), 4)


def _reached(start: str, after: dict[str, tuple[str, ...]], without: str = "") -> set[str]:
    """Return the blocks that control can come to from ``start``, itself among them, never by ``without``."""
    seen, waiting = set[str](), [start]
    while waiting:
        name = waiting.pop()
        if name not in seen and name != without:
            seen.add(name)
            waiting += after[name]
    return seen


@pytest.mark.parametrize("seed", range(4))
def test_the_nearest_post_dominator_is_that_of_the_definition(seed: int) -> None:
    """Of random graphs: without it no end is reached, and the others that are so come behind it."""
    dice = random.Random(seed)
    for _ in range(100):
        names = [f"b{i}" for i in range(dice.randint(1, 9))]
        after = {name: tuple(dice.sample(names, min(dice.choice([0, 1, 1, 2, 2, 3]), len(names)))) for name in names}
        ends = {name for name in names if not after[name]}
        found = _post_dominators(after)
        for name in names:
            ways = _reached(name, after) & ends
            all_ = {n for n in names if n != name and ways and not _reached(name, after, n) & ends}
            nearest = [n for n in all_ if all(one == n or not _reached(n, after, one) & ends for one in all_)]
            assert found[name] == (nearest[0] if nearest else None)
