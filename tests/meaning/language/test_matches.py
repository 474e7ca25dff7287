"""``match`` of several values at once, and exceptions that a handler raises again: as Python, or refused by name."""

from typing import Any

import pandas as pd
import pytest

import udf
from udf.errors import UdfCompileError

FRAME = pd.DataFrame({"p": [1, 1, 2, 2, 3, 4], "s": ["f", "m", "f", "m", "f", "x"], "q": [0, 1, 2, 3, 4, 5]})


def guards(row: Any) -> int:
    match (row["p"], row["s"], row["q"]):
        case (1, "m", n):
            return n
        case (p, "f", 2):
            return p * 10
        case (2, _, n) if n > 2:
            return -n
        case _:
            return 100


def lengths(row: Any) -> int:
    """Take a pattern of another length, which matches nothing."""
    match (row["p"], row["q"]):
        case (1, 2, 3):
            return 3
        case (x, 0):
            return x
    return 5


def alternatives(row: Any) -> str:
    found = "z"
    match row.p, row.q:
        case ((1 | 2), q):
            found = "lo" + str(q)
        case _, 4:
            found = "four"
    return found


def twice(row: Any) -> int:
    """Two of them, of several lengths."""
    match row.p, row.q:
        case 1, _:
            total = 1
        case _:
            total = 2
    match row.p, row.q, total:
        case 1, 1, 1:
            total += 10
    return total


@pytest.mark.parametrize("function", [guards, lengths, alternatives, twice])
def test_values_are_matched_as_in_python(function: Any) -> None:
    assert FRAME.udf.apply(function, axis=1).tolist() == FRAME.apply(function, axis=1).tolist()


def nested(row: Any) -> int:
    match row.p, (row.q, row.s):
        case 1, (0, "f"):
            return 1
        case _:
            return 0


def starred(row: Any) -> int:
    match row.p, row.q:
        case 1, *rest:
            return len(rest)
        case _:
            return 0


@pytest.mark.parametrize(("function", "why"), [(nested, "written out"), (starred, "starred name")])
def test_other_patterns_are_refused(function: Any, why: str) -> None:
    with pytest.raises(UdfCompileError, match=why):
        FRAME.udf.apply(function, axis=1)


def at_once(x: int) -> int:
    """Raise in the only statement of a handler."""
    try:
        return 6 // x
    except ZeroDivisionError:  # noqa: TRY203 - what is asked
        raise


def by_condition(x: int) -> int:
    try:
        found = 6 // x
    except ZeroDivisionError:
        if x == 0:
            raise
        found = 5
    return found


def of_others(x: int) -> int:
    """In the handler of what is not taken before."""
    try:
        return 6 // x
    except ValueError:
        return 3
    except Exception:
        raise


@pytest.mark.parametrize("function", [at_once, by_condition, of_others])
def test_an_exception_is_raised_again(function: Any) -> None:
    """Its type and message, and the row; nothing where nothing was raised."""
    assert list(udf.Series([1, 2, 6]).applymap(function)) == [6, 3, 1]
    with pytest.raises(ZeroDivisionError) as raised:
        udf.Series([3, 0]).applymap(function)
    assert "position 1" in raised.value.__notes__[0]


def by_name(x: int) -> int:
    try:
        found = 6 // x
    except ZeroDivisionError as error:  # noqa: TRY203 - what is asked
        raise error  # noqa: TRY201 - what is asked
    return found


@pytest.mark.filterwarnings("ignore::udf.errors.FallbackWarning")
def test_an_exception_in_a_variable_is_raised_by_python() -> None:
    """Compiled code has no such variable; it says what to write."""
    with pytest.raises(udf.errors.UdfCompileError, match="write raise"):
        udf.Series([3, 0]).applymap(by_name)
    with udf.options(fallback="python", backend="cpu"):
        assert pd.Series([1, 2, 6]).udf.map(by_name).tolist() == [6, 3, 1]
        with pytest.raises(ZeroDivisionError):
            pd.Series([1, 2, 6, 0]).udf.map(by_name)
