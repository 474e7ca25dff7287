"""Under ``udf.pandas`` what the last digit of a sum decides is what pandas decides."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pandas as pd
import pytest

import udf.pandas
from tests.support.budget import budget, some
from tests.support.deciding_functions import difference
from tests.support.installed import on_cpu  # noqa: F401 - a fixture
from udf.doors.installed.decisions import adds_otherwise, decides
from udf.doors.installed.inexact import renewed, sums_that_decide


@pytest.mark.slow
@pytest.mark.parametrize("part", range(4))
def test_generated_functions_decide_as_in_pandas(part: int) -> None:
    """Windows, groups and whole columns, of values that are equal to their means: every bit is the same."""
    cases = budget(200)
    found = [difference(part * cases + seed) for seed in some(range(cases), 2)]
    assert not any(found), "\n".join(filter(None, found))


def halved(x: float) -> float:
    """Return half of a number."""
    return x / 2


def is_large(x: float) -> bool:
    """Return whether a number is above 1."""
    return x > 1


def averaged(w: Any) -> float:
    """Return a mean by hand: the number of values that are there is a whole number."""
    total, count = 0.0, 0
    for v in w:
        if v == v:
            total += v
            count += 1
    return total / count if count else 0.0


def exceeds(w: Any) -> bool:
    """Compare a sum that is added by hand."""
    total = 0.0
    for v in w:
        held = total + v
        total = held
    return total > 3


def greatest(w: Any) -> float:
    """Return the greatest value by hand."""
    best = w[0]
    for v in w:
        if v > best:  # noqa: PLR1730 - as people write it
            best = v
    return best


def first_of_two(w: Any) -> int:
    """Compare the mean, out of a tuple."""
    middle, _ = w.mean(), w.max()
    return 1 if middle > 3 else 2


def second_of_two(w: Any) -> int:
    """Compare what is exact, out of a tuple with a mean."""
    _, most = w.mean(), w.max()
    return 1 if most > 3 else 2


def from_a_branch(w: Any) -> Any:
    """Compare what is a mean on one path."""
    middle = w.mean() if len(w) > 3 else w.max()
    return max(middle > 2, 2)


def by_another_name(w: Any) -> float:
    """Call what is not known by its own name."""
    down = np.floor
    return down(w.mean())


def in_a_closure(w: Any) -> float:
    """Compare in a function inside, which reads the mean from outside."""
    middle = w.mean()

    def above(v: float) -> bool:
        return v > middle

    return 1.0 if above(w.iloc[0]) else 0.0


class Rounding:
    """An object whose method has the name of a harmless one."""

    def clip(self, x: float) -> float:
        """Return a whole number."""
        return float(int(x))


ROUNDING, WEIGHTS, CANCELLED = Rounding(), np.array([1.0, 2.0]), np.array([0.1, 0.2, -0.3])


DECIDED: list[Callable[[Any], Any]] = [
    lambda w: (w > w.mean()).sum(), lambda w: (w.iloc[-1] - w.mean()) / w.std(), lambda w: int(w.mean()),
    lambda w: w.mean() // 1, lambda w: w[int(w.mean())], lambda w: is_large(w.mean()), lambda w: round(w.std(), 2),
    lambda w: w.mean() if w.mean() > 2 else 0.0, lambda w: w[w > w.mean()].sum(), lambda w: np.floor(w.mean()),
    lambda w: w.sub(w.mean()).gt(0).sum(), lambda w: (w - w.mean()).abs().idxmax(), lambda w: f"{w.mean()}",
    lambda w: w.mean() and 3, lambda w: not w.sum(), lambda w: sum(1 for v in w if v > w.mean()),
    lambda w: [v for v in w if v > w.mean()].count(1), lambda w: w.mean() in (1.0, 2.0), lambda w: w.mean() % 1,
    lambda w: max(w, key=lambda v: abs(v - w.mean())), lambda w: np.sqrt(w.var()), lambda w: w / w.sum(),
    lambda w: w.agg("mean") > 1, lambda w: (w - w.mean()).map(lambda v: v > 0).sum(), exceeds, first_of_two,
    from_a_branch, by_another_name, in_a_closure, lambda w: ROUNDING.clip(w.mean()), lambda w: 1.0 / CANCELLED.sum(),
]  # fmt: skip
RETURNED: list[Callable[[Any], Any]] = [
    lambda w: w.mean() - w.min(), lambda w: w.max() > 2, lambda w: halved(w.mean()), lambda w: w.sum() / len(w),
    lambda w: w.std() / 2, lambda w: (w > 0).mean(), lambda w: w.max() - w.min(), lambda w: (w.diff() > 0).sum(),
    lambda w: w[w > 0].mean(), lambda w: (w**2).mean(), lambda w: np.mean(w) * 2, lambda w: w.iloc[-1] / w.iloc[0] - 1,
    lambda w: w.quantile(0.75) - w.quantile(0.25), lambda w: (w > w.median()).sum(), averaged, greatest, second_of_two,
    lambda g: (g["a"] * g["b"]).sum() / g["a"].count(), lambda w: np.dot(w, WEIGHTS) / WEIGHTS.sum(),
    lambda w: is_large(w.max()), lambda g: ", ".join(sorted(g["t"].str.strip()))[::-1] > "a", lambda w: max(w, key=abs),
]  # fmt: skip


@pytest.mark.parametrize("function", DECIDED)
def test_a_sum_that_may_decide_is_found(function: Callable[[Any], Any]) -> None:
    """Through variables, tuples, branches, helpers and loops."""
    assert decides(function)


@pytest.mark.parametrize("function", RETURNED)
def test_a_sum_that_is_returned_keeps_the_fast_way(function: Callable[[Any], Any]) -> None:
    """So does a comparison of what is no sum."""
    assert not decides(function)


def of_helper(helper: Callable[[float], Any]) -> Callable[[Any], Any]:
    """Return a function that gives a mean to a helper."""
    return lambda w: float(helper(w.mean()))


def test_a_function_of_the_same_code_may_have_another_helper() -> None:
    """What is known of the first one does not hold of the second."""
    values = pd.Series(np.arange(2000) % 7 * 0.1)
    with udf.pandas.accelerated(always=True):
        for helper in (halved, is_large, halved):
            udf.pandas.report(clear=True)
            values.rolling(20).apply(of_helper(helper))
    assert decides(of_helper(is_large))
    assert not decides(of_helper(halved))
    (found,) = sums_that_decide(of_helper(is_large), "window")
    assert renewed((), of_helper(is_large), "window") == (found,)
    assert renewed((found,), of_helper(halved), "window") == ()


def test_what_pandas_adds_in_orders_of_its_own_is_known() -> None:
    """By name, alias, operator, or as an array that goes backwards."""
    times = np.dot
    functions = [
        lambda w: w.skew(), lambda w: times(w, w), lambda w: w @ w, lambda w: w[::-1].sum(), lambda w: w.agg("kurt"),
    ]  # fmt: skip
    assert all(adds_otherwise(one, is_array=False) for one in functions)
    assert not adds_otherwise(lambda w: (w[1:] > w.mean()).sum(), is_array=False)
