"""Steps of scans, each from the state that the last row left: expanding values, exponential averages, ``ffill``.

A step takes an item, the numbers of its state, and numbers that are given; it returns the state after, and the value.
One that needs more than the item takes the array and the item's place.

Source: pandas 3, _libs/window/aggregations.pyx (ewm, roll_sum, roll_mean, roll_var), core/window/common.py,
core/nanops.py (na_accum_func).
"""

import math

Four = tuple[float, float, float, float]
Step = tuple[Four, float]


def alpha_of_com(x: float) -> float:
    """Return how much a new item counts, of ``ewm(com=x)``."""
    if x < 0:
        raise ValueError("comass must satisfy: comass >= 0")
    return 1.0 / (1.0 + x)


def alpha_of_span(x: float) -> float:
    """Return how much a new item counts, of ``ewm(span=x)``."""
    if x < 1:
        raise ValueError("span must satisfy: span >= 1")
    return 1.0 / (1.0 + (x - 1.0) / 2.0)


def alpha_of_halflife(x: float) -> float:
    """Return how much a new item counts, of ``ewm(halflife=x)``."""
    if x <= 0:
        raise ValueError("halflife must satisfy: halflife > 0")
    return 1.0 / (1.0 + 1.0 / (1.0 - math.exp(math.log(0.5) / x)) - 1.0)


def alpha_of_itself(x: float) -> float:
    """Return how much a new item counts, of ``ewm(alpha=x)``, as pandas computes it."""
    if x <= 0 or x > 1:
        raise ValueError("alpha must satisfy: 0 < alpha <= 1")
    return 1.0 / (1.0 + (1.0 - x) / x)


def averaged(x: float, state: Four, given: Four) -> Step:
    """Take one step of ``ewm(..).mean()``; given are what old items keep, what new ones weigh, and two flags."""
    mean, weight, count, _ = state
    factor, new, ignores, least = given
    known = x == x
    if known:
        count += 1.0
    if mean == mean:
        if known or ignores == 0.0:
            weight *= factor
            if known:
                if mean != x:
                    if new != 1.0 and factor == 0.5:  # pandas' own case, of com=1 without adjust
                        new = 1.0 - weight
                    mean = (weight * mean + new * x) / (weight + new)
                weight = weight + new if new == 1.0 else 1.0
    elif known:
        mean = x
    return (mean, weight, count, 0.0), mean if count >= max(least, 1.0) else math.nan


def varied(x: float, state: tuple[float, ...], given: Four) -> tuple[tuple[float, ...], float]:
    """Take one step of ``ewm(..).var()``; the state has sums of weights and of their squares, too."""
    mean, spread, total, squares, weight, count = state
    factor, new, ignores, least = given
    known = x == x
    if known:
        count += 1.0
    if mean == mean:
        if known or ignores == 0.0:
            total *= factor
            squares *= factor * factor
            weight *= factor
            if known:
                before, whole = mean, weight + new
                if mean != x:
                    mean = (weight * before + new * x) / whole
                apart, off = before - mean, x - mean
                spread = (weight * (spread + apart * apart) + new * (off * off)) / whole
                total += new
                squares += new * new
                weight = whole
                if new != 1.0:
                    total /= whole
                    squares /= whole * whole
                    weight = 1.0
    elif known:
        mean = x
    rest = total * total - squares
    found = total * total / rest * spread if rest > 0.0 and count >= max(least, 1.0) else math.nan
    return (mean, spread, total, squares, weight, count), found


def deviated(x: float, state: tuple[float, ...], given: Four) -> tuple[tuple[float, ...], float]:
    """Take one step of ``ewm(..).std()``."""
    after, variance = varied(x, state, given)
    return after, math.sqrt(variance) if variance >= 0.0 else variance


def added(x: float, state: Four, given: Four) -> Step:
    """Take one step of ``expanding(least).sum()``, after Kahan."""
    total, lost, count, _ = state
    if x == x:
        count += 1.0
        y = x - lost
        after = total + y
        lost = after - total - y
        total = after
    return (total, lost, count, 0.0), total if count >= given[0] else math.nan


