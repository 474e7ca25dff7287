"""Functions of integers, each with a value for which the result needs more than 64 bits."""

import math

MOST = 2**63 - 1

BEYOND = {
    "add": (lambda x: x + 1, MOST),
    "subtract": (lambda x: x - 2, -MOST),
    "multiply": (lambda x: x * 4, 2**62),
    "a square": (lambda x: x * x, 2**32),
    "a negative factor": (lambda x: x * -3, 2**62),
    "a change of sign": (lambda x: x * -1, -(2**63)),
    "negate": (lambda x: -x, -(2**63)),
    "absolute": (lambda x: abs(x), -(2**63)),
    "shift": (lambda x: x << 3, 2**60),
    "a shift out of sight": (lambda x: 1 << x, 64),
    "power": (lambda x: x**3, 2**21),
    "a variable power": (lambda x: 3**x, 41),
    "floor division": (lambda x: x // -1, -(2**63)),
    "a sum of a tuple": (lambda x: sum((x, 1, x)), 2**62),
    "a product of a tuple": (lambda x: math.prod((x, x)), 2**32),
    "factorial": (lambda x: math.factorial(x), 21),
    "permutations": (lambda x: math.perm(x), 21),
    "greatest common divisor": (lambda x: math.gcd(x, 0), -(2**63)),
    "rounding": (lambda x: round(x, -3), MOST),
    "rounding to more than there is": (lambda x: round(x, -19), 6 * 10**18),
}


def looping(x, n):
    """Add up."""
    total = 0
    for i in range(n):
        total += x * i
    return total


def doubling(x, n):
    """Multiply until a limit is reached, which a wrapped number would never reach."""
    while x < n:
        x *= 2
    return x


def product(x, n):
    """Multiply in a loop of constant length."""
    total = n
    for _ in range(4):
        total *= x
    return total
