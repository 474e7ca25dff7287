"""UDFs of the corpus that need more than one line: branches, loops, captured values, exceptions."""

import math
from typing import Any

RATE = 0.19
LIMITS = (10, 20, 50)
OFFSET = -3


def sign(x):
    if x < 0:
        return -1
    if x > 0:
        return 1
    return 0


def grade(x):
    if x != x:
        return -1
    elif x < -10.0:
        return 0
    elif x < 0.0:
        return 1
    elif x < 10.0:
        return 2
    else:
        return 3


def nested(x, y):
    if x > 0:
        if y > 0:
            return x + y
        if y == x:
            return 0.0
        return x - y
    return y if y > x else x


def only_some_paths(x):
    y = 0.0
    if x > 2.0:
        y = x
    if x > 5.0:
        y = y * 2.0
    return y


def triangle(n):
    total = 0
    for i in range(n):
        total += i
    return total


def count_down(n):
    total = 0
    for i in range(n, -n, -3):
        total = total * 3 + i
    return total


def collatz(n):
    steps = 0
    while n > 1 and steps < 200:
        n = n // 2 if n % 2 == 0 else 3 * n + 1
        steps += 1
    return steps


def gcd(a, b):
    while b != 0:
        a, b = b, a % b
    return a


def is_prime(n):
    if n < 2:
        return False
    i = 2
    while i * i <= n:
        if n % i == 0:
            return False
        i += 1
    return True


def first_divisor_with_break(n):
    found = 0
    for i in range(2, 50):
        if n % i == 0:
            found = i
            break
    return found


def sum_odd_with_continue(n):
    total = 0
    for i in range(n):
        if i % 2 == 0:
            continue
        total += i
    return total


def loop_with_else(n):
    for i in range(2, 12):
        if n == i * i:
            result = i
            break
    else:
        result = -1
    return result


def multiplication_table(n):
    total = 0
    for i in range(n):
        for j in range(i):
            total += i * j
    return total


def newton_root(x):
    guess = x if x > 1.0 else 1.0
    for _ in range(40):
        guess = 0.5 * (guess + x / guess)
    return guess


def exp_series(x):
    term, total, k = 1.0, 1.0, 1
    while k < 30:
        term = term * x / k
        total += term
        k += 1
    return total


def horner(x):
    total = 0.0
    for c in (1.0, -2.0, 0.5, 3.0):
        total = total * x + c
    return total


def bit_count(x):
    count = 0
    while x != 0:
        x = x & (x - 1)
        count += 1
    return count


def xorshift(x):
    x ^= (x << 13) & 0xFFFFFFFF
    x ^= x >> 17
    x ^= (x << 5) & 0xFFFFFFFF
    return x


def mandelbrot(x, y):
    zx, zy, n = 0.0, 0.0, 0
    while zx * zx + zy * zy <= 4.0 and n < 50:
        zx, zy = zx * zx - zy * zy + x, 2.0 * zx * zy + y
        n += 1
    return n


def haversine_term(lat1, lat2):
    half = (lat2 - lat1) * math.pi / 360.0
    return 2.0 * 6371.0 * math.asin(math.sqrt(min(1.0, math.sin(half) ** 2)))


def sigmoid(x):
    if x >= 0:
        return 1.0 / (1.0 + math.exp(-x))
    z = math.exp(x)
    return z / (1.0 + z)


def adder(captured: float) -> Any:
    return lambda x: x + captured


def scaler(factor: int, flag: bool) -> Any:
    def scale(x):
        return x * factor if flag else x

    return scale


def with_global(x):
    return x * RATE + OFFSET


def with_global_tuple(x):
    return x in LIMITS


def with_default(x, power=2, shift=-1.5):
    return x**power + shift


def with_constant_of_math(x):
    return x * math.tau - math.e


def tuple_unpack(x, y):
    a, b = y, x
    return a - 2.0 * b


def local_function(x):
    def twice(v):
        return v * 2.0

    return twice(x) + 1.0


def negative_is_wrong(x):
    if x < 0:
        raise ValueError("negative")
    return x * 2


def too_large(x):
    if x > 1000:
        raise OverflowError("too large", 1000)
    return x + 1


def two_ways_to_fail(x):
    if x > 100.0:
        raise KeyError("high")
    if x < -100.0:
        raise IndexError("low")
    return x


def asserts(x):
    assert x != 7, "seven"
    return x - 7


def reciprocal(x):
    return 1.0 / x


def raise_in_loop(n):
    total = 0
    for i in range(10):
        if i == n:
            raise RuntimeError("reached")
        total += i
    return total


def quotient_or_raise(x, y):
    if y == 3:
        raise ArithmeticError("three")
    return x // y


def many_branches(x):
    if x == 0:
        return 11
    if x == 1:
        return 7
    if x == 2:
        return 23
    if x == 3:
        return -5
    if x == 63:
        return 2
    return x & 15


def days_in_month(year, month):
    if month == 2:
        leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
        return 29 if leap else 28
    return 30 if month in (4, 6, 9, 11) else 31
