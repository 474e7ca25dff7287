"""Functions that only compute with numbers pass by the rewrites of all else, and mean what Python means."""

import pytest

from tests.support.against_python import assert_is_python
from udf.frontend.driver import rewrites

FACTOR, NAN, NOTHING = 3, float("nan"), None


def unset(x):
    if x > 0:
        y = x
    return y + 1


def counts(x):
    n = 0
    while x > 1 and n < 50:
        x = x // 2 if x % 2 == 0 else 3 * x + 1
        n += 1
    return n


COMPUTE = {
    "branches": lambda x: x * 2 + 1 if x > 0 else -x,
    "a global": lambda x: x * FACTOR,
    "a division": lambda x: 1 / x,
    "a NaN of another": lambda x: x if x != 3 else (NAN if x > 3 else 7),
    "a large constant": lambda x: (x + 2**62) % 7,
    "a walrus": lambda x: (z := x + 1) * z,
    "chained": lambda x: 0 < x <= 2 != x,
    "a bool": lambda x: (x > 1) + True,
    "may be unset": unset,
    "a loop": counts,
}
OTHERS = {
    "a call": lambda x: abs(x),
    "an attribute": lambda x: x.real,
    "a member": lambda x: x in (1, 2),
    "a tuple": lambda x: (x, 2)[int(x > 1)],
    "a text": lambda x: x if "a" == "a" else 0,  # noqa: PLR0133 - what is tested
    "None": lambda x: 1 if x is NOTHING else 2,
    "an exception": lambda x: x if x > 0 else (1).bit_length(),
}


@pytest.mark.parametrize("name", [*COMPUTE, *OTHERS])
def test_it_is_told_and_is_pythons(name, monkeypatch) -> None:
    """Values and exceptions; what calls, asks or makes anything but numbers is rewritten."""
    seen = []
    asked = rewrites.is_pure_arithmetic
    monkeypatch.setattr(rewrites, "is_pure_arithmetic", lambda *given: (seen.append(asked(*given)), seen[-1])[1])
    assert_is_python((COMPUTE | OTHERS)[name], -4, 0, 1, 2, 3, 27)
    assert (False in seen) == (name in OTHERS)


def test_every_rewrite_comes_after_those_that_it_needs() -> None:
    """By the table's own word; each says why it stands where it does, and none needs one that is not there."""
    done = set()
    for one in rewrites.REWRITES:
        assert one.why
        assert set(one.after) <= done
        done.add(one.name)