def meant(x: float, state: Four, given: Four) -> Step:
    """Take one step of ``expanding(least).mean()``."""
    after, _ = added(x, state, given)
    total, _, count, _ = after
    return after, total / count if count >= given[0] and count > 0.0 else math.nan


def counted(x: float, state: Four, given: Four) -> Step:
    """Take one step of ``expanding(least).count()``."""
    total, _, rows, _ = state
    after = total + 1.0 if x == x else total
    return (after, 0.0, rows + 1.0, 0.0), after if rows + 1.0 >= given[0] else math.nan


def _extreme(x: float, state: Four, given: Four, falls: bool) -> Step:
    best, _, count, _ = state
    if x == x:
        further = min(best, x) if falls else max(best, x)
        best = x if count == 0.0 else further
        count += 1.0
    return (best, 0.0, count, 0.0), best if count >= max(given[0], 1.0) else math.nan


def greatest(x: float, state: Four, given: Four) -> Step:
    """Take one step of ``expanding(least).max()``."""
    return _extreme(x, state, given, False)


def least(x: float, state: Four, given: Four) -> Step:
    """Take one step of ``expanding(least).min()``."""
    return _extreme(x, state, given, True)


def spread(x: float, state: Four, given: Four) -> Step:
    """Take one step of ``expanding(least).var(ddof)``, after Welford."""
    mean, m2, count, _ = state
    if x == x:
        count += 1.0
        apart = x - mean
        mean += apart / count
        m2 += apart * (x - mean)
    enough = count >= max(given[0], 1.0) and count > given[1]
    return (mean, m2, count, 0.0), m2 / (count - given[1]) if enough else math.nan


def deviation(x: float, state: Four, given: Four) -> Step:
    """Take one step of ``expanding(least).std(ddof)``."""
    after, variance = spread(x, state, given)
    return after, math.sqrt(variance) if variance == variance else math.nan


def filled(x: float, state: Four, given: Four) -> Step:
    """Take one step of ``ffill()``."""
    last = x if x == x else state[0]
    return (last, 0.0, 0.0, 0.0), last


def summed(x: float, state: tuple[float], given: Four) -> tuple[tuple[float], float]:
    """Take one step of ``cumsum``: what is missing stays so, and the sum goes on behind it."""
    total = state[0] + x
    return (total if x == x else state[0],), total if x == x else x


def multiplied(x: float, state: tuple[float], given: Four) -> tuple[tuple[float], float]:
    """Take one step of ``cumprod``."""
    total = state[0] * x
    return (total if x == x else state[0],), total if x == x else x


def added_up(x: float, state: tuple[float], given: Four) -> tuple[tuple[float], float]:
    """Take one step of ``np.cumsum``: NaN stays, and so do all that follow."""
    return (state[0] + x,), state[0] + x


def multiplied_up(x: float, state: tuple[float], given: Four) -> tuple[tuple[float], float]:
    """Take one step of ``np.cumprod``."""
    return (state[0] * x,), state[0] * x


def risen(x: float, state: tuple[float], given: Four) -> tuple[tuple[float], float]:
    """Take one step of ``cummax``."""
    best = max(state[0], x)
    return (best,), best if x == x else x


def fallen(x: float, state: tuple[float], given: Four) -> tuple[tuple[float], float]:
    """Take one step of ``cummin``."""
    best = min(state[0], x)
    return (best,), best if x == x else x


def highest(x: float, state: tuple[float], given: Four) -> tuple[tuple[float], float]:
    """Take one step of ``np.maximum.accumulate``: NaN stays."""
    best = state[0]
    best = x if x > best or x != x else best
    return (best,), best


def lowest(x: float, state: tuple[float], given: Four) -> tuple[tuple[float], float]:
    """Take one step of ``np.minimum.accumulate``: NaN stays."""
    best = state[0]
    best = x if x < best or x != x else best
    return (best,), best
