"""Functions with ``try``, for numbers like -1, 0, 1, 2, 3, 4 and 7."""

# ruff: noqa: B012, BLE001, E722, TRY300, TRY301
# ruff: noqa: UP031
import math
from typing import Any, Final

TABLE: Final = {1: 5, 2: 6}


class Mine(ValueError):
    """A class of the user's own."""


def nested(x: float) -> Any:
    try:
        try:
            y = 10 // int(x)
        except ValueError:
            y = -5
        y = y * 2
    except ZeroDivisionError:
        y = -1
    return y


def keeps_what_was_set(x: float) -> Any:
    a = 1
    try:
        a = 2
        a = 10 // int(x)
        a = 4 + a
    except ZeroDivisionError:
        a = a + 100
    return a


def in_a_loop(x: float) -> Any:
    t = 0
    for i in range(int(x) + 2):
        try:
            t += 10 // (i - 1)
        except ZeroDivisionError:
            t += 1000
            continue
        if i == 4:
            break
    return t


def own_class(x: float) -> Any:
    try:
        if x > 2:
            raise Mine("too big %s" % x)
        return 1.0
    except Mine as error:  # noqa: F841
        return 2.0


def raises_again(x: float) -> Any:
    try:
        return 1 // int(x)
    except ZeroDivisionError:
        if x == 0:
            return -7
        raise


def returns_before_finally(x: float) -> Any:
    try:
        return 1 // int(x)
    except ZeroDivisionError:
        return -3
    finally:
        x = 3


def bare(x: float) -> Any:
    try:
        return math.sqrt(x)
    except:
        return -1.0


def _log(v: float) -> float:
    return math.log(v)


def of_a_helper(x: float) -> Any:
    try:
        return _log(x)
    except (ValueError, OverflowError):
        return 0.0


def of_a_lookup(x: float) -> Any:
    try:
        return TABLE[int(x)]
    except KeyError:
        return -1


def base_class(x: float) -> Any:
    try:
        return 5 // int(x)
    except Exception:
        return 0


def around_a_loop(x: float) -> Any:
    try:
        for i in range(5):
            if i == int(x):
                return i // (i - 2)
    except ZeroDivisionError:
        return 77
    return 99


def break_in_finally(x: float) -> Any:
    for i in range(3):
        try:
            if i == int(x):
                break
        finally:
            x = x + 1
    return x


def nested_in_a_loop(x: float) -> Any:
    t = 0
    for i in range(-1, 4):
        try:
            try:
                t += 10 // (i - int(x))
            except ValueError:
                t += 7
            t += 1
        except ZeroDivisionError:
            t += 100
    return t


def several(x: float) -> Any:
    try:
        if x == 0:
            raise KeyError("a")
        if x == 1:
            raise ValueError("b")
        if x == 2:
            return 1 // 0
        if x == 3:
            raise IndexError("c")
        r = 1
    except (KeyError, ValueError):
        r = 2
    except ZeroDivisionError:
        r = 3
    except LookupError:
        r = 4
    else:
        r = 5
    finally:
        x = x * 2
    return r + x


def in_a_handler(x: float) -> Any:
    try:
        return 1 // int(x)
    except ZeroDivisionError:
        try:
            return math.log(x)
        except ValueError:
            return -9.0


def in_a_while(x: float) -> Any:
    n = 0
    while True:
        try:
            n += 1
            if n > x + 3:
                break
            if 12 // (n - 2) > 100:
                pass
        except ZeroDivisionError:
            n += 10
        finally:
            n += 1
    return n


def two_types(x: float) -> Any:
    try:
        y = int(x) // (int(x) - 1)
    except ZeroDivisionError:
        y = 0.5
    return y


def over_items(x: float) -> Any:
    out = 0
    for v in (3, 0, int(x)):
        try:
            out += 6 // v
        except ZeroDivisionError:
            out -= 1
    return out


def return_in_finally(x: float) -> Any:
    try:
        y = 1 // int(x)
    finally:
        return x + 1
    return y


CATCHING: Final = (
    nested, keeps_what_was_set, in_a_loop, own_class, raises_again, returns_before_finally, bare, of_a_helper,
    of_a_lookup, base_class, around_a_loop, break_in_finally, nested_in_a_loop, several, in_a_handler, in_a_while,
    two_types, over_items, return_in_finally,
)  # fmt: skip
