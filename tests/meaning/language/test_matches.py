"""``match`` of several values, exceptions raised again, and ``isinstance``: as Python has them, or refused by name."""

from typing import Any

import numpy as np
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


QUESTIONS = [
    lambda x: isinstance(x, int), lambda x: isinstance(x, float), lambda x: isinstance(x, bool),
    lambda x: isinstance(x, str), lambda x: isinstance(x, (int, float)), lambda x: isinstance(x, int | float),
    lambda x: isinstance(x, (bool, str)), lambda x: isinstance(x, np.integer),
    lambda x: isinstance(x, (int, np.integer)), lambda x: isinstance(x, (float, np.floating)),
    lambda x: isinstance(x, np.float64), lambda x: isinstance(x, object), lambda x: isinstance(x, tuple),
]  # fmt: skip
DTYPES = ["int8", "int64", "uint16", "uint64", "float32", "float64", "bool", "Int64", "Float64", "boolean"]


@pytest.mark.slow
@pytest.mark.parametrize("dtype", DTYPES)
def test_a_value_of_a_series_is_what_pandas_map_hands_out(dtype) -> None:
    """A Python number, of any width; all questions at once."""
    series = pd.Series([1, 0], dtype=dtype)
    for number, function in enumerate(QUESTIONS):
        assert list(udf.Series(series).map(function)) == series.astype(object).map(function).tolist(), number


@pytest.mark.slow
def test_text_and_null() -> None:
    """A category is its strings; a null is an instance of nothing but object."""
    strings = pd.Series(["a", "b"], dtype="category")
    for function in QUESTIONS:
        assert list(udf.Series(strings).map(function)) == [function("a"), function("b")]
    nullable = udf.Series(pd.Series([1, None], dtype="Int64"))
    assert list(nullable.map(lambda x: isinstance(x, int))) == [True, False]
    assert list(nullable.map(lambda x: x + 1 if isinstance(x, int) else -1)) == [2, -1]


def shouted(x):
    if isinstance(x, str):
        return len(x.upper())
    return x + 1


def test_a_branch_for_another_kind_is_not_compiled() -> None:
    """What a number cannot do may stand behind the question."""
    assert list(udf.Series([1, 2]).map(shouted)) == [2, 3]


@pytest.mark.slow
@pytest.mark.parametrize("columns", [["a"], ["a", "b"], ["a", "c"], ["a", "d"], ["d"], ["a", "e"]], ids=str)
def test_rows_answer_what_pandas_rows_do(columns: list[str]) -> None:
    """The other columns decide: an int alone is NumPy's, beside text Python's, beside a float one of NumPy's."""
    data = {"a": [1], "b": [0.5], "c": ["x"], "d": [True], "e": pd.Series([None], dtype="Float32")}
    frame = pd.DataFrame(data)[columns]
    label = columns[0]
    for classes in (int, float, bool, np.integer, np.floating, (int, np.integer), np.bool_):
        function = lambda row, c=classes: (
            isinstance(row[label], c),
            isinstance(row[label] + row[label], c),
            isinstance(row[label] > 0, c),
        )
        found, wanted = (of.apply(function, axis=1, result_type="expand") for of in (frame.udf, frame))
        assert found.to_numpy().tolist() == wanted.to_numpy().tolist(), classes
    kinds = lambda row: (type(row[label]) is int) + 2 * (type(row[label]) in (float, bool))
    assert frame.udf.apply(kinds, axis=1).tolist() == frame.apply(kinds, axis=1).tolist()
    assert list(udf.DataFrame({"a": [1], "b": [0.5]}).apply(lambda row: isinstance(row.a, int))) == [True]


@pytest.mark.slow
def test_a_value_of_a_window_is_numpys_float64() -> None:
    """And so a Python float too; a length is a Python int."""
    for function in (
        lambda w: isinstance(w[0], np.floating) + 2 * isinstance(w[0], float) + 4 * isinstance(len(w), int),
        lambda w: isinstance(len(w), np.integer) + 2 * isinstance(w[0], np.integer),
    ):
        want = pd.Series([1.0, 2.0]).rolling(1).apply(function, raw=True).tolist()
        assert list(udf.Series([1.0, 2.0]).rolling(1).apply(function, raw=True)) == want


def test_what_is_no_class_is_refused_with_pythons_words() -> None:
    with pytest.raises(UdfCompileError, match=r"isinstance\(\) arg 2 must be a type"):
        udf.Series([1]).map(lambda x: isinstance(x, (3, int)))
