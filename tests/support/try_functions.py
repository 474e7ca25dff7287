"""Functions with ``try``, for numbers like -1, 0, 1, 2, 3, 4 and 7."""

import math
from typing import Final

from tests.support.written import written

TABLE: Final = {1: 5, 2: 6}


class Mine(ValueError):
    """A class of the user's own."""


CATCHING: Final = written(
    "def NAME(x):\n    BODY",
    """
nested
    try:
        try:
            y = 10 // int(x)
        except ValueError:
            y = -5
        y = y * 2
    except ZeroDivisionError:
        y = -1
    return y
keeps_what_was_set
    a = 1
    try:
        a = 2
        a = 10 // int(x)
        a = 4 + a
    except ZeroDivisionError:
        a = a + 100
    return a
in_a_loop
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
own_class
    try:
        if x > 2:
            raise Mine("too big %s" % x)
        return 1.0
    except Mine as error:
        return 2.0
raises_again
    try:
        return 1 // int(x)
    except ZeroDivisionError:
        if x == 0:
            return -7
        raise
returns_before_finally
    try:
        return 1 // int(x)
    except ZeroDivisionError:
        return -3
    finally:
        x = 3
bare
    try:
        return math.sqrt(x)
    except:
        return -1.0
of_a_helper
    try:
        return _log(x)
    except (ValueError, OverflowError):
        return 0.0
of_a_lookup
    try:
        return TABLE[int(x)]
    except KeyError:
        return -1
base_class
    try:
        return 5 // int(x)
    except Exception:
        return 0
around_a_loop
    try:
        for i in range(5):
            if i == int(x):
                return i // (i - 2)
    except ZeroDivisionError:
        return 77
    return 99
break_in_finally
    for i in range(3):
        try:
            if i == int(x):
                break
        finally:
            x = x + 1
    return x
nested_in_a_loop
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
several
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
in_a_handler
    try:
        return 1 // int(x)
    except ZeroDivisionError:
        try:
            return math.log(x)
        except ValueError:
            return -9.0
in_a_while
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
two_types
    try:
        y = int(x) // (int(x) - 1)
    except ZeroDivisionError:
        y = 0.5
    return y
over_items
    out = 0
    for v in (3, 0, int(x)):
        try:
            out += 6 // v
        except ZeroDivisionError:
            out -= 1
    return out
in_a_generator
    try:
        return sum(6 // int(x + i) for i in (0, 1))
    except ZeroDivisionError:
        return -1
in_one_that_ends
    try:
        found = any(6 // v > 2 for v in (int(x), 0))
    except ZeroDivisionError:
        found = None is x
    finally:
        n = 5
    return n + found
in_a_map
    try:
        a, b = map(_log, (x, x + 1))
    except ValueError:
        return -1.0
    return a + b
in_a_loop_over_one
    out = 0
    for v in (6 // w for w in (3, 1, 2) if w != x):
        try:
            out += 6 // (v - 3)
        except ZeroDivisionError:
            out -= 1
    return out
return_in_finally
    try:
        y = 1 // int(x)
    finally:
        return x + 1
    return y
""",
    {"TABLE": TABLE, "Mine": Mine, "_log": lambda v: math.log(v), "math": math},
)
