"""Functions with loops that no constant bounds: of values and of windows."""

from typing import Any


def collatz(n: int) -> int:
    """Count steps until a Collatz sequence is over."""
    steps = 0
    while n > 1:
        n = n // 2 if n % 2 == 0 else 3 * n + 1
        steps += 1
    return steps


def first_power(n: int) -> int:
    """Leave a loop in its middle, and go on with its next round."""
    k = 1
    while True:
        k *= 3
        if k > n:
            break
        if k % 9 == n % 9:
            continue
        k += 1
    return k


def nested(n: int) -> int:
    """Run short loops, and one that nobody can count, in a longer one."""
    found = 0
    for i in range(n % 37):
        for j in range(i % 5):
            if j == 3:
                break
            found += i ^ j
        else:
            while found % 7 == 3:
                found += 2
    return found


def raising(n: int) -> int:
    """Raise in a loop."""
    while n % 5:
        n -= 1
        if n % 7 == 3:
            raise ValueError("seven")
    return n


def two_loops(n: int) -> int:
    """Run one loop after the other."""
    total = 0
    while n:
        total += n % 10
        n //= 10
    while total > 9:
        total -= 9
    return total


def root(n: int) -> float:
    """Take a root by Newton's method."""
    x, y = float(n), 1.0
    while abs(y * y - x) > 1e-9 * (x + 1.0):
        y = (y + x / y) * 0.5
    return y


FUNCTIONS = (collatz, first_power, nested, raising, two_loops, root)


def endless(n: int) -> int:
    """Count round and round."""
    while n >= 0:
        n = (n + 1) % 1000
    return n


def endless_without_a_body(n: int) -> int:
    """Do nothing, for ever."""
    while n != -1:
        if n < 0:
            return n
    return 5


def endless_outside(n: int) -> int:
    """Run short loops for ever."""
    while n >= 0:
        for k in range(n % 3):
            n += k
        n %= 100
    return n


def endless_behind_break(n: int) -> int:
    """Leave a loop for ever."""
    total = 0
    while total >= 0:
        k = n
        while k > 0:
            k -= 1
            if k % 2:
                total = (total + 1) % 10
                break
    return total


ENDLESS = (endless, endless_without_a_body, endless_outside, endless_behind_break)


def last_sum(w: Any) -> float:
    """Sum from the end until a value is negative, over and over until it is enough."""
    total, i = 0.0, 0
    while total < 40.0:
        total += abs(w[-1 - i % 3]) + 0.25
        i += 1
    return total


def endless_window(w: Any) -> float:
    """Go round and round a window."""
    total, i = 0.0, 0
    while total > -1.0:
        total += abs(w[i % 3])
        i += 1
    return total


def endless_mean(w: Any) -> float:
    """Change a window's mean for ever."""
    x = w.mean()
    while x < 2.0:
        x = abs(x - 1.0)
    return x
