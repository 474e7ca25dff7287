"""Bodies as the library has them, one for each thing that the staged compiler can."""

import math

from udf.frontend.library.intrinsics import bits_of, float_of, floor, present, ratio
from udf.frontend.library.kinds import Floats

TABLE = (3.0, 5.0)


def does_a_loop_with_a_choice(a: Floats) -> float:
    total = 0.0
    for x in a:
        total += x if x == x else 1.0
    return total


def does_an_early_return(a: Floats) -> float:
    for i in range(len(a)):
        if a[i] > 3.0:
            return float(i)
    return -1.0


def does_an_enumeration(a: Floats) -> float:
    total = 0
    for i, x in enumerate(a):
        if x > 6.0:
            return float(total)
        total += i + 1
    return float(total)


def does_a_while_loop(a: Floats) -> float:
    low, high = 0, len(a)
    while low < high:
        middle = (low + high) // 2
        if middle >= 2:
            high = middle
        else:
            low = middle + 1
    return float(low)


def does_a_short_circuit(a: Floats) -> float:
    return 1.0 if len(a) > 2 and a[2] > 0.0 else 0.0


def does_or_of_items(a: Floats) -> float:
    return 2.0 if len(a) < 3 or not a[2] > 0.0 else 3.0


def does_a_choice_of_items(a: Floats) -> float:
    return a[-1] if len(a) > 0 else math.nan


def does_tuples_and_calls(a: Floats) -> float:
    (count, total), _ = _both(a, scale=TABLE[1])
    return ratio(total, float(count))


def _both(a: Floats, scale: float = 1.0) -> tuple[tuple[int, float], bool]:
    return _counted(present(a), scale), True


def _counted(a: Floats, scale: float) -> tuple[int, float]:
    count, total = 0, 0.0
    for x in a:
        count += 1
        total += x * scale
    return count, total


def does_several_returns_of_tuples(a: Floats) -> float:
    first, second = _ends(a)
    return first - second


def _ends(a: Floats) -> tuple[float, float]:
    if len(a) == 0:
        return 0.0, 1.0
    if a[0] != a[0]:
        return 5.0, 0.0
    return a[0], a[len(a) - 1] if a[-1] == a[-1] else 2.0


def does_bits(a: Floats) -> float:
    found = 0
    for x in a:
        found ^= bits_of(x) >> 3
    return float_of(found & 0xFFFFFFFFFFFFF | 1 << 52)


def does_integers(a: Floats) -> float:
    n = len(a) * 7 - 3
    return float(max(n // 4 - 5, min(n, 2), -abs(-n)) * (n & 3 | 8))


def does_math(a: Floats) -> float:
    total = 0.0
    for x in a:
        total += math.sqrt(abs(x)) + math.fabs(x) if -5.0 < x <= 7.5 else 0.25
    return total + floor(total / 3.0) - int(total / -2.0)


def does_a_variable_in_a_branch(a: Floats) -> float:
    count, best = 0, math.nan
    for x in a:
        if x == x:
            apart = x - 1.0
            count += 1
            if best != best or apart > best:
                best = apart
    return best if count else -1.0


def does_what_is_known(a: Floats) -> float:
    return _of(a, "mean", None) + _of(a, "count", 3.0)


def _of(a: Floats, name: str, other: float | None) -> float:
    if other is not None and name == "count":
        return other + len(a)
    if name in ("mean", "sum"):
        return -2.0
    return 0.0


def does_a_parameter_that_is_set(a: Floats) -> float:
    return _halved(float(len(a)), 0)


def _halved(x: float, rounds: int) -> float:
    while x > 1.0:
        x /= 2.0
        rounds += 1
    return x + rounds
